import { expect, type Page, test } from '@playwright/test';
import { createAnswers } from './support/answers.ts';
import { createPeople, linesheet, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const EMAIL = 'buyer@phone.example';
const LEAST_PX = 40;
const PAGES = [
  '/dashboard',
  '/products',
  '/brands',
  '/brands/1',
  '/outreach?tab=waiting',
  '/outreach?tab=senders',
  '/inbox',
  '/deals',
  '/tasks',
  '/insights',
  '/source-bot',
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: EMAIL, name: 'Ana Walker', plan: 'Tier-2', credits: 400, onboarded: true },
  ]);
  await linesheet(product, 'run', EMAIL, 'keepa-download', '--wait');
  await createAnswers(product, EMAIL, [
    { name: 'A brand with a name far longer than there is room for on any telephone', class: 'question' },
  ]);
});
test.afterAll(() => product.stop());

const COMPLETE = '[data-skeleton], [aria-busy="true"]';

async function openPage(page: Page, path: string): Promise<void> {
  await signInOnce(page, product, EMAIL);
  await page.goto(product.url + path);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(COMPLETE)).toHaveCount(0);
}

/** What a finger would miss. In a line of text, and where the place to touch is drawn larger, nothing is too small. */
const TOO_SMALL = `[...document.querySelectorAll('button, input, select, textarea, summary, [role="tab"]')]
  .filter((one) => one.checkVisibility() && one.offsetWidth > 1 && !one.matches('[type="checkbox"], [type="radio"]'))
  .filter((one) => getComputedStyle(one, '::after').position !== 'absolute')
  .filter((one) => one.getBoundingClientRect().height < ${LEAST_PX})
  .map((one) => one.getAttribute('aria-label') ?? one.textContent)`;

for (const path of PAGES) {
  test(`${path} fits a phone, and its controls a finger`, async ({ page }) => {
    await openPage(page, path);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await page.evaluate<string[]>(TOO_SMALL)).toEqual([]);
  });
}

test('the link of the page that is open is in sight', async ({ page }) => {
  for (const [path, name] of [
    ['/tasks', 'Tasks'],
    ['/emailer-bot', 'Emailer Bot'],
    ['/products', 'Products'],
  ] as const) {
    await openPage(page, path);
    const link = page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
