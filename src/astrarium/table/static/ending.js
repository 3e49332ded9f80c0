// The end of a game: points are counted up source by source, once; a click shows it all, and so does a
// board that comes meanwhile.

import { play } from "./sound.js";

const EVERY = 600; // milliseconds a source
const SHOWN = "ended"; // tables whose end was seen in this tab

let timer = 0;
let counted = null; // the result that is being counted up

function seen(table) {
  const tables = (sessionStorage.getItem(SHOWN) || "").split(" ");
  if (tables.includes(table)) return true;
  sessionStorage.setItem(SHOWN, [...tables, table].join(" "));
  return false;
}

function numbers(row) {
  return [...row.querySelectorAll("td.number")];
}

function begin() {
  const result = document.querySelector(".result");
  if (timer && !counted.isConnected) {
    clearInterval(timer);
    timer = 0;
    result?.classList.add("crowned");
  }
  if (!result || timer || seen(result.dataset.table) || document.hidden) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const rows = [...result.querySelectorAll(".source")];
  const totals = numbers(result.querySelector("tfoot tr"));
  const scores = totals.map((place) => place.textContent);
  const sums = totals.map(() => 0);
  counted = result;
  result.classList.add("counting");
  for (const part of result.querySelectorAll(".source, .part")) part.classList.add("ahead");
  for (const place of totals) place.textContent = "0";
  const finish = () => {
    clearInterval(timer);
    timer = 0;
    removeEventListener("pointerdown", finish, { capture: true });
    totals.forEach((place, at) => { place.textContent = scores[at]; });
    for (const part of result.querySelectorAll(".ahead, .counted")) part.classList.remove("ahead", "counted");
    result.classList.remove("counting");
    result.classList.add("crowned");
    play("end");
  };
  const next = () => {
    result.querySelector(".counted")?.classList.remove("counted");
    const row = rows.shift();
    if (!row) return finish();
    row.classList.remove("ahead");
    row.classList.add("counted");
    for (const part of result.querySelectorAll(`.part[data-source="${row.dataset.source}"]`)) part.classList.remove("ahead");
    numbers(row).forEach((place, at) => { sums[at] += Number(place.textContent); totals[at].textContent = String(sums[at]); });
    play("gain");
  };
  timer = setInterval(next, EVERY);
  addEventListener("pointerdown", finish, { capture: true });
}

document.addEventListener("board", begin);
begin();
