import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { type Product, startProduct } from './support/product.ts';

const PAGES = [
  '/',
  '/pricing',
  '/why-us',
  '/demo',
  '/help',
  '/login',
  '/signup',
  '/reset-password',
  '/nowhere',
];

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`${path} can be used by everybody, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(product.url + path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`),
      ).toEqual([]);
    });
  }
}
