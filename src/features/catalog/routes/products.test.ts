import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { answerErrors } from '../../../http/errors.ts';
import { silentLogger } from '../../../http/log.ts';
import { endpointRoutes } from '../../../http/mount.ts';
import { saveProducts } from '../actions/save-products.ts';
import { unknownProduct } from '../domain/product.ts';
import { catalogRoutes } from './products.ts';

it('answers with the products of who asks, and of nobody else', async () => {
  const database = await testDatabase();
  const [mine, other] = [await newAccount(database), await newAccount(database)];
  const bare = (externalId: string) => unknownProduct({ marketplace: 'amazon', siteId: 1, externalId });
  await database.asAccount(mine, (tx) => saveProducts(tx, mine, [bare('B000000001'), bare('B000000002')]));
  await database.asAccount(other, (tx) => saveProducts(tx, other, [bare('B000000003')]));

  const app = new Hono();
  const actor = {
    accountId: mine,
    email: '',
    kind: 'session',
    sessionId: null,
    scopes: [],
    role: 'member',
    plan: '',
  } as const;
  const routes = endpointRoutes({
    app,
    authenticate: async () => actor,
    policy: () => null,
    rateLimiter: { take: async () => undefined } as unknown as Parameters<
      typeof endpointRoutes
    >[0]['rateLimiter'],
    clientAddress: () => '127.0.0.1',
  });
  answerErrors(app, silentLogger);
  catalogRoutes({ routes, database });
  const get = async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, body: (await response.json()) as { products: { id: number }[] } };
  };

  const list = await get('/api/products?limit=1&offset=1');
  expect(list).toMatchObject({ status: 200, body: { total: 2, products: [{ externalId: 'B000000002' }] } });
  expect(await get(`/api/products/${list.body.products[0]?.id}`)).toEqual({
    status: 200,
    body: list.body.products[0],
  });
  expect((await get('/api/products/999999')).status).toBe(404);
  expect((await get('/api/products?limit=1000')).status).toBe(400);
  expect((await get('/api/products?order=account_id')).status).toBe(400);
  expect(await get('/api/products?offset=100001')).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('up to row 100,000. Search or filter it') },
  });
  // No database keeps a NUL: it is left out of what is asked.
  expect(await get('/api/products?search=%00')).toMatchObject({ status: 200, body: { total: 2 } });
});
