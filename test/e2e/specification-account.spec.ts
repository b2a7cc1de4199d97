import { expect, type Page, test } from '@playwright/test';
import { createPeople, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { watch } from './support/specification.ts';

// The words are those of docs/specification.md, so here nothing is found by its words.

/** Has a plan, and has not done anything yet. */
const PAULA = 'paula@northlake-trading.example';
/** Without a name, without credits, and set up. */
const ZOE = 'zoe@northlake-trading.example';
const NORA = 'nora@northlake-trading.example';
const ADA = 'ada@northlake-trading.example';
const DORA = 'dora@northlake-trading.example';

const LABELS = [
  ['Tier-1', '$99/mo'],
  ['starter', '$99/mo'],
  ['Tier-2', '$499/mo'],
  ['scalable', '$499/mo'],
  ['Tier-3', '$999/mo'],
  ['enterprise', '$999/mo'],
] as const;
const onPlan = (plan: string): string => `${plan.toLowerCase()}@label.example`;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: PAULA, name: 'Paula Walker', plan: 'Tier-2', credits: 20 },
    { email: ZOE, plan: 'Tier-1', onboarded: true },
    { email: NORA },
    { email: ADA, plan: 'Tier-4', admin: true },
    { email: DORA, plan: 'Tier-1' },
    ...LABELS.map(([plan]) => ({ email: onPlan(plan), plan })),
  ]);
});
test.afterAll(() => product.stop());

async function open(page: Page, path: string, email = PAULA): Promise<void> {
  await signIn(page, product, email);
  await page.goto(product.url + path);
  await expect(page.locator('main h1')).toBeVisible();
}

const leadsTo = async (page: Page, link: string, path: string): Promise<void> => {
  await page.locator(link).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
};

test('the header of somebody signed in', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/dashboard');
  await seen.expectRows(testInfo, ['header']);
  for (const path of ['/dashboard', '/onboarding', '/settings', '/manage-billing', '/plans'])
    await expect(page.locator(`header nav a[href="${path}"]`).first(), path).toBeVisible();
});

test('the dashboard', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/dashboard');
  await seen.expectRows(testInfo);
});

test('the dashboard leads where its buttons say', async ({ page }) => {
  await open(page, '/dashboard');
  await leadsTo(page, 'main a[href="/plan-selection?change=1"]', '/plan-selection\\?change=1');
  await leadsTo(page, 'main a[href="/onboarding?step=1"]', '/onboarding\\?step=1');
  await leadsTo(page, 'main a[href="/buy-credits"]', '/buy-credits');
});

test('the dashboard at zero credits', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/dashboard', ZOE);
  await expect(page.locator('main h1')).toContainText('zoe');
  await seen.expectRows(testInfo);
  const disabled = page.locator('main button:disabled');
  expect(await disabled.count()).toBeGreaterThanOrEqual(2);
  expect(seen.shown.filter(({ text }) => text.includes('steps completed'))).toEqual([]);
});

test('the plan label', async ({ page }, testInfo) => {
  const seen = await watch(page);
  for (const [plan, label] of LABELS) {
    await page.context().clearCookies();
    await open(page, '/dashboard', onPlan(plan));
    await expect.soft(page.locator('main'), plan).toContainText(label);
  }
  await seen.expectRows(testInfo);
});

test('the settings', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/settings');
  const tab = (index: number) => page.locator('[role=tab]').nth(index);
  const input = page.locator('main form input');
  await expect(input.nth(1)).toHaveAttribute('readonly', '');
  await input.nth(0).fill('Pauline');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await page.reload();
  await expect(input.nth(0)).toHaveValue('Pauline');
  await input.nth(0).fill('Paula');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();

  await tab(1).click();
  await page.locator('[role=tabpanel] button').first().click();
  await expect(page.locator('[data-toast=success]').nth(1)).toBeVisible();

  await tab(2).click();
  const opens = page.locator('[role=tabpanel] section button').last();
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  const last = dialog.locator('button[type=submit]');
  const typed = dialog.locator('input').first();
  await opens.click();
  for (const wrong of ['', 'delete', 'DELETE ', 'DELET']) {
    await typed.fill(wrong);
    await expect(last, wrong).toBeDisabled();
  }
  await typed.fill('DELETE');
  await expect(last).toBeEnabled();
  await dialog.locator('form button[type=button]').first().click();
  await expect(dialog).toBeHidden();
  await opens.click();
  await expect(typed).toHaveValue('');
  await seen.expectRows(testInfo);
});

