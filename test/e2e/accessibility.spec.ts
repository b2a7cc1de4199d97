import { expect, type Page, test } from '@playwright/test';
import { APP_PAGES, PRERENDERED_PATHS, paths } from '../../src/web/paths.ts';
import { codesOf } from '../support/authenticator.ts';
import { expectNothingFoundInEitherTheme } from './support/accessible.ts';
import { createPeople, linesheet, PASSWORD, signInOnce } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { subscribe } from './support/subscribe.ts';

const ANA = 'ana@northlake-trading.example';
const NEW = 'nora@northlake-trading.example';
const PAYER = 'paula@northlake-trading.example';
const CAREFUL = 'carla@northlake-trading.example';

/** Every page that there is, and those that look otherwise by their query: whoever adds one has it looked at here. */
const PUBLIC_SCREENS = [
  ...PRERENDERED_PATHS,
  '/nowhere',
  '/reset-password?token=abc',
  '/reset-password?error=INVALID_TOKEN',
];
const APP_SCREENS = [
  ...APP_PAGES.filter((page) => !page.includes(':') && page !== '/plan-selection' && page !== '/onboarding'),
  ...([1, 2, 3, 4, 5] as const).map((step) => paths.onboarding({ step })),
  paths.changePlan(),
  paths.outreach({ tab: 'senders' }),
  paths.deals({ tab: 'trust-pack' }),
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: ANA, name: 'Ana Walker', plan: 'Tier-2', credits: 400, onboarded: true, admin: true },
    { email: NEW, name: 'Nora Walker' },
    { email: PAYER, name: 'Paula Walker' },
    { email: CAREFUL, name: 'Carla Walker', plan: 'Tier-1', onboarded: true },
  ]);
  for (const bot of ['keepa-download', 'source-bot', 'emailer-bot']) {
    await linesheet(product, 'run', ANA, bot, '--wait', ...(bot === 'source-bot' ? ['--limit', '30'] : []));
  }
});
test.afterAll(() => product.stop());

/** The page is whole: nothing that is still to come hides what is looked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
}

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Looks at the dialog that is open, and leaves it. */
async function lookAndLeave(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  await expectNothingFoundInEitherTheme(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
}

for (const path of PUBLIC_SCREENS) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await open(page, path);
    await expectNothingFoundInEitherTheme(page);
  });
}

for (const path of APP_SCREENS) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await signInOnce(page, product, ANA);
    await open(page, path);
    await expectNothingFoundInEitherTheme(page);
  });
}

test('the page of one brand and of one product can be used by everybody', async ({ page }) => {
  await signInOnce(page, product, ANA);
  const first = async (list: 'brands' | 'products'): Promise<number> => {
    const answer = await page.request.get(`${product.url}/api/${list}?limit=1`);
    const read = (await answer.json()) as Record<typeof list, { id: number }[]>;
    return read[list][0]?.id ?? 0;
  };
  await open(page, paths.brand(await first('brands')));
  await expectNothingFoundInEitherTheme(page);
  for (const name of ['They told me… Documents asked for', 'Set aside', 'Merge another into it']) {
    await page.getByRole('button', { name }).click();
    await lookAndLeave(page);
  }
  await open(page, paths.product(await first('products')));
  await expectNothingFoundInEitherTheme(page);
  for (const name of ['Record a check', 'Enter your legal identity']) {
    await page.getByRole('button', { name }).click();
    await lookAndLeave(page);
  }
});

test('choosing a plan can be done by everybody', async ({ page }) => {
  await signInOnce(page, product, NEW);
  await open(page, '/plan-selection');
  await expectNothingFoundInEitherTheme(page);
});

test('what opens can be used by everybody', async ({ page }) => {
  await signInOnce(page, product, ANA);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Download Keepa' }).click();
  await expect(dialog.getByRole('button', { name: 'Start download' })).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog.getByRole('combobox')).toBeVisible();
  await expectNothingFoundInEitherTheme(page);

  for (const path of ['/source-bot', '/emailer-bot']) {
    await open(page, path);
    await page.getByRole('table').getByRole('button').first().click();
    await expect(dialog).toBeVisible();
    await expectNothingFoundInEitherTheme(page);
  }

  await open(page, '/settings');
  await page.getByRole('tab', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expectNothingFoundInEitherTheme(page);
});

