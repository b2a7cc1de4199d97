// Reads one file that a stranger sent, in a process of its own that may be ended at any time. The choices come on the
// first line of standard input, the file after it; the answer goes to standard output as JSON.
import { AppError, traceOf } from '../../kernel/errors.ts';
import { readPriceListFile } from './read-file.ts';
import type { Answer } from './reader.ts';

const input: Buffer[] = [];
for await (const chunk of process.stdin) input.push(chunk);
const bytes = Buffer.concat(input);
const lineEnd = bytes.indexOf(10);

const answer = await readPriceListFile(
  bytes.subarray(lineEnd + 1),
  JSON.parse(bytes.subarray(0, lineEnd).toString()),
).then(
  (reading): Answer => ({ reading }),
  (error: unknown): Answer => {
    if (error instanceof AppError) return { code: error.code, sentence: error.message };
    process.stderr.write(traceOf(error));
    return { code: 'invalid_input', sentence: 'The file is damaged and can’t be read.' };
  },
);
process.stdout.write(JSON.stringify(answer));
