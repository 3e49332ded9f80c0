// Parts of the board that have come before: what has not changed is not sent again.
// Each part comes in a place with its key; a place that comes empty is filled with the part of that key.

const PLACE = /<template data-part="([^"]*)">(.*?)<\/template>/gs;

let kept = new Map(); // the parts of the last board, as they came

// Ask for a board, or send what answers with one; the answer, and its text with all parts in it.
export async function ask(address, options = {}) {
  const known = kept; // other answers may come in between
  const headers = { "X-Astrarium": "part", "X-Astrarium-Has": [...known.keys()].join(" ") };
  const answer = await fetch(address, { ...options, headers });
  const parts = new Map();
  const html = (await answer.text()).replace(PLACE, (place, key, part) => {
    parts.set(key, part || known.get(key));
    return parts.get(key);
  });
  if (parts.size) kept = parts;
  return { answer, html };
}
