import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, open, openAs } from './support/screens.ts';

const EMAIL = 'importer@import.example';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [{ email: EMAIL, plan: 'Tier-2', onboarded: true }]);
});
test.afterAll(() => product.stop());

const choose = (page: Page, name: string, content: string | Buffer): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) });

/** Two that are fine, one that is not, and a brand in a column whose heading tells nothing. */
const LIST = [
  'Our list,,,',
  'ASIN,Firm,Product Title,UPC',
  'B000000001,Northfold,A cup,012345678905',
  'B000000002,Northfold,Another cup,',
  'B0BAD,Northfold,"A third, broken one",',
].join('\n');

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('a list is imported, its columns set right, and what was refused is told', async ({ page }) => {
  await openAs(page, product, EMAIL, '/products/import');
  await expect(page.getByText('Nothing imported yet')).toBeVisible();
  await expectNothingFound(page);

  await choose(page, 'spring.csv', LIST);
  await expect(page.getByRole('heading', { name: 'spring.csv' })).toBeFocused();
  await expect(page.getByLabel('Headings')).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'ASIN (one of these is needed)' })).toHaveValue('0');
  const brand = page.getByRole('combobox', { name: 'Brand (one of these is needed)' });
  await expect(brand).toHaveValue('');
  await brand.selectOption({ label: 'Firm' });
  await expect(page.getByText('Your choice')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Import this file' }).click();

  await expect(page.getByRole('heading', { name: 'spring.csv imported' })).toBeVisible();
  await expect(figure(page, 'New')).toHaveText('2products');
  await expect(figure(page, 'Refused')).toHaveText('1line');
  const refused = page.getByRole('table', { name: 'Refused lines' });
  await expect(refused.getByRole('row', { name: '“B0BAD” is not an ASIN.' })).toContainText('5');
  await expectNothingFound(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFFASIN,Firm,Product Title,UPC,Line,Reason\r\nB0BAD,Northfold,"A third, broken one",,5,“B0BAD” is not an ASIN.\r\n',
  );
  await page.getByRole('link', { name: 'See the products' }).click();
  await expect(page).toHaveURL(`${product.url}/products?marketplace=amazon&sort=-added`);
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toContainText('2');
});

test('the same headings are known the next time, and the same file changes nothing', async ({ page }) => {
  await openAs(page, product, EMAIL, '/products/import');
  await choose(page, 'spring-again.csv', LIST);
  await expect(page.getByText('Remembered', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Brand (one of these is needed)' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByText('Nothing has changed: everything in it was already known.')).toBeVisible();
  await expect(figure(page, 'Unchanged')).toHaveText('2products');
  const earlier = page.getByRole('table', { name: 'Earlier imports' });
  await expect(earlier.getByRole('link', { name: 'spring.csv', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'spring-again.csv imported' })).toBeVisible();
});

test('where a file is sold is known the next time, and text under a workbook’s name is said to be text', async ({
  page,
}) => {
  await openAs(page, product, EMAIL, '/products/import');
  const list = 'Brand,Shade\nElmgate,red\n';
  await choose(page, 'shades.xlsx', list);
  await expect(page.getByText('It is read as CSV.')).toBeVisible();
  await page.getByText('Walmart', { exact: true }).click();
  await page.getByRole('button', { name: 'Import this file' }).click();
  await page.getByRole('link', { name: 'Import another file' }).click();
  await choose(page, 'shades.csv', list);
  await expect(page.getByText('Remembered', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Walmart' })).toBeChecked();
  await expect(page.getByText('It is read as CSV.')).toHaveCount(0);
});

test('a list of brands says of each of its lines what became of it', async ({ page }) => {
  await openAs(page, product, EMAIL, '/products/import');
  await choose(
    page,
    'brands.csv',
    'Brand,Website\nAlder,alder.example\nBirch,birch.example\nAlder,alder.example\n',
  );
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(figure(page, 'Added or changed')).toHaveText('2brands');
  await expect(figure(page, 'Nothing new')).toHaveText('1line');
});

test('a page under a workbook’s name is imported, and what couldn’t be read of it is told', async ({
  page,
}) => {
  await openAs(page, product, EMAIL, '/products/import');
  const rows = ['B000000011</td><td>1.23457E+11', 'B000000012</td><td>012345678905'];
  const table = ['ASIN</th><th>UPC', ...rows].map((cells) => `<tr><td>${cells}</td></tr>`).join('');
  await choose(page, 'stock.xls', `<html><table>${table}</table></html>`);
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByRole('heading', { name: 'stock.xls imported' })).toBeVisible();
  await expect(figure(page, 'New')).toHaveText('2products');
  await expect(page.getByText('1 cell under “UPC”, the first on line 2: “1.23457E+11”')).toBeVisible();
  await expectNothingFound(page);
});

test('what was chosen for a file’s columns is there after a reload, and goes with the file', async ({
  page,
}) => {
  await openAs(page, product, EMAIL, '/products/import');
  const list = 'Notes,,\nItem,Maker,Colour\nB000000021,Elmgate,red\n';
  await choose(page, 'autumn.csv', list);
  const headings = page.getByLabel('Headings');
  const brand = page.getByRole('combobox', { name: 'Brand (one of these is needed)' });
  await expect(headings).toHaveValue('2');
  await headings.selectOption('0');
  await brand.selectOption({ label: 'Column C' });
  await page.getByText('Walmart', { exact: true }).click();
  await page.reload();
  await expect(headings).toHaveValue('0');
  await expect(brand).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'Walmart' })).toBeChecked();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'autumn.csv', list);
  await expect(headings).toHaveValue('2');
  await expect(brand).not.toHaveValue('2');
});

