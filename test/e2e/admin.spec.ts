import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople, signIn as signInAs, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectNothingMoved, unwatchShifts, watchShifts } from './support/shifts.ts';
import { subscribe } from './support/subscribe.ts';

const CLI = join(import.meta.dirname, '../../src/main/cli.ts');
const PASSWORD = 'Passw0rd!x';
const ROOT = 'rita@linesheet.sandbox.test';
const ANN = 'ann@shop.sandbox.test';

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '200' });
  const person = ['--password', PASSWORD, '--onboarded', '--plan', 'Tier-2'];
  await commandLine('user', 'create', ROOT, ...person, '--name', 'Rita Root');
  await commandLine('user', 'create', ANN, ...person, '--name', 'Ann Miller', '--credits', '20');
  await commandLine('admin', 'grant', ROOT);
});
test.afterAll(() => product.stop());

const commandLine = (...words: string[]) =>
  promisify(execFile)(process.execPath, [CLI, ...words], {
    env: { ...process.env, LINESHEET_DATA: product.dataDirectory, PORT: new URL(product.url).port },
  });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function openAdmin(page: Page, section = ''): Promise<void> {
  await page.goto(`${product.url}/admin${section}`);
  await expect(page.getByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();
}

test('without the role the page says so, and shows and asks for nothing of the system', async ({ page }) => {
  await signIn(page, ANN);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/admin') && asked.push(request.url()));
  for (const section of ['', '/people', '/logs']) {
    await openAdmin(page, section);
    await expect(page.getByText('You need the administrator role for this page')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run Backup' })).toBeHidden();
  }
  expect(asked).toEqual([]);
});

test('each button opens its section', async ({ page }) => {
  await signInOnce(page, product, ROOT);
  await openAdmin(page);
  for (const label of ['People', 'Monthly revenue', 'Emails sent today', 'Bots running'])
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'System alerts' })).toBeVisible();
  for (const name of ['CPU', 'Memory', 'Disk'])
    await expect(page.getByRole('progressbar', { name })).toBeVisible();

  for (const [button, address, inNavigation] of [
    ['Manage Users', '/admin/people', 'People'],
    ['Database Management', '/admin/database', 'Database'],
    ['Server Configuration', '/admin/server', 'Server'],
    ['Security Settings', '/admin/security', 'Security'],
    ['System Logs', '/admin/logs', 'Logs'],
    ['Global Settings', '/admin/global-settings', 'Global settings'],
    ['System Settings', '/admin/system', 'System settings'],
  ] as const) {
    await openAdmin(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(product.url + address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: inNavigation });
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves while the figures of a section come in, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await signInAs(page, product, ROOT);
    await page.setViewportSize(viewport);
    await watchShifts(page);
    for (const section of ['', '/inquiries', '/database', '/security', '/backups']) {
      await openAdmin(page, section);
      await expectNothingMoved(page);
    }
    await unwatchShifts(page);
  });
}

test('a schedule for backups is shown as chosen in the moment of the click', async ({ page }) => {
  await signInOnce(page, product, ROOT);
  await openAdmin(page, '/backups');
  const mondays = page.getByRole('radio', { name: 'Mondays' });
  await expect(mondays).toBeAttached();
  const isChosen = await mondays.evaluate((radio: { click(): void; checked?: boolean }) => {
    radio.click();
    return radio.checked;
  });
  expect(isChosen).toBe(true);
  await expect(page.getByText('Schedule saved')).toBeVisible();
  await expect(mondays).toBeChecked();
});

