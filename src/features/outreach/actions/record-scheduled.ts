import type { Tx } from '../../../db/database.ts';
import { MINUTE_MS } from '../../../kernel/durations.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import type { OutgoingMail } from '../domain/mails/outgoing-mail.ts';
import type { Place } from '../domain/mails/place.ts';
import type { AccountPart, SendOutcome } from '../domain/mails/send-outcome.ts';
import { isMendedByPerson, reasonOfPause } from '../domain/senders/refused-sender.ts';
import type { MailDesk, MailTransport } from '../ports.ts';
import { lockEnrolments } from '../store/enrolments.ts';
import { letGoOfFiles } from '../store/outgoing-files.ts';
import { enrolmentsOf, requeue, type ScheduledMail, sentSteps } from '../store/scheduled.ts';
import { recordSends } from '../store/sending.ts';
import { sequencesById } from '../store/sequences.ts';
import { givePlacesBack } from './claim-sender.ts';
import { pauseRefusedSender } from './pause-refused-sender.ts';
import { scheduleAfter } from './schedule-step.ts';
import { stopSequences } from './stop-sequences.ts';
import { saidNobodyIsThere, suppressRefused } from './suppress-refused.ts';

/** A mail that is committed to being sent. */
export interface Going {
  mail: ScheduledMail;
  outgoing: OutgoingMail;
  transport: MailTransport;
  place: Place;
}

export interface SentMail {
  mail: Going;
  outcome: SendOutcome;
}

interface Recording {
  accountId: string;
  workerId: string;
  /** What its senders brought themselves when the mails were handed over. */
  desk: MailDesk;
  openedAt: Date;
  now: Date;
  sent: readonly SentMail[];
}

const NOT_REACHED_FOR_MS = 60_000;
/** Servers lock a mailbox at which a wrong password knocks every minute. */
const REFUSED_FOR_MS = 15 * MINUTE_MS;

/**
 * Writes what became of mails that were handed over, and sees to what comes after them in their sequences. Says which
 * senders, or that the account itself, can't send for now.
 */
export async function recordScheduled(tx: Tx, done: Recording): Promise<string[]> {
  const { accountId, workerId, now, sent } = done;
  if (sent.length === 0) return [];
  const ids = sent.map(({ mail }) => mail.mail.id);
  // Before the mails, as whoever stops a sequence does.
  await lockEnrolments(tx, await enrolmentsOf(tx, ids));
  const again = sent.filter(({ outcome }) => isTriedAgain(outcome));
  const ended = sent.filter(({ outcome }) => !isTriedAgain(outcome));
  const requeued = await requeue(
    tx,
    workerId,
    again.map(({ mail, outcome }) => ({
      id: mail.mail.id,
      dueAt: retryAt(outcome, now),
      failure: reasonOf(outcome),
    })),
  );
  const recorded = await recordSends(
    tx,
    workerId,
    ended.map(({ mail, outcome }) => ({
      id: mail.mail.id,
      state: outcome.fate === 'accepted' || outcome.fate === 'unknown' ? outcome.fate : 'refused',
      providerMessageId: outcome.fate === 'accepted' ? outcome.providerMessageId : null,
      failure: reasonOf(outcome),
    })),
  );
  const refused = ended.filter(({ outcome }) => outcome.fate === 'refused');
  const surelyNotSent = [
    ...again.filter(({ mail }) => requeued.has(mail.mail.id)),
    ...refused.filter(({ mail }) => recorded.has(mail.mail.id)),
  ];
  await givePlacesBack(
    tx,
    accountId,
    surelyNotSent.map(({ mail }) => mail.place),
  );
  for (const { mail, outcome } of refused)
    if (mail.mail.kind === 'follow_up') {
      const why = saidNobodyIsThere(outcome) === null ? 'refused' : 'bounced';
      await stopSequences(tx, accountId, { brandId: mail.mail.brandId }, why);
    }
  await suppressRefused(
    tx,
    { accountId, now },
    refused.map(({ mail: { outgoing, place }, outcome }) => ({
      email: outgoing.to,
      senderId: place.senderId,
      outcome,
    })),
  );
  await letGoOfFiles(
    tx,
    ended.map(({ mail }) => mail.mail.id),
  );
  await pauseRefusedSenders(tx, { ...done, sent: again });
  await goOn(tx, ids, now);
  return again.flatMap(({ mail: { mail, place }, outcome }) =>
    // An answer may have gone out by another sender than its own.
    'retryAfterMs' in outcome ? [] : [place.senderId, mail.senderId ?? accountId],
  );
}

/** The next mail would fare the same: the person is told, and each of these senders waits until it is mended. */
async function pauseRefusedSenders(
  tx: Tx,
  { accountId, desk, openedAt, now, sent }: Recording,
): Promise<void> {
  const refused = new Map<string, { reason: string; concerns: AccountPart; email: string }>();
  for (const { mail, outcome } of sent)
    if (outcome.fate === 'refused' && outcome.concerns !== 'message')
      refused.set(mail.place.senderId, {
        reason: outcome.reason,
        concerns: outcome.concerns,
        email: mail.outgoing.from.email,
      });
  if (refused.size === 0) return;
  const { usesOperatorsSendgridKey: usesOperatorsKey } = await readAccount(tx, accountId);
  // In one order, as everywhere that locks senders.
  for (const [senderId, { email, ...why }] of [...refused].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const own = desk.senders.find(({ id }) => id === senderId)?.own;
    if (!isMendedByPerson(why.concerns, own, { usesOperatorsKey })) continue;
    const reason = reasonOfPause(why, email, own);
    await pauseRefusedSender(tx, accountId, { senderId, reason, since: openedAt, now });
  }
}

/** After steps that went out, or may have, come the next ones. */
export async function goOn(tx: Tx, messageIds: readonly string[], now: Date): Promise<void> {
  const steps = await sentSteps(tx, messageIds);
  const enrolments = await lockEnrolments(
    tx,
    steps.map(({ enrolmentId }) => enrolmentId),
  );
  const sequences = await sequencesById(
    tx,
    [...enrolments.values()].map(({ sequenceId }) => sequenceId),
  );
  const passed = steps.flatMap(({ enrolmentId, step }) => {
    const enrolment = enrolments.get(enrolmentId);
    const sequence = enrolment && sequences.get(enrolment.sequenceId);
    return sequence ? [{ enrolment, sequence, step, sentAt: now }] : [];
  });
  for (const [accountId, ofAccount] of Map.groupBy(passed, ({ enrolment }) => enrolment.accountId))
    await scheduleAfter(tx, accountId, ofAccount);
}

/** Surely not sent, for no reason of its own: the same mail may go out later. */
const isTriedAgain = (outcome: SendOutcome): boolean =>
  'retryAfterMs' in outcome ||
  outcome.fate === 'not_sent' ||
  (outcome.fate === 'refused' && outcome.concerns !== 'message');

function retryAt(outcome: SendOutcome, now: Date): Date | null {
  if ('retryAfterMs' in outcome) return new Date(now.getTime() + outcome.retryAfterMs);
  if (outcome.fate === 'not_sent') return new Date(now.getTime() + NOT_REACHED_FOR_MS);
  return outcome.fate === 'refused' ? new Date(now.getTime() + REFUSED_FOR_MS) : null;
}

const reasonOf = (outcome: SendOutcome): string | null => ('reason' in outcome ? outcome.reason : null);
