import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startWorkflowHost, type WorkflowHostStandIn } from '../support/workflow-host.ts';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople, linesheet, type Person, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openWhole } from './support/screens.ts';

const ADDRESS = 'https://flows.workflow.test/hook';
const BRANDS = 8;

let product: Product;
let host: WorkflowHostStandIn;

test.beforeAll(async () => {
  host = await startWorkflowHost();
  product = await startProduct({
    SANDBOX_PRODUCTS: '60',
    CRAWL_RESOLVE: `*.workflow.test=127.0.0.1:${host.port}`,
    WORKFLOW_WEBHOOK_URL: `http://127.0.0.1:${host.port}/operators`,
  });
});
test.afterAll(async () => {
  await product.stop();
  await host.close();
});

/** Signed in, on the dashboard. */
async function open(page: Page, name: string, account: Partial<Person>): Promise<void> {
  const email = `${name}@northlake.test`;
  await createPeople(product, [{ email, name: 'Wanda Walker', ...account }]);
  await signIn(page, product, email);
  await openWhole(page, product, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Tasks & Reminders' })).toBeVisible();
}

const READY = { plan: 'Tier-1', onboarded: true } as const;

/** Brands of the account's own list, none with a way in. */
async function giveBrands(name: string): Promise<void> {
  const file = join(product.dataDirectory, `${name}.csv`);
  const brands = Array.from({ length: BRANDS }, (_, index) => `Northlake Brand ${index + 1}`);
  await writeFile(file, ['Brand', ...brands].join('\n'));
  await linesheet(product, 'import', `${name}@northlake.test`, file, '--marketplace', 'walmart');
}

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

const figure = (page: Page, label: string) =>
  card(page, 'Usage & Analytics').locator('dl > div').filter({ hasText: label }).locator('dd');

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });

const run = (page: Page, bot: string) => page.getByRole('button', { name: `Run ${bot}` }).click();

test('a new account sees samples under their badge, and the setup that is left', async ({ page }) => {
  await open(page, 'nora', { plan: 'Tier-1' });
  await expect(page.getByRole('heading', { name: 'Welcome back, Wanda', level: 1 })).toBeVisible();
  await expect(page.getByText('Entry-Level plan · $99/mo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Billing' }).last()).toHaveAttribute(
    'href',
    '/plan-selection?change=1',
  );

  await expect(card(page, 'Usage & Analytics').getByText('Sample data')).toBeVisible();
  await expect(figure(page, 'Sent today')).toContainText('12');
  await expect(figure(page, 'Remaining this month')).toContainText('88');
  await expect(figure(page, 'Brands')).toContainText('24');
  await expect(figure(page, 'Quota')).toContainText('100');

  const setup = card(page, 'Setup Progress');
  await expect(setup.getByText('0 of 4 steps completed')).toBeVisible();
  await expect(setup.getByRole('link', { name: 'Continue Setup' })).toHaveAttribute(
    'href',
    '/onboarding?step=1',
  );
  await expect(card(page, 'Tasks & Reminders').getByText('Finish your setup')).toBeVisible();
  await expect(card(page, 'Plan & Billing').getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
    'href',
    '/plan-selection?change=1',
  );

  const support = card(page, 'Support & Resources');
  await support.getByRole('link', { name: 'Video Tutorials' }).click();
  await expect(page).toHaveURL(/\/help#video-tutorials$/);
  await page.goBack();
  await support.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('support');
  await page.getByLabel('Name', { exact: true }).fill('Wanda Walker');
  await page.getByLabel('Email', { exact: true }).fill('wanda@northlake.test');
  await page.getByLabel('Message').fill('Where do I find my invoices?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent!')).toBeVisible();
});

test('a setup and a profile that can’t be loaded are named, and nothing goes on loading', async ({
  page,
}) => {
  await open(page, 'orla', READY);
  await openWhole(page, product, '/dashboard');
  for (const asked of ['onboarding', 'profile'])
    await page.route(`**/api/${asked}`, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Onboarding Steps', exact: true }).click();
  await expect(page.getByText(/^Your setup could not be loaded\./)).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByText(/^Your profile could not be loaded\./)).toBeVisible();
});

