import { expect, type Page, test } from '@playwright/test';
import { type Product, startProduct } from './support/product.ts';

/** What a person does in the first five minutes, with no step by hand: nothing but the browser and the mailbox. */
test('from sign-up to the first wholesale inquiry in a brand’s mailbox', async ({ page, context }) => {
  test.setTimeout(240_000);
  const product = await startProduct({ SANDBOX_PRODUCTS: '600' });
  try {
    const email = 'wanda@northlake-trading.sandbox.test';
    await signUp(page, product, email);
    await confirm(page, product, email);

    const paid = await pickEntryLevel(page, context);
    await setUp(paid, email);
    await expect(paid.getByRole('heading', { name: 'Welcome' })).toContainText('Wanda');

    await paid.getByRole('button', { name: 'Download Keepa' }).click();
    await paid.getByRole('dialog').getByRole('button', { name: 'Start download' }).click();
    await expect(paid.getByText('Keepa download started')).toBeVisible();
    await expect(paid.getByText(/Keepa download completed · Rows processed: \d+/).first()).toBeVisible({
      timeout: 90_000,
    });

    await paid.getByRole('button', { name: 'Run Source Bot' }).click();
    await expect(
      paid
        .getByText(
          /^Source Bot completed · Rows processed: \d+ · Credits deducted: [\d.]+ · Credits remaining: [\d.]+/,
        )
        .first(),
    ).toBeVisible({
      timeout: 120_000,
    });

    await paid.getByRole('button', { name: 'Run Emailer Bot' }).click();
    // Entry-Level writes to 25 brands a day.
    await expect(
      paid
        .getByText(
          /^Emailer Bot completed · Rows processed: 25 · Credits deducted: 12.5 · Credits remaining: [\d.]+/,
        )
        .first(),
    ).toBeVisible({ timeout: 60_000 });

    const [mail] = await mailsFrom(product, email);
    expect(mail?.subject).toMatch(/^Wholesale account with .+ for Northlake Trading$/);
    expect(mail?.text).toContain('100 Main Street');
    await page.goto(`${product.sandboxUrl}/sandbox/mailbox`);
    await expect(page.getByText(mail?.subject ?? '').first()).toBeVisible();
  } finally {
    await product.stop();
  }
});

async function signUp(page: Page, { url }: Product, email: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Get 50% Off – First Month' }).first().click();
  await page.getByLabel('Full Name').fill('Wanda Walker');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!x');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Passw0rd!x');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully!')).toBeVisible();
}

/** The confirmation link signs in; without a plan the guard leads on to choosing one. */
async function confirm(page: Page, product: Product, email: string): Promise<void> {
  const mails = async () => (await mailsTo(product, email)).length;
  await expect.poll(mails, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsTo(product, email);
  await page.goto(mail?.links.find((link) => link.includes('/verify-email')) ?? '');
  await expect(page).toHaveURL(/\/plan-selection$/);
}

/** Pays on the provider's own page, which opens in a new tab and leads back to setup. */
async function pickEntryLevel(page: Page, context: ReturnType<Page['context']>): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Pick Plan' }).first().click();
  const checkout = await opened;
  await checkout.getByLabel('Card number').fill('4242 4242 4242 4242');
  await checkout.getByLabel('Expires').fill('12 / 34');
  await checkout.getByLabel('CVC').fill('123');
  await checkout.getByRole('button', { name: /Subscribe|Pay/ }).click();
  await expect(checkout).toHaveURL(/\/onboarding/);
  return checkout;
}

async function setUp(page: Page, email: string): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Save & Continue' }).click();
  await page.getByLabel('Spreadsheet URL').fill('https://docs.google.com/spreadsheets/d/1AbC/edit');
  await goOn();
  await expect(page.getByText('Spreadsheet URL saved!')).toBeVisible();

  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await page.getByRole('checkbox').check();
  await goOn();
  await expect(page.getByText('Keepa integration marked as complete!')).toBeVisible();

  await page.getByLabel('Workspace email').fill(email);
  await goOn();
  await expect(page.getByText('Workspace email saved!')).toBeVisible();

  await page.getByLabel('SendGrid API key').fill('SG.wanda-walker-key-000000');
  await goOn();
  await expect(page.getByText('SendGrid API key saved! Proceed to final step!')).toBeVisible();

  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.getByLabel('Company/brand name').fill('Northlake Trading');
  await goOn();
  const noTemplate = page.getByText('Please enter your email template');
  await expect(noTemplate).toBeVisible();
  await page.getByRole('button', { name: 'Start from our template' }).click();
  await expect(noTemplate).toBeHidden();
  await page.getByLabel('Postal address').fill('100 Main Street, Springfield, IL 62701, USA');
  await goOn();
  await expect(page.getByText('Email configuration saved! Onboarding complete!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
}

interface Mail {
  from: string;
  subject: string;
  text: string;
  links: string[];
}

const mailbox = async ({ sandboxUrl }: Product, query = ''): Promise<Mail[]> =>
  (await fetch(`${sandboxUrl}/sandbox/mailbox.json${query}`)).json() as Promise<Mail[]>;

const mailsTo = (product: Product, email: string): Promise<Mail[]> =>
  mailbox(product, `?to=${encodeURIComponent(email)}`);

const mailsFrom = async (product: Product, email: string): Promise<Mail[]> =>
  (await mailbox(product)).filter((mail) => mail.from.includes(email));
