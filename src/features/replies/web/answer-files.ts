import { useSyncExternalStore } from 'react';
import { counted } from '../../../kernel/words.ts';
import { ApiError, call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { upload } from '../../../web/api/upload.ts';
import { formatBytes } from '../../../web/ui/format.ts';
import { MOST_FILE_BYTES, MOST_FILES } from '../../outreach/domain/outgoing-file.ts';
import { inboxEndpoints } from '../contract/inbox.ts';
import { ANSWER_FILE_WORDS, hasAnswerFileEnding } from '../domain/inbox/answer-file.ts';

export interface AnswerFile {
  key: number;
  file: File;
  state: { is: 'sending'; share: number } | { is: 'there'; id: string } | Failed;
}

interface Failed {
  is: 'failed';
  why: string;
  /** The very same file can’t go along, however often it is tried. */
  isFinal: boolean;
}

/**
 * The files of each answer that is being written. They go up at once, and on while somebody looks at another
 * conversation, as long as the page is open.
 */
const files = new Map<number, readonly AnswerFile[]>();
const uploads = new Map<number, AbortController>();
const watchers = new Set<() => void>();
const NONE: readonly AnswerFile[] = [];
let lastKey = 0;

function watch(told: () => void): () => void {
  watchers.add(told);
  return () => watchers.delete(told);
}

function change(answer: number, to: (before: readonly AnswerFile[]) => readonly AnswerFile[]): void {
  files.set(answer, to(files.get(answer) ?? NONE));
  for (const told of watchers) told();
}

const setState = (answer: number, key: number, state: AnswerFile['state']): void =>
  change(answer, (before) => before.map((one) => (one.key === key ? { ...one, state } : one)));

/** Those that go along or may yet; one that failed takes nobody's place. */
const going = (all: readonly AnswerFile[]): readonly AnswerFile[] =>
  all.filter(({ state }) => state.is !== 'failed');

const failed = (why: string, isFinal: boolean): Failed => ({ is: 'failed', why, isFinal });

function whyNot(file: File, before: readonly AnswerFile[]): Failed | null {
  if (!hasAnswerFileEnding(file.name)) return failed(`Please choose ${ANSWER_FILE_WORDS}.`, true);
  if (file.size === 0) return failed('The file is empty.', true);
  if (file.size > MOST_FILE_BYTES) return failed(`It has more than ${formatBytes(MOST_FILE_BYTES)}.`, true);
  if (before.length >= MOST_FILES)
    return failed(`At most ${counted(MOST_FILES, 'file')} go with one answer.`, false);
  const together = before.reduce((sum, { file: { size } }) => sum + size, file.size);
  return together > MOST_FILE_BYTES
    ? failed(`The files of one answer may have ${formatBytes(MOST_FILE_BYTES)} together.`, false)
    : null;
}

/** What the server says of the file itself holds; all else may pass. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'invalid_input' || error.code === 'too_large');

function send(answer: number, { key, file }: Pick<AnswerFile, 'key' | 'file'>): void {
  const others = going(files.get(answer) ?? NONE).filter((one) => one.key !== key);
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

function attach(answer: number, added: Iterable<File>): void {
  for (const file of added) {
    lastKey += 1;
    const one = { key: lastKey, file, state: { is: 'sending', share: 0 } } as const;
    change(answer, (before) => [...before, one]);
    send(answer, one);
  }
}

function takeAway(answer: number, { key, state }: AnswerFile): void {
  uploads.get(key)?.abort();
  change(answer, (before) => before.filter((one) => one.key !== key));
  // One that stays behind is forgotten by itself.
  if (state.is === 'there')
    call(inboxEndpoints.detachFile, { params: { id: state.id } }).catch(() => undefined);
}

export function useAnswerFiles(answer: number) {
  const all = useSyncExternalStore(
    watch,
    () => files.get(answer) ?? NONE,
    () => NONE,
  );
  return {
    all,
    ids: all.flatMap(({ state }) => (state.is === 'there' ? [state.id] : [])),
    isReady: all.every(({ state }) => state.is === 'there'),
    attach: (added: Iterable<File>) => attach(answer, added),
    retry: (one: AnswerFile) => send(answer, one),
    takeAway: (one: AnswerFile) => takeAway(answer, one),
    forget: () => change(answer, () => NONE),
  };
}
