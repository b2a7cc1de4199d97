import type { Database, Tx } from '../../../db/database.ts';
import { eachApart } from '../../../queue/each-apart.ts';
import { suppressedAmong } from '../../suppression/actions/suppressed-among.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import { type Sequence, templateFor } from '../domain/sequences/sequence.ts';
import { insertEnrolments, lockEnrolments } from '../store/enrolments.ts';
import { currentVersions } from '../store/templates.ts';
import {
  type AcceptedInquiry,
  markEnrolled,
  markNotEnrolled,
  takeAcceptedInquiries,
} from '../store/threads.ts';
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
  await eachApart(new Set(waiting.map((inquiry) => inquiry.accountId)), (accountId) =>
    database.asAccount(accountId, (tx) => enrolOfAccount(tx, accountId, optOuts)),
  );
  return waiting.length;
}

async function enrolOfAccount(tx: Tx, accountId: string, optOuts: OptOutHasher): Promise<void> {
  const inquiries = await takeAcceptedInquiries(tx, accountId, AT_ONCE);
  if (inquiries.length === 0) return;
  const sequence = await sequenceInUse(tx, accountId);
  // Those too that come to no sequence: what was laid before a person has gone out.
  await deleteDraftsOf(
    tx,
    accountId,
    inquiries.map(({ brandId }) => brandId),
  );
  const suppressed = await suppressedAmong(
    tx,
    accountId,
    inquiries.map(({ toEmail }) => toEmail),
    optOuts,
  );
  const isOver = ({ delivery, toEmail }: AcceptedInquiry) =>
    CAME_BACK.includes(delivery ?? '') || suppressed.has(addressKey(toEmail));
  const begun = sequence.steps.length < 2 ? [] : inquiries.filter((inquiry) => !isOver(inquiry));
  const enrolled = await enrol(tx, accountId, begun, sequence);
  const rest = inquiries.filter(({ id }) => !enrolled.has(id));
  await markNotEnrolled(
    tx,
    rest.map(({ id }) => id),
  );
}

/** Answers the inquiries that began the sequence; brands that are in one already don't. */
async function enrol(
  tx: Tx,
  accountId: string,
  inquiries: readonly AcceptedInquiry[],
  sequence: Sequence,
): Promise<Set<string>> {
  const ids = await insertEnrolments(tx, accountId, sequence.id, inquiries);
  const [first] = sequence.steps;
  const templateIds = first?.kind === 'mail' ? [first.templateId, first.templateBId] : [];
  const versions = await currentVersions(
    tx,
    templateIds.filter((id) => id !== null),
  );
  const enrolments = await lockEnrolments(tx, [...ids.values()]);
  const passed = inquiries.flatMap(({ id, brandId, sentAt }) => {
    const enrolment = enrolments.get(ids.get(brandId) ?? 0);
    // Of two inquiries to one brand one begins it.
    ids.delete(brandId);
    return enrolment ? [{ messageId: id, enrolment, sequence, step: 0, sentAt }] : [];
  });
  await markEnrolled(
    tx,
    passed.map(({ messageId, enrolment }) => {
      const chosen = first?.kind === 'mail' ? templateFor(first, enrolment.brandId) : null;
      const version = chosen && versions.get(chosen.templateId);
      const enrolmentId = enrolment.id;
      return { messageId, enrolmentId, templateVersionId: version?.id ?? null, arm: chosen?.arm ?? null };
    }),
  );
  await scheduleAfter(tx, accountId, passed);
  return new Set(passed.map(({ messageId }) => messageId));
}
