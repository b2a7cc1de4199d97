import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { codesOf } from '../support/authenticator.ts';
import { expectNothingFound } from './support/accessible.ts';
import { linkInMail, mailsTo } from './support/mailbox.ts';
import { createPeople, PASSWORD } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { elsewhere, expectToast, logIn, offline, open, openAs } from './support/screens.ts';

const NETWORK = 'Network error. Please check your connection and try again.';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
});
test.afterAll(() => product.stop());

const address = (name: string): string => `${name}@settings.example`;

/** Somebody with a plan, who is set up. */
const withPlan = async (name: string): Promise<string> => {
  await createPeople(product, [
    { email: address(name), name: 'Ann Miller', plan: 'Tier-2', onboarded: true },
  ]);
  return address(name);
};

test('the settings save, and say when they can’t', async ({ page }) => {
  const email = await withPlan('settings');
  await openAs(page, product, email, '/settings');
  const name = page.getByLabel('First Name');
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Email cannot be changed here')).toBeVisible();
  await name.fill('  ');
  await save();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter your first name' })).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Anna');
  await offline(page, async () => {
    await save();
    await expectToast(page, 'Failed to update profile. Please try again.');
  });
  await save();
  await expectToast(page, 'Profile updated successfully!');
  await open(page, product, '/profile');
  await expect(name).toHaveValue('Anna');
  await name.fill('Annie');
  await save();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();

  await open(page, product, '/settings?tab=security');
  const send = page.getByRole('button', { name: 'Send password reset email' });
  await offline(page, async () => {
    await send.click();
    await expectToast(page, 'Failed to send password reset email. Please try again.');
  });
  await send.click();
  await expectToast(page, 'Password reset email sent! Check your inbox.');
  expect(await linkInMail(product, email)).toContain('/reset-password?token=');
  for (let time = 0; time < 5; time++) await send.click();
  await expectToast(
    page,
    'Failed to send password reset email. Please try again.',
    'Too many requests for a new password. Please wait a few minutes and try again.',
  );
});

test('two-factor is set up, asked for, and turned off', async ({ page, browser }) => {
  const email = await withPlan('careful');
  await openAs(page, product, email, '/settings?tab=security');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Enable' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'The QR code for your authenticator app' })).toBeVisible();
  // As tall as it is on a telephone, it still stands there whole.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  const hidden = () => dialog.evaluate((element) => element.scrollHeight - element.clientHeight);
  await expect.poll(hidden).toBe(0);
  await page.setViewportSize({ width, height });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Authentication code').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is wrong or was used already.')).toBeVisible();
  const [code, next] = codesOf(secret);
  await dialog.getByLabel('Authentication code').fill(code);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const recoveryCodes = await listed.allInnerTexts();
  // A slip doesn’t cost them: it is asked once, and a second one takes the question back.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('they can’t be shown again')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('they can’t be shown again')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Close anyway' })).toBeVisible();
  await expectNothingFound(page, '[role="dialog"]');
  const file = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain(recoveryCodes.join('\n'));
  await expect(dialog.getByText('they can’t be shown again')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const phone = await elsewhere(browser);
  await logIn(phone, product, email);
  const enter = async (typed: string) => {
    await phone.getByLabel('Authentication code').fill(typed);
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await enter(code);
  await expectToast(phone, 'Login failed', 'This code is wrong or was used already.');
  await enter(next);
  await expectToast(phone, 'Welcome back!');
  await expect(phone).toHaveURL(/\/dashboard$/);

  const withoutPhone = await elsewhere(browser);
  await logIn(withoutPhone, product, email);
  await withoutPhone.getByLabel('Authentication code').fill(recoveryCodes[0] ?? '');
  await withoutPhone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(withoutPhone).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Authentication code').fill(recoveryCodes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Two-factor authentication is off');
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
});

test('what the security tab can’t load it names after one wait, and loads at another try', async ({
  page,
}) => {
  const email = await withPlan('unlucky');
  await openAs(page, product, email, '/settings');
  const parts = /\/api\/(security|tokens|workflow-host)$/;
  let asked = 0;
  await page.route(parts, (route) => {
    asked += 1;
    return route.fulfill({ status: 500 });
  });
  await page.getByRole('tab', { name: 'Security' }).click();
  for (const part of ['Two-factor and sessions', 'The tokens', 'The workflow host'])
    await expect(page.getByText(`${part} could not be loaded.`)).toBeVisible();
  expect(asked).toBe(3);
  await page.unroute(parts);
  const again = page.getByRole('button', { name: 'Try again' });
  for (const left of [2, 1, 0]) {
    await again.first().click();
    await expect(again).toHaveCount(left);
  }
  await expect(page.getByText('This browser')).toBeVisible();
});

test('whoever is signed in elsewhere is signed out from the settings', async ({ page, browser }) => {
  const email = await withPlan('everywhere');
  const others = [await elsewhere(browser), await elsewhere(browser)];
  for (const other of others) await openAs(other, product, email, '/dashboard');
  await openAs(page, product, email, '/settings?tab=security');
  await expect(page.getByText('This browser')).toHaveCount(1);
  const signOut = page.getByRole('button', { name: /^Sign out Chrome/ });
  await expect(signOut).toHaveCount(2);
  await signOut.first().click();
  await expectToast(page, 'Signed out there');
  await expect(signOut).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectToast(page, 'Signed out everywhere else');
  await expect(signOut).toHaveCount(0);
  for (const other of others) {
    await other.goto(`${product.url}/settings`);
    await expect(other).toHaveURL(/\/login$/);
  }
});

test('an account is deleted once DELETE was typed, with its data taken along', async ({ page }) => {
  const email = await withPlan('leaving');
  await openAs(page, product, email, '/settings?tab=delete-account');
  const file = page.waitForEvent('download');
  const download = page.getByRole('button', { name: 'Download all your data' });
  await download.click();
  const data = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  expect(data.tables.profiles).toMatchObject([{ email, first_name: 'Ann' }]);
  const tooMany = page.getByText('Too many downloads. Please wait a few minutes and try again.');
  await expect(async () => {
    await download.click();
    await expect(tooMany).toBeVisible({ timeout: 500 });
  }).toPass();

  const begin = () => page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button', { name: 'Delete Account' });
  const typed = dialog.getByLabel('Type DELETE to confirm');
  await begin();
  await typed.fill('delete');
  await expect(last).toBeDisabled();
  await typed.fill('DELETE');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
  await begin();
  await expect(typed).toHaveValue('');
  await typed.fill('DELETE');
  await offline(page, async () => {
    await last.click();
    await expectToast(page, 'Failed to delete account. Please contact support.', NETWORK);
  });
  await last.click();
  await expectToast(page, 'Account deleted successfully');
  await expect(page).toHaveURL(`${product.url}/`);
  await logIn(page, product, email);
  await expectToast(page, 'Login failed', 'Invalid email or password');
  expect(await mailsTo(product, email)).toEqual([]);
});
