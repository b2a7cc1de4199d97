import { type BrowserContext, expect, type Page } from '@playwright/test';

/** One that the stand-in takes. */
export const CARD = { number: '4242 4242 4242 4242', expires: '12 / 40', cvc: '123' };

/** Picks the tier, pays in the new tab, and goes on there. */
export async function subscribe(page: Page, context: BrowserContext, tier: string): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.getByRole('article', { name: tier }).getByRole('button', { name: 'Pick Plan' }).click();
  const tab = await opened;
  await tab.getByLabel('Card number').fill(CARD.number);
  await tab.getByLabel('Expires').fill(CARD.expires);
  await tab.getByLabel('CVC').fill(CARD.cvc);
  await tab.getByRole('button', { name: 'Subscribe' }).click();
  await expect(tab).toHaveURL(/\/onboarding\?checkout=cs_/);
  await expect(tab.getByText('Your plan is active.')).toBeVisible();
  return tab;
}
