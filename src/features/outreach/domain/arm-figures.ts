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
      says: `Too few to tell: each of the two needs at least ${FEWEST_SENT} mails sent.`,
    };
  const [ofA, ofB] = [a.replied / a.sent, b.replied / b.sent];
  const pooled = (a.replied + b.replied) / (a.sent + b.sent);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.sent + 1 / b.sent));
  const distance = error === 0 ? 0 : (ofA - ofB) / error;
  if (Math.abs(distance) < Z)
    return {
      verdict: 'open',
      says: 'Too few to tell yet: a difference like this one comes about by chance, too.',
    };
  const better = distance > 0 ? 'A' : 'B';
  return { verdict: better, says: `${better} gets more answers; chance alone would seldom do that.` };
}
