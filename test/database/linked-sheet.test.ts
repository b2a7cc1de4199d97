import { expect, it, onTestFinished } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { changeAccount } from '../../src/features/accounts/actions/change-account.ts';
import { rollUpBrands } from '../../src/features/brands/actions/roll-up-brands.ts';
import { writeNextSheet } from '../../src/features/brands/actions/write-sheets.ts';
import { importNext } from '../../src/features/catalog/actions/import-next.ts';
import { confirmColumns, recogniseFile } from '../../src/features/catalog/actions/plan-import.ts';
import {
  readSheetLink,
  type SheetImport,
  writeSheetSoon,
} from '../../src/features/catalog/actions/sheet-link.ts';
import type { SheetLinkView } from '../../src/features/catalog/contract/sheet.ts';
import { mappingOf } from '../../src/features/catalog/domain/import-columns.ts';
import type { SheetBooks } from '../../src/features/catalog/ports.ts';
import { sheetRoutes } from '../../src/features/catalog/routes/sheet.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { openSheetBooks } from '../../src/main/sheet-books.ts';
import { takeBrands } from '../../src/main/take-brands.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import type { TestDatabase } from '../support/database.ts';
import { signedIn, testApp } from '../support/http-app.ts';
import { oneBehindTheOther } from '../support/one-behind-the-other.ts';

type Client = Awaited<ReturnType<typeof signedIn>>;

