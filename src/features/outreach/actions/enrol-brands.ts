import type { Database, Tx } from '../../../db/database.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import { type Sequence, templateFor } from '../domain/sequence.ts';
import { insertEnrolment, lockEnrolments } from '../store/enrolments.ts';
import { currentVersions } from '../store/templates.ts';
import { type AcceptedInquiry, markEnrolled, takeAcceptedInquiries } from '../store/threads.ts';
import { deleteDraftsOf } from '../store/waiting.ts';
import { scheduleAfter } from './schedule-step.ts';
import { sequenceInUse } from './sequence-in-use.ts';

const AT_ONCE = 500;
const CAME_BACK = ['dropped', 'bounced', 'unsubscribed', 'complained'];

/**
 * Brands whose first inquiry was accepted begin the sequence in use, however the acceptance became known: when the mail
 * was handed over, or later by the provider's word. Returns how many inquiries were looked at.
 */
export async function enrolBrands(database: Database, optOuts: OptOutHasher): Promise<number> {
  const waiting = await database.asSystem((tx) => takeAcceptedInquiries(tx, null, AT_ONCE));
  for (const accountId of new Set(waiting.map((inquiry) => inquiry.accountId)))
    await database.asAccount(accountId, (tx) => enrolOfAccount(tx, accountId, optOuts));
  return waiting.length;
}

async function enrolOfAccount(tx: Tx, accountId: string, optOuts: OptOutHasher): Promise<void> {
  const inquiries = await takeAcceptedInquiries(tx, accountId, AT_ONCE);
  if (inquiries.length === 0) return;
  const sequence = await sequenceInUse(tx, accountId);
  const suppressed = await suppressedAmong(
    tx,
    accountId,
    inquiries.map(({ toEmail }) => toEmail),
    optOuts,
  );
  for (const inquiry of inquiries) {
    const isOver = CAME_BACK.includes(inquiry.delivery ?? '') || suppressed.has(addressKey(inquiry.toEmail));
    if (isOver || sequence.steps.length < 2) await markEnrolled(tx, inquiry.id, null);
    else await enrol(tx, inquiry, sequence);
  }
}

async function enrol(tx: Tx, inquiry: AcceptedInquiry, sequence: Sequence): Promise<void> {
  const { id, accountId, brandId, sentAt } = inquiry;
  await deleteDraftsOf(tx, accountId, brandId);
  const enrolmentId = await insertEnrolment(tx, {
    ...{ accountId, brandId, sequenceId: sequence.id, startedAt: sentAt },
  });
  if (enrolmentId === null) return markEnrolled(tx, id, null);
  const [first] = sequence.steps;
  const chosen = first?.kind === 'mail' ? templateFor(first, brandId) : null;
  const version = chosen && (await currentVersions(tx, [chosen.templateId])).get(chosen.templateId);
  await markEnrolled(tx, id, {
    ...{ enrolmentId, templateVersionId: version?.id ?? null, arm: chosen?.arm ?? null },
  });
  const enrolment = (await lockEnrolments(tx, [enrolmentId])).get(enrolmentId);
  if (enrolment) await scheduleAfter(tx, enrolment, sequence, { step: 0, sentAt });
}
