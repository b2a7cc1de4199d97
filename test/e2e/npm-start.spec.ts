import { expect, test } from '@playwright/test';
import { type Product, startByNpm } from './support/product.ts';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startByNpm({ SANDBOX_PRODUCTS: '20' });
});
test.afterAll(() => product.stop());

test('whoever types `npm start` is answered by the sandbox’s brands, and may change how soon', async ({
  page,
}) => {
  await page.goto(`${product.sandboxUrl}/sandbox/practice`);
  const pace = page.getByLabel('Brands answer', { exact: true });
  await expect(pace).toHaveValue('60');
  await pace.selectOption('Within seconds');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pace).toHaveValue('10');
});

test('a signal to npm ends all that it started, before npm itself ends', async ({ request }) => {
  await product.stop();
  for (const url of [product.url, product.sandboxUrl])
    await expect(request.get(url)).rejects.toThrow('ECONNREFUSED');
});
