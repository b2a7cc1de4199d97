import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { APP_PAGES, PRERENDERED_PATHS, paths } from '../src/web/paths.ts';
import type { Painter } from './painter.ts';
import { SCHEMES, type Scheme, settled, writePicture } from './screens-camera.ts';
import type { StagedProduct } from './staged-product.ts';

const FOLDER = join(import.meta.dirname, '../docs/screens');
const MOST_BYTES = 4 * 1024 * 1024;
/** Longer pages are cut: what is below looks like what is above. */
const LONGEST_PX = 2_600;
const QUALITY = 0.7;

const DEVICES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, pictureWidth: 1080 },
  { name: 'phone', viewport: { width: 390, height: 844 }, pictureWidth: 390 },
] as const;

type Device = (typeof DEVICES)[number];

/** A page with a different screen for what its address says. */
const VARIANTS: Record<string, readonly string[]> = {
  '/onboarding': ([1, 2, 3, 4, 5] as const).map((step) => paths.onboarding({ step })),
  '/plan-selection': [paths.changePlan()],
};

const publicScreens: readonly string[] = PRERENDERED_PATHS;
const appScreens: readonly string[] = APP_PAGES.filter((page) => !page.includes(':')).flatMap(
  (page) => VARIANTS[page] ?? [page],
);

const fileName = (path: string): string =>
  path.replace(/^\//, '').replaceAll(/[^a-z0-9]+/gi, '-') || 'landing';

/** Every page that there is, as a visitor or the account sees it; whoever adds a page has its pictures next time. */
export async function documentScreens(
  browser: Browser,
  painter: Painter,
  product: StagedProduct,
): Promise<{ pictures: number; bytes: number }> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const device of DEVICES) {
    for (const scheme of SCHEMES) {
      const look = { viewport: device.viewport, colorScheme: scheme, reducedMotion: 'reduce' } as const;
      const visitor = await browser.newContext(look);
      const person = await product.signedIn(browser, look);
      for (const [context, screens] of [
        [visitor, publicScreens],
        [person, appScreens],
      ] as const) {
        for (const path of screens)
          await take(context, painter, product.url + path, fileName(path), device, scheme);
      }
      await visitor.close();
      await person.close();
    }
  }
  const names = await readdir(FOLDER);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(FOLDER, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > MOST_BYTES) throw new Error(`The pictures take ${bytes} bytes, which is too many.`);
  return { pictures: names.length, bytes };
}

async function take(
  context: BrowserContext,
  painter: Painter,
  address: string,
  name: string,
  device: Device,
  scheme: Scheme,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await settled(page);
  const webp = await painter.webp(await wholePage(page), device.pictureWidth, QUALITY);
  await writePicture(join(FOLDER, `${name}-${device.name}-${scheme}.webp`), webp);
  await page.close();
}

/** Drawn in a window as tall as the page, so that what is only drawn when seen is drawn. */
async function wholePage(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const tall = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width, height: Math.min(Math.max(tall, height), LONGEST_PX) });
  await page.waitForTimeout(150);
  return page.screenshot({ type: 'png' });
}
