import { counted } from '../../../kernel/words.ts';
import { ApiError } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { upload } from '../../../web/api/upload.ts';
import { formatBytes } from '../../../web/ui/format.ts';
import { MOST_FILE_BYTES, MOST_FILES } from '../../outreach/domain/mails/outgoing-file.ts';
import { inboxEndpoints } from '../contract/inbox.ts';
import { ANSWER_FILE_WORDS, answerFileEnding } from '../domain/inbox/answer-file-ending.ts';
import { type AnswerFile, change, type Failed, filesOf, setState, uploads } from './answer-file-store.ts';

/** Those that go along or may yet; one that failed takes nobody's place. */
const going = (all: readonly AnswerFile[]): readonly AnswerFile[] =>
  all.filter(({ state }) => state.is !== 'failed');

const failed = (why: string, isFinal: boolean): Failed => ({ is: 'failed', why, isFinal });

function whyNot(file: File, before: readonly AnswerFile[]): Failed | null {
  if (answerFileEnding(file.name) === null) return failed(`Please choose ${ANSWER_FILE_WORDS}.`, true);
  if (file.size === 0) return failed('The file is empty.', true);
  if (file.size > MOST_FILE_BYTES) return failed(`It is larger than ${formatBytes(MOST_FILE_BYTES)}.`, true);
  if (before.length >= MOST_FILES)
    return failed(`An answer can have at most ${counted(MOST_FILES, 'file')}.`, false);
  const together = before.reduce((sum, { file: { size } }) => sum + size, file.size);
  return together > MOST_FILE_BYTES
    ? failed(`The files of one answer can be at most ${formatBytes(MOST_FILE_BYTES)} in total.`, false)
    : null;
}

/** What the server says of the file itself holds; all else may pass. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'invalid_input' || error.code === 'too_large');

export function send(answer: number, { key, file }: Pick<AnswerFile, 'key' | 'file'>): void {
  const others = going(filesOf(answer)).filter((one) => one.key !== key);
  const why = whyNot(file, others);
  if (why !== null) {
    setState(answer, key, why);
    return;
  }
  const own = new AbortController();
  uploads.set(key, own);
  setState(answer, key, { is: 'sending', share: 0 });
  upload(inboxEndpoints.attachFile, {
    query: { name: file.name },
    file,
    onProgress: (share) => setState(answer, key, { is: 'sending', share }),
    signal: own.signal,
  })
    .then(({ id }) => setState(answer, key, { is: 'there', id }))
    .catch((error: unknown) => {
      if (!own.signal.aborted) setState(answer, key, failed(sentenceOf(error), isRefused(error)));
    })
    .finally(() => uploads.delete(key));
}

let lastKey = 0;

export function attach(answer: number, added: readonly File[]): void {
  for (const file of added) {
    lastKey += 1;
    const one = { key: lastKey, file, state: { is: 'sending', share: 0 } } as const;
    change(answer, (before) => [...before, one]);
    send(answer, one);
  }
}
