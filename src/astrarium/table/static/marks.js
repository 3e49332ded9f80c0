// What the page itself writes on things: the keys that choose them, what a planned card does, and
// which of several equal cards are planned.

const SVG = "http://www.w3.org/2000/svg";
const KEYS = matchMedia("(min-width: 1100px) and (hover: hover)");
const HIGH = 90; // pixels: a card that is so high carries its key on its lower edge
const SIZES = { key: 11, does: 12, "new-mark": 12 }; // pixels

const clicked = new Map(); // of equal cards: which copies the reader has planned

// --- words on a thing ------------------------------------------------------------------------------

// On its face: a picture may reach beyond it, and above it there may be the name of another card.
export function writeOn(thing, kind, words) {
  const face = thing.querySelector(".face") || thing;
  const box = face.getBBox();
  if (!box.width || thing.querySelector(`.${kind}`)) return; // in a part that is not shown
  const into = thing.getScreenCTM().inverse().multiply(face.getScreenCTM());
  const unit = SIZES[kind] / face.getScreenCTM().a; // of the drawing, for one that is as high as the text
  const high = 1.45 * unit;
  const width = Math.max(high, (words.length * 0.66 + 0.8) * unit);
  const isCard = "about" in thing.dataset && box.height * face.getScreenCTM().a > HIGH;
  const middle = box.x + box.width / 2;
  const places = { "new-mark": [middle, box.y + high / 2], does: [middle, box.y + box.height] };
  // A small thing has its key at a corner, or within, where it is a circle with nothing in it: there are words beside.
  const isEmpty = face.localName === "circle" && !thing.querySelector("text");
  const small = isEmpty ? [middle, box.y + box.height / 2] : [box.x + width * 0.1, box.y + high * 0.05];
  const [x, y] = places[kind] || (isCard ? [middle, box.y + box.height] : small);
  const at = new DOMPoint(x, y).matrixTransform(into);
  const mark = document.createElementNS(SVG, "g");
  mark.setAttribute("class", kind);
  mark.setAttribute("transform", `translate(${at.x} ${at.y})`);
  const plate = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x: -width / 2, y: -high / 2, width, height: high, rx: high / 4 })) plate.setAttribute(name, value);
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("text-anchor", "middle");
  text.setAttribute("y", 0.36 * unit);
  text.style.fontSize = `${unit}px`;
  text.textContent = words;
  mark.append(plate, text);
  thing.append(mark);
}

function isShown(thing) {
  return thing.getClientRects().length > 0;
}

// --- equal cards -----------------------------------------------------------------------------------

function copiesOf(element) {
  const ids = [element, ...[2, 3, 4, 5].map((copy) => `${element}-${copy}`)];
  return ids.map((id) => document.getElementById(id)).filter(Boolean);
}

// Of the copies of a card those that are planned, in the order of the answers that plan them: those
// that were clicked, then whichever there are.
export function plannedCopies(element, answers) {
  const all = copiesOf(element).map((_, at) => at + 1);
  const first = (clicked.get(element) || []).filter((copy) => all.includes(copy));
  return [...first, ...all.filter((copy) => !first.includes(copy))].slice(0, answers.length);
}

export function noteCopies(element, copies) {
  clicked.set(element, copies);
}

// --- after every board -----------------------------------------------------------------------------

export function markThings(answers) {
  const planned = new Map();
  for (const [at, element, does] of answers) planned.set(element, [...(planned.get(element) || []), { at, does }]);
  for (const element of clicked.keys()) if (!planned.has(element)) clicked.delete(element);
  for (const [element, given] of planned) {
    const things = copiesOf(element);
    const copies = plannedCopies(element, given);
    if (things.length > 1) things.forEach((thing, at) => thing.classList.toggle("planned", copies.includes(at + 1)));
    copies.forEach((copy, number) => {
      const thing = things[copy - 1];
      if (given[number].does && thing.closest(".zone.hand") && isShown(thing)) writeOn(thing, "does", given[number].does);
    });
  }
  writeKeys();
}

// What can be chosen on the board says its key; not where there are no keys.
export function writeKeys() {
  for (const old of document.querySelectorAll(".thing > .key")) old.remove();
  if (!KEYS.matches) return;
  const written = new Set();
  for (const item of document.querySelectorAll("#plan .choices li[data-key]")) {
    const { key, element } = item.dataset;
    const thing = element && key && copiesOf(element).find((each) => each.matches(".open:not(.planned)") && isShown(each));
    if (!thing || written.has(thing)) continue;
    written.add(thing);
    writeOn(thing, "key", key);
  }
}

KEYS.addEventListener("change", writeKeys);
document.addEventListener("click", (event) => { if (event.target.closest(".tabs")) requestAnimationFrame(writeKeys); });
