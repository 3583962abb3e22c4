// Makes the links to the other editions lead to the same place of the page.

const NEAR_THE_TOP = 100;

addEventListener("DOMContentLoaded", () => {
  const links = [...document.querySelectorAll(".hoyle-editions a")];
  const addresses = links.map((link) => link.getAttribute("href"));

  // The section that a reader without an anchor has before his eyes; the whole page while its title is there.
  const section = () => {
    const passed = [...document.querySelectorAll("article section section[id]")].filter(
      (each) => each.getBoundingClientRect().top < NEAR_THE_TOP,
    );
    return scrollY > 0 && passed.length ? `#${passed.at(-1).id}` : "";
  };

  const aim = () => {
    const place = location.search + (location.hash || section());
    links.forEach((link, index) => link.setAttribute("href", addresses[index] + place));
  };

  for (const event of ["pointerover", "focusin", "pointerdown"]) {
    for (const link of links) link.addEventListener(event, aim);
  }
  addEventListener("hashchange", aim);
  aim();
});
