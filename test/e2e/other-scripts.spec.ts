import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../src/web/paths.ts';
import { createAnswers } from './support/answers.ts';
import { conversationLine } from './support/conversations.ts';
import { createPeople, linesheet, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openWhole } from './support/screens.ts';

const ANA = 'ana@other-scripts.example';
/** Ends in brackets and figures, which would go to the wrong side in a line that runs from left to right. */
const NAME = 'שמש קוסמטיקה (2019)';
/** Longer than any place for it: of it the beginning is shown, which stands at the right. */
const LONG =
  'חברת שמש לקוסמטיקה טבעית ומוצרי טיפוח מן הצומח של ים המלח בערבון מוגבל וכל בניה ובנותיה ונכדיה (2019)';
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
  await createAnswers(product, ANA, [{ name: LONG, class: 'asks_documents', text, facts }]);
  const file = join(product.dataDirectory, 'list.csv');
  await writeFile(file, `ASIN,Brand,Title\nB000000001,${SOLD},${SOLD}\nB000000002,${LONG},${LONG}\n`);
  await linesheet(product, 'import', ANA, file, '--marketplace', 'amazon');
  await linesheet(product, 'credits', 'grant', ANA, '5', '--reason', 'test');
  await linesheet(product, 'run', ANA, 'source-bot', '--wait');
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

/** Words from right to left that are cut off where they begin. */
const cutAtBeginning = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main *')].flatMap((element) => {
    const { textOverflow, direction } = getComputedStyle(element);
    const isCut = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
    const isOurs = /^\\s*[\\u0590-\\u06ff]/.test(element.textContent);
    return isCut && isOurs && direction === 'ltr' ? [element.outerHTML] : [];
  })`);

for (const [place, path] of Object.entries({
  brands: paths.brands,
  products: paths.products,
  conversations: paths.inbox,
  deals: paths.deals,
  tasks: paths.tasks,
  'the results of a run': () => paths.sourceBot(),
})) {
  test(`a long name from right to left is cut at its end among ${place}`, async ({ page }) => {
    await openWhole(page, product, path());
    await expect(page.getByRole('main').getByText(LONG, { exact: true }).first()).toBeVisible();
    expect(await cutAtBeginning(page)).toEqual([]);
  });
}

test('a name from right to left runs so above its conversation', async ({ page }) => {
  await openWhole(page, product, paths.inbox());
  await conversationLine(page, NAME).click();
  const heading = page.getByRole('region', { name: 'Conversation' }).getByRole('heading', { level: 2 });
  await expect(heading).toContainText(NAME);
  expect(await inForeignDirection(page, NAME)).toEqual([]);
});
