"use strict";
(() => {
  const page = name => document.querySelector(name);
  const plain = { ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th", ς: "σ" };
  const fold = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
    .replace(/[łøđðħıßæœþς]/g, letter => plain[letter]);

  // Find: only the rows with all typed words stay. Rows that belong together stay together.
  const find = page(".find");
  const groups = [];
  for (const body of document.querySelectorAll("main tbody")) {
    const belong = body.querySelector(".begins");
    for (const row of body.rows) {
      if (!belong || row == body.rows[0] || row.classList.contains("begins")) groups.push([]);
      groups[groups.length - 1].push(row);
    }
  }
  if (find && groups.length > 8) {
    find.hidden = false;
    const texts = groups.map(rows => fold(rows.map(row => row.textContent).join(" ")));
    find.querySelector("input").addEventListener("input", event => {
      const words = fold(event.target.value).split(/[\s,]+/);
      const fits = texts.map(text => words.every(word => text.includes(word)));
      groups.forEach((rows, at) => rows.forEach(row => row.hidden = !fits[at]));
      page(".nothing").hidden = fits.includes(true);
    });
  }

  // My page: the browser remembers the player's page for this folder.
  const key = "wallchart " + location.pathname.replace(/[^/]*$/, "");
  const here = location.pathname.replace(/^.*\//, "");
  const stored = () => {
    try { return localStorage.getItem(key) || ""; } catch { return ""; }
  };
  const show = () => {
    const mine = /^player-\d+\.html$/.test(stored()) ? stored() : "";
    const link = page(".mine");
    if (link) {
      link.hidden = !mine;
      link.href = mine || "#";
      if (mine == here) link.setAttribute("aria-current", "page");
    }
    for (const row of document.querySelectorAll("main tr")) {
      row.classList.toggle("me", !!mine && !!row.querySelector('a[href="' + mine + '"]'));
    }
    const box = page(".own input");
    if (box) box.checked = mine == here;
  };
  const own = page(".own");
  if (own) {
    own.hidden = false;
    own.querySelector("input").addEventListener("change", event => {
      try {
        if (event.target.checked) localStorage.setItem(key, here); else localStorage.removeItem(key);
      } catch { /* A browser that stores nothing shows no page of one's own. */ }
      show();
    });
  }
  show();
})();
