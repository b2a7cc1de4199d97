import { expect, it } from 'vitest';
import { eachText, headingAt, scanPage } from './page-scan.ts';

it('goes over what a reader sees piece by piece, past scripts, styles and scraps', () => {
  const body =
    '<body><h1>Wholesale</h1><script>if (a > b) sell("to shops")</script><style>a>b{}</style>' +
    '<!-- not > for you --><p>For <b>shops alone</b> ok</p>left over';
  const pieces: string[] = [];
  eachText(scanPage('https://acme.test/', body), 4, (start, end) => pieces.push(body.slice(start, end)));
  expect(pieces).toEqual(['Wholesale', 'For ', 'shops alone', 'left over']);
});

it('tells what headings of the first and second order say', () => {
  const body =
    '<H1 class="x">Become a <em>stockist</em></H1><h2>Terms</h2><h3>Small print</h3><h2>Never closed';
  const scan = scanPage('https://acme.test/', body);
  expect(scan.headings.map((at) => headingAt(scan, at))).toEqual(['Become a stockist', 'Terms', '']);
});

it.each(['<script>', '<style>', '<!--', '<form action="', '<b '])(
  'is soon through with a page of nothing but %s',
  (open) => {
    const scan = scanPage('https://acme.test/', open.repeat(2_000_000 / open.length));
    expect(scan.skipped).toEqual([]);
    expect(scan.forms.length).toBeLessThan(100);
  },
);
