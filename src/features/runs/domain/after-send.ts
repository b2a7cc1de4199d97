import type { OutgoingMail } from '../../outreach/domain/outgoing-mail.ts';
import type { AccountPart, SendOutcome } from '../../outreach/domain/send-outcome.ts';
import type { OwnParts } from '../../outreach/domain/sender.ts';
import { type Halt, RETRY_UNREACHABLE_MS, waitForProvider } from './after-provider-failure.ts';
import type { RowResult } from './run.ts';

export interface AfterSend {
  seq: number;
  /** Null: surely not sent, so the row is tried again. */
  result: RowResult | null;
  /** What the run does for it, because the next mail would fare the same. */
  halt: Halt | null;
}

/** What a person does about it, after which the run can be continued. */
const MENDING: Record<AccountPart, string> = {
  key: 'Enter a valid one in onboarding step 4 (or SENDGRID_API_KEY)',
  quota: 'Raise the limit at SendGrid, or enter another key in onboarding step 4 (or SENDGRID_API_KEY)',
  sender: 'Verify the workspace email at SendGrid, or enter a verified one in onboarding step 3',
  mailbox: 'Check the mailbox in onboarding step 4',
  base_address: 'Check SENDGRID_BASE_URL',
};

/** The same where the sender brings what is refused itself. */
function mendingOf(part: AccountPart, email: string, own: OwnParts | undefined): string {
  const at = 'at Outreach → Senders';
  if (part === 'key' && own?.key) return `Enter a valid one for ${email} ${at}`;
  if (part === 'quota' && own?.key)
    return `Raise the limit at SendGrid, or enter another key for ${email} ${at}`;
  if (part === 'sender' && own?.address) return `Verify ${email} at SendGrid, or pause it ${at}`;
  if (part === 'mailbox' && own?.mailbox) return `Check the mailbox of ${email} ${at}`;
  return MENDING[part];
}

/** A mail's outcome as the end of its row, or as a reason for the whole run to wait. */
export function afterSend(
  draft: { seq: number; mail: OutgoingMail },
  outcome: SendOutcome,
  { own, now }: { own: OwnParts | undefined; now: Date },
): AfterSend {
  const { seq, mail } = draft;
  switch (outcome.fate) {
    case 'accepted':
      return { seq, result: { seq, outcome: 'sent', detail: mail.to }, halt: null };
    case 'unknown':
      return {
        seq,
        result: { seq, outcome: 'unknown', detail: `${mail.to}: ${outcome.reason}` },
        halt: null,
      };
    case 'refused':
      return outcome.concerns === 'message'
        ? { seq, result: { seq, outcome: 'refused', detail: `${mail.to}: ${outcome.reason}` }, halt: null }
        : {
            seq,
            result: null,
            halt: {
              state: 'paused',
              reason: mendable(outcome.reason, mendingOf(outcome.concerns, mail.from.email, own)),
            },
          };
    case 'limited':
      return {
        seq,
        result: null,
        halt: waitForProvider('The mail provider limits how fast it takes mail.', now, outcome.retryAfterMs),
      };
    case 'not_sent':
      return { seq, result: null, halt: waitForProvider(outcome.reason, now, RETRY_UNREACHABLE_MS) };
  }
}

/** Whether the next mail would fare the same, so that none is handed over until the run goes on. */
export const concernsAllMails = (outcome: SendOutcome): boolean =>
  outcome.fate === 'limited' ||
  outcome.fate === 'not_sent' ||
  (outcome.fate === 'refused' && outcome.concerns !== 'message');

const mendable = (reason: string, mending: string): string => `${reason} ${mending}, then continue the run.`;