/** An account's desk beside a spreadsheet service that speaks Google's wire. */
async function sheetDesk(answers: Partial<SheetBooks> = {}) {
  const sandbox = await startSandbox({ port: 0, seed: 1, products: 1, appUrl: 'http://localhost:1' });
  const url = `http://127.0.0.1:${sandbox.port}`;
  const sheets = { baseUrl: `${url}/sheets`, exportUrl: `${url}/sheets`, account: null, isSandbox: true };
  const books = { ...openSheetBooks({ sheets, publicUrl: 'http://linesheet.test' }), ...answers };
  const app = await testApp(({ routes, database }) => sheetRoutes({ routes, database, books }));
  onTestFinished(async () => {
    await books.close();
    await sandbox.close();
  });
  const { database } = app;
  return {
    app,
    write: () => writeNextSheet({ database, books, clock: systemClock }),
    link: (person: Client, id: string) =>
      database.asAccount(person.accountId, (tx) =>
        changeAccount(tx, { sealer: app.sealer, now: new Date() }, person.accountId, {
          spreadsheetLink: `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`,
        }),
      ),
    /** As a person types into a cell. */
    type: (id: string, cell: string, value: string) =>
      fetch(`${url}/sandbox/sheets/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ tab: 'Sheet1', cell, value }),
      }),
    page: async (id: string) => (await fetch(`${url}/sandbox/sheets/${id}`)).text(),
  };
}

const stand = async (person: Client) => (await (await person.get('/api/sheet')).json()) as SheetLinkView;
const prove = (person: Client) => person.send('POST', '/api/sheet/prove');

const askForRows = async (person: Client) =>
  (await (await person.send('POST', '/api/sheet/import')).json()) as SheetImport;

/** As a person does who finds the columns guessed right. */
async function confirmGuesses(
  database: TestDatabase,
  { accountId }: Client,
  importId: string,
): Promise<void> {
  const { guesses, ...look } = await recogniseFile(database, accountId, importId);
  await database.asAccount(accountId, (tx) =>
    confirmColumns(tx, accountId, importId, { ...look, columns: mappingOf(guesses) }),
  );
}

async function importRows(database: TestDatabase, person: Client): Promise<void> {
  const { importId, waits } = await askForRows(person);
  if (waits) await confirmGuesses(database, person, importId);
  await importNext({ database, takeBrands }, new AbortController().signal);
}

it('is an account’s once its code stands in a cell, and nobody else’s from then on', async () => {
  const { app, link, type } = await sheetDesk();
  const [me, other] = [await signedIn(app), await signedIn(app, { email: 'other@shop.example' })];
  expect((await stand(me)).sheet).toBeNull();
  for (const person of [me, other]) await link(person, 'list-1');

  expect((await prove(me)).status).toBe(409);
  await type('list-1', 'H1', (await stand(me)).sheet?.code ?? '');
  expect((await prove(me)).status).toBe(200);
  expect((await stand(me)).sheet).toMatchObject({
    isProven: true,
    address: 'http://linesheet.test/sandbox/sheets/list-1#gid=0',
  });

  await type('list-1', 'H2', (await stand(other)).sheet?.code ?? '');
  expect((await prove(other)).status).toBe(409);
  expect((await other.send('POST', '/api/sheet/import')).status).toBe(409);
  await link(me, 'list-2');
  expect((await stand(me)).sheet?.isProven).toBe(false);
});

it('is linked once, though it is asked for twice in the same moment', async () => {
  const { app, link } = await sheetDesk();
  const me = await signedIn(app);
  await link(me, 'list-9');
  const { accountId } = me;
  const ask = (tx: Tx) => readSheetLink(tx, accountId);
  const second = await oneBehindTheOther({ database: app.database, accountId }, ask, ask);
  const { sheet } = await stand(me);
  expect(second).toMatchObject({ status: 'fulfilled', value: { code: sheet?.code } });
});

it('gives its rows like a file, and takes the results as text in a sheet of their own', async () => {
  const { app, link, type, write, page } = await sheetDesk();
  const { database } = app;
  const me = await signedIn(app);
  await link(me, 'list-3');
  const { code = '' } = (await stand(me)).sheet ?? {};
  const cells = {
    A1: 'ASIN',
    B1: 'Title',
    C1: 'Brand',
    A2: 'B000000001',
    B2: 'Camp stove',
    C2: 'Nordkap',
    F9: code,
  };
  for (const [cell, value] of Object.entries(cells)) await type('list-3', cell, value);
  await prove(me);

  await importRows(database, me);
  await database.asAccount(me.accountId, async (tx) => {
    expect(await tx.selectFrom('products').select(['external_id', 'title']).execute()).toEqual([
      { external_id: 'B000000001', title: 'Camp stove' },
    ]);
    const spellings = ['=HYPERLINK("https://evil.example")'];
    await rollUpBrands(tx, me.accountId, { marketplace: 'amazon', spellings, isSandbox: false });
    await writeSheetSoon(tx, me.accountId);
  });

  expect((await stand(me)).sheet).toMatchObject({ isWriting: true, writtenAt: null });
  expect(await write()).toBe(true);
  expect(await write()).toBe(false);
  const shown = await page('list-3');
  expect(shown).toContain('Linesheet brands');
  expect(shown).toContain('<td>Nordkap</td>');
  expect((await stand(me)).sheet).toMatchObject({
    isWriting: false,
    problem: null,
    writtenAt: expect.any(String),
  });
});

it('asks what its columns are for, and takes the next rows under the same headings without asking', async () => {
  const { app, link, type } = await sheetDesk();
  const { database } = app;
  const me = await signedIn(app);
  await link(me, 'list-5');
  const { code = '' } = (await stand(me)).sheet ?? {};
  for (const [cell, value] of Object.entries({
    A1: 'ASIN',
    B1: 'Title',
    A2: 'B000000001',
    B2: 'Stove',
    F9: code,
  }))
    await type('list-5', cell, value);
  await prove(me);
  const titles = () =>
    database.asAccount(me.accountId, async (tx) =>
      (await tx.selectFrom('products').select('title').orderBy('external_id').execute()).map(
        ({ title }) => title,
      ),
    );

  const first = await askForRows(me);
  expect(first.waits).toBe(true);
  expect(await importNext({ database, takeBrands }, new AbortController().signal)).toBe(false);
  expect(await titles()).toEqual([]);
  await confirmGuesses(database, me, first.importId);
  await importNext({ database, takeBrands }, new AbortController().signal);
  expect(await titles()).toEqual(['Stove']);

  for (const [cell, value] of Object.entries({ A3: 'B000000002', B3: 'Kettle' }))
    await type('list-5', cell, value);
  expect(await askForRows(me)).toMatchObject({ waits: false });
  await importNext({ database, takeBrands }, new AbortController().signal);
  expect(await titles()).toEqual(['Stove', 'Kettle']);
});

it('gives its numbers as a workbook does: decimals as decimals, and no id whose last digits are lost', async () => {
  let code = '';
  const { app, link } = await sheetDesk({
    read: async function* () {
      yield [
        ['Item ID', 'UPC', 'Price', code],
        [5_070_293_745, 12_345_678_905, 19.995],
        [Number('1729384950617283940'), '', 5],
      ];
    },
  });
  const { database } = app;
  const me = await signedIn(app);
  await link(me, 'list-4');
  code = (await stand(me)).sheet?.code ?? '';
  await prove(me);

  await importRows(database, me);
  const products = await database.asAccount(me.accountId, (tx) =>
    tx.selectFrom('products').select(['external_id', 'upcs', 'price_new_cents']).execute(),
  );
  expect(products).toEqual([{ external_id: '5070293745', upcs: ['012345678905'], price_new_cents: 2000 }]);
});

it('says whom to share it with where it isn’t shared', async () => {
  const { app, link } = await sheetDesk();
  const me = await signedIn(app);
  await link(me, 'private-list');
  expect((await prove(me)).status).toBe(409);
  expect((await stand(me)).sheet?.problem).toBe(
    'Linesheet may not open the spreadsheet. Share it with linesheet@sheets.sandbox.test as an editor, and try again.',
  );
});
