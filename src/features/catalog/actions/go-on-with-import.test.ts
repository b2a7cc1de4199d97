import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/support/accounts.ts';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { type SheetCell, writeWorkbook } from '../../../../test/support/workbook.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { claimImport } from '../store/imports.ts';
import { importNext, takeUpLeftImports } from './import-next.ts';
import { takeAsRecognised } from './import-now.ts';
import { confirmColumns, recogniseFile } from './plan-import.ts';
import { readImport, readRefused, stopImport } from './read-imports.ts';
import { readProducts } from './read-products.ts';
import { receiveFile } from './receive-file.ts';
import { type TakeBrands, workThroughImport } from './work-through-import.ts';

const NEVER = new AbortController().signal;

async function desk() {
  const database = await testDatabase();
  const accountId = await newAccount(database);
  const brands: string[] = [];
  const takeBrands: TakeBrands = async (_tx, _accountId, { spellings }) => {
    brands.push(...spellings);
    return 0;
  };
  return {
    database,
    accountId,
    brands,
    work: { database, takeBrands },
    receive: (file: string | AsyncIterable<Uint8Array>, fileName = 'list.csv') =>
      receiveFile(
        database,
        accountId,
        { fileName, startedBy: 'browser' },
        typeof file === 'string' ? inOnePiece(file) : file,
      ),
    read: (id: string) => database.asAccount(accountId, (tx) => readImport(tx, accountId, id)),
    countProducts: async () =>
      (await database.asAccount(accountId, (tx) => readProducts(tx, accountId, { limit: 1 }))).total,
  };
}

async function* inOnePiece(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Every fiftieth line is refused, and every hundredth repeats the first. */
const longList = (rows: number): string =>
  `asin,brand\n${Array.from({ length: rows }, (_, at) => {
    if (at % 50 === 7) return `B${at},Brand`;
    return `B${String(at % 100 === 99 ? 0 : at).padStart(9, '0')},Brand ${at % 30}`;
  }).join('\n')}\n`;

/** A database whose connection is gone for good after so many transactions of the account. */
function dyingAfter(database: TestDatabase, transactions: number): TestDatabase {
  let left = transactions;
  return {
    ...database,
    asAccount: (accountId, work) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : database.asAccount(accountId, work);
    },
  };
}

it('goes on where a killed worker left it, and neither loses nor repeats a row', async () => {
  const { database, accountId, receive, read, work, brands, countProducts } = await desk();
  const id = await receive(longList(6_000));
  await takeAsRecognised(database, accountId, id, 'amazon');
  for (const transactions of [1, 2, 3]) {
    const workerId = uuidv7();
    const claimed = await database.asSystem((tx) => claimImport(tx, workerId, id));
    if (!claimed) throw new Error('Nobody could take it up.');
    const dying = { ...work, database: dyingAfter(database, transactions) };
    await expect(workThroughImport(dying, claimed, workerId, NEVER)).rejects.toThrow('killed');
    await database.asSystem(takeUpLeftImports);
  }
  const halfway = await read(id);
  expect(halfway.rowsTotal).toBeGreaterThan(0);
  expect(halfway.rowsTotal).toBeLessThan(6_000);
  expect(await countProducts()).toBe(halfway.productsAdded);

  expect(await importNext(work, NEVER)).toBe(true);
  expect(await read(id)).toMatchObject({
    state: 'finished',
    rowsTotal: 6_000,
    rowsRefused: 120,
    rowsRepeated: 60,
    productsAdded: 5_820,
    productsChanged: 0,
    productsUnchanged: 60,
  });
  expect(await countProducts()).toBe(5_820);
  const { total, lines } = await database.asAccount(accountId, (tx) =>
    readRefused(tx, accountId, id, { limit: 200, offset: 0 }),
  );
  expect([total, lines.length, lines[0]?.line, lines.at(-1)?.line]).toEqual([120, 120, 9, 5_959]);
  expect(new Set(brands).size).toBe(30);
  expect(await importNext(work, NEVER)).toBe(false);
});

it('is worked on by one worker at a time: who was taken for dead changes nothing more', async () => {
  const { database, accountId, receive, read, work } = await desk();
  const id = await receive(longList(1_500));
  await takeAsRecognised(database, accountId, id, 'amazon');
  const [slow, other] = [uuidv7(), uuidv7()];
  const claimed = await database.asSystem((tx) => claimImport(tx, slow, id));
  expect(await database.asSystem((tx) => claimImport(tx, other, id))).toBeNull();
  await database.asSystem(takeUpLeftImports);
  expect(await database.asSystem((tx) => claimImport(tx, other, id))).not.toBeNull();
  if (claimed) await workThroughImport(work, claimed, slow, NEVER);
  expect(await read(id)).toMatchObject({ state: 'running', rowsTotal: 0 });
});

