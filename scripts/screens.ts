// `npm run screens [-- hero open-graph documentation]`: pictures of the running product. The first two stand on the
// public pages, the third in docs/screens. All of them, where none is named.
import { chromium } from '@playwright/test';
import { chromium as installed } from '../test/support/chromium.ts';
import { takeOpenGraphPictures } from './pictures/open-graph.ts';
import { openPainter } from './pictures/painter.ts';
import { letBrandsAnswer } from './pictures/screens-answers.ts';
import { documentScreens } from './pictures/screens-documentation.ts';
import { takeHero } from './pictures/screens-hero.ts';
import { PERSON, stageProduct } from './pictures/staged-product.ts';

const KINDS = ['hero', 'open-graph', 'documentation'];
const asked = process.argv.slice(2);
const unknown = asked.filter((kind) => !KINDS.includes(kind));
if (unknown.length > 0) {
  process.stderr.write(`There are no pictures ${unknown.join(', ')}; there are ${KINDS.join(', ')}.\n`);
  process.exit(2);
}
const wanted = (kind: string): boolean => asked.length === 0 || asked.includes(kind);
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

// The bot takes its time, so that it can be caught at work.
const product = await stageProduct({
  SANDBOX_PRODUCTS: '400',
  CRAWL_CONCURRENCY: '16',
  CRAWL_PER_HOST_MS: '300',
});
const browser = await chromium.launch(await installed());
try {
  const painter = await openPainter(browser, product.url);
  await product.command('run', PERSON, 'keepa-download', '--wait');
  if (wanted('hero')) {
    await takeHero(browser, painter, product);
    say('The landing page has its picture.');
  } else {
    await product.command('run', PERSON, 'source-bot', '--wait');
  }
  await product.command('run', PERSON, 'emailer-bot', '--wait');
  if (wanted('open-graph')) {
    await takeOpenGraphPictures(browser, product);
    say('The public pages have theirs for where they are linked to.');
  }
  if (wanted('documentation')) {
    await letBrandsAnswer(product);
    await product.command('admin', 'grant', PERSON);
    const { pictures, bytes } = await documentScreens(browser, painter, product);
    say(`${pictures} pictures in docs/screens, ${Math.round(bytes / 1024)} KB.`);
  }
} finally {
  await browser.close();
  await product.stop();
}
