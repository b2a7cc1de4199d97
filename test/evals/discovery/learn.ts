// `node test/evals/discovery/learn.ts`: learns anew, from all sites and wordings that are for mending, how much each word
// of a sentence speaks for what it says to shops, and writes it beside the reader. The same sentences give the same weights.
// With the name of a set ("fresh-4") that one is left out: what is then found on its sites is what a new hand's would be.
import { writeFile } from 'node:fs/promises';
import { SCALE } from '../../../src/features/brands/domain/weighing/weigh.ts';
import { learnWeights } from '../learn-weights.ts';
import { digestOf, sentencesToLearnFrom } from './learning.ts';

const WEIGHTS = new URL('../../../src/features/brands/domain/policy/learned/weights.json', import.meta.url);

const RUNS = 5;

const leftOut = process.argv[2];
const sentences = (await sentencesToLearnFrom()).filter(({ set }) => set !== leftOut);
const { start, marks } = learnWeights(
  sentences.map(({ example }) => example),
  SCALE,
  RUNS,
);
const learned = { learnedFrom: digestOf(sentences), start, marks };
await writeFile(WEIGHTS, `${JSON.stringify(learned, null, 2)}\n`);
process.stdout.write(`${Object.keys(marks).length} marks from ${sentences.length} sentences\n`);
