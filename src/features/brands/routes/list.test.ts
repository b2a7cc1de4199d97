import { beforeEach, expect, it } from 'vitest';
import { signedIn, type TestApp, testApp } from '../../../../test/support/http-app.ts';
import { saveProducts } from '../../catalog/actions/save-products.ts';
import { unknownProduct } from '../../catalog/domain/product.ts';
import { rollUpBrands } from '../actions/roll-up-brands.ts';
import type { BrandWorthView, ScoreWeightsView } from '../contract/figures.ts';
import type { BrandIdentityView } from '../contract/identity.ts';
import type { BrandRowView } from '../contract/list.ts';
import { brandRoutes } from './brand.ts';

let app: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  app = await testApp(({ routes, database }) => brandRoutes({ routes, database }));
  me = await signedIn(app);
  const spellings = ['Alder', 'Birch', 'Birch Home'];
  await app.database.asAccount(me.accountId, async (tx) => {
    const products = spellings.map((brand, index) => ({
      ...unknownProduct({ marketplace: 'amazon', siteId: 1, externalId: `B${index}` }),
      brand,
      title: `${brand} thing`,
      monthlySold: 100 * (index + 1),
    }));
    await saveProducts(tx, me.accountId, products);
    await rollUpBrands(tx, me.accountId, { marketplace: 'amazon', spellings, isSandbox: false });
  });
});

const list = async (query = '') =>
  (await (await me.get(`/api/brands?order=name&direction=asc${query}`)).json()) as {
    brands: BrandRowView[];
    total: number;
  };
const names = async (query = '') => (await list(query)).brands.map(({ name }) => name);

it('lists brands by what an address asks for, and refuses what it doesn’t understand', async () => {
  expect(await names()).toEqual(['Alder', 'Birch', 'Birch Home']);
  expect(await list('&limit=1&offset=1')).toMatchObject({ brands: [{ name: 'Birch' }], total: 3 });
  expect(await names('&search=bir&salesMin=250')).toEqual(['Birch Home']);
  expect(await names('&state=waiting&state=no_site&privateLabel=false')).toHaveLength(3);
  expect(await names('&hasEmail=true')).toEqual([]);
  expect((await me.get('/api/brands?order=luck')).status).toBe(400);
  expect((await me.get('/api/brands?scoreMin=200')).status).toBe(400);
  const other = await signedIn(app, { email: 'other@shop.example' });
  expect(await (await other.get('/api/brands')).json()).toEqual({ brands: [], total: 0 });
});

it('takes a person’s word on one brand and on many', async () => {
  const [alder] = (await list()).brands;
  const word = { tags: ['fair'], note: 'Ask for Jo', decision: 'exclude' };
  const changed = (await (await me.send('PATCH', `/api/brands/${alder?.id}`, word)).json()) as BrandWorthView;
  expect(changed).toMatchObject({ ...word, setAside: { reason: 'excluded' } });
  expect(await names('&tag=fair&setAside=true')).toEqual(['Alder']);

  const bulk = (body: unknown) => me.post('/api/brands/bulk', body);
  expect(await (await bulk({ action: 'tag', tag: 'tree', filter: { search: 'birch' } })).json()).toEqual({
    brands: 2,
    ids: [expect.any(Number), expect.any(Number)],
  });
  expect(await (await me.get('/api/brands/choices')).json()).toMatchObject({
    tags: [
      { name: 'tree', brands: 2 },
      { name: 'fair', brands: 1 },
    ],
  });
  await bulk({ action: 'tag', tag: 'Fair', filter: { search: 'birch' } });
  expect(await names('&tag=fair')).toHaveLength(3);
  const twice = await me.send('PATCH', `/api/brands/${alder?.id}`, { tags: ['fair', 'FAIR', 'New'] });
  expect(await twice.json()).toMatchObject({ tags: ['New', 'fair'] });
  expect((await bulk({ action: 'tag', filter: {} })).status).toBe(400);
  expect((await bulk({ action: 'exclude' })).status).toBe(400);
  expect((await me.send('PATCH', '/api/brands/999999', { note: null })).status).toBe(404);
});

