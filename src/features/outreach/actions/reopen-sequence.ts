import type { Tx } from '../../../db/database.ts';
import { HOUR_MS } from '../../../kernel/durations.ts';
import { needsApproval, type Sequence } from '../domain/sequences/sequence.ts';
import { type Enrolment, letInquiryBegin, reopenEnrolment } from '../store/enrolments.ts';
import { sequencesById } from '../store/sequences.ts';
import { mailsOfSteps, putBack, readBrandsToFollow, type StepMail } from '../store/threads.ts';
import { scheduleAfter, waitingFor } from './schedule-step.ts';

/** An answer that came sooner than this after the inquiry may have kept its sequence from beginning. */
const BEGINS_WITHIN_MS = HOUR_MS;

/**
 * A mail that had stopped the brand's sequence turns out to have been misread: the sequence goes on from where it
 * stopped, with the words that a person has given its next mail. `stoppedBy`: when the mail was last taken for one that
 * stops; what was decided on the brand after that holds.
 */
export async function reopenSequence(
  tx: Tx,
  accountId: string,
  stop: { brandId: number; stoppedBy: Date },
): Promise<void> {
  const enrolment = await reopenEnrolment(tx, accountId, stop);
  if (!enrolment) {
    const sentAfter = new Date(stop.stoppedBy.getTime() - BEGINS_WITHIN_MS);
    await letInquiryBegin(tx, accountId, { brandId: stop.brandId, sentAfter });
    return;
  }
  const sequence = (await sequencesById(tx, [enrolment.sequenceId])).get(enrolment.sequenceId);
  if (!sequence) return;
  const { nextStep: step } = enrolment;
  const mails = await mailsOfSteps(tx, enrolment.id, [step - 1, step]);
  const next = mails.get(step);
  if (next?.state === 'cancelled') await takeUpAgain(tx, enrolment, sequence, next);
  // It was on its way when the sequence was stopped, and nothing came after it.
  else if (next?.sentAt)
    await scheduleAfter(tx, accountId, [{ enrolment, sequence, step, sentAt: next.sentAt }]);
  else if (!next) {
    const before = mails.get(step - 1);
    const sentAt = before?.sentAt ?? before?.settledAt ?? enrolment.startedAt;
    await scheduleAfter(tx, accountId, [{ enrolment, sequence, step: step - 1, sentAt }]);
  }
}

/** At the time that was planned for it: what is a day late by now is asked about first, as always. */
async function takeUpAgain(tx: Tx, enrolment: Enrolment, sequence: Sequence, mail: StepMail): Promise<void> {
  const brand = (await readBrandsToFollow(tx, [enrolment.brandId])).get(enrolment.brandId);
  if (!brand) return;
  const isToApprove = needsApproval(sequence) && mail.approvedAt === null;
  await putBack(tx, mail.id, waitingFor({ toEmail: mail.toEmail, brand, needsApproval: isToApprove }));
}
