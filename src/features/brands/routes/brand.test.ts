import { expect, it } from 'vitest';
import { givenBrand } from '../../../../test/support/answers.ts';
import { signedIn, testApp } from '../../../../test/support/http-app.ts';
import { suppress } from '../../suppression/actions/suppress.ts';
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

it('takes an address that bounced for no way in, as long as there is another', async () => {
  const app = await testApp(({ routes, database }) => brandRoutes({ routes, database }));
  const me = await signedIn(app);
  const within = <T>(work: Parameters<typeof app.database.asAccount<T>>[1]) =>
    app.database.asAccount(me.accountId, work);
  const id = await within((tx) => givenBrand(tx, me.accountId, 'Nordkap'));
  await within((tx) => tx.updateTable('brands').set({ email: 'Wholesale@nordkap.example' }).execute());
  const of = { account_id: me.accountId, brand_id: id, kind: 'address', source_url: '', found_as: 'text' };
  const contacts = [
    { ...of, value: 'Wholesale@nordkap.example', role: 'wholesale', rank: 0, status: 'accepts' },
    { ...of, value: 'ads@nordkap.example', role: 'general', rank: 1, status: 'no_mail' },
    { ...of, value: 'info@nordkap.example', role: 'general', rank: 2, status: 'accepts', reason: 'Theirs.' },
  ];
  await within((tx) => tx.insertInto('brand_contacts').values(contacts).execute());
  const read = async () => (await (await me.get(`/api/brands/${id}`)).json()) as BrandView;

  expect(await read()).toMatchObject({ hasBounced: false, wayIn: { value: 'Wholesale@nordkap.example' } });
  const gone = {
    email: 'wholesale@nordkap.example',
    reason: 'bounced',
    source: 'SendGrid: bounced',
  } as const;
  await within((tx) => suppress(tx, { accountId: me.accountId, ...gone }));
  expect(await read()).toMatchObject({
    hasBounced: true,
    wayIn: {
      value: 'info@nordkap.example',
      reason: 'Emails to Wholesale@nordkap.example bounce. Theirs.',
    },
    contacts: [{ status: 'bounced' }, { status: 'no_mail' }, { status: 'accepts' }],
  });
  await within((tx) => tx.deleteFrom('brand_contacts').where('role', '=', 'general').execute());
  expect(await read()).toMatchObject({ hasBounced: true, wayIn: null });
  const applicationUrl = 'https://nordkap.example/apply';
  await within((tx) => tx.updateTable('brands').set({ application_url: applicationUrl }).execute());
  expect(await read()).toMatchObject({ wayIn: { kind: 'form', value: applicationUrl } });
});

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
