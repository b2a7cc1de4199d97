/** Work that goes on until it is told to stop. */
export interface Running {
  /** Ends after the piece of work at hand. */
  stop(): Promise<void>;
}

export interface WorkLoop extends Running {
  /** There may be something to do: look now. */
  wake(): void;
}

export interface LoopOptions {
  everyMs: number;
  longestMs?: number;
  work: (signal: AbortSignal) => Promise<'more' | 'done'>;
  failed: (error: unknown) => void;
}

/**
 * Does `work` at once, on every `wake`, and at least every `everyMs`; at once again while it says that there is more.
 * What it works on are rows with leases, so that a loop that dies is simply continued by the next one, anywhere.
 * A failure is reported and waits out the interval, longer each time, up to `longestMs`: a minute where it is left out.
 */
export function startWorkLoop(options: LoopOptions): WorkLoop {
  const { everyMs, longestMs = Math.max(everyMs, 60_000) } = options;
  const ending = new AbortController();
  let wake = () => {};
  let woken = false;
  let failures = 0;

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || ending.signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const ended = (async () => {
    while (!ending.signal.aborted) {
      woken = false;
      try {
        const outcome = await options.work(ending.signal);
        failures = 0;
        if (outcome === 'more') continue;
      } catch (error) {
        if (!ending.signal.aborted) options.failed(error);
        failures += 1;
      }
      await pause(Math.min(everyMs * 2 ** Math.min(failures, 6), longestMs));
    }
  })();

  return {
    wake: () => {
      woken = true;
      wake();
    },
    stop: () => {
      ending.abort();
      wake();
      return ended;
    },
  };
}
