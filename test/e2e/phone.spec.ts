import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createAnswers } from './support/answers.ts';
import { importBrands } from './support/conversations.ts';
import { createPeople, linesheet, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const EMAIL = 'buyer@phone.example';
const LEAST_PX = 40;
const UNBROKEN = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const PAGES = [
  '/dashboard',
  '/products',
  '/brands?productsMin=1',
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
  const list = join(product.dataDirectory, 'list.csv');
  await writeFile(list, `ASIN,Brand,Title,Price\nB000000001,${UNBROKEN},${UNBROKEN},$12.50\n`);
  await linesheet(product, 'import', EMAIL, list, '--marketplace', 'amazon');
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

test('a name that nothing breaks fits a phone on its brand’s page and its product’s', async ({ page }) => {
  await signInOnce(page, product, EMAIL);
  for (const list of ['products', 'brands']) {
    const answer = await page.request.get(`${product.url}/api/${list}?search=${UNBROKEN.slice(0, 12)}`);
    const [{ id }] = ((await answer.json()) as Record<string, [{ id: number }]>)[list] ?? [{ id: 0 }];
    await openPage(page, `/${list}/${id}`);
    await page
      .getByRole('heading', { name: list === 'brands' ? 'Spellings' : 'The product' })
      .scrollIntoViewIfNeeded();
    await expect(page.locator(COMPLETE)).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  }
});

test('a mail with a word that nothing breaks is shown within a phone, as its template is written', async ({
  page,
}) => {
  await openPage(page, '/onboarding?step=5');
  await page.getByLabel('Email template').fill(`Hi [Brand Name] team,\n\nwe are ${UNBROKEN}.`);
  await page.getByLabel('Subject').fill(UNBROKEN);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`we are ${UNBROKEN}`);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

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

test('no link of the workspace keeps room for a count that may not be there', async ({ page }) => {
  await openPage(page, '/products');
  const links = page.getByRole('navigation', { name: 'Workspace' }).getByRole('link');
  await expect(links.first()).toHaveCSS('padding', '0px 10px');
  for (const link of await links.all()) await expect(link).toHaveCSS('padding', '0px 10px');
});

test('the page that is open stays in sight among the others when the screen turns', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openPage(page, '/source-bot');
  const open = page.getByRole('navigation', { name: 'Workspace' }).locator('[aria-current="page"]');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => ((await open.boundingBox())?.x ?? 0) + ((await open.boundingBox())?.width ?? 0))
    .toBeLessThan(390);
});

test('the last column that a phone shows stands off the edge of its table', async ({ page }) => {
  await linesheet(product, 'run', EMAIL, 'source-bot', '--wait', '--limit', '2');
  await openPage(page, '/source-bot');
  await expect(page.getByRole('table')).toBeVisible();
  const shown = await page.evaluate<number[]>(`[...document.querySelectorAll('table tr')].map((row) => {
    const last = [...row.children].findLast((cell) => cell.checkVisibility());
    return parseFloat(getComputedStyle(last).paddingRight);
  })`);
  expect(shown.length).toBeGreaterThan(1);
  expect(new Set(shown)).toEqual(new Set([20]));
});

test('why a row of a run came to nothing stands in its own column', async ({ page }) => {
  await linesheet(product, 'run', EMAIL, 'source-bot', '--wait', '--limit', '2');
  await page.route('**/api/runs/*/rows?*', async (route) => {
    const answer = await route.fetch();
    const { rows, ...rest } = (await answer.json()) as { rows: object[] };
    const detail = `${UNBROKEN}.example is parked`;
    await route.fulfill({ json: { ...rest, rows: rows.map((row) => ({ ...row, detail })) } });
  });
  await openPage(page, '/source-bot');
  const reason = page.getByRole('table').getByText('is parked').first();
  await expect(reason).toBeVisible();
  const right = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().right);
  const cell = reason.locator('xpath=ancestor::td');
  expect(await right(reason)).toBeLessThan(await right(cell));
});

