import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingFoundInEitherTheme } from './support/accessible.ts';
import { createPeople, linesheet } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, open, openAs } from './support/screens.ts';

const AFFORDED = 6;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '120' });
});
test.afterAll(() => product.stop());

async function person(name: string, credits: number): Promise<string> {
  const email = `${name}@northlake.test`;
  await createPeople(product, [{ email, name: 'Wanda Walker', plan: 'Tier-1', onboarded: true, credits }]);
  return email;
}

/** Brands of a list of one's own, each with its address where it has one. */
async function giveBrands(email: string, brands: string[]): Promise<void> {
  const file = join(product.dataDirectory, `${email}.csv`);
  await writeFile(file, ['Brand,Email', ...brands].join('\n'));
  await linesheet(product, 'import', email, file, '--marketplace', 'walmart');
}

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

const figure = (page: Page, label: string) =>
  section(page, 'Next run').locator('dl > div').filter({ hasText: label }).locator('dd');

test('with nothing to do a bot says what comes first, and for a program it ends at once and costs nothing', async ({
  page,
}) => {
  const email = await person('nils', 10);
  await openAs(page, product, email, '/dashboard');
  const launch = section(page, 'Launch Bots');
  for (const [bot, reason, first] of [
    ['Source Bot', 'No brands waiting to be looked up.', 'Download or import products'],
    ['Emailer Bot', 'No brands waiting for an inquiry.', 'Find brands with the Source Bot'],
  ] as const) {
    await expect(launch.getByText(reason)).toBeVisible();
    await expect(launch.getByRole('link', { name: first })).toBeVisible();
    await expect(launch.getByRole('button', { name: `Run ${bot}` })).toBeDisabled();
  }
  // A page that doesn't know yet that somebody took them all away.
  const started = await page.request.post(`${product.url}/api/runs`, {
    headers: { origin: product.url },
    data: { bot: 'source-bot' },
  });
  expect([started.status(), await started.json()]).toMatchObject([409, { code: 'nothing_to_do' }]);
  await expect(page.getByText('Nothing has run yet')).toBeVisible();

  const { token } = JSON.parse(
    await linesheet(product, 'token', 'create', email, '--name', 'Cron', '--scope', 'runs', '--json'),
  ) as { token: string };
  for (const [bot, trigger] of [
    ['Source Bot', 'run-source-bot'],
    ['Emailer Bot', 'run-emailer-bot'],
  ]) {
    const answer = await page.request.post(`${product.url}/api/automation`, {
      headers: { authorization: `Bearer ${token}` },
      data: { trigger },
    });
    expect(await answer.json()).toEqual({ status: 'ok', rowsProcessed: 0 });
    await expectToast(page, `${bot} completed · Rows processed: 0 · No credits deducted`);
  }
  await expect(page.getByRole('article', { name: 'Source Bot, last run' })).toContainText(
    'Nothing to do · No credits deducted',
  );
  await giveBrands(email, ['Northlake Brand 1,']);
  await expect(launch.getByRole('button', { name: 'Run Source Bot' })).toBeEnabled({ timeout: 10_000 });
});

