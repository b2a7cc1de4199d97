import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { priceListRows } from '../../src/sandbox/practice/price-list-rows.ts';
import { createProducts } from '../../src/sandbox/world/products.ts';
import { createWorld } from '../../src/sandbox/world/sites.ts';
import { truthOf } from '../../src/sandbox/world/truth.ts';
import {
  brandMails,
  conversation,
  conversationLine,
  importBrands,
  openConversation,
} from './support/conversations.ts';
import { createPeople } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, open, openAs } from './support/screens.ts';

const EMAIL = 'buyer@order.example';
const PRODUCTS = 4_000;
const SEED = 1;

/** A brand of the sandbox with a mailbox, and the list that it would write: what is to come of it is known beforehand. */
const world = createWorld(SEED);
const goods = createProducts(world.brands, SEED, PRODUCTS);
const [chosen] = world.brands.flatMap((brand) => {
  const address = truthOf(brand).bestAddress;
  const rows = priceListRows(brand, goods);
  const byTheCase = rows.find(({ casePack }) => casePack > 1);
  return address && byTheCase && rows.length >= 8 ? [{ brand, address, rows, byTheCase }] : [];
});
if (!chosen) throw new Error('No brand of the sandbox has a list as long as that.');
const { address, rows, byTheCase } = chosen;
const BRAND = chosen.brand.name;

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: String(PRODUCTS), SANDBOX_SEED: String(SEED) });
  await createPeople(product, [
    { email: EMAIL, name: 'Ana Walker', plan: 'Tier-2', credits: 20, onboarded: true },
  ]);
  await importBrands(product, EMAIL, [{ brand: BRAND, address }]);
});
test.afterAll(() => product.stop());

