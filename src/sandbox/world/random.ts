/** A deterministic source of chance: the same seed always tells the same story, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number between the two, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(p: number): boolean;
  /** An independent source: what is drawn from it doesn't shift what is drawn here, nor the other way round. */
  fork(label: string): Random;
}

// FNV-1a, with a final mix so that neighbouring seeds ('1', '2') don't start alike.
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Mulberry32: 32 bits of state are plenty for a made-up world, and a generator costs next to nothing. */
export const seeded = (seed: number | string): Random => {
  const origin = String(seed);
  let state = hash(origin);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('Nothing to pick from an empty list');
      return list[Math.floor(next() * list.length)] as T;
    },
    chance: (p) => next() < p,
    fork: (label) => seeded(`${origin}/${label}`),
  };
};
