"""A small program that runs another one and ends everything that comes of it; ``process`` starts it on Linux.

It makes itself the reaper of orphans, so that a child which forks twice and leaves its session still has a parent that
can be found.  One end of a socket tells it to kill (a byte, or the end of the one who started it, however that came)
and takes its report: ``failed TEXT`` if the program cannot be started, otherwise ``ended CODE LEFT``, where ``CODE``
is negative for a signal and ``LEFT`` counts the processes that were still there.
"""

import ctypes
import os
import select
import signal
import socket
import sys
import time

import psutil

_SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER of prctl(2)."""

_PARTING = 0.5
"""Seconds that the children of a program that has ended get to end too."""

_PAUSE = 0.01


def main() -> None:
    """Run the command of the arguments; the first of them is the number of the socket's descriptor."""
    control = socket.socket(fileno=int(sys.argv[1]))
    control.set_inheritable(False)
    ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    waking, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    try:
        # In a group of its own, so that a program which kills its group does not kill this one.
        program = os.posix_spawnp(
            sys.argv[2],
            sys.argv[2:],
            os.environ,
            setpgroup=0,
            setsigdef=[signal.SIGPIPE, signal.SIGXFSZ, signal.SIGCHLD],
        )
    except OSError as error:
        _tell(control, f"failed {error.strerror}")
        return
    _let_go_of_streams()
    code = _wait(program, control, waking)
    left = _descendants() if code is not None else []
    deadline = time.monotonic() + _PARTING
    while left and time.monotonic() < deadline:
        time.sleep(_PAUSE)
        _reap(program)
        left = _descendants()
    killed = _end_all(program)
    _tell(control, f"ended {killed if code is None else code} {len(left)}")


def _let_go_of_streams() -> None:
    """Keep no end of the program's pipes, so that they close when its own processes close them."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def _wait(program: int, control: socket.socket, waking: int) -> int | None:
    """Wait for the end of the program and give its code, or for the order to kill it, which gives None."""
    order = control.fileno()
    while True:
        ready, _, _ = select.select([order, waking], [], [])
        if waking in ready:
            os.read(waking, 4096)
            code = _reap(program)
            if code is not None:
                return code
        if order in ready:
            return None


def _reap(program: int) -> int | None:
    """Collect everything that has ended; the program's code if it was among it."""
    found = None
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return found
        if pid == 0:
            return found
        if pid == program:
            found = os.waitstatus_to_exitcode(status)


def _end_all(program: int) -> int:
    """Kill until nobody is left, since children move up to this process as their parents end; the program's code."""
    code = 0
    while left := _descendants():
        for process in left:
            try:
                process.kill()
            except psutil.NoSuchProcess:
                continue
        time.sleep(_PAUSE)
        found = _reap(program)
        code = code if found is None else found
    found = _reap(program)
    return code if found is None else found


def _descendants() -> list[psutil.Process]:
    return [each for each in psutil.Process().children(recursive=True) if _is_alive(each)]


def _is_alive(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def _tell(control: socket.socket, text: str) -> None:
    try:
        control.sendall(f"{text}\n".encode())
    except OSError:
        return  # whoever started us is gone, and the work is done


if __name__ == "__main__":
    main()
