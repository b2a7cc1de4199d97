// `npm run film`: films the real product on its sandbox, and writes the film, its captions and its poster.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromium as installed } from '../test/support/chromium.ts';
import { Camera, type Caption } from './pictures/film-camera.ts';
import { encodeFilm, type FilmFormat } from './pictures/film-encode.ts';
import { webm } from './pictures/film-webm.ts';
import { openPainter } from './pictures/painter.ts';
import { type StagedProduct, stageProduct } from './pictures/staged-product.ts';
import { ROOT } from './run-tool.ts';

const FOLDER = join(ROOT, 'src/web/film');
const VIEWPORT = { width: 1120, height: 578 };
const SCALE = 1600 / 1120;
const FORMAT: FilmFormat = {
  width: 1600,
  height: 900,
  pageHeight: Math.round(VIEWPORT.height * SCALE),
  scale: SCALE,
};
const POSTER_WIDTHS = [680, 1600];
const POSTER_QUALITY = 0.66;
const LARGEST_BYTES = 3 * 1024 * 1024;
const RUN_LIMIT_MS = 300_000;

async function play(page: Page, url: string): Promise<{ camera: Camera; poster: Buffer }> {
  const camera = new Camera(page);
  await page.goto(`${url}/dashboard`);
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const outcome = (text: RegExp) =>
    page.getByText(text).first().waitFor({ state: 'visible', timeout: RUN_LIMIT_MS });
  await button('Download Keepa').waitFor();
  await page.waitForLoadState('networkidle');

  camera.caption('Three bots wait on your dashboard. The first one downloads products.');
  await camera.hold(2_600);
  await camera.click(button('Download Keepa'));
  await page.getByRole('dialog').getByRole('button', { name: 'Start download' }).isEnabled();
  await page.waitForLoadState('networkidle');
  camera.caption('You see what it costs before it starts.');
  await camera.hold(2_800);
  await camera.click(page.getByRole('dialog').getByRole('button', { name: 'Start download' }));
  camera.caption('The products of your Keepa query come in, along with their brands.');
  await camera.watch(4_200, outcome(/^Keepa download completed/));
  await camera.hold(1_600);

  await page.goto(`${url}/source-bot`);
  await page.waitForLoadState('networkidle');
  camera.caption('The Source Bot looks for each brand’s website and its wholesale contact.');
  await camera.hold(2_200);
  await camera.click(button('Run Source Bot'));
  await camera.watch(8_500, outcome(/^Source Bot completed/));
  const poster = await takePoster(page);
  camera.caption('It charges half a credit when it finds a way in, and nothing when it doesn’t.');
  await camera.hold(3_200);
  const firstRow = page.getByRole('table').getByRole('button').first();
  await camera.click(firstRow);
  await page.waitForLoadState('networkidle');
  camera.caption('Every address shows the page where it was found.');
  await camera.hold(4_200);
  await page.keyboard.press('Escape');

  await page.goto(`${url}/emailer-bot`);
  await page.waitForLoadState('networkidle');
  camera.caption('The Emailer Bot writes to the brands, at the pace your plan allows.');
  await camera.hold(2_200);
  await camera.click(button('Run Emailer Bot'));
  await camera.watch(5_500, outcome(/^Emailer Bot completed/));
  await camera.hold(1_400);
  await camera.click(firstRow);
  await page.waitForLoadState('networkidle');
  camera.caption('Each inquiry is personal and goes out once, and you see what became of it.');
  await camera.hold(4_600);
  await page.keyboard.press('Escape');

  await page.goto(`${url}/dashboard`);
  await page.waitForLoadState('networkidle');
  camera.caption('Now it’s the brands’ turn. You answer the ones that say yes.');
  await camera.hold(4_000);
  camera.endCaption();
  return { camera, poster };
}

/** As wide as the film and as high: the room for the captions is filled with more of the page. */
async function takePoster(page: Page): Promise<Buffer> {
  await page.locator('[data-toast]').first().waitFor({ state: 'detached' });
  await page.setViewportSize({
    width: VIEWPORT.width,
    height: (VIEWPORT.width * FORMAT.height) / FORMAT.width,
  });
  const poster = await page.screenshot({ type: 'png' });
  await page.setViewportSize(VIEWPORT);
  return poster;
}

const clock = (ms: number): string => {
  const date = new Date(ms).toISOString();
  return date.slice(11, 23);
};

/** On the band below the page, so that no caption hides what it speaks of. */
const captionFile = (captions: readonly Caption[]): string =>
  `WEBVTT\n${captions
    .map(({ text, startMs, endMs }) => `\n${clock(startMs)} --> ${clock(endMs)} line:-1\n${text}\n`)
    .join('')}`;

async function film(product: StagedProduct): Promise<void> {
  const browser = await chromium.launch(await installed());
  try {
    const context = await product.signedIn(browser, {
      viewport: VIEWPORT,
      deviceScaleFactor: SCALE,
      colorScheme: 'light',
    });
    const { camera, poster } = await play(await context.newPage(), product.url);
    const painter = await openPainter(browser, product.url);
    const frames = await encodeFilm(painter, camera.shots, FORMAT);
    const file = webm(frames, { ...FORMAT, durationMs: camera.durationMs });
    if (file.length > LARGEST_BYTES)
      throw new Error(`The film takes ${file.length} bytes, which is too many.`);
    await writeFile(join(FOLDER, 'linesheet.webm'), file);
    await writeFile(join(FOLDER, 'captions.vtt'), captionFile(camera.captions));
    for (const width of POSTER_WIDTHS) {
      await writeFile(
        join(FOLDER, `poster-${width}.webp`),
        await painter.webp(poster, width, POSTER_QUALITY),
      );
    }
    const seconds = Math.round(camera.durationMs / 1_000);
    process.stdout.write(`${seconds} s, ${frames.length} frames, ${Math.round(file.length / 1024)} KB\n`);
  } finally {
    await browser.close();
  }
}

// A brand's site is asked slowly enough to watch the run.
// Few at a time: on a busy machine the brands' websites would be too slow to be reached.
const product = await stageProduct({
  SANDBOX_PRODUCTS: '400',
  CRAWL_CONCURRENCY: '16',
  CRAWL_PER_HOST_MS: '400',
});
try {
  await film(product);
} finally {
  await product.stop();
}
