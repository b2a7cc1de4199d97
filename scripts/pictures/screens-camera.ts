import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export async function writePicture(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

const STILL_TO_COME = '[data-skeleton], [aria-busy="true"], [role="status"][aria-label="Loading"]';
const LONGEST_WAIT_MS = 20_000;

/** What a page fetches is there, and its placeholders are gone. A live page is never silent: its events go on. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(400);
  const waitedFor = page.locator(STILL_TO_COME);
  const startedAt = performance.now();
  while ((await waitedFor.count()) > 0) {
    if (performance.now() - startedAt > LONGEST_WAIT_MS) throw new Error(`${page.url()} is never complete.`);
    await page.waitForTimeout(100);
  }
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(300);
}