test('a run that was stopped says how far it came, and lists apart what it never began', async ({ page }) => {
  const email = await person('stan', AFFORDED / 2);
  await linesheet(product, 'run', email, 'keepa-download', '--wait');
  await openAs(page, product, email, '/source-bot');
  await page.getByRole('button', { name: 'Run Source Bot' }).click();
  const live = page.getByRole('article', { name: 'Source Bot, live' });
  await expect(
    live.getByText(/^Out of credits with \d+ rows left\. It continues after a top-up\./),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(live.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/buy-credits');
  await expect(section(page, 'Results').getByRole('heading', { name: 'Results' })).toHaveText(
    /^Results \d+ of \d+$/,
  );
  await live.getByRole('button', { name: 'Stop Source Bot' }).click();

  const ended = page.getByRole('article', { name: 'Source Bot, last run' });
  await expect(ended).toContainText(/Stopped after \d+ of \d+, 6 with a way in · 3 credits/);
  await expect(ended).toContainText(/Started \d\d:\d\d, ended \d\d:\d\d/);
  const [, done = '', total = ''] = /after (\d+) of (\d+)/.exec((await ended.textContent()) ?? '') ?? [];
  await expect(page.getByRole('link', { name: /^Started/ })).toContainText(
    `Stopped after ${done} of ${total}, 6`,
  );
  const results = section(page, 'Results');
  await expect(results.getByRole('heading', { name: 'Results' })).toHaveText(`Results ${done}`);
  const rows = results.getByRole('row');
  await expect(rows.nth(1)).not.toContainText('Not done');

  await results.getByRole('button', { name: 'Not done' }).click();
  const untouched = Number(total) - Number(done);
  await expect(results.getByRole('heading', { name: 'Results' })).toHaveText(`Results ${untouched}`);
  await expect(rows.nth(1)).toContainText('Not done');
  await expect(rows.nth(1).getByRole('cell').last()).toHaveText('–');
  await results.getByRole('button', { name: 'No way in' }).click();
  await expect(results.getByRole('heading', { name: 'Results' })).toHaveText(
    `Results ${Number(done) - AFFORDED}`,
  );

  await expect(figure(page, 'Brands waiting')).not.toHaveText('0');
  await expect(figure(page, 'In the next run')).toHaveText('0');
  await expect(figure(page, 'Credits, at most')).toHaveText('0');
  const next = section(page, 'Next run');
  await expect(next.getByRole('button', { name: 'Run Source Bot' })).toBeDisabled();
  await expect(next).toContainText(
    'Insufficient credits. You need 0.5 credits to run Source Bot. Buy credits',
  );
  await expectNothingFoundInEitherTheme(page, '#content');
});

test('a brand is looked up, and written to, from its own page', async ({ page }) => {
  const email = await person('bea', 10);
  await giveBrands(email, ['Unheard Of,', 'Fjordling,buying@fjordling.sandbox.test']);
  await openAs(page, product, email, '/brands');
  await page.getByRole('link', { name: 'Unheard Of' }).click();
  const wayIn = section(page, 'Way in');
  await wayIn.getByRole('button', { name: 'Find contacts' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 brand to look up, for at most 0.5 credits.');
  await expectNothingFoundInEitherTheme(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Run Source Bot' }).click();
  await expect(page).toHaveURL(/\/source-bot\?run=/);
  await expect(page.getByRole('article', { name: 'Source Bot, last run' })).toContainText(
    '1 looked up, none with a way in · No credits deducted',
    // A brand that nobody knows is looked for under guessed names, too.
    { timeout: 60_000 },
  );
  const firstRun = page.url().slice(product.url.length);

  await open(page, product, '/brands');
  await page.getByRole('link', { name: 'Unheard Of' }).click();
  await wayIn.getByRole('button', { name: 'Look it up again' }).click();
  await expect(dialog).toContainText('1 brand to look up, for at most 0.5 credits. It was looked up before.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await open(page, product, '/brands');
  await page.getByRole('link', { name: 'Fjordling' }).click();
  await section(page, 'Conversation').getByRole('button', { name: 'Write to them' }).click();
  await expect(dialog).toContainText('1 brand to write to, for at most 0.5 credits.');
  await dialog.getByRole('button', { name: 'Run Emailer Bot' }).click();
  await expect(page).toHaveURL(/\/emailer-bot\?run=/);
  await expect(page.getByRole('article', { name: 'Emailer Bot, last run' })).toContainText(/1 done, /, {
    timeout: 60_000,
  });

  await giveBrands(email, ['Never Heard Of,']);
  await open(page, product, firstRun);
  await section(page, 'Next run').getByRole('button', { name: 'Run Source Bot' }).click();
  // The old one is left for the new one.
  await expect(page).toHaveURL(/\/source-bot$/);
  await expect(page.getByRole('link', { name: /^Started/ })).toHaveCount(2);
});
