import { expect, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createAnswers } from './support/answers.ts';
import { createPeople, signIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openWhole } from './support/screens.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SANDBOX_PRODUCTS: '60' });
});
test.afterAll(() => product.stop());

/** Signed in, on the dashboard. */
async function arrive(page: Page, name: string): Promise<void> {
  const email = `${name}@palette.example`;
  await createPeople(product, [{ email, name: 'Pia Orr', plan: 'Tier-1', onboarded: true, credits: 10 }]);
  await signIn(page, product, email);
  await openWhole(page, product, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Tasks & Reminders' })).toBeVisible();
}

test('the keyboard is where it was once the palette, or what it opened, is closed', async ({ page }) => {
  await arrive(page, 'pia');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const link = page.getByRole('link', { name: 'Insights', exact: true });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(link).toBeFocused();
  const button = page.getByRole('button', { name: 'Commands' });
  await button.press('Enter');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('download');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Download Keepa' })).toBeVisible();
  await expect(palette).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the palette opens with the keyboard, finds by words, and goes there', async ({ page }) => {
  await arrive(page, 'petra');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expectNothingFound(page, '[role="dialog"]');
  await page.keyboard.type('invoices');
  await expect(palette.getByRole('option')).toHaveText([/^Manage Billing/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manage-billing$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/source-bot$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nonsense');
  await expect(palette.getByRole('status').filter({ hasText: 'Nothing by that name.' })).toBeVisible();
  await expectNothingFound(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.getByRole('button', { name: 'Commands' }).click();
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the palette finds brands and conversations by name, and says when it can’t', async ({ page }) => {
  await arrive(page, 'paula');
  const brands = Array.from({ length: 6 }, (_, index) => `Oskweld Works ${index + 1}`);
  const answers = brands.map((name) => ({ name, class: 'interested', text: 'Happy to.' }) as const);
  const ids = await createAnswers(product, 'paula@palette.example', answers);
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const group = (name: string) => palette.getByRole('group', { name });
  const look = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
  };
  await look('oskw');
  await expect(group('Brands').getByRole('option')).toHaveCount(5);
  await expect(group('Conversations').getByRole('option')).toHaveCount(5);
  await expect(group('Pages')).toBeHidden();
  await expectNothingFound(page, '[role="dialog"]');
  await page.screenshot({ path: test.info().outputPath('found.png') });
  const [first] = await group('Brands').getByRole('option').allInnerTexts();
  await expect(group('Brands').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/brands/${ids.get(first ?? '')}$`));

  await look('oskweld');
  await expect(group('Conversations').getByRole('option')).toHaveCount(5);
  // What comes in later begins the list anew.
  for (let line = 1; line <= 5; line += 1)
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(palette.getByRole('option').nth(line)).toHaveAttribute('aria-selected', 'true', {
        timeout: 300,
      });
    }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inbox\?conversation=\d+$/);

  // A page that is meant is found as before, and what was typed is gone when it opens again.
  await look('dashb');
  await expect(palette.getByRole('option').first()).toHaveText(/^Dashboard/);
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();
  await look('nowhere to be found');
  await expect(palette.getByText('Nothing by that name.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route(/\/api\/(brands|inbox)\?.*search=/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await look('oskweld works');
  await expect(palette.getByText('Your brands and conversations could not be searched.')).toBeVisible();
});
