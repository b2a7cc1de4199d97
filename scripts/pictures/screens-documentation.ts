import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { APP_PAGES, PRERENDERED_PATHS, paths } from '../../src/web/paths.ts';
import { ROOT } from '../run-tool.ts';
import type { Painter } from './painter.ts';
import { SCHEMES, settled, writePicture } from './screens-camera.ts';
import { addressesOfOne } from './screens-of-one.ts';
import type { StagedProduct } from './staged-product.ts';

const FOLDER = join(ROOT, 'docs/screens');
const MOST_BYTES = 6 * 1024 * 1024;
/** Longer pages are cut: what is below looks like what is above. */
const LONGEST_PX = 1_500;
const QUALITY = 0.55;
const REDRAWN_MS = 200;

const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, pictureWidth: 960 },
  { name: 'phone', viewport: { width: 390, height: 844 }, pictureWidth: 390 },
] as const;

/** A page with a different screen for what its address says. */
const VARIANTS: Record<string, readonly string[]> = {
  '/onboarding': ([1, 2, 3, 4, 5] as const).map((step) => paths.onboarding({ step })),
  '/plan-selection': [paths.changePlan()],
  '/outreach': (['templates', 'sequences', 'senders', 'waiting'] as const).map((tab) =>
    paths.outreach({ tab }),
  ),
  '/deals': [paths.deals(), paths.deals({ tab: 'trust-pack' })],
};

interface Screen {
  path: string;
  /** Its pictures' files. */
  name: string;
}

const screenAt = (path: string): Screen => ({
  path,
  name: path.replace(/^\//, '').replaceAll(/[^a-z0-9]+/gi, '-') || 'landing',
});

const PUBLIC_SCREENS = PRERENDERED_PATHS.map(screenAt);
const APP_SCREENS = APP_PAGES.filter((page) => !page.includes(':'))
  .flatMap((page) => VARIANTS[page] ?? [page])
  .map(screenAt);

/** Every page that there is, as a visitor or the account sees it; whoever adds a page has its pictures next time. */
export async function documentScreens(
  browser: Browser,
  painter: Painter,
  product: StagedProduct,
): Promise<{ pictures: number; bytes: number }> {
  await rm(FOLDER, { recursive: true, force: true });
  const visitor = await browser.newContext({ reducedMotion: 'reduce' });
  const person = await product.signedIn(browser, { reducedMotion: 'reduce' });
  const ofOne = Object.entries(await addressesOfOne(person.request, product.url));
  const appScreens = [...APP_SCREENS, ...ofOne.map(([name, path]) => ({ name, path }))];
  for (const screen of PUBLIC_SCREENS)
    await takeScreen(await visitor.newPage(), painter, product.url, screen);
  for (const screen of appScreens) await takeScreen(await person.newPage(), painter, product.url, screen);
  const names = await readdir(FOLDER);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(FOLDER, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > MOST_BYTES) throw new Error(`The pictures take ${bytes} bytes, which is too many.`);
  return { pictures: names.length, bytes };
}

/** One screen in both themes and on each device. Opened anew for each theme, as nobody sees it change. */
async function takeScreen(
  page: Page,
  painter: Painter,
  origin: string,
  { path, name }: Screen,
): Promise<void> {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize(DEVICES[0].viewport);
    await page.goto(origin + path);
    await settled(page);
    for (const { name: device, viewport, pictureWidth } of DEVICES) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(REDRAWN_MS);
      // Drawn in a window as tall as the page, so that what is only drawn when seen is drawn.
      const tall = await page.evaluate<number>('document.documentElement.scrollHeight');
      const height = Math.min(Math.max(tall, viewport.height), LONGEST_PX);
      await page.setViewportSize({ width: viewport.width, height });
      await page.waitForTimeout(REDRAWN_MS);
      const webp = await painter.webp(await page.screenshot({ type: 'png' }), pictureWidth, QUALITY);
      await writePicture(join(FOLDER, `${name}-${device}-${scheme}.webp`), webp);
    }
  }
  await page.close();
}
