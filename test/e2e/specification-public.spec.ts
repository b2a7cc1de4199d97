import { expect, type Page, test } from '@playwright/test';
import { createPeople, PASSWORD, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openWhole } from './support/screens.ts';
import { watch } from './support/specification.ts';

// The words are those of docs/specification.md, so here nothing is found by its words.

const PAULA = 'paula@northlake-trading.example';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [{ email: PAULA, name: 'Paula Walker', plan: 'Tier-2' }]);
});
test.afterAll(() => product.stop());

const linksIn = (page: Page, within = 'main'): Promise<string[]> =>
  page
    .locator(`${within} a[href]`)
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('the header of a visitor', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(product.url);
  await seen.expectRows(testInfo, ['header']);
  expect(await linksIn(page, 'header')).toEqual(
    expect.arrayContaining(['/pricing', '/why-us', '/demo', '/login', '/signup']),
  );
});

test('the landing page of a visitor', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(product.url);
  await seen.expectRows(testInfo);
  await expect(page.locator('main h1')).toHaveCount(1);
  expect(await page.locator('main h2').count()).toBeGreaterThanOrEqual(5);
  await expect(page.locator('main ol h3')).toHaveCount(5);
});

test('the landing page leads where its buttons say', async ({ page }) => {
  await page.goto(product.url);
  const [signUp, watchDemo] = [page.locator('main a[href="/signup"]'), page.locator('main a[href="/demo"]')];
  await signUp.first().click();
  await expect(page).toHaveURL(`${product.url}/signup`);
  await page.goBack();
  await watchDemo.first().click();
  await expect(page).toHaveURL(`${product.url}/demo`);
  await page.goBack();
  await page.locator('main a[href*="topic=support"]').click();
  await expect(page).toHaveURL(/\/help\?topic=support#contact$/);
  await expect(page.locator('main form')).toBeVisible();
});

test('the landing page of somebody signed in', async ({ page }, testInfo) => {
  await signIn(page, product, PAULA);
  await openWhole(page, product, '/dashboard');
  const seen = await watch(page);
  await page.goto(product.url);
  await seen.expectRows(testInfo);
  await page.locator('main a[href="/dashboard"]').first().click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('the login page', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(`${product.url}/login`);
  const [email, password] = [page.locator('form input').nth(0), page.locator('form input').nth(1)];
  await expect(email).toHaveAttribute('type', 'email');
  await page.locator('form button[type=submit]').click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await email.fill('paula@northlake-trading');
  await password.fill('wrong');
  await page.locator('form button[aria-pressed]').click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.locator('form button[aria-pressed]').click();
  await expect(password).toHaveAttribute('type', 'password');
  await email.fill(PAULA);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[data-toast=failure]')).toBeVisible();
  expect(await linksIn(page)).toContain('/signup');
  await seen.expectRows(testInfo);
});

test('the sign-up page', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(`${product.url}/signup`);
  expect(await linksIn(page)).toEqual(expect.arrayContaining(['/terms', '/privacy', '/login']));
  await expect(page.locator('a[href="/"]').first()).toBeVisible();
  const field = (index: number) => page.locator('form input:not([type=checkbox])').nth(index);
  const create = page.locator('form button[type=submit]');
  const met = () => page.locator('form li[data-met=true]').count();

  await field(0).press('Enter');
  await expect(create).toBeDisabled();
  await field(0).fill('Wanda Walker');
  await field(1).fill('wanda');
  await field(1).blur();
  for (const [typed, rules] of [
    ['short', 0],
    ['longer than eight', 1],
    ['Longer than eight', 2],
    ['Longer than 8', 3],
    [PASSWORD, 4],
  ] as const) {
    await field(2).fill(typed);
    await expect.poll(met).toBe(rules);
  }
  for (const shown of await page.locator('form button[aria-pressed]').all()) {
    await shown.click();
    await expect(shown).toHaveAttribute('aria-pressed', 'true');
    await shown.click();
  }
  await field(3).fill('Passw0rd!y');
  await page.locator('form input[type=checkbox]').check();
  await expect(create).toBeDisabled();
  await field(3).fill(PASSWORD);
  await expect(create).toBeDisabled();
  await field(1).fill('wanda@northlake-trading.example');
  await expect(create).toBeEnabled();
  await page.locator('form input[type=checkbox]').uncheck();
  await expect(create).toBeDisabled();
  await page.locator('form input[type=checkbox]').check();
  await create.click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  for (const index of [0, 1, 2, 3]) await expect(field(index)).toHaveValue('');
  await expect(page.locator('form input[type=checkbox]')).not.toBeChecked();
  await seen.expectRows(testInfo);
});

test('the pricing page', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(`${product.url}/pricing`);
  await seen.expectRows(testInfo);
  await expect(page.locator('main article')).toHaveCount(4);
  await expect(page.locator('main article a[href="/signup"]')).toHaveCount(4);
  await page.locator('main a[href*="topic=sales"]').click();
  await expect(page.locator('main form')).toBeVisible();
});

test('the why-us page', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(`${product.url}/why-us`);
  await seen.expectRows(testInfo);
  expect(await page.locator('main li h3').count()).toBeGreaterThanOrEqual(4);
  await expect(page.locator('main dl > div')).toHaveCount(4);
  expect(await page.locator('main blockquote').count()).toBeGreaterThanOrEqual(2);
});

test('the demo page', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(`${product.url}/demo`);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('input[name=name]')).toHaveAttribute('required', '');
  await expect(page.locator('input[name=email]')).toHaveAttribute('required', '');
  await expect(page.locator('input[name=email]')).toHaveAttribute('type', 'email');
  await seen.expectRows(testInfo);
});

test('a demo is requested', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await page.goto(`${product.url}/demo`);
  for (const optional of ['company', 'role', 'message'])
    await expect(page.locator(`form [name=${optional}]`)).not.toHaveAttribute('required', '');
  await page.locator('form [name=name]').fill('Wanda Walker');
  await page.locator('form [name=email]').fill('wanda@northlake-trading.example');
  await page.locator('form [name=role]').selectOption('seller');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await expect(page.locator('form [name=name]')).toHaveValue('');
  await expect(page.locator('form [name=email]')).toHaveValue('');
  await expect(page.locator('form [name=role]')).toHaveValue('');
  await seen.expectRows(testInfo);
});

test('the page of an unknown address', async ({ page }, testInfo) => {
  const seen = await watch(page);
  const answer = await page.goto(`${product.url}/nowhere/at-all`);
  expect(answer?.status()).toBe(404);
  await seen.expectRows(testInfo);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the pages that other pages lead to', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/reset-password', '/help']) {
    const answer = await page.goto(product.url + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('main h1'), path).toBeVisible();
  }
  await page.goto(`${product.url}/reset-password`);
  await expect(page.locator('form input[type=email]')).toBeVisible();
});
