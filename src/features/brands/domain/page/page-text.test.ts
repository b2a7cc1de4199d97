import { describe, expect, it } from 'vitest';
import { decodeEntities } from '../../../../kernel/html-entities.ts';
import { detached, textOf, visibleText } from './page-text.ts';

describe('what a reader sees', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One · Two'],
    ['<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>', 'One · Two'],
    ['He<b>ll</b>o', 'Hello'],
    ['One<br>Two<br/>Three', 'One · Two · Three'],
    ['One <!-- two --> three', 'One three'],
    ['One<script>two()</script><style>.x{}</style> three', 'One three'],
    ['Caf&eacute; &amp; Bar &#8211; open', 'Café & Bar – open'],
    ['One&nbsp;two\n\tthree', 'One two three'],
    ['a < b and c > d', 'a < b and c > d'],
    ['z\u200be\u00adro', 'zero'],
    ['unclosed <b', 'unclosed <b'],
    ['<script>never closed', ''],
    ['', ''],
  ])('of %j is %j', (markup, text) => {
    expect(visibleText(Buffer.from(markup).toString('latin1'))).toBe(text);
  });
});

it('entities are read in every notation', () => {
  expect(decodeEntities('&#64;&#x40;&commat;&#064;&AMP;&nosuch;&valueOf;&#0;')).toBe(
    '@@@@&&nosuch;&valueOf;',
  );
  expect(decodeEntities('&pound;90 &euro;75 &iquest;d&ocirc;me &Icirc;le &szlig;')).toBe(
    '£90 €75 ¿dôme Île ß',
  );
});

it('bytes are text in the page’s own charset', () => {
  expect(textOf('Gr\xfc\xdfe', 'windows-1252')).toBe('Grüße');
  expect(textOf('Gr\xc3\xbc\xc3\x9fe', 'utf-8')).toBe('Grüße');
  expect(textOf('\x82\xb1', 'shift_jis')).toBe('こ');
  expect(textOf('Gr\xc3\xbc\xc3\x9fe', 'no-such-charset')).toBe('Grüße');
});

it('a detached piece reads the same', () => {
  expect(detached('a piece of something longer'.slice(2, 20))).toBe('piece of something');
});

it('is soon through with a page of nothing but tags that never close', () => {
  const markup = '<div '.repeat(800_000);
  expect(visibleText(markup)).toBe(markup.trimEnd());
});
