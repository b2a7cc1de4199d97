import { expect, type Page, test } from '@playwright/test';
import { expectNothingFound } from './support/accessible.ts';
import { createPeople, linesheet } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { openAs } from './support/screens.ts';

const ANA = 'ana@insights.example';
const NEW = 'nora@insights.example';

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ SANDBOX_PRODUCTS: '120' });
  await createPeople(product, [
    { email: ANA, name: 'Ana Walker', plan: 'Tier-2', credits: 400, onboarded: true },
    { email: NEW, name: 'Nora Walker', plan: 'Tier-2', onboarded: true },
  ]);
  for (const bot of ['keepa-download', 'source-bot', 'emailer-bot']) {
    await linesheet(product, 'run', ANA, bot, '--wait', ...(bot === 'source-bot' ? ['--limit', '30'] : []));
  }
});
test.afterAll(() => product.stop());

/** Has as many brands answer as there are classes. */
async function answer(page: Page, classes: readonly string[]): Promise<void> {
  const got = await page.request.get(`${product.sandboxUrl}/sandbox/mailbox.json`);
  const mails = ((await got.json()) as { id: string; subject: string }[]).filter(({ subject }) =>
    subject.startsWith('Wholesale account'),
  );
  for (const [index, kind] of classes.entries()) {
    const sent = await page.request.post(`${product.sandboxUrl}/sandbox/replies`, {
      data: { to: mails[index]?.id, class: kind },
    });
    expect(sent.status(), await sent.text()).toBe(202);
  }
}

test('shows how far brands came, how they answered, and what their objections cost', async ({ page }) => {
  await answer(page, ['interested', 'application_form', 'no_amazon']);
  await openAs(page, product, ANA, '/insights');
  const steps = page.getByRole('listitem');
  const objections = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What objections cost' }) });
  // A deal follows its answer a moment later.
  await expect(async () => {
    await page.reload();
    await expect(steps.filter({ hasText: 'Replied' })).toContainText(/\d+%\s*3$/, { timeout: 3_000 });
    await expect(objections).toContainText('1 brand', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  // The bar and what stands beside it are one share: of all that were contacted.
  const drawn = await steps
    .filter({ hasText: 'came here' })
    .evaluateAll((lines) =>
      lines.map((line) => [line.textContent, line.querySelector('[style]')?.getAttribute('style')]),
    );
  const shares = drawn.map(([words, style]) => [
    /(\d+)%\d+$/.exec(words ?? '')?.[1],
    `${Math.round(Number.parseFloat(/[\d.]+/.exec(style ?? '')?.[0] ?? ''))}`,
  ]);
  expect(shares.length).toBeGreaterThan(2);
  for (const [said, shown] of shares) expect(said).toBe(shown);
  const answers = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What they answer' }) });
  await expect(answers).toContainText('No Amazon');
  await expectNothingFound(page);

  // Which one is chosen stands in the address, so that it is checked a moment after the click.
  const bySender = page.getByRole('radio', { name: 'Sender' });
  await bySender.click({ force: true });
  await expect(page).toHaveURL(/by=sender/);
  await expect(bySender).toBeChecked();
  await expect(page.getByRole('table', { name: 'Steps by sender' }).getByRole('row')).toHaveCount(2);
});

test('leaves no hole where its figures have come', async ({ page }) => {
  await openAs(page, product, ANA, '/insights');
  await expect(page.getByRole('heading', { name: 'What they answer' })).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  // Still long before what stands below something that loads is shown without that.
  await expect(page.getByRole('heading', { name: 'Compared' })).toBeVisible({ timeout: 500 });
});

test('has a way on for who has sent nothing yet', async ({ page }) => {
  await openAs(page, product, NEW, '/insights');
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
  // There is nothing earlier to look at either.
  await expect(page.getByRole('button', { name: 'Show all time' })).toBeHidden();
  await page.getByRole('link', { name: 'Go to the Emailer Bot' }).click();
  await expect(page).toHaveURL(/\/emailer-bot$/);
});
