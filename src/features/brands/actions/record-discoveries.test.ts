import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { oneBehindTheOther } from '../../../../test/support/one-behind-the-other.ts';
import { type CheckedContact, type Discovery, NOTHING_FOUND } from '../domain/discovery/discovery.ts';
import { importBrandRows } from './import-brands.ts';
import { mergeBrands } from './merge-brands.ts';
import { setAside, setAsideByPolicy } from './policy.ts';
import { recordDiscoveries } from './record-discoveries.ts';
import { takeNamedContact } from './take-named-contact.ts';

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
});

const CONTACT: CheckedContact = {
  address: 'wholesale@northwind.example',
  role: 'wholesale',
  pageUrl: 'https://northwind.example/wholesale',
  form: 'mailto',
  words: 'Wholesale enquiries',
  mail: 'accepts',
  relation: 'own',
  score: 90,
  reason: 'It is for shops.',
};
const FOUND: Discovery = {
  ...NOTHING_FOUND,
  outcome: 'found_address',
  website: 'https://northwind.example',
  best: CONTACT,
  contacts: [CONTACT],
  pagesRead: 3,
};
const OUT_OF_REACH: Discovery = {
  ...NOTHING_FOUND,
  outcome: 'unreachable',
  trail: [{ step: 'failed', detail: 'The site did not answer.' }],
};

const newBrand = async (name: string): Promise<number> => {
  const row = {
    line: 1,
    marketplace: 'amazon',
    name,
    website: null,
    email: null,
    applicationUrl: null,
  } as const;
  await database.asAccount(accountId, (tx) =>
    importBrandRows(tx, accountId, { marketplace: 'amazon', rows: [row] }),
  );
  const { id } = await database.asSystem((tx) =>
    tx.selectFrom('brands').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );
  return id;
};
const record = (brandId: number, discovery: Discovery) =>
  database.asAccount(accountId, (tx) => recordDiscoveries(tx, accountId, [{ brandId, discovery }]));
const brand = (id: number) =>
  database.asSystem((tx) =>
    tx
      .selectFrom('brands')
      .select(['email', 'sourcing_state', 'way_in_reason', 'sourcing_trail'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );

it('keeps the way in that is known while a site is out of reach, and notes the attempt', async () => {
  const id = await newBrand('Northwind');
  await record(id, FOUND);
  await record(id, OUT_OF_REACH);
  expect(await brand(id)).toMatchObject({
    email: CONTACT.address,
    sourcing_state: 'found_address',
    sourcing_trail: OUT_OF_REACH.trail,
  });
});

it('keeps the contact that the brand itself has named, whatever its site says', async () => {
  const id = await newBrand('Northwind');
  await record(id, FOUND);
  const named = {
    brandId: id,
    email: 'maria@northwind.example',
    reason: 'Jo named it as the right contact.',
  };
  await database.asAccount(accountId, (tx) => takeNamedContact(tx, accountId, named));
  const atThatAddress = { ...CONTACT, address: named.email, role: 'general' } as const;
  await record(id, { ...FOUND, contacts: [CONTACT, atThatAddress] });
  expect(await brand(id)).toMatchObject({
    email: named.email,
    sourcing_state: 'found_address',
    way_in_reason: named.reason,
  });
  const kept = await database.asSystem((tx) =>
    tx.selectFrom('brand_contacts').select('role').where('value', '=', named.email).execute(),
  );
  expect(kept).toEqual([{ role: 'named' }]);
});

it('calls a brand unreachable of which no way in is known', async () => {
  const id = await newBrand('Northwind');
  await record(id, OUT_OF_REACH);
  expect(await brand(id)).toMatchObject({ email: null, sourcing_state: 'unreachable' });
});

it('gives contacts of a brand that was merged away meanwhile to the one that stays', async () => {
  const [id, stays] = [await newBrand('Northwind'), await newBrand('Northwind Traders')];
  await database.asAccount(accountId, (tx) => mergeBrands(tx, accountId, id, stays));
  await record(id, FOUND);
  const contacts = await database.asSystem((tx) =>
    tx.selectFrom('brand_contacts').select(['brand_id', 'value', 'came_by']).execute(),
  );
  expect(contacts).toEqual([{ brand_id: stays, value: CONTACT.address, came_by: [String(id)] }]);
});

it('and a person’s set-aside at the same moment wait for each other, and not in a circle', async () => {
  const id = await newBrand('Northwind');
  const sentence = 'We allow no sales on Amazon.';
  const url = 'https://northwind.example/terms';
  const policy: Discovery['policy'] = [{ field: 'marketplaces', value: 'forbidden', url, sentence }];
  await record(id, { ...NOTHING_FOUND, outcome: 'no_contact', pagesRead: 3, policy });
  const ending = await oneBehindTheOther(
    { database, accountId },
    (tx) => recordDiscoveries(tx, accountId, [{ brandId: id, discovery: { ...FOUND, pagesRead: 0 } }]),
    (tx) => setAside(tx, accountId, [id], 'My competitor’s'),
    (tx) => setAsideByPolicy(tx, accountId, [id]),
  );
  expect(ending).toMatchObject({ status: 'fulfilled' });
  const decided = await database.asSystem((tx) =>
    tx.selectFrom('brand_set_asides').select(['decided_by', 'reason']).where('brand_id', '=', id).execute(),
  );
  expect(decided).toEqual([{ decided_by: 'person', reason: 'My competitor’s' }]);
});
