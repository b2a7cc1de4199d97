import type { OutgoingMail } from '../../outreach/domain/outgoing-mail.ts';
import type { AccountPart, SendOutcome } from '../../outreach/domain/send-outcome.ts';
import type { OwnParts } from '../../outreach/domain/sender.ts';
import { type Halt, RETRY_UNREACHABLE_MS, waitForProvider } from './after-provider-failure.ts';
import { ASK_OPERATOR, type Hindrance } from './hindrance.ts';
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
  concerns: AccountPart;
  reason: string;
}

/** For a mail that had committed to being sent when the provider turned another one away. */
export const NOT_HANDED_OVER: SendOutcome = {
  fate: 'not_sent',
  reason: 'It was not handed over: the run had come to a halt.',
};

/** What a person does about it, after which the run can be continued. */
const MENDING: Record<AccountPart, Hindrance> = {
  key: { sentence: 'Check your SendGrid key in onboarding step 4', setting: 'SENDGRID_API_KEY' },
  quota: {
    sentence: 'Raise the limit at SendGrid, or change your SendGrid key in onboarding step 4',
    setting: 'SENDGRID_API_KEY',
  },
  sender: {
    sentence: 'Verify the workspace email at SendGrid, or enter a verified one in onboarding step 3',
    setting: null,
  },
  mailbox: { sentence: 'Check the mailbox in onboarding step 4', setting: null },
  base_address: { sentence: `${ASK_OPERATOR} where it looks for SendGrid`, setting: 'SENDGRID_BASE_URL' },
};

function mendingOf(part: AccountPart, email: string, own: OwnParts | undefined): Hindrance {
  const sentence = mendingOfOwn(part, email, own);
  return sentence === null ? MENDING[part] : { sentence, setting: null };
}

/** The same where the sender brings what is refused itself. */
function mendingOfOwn(part: AccountPart, email: string, own: OwnParts | undefined): string | null {
  const at = 'at Outreach → Senders';
  if (part === 'key' && own?.key) return `Enter a valid one for ${email} ${at}`;
  if (part === 'quota' && own?.key)
    return `Raise the limit at SendGrid, or enter another key for ${email} ${at}`;
  if (part === 'sender' && own?.address) return `Verify ${email} at SendGrid`;
  if (part === 'mailbox' && own?.mailbox) return `Check the mailbox of ${email} ${at}`;
  return null;
}

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
      const toMend = `${reason} ${sentence}`;
      return again(
        { state: 'paused', reason: `${toMend}${orPause}, then continue the run.`, setting },
        { senderId, concerns, reason: `${email} was paused: ${toMend}, then start it again.` },
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
