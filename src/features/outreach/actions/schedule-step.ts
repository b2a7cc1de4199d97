import type { Tx } from '../../../db/database.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { appendEvent } from '../../../queue/events.ts';
import { jurisdictionOf } from '../domain/brands/country-of-brand.ts';
import { HELD_FOR } from '../domain/brands/jurisdiction.ts';
import { answeringSubject } from '../domain/mails/compose-follow-up.ts';
import type { Sender } from '../domain/senders/sender.ts';
import { nextWithin } from '../domain/senders/sending-window.ts';
import {
  needsApproval,
  resumesAt,
  type Sequence,
  stepDueAt,
  templateFor,
} from '../domain/sequences/sequence.ts';
import { senderForAnswer } from '../store/answers.ts';
import { type Enrolment, finishEnrolment, setNextSteps } from '../store/enrolments.ts';
import { listSenders } from '../store/senders.ts';
import { currentVersions } from '../store/templates.ts';
import {
  type BrandToFollow,
  firstMailsOf,
  insertFollowUps,
  type NewFollowUp,
  readBrandsToFollow,
} from '../store/threads.ts';
import { stopSequences } from './stop-sequences.ts';

/** A step of a brand's sequence that went out. */
export interface PassedStep {
  enrolment: Enrolment;
  sequence: Sequence;
  step: number;
  sentAt: Date;
}

type MailStep = Extract<Sequence['steps'][number], { kind: 'mail' }>;

interface PlannedMail extends PassedStep {
  next: MailStep;
  planned: Date;
}

/**
 * Sees to what comes after steps of an account's brands that went out: the next mail, due when the plan says and its
 * sender may write; a call; or the end. The enrolments are locked by the caller.
 */
export async function scheduleAfter(tx: Tx, accountId: string, passed: readonly PassedStep[]): Promise<void> {
  const mails: PlannedMail[] = [];
  for (const one of passed) {
    const { enrolment, sequence, step, sentAt } = one;
    if (enrolment.state !== 'active' && enrolment.state !== 'paused') continue;
    const next = sequence.steps[step + 1];
    const lastDay = sequence.steps[step]?.day ?? 0;
    const planned = next && stepDueAt(next, { day: lastDay, sentAt }, enrolment.startedAt);
    if (next?.kind === 'mail' && planned) mails.push({ ...one, next, planned });
    else await finish(tx, enrolment, step + 1, planned ?? null);
  }
  await planMails(tx, accountId, mails);
}

async function finish(
  tx: Tx,
  { id, accountId, brandId }: Enrolment,
  nextStep: number,
  callDueAt: Date | null,
): Promise<void> {
  await finishEnrolment(tx, id, { nextStep, callDueAt });
  if (callDueAt)
    await appendEvent(tx, accountId, 'outreach.call_due', { brandId, dueAt: callDueAt.toISOString() });
}

async function planMails(tx: Tx, accountId: string, mails: readonly PlannedMail[]): Promise<void> {
  if (mails.length === 0) return;
  const chosen = mails.map((mail) => ({ ...mail, ...templateFor(mail.next, mail.enrolment.brandId) }));
  const [firstMails, brands, versions, senders] = await Promise.all([
    firstMailsOf(
      tx,
      mails.map(({ enrolment }) => enrolment.id),
    ),
    readBrandsToFollow(
      tx,
      mails.map(({ enrolment }) => enrolment.brandId),
    ),
    currentVersions(tx, [...new Set(chosen.map(({ templateId }) => templateId))]),
    listSenders(tx, accountId),
  ]);
  const followUps: NewFollowUp[] = [];
  for (const { enrolment, sequence, next, planned, templateId, arm } of chosen) {
    const { id: enrolmentId, brandId } = enrolment;
    const first = firstMails.get(enrolmentId);
    const brand = brands.get(brandId);
    if (!first || !brand) continue;
    if (brand.isSetAside) {
      await stopSequences(tx, accountId, { brandId }, 'set_aside');
      continue;
    }
    const senderId = await senderOf(tx, enrolment, first.senderId, senders);
    const sender = senders.find(({ id }) => id === senderId);
    const plannedAt = onceResumed(enrolment, planned);
    const { toEmail, isSandbox, transport } = first;
    followUps.push({
      id: uuidv7(),
      accountId,
      brandId,
      enrolmentId,
      step: next.step,
      senderId,
      arm,
      transport,
      toEmail,
      subject: answeringSubject(first.subject),
      isSandbox,
      ...waitingFor({ toEmail, brand, needsApproval: needsApproval(sequence) }),
      plannedAt,
      dueAt: sender ? nextWithin(sender.window, sender.calendar, plannedAt) : plannedAt,
      templateVersionId: versions.get(templateId)?.id ?? null,
    });
  }
  await insertFollowUps(tx, followUps);
  await setNextSteps(tx, followUps);
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

/** Who wrote first; where that sender is gone, whoever answers the brand. */
async function senderOf(
  tx: Tx,
  { accountId, brandId }: Enrolment,
  firstSenderId: string | null,
  senders: readonly Sender[],
): Promise<string | null> {
  return senders.some(({ id }) => id === firstSenderId)
    ? firstSenderId
    : senderForAnswer(tx, accountId, brandId);
}

/** A sequence that waits until a day goes on no sooner. */
function onceResumed({ pausedUntil }: Enrolment, planned: Date): Date {
  const resumes = pausedUntil === null ? planned : resumesAt(pausedUntil);
  return resumes > planned ? resumes : planned;
}
