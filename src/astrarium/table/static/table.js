// The table in the browser: sends what is clicked, swaps what changed.
// Everything works without this script too, by forms and reloading.

import { cardClicked, choiceClicked, composeKey, reopen, thingClicked, typed, typeOn } from "./compose.js";
import { glide, held, places, readySheet, zoomClicked, zoomKey } from "./sheet.js";
import { fit } from "./mixes.js";
import { tellUse } from "./here.js";
import { LATE, OPENING, PATIENCE, SLOW, SOON, say, sendingFailed, stillFailed } from "./failing.js";
import { ask } from "./kept.js";
import { signClicked } from "./note.js";
import { play } from "./sound.js";

const live = document.getElementById("live");
let sending = false;
// A form is on its way to its own page: reloading now would throw its answer away, cookie and all.
let leaving = false;

// --- clicks --------------------------------------------------------------------------------------

// Send an answer to what is asked now.
function post(action, fields) {
  const asked = document.querySelector("#ask [name=question]");
  if (!asked || sending) return;
  const form = document.createElement("form");
  form.setAttribute("action", `/t/${live.dataset.table}/${action}`);
  const all = { seat: asked.form.elements.seat.value, question: asked.value, ...fields };
  for (const [name, value] of Object.entries(all)) form.append(Object.assign(document.createElement("input"), { name, value }));
  send(form, null);
}

// The rule behind a reason, shown over the table.
async function showRule(link) {
  const dialog = document.getElementById("rule");
  const answer = await fetch(`/rules/${link.dataset.game}/${link.dataset.rule}`, { headers: { "X-Astrarium": "part" } });
  if (!answer.ok) return location.assign(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  dialog.querySelector(".body").replaceChildren(...page.body.children);
  dialog.showModal();
}

function fold(ask) {
  const folded = ask.classList.toggle("folded");
  const button = ask.querySelector(".fold");
  button?.setAttribute("aria-expanded", String(!folded));
  if (button) button.textContent = folded ? "▴" : "▾";
}

function clicked(event) {
  const rule = event.target.closest("a[data-rule]");
  if (rule && document.getElementById("rule")) {
    event.preventDefault();
    showRule(rule);
    return;
  }
  if (event.target.closest(".fold")) fold(document.getElementById("ask"));
  cardClicked(event.target);
  const choice = event.target.closest(".choices li[data-element] button[name=choice]");
  if (choice) choiceClicked(choice);
  if (event.target.closest("#rule .close")) document.getElementById("rule").close();
  const explained = signClicked(event);
  const thing = live && !explained && event.target.closest(".zone .thing");
  if (thing) thingClicked(thing, post);
  zoomClicked(event.target);
}

// --- sending and swapping ----------------------------------------------------------------------

// Answers can overtake each other: only the answer to the latest request is shown.
let serial = 0;
// The stamp that the server last named; a page with another one looks again.
let latest = "";

async function send(form, button) {
  if (sending) return;
  sending = true;
  serial += 1;
  const body = new URLSearchParams(new FormData(form));
  if (button && button.name) body.set(button.name, button.value);
  if (localStorage.getItem("expert") === "yes" && !body.has("at-once")) body.set("at-once", "yes");
  const action = (button && button.getAttribute("formaction")) || form.getAttribute("action");
  try {
    const { answer, html } = await reach(action, { method: "POST", body });
    if (answer.redirected) return location.assign(answer.url);
    put(html, form);
  } catch {
    sendingFailed(button, live.dataset.failed, live.dataset.again, () => send(form, button));
  } finally {
    sending = false;
    lookAgain();
  }
}

// While an answer is outstanding the page says so; without one that is a failure in the end.
async function reach(address, options = {}) {
  const slow = setTimeout(() => say("connection", live.dataset.slow), SLOW);
  try {
    const found = await ask(address, { ...options, signal: AbortSignal.timeout(PATIENCE) });
    say("connection");
    return found;
  } finally {
    clearTimeout(slow);
  }
}

function lookAgain() {
  if (held()) return setTimeout(lookAgain, 300);
  const shown = document.getElementById("board")?.dataset.stamp;
  if (latest && shown && shown !== latest && !sending) refresh();
}

async function refresh() {
  serial += 1;
  const mine = serial;
  try {
    const { html } = await reach(`/t/${live.dataset.table}/board`);
    if (held()) setTimeout(refresh, 300);
    else if (mine === serial) put(html);
  } catch {
    say("connection", live.dataset.lost);
  }
}

const SCROLLED = [".sheet", ".zones > .beside", ".zones > .rivals"]; // what is read on stays where it was

function put(html, form = null) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const board = fresh.getElementById("board");
  if (!board) {
    const refused = fresh.querySelector("[data-refused]");
    const beside = form && form.querySelector("output");
    if (refused && beside) beside.textContent = refused.textContent;
    else if (refused) say("sending", refused.textContent);
    return;
  }
  const before = places(live);
  const typing = form?.id === "command" ? null : typed();
  const spots = SCROLLED.map((each) => live.querySelector(each)).map((each) => (each ? [each.scrollLeft, each.scrollTop] : [0, 0]));
  const scrollBack = () => SCROLLED.forEach((each, at) => live.querySelector(each)?.scrollTo(...spots[at]));
  const width = live.querySelector("#drawing")?.dataset.wide;
  const opened = new Set([...live.querySelectorAll("details[open]")].map((each) => each.className));
  const focused = nameOf(document.activeElement);
  const picked = [...live.querySelectorAll(".orders select")].map((each) => each.value);
  const scrolled = document.querySelector(".side")?.scrollTop || 0;
  const asked = live.querySelector("#plan [name=question]")?.value;
  const folded = live.querySelector("#ask.folded") !== null;
  live.replaceChildren(board);
  const same = live.querySelector("#plan [name=question]")?.value === asked;
  for (const each of live.querySelectorAll("details")) if (opened.has(each.className) && (same || !each.matches(".list, .extras, .advice"))) each.open = true;
  const side = document.querySelector(".side");
  if (side) side.scrollTop = scrolled;
  readySheet();
  scrollBack();
  // Where there are tabs, once the frame has opened the one there was; another drawing it looks at anew.
  if (same && live.querySelector("#drawing")?.dataset.wide === width) queueMicrotask(scrollBack);
  glide(live, before);
  reopen();
  typeOn(typing);
  const back = focused && live.querySelector(focused);
  if (back && (same || !back.matches(".choices *"))) back.focus({ preventScroll: true });
  if (opened.has("drawer orders")) live.querySelectorAll(".orders select").forEach((each, at) => { each.value = picked[at]; });
  if (same && folded) fold(live.querySelector("#ask"));
  if (same && !form) stillFailed();
  else say("sending");
  tellTimes();
  showTurn();
  readyToggles();
  document.dispatchEvent(new CustomEvent("board", { detail: before }));
}

