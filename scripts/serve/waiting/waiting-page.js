// Runs in the browser: follows the build, and opens the page once it is there. Screen readers hear a change of the sentence alone.
const EVERY_MS = 2_000;

async function look() {
  const answer = await fetch(location.href, { cache: 'no-store' });
  // A proxy before a server that starts again has an error of its own.
  if (answer.ok || answer.status === 404) return location.reload();
  const now = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const id of ['state', 'steps']) {
    const [shown, next] = [document.getElementById(id), now.getElementById(id)];
    if (shown.innerHTML !== next.innerHTML) shown.innerHTML = next.innerHTML;
  }
}

/** The next look comes after the answer. A server that does not answer may be starting again. */
async function follow() {
  await look().catch(() => undefined);
  setTimeout(follow, EVERY_MS);
}

setTimeout(follow, EVERY_MS);
