import { moment } from '../../../../web/ui/moments.ts';
import type { SenderView } from '../../contract/senders.ts';
import type { WaitingView } from '../../contract/waiting.ts';

type Mail = Pick<WaitingView, 'kind' | 'step' | 'dueAt'>;
type Sender = Pick<SenderView, 'state' | 'reason'>;

/** What a mail is, and when it is due; of a moment that its sender won't keep nothing is said. */
export function whenSentence({ kind, step, dueAt }: Mail, sender: Sender | undefined): string {
  const what = {
    inquiry: 'First inquiry',
    answer: 'Answer',
    follow_up: step === null ? 'To the right contact' : `Follow-up ${step}`,
  }[kind];
  if (dueAt === null || kind === 'inquiry') return what;
  return isHeldBack(kind, sender) ? `${what} · waits for its sender` : `${what} · due ${moment(dueAt)}`;
}

/** Answers go out all the same, unless the sender itself was refused. */
function isHeldBack(kind: Mail['kind'], sender: Sender | undefined): boolean {
  if (sender === undefined || sender.state === 'active') return false;
  return kind !== 'answer' || (sender.state === 'paused' && sender.reason !== null);
}