// How to find a thing again that the focus was on.
function nameOf(thing) {
  if (!thing || !live.contains(thing)) return "";
  if (thing.id) return `#${CSS.escape(thing.id)}`;
  if (thing.matches("summary")) return `details.${thing.parentElement.className.split(" ").join(".")} > summary`;
  if (thing.name && thing.value) return `[name="${CSS.escape(thing.name)}"][value="${CSS.escape(thing.value)}"]`;
  return thing.name ? `[name="${CSS.escape(thing.name)}"]` : "";
}

// How long we have been waiting, in the reader's words.
function tellTimes() {
  const units = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "always" });
  for (const each of document.querySelectorAll("time[data-since]")) {
    const seconds = (Date.now() - Date.parse(each.dateTime)) / 1000;
    const unit = units.find(([, length]) => seconds >= length);
    each.textContent = unit ? `${each.dataset.since} ${format.format(-Math.floor(seconds / unit[1]), unit[0])}` : "";
  }
}

// --- whose turn --------------------------------------------------------------------------------

let wasTurn = null;

function showTurn() {
  const board = document.getElementById("board");
  if (!board) return;
  const turn = board.dataset.turn === "yes";
  const title = `${board.dataset.title} · Astrarium`;
  document.title = turn ? `● ${live.dataset.yourTurn} · ${title}` : title;
  document.getElementById("icon").href = turn ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (turn && wasTurn === false) announce();
  wasTurn = turn;
}

function announce() {
  play("turn");
  if (localStorage.getItem("notify") === "yes" && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Astrarium", { body: live.dataset.yourTurn, tag: live.dataset.table });
  }
}

function readyToggles() {
  for (const name of ["sound", "notify", "expert"]) {
    const button = document.getElementById(name);
    if (!button) continue;
    button.setAttribute("aria-pressed", String(localStorage.getItem(name) === "yes"));
    button.onclick = async () => {
      const on = localStorage.getItem(name) !== "yes";
      if (on && name === "notify" && "Notification" in window) await Notification.requestPermission();
      localStorage.setItem(name, on ? "yes" : "no");
      button.setAttribute("aria-pressed", String(on));
      if (name === "sound") play("turn");
    };
  }
}

// --- listening ---------------------------------------------------------------------------------

