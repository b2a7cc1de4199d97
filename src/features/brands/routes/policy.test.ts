import { expect, it } from 'vitest';
import { signedIn, testApp } from '../../../../test/support/http-app.ts';
import { brandsToWriteTo } from '../../outreach/actions/brands-to-write-to.ts';
import { exportBrands } from '../actions/export-brands.ts';
import { recordDiscoveries } from '../actions/record-discoveries.ts';
import { rollUpBrands } from '../actions/roll-up-brands.ts';
import type { BrandView } from '../contract/brand.ts';
import type { Discovery } from '../domain/discovery/discovery.ts';
import type { Statement } from '../domain/policy/policy.ts';
import { brandRoutes } from './brand.ts';

const PAGE = 'https://nordkap.com/wholesale';
const OPENING: Statement = {
  field: 'minimum_opening_order',
  value: { cents: 25_000, currency: 'USD' },
  url: PAGE,
  sentence: 'Minimum opening order: $250',
};
const NO_AMAZON: Statement = {
  field: 'marketplaces',
  value: 'amazon_forbidden',
  url: PAGE,
  sentence: 'Retailers may not sell on Amazon.',
};
const WELCOME: Statement = { ...NO_AMAZON, value: 'allowed', sentence: 'Amazon sellers are welcome.' };

const CONTACT = {
  address: 'sales@nordkap.com',
  role: 'sales',
  relation: 'own',
  form: 'text',
  pageUrl: PAGE,
  words: '',
  score: 80,
  reason: 'named for sales',
  mail: 'accepts',
} as unknown as Discovery['contacts'][number];

const found = (policy: Statement[], pagesRead = 2): Discovery => ({
  outcome: 'found_address',
  website: 'https://nordkap.com/',
  confirmedBy: [],
  contacts: [CONTACT],
  forms: [],
  best: CONTACT,
  wayIn: undefined,
  refused: [],
  trail: [],
  policy,
  pagesRead,
});

async function brandOf(policy: Statement[]) {
  const app = await testApp(({ routes, database }) => brandRoutes({ routes, database }));
  const me = await signedIn(app);
  const asMe = <T>(work: Parameters<typeof app.database.asAccount<T>>[1]) =>
    app.database.asAccount(me.accountId, work);
  const id = await asMe(async (tx) => {
    await rollUpBrands(tx, me.accountId, {
      marketplace: 'amazon',
      spellings: ['Nordkap'],
      isSandbox: false,
    });
    return (await tx.selectFrom('brands').select('id').executeTakeFirstOrThrow()).id;
  });
  const source = (discovery: Discovery) =>
    asMe((tx) => recordDiscoveries(tx, me.accountId, [{ brandId: id, discovery }]));
  await source(found(policy));
  const read = async () => (await (await me.get(`/api/brands/${id}`)).json()) as BrandView;
  return {
    app,
    me,
    id,
    asMe,
    read,
    source,
    field: async (name: string) => (await read()).policy.find(({ field }) => field === name),
    writtenTo: () => asMe((tx) => brandsToWriteTo(tx, me.accountId, 10)),
    exported: () => asMe(async (tx) => (await exportBrands(tx, me.accountId).next()).value),
  };
}

it('a brand shows what its site says of selling to shops, with the sentence and the page', async () => {
  const { field, read } = await brandOf([OPENING]);
  expect(await field('minimum_opening_order')).toEqual({
    field: 'minimum_opening_order',
    by: 'site',
    isContradicted: false,
    overrule: null,
    value: { cents: 25_000, currency: 'USD' },
    statements: [
      { value: { cents: 25_000, currency: 'USD' }, url: PAGE, sentence: 'Minimum opening order: $250' },
    ],
  });
  expect(await field('map_policy')).toMatchObject({ value: null, by: null, statements: [] });
  expect((await read()).setAside).toBeNull();
});

it('what a person decides holds when the brand is sourced again, until it is dropped', async () => {
  const { me, id, field, source } = await brandOf([OPENING]);
  const path = `/api/brands/${id}/policy/minimum_opening_order`;
  const value = { cents: 10_000, currency: 'USD' };
  expect((await me.send('PUT', path, { value, note: 'Told on the phone' })).status).toBe(200);
  await source(found([OPENING]));
  expect(await field('minimum_opening_order')).toMatchObject({
    value,
    by: 'person',
    overrule: { note: 'Told on the phone' },
    statements: [{ sentence: 'Minimum opening order: $250' }],
  });
  await me.send('DELETE', path);
  expect(await field('minimum_opening_order')).toMatchObject({ value: { cents: 25_000 }, by: 'site' });
});

it('a value that a field can’t have is refused', async () => {
  const { me, id } = await brandOf([]);
  expect((await me.send('PUT', `/api/brands/${id}/policy/marketplaces`, { value: 'perhaps' })).status).toBe(
    400,
  );
  expect((await me.send('PUT', `/api/brands/${id}/policy/documents`, { value: 'yes' })).status).toBe(400);
  expect((await me.send('PUT', `/api/brands/${id}/policy/colour`, { value: 'yes' })).status).toBe(400);
});

it('a brand that wants no Amazon sellers is set aside with the reason and not written to', async () => {
  const { read, writtenTo } = await brandOf([NO_AMAZON]);
  expect((await read()).setAside).toMatchObject({
    isAside: true,
    by: 'policy',
    reason: 'The brand’s site says that it allows no sales on Amazon.',
  });
  expect(await writtenTo()).toEqual([]);
});

it.each([
  ['no', 'The brand’s site says that it takes no wholesale accounts.'],
  ['closed_for_now', 'The brand’s site says that it takes no new wholesale accounts for now.'],
] as const)(
  'a brand that takes no shops (“%s”) is set aside with the reason, until a person knows better',
  async (value, reason) => {
    const closed: Statement = {
      field: 'takes_wholesale',
      value,
      url: PAGE,
      sentence: 'We don’t sell to shops.',
    };
    const { me, id, read, writtenTo } = await brandOf([closed]);
    expect((await read()).setAside).toMatchObject({ isAside: true, by: 'policy', reason });
    expect(await writtenTo()).toEqual([]);
    await me.send('PUT', `/api/brands/${id}/policy/takes_wholesale`, { value: 'yes' });
    expect(await writtenTo()).toEqual([id]);
  },
);

it('a person takes back a brand that was set aside, and sourcing it again leaves it so', async () => {
  const { me, id, read, writtenTo, source } = await brandOf([NO_AMAZON]);
  await me.send('DELETE', `/api/brands/${id}/set-aside`);
  await source(found([NO_AMAZON]));
  expect((await read()).setAside).toMatchObject({ isAside: false, by: 'person' });
  expect(await writtenTo()).toEqual([id]);
});

it('a brand that several things had set aside is written to once a person takes it back', async () => {
  const { me, id, asMe, writtenTo } = await brandOf([NO_AMAZON]);
  await asMe((tx) => tx.updateTable('listed_brands').set({ private_label: true }).execute());
  await me.send('DELETE', `/api/brands/${id}/set-aside`);
  expect(await writtenTo()).toEqual([id]);
});

it('a person sets a brand aside for a reason of their own', async () => {
  const { me, id, read, writtenTo } = await brandOf([]);
  await me.post(`/api/brands/${id}/set-aside`, { reason: 'My competitor’s' });
  expect((await read()).setAside).toMatchObject({ isAside: true, by: 'person', reason: 'My competitor’s' });
  expect(await writtenTo()).toEqual([]);
});

it('a brand whose rule is gone, or overruled, is written to again', async () => {
  const { me, id, source, writtenTo } = await brandOf([NO_AMAZON]);
  await source(found([]));
  expect(await writtenTo()).toEqual([id]);
  await source(found([NO_AMAZON]));
  await me.send('PUT', `/api/brands/${id}/policy/marketplaces`, { value: 'allowed' });
  expect(await writtenTo()).toEqual([id]);
});

it('a contradiction is shown and decides nothing', async () => {
  const { field, read, exported } = await brandOf([NO_AMAZON, WELCOME]);
  expect(await field('marketplaces')).toMatchObject({
    value: null,
    by: null,
    isContradicted: true,
    statements: [{ value: 'amazon_forbidden' }, { value: 'allowed' }],
  });
  expect((await read()).setAside).toBeNull();
  expect((await exported()).policy).toMatchObject({ marketplaces: 'unknown', evidence: {} });
});

it('a site that can’t be read takes back nothing of what it said', async () => {
  const { field, source } = await brandOf([OPENING]);
  await source({ ...found([], 0), outcome: 'unreachable' });
  expect(await field('minimum_opening_order')).toMatchObject({ by: 'site' });
});

it('papers that several sentences ask for are one list with each of its sentences, and no contradiction', async () => {
  const asks = (value: string[], sentence: string): Statement => ({
    field: 'documents',
    value,
    url: PAGE,
    sentence,
  });
  const [papers, licence] = [
    asks(['tax_id', 'w9'], 'Send your tax ID and a W-9.'),
    asks(['business_license'], 'And your licence.'),
  ];
  const { field, exported } = await brandOf([papers, licence]);
  expect(await field('documents')).toMatchObject({
    value: ['tax_id', 'w9', 'business_license'],
    by: 'site',
    isContradicted: false,
    statements: [{ sentence: papers.sentence }, { sentence: licence.sentence }],
  });
  expect((await exported()).policy).toMatchObject({
    documents: ['tax_id', 'w9', 'business_license'],
    evidence: { documents: { sentence: papers.sentence } },
  });
});

it('is exported with a value and its evidence for each field', async () => {
  const { exported } = await brandOf([OPENING, NO_AMAZON]);
  expect((await exported()).policy).toEqual({
    takes_wholesale: 'unknown',
    marketplaces: 'amazon_forbidden',
    map_policy: 'unknown',
    minimum_opening_order: 250,
    minimum_reorder: null,
    currency: 'USD',
    documents: [],
    distributors: [],
    evidence: {
      minimum_opening_order: { url: PAGE, sentence: 'Minimum opening order: $250' },
      marketplaces: { url: PAGE, sentence: 'Retailers may not sell on Amazon.' },
    },
  });
});

it('nobody reads or decides another account’s brand', async () => {
  const { app, id } = await brandOf([NO_AMAZON]);
  const other = await signedIn(app, { email: 'other@shop.example' });
  expect((await other.send('DELETE', `/api/brands/${id}/set-aside`)).status).toBe(404);
  expect((await other.send('PUT', `/api/brands/${id}/policy/map_policy`, { value: 'yes' })).status).toBe(404);
});
