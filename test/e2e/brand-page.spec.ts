import { expect, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople, linesheet, PASSWORD, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { open, openAs } from './support/screens.ts';

const EMAIL = 'buyer@brand-page.example';
const NEW = 'new@brand-page.example';

interface Listed {
  id: number;
  name: string;
  marketplace: string;
}
interface Said {
  field: string;
  value: unknown;
  statements: { url: string; sentence: string }[];
}

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '120' });
  await createPeople(product, [
    { email: EMAIL, name: 'Ana Walker', plan: 'Tier-2', credits: 400, onboarded: true },
  ]);
  for (const bot of ['keepa-download', 'source-bot']) await linesheet(product, 'run', EMAIL, bot, '--wait');
});
test.afterAll(() => product.stop());

const ask = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(product.url + path)).json()) as Answer;

const brandsThat = async (page: Page, query: string): Promise<Listed[]> =>
  (await ask<{ brands: Listed[] }>(page, `/api/brands?limit=200&order=products&${query}`)).brands;

/** One of the brands that were looked up, whose site says something of this. */
async function brandThatSays(page: Page, field: string): Promise<{ brand: Listed; said: Said }> {
  for (const brand of await brandsThat(page, 'hasEmail=true')) {
    const { policy } = await ask<{ policy: Said[] }>(page, `/api/brands/${brand.id}`);
    const said = policy.find((one) => one.field === field && one.statements.length === 1);
    if (said) return { brand, said };
  }
  throw new Error(`No site of the sandbox says anything of ${field}.`);
}

const card = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
    .last();
const dialog = (page: Page) => page.getByRole('dialog');

