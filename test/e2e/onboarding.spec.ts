import { expect, type Locator, type Page, test } from '@playwright/test';
import { createPeople, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { watch } from './support/specification.ts';

// The words are those of docs/specification.md, so here nothing is found by its words.

const PEOPLE = Array.from({ length: 20 }, (_, index) => `person-${index}@northlake-trading.example`);
let met = 0;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(
    product,
    PEOPLE.map((email) => ({ email, name: 'Wanda Walker', plan: 'Tier-1' })),
  );
});
test.afterAll(() => product.stop());

/** Somebody who has a plan and has not set up anything, at a step. */
async function at(page: Page, step: number | null): Promise<string> {
  const email = PEOPLE[met] ?? '';
  met += 1;
  await signIn(page, product, email);
  await page.goto(`${product.url}/onboarding${step === null ? '' : `?step=${step}`}`);
  await expect(page.locator('main form')).toBeVisible();
  return email;
}

const submit = (page: Page): Locator => page.locator('main form button[type=submit]');
const back = (page: Page): Locator => submit(page).locator('xpath=preceding-sibling::button');
const field = (page: Page, index = 0): Locator =>
  page.locator('main form :is(input:not([type=checkbox], [type=radio]), textarea)').nth(index);
const alerts = (page: Page): Locator => page.locator('main form [role=alert]').filter({ hasText: /./ });
const success = (page: Page): Locator => page.locator('[data-toast=success]');
const failure = (page: Page): Locator => page.locator('[data-toast=failure]');
const current = (page: Page): Locator => page.locator('nav button[aria-current=step]');
/** The address alone is there a moment before its step is. */
async function isAt(page: Page, step: number): Promise<void> {
  await expect(page).toHaveURL(`${product.url}/onboarding?step=${step}`);
  await expect(current(page)).toContainText(String(step));
}
const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('onboarding:'));
    return JSON.parse((key && localStorage.getItem(key)) ?? '{}') as Record<string, unknown>;
  });

const SHEET = 'https://docs.google.com/spreadsheets/d/1AbC/edit';
const KEY = 'SG.wanda-walker-key-000000';

test('the wizard around its steps', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await at(page, null);
  await expect(current(page)).toContainText('1');
  await expect(back(page)).toHaveCount(0);
  await expect(page.locator('main [role=progressbar]')).toBeVisible();
  await expect(page.locator('main nav li button')).toHaveCount(5);
  for (const step of [4, 2, 5, 3, 1]) {
    await page
      .locator('main nav li button')
      .nth(step - 1)
      .click();
    await isAt(page, step);
    await expect(current(page)).toContainText(String(step));
  }
  for (const [query, step] of [
    ['?step=3', 3],
    ['?step=9', 1],
    ['?step=x', 1],
  ] as const) {
    await page.goto(`${product.url}/onboarding${query}`);
    await expect(current(page)).toContainText(String(step));
  }
  await page.goto(`${product.url}/onboarding?step=3`);
  await back(page).click();
  await isAt(page, 2);
  await page.goBack();
  await isAt(page, 3);
  await seen.expectRows(testInfo);
});

test('step 1, the spreadsheet', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await at(page, 1);
  await expect(field(page)).toHaveAttribute('type', 'url');
  await expect(submit(page)).toBeDisabled();
  await field(page).fill('   ');
  await expect(submit(page)).toBeDisabled();
  const template = page.locator('main form a[target=_blank]');
  const opened = page.context().waitForEvent('page');
  await template.click();
  const sheet = await opened;
  await sheet.waitForURL(/\/spreadsheet-template/);
  await sheet.close();
  await field(page).fill('sheet');
  await submit(page).click();
  await expect(alerts(page)).toHaveCount(1);
  await isAt(page, 1);
  await field(page).fill(SHEET);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await isAt(page, 2);
  await seen.expectRows(testInfo);
});

