import { describe, expect, it } from 'vitest';
import { scanPage, titleOf } from '../page/page-scan.ts';
import { deadPage } from './dead-page.ts';

function judge(markup: string): string | undefined {
  const scan = scanPage('https://larkspur.com/', Buffer.from(markup, 'utf8').toString('latin1'));
  return deadPage(scan, titleOf(scan))?.reason;
}
const home = (body: string, attributes = '') =>
  `<html><head><title>Larkspur | Soy candles</title></head><body ${attributes}><h1>Soy candles</h1>${body}</body></html>`;
const STORY =
  '<p>Each candle is poured by hand, burnt for an hour and looked at before it leaves us.</p>'.repeat(20);

describe('a site that lives is none that is parked, empty or closed', () => {
  it.each([
    [
      'by the class that WordPress gives each of its pages',
      home('', 'class="page-template-default page wp-theme"'),
    ],
    [
      'by what a script may have to say some day',
      home(
        '<script>var words = {"closed":"This shop is currently unavailable","none":"Site not found"};</script>',
      ),
    ],
    [
      'by the days on which its shop is closed',
      home('<p>Lavender $18.00</p><p>Our store is closed on Mondays.</p>'),
    ],
    [
      'by the same beside a product',
      home('<a href="/products/fig">Fig</a><p>The store is closed in August.</p>'),
    ],
    [
      'by the check before its form',
      home(`${STORY}<form><div class="cf-turnstile">Verify you are human</div></form>`),
    ],
    [
      'by a link to somebody whose name ends like a seller of domains',
      home('<a href="https://joandan.com">Jo</a>'),
    ],
  ])('%s', (_, markup) => {
    expect(judge(markup)).toBeUndefined();
  });

  it.each([
    ['<title>Larkspur</title><h1>This store is unavailable</h1>', 'empty'],
    ['<title>Apache2 Ubuntu Default Page</title><p>It works!</p>', 'empty'],
    ['<title>larkspur.com</title><p>Verify you are human by completing the action below.</p>', 'blocked'],
    ['<title>larkspur.com</title><a href="https://dan.com/buy">Offer</a>', 'parked'],
  ])('unlike %s', (markup, reason) => {
    expect(judge(markup)).toBe(reason);
  });
});
