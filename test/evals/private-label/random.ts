/** Numbers that look random and are the same on each run. */
export interface Random {
  /** From 0 up to 1. */
  unit(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  /** Spread evenly over the orders of magnitude, as ranks and review counts are. */
  scaled(low: number, high: number): number;
  /** The value, off by a factor that is rarely more than 1 ± 2 x spread. */
  around(value: number, spread: number): number;
  chance(part: number): boolean;
  pick<T>(list: readonly T[]): T;
  some<T>(list: readonly T[], count: number): T[];
  letters(alphabet: string, length: number): string;
}

/** The text alone decides on the numbers: a change to one brand leaves the others as they are. */
export function randomOf(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);

  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * unit();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  return {
    unit,
    between,
    whole,
    pick,
    scaled: (low, high) => Math.round(Math.exp(between(Math.log(low), Math.log(high)))),
    around: (value, spread) => value * Math.exp((unit() + unit() + unit() - 1.5) * 2 * spread),
    chance: (part) => unit() < part,
    some: (list, count) => {
      const left = [...list];
      const taken: typeof left = [];
      while (taken.length < count && left.length > 0)
        taken.push(...left.splice(whole(0, left.length - 1), 1));
      return taken;
    },
    letters: (alphabet, length) => Array.from({ length }, () => pick([...alphabet])).join(''),
  };
}
