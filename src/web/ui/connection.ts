/** Whoever waits for longer is told that there is no connection. */
const ANSWERS_WITHIN_MS = 5_000;
const ASKS_AGAIN_AFTER_MS = 3_000;

let isLineCut = false;
let wasUnanswered = false;
let isTold = false;
const watchers = new Set<() => void>();

const suspect = (): void => {
  for (const watcher of watchers) watcher();
};

/** For whoever keeps a line to the server: a cut one is the first sign that the server is away, or the way to it. */
export const tellLine = (state: 'open' | 'cut'): void => {
  isLineCut = state === 'cut';
  if (isLineCut) suspect();
};

/** For whoever asks the server something: whether any answer came. */
export const tellAnswer = (came: boolean): void => {
  wasUnanswered = !came;
  if (wasUnanswered) suspect();
};

/** Whether the page itself says that it is cut off, and nothing else has to. */
export const isCutToldOf = (): boolean => isTold;

export const tellOfCut = (is: boolean): void => {
  isTold = is;
};

/** A sign, and no more: a browser that knows of no network may have the server on its own machine. */
export const mayBeAway = (): boolean => !navigator.onLine || isLineCut || wasUnanswered;

/** Calls at each sign that the server may be away, until it is ended. */
export function whenMaybeAway(look: () => void): () => void {
  watchers.add(look);
  addEventListener('offline', look);
  return () => {
    watchers.delete(look);
    removeEventListener('offline', look);
  };
}

export async function isReachable(): Promise<boolean> {
  if (!mayBeAway()) return true;
  const answered = await answers();
  if (answered) wasUnanswered = false;
  return answered;
}

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
