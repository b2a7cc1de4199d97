import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { readConfig } from '../../config/config.ts';
import { readEnvFile, readSettings } from '../../config/env.ts';
import { readReplyWithModel } from '../../features/replies/actions/read-reply-with-model.ts';
import type { ReceivedMail } from '../../features/replies/ports.ts';
import { AppError } from '../../kernel/errors.ts';
import { readMime } from '../../providers/mail/read-mime.ts';
import { createReplyReader } from '../language-models.ts';
import { mailFromJson } from '../replies/mail-from-json.ts';
import { readingLine, type Understand } from '../replies/reading-line.ts';
import { checkFile } from './given-file.ts';

const MOST_MAIL_BYTES = 40 * 1024 * 1024;
/** What every mail has some of, and no other file begins with. */
const HEADER_NAMES =
  /^(?:from|sender|to|subject|date|message-id|received|return-path|reply-to|mime-version|content-type)$/;

export function addReplyCommands(program: Command): void {
  const reply = program.command('reply').description('What brands answer');
  reply
    .command('read <files...>')
    .description('What mails mean: .eml files, or JSON with one mail to a line, into JSON lines')
    .option('--model', 'let the language model of the settings read along where rules are unsure')
    .action(async (files: string[], { model }: { model?: boolean }) => {
      const understand = model ? readingAlong() : undefined;
      for (const file of files) await checkFile(file);
      const faults: string[] = [];
      for (const file of files)
        try {
          if (await holdsJson(file)) await readLines(file, understand);
          else await write(await readingLine(basename(file), await mailIn(file), understand));
        } catch (error) {
          // One that is no mail keeps nobody from the rest.
          if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
          faults.push(error.message);
        }
      if (faults.length > 0) throw new AppError('invalid_input', faults.join('\n'));
    });
}

function readingAlong(): Understand {
  const reader = createReplyReader(readConfig(readSettings(process.env, readEnvFile())));
  if (!reader)
    throw new AppError('invalid_input', 'No language model is set: LLM_PROVIDER, LLM_API_KEY, LLM_MODEL.');
  return (reply) => readReplyWithModel(reply, reader, new AbortController().signal);
}

/** No mail begins with a brace. */
async function holdsJson(file: string): Promise<boolean> {
  for await (const piece of createReadStream(file, { encoding: 'utf8', end: 1_000 }))
    return /^\s*\{/.test(piece);
  return false;
}

async function mailIn(file: string): Promise<ReceivedMail> {
  await checkFile(file, MOST_MAIL_BYTES);
  const mail = await readMime(await readFile(file));
  if (!mail.headers.some(({ name }) => HEADER_NAMES.test(name)))
    throw new AppError('invalid_input', `${file} is no mail: it has no lines like From, Date or Subject.`);
  return mail;
}

async function readLines(file: string, understand: Understand | undefined): Promise<void> {
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (line.trim() === '') continue;
    const given = mailFromJson(number === 1 ? line.replace(/^\ufeff/, '') : line);
    if ('wrong' in given) throw new AppError('invalid_input', `Line ${number} of ${file} ${given.wrong}.`);
    await write(await readingLine(given.id ?? String(number), given.mail, understand));
  }
}

async function write(value: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain');
}
