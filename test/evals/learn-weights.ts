import type { Learned } from '../../src/features/brands/domain/weighing/weigh.ts';

export interface Example {
  kind: string;
  marks: readonly string[];
}

/** A mark that stands in a single example was learned by heart. */
const FEWEST = 2;
const ROUNDS = 20;
const STEP = 0.5;
/** Each time half of an example's marks are covered up, so that none is relied on alone. */
const COVERED = 0.5;

/**
 * Logistic regression, one example at a time, with steps that get smaller for each weight that was moved often. Of
 * several runs in other orders it is the mean: one alone leans on what it met last.
 */
export function learnWeights(examples: readonly Example[], scale: number, runs = 1): Learned {
  const kinds = [...new Set(examples.map(({ kind }) => kind))].sort();
  const names = marksWorthLearning(examples);
  const places = new Map(names.map((name, at) => [name, at]));
  const lines = examples.map(({ kind, marks }) => ({
    kind: kinds.indexOf(kind),
    marks: marks.map((mark) => places.get(mark)).filter((at) => at !== undefined),
  }));
  const weights = names.map(() => new Float64Array(kinds.length));
  const start = new Float64Array(kinds.length);
  for (let run = 1; run <= runs; run += 1) {
    const learned = learnOnce(lines, names.length, kinds.length, randomNumbers(run));
    for (const [at, weight] of learned.start.entries()) start[at] = (start[at] ?? 0) + weight / runs;
    for (const [mark, all] of learned.weights.entries()) {
      const mean = weights[mark];
      if (mean) for (const [at, weight] of all.entries()) mean[at] = (mean[at] ?? 0) + weight / runs;
    }
  }
  const written = names.map((name, at): [string, string] => [name, wordsFor(weights[at], kinds, scale)]);
  return {
    start: Object.fromEntries(kinds.map((kind, at) => [kind, Math.round((start[at] ?? 0) * scale)])),
    marks: Object.fromEntries(written.filter(([, weightsInWords]) => weightsInWords !== '')),
  };
}

interface Line {
  kind: number;
  marks: readonly number[];
}

function learnOnce(lines: readonly Line[], marksInAll: number, kindsInAll: number, random: () => number) {
  const none = () => Array.from({ length: marksInAll }, () => new Float64Array(kindsInAll));
  const [weights, moved] = [none(), none()];
  const [start, startMoved] = [new Float64Array(kindsInAll), new Float64Array(kindsInAll)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { kind, marks: all } of shuffled(lines, random)) {
      const marks = all.filter(() => random() >= COVERED);
      const part = 1 / Math.sqrt(marks.length + 1);
      const errors = shares(start, weights, marks, part);
      errors[kind] = (errors[kind] ?? 0) - 1;
      move(start, startMoved, errors, 1);
      for (const mark of marks) move(weights[mark], moved[mark], errors, part);
    }
  }
  return { start, weights };
}

function marksWorthLearning(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { marks } of examples) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts].flatMap(([mark, count]) => (count >= FEWEST ? [mark] : [])).sort();
}

function shares(
  start: Float64Array,
  weights: readonly Float64Array[],
  marks: readonly number[],
  part: number,
): number[] {
  const sums = [...start];
  for (const mark of marks)
    for (const [kind, weight] of (weights[mark] ?? []).entries())
      sums[kind] = (sums[kind] ?? 0) + part * weight;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}

function move(
  weights: Float64Array | undefined,
  moved: Float64Array | undefined,
  errors: readonly number[],
  part: number,
): void {
  if (!weights || !moved) return;
  for (const [kind, error] of errors.entries()) {
    const by = error * part;
    moved[kind] = (moved[kind] ?? 0) + by * by;
    weights[kind] = (weights[kind] ?? 0) - (STEP * by) / Math.sqrt((moved[kind] ?? 0) + 0.01);
  }
}

/** Weights below half of the greatest are left out: there are many, and they change next to nothing. */
function wordsFor(weights: Float64Array | undefined, kinds: readonly string[], scale: number): string {
  const rounded = [...(weights ?? [])].map((weight) => Math.round(weight * scale));
  const most = Math.max(...rounded.map(Math.abs));
  return rounded
    .flatMap((weight, kind) =>
      Math.abs(weight) >= Math.max(2, most / 2) ? [`${kinds[kind]} ${weight}`] : [],
    )
    .join(' ');
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** The same numbers every time, so that the same mails give the same weights. */
function randomNumbers(run: number): () => number {
  let state = 7 * run;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
