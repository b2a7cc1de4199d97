import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { openTable } from '../../src/features/catalog/actions/read-table.ts';
import { createPeople, linesheet, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, open } from './support/screens.ts';

const ANA = 'ana@catalog.example';
const NEW = 'nora@catalog.example';
/** Whose credits pay for ten brands. */
const LOW = 'lou@catalog.example';
/** One that a spreadsheet would take for a formula, and one that no column is wide enough for. */
const FORMULA = '=Sum Goods';
const LONG =
  'The Extraordinarily Long-Named Northern Outfitting, Provisioning and General Trading Company of Saint Augustine';
const BRANDS = [FORMULA, LONG, ...Array.from({ length: 58 }, (_, at) => `Fjell ${String(at + 1)}`)];

/** A brand to a row; the later it stands, the dearer and the more sellers. */
const LIST = [
  'ASIN,Brand,Title,Category,Buy Box Price,Monthly Sold,New Offer Count',
  ...BRANDS.map((brand, at) => {
    const asin = `B0${String(at).padStart(8, '0')}`;
    const category = at % 2 === 0 ? 'Sports' : 'Kitchen';
    return `${asin},"${brand}",A thing of it,${category},${at + 10},${(at + 1) * 10},${4 + (at % 9)}`;
  }),
].join('\n');

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: ANA, name: 'Ana Walker', plan: 'Tier-2', credits: 100, onboarded: true },
    { email: NEW, name: 'Nora Walker', plan: 'Tier-2', onboarded: true },
    { email: LOW, name: 'Lou Walker', plan: 'Tier-2', credits: 5, onboarded: true },
  ]);
  const file = join(product.dataDirectory, 'list.csv');
  await writeFile(file, LIST);
  for (const email of [ANA, LOW]) await linesheet(product, 'import', email, file, '--marketplace', 'amazon');
});
test.afterAll(() => product.stop());

async function openAs(page: Page, email: string, path: string): Promise<void> {
  await signInOnce(page, product, email);
  await open(page, product, path);
}

/** What the address says after the question mark; it is changed once a person pauses. */
const expectQuery = (page: Page, query: string): Promise<void> =>
  expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe(query);

const names = (page: Page): Locator => page.locator('tbody [data-row-opener]');
const firstName = (page: Page): Locator => names(page).first();
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** What comes as a file when the export is asked for in this part of the page. */
async function exported(page: Page, within: Locator | Page, format: 'CSV' | 'XLSX'): Promise<Buffer> {
  await within.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: format }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  return readFile(await download.path());
}

async function cellsOf(bytes: Buffer): Promise<string[][]> {
  const table = await openTable({
    size: bytes.length,
    read: async (from, length) => bytes.subarray(from, from + length),
  });
  const rows: string[][] = [];
  for await (const { cells } of table.rows(null)) rows.push(cells);
  return rows;
}

test('what the list of brands shows stands in the address, and comes back with it', async ({ page }) => {
  await openAs(page, ANA, '/brands');
  await expect(heading(page)).toHaveText('Brands60', { timeout: 45_000 });
  await expect(names(page)).toHaveCount(50);

  await press(page, 'Price');
  await expectQuery(page, '?sort=-price');
  await expect(firstName(page)).toHaveText('Fjell 58');
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');

  await press(page, /^Filters/);
  await page.getByLabel('Median price, at most').fill('40.5');
  await expect(heading(page)).toHaveText('Brands31');
  await page.getByLabel('Category').selectOption('Sports');
  await expect(heading(page)).toHaveText('Brands16');
  await expectQuery(page, '?sort=-price&priceMax=4050&category=Sports');
  await page.keyboard.press('Escape');

  await page.getByLabel('Search brands').fill('fjel');
  await expect(heading(page)).toHaveText('Brands15');
  await page.reload();
  await expect(heading(page)).toHaveText('Brands15');
  await expect(page.getByLabel('Search brands')).toHaveValue('fjel');
  await expect(firstName(page)).toHaveText('Fjell 29');

  await press(page, 'Median price: at most $40.5 , remove');
  await expectQuery(page, '?sort=-price&category=Sports&search=fjel');
  await press(page, 'Clear filters');
  await page.getByLabel('Search brands').fill('nothing is called that');
  await expect(page.getByRole('heading', { name: 'No brands match' })).toBeVisible();
  await press(page, 'Clear search and filters');
  await expectQuery(page, '');
  await expect(heading(page)).toHaveText('Brands60');

  await press(page, 'Next page');
  await expect(names(page)).toHaveCount(10);
  await expectQuery(page, '?page=2');

  // Kept when there were more of them.
  await page.goto(`${product.url}/brands?page=7`);
  await expect(names(page)).toHaveCount(10);
  await expectQuery(page, '?page=2');
});

