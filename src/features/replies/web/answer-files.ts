import { useSyncExternalStore } from 'react';
import { call } from '../../../web/api/client.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { whenReachable } from '../../../web/ui/connection.ts';
import { onFirstUse } from '../../../web/ui/first-use.ts';
import { toast } from '../../../web/ui/toast.tsx';
import { inboxEndpoints } from '../contract/inbox.ts';
import { type AnswerFile, change, filesOf, NONE, uploads, watch } from './answer-file-store.ts';

/** Few answers go with files: how they are sent comes when the page is first used. */
let arrived: typeof import('./send-answer-files.ts') | null = null;
async function sending() {
  arrived ??= await import('./send-answer-files.ts');
  return arrived;
}
if (typeof window !== 'undefined') onFirstUse(() => void sending().catch(() => undefined));

const tellToWait = (): void => toast.failure('No connection', 'Your files are attached once there is one.');

async function attach(answer: number, added: readonly File[]): Promise<void> {
  try {
    if (!arrived) await whenReachable(tellToWait);
    (await sending()).attach(answer, added);
  } catch (error) {
    toast.failure('Your files could not be attached', sentenceOf(error));
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
    () => filesOf(answer),
    () => NONE,
  );
  return {
    all,
    ids: all.flatMap(({ state }) => (state.is === 'there' ? [state.id] : [])),
    isReady: all.every(({ state }) => state.is === 'there'),
    attach: (added: Iterable<File>) => void attach(answer, [...added]),
    retry: (one: AnswerFile) => void sending().then(({ send }) => send(answer, one)),
    takeAway: (one: AnswerFile) => takeAway(answer, one),
    forget: () => change(answer, () => NONE),
  };
}
