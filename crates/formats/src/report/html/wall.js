"use strict";
(() => {
  const SECONDS = 12, SMALLEST = 8, LARGEST = 60, FEWEST_ROWS = 15;
  const sections = [...document.querySelectorAll("main section")].filter(one => one.querySelector("tbody tr"));
  const turn = document.querySelector(".turn");

  // Rows that belong together, as the seats of a table do, stay on one page.
  const groups = section => {
    const rows = [...section.querySelectorAll("tbody tr")];
    const belong = rows.some(row => row.classList.contains("begins"));
    const found = [];
    rows.forEach((row, at) => {
      if (!belong || at == 0 || row.classList.contains("begins")) found.push([]);
      found[found.length - 1].push(row);
    });
    return found;
  };

  // The largest type at which the table fits the width of the screen and a page has some rows.
  const fit = section => {
    section.style.fontSize = "20px";
    const ratio = section.clientWidth / section.querySelector("table").scrollWidth;
    const size = Math.min(20 * ratio, innerHeight / FEWEST_ROWS / 1.8, LARGEST);
    section.style.fontSize = Math.max(Math.floor(size * 10) / 10, SMALLEST) + "px";
  };

  // A page is a section and those of its rows that fit the height of the screen.
  const pages = () => sections.flatMap(section => {
    for (const other of sections) other.hidden = other != section;
    const all = groups(section);
    for (const row of all.flat()) row.hidden = false;
    fit(section);
    const room = innerHeight - section.querySelector("tbody").getBoundingClientRect().top - scrollY;
    const found = [];
    let left = 0;
    for (const rows of all) {
      const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
      if (!found.length || height > left) {
        found.push({ section, rows: new Set() });
        left = room;
      }
      for (const row of rows) found[found.length - 1].rows.add(row);
      left -= height;
    }
    return found;
  });

  let shown = [], at = 0;
  const show = () => {
    const page = shown[at];
    if (!page) return;
    for (const section of sections) section.hidden = section != page.section;
    for (const row of page.section.querySelectorAll("tbody tr")) row.hidden = !page.rows.has(row);
    turn.textContent = at + 1 + " / " + shown.length;
  };
  const lay = () => {
    shown = pages();
    at = Math.min(at, Math.max(shown.length - 1, 0));
    show();
  };

  // The page is loaded again after its last turn, if it can be: a lost network leaves it as it is.
  const renew = async () => {
    if (location.protocol.startsWith("http")) {
      const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
      if (!answer || !answer.ok) return;
    }
    location.reload();
  };
  setInterval(() => {
    at = (at + 1) % Math.max(shown.length, 1);
    show();
    if (at == 0) renew();
  }, SECONDS * 1000);
  addEventListener("resize", lay);
  lay();
})();
