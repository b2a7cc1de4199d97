import { AppError, traceOf } from '../../kernel/errors.ts';
import { storable } from '../../kernel/storable.ts';
import type { ApartAnswer } from './read-apart.ts';

/** The other side of `createApartReader`: reads standard input to its end, and answers on standard output as JSON. */
export async function answerApart<Read>(read: (input: Buffer) => Promise<Read>): Promise<void> {
  const input: Buffer[] = [];
  for await (const chunk of process.stdin) input.push(chunk);
  const answer = await read(Buffer.concat(input)).then(
    (read): ApartAnswer<Read> => ({ read: storable(read) }),
    (error: unknown): ApartAnswer<Read> => {
      if (error instanceof AppError) return { code: error.code, sentence: error.message };
      process.stderr.write(traceOf(error));
      return { code: 'invalid_input', sentence: 'The file is damaged and can’t be read.' };
    },
  );
  process.stdout.write(JSON.stringify(answer));
}
