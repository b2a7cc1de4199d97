/** How much of a text's weight each kind of meaning has; together 1. */
export type Shares<Kind extends string = string> = ReadonlyMap<Kind, number>;

/** Weights are kept as whole numbers. */
export const SCALE = 20;

export interface Learned {
  /** How much speaks for each kind before any mark does. */
  start: Readonly<Record<string, number>>;
  /** Of each mark the kinds that it speaks for or against, and how much: "no_amazon 31 interested -12". */
  marks: Readonly<Record<string, string>>;
}

/** What was learned, in numbers by the place of each kind. */
export interface Weights<Kind extends string = string> {
  kinds: readonly Kind[];
  start: readonly number[];
  marks: ReadonlyMap<string, readonly [kind: number, weight: number][]>;
}

export function weightsOf<Kind extends string>({ start, marks }: Learned): Weights<Kind> {
  const kinds = Object.keys(start) as Kind[];
  const inNumbers = (written: string) =>
    [...written.matchAll(/(\w+) (-?\d+)/g)].map(([, kind = '', weight]): [number, number] => [
      kinds.indexOf(kind as Kind),
      Number(weight) / SCALE,
    ]);
  return {
    kinds,
    start: Object.values(start).map((weight) => weight / SCALE),
    marks: new Map(Object.entries(marks).map(([mark, written]) => [mark, inNumbers(written)])),
  };
}

/** What a text is by the marks it bears. */
export function weigh<Kind extends string>(
  borne: ReadonlySet<string>,
  { kinds, start, marks }: Weights<Kind>,
): Shares<Kind> {
  const sums = [...start];
  const weighing: (readonly [kind: number, weight: number][])[] = [];
  for (const mark of borne) {
    const weights = marks.get(mark);
    if (weights) weighing.push(weights);
  }
  const part = 1 / Math.sqrt(weighing.length + 1);
  for (const weights of weighing)
    for (const [at, weight] of weights) sums[at] = (sums[at] ?? 0) + part * weight;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return new Map(kinds.map((kind, at) => [kind, (powers[at] ?? 0) / all]));
}
