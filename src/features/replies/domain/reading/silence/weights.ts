import learned from './weights.json' with { type: 'json' };

/** Weights are kept as whole numbers. */
export const SCALE = 20;

export interface Learned {
  start: { sentence: number; mail: number };
  /** How much each mark speaks for a wish for silence in a sentence, and in a mail: "stop": "34 12". */
  marks: Readonly<Record<string, string>>;
}

export interface SilenceWeights {
  start: { sentence: number; mail: number };
  sentence: ReadonlyMap<string, number>;
  mail: ReadonlyMap<string, number>;
}

export function silenceWeightsOf({ start, marks }: Learned): SilenceWeights {
  const sentence = new Map<string, number>();
  const mail = new Map<string, number>();
  for (const [mark, written] of Object.entries(marks)) {
    const [ofSentence = 0, ofMail = 0] = written.split(' ').map(Number);
    if (ofSentence !== 0) sentence.set(mark, ofSentence / SCALE);
    if (ofMail !== 0) mail.set(mark, ofMail / SCALE);
  }
  return { start: { sentence: start.sentence / SCALE, mail: start.mail / SCALE }, sentence, mail };
}

let known: SilenceWeights | undefined;
/** Learned from mails that people have read (`test/evals/replies/learn.ts`). */
export function learnedSilence(): SilenceWeights {
  known ??= silenceWeightsOf(learned);
  return known;
}