const money = (cents: number, digits = 2): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits })}`;
/** In a sentence: with cents where there are any. */
const sum = (cents: number): string => money(cents, cents % 100 === 0 ? 0 : 2);
const dialog = (page: Page): Locator => page.getByRole('dialog');
const lineOf = (page: Page, sku: string): Locator => page.getByRole('row').filter({ hasText: `${sku} ·` });
const casesOf = (page: Page, sku: string): Locator => lineOf(page, sku).getByRole('textbox');
const stage = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'The brand' }).getByLabel('Stage');

/** On the sandbox’s own page, where a person who practises lets a brand say what it is to say. */
async function letAnswer(page: Page, way?: string): Promise<void> {
  await page.goto(`${product.sandboxUrl}/sandbox/practice`);
  const row = page
    .getByRole('row')
    .filter({ hasText: address })
    .filter({ has: page.getByRole('button') });
  if (way) await row.getByLabel(`Answer of ${BRAND}`).selectOption(way);
  await row.getByRole('button', { name: 'Answer now' }).click();
  await expect(row).toBeVisible();
}

/** What is picked on screen: a row of the brand’s list, with how many cases. */
async function picked(page: Page): Promise<{ row: (typeof rows)[number]; cases: number }[]> {
  const all = await Promise.all(
    rows.map(async (row) => ({ row, cases: Number(await casesOf(page, row.sku).inputValue()) })),
  );
  return all.filter(({ cases }) => cases > 0);
}
const comesTo = (lines: Awaited<ReturnType<typeof picked>>): number =>
  lines.reduce((sum, { row, cases }) => sum + row.cost * row.casePack * cases, 0);

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await downloading).path());
}

test('from the first inquiry over the brand’s price list to an order, with the browser alone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('the inquiry is sent', async () => {
    await openAs(page, product, EMAIL, '/dashboard');
    await page.getByRole('button', { name: 'Run Emailer Bot' }).click();
    await expect(page.getByText(/^Emailer Bot completed · Rows processed: 1 ·/).first()).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('the brand answers with its price list, and the inbox says what that means', async () => {
    await letAnswer(page, 'Price list');
    await open(page, product, '/inbox');
    await expect(conversationLine(page, BRAND)).toContainText('Price list');
    await openConversation(page, BRAND);
    await expect(conversation(page).getByRole('list', { name: 'Attachments' }).getByRole('link')).toHaveCount(
      1,
    );
    await expect(page.getByRole('region', { name: 'The price list is in hand' })).toContainText(
      'Work through the lines before you answer',
    );
    await expect(stage(page)).toHaveValue('price_list');
  });

  await test.step('the list that was attached has been read, line by line', async () => {
    const lists = page.getByRole('list', { name: 'Price lists in this email' });
    await expect(lists).toContainText(`${rows.length} lines`);
    await lists.getByRole('link', { name: 'Open the price list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Price list of ${BRAND}`);
    for (const { sku, code, cost } of rows) {
      await expect(lineOf(page, sku)).toContainText(code);
      await expect(lineOf(page, sku)).toContainText(money(cost));
    }
  });

  await test.step('its goods are found on the marketplace', async () => {
    await page.getByRole('button', { name: 'Look up at Keepa…' }).click();
    await expect(dialog(page)).toContainText(`${rows.length} codes`);
    await dialog(page).getByRole('button', { name: 'Look up', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByText(
        /^(?:Keepa knows all of them|\d+ lines? found, of \d+ lines? Keepa knows none) on amazon\.com\.$/,
      ),
    ).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the figures rest on what is assumed', async () => {
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    for (const [name, figure] of [
      ['Freight, %', '10'],
      ['Prep', '1.25'],
      ['Inbound', '0.50'],
      ['Least return, %', '0'],
    ] as const)
      await dialog(page).getByLabel(name).fill(figure);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('10% of the goods')).toBeVisible();
    const singles = await singleLines(page);
    expect(singles.length).toBeGreaterThan(0);
    for (const { sku, cost } of singles)
      await expect(lineOf(page, sku)).toContainText(money(Math.round(cost * 1.1) + 175));
  });

  await test.step('lines are picked for a budget, and one by hand', async () => {
    await page.getByLabel('Budget').fill('1,500');
    await page.getByRole('button', { name: 'Pick lines' }).click();
    await expect(page.getByText(/^\d+ lines? for \$[\d,.]+, \d+ months? of stock at most\.$/)).toBeVisible();
    const planned = comesTo(await picked(page));
    expect(planned).toBeGreaterThan(0);
    expect(planned).toBeLessThanOrEqual(150_000);
    await expect(page.getByText('picked,')).toContainText(sum(planned));

    await casesOf(page, byTheCase.sku).fill('3');
    await page.keyboard.press('Enter');
    const order = await picked(page);
    expect(order).toContainEqual({ row: byTheCase, cases: 3 });
    await expect(page.getByText('picked,')).toHaveText(
      `${order.length} ${order.length === 1 ? 'line' : 'lines'} picked, ${sum(comesTo(order))}`,
    );
  });

  await test.step('they become an order, the same on screen, in the PDF and in the XLSX', async () => {
    const order = await picked(page);
    const total = comesTo(order);
    await page.getByRole('button', { name: 'Make an order' }).click();
    await dialog(page).getByLabel('PO number').fill('PO-1001');
    await dialog(page).getByLabel('Ship to').fill('Northlake Trading\n5 Dock Road, Springfield');
    await dialog(page).getByRole('button', { name: 'Make the order' }).click();
    await expectToast(page, 'The order is made');
    await expect(page.getByRole('listitem').filter({ hasText: 'PO-1001' })).toContainText(sum(total));

    const sheet = await readSheet(await downloaded(page, 'PO-1001 as XLSX'));
    const table = sheet.slice(sheet.findIndex(([first]) => first === 'Item number') + 1, -1);
    const wanted = order.map(({ row: { sku, code, casePack, cost }, cases }) => {
      const figures = [casePack, cases, casePack * cases, (cost * casePack) / 100];
      return [sku, code, ...figures, (cost * casePack * cases) / 100];
    });
    const bySku = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]));
    expect(table.map(([sku, code, , ...figures]) => [sku, String(code), ...figures]).sort(bySku)).toEqual(
      wanted.sort(bySku),
    );
    expect(sheet.at(-1)?.at(-1)).toBe(total / 100);

    const pdf = await getDocumentProxy(new Uint8Array(await downloaded(page, 'PO-1001 as PDF')));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of ['PO-1001', BRAND, '5 Dock Road', sum(total), ...order.map(({ row }) => row.sku)])
      expect(text).toContain(words);
  });

  await test.step('the order goes to the brand, and the deal stands there', async () => {
    await page.getByRole('button', { name: 'Send PO-1001 to the brand' }).click();
    await expect(dialog(page).getByLabel(`To ${address}`)).toHaveValue(/Our order PO-1001 is attached/);
    await dialog(page).getByRole('button', { name: 'Send the order' }).click();
    await expectToast(page, 'The order is on its way');
    await expect(page.getByRole('listitem').filter({ hasText: 'PO-1001' })).toContainText('sent');
    await expect(page.getByRole('button', { name: 'Send again: PO-1001' })).toBeVisible();
    await expect.poll(async () => (await brandMails(product, address)).length, { timeout: 30_000 }).toBe(2);
    await open(page, product, '/deals');
    await expect(page.getByRole('region', { name: 'Order sent', exact: true })).toContainText(BRAND);
  });

  await test.step('from then on its next step is what comes after an order', async () => {
    await open(page, product, '/inbox');
    await openConversation(page, BRAND);
    await expect(conversation(page).getByRole('heading', { name: 'The order is with them' })).toBeVisible();
    await expect(
      conversation(page).getByRole('button', { name: /^Add task: Ask whether the order is confirmed, / }),
    ).toBeVisible();
  });

  await test.step('the brand confirms it, in the same conversation', async () => {
    await letAnswer(page);
    await open(page, product, '/inbox');
    await expect(conversationLine(page, BRAND)).toContainText('Interested');
    await openConversation(page, BRAND);
    await expect(conversation(page).getByRole('article', { name: /^Your answer to/ })).toContainText(
      'PO-1001',
    );
    await expect(stage(page)).toHaveValue('order_sent');
    await expect(
      conversation(page).getByRole('heading', { name: 'They have answered your order' }),
    ).toBeVisible();
  });
});

/** Lines of which one listing holds one, so that no pack comes into their figures. */
async function singleLines(page: Page): Promise<typeof rows> {
  const texts = await Promise.all(rows.map(({ sku }) => lineOf(page, sku).textContent()));
  return rows.filter((_, at) => !/\d+ units|Choose one|Not found/.test(texts[at] ?? ''));
}