test('what can’t be loaded says so in its place, with another try', async ({ page }) => {
  await open(page, 'olga', READY);
  // A page that is loaded brings its first answers along: this one asks for them.
  await openWhole(page, product, '/settings');
  const figures = '**/api/dashboard';
  await page.route(figures, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const plan = card(page, 'Plan & Billing');
  await expect(plan.getByText(/^The plan could not be loaded\./)).toBeVisible();
  await expect(plan.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  await expect(page.getByText(/^The dashboard could not be loaded\./)).toBeVisible();
  await expect(page.getByText('Nothing has run yet')).toBeVisible();
  await expectNothingFound(page);
  await page.unroute(figures);
  await plan.getByRole('button', { name: 'Try again' }).click();
  await expect(plan.getByText('Entry-Level')).toBeVisible();
  await expect(card(page, 'Usage & Analytics')).toBeVisible();

  const runs = '**/api/runs?*';
  let asked = 0;
  await page.route(runs, (route) => {
    asked += 1;
    return route.fulfill({ status: 500 });
  });
  await openWhole(page, product, '/settings');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText(/^The runs could not be loaded\./)).toBeVisible();
  await expect(card(page, 'Usage & Analytics')).toBeVisible();
  // Not over and over by itself.
  expect(asked).toBeLessThan(5);
  await page.getByRole('link', { name: 'Source Bot', exact: true }).click();
  // The page before says the same.
  await expect(page.getByRole('heading', { level: 1, name: 'Source Bot' })).toBeVisible();
  await expect(page.getByText(/^The runs could not be loaded\./)).toBeVisible();
  await page.unroute(runs);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No runs yet')).toBeVisible();
});

test('at zero credits the bots say what they need, and the download still works', async ({ page }) => {
  await open(page, 'zelda', READY);
  const launch = card(page, 'Launch Bots');
  await expect(
    launch.getByText('Insufficient credits. You need 0.5 credits to run Source Bot.'),
  ).toBeVisible();
  await expect(
    launch.getByText('Insufficient credits. You need 0.5 credits to run Emailer Bot.'),
  ).toBeVisible();
  await expect(launch.getByRole('button', { name: 'Run Source Bot' })).toBeDisabled();
  await expect(launch.getByRole('button', { name: 'Run Emailer Bot' })).toBeDisabled();
  const buy = launch.getByRole('link', { name: 'Buy credits' });
  await expect(buy).toHaveCount(2);
  await expect(buy.first()).toHaveAttribute('href', '/buy-credits');
  await expect(card(page, 'Credits').getByRole('alert')).toContainText('You have no credits left.');
  await expect(card(page, 'Tasks & Reminders').getByText('You are out of credits')).toBeVisible();

  await launch.getByRole('button', { name: 'Download Keepa' }).click();
  const start = page.getByRole('dialog').getByRole('button', { name: 'Start download' });
  await expect(start).toBeEnabled();
  await start.dblclick();
  await expect(toast(page, 'Keepa download started')).toBeVisible();
  await expect(toast(page, 'Failed to start')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expect(page.getByText(/^Keepa download completed · Rows processed: \d+$/).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(figure(page, 'Brands')).not.toContainText('24');
  await expect(page.getByText('Sample data')).toHaveCount(0);
});

for (const [name, person, setting] of [
  ['kim', READY, 0],
  ['rita', { ...READY, admin: true }, 1],
] as const) {
  test(`a key that Keepa refuses is named as ${name}’s own, with the way to it${setting ? ', and the setting as well to who runs Linesheet' : ''}`, async ({
    page,
  }) => {
    await open(page, name, person);
    const keepa = (faults: object) =>
      fetch(`${product.sandboxUrl}/sandbox/faults.json`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ keepa: faults }),
      });
    // Saved while nobody could check it.
    await keepa({ refuse: 503 });
    const saved = await page.request.put(`${product.url}/api/onboarding/steps/2`, {
      headers: { origin: product.url },
      data: { completed: true, keepaApiKey: 'invalid-key-0123456789' },
    });
    await keepa({ refuse: false });
    expect(saved.ok()).toBe(true);
    await page.getByRole('button', { name: 'Download Keepa' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Check your Keepa key in onboarding step 2.');
    await expect(dialog.getByText(/KEEPA_API_KEY/)).toHaveCount(setting);
    await dialog.getByRole('link', { name: 'onboarding step 2' }).click();
    await expect(page).toHaveURL(`${product.url}/onboarding?step=2`);
  });
}

test('a balance that went elsewhere meanwhile is told by the server, in the same words', async ({ page }) => {
  await open(page, 'otto', { ...READY, credits: 0.5 });
  await giveBrands('otto');
  host.behave({ json: { status: 'ok', rowsProcessed: 1 } });
  await page.request.put(`${product.url}/api/workflow-host`, {
    headers: { origin: product.url },
    data: { host: 'operator' },
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Run Emailer Bot' })).toBeEnabled();
  // Another tab spends it: this one hears nothing of it and still believes in half a credit.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  const runs = `${product.url}/api/runs`;
  const started = await page.request.post(runs, {
    headers: { origin: product.url },
    data: { bot: 'source-bot' },
  });
  const { id } = (await started.json()) as { id: string };
  await expect
    .poll(async () => ((await (await page.request.get(`${runs}/${id}`)).json()) as { state: string }).state)
    .toBe('finished');
  await run(page, 'Emailer Bot');
  await expect(toast(page, 'Insufficient credits. You need 0.5 credits to run Emailer Bot.')).toBeVisible();
});

test('what the next run would cost can be asked again where it could not be found out', async ({ page }) => {
  await open(page, 'paula', { ...READY, credits: 10 });
  await openWhole(page, product, '/settings');
  // The first page of all brings them along.
  const plans = '**/api/run-plans/**';
  await page.route(plans, (route) => route.abort());
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const launch = card(page, 'Launch Bots');
  const failures = launch.getByText(/^The cost could not be determined\./);
  await expect(failures).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Run Source Bot' })).toBeEnabled();
  await expectNothingFound(page);
  await page.unroute(plans);
  await launch.getByRole('button', { name: 'Try again' }).first().click();
  await expect(failures).toHaveCount(1);
  await launch.getByRole('button', { name: 'Try again' }).click();
  await expect(failures).toHaveCount(0);
});

test('a workflow host is named in the settings, and believed as the catalogue says', async ({ page }) => {
  await open(page, 'willa', { ...READY, credits: 10 });
  await giveBrands('willa');

  await page.goto(`${product.url}/settings?tab=security`);
  await page.getByLabel('A workflow host of your own').check();
  const address = page.getByLabel('Address of your workflow host');
  const save = page.getByRole('region', { name: 'Workflow host' }).getByRole('button', { name: 'Save' });
  await address.fill('http://flows.workflow.test/hook');
  await save.click();
  await expect(page.getByText('Please enter an https address')).toBeVisible();
  await address.fill('https://n8n.internal/hook');
  await save.click();
  await expect(page.getByText('n8n.internal is no public name')).toBeVisible();
  await address.fill(ADDRESS);
  await save.click();
  const secret = page.getByRole('dialog', { name: 'Copy your signing secret now' });
  await expect(secret.getByText(/^lswf_/)).toBeVisible();
  await secret.getByRole('button', { name: 'Done' }).click();

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByText(/^flows\.workflow\.test does it, for at most 4 credits\./)).toBeVisible();
  for (const bot of ['Source Bot', 'Emailer Bot']) {
    host.behave({ status: 500, text: 'Internal Server Error' });
    await run(page, bot);
    await expect(toast(page, `Failed to start ${bot}. No credits deducted.`)).toBeVisible();

    host.behave({ json: { status: 'queued', rowsProcessed: 3 } });
    await run(page, bot);
    await expect(
      toast(page, `${bot} completed but returned unexpected status. No credits deducted.`),
    ).toBeVisible();

    host.behave({ json: { status: 'ok', rowsProcessed: 0 } });
    await run(page, bot);
    await expect(toast(page, `${bot} completed · Rows processed: 0 · No credits deducted`)).toBeVisible();
  }

  host.behave({ json: { status: 'ok', rowsProcessed: 5 } });
  await run(page, 'Source Bot');
  await expect(
    toast(page, 'Source Bot completed · Rows processed: 5 · Credits deducted: 2.5 · Credits remaining: 7.5'),
  ).toBeVisible();
  await expect(card(page, 'Credits').getByText('7.5', { exact: true })).toBeVisible();

  host.behave({ status: 503, text: '' });
  await page.getByRole('button', { name: 'Download Keepa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start download' }).click();
  await expect(toast(page, 'Failed to start Keepa download. Please try again.')).toBeVisible();

  await page.goto(`${product.url}/source-bot`);
  const outcome = '5 of 8 rows processed · 2.5 credits';
  await expect(page.getByRole('listitem').filter({ hasText: outcome })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Source Bot, last run' })).toContainText(outcome);
});

test('a program starts a bot with a token from the settings', async ({ page }) => {
  await open(page, 'tessa', { ...READY, credits: 10 });
  await page.goto(`${product.url}/settings?tab=security`);
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Night shift');
  await dialog.getByLabel('Start, pause and stop runs').check();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await dialog.locator('code').textContent();
  const trigger = (body: object) =>
    fetch(`${product.url}/api/automation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await trigger({ trigger: 'run-source-bot' });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', rowsProcessed: 0 }]);
  expect((await trigger({ trigger: 'run-everything' })).status).toBe(400);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dashboard and the settings of a workflow host can be used by everybody, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, `axel-${colorScheme}`, { ...READY, credits: 10 });
    await giveBrands(`axel-${colorScheme}`);
    await expectNothingFound(page);
    await run(page, 'Source Bot');
    // Brands that nobody knows are looked for under guessed names, too.
    await expect(page.getByRole('article', { name: 'Source Bot, last run' })).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('group', { name: /Arrow keys/ }).focus();
    await page.keyboard.press('End');
    await page.getByText('90 days', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'The last 90 days' }).getByRole('row')).toHaveCount(91);
    await page.goto(`${product.url}/settings?tab=security`);
    await page.getByLabel('A workflow host of your own').check();
    await expectNothingFound(page);
  });
}
