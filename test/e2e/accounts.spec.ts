import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { codesOf } from '../support/authenticator.ts';
import { linkInMail, mailsTo } from './support/mailbox.ts';
import { createPerson, linesheet, PASSWORD, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import {
  createAccount,
  elsewhere,
  expectToast,
  fillLogin,
  fillSignUp,
  offline,
  toast,
} from './support/screens.ts';

const NEW_PASSWORD = 'Wh0lesale!new';
const NETWORK = 'Network error. Please check your connection and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
});
test.afterAll(() => product.stop());

const address = (name: string): string => `${name}@accounts.example`;

/** Somebody with a plan, who is set up. */
const withPlan = async (name: string): Promise<string> => {
  await createPerson(product, address(name), '--name', 'Ann Miller', '--plan', 'Tier-2', '--onboarded');
  return address(name);
};

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/login');
  await fillLogin(page, email, password);
}

/** With the page's own script at work, so that a click is not the browser's alone. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
}

async function openAs(page: Page, email: string, path: string): Promise<void> {
  await signIn(page, product, email);
  await open(page, path);
}

async function asOwner(statement: string): Promise<void> {
  const { ownerUrl } = await startEmbeddedPostgres(product.dataDirectory);
  const owner = await connectAsOwner(ownerUrl);
  await owner.query(statement);
  await owner.end();
}

test('the login refuses in the catalogue’s words, and welcomes', async ({ page }) => {
  const email = await withPlan('login');
  await logIn(page, email, 'Wrong-password-1');
  await expectToast(page, 'Login failed', 'Invalid email or password');
  await offline(page, async () => {
    await fillLogin(page, email);
    await expectToast(page, 'Login failed', UNEXPECTED);
  });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await fillLogin(page, email);
  await expectToast(page, 'Welcome back!', 'You have successfully logged in.');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the login shows the backend’s own message: too many attempts for one address', async ({ page }) => {
  await open(page, '/login');
  const email = address('guessed');
  for (let attempt = 0; attempt < 10; attempt++)
    await page.request.post(`${product.url}/api/auth/sign-in/email`, {
      headers: { origin: product.url },
      data: { email, password: 'Guess-1!' },
    });
  await fillLogin(page, email);
  await expectToast(
    page,
    'Login failed',
    'Too many login attempts. Please wait a few minutes and try again.',
  );
});

test('somebody unconfirmed is told so, and has the link sent again', async ({ page }) => {
  const email = address('unconfirmed');
  await open(page, '/signup');
  await fillSignUp(page, email);
  await createAccount(page);
  await linkInMail(product, email);
  await logIn(page, email);
  await expectToast(page, 'Login failed', 'Please confirm your email before logging in.');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`A new confirmation link is on its way to ${email}.`)).toBeVisible();
  await page.goto(await linkInMail(product, email, 2));
  await expect(page).toHaveURL(/\/plan-selection$/);
});

test('a confirmation link that was used before, or is none, says so at the login', async ({
  page,
  browser,
}) => {
  const email = address('twice');
  await open(page, '/signup');
  await fillSignUp(page, email);
  await createAccount(page);
  const link = await linkInMail(product, email);
  await page.goto(link);
  const other = await elsewhere(browser);
  await other.goto(link);
  await expect(other.getByText('Your email is confirmed. Sign in to go on.')).toBeVisible();
  await other.goto(`${product.url}/api/auth/verify-email?token=nonsense`);
  await expect(other.getByText('This confirmation link does not work any more.')).toBeVisible();
});

test('signing up explains itself while it is typed, and clears the form at its end', async ({ page }) => {
  await open(page, '/signup');
  const button = page.getByRole('button', { name: 'Create account' });
  const password = page.getByLabel('Password', { exact: true });
  const met = page.getByRole('list', { name: 'Password requirements' }).getByText('(met)');
  await expect(button).toBeDisabled();
  for (const [typed, count] of [
    ['abc', 0],
    ['Abc', 1],
    ['Abc1', 2],
    ['Abc1!', 3],
    ['Abc1!def', 4],
  ] as const) {
    await password.fill(typed);
    await expect(met, typed).toHaveCount(count);
  }
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Abc1!de');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill('Abc1!def');
  await expect(page.getByText('Passwords match', { exact: true })).toBeVisible();
  await page.getByLabel('Full Name').press('Enter');
  await expectToast(page, 'Error', 'Please complete all requirements before creating your account.');

  await fillSignUp(page, address('signup'));
  await createAccount(page);
  await expectToast(
    page,
    'Account created successfully!',
    'Please check your email and click the confirmation link to activate your account.',
  );
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password'])
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await linkInMail(product, address('signup'), 2);
});

test('signing up fails in the catalogue’s words', async ({ page }) => {
  const taken = await withPlan('taken');
  await open(page, '/signup');
  await fillSignUp(page, taken);
  await createAccount(page);
  await expectToast(
    page,
    'Account already exists',
    `An account with ${taken} already exists. Please use a different email or try signing in instead.`,
  );
  // Has the pattern of an address, and is none.
  await fillSignUp(page, 'ann@shop..example');
  await createAccount(page);
  await expectToast(page, 'Signup failed', 'Please enter a valid email address.');
  // The checklist knows no end; the server does.
  await fillSignUp(page, address('endless'), `Aa1!${'x'.repeat(130)}`);
  await createAccount(page);
  await expectToast(
    page,
    'Signup failed',
    'Password does not meet the requirements. Please check and try again.',
  );
  await fillSignUp(page, address('offline'));
  await offline(page, async () => {
    await createAccount(page);
    await expectToast(page, 'Error', NETWORK);
  });
  await asOwner('revoke insert on users from linesheet_system');
  await createAccount(page);
  await expectToast(page, 'Error', UNEXPECTED);
  await asOwner('grant insert on users to linesheet_system');
});

test('signing up too often for one address asks for patience', async ({ page }) => {
  const email = await withPlan('often');
  await open(page, '/signup');
  await fillSignUp(page, email);
  const tooMany = toast(
    page,
    'Signup failed',
    'Too many signup attempts. Please wait a few minutes and try again.',
  );
  await expect(async () => {
    await createAccount(page);
    await expect(tooMany).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
});

test('signing up while the operator takes nobody', async ({ page, browser }) => {
  const admin = await withPlan('operator');
  await linesheet(product, 'admin', 'grant', admin);
  const desk = await elsewhere(browser);
  await signIn(desk, product, admin);
  const headers = { origin: product.url };
  const take = async (isOn: boolean) => {
    const data = { password: PASSWORD };
    await desk.request.post(`${product.url}/api/session/confirmation`, { headers, data });
    const switched = await desk.request.put(`${product.url}/api/admin/sign-up`, { headers, data: { isOn } });
    expect(switched.status(), await switched.text()).toBe(200);
  };
  await take(false);
  await open(page, '/signup');
  await fillSignUp(page, address('turned-away'));
  await createAccount(page);
  await expectToast(
    page,
    'Signup failed',
    'Account registration is currently disabled. Please contact support.',
  );
  await take(true);
});

test('a forgotten password is set anew, once per link, and signs out everywhere', async ({
  page,
  browser,
}) => {
  const email = await withPlan('forgetful');
  const before = await elsewhere(browser);
  await openAs(before, email, '/settings');
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Password reset email sent! Check your inbox.');

  const link = await linkInMail(product, email);
  await page.goto(link, { waitUntil: 'networkidle' });
  const save = page.getByRole('button', { name: 'Save new password' });
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await expect(save).toBeDisabled();
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await offline(page, async () => {
    await save.click();
    await expectToast(page, 'Error', NETWORK);
  });
  await save.click();
  await expectToast(page, 'Your password has been changed.');
  await expect(page).toHaveURL(/\/login$/);
  await before.reload();
  await expect(before).toHaveURL(/\/login$/);

  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await save.click();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await linkInMail(product, email, 2);
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the settings save, and say when they can’t', async ({ page }) => {
  const email = await withPlan('settings');
  await openAs(page, email, '/settings');
  const name = page.getByLabel('First Name');
  const save = () => page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Email cannot be changed here')).toBeVisible();
  await name.fill('Anna');
  await offline(page, async () => {
    await save();
    await expectToast(page, 'Failed to update profile. Please try again.');
  });
  await save();
  await expectToast(page, 'Profile updated successfully!');
  await open(page, '/profile');
  await expect(name).toHaveValue('Anna');
  await name.fill('Annie');
  await save();
  await expectToast(page, 'Profile updated');

  await page.goto(`${product.url}/settings?tab=security`, { waitUntil: 'networkidle' });
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
  await openAs(page, email, '/settings?tab=security');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Enable' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'The QR code for your authenticator app' })).toBeVisible();
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
  const file = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain(recoveryCodes.join('\n'));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const phone = await elsewhere(browser);
  await logIn(phone, email);
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
  await logIn(withoutPhone, email);
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

test('whoever is signed in elsewhere is signed out from the settings', async ({ page, browser }) => {
  const email = await withPlan('everywhere');
  const others = [await elsewhere(browser), await elsewhere(browser)];
  for (const other of others) await openAs(other, email, '/dashboard');
  await openAs(page, email, '/settings?tab=security');
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
  await openAs(page, email, '/settings?tab=delete-account');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all your data' }).click();
  const data = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  expect(data.tables.profiles).toMatchObject([{ email, first_name: 'Ann' }]);

  const begin = () => page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button', { name: 'Delete Account' });
  const typed = dialog.getByLabel('Type DELETE to confirm');
  await begin();
  await typed.fill('delete');
  await expect(last).toBeDisabled();
  await typed.fill('DELETE');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
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
  await logIn(page, email);
  await expectToast(page, 'Login failed', 'Invalid email or password');
  expect(await mailsTo(product, email)).toEqual([]);
});
