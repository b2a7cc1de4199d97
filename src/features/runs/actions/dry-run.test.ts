import { beforeEach, expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { importBrandRows } from '../../brands/actions/import-brands.ts';
import { type Discovery, NOTHING_FOUND } from '../../brands/domain/discovery/discovery.ts';
import type { Discover } from './drive-source-run.ts';
import { dryRun } from './dry-run.ts';

let database: TestDatabase;
let accountId: string;
beforeEach(async () => {
  database = await testDatabase();
  accountId = await newAccount(database);
  const rows = Array.from({ length: 12 }, (_, index) => ({
    line: index + 1,
    marketplace: 'amazon' as const,
    name: `Brand ${'abcdefghijkl'[index]}`,
    website: null,
    email: null,
  }));
  await database.asAccount(accountId, (tx) =>
    importBrandRows(tx, accountId, { marketplace: 'amazon', rows }),
  );
});

const FOUND: Discovery = {
  ...NOTHING_FOUND,
  outcome: 'found_address',
  website: 'https://northwind.example',
  best: {
    address: 'wholesale@northwind.example',
    role: 'wholesale',
    relation: 'own',
    form: 'mailto',
    pageUrl: 'https://northwind.example/trade',
    words: '',
    score: 90,
    reason: '',
    mail: 'accepts',
  },
  policy: [
    {
      field: 'takes_wholesale',
      value: 'yes',
      url: 'https://northwind.example/trade',
      sentence: 'Shops write to wholesale@northwind.example.',
    },
  ],
  trail: [{ step: 'found', detail: 'Found wholesale@northwind.example.' }],
  pagesRead: 2,
};
const staying = new AbortController().signal;
const tryOut = (discover: Discover, signal = staying) => dryRun({ database, discover }, accountId, signal);

it('looks up the first ten rows, shows no address whole, and neither keeps nor charges anything', async () => {
  const kept = () =>
    database.asSystem(async (tx) => ({
      brands: await tx.selectFrom('brands').selectAll().orderBy('id').execute(),
      ledger: await tx.selectFrom('credit_entries').selectAll().execute(),
    }));
  const before = await kept();
  const rows = await tryOut(async () => FOUND);
  expect(rows.map(({ name }) => name)).toEqual([...'abcdefghij'].map((letter) => `Brand ${letter}`));
  expect(rows[0]).toMatchObject({ outcome: 'found_address', wayIn: 'w…@northwind.example' });
  expect(JSON.stringify(rows)).not.toContain('wholesale@');
  expect(await kept()).toEqual(before);
});

it('leaves open what it had no time for', async () => {
  const [row] = await tryOut(async () => FOUND, AbortSignal.abort());
  expect(row).toMatchObject({ outcome: null });
});

it('says in a sentence that the search itself failed', async () => {
  const refused = new ProviderError('search', 'refused', 'The web search refused the key', { status: 401 });
  await expect(tryOut(() => Promise.reject(refused))).rejects.toMatchObject({ code: 'provider_unavailable' });
});

it('ends the other look-ups once one has failed', async () => {
  const calledOff: string[] = [];
  const ending = tryOut(async ({ name }, signal) => {
    if (name === 'Brand a') throw new Error('Something unexpected happened.');
    signal.addEventListener('abort', () => calledOff.push(name));
    return new Promise(() => {});
  });
  await expect(ending).rejects.toThrow('unexpected');
  expect(calledOff).toHaveLength(9);
});
