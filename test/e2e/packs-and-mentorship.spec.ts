import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNothingFoundInEitherTheme } from './support/accessible.ts';
import { mailsTo } from './support/mailbox.ts';
import { createPeople, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openWhole } from './support/screens.ts';

const HOLDERS = ['holder-1', 'holder-2', 'holder-3', 'holder-4', 'holder-5'];
const SELLER = { name: 'Sam Seller', plan: 'Tier-2', onboarded: true } as const;
const emailOf = (name: string) => `${name}@northlake.sandbox.test`;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '200' });
  const people = ['maria', 'walter', 'twice', ...HOLDERS].map((name) => ({
    email: emailOf(name),
    ...SELLER,
  }));
  const nora = { email: emailOf('nora'), name: 'Nora Newcomer' };
  await createPeople(product, [...people, { email: emailOf('paula'), ...SELLER, credits: 2 }, nora]);
});
test.afterAll(() => product.stop());

/** Fills in the provider's own page. */
async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /Subscribe|Pay/ }).click();
}

const mentorshipOn = (page: Page) => page.getByRole('region', { name: '1-on-1 Wholesale Mentorship' });

/** The provider’s page, in the tab that the button opens. */
async function paymentOf(page: Page, button: string | RegExp, twice = false): Promise<Page> {
  const opened = page.waitForEvent('popup');
  const found = mentorshipOn(page).getByRole('button', { name: button });
  await (twice ? found.dblclick() : found.click());
  const payment = await opened;
  await expect(payment.getByLabel('Card number')).toBeVisible();
  return payment;
}

/** Holds a seat as a click on Get Started does, without going to pay for it; false where none is left. */
async function holdSeat({ request }: BrowserContext): Promise<boolean> {
  const headers = { origin: product.url };
  const answer = await request.post(`${product.url}/api/billing/mentorship/checkout`, { headers });
  return answer.ok();
}

test('a run out of credits goes on after a pack was bought, and the history tells of both', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, product, emailOf('paula'));
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Download Keepa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start download' }).click();
  await expect(page.getByText(/Keepa download completed/).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Run Source Bot' }).click();
  await expect(
    page.getByText(/^Out of credits with \d+ rows left\. It continues after a top-up\./).first(),
  ).toBeVisible({
    timeout: 60_000,
  });
  await page.reload();
  await expect(page.getByText('You have no credits left.')).toBeVisible();

  const live = page.getByRole('article', { name: 'Source Bot, live' });
  await expect(live.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/buy-credits');
  await page.getByRole('link', { name: 'Buy Credits', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Buy Credits' })).toBeVisible();
  for (const offer of ['$50once', '$200once', '$700once']) {
    await expect(page.getByText(offer)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Buy 100 credits' }).click();
  await expect(page.getByText('$50.00').first()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/buy-credits$/);

  await page.getByRole('button', { name: 'Buy 500 credits' }).click();
  await pay(page);
  await expect(page.getByText('500 credits were added.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Pack of 500 credits \+500 500$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /grant|Rows processed/ }).first()).toBeVisible();
  await expectNothingFoundInEitherTheme(page, '#content');

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByText(/Source Bot completed · Rows processed: \d+/).first()).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(`${product.url}/buy-credits`);
  // The pack isn't the newest any more: rows were charged after it.
  await expect(page.getByRole('row').nth(1)).toContainText('Rows processed');
});

test('a mentorship seat is held, given back, paid for, and kept after all', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, product, emailOf('maria'));
  await page.goto(`${product.url}/plans`);
  await expect(mentorshipOn(page)).toContainText('5 of 5 seats left');
  await mentorshipOn(page).getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/plan-selection\?change=1#mentorship$/);

  const left = await paymentOf(page, 'Get Started');
  await expect(mentorshipOn(page)).toContainText('Held for you until');
  await left.getByRole('link', { name: 'Cancel' }).click();
  await expect(left.getByText('You came back without paying,')).toBeVisible();
  await expect(mentorshipOn(left)).toContainText('5 of 5 seats left');
  await left.close();

  await page.reload();
  await (await paymentOf(page, 'Get Started')).close();
  const paid = await paymentOf(page, 'Go to payment');
  await pay(paid);
  await expect(paid.getByText('Welcome to the mentorship.')).toBeVisible();
  await expect(mentorshipOn(paid)).toContainText('Your seat');
  await expectNothingFoundInEitherTheme(paid, '#content');
  await paid.close();

  // The tab that it was opened from hears of it by itself.
  await expect(mentorshipOn(page)).toContainText('Your seat', { timeout: 30_000 });
  await page.getByRole('link', { name: 'Back to Manage Billing' }).click();
  // The page before has the same button.
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Billing' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel mentorship' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel mentorship' }).click();
  await expect(page.getByText(/It ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the mentorship' }).click();
  await expect(page.getByText(/Next payment on/).last()).toBeVisible();

  await openWhole(page, product, '/dashboard');
  const standing = '**/api/billing/mentorship';
  await page.route(standing, (route) => route.abort());
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByText(/^The mentorship could not be loaded\./)).toBeVisible();
  await page.unroute(standing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Next payment on/).last()).toBeVisible();
});

test('a double click and a second tab take one seat, which is paid once', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/mentorship/checkout')) asked.push(request.method());
  });
  await signIn(page, product, emailOf('twice'));
  const other = await context.newPage();
  for (const tab of [other, page]) await tab.goto(`${product.url}/plan-selection?change=1`);
  const payment = await paymentOf(page, 'Get Started', true);
  expect(asked).toEqual(['POST']);
  const second = await paymentOf(other, /Get Started|Go to payment/, true);
  expect(second.url()).toBe(payment.url());
  await pay(payment);
  await expect(payment.getByText('Welcome to the mentorship.')).toBeVisible();
  await pay(second);
  await expect(second.getByText('This checkout is complete.')).toBeVisible();
  await page.goto(`${product.url}/manage-billing`);
  await expect(page.getByText(/\$1,999\.99 per month/)).toHaveCount(1);
});

