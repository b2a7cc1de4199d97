/** What a person does before a page can want anything that it wasn't drawn with. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input', 'click'] as const;

let inUse = false;
const waiting = new Set<() => void>();

/** Also for what happens by itself, as a passing notice of a run that ended. */
export function markInUse(): void {
  inUse = true;
  for (const sign of SIGNS) window.removeEventListener(sign, markInUse, true);
  for (const start of waiting) start();
  waiting.clear();
}

/**
 * Runs at the first sign that somebody uses the page, or now if there was one: the code of dialogs and notices costs
 * the first screen nothing, and is there before anybody asks for them. Returns how to give it up.
 */
export function onFirstUse(start: () => void): () => void {
  if (inUse) {
    start();
    return () => undefined;
  }
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, markInUse, true);
  waiting.add(start);
  return () => waiting.delete(start);
}
