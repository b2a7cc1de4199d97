import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { setAside } from '../../brands/actions/policy.ts';
import { type Ground, groundsIn } from '../domain/brands/jurisdiction.ts';
import type { WaitingList, WaitingMail } from '../domain/mails/waiting-mail.ts';
import type { Sender } from '../domain/senders/sender.ts';
import { nextWithin } from '../domain/senders/sending-window.ts';
import { APPROVED_FIRST, needsApproval, type Sequence } from '../domain/sequences/sequence.ts';
import { lockEnrolments } from '../store/enrolments.ts';
import { letGoOfFiles } from '../store/outgoing-files.ts';
import { enrolmentsOf } from '../store/scheduled.ts';
import { listSenders } from '../store/senders.ts';
import { countApprovals, sequenceInUse as inUse, lockSequences, sequencesById } from '../store/sequences.ts';
import * as waiting from '../store/waiting.ts';
import { wakeSchedule } from './queue-answer.ts';
import { scheduleAfter } from './schedule-step.ts';
import { readWords } from './waiting-words.ts';

export interface ShownMail {
  mail: WaitingMail;
  text: string;
  /** Why it can't be written, or waits. */
  reason: string | null;
}

export async function readWaiting(
  tx: Tx,
  accountId: string,
  page: { list: WaitingList; limit: number; offset: number },
): Promise<{ mails: ShownMail[]; counts: Record<WaitingList, number> }> {
  const mails = await waiting.listWaiting(tx, accountId, page);
  const words = await readWords(tx, accountId, mails);
  const senders = new Map((await listSenders(tx, accountId)).map((sender) => [sender.id, sender]));
  return {
    mails: mails.map((mail) => {
      const written = words.get(mail.id);
      const problem = written && 'held' in written ? written.held : null;
      return {
        mail: { ...mail, dueAt: goesAt(mail, senders.get(mail.senderId ?? '')) },
        text: written && 'words' in written ? written.words : '',
        reason: mail.failure ?? problem,
      };
    }),
    counts: await waiting.countWaiting(tx, accountId),
  };
}

/** No sooner than its sender writes: a window that was narrowed since moves what was planned outside it. */
const goesAt = ({ kind, dueAt }: WaitingMail, sender: Sender | undefined): Date | null =>
  dueAt && sender && kind === 'follow_up' ? nextWithin(sender.window, sender.calendar, dueAt) : dueAt;

/** As they read now, so they go out. */
export async function approve(tx: Tx, accountId: string, ids: readonly string[], now: Date): Promise<number> {
  await lockSequences(tx, accountId);
  const mails = (await lockAll(tx, accountId, ids)).filter(({ state }) => state === 'draft');
  const words = await readWords(tx, accountId, mails);
  const approved = mails.flatMap((mail) => {
    const written = words.get(mail.id);
    const isWritten = written && 'words' in written && written.words.trim() !== '';
    return mail.approvedAt === null && isWritten ? [{ ...mail, words: written.words }] : [];
  });
  await waiting.release(
    tx,
    approved.map(({ id, kind, words: asRead }) => ({
      id,
      state: kind === 'inquiry' ? 'draft' : 'queued',
      words: asRead,
      approvedAt: now,
    })),
  );
  await countBySequence(tx, accountId, approved);
  await wakeSchedule(tx);
  return approved.length;
}

export async function edit(
  tx: Tx,
  accountId: string,
  id: string,
  written: { subject: string; text: string },
): Promise<void> {
  const [mail] = await lockAll(tx, accountId, [id]);
  if (!mail) throw new AppError('not_found', 'This email is no longer waiting.');
  if (mail.state === 'held' && mail.kind === 'inquiry')
    throw new AppError('conflict', 'This email is written once you have confirmed a ground.');
  await waiting.saveWords(tx, id, { subject: written.subject, words: written.text });
}

/** A follow-up that is left out counts as its step; a brand whose first inquiry is left out is set aside. */
export async function skip(tx: Tx, accountId: string, ids: readonly string[], now: Date): Promise<number> {
  const enrolments = await lockEnrolments(tx, await enrolmentsOf(tx, ids));
  const mails = await waiting.lockWaiting(tx, accountId, ids);
  const sequences = await sequencesById(
    tx,
    [...enrolments.values()].map(({ sequenceId }) => sequenceId),
  );
  await letGoOfFiles(
    tx,
    mails.map(({ id }) => id),
  );
  const inquiries = mails.filter(({ kind }) => kind === 'inquiry');
  const brandIds = inquiries.map(({ brandId }) => brandId);
  await setAside(tx, accountId, brandIds, 'Its first inquiry was skipped at Outreach.');
  await waiting.skip(
    tx,
    mails.map(({ id }) => id),
    'Skipped by hand.',
  );
  const passed = mails.flatMap(({ enrolmentId, step }) => {
    const enrolment = enrolments.get(enrolmentId ?? 0);
    const sequence = enrolment && sequences.get(enrolment.sequenceId);
    return sequence && step !== null ? [{ enrolment, sequence, step, sentAt: now }] : [];
  });
  await scheduleAfter(tx, accountId, passed);
  return mails.length;
}

