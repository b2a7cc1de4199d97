import type { OutgoingMail } from '../../outreach/domain/mails/outgoing-mail.ts';
import type { AccountPart, SendOutcome } from '../../outreach/domain/mails/send-outcome.ts';
import { mendingOf, reasonOfPause } from '../../outreach/domain/senders/refused-sender.ts';
import type { OwnParts } from '../../outreach/domain/senders/sender.ts';
import { type Halt, RETRY_UNREACHABLE_MS, waitForProvider } from './after-provider-failure.ts';
import type { RowResult } from './run.ts';

export interface AfterSend {
  seq: number;
  /** Null: surely not sent, so the row is tried again. */
  result: RowResult | null;
  /** What the run does for it, because the next mail would fare the same. */
  halt: Halt | null;
  /** Where the next mail would only of this sender: it is paused instead, as long as others can go on. */
  refused: RefusedSender | null;
}

export interface RefusedSender {
  senderId: string;
  email: string;
  concerns: AccountPart;
  reason: string;
}

/** For a mail that had committed to being sent when the provider turned another one away. */
export const NOT_HANDED_OVER: SendOutcome = {
  fate: 'not_sent',
  reason: 'It was not handed over: the run had come to a halt.',
};

/** A mail's outcome as the end of its row, or as a reason for its sender or the whole run to wait. */
export function afterSend(
  draft: { seq: number; senderId: string; mail: OutgoingMail },
  outcome: SendOutcome,
  { own, now }: { own: OwnParts | undefined; now: Date },
): AfterSend {
  const { seq, senderId, mail } = draft;
  const ended = (as: RowResult['outcome'], reason?: string): AfterSend => {
    const detail = reason === undefined ? mail.to : `${mail.to}: ${reason}`;
    return { seq, result: { seq, outcome: as, detail }, halt: null, refused: null };
  };
  const again = (halt: Halt | null, refused: RefusedSender | null = null): AfterSend => ({
    seq,
    result: null,
    halt,
    refused,
  });
  // Whatever turned the other one away says what the run does.
  if (outcome === NOT_HANDED_OVER) return again(null);
  switch (outcome.fate) {
    case 'accepted':
      return ended('sent');
    case 'unknown':
      return ended('unknown', outcome.reason);
    case 'refused': {
      const { concerns, reason } = outcome;
      if (concerns === 'message') return ended('refused', reason);
      const { email } = mail.from;
      const orPause = concerns === 'sender' && own?.address ? ', or pause it at Outreach → Senders' : '';
      const { sentence, setting } = mendingOf(concerns, email, own);
      return again(
        { state: 'paused', reason: `${reason} ${sentence}${orPause}, then continue the run.`, setting },
        { senderId, email, concerns, reason: reasonOfPause({ concerns, reason }, email, own) },
      );
    }
    case 'limited':
      return again(
        waitForProvider('The mail provider limits how fast it takes mail.', now, outcome.retryAfterMs),
      );
    case 'deferred':
      return ended('held', `${outcome.reason} The next run tries it again.`);
    case 'not_sent':
      return again(waitForProvider(outcome.reason, now, RETRY_UNREACHABLE_MS));
  }
}

/** Whether the next mail would fare the same, so that none is handed over until the run goes on. */
export const concernsAllMails = (outcome: SendOutcome): boolean =>
  outcome.fate === 'limited' ||
  outcome.fate === 'not_sent' ||
  (outcome.fate === 'refused' && outcome.concerns !== 'message');
