// The drawing under mouse, fingers and keys: pan, zoom, pinch; and things that glide into place.

const FARTHEST = 0.5;
const NEAREST = 6;
const STEP = 1.3;
const DURATION = 220;
const MANY = 16; // more new things than that are another picture, not a move

let scale = 1;
let nearing = 0; // the scale that was found for fingers, until one zooms by hand
let drawnWide = ""; // whether what the scale was found for is drawn for a wide screen
let drag = null;
let pinch = null;

function sheet() {
  return document.querySelector(".sheet");
}

function drawing() {
  return document.querySelector(".sheet svg");
}

// --- zoom ----------------------------------------------------------------------------------------

function apply() {
  const svg = drawing();
  if (!svg) return;
  svg.style.width = `${100 * scale}%`;
  // One picture that is all there is keeps its height; a map fills its zone.
  svg.style.height = svg.closest(".whole") ? "" : `${100 * scale}%`;
  sheet().classList.toggle("zoomed", scale > 1.01);
  const reset = document.getElementById("zoom-reset");
  if (reset) reset.disabled = Math.abs(scale - 1) < 0.01;
  legible();
}

const LEAST = { sign: 9, words: 12 }; // pixels

// Whatever the zoom, signs and figures can be read; names of places are left out until one comes near enough.
export function legible() {
  const near = drawing()?.getScreenCTM()?.a;
  if (!near) return; // not shown now
  drawing().classList.toggle("from-far", near * LEAST.words < LEAST.words - 0.1);
  const texts = [...drawing().querySelectorAll("text")].filter((text) => getComputedStyle(text.parentElement).visibility !== "hidden");
  for (const text of texts) text.style.fontSize = "";
  const found = texts.map((text) => ({ size: parseFloat(getComputedStyle(text).fontSize), unit: text.getScreenCTM()?.a || 0 }));
  texts.forEach((text, at) => {
    const { size, unit } = found[at];
    const least = [...text.textContent.trim()].length === 1 ? LEAST.sign : LEAST.words;
    if (text.classList.contains("from-near")) text.style.visibility = size * unit < least - 0.1 ? "hidden" : "";
    else if (unit && size * unit < least) text.style.fontSize = `${(least + 0.02) / unit}px`; // a browser rounds down
  });
}

// The middle of what can be seen of the drawing.
function middle() {
  const box = sheet().getBoundingClientRect();
  const ask = document.getElementById("ask");
  const low = ask && getComputedStyle(ask).position === "sticky" ? ask.getBoundingClientRect().top : innerHeight;
  const top = Math.max(0, box.top);
  const bottom = Math.max(top, Math.min(low, box.bottom));
  return { x: (box.left + box.right) / 2, y: (top + bottom) / 2 };
}

// What is under the spot stays under it.
function zoomTo(wanted, spot = middle()) {
  const svg = drawing();
  if (!svg) return;
  const before = svg.getBoundingClientRect();
  const across = (spot.x - before.left) / before.width;
  const down = (spot.y - before.top) / before.height;
  scale = Math.min(NEAREST, Math.max(FARTHEST, wanted));
  apply();
  const now = svg.getBoundingClientRect();
  pan(now.left + across * now.width - spot.x, now.top + down * now.height - spot.y);
}

function pan(dx, dy) {
  const place = sheet();
  place.scrollLeft += dx;
  const before = place.scrollTop;
  place.scrollTop += dy;
  const left = dy - (place.scrollTop - before);
  if (Math.abs(left) >= 1) scrollBy({ top: left, behavior: "instant" });
}

export function zoomKey(key) {
  if (!drawing()) return false;
  if (key === "+" || key === "=") zoomTo(scale * STEP);
  else if (key === "-") zoomTo(scale / STEP);
  else if (key === "0") zoomTo(1);
  else return false;
  return true;
}

export function zoomClicked(target) {
  const button = target.closest("#zoom-in, #zoom-out, #zoom-reset");
  if (button) zoomKey({ "zoom-in": "+", "zoom-out": "-", "zoom-reset": "0" }[button.id]);
}

// --- mouse and fingers ---------------------------------------------------------------------------

function pressed(event) {
  const place = event.pointerType === "mouse" && event.button === 0 && event.target.closest(".sheet");
  drag = place ? { x: event.clientX, y: event.clientY, left: place.scrollLeft, top: place.scrollTop, moved: false } : null;
}

function dragged(event) {
  const place = sheet();
  if (!drag || !place) return;
  const dx = event.clientX - drag.x;
  const dy = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(dx, dy) < 6) return;
  drag.moved = true;
  place.classList.add("dragged");
  place.scrollLeft = drag.left - dx;
  place.scrollTop = drag.top - dy;
}

function released() {
  if (!drag) return;
  const moved = drag.moved;
  drag = null;
  sheet()?.classList.remove("dragged");
  if (moved) {
    // Letting go of the drawing is no click on what lies there.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
  }
}

function stop(event) {
  event.stopPropagation();
  event.preventDefault();
}

function between(touches) {
  const [one, other] = touches;
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
  };
}

function touched(event) {
  pinch = event.touches.length === 2 ? { ...between(event.touches), scale } : null;
}

function pinched(event) {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const now = between(event.touches);
  zoomTo((pinch.scale * now.apart) / pinch.apart, pinch);
  pan(pinch.x - now.x, pinch.y - now.y);
  pinch.x = now.x;
  pinch.y = now.y;
}