/** What came too late, or is to go out before its time. */
export async function sendNow(tx: Tx, accountId: string, ids: readonly string[], now: Date): Promise<number> {
  const mails = (await lockAll(tx, accountId, ids)).filter(
    ({ state }) => state === 'expired' || state === 'queued',
  );
  await waiting.release(
    tx,
    mails.map(({ id, words }) => ({ id, state: 'queued', words, approvedAt: now })),
    { isNow: true },
  );
  await wakeSchedule(tx);
  return mails.length;
}

/** A person says why these brands may be written to; what was held for that alone goes on. */
export async function confirmGround(
  tx: Tx,
  accountId: string,
  { ids, ground, now }: { ids: readonly string[]; ground: Ground; now: Date },
): Promise<number> {
  const besides = await waiting.heldBesides(tx, accountId, ids);
  const held = (await lockAll(tx, accountId, besides)).filter(({ state }) => state === 'held');
  const asked = held.filter(({ id }) => ids.includes(id));
  const brandIds = [...new Set(asked.map(({ brandId }) => brandId))];
  if (brandIds.length === 0) return 0;
  const countries = asked.flatMap(({ jurisdiction }) => jurisdiction ?? []);
  if (!groundsIn(countries).includes(ground))
    throw new AppError(
      'invalid_input',
      'This ground doesn’t exist in the law of a recipient’s country. Confirm another one.',
    );
  await waiting.saveGround(tx, accountId, brandIds, ground);
  const first = await inUse(tx, accountId);
  const sequences = await sequencesById(
    tx,
    held.flatMap(({ sequenceId }) => sequenceId ?? []),
  );
  // Held first inquiries have no words yet: the next run writes them, and lays them before a person where that is asked for.
  const [inquiries, followUps] = [
    held.filter(({ kind }) => kind === 'inquiry'),
    held.filter(({ kind }) => kind !== 'inquiry'),
  ];
  await waiting.remove(
    tx,
    inquiries.map(({ id }) => id),
  );
  await waiting.release(
    tx,
    followUps.map((mail) => {
      const sequence = mail.sequenceId === null ? first : (sequences.get(mail.sequenceId) ?? first);
      return confirmed(mail, sequence, now);
    }),
  );
  await wakeSchedule(tx);
  return held.length;
}

/** A follow-up whose ground is known: it goes out as planned, unless its sequence asks for approval first. */
function confirmed(
  { id, words, approvedAt }: WaitingMail,
  sequence: Sequence | null,
  now: Date,
): waiting.Release {
  const waits = sequence !== null && needsApproval(sequence) && approvedAt === null;
  return { id, words, state: waits ? 'draft' : 'queued', approvedAt: waits ? null : now };
}

/** Drafts of a sequence that asks for no approval any more go out as planned. */
export async function releaseDrafts(tx: Tx, accountId: string, sequenceId: number): Promise<void> {
  const drafts = await lockAll(tx, accountId, await waiting.draftsOfSequence(tx, sequenceId));
  await waiting.release(
    tx,
    drafts.map(({ id, words }) => ({ id, state: 'queued', words, approvedAt: null })),
  );
  await waiting.deleteUnapproved(tx, accountId, sequenceId);
  await wakeSchedule(tx);
}

async function countBySequence(tx: Tx, accountId: string, mails: readonly WaitingMail[]): Promise<void> {
  const first = await inUse(tx, accountId);
  const bySequence = Map.groupBy(mails, ({ sequenceId }) => sequenceId ?? first?.id ?? 0);
  for (const [id, ofSequence] of bySequence) {
    await countApprovals(tx, id, ofSequence.length);
    const sequence = (await sequencesById(tx, [id])).get(id);
    if (sequence?.approval === 'first_ten' && sequence.approved >= APPROVED_FIRST)
      await releaseDrafts(tx, accountId, id);
  }
}

/** Sequences before their mails, as everywhere. */
async function lockAll(tx: Tx, accountId: string, ids: readonly string[]): Promise<WaitingMail[]> {
  await lockEnrolments(tx, await enrolmentsOf(tx, ids));
  return waiting.lockWaiting(tx, accountId, ids);
}
