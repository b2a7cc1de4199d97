import { expect, it } from 'vitest';
import { setPlan } from '../../src/features/accounts/actions/set-plan.ts';
import { brandsToWriteTo } from '../../src/features/outreach/actions/brands-to-write-to.ts';
import type { MailTransport, SendOutcome } from '../../src/features/outreach/ports.ts';
import { driveEmailerRun, type EmailerDrive } from '../../src/features/runs/actions/drive-emailer-run.ts';
import { readRows, readRun } from '../../src/features/runs/actions/read-runs.ts';
import { createSlots } from '../../src/features/runs/domain/slots.ts';
import { moveRun, runsToWorkOn } from '../../src/features/runs/store/runs.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { testDatabase } from '../support/database.ts';
import { mailDesk, mailingRun, setupSender } from '../support/mailing.ts';

const AT_ONCE = 4;
const BRANDS = 20;

/** A run, and what it takes to work on it. */
async function workOnRun(send: MailTransport['send']) {
  const database = await testDatabase();
  const run = await mailingRun(database, BRANDS);
  const { accountId } = run;
  const desk = mailDesk([await setupSender(database, run.accountId)], AT_ONCE, send);
  const drive: EmailerDrive = {
    database,
    clock: systemClock,
    desks: { open: async () => desk },
    optOuts: createOptOutHasher(TEST_SECRET_KEY, null),
    slots: createSlots(AT_ONCE).join(),
    workerId: '0198c000-0000-7000-8000-0000000000ff',
    stopping: new AbortController().signal,
    advanced: () => {},
  };
  const read = () =>
    database.asAccount(accountId, async (tx) => ({
      run: await readRun(tx, accountId, run.id),
      rows: (await readRows(tx, accountId, run.id, { limit: BRANDS, offset: 0 })).rows,
    }));
  return { database, accountId, run, drive, read };
}

it('after the first mail that is turned away none is handed over, and every brand waits for its own', async () => {
  let handedOver = 0;
  const turnedAway = Promise.withResolvers<SendOutcome>();
  const { database, run, drive, read } = await workOnRun(async () => {
    handedOver += 1;
    if (handedOver === AT_ONCE) return turnedAway.promise;
    return { fate: 'accepted', providerMessageId: null };
  });
  await driveEmailerRun(
    {
      ...drive,
      database: {
        ...database,
        // The provider's refusal comes while further mails commit to being sent.
        asAccount: async (id, work) => {
          const result = await database.asAccount(id, work);
          if (handedOver >= AT_ONCE) {
            turnedAway.resolve({ fate: 'limited', retryAfterMs: 60_000 });
            await new Promise(setImmediate);
          }
          return result;
        },
      },
    },
    run,
  );

  expect(handedOver).toBe(AT_ONCE);
  const { run: after, rows } = await read();
  expect(after).toMatchObject({
    state: 'waiting',
    reason: 'The mail provider limits how fast it takes mail.',
  });
  expect(rows.filter((row) => row.outcome === 'sent')).toHaveLength(AT_ONCE - 1);
  expect(rows.filter((row) => row.state === 'waiting')).toHaveLength(BRANDS - AT_ONCE + 1);
});

it('knows of every mail that went out, also where writing that down fails the first time', async () => {
  let handedOver = 0;
  const last = Promise.withResolvers<SendOutcome>();
  const { database, run, drive, read } = await workOnRun(async () => {
    handedOver += 1;
    return handedOver === AT_ONCE ? last.promise : { fate: 'accepted', providerMessageId: null };
  });
  let hasFailed = false;
  const failing: EmailerDrive['database'] = {
    ...database,
    asAccount: (id, work) =>
      database.asAccount(id, async (tx) => {
        const result = await work(tx);
        if (hasFailed || handedOver < AT_ONCE) return result;
        hasFailed = true;
        setTimeout(() => last.resolve({ fate: 'accepted', providerMessageId: null }), 50);
        throw new Error('deadlock detected');
      }),
  };
  await expect(driveEmailerRun({ ...drive, database: failing }, run)).rejects.toThrow('deadlock detected');
  const { run: after, rows } = await read();
  expect(handedOver).toBe(AT_ONCE);
  expect(rows.filter((row) => row.outcome === 'sent')).toHaveLength(AT_ONCE);
  expect(after).toMatchObject({ rowsProcessed: AT_ONCE, creditsCharged: AT_ONCE / 2 });
});

it('lets the others go out where one recipient is put off, and has the next run try that one again', async () => {
  const put = 'Your mail server: 450 4.1.2 Domain not found.';
  const { accountId, database, run, drive, read } = await workOnRun(async ({ to }) =>
    to === 'wholesale@brand-7.com'
      ? { fate: 'deferred', reason: put, retryAfterMs: 900_000 }
      : { fate: 'accepted', providerMessageId: null },
  );
  await driveEmailerRun(drive, run);
  const { run: after, rows } = await read();
  expect(after).toMatchObject({ state: 'finished', rowsProcessed: BRANDS - 1 });
  const [held, ...more] = rows.filter(({ outcome }) => outcome !== 'sent');
  expect(more).toEqual([]);
  expect(held).toMatchObject({ outcome: 'held', charged: false });
  expect(held?.detail).toMatch(`${put} The next run tries it again.`);
  const next = await database.asAccount(accountId, (tx) => brandsToWriteTo(tx, accountId, 10));
  expect(next).toEqual([held?.brandId]);
});

it('holds a run in work from the moment at which the plan ends, and goes on once it is paid', async () => {
  let handedOver = 0;
  let graceEnds: Promise<unknown> | undefined;
  const { database, accountId, run, drive, read } = await workOnRun(async () => {
    handedOver += 1;
    // The last day of grace ends while the first mails are on their way.
    graceEnds ??= database.asSystem((tx) => setPlan(tx, accountId, 'none', 'past_due'));
    await graceEnds;
    return { fate: 'accepted', providerMessageId: null };
  });
  const isTakenUp = async () =>
    (await database.asSystem((tx) => runsToWorkOn(tx, new Date()))).some(({ id }) => id === run.id);

  await driveEmailerRun(drive, run);
  const held = await read();
  expect(held.run).toMatchObject({
    state: 'waiting',
    waitingFor: null,
    reason: 'Your plan has ended, so the bots are held until it is paid.',
  });
  // What was handed over is counted and charged; all the others wait, and nothing is lost.
  expect(handedOver).toBeLessThan(BRANDS);
  expect(held.rows.filter((row) => row.outcome === 'sent')).toHaveLength(handedOver);
  expect(held.rows.filter((row) => row.state === 'waiting')).toHaveLength(BRANDS - handedOver);
  expect(await isTakenUp()).toBe(false);

  await database.asSystem((tx) => setPlan(tx, accountId, 'Tier-1'));
  expect(await isTakenUp()).toBe(true);
  await database.asAccount(accountId, (tx) => moveRun(tx, run.id, ['waiting'], { state: 'running' }));
  await driveEmailerRun(drive, run);
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: BRANDS });
  expect(handedOver).toBe(BRANDS);
});
