// `node test/evals/replies/learn.ts`: learns anew, from all mails and wordings that are for mending, how much each word
// speaks for each class and for a wish to hear no more, and writes it beside the reader. The same mails give the same
// weights.
import { writeFile } from 'node:fs/promises';
import { SCALE } from '../../../src/features/brands/domain/weighing/weigh.ts';
import { learnWeights } from '../learn-weights.ts';
import { allExamples, digestOf, RUNS } from './examples.ts';
import { learnSilence } from './learn-silence.ts';
import { digestOfSilence, silenceExamples } from './silence-examples.ts';

const READING = new URL('../../../src/features/replies/domain/reading/', import.meta.url);

const written = async (folder: string, learnedFrom: string, learned: object): Promise<void> =>
  writeFile(
    new URL(`${folder}/weights.json`, READING),
    `${JSON.stringify({ learnedFrom, ...learned }, null, 2)}\n`,
  );

const asking = await silenceExamples();
const silence = learnSilence(asking);
await written('silence', digestOfSilence(asking), silence);
process.stdout.write(`${Object.keys(silence.marks).length} marks of silence from ${asking.length} texts\n`);

const examples = await allExamples();
const { start, marks } = learnWeights(examples, SCALE, RUNS);
await written('learned', digestOf(examples), { start, marks });
process.stdout.write(`${Object.keys(marks).length} marks from ${examples.length} mails and wordings\n`);
