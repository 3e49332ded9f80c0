// Drawers that are loaded when they are opened: the log, its earlier parts when somebody asks for them,
// and the board in words.

import { answered } from "./waiting.js";

const PART = { headers: { "X-Astrarium": "part" } };

const shown = new Map(); // what each drawer showed last, until it is loaded again

async function part(address, meanwhile = () => {}) {
  const answer = await answered(address, PART, (html) => meanwhile(read(html)));
  return read(await answer.text());
}

function read(html) {
  return new DOMParser().parseFromString(html, "text/html").querySelector(".page, [data-refused]");
}

// A hint is asked for once: when it comes, it is put where its drawer is then.
const asked = new Set();

async function advise(drawer) {
  const address = drawer.dataset.load;
  const put = (page) => {
    const here = document.querySelector(`.advice[data-load="${CSS.escape(address)}"]`);
    here?.querySelector(".pages").replaceChildren(page);
    here?.querySelector(".pages").scrollIntoView({ block: "nearest" }); // the sheet of a phone may be scrolled
  };
  if (shown.has(address)) return put(shown.get(address));
  if (asked.has(address)) return;
  asked.add(address);
  const fresh = await part(address, (how) => how && put(how)).catch(() => null);
  asked.delete(address);
  if (!fresh) return;
  if (!("refused" in fresh.dataset)) shown.set(address, fresh);
  put(fresh);
}

// Loaded one at a time: whoever opens a drawer again meanwhile (a new board brings a new drawer) has it loaded anew
// after that, for the server refuses a second job of the same person. What comes is put where the drawer is then.
const loading = new Set();
const again = new Set();
const tried = new Map(); // what was last asked of a drawer with a form

async function load(drawer) {
  const address = drawer.dataset.load;
  const first = !shown.has(address);
  if (!first && !drawer.querySelector(".pages .page")) drawer.querySelector(".pages").innerHTML = shown.get(address);
  if (loading.has(address)) return again.add(address);
  loading.add(address);
  const fresh = await part(tried.get(address) || address).catch(() => null);
  loading.delete(address);
  const here = document.querySelector(`.drawer[data-load="${CSS.escape(address)}"]`);
  if (fresh && here) {
    const pages = here.querySelector(".pages");
    const end = first || pages.scrollHeight - pages.scrollTop - pages.clientHeight < 40;
    pages.replaceChildren(fresh);
    if (!("refused" in fresh.dataset)) shown.set(address, pages.innerHTML);
    if (tried.has(address)) here.scrollTop = 0;
    if (end && here.id === "log") pages.scrollTop = pages.scrollHeight;
  }
  if (again.delete(address) && here?.open) load(here);
}

// What came before is put above; what was read stays where it is.
async function earlier(link) {
  const here = link.closest(".page");
  const before = await part(link.href).catch(() => null);
  if (!before) return;
  const pages = here.closest(".pages");
  const low = pages ? pages.scrollHeight - pages.scrollTop : 0;
  link.parentElement.remove();
  here.before(before);
  if (pages) pages.scrollTop = pages.scrollHeight - low;
}

function toggled(event) {
  if (!event.target.dataset.load || !event.target.open) return;
  (event.target.matches(".advice") ? advise : load)(event.target);
}

function clicked(event) {
  const link = event.target.closest(".earlier a");
  if (!link) return;
  event.preventDefault();
  earlier(link);
}

document.addEventListener("toggle", toggled, { capture: true });
document.addEventListener("click", clicked);

// A form in a drawer that only asks has its answer there: the table stays in view.
document.addEventListener("submit", (event) => {
  const form = event.target.closest(".drawer .pages form[method=get]");
  if (!form) return;
  event.preventDefault();
  const drawer = form.closest(".drawer");
  tried.set(drawer.dataset.load, `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
  form.querySelector("button").disabled = true; // until the answer is here
  load(drawer);
});
