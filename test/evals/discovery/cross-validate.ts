// `node test/evals/discovery/cross-validate.ts`: what the weights of words are worth on sentences by a hand that nothing was
// learned from. Each set is left out once; a sentence counts as said to shops, or as a yes, from a share on.
import type { Saying } from '../../../src/features/brands/domain/policy/learned/sayings.ts';
import { SCALE, weigh, weightsOf } from '../../../src/features/brands/domain/weighing/weigh.ts';
import { learnWeights } from '../learn-weights.ts';
import { type SaidSentence, sentencesToLearnFrom } from './learning.ts';

const FROM = [0.8, 0.85, 0.9, 0.95];
const MEANINGS: Readonly<Record<string, (saying: Saying) => boolean>> = {
  'said to shops': (saying) => saying !== 'none',
  yes: (saying) => saying === 'yes',
  no: (saying) => saying === 'no',
};

const sentences = await sentencesToLearnFrom();
for (const left of new Set(sentences.map(({ set }) => set))) {
  const others = sentences.filter(({ set }) => set !== left);
  const weights = weightsOf<Saying>(
    learnWeights(
      others.map(({ example }) => example),
      SCALE,
    ),
  );
  const own = sentences.filter(({ set }) => set === left);
  const weighed = own.map((sentence) => ({
    sentence,
    shares: weigh(new Set(sentence.example.marks), weights),
  }));
  for (const [meaning, isMeant] of Object.entries(MEANINGS)) {
    const shareOf = (shares: ReadonlyMap<Saying, number>) =>
      [...shares].reduce((sum, [saying, share]) => (isMeant(saying) ? sum + share : sum), 0);
    const figures = FROM.map((from) =>
      figuresOf(
        weighed.map(({ sentence, shares }) => ({ sentence, isFound: shareOf(shares) >= from })),
        isMeant,
      ),
    );
    process.stdout.write(
      `${left}, ${meaning}: ${figures.map((row, at) => `${FROM[at]} ${row}`).join(' | ')}\n`,
    );
  }
}

function figuresOf(
  judged: readonly { sentence: SaidSentence; isFound: boolean }[],
  isMeant: (saying: Saying) => boolean,
): string {
  const found = judged.filter(({ isFound }) => isFound);
  const right = found.filter(({ sentence }) => isMeant(sentence.saying)).length;
  const all = judged.filter(({ sentence }) => isMeant(sentence.saying)).length;
  return `P ${(right / (found.length || 1)).toFixed(2)} R ${(right / (all || 1)).toFixed(2)}`;
}