test('step 2, the product data', async ({ page, context }, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const seen = await watch(page);
  await at(page, 2);
  const copy = page.locator('main form code + div button');
  await copy.click();
  await expect(copy.locator('svg.lucide-check')).toBeVisible();
  const since = Date.now();
  await expect(copy.locator('svg.lucide-copy')).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(1_200);
  expect(Date.now() - since).toBeLessThan(3_500);

  const example = new URL(
    await page.evaluate(() =>
      (navigator as unknown as { clipboard: { readText(): Promise<string> } }).clipboard.readText(),
    ),
  );
  await expect(page.locator('main form code')).toContainText('key={key}&domain=1');
  expect(decodeURIComponent(example.searchParams.get('key') ?? '')).toBe('{key}');
  expect(example.searchParams.get('domain')).toBe('1');
  const selection = JSON.parse(example.searchParams.get('selection') ?? '{}');
  expect(Object.keys(selection).filter((name) => name.startsWith('current_AMAZON'))).not.toEqual([]);
  expect(selection).toMatchObject({
    sort: [['current_SALES', 'asc']],
    productType: [0, 1, 2],
    page: 0,
    perPage: 100,
  });

  await submit(page).click();
  await expect(alerts(page)).toHaveCount(1);
  await isAt(page, 2);
  await page.locator('main form input[type=checkbox]').check();
  await submit(page).click();
  await expect(success(page).filter({ hasNotText: 'clipboard' })).toBeVisible();
  await isAt(page, 3);
  await seen.expectRows(testInfo);
});

test('step 3, the workspace email', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await at(page, 3);
  await submit(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('wanda');
  await submit(page).click();
  await expect(alerts(page)).toHaveCount(1);
  // The hint advises against it, and no rule forbids it.
  await field(page).fill('wanda@gmail.com');
  await expect(page.locator('main form ul > li')).toHaveCount(4);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await isAt(page, 4);
  await seen.expectRows(testInfo);
});

test('step 4, the email delivery', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await at(page, 4);
  await expect(field(page)).toHaveAttribute('type', 'password');
  const signUp = page.locator('main form a[target=_blank]');
  await expect(signUp).toHaveAttribute('href', /^https:\/\/signup\.sendgrid\.com/);
  await submit(page).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('wanda-walker-key');
  await submit(page).click();
  await expect(alerts(page)).toHaveCount(1);
  await field(page).fill(KEY);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await isAt(page, 5);
  await seen.expectRows(testInfo);
});

test('step 5, the email configuration', async ({ page }, testInfo) => {
  const seen = await watch(page);
  await at(page, 5);
  await submit(page).click();
  await expect(field(page, 0)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 1)).toHaveAttribute('aria-invalid', 'true');
  await field(page, 0).fill('Northlake Trading');
  await field(page, 1).fill('Dear ');
  const placeholders = page
    .locator('main form textarea')
    .first()
    .locator('xpath=../following-sibling::div')
    .locator('button');
  await expect(placeholders).toHaveCount(3);
  for (const placeholder of await placeholders.all()) await placeholder.click();
  const template = await field(page, 1).inputValue();
  // What was typed is still there after a reload, and once one has looked at another step.
  await page.reload();
  await expect(field(page, 0)).toHaveValue('Northlake Trading');
  for (const step of [4, 5]) {
    await page.goto(`${product.url}/onboarding?step=${step}`);
    await isAt(page, step);
  }
  await expect(field(page, 1)).toHaveValue(template);
  expect(template.match(/\[[^\]]+\]/g)).toHaveLength(3);
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await seen.expectRows(testInfo);
});

/** Somebody signs out in another tab: the save is refused by the server, as any that comes too late. */
test('a step that cannot be saved says so and stays', async ({ page }, testInfo) => {
  const seen = await watch(page);
  const fill: Record<number, () => Promise<void>> = {
    1: () => field(page).fill(SHEET),
    3: () => field(page).fill('wanda@northlake-trading.example'),
    4: () => field(page).fill(KEY),
    5: async () => {
      await field(page, 0).fill('Northlake Trading');
      await field(page, 1).fill('Dear [Brand Name] team');
    },
  };
  for (const step of [1, 3, 4, 5]) {
    await at(page, step);
    await fill[step]?.();
    await page.context().clearCookies();
    await submit(page).click();
    await expect(failure(page)).toBeVisible();
    await isAt(page, step);
    expect(await field(page).inputValue()).not.toBe('');
  }
  await seen.expectRows(testInfo);
});

