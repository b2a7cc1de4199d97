import type { Marks } from './marks.ts';
import type { SilenceWeights } from './weights.ts';

/**
 * How much speaks for it that a mail asks us to write no more; above 0 it more likely does than not. One sentence is
 * enough for it, so that of all sentences the one that most sounds like it counts most; beside it counts what the whole
 * mail is about, since "stop writing" in a mail that says yes asks for a call.
 */
export function silenceIn({ sentences, mail }: Marks, { start, ...weights }: SilenceWeights): number {
  const asked = sentences.map((marks) => start.sentence + meanOf(marks, weights.sentence));
  const most = Math.max(...asked);
  const pooled = most + Math.log(asked.reduce((sum, one) => sum + Math.exp(one - most), 0));
  return pooled + start.mail + meanOf(mail, weights.mail);
}

/** How much of a mail the weights have met before: of "Yep" they know next to nothing. */
export const knownIn = ({ mail }: Marks, weights: SilenceWeights): number => {
  let known = 0;
  for (const mark of mail) if (weights.mail.has(mark) || weights.sentence.has(mark)) known += 1;
  return known;
};

/** Longer texts have more to say on both sides. Marks that nothing was learned of count as said, too. */
function meanOf(marks: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const mark of marks) sum += weights.get(mark) ?? 0;
  return sum / Math.sqrt(marks.size + 1);
}
