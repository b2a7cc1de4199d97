/** Whoever waits for longer is told that there is no connection. */
const ANSWERS_WITHIN_MS = 5_000;
const ASKS_AGAIN_AFTER_MS = 3_000;

let isLineCut = false;

/** For whoever keeps a line to the server: a cut one is the first sign that the server is away, or the way to it. */
export const tellLine = (state: 'open' | 'cut'): void => {
  isLineCut = state === 'cut';
};

/** A sign, and no more: a browser that knows of no network may have the server on its own machine. */
export const mayBeAway = (): boolean => !navigator.onLine || isLineCut;

export const isReachable = async (): Promise<boolean> => !mayBeAway() || answers();

/** A proxy may answer in the place of a server that is away. */
const answers = (): Promise<boolean> =>
  fetch(import.meta.url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Before code is fetched: what a browser failed to fetch once it never asks for again while the page is open. `isAway`
 * is told when it has to be waited for.
 */
export async function whenReachable(isAway?: () => void): Promise<void> {
  for (let told = isAway; !(await isReachable()); told = undefined) {
    told?.();
    await new Promise((resolve) => {
      setTimeout(resolve, ASKS_AGAIN_AFTER_MS);
      addEventListener('online', resolve, { once: true });
    });
  }
}
