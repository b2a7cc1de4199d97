import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { oneBehindTheOther } from '../../../../test/support/one-behind-the-other.ts';
import type { Tx } from '../../../db/database.ts';
import { saveProducts } from '../../catalog/actions/save-products.ts';
import { type Product, unknownProduct } from '../../catalog/domain/product.ts';
import { replaceStatements } from '../store/policy.ts';
import { readIdentity, undoChange } from './brand-changes.ts';
import { changeBrand, changeBrands } from './change-brands.ts';
import { importBrandRows } from './import-brands.ts';
import { listBrands } from './list-brands.ts';
import { mergeBrands } from './merge-brands.ts';
import { overrulePolicy, readStanding } from './policy.ts';
import { readBrand } from './read-brand.ts';
import { readWorth } from './read-worth.ts';
import { rollUpBrands } from './roll-up-brands.ts';
import { splitBrand } from './split-brand.ts';

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
});

const as = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.asAccount(accountId, work);

let made = 0;
const downloadIn = async (tx: Tx, ...brands: string[]) => {
  const products = brands.map((brand): Product => {
    made += 1;
    const identity = { marketplace: 'amazon', siteId: 1, externalId: `B0${made}` } as const;
    return { ...unknownProduct(identity), title: `A thing by ${brand}`, brand };
  });
  await saveProducts(tx, accountId, products);
  await rollUpBrands(tx, accountId, { marketplace: 'amazon', spellings: brands, isSandbox: false });
};
const download = (...brands: string[]) => as((tx) => downloadIn(tx, ...brands));

const named = async (): Promise<Record<string, { id: number; products: number }>> => {
  const { brands } = await as((tx) => listBrands(tx, accountId, { order: 'name', direction: 'asc' }));
  return Object.fromEntries(brands.map(({ id, name, products }) => [name, { id, products }]));
};
const idOf = async (name: string): Promise<number> => (await named())[name]?.id ?? 0;
const products = async () =>
  Object.fromEntries(Object.entries(await named()).map(([name, brand]) => [name, brand.products]));

const message = async (brandId: number, state: 'accepted' | 'refused') =>
  database.asSystem((tx) =>
    tx
      .insertInto('messages')
      .values({
        id: crypto.randomUUID(),
        account_id: accountId,
        brand_id: brandId,
        to_email: 'a@b.example',
        subject: 's',
        body_text: 'b',
        state,
        transport: 'smtp',
        day: '2026-01-01',
        is_sandbox: false,
      })
      .execute(),
  );
const messagesOf = (brandId: number) =>
  as(
    async (tx) =>
      (await tx.selectFrom('messages').select('state').where('brand_id', '=', brandId).execute()).length,
  );

