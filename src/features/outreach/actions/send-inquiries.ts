import type { Tx } from '../../../db/database.ts';
import type { OutgoingMail } from '../domain/outgoing-mail.ts';
import type { SendOutcome } from '../domain/send-outcome.ts';
import type { MailTransport } from '../ports.ts';
import { type Intent, insertSending, lowerDailySends, recordSends } from '../store/sending.ts';

/** A mail that is written and waits for its turn. */
export interface Draft {
  seq: number;
  brandId: number;
  isSandbox: boolean;
  mail: OutgoingMail;
}

export interface Sender {
  accountId: string;
  workerId: string;
  runId: string;
  transport: MailTransport;
  /** The calendar day that counts for the daily limit, and the limit. */
  day: string;
  dailyLimit: number;
}

/**
 * Commits to sending: each draft becomes a message in `sending` and takes a place of the day, in the caller's
 * transaction, which must be committed before the mail goes out. What isn't returned in `go` must not be sent:
 * `written` brands have a mail already, for `later` the day has no place left.
 */
export async function commitToSending(
  tx: Tx,
  sender: Sender,
  drafts: readonly Draft[],
): Promise<{ go: Draft[]; written: Draft[]; later: Draft[] }> {
  const intents = drafts.map(
    (draft): Intent => ({
      id: draft.mail.messageId,
      brandId: draft.brandId,
      runSeq: draft.seq,
      toEmail: draft.mail.to,
      subject: draft.mail.subject,
      bodyText: draft.mail.text,
      isSandbox: draft.isSandbox,
    }),
  );
  const { places, ids } = await insertSending(tx, { ...sender, transport: sender.transport.kind }, intents);
  const within = drafts.slice(0, places);
  const go = within.filter((draft) => ids.has(draft.mail.messageId));
  const written = within.filter((draft) => !ids.has(draft.mail.messageId));
  await lowerDailySends(tx, sender.accountId, sender.day, written.length);
  return { go, written, later: drafts.slice(places) };
}

export interface Sent {
  draft: Draft;
  outcome: SendOutcome;
}

/** Writes what became of mails that went out, and gives back the day's places of those that surely did not. */
export async function recordOutcomes(tx: Tx, sender: Sender, sent: readonly Sent[]): Promise<void> {
  await recordSends(
    tx,
    sender.workerId,
    sent.map(({ draft, outcome }) => ({
      id: draft.mail.messageId,
      state: stateAfter(outcome),
      providerMessageId: outcome.fate === 'accepted' ? outcome.providerMessageId : null,
      failure: 'reason' in outcome ? outcome.reason : null,
    })),
  );
  const surelyNotSent = sent.filter(
    ({ outcome }) => outcome.fate !== 'accepted' && outcome.fate !== 'unknown',
  );
  await lowerDailySends(tx, sender.accountId, sender.day, surelyNotSent.length);
}

/** `cancelled` frees the brand: the same inquiry may be tried again. */
function stateAfter(outcome: SendOutcome): 'accepted' | 'refused' | 'unknown' | 'cancelled' {
  if (outcome.fate === 'refused') return outcome.concerns === 'message' ? 'refused' : 'cancelled';
  return outcome.fate === 'limited' || outcome.fate === 'not_sent' ? 'cancelled' : outcome.fate;
}
