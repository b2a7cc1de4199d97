import { expect, type Page } from '@playwright/test';

/** How far what was drawn has moved since, as browsers reckon it. */
const SHIFTS = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.shifts.push({ value, moved: sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 160)) });
}).observe({ type: 'layout-shift', buffered: true });`;

/** Late enough that what stands there before an answer is drawn. */
const ANSWERS_AFTER_MS = 150;

/** Every answer comes late from now on, and what moves for it is noted. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(SHIFTS);
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, ANSWERS_AFTER_MS));
    await route.continue();
  });
}

/** Once the page is whole. */
export async function expectNothingMoved(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate('window.shifts'), page.url()).toEqual([]);
}

/** What the last page still asks for when it is left is nobody's any more. */
export const unwatchShifts = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });
