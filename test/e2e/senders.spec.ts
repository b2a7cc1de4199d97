import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startEmbeddedPostgres } from '../../src/db/embedded.ts';
import { connectAsOwner } from '../../src/db/roles.ts';
import { expectNothingFound } from './support/accessible.ts';
import { mailsTo } from './support/mailbox.ts';
import { createPeople, linesheet } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { expectToast, open, openAs } from './support/screens.ts';

const SENDERS = '/outreach?tab=senders';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
});
test.afterAll(() => product.stop());

/** Somebody with a plan, who is set up. */
async function onboarded(name: string): Promise<string> {
  const email = `${name}@senders.example`;
  await createPeople(product, [{ email, name: 'Ann Miller', plan: 'Tier-2', onboarded: true }]);
  return email;
}

const card = (page: Page, email: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: email }) });

test('the setup is the first sender: it writes to oneself, pauses, and starts again', async ({ page }) => {
  const email = await onboarded('ann');
  await openAs(page, product, email, SENDERS);
  const setup = card(page, email);
  await expect(setup).toContainText('over SendGrid, from your setup');
  await expect(setup).toContainText('of 60 emails');
  await expect(setup).toContainText('Your plan’s limit, which all senders share');

  await setup.getByRole('button', { name: 'Send myself a test email' }).click();
  await expectToast(page, `A test email is on its way to ${email}`);
  await expect
    .poll(async () => (await mailsTo(product, email)).map(({ subject }) => subject))
    .toContain('Test email from Linesheet');

  await setup.getByRole('button', { name: 'Pause' }).click();
  await expect(setup).toContainText('It is paused. Replies still go out.');
  await open(page, product, '/outreach?tab=waiting');
  await expect(page.getByText(`${email} is paused: its emails wait until you start it again.`)).toBeVisible();
  await page.getByRole('link', { name: 'See the senders' }).click();
  await card(page, email).getByRole('button', { name: 'Start again' }).click();
  await expect(card(page, email).getByRole('button', { name: 'Pause' })).toBeVisible();

  await setup.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('link', { name: 'change them in onboarding' })).toBeVisible();
  await page.getByLabel('Emails a day').fill('12');
  await page.getByRole('button', { name: 'Save sender' }).click();
  await expectToast(page, 'Sender saved');
  await expect(setup).toContainText('of 12 emails');
  await expect(setup).toContainText('This sender’s own daily cap');
});

