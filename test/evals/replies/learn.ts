// `node test/evals/replies/learn.ts`: learns anew, from all mails and wordings that are for mending, how much each word
// speaks for each class, and writes it beside the reader. The same mails give the same weights.
import { writeFile } from 'node:fs/promises';
import { SCALE } from '../../../src/features/brands/domain/weighing/weigh.ts';
import { learnWeights } from '../learn-weights.ts';
import { allExamples, digestOf, RUNS } from './examples.ts';

const WEIGHTS = new URL('../../../src/features/replies/domain/reading/learned/weights.json', import.meta.url);

const examples = await allExamples();
const { start, marks } = learnWeights(examples, SCALE, RUNS);
await writeFile(WEIGHTS, `${JSON.stringify({ learnedFrom: digestOf(examples), start, marks }, null, 2)}\n`);
process.stdout.write(`${Object.keys(marks).length} marks from ${examples.length} mails and wordings\n`);
