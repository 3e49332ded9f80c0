// The log: loaded when it is opened, its earlier parts when somebody asks for them.

const PART = { headers: { "X-Astrarium": "part" } };

let shown = ""; // what the log showed last, until it is loaded again

async function part(address) {
  const answer = await fetch(address, PART);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector(".page");
}

async function load(log) {
  const pages = log.querySelector(".pages");
  const first = !shown;
  if (shown) pages.innerHTML = shown;
  const fresh = await part(log.dataset.log).catch(() => null);
  if (!fresh || !log.isConnected) return;
  const end = first || pages.scrollHeight - pages.scrollTop - pages.clientHeight < 40;
  pages.replaceChildren(fresh);
  shown = pages.innerHTML;
  if (end) pages.scrollTop = pages.scrollHeight;
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
  if (event.target.id === "log" && event.target.open) load(event.target);
}

function clicked(event) {
  const link = event.target.closest(".earlier a");
  if (!link) return;
  event.preventDefault();
  earlier(link);
}

document.addEventListener("toggle", toggled, { capture: true });
document.addEventListener("click", clicked);
