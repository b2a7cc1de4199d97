import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Two frames for what begins with a change, until nothing is on its way any more: a colour that is inherited begins to
 * change at an element only once it has changed at the one around it.
 */
const SETTLED = `(async () => {
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().filter((one) =>
      one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity);
    if (moving.length === 0) return;
    await Promise.all(moving.map(({ finished }) => finished.catch(() => null)));
  }
})()`;

/** Every rule, none switched off, once the page has come to rest. */
export async function expectNothingFound(page: Page, within = 'html'): Promise<void> {
  await page.evaluate(SETTLED);
  const alone = page.frames().length === 1;
  const looksAgain = alone && (await page.evaluate<boolean>(`'axe' in window`));
  const { violations } = await new AxeBuilder({ page, ...(looksAgain && { axeSource: 'true' }) })
    // Without frames everything can be had in the page itself: a tab more for each look takes most of the time.
    .setLegacyMode(alone)
    .options({ resultTypes: ['violations'] })
    .include(within)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' · ')}`),
  ).toEqual([]);
}

/** A page follows the system’s theme while it is open: one load is enough for both. */
export async function expectNothingFoundInEitherTheme(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNothingFound(page, within);
  }
}
