import type { Database, Tx } from '../../../db/database.ts';
import { MINUTE_MS } from '../../../kernel/durations.ts';
import { eachApart } from '../../../queue/each-apart.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { calendarDay } from '../../accounts/domain/calendar.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import { dailyLimitOf } from '../domain/senders/daily-limit.ts';
import { LATE_MS } from '../domain/sequences/sequence.ts';
import { forgetPutOff, lockPutOffDays } from '../store/daily-sends.ts';
import { resumeEnrolments } from '../store/enrolments.ts';
import { letGoOfFiles } from '../store/outgoing-files.ts';
import { expireLate, handOnToOtherSenders, sweepClaims } from '../store/scheduled.ts';
import { bringForward } from './bring-forward.ts';
import { enrolBrands } from './enrol-brands.ts';
import { goOn } from './record-scheduled.ts';

/** What was claimed is about to be handed over within moments; a mail in a provider's hands comes back within its time-out. */
const CLAIMED_FOR_MS = MINUTE_MS;
const SENDING_FOR_MS = 10 * MINUTE_MS;

/** All that the schedule needs besides sending: new enrolments, pauses that end, mails that came too late, dead workers'. */
export async function keepSchedule(database: Database, optOuts: OptOutHasher, now: Date): Promise<void> {
  await eachApart([() => enrolBrands(database, optOuts), () => keepInTime(database, now)], (step) => step());
}

const keepInTime = (database: Database, now: Date): Promise<void> =>
  database.asSystem(async (tx) => {
    await resumeEnrolments(tx, now.toISOString().slice(0, 10));
    await handOn(tx, now);
    await followPlans(tx, now);
    await expireLate(tx, new Date(now.getTime() - LATE_MS));
    await takeUp(tx, now, {
      claimedBefore: new Date(now.getTime() - CLAIMED_FOR_MS),
      sendingBefore: new Date(now.getTime() - SENDING_FOR_MS),
    });
  });

/** Whoever writes them now has other limits. */
async function handOn(tx: Tx, now: Date): Promise<void> {
  const handedOn = Map.groupBy(await handOnToOtherSenders(tx), ({ accountId }) => accountId);
  for (const [accountId, mails] of handedOn)
    await bringForward(tx, accountId, { ids: mails.map(({ id }) => id) }, now);
}

/** What the plan's limit had put off goes once the account may send more, by whatever way it came to that. */
async function followPlans(tx: Tx, now: Date): Promise<void> {
  for (const putOff of await lockPutOffDays(tx)) {
    const account = await readAccount(tx, putOff.accountId);
    const isPast = calendarDay(account, now) !== putOff.day;
    const isRaised = dailyLimitOf(account) > putOff.limit;
    if (!isPast && isRaised) await bringForward(tx, putOff.accountId, 'all', now);
    if (isPast || isRaised) await forgetPutOff(tx, putOff);
  }
}

/** At the start of a process that knows itself to be the only one. */
export const takeUpLeftMails = (tx: Tx): Promise<void> => {
  const everything = new Date('9999-01-01');
  return takeUp(tx, new Date(), { claimedBefore: everything, sendingBefore: everything });
};

async function takeUp(tx: Tx, now: Date, left: { claimedBefore: Date; sendingBefore: Date }): Promise<void> {
  const unknown = (await sweepClaims(tx, left)).map(({ id }) => id);
  await letGoOfFiles(tx, unknown);
  // A step that may have gone out isn't sent again: its sequence goes on.
  await goOn(tx, unknown, now);
}
