import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../run-tool.ts';
import type { Painter } from './painter.ts';
import { SCHEMES, type Scheme, writePicture } from './screens-camera.ts';
import { PERSON, type StagedProduct } from './staged-product.ts';

const FOLDER = join(ROOT, 'src/web/pages/public/landing/pictures');
const RUN_LIMIT_MS = 120_000;
const SHOWN_FROM_ROW = 120;

/** The window's size in CSS pixels, and the widths in which the page may fetch it. */
const SHAPES = {
  wide: { viewport: { width: 1152, height: 700 }, scale: 2, widths: [1152, 1728, 2304], quality: 0.82 },
  phone: { viewport: { width: 390, height: 400 }, scale: 3, widths: [390, 680, 1170], quality: 0.62 },
} as const;

type Shape = keyof typeof SHAPES;

/** The landing page's picture: the Source Bot at work. The products are there already. */
export async function takeHero(browser: Browser, painter: Painter, product: StagedProduct): Promise<void> {
  const windows = await Promise.all(
    (Object.keys(SHAPES) as Shape[]).flatMap((shape) =>
      SCHEMES.map(async (scheme) => ({
        shape,
        scheme,
        page: await openSourceBot(browser, product, shape, scheme),
      })),
    ),
  );
  const running = product.command('run', PERSON, 'source-bot', '--wait');
  await Promise.all(windows.map(({ page }) => untilResultsRoll(page)));
  for (const { shape, scheme, page } of windows) {
    const png = await page.screenshot({ type: 'png' });
    const { widths, quality } = SHAPES[shape];
    for (const width of widths) {
      const webp = await painter.webp(png, width, quality);
      await writePicture(join(FOLDER, `${shape}-${scheme}-${width}.webp`), webp);
    }
    await page.context().close();
  }
  await running;
}

async function openSourceBot(
  browser: Browser,
  product: StagedProduct,
  shape: Shape,
  scheme: Scheme,
): Promise<Page> {
  const { viewport, scale } = SHAPES[shape];
  const context = await product.signedIn(browser, {
    viewport,
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/source-bot`);
  return page;
}

/** Far enough to have something to show, and the passing notice of the start gone. */
async function untilResultsRoll(page: Page): Promise<void> {
  const progress = page.getByRole('progressbar').first();
  await progress.waitFor({ timeout: RUN_LIMIT_MS });
  while (Number(await progress.getAttribute('aria-valuenow')) < SHOWN_FROM_ROW) await sleep(200);
  await page.locator('[data-toast]').first().waitFor({ state: 'detached', timeout: 10_000 });
  // On a phone the run stands below what the next one would cost.
  if ((page.viewportSize()?.width ?? 0) < SHAPES.wide.viewport.width) {
    await page.getByText('Last results').evaluate((label) => label.closest('article')?.scrollIntoView());
    await page.evaluate('scrollBy(0, -72)');
  }
}
