import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../src/web/paths.ts';
import { createAnswers } from './support/answers.ts';
import { createPeople, linesheet, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openWhole } from './support/screens.ts';

const ANA = 'ana@other-scripts.example';
/** Ends in brackets and figures, which would go to the wrong side in a line that runs from left to right. */
const NAME = 'שמש קוסמטיקה (2019)';
const SOLD = 'شركة النخيل (1998)';

let product: Product;
let brandId: number;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '20' });
  await createPeople(product, [{ email: ANA, name: 'Ana Walker', plan: 'Tier-2', onboarded: true }]);
  const text = 'Please send your resale certificate.';
  const facts = [{ name: 'documents' as const, value: ['resale_certificate'], words: text }];
  const made = await createAnswers(product, ANA, [{ name: NAME, class: 'asks_documents', text, facts }]);
  brandId = made.get(NAME) ?? 0;
  const file = join(product.dataDirectory, 'list.csv');
  await writeFile(file, `ASIN,Brand,Title\nB000000001,${SOLD},${SOLD}\n`);
  await linesheet(product, 'import', ANA, file, '--marketplace', 'amazon');
});
test.afterAll(() => product.stop());
test.beforeEach(({ page }) => signInOnce(page, product, ANA));

/** Where a name stands by itself, seen, in the direction of what is around it. */
const inForeignDirection = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (text.data.trim() !== ${JSON.stringify(name)} || !holder.checkVisibility()) continue;
      if (!holder.closest('bdi, [dir=auto]')) found.push(holder.outerHTML);
    }
    return found;
  })()`);

const places: Record<string, [name: string, path: () => string]> = {
  'the list of brands': [NAME, paths.brands],
  'the page of a brand': [NAME, () => paths.brand(brandId)],
  'the inbox': [NAME, paths.inbox],
  'the deals': [NAME, paths.deals],
  'the tasks': [NAME, paths.tasks],
  'the products': [SOLD, paths.products],
};

for (const [place, [name, path]] of Object.entries(places)) {
  test(`a name from right to left runs so in ${place}, whatever stands beside it`, async ({ page }) => {
    await openWhole(page, product, path());
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    expect(await inForeignDirection(page, name)).toEqual([]);
  });
}

test('a name from right to left runs so above its conversation', async ({ page }) => {
  await openWhole(page, product, paths.inbox());
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  const heading = page.getByRole('region', { name: 'Conversation' }).getByRole('heading', { level: 2 });
  await expect(heading).toContainText(NAME);
  expect(await inForeignDirection(page, NAME)).toEqual([]);
});