describe('a merge', () => {
  it('makes one brand of two, and downloads and imports go by it', async () => {
    await download('Nordkap', 'Nordkap', 'NK Outdoor');
    await as(async (tx) => mergeBrands(tx, accountId, await idOf('NK Outdoor'), await idOf('Nordkap')));
    expect(await products()).toEqual({ Nordkap: 3 });

    await download('NK Outdoor LLC', 'Nordkap, Inc.');
    const row = {
      line: 1,
      marketplace: 'amazon' as const,
      name: 'nk outdoor',
      website: 'https://nordkap.com',
      email: null,
    };
    await as((tx) => importBrandRows(tx, accountId, { marketplace: 'amazon', rows: [row] }));
    expect(await products()).toEqual({ Nordkap: 5 });
  });

  it('has the page of the one lead to the other, over every merge since', async () => {
    await download('NK', 'Nordkap', 'North Cape');
    const [first, second, last] = [await idOf('NK'), await idOf('Nordkap'), await idOf('North Cape')];
    await as((tx) => mergeBrands(tx, accountId, first, second));
    await as((tx) => mergeBrands(tx, accountId, second, last));
    for (const id of [first, second, last])
      expect(await as((tx) => readBrand(tx, accountId, id))).toMatchObject({ id: last, name: 'North Cape' });
    await expect(as((tx) => readBrand(tx, accountId, last + 1_000))).rejects.toThrow(
      'There is no such brand.',
    );
  });

  it('takes along contacts and mail, and what the other one lacks', async () => {
    const row = {
      line: 1,
      marketplace: 'amazon' as const,
      name: 'NK',
      website: 'https://nk.com',
      email: 'trade@nk.com',
    };
    await as((tx) => importBrandRows(tx, accountId, { marketplace: 'amazon', rows: [row] }));
    await download('Nordkap');
    const [from, into] = [await idOf('NK'), await idOf('Nordkap')];
    await message(from, 'accepted');
    await as((tx) => changeBrand(tx, accountId, from, { tags: ['outdoor'], note: 'Met at a fair' }));
    const { changeId } = await as((tx) => mergeBrands(tx, accountId, from, into));
    const [merged] = (await as((tx) => listBrands(tx, accountId, {}))).brands;
    expect(merged).toMatchObject({ name: 'Nordkap', email: 'trade@nk.com', sourcingState: 'found_address' });
    expect(merged?.tags).toEqual(['outdoor']);
    expect(await messagesOf(into)).toBe(1);

    await as((tx) => undoChange(tx, accountId, changeId));
    const { brands } = await as((tx) => listBrands(tx, accountId, { order: 'name', direction: 'asc' }));
    expect(brands).toMatchObject([
      { name: 'NK', email: 'trade@nk.com', tags: ['outdoor'] },
      { name: 'Nordkap', email: null, website: null, tags: [], sourcingState: 'waiting' },
    ]);
    expect([await messagesOf(from), await messagesOf(into)]).toEqual([1, 0]);
  });

  it('keeps both notes in sight, and gives each back when undone', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    await as((tx) => changeBrand(tx, accountId, from, { note: 'Jane, at the fair' }));
    await as((tx) => changeBrand(tx, accountId, into, { note: 'Asks for W-9' }));
    const noteOf = async (id: number) => (await as((tx) => readWorth(tx, accountId, id))).brand.note;
    const { changeId } = await as((tx) => mergeBrands(tx, accountId, from, into));
    expect(await noteOf(into)).toBe('Asks for W-9\n\nJane, at the fair');
    await as((tx) => undoChange(tx, accountId, changeId));
    expect([await noteOf(from), await noteOf(into)]).toEqual(['Jane, at the fair', 'Asks for W-9']);
  });

  it('leaves a way in that was found since as it is when undone', async () => {
    const row = { line: 1, marketplace: 'amazon', name: 'NK', website: null, email: 'trade@nk.com' } as const;
    await as((tx) => importBrandRows(tx, accountId, { marketplace: 'amazon', rows: [row] }));
    await download('Nordkap');
    const [from, into] = [await idOf('NK'), await idOf('Nordkap')];
    const { changeId } = await as((tx) => mergeBrands(tx, accountId, from, into));
    await as((tx) =>
      tx.updateTable('brands').set({ email: 'b2b@nordkap.com' }).where('id', '=', into).execute(),
    );
    await as((tx) => undoChange(tx, accountId, changeId));
    const { brands } = await as((tx) => listBrands(tx, accountId, { search: 'nordkap' }));
    expect(brands).toMatchObject([{ email: 'b2b@nordkap.com', sourcingState: 'found_address' }]);
  });

  it('leaves the bots off the brand where the person had excluded the one that went, until it is undone', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    await as((tx) => changeBrand(tx, accountId, from, { decision: 'exclude' }));
    const decisions = async () => {
      const { brands } = await as((tx) => listBrands(tx, accountId, { order: 'name', direction: 'asc' }));
      return brands.map(({ name, decision }) => [name, decision]);
    };
    const { changeId } = await as((tx) => mergeBrands(tx, accountId, from, into));
    expect(await decisions()).toEqual([['Birch', 'exclude']]);
    await as((tx) => undoChange(tx, accountId, changeId));
    expect(await decisions()).toEqual([
      ['Alder', 'exclude'],
      ['Birch', null],
    ]);
  });

  it('leaves the brand as the person had excluded it by itself, once it is undone', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    for (const id of [from, into]) await as((tx) => changeBrand(tx, accountId, id, { decision: 'exclude' }));
    const { changeId } = await as((tx) => mergeBrands(tx, accountId, from, into));
    await as((tx) => undoChange(tx, accountId, changeId));
    const { brands } = await as((tx) => listBrands(tx, accountId, {}));
    expect(brands.map(({ decision }) => decision)).toEqual(['exclude', 'exclude']);
  });

  it('adds no more tags than a brand may have, and gives all of them back when undone', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    const tags = (letter: string) => Array.from({ length: 20 }, (_, at) => `${letter}${10 + at}`);
    await as((tx) => changeBrand(tx, accountId, from, { tags: tags('a') }));
    await as((tx) => changeBrand(tx, accountId, into, { tags: tags('b') }));
    const tagsByName = async () => {
      const { brands } = await as((tx) => listBrands(tx, accountId, { order: 'name', direction: 'asc' }));
      return Object.fromEntries(brands.map((brand) => [brand.name, brand.tags]));
    };
    const { changeId } = await as((tx) => mergeBrands(tx, accountId, from, into));
    expect(await tagsByName()).toEqual({ Birch: [...tags('a').slice(0, 10), ...tags('b')] });
    await as((tx) => undoChange(tx, accountId, changeId));
    expect(await tagsByName()).toEqual({ Alder: tags('a'), Birch: tags('b') });
  });

  it('keeps a tag that was given in the same moment', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    await as((tx) => changeBrand(tx, accountId, from, { tags: ['outdoor'] }));
    await oneBehindTheOther(
      { database, accountId },
      (tx) => changeBrands(tx, accountId, { ids: [into], action: 'tag', tag: 'urgent' }),
      (tx) => mergeBrands(tx, accountId, from, into),
    );
    const [merged] = (await as((tx) => listBrands(tx, accountId, {}))).brands;
    expect(merged?.tags).toEqual(['outdoor', 'urgent']);
  });

  it('takes along what is downloaded in the same moment', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    await oneBehindTheOther(
      { database, accountId },
      (tx) => mergeBrands(tx, accountId, from, into),
      (tx) => downloadIn(tx, 'Alder'),
    );
    expect(await products()).toEqual({ Birch: 3 });
  });

  it('is undone once, and not beneath a merge, though both are asked for in the same moment', async () => {
    await download('Alder', 'Birch', 'Cedar');
    const [alder, birch, cedar] = [await idOf('Alder'), await idOf('Birch'), await idOf('Cedar')];
    const { changeId } = await as((tx) => mergeBrands(tx, accountId, alder, birch));
    const undo = (tx: Tx) => undoChange(tx, accountId, changeId);

    let later = 0;
    const mergeOn = async (tx: Tx) => {
      later = (await mergeBrands(tx, accountId, birch, cedar)).changeId;
    };
    const beneath = await oneBehindTheOther({ database, accountId }, mergeOn, undo);
    expect(beneath).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });

    await as((tx) => undoChange(tx, accountId, later));
    const again = await oneBehindTheOther({ database, accountId }, undo, undo);
    expect(again).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    expect(await products()).toEqual({ Alder: 1, Birch: 1, Cedar: 1 });
  });

  it('takes along what is known of the policy, keeps what the other one has, and gives it back when undone', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    const said = { url: 'https://alder.com/terms', sentence: 'No sales on marketplaces.' };
    const forbidden = { field: 'marketplaces', value: 'forbidden', ...said } as const;
    const decide = (id: number, field: 'map_policy' | 'takes_wholesale', value: string) =>
      as((tx) => overrulePolicy(tx, accountId, id, { field, value, note: null }));
    await as((tx) => replaceStatements(tx, accountId, [{ brandId: from, statements: [forbidden] }]));
    await decide(from, 'map_policy', 'yes');
    await decide(from, 'takes_wholesale', 'no');
    await decide(into, 'takes_wholesale', 'yes');
    const known = async (id: number) => {
      const { policy, setAside } = await as((tx) => readStanding(tx, accountId, id));
      const overrules = policy.overrules.map(({ field, value }) => `${field} ${value}`).sort();
      return { statements: policy.statements, overrules, isAside: setAside?.isAside ?? false };
    };

    const { changeId } = await as((tx) => mergeBrands(tx, accountId, from, into));
    expect(await known(into)).toEqual({
      statements: [forbidden],
      overrules: ['map_policy yes', 'takes_wholesale yes'],
      isAside: true,
    });
    await as((tx) => undoChange(tx, accountId, changeId));
    expect(await known(into)).toEqual({ statements: [], overrules: ['takes_wholesale yes'], isAside: false });
    expect(await known(from)).toEqual({
      statements: [forbidden],
      overrules: ['map_policy yes', 'takes_wholesale no'],
      isAside: true,
    });
  });

  it('keeps what its own site says where both sites were read', async () => {
    await download('Alder', 'Birch');
    const [from, into] = [await idOf('Alder'), await idOf('Birch')];
    const says = (brandId: number, value: 'yes' | 'no') => {
      const sentence = { url: 'https://a.com', sentence: value };
      return { brandId, statements: [{ field: 'takes_wholesale', value, ...sentence } as const] };
    };
    await as((tx) => replaceStatements(tx, accountId, [says(from, 'no'), says(into, 'yes')]));
    await as((tx) => mergeBrands(tx, accountId, from, into));
    const { policy } = await as((tx) => readStanding(tx, accountId, into));
    expect(policy.statements).toMatchObject([{ value: 'yes' }]);
  });

  it('leaves each its own inquiry where both have been written to', async () => {
    await download('Nordkap', 'NK');
    const [from, into] = [await idOf('NK'), await idOf('Nordkap')];
    for (const id of [from, into]) await message(id, 'accepted');
    await message(from, 'refused');
    await as((tx) => mergeBrands(tx, accountId, from, into));
    expect([await messagesOf(from), await messagesOf(into)]).toEqual([1, 2]);
  });

  it('is undone with the spellings that came since, and can’t be while a later one stands on it', async () => {
    await download('Alder', 'Birch', 'Cedar');
    const [alder, birch, cedar] = [await idOf('Alder'), await idOf('Birch'), await idOf('Cedar')];
    const first = await as((tx) => mergeBrands(tx, accountId, alder, birch));
    const second = await as((tx) => mergeBrands(tx, accountId, birch, cedar));
    await download('ALDER Inc', 'birch');
    expect(await products()).toEqual({ Cedar: 5 });
    await expect(as((tx) => undoChange(tx, accountId, first.changeId))).rejects.toThrow(/Undo that first/);

    await as((tx) => undoChange(tx, accountId, second.changeId));
    expect(await products()).toEqual({ Birch: 4, Cedar: 1 });
    await as((tx) => undoChange(tx, accountId, first.changeId));
    expect(await products()).toEqual({ Alder: 2, Birch: 2, Cedar: 1 });
    await download('alder');
    expect(await products()).toEqual({ Alder: 3, Birch: 2, Cedar: 1 });
  });

  it('is refused between marketplaces, with itself and with what is gone', async () => {
    await download('Alder', 'Birch');
    const row = {
      line: 1,
      marketplace: 'amazon' as const,
      name: 'Alder',
      website: 'https://alder.com',
      email: null,
    };
    await as((tx) => importBrandRows(tx, accountId, { marketplace: 'walmart', rows: [row] }));
    const { brands } = await as((tx) => listBrands(tx, accountId, { search: 'alder' }));
    const [one, other] = brands.map(({ id }) => id);
    const merge = (from = 0, into = 0) => as((tx) => mergeBrands(tx, accountId, from, into));
    await expect(merge(one, other)).rejects.toThrow(/two marketplaces/);
    await expect(merge(one, one)).rejects.toThrow(/itself/);
    await expect(merge(one, 999_999)).rejects.toThrow(/no such brand/);
    const birch = await idOf('Birch');
    await download('Cedar');
    const cedar = await idOf('Cedar');
    await merge(birch, cedar);
    await expect(merge(cedar, birch)).rejects.toThrow(/no such brand/);
    await expect(merge(birch, cedar)).rejects.toThrow(/no such brand/);
  });
});

