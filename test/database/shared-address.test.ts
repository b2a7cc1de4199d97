import { expect, it } from 'vitest';
import { planRun } from '../../src/features/runs/actions/plan-run.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { runOfTwo } from '../support/run-of-two.ts';

const NOW = new Date('2026-03-05T15:00:00Z');
const NEXT_DAY = new Date('2026-03-06T15:00:00Z');
const DAY = { day: '2026-03-05', limitResetsAt: new Date('2026-03-06T05:00:00Z') };
const DESK = 'b2b@group.com';
const HELD = `${DESK}: Brand 2, which has this address too, was written to first, so this one goes on another day`;

/** A run over eight brands, of which every second one has the same way in. */
async function runOverGroup() {
  const two = await runOfTwo(8);
  const { database, run } = two;
  await database.asSystem(async (tx) => {
    const group = ['Brand 2', 'Brand 4', 'Brand 6', 'Brand 8'];
    await tx.updateTable('brands').set({ email: DESK }).where('name', 'in', group).execute();
  });
  const toDesk = () =>
    database.asSystem((tx) =>
      tx.selectFrom('messages').select('brand_id').where('to_email', '=', DESK).execute(),
    );
  const again = () =>
    database.asAccount(run.accountId, (tx) =>
      startRun(tx, { accountId: run.accountId, bot: 'emailer-bot', startedBy: 'browser', now: new Date() }),
    );
  const planOn = (now: Date) =>
    planRun(
      {
        database,
        sources: { forAccount: async () => Promise.reject(new Error('not asked')) },
        desks: { open: async () => ({ blocked: 'not asked' }) },
        hasWebSearch: true,
        workflow: { operators: null },
      },
      { accountId: run.accountId, bot: 'emailer-bot', withBuyBox: false, now },
    );
  return { ...two, toDesk, again, planOn };
}

it('brands of one address are written to on different days, the first in line first, and the others wait uncharged', async () => {
  const { work, read, toDesk, again, planOn } = await runOverGroup();
  await work(NOW, undefined, DAY);
  const first = await read();
  expect(first.run).toMatchObject({ state: 'finished', rowsProcessed: 5, creditsCharged: 2.5 });
  expect(first.rows.filter(({ outcome }) => outcome !== 'sent')).toMatchObject(
    Array.from({ length: 3 }, () => ({ outcome: 'held', charged: false, detail: HELD })),
  );
  const onFirstDay = await toDesk();
  expect(onFirstDay).toHaveLength(1);

  expect(await planOn(NOW)).toMatchObject({ rows: 0, rowsWaiting: 3, rowsForAnotherDay: 3, credits: 0 });
  expect(await planOn(NEXT_DAY)).toMatchObject({ rows: 1, rowsForAnotherDay: 2, credits: 0.5 });
  const sameDay = await again();
  await work(NOW, undefined, { ...DAY, of: sameDay });
  expect((await read(sameDay)).run).toMatchObject({ rowsTotal: 3, rowsProcessed: 0, creditsCharged: 0 });

  const nextDay = await again();
  await work(NEXT_DAY, undefined, { ...DAY, of: nextDay });
  expect((await read(nextDay)).run).toMatchObject({ rowsTotal: 3, rowsProcessed: 1, creditsCharged: 0.5 });
  expect(await toDesk()).toHaveLength(2);
});

it('the address gets one mail, however many workers write at once', async () => {
  const { work, read, toDesk } = await runOverGroup();
  await Promise.all([1, 2, 3, 4].map(() => work(NOW, undefined, DAY)));
  expect(await toDesk()).toHaveLength(1);
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 5 });
});

it('a run that goes on over midnight doesn’t write to an address twice either', async () => {
  const { work, read, toDesk } = await runOverGroup();
  const clock = { at: NOW };
  const goToNextDay = async () => {
    clock.at = NEXT_DAY;
  };
  await work(NOW, goToNextDay, { ...DAY, clock });
  expect((await read()).run).toMatchObject({ state: 'finished', rowsProcessed: 5 });
  expect(await toDesk()).toHaveLength(1);
});
