/** Whether the server answers: a browser that knows of no network may have it on its own machine. */
export const isReachable = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Before code is fetched: what a browser failed to fetch once it never asks for again while the page is open. `isAway`
 * is told when it has to be waited for.
 */
export async function whenReachable(isAway?: () => void): Promise<void> {
  for (let told = isAway; !(await isReachable()); told = undefined) {
    told?.();
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
}