it('ends when it is asked to, and leaves what was read', async () => {
  const { database, accountId, receive, read, work } = await desk();
  const id = await receive(longList(1_500));
  await takeAsRecognised(database, accountId, id, 'amazon');
  await database.asAccount(accountId, (tx) => stopImport(tx, accountId, id));
  await importNext(work, NEVER);
  expect(await read(id)).toMatchObject({ state: 'stopped', productsAdded: 0 });
});

it('remembers what columns were taken for and where it is sold, for the account and the headings', async () => {
  const { database, accountId, receive } = await desk();
  const list = 'Ref,Firm,Notes\nB000000001,Yeti,x\n';
  const id = await receive(list);
  const look = await recogniseFile(database, accountId, id);
  expect(look).toMatchObject({
    isRemembered: false,
    guesses: [{ field: 'id', column: 0, confidence: 'likely' }],
  });
  const { sheet, headingRow, headings } = look;
  await database.asAccount(accountId, (tx) =>
    confirmColumns(tx, accountId, id, {
      marketplace: 'walmart',
      columns: { id: 0, brand: 1 },
      sheet,
      headingRow,
      headings,
    }),
  );
  const again = await recogniseFile(database, accountId, await receive(`Our list\n${list}`));
  expect(again).toMatchObject({ isRemembered: true, headingRow: 2, marketplace: 'walmart' });
  expect(again.guesses).toEqual([
    { field: 'id', column: 0, confidence: 'remembered' },
    { field: 'brand', column: 1, confidence: 'remembered' },
  ]);
  const other = await newAccount(database);
  const theirs = await receiveFile(
    database,
    other,
    { fileName: 'list.csv', startedBy: 'browser' },
    inOnePiece(list),
  );
  expect(await recogniseFile(database, other, theirs)).toMatchObject({ isRemembered: false });
});

it('finds the sheet with the products, below the notes in it, and leaves hidden ones alone', async () => {
  const { database, accountId, receive, read, work } = await desk();
  const rows: SheetCell[][] = [
    ['Spring list'],
    [],
    ['ASIN', 'Title', 'Price'],
    ['B000000001', { formula: 'A1&"!"', shown: '=cmd()' }, 12.5],
    ['B000000002', { formula: 'WEBSERVICE("http://x.test")' }, null],
  ];
  const workbook = writeWorkbook([
    { name: 'Old', isHidden: true, rows: [['ASIN'], ['B000000009']] },
    { name: 'Read me', rows: [['Nothing to see here'], ['Really']] },
    { name: 'Products', rows },
  ]);
  const id = await receive(workbook, 'list.xlsx');
  expect(await recogniseFile(database, accountId, id)).toMatchObject({
    sheets: ['Read me', 'Products'],
    sheet: 'Products',
    headingRow: 3,
  });
  await takeAsRecognised(database, accountId, id, undefined);
  await importNext(work, NEVER);
  expect(await read(id)).toMatchObject({ state: 'finished', productsAdded: 2, rowsRefused: 0 });
  const { products } = await database.asAccount(accountId, (tx) => readProducts(tx, accountId, {}));
  // A formula is no title: neither one that was never reckoned, nor what only looks like one.
  expect(products.map(({ title }) => title)).toEqual([null, null]);
});

it('keeps little of a cell that holds more than any person writes', async () => {
  const { database, accountId, receive } = await desk();
  function* bomb(): Generator<SheetCell[]> {
    const cell = 'x'.repeat(1024 * 1024);
    for (let row = 0; row < 6; row += 1) yield [cell, cell, cell, cell, cell, cell];
  }
  const id = await receive(writeWorkbook([{ name: 'Bomb', rows: bomb() }]), 'bomb.xlsx');
  const look = await recogniseFile(database, accountId, id);
  // What a cell may hold is cut, so that none of it is kept.
  expect(Math.max(...look.firstLines.flatMap(({ cells }) => cells.map(({ length }) => length)))).toBe(10_000);
});

it.each([
  ['a password', 'EncryptedPackage', 'protected by a password'],
  ['the format of old', 'Workbook', 'of the old kind (XLS)'],
])('names what is the matter with a workbook of %s', async (_, stream, sentence) => {
  const { database, accountId, receive } = await desk();
  const bytes = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(700_000),
    Buffer.from(stream, 'utf16le'),
  ]);
  const id = await receive(
    (async function* () {
      yield bytes;
    })(),
  );
  await expect(recogniseFile(database, accountId, id)).rejects.toThrow(sentence);
});
