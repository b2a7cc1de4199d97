/** Chance that comes out the same each time: what is drawn for a brand depends on that brand's seed alone. */
export interface Chance {
  (): number;
  pick<Item>(from: readonly Item[]): Item;
  /** Several different ones, in a drawn order. */
  some<Item>(from: readonly Item[], count: number): Item[];
  is(probability: number): boolean;
  whole(from: number, to: number): number;
}

export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(draw() * (to - from + 1));
  const some = <Item>(from: readonly Item[], count: number): Item[] =>
    from
      .map((item) => ({ item, at: draw() }))
      .sort((one, other) => one.at - other.at)
      .slice(0, count)
      .map(({ item }) => item);
  return Object.assign(draw, {
    pick: <Item>(from: readonly Item[]): Item => {
      const item = from[whole(0, from.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    some,
    is: (probability: number): boolean => draw() < probability,
    whole,
  });
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
