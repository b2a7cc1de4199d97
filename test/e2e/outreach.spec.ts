import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople, linesheet } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, open, openAs } from './support/screens.ts';

const ANN = 'ann@outreach.example';
const BRANDS = [
  ['Nordkap Home', 'https://nordkap-home.sandbox.test', 'wholesale@nordkap-home.sandbox.test'],
  ['Fjell Outdoor', 'https://fjell.sandbox.test', 'hello@fjell.sandbox.test'],
  ['Maple & Birch', 'https://maplebirch.ca', 'trade@maplebirch.sandbox.test'],
];

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: ANN, name: 'Ann Miller', plan: 'Tier-2', onboarded: true, credits: 50 },
  ]);
  await bring('first.csv', BRANDS);
  await linesheet(product, 'run', ANN, 'emailer-bot', '--wait');
});
test.afterAll(() => product.stop());

async function bring(name: string, brands: string[][]): Promise<void> {
  const file = join(product.dataDirectory, name);
  await writeFile(file, ['Brand,Website,Email', ...brands.map((brand) => brand.join(','))].join('\n'));
  await linesheet(product, 'import', ANN, file, '--marketplace', 'amazon');
}

interface Mail {
  subject: string;
  text: string;
  headers: Record<string, string>;
}
const mailsTo = async (email: string): Promise<Mail[]> => {
  const address = `${product.sandboxUrl}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`;
  return (await (await fetch(address)).json()) as Mail[];
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const segment = (page: Page, name: RegExp) => page.locator('label').filter({ hasText: name }).click();
const brandLine = (page: Page, brand: string) => page.getByRole('listitem').filter({ hasText: brand });

test('a template gets new words, shown with a real brand, and what can’t be filled is said', async ({
  page,
}) => {
  await openAs(page, product, ANN, '/outreach');
  const shownAs = (name: string) => page.getByRole('radio', { name, exact: true });
  await page.getByRole('button', { name: 'New template' }).click();
  await expect(shownAs('First inquiry')).toBeChecked();
  await page.getByRole('button', { name: /^Follow-up 1/ }).click();
  await expect(shownAs('Follow-up')).toBeChecked();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('one of your brands');
  await expect(preview).toContainText(/^As it would read to .*Re: Wholesale account with/);

  const text = page.getByLabel('Text');
  await text.fill('Hi [Brand Name] team,\n\nDid my note on [Season] reach you?\n\n');
  await page.getByRole('button', { name: '[Sender Signature]' }).click();
  await expect(text).toHaveValue(/\[Sender Signature\]$/);
  await expect(page.getByText('Nothing can be filled in for [Season]')).toBeVisible();
  await text.fill('Hi [Brand Name] team,\n\nDid my note reach you?\n\n[Sender Signature]');
  await expect(preview).toContainText('Did my note reach you?');
  await expect(page.getByText('Nothing can be filled in for')).toBeHidden();

  // What isn't saved yet stays while another is looked at, and over a reload.
  await page.getByRole('button', { name: /^Follow-up 2/ }).click();
  await expect(text).not.toHaveValue(/Did my note reach you/);
  await page.getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page).toHaveURL(/\/insights$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Follow-up 1/ })).toContainText('Not saved');
  await page.getByRole('button', { name: /^Follow-up 1/ }).click();
  await expect(text).toHaveValue(/Did my note reach you/);
  // It would go with the tab: then the browser asks.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByRole('button', { name: /^Follow-up 1/ }).click();
  await expect(text).toHaveValue(/Did my note reach you/);
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expectToast(page, 'Template saved');
  await expect(page.getByRole('button', { name: /^Follow-up 1/ })).toContainText('Version 2');
  await page.getByText('Earlier versions').click();
  await expect(page.getByText('Version 1', { exact: false }).last()).toBeVisible();

  // Who logs out leaves nothing of it behind.
  await text.fill('Nothing for others to read');
  const kept = () => page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))");
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await kept()).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('two who change a template at once are told, and the words of both are kept', async ({
  page,
  context,
}) => {
  await openAs(page, product, ANN, '/outreach');
  const other = await context.newPage();
  await open(other, product, '/outreach');
  const edit = async (where: Page, body: string) => {
    await where.getByRole('button', { name: /^Follow-up 3/ }).click();
    await where.getByLabel('Text').fill(body);
  };
  const save = (where: Page) => where.getByRole('button', { name: 'Save as a new version' }).click();
  await edit(page, 'Mine, [Brand Name]');
  await edit(other, 'Theirs, [Brand Name]');
  await save(other);
  await expectToast(other, 'Template saved');
  await save(page);
  await expectToast(page, 'Not saved', 'This template was changed meanwhile');
  const notice = page.getByRole('status').filter({ hasText: 'version 2 is its newest' });
  await expect(notice).toBeVisible();
  await expectNothingFound(page);
  await expect(page.getByLabel('Text')).toHaveValue('Mine, [Brand Name]');
  await save(page);
  await expectToast(page, 'Template saved');
  await expect(notice).toBeHidden();
  await page.getByText('Earlier versions').click();
  const earlier = page.getByRole('listitem').filter({ hasText: 'Use this version' });
  await expect(earlier.filter({ hasText: 'Version 2' })).toContainText('Theirs, [Brand Name]');
  await expect(page.getByRole('button', { name: /^Follow-up 3/ })).toContainText('Version 3');

  await edit(other, 'Theirs again, [Brand Name]');
  await save(other);
  await other.getByRole('button', { name: 'Discard mine and show version 3' }).click();
  await expect(other.getByLabel('Text')).toHaveValue('Mine, [Brand Name]');
});

