// Answers that need work: while it goes on the server says when to look again, and then it is there.

export async function answered(address, options = {}, meanwhile = () => {}) {
  let answer = await fetch(address, options);
  while (answer.headers.has("Refresh")) {
    const seconds = Number.parseInt(answer.headers.get("Refresh"), 10);
    meanwhile(await answer.text());
    await new Promise((resolve) => { setTimeout(resolve, 1000 * seconds); });
    answer = await fetch(answer.url, options);
  }
  return answer;
}
