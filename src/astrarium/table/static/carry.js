// A tile is carried to its place and turned there. Where the place is asked for next, the tile hangs on
// the pointer as a ghost and snaps to what can be chosen; once it lies, the buttons that turn it stand
// beside it. R turns it, Shift+R turns it back, and so does the wheel.

const PATIENCE = 150; // milliseconds between two turns by the wheel
const GAP = 8;

let hanging = null; // the ghost in the drawing of the map
let rest = null; // where the pointer last was, for the ghost of a tile that was turned
let turned = 0;
let looked = "";

function turner() {
  return document.querySelector(".turner");
}

function map() {
  return document.querySelector(".sheet svg");
}

// --- the ghost ------------------------------------------------------------------------------------

function hang() {
  hanging?.remove();
  hanging = null;
  const drawing = turner()?.dataset.ghost;
  if (!drawing || !map()) return;
  hanging = document.createElementNS("http://www.w3.org/2000/svg", "g");
  hanging.setAttribute("class", "ghost");
  hanging.innerHTML = drawing;
  map().append(hanging);
  const first = rest && document.getElementById(rest.id)?.matches(".open") ? document.getElementById(rest.id) : map().querySelector(".thing.open");
  if (first) snap(first);
  else hanging.remove();
}

function snap(thing) {
  const box = (thing.querySelector(".face") || thing).getBBox();
  put(box.x + box.width / 2, box.y + box.height / 2);
}

function put(x, y) {
  hanging.setAttribute("transform", `translate(${x} ${y})`);
}

function moved(event) {
  if (!hanging?.isConnected || !event.target.closest?.(".sheet")) return;
  const thing = event.target.closest(".thing.open");
  if (thing) {
    rest = thing;
    return snap(thing);
  }
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map().getScreenCTM().inverse());
  put(at.x, at.y);
}

// --- turning ----------------------------------------------------------------------------------------

function turn(way) {
  const button = turner()?.querySelector(`[data-turn="${way}"]`);
  button?.click();
  return Boolean(button);
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if ((event.key === "r" && turn("on")) || (event.key === "R" && turn("back"))) event.preventDefault();
}

function wheeled(event) {
  const form = turner();
  if (!form || event.ctrlKey || event.metaKey || !event.target.closest?.(".sheet")) return;
  if (!form.dataset.ghost && !event.target.closest(`#${CSS.escape(form.dataset.place || "nowhere")}`)) return;
  event.preventDefault();
  if (Date.now() - turned < PATIENCE) return;
  turned = Date.now();
  turn(event.deltaY > 0 ? "on" : "back");
}

// The buttons stand beside the tile, or beside the ghost's first place; else they stay in the dock.
function stand() {
  const form = turner();
  if (!form) return;
  const thing = document.getElementById(form.dataset.place) || hanging;
  const sheet = document.querySelector(".sheet")?.getBoundingClientRect();
  form.classList.toggle("beside", Boolean(thing?.getClientRects().length && sheet));
  if (!form.matches(".beside")) return;
  const at = (thing.querySelector?.(".face") || thing).getBoundingClientRect();
  const { width, height } = form.getBoundingClientRect();
  const fits = at.right + GAP + width <= sheet.right;
  const left = fits ? at.right + GAP : at.left - GAP - width;
  const top = at.top + (at.height - height) / 2;
  form.style.left = `${Math.max(sheet.left + GAP, Math.min(left, sheet.right - width - GAP))}px`;
  form.style.top = `${Math.max(sheet.top + GAP, Math.min(top, sheet.bottom - height - GAP))}px`;
}

// Where each zone has a tab of its own, the one with the tile comes into view when the tile is taken up.
function lookAt(id) {
  const zone = id && id !== looked && document.getElementById(id)?.closest(".zone");
  looked = id;
  if (zone) document.querySelector(`.tabs:not(.markets) [data-opens="${zone.dataset.tab}"]`)?.click();
}

function ready() {
  hang();
  lookAt(turner()?.dataset.place || "");
  requestAnimationFrame(stand); // once the frame has chosen its tabs
}

document.addEventListener("board", ready);
document.addEventListener("pointermove", moved);
document.addEventListener("focusin", (event) => {
  const thing = event.target.closest?.(".sheet .thing.open");
  if (thing && hanging?.isConnected) snap(thing);
});
document.addEventListener("keydown", pressed);
document.addEventListener("wheel", wheeled, { passive: false });
document.addEventListener("click", (event) => { if (event.target.closest(".tabs")) requestAnimationFrame(stand); });
document.addEventListener("scroll", stand, { capture: true, passive: true });
addEventListener("resize", stand);
ready();