test('a sender of one’s own is added with its mailbox, never at a private address, and removed', async ({
  page,
}) => {
  const email = await onboarded('ben');
  await openAs(page, product, email, SENDERS);
  await page.getByRole('button', { name: 'Add sender' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.getByRole('button', { name: 'Add sender' }).last().click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();

  await page.getByLabel('Email address').fill('sales@ben-shop.test');
  await page.getByLabel('From-name').fill('Ben at Ben’s Shop');
  await page.getByText('Sat', { exact: true }).click();
  await page.getByText('Sun', { exact: true }).click();
  await page.getByLabel('Writes from').fill('21:00');
  await page.getByLabel('Writes until').fill('05:00');
  await page.getByLabel('Emails a day').fill('20');
  await page.getByText('Start with a few emails').click();
  await page.getByLabel('Emails on the first day').fill('4');
  await page.getByText('Its mailbox (SMTP)').click();
  const smtp = page.getByLabel('SMTP address', { exact: true });
  await smtp.fill('smtps://ben:secret@10.0.0.5:465');
  await page.getByRole('button', { name: 'Add sender' }).last().click();
  await expect(
    page.getByRole('alert').filter({ hasText: '10.0.0.5 is no public mail server' }),
  ).toBeVisible();
  await expect(smtp).toBeFocused();

  const port = Number(new URL(product.sandboxUrl).port) + 1;
  await smtp.fill(`smtp://ben:secret@127.0.0.1:${port}`);
  await page.getByRole('button', { name: 'Add sender' }).last().click();
  await expectToast(page, 'Sender added');
  const own = card(page, 'sales@ben-shop.test');
  await expect(own).toContainText('As “Ben at Ben’s Shop” over its own mailbox');
  await expect(own).toContainText('of 4 emails');
  await expect(own).toContainText('The ramp-up of this address, which grows every day');
  await expect(own).toContainText('Monday to Friday, 21:00–5:00 the next day');
  expect(await page.content()).not.toContain('secret@');
  await expect(own).toContainText('We can sign in to its mailbox to send mail.');

  // Its server may be down while it is entered: it is saved, and what is wrong is said at once.
  await own.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('IMAP address, to read replies from').fill('imaps://ben:secret@127.0.0.1:1');
  await page.getByRole('button', { name: 'Save sender' }).click();
  await expectToast(page, 'Sender saved');
  await expect(own).toContainText(
    'We can’t sign in to read replies. No mail server answers at this address and port.',
  );
  await page.reload();
  await expect(own).toContainText('Its mailbox: sign-in not checked.');
  await own.getByRole('button', { name: 'Try the sign-in' }).click();
  await expect(own).toContainText('We can’t sign in to read replies.');

  await own.getByRole('button', { name: 'Send myself a test email' }).click();
  await expectToast(page, `A test email is on its way to ${email}`);
  await own.getByRole('button', { name: 'Check now' }).click();
  await own.getByRole('button', { name: 'Records' }).click();
  await expect(own).toContainText('_dmarc.ben-shop.test');
  await expectNothingFound(page);

  await own.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove sender' }).click();
  await expectToast(page, 'Sender removed');
  await expect(own).toHaveCount(0);
});

test('a sender stops by itself when too many of its mails bounce, and a person starts it again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = await onboarded('cleo');
  await linesheet(product, 'credits', 'grant', email, '100', '--reason', 'test');
  const file = join(product.dataDirectory, 'brands.csv');
  const rows = Array.from({ length: 55 }, (_, index) => {
    const name = index < 5 ? 'bounce' : 'wholesale';
    return `Brand ${index},${name}@brand-${index}.example`;
  });
  await writeFile(file, ['Brand,Email', ...rows].join('\n'));
  await linesheet(product, 'import', email, file, '--marketplace', 'amazon');
  await linesheet(product, 'run', email, 'emailer-bot', '--wait');

  await openAs(page, product, email, SENDERS);
  const setup = card(page, email);
  await expect(async () => {
    await page.reload();
    // Three are enough for it: how many are told by then is chance.
    await expect(setup).toContainText(/was stopped: [345] of its 55 emails in 7 days bounced/);
  }).toPass({ timeout: 60_000 });
  await setup.getByRole('button', { name: 'Start again' }).click();
  await expectToast(page, 'It writes again');
  await expect(setup).toContainText('From 50 emails on, they can stop the sender.');
});

test('a sender whose key was refused leads to where another is entered', async ({ page }) => {
  const email = await onboarded('dora');
  const { ownerUrl } = await startEmbeddedPostgres(product.dataDirectory);
  const owner = await connectAsOwner(ownerUrl);
  const pause = (where: string) =>
    owner.query(
      `update senders set state = 'paused', reason = 'SendGrid refuses the key. Check it ${where}, then start it again.'
        where account_id = (select id from users where email = '${email}')`,
    );
  await pause('in onboarding step 4');
  await openAs(page, product, email, SENDERS);
  const way = page.getByRole('link', { name: 'Open onboarding step 4' });
  await expect(way).toHaveAttribute('href', /step=4/);
  await pause('at Outreach → Senders');
  await owner.end();
  await page.reload();
  await card(page, email).getByRole('button', { name: 'Change how it sends' }).click();
  await expect(page.getByRole('group', { name: 'How it sends and reads' })).toBeFocused();
});

test('a Google mailbox is let in to on Google’s own page, and writes', async ({ page }) => {
  const email = await onboarded('eve');
  await openAs(page, product, email, SENDERS);
  await page.getByRole('button', { name: 'Add sender' }).click();
  await page.getByLabel('Email address').fill('eve@eve-shop.test');
  await page.getByText('Its mailbox (SMTP)').click();
  await page.getByLabel('Signs in to its mailbox').selectOption('google');
  await expect(
    page.getByText('Once it is saved, Google asks you whether Linesheet may use it.'),
  ).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Add sender' }).last().click();

  // It leads there by itself; whoever says no is asked again from the sender.
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expectToast(page, 'The mailbox was not signed in to');
  const own = card(page, 'eve@eve-shop.test');
  await expect(own).toContainText('Its mailbox is yet to be signed in to');
  expect(new URL(page.url()).search).toBe('?tab=senders');

  await own.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByLabel('Mailbox')).toHaveValue('eve@eve-shop.test');
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expectToast(page, 'Signed in to its mailbox');
  await expect(own).toContainText('over its Google mailbox');
  await expect(own).toContainText('We can sign in to its mailbox to send mail.');

  await own.getByRole('button', { name: 'Send myself a test email' }).click();
  await expectToast(page, `A test email is on its way to ${email}`);
  await expect
    .poll(async () => (await mailsTo(product, email)).map(({ from }) => from))
    .toContainEqual(expect.stringContaining('eve@eve-shop.test'));
  await expectNothingFound(page);
});
