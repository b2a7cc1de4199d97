import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { HERO } from '../../src/web/content/landing.ts';
import { ROOT } from '../run-tool.ts';
import { settled, writePicture } from './screens-camera.ts';
import type { StagedProduct } from './staged-product.ts';

const FOLDER = join(ROOT, 'src/web/public/open-graph');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
const SIZE = { width: 1200, height: 630 };
const QUALITY = 82;

/** What stands where somebody links to a page: its claim, and the product below it. */
const CARDS = [
  { name: 'home', title: HERO.title, shows: '/dashboard', signedIn: true },
  { name: 'pricing', title: 'Priced by how many brands hear from you', shows: '/pricing', signedIn: false },
  { name: 'why-us', title: 'Every address has a source', shows: '/source-bot', signedIn: true },
  { name: 'demo', title: 'See Linesheet work on a real list', shows: '/emailer-bot', signedIn: true },
] as const;

export async function takeOpenGraphPictures(browser: Browser, product: StagedProduct): Promise<void> {
  const look = {
    viewport: { width: 1040, height: 620 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
  } as const;
  const person = await product.signedIn(browser, look);
  const visitor = await browser.newContext(look);
  const font = (await readFile(FONT)).toString('base64');
  const mark = (await readFile(join(ROOT, 'src/web/public/favicon.svg'))).toString('base64');
  const easel = await (await browser.newContext({ viewport: SIZE })).newPage();
  for (const { name, title, shows, signedIn } of CARDS) {
    const page = await (signedIn ? person : visitor).newPage();
    await page.goto(product.url + shows);
    await settled(page);
    // The cards of the plans, not the heading that the picture has itself.
    if (!signedIn)
      await page.evaluate("scrollTo(0, document.querySelector('article').getBoundingClientRect().top - 90)");
    const shot = (await page.screenshot({ type: 'png' })).toString('base64');
    await page.close();
    await easel.setContent(card({ title, shot, font, mark }));
    await easel.evaluate('document.fonts.ready.then(() => undefined)');
    await writePicture(
      join(FOLDER, `${name}.jpg`),
      await easel.screenshot({ type: 'jpeg', quality: QUALITY }),
    );
  }
}

const card = ({ title, shot, font, mark }: Record<'title' | 'shot' | 'font' | 'mark', string>): string => `
<style>
  @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  * { margin: 0; box-sizing: border-box }
  body { width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: #fbfaf8; color: #171d1a; font-family: Geist }
  header { display: flex; align-items: center; gap: 14px; padding: 52px 80px 0; font-size: 30px; font-weight: 600; letter-spacing: -0.02em }
  h1 { padding: 22px 80px 0; max-width: 1120px; font-size: 58px; font-weight: 600; line-height: 1.06; letter-spacing: -0.035em; text-wrap: balance }
  .window { position: absolute; left: 80px; top: 292px; width: 1040px; overflow: hidden; border-radius: 16px; border: 1px solid #dfdfdb; box-shadow: 0 24px 70px rgb(20 26 23 / 0.16) }
  .window img { display: block; width: 100% }
</style>
<header><img src="data:image/svg+xml;base64,${mark}" width="40" height="40" alt="">Linesheet</header>
<h1>${title}</h1>
<div class="window"><img src="data:image/png;base64,${shot}" alt=""></div>`;
