/** What a person does before a page can want anything that it wasn't drawn with. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input', 'click'] as const;

let inUse = false;
const waiting: (() => void)[] = [];

function markInUse(): void {
  inUse = true;
  for (const sign of SIGNS) window.removeEventListener(sign, markInUse, true);
  for (const start of waiting.splice(0)) start();
}

/**
 * Runs at the first sign that somebody uses the page, or now if there was one: the code of dialogs costs the first
 * screen nothing, and is there before anybody asks for them.
 */
export function onFirstUse(start: () => void): void {
  if (inUse) {
    start();
    return;
  }
  if (waiting.length === 0) for (const sign of SIGNS) window.addEventListener(sign, markInUse, true);
  waiting.push(start);
}