test('the audit log names a backup by its time, and security leads to where two-factor is set up', async ({
  page,
}) => {
  await signInOnce(page, product, ROOT);
  await openAdmin(page);
  // Who leaves the page at once takes back what was asked on it.
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('backups'),
  );
  await page.getByRole('button', { name: 'Run Backup' }).click();
  await asked;
  await expect(async () => {
    await openAdmin(page, '/audit?action=backup.asked');
    await expect(page.getByRole('cell', { name: /^The backup of \w+ \d+, \d{4}, \d\d:\d\d$/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await openAdmin(page, '/security');
  await page.getByRole('link', { name: 'Set it up in Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Two-Factor Authentication' })).toBeVisible();
});

test('a backup schedule that can’t be loaded says so in its place, with another try', async ({ page }) => {
  await signInOnce(page, product, ROOT);
  await openAdmin(page);
  const backups = '**/api/admin/backups';
  await page.route(backups, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'System Settings', exact: true }).click();
  await expect(page.getByText(/^The backup schedule could not be loaded\./)).toBeVisible();
  await page.unroute(backups);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Backup schedule' })).toBeVisible();
});

test('finds a person, gives credits after the password, suspends and lifts it, and reads all of it in the audit log', async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, ANN);
  await signIn(page, ROOT);
  await openAdmin(page, '/people');
  await page.getByRole('searchbox').fill('ann mill');
  await expect(page).toHaveURL(/search=ann\+mill/);
  await page.getByRole('link', { name: 'Ann Miller' }).click();
  await expect(page.getByRole('heading', { name: 'Ann Miller' })).toBeVisible();

  await page.getByRole('button', { name: 'Grant credits' }).click();
  const grant = page.getByRole('dialog', { name: 'Grant credits' });
  await grant.getByRole('button', { name: 'Grant credits' }).click();
  await expect(grant.getByText('Please enter a number')).toBeVisible();
  await expect(grant.getByText('Please say why')).toBeVisible();
  await grant.getByLabel('Credits').fill('12.5');
  await grant.getByLabel('Reason').fill('An apology');
  await grant.getByRole('button', { name: 'Grant credits' }).click();
  const password = page.getByRole('dialog', { name: 'Enter your password again' });
  await password.getByLabel('Password', { exact: true }).fill('wrong');
  await password.getByRole('button', { name: 'Confirm' }).click();
  await expect(password.getByText('That is not your password.')).toBeVisible();
  await password.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Ann Miller has the credits')).toBeVisible();
  await expect(page.getByRole('cell', { name: '+12.5' })).toBeVisible();

  // Within ten minutes it isn't asked for again.
  await page.getByRole('button', { name: 'Set plan' }).click();
  await page.getByRole('dialog').getByLabel('Plan').selectOption('Tier-3');
  await page.getByRole('dialog').getByRole('button', { name: 'Set plan' }).click();
  await expect(page.getByText('Premium (Tier-3)')).toBeVisible();
  await expect(page.getByText('Ann Miller has the plan Premium now')).toBeVisible();

  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked to');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/^Suspended since/)).toBeVisible();
  await elsewhere.goto(`${product.url}/dashboard`);
  await expect(elsewhere).toHaveURL(`${product.url}/`);
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByText('Ann Miller can sign in again')).toBeVisible();
  await signIn(elsewhere, ANN);

  await openAdmin(page, '/audit?search=apology');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(
    /Granted credits.*20.*32\.5.*An apology.*ann@shop/,
  );

  await openAdmin(page, `/people?search=${encodeURIComponent(ROOT)}`);
  await page.getByRole('link', { name: 'Rita Root' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await expect(page.getByText('You can’t suspend your own account.')).toBeVisible();
  await elsewhere.context().close();
});

test('who takes the plan from somebody who pays is told that the subscription is cancelled with it', async ({
  page,
  browser,
}) => {
  const email = 'payer@shop.example';
  await createPeople(product, [{ email, name: 'Paula Payer', plan: 'none', onboarded: true }]);
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, product, email);
  await theirs.goto(`${product.url}/plan-selection`);
  const paid = await subscribe(theirs, context, 'Scalable');

  await signIn(page, ROOT);
  // The provider tells of the subscription a moment after the plan is active.
  await expect(async () => {
    await openAdmin(page, '/people?search=payer');
    await page.getByRole('link', { name: 'Paula Payer' }).click();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText(/^Their subscription goes on, .+ to end the \$499\/mo\.$/)).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Set plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set plan' });
  await dialog.getByLabel('Plan').selectOption('none');
  await expect(dialog.getByText(/^Their subscription of \$499\/mo is cancelled .+ at once\./)).toBeVisible();
  await expectNothingFound(page);
  await dialog.getByRole('button', { name: 'Set plan' }).click();
  const password = page.getByRole('dialog', { name: 'Enter your password again' });
  await password.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('$499/mo, canceled', { exact: true })).toBeVisible();

  await paid.goto(`${product.url}/dashboard`);
  await expect(paid).toHaveURL(`${product.url}/plan-selection`);
  await expect(paid.getByRole('button', { name: 'Pick Plan' }).first()).toBeEnabled();
  await context.close();
});

test('an admin can’t leave Linesheet without one', async ({ page }) => {
  await signIn(page, ROOT);
  await openAdmin(page, '/people?group=admins');
  await page.getByRole('link', { name: 'Rita Root' }).click();
  await page.getByRole('button', { name: 'Remove as admin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove as admin' }).click();
  const password = page.getByRole('dialog', { name: 'Enter your password again' });
  await password.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await password.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You are the only admin. Make somebody else one first.')).toBeVisible();
});

