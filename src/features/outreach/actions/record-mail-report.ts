import type { Tx } from '../../../db/database.ts';
import { deliveryAfter, type MailEventKind } from '../domain/mails/mail-event.ts';
import { lockEnrolmentsOfMails } from '../store/enrolments.ts';
import { insertEvents, lockMessages, updateDeliveries } from '../store/mail-events.ts';
import { settleMessages } from './settle-messages.ts';
import { watchMailHealth } from './watch-senders.ts';

/** What a machine wrote back about a mail of ours. */
export interface MailReport {
  messageId: string;
  kind: Extract<MailEventKind, 'deferred' | 'blocked' | 'bounced' | 'complained'>;
  happenedAt: Date;
  detail: string | null;
}

const MAX_DETAIL = 500;

/**
 * A mail that was reported on by mail, as some servers do, instead of by the provider. `busy`: a bot has it in its
 * hands at this moment, and nothing was recorded; the report has to come back.
 */
export async function recordMailReport(
  tx: Tx,
  accountId: string,
  report: MailReport,
): Promise<'recorded' | 'known' | 'no_such_mail' | 'busy'> {
  // Before the mail, as whoever sends does: what comes of it may be that a sequence ends.
  await lockEnrolmentsOfMails(tx, [report.messageId]);
  const { locked, busy } = await lockMessages(tx, [report.messageId]);
  if (busy.size > 0) return 'busy';
  const message = locked.get(report.messageId);
  if (message?.accountId !== accountId) return 'no_such_mail';
  const detail = report.detail?.slice(0, MAX_DETAIL) ?? null;
  const fresh = await insertEvents(tx, [{ ...report, detail, accountId }]);
  if (fresh.size === 0) return 'known';
  const delivery = deliveryAfter(message.delivery, report);
  if (delivery !== message.delivery) await updateDeliveries(tx, [{ id: message.id, delivery }]);
  await settleMessages(tx, [message.id]);
  if (message.senderId !== null)
    await watchMailHealth(tx, [{ accountId, senderId: message.senderId }], report.happenedAt);
  return 'recorded';
}
