import { expect, it } from 'vitest';
import { signedIn, testApp } from '../../../../test/support/http-app.ts';
import { overrulePolicy } from '../actions/policy.ts';
import { rollUpBrands } from '../actions/roll-up-brands.ts';
import type { GatingInput, GatingView } from '../contract/gating.ts';
import { gatingRoutes } from './gating.ts';

const clock = { now: () => new Date('2026-11-10T15:00:00Z') };

const FOUND: GatingInput = {
  state: 'needs_approval',
  checkedOn: '2026-11-02',
  note: 'Asks for three invoices.',
  authorisation: { kind: 'letter', askedOn: '2026-11-03', receivedOn: null },
  invoice: { name: 'Harbor Lane Goods', address: '12 Harbor St. #4, Portland, OR 97201' },
};

async function desk() {
  const app = await testApp(({ routes, database }) => gatingRoutes({ routes, database, clock }));
  const me = await signedIn(app);
  const brandId = await app.database.asAccount(me.accountId, async (tx) => {
    const change = { marketplace: 'amazon', spellings: ['Nordkap'], isSandbox: false };
    await rollUpBrands(tx, me.accountId, change);
    return (await tx.selectFrom('brands').select('id').executeTakeFirstOrThrow()).id;
  });
  return { app, me, brandId, address: `/api/brands/${brandId}/gating` };
}

const read = async (answer: Response) => (await answer.json()) as GatingView;

it('keeps what a person found out about a brand, with who did and when', async () => {
  const { me, address } = await desk();
  expect(await read(await me.get(address))).toMatchObject({ found: null, likely: { isLikely: false } });

  const saved = await read(await me.send('PUT', address, { ...FOUND, checkedBy: 'Anna' }));
  expect(saved.found).toEqual({ ...FOUND, checkedBy: 'Anna' });
  expect((await read(await me.get(address))).found).toEqual(saved.found);
  expect((await read(await me.send('DELETE', address))).found).toBeNull();
});

it('takes the no to marketplaces for a sign, in the name of who noted it', async () => {
  const { app, me, brandId, address } = await desk();
  await app.database.asAccount(me.accountId, (tx) =>
    overrulePolicy(tx, me.accountId, brandId, { field: 'marketplaces', value: 'forbidden', note: null }),
  );
  const { likely } = await read(await me.get(address));
  // The site never said so, and nothing may claim that it did.
  expect(likely).toMatchObject({
    isLikely: true,
    signs: [{ sign: 'own_word', sentence: 'You noted that the brand allows no sales on marketplaces.' }],
  });
});

it('compares the invoice with the seller’s legal identity once that is known', async () => {
  const { me, address } = await desk();
  expect((await read(await me.send('PUT', address, FOUND))).match).toBeNull();

  const identity = {
    name: 'Harbor Lane Goods LLC',
    address: '12 Harbor Street, Suite 4, Portland, OR 97201',
  };
  await me.send('PUT', '/api/legal-identity', identity);
  const { match } = await read(await me.get(address));
  expect(match).toMatchObject({ name: 'close', address: 'close' });
  expect(match?.sentences).toHaveLength(2);
});

it('refuses an authorisation that came before it was asked for, and days that no calendar has', async () => {
  const { me, address } = await desk();
  const early = { kind: 'letter', askedOn: '2026-11-03', receivedOn: '2026-11-01' };
  expect((await me.send('PUT', address, { ...FOUND, authorisation: early })).status).toBe(400);
  expect((await me.send('PUT', address, { ...FOUND, checkedOn: '2026-02-30' })).status).toBe(400);
  expect((await read(await me.get(address))).found).toBeNull();
});

it('refuses days that are still to come where the seller is', async () => {
  const { app, me, address } = await desk();
  const asked = (askedOn: string, receivedOn: string | null) => ({
    ...FOUND,
    authorisation: { kind: 'letter', askedOn, receivedOn },
  });
  for (const input of [
    { ...FOUND, checkedOn: '2026-11-11' },
    asked('2026-11-11', null),
    asked('2026-11-10', '2027-01-01'),
  ]) {
    const answer = await me.send('PUT', address, input);
    expect([answer.status, await answer.json()]).toMatchObject([400, { detail: /still to come/ }]);
  }
  expect((await read(await me.get(address))).found).toBeNull();

  // The eleventh has begun there.
  await app.database.asAccount(me.accountId, (tx) =>
    tx.updateTable('profiles').set({ time_zone: 'Asia/Tokyo' }).execute(),
  );
  expect((await me.send('PUT', address, { ...FOUND, checkedOn: '2026-11-11' })).status).toBe(200);
});

it('shows and keeps nothing of another account’s brand', async () => {
  const { app, address } = await desk();
  const other = await signedIn(app, { email: 'other@shop.example' });
  expect((await other.get(address)).status).toBe(404);
  expect((await other.send('PUT', address, FOUND)).status).toBe(404);
});
