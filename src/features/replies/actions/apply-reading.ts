import type { Tx } from '../../../db/database.ts';
import { recordMailReport } from '../../outreach/actions/record-mail-report.ts';
import { settleProven } from '../../outreach/actions/settle-proven.ts';
import { pauseSequences, stopSequences } from '../../outreach/actions/stop-sequences.ts';
import type { StopReason } from '../../outreach/domain/sequences/sequence.ts';
import { liftSuppression } from '../../suppression/actions/lift-suppression.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
import { type SuppressionReason, sourceOfReading } from '../../suppression/domain/suppression.ts';
import { absentUntil } from '../domain/inbox/consequences.ts';
import type { InboundMail } from '../domain/inbox/conversation.ts';
import type { MachineMail } from '../domain/mail/machine-mail.ts';
import { mailsThatSuppress } from '../store/conversations.ts';
import { messagesById, writtenTo } from '../store/matching.ts';

export type ReadMail = Pick<
  InboundMail,
  | 'id'
  | 'accountId'
  | 'brandId'
  | 'messageId'
  | 'matchedBy'
  | 'fromEmail'
  | 'machine'
  | 'class'
  | 'receivedAt'
  | 'stopsFollowUps'
  | 'suppresses'
>;

/** What follows from what a mail means. Done again after a correction, it changes only what is different then. */
export async function applyReading(tx: Tx, mail: ReadMail): Promise<'applied' | 'busy'> {
  const { accountId, brandId } = mail;
  if ((await reportDelivery(tx, mail)) === 'busy') return 'busy';
  if ((await settleWhatItAnswers(tx, mail)) === 'busy') return 'busy';
  if (mail.suppresses) await suppressSender(tx, mail);
  else await liftSuppressions(tx, mail);
  if (brandId === null) return 'applied';
  if (mail.stopsFollowUps) await stopSequences(tx, accountId, { brandId }, stopReason(mail));
  else await pauseForAbsence(tx, mail);
  return 'applied';
}

export async function pauseForAbsence(tx: Tx, mail: ReadMail): Promise<void> {
  const { accountId, brandId } = mail;
  const until = absentUntil(mail.machine);
  if (brandId !== null && mail.class === 'auto_reply' && until !== null)
    await pauseSequences(tx, accountId, { brandId }, until);
}

/** A mail no longer says that its sender wants no mail; another one may. */
async function liftSuppressions(tx: Tx, { id, accountId }: ReadMail): Promise<void> {
  const lifted = await liftSuppression(tx, accountId, sourceOfReading(id));
  for (const other of await mailsThatSuppress(tx, accountId, lifted)) await suppressSender(tx, other);
}

function stopReason({ class: read, machine }: ReadMail): StopReason {
  if (machine?.kind === 'complaint') return 'complained';
  if (read === 'bounce') return 'bounced';
  return read === 'unsubscribe' ? 'unsubscribed' : 'replied';
}

/** A report that came as a mail tells of the mail that it is about what a provider would tell of it. */
async function reportDelivery(tx: Tx, mail: ReadMail): Promise<'busy' | 'done'> {
  const { messageId, machine, receivedAt } = mail;
  const kind = reportKind(machine);
  if (messageId === null || kind === null) return 'done';
  const detail = machine?.kind === 'bounce' ? (machine.recipients[0]?.reason ?? null) : null;
  const happenedAt = receivedAt;
  const recorded = await recordMailReport(tx, mail.accountId, { messageId, kind, happenedAt, detail });
  return recorded === 'busy' ? 'busy' : 'done';
}

/** An answer proves that its mail arrived, where it names that very mail. */
async function settleWhatItAnswers(tx: Tx, mail: ReadMail): Promise<'busy' | 'done'> {
  const { accountId, messageId, matchedBy } = mail;
  if (messageId === null || (matchedBy !== 'token' && matchedBy !== 'headers')) return 'done';
  return (await settleProven(tx, accountId, [messageId])) === 'busy' ? 'busy' : 'done';
}

function reportKind(machine: MachineMail | null): 'deferred' | 'blocked' | 'bounced' | 'complained' | null {
  if (machine?.kind === 'complaint') return 'complained';
  if (machine?.kind !== 'bounce') return null;
  if (machine.isDelayed) return 'deferred';
  return machine.recipients.some(({ isHard }) => isHard === true) ? 'bounced' : 'blocked';
}

async function suppressSender(tx: Tx, mail: ReadMail): Promise<void> {
  const [reason, source] = [suppressionReason(mail), sourceOfReading(mail.id)];
  for (const email of await concerned(tx, mail))
    await suppress(tx, { accountId: mail.accountId, email, reason, source });
}

function suppressionReason({ class: read, machine }: ReadMail): Exclude<SuppressionReason, 'by_hand'> {
  if (machine?.kind === 'complaint') return 'complained';
  return read === 'bounce' ? 'bounced' : 'unsubscribed';
}

/**
 * Of a machine's report the addresses that it names, as far as we ever wrote there: anybody can send a report. Of a
 * person's mail the sender, and the address at which they got ours.
 */
async function concerned(tx: Tx, mail: ReadMail): Promise<string[]> {
  const { accountId, machine, messageId } = mail;
  const [message] = await messagesById(tx, messageId === null ? [] : [messageId]);
  if (mail.class !== 'bounce' && machine?.kind !== 'complaint') {
    const sender = mail.fromEmail.includes('@') ? [mail.fromEmail] : [];
    return [...new Set([...sender, ...(message ? [message.toEmail] : [])])];
  }
  const named =
    machine?.kind === 'bounce'
      ? machine.recipients.flatMap(({ email, isHard }) => (isHard === false ? [] : [email]))
      : machine?.kind === 'complaint'
        ? machine.recipients
        : [];
  const known = await writtenTo(tx, accountId, named);
  return known.length > 0 || !message ? known : [message.toEmail];
}
