import { expect, type Locator } from '@playwright/test';

const MOST_STOPS = 80;

/** From where the focus is, one stop after the other, to the control; where it arrives it can be seen. */
export async function reach(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.matches(':focus-visible'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

export async function press(target: Locator): Promise<void> {
  await reach(target);
  await expect(target).toBeEnabled();
  await target.page().keyboard.press('Enter');
}

export async function tick(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('Space');
  await expect(target).toBeChecked();
}

export async function type(target: Locator, text: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}
