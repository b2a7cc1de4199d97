import { expect, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { linkInMail } from './support/mailbox.ts';
import { createPeople, linesheet, PASSWORD, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import {
  createAccount,
  elsewhere,
  expectToast,
  fillLogin,
  fillSignUp,
  logIn,
  offline,
  open,
  openAs,
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
  await createPeople(product, [
    { email: address(name), name: 'Ann Miller', plan: 'Tier-2', onboarded: true },
  ]);
  return address(name);
};

async function asOwner(statement: string): Promise<void> {
  const { ownerUrl } = await startEmbeddedPostgres(product.dataDirectory);
  const owner = await connectAsOwner(ownerUrl);
  await owner.query(statement);
  await owner.end();
}

test('the login refuses in the catalogue’s words, and welcomes', async ({ page }) => {
  const email = await withPlan('login');
  await logIn(page, product, email, 'Wrong-password-1');
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
  await open(page, product, '/login');
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
  await open(page, product, '/signup');
  await fillSignUp(page, email);
  await createAccount(page);
  await linkInMail(product, email);
  await logIn(page, product, email);
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
  await open(page, product, '/signup');
  await fillSignUp(page, email);
  await createAccount(page);
  const link = await linkInMail(product, email);
  await page.goto(link);
  const other = await elsewhere(browser);
  await other.goto(link);
  await expect(other.getByText('Your email is confirmed. Sign in to go on.')).toBeVisible();
  await other.goto(`${product.url}/api/auth/verify-email?token=nonsense`);
  await expect(other.getByText('This confirmation link no longer works.')).toBeVisible();
});

test('signing up explains itself while it is typed, and clears the form at its end', async ({ page }) => {
  await open(page, product, '/signup');
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
  await open(page, product, '/signup');
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
  // The checklist knows no end; the rules do.
  await fillSignUp(page, address('endless'), `Aa1!${'x'.repeat(130)}`);
  const tooLong = page.getByText(
    'Password does not meet the requirements. Please check and try again. It can have 128 characters at most.',
  );
  await expect(tooLong).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/128 characters/);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
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
  await open(page, product, '/signup');
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
  await open(page, product, '/signup');
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
  await openAs(before, product, email, '/settings');
  await open(page, product, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has a field of that name as well.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
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

  // It is said before anything is typed.
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await linkInMail(product, email, 2);
  await logIn(page, product, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a tab that was left open goes with its account, and saves nothing for who signs in instead', async ({
  page,
  context,
}) => {
  const [ann, ben] = [await withPlan('left-open'), await withPlan('came-instead')];
  await openAs(page, product, ann, '/settings');
  const other = await context.newPage();
  await open(other, product, '/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await openAs(page, product, ann, '/settings');
  await expect(page.getByLabel('Email')).toHaveValue(ann);
  // No sign-out in between: the session ended by itself, say.
  await openAs(other, product, ben, '/dashboard');
  await expect(page.getByLabel('Email')).toHaveValue(ben);
});