test('the source of a claim is reached with the keyboard, and leaves with Escape', async ({ page }) => {
  await signIn(page, product, EMAIL);
  const { brand, said } = await brandThatSays(page, 'map_policy');
  const [statement] = said.statements;
  await open(page, product, `/brands/${brand.id}`);
  await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
  const sentence = page.getByText(`“${statement?.sentence}”`).last();
  await expect(sentence).toBeHidden();

  await page.getByRole('button', { name: 'They told me… MAP policy' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Has one' })).toBeFocused();
  await expect(sentence).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(`a[href="${statement?.url}"]:focus`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sentence).toBeHidden();

  await page.getByRole('button', { name: 'Has one' }).hover();
  await expect(sentence).toBeVisible();
});

test('what the brand told a person holds, until it is taken back', async ({ page }) => {
  await signIn(page, product, EMAIL);
  const { brand } = await brandThatSays(page, 'minimum_opening_order');
  await open(page, product, `/brands/${brand.id}`);
  const word = card(page, 'In its own words');
  await page.getByRole('button', { name: 'They told me… Minimum opening order' }).click();
  await dialog(page).getByLabel('Amount').fill('about 200');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Please enter an amount, such as 250. No minimum is 0.')).toBeVisible();
  await expectNothingFound(page);
  await dialog(page).getByLabel('Amount').fill('1,275.50');
  await dialog(page).getByLabel('How you know').fill('Jane, on the phone');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(word.getByRole('button', { name: '$1,275.50' })).toBeVisible();
  await expect(word.getByText('Your word', { exact: true })).toBeVisible();
  await page.reload();
  await word.getByRole('button', { name: '$1,275.50' }).click();
  await expect(word.getByText('Jane, on the phone')).toBeVisible();

  await page.getByRole('button', { name: 'Change Minimum opening order' }).click();
  await dialog(page).getByRole('button', { name: 'Go by its site again' }).click();
  await expect(word.getByRole('button', { name: '$1,275.50' })).toBeHidden();
});

test('a brand that forbids marketplaces is set aside, and a person takes it nevertheless', async ({
  page,
}) => {
  await signIn(page, product, EMAIL);
  const { brand } = await brandThatSays(page, 'takes_wholesale');
  await open(page, product, `/brands/${brand.id}`);
  await page.getByRole('button', { name: /(They told me…|Change) Sales on marketplaces/ }).click();
  await dialog(page).getByText('Forbidden', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const notice = page.getByRole('heading', { name: 'Set aside: no bot writes to it' });
  await expect(notice).toBeVisible();
  await expect(
    page.getByText(/^You noted that the brand allows no sales on marketplaces\. Since /),
  ).toBeVisible();
  await expect(card(page, 'Conversation')).toContainText('leaves it alone while it is set aside');
  await expectNothingFound(page);
  expect((await brandsThat(page, 'setAside=true')).map(({ id }) => id)).toContain(brand.id);

  await page.getByRole('button', { name: 'Write to it anyway' }).click();
  await expect(notice).toBeHidden();
  await expect(
    page.getByText(/^The bots take it because you said so on .+, whatever its site says\.$/),
  ).toBeVisible();
  expect((await brandsThat(page, 'setAside=true')).map(({ id }) => id)).not.toContain(brand.id);

  await page.getByRole('button', { name: 'Set aside' }).click();
  await dialog(page).getByLabel('Reason').fill('They sell to a friend');
  await dialog(page).getByRole('button', { name: 'Set aside' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^They sell to a friend\. Since /)).toBeVisible();

  // To undo it is to say nothing: what the brand allows is heeded again, and so it is after a word in its favour.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^You noted that the brand allows no sales/)).toBeVisible();
  await page.getByRole('button', { name: 'Write to it anyway' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Go by its site again' }).click();
  await expect(notice).toBeVisible();
});

test('what was found out about gating is kept, and the invoice held against the legal identity', async ({
  page,
}) => {
  await signIn(page, product, EMAIL);
  const [brand] = await brandsThat(page, 'hasEmail=true&setAside=false');
  if (!brand) throw new Error('No brand of the sandbox has an address.');
  // What is asked for again is asked for because it changed, and not because time went by.
  await page.clock.setFixedTime(new Date());
  await open(page, product, `/brands?gating=unchecked&search=${encodeURIComponent(brand.name)}`);
  const listed = page.getByRole('link', { name: brand.name, exact: true });
  await listed.click();
  const gating = card(page, 'Gating');
  await expect(gating.getByText('Nobody has checked it in Seller Central yet.')).toBeVisible();
  await gating.getByRole('button', { name: 'Enter your legal identity' }).click();
  await dialog(page).getByLabel('Legal name').fill('Northlake Trading LLC');
  await dialog(page).getByLabel('Legal address').fill('1 Dock Street, Springfield, IL 62701');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();

  await gating.getByRole('button', { name: 'Record a check' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Please choose one.')).toBeVisible();
  await expectNothingFound(page);
  await dialog(page).getByText('Needs approval', { exact: true }).click();
  await dialog(page).getByLabel('Authorisation from the brand').selectOption('Letter of authorisation');
  await dialog(page).getByLabel('Asked for on').fill('2026-01-05');
  await dialog(page).getByLabel('Buyer’s name on the invoice').fill('Ana Walker');
  await dialog(page).getByLabel('Buyer’s address on the invoice').fill('1 Dock St., Springfield, IL 62701');
  // A tap beside it throws nothing away.
  await page.mouse.click(4, 4);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(listed).toBeHidden();
  await page.goForward();
  await page.reload();
  await expect(gating.getByText('Needs approval')).toBeVisible();
  await expect(gating.getByText(/Checked on .+ by Ana/)).toBeVisible();
  await expect(gating.getByText('Jan 5, 2026')).toBeVisible();
  await expect(gating.getByText('The name on the invoice isn’t yours')).toBeVisible();
  await expect(gating.getByText('Written differently', { exact: true })).toBeVisible();
  await expectNothingFound(page);
});

test('another spelling is merged into a brand, and the merge undone', async ({ page }) => {
  await signIn(page, product, EMAIL);
  const [other, brand] = (await brandsThat(page, 'state=waiting')).concat(
    await brandsThat(page, 'hasEmail=true'),
  );
  if (!other || !brand) throw new Error('The sandbox has no two brands.');
  await open(page, product, `/brands/${brand.id}`);
  const spellings = card(page, 'Spellings');
  await spellings.getByRole('button', { name: 'Merge another into it' }).click();
  await dialog(page).getByRole('searchbox').fill(other.name);
  await dialog(page).getByText(other.name, { exact: true }).first().click();
  await expectNothingFound(page);
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(spellings.getByText('Merged with')).toContainText(other.name);
  await expect(spellings.getByRole('list', { name: 'Spellings' }).getByRole('listitem')).not.toHaveCount(1);
  expect((await page.request.get(`${product.url}/api/brands/${other.id}/worth`)).status()).toBe(404);

  await spellings.getByRole('button', { name: `Undo of ${other.name}` }).click();
  await expect(spellings.getByText('Merged with')).toBeHidden();
  expect((await page.request.get(`${product.url}/api/brands/${other.id}/worth`)).status()).toBe(200);
});

test('a brand that was never written to has no deal yet, and says so', async ({ page }) => {
  await signIn(page, product, EMAIL);
  const [brand] = await brandsThat(page, '');
  await open(page, product, `/brands/${brand?.id}`);
  const deal = card(page, 'Deal');
  await expect(deal.getByLabel('Stage').getByRole('option', { selected: true })).toHaveText('No deal yet');
  await expect(deal.getByText('Not written to yet. Its deal begins with the first inquiry.')).toBeVisible();
});

test('a brand that isn’t there is told, and leads back', async ({ page }) => {
  await openAs(page, product, EMAIL, '/brands/999999');
  await expect(page.getByRole('heading', { name: 'There is no such brand' })).toBeVisible();
  await open(page, product, '/products/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such product' })).toBeVisible();
});

test('a product’s page draws its averages, and has them as a table', async ({ page }) => {
  await signIn(page, product, EMAIL);
  const { products } = await ask<{ products: { id: number; title: string }[] }>(
    page,
    '/api/products?order=monthlySold&direction=desc&limit=1',
  );
  const [best] = products;
  await open(page, product, `/products/${best?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: best?.title })).toBeVisible();
  const ranks = page.getByRole('table', { name: 'Sales rank now and on average' });
  await expect(ranks.getByRole('rowheader')).toHaveText([
    'Average of 365 days',
    'Average of 180 days',
    'Average of 90 days',
    'Average of 30 days',
    'Now',
  ]);
  await page.getByRole('group', { name: /^Sales rank now and on average/ }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('status').getByText('Average of 365 days')).toBeVisible();
  await expectNothingFound(page);
});

test('a product’s year is fetched from Keepa once a person asks for it', async ({ page }) => {
  await openAs(page, product, EMAIL, '/products');
  await page.locator('tbody [data-row-opener]').first().click();
  await expect(page.getByText('It costs one of your tokens')).toBeVisible();
  await page.getByRole('button', { name: 'Fetch its history' }).click();
  const ranks = page.getByRole('table', { name: 'Sales rank by day' });
  await expect(ranks.getByRole('row')).toHaveCount(366);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fetch anew' })).toBeVisible();
});

test('the next rows of the Source Bot are tried for nothing', async ({ page }) => {
  await linesheet(
    product,
    'user',
    'create',
    NEW,
    '--password',
    PASSWORD,
    '--plan',
    'Tier-1',
    '--credits',
    '9',
  );
  await linesheet(product, 'run', NEW, 'keepa-download', '--limit', '30', '--wait');
  await openAs(page, product, NEW, '/source-bot');
  await page.getByRole('button', { name: 'Try 10 rows' }).click();
  const dialog = page.getByRole('dialog', { name: 'What the next run would find' });
  await expect(dialog.getByText(/^A way in to \d+ of 10 brands\.$/)).toBeVisible({ timeout: 70_000 });
  await expect(
    dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
  ).toHaveCount(10);
  await expect(dialog).toContainText(/\w…@/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('No runs yet')).toBeVisible();
  expect(JSON.parse(await linesheet(product, '--json', 'user', 'show', NEW))).toMatchObject({ credits: 9 });
});