test('steps advance at their pace', async ({ page }) => {
  await at(page, 3);
  await field(page).fill('wanda@northlake-trading.example');
  await submit(page).click();
  await expect(success(page)).toBeVisible();
  await isAt(page, 4);

  await field(page).fill(KEY);
  await submit(page).click();
  await expect(success(page).filter({ hasNotText: 'Workspace' })).toBeVisible();
  const since = Date.now();
  await expect(submit(page)).toBeDisabled();
  await page.waitForURL(/step=5$/);
  expect(Date.now() - since).toBeGreaterThan(900);
  expect(Date.now() - since).toBeLessThan(4_000);

  const shownFor = async (toast: Locator) => {
    await expect(toast).toHaveCount(1);
    const from = Date.now();
    await expect(toast).toHaveCount(0);
    return Date.now() - from;
  };
  await page.reload();
  await field(page, 0).fill('Northlake Trading');
  await field(page, 1).fill('Dear [Brand Name] team');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await submit(page).click();
  expect(await shownFor(failure(page))).toBeGreaterThan(5_000);
  await submit(page).click();
  await failure(page).hover();
  await page.waitForTimeout(7_000);
  await expect(failure(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(failure(page)).toHaveCount(0);
  await page.context().addCookies(cookies);
  await submit(page).click();
  const passing = await shownFor(success(page));
  expect(passing).toBeGreaterThan(3_000);
  expect(passing).toBeLessThan(6_000);
});

test('setup leads to the dashboard when its last step is saved', async ({ page }) => {
  await at(page, 5);
  await field(page, 0).fill('Northlake Trading');
  await field(page, 1).fill('Dear [Brand Name] team');
  await submit(page).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('what the browser keeps', async ({ page }) => {
  await at(page, null);
  await expect
    .poll(() => kept(page))
    .toEqual({
      spreadsheetUrl: '',
      workspaceEmail: '',
      sendgridApiKey: '',
      keepaApiKey: '',
      currentStep: 1,
      completedSteps: 0,
      isComplete: false,
    });
  await field(page).fill(SHEET);
  await submit(page).click();
  await isAt(page, 2);
  await page.locator('main form input[type=checkbox]').check();
  await field(page, 1).fill('k'.repeat(64));
  await submit(page).click();
  await isAt(page, 3);
  await field(page).fill('wanda@northlake-trading.example');
  await submit(page).click();
  await isAt(page, 4);
  await field(page).fill(KEY);
  await submit(page).click();
  await isAt(page, 5);
  await expect
    .poll(() => kept(page))
    .toEqual({
      spreadsheetUrl: SHEET,
      workspaceEmail: 'wanda@northlake-trading.example',
      sendgridApiKey: 'completed',
      keepaApiKey: 'completed',
      currentStep: 5,
      completedSteps: 4,
      isComplete: true,
    });
  const everything = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(everything).not.toContain(KEY);
  expect(everything).not.toContain('k'.repeat(64));
});

test('a Keepa key that Keepa refuses stays with the reason, and one that nobody can check is saved with a note', async ({
  page,
}) => {
  await at(page, 2);
  await page.locator('main form input[type=checkbox]').check();
  await field(page, 1).fill('invalid-key-0123456789');
  await submit(page).click();
  await expect(alerts(page)).toHaveText(/^Keepa refuses the key: .* keepa\.com\/#!api/);
  await isAt(page, 2);
  const keepaFaults = (faults: object) =>
    fetch(`${product.sandboxUrl}/sandbox/faults.json`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keepa: faults }),
    });
  await keepaFaults({ refuse: 503 });
  try {
    await field(page, 1).fill('k'.repeat(64));
    await submit(page).click();
    await isAt(page, 3);
  } finally {
    await keepaFaults({ refuse: false });
  }
  await expect(
    page.getByText('Keepa couldn’t be reached, so the key is saved without a check.'),
  ).toBeVisible();
});

test('a second browser shows the same', async ({ page, browser }) => {
  const email = await at(page, 1);
  await field(page).fill(SHEET);
  await submit(page).click();
  await isAt(page, 2);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, product, email);
  await other.goto(`${product.url}/onboarding?step=1`);
  await expect(field(other)).toHaveValue(SHEET);
  expect(await kept(other)).toMatchObject({ spreadsheetUrl: SHEET, completedSteps: 1 });
  await other.context().close();
});

test('signing out clears what the browser kept', async ({ page }) => {
  await at(page, 1);
  await expect.poll(() => kept(page)).toMatchObject({ currentStep: 1 });
  await page.locator('header [data-action=logout]').filter({ visible: true }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await kept(page)).toEqual({});
});
