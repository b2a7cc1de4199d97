import { expect, type Page, test } from '@playwright/test';
import { createPeople, linesheet, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

const ANA = 'ana@northlake-trading.example';
const ADDRESS = `https://api.keepa.com/query?key=SECRET&domain=1&selection=${JSON.stringify({
  current_NEW_lte: 4_000,
  rootCategory: [1_055_398],
  hasReviews: true,
  monthlySould_gte: 5,
  perPage: 200,
  sort: [['monthlySold', 'desc']],
})}`;

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '120' });
  await createPeople(product, [{ email: ANA, name: 'Ana Walker', plan: 'Tier-2', onboarded: true }]);
});
test.afterAll(() => product.stop());

const queries = (page: Page) => page.getByRole('navigation', { name: 'Queries' });

test('a query is built, counted, saved and downloaded, and another is read out of an address', async ({
  page,
}) => {
  test.setTimeout(90_000);
  page.setDefaultTimeout(15_000);
  await signIn(page, product, ANA);

  await test.step('the download leads to the queries', async () => {
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('button', { name: 'Download Keepa' }).click();
    await expect(page.getByRole('combobox', { name: 'Query' }).locator('option:checked')).toHaveText(
      'Your query',
    );
    await page.getByRole('link', { name: 'New query' }).click();
    await expect(page.getByRole('form', { name: 'New query' })).toBeVisible();
  });

  await test.step('the builder tells in words what it looks for, and what is wrong', async () => {
    await page.getByLabel('Name').fill('Kitchen under fifty');
    await page.getByLabel('Buy Box price, at least').fill('500');
    await page.getByLabel('Buy Box price, at most').fill('50');
    await expect(page.getByText('From is above To')).toBeVisible();
    await page.getByRole('button', { name: 'Save query' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'fields that are marked' })).toBeVisible();
    await expect(page.getByLabel('Buy Box price, at least')).toBeFocused();

    await page.getByLabel('Rating, at least').fill('9');
    await expect(page.getByLabel('Rating, at least')).toHaveAccessibleDescription('0 to 5');
    await page.getByLabel('Rating, at least').fill('');
    await page.getByLabel('Buy Box price, at least').fill('5');
    await page.getByLabel('Sales rank, at most').fill('');
    await page.getByLabel('Products', { exact: true }).fill('60');
    await expect(
      page.getByText('Buy Box price $5 to $50, at least 3 new offers, Amazon not a seller.'),
    ).toBeVisible();
    await expect(
      page.getByText('Up to 60 products: about 71 tokens, 191 with Buy Box shares.'),
    ).toBeVisible();
  });

  await test.step('matches are counted, and still known once the query is saved', async () => {
    await page.getByRole('button', { name: 'Count matches' }).click();
    await expect(page.getByText(/products? match/)).toBeVisible();
    await page.getByRole('button', { name: 'Save query' }).click();
    await expect(queries(page).getByRole('link', { name: /Kitchen under fifty/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/products? match/)).toBeVisible();
  });

  await test.step('an address becomes fields; what it holds beyond them is kept, what is unknown refused', async () => {
    await queries(page).getByRole('link', { name: 'New query' }).click();
    await page.getByLabel('Name').fill('Pasted');
    await page.getByRole('button', { name: 'Paste an address' }).click();
    await page.getByLabel(/Keepa’s API query/).fill('https://keepa.com/nothing');
    await page.getByRole('button', { name: 'Read the address' }).click();
    await expect(page.getByText('The address holds no selection of products.')).toBeVisible();
    await page.getByLabel(/Keepa’s API query/).fill(ADDRESS);
    await page.getByRole('button', { name: 'Read the address' }).click();

    await expect(page.getByLabel('Lowest new price, at most')).toHaveValue('40');
    await expect(page.getByRole('button', { name: /^Home & Kitchen *, remove$/ })).toBeVisible();
    await expect(page.getByLabel('Sorted by')).toHaveValue('monthlySold desc');
    await expect(page.getByLabel('Products', { exact: true })).toHaveValue('200');
    const others = page.getByRole('region', { name: 'Other filters' });
    await expect(others).toContainText('hasReviews true');
    await page.getByRole('button', { name: 'Save query' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'monthlySould_gte' })).toBeVisible();
    await others.getByRole('button', { name: 'Remove monthlySould_gte' }).click();
    await page.getByRole('button', { name: 'Save query' }).click();
    await expect(queries(page).getByRole('link', { name: /Pasted/ })).toContainText('1 other filter');
  });

  await test.step('the default is what the download begins with, and its run bears the name', async () => {
    await page.getByRole('button', { name: 'Make it the default' }).click();
    await expect(queries(page).getByRole('link', { name: /Pasted/ })).toContainText('Default');
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('button', { name: 'Download Keepa' }).click();
    const choice = page.getByRole('combobox', { name: 'Query' });
    await expect(choice.locator('option:checked')).toHaveText('Pasted');
    await choice.selectOption('Kitchen under fifty');
    await page.getByRole('button', { name: 'Start download' }).click();
    await expect(page.getByRole('article', { name: /Keepa download/ })).toContainText('Kitchen under fifty');
  });

  await test.step('what it brought is a link away, and after another one what changed', async () => {
    const download = page.getByRole('article', { name: 'Keepa download, last run' });
    await expect(download.getByRole('link')).toHaveText(['All products'], { timeout: 60_000 });
    await linesheet(product, 'run', ANA, 'keepa-download', '--wait');
    await expect(download.getByRole('link')).toHaveText(['What changed', 'All products']);
    await download.getByRole('link', { name: 'What changed' }).click();
    await expect(page).toHaveURL(`${product.url}/products?changed=any`);
    await expect(page.getByRole('button', { name: /Changed: Anything/ })).toBeVisible();
  });

  await test.step('a query is deleted, and the setup’s is the default again', async () => {
    await page.goto(`${product.url}/products/queries`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(queries(page).getByRole('link', { name: /Pasted/ })).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Your query' })).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveAttribute('readonly');
  });
});