test('a file that can’t be imported is refused with the reason', async ({ page }) => {
  await openAs(page, product, EMAIL, '/products/import');
  const alert = page.getByRole('alert');
  await choose(page, 'letter.csv', '%PDF-1.7\n');
  await expect(alert).toContainText('letter.csv: That is no table. CSV and XLSX files can be read.');
  await choose(page, 'empty.csv', '');
  await expect(alert).toContainText('empty.csv is empty.');
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  await choose(page, 'locked.xlsx', locked);
  await expect(alert).toContainText('The workbook is protected by a password.');

  await choose(page, 'headings.csv', 'ASIN,Title\n');
  await expect(page.getByText('There is nothing to import: no rows stand below the headings.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import this file' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'colours.csv', 'Colour,Size\nred,4\n');
  await expect(page.getByText('Choose a column that says what each row is about.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import this file' })).toBeDisabled();
});

test('a program sends a file with a token that may import', async ({ page, request }) => {
  await openAs(page, product, EMAIL, '/settings?tab=security');
  const made = await page.request.post(`${product.url}/api/tokens`, {
    data: { name: 'Lists', scopes: ['import'], expiresInDays: 30 },
    headers: { origin: product.url },
  });
  const { secret } = (await made.json()) as { secret: string };
  const headers = { authorization: `Bearer ${secret}` };
  const sent = await request.post(`${product.url}/api/imports?name=api.csv&marketplace=walmart&start=true`, {
    headers: { ...headers, 'content-type': 'text/csv' },
    data: 'UPC,Brand\n012345678905,Northfold\n012345678904,Northfold\n',
  });
  expect(sent.status()).toBe(200);
  const { id } = (await sent.json()) as { id: string };
  const read = async () => (await request.get(`${product.url}/api/imports/${id}`, { headers })).json();
  await expect.poll(async () => (await read()).state).toBe('finished');
  expect(await read()).toMatchObject({ productsAdded: 1, rowsRefused: 1 });
  const elsewhere = await request.get(`${product.url}/api/products`, { headers });
  expect(elsewhere.status()).toBe(403);
  await open(page, product, '/products/import');
  await expect(page.getByRole('link', { name: 'api.csv' })).toBeVisible();
});

test('the linked spreadsheet is shown to be one’s own, and its rows are imported like a file’s', async ({
  page,
}) => {
  const type = (cell: string, value: string) =>
    page.request.post(`${product.url}/sandbox/sheets/spring-list`, {
      form: { tab: 'Sheet1', cell, value },
    });
  await openAs(page, product, EMAIL, '/onboarding?step=1');
  await page
    .getByLabel('Spreadsheet URL')
    .fill('https://docs.google.com/spreadsheets/d/spring-list/edit#gid=0');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText('Spreadsheet URL saved!')).toBeVisible();

  await open(page, product, '/products/import');
  const sheet = page.getByRole('region', { name: 'Linked spreadsheet' });
  await sheet.getByRole('button', { name: 'Look for the code' }).click();
  await expectToast(page, 'Not found yet', 'stands in none of the sheet’s cells yet');
  await type('H1', (await sheet.locator('code').textContent()) ?? '');
  for (const [cell, value] of [
    ['A1', 'ASIN'],
    ['B1', 'Firm'],
    ['A2', 'B000000777'],
    ['B2', 'Northfold'],
  ] as const)
    await type(cell, value);
  await sheet.getByRole('button', { name: 'Look for the code' }).click();
  await expect(sheet.getByText('Yours', { exact: true })).toBeVisible();
  await expectNothingFound(page);

  await sheet.getByRole('button', { name: 'Import its rows' }).click();
  await expect(page.getByRole('heading', { name: 'Linked spreadsheet.csv' })).toBeFocused();
  await page
    .getByRole('combobox', { name: 'Brand (one of these is needed)' })
    .selectOption({ label: 'Firm' });
  await page.getByRole('button', { name: 'Import this file' }).click();
  await expect(page.getByRole('heading', { name: 'Linked spreadsheet.csv imported' })).toBeVisible();
  await expect(figure(page, 'New')).toHaveText('1product');

  await open(page, product, '/products/import');
  await type('A3', 'B000000778');
  await sheet.getByRole('button', { name: 'Import its rows' }).click();
  await expectToast(page, 'The spreadsheet is being imported');
});