test('an announcement stands on top of every signed-in page until it is dismissed', async ({
  page,
  browser,
}) => {
  await signInOnce(page, product, ROOT);
  await openAdmin(page, '/global-settings');
  await page.getByLabel('What everybody who is signed in should know').fill('Maintenance on Sunday');
  await page.getByLabel('Tone').selectOption('warning');
  await page.getByRole('button', { name: 'Publish' }).click();
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await expect(announcement.first()).toContainText('Maintenance on Sunday');
  // Who can't see it come is told.
  await expect(page.locator('[aria-live="polite"]').filter({ has: announcement })).toBeAttached();

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, ANN);
  const seen = elsewhere.getByRole('region', { name: 'Announcement' });
  await expect(seen).toContainText('Maintenance on Sunday');
  await elsewhere.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(seen).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(seen).toBeHidden();
  await elsewhere.context().close();
  await page.getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByRole('button', { name: 'Take down' })).toBeHidden();
});

test('a long address in an announcement breaks on a phone, where it is shown and where it is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInOnce(page, product, ROOT);
  await openAdmin(page, '/global-settings');
  const address = `https://status.example/${'maintenance-'.repeat(12)}`;
  await page.getByLabel('What everybody who is signed in should know').fill(address);
  await page.getByRole('button', { name: 'Publish' }).click();
  for (const section of ['/global-settings', '/audit']) {
    await openAdmin(page, section);
    const shown = page.getByRole('main').getByText(address).first();
    await expect(shown).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect((await shown.boundingBox())?.width).toBeLessThan(390);
  }
  await openAdmin(page, '/global-settings');
  await page.getByRole('button', { name: 'Take down' }).click();
});

test('sign-up is off until it is switched on again', async ({ page, browser }) => {
  await signInOnce(page, product, ROOT);
  await openAdmin(page, '/global-settings');
  await page.getByRole('switch', { name: 'Sign-up' }).click();
  await expect(page.getByRole('switch', { name: 'Sign-up' })).not.toBeChecked();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${product.url}/signup`);
  await visitor.getByLabel('Full Name').fill('Nora New');
  await visitor.getByLabel('Email', { exact: true }).fill('nora@shop.sandbox.test');
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(
    visitor.getByText('Account registration is currently disabled. Please contact support.'),
  ).toBeVisible();
  await visitor.context().close();
  await page.getByRole('switch', { name: 'Sign-up' }).click();
  await expect(page.getByRole('switch', { name: 'Sign-up' })).toBeChecked();
});

test('with sending off a started Emailer run waits and no mail leaves, until it is on again', async ({
  page,
  browser,
}) => {
  const list = join(product.dataDirectory, 'brands.csv');
  const brands = Array.from({ length: 12 }, (_, at) => `Brand ${at},wholesale@brand-${at}.sandbox.test`);
  await writeFile(list, ['Supplier,Email', ...brands].join('\n'));
  await commandLine('import', ANN, list, '--marketplace', 'amazon');
  const mailsFromAnn = async () => {
    const answer = await fetch(`${product.sandboxUrl}/sandbox/mailbox.json`);
    return ((await answer.json()) as { from: string }[]).filter(({ from }) => from.includes(ANN)).length;
  };

  await signInOnce(page, product, ROOT);
  await openAdmin(page, '/global-settings');
  await page.getByRole('switch', { name: 'Sending' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch sending off' }).click();
  await expect(page.getByRole('switch', { name: 'Sending' })).not.toBeChecked();

  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, ANN);
  await owner.goto(`${product.url}/dashboard`);
  await expect(owner.getByText(/^Sending is paused for everybody at the moment\./)).toBeVisible();
  await owner.goto(`${product.url}/emailer-bot`);
  await owner.getByRole('button', { name: 'Run Emailer Bot' }).click();
  await expect(owner.getByText(/^Sending is paused for everybody at the moment\./)).toBeVisible();
  await expect(owner.getByText('No results yet.')).toBeVisible();
  await expect(page.getByText('Off: no inquiries leave. 1 Emailer run waits.')).toBeVisible({
    timeout: 20_000,
  });
  expect(await mailsFromAnn()).toBe(0);

  await page.getByRole('switch', { name: 'Sending' }).click();
  await expect(owner.getByText(/^Emailer Bot completed · Rows processed: 12/).first()).toBeVisible({
    timeout: 30_000,
  });
  expect(await mailsFromAnn()).toBe(12);
  await owner.context().close();
});
