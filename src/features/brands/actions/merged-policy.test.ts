import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import type { Tx } from '../../../db/database.ts';
import { replaceStatements } from '../store/policy.ts';
import { takeBackSetAsides } from '../store/set-asides.ts';
import { undoChange } from './brand-changes.ts';
import { importBrandRows } from './import-brands.ts';
import { listBrands } from './list-brands.ts';
import { mergeBrands } from './merge-brands.ts';
import { overrulePolicy, readStanding, setAside, setAsideByPolicy } from './policy.ts';
import { splitBrand } from './split-brand.ts';

let database: TestDatabase;
let accountId: string;
let from: number;
let into: number;
const as = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.asAccount(accountId, work);
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  const rows = ['Alder', 'Birch'].map((name, line) => {
    const site = `https://${name.toLowerCase()}.com`;
    return { line, marketplace: 'amazon' as const, name, website: site, email: null };
  });
  await as((tx) => importBrandRows(tx, accountId, { marketplace: 'amazon', rows }));
  const { brands } = await as((tx) => listBrands(tx, accountId, { order: 'name', direction: 'asc' }));
  [from = 0, into = 0] = brands.map(({ id }) => id);
});

const merge = () => as((tx) => mergeBrands(tx, accountId, from, into));
const standing = (id: number) => as((tx) => readStanding(tx, accountId, id));
const says = (brandId: number, sentence: string) =>
  as(async (tx) => {
    const said = { field: 'marketplaces', value: 'forbidden', url: 'https://a.com', sentence } as const;
    await replaceStatements(tx, accountId, [{ brandId, statements: [said] }]);
    await setAsideByPolicy(tx, accountId, [brandId]);
  });

describe('a merge', () => {
  it('keeps the person’s word on the brand that stays, whatever they had said of the other', async () => {
    await as((tx) => setAside(tx, accountId, [from, into], 'Not now.'));
    await as((tx) => takeBackSetAsides(tx, accountId, [into]));
    await merge();
    expect((await standing(into)).setAside).toMatchObject({ isAside: false, by: 'person' });
  });

  it('takes over no person’s word where there was none: it follows its policy as before', async () => {
    await says(from, 'No Amazon.');
    await says(into, 'No marketplaces.');
    await merge();
    expect((await standing(into)).setAside).toMatchObject({ isAside: true, by: 'policy' });
    const allowed = { field: 'marketplaces', value: 'allowed', note: null } as const;
    await as((tx) => overrulePolicy(tx, accountId, into, allowed));
    expect((await standing(into)).setAside).toBeNull();
  });

  it('leaves what was read and decided since when it is undone', async () => {
    await says(from, 'No Amazon.');
    await as((tx) => setAside(tx, accountId, [from], 'Not now.'));
    await as((tx) =>
      overrulePolicy(tx, accountId, from, { field: 'map_policy', value: 'yes', note: 'Alder’s word' }),
    );
    const { changeId } = await merge();
    expect((await standing(into)).setAside).toMatchObject({ reason: 'Not now.' });

    await says(into, 'No resellers.');
    await as((tx) => setAside(tx, accountId, [into], 'Too many sellers.'));
    await as((tx) =>
      overrulePolicy(tx, accountId, into, { field: 'map_policy', value: 'no', note: 'Birch’s word' }),
    );
    await as((tx) => undoChange(tx, accountId, changeId));
    const { policy, setAside: aside } = await standing(into);
    expect(policy.statements).toMatchObject([{ sentence: 'No resellers.' }]);
    expect(policy.overrules).toMatchObject([{ field: 'map_policy', value: 'no', note: 'Birch’s word' }]);
    expect(aside).toMatchObject({ by: 'person', reason: 'Too many sellers.' });
  });

  it('leaves nothing to split of the brand that went', async () => {
    await merge();
    const split = as((tx) => splitBrand(tx, accountId, from, ['Alder']));
    await expect(split).rejects.toThrow('There is no such brand.');
  });
});