test('a mentorship without a plan is cancelled where the guard leads its member', async ({ page }) => {
  await signIn(page, product, emailOf('nora'));
  await page.goto(`${product.url}/manage-billing`);
  const paid = await paymentOf(page, 'Get Started');
  await pay(paid);
  await expect(paid.getByText('Welcome to the mentorship.')).toBeVisible();
  const portal = paid.waitForEvent('popup');
  await mentorshipOn(paid).getByRole('button', { name: 'Card and invoices' }).click();
  await expect((await portal).getByText('$1,999.99').first()).toBeVisible();
  await page.reload();
  await mentorshipOn(page).getByRole('button', { name: 'Cancel mentorship' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel mentorship' }).click();
  await expect(mentorshipOn(page)).toContainText('It ends on');
  await mentorshipOn(page).getByRole('button', { name: 'Keep the mentorship' }).click();
  await expect(mentorshipOn(page)).toContainText('Next payment on');
});

test('the sixth joins the waiting list, and hears of the seat that is free', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const holders: BrowserContext[] = [];
  for (const name of HOLDERS) {
    const context = await browser.newContext();
    await signIn(await context.newPage(), product, emailOf(name));
    if (await holdSeat(context)) holders.push(context);
  }
  const email = emailOf('walter');
  await signIn(page, product, email);
  await page.goto(`${product.url}/plan-selection?change=1`);
  await expect(mentorshipOn(page)).toContainText('No seats left');
  await mentorshipOn(page).getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(mentorshipOn(page)).toContainText('Number 1 on the waiting list');
  await expect.poll(async () => (await mailsTo(product, email)).length, { timeout: 20_000 }).toBe(1);

  const hold = `${product.url}/api/billing/mentorship/hold`;
  await holders[0]?.request.delete(hold, { headers: { origin: product.url } });
  await expect.poll(async () => (await mailsTo(product, email)).length, { timeout: 30_000 }).toBe(2);
  const [invitation] = await mailsTo(product, email);
  expect(invitation?.subject).toBe('A mentorship seat is free for you');
  await page.goto(invitation?.links.find((link) => link.includes('plan-selection')) ?? '');
  await page.reload();
  await expect(mentorshipOn(page)).toContainText('Kept for you until');
  await mentorshipOn(page).getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(mentorshipOn(page)).toContainText('1 of 5 seats left');
});
