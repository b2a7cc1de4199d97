import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export async function writePicture(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** Everything that a page fetches is there, its placeholders are gone, and what is only drawn when seen was seen. */
export async function settled(page: Page): Promise<void> {
  // A live page is never silent: its event stream stays open.
  await page.waitForLoadState('load');
  await page
    .locator('[aria-busy="true"], [role="status"][aria-label="Loading"]')
    .first()
    .waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(700);
}