test('the dialogs of a subscription can be used by everybody', async ({ page, context }) => {
  await signInOnce(page, product, PAYER);
  await open(page, '/plan-selection');
  const paid = await subscribe(page, context, 'Scalable');
  await open(paid, paths.changePlan());
  for (const [tier, label] of [
    ['Enterprise', 'Upgrade'],
    ['Entry-Level', 'Downgrade'],
  ] as const) {
    await paid.getByRole('article', { name: tier }).getByRole('button', { name: label }).click();
    await expect(dialogOf(paid).getByText('Due now')).toBeVisible();
    await lookAndLeave(paid);
  }
  await open(paid, '/manage-billing');
  await paid.getByRole('button', { name: 'Cancel subscription' }).click();
  await lookAndLeave(paid);
});

test('an admin’s dialogs can be used by everybody', async ({ page }) => {
  await signInOnce(page, product, ANA);
  await open(page, '/admin/people');
  await page.getByRole('link', { name: 'Nora Walker' }).click();
  await expect(page.getByRole('heading', { name: 'Nora Walker' })).toBeVisible();
  for (const name of ['Set plan', 'Make admin', 'Suspend', 'Grant credits']) {
    await page.getByRole('button', { name }).click();
    await lookAndLeave(page);
  }
  await page.getByRole('button', { name: 'Grant credits' }).click();
  const confirm = dialogOf(page).getByRole('button', { name: 'Grant credits' });
  await confirm.click();
  await expect(dialogOf(page).getByText('Please say why')).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
  await page.getByRole('dialog').getByLabel('Credits').fill('1');
  await page.getByRole('dialog').getByLabel('Reason').fill('For the test');
  await confirm.click();
  const password = page.getByRole('dialog', { name: 'Enter your password again' });
  await password.getByLabel('Password', { exact: true }).fill('wrong');
  await password.getByRole('button', { name: 'Confirm' }).click();
  await expect(password.getByText('That is not your password.')).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
  await page.keyboard.press('Escape');

  await open(page, '/admin/global-settings');
  await page.getByRole('switch', { name: 'Sending' }).click();
  await lookAndLeave(page);
});

test('the dialogs of keys and of two-factor can be used by everybody', async ({ page }) => {
  await signInOnce(page, product, CAREFUL);
  await open(page, '/settings?tab=security');
  const dialog = dialogOf(page);
  const next = (name: string) => dialog.getByRole('button', { name }).click();
  const enterPassword = () => dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);

  await page.getByRole('button', { name: 'Create token' }).click();
  await next('Create token');
  await expect(dialog.getByText('Please enter a name')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await lookAndLeave(page);

  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
  await enterPassword();
  await next('Continue');
  await expect(dialog.getByRole('img', { name: 'The QR code for your authenticator app' })).toBeVisible();
  await dialog.getByLabel('Authentication code').fill('000000');
  await next('Turn on');
  await expect(dialog.getByText('This code is wrong or was used already.')).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
  const [code] = codesOf((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Authentication code').fill(code);
  await next('Turn on');
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
  await next('Done');

  await page.getByRole('button', { name: 'Turn off' }).click();
  await lookAndLeave(page);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await lookAndLeave(page);
});

test('what opens in lists can be used by everybody', async ({ page }) => {
  await signInOnce(page, product, ANA);
  await open(page, '/brands?productsMin=1&hasEmail=true');
  for (const button of ['Filters', 'Views', 'Export', 'Columns']) {
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    await expect(page.getByRole('group', { name: /Filters|Saved views|Export|Columns/ })).toBeVisible();
    await expectNothingFoundInEitherTheme(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Score weights' }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await lookAndLeave(page);

  await page.getByLabel('Select every row of this page').check();
  for (const button of ['Tag', 'Exclude or include']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expectNothingFoundInEitherTheme(page);
    await page.keyboard.press('Escape');
  }
  for (const button of ['Find contacts', 'Write to them']) {
    await page.getByRole('button', { name: button }).click();
    await lookAndLeave(page);
  }
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
});

test('menus and mistakes can be used by everybody', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pricing');
  await page.locator('summary').filter({ visible: true }).click();
  await expectNothingFoundInEitherTheme(page);
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNothingFoundInEitherTheme(page);
});
