/** How great something is at a place, and into `slope` how steep it is there. */
type Measure = (at: Float64Array, slope: Float64Array) => number;

/** How many steps are remembered for the shape of the ground. */
const REMEMBERED = 8;
/** A step has to bring at least this part of what the slope promised. */
const PROMISED = 1e-4;
const MOST_HALVINGS = 20;

interface Step {
  moved: Float64Array;
  turned: Float64Array;
}

/** Where a measure is least, from a place downhill: Newton's way, by what the last steps told of the ground (L-BFGS). */
export function leastOf(measure: Measure, from: Float64Array, rounds: number): Float64Array {
  let at = from;
  let slope = new Float64Array(at.length);
  let value = measure(at, slope);
  const steps: Step[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const way = downhill(slope, steps);
    const steepness = product(way, slope);
    let length = steps.length === 0 ? 1 / Math.sqrt(product(slope, slope)) : 1;
    const next = new Float64Array(at.length);
    const slopeThere = new Float64Array(at.length);
    let there = Number.POSITIVE_INFINITY;
    for (let halvings = 0; halvings < MOST_HALVINGS; halvings += 1) {
      for (let i = 0; i < at.length; i += 1) next[i] = (at[i] ?? 0) + length * (way[i] ?? 0);
      there = measure(next, slopeThere);
      if (there <= value + PROMISED * length * steepness) break;
      length /= 2;
    }
    if (there >= value) break;
    const step = { moved: minus(next, at), turned: minus(slopeThere, slope) };
    if (product(step.moved, step.turned) > 0) steps.push(step);
    if (steps.length > REMEMBERED) steps.shift();
    at = next;
    slope = slopeThere;
    value = there;
  }
  return at;
}

function downhill(slope: Float64Array, steps: readonly Step[]): Float64Array {
  const way = slope.map((steep) => -steep);
  const parts = steps.map(() => 0);
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const { moved, turned } = steps[i] as Step;
    parts[i] = product(moved, way) / product(moved, turned);
    add(way, turned, -(parts[i] ?? 0));
  }
  const last = steps.at(-1);
  if (last) {
    const scale = product(last.moved, last.turned) / product(last.turned, last.turned);
    for (let i = 0; i < way.length; i += 1) way[i] = (way[i] ?? 0) * scale;
  }
  for (const [i, { moved, turned }] of steps.entries())
    add(way, moved, (parts[i] ?? 0) - product(turned, way) / product(moved, turned));
  return way;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

const minus = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, i) => value - (other[i] ?? 0));

function add(to: Float64Array, what: Float64Array, by: number): void {
  for (let i = 0; i < to.length; i += 1) to[i] = (to[i] ?? 0) + by * (what[i] ?? 0);
}