// The server gives signs of life by its clock: a connection that is dead, or a server that stands
// still, is noticed by their absence, where no error would ever tell.
function listen() {
  let lost;
  let silent;
  let beat = 0; // milliseconds between two signs of life
  const source = new EventSource(`/t/${live.dataset.table}/events`);
  const stop = () => {
    clearTimeout(lost);
    clearTimeout(silent);
    source.close();
  };
  const wait = () => {
    clearTimeout(silent);
    silent = setTimeout(() => {
      say("connection", live.dataset.lost);
      stop();
      listen();
    }, beat ? beat + LATE : OPENING);
  };
  const heard = () => {
    clearTimeout(lost);
    say("connection");
    wait();
  };
  source.addEventListener("change", (event) => {
    heard();
    latest = event.data;
    if (!("reload" in live.dataset)) lookAgain();
    else if (!leaving && latest !== live.dataset.stamp) location.reload();
  });
  source.addEventListener("here", (event) => {
    beat = 1000 * Number(event.data);
    heard();
  });
  source.onopen = heard;
  source.onerror = () => {
    clearTimeout(lost);
    lost = setTimeout(() => say("connection", live.dataset.lost), SOON);
    if (source.readyState !== EventSource.CLOSED) return;
    clearTimeout(silent);
    setTimeout(listen, 5000);
  };
  addEventListener("pagehide", stop, { once: true });
  wait();
}

// --- keys --------------------------------------------------------------------------------------

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, textarea, select")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  if (zoomKey(event.key)) return event.preventDefault();
  if (!live) return;
  if (document.querySelector("dialog[open]")) return;
  if (composeKey(event, post)) return event.preventDefault();
  const by = { c: "[data-key-c]", b: "[data-key-b]", Backspace: "[data-key-b]", f: "[data-key-f]" }[event.key];
  if (by) document.querySelector(by)?.click();
  if (event.key === "l") {
    const log = document.getElementById("log");
    if (log) log.open = !log.open;
  }
}

// --- forms of other pages ----------------------------------------------------------------------

function submitted(event) {
  const form = event.target;
  if (form.dataset.sure && !confirm(form.dataset.sure)) return event.preventDefault();
  if (live && "part" in form.dataset) {
    event.preventDefault();
    send(form, event.submitter);
    return;
  }
  leaving = true;
}

function newTable(form) {
  const update = () => {
    const count = Number(form.elements.seats.value);
    for (const chair of form.querySelectorAll(".chair")) {
      chair.hidden = Number(chair.dataset.seat) >= count;
      chair.querySelector(".chair-name").hidden = chair.querySelector("select").value !== "me";
    }
  };
  const refused = document.getElementById("refused");
  form.addEventListener("change", (event) => {
    refused.hidden = true;
    fit(form, event.target);
    update();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    openTable(form, refused);
  });
  update();
}

// What does not fit together is said beside the button; nothing that was chosen is lost.
async function openTable(form, refused) {
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { "X-Astrarium": "part" } });
    if (answer.redirected) return location.assign(answer.url);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    refused.textContent = page.querySelector("[data-refused]").textContent;
    refused.hidden = false;
    refused.scrollIntoView({ block: "nearest" });
  } catch {
    form.submit();
  }
}

// Before anything was chosen the reader's system decides the theme: the switch leads to the other one.
function readyTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (!document.documentElement.dataset.theme && dark) document.querySelector("[name=theme]").value = "light";
}

document.addEventListener("click", clicked);
document.addEventListener("submit", submitted);
document.addEventListener("keydown", pressed);
const creating = document.getElementById("new");
if (creating) newTable(creating);
const file = document.getElementById("upload-file");
if (file) file.addEventListener("change", async () => {
  const [picked] = file.files;
  if (!picked) return;
  file.previousElementSibling.textContent = picked.name;
  file.form.querySelector("textarea").value = await picked.text();
});
const copy = document.getElementById("copy");
if (copy) copy.addEventListener("click", async () => {
  const address = document.getElementById("address");
  address.select();
  try { await navigator.clipboard.writeText(address.value); } catch { document.execCommand("copy"); }
  copy.textContent = copy.dataset.done;
});
// The server draws for a phone or for a wide screen; the script says which.
function tellWidth() {
  const narrow = innerWidth < 1100 ? "yes" : "no";
  document.cookie = `narrow=${narrow}; path=/; max-age=31536000; samesite=lax`;
  const drawing = document.getElementById("drawing");
  if (drawing && (drawing.dataset.wide === "yes") === (narrow === "yes")) {
    if (live) refresh();
    else location.reload();
  }
}

readyTheme();
readySheet();
tellWidth();
addEventListener("resize", tellWidth);
if (live) {
  reopen();
  tellTimes();
  setInterval(tellTimes, 20000);
  listen();
  tellUse(live.dataset.table);
  addEventListener("offline", () => say("connection", live.dataset.lost));
  showTurn();
  readyToggles();
}
