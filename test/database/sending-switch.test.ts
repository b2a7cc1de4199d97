import { expect, it } from 'vitest';
import { isSendingOn, switchSending } from '../../src/features/outreach/actions/sending-switch.ts';
import { readRun } from '../../src/features/runs/actions/read-runs.ts';
import { createRunWorkers } from '../../src/features/runs/actions/work-on-runs.ts';
import { createSlots } from '../../src/features/runs/domain/slots.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { sleep, systemClock } from '../../src/kernel/clock.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { mailDesk, mailingRun, setupSender } from '../support/mailing.ts';

const BRANDS = 40;
const AT_ONCE = 3;
const MAIL_TAKES_MS = 20;

/** A desk that notes when each mail was handed over, and workers that know no other. */
async function workersAt(database: TestDatabase, accountId: string) {
  const handedOver: number[] = [];
  const desk = mailDesk([await setupSender(database, accountId)], AT_ONCE, async () => {
    handedOver.push(performance.now());
    await sleep(MAIL_TAKES_MS);
    return { fate: 'accepted', providerMessageId: null };
  });
  const none = null as never;
  const create = () =>
    createRunWorkers({
      database,
      clock: systemClock,
      desks: { open: async () => desk },
      optOuts: createOptOutHasher(TEST_SECRET_KEY, null),
      crawlSlots: createSlots(AT_ONCE),
      mailSlots: createSlots(AT_ONCE),
      failed: (error: unknown) => {
        throw error;
      },
      // None of these has a part in an Emailer run.
      sources: none,
      discover: none,
      searchAnswers: none,
      workflow: none,
    });
  return { handedOver, create };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(5);
}

it('stops every worker at once, and lets the run go on when it is on again', async () => {
  const database = await testDatabase();
  const run = await mailingRun(database, BRANDS);
  const { handedOver, create } = await workersAt(database, run.accountId);
  const workers = [create(), create()];
  const takeUp = () => Promise.all(workers.map((each) => each.takeUp()));
  const standing = () => database.asAccount(run.accountId, (tx) => readRun(tx, run.accountId, run.id));

  await takeUp();
  await until(() => handedOver.length >= 6);
  await database.asSystem((tx) => switchSending(tx, false));
  const offAt = performance.now();
  await until(async () => (await standing()).state !== 'running');
  const whenOff = handedOver.length;
  expect(whenOff).toBeLessThan(BRANDS);
  expect(await standing()).toMatchObject({
    waitingFor: 'sending',
    reason: 'Sending is paused for everybody at the moment.',
  });

  // However often they look, none is handed over while it is off.
  for (let looks = 0; looks < 5; looks += 1) {
    await takeUp();
    await sleep(MAIL_TAKES_MS);
  }
  expect(handedOver).toHaveLength(whenOff);
  expect(Math.max(...handedOver) - offAt).toBeLessThan(1_000);

  await database.asSystem((tx) => switchSending(tx, true));
  await until(async () => {
    await takeUp();
    return (await standing()).state === 'finished';
  });
  await Promise.all(workers.map((each) => each.stop()));
  expect(handedOver).toHaveLength(BRANDS);
  expect(await standing()).toMatchObject({ rowsProcessed: BRANDS, creditsCharged: BRANDS / 2 });
});

it('is not thrown between somebody’s look at it and what they commit to', async () => {
  const database = await testDatabase();
  const order: string[] = [];
  let thrown: Promise<unknown> = Promise.resolve();
  await database.asSystem(async (tx) => {
    expect(await isSendingOn(tx)).toBe(true);
    thrown = database.asSystem((tx) => switchSending(tx, false)).then(() => order.push('thrown'));
    await sleep(100);
    order.push('committed');
  });
  await thrown;
  expect(order).toEqual(['committed', 'thrown']);
  expect(await database.asSystem(isSendingOn)).toBe(false);
});
