import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { testDatabase } from '../../../../test/support/database.ts';
import { importBrandRows } from './import-brands.ts';

it('keeps each address that a list names, beside the one that is written to', async () => {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const take = (...emails: (string | null)[]) =>
    database.asAccount(accountId, (tx) =>
      importBrandRows(tx, accountId, {
        marketplace: 'amazon',
        rows: emails.map((email, index) => ({
          line: index + 1,
          marketplace: 'amazon' as const,
          name: 'Acorn',
          website: null,
          email,
        })),
      }),
    );
  const known = () =>
    database.asAccount(accountId, async (tx) => ({
      email: (await tx.selectFrom('brands').select('email').executeTakeFirstOrThrow()).email,
      contacts: (await tx.selectFrom('brand_contacts').select('value').orderBy('value').execute()).map(
        ({ value }) => value,
      ),
    }));

  expect(await take('trade@acorn.example', 'Sales@acorn.example')).toBe(1);
  const both = ['sales@acorn.example', 'trade@acorn.example'];
  expect(await known()).toEqual({ email: 'trade@acorn.example', contacts: both });
  expect(await take('new@acorn.example')).toBe(1);
  expect(await known()).toEqual({ email: 'trade@acorn.example', contacts: ['new@acorn.example', ...both] });
  // The same once more changes nothing.
  expect(await take('new@acorn.example', 'sales@acorn.example', null)).toBe(0);
});
