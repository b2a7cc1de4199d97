import { expect, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { type BillingDesk, billingDesk } from './support/billing.ts';
import { type Product, startProduct } from './support/product.ts';
import { CARD, subscribe } from './support/subscribe.ts';

let product: Product;
let desk: BillingDesk;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '50' });
  desk = billingDesk(product);
});
test.afterAll(() => product.stop());

test('while the provider is away, the plan stands and everything else says so', async ({ page, context }) => {
  await desk.comesTo(page, '/dashboard', 'dora@shop.test', 'Tier-3');
  await desk.stripeFaults({ refuse: 503 });
  try {
    await page.goto(`${product.url}/manage-billing`);
    await page.getByRole('button', { name: 'Open Stripe Billing Portal' }).click();
    await expect(page.getByText('Failed to open billing portal')).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();

    await page.goto(`${product.url}/plan-selection?change=1`);
    await page.getByRole('article', { name: 'Scalable' }).getByRole('button', { name: 'Pick Plan' }).click();
    await expect(page.getByText('Stripe can’t be reached. Please try again.')).toBeVisible();

    const state = '**/api/billing/subscription';
    await page.route(state, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/^Your plan could not be loaded\./)).toBeVisible();
    await page.unroute(state);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Current plan' })).toContainText('Premium');
  } finally {
    await desk.stripeFaults({ refuse: false });
  }
});

test('a failed payment is said on dashboard and billing page, and paid from there', async ({
  page,
  context,
}) => {
  const email = 'emma@shop.test';
  await desk.comesTo(page, '/plan-selection', email);
  const paid = await subscribe(page, context, 'Scalable');
  await desk.endPeriod(email, 'is declined');
  await expect(async () => {
    await paid.goto(`${product.url}/dashboard`);
    await expect(paid.getByText('Your last payment failed')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(paid.getByText(/^You keep Scalable until /)).toBeVisible();

  await desk.stripeFaults({ refuse: 503 });
  await paid.goto(`${product.url}/manage-billing`);
  await expect(paid.getByText(/^Card, invoices and billing information could not be loaded\./)).toBeVisible();
  await desk.stripeFaults({ refuse: false });
  await paid.getByRole('button', { name: 'Try again' }).click();
  await expect(paid.getByText('Other', { exact: true })).toBeVisible();
  // Below each other, so with their cents.
  for (const amount of ['$499.00', '$249.50'])
    await expect(paid.getByRole('cell', { name: amount, exact: true })).toBeVisible();

  const opened = context.waitForEvent('page');
  await paid.getByRole('link', { name: 'Pay the invoice' }).click();
  const invoice = await opened;
  await invoice.getByLabel('Card number').fill(CARD.number);
  await invoice.getByLabel('Expires').fill(CARD.expires);
  await invoice.getByLabel('CVC').fill(CARD.cvc);
  await invoice.getByRole('button', { name: 'Pay $499.00' }).click();
  await expect(invoice.getByText(', paid')).toBeVisible();
  await expect(async () => {
    await paid.reload();
    await expect(paid.getByText('Active', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(paid.getByText('Your last payment failed')).toBeHidden();

  // On paper an invoice has its number, and its ink is dark whatever the theme.
  await paid.setViewportSize({ width: 718, height: 1_000 });
  await paid.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(paid.getByRole('columnheader', { name: 'Invoice' })).toBeVisible();
  expect(await paid.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
});

test('a disputed month says where its credits are and what to do, until the bank has decided', async ({
  page,
  context,
}) => {
  const email = 'fay@shop.test';
  await desk.comesTo(page, '/plan-selection', email);
  const paid = await subscribe(page, context, 'Entry-Level');
  const charge = await desk.theirFirst('charges', email);
  await desk.onControlPage('give-back', { charge, disputed: 'true' });
  const notice = paid.getByText('Your payment for a month is disputed', { exact: true });
  await expect(async () => {
    await paid.goto(`${product.url}/dashboard`);
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(paid.getByText(/is held until the bank decides, and comes back to you/)).toBeVisible();
  await expect(paid.getByText('You are out of credits')).toBeVisible();
  await expect(paid.getByText(/is disputed: what was left of its credits is held/)).toBeVisible();
  await expectNothingFound(paid);
  await paid.goto(`${product.url}/manage-billing`);
  await expect(notice).toBeVisible();
  await expect(paid.getByRole('row', { name: /-0001/ })).toContainText('Disputed');
  await paid.getByRole('link', { name: 'Buy credits' }).click();
  await expect(paid.getByText('You have no credits left.')).toBeVisible();
  await expect(notice).toBeVisible();

  await desk.onControlPage('decide-dispute', { charge, won: 'true' });
  await expect(async () => {
    await paid.goto(`${product.url}/manage-billing`);
    await expect(paid.getByRole('row', { name: /-0001/ })).toContainText('Paid');
    await expect(notice).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
