import { expect, type Locator, type Page, test } from '@playwright/test';
import { OUTLINED_PATHS } from '../../src/web/paths.ts';
import { expectNothingFound } from './support/accessible.ts';
import { createAnswers } from './support/answers.ts';
import { createPeople, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const EMAIL = 'ana@northlake.test';

let product: Product;
let brandId: number;

test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '20' });
  await createPeople(product, [
    { email: EMAIL, name: 'Ana', plan: 'Tier-2', credits: 400, onboarded: true, admin: true },
  ]);
  const answer = { class: 'interested', text: 'Happy to open an account for you.' } as const;
  const made = await createAnswers(product, EMAIL, [{ name: 'Acme', ...answer }]);
  brandId = made.get('Acme') ?? 0;
});
test.afterAll(() => product.stop());
test.beforeEach(({ page }) => signIn(page, product, EMAIL));

const outline = (page: Page) => page.locator('#outline');

/** Keeps the script on its way until it is let go on. */
async function holdScripts(page: Page): Promise<() => void> {
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await wait;
    await route.continue().catch(() => undefined);
  });
  return go;
}

/** Where the server is busy and doesn't know in time who is there, the page comes without an outline. */
const openOutlined = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await expect(outline(page).locator('h1'), path).toBeVisible({ timeout: 3_000 });
    // Nothing is painted before the style sheet has come, but places are told.
    await expect(page.locator('body'), path).toHaveCSS('margin-top', '0px');
  }).toPass();

const STANDING = ['header', 'nav[aria-label=Workspace]', 'main h1', 'main h1 + p'];

const firstCard = (page: Page): Locator => page.locator('main h2').first();

/** Where what is there of these, and of the card with that heading, begins; null where nothing is. */
async function places(page: Page, card: string) {
  const standing = [
    ...STANDING.map((one) => page.locator(one)),
    page.locator(`main h2:text-is(${JSON.stringify(card)})`),
  ];
  const boxes = await Promise.all(
    standing.map(async (found) => ((await found.count()) === 0 ? null : found.first().boundingBox())),
  );
  return boxes.map((box) => box && [Math.round(box.x), Math.round(box.y)]);
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 412, height: 823 },
])
  test(`pages stand where they will be before their script has come, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const outlined of OUTLINED_PATHS) {
      const path = outlined.replace(/\/0$/, `/${brandId}`);
      const go = await holdScripts(page);
      await openOutlined(page, path);
      await page.evaluate('document.fonts.ready.then(() => null)');
      const card = (await firstCard(page).count()) === 0 ? '' : ((await firstCard(page).textContent()) ?? '');
      const before = await places(page, card);
      expect(before.at(-1) !== null, `${path}: ${card}`).toBe(card !== '');
      await expectNothingFound(page);
      go();
      await expect(outline(page), path).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const after = await places(page, card);
      // A card goes where there is nothing yet that it could show, and stands below a brand's name however long that is.
      const maySettle = (index: number) => index === STANDING.length && (!after[index] || path !== outlined);
      const stays = before.map((place, index) => (maySettle(index) ? null : place));
      expect(
        stays.map((place, index) => place && after[index]),
        path,
      ).toEqual(stays);
    }
  });

test('the navigation says which page it is before the script has come', async ({ page }) => {
  await holdScripts(page);
  await openOutlined(page, '/admin');
  await expect(outline(page).locator('[aria-current=page]')).toHaveText(['Admin', 'Overview']);
});

test('what can be pressed before the script has come works, and the rest is off', async ({ page }) => {
  await holdScripts(page);
  await openOutlined(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Download Keepa' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Commands' })).toBeDisabled();
  for (const button of await outline(page).locator('button:visible').all())
    if ((await button.getAttribute('data-action')) === null) await expect(button).toBeDisabled();
  await page.getByRole('link', { name: 'Manage Billing' }).first().click();
  await expect(page).toHaveURL(/\/manage-billing$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('who is on a link, or has opened the menu, when the script comes goes on from there', async ({
  page,
}) => {
  const go = await holdScripts(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await openOutlined(page, '/settings');
  await page.locator('summary').click();
  const link = page.locator('details').getByRole('link', { name: 'Plans' });
  await link.focus();
  go();
  await expect(outline(page)).toHaveCount(0);
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
});

test('a page with an outline is painted before its scripts are fetched', async ({ page }) => {
  const html = async () => (await page.request.get(`${product.url}/dashboard`)).text();
  await expect.poll(html).toContain('Launch Bots');
  expect(await html()).not.toContain('<link rel="modulepreload"');
});

test('a page that isn’t known before its script has come brings the way to the others', async ({ page }) => {
  await holdScripts(page);
  for (const path of ['/products/import', '/products/1', '/settings?tab=security']) {
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await expect(outline(page).getByRole('status', { name: 'Loading' }), path).toBeVisible();
    await expect(outline(page).getByRole('link', { name: 'Inbox' }), path).toBeVisible();
    await expect(outline(page).locator('h1'), path).toHaveCount(0);
  }
});

/** Notes in the document whether the page was whole when its heading first stood there, outside of the outline. */
const NOTE_FIRST_DRAWN = `
  const seen = new MutationObserver(() => {
    const main = document.querySelector('main:not(#outline main)');
    if (!main?.querySelector('h1')) return;
    seen.disconnect();
    const isWhole = !main.querySelector('[data-skeleton]');
    document.documentElement.dataset.firstDrawn = isWhole ? 'whole' : 'in parts';
  });
  seen.observe(document, { childList: true, subtree: true });
`;

test('what came with a page stands there when it is first drawn', async ({ page }) => {
  await page.addInitScript(NOTE_FIRST_DRAWN);
  for (const path of ['/inbox', '/outreach', '/insights', '/admin'])
    await expect(async () => {
      await page.goto(product.url + path);
      await expect(page.locator('html'), path).toHaveAttribute('data-first-drawn', 'whole', {
        timeout: 5_000,
      });
    }).toPass();
});

test('a page that its address changes comes without one', async ({ page }) => {
  const answer = async (path: string) => (await page.request.get(product.url + path)).text();
  await expect.poll(() => answer('/dashboard')).toContain('Launch Bots');
  expect(await answer('/settings?tab=security')).not.toContain('Personal Info');
});
