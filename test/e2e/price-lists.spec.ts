import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople, linesheet, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const EMAIL = 'buyer@price-lists.example';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '120' });
  await createPeople(product, [{ email: EMAIL, name: 'Ana Walker', plan: 'Tier-2', onboarded: true }]);
  await linesheet(product, 'run', EMAIL, 'keepa-download', '--wait');
});
test.afterAll(() => product.stop());

interface Listed {
  title: string;
  upcs: string[];
  eans: string[];
}

const ask = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(product.url + path)).json()) as Answer;

/** A brand's list with codes that the account's products carry, made as brands make them. */
async function listOf(page: Page): Promise<string> {
  const { products } = await ask<{ products: Listed[] }>(page, '/api/products?limit=60');
  const codes = products.flatMap(({ upcs, eans }) => upcs[0] ?? eans[0] ?? []).slice(0, 20);
  const lines = codes.map(
    (code, at) => `PL-${at + 1},"Thing, number ${at + 1}",${code},$${(1 + at / 10).toFixed(2)},6`,
  );
  return [
    'Wholesale price list 2026,,,,',
    'All prices in USD,,,,',
    'Item #,Description,UPC,Wholesale,Case Pack',
    ...lines,
    'PL-98,Unknown thing,012345678905,$3.00,6',
    'PL-99,"=HYPERLINK(""http://x.test"")",,CALL,6',
    'Total,,,$99.00,',
  ].join('\n');
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const { brands } = await ask<{ brands: { id: number }[] }>(page, '/api/brands?limit=1');
  await page.goto(`${product.url}/brands/${brands[0]?.id}`);
  await page
    .getByLabel('Price list to add')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

async function bring(page: Page, name: string, content: string | Buffer): Promise<void> {
  await choose(page, name, content);
  await page.waitForURL('**/deals/price-lists/*');
}

const dialog = (page: Page) => page.getByRole('dialog');
async function rightOf(place: Locator): Promise<number> {
  const { x, width } = (await place.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return x + width;
}
const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

test('a brand’s list becomes an order', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, product, EMAIL);
  await bring(page, 'wholesale.csv', await listOf(page));
  await expect(page.getByText('wholesale.csv · added')).toContainText('22 lines · USD', { timeout: 30_000 });
  await expect(row(page, 'PL-99').first()).toContainText('No price');
  await expect(page.getByLabel('Cases of =HYPERLINK("http://x.test")')).toBeHidden();

  await test.step('what is unknown is told, with what looking it up costs', async () => {
    await expect(row(page, 'PL-98')).toContainText('Not found');
    await page.getByRole('button', { name: 'Look up at Keepa…' }).click();
    await expect(dialog(page)).toContainText('1 code at 3 tokens');
    await dialog(page).getByRole('button', { name: 'Look up', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByText(/^No listing found: of \d+ lines? Keepa knows none on amazon\.com\.$/),
    ).toBeVisible({ timeout: 30_000 });
  });

  await test.step('figures rest on assumptions that can be changed', async () => {
    const first = row(page, 'PL-1 ·').first();
    const before = await first.textContent();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog(page).getByLabel('Prep').fill('2.40');
    await dialog(page).getByLabel('Minimum order').fill('50,000');
    await dialog(page).getByLabel('Months of stock').fill('13');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toContainText('Please enter a whole number from 1 to 12.');
    await expect(dialog(page).getByLabel('Months of stock')).toBeFocused();
    await dialog(page).getByLabel('Months of stock').fill('3');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('3 months at most')).toBeVisible();
    await expect.poll(() => first.textContent()).not.toBe(before);
  });

  await test.step('a column is said to be something else, and the list is read again', async () => {
    await page.getByRole('button', { name: 'How it was read' }).click();
    await dialog(page).getByLabel('What “Case Pack” is').selectOption({ label: 'Not used' });
    await dialog(page).getByRole('button', { name: 'Read again' }).click();
    await expect(row(page, 'PL-1 ·').first()).toContainText('–', { timeout: 30_000 });
    await page.getByRole('button', { name: 'How it was read' }).click();
    await dialog(page).getByLabel('What “Case Pack” is').selectOption({ label: 'Case pack' });
    await dialog(page).getByRole('button', { name: 'Read again' }).click();
    await expect(page.getByRole('heading', { name: 'What to order' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('lines are picked for a budget, and by hand', async () => {
    await page.getByLabel('Budget').fill('4.000');
    await page.getByRole('button', { name: 'Pick lines' }).click();
    await expect(page.getByText('Please write it like 1,250.50.')).toBeVisible();
    await page.getByLabel('Budget').fill('400');
    await page.getByRole('button', { name: 'Pick lines' }).click();
    await expect(page.getByText(/lines? picked,/)).toBeVisible();
    await expect(page.getByText(/^\$49,[\d.,]+ short of the brand’s minimum\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Pick nothing' }).click();
    await expect(page.getByText(/lines? picked,/)).toHaveCount(0);
    await expect(page.getByText('Pick lines first')).toBeVisible();
    const order = page.getByRole('button', { name: 'Make an order' });
    await expect(order).toBeDisabled();
    await expect(order).toHaveAccessibleDescription('Pick lines first');
    const cases = page.getByLabel('Cases of Thing, number 2', { exact: true });
    for (const wrong of ['1.5', '1e3', '99999999999']) {
      await cases.fill(wrong);
      await cases.press('Tab');
      await expect(cases).toHaveValue(wrong);
      await expect(cases).toHaveAttribute('aria-invalid', 'true');
      await expect(cases).toHaveAccessibleDescription('Whole cases, 1 to 10,000.');
    }
    await cases.fill('3');
    await cases.press('Enter');
    await expect(cases).not.toHaveAttribute('aria-invalid');
    // Three cases of six at $1.10.
    await expect(page.getByText('1 line picked, $19.80')).toBeVisible();
  });

  await test.step('an order that was not sent is discarded, its file named as it is numbered', async () => {
    await page.getByRole('button', { name: 'Make an order' }).click();
    await dialog(page).getByLabel('PO number').fill('№ 注文 1');
    await dialog(page).getByRole('button', { name: 'Make the order' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: '№ 注文 1 as PDF' }).click();
    expect((await downloading).suggestedFilename()).toBe('注文-1.pdf');
    await page.getByRole('button', { name: 'Discard № 注文 1' }).click();
    await dialog(page).getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('№ 注文 1', { exact: true })).toHaveCount(0);
    await expect(page.getByText('1 line picked, $19.80')).toBeVisible();
  });

  await test.step('the order comes as PDF and XLSX', async () => {
    await page.getByRole('button', { name: 'Make an order' }).click();
    await dialog(page).getByLabel('PO number').fill('PO-77');
    await dialog(page).getByRole('button', { name: 'Make the order' }).click();
    await expect(page.getByText('PO-77', { exact: true })).toBeVisible();
    for (const [format, start] of [
      ['PDF', '%PDF-'],
      ['XLSX', 'PK'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: `PO-77 as ${format}` }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`PO-77.${format.toLowerCase()}`);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, start.length).toString()).toBe(start);
    }
  });

  await test.step('the deal moves on', async () => {
    const mark = page.getByRole('button', { name: 'Mark as sent: PO-77' });
    const undo = page.getByRole('button', { name: 'Undo “Mark as sent”: PO-77' });
    await mark.click();
    await expect(mark).toHaveCount(0);
    await expect(page.getByText(/lines? picked,/)).toHaveCount(0);
    // Marked by mistake: what followed from it is as it was before.
    await undo.click();
    await expect(page.getByText(/^Its lines are picked again, and the deal is back at “/)).toBeVisible();
    await expect(page.getByText('1 line picked, $19.80')).toBeVisible();
    await expect(undo).toHaveCount(0);
    await mark.click();
    await expect(undo).toBeVisible();
    await expect(mark).toHaveCount(0);
  });

  await test.step('what was ordered is no longer picked, says so, and is not ordered again unseen', async () => {
    await expect(page.getByText(/lines? picked,/)).toHaveCount(0);
    const ordered = row(page, 'Thing, number 2').first();
    await expect(ordered).toContainText('3 cases');
    await page.reload();
    // With one column more than a list that was never ordered from, what is ordered by is not cut off at its side.
    const cases = page.getByLabel('Cases of Thing, number 2', { exact: true });
    expect(await rightOf(cases)).toBeLessThan(await rightOf(page.getByRole('region', { name: 'Lines' })));
    await expect(page.getByText('$19.80 of $400 went out with orders.')).toBeVisible();
    await expect(page.getByLabel('Budget')).toHaveValue('380.20');
    await page.getByLabel('Cases of Thing, number 2', { exact: true }).fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^1 line was ordered before, last with PO-77 on /)).toBeVisible();
    await page.getByRole('button', { name: 'Thing, number 2', exact: false }).first().click();
    await expect(dialog(page)).toContainText('with PO-77: 3 cases, 18 units');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Make an order' }).click();
    await expect(dialog(page)).toContainText('1 line was ordered before, last with PO-77');
    await page.keyboard.press('Escape');
  });

  await expectNothingFound(page);
});

test('on a phone the cases of a line are filled in without going to the side', async ({ page }) => {
  await signIn(page, product, EMAIL);
  await bring(page, 'phone.csv', 'Item #,Description,Wholesale,Case Pack\nPH-1,Phone thing,$2.00,6\n');
  await page.setViewportSize({ width: 390, height: 844 });
  const cases = page.getByLabel('Cases of Phone thing');
  await cases.scrollIntoViewIfNeeded();
  await expect(cases).toBeInViewport({ ratio: 1 });
  await expect(row(page, 'Phone thing')).toBeVisible();
  expect(await page.evaluate(`document.querySelector('table').parentElement.scrollLeft`)).toBe(0);
});

test('a file that can’t be opened is refused with the reason, and no list is made of it', async ({
  page,
}) => {
  await signIn(page, product, EMAIL);
  await choose(page, 'scan.pdf', '%PDF-1.4 nothing');
  await expect(page.getByText('scan.pdf: The PDF is damaged and can’t be read.')).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a list' })).toBeVisible();
  await expect(page.getByText('scan.pdf')).toHaveCount(0);
});

test('a file that is no list says why, and can be removed', async ({ page }) => {
  await signIn(page, product, EMAIL);
  await bring(page, 'letter.txt', 'Dear customer\n\nThank you for writing to us\n');
  await expect(page.getByText('No price list was found in this file')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Remove' }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await page.waitForURL('**/brands/*');
  await expect(page.getByText('letter.txt')).toHaveCount(0);
});