test('the profile', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/profile');
  await page.locator('main form input').first().fill('Paula');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await seen.expectRows(testInfo);
});

test('the billing page', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/manage-billing');
  await seen.expectRows(testInfo);
});

test('the plan selection', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/plan-selection', NORA);
  await seen.expectRows(testInfo);
  await expect(page.locator('main article')).toHaveCount(4);
  await expect(page.locator('main article button')).toHaveCount(4);
  await expect(page.locator('header nav')).toHaveCount(0);
  await expect(page.locator('header a')).toHaveCount(0);
  await expect(page.locator('footer')).toContainText(NORA);
  await expect(page.locator('footer button[data-action=logout]')).toBeVisible();
});

test('the plans', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/plans');
  await seen.expectRows(testInfo);
  await expect(page.locator('main article')).toHaveCount(4);
  await expect(page.locator('main article a[href^="/plan-selection"]')).toHaveCount(4);
  await expect(page.locator('main section:has(#mentorship) a[href^="/plan-selection"]')).toHaveCount(1);
});

for (const [name, path] of [
  ['Source Bot', '/source-bot'],
  ['Emailer Bot', '/emailer-bot'],
] as const) {
  test(`the ${name}’s page`, async ({ page }, testInfo) => {
    const seen = await watch(page);
    await open(page, path);
    await seen.expectRows(testInfo);
    await page.locator('main a[href="/dashboard"]').click();
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });
}

test('the admin page', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/admin', ADA);
  await seen.expectRows(testInfo);
  await page.context().clearCookies();
  await open(page, '/admin');
  await expect(page.locator('main [role=meter], main [role=progressbar]')).toHaveCount(0);
  expect((await page.request.get(`${product.url}/api/admin/overview`)).status()).toBe(403);
});

test('an account is deleted', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await open(page, '/settings?tab=delete-account', DORA);
  await page.locator('[role=tabpanel] section button').last().click();
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await dialog.locator('input').first().fill('DELETE');
  await dialog.locator('button[type=submit]').click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect((await page.request.get(`${product.url}/api/profile`)).status()).toBe(401);
  await seen.expectRows(testInfo);
});

test('what fails in the settings says so', async ({ page }, testInfo) => {
  const seen = await watch(page);
  const failure = page.locator('[data-toast=failure]');
  await open(page, '/manage-billing');
  const portal = page
    .locator('main button')
    .filter({ has: page.locator('svg.lucide-external-link') })
    .first();
  await expect(portal).toBeVisible();
  await page.context().setOffline(true);
  await portal.click();
  await expect(failure).toHaveCount(1);

  await page.context().setOffline(false);
  await page.goto(`${product.url}/settings`);
  await page.locator('main form input').first().fill('Nobody');
  // What a page fetches once it is used is there long before a person has typed a name.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.locator('main form button[type=submit]').click();
  await expect(failure).toHaveCount(1);
  await page.locator('[role=tab]').nth(1).click();
  await page.locator('[role=tabpanel] button').first().click();
  await expect(failure).toHaveCount(2);
  await page.locator('[role=tab]').nth(2).click();
  await page.locator('[role=tabpanel] section button').last().click();
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await dialog.locator('input').first().fill('DELETE');
  await dialog.locator('button[type=submit]').click();
  await seen.expectRows(testInfo);
  await page.context().setOffline(false);
});
