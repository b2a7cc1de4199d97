import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../src/web/paths.ts';
import { createAnswers } from './support/answers.ts';
import { createPeople, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectNothingMoved, unwatchShifts, watchShifts } from './support/shifts.ts';

const ANA = 'ana@northlake-trading.example';
const ANSWERS = 64;
const TEXT = 'Please send your resale certificate.';

let product: Product;
let brandId: number;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '20' });
  await createPeople(product, [{ email: ANA, name: 'Ana Walker', plan: 'Tier-2', onboarded: true }]);
  const answers = Array.from({ length: ANSWERS }, (_, number) => ({
    name: `Brand ${number + 1}`,
    class: 'asks_documents' as const,
    text: TEXT,
    facts: [{ name: 'documents' as const, value: ['resale_certificate'], words: TEXT }],
  }));
  const made = await createAnswers(product, ANA, answers);
  brandId = made.get('Brand 1') ?? 0;
});
test.afterAll(() => product.stop());
test.beforeEach(({ page }) => signInOnce(page, product, ANA));

const open = (page: Page, path: string) => page.goto(product.url + path);
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
const announced = (page: Page) => page.getByRole('status').filter({ hasText: 'found' });

test('behind its last page a list shows the last one, however far the address goes', async ({ page }) => {
  for (const asked of ['4', '9999', '99999999999']) {
    await open(page, `/inbox?page=${asked}`);
    await expect(page).toHaveURL(`${product.url}/inbox?page=3`);
    await expect(conversations(page)).toHaveCount(ANSWERS - 60);
    await expect(page.getByText('61–64 of 64 conversations')).toBeVisible();
  }
  await open(page, '/brands?page=9999');
  await expect(page).toHaveURL(`${product.url}/brands?page=2`);
  await expect(page.getByText('51–64 of 64 brands')).toBeVisible();
  await open(page, '/tasks?list=upcoming');
  // They are made while the answers are read.
  await expect(page.getByRole('button', { name: `Upcoming ${ANSWERS}` })).toBeVisible();
  await open(page, '/tasks?list=upcoming&page=9999');
  await expect(page).toHaveURL(`${product.url}/tasks?list=upcoming&page=2`);
  await expect(page.getByText('51–64 of 64 tasks')).toBeVisible();
});

/** Nothing is painted until `paint()` is called. */
const HOLD_FRAMES = `
  const ask = window.requestAnimationFrame.bind(window);
  const held = [];
  window.requestAnimationFrame = (draw) => held.push(draw);
  window.paint = () => {
    window.requestAnimationFrame = ask;
    for (const draw of held) ask(draw);
  };
`;

test('the first rows of a table come before those below them, whose place is kept', async ({ page }) => {
  await page.addInitScript(HOLD_FRAMES);
  await open(page, '/brands');
  const table = page.getByRole('table', { name: 'Table of brands' });
  const rows = table.locator('tbody').getByRole('row');
  const height = async () => (await table.boundingBox())?.height;
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '13');
  const kept = await height();
  await page.evaluate('paint()');
  await expect(rows).toHaveCount(50);
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '51');
  expect(await height()).toBe(kept);
});

test('a brand’s page brings what is known of the brand', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, paths.brand(brandId));
  await expect(page.getByRole('heading', { level: 1, name: 'Brand 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What its products tell' })).toContainText('score');
  const own = `/api/brands/${brandId}`;
  expect(asked.filter((path) => [own, `${own}/worth`, `${own}/identity`].includes(path))).toEqual([]);
});

test('what a search found is said, also where the answer was at hand', async ({ page }) => {
  await open(page, '/brands');
  const search = page.getByLabel('Search brands');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Brands${ANSWERS}`);
  await expect(announced(page)).toHaveCount(0);
  await search.fill('Brand 6');
  await expect(announced(page)).toHaveText('6 found');
  await search.fill('');
  await expect(announced(page)).toHaveText('64 found');
  await search.fill('Brand 6');
  await expect(announced(page)).toHaveText('6 found');
  // Leafing is no question.
  await search.fill('');
  await expect(announced(page)).toHaveText('64 found');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('51–64 of 64 brands')).toBeVisible();
  await expect(announced(page)).toHaveText('64 found');

  await open(page, '/inbox');
  await page.getByLabel('Search emails and brands').fill('Brand 64');
  await expect(announced(page)).toHaveText('1 found');
});

test('a figure is kept that was typed right before the next one', async ({ page }) => {
  await open(page, '/brands');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Sellers, at least').fill('3');
  // The second is typed before the list is drawn anew for the first.
  await page.getByLabel('Sellers, at most').fill('2');
  await expect(page.getByRole('alert').filter({ hasText: 'From is above To' })).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/brands?sellersMin=3&sellersMax=2`);
  await page.getByLabel('Rating, at least').fill('1000');
  await expect(page.getByLabel('Rating, at least')).toHaveAccessibleDescription('0 to 5');
});

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
]) {
  test(`nothing moves while lists come in, ${viewport.width} px wide`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await open(page, '/tasks?list=upcoming');
    // What is still being read comes in live, and counts up.
    await expect(page.getByRole('button', { name: `Upcoming ${ANSWERS}` })).toBeVisible();
    await open(page, '/inbox');
    await conversations(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Mark as unread' }).click();
    await expect(page.getByRole('link', { name: 'Inbox , 1 unread conversation' })).toBeAttached();
    await watchShifts(page);
    for (const path of [
      paths.tasks(),
      paths.inbox(),
      paths.deals(),
      paths.brands(),
      paths.outreach({ tab: 'waiting' }),
      paths.products(),
      paths.insights(),
      paths.manageBilling(),
      paths.buyCredits(),
      paths.brand(brandId),
    ]) {
      await open(page, path);
      await expect(page.getByRole('link', { name: 'Inbox , 1 unread conversation' })).toBeAttached();
      await expectNothingMoved(page);
    }
    await open(page, paths.changePlan());
    await expectNothingMoved(page);
    await unwatchShifts(page);
  });
}
