import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { readAccount } from '../../src/features/accounts/actions/read-account.ts';
import { createQuery } from '../../src/features/catalog/actions/save-query.ts';
import type { ProductQueryView } from '../../src/features/catalog/contract/queries.ts';
import { queryRoutes } from '../../src/features/catalog/routes/queries.ts';
import { createRunWorkers } from '../../src/features/runs/actions/work-on-runs.ts';
import type { RunPlan, RunView } from '../../src/features/runs/contract/runs.ts';
import { createSlots } from '../../src/features/runs/domain/slots.ts';
import { runRoutes } from '../../src/features/runs/routes.ts';
import { createOptOutHasher } from '../../src/features/suppression/domain/opt-out-hash.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { keepaAddresses } from '../../src/main/query-addresses.ts';
import { createKeepaSource } from '../../src/providers/keepa/product-source.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { TEST_SECRET_KEY } from '../support/cluster.ts';
import { signedIn, type TestApp, testApp } from '../support/http-app.ts';
import { oneBehindTheOther } from '../support/one-behind-the-other.ts';
import { noWorkflowHosts } from '../support/workflow-host.ts';

const CHEAP = {
  name: 'Cheap and quick',
  siteId: 1,
  selection: { current_NEW_lte: 2_500, sort: [['current_SALES', 'asc']] },
  rows: 50,
};

const notAsked = () => Promise.reject(new Error('not asked for here'));

let app: TestApp;
let ann: Awaited<ReturnType<typeof signedIn>>;
let sources: { forAccount: () => Promise<ReturnType<typeof createKeepaSource>> };

beforeEach(async () => {
  sources = { forAccount: notAsked };
  const reach = { forAccount: () => sources.forAccount() };
  app = await testApp(({ routes, database, sealer }) => {
    const common = { database, clock: systemClock, sources: reach };
    queryRoutes({ routes, ...common, sealer, addresses: keepaAddresses });
    runRoutes({
      ...common,
      routes,
      desks: { open: notAsked },
      discover: notAsked,
      hasWebSearch: true,
      workflow: noWorkflowHosts,
    });
  });
  ann = await signedIn(app);
});

async function bodyOf<Body>(answer: Promise<Response> | Response): Promise<Body> {
  return (await (await answer).json()) as Body;
}

const list = async (): Promise<ProductQueryView[]> =>
  (await bodyOf<{ queries: ProductQueryView[] }>(ann.get('/api/product-queries'))).queries;

const save = (query: object) => ann.post('/api/product-queries', query);
const saved = (query: object) => bodyOf<ProductQueryView>(save(query));

describe('an account’s queries', () => {
  it('begin with that of the setup, which is the default until another one is', async () => {
    expect(await list()).toMatchObject([{ id: 0, name: 'Your query', isDefault: true, rows: 5_000 }]);
    const { id } = await saved(CHEAP);
    await ann.send('PUT', `/api/product-queries/${id}/default`);
    expect((await list()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Your query', false],
      ['Cheap and quick', true],
    ]);
    await ann.send('PUT', '/api/product-queries/0/default');
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, false]);

    await ann.send('PUT', `/api/product-queries/${id}/default`);
    await ann.send('DELETE', `/api/product-queries/${id}`);
    expect(await list()).toMatchObject([{ id: 0, isDefault: true }]);
  });

  it('are made, changed, renamed and deleted, and nobody else sees them', async () => {
    const { id, words } = await saved(CHEAP);
    expect(words).toBe('New price up to $25');
    const change = { ...CHEAP, name: 'Dear', selection: { current_NEW_gte: 9_000 }, rows: 200, page: 1 };
    expect(await bodyOf(ann.send('PUT', `/api/product-queries/${id}`, change))).toMatchObject({
      id,
      name: 'Dear',
      rows: 200,
      page: 1,
      words: 'New price from $90',
    });

    const bob = await signedIn(app, { email: 'bob@shop.example' });
    expect((await bob.send('PUT', `/api/product-queries/${id}`, CHEAP)).status).toBe(404);
    expect((await bob.send('DELETE', `/api/product-queries/${id}`)).status).toBe(404);
    expect((await ann.send('DELETE', `/api/product-queries/${id}`)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('keep the setup’s where setup shows it, under its own name', async () => {
    const change = { ...CHEAP, name: 'Your query', page: 2 };
    expect((await ann.send('PUT', '/api/product-queries/0', change)).status).toBe(200);
    const { keepaQuery } = await app.database.asAccount(ann.accountId, (tx) =>
      readAccount(tx, ann.accountId),
    );
    const address = keepaQuery ?? '';
    expect(address).toMatch(/^https:\/\/api\.keepa\.com\/query\?domain=1&selection=/);
    expect(await bodyOf(ann.post('/api/product-queries/read', { address }))).toEqual({
      siteId: 1,
      selection: CHEAP.selection,
      rows: 50,
      page: 2,
      unknownFilters: [],
    });
    expect((await ann.send('PUT', '/api/product-queries/0', CHEAP)).status).toBe(409);
    expect((await ann.send('DELETE', '/api/product-queries/0')).status).toBe(409);
  });

  it('have names of their own', async () => {
    await saved(CHEAP);
    expect((await save(CHEAP)).status).toBe(409);
    expect((await save({ ...CHEAP, name: 'Your query' })).status).toBe(409);
    expect((await save({ ...CHEAP, name: '  ' })).status).toBe(400);
  });

  it('are refused with what is wrong with them', async () => {
    const refusals: [change: object, why: RegExp][] = [
      [{ selection: { current_NEW_lte: 9, nonsense_gte: 1 } }, /nonsense_gte/],
      [{ selection: { sort: [['curent_SALES', 'asc']] } }, /sort by curent_SALES/],
      [{ selection: { current_NEW_lte: 'ten' } }, /current_NEW_lte/],
      [{ rows: 49 }, /50 to 10,000/],
      [{ rows: 10_001 }, /50 to 10,000/],
      [{ rows: 5_000, page: 2 }, /row 10,000/],
      [{ siteId: 7 }, /domain number/],
    ];
    for (const [change, why] of refusals) {
      const answer = await save({ ...CHEAP, ...change });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(why);
    }
    expect(await list()).toHaveLength(1);
  });

  it('are read out of a pasted address, whose unknown filters are named', async () => {
    const selection = { current_SALES_lte: 9_000, monthlySould_gte: 5, perPage: 700 };
    const address = `https://api.keepa.com/query?key=SECRET&domain=3&selection=${JSON.stringify(selection)}`;
    const answer = await ann.post('/api/product-queries/read', { address });
    const text = await answer.text();
    expect(text).not.toContain('SECRET');
    expect(JSON.parse(text)).toMatchObject({ siteId: 3, rows: 700, unknownFilters: ['monthlySould_gte'] });
    expect((await ann.post('/api/product-queries/read', { address: 'https://keepa.com' })).status).toBe(400);
  });

  it('have a name each, also where two are named at the same moment', async () => {
    const { database } = app;
    const { accountId } = ann;
    const create = (tx: Tx) =>
      createQuery(tx, { addresses: keepaAddresses, sealer: app.sealer }, accountId, { ...CHEAP, page: 0 });
    const ending = await oneBehindTheOther({ database, accountId }, create, create);
    expect(ending).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });
  });
});