describe('a split', () => {
  it('makes a brand of its own of spellings, and downloads go by it until it is undone', async () => {
    await download('Delta', 'Delta', 'Delta', 'DELTA', 'DELTA');
    const id = await idOf('Delta');
    const { changeId } = await as((tx) => splitBrand(tx, accountId, id, ['DELTA']));
    expect(await products()).toEqual({ Delta: 3, DELTA: 2 });
    await download('DELTA', 'Delta Inc');
    expect(await products()).toEqual({ Delta: 4, DELTA: 3 });
    expect(await as((tx) => readIdentity(tx, accountId, id))).toMatchObject({
      spellings: [{ spelling: 'Delta' }, { spelling: 'Delta Inc' }],
      changes: [{ id: changeId, kind: 'split', brandName: 'DELTA', canUndo: true }],
    });

    await as((tx) => undoChange(tx, accountId, changeId));
    expect(await products()).toEqual({ Delta: 7 });
    await download('DELTA');
    expect(await products()).toEqual({ Delta: 8 });
  });

  it('leaves neither brand with the other’s name', async () => {
    await download('Hollow-Pine', 'Hollow-Pine', 'Hollow Pine');
    const id = await idOf('Hollow-Pine');
    const { changeId } = await as((tx) => splitBrand(tx, accountId, id, ['Hollow-Pine']));
    expect(await products()).toEqual({ 'Hollow Pine': 1, 'Hollow-Pine': 2 });
    await as((tx) => undoChange(tx, accountId, changeId));
    expect(await products()).toEqual({ 'Hollow-Pine': 3 });
  });

  it('leaves the brand at least one spelling, and takes none that it hasn’t', async () => {
    await download('Delta');
    const id = await idOf('Delta');
    await expect(as((tx) => splitBrand(tx, accountId, id, ['Delta']))).rejects.toThrow(/at least one/);
    await expect(as((tx) => splitBrand(tx, accountId, id, ['Omega']))).rejects.toThrow(/no such spelling/);
  });
});
