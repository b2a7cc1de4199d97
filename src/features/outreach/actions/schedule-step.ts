import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { appendEvent } from '../../../queue/events.ts';
import { answeringSubject } from '../domain/compose-follow-up.ts';
import { jurisdictionOf } from '../domain/country-of-brand.ts';
import { HELD_FOR } from '../domain/jurisdiction.ts';
import { nextWithin } from '../domain/sending-window.ts';
import { needsApproval, resumesAt, type Sequence, stepDueAt, templateFor } from '../domain/sequence.ts';
import { senderForAnswer } from '../store/answers.ts';
import { type Enrolment, finishEnrolment, setNextStep } from '../store/enrolments.ts';
import { findSender } from '../store/senders.ts';
import { currentVersions } from '../store/templates.ts';
import {
  type BrandToFollow,
  firstMailsOf,
  insertFollowUp,
  type NewFollowUp,
  readBrandsToFollow,
} from '../store/threads.ts';
import { stopSequences } from './stop-sequences.ts';

/**
 * Sees to what comes after a step of a brand's sequence that went out: the next mail, due when the plan says and its
 * sender may write; a call; or the end. The enrolment is locked by the caller.
 */
export async function scheduleAfter(
  tx: Tx,
  enrolment: Enrolment,
  sequence: Sequence,
  before: { step: number; sentAt: Date },
): Promise<void> {
  const { accountId, brandId, startedAt } = enrolment;
  if (enrolment.state !== 'active' && enrolment.state !== 'paused') return;
  const next = sequence.steps[before.step + 1];
  const lastDay = sequence.steps[before.step]?.day ?? 0;
  const planned = next && stepDueAt(next, { day: lastDay, sentAt: before.sentAt }, startedAt);
  if (next?.kind !== 'mail' || !planned) {
    const callDueAt = planned ?? null;
    await finishEnrolment(tx, enrolment.id, { nextStep: before.step + 1, callDueAt });
    if (callDueAt)
      await appendEvent(tx, accountId, 'outreach.call_due', { brandId, dueAt: callDueAt.toISOString() });
    return;
  }

  const [first, brand] = await Promise.all([
    firstMailsOf(tx, [enrolment.id]).then((mails) => mails.get(enrolment.id)),
    readBrandsToFollow(tx, [brandId]).then((brands) => brands.get(brandId)),
  ]);
  if (!first || !brand) return;
  if (brand.isSetAside) return stopSequences(tx, accountId, { brandId }, 'set_aside');

  const { templateId, arm } = templateFor(next, brandId);
  const version = (await currentVersions(tx, [templateId])).get(templateId);
  const { senderId, dueAt } = await slot(tx, enrolment, first.senderId, planned);
  await insertFollowUp(tx, {
    ...{ id: uuidv7(), accountId, brandId, enrolmentId: enrolment.id, step: next.step, senderId, dueAt, arm },
    ...{ toEmail: first.toEmail, subject: answeringSubject(first.subject), isSandbox: first.isSandbox },
    ...waitingFor({ toEmail: first.toEmail, brand, needsApproval: needsApproval(sequence) }),
    templateVersionId: version?.id ?? null,
    transport: first.transport,
  });
  await setNextStep(tx, enrolment.id, next.step);
}

/** What a follow-up waits for: a ground to write to its country, a person's approval, or its time alone. */
export function waitingFor(mail: {
  toEmail: string;
  brand: Pick<BrandToFollow, 'website' | 'hasGround'>;
  needsApproval: boolean;
}): Pick<NewFollowUp, 'state' | 'failure' | 'jurisdiction'> {
  const { brand, toEmail } = mail;
  const jurisdiction = jurisdictionOf({ email: toEmail, website: brand.website });
  if (jurisdiction !== null && !brand.hasGround)
    return { state: 'held', failure: HELD_FOR[jurisdiction], jurisdiction };
  return { state: mail.needsApproval ? 'draft' : 'queued', failure: null, jurisdiction: null };
}

/** By whom, and at the first moment from the planned one on at which that sender writes. */
async function slot(
  tx: Tx,
  { accountId, brandId, pausedUntil }: Enrolment,
  firstSenderId: string | null,
  planned: Date,
): Promise<{ senderId: string | null; dueAt: Date }> {
  const resumes = pausedUntil === null ? planned : resumesAt(pausedUntil);
  const from = resumes > planned ? resumes : planned;
  const known = firstSenderId === null ? null : await findSender(tx, accountId, firstSenderId);
  const senderId = known?.id ?? (await senderForAnswer(tx, accountId, brandId));
  const sender = known ?? (senderId === null ? null : await findSender(tx, accountId, senderId));
  return { senderId, dueAt: sender ? nextWithin(sender.window, sender.calendar, from) : from };
}