describe('with the sandbox’s Keepa', () => {
  beforeEach(async () => {
    const sandbox = await startSandbox({ port: 0, seed: 1, products: 300, appUrl: 'http://localhost:1' });
    onTestFinished(() => sandbox.close());
    const source = createKeepaSource({
      baseUrl: `http://127.0.0.1:${sandbox.port}/keepa`,
      key: 'sandbox',
      clock: systemClock,
      isSandbox: true,
    });
    onTestFinished(() => source.close());
    sources = { forAccount: async () => source };
  });

  const plan = (query = '') => bodyOf<RunPlan>(ann.get(`/api/run-plans/keepa-download${query}`));

  it('a query’s matches are counted for its tokens, and remembered in its plan', async () => {
    const { id } = await saved(CHEAP);
    const asked = { siteId: CHEAP.siteId, selection: CHEAP.selection };
    const counted = await bodyOf<{ matches: number; tokensSpent: number }>(
      ann.post('/api/product-queries/count', asked),
    );
    expect(counted.tokensSpent).toBe(11);
    expect(counted.matches).toBeGreaterThan(0);
    expect((await list()).find((query) => query.id === id)?.matches).toBe(counted.matches);
    expect((await plan(`?queryId=${id}`)).keepa).toMatchObject({
      query: { id, name: CHEAP.name },
      products: Math.min(counted.matches, CHEAP.rows),
    });
    expect((await plan()).keepa?.query).toEqual({ id: 0, name: 'Your query' });
    expect((await plan('?queryId=999')).blockedBy?.sentence).toBe('There is no such query.');
  });

  it('a download takes the query that was chosen, and its history keeps the name', async () => {
    const { id } = await saved(CHEAP);
    const workers = createRunWorkers({
      database: app.database,
      clock: systemClock,
      sources,
      workflow: noWorkflowHosts,
      crawlSlots: createSlots(1),
      mailSlots: createSlots(1),
      discover: notAsked,
      searchAnswers: notAsked,
      desks: { open: notAsked },
      optOuts: createOptOutHasher(TEST_SECRET_KEY, null),
      failed: (error) => {
        throw error;
      },
    });
    onTestFinished(() => workers.stop());
    const started = await bodyOf<RunView>(ann.post('/api/runs', { bot: 'keepa-download', queryId: id }));
    expect(started).toMatchObject({ bot: 'keepa-download', query: CHEAP.name });
    // What happens to the query afterwards is nothing to the run.
    await ann.send('DELETE', `/api/product-queries/${id}`);
    await workers.takeUp();
    await expect
      .poll(async () => (await bodyOf<RunView>(ann.get(`/api/runs/${started.id}`))).state, {
        timeout: 30_000,
      })
      .toBe('finished');

    const run = await bodyOf<RunView>(ann.get(`/api/runs/${started.id}`));
    expect(run.query).toBe(CHEAP.name);
    expect(run.rowsProcessed).toBeGreaterThan(0);
    const prices = await app.database.asAccount(ann.accountId, (tx) =>
      tx.selectFrom('products').select('price_new_cents as price').execute(),
    );
    expect(prices.length).toBe(run.rowsProcessed);
    expect(prices.filter(({ price }) => price === null || price > 2_500)).toEqual([]);
  });

  it('a query that there isn’t is refused', async () => {
    expect((await ann.post('/api/runs', { bot: 'keepa-download', queryId: 999 })).status).toBe(404);
  });
});
