// Small pictures beside the words of the story: what a beat is about, as it lies on the board.

import { thingsOf } from "./story.js";

const SVG = "http://www.w3.org/2000/svg";
const MOST = 2; // pictures beside one beat
const BROADEST = 1.3; // a picture's width for its height; of what is larger, the beginning is shown
const NOT_DRAWN = "title, text, .key, .does, .new-mark";
const SHAPES = "path, use, polygon, circle, ellipse, image";

// Without words, which would be too small to be read, and without what makes a thing of it.
function bare(thing) {
  const copy = document.createElementNS(SVG, "g");
  copy.append(...[...thing.children].map((each) => each.cloneNode(true)));
  for (const each of copy.querySelectorAll(NOT_DRAWN)) each.remove();
  for (const each of copy.querySelectorAll("*")) for (const name of ["id", "class", "style", "tabindex", "role", "data-about"]) each.removeAttribute(name);
  return copy;
}

function picture(thing) {
  const { x, y, width, height } = thing.getBBox();
  if (!width || !height) return null; // behind a tab
  const copy = bare(thing);
  if (!copy.querySelector(SHAPES)) return null;
  const side = Math.min(width, height);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "glimpse");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("viewBox", `${x} ${y} ${Math.min(width, side * BROADEST)} ${side}`);
  svg.append(copy);
  return svg;
}

export function putGlimpses(strip) {
  for (const beat of strip.querySelectorAll(".beat[data-elements]:not(.chapter):not(:has(.glimpse))")) {
    const things = beat.dataset.elements.split(" ").map((id) => thingsOf(id)[0]).filter((thing) => thing && !thing.closest(".head"));
    const pictures = things.map(picture).filter(Boolean).slice(0, MOST);
    beat.querySelector("a").before(...pictures);
  }
}
