import { expect, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople, linesheet, PASSWORD, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, fillLogin, offline, open, openAs, openWhole } from './support/screens.ts';

const STREET = '100 Main Street';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '50' });
});
test.afterAll(() => product.stop());

/** Somebody who has typed their address into the billing form. */
async function typing(page: Page, name: string): Promise<void> {
  const email = `${name}@interrupted.example`;
  await createPeople(product, [{ email, name: 'Ann Miller', plan: 'Tier-1', onboarded: true }]);
  await openAs(page, product, email, '/manage-billing');
  await page.getByLabel('Address').fill(STREET);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save billing information' }).click();

test('whose session ends while they type logs in where they are, and loses nothing', async ({ page }) => {
  await typing(page, 'ann');
  await page.context().clearCookies();
  await save(page);
  await expect(page.locator('[data-toast]').getByText('You must be logged in')).toBeVisible();
  await expect(page.getByText('What you typed here is kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Log in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toContainText('ann@interrupted.example');
  await expectNothingFound(page);
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByText('Invalid email or password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await expect(page.getByLabel('Address')).toHaveValue(STREET);
  await save(page);
  await expect(page.getByText('Billing information saved')).toBeVisible();
});

async function logInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('who has logged in again in place hears live what happens from then on', async ({ page }) => {
  const refused = page.waitForResponse(
    (response) => response.url().includes('/api/events') && response.status() === 401,
    { timeout: 60_000 },
  );
  await typing(page, 'cleo');
  await page.request.post(`${product.url}/api/auth/sign-out`, { headers: { origin: product.url }, data: {} });
  await refused;
  await save(page);
  await logInAgain(page);
  await linesheet(product, 'run', 'cleo@interrupted.example', 'keepa-download', '--wait');
  // Only an event tells the end of a run on a page that shows none.
  await expectToast(page, 'Rows processed: ');
});

test('a page that is only looked at says when its session was ended elsewhere', async ({ page }) => {
  await createPeople(product, [{ email: 'hal@interrupted.example', name: 'Hal Orr', plan: 'Tier-1' }]);
  await openAs(page, product, 'hal@interrupted.example', '/buy-credits');
  const cookies = await page.context().cookies();
  await signIn(page, product, 'hal@interrupted.example');
  const ended = await page.request.delete(`${product.url}/api/sessions`, {
    headers: { origin: product.url },
  });
  expect(await ended.json()).toEqual({ ended: 1 });
  await page.context().addCookies(cookies);
  await expect(page.getByRole('alert').getByText('Your session has ended.')).toBeVisible({ timeout: 45_000 });
  await expectNothingFound(page);
  await logInAgain(page);
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await expect(page).toHaveURL(/\/buy-credits$/);
});

test('a page that is cut off says so by itself, and shows what happened meanwhile once it is back', async ({
  page,
}) => {
  const email = 'jo@interrupted.example';
  await createPeople(product, [{ email, name: 'Jo Reed', plan: 'Tier-1', credits: 20, onboarded: true }]);
  await openAs(page, product, email, '/dashboard');
  const notice = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  const credits = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Credits', exact: true }) });
  await expect(credits).toContainText('20');
  await offline(page, async () => {
    await expect(notice).toBeVisible();
    await expectNothingFound(page);
    await linesheet(product, 'credits', 'grant', email, '15', '--reason', 'for the test');
    await expect(credits).toContainText('20');
  });
  await expect(notice).toBeHidden();
  await expect(credits).toContainText('35');
});

test('a page whose server is gone says so, and no more once it answers again', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
  });
  await typing(page, 'kim');
  const notice = page.getByRole('status').filter({ hasText: 'Linesheet can’t be reached right now.' });
  await offline(page, async () => {
    await expect(notice).toBeHidden();
    await save(page);
    await expect(notice).toBeVisible();
  });
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Address')).toHaveValue(STREET);
});

test('a page whose session has ended stays while its person logs in in another tab, and goes on then', async ({
  page,
  context,
}) => {
  await typing(page, 'dora');
  await context.clearCookies();
  const other = await context.newPage();
  await open(other, product, '/login');
  await fillLogin(other, 'nobody@interrupted.example');
  await expectToast(other, 'Login failed');
  await expect(page.getByLabel('Address')).toHaveValue(STREET);
  await save(page);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await fillLogin(other, 'dora@interrupted.example');
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await expect(page.getByLabel('Address')).toHaveValue(STREET);
  await save(page);
  await expect(page.getByText('Billing information saved')).toBeVisible();
  // Who logs out means all of their pages.
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('without a network nothing is left or lost, and all goes on with it', async ({ page }) => {
  await typing(page, 'ben');
  await offline(page, async () => {
    await save(page);
    const failure = page.locator('[data-toast]').getByText('Network error.');
    await expect(failure).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
    // The page says by itself what is wrong: of what was to be opened it only says that it wasn’t, and that once.
    const notOpened = page.locator('[data-toast]').filter({ hasText: 'Not opened' });
    await page.getByRole('link', { name: 'Change plan' }).click();
    await expect(notOpened).toHaveCount(1);
    await page.getByRole('heading').first().click();
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.getByRole('link', { name: 'Tasks' }).click();
    const shade = (path: string) =>
      page.evaluate(
        `getComputedStyle(document.querySelector('header a[href="${path}"], nav a[href="${path}"]')).color`,
      );
    // The pointer is still on the one, and the other is where they are.
    expect(await shade('/tasks')).not.toBe(await shade('/manage-billing'));
    await page.getByRole('heading').first().hover();
    await expect.poll(() => shade('/tasks')).toBe(await shade('/brands'));
    await expect(page.getByRole('link', { name: 'Tasks' })).not.toHaveAttribute('aria-current');
    await expect(notOpened).toHaveCount(1);
    await expect(failure).toHaveCount(1);
    await expect(page.getByLabel('Address')).toHaveValue(STREET);
  });
  await save(page);
  await expect(page.getByText('Billing information saved')).toBeVisible();
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page).toHaveURL(/\/plan-selection\?change=1$/);
});

test('what a page hasn’t brought when the network goes comes with it again', async ({ page }) => {
  const email = 'cora@interrupted.example';
  await createPeople(product, [{ email, name: 'Cora Lee', plan: 'Tier-1', onboarded: true }]);
  await openAs(page, product, email, '/settings?tab=security');
  const dialog = page.getByRole('dialog', { name: 'Create an API token' });
  const commands = page.getByRole('dialog', { name: 'Commands' });
  const toWait = page.locator('[data-toast]').getByText('What you asked for opens');
  await offline(page, async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(toWait).toBeVisible();
  });
  await expect(commands).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload({ waitUntil: 'networkidle' });
  await offline(page, async () => {
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(toWait).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
  await expect(dialog).toBeVisible();
});

test('a part that is first wanted without a network comes with it, and the rest of its page stays', async ({
  page,
}) => {
  const email = 'finn@interrupted.example';
  await createPeople(product, [{ email, name: 'Finn Hall', plan: 'Tier-1', onboarded: true }]);
  await openAs(page, product, email, '/deals');
  const failure = page.getByText('This part of the page could not be loaded.');
  const retry = page.getByRole('button', { name: 'Try again' });
  await offline(page, async () => {
    await page.getByRole('tab', { name: 'Trust pack' }).click();
    await expect(failure).toBeVisible();
    await retry.click();
    await expect(failure).toBeVisible();
  });
  await page.evaluate('window.isSamePage = true');
  await retry.click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});

test('a page that has only just come is left as little without a network', async ({ page }) => {
  // What comes later than the page itself hasn't come yet.
  await page.route('**/while-in-use*', () => {});
  await createPeople(product, [{ email: 'gil@interrupted.example', name: 'Gil Ode', plan: 'Tier-1' }]);
  await signIn(page, product, 'gil@interrupted.example');
  await openWhole(page, product, '/settings');
  await offline(page, async () => {
    await page.getByRole('link', { name: 'Manage Billing' }).click();
    await expectToast(page, 'Error', 'Network error.');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});

test('while the server is away, though the network is there, nothing is left or lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
  });
  await page.addInitScript(`
    const { addEventListener } = EventSource.prototype;
    EventSource.prototype.addEventListener = function (...given) {
      addEventListener.apply(this, given);
      window.cutLine = () => this.dispatchEvent(new Event('error'));
    };
  `);
  await typing(page, 'ida');
  await offline(page, async () => {
    await page.evaluate('cutLine()');
    await expect(page.getByText('Linesheet can’t be reached right now.')).toBeVisible();
    await page.getByRole('link', { name: 'Change plan' }).click();
    await expectToast(page, 'Not opened');
    await expect(page.getByLabel('Address')).toHaveValue(STREET);
  });
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page).toHaveURL(/\/plan-selection\?change=1$/);
});

test('a server on one’s own machine is there without a network', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await typing(page, 'dan');
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page).toHaveURL(/\/plan-selection\?change=1$/);
});

test('whose session ends while they type in a dialog logs in above it, and loses nothing', async ({
  page,
}) => {
  const email = 'edna@interrupted.example';
  await createPeople(product, [{ email, name: 'Edna Fox', plan: 'Tier-1', onboarded: true }]);
  await openAs(page, product, email, '/settings?tab=security');
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API token' });
  await dialog.getByLabel('Name').fill('Nightly runs');
  await page.context().clearCookies();
  const create = dialog.getByRole('button', { name: 'Create token' });
  await create.click();
  const above = page.getByRole('dialog', { name: 'Log in again' });
  await expect(above).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await create.click();
  await above.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await above.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(above).toBeHidden();
  await expect(dialog.getByLabel('Name')).toHaveValue('Nightly runs');
  await create.click();
  await expect(page.getByRole('dialog', { name: 'Copy your token now' })).toBeVisible();
});
