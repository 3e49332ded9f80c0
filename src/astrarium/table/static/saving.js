// A position saved as a file: its drawing, or a picture in dots that the browser makes from it.

import { answered } from "./waiting.js";

const DRAWING = "image/svg+xml";

async function save(button) {
  const address = button.href ?? button.dataset.picture;
  const answer = await answered(address).catch(() => null);
  if (!answer?.headers.get("Content-Type")?.startsWith(DRAWING)) return location.assign(address); // it says why
  const drawing = await answer.text();
  const name = button.dataset.save;
  give(name.endsWith(".png") ? await dots(drawing) : new Blob([drawing], { type: DRAWING }), name);
}

async function dots(drawing) {
  const box = new DOMParser().parseFromString(drawing, DRAWING).documentElement.viewBox.baseVal;
  const image = new Image();
  image.src = `data:${DRAWING},${encodeURIComponent(drawing)}`; // the page's policy knows no other way
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = box.width * 2;
  canvas.height = box.height * 2;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
}

function give(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-save]");
  if (!button) return;
  event.preventDefault();
  save(button);
});
