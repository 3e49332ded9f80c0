// Work that takes the house a while: its answer says when to look again (Refresh), until it is there.

export async function patiently(address, options = {}, meanwhile = () => {}) {
  let answer = await fetch(address, options);
  while (answer.headers.has("Refresh")) {
    const seconds = Number.parseInt(answer.headers.get("Refresh"), 10);
    meanwhile(await answer.text());
    await new Promise((resolve) => { setTimeout(resolve, 1000 * seconds); });
    answer = await fetch(answer.url, options);
  }
  return answer;
}
