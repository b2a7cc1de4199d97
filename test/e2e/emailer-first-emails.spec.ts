import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingFoundInEitherTheme } from './support/accessible.ts';
import { createPeople, linesheet } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, openAs } from './support/screens.ts';

const ANN = 'ann@first-emails.example';
const NEW = 'new@first-emails.example';
const HELD_UP = 'No inquiry goes out before the 10 that wait are approved at Outreach → Waiting.';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: ANN, name: 'Ann Miller', plan: 'Tier-2', onboarded: true, credits: 50 },
    { email: NEW, name: 'Nia New', plan: 'Tier-2', onboarded: true, credits: 50 },
  ]);
  const file = join(product.dataDirectory, 'brands.csv');
  const brands = Array.from({ length: 14 }, (_, brand) => {
    const site = `brand-${brand}.sandbox.test`;
    return `Brand ${brand} Co.,https://${site},wholesale@${site}`;
  });
  await writeFile(file, ['Brand,Website,Email', ...brands].join('\n'));
  await linesheet(product, 'import', ANN, file, '--marketplace', 'amazon');
});
test.afterAll(() => product.stop());

const SEE = { name: 'See the first emails' };
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'What the next run would write first' });
const nextRun = (page: Page) => page.locator('section').filter({ hasText: 'Next run' }).first();

test('the first emails can be read before a run, by the keyboard too, and none of them goes out', async ({
  page,
}) => {
  await openAs(page, product, ANN, '/emailer-bot');
  await expect(page.getByText('14 brands to write to, for at most 7 credits.')).toBeVisible();
  const see = page.getByRole('button', SEE);
  await see.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { level: 3, name: /^Brand \d+ Co\.$/ })).toHaveCount(5);
  await expect(dialog).toContainText('They go out by themselves once the run is started.');
  const first = dialog.getByRole('region', { name: /^Email to Brand/ }).first();
  await expect(first).toContainText(/To wholesale@brand-\d+\.sandbox\.test/);
  await expect(first).toContainText(/Wholesale account with Brand \d+ Co\. for/);
  await expect(first).toContainText(/open a wholesale account with Brand \d+ Co\. Could you/);
  await expectNothingFoundInEitherTheme(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await expectNothingFoundInEitherTheme(page);
  await page.keyboard.press('Escape');
  await expect(see).toBeFocused();
  await expect(page.getByText('No runs yet')).toBeVisible();
  expect(JSON.parse(await linesheet(product, '--json', 'user', 'show', ANN))).toMatchObject({ credits: 50 });
  const mailbox = await fetch(`${product.sandboxUrl}/sandbox/mailbox.json?to=wholesale@brand-1.sandbox.test`);
  expect(await mailbox.json()).toEqual([]);
});

test('what can’t be written says so, with a way to try again', async ({ page }) => {
  await openAs(page, product, ANN, '/emailer-bot');
  await page.route('**/api/dry-runs/**', (route) => route.abort());
  await page.getByRole('button', SEE).click();
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/dry-runs/**');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('region', { name: /^Email to Brand/ })).toHaveCount(5);
});

test('without a brand to write to there is none to read', async ({ page }) => {
  await openAs(page, product, NEW, '/emailer-bot');
  await page.getByRole('button', SEE).click();
  await expect(dialogOf(page)).toContainText('No brands waiting for an inquiry.');
});

test('while the first ten wait for approval the plan says so, and where', async ({ page }) => {
  await openAs(page, product, ANN, '/emailer-bot');
  await page.getByRole('button', SEE).click();
  await dialogOf(page).getByRole('link', { name: 'Outreach → Sequences' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: /^First ten|^The first ten/i }).check();
  await page.getByRole('button', { name: 'Save sequence' }).click();
  await expectToast(page, 'Sequence saved');

  await page.goto(`${product.url}/emailer-bot`);
  await expect(
    page.getByText(
      '10 of 14 brands to write to, the best-scored first. Nothing goes out or costs credits before you approve it.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Run Emailer Bot' }).click();
  const run = page.getByRole('article', { name: 'Emailer Bot, last run' });
  await expect(run).toContainText('10 done, none sent', { timeout: 30_000 });
  await expect(page.getByText(HELD_UP)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run Emailer Bot' })).toBeDisabled();
  await page.getByRole('button', SEE).click();
  await expect(dialogOf(page)).toContainText(HELD_UP);
  await page.keyboard.press('Escape');

  // Whatever runs come after: it is told as long as any wait.
  await linesheet(product, 'run', ANN, 'emailer-bot', '--wait');
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByText(HELD_UP)).toBeVisible();
  await expect(page.getByText('10 inquiries wait for your approval at Outreach → Waiting.')).toBeVisible();
  await page.goto(`${product.url}/emailer-bot`);
  await expect(run).toContainText('10 inquiries wait for your approval at Outreach → Waiting.');

  await nextRun(page).getByRole('link', { name: 'Outreach → Waiting' }).click();
  await page.getByLabel('Choose all on this page').check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, '10 emails approved');
  await page.goto(`${product.url}/emailer-bot`);
  await expect(page.getByText('14 brands to write to, for at most 7 credits.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run Emailer Bot' })).toBeEnabled();
  await expect(run).not.toContainText('for your approval');
});
