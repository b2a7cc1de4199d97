import { expect, it } from 'vitest';
import { drawnByScript, toldByScript } from './drawn-by-script.ts';
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

it('tells markup that stands in a state as it is, and none of its tags', () => {
  const state = JSON.stringify({
    sections: [{ html: '<h1>Trade accounts</h1><p>We supply farm shops.</p>' }],
  });
  const page = toldByScript(
    scanPage(
      'https://acme.test/trade',
      `<div></div><script id="__NEXT_DATA__" type="application/json">${state}</script>`,
      'utf-8',
    ),
  );
  expect(page).toContain('<p>We supply farm shops.</p>');
  expect(page).not.toContain('&lt;');
});

it('draws markup whose slashes alone are escaped', () => {
  expect(
    drawn(String.raw`<script>window.state={"body":"<p>Open an account with us today.<\/p>"}</script>`),
  ).toContain('<p>Open an account with us today.</p>');
});

it('draws the markup of a state that stands in a string, and nothing of the state around it', () => {
  const state = JSON.stringify({
    blocks: [{ kind: 'text', html: '<p class="lead">Packs of 6 and 12.</p>' }],
  });
  const page = drawn(
    `<script>window.state = JSON.parse(${JSON.stringify(state.replaceAll('<', String.raw`\u003c`))});</script>`,
  );
  expect(page).toContain('<p class="lead">Packs of 6 and 12.</p>');
  expect(page).not.toContain('kind');
});

it('draws markup that a string within a string no longer escapes, as streams have it', () => {
  const streamed = String.raw`<main></main><script>self.__next_f.push([1,"4:[\"$\",\"div\",null,{\"__html\":\"\u003cp>Stores: \u003ca href=\\\"/trade\\\">open an account\u003c/a>\u003c/p>\"}]"])</script>`;
  expect(drawn(streamed)).toContain('<body><p>Stores: <a href="/trade">open an account</a></p></body>');
});

it('tells the labels of a form from what the page says', () => {
  const state =
    '{"title":"Retailers","text":"Ask us for a price list of our own.","fields":[{"type":"text","label":"Tax ID"}]}';
  const page = toldByScript(
    scanPage('https://acme.test/', `<body></body><script type="application/json">${state}</script>`, 'utf-8'),
  );
  expect(page).toContain('<label>Tax ID</label>');
  expect(page).toContain('<p>Ask us for a price list of our own.</p>');
});

it('draws nothing where scripts hold no markup', () => {
  expect(
    drawn('<p>Shops order from $250.</p><script>{"name":"A long name that is no markup at all"}</script>'),
  ).toBe('');
});

const told = (body: string) => toldByScript(scanPage('https://acme.test/trade', body, 'utf-8'));

it('tells what a state says in mere text, where the page says nothing itself', () => {
  const page = told(
    String.raw`<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"title":"Trade","blocks":[{"_key":"b1","text":"Shops order from $250, caf\u00e9s too."}],"href":"/pages/trade-and-more"}</script>`,
  );
  expect(page).toContain('<h3>Trade</h3>');
  expect(Buffer.from(page, 'latin1').toString('utf8')).toContain('<p>Shops order from $250, cafés too.</p>');
  expect(page).not.toContain('trade-and-more');
});

it('tells what stands in a string of a string', () => {
  expect(
    told(
      String.raw`<main></main><script>self.__next_f.push([1,"7:[\"$\",\"p\",null,{\"children\":\"Stores may open an account with us.\"}]"])</script>`,
    ),
  ).toContain('<p>Stores may open an account with us.</p>');
});

it('tells nothing beside a page that can be read', () => {
  const text = 'Shops are welcome to write to us for our list. '.repeat(12);
  expect(
    told(`<p>${text}</p><script>window.__NUXT__={"text":"Another long text of the state"}</script>`),
  ).toBe('');
});

it('reads a state in either kind of quotes', () => {
  const parsed = (state: string) => `<main></main><script>window.__DATA__ = JSON.parse('${state}')</script>`;
  const words = String.raw`{"text":"Stores \\"of any size\\" may open an account."}`;
  expect(told(parsed(words))).toContain('<p>Stores "of any size" may open an account.</p>');
  const markup = String.raw`{"html":"\\u003cp>Stores may open an account.\\u003c/p>"}`;
  expect(drawn(parsed(markup))).toContain('<body><p>Stores may open an account.</p></body>');
});
