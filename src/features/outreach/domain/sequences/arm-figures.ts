/** What came of mails that went out with one arm's words. */
export interface ArmFigures {
  sent: number;
  /** How many of those brands answered before the next mail went out. */
  replied: number;
}

export interface Share {
  share: number;
  /** Where the true share is to be expected, in 95 of 100 cases (Wilson). */
  low: number;
  high: number;
}

const Z = 1.96;
/** Below this, a share of answers says next to nothing. */
const FEWEST_SENT = 30;
/** People look again and again until one seems better: what chance does in 5 of 100 cases, it would do sooner or later. */
const SELDOM = 0.01;

/** Null where nothing was sent. */
export function replyShare({ sent, replied }: ArmFigures): Share | null {
  if (sent === 0) return null;
  const share = replied / sent;
  const spread = Z * Math.sqrt((share * (1 - share)) / sent + (Z * Z) / (4 * sent * sent));
  const centre = share + (Z * Z) / (2 * sent);
  const scale = 1 + (Z * Z) / sent;
  return {
    share,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}

/** What two arms can be said to have shown: one is better only where chance alone would hardly do that. */
export function verdictOn(
  a: ArmFigures,
  b: ArmFigures,
): { verdict: 'too_few' | 'open' | 'A' | 'B'; says: string } {
  if (Math.min(a.sent, b.sent) < FEWEST_SENT)
    return {
      verdict: 'too_few',
      says: `Too few to tell: each of the two needs at least ${FEWEST_SENT} emails sent.`,
    };
  const chance = chanceOf(a, b);
  if (chance >= SELDOM) {
    const cases = Math.round(chance * 100);
    const says =
      cases >= 100
        ? 'No difference so far: both are answered about as often.'
        : `No clear winner yet: if both were equally good, chance alone would produce this difference in ${cases} of 100 cases.`;
    return { verdict: 'open', says };
  }
  const better = a.replied / a.sent > b.replied / b.sent ? 'A' : 'B';
  const says = `${better} gets more answers: if both were equally good, chance alone would produce this difference in less than 1 of 100 cases.`;
  return { verdict: better, says };
}

/**
 * How often two arms that are alike differ as much as these, or more (Fisher's exact test, two-sided): of few answers
 * the usual approximation makes too much.
 */
function chanceOf(a: ArmFigures, b: ArmFigures): number {
  const replied = a.replied + b.replied;
  const least = Math.max(0, replied - b.sent);
  const most = Math.min(replied, a.sent);
  const logs = [0];
  for (let ofA = least; ofA < most; ofA += 1) {
    const odds = ((a.sent - ofA) * (replied - ofA)) / ((ofA + 1) * (b.sent - replied + ofA + 1));
    logs.push((logs.at(-1) ?? 0) + Math.log(odds));
  }
  // By the likeliest, so that none is too small for a number.
  const top = logs.reduce((one, other) => Math.max(one, other));
  const weights = logs.map((log) => Math.exp(log - top));
  const seen = weights[a.replied - least] ?? 0;
  const sum = (of: readonly number[]) => of.reduce((total, weight) => total + weight, 0);
  const SAME = 1 + 1e-7;
  return sum(weights.filter((weight) => weight <= seen * SAME)) / sum(weights);
}