test('a view keeps filters, order and columns, and can be renamed and deleted', async ({ page }) => {
  await openAs(page, ANA, '/brands?sort=-price&priceMax=3000');
  await press(page, 'Columns');
  await page.getByLabel('Category', { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeVisible();

  await press(page, 'Views');
  await page.getByLabel('Save this view as').fill('Cheap ones');
  await press(page, 'Save');
  await expectToast(page, '“Cheap ones” saved');

  await page.goto(`${product.url}/brands`);
  await press(page, 'Columns');
  await page.getByLabel('Category', { exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeHidden();
  await press(page, 'Views');
  await press(page, 'Cheap ones');
  await expectQuery(page, '?priceMax=3000&sort=-price');
  await expect(heading(page)).toHaveText('Brands21');
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeVisible();

  await press(page, 'Cheap ones');
  await press(page, 'Rename Cheap ones');
  await page.getByLabel('New name of Cheap ones').fill('Under $30');
  await press(page, 'Rename');
  await press(page, 'Delete Under $30');
  await press(page, 'Delete');
  await expect(page.getByText('A view keeps the filters')).toBeVisible();
});

test('all that match stay chosen, though what was done to them takes them off the list', async ({ page }) => {
  await openAs(page, ANA, '/brands?setAside=false');
  await expect(heading(page)).toHaveText('Brands60');
  await page.getByLabel('Select every row of this page').check();
  await press(page, 'Select all 60 brands');
  await press(page, 'Exclude or include');
  await press(page, /^Exclude The bots/);
  await expectToast(page, '60 brands excluded');
  await expect(heading(page)).toHaveText('Brands0');
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar).toContainText('60 brands selected');
  await press(page, 'Exclude or include');
  await press(page, /^Go by the figures/);
  await expect(heading(page)).toHaveText('Brands60');
});

test('all brands that match are tagged, and what was let go is not', async ({ page }) => {
  await openAs(page, ANA, '/brands?sort=name&category=Kitchen');
  await expect(heading(page)).toHaveText('Brands30');
  await page.getByLabel('Select every row of this page').check();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar).toContainText('30 brands selected');
  await page.getByLabel(`Select ${LONG}`).uncheck();
  await expect(bar).toContainText('29 brands selected');

  await press(page, 'Tag');
  await page
    .getByRole('textbox', { name: 'Tag' })
    .or(page.getByRole('combobox', { name: 'Tag' }))
    .fill('kitchen');
  await page.keyboard.press('Enter');
  await expectToast(page, '29 brands tagged “kitchen”');
  await press(page, 'Exclude or include');
  await press(page, /^Exclude The bots/);
  await expectToast(page, '29 brands excluded');
  await expect(names(page).getByText('Set aside: excluded')).toHaveCount(29);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await page.goto(`${product.url}/brands?tag=kitchen&setAside=true`);
  await expect(heading(page)).toHaveText('Brands29');
  await page.goto(`${product.url}/brands?setAside=false`);
  await expect(heading(page)).toHaveText('Brands31');
});

test('all that match on every page are chosen at once', async ({ page }) => {
  await openAs(page, ANA, '/brands');
  await page.getByLabel('Select every row of this page').check();
  await press(page, 'Select all 60 brands');
  await page.getByLabel(`Select ${await firstName(page).getByTitle(/./).getAttribute('title')}`).uncheck();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar).toContainText('59 brands selected');
  const rows = await cellsOf(await exported(page, bar, 'XLSX'));
  expect(rows).toHaveLength(60);
});

test('brands come as files in which no cell is a formula', async ({ page }) => {
  await openAs(page, ANA, '/brands?sort=price');
  await page.getByLabel(`Select ${FORMULA}`, { exact: true }).check();
  await page.getByLabel(`Select ${LONG}`).check();
  const chosen = await exported(page, page.getByRole('toolbar', { name: 'Selection' }), 'CSV');
  const lines = chosen.toString().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFBrand,Marketplace,Category,Score,/);
  expect(lines[1]).toMatch(/^'=Sum Goods,amazon,Sports,/);
  expect(lines).toHaveLength(4);

  await page.keyboard.press('Escape');
  const rows = await cellsOf(await exported(page, page, 'XLSX'));
  expect(rows).toHaveLength(61);
  expect(rows[1]?.[0]).toBe(FORMULA);
  expect(rows.map(([name]) => name)).toContain(LONG);
});

test('the keyboard goes through the rows, chooses them, and opens one', async ({ page }) => {
  await openAs(page, ANA, '/brands?sort=price');
  await expect(firstName(page)).toHaveText(FORMULA);
  await page.keyboard.press('j');
  await expect(names(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('2 brands selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeHidden();
  await page.keyboard.press('k');
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Northern Outfitting');
});

test('other weights sort the brands anew at once', async ({ page }) => {
  await openAs(page, ANA, '/brands');
  const best = page.locator('tbody tr').first().getByRole('cell').nth(2);
  // Of a list that knows neither sellers' shares nor fees, less than half of the standard reasons can be judged.
  await expect(best).toContainText('Unknown');
  await press(page, 'Score weights');
  const dialog = page.getByRole('dialog', { name: 'Score weights' });
  await expect(dialog.getByRole('slider').first()).toBeVisible();
  for (const reason of await dialog.getByRole('slider').all()) await reason.fill('0');
  await expect(dialog.getByText('At least one reason has to count.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Several sellers offer its products').fill('100');
  await expect(dialog.getByText('100% of the score')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'All brands rescored');
  await expect(dialog).toBeHidden();
  await expect(best).toHaveText('100');

  await press(page, 'Score weights');
  await dialog.getByRole('button', { name: 'Reset to standard' }).click();
  await expect(dialog.getByText('25% of the score')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(best).toContainText('Unknown');
});

test('the Source Bot looks up the chosen brands alone', async ({ page }) => {
  await openAs(page, ANA, '/brands?sort=-price');
  // Others than the tests before have excluded: those are left out, chosen or not.
  await page.getByLabel('Select Fjell 57').check();
  await page.getByLabel('Select Fjell 55').check();
  await press(page, 'Find contacts');
  const dialog = page.getByRole('dialog', { name: 'Find contacts' });
  await expect(dialog).toContainText('2 brands to look up, for at most 1 credit.');
  await dialog.getByRole('button', { name: 'Run Source Bot' }).click();
  await expect(page).toHaveURL(/\/source-bot\?run=/);
  await expect(page.getByRole('table', { name: 'Results of the run' }).getByText('Fjell 5')).toHaveCount(2, {
    // A brand that nobody knows is looked for under guessed names, too.
    timeout: 60_000,
  });
});

test('before contacts are looked for, it says for how many brands, for what, and how many of them are paid for', async ({
  page,
}) => {
  await openAs(page, LOW, '/brands');
  await page.getByLabel('Select every row of this page').check();
  await press(page, 'Select all 60 brands');
  await press(page, 'Find contacts');
  const dialog = page.getByRole('dialog', { name: 'Find contacts' });
  await expect(dialog).toContainText(
    '60 brands to look up, for at most 30 credits. Yours pay for 10 brands with a way in; then it waits for a top-up.',
  );
  await expect(dialog.getByRole('button', { name: 'Run Source Bot' })).toBeEnabled();
});

test('products are filtered, sorted and exported like brands, and lead to their pages', async ({ page }) => {
  await openAs(page, ANA, '/products');
  await expect(heading(page)).toHaveText('Products60');
  await press(page, 'Price');
  await expectQuery(page, '?sort=-buyBoxPrice');
  await expect(page.locator('tbody tr').first()).toContainText('$69.00');
  await press(page, /^Filters/);
  await expect(page.getByLabel('Marketplace', { exact: true })).toBeVisible();
  // What has nothing to choose from is left out.
  await expect(page.getByLabel('Brand', { exact: true })).toBeHidden();
  await page.getByLabel('Bought in past month, at least').fill('500');
  await expect(heading(page)).toHaveText('Products11');
  await page.keyboard.press('Escape');

  const rows = await cellsOf(await exported(page, page, 'CSV'));
  expect(rows).toHaveLength(12);
  expect(rows[0]?.slice(0, 4)).toEqual(['Marketplace', 'Amazon site', 'ASIN or item id', 'Title']);
  expect(rows[1]?.[4]).toBe('Fjell 58');
  await firstName(page).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
});

test('what is done with chosen products is done with their brands, and a file has the products', async ({
  page,
}) => {
  await openAs(page, ANA, '/products?sort=-buyBoxPrice');
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  const ticks = page.locator('tbody').getByRole('checkbox');
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  await expect(bar).toContainText('2 products selectedof 2 brands');
  expect(await cellsOf(await exported(page, bar, 'CSV'))).toHaveLength(3);
  await press(page, 'Tag');
  await page
    .getByRole('textbox', { name: 'Tag' })
    .or(page.getByRole('combobox', { name: 'Tag' }))
    .fill('dear');
  await page.keyboard.press('Enter');
  await expectToast(page, '2 brands tagged “dear”');
  await press(page, 'Find contacts');
  await expect(page.getByRole('dialog', { name: 'Find contacts' })).toContainText(
    'Of the 2 brands that you chose',
  );
  await page.keyboard.press('Escape');
  await page.goto(`${product.url}/brands?tag=dear`);
  await expect(heading(page)).toHaveText('Brands2');
  await expect(names(page).getByText('Fjell 57')).toBeVisible();
});

test('listings that another download changed are found by what changed, and told as a file', async ({
  page,
}) => {
  // A week ago the first was dearer, and the second cheaper.
  const owner = await connectAsOwner((await startEmbeddedPostgres(product.dataDirectory)).ownerUrl);
  await owner.query(`
    update products
       set before = jsonb_build_object(
             'fetchedAt', now() - interval '7 days', 'price', price_buy_box_cents + was.dearer, 'salesRank', sales_rank,
             'newOffers', offers_new, 'monthlySold', monthly_sold, 'reviewCount', review_count)
      from (values ('B000000000', 250), ('B000000001', -100)) as was (asin, dearer)
     where external_id = was.asin`);
  await owner.end();
  await openAs(page, ANA, '/products');
  await press(page, /^Filters/);
  await page.getByLabel('Changed', { exact: true }).selectOption({ label: 'Price fell' });
  await expect(heading(page)).toHaveText('Products1');
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr')).toContainText(FORMULA);
  const [headings = [], row = []] = await cellsOf(await exported(page, page, 'CSV'));
  expect(row[headings.indexOf('Price then')]).toBe('12.5');
  expect(row[headings.indexOf('Buy Box price')]).toBe('10');

  await press(page, 'Columns');
  await page.getByLabel('Price, since the download before', { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr')).toContainText('-$2.50');
});

test('who has nothing yet is led to the ways in which products come', async ({ page }) => {
  await openAs(page, NEW, '/brands');
  await expect(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible();
  await press(page, 'Download Keepa');
  await expect(page.getByRole('dialog', { name: 'Download Keepa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Import a list' }).click();
  await expect(page).toHaveURL(/\/products\/import$/);
});
