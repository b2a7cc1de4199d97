export interface MemoryUsed {
  /** Resident, in bytes. */
  idleBytes: number;
  peakBytes: number;
}

/** How far the process's resident memory rises above what it is now. */
export function watchMemory(everyMs = 20): { stop(): MemoryUsed } {
  const idleBytes = process.memoryUsage.rss();
  let peakBytes = idleBytes;
  const look = () => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  };
  const timer = setInterval(look, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return { idleBytes, peakBytes };
    },
  };
}
