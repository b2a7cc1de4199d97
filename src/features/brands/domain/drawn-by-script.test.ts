import { expect, it } from 'vitest';
import { drawnByScript } from './drawn-by-script.ts';
import { scanPage } from './page-scan.ts';

const drawn = (body: string) => drawnByScript(scanPage('https://acme.test/trade', body, 'utf-8'));

it('draws what a script’s state holds as markup', () => {
  const page = drawn(
    String.raw`<title>Trade</title><div id="root"></div><script id="__NEXT_DATA__" type="application/json">{"page":{"html":"\u003ch1>Trade\u003c/h1>\u003cp class=\"lead\">Shops order from $250, caf\u00e9s too.\u003c/p>"}}</script>`,
  );
  expect(page).toContain('<title>Trade</title>');
  expect(page).toContain('<p class="lead">Shops order from $250');
  expect(Buffer.from(page, 'latin1').toString('utf8')).toContain('cafés too.</p>');
});

it('draws markup whose slashes alone are escaped', () => {
  expect(
    drawn(String.raw`<script>window.state={"body":"<p>Open an account with us today.<\/p>"}</script>`),
  ).toContain('<p>Open an account with us today.</p>');
});

it('draws nothing where scripts hold no markup', () => {
  expect(
    drawn('<p>Shops order from $250.</p><script>{"name":"A long name that is no markup at all"}</script>'),
  ).toBe('');
});
