import { expect, it } from 'vitest';
import { signedIn, testApp } from '../../../../test/support/http-app.ts';
import { recordDiscoveries } from '../actions/record-discoveries.ts';
import { rollUpBrands } from '../actions/roll-up-brands.ts';
import type { BrandView } from '../contract/brand.ts';
import type { Discovery } from '../domain/discovery/discovery.ts';
import { brandRoutes } from './brand.ts';

const FOUND: Discovery = {
  outcome: 'found_address',
  website: 'https://nordkap.com/',
  confirmedBy: ['The title names the brand.'],
  contacts: [],
  policy: [],
  forms: [
    {
      url: 'https://nordkap.com/apply',
      how: 'form',
      pageUrl: 'https://nordkap.com/wholesale',
      words: 'Apply for a wholesale account',
    },
  ],
  best: undefined,
  wayIn: { kind: 'form', value: 'https://nordkap.com/apply', reason: 'It has a form.' },
  refused: [],
  trail: [
    { step: 'searched', detail: 'Nordkap official site' },
    { step: 'read', url: 'https://nordkap.com/wholesale', detail: 'A form was found.' },
  ],
  pagesRead: 2,
};

it('shows a brand with the page on which each way in was found, to its account alone', async () => {
  const app = await testApp(({ routes, database }) => brandRoutes({ routes, database }));
  const { database } = app;
  const [me, other] = [await signedIn(app), await signedIn(app, { email: 'other@shop.example' })];
  const id = await database.asAccount(me.accountId, async (tx) => {
    const spellings = ['Nordkap'];
    await rollUpBrands(tx, me.accountId, { marketplace: 'amazon', spellings, isSandbox: false });
    const brand = await tx.selectFrom('brands').select('id').executeTakeFirstOrThrow();
    await recordDiscoveries(tx, me.accountId, [{ brandId: brand.id, discovery: FOUND }]);
    return brand.id;
  });

  const brand = (await (await me.get(`/api/brands/${id}`)).json()) as BrandView;
  expect(brand).toMatchObject({
    name: 'Nordkap',
    website: 'https://nordkap.com/',
    websiteConfirmedBy: 'The title names the brand.',
    contacts: [
      { kind: 'form', value: 'https://nordkap.com/apply', sourceUrl: 'https://nordkap.com/wholesale' },
    ],
    trail: [
      { step: 'searched', url: null },
      { step: 'read', url: 'https://nordkap.com/wholesale' },
    ],
  });
  expect((await other.get(`/api/brands/${id}`)).status).toBe(404);
  expect((await me.get('/api/brands/0')).status).toBe(400);
});