test('a follow-up that is scheduled is read, changed and sent now, in the thread of the first mail', async ({
  page,
}) => {
  await openAs(page, product, ANN, '/outreach?tab=waiting');
  // What asks for the person's word stands open before what goes by itself.
  await expect(brandLine(page, 'Maple & Birch')).toContainText('Canada');
  await segment(page, /^For approval 0/);
  await expect(page.getByText('Nothing waits for your approval')).toBeVisible();
  await segment(page, /^Scheduled 2/);
  const line = brandLine(page, 'Nordkap Home');
  await line.getByRole('button', { name: 'Read it' }).click();
  await expect(line).toContainText('Did my note reach you?');
  await line.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Text').fill('Hi, this is in my own words.');
  await page.getByRole('button', { name: 'Save text' }).click();
  await expectToast(page, 'Saved; it still waits');
  await expect(line).toContainText('in my own words');
  await line.getByRole('button', { name: 'Send now' }).click();
  await expectToast(page, '1 email on the way');

  const [, , to = ''] = BRANDS[0] ?? [];
  await expect.poll(async () => (await mailsTo(to)).length, { timeout: 20_000 }).toBe(2);
  const [followUp, first] = await mailsTo(to);
  expect(followUp?.subject).toBe(`Re: ${first?.subject}`);
  expect(followUp?.text).toMatch(/^Hi, this is in my own words\./);
  const header = (mail: Mail | undefined, name: string) =>
    Object.entries(mail?.headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  expect(header(followUp, 'in-reply-to')).toBe(header(first, 'message-id'));
  // One click, without a cookie; a look at the link changes nothing.
  const link = /<(.+)>/.exec(header(followUp, 'list-unsubscribe'))?.[1] ?? '';
  expect(await (await fetch(link)).text()).toContain('will no longer write to');
  await page.goto(`${product.url}/outreach?tab=sequences`);
  await expect(page.getByText('2 under way · 0 answered · 0 stopped')).toBeVisible();
  const clicked = await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(clicked.status).toBe(200);
  await page.reload();
  await expect(page.getByText('1 under way · 0 answered · 1 stopped')).toBeVisible();
});

test('mails to Canada wait for a ground, and first inquiries for approval where that is asked for', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAs(page, product, ANN, '/outreach?tab=sequences');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  // What stands elsewhere in the sequence would go to a brand twice, and "my first note" as the first one.
  await expect(page.getByText('To compare one with another, add that under Templates first.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an email' }).click();
  await expect(page.getByText('Email 4 has the same words: a brand would get them twice.')).toBeVisible();
  await expect(page.getByLabel('Day of the call')).toHaveValue('26');
  await expect(page.getByRole('button', { name: 'Save sequence' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove email 5' }).click();
  await expect(page.getByText('has the same words')).toHaveCount(0);
  const headers = { origin: product.url };
  const data = { name: 'Another first inquiry', subject: null, body: 'Hi [Brand Name] team, may we?' };
  const added = await page.request.post(`${product.url}/api/templates`, { headers, data });
  expect(added.ok(), await added.text()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: /^Each/ }).check();
  await page.getByRole('button', { name: 'Compare with another template' }).first().click();
  await expect(page.getByLabel('Other template of email 1').getByRole('option')).toHaveText([
    'Another first inquiry',
  ]);
  await page.getByLabel('Day of email 2').fill('0');
  await expect(page.getByText('Each step comes at least a day after')).toBeVisible();
  await expect(page.getByLabel('Day of email 2')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Day of email 2').fill('5');
  await page.getByRole('button', { name: 'End the comparison of email 1' }).click();
  await page.getByRole('button', { name: 'Save sequence' }).click();
  await expectToast(page, 'Sequence saved');
  await expect(page.getByText('Each email waits for your approval.')).toBeVisible();

  await tab(page, 'Waiting');
  await segment(page, /^For a legal ground 1/);
  await expect(page.getByText('Canada and the European Union ask for a legal ground')).toBeVisible();
  const maple = brandLine(page, 'Maple & Birch');
  await expect(maple).toContainText('Canada');
  await page.getByLabel('Choose all on this page').check();
  await page.getByRole('button', { name: 'Confirm a ground' }).click();
  await expect(page.getByRole('radio', { name: /legitimate interest/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /published for business/ }).check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, 'Confirmed; 1 email no longer held');

  await linesheet(product, 'run', ANN, 'emailer-bot', '--wait');
  await page.goto(`${product.url}/emailer-bot`);
  const run = page.getByRole('article', { name: 'Emailer Bot, last run' });
  await expect(run).toContainText('1 done, none sent');
  await expect(run).toContainText('1 inquiry waits for your approval at Outreach → Waiting.');
  await run.getByRole('link', { name: 'Outreach → Waiting' }).click();
  await expect(maple).toContainText('First inquiry');
  await maple.getByRole('button', { name: 'Read it' }).click();
  await maple.getByRole('button', { name: 'Edit' }).click();
  const words = maple.getByLabel('Text');
  await words.fill(`We open in May.\n\n${await words.inputValue()}`);
  await page.reload();
  await expect(words).toHaveValue(/^We open in May\./);
  await maple.getByRole('button', { name: 'Save text' }).click();
  await expectToast(page, 'Saved; it still waits');
  await expect(maple).toContainText('We open in May.');
  await maple.getByRole('button', { name: 'Hide it' }).click();
  await maple.getByLabel('Choose the mail to').check();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  // A double click means one deed.
  await page.getByRole('button', { name: 'Approve' }).dblclick();
  await expectToast(page, '1 email approved');
  expect(asked).toHaveLength(1);
  // It waits for a run, and for the person no more.
  await segment(page, /^For approval 0/);
  await expect(page.getByText('Nothing waits for your approval')).toBeVisible();
  await page.goBack();
  await expect(run).toContainText('1 done, none sent');
  await expect(run).not.toContainText('for your approval');
  await page.goForward();
  await segment(page, /^Approved 1/);
  await expect(maple).toContainText('It goes out with the Emailer Bot’s next run.');
  await linesheet(product, 'run', ANN, 'emailer-bot', '--wait');
  await expect
    .poll(async () => (await mailsTo('trade@maplebirch.sandbox.test')).length, { timeout: 20_000 })
    .toBe(1);
});

test('what can’t be loaded says so, with a way to try again', async ({ page }) => {
  await openAs(page, product, ANN, '/outreach?tab=sequences');
  await expect(page.getByRole('heading', { name: /First inquiry and follow-ups/ })).toBeVisible();
  await page.route('**/api/waiting**', (route) => route.abort());
  await tab(page, 'Waiting');
  await expect(page.getByText('What waits could not be loaded.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/waiting**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Choose all on this page').or(page.getByText('Nothing waits'))).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test(`each tab can be used by everybody, ${colorScheme}`, async ({ page }) => {
      for (const name of ['templates', 'sequences', 'waiting']) {
        await openAs(page, product, ANN, `/outreach?tab=${name}`);
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expectNothingFound(page);
      }
    });
  });
}

test('a part of a page whose code doesn’t come says so in its place, and comes when it is asked for again', async ({
  page,
}) => {
  const code = /\/assets\/senders-[\w-]+\.js$/;
  await page.route(code, (route) => route.abort());
  await openAs(page, product, ANN, '/outreach?tab=senders');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outreach', level: 1 })).toBeVisible();
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add sender' })).toBeVisible();
});
