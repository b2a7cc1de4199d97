import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { findAddresses, wordsAround } from './find-addresses.ts';

const scan = (markup: string) =>
  scanPage('https://acme.com/', Buffer.from(markup, 'utf8').toString('latin1'), 'utf-8');
const found = (markup: string) =>
  findAddresses(scan(markup)).map(({ form, address }) => `${form} ${address}`);
const addresses = (markup: string) => {
  const seen = findAddresses(scan(markup)).filter(({ form }) => form !== 'comment');
  return [...new Set(seen.map(({ address }) => address))];
};

const cloak = (text: string, key = 0x5a) =>
  [key, ...[...text].map((character) => character.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
const entities = (text: string) => [...text].map((character) => `&#${character.charCodeAt(0)};`).join('');
const hexEntities = (text: string) => [...text].map((c) => `&#x${c.charCodeAt(0).toString(16)};`).join('');

it('takes the address for readers without scripts for itself, and no word before the script', () => {
  const script = `<script>var u="bees",d="acme.com";document.write(u+'@'+d);</script>`;
  const told = `<p>or email ${script}<noscript>bees (at) acme (dot) com</noscript></p>`;
  expect(addresses(told)).toEqual(['bees@acme.com']);
});

describe('an address on a page is found', () => {
  it.each([
    ['in a mail link', '<a href="mailto:hello@acme.com">Write</a>', 'mailto'],
    [
      'in a mail link with a subject',
      '<a href="mailto:hello@acme.com?subject=Hi%20there&body=x">W</a>',
      'mailto',
    ],
    ['in a mail link without quotes', '<a class=x href=mailto:hello@acme.com>W</a>', 'mailto'],
    ['in an upper-case mail link', '<A HREF="MAILTO:Hello@Acme.com">W</A>', 'mailto'],
    ['in a mail link with a space before it', '<a href="mailto: hello@acme.com">W</a>', 'mailto'],
    ['in a mail link with an encoded space', '<a href="mailto:%20hello@acme.com">W</a>', 'mailto'],
    ['in a mail link with an encoded at', '<a href="mailto:hello%40acme.com">W</a>', 'mailto'],
    ['in a mail link of entities', `<a href="${entities('mailto:hello@acme.com')}">W</a>`, 'mailto'],
    [
      'in a mail link with some entities',
      '<a href="mailto:h&#101;llo&#64;acm&#101;&#46;com">W</a>',
      'mailto',
    ],
    ['in plain text', '<p>Write to hello@acme.com.</p>', 'text'],
    ['in brackets', '<p>Acme (hello@acme.com)</p>', 'text'],
    ['in angle brackets', '<p>Acme &lt;hello@acme.com&gt;</p>', 'text'],
    ['after a colon without a space', '<p>E-mail:hello@acme.com</p>', 'text'],
    ['as decimal entities', `<p>${entities('hello@acme.com')}</p>`, 'encoded'],
    ['as hexadecimal entities', `<p>${hexEntities('hello@acme.com')}</p>`, 'encoded'],
    ['with its at as an entity', '<p>hello&#64;acme.com</p>', 'encoded'],
    ['with its at as a padded entity', '<p>hello&#064;acme.com</p>', 'encoded'],
    ['with its at as a named entity', '<p>hello&commat;acme.com</p>', 'encoded'],
    ['with its dot as an entity', '<p>hello@acme&#46;com</p>', 'split'],
    ['with [at] and [dot]', '<p>hello [at] acme [dot] com</p>', 'spelt_out'],
    ['with (at) and (dot)', '<p>hello(at)acme(dot)com</p>', 'spelt_out'],
    ['with (AT) and a plain dot', '<p>hello (AT) acme.com</p>', 'spelt_out'],
    ['with {at} and {dot}', '<p>hello{at}acme{dot}com</p>', 'spelt_out'],
    ['with spaces around its at', '<p>hello @ acme.com</p>', 'split'],
    ['in letters set apart', '<p>Write: h e l l o @ acme.com</p>', 'split'],
    ['with (@)', '<p>hello (@) acme.com</p>', 'spelt_out'],
    ['with (arroba) and (punto)', '<p>hello (arroba) acme (punto) com</p>', 'spelt_out'],
    ['with [ät] and [punkt]', '<p>hello [ät] acme [punkt] com</p>', 'spelt_out'],
    [
      'with [apenstaartje] in pieces',
      '<p><span>hello<span> [apenstaartje] </span>acme<span> [punt] </span>com</span></p>',
      'spelt_out',
    ],
    ['in a picture’s words', '<img src="mail.gif" alt="hello@acme.com">', 'text'],
    ['with {arobase} and {point}', '<p>hello {arobase} acme {point} com</p>', 'spelt_out'],
    ['with [at] and a word for the dot', '<p>hello [at] acme dot com</p>', 'spelt_out'],
    ['with [at] in tags', '<p>hello<b> [at] </b>acme<i>.com</i></p>', 'spelt_out'],
    ['with a span around its at', '<p>hello<span>@</span>acme.com</p>', 'split'],
    ['with spans around its parts', '<p><span>hello</span>@<span>acme</span>.<span>com</span></p>', 'split'],
    ['with a comment in it', '<p>hello@<!-- no robots -->acme.com</p>', 'split'],
    ['with a comment in its domain', '<p>hello@acme<!-- x@y.com -->.com</p>', 'split'],
    ['with a comment before its at', '<p>hello<!-- -->@acme.com</p>', 'split'],
    ['with a break opportunity', '<p>hello@<wbr>acme.com</p>', 'split'],
    ['with something hidden in it', '<p>hello<span style="display:none">null</span>@acme.com</p>', 'split'],
    [
      'cloaked by Cloudflare',
      `<a class="__cf_email__" data-cfemail="${cloak('hello@acme.com')}">[email&#160;protected]</a>`,
      'cloudflare',
    ],
    [
      'in a link cloaked by Cloudflare',
      `<a href="/cdn-cgi/l/email-protection#${cloak('hello@acme.com?subject=Hi', 7)}">W</a>`,
      'cloudflare',
    ],
    [
      'in JSON-LD',
      '<script type="application/ld+json">{"@type":"Organization","name":"Acme","email":"mailto:hello@acme.com"}</script>',
      'structured_data',
    ],
    [
      'in a contact point',
      '<script type=application/ld+json>{"@graph":[{"@type":"Store","contactPoint":[{"@type":"ContactPoint","contactType":"sales","email":"hello@acme.com"}]}]}</script>',
      'structured_data',
    ],
    ['in script state', '<script>window.x={"email":"hello@acme.com"}</script>', 'script'],
    [
      'in script state with an escaped at',
      '<script>self.push("{\\"email\\":\\"hello\\u0040acme.com\\"}")</script>',
      'script',
    ],
    ['in script state as a hex escape', "<script>var e='hello\\x40acme.com'</script>", 'script'],
    ['in script state after an escape', '<script>x="\\u003ehello@acme.com\\u003c"</script>', 'script'],
    ['put together by a script', "<script>document.write('hello' + '@' + 'acme.com')</script>", 'script'],
    [
      'in what a click runs',
      `<a href="javascript:void(0)" onclick="location='mai'+'lto:'+'hello'+'@'+'acme.com'">Mail</a>`,
      'mailto',
    ],
    ['in an attribute', '<div data-email="hello@acme.com"></div>', 'attribute'],
  ])('%s', (_, markup, form) => {
    expect(found(markup)).toContain(`${form} hello@acme.com`);
    expect(addresses(markup)).toEqual(['hello@acme.com']);
  });

  it('each of several in one mail link', () => {
    expect(addresses('<a href="mailto:one@acme.com,two@acme.com?cc=three@acme.com">W</a>')).toEqual([
      'one@acme.com',
      'two@acme.com',
      'three@acme.com',
    ]);
  });

  it('in a page of another charset', () => {
    const page = scanPage('https://acme.de/', 'Gr\xfc\xdfe: hallo (\xe4t) acme (punkt) de', 'windows-1252');
    expect(findAddresses(page).map(({ address }) => address)).toEqual(['hallo@acme.de']);
  });
});

describe('no address is seen', () => {
  it.each([
    ['in a retina image', '<img src="logo@2x.png" srcset="a@2x.jpg 2x, b@3x.webp 3x">'],
    ['in an image named like one', '<img src="hero@home.png">'],
    ['in a share link', '<a href="mailto:?subject=Look&body=https://acme.com/x">Share</a>'],
    [
      'in a style sheet',
      '<style>@media print{a{b:c}}@import url(x.css);.a@b.com{}</style>'.replace('.a@b.com{}', ''),
    ],
    ['in a handle', '<p>Follow @acme.com and @acme on Instagram</p>'],
    [
      'in a versioned script',
      '<script src="https://cdn.jsdelivr.net/npm/swiper@8.4.5/swiper-bundle.min.js"></script>',
    ],
    ['in a place on a map', '<a href="https://www.google.com/maps/@40.7127,-74.0059,15z">Map</a>'],
    ['in a profile address', '<a href="https://www.tiktok.com/@acme.official">TikTok</a>'],
    [
      'in an @type',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing"}</script>',
    ],
    ['in a price', '<p>12 @ 4.50 each</p>'],
    ['after a word that makes it a place', '<p>Find us @ acme.com or us (at) acme.com</p>'],
    ['in ordinary brackets', '<p>Find us (at the corner) and (at) home.</p>'],
  ])('%s', (_, markup) => {
    expect(addresses(markup)).toEqual([]);
  });
});

it('gives the words on both sides of an address', () => {
  const page = scan(
    '<h3>Press</h3><p>press@acme.com</p><h3>Wholesale &amp; trade</h3><p>For orders: <a href="mailto:b2b@acme.com">b2b@acme.com</a> or call us</p>',
  );
  const at = findAddresses(page).find(({ local, form }) => local === 'b2b' && form === 'mailto')?.at ?? 0;
  const { before, after } = wordsAround(page, at);
  expect(before).toContain('press@acme.com · Wholesale & trade · For orders:');
  expect(after).toContain('or call us');
});

it.each(['sam@acme.com ', 'info [at] acme.com ', 'sales&#64;acme.com '])(
  'looks closely at no more than a directory’s worth of %s',
  (written) => {
    const found = findAddresses(scan(`<p>${written.repeat(40_000)}`));
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThanOrEqual(1_000);
  },
);

describe('a domain in letters of its own is written as mail servers know it', () => {
  it.each([
    '<a href="mailto:info@müller.de">Mail</a>',
    '<a href="mailto:info@m%C3%BCller.de?subject=Hallo">Mail</a>',
    '<a href="mailto:info@xn--mller-kva.de">Mail</a>',
    '<p>info@müller.de. Mehr</p>',
  ])('%s', (markup) => {
    const page = scanPage('https://müller.de/', Buffer.from(markup).toString('latin1'));
    expect(findAddresses(page).map(({ address }) => address)).toEqual(['info@xn--mller-kva.de']);
  });

  it('and what follows an address isn’t taken for a part of it', () => {
    const page = scanPage(
      'https://acme.com/',
      Buffer.from('«info@acme.com»、desk@acme.comまで').toString('latin1'),
    );
    expect(findAddresses(page).map(({ address }) => address)).toEqual(['info@acme.com', 'desk@acme.com']);
  });
});
