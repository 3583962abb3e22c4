#!/usr/bin/env bash
# Run `make verify` and `make test` on a minimal Debian 12 made for the purpose: what a newcomer with a new machine sees.
#
# Needs root and debootstrap, and takes a few minutes.  The last commit is tested, not the working tree.  The mirror and
# the settings for pip and certificates are those of the host.  Exit status 0 means that both targets succeeded.
set -euo pipefail

suite=bookworm
root_of_repository=$(cd "$(dirname "$0")/.." && pwd)

fail() {
    echo "fresh-debian: $*" >&2
    exit 2
}

[[ $(id -u) -eq 0 ]] || fail "chroot needs root"
command -v debootstrap >/dev/null || fail "debootstrap is not installed"

mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Identifier: Packages' "Codename: $suite" 'Component: main' | head -n 1)
[[ -n $mirror ]] || fail "the host's apt has no source for $suite; run apt-get update, or use a host with Debian's sources"

chroot_dir=$(mktemp -d "${TMPDIR:-/tmp}/fresh-debian.XXXXXX")
clean_up() {
    for mounted in dev/pts proc; do
        mountpoint -q "$chroot_dir/$mounted" && umount "$chroot_dir/$mounted"
    done
    rm -rf --one-file-system "$chroot_dir"
}
trap clean_up EXIT

echo "fresh-debian: $suite into $chroot_dir"
debootstrap --variant=minbase --include=python3,python3-venv,git,make,ca-certificates \
    "$suite" "$chroot_dir" "$mirror" >"$chroot_dir.log" 2>&1 || {
    tail -n 20 "$chroot_dir.log" >&2
    rm -f "$chroot_dir.log"
    fail "debootstrap failed"
}
rm -f "$chroot_dir.log"

mount -t proc proc "$chroot_dir/proc"
mkdir -p "$chroot_dir/dev/pts"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$chroot_dir/dev/pts"
ln -sf pts/ptmx "$chroot_dir/dev/ptmx"
cp --dereference /etc/resolv.conf "$chroot_dir/etc/resolv.conf"
cp --dereference /etc/hosts "$chroot_dir/etc/hosts"
for file in /etc/pip.conf /etc/ssl/certs/ca-certificates.crt; do
    [[ ! -f $file ]] || cp --dereference "$file" "$chroot_dir$file"
done

# What tells the host's pip how to reach its index: its own settings, certificates and proxies.  A bundle of
# certificates that lies elsewhere is copied to the same place.
settings=()
while IFS= read -r name; do
    case ${name^^} in
    PIP_FIND_LINKS | PIP_CONSTRAINT) continue ;;
    PIP_* | SSL_CERT_FILE | REQUESTS_CA_BUNDLE | CURL_CA_BUNDLE | HTTP_PROXY | HTTPS_PROXY | NO_PROXY | ALL_PROXY)
        settings+=("$name=${!name}")
        if [[ -f ${!name} ]]; then
            install -D --mode=644 "${!name}" "$chroot_dir${!name}"
        fi
        ;;
    esac
done < <(compgen -e)

git clone --quiet --no-hardlinks "$root_of_repository" "$chroot_dir/root/hoyle"

inside() {
    chroot "$chroot_dir" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        "${settings[@]}" /bin/sh -c "cd /root/hoyle && $1"
}

inside 'cat /etc/debian_version && python3 --version && ! python3 -m pip --version 2>/dev/null'

status=0
for target in verify test; do
    echo "fresh-debian: make $target"
    started=$SECONDS
    code=0
    inside "make $target" || code=$?
    echo "fresh-debian: make $target: exit $code after $((SECONDS - started)) s"
    ((code == 0)) || status=1
done
exit "$status"
