import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { APP_PAGES, PRERENDERED_PATHS, paths } from '../../src/web/paths.ts';
import { createPeople, linesheet, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const ANA = 'ana@northlake-trading.example';
const NEW = 'nora@northlake-trading.example';

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
];

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
  await createPeople(product, [
    { email: ANA, name: 'Ana Walker', plan: 'Tier-2', credits: 400, onboarded: true, admin: true },
    { email: NEW, name: 'Nora Walker' },
  ]);
  for (const bot of ['keepa-download', 'source-bot', 'emailer-bot']) {
    await linesheet(product, 'run', ANA, bot, '--wait');
  }
});
test.afterAll(() => product.stop());

const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Signed in once, whatever the number of screens: sign-ins are limited here as everywhere. */
async function be(email: string, page: Page): Promise<void> {
  const cookies = sessions.get(email);
  if (cookies) return page.context().addCookies(cookies);
  await signIn(page, product, email);
  sessions.set(email, await page.context().cookies());
}

/** Every rule, none switched off. */
async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`),
  ).toEqual([]);
}

/** The page is whole: nothing that is still to come hides what is looked for. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PUBLIC_SCREENS) {
      test(`${path} can be used by everybody, ${colorScheme}`, async ({ page }) => {
        await open(page, path);
        await expectNothingFound(page);
      });
    }

    for (const path of APP_SCREENS) {
      test(`${path} can be used by everybody, ${colorScheme}`, async ({ page }) => {
        await be(ANA, page);
        await open(page, path);
        await expectNothingFound(page);
      });
    }

    test(`choosing a plan can be done by everybody, ${colorScheme}`, async ({ page }) => {
      await be(NEW, page);
      await open(page, '/plan-selection');
      await expectNothingFound(page);
    });

    test(`what opens can be used by everybody, ${colorScheme}`, async ({ page }) => {
      await be(ANA, page);
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

      await open(page, '/dashboard');
      await page.getByRole('button', { name: 'Download Keepa' }).click();
      await expect(dialog.getByRole('button', { name: 'Start download' })).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('ControlOrMeta+k');
      await expect(dialog.getByRole('combobox')).toBeVisible();
      await expectNothingFound(page);

      for (const path of ['/source-bot', '/emailer-bot']) {
        await open(page, path);
        await page.getByRole('table').getByRole('button').first().click();
        await expect(dialog).toBeVisible();
        await expectNothingFound(page);
      }

      await open(page, '/settings');
      await page.getByRole('tab', { name: 'Delete Account' }).click();
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('tab', { name: 'Security' }).click();
      await expectNothingFound(page);
    });

    test(`menus and mistakes can be used by everybody, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/pricing');
      await page.locator('summary').filter({ visible: true }).click();
      await expectNothingFound(page);
      await open(page, '/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectNothingFound(page);
    });
  });
}
