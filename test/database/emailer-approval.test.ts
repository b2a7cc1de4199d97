import { expect, it } from 'vitest';
import { grantCredits } from '../../src/features/credits/actions/grant-credits.ts';
import { approve } from '../../src/features/outreach/actions/change-waiting.ts';
import { inquiryWriting, planInquiries } from '../../src/features/outreach/actions/write-inquiry.ts';
import type { Approval } from '../../src/features/outreach/domain/sequences/sequence.ts';
import type { MailDesk } from '../../src/features/outreach/ports.ts';
import { planRun } from '../../src/features/runs/actions/plan-run.ts';
import { previewRun } from '../../src/features/runs/actions/preview-run.ts';
import { readShownRun } from '../../src/features/runs/actions/read-runs.ts';
import { startRun } from '../../src/features/runs/actions/start-run.ts';
import { SELLER } from '../support/mailing.ts';
import { changeSenders, runOfTwo } from '../support/run-of-two.ts';

const NOW = new Date('2026-03-05T15:00:00Z');

/** An account of so many brands to write to, which asks a person for approval or doesn't. */
async function asking(approval: Approval, brands: number) {
  const two = await runOfTwo(1);
  const { database, ann, work } = two;
  const { accountId } = two.run;
  await work(NOW);
  const asAccount = <Result>(deed: Parameters<typeof database.asAccount<Result>>[1]) =>
    database.asAccount(accountId, deed);
  await database.asSystem(async (tx) => {
    const rows = Array.from({ length: brands }, (_, index) => ({
      account_id: accountId,
      marketplace: 'amazon' as const,
      key: `brand ${index}`,
      name: `Brand ${index}`,
      email: `wholesale@maker-${index}.com`,
      is_sandbox: false,
    }));
    await tx.insertInto('brands').values(rows).execute();
  });
  await changeSenders(database, { state: 'paused' });
  await changeSenders(database, { state: 'active' }, ann);
  await asAccount(async (tx) => {
    await grantCredits(tx, { accountId, credits: brands, reason: 'for the test', actor: 'test' });
    await planInquiries(tx, accountId);
  });
  await database.asSystem((tx) => tx.updateTable('sequences').set({ approval }).execute());

  const open = async (): Promise<Pick<MailDesk, 'senders'>> => {
    const plan = await asAccount((tx) => planInquiries(tx, accountId));
    const writing = inquiryWriting({
      database,
      accountId,
      senderId: ann,
      account: { ...SELLER, template: 'Hi [Brand Name]' },
      plan,
      note: async () => ({
        text: 'You sell mugs.',
        evidence: [{ words: 'mugs', fact: 'Mug, blue', url: null }],
      }),
      unsubscribeUrl: () => 'https://x.shop/u',
    });
    const sender = two.desk.senders.filter(({ id }) => id === ann).map((one) => ({ ...one, ...writing }));
    return { senders: sender };
  };
  const desks = { open: async () => ({ ...two.desk, ...(await open()) }) };
  const sources = { forAccount: async () => Promise.reject(new Error('not asked')) };
  return {
    ...two,
    accountId,
    asAccount,
    start: (startedBy: 'browser' | 'api' = 'browser') =>
      asAccount((tx) => startRun(tx, { accountId, bot: 'emailer-bot', startedBy, now: NOW })),
    go: async (run: Awaited<ReturnType<typeof startRun>>) =>
      work(NOW, undefined, { of: run, ...(await open()) }),
    plan: () =>
      planRun(
        { database, sources, desks, hasWebSearch: true, workflow: { operators: null } },
        { accountId, bot: 'emailer-bot', withBuyBox: false, now: NOW },
      ),
    preview: () => previewRun({ database, desks }, accountId, NOW),
    drafts: () =>
      asAccount((tx) =>
        tx
          .selectFrom('messages')
          .select(['id', 'to_email'])
          .where('state', '=', 'draft')
          .orderBy('to_email')
          .execute(),
      ),
    shown: (id: string) => asAccount((tx) => readShownRun(tx, accountId, id)),
  };
}

it('a run of the first ten writes ten, and none goes out or is begun before a person has approved them', async () => {
  const { start, go, plan, drafts, read, shown, asAccount, accountId } = await asking('first_ten', 25);
  expect(await plan()).toMatchObject({
    rows: 10,
    rowsWaiting: 25,
    credits: 0,
    approval: { asks: 'first_ten', waiting: 0, rows: 10, isHeldUp: false },
    blockedBy: null,
  });
  const first = await start();
  await go(first);
  expect((await read(first)).run).toMatchObject({ state: 'finished', rowsTotal: 10, rowsProcessed: 0 });
  expect(await drafts()).toHaveLength(10);

  expect(await plan()).toMatchObject({
    rows: 0,
    rowsWaiting: 15,
    credits: 0,
    approval: { waiting: 10, rows: 0, isHeldUp: true },
    blockedBy: {
      sentence: 'No inquiry goes out before the 10 that wait are approved at Outreach → Waiting.',
    },
  });
  await expect(start()).rejects.toThrow('No inquiry goes out before the 10 that wait are approved');
  const idle = await start('api');
  expect(idle).toMatchObject({ state: 'finished', rowsTotal: 0 });
  expect(await shown(idle.id)).toMatchObject({ forApproval: 10 });

  const ids = (await drafts()).map(({ id }) => id);
  await asAccount((tx) => approve(tx, accountId, ids.slice(0, 4), NOW));
  expect(await plan()).toMatchObject({
    rows: 4,
    credits: 2,
    approval: { asks: 'first_ten', waiting: 6, rows: 0, isHeldUp: false },
    blockedBy: null,
  });
  await asAccount((tx) => approve(tx, accountId, ids.slice(4), NOW));
  expect(await plan()).toMatchObject({
    rows: 25,
    credits: 12.5,
    approval: { asks: 'automatic', waiting: 0 },
  });
});

it('the first inquiries can be read before a run, and nothing of them is kept, sent or charged', async () => {
  const { preview, plan, asAccount } = await asking('automatic', 7);
  const all = () => asAccount((tx) => tx.selectFrom('messages').selectAll().execute());
  const [before, mails] = [await plan(), await all()];
  const { inquiries, asks, blockedBy } = await preview();
  expect([asks, blockedBy]).toEqual(['automatic', null]);
  expect(inquiries.map(({ to }) => to)).toEqual(
    [0, 1, 2, 3, 4].map((brand) => `wholesale@maker-${brand}.com`),
  );
  expect(inquiries[0]).toEqual({
    brandId: expect.any(Number),
    name: 'Brand 0',
    to: 'wholesale@maker-0.com',
    subject: 'Wholesale account with Brand 0 for Shop',
    text: 'Hi Brand 0\n\nYou sell mugs.',
    evidence: [{ words: 'mugs', fact: 'Mug, blue', url: null }],
    waits: null,
    heldBy: null,
  });
  expect(await plan()).toEqual(before);
  expect(await all()).toEqual(mails);
});

it('the first inquiries say what they wait for, and that none is written while ten wait', async () => {
  const { start, go, preview, drafts } = await asking('first_ten', 12);
  const { inquiries, asks } = await preview();
  expect(asks).toBe('first_ten');
  expect(new Set(inquiries.map(({ waits }) => waits))).toEqual(new Set(['approval']));
  expect(await drafts()).toEqual([]);
  await go(await start());
  expect(await preview()).toMatchObject({
    inquiries: [],
    blockedBy: {
      sentence: 'No inquiry goes out before the 10 that wait are approved at Outreach → Waiting.',
    },
  });
});