function wheeled(event) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomTo(scale * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
}

// While fingers or the mouse hold the drawing it must not be swapped under them.
export function held() {
  return pinch !== null || (drag !== null && drag.moved);
}

// --- fingers -------------------------------------------------------------------------------------

const FINGER = 45; // pixels: what is tapped on a phone is at least so high

function small() {
  const place = sheet();
  if (!place || place.closest(".whole") || !place.clientWidth || !matchMedia("(max-width: 1099px)").matches) return [];
  if (wide() === "yes") return []; // the server does not know yet how narrow the window is
  return [...place.querySelectorAll(".thing.open")].map((thing) => (thing.querySelector(".face") || thing).getBoundingClientRect());
}

function wide() {
  return document.getElementById("drawing")?.dataset.wide || "";
}

// How far to zoom, so that a finger hits what can be chosen.
function forFingers(boxes) {
  const least = boxes.length ? Math.min(...boxes.map((box) => box.height)) : 0;
  // Half a pixel is lost in zooming: or one would come nearer for ever, and never choose.
  return least > 0 && least < FINGER - 0.5 ? (scale * FINGER) / least : 0;
}

// A phone's map opens where one can act, or at what the question is about; where nothing on it is asked
// for, as a whole.
export function nearWhatCanBeChosen() {
  const wanted = forFingers(small());
  if (wanted) {
    zoomTo(wanted);
    nearing = scale;
  }
  const boxes = small();
  if (!boxes.length) {
    if (scale === nearing && !sheet()?.querySelector(".thing.planned")) zoomTo(1);
    const about = sheet()?.querySelector(".asked-about"); // its turns, say, stand below the question
    if (!about || !matchMedia("(max-width: 1099px)").matches) return;
    boxes.push(about.getBoundingClientRect());
  }
  const place = sheet().getBoundingClientRect();
  const inside = (box) => box.left >= place.left && box.right <= place.right && box.top >= place.top && box.bottom <= place.bottom;
  if (boxes.some(inside)) return;
  const middle = boxes[Math.floor(boxes.length / 2)];
  pan((middle.left + middle.right - place.left - place.right) / 2, (middle.top + middle.bottom - place.top - place.bottom) / 2);
}

// From the overview a tap comes nearer first; the next one chooses.
function tapped(event) {
  if (!event.target.closest(".sheet .thing.open")) return;
  const wanted = forFingers(small());
  if (!wanted) return;
  stop(event);
  zoomTo(wanted, { x: event.clientX, y: event.clientY });
}

addEventListener("click", tapped, { capture: true });

// For a sheet that has just come into the page.
export function readySheet() {
  const place = sheet();
  if (!place) return;
  if (wide() !== drawnWide) scale = 1; // another drawing, of another size
  drawnWide = wide();
  apply();
  place.addEventListener("wheel", wheeled, { passive: false });
  place.addEventListener("touchstart", touched, { passive: true });
  place.addEventListener("touchmove", pinched, { passive: false });
  place.addEventListener("touchend", () => { pinch = null; });
  place.addEventListener("touchcancel", () => { pinch = null; });
}

addEventListener("pointerdown", pressed);
addEventListener("pointermove", dragged);
addEventListener("pointerup", released);
addEventListener("pointercancel", released);

// --- what was just done glides -------------------------------------------------------------------

// Where everything is before the board is swapped.
export function places(root) {
  const found = new Map();
  for (const thing of root.querySelectorAll(".thing")) {
    const pieces = new Map([...thing.querySelectorAll(".piece")].map((each) => [each.outerHTML, shown(each)]));
    found.set(thing.id, { ...shown(thing), about: thing.dataset.about || "", pieces });
  }
  return found;
}

function shown(node) {
  return { node, box: node.getBoundingClientRect(), frame: node.getBBox() };
}

// What has a new place comes from its old one; what is new lands where it is.
export function glide(root, before) {
  if (!before.size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const things = [...root.querySelectorAll(".thing")];
  const here = new Set(things.map((thing) => thing.id));
  const gone = [...before].filter(([id, old]) => !here.has(id) && old.about).map(([, old]) => old);
  const fresh = [];
  for (const thing of things) {
    const old = before.get(thing.id);
    const from = old ? old.box : gone.find((each) => each.about === thing.dataset.about)?.box;
    if (from) come(thing, from);
    else fresh.push(thing);
    for (const piece of old ? thing.querySelectorAll(".piece") : []) {
      if (!old.pieces.has(piece.outerHTML)) fresh.push(piece);
    }
  }
  if (fresh.length <= MANY) fresh.forEach(land);
}

function land(thing) {
  thing.style.transformBox = "fill-box";
  thing.style.transformOrigin = "center";
  thing.animate([{ transform: "scale(1.35)", opacity: 0.2 }, { transform: "none", opacity: 1 }], { duration: DURATION, easing: "ease-out" });
}

// A drawing whose size has changed is another picture: only what moved within it glides.
function come(thing, box) {
  const svg = thing.ownerSVGElement;
  const now = thing.getBoundingClientRect();
  if (Math.abs(box.width - now.width) > now.width / 2) return;
  const dx = box.left + box.width / 2 - now.left - now.width / 2;
  const dy = box.top + box.height / 2 - now.top - now.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const unit = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
  const from = { transform: `translate(${dx * unit}px, ${dy * unit}px)` };
  thing.animate([from, { transform: "none" }], { duration: DURATION, easing: "ease" });
}