it('tells and changes the weights, and shows each reason’s points', async () => {
  const weights = (await (await me.get('/api/brands/score-weights')).json()) as ScoreWeightsView;
  expect(weights.reasons.reduce((sum, { standard }) => sum + standard, 0)).toBe(100);
  const only = Object.fromEntries(
    weights.reasons.map(({ reason }) => [reason, reason === 'demand' ? 10 : 0]),
  );
  const saved = await me.send('PUT', '/api/brands/score-weights', { weights: only });
  expect(((await saved.json()) as ScoreWeightsView).reasons.find(({ weight }) => weight > 0)?.reason).toBe(
    'demand',
  );
  const scores = (await list()).brands.map(({ score }) => score ?? 0);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));

  const [alder] = (await list()).brands;
  const worth = (await (await me.get(`/api/brands/${alder?.id}/worth`)).json()) as BrandWorthView;
  expect(worth.score.value).toBe(scores[0]);
  expect(worth.score.reasons.find(({ reason }) => reason === 'demand')).toMatchObject({
    most: 100,
    figure: 'About 100 sales a month for each product.',
  });
  expect(worth.methods.sales).toMatch(/bought in past month.*From 1 of 1 products/);
  const none = Object.fromEntries(weights.reasons.map(({ reason }) => [reason, 0]));
  expect((await me.send('PUT', '/api/brands/score-weights', { weights: none })).status).toBe(400);
});

it('merges, shows what made a brand, and undoes it', async () => {
  const [, birch, home] = (await list()).brands;
  const merged = await me.post(`/api/brands/${home?.id}/merge`, { into: birch?.id });
  const { changeId } = (await merged.json()) as { changeId: number };
  expect(await names()).toEqual(['Alder', 'Birch']);
  const identity = (await (await me.get(`/api/brands/${birch?.id}/identity`)).json()) as BrandIdentityView;
  expect(identity).toMatchObject({
    spellings: [{ products: 1 }, { products: 1 }],
    changes: [{ id: changeId, kind: 'merge', name: 'Birch Home', otherId: null, canUndo: true }],
  });
  const split = await me.post(`/api/brands/${birch?.id}/split`, { spellings: ['Birch Home'] });
  expect(split.status).toBe(200);
  expect(await names()).toEqual(['Alder', 'Birch', 'Birch Home']);
  const { changeId: splitId } = (await split.json()) as { changeId: number };
  expect((await me.post(`/api/brand-changes/${splitId}/undo`, {})).status).toBe(200);
  expect((await me.post(`/api/brand-changes/${changeId}/undo`, {})).status).toBe(200);
  expect(await names()).toEqual(['Alder', 'Birch', 'Birch Home']);
  expect((await me.post(`/api/brand-changes/${changeId}/undo`, {})).status).toBe(404);
});

it('tells of which brands chosen products are, and those that match, by whichever spelling', async () => {
  const { accountId } = me;
  const products = await app.database.asAccount(accountId, (tx) =>
    tx.selectFrom('products').select(['id', 'brand_name']).orderBy('id').execute(),
  );
  const [alder, birch, birchHome] = (await list()).brands.map(({ id }) => id);
  const ofProducts = async (body: unknown) => {
    const answer = await me.post('/api/brands/of-products', body);
    return (await answer.json()) as { ids: number[] };
  };
  const ids = products.map(({ id }) => id);
  expect(await ofProducts({ ids: ids.slice(0, 2) })).toEqual({ ids: [alder, birch] });
  expect(await ofProducts({ filter: { search: 'home' } })).toEqual({ ids: [birchHome] });
  expect(await ofProducts({ filter: { except: ids.slice(1) } })).toEqual({ ids: [alder] });

  await me.post(`/api/brands/${birchHome}/merge`, { into: birch });
  expect(await ofProducts({ filter: {} })).toEqual({ ids: [alder, birch] });
  expect(await ofProducts({ filter: { search: 'home' } })).toEqual({ ids: [birch] });

  expect((await me.post('/api/brands/of-products', {})).status).toBe(400);
  const other = await signedIn(app, { email: 'other@shop.example' });
  expect(await (await other.post('/api/brands/of-products', { ids })).json()).toEqual({ ids: [] });
});