test('a file that is refused is named within a phone, however long its name', async ({ page }) => {
  const choose = (label: string, type: string) =>
    page
      .getByLabel(label)
      .last()
      .setInputFiles({ name: `${UNBROKEN}.${type}`, mimeType: '', buffer: Buffer.from('%PDF-1.4 nothing') });
  const refusal = page.getByRole('alert').filter({ hasText: UNBROKEN });
  await openPage(page, '/products/import');
  await choose('File to import', 'csv');
  await expect(refusal).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await openPage(page, '/brands/1');
  await choose('Price list to add', 'pdf');
  await expect(refusal).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('whoever has a name and an address that nothing breaks is shown to an admin within a phone', async ({
  page,
}) => {
  const email = `${UNBROKEN.slice(0, 60)}@${UNBROKEN.slice(0, 60)}.example`.toLowerCase();
  const admin = 'admin@phone.example';
  await createPeople(product, [
    { email, name: UNBROKEN, plan: 'Tier-2', onboarded: true },
    { email: admin, name: 'Ada Walker', plan: 'Tier-2', onboarded: true, admin: true },
  ]);
  await signInOnce(page, product, admin);
  await page.goto(`${product.url}/admin/people`);
  await page.getByRole('link', { name: UNBROKEN }).click();
  await expect(page.getByText('Writes from')).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.getByRole('button', { name: 'Set plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set plan' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('a passing notice holds a name that nothing breaks', async ({ page }) => {
  await openPage(page, '/products');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save this view as').fill(UNBROKEN.slice(0, 60));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.locator('[data-toast=success]');
  await expect(notice).toContainText('saved');
  expect(await notice.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test('a template’s long name keeps to its own place', async ({ page }) => {
  await signInOnce(page, product, EMAIL);
  const name = 'Nordkapweberei'.repeat(5);
  const answer = await page.request.post(`${product.url}/api/templates`, {
    headers: { origin: product.url },
    data: { name, subject: 'Hello', body: 'Hello [Brand Name], may we buy from you?' },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  await openPage(page, '/outreach?tab=templates');
  await expect(page.getByRole('list', { name: 'Templates' }).getByText(name)).toBeVisible();
  const list = `document.querySelector('[aria-label="Templates"]')`;
  expect(await page.evaluate(`${list}.scrollWidth - ${list}.clientWidth`)).toBe(0);
});

test('the kind of waiting mails that is shown is in sight among the others', async ({ page }) => {
  const email = 'waiting@phone.example';
  await createPeople(product, [{ email, name: 'Bo Walker', plan: 'Tier-2', credits: 5, onboarded: true }]);
  await importBrands(product, email, [{ brand: 'Nordkap', address: 'sales@nordkap.example' }]);
  await linesheet(product, 'run', email, 'emailer-bot', '--wait');
  await signInOnce(page, product, email);
  // The follow-up is planned a moment after the run has ended.
  await expect(async () => {
    await page.goto(`${product.url}/outreach?tab=waiting`);
    await expect(page.getByRole('radio', { name: 'Scheduled' })).toBeChecked({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('label', { hasText: 'Scheduled' })).toBeInViewport({ ratio: 0.95 });
});

test('an API token says also on a phone when it was last used and when it ends', async ({ page }) => {
  await linesheet(
    product,
    'token',
    'create',
    EMAIL,
    '--name',
    UNBROKEN.slice(0, 80),
    '--scope',
    'runs,read,import',
  );
  await openPage(page, '/settings?tab=security');
  const token = page.getByRole('row', { name: UNBROKEN.slice(0, 80) });
  await token.getByText('Never used').scrollIntoViewIfNeeded();
  await expect(token.getByText(/Expires .*\d{4}/)).toBeVisible();
  await expect(token.getByRole('button', { name: 'Revoke' })).toBeInViewport({ ratio: 1 });
});
