import { expect, type Page, test } from '@playwright/test';
import { press, tick, type } from './support/keyboard.ts';
import { type Product, startProduct } from './support/product.ts';

const EMAIL = 'wanda@northlake-trading.sandbox.test';
const PASSWORD = 'Passw0rd!x';

test('from sign-up to the first inquiry with the keyboard alone', async ({ page, context }) => {
  test.setTimeout(240_000);
  const product = await startProduct({ SANDBOX_PRODUCTS: '300' });
  try {
    await signUp(page, product);
    await page.goto(await confirmationLink(product));
    await expect(page).toHaveURL(/\/plan-selection$/);
    const opened = context.waitForEvent('page');
    await press(page.getByRole('button', { name: 'Pick Plan' }).first());
    const paid = await opened;
    await pay(paid);
    await setUp(paid);
    await runBots(paid);
    const mails = await mailbox(product, '');
    expect(mails.filter((mail) => mail.from.includes(EMAIL)).length).toBeGreaterThan(0);
  } finally {
    await product.stop();
  }
});

async function signUp(page: Page, { url }: Product): Promise<void> {
  await page.goto(url);
  await press(page.getByRole('link', { name: 'Skip to content' }));
  await press(page.getByRole('link', { name: 'Get 50% Off – First Month' }).first());
  await type(page.getByLabel('Full Name'), 'Wanda Walker');
  await type(page.getByLabel('Email', { exact: true }), EMAIL);
  await type(page.getByLabel('Password', { exact: true }), PASSWORD);
  await type(page.getByLabel('Confirm Password', { exact: true }), PASSWORD);
  await tick(page.getByRole('checkbox'));
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByText('Account created successfully!')).toBeVisible();
}

interface Mail {
  from: string;
  links: string[];
}

const mailbox = async ({ sandboxUrl }: Product, query: string): Promise<Mail[]> =>
  (await fetch(`${sandboxUrl}/sandbox/mailbox.json${query}`)).json() as Promise<Mail[]>;

async function confirmationLink(product: Product): Promise<string> {
  const sent = () => mailbox(product, `?to=${encodeURIComponent(EMAIL)}`);
  await expect.poll(async () => (await sent()).length).toBe(1);
  const [mail] = await sent();
  return mail?.links.find((link) => link.includes('/verify-email')) ?? '';
}

async function pay(page: Page): Promise<void> {
  await type(page.getByLabel('Card number'), '4242 4242 4242 4242');
  await type(page.getByLabel('Expires'), '12 / 34');
  await type(page.getByLabel('CVC'), '123');
  await press(page.getByRole('button', { name: /Subscribe|Pay/ }));
  await expect(page).toHaveURL(/\/onboarding/);
}

async function setUp(page: Page): Promise<void> {
  const goOn = () => press(page.getByRole('button', { name: 'Save & Continue' }));
  await type(page.getByLabel('Spreadsheet URL'), 'https://docs.google.com/spreadsheets/d/1AbC/edit');
  await goOn();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await tick(page.getByRole('checkbox'));
  await goOn();
  await type(page.getByLabel('Workspace email'), EMAIL);
  await goOn();
  await type(page.getByLabel('SendGrid API key'), 'SG.wanda-walker-key-000000');
  await goOn();
  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await type(page.getByLabel('Company/brand name'), 'Northlake Trading');
  await press(page.getByRole('button', { name: 'Start from our template' }));
  await type(page.getByLabel('Postal address'), '100 Main Street, Springfield, IL 62701, USA');
  await goOn();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function runBots(page: Page): Promise<void> {
  const ended = (bot: string) =>
    expect(page.getByText(new RegExp(`^${bot} completed · Rows processed: [1-9]`)).first()).toBeVisible({
      timeout: 90_000,
    });
  await press(page.getByRole('button', { name: 'Download Keepa' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Start download' })).toBeEnabled();
  await press(dialog.getByRole('button', { name: 'Start download' }));
  await ended('Keepa download');
  await press(page.getByRole('button', { name: 'Run Source Bot' }));
  await ended('Source Bot');
  await press(page.getByRole('button', { name: 'Run Emailer Bot' }));
  await ended('Emailer Bot');
}
