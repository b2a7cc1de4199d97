import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { type BillingDesk, billingDesk } from './support/billing.ts';
import { type Product, startProduct } from './support/product.ts';
import { subscribe } from './support/subscribe.ts';

let product: Product;
let desk: BillingDesk;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '50' });
  desk = billingDesk(product);
});
test.afterAll(() => product.stop());

test('a plan is picked, paid in a new tab, raised for what was shown, and lowered from the next period on', async ({
  page,
  context,
}) => {
  const email = 'ann@shop.test';
  await desk.comesTo(page, '/plan-selection', email);
  await expect(page.getByText('50% off the first month')).toBeVisible();
  const paid = await subscribe(page, context, 'Entry-Level');
  // The tab in which the plan was picked goes on by itself.
  await expect(page).toHaveURL(`${product.url}/dashboard`);

  await paid.goto(`${product.url}/manage-billing`);
  await expect(paid.getByRole('heading', { name: 'Entry-Level' })).toBeVisible();
  await expect(paid.getByText('Active', { exact: true })).toBeVisible();
  await expect(paid.getByText('$300')).toBeVisible();
  await expect(paid.getByText('Visa')).toContainText('4242');
  await expect(paid.getByText('Expires 12/40')).toBeVisible();
  await expect(paid.getByRole('row', { name: /-0001/ })).toContainText('$150');

  await paid.getByRole('link', { name: 'Change plan' }).click();
  await expect(paid).toHaveURL(`${product.url}/plan-selection?change=1`);
  const scalable = paid.getByRole('article', { name: 'Scalable' });
  await scalable.getByRole('button', { name: 'Upgrade' }).click();
  const dialog = paid.getByRole('dialog', { name: 'Upgrade to Scalable' });
  await expect(dialog).toContainText('Unused time on Linesheet Entry-Level');
  const confirm = dialog.getByRole('button', { name: /^Upgrade and pay \$\d/ });
  const due = (await confirm.textContent())?.replace('Upgrade and pay ', '') ?? '';
  await confirm.click();
  await expect(paid.getByText('You are on Scalable now')).toBeVisible();
  await expect(scalable.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await paid.getByRole('link', { name: 'Back to Manage Billing' }).click();
  await expect(paid.getByRole('heading', { name: 'Scalable' })).toBeVisible();
  await expect(paid.getByRole('row', { name: /-0002/ })).toContainText(due);

  await paid.getByRole('link', { name: 'Change plan' }).click();
  await paid.getByRole('article', { name: 'Entry-Level' }).getByRole('button', { name: 'Downgrade' }).click();
  await paid.getByRole('dialog').getByRole('button', { name: 'Move to Entry-Level' }).click();
  await expect(paid.getByText(/^Becomes Entry-Level on /)).toBeVisible();
  await paid.getByRole('button', { name: 'Keep Scalable' }).click();
  await expect(paid.getByText(/^Renews on /)).toBeVisible();
});

test('a checkout that was left open in one tab leads on once it is paid in another', async ({
  page,
  context,
}) => {
  await desk.comesTo(page, '/plan-selection', 'alf@shop.test');
  const opened = context.waitForEvent('page');
  const pick = page.getByRole('article', { name: 'Entry-Level' }).getByRole('button', { name: 'Pick Plan' });
  await pick.click();
  const left = await opened;
  await expect(left.getByLabel('Card number')).toBeVisible();
  await subscribe(page, context, 'Entry-Level');
  await left.reload();
  await expect(left.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await left.getByRole('link', { name: 'Go on' }).click();
  await expect(left).toHaveURL(/\/onboarding\?checkout=cs_/);
  await expect(left.getByText('Your plan is active.')).toBeVisible();
});

test('a subscription is cancelled for the period’s end, and resumed before', async ({ page, context }) => {
  await desk.comesTo(page, '/plan-selection', 'ben@shop.test');
  const paid = await subscribe(page, context, 'Scalable');
  await paid.goto(`${product.url}/manage-billing`);
  await paid.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = paid.getByRole('dialog', { name: 'Cancel your subscription?' });
  await dialog.getByRole('button', { name: 'Keep subscription' }).click();
  await expect(paid.getByText(/^Renews on /)).toBeVisible();
  await paid.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(paid.getByText(/^Ends on /)).toBeVisible();
  await expect(paid.getByRole('heading', { name: 'Scalable' })).toBeVisible();
  await paid.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(paid.getByText(/^Renews on /)).toBeVisible();
});

test('who has no plan any more, but a subscription, ends it where plans are chosen', async ({
  page,
  context,
}) => {
  const email = 'bob@shop.test';
  await desk.comesTo(page, '/plan-selection', email);
  const paid = await subscribe(page, context, 'Scalable');
  await desk.withoutPlan(email);
  await paid.goto(`${product.url}/manage-billing`);
  await expect(paid).toHaveURL(`${product.url}/plan-selection`);
  const subscription = paid.getByRole('region', { name: 'Your subscription' });
  await expect(subscription).toContainText(/Scalable.*\$499\/mo.*Renews on /);
  await subscription.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = paid.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(dialog).toContainText(/It ends on .+, and nothing is charged after that\./);
  await expectNothingFound(paid);
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(subscription).toContainText('Ends on ');
  await expect(subscription.getByRole('button', { name: 'Resume subscription' })).toBeVisible();
});

test('two tabs that change the plan: the second is told, and shows what it is by now', async ({
  page,
  context,
}) => {
  await desk.comesTo(page, '/plan-selection', 'bill@shop.test');
  const first = await subscribe(page, context, 'Entry-Level');
  await first.goto(`${product.url}/plan-selection?change=1`);
  const second = await context.newPage();
  await second.goto(`${product.url}/plan-selection?change=1`);
  const toEnterprise = async (tab: Page) => {
    await tab.getByRole('article', { name: 'Enterprise' }).getByRole('button', { name: 'Upgrade' }).click();
    return tab.getByRole('dialog').getByRole('button', { name: /^Upgrade and pay \$\d/ });
  };
  const confirmed = await toEnterprise(second);
  await expect(confirmed).toBeEnabled();
  await first.getByRole('article', { name: 'Premium' }).getByRole('button', { name: 'Upgrade' }).click();
  await first
    .getByRole('dialog')
    .getByRole('button', { name: /^Upgrade and pay \$\d/ })
    .click();
  await expect(first.getByText('You are on Premium now')).toBeVisible();
  await confirmed.click();
  await expect(second.getByText('The amount has changed since it was shown.')).toBeVisible();
  await expect(second.getByRole('region', { name: 'Current plan' })).toContainText('Premium');
  await (await toEnterprise(second)).click();
  await expect(second.getByText('You are on Enterprise now')).toBeVisible();
});

test('a lower plan that was chosen is none of a subscription that ends, until it is resumed', async ({
  page,
  context,
}) => {
  await desk.comesTo(page, '/plan-selection', 'bea@shop.test');
  const paid = await subscribe(page, context, 'Scalable');
  await paid.goto(`${product.url}/plan-selection?change=1`);
  const entry = paid.getByRole('article', { name: 'Entry-Level' });
  await entry.getByRole('button', { name: 'Downgrade' }).click();
  await paid.getByRole('dialog').getByRole('button', { name: 'Move to Entry-Level' }).click();
  await expect(entry.getByRole('button', { name: 'Chosen for the next period' })).toBeDisabled();
  await paid.getByRole('link', { name: 'Back to Manage Billing' }).click();
  await paid.getByRole('button', { name: 'Cancel subscription' }).click();
  await paid.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(paid.getByText(/^Ends on /)).toBeVisible();
  await expect(paid.getByRole('button', { name: 'Keep Scalable' })).toBeHidden();
  await paid.getByRole('link', { name: 'Change plan' }).click();
  await expect(paid.getByText(/^Ends on .+\. Resume it to change to another plan\.$/)).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Downgrade' })).toBeDisabled();
  await paid.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(paid.getByRole('button', { name: 'Keep Scalable' })).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Chosen for the next period' })).toBeDisabled();
});

test('billing details are kept, and the portal opens in a new tab', async ({ page, context }) => {
  await desk.comesTo(page, '/manage-billing', 'cora@shop.test', 'Tier-2');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await expect(page.getByText('No card yet.')).toBeVisible();

  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save billing information' }).click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Walker Trading LLC');
  await page.getByLabel('Address').fill('100 Main Street');
  await page.getByLabel('Country').selectOption('United States');
  await page.getByRole('button', { name: 'Save billing information' }).click();
  await expect(page.getByText('Billing information saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Walker Trading LLC');
  await expect(page.getByLabel('Address')).toHaveValue('100 Main Street');

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open Stripe Billing Portal' }).click();
  const portal = await opened;
  await expect(portal.getByRole('heading', { name: 'Billing' })).toBeVisible();
  await expect(portal.getByText('cora@shop.test')).toBeVisible();
  expect(page.url()).toBe(`${product.url}/manage-billing`);
});

test('what is done on the provider’s own page stands here as soon as one looks again', async ({
  page,
  context,
}) => {
  await desk.comesTo(page, '/plan-selection', 'pia@shop.test');
  const paid = await subscribe(page, context, 'Scalable');
  await paid.goto(`${product.url}/manage-billing`);
  await expect(paid.getByText(/^Renews on /)).toBeVisible();
  const opened = context.waitForEvent('page');
  await paid.getByRole('button', { name: 'Open Stripe Billing Portal' }).click();
  const portal = await opened;
  // No tab is ever hidden from a browser without a screen: what it would say of one that comes to the fore.
  // The provider's word to the server may come after the look.
  const looksAgainUntil = (shown: Locator) =>
    expect(async () => {
      await paid.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
      await expect(shown).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await portal.getByLabel('Card number').fill('5555 5555 5555 4444');
  await portal.getByLabel('Expires').fill('11 / 41');
  await portal.getByLabel('CVC').fill('123');
  await portal.getByRole('button', { name: 'Use this card' }).click();
  await expect(portal.getByText('ending in 4444')).toBeVisible();
  await portal.getByRole('button', { name: 'Cancel at the period’s end' }).click();
  await expect(portal.getByText('ends on')).toBeVisible();
  await looksAgainUntil(paid.getByText(/^Ends on /));
  await looksAgainUntil(paid.getByText('Mastercard').filter({ hasText: '4444' }));
  await portal.getByRole('button', { name: 'Keep it' }).click();
  await expect(portal.getByText('renews on')).toBeVisible();
  await looksAgainUntil(paid.getByText(/^Renews on /));
  // Nobody without a plan stays among what needs one.
  await portal.getByRole('button', { name: 'End now' }).click();
  await expect(portal.getByText('ended')).toBeVisible();
  await looksAgainUntil(paid.getByRole('heading', { name: 'Choose your plan' }));
  expect(paid.url()).toBe(`${product.url}/plan-selection`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the subscription’s screens can be used by everybody, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const email = `${colorScheme}@shop.test`;
    await desk.comesTo(page, '/plan-selection', email);
    const paid = await subscribe(page, context, 'Premium');
    await paid.goto(`${product.url}/plan-selection?change=1`);
    for (const [tier, label] of [
      ['Enterprise', 'Upgrade'],
      ['Scalable', 'Downgrade'],
    ] as const) {
      await paid.getByRole('article', { name: tier }).getByRole('button', { name: label }).click();
      await expect(paid.getByText('Due now')).toBeVisible();
      await expectNothingFound(paid);
      await paid.keyboard.press('Escape');
      await expect(paid.getByRole('dialog')).toBeHidden();
    }
    await desk.endPeriod(email, 'is declined');
    await expect(async () => {
      await paid.goto(`${product.url}/manage-billing`);
      await expect(paid.getByRole('link', { name: 'Pay the invoice' })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(paid.getByRole('row', { name: /-0002/ })).toBeVisible();
    await expectNothingFound(paid);
    await paid.getByRole('button', { name: 'Cancel subscription' }).click();
    await expectNothingFound(paid);
    await context.close();
  });
}
