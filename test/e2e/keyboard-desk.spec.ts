import { expect, type Page, test } from '@playwright/test';
import { press, reach, type } from './support/keyboard.ts';
import { createPeople, PASSWORD, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { CARD } from './support/subscribe.ts';

const ANN = 'ann@desk.example';
const ROOT = 'rita@desk.example';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '50' });
  await createPeople(product, [
    { email: ANN, name: 'Ann Miller', plan: 'none', onboarded: true },
    { email: ROOT, name: 'Rita Root', plan: 'Tier-2', onboarded: true, admin: true },
  ]);
});
test.afterAll(() => product.stop());

const said = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();
const on = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('main').getByRole('button', { name })).toBeFocused();

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an admin looks after people and settings with the keyboard alone', async ({ page }) => {
      await signIn(page, product, ROOT);
      await page.goto(`${product.url}/admin/people`);
      const search = page.getByRole('searchbox');
      await type(search, 'ann mil');
      await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeAttached();
      await expect(search).toBeFocused();
      await press(page.getByRole('link', { name: 'Ann Miller' }));

      await press(page.getByRole('button', { name: 'Grant credits' }));
      const grant = page.getByRole('dialog', { name: 'Grant credits' });
      await expect(grant.getByLabel('Credits')).toBeFocused();
      await page.keyboard.press('Escape');
      await on(page, 'Grant credits');
      await page.keyboard.press('Enter');
      await type(grant.getByLabel('Credits'), '10');
      await type(grant.getByLabel('Reason'), 'An apology');
      await page.keyboard.press('Enter');
      const password = page.getByRole('dialog', { name: 'Enter your password again' });
      await expect(password.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(grant, 'out of reach below it').toBeHidden();
      await page.keyboard.press('Escape');
      await expect(grant.getByLabel('Reason')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(password.getByLabel('Password', { exact: true })).toBeFocused();
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await said(page, 'Ann Miller has the credits');
      await on(page, 'Grant credits');

      await press(page.getByRole('button', { name: 'Suspend' }));
      await type(page.getByRole('dialog').getByLabel('Reason'), 'Spam');
      await page.keyboard.press('Enter');
      await said(page, 'Ann Miller is suspended');
      await on(page, 'Lift the suspension');
      await page.keyboard.press('Enter');
      await press(page.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }));
      await on(page, 'Suspend');

      await page.goto(`${product.url}/admin/global-settings`);
      const signUp = page.getByRole('switch', { name: 'Sign-up' });
      await reach(signUp);
      const isOn = await signUp.isChecked();
      await page.keyboard.press('Space');
      await said(page, `Sign-up is ${isOn ? 'off' : 'on'} now`);
      await expect(signUp).toBeFocused();
      await expect(signUp).toBeChecked({ checked: !isOn });
      const sending = page.getByRole('switch', { name: 'Sending' });
      await reach(sending);
      await page.keyboard.press('Space');
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sending).toBeFocused();

      await press(page.getByRole('button', { name: 'Run Backup' }));
      await said(page, 'The backup is made');
      await expect(page.getByRole('button', { name: 'Run Backup' })).toBeFocused();
    });
  });
}

test('a plan is paid, raised, cancelled and resumed with the keyboard alone, whose place is never lost', async ({
  page,
  context,
}) => {
  await signIn(page, product, ANN);
  await page.goto(`${product.url}/plan-selection`);
  const opened = context.waitForEvent('page');
  await press(page.getByRole('article', { name: 'Entry-Level' }).getByRole('button', { name: 'Pick Plan' }));
  const paid = await opened;
  await type(paid.getByLabel('Card number'), CARD.number);
  await type(paid.getByLabel('Expires'), CARD.expires);
  await type(paid.getByLabel('CVC'), CARD.cvc);
  await press(paid.getByRole('button', { name: 'Subscribe' }));
  await expect(paid).toHaveURL(/\/onboarding\?checkout=/);

  await paid.goto(`${product.url}/manage-billing`);
  await press(paid.getByRole('link', { name: 'Change plan' }));
  await expect(paid.getByRole('heading', { name: 'Change your plan' })).toBeVisible();
  await expect(paid.getByRole('main')).toBeFocused();
  const upgrade = paid.getByRole('article', { name: 'Scalable' }).getByRole('button');
  await press(upgrade);
  await expect(paid.getByRole('dialog').getByRole('button', { name: 'Not now' })).toBeFocused();
  await paid.keyboard.press('Escape');
  await expect(upgrade).toBeFocused();
  await paid.keyboard.press('Enter');
  await press(paid.getByRole('dialog').getByRole('button', { name: /^Upgrade and pay \$349/ }));
  await said(paid, 'You are on Scalable now');
  // The button that was pressed can't be any more: the next one has the keyboard.
  await on(paid, 'Upgrade Premium');

  await paid.keyboard.press('Shift+Tab');
  await press(paid.getByRole('link', { name: 'Back to Manage Billing' }));
  await press(paid.getByRole('button', { name: 'Cancel subscription' }));
  await press(paid.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }));
  await said(paid, 'Your subscription ends on');
  await on(paid, 'Resume subscription');
  await paid.keyboard.press('Enter');
  await said(paid, 'Your subscription continues');
  await on(paid, 'Cancel subscription');
});
