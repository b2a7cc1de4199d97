import type { TimeoutProvider } from '@tanstack/react-query';

interface Call {
  due: number;
  call: () => void;
}

/**
 * One of the browser's timers for all that wait. The query library sets two or three for each question that a page asks,
 * for half a minute and more, and nearly all of them in the moment in which it is drawn.
 */
export function fewTimers(): TimeoutProvider<number> {
  const waiting = new Map<number, Call>();
  let last = 0;
  let wakesAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wakeAt(due: number): void {
    if (due >= wakesAt) return;
    clearTimeout(timer);
    wakesAt = due;
    timer = setTimeout(wake, due - performance.now());
  }

  function wake(): void {
    wakesAt = Number.POSITIVE_INFINITY;
    const now = performance.now();
    try {
      const over = [...waiting].filter(([, { due }]) => due <= now);
      for (const [id, { call }] of over) if (waiting.delete(id)) call();
    } finally {
      wakeAt(Math.min(...[...waiting.values()].map(({ due }) => due)));
    }
  }

  return {
    setTimeout: (call, delay) => {
      last += 1;
      const due = performance.now() + delay;
      waiting.set(last, { due, call });
      wakeAt(due);
      return last;
    },
    clearTimeout: (id) => {
      if (id !== undefined) waiting.delete(id);
    },
    setInterval: (call, delay) => Number(setInterval(call, delay)),
    clearInterval: (id) => clearInterval(id),
  };
}
