import type { Tx } from '../../../db/database.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import { resumesAt, type StopReason } from '../domain/sequences/sequence.ts';
import {
  brandsWrittenTo,
  cancelUnsent,
  keepFromBeginning,
  pauseEnrolments,
  postponeUnsent,
  stopEnrolments,
} from '../store/enrolments.ts';

const WHY: Record<StopReason, string> = {
  replied: 'The brand answered.',
  bounced: 'An earlier email to the brand bounced.',
  unsubscribed: 'The brand unsubscribed.',
  complained: 'The brand reported an earlier email as spam.',
  stage_changed: 'The brand moved on to another stage.',
  by_hand: 'The sequence was stopped by hand.',
  set_aside: 'The brand was set aside.',
  merged: 'The brand was merged into another one.',
  refused: 'The mail provider refused the email for good.',
};

/** Nothing more of a sequence goes to this brand; what is being handed over at this very moment still does. */
export async function stopSequences(
  tx: Tx,
  accountId: string,
  { brandId }: { brandId: number },
  reason: StopReason,
): Promise<void> {
  await keepFromBeginning(tx, accountId, brandId);
  await stopEnrolments(tx, accountId, brandId, reason);
  await cancelUnsent(tx, accountId, brandId, WHY[reason]);
}

/** The brand's sequence waits until the day ("2026-03-09"), as an automatic reply asks for. */
export async function pauseSequences(
  tx: Tx,
  accountId: string,
  { brandId }: { brandId: number },
  until: string,
): Promise<void> {
  const paused = await pauseEnrolments(tx, accountId, brandId, until);
  await postponeUnsent(tx, paused, resumesAt(until));
}

/** As above, for every brand that is written to at this address. */
export async function stopSequencesTo(
  tx: Tx,
  accountId: string,
  email: string,
  reason: StopReason,
): Promise<void> {
  for (const brandId of await brandsWrittenTo(tx, accountId, addressKey(email)))
    await stopSequences(tx, accountId, { brandId }, reason);
}
