import { expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { placesToRead } from './trade-hints.ts';

const LONG = '<p>Made to be kept.</p>'.repeat(1_000);

const readOn = (markup: string) =>
  placesToRead(scanPage('https://acme.test/', `<body>${LONG}${markup}${LONG}`), false);

it.each([
  '<p>We offer wholesale</p>',
  '<p>Sold <b>to shops</b> alone</p>',
  '<p class="a > b">to our stockists',
  '<p>Our B2B shop',
  '<!-- a --><style>a>b{}</style><h1>Retailers</h1>',
])('reads what is said around a word of trade: %s', (markup) => {
  expect(readOn(markup)).toHaveLength(1);
});

it.each([
  '<p class="wholesale-banner" data-b2b="B2B stockists">Soft',
  '<a href="/b2b">Wholesale</a><a class="x">Our B2B shop</a>',
  '<script>if (a > b) sell("to shops")</script><style>.x>.stockists{}</style><!-- not > for retailers -->',
])('passes by what no reader is told, and the words of a menu: %s', (markup) => {
  expect(readOn(markup)).toEqual([]);
});

it.each(['<a href="/x">', '<p title="'])(
  'is soon through with nothing but words of trade behind %s',
  (open) => {
    const scan = scanPage('https://acme.test/', `<body>${open}${'wholesale B2B '.repeat(100_000)}`);
    expect(placesToRead(scan, false)).toEqual([]);
  },
);
