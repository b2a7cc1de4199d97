import { expect, it } from 'vitest';
import { brandName } from '../brand-name.ts';
import { scanPage } from '../page/page-scan.ts';
import { goodsOnPage } from './goods-on-page.ts';

const evidence = ['table', 'frame', 'lantern'];
const hitsOn = (body: string) =>
  goodsOnPage(scanPage('https://kestrel.test/', body), { brand: brandName('Kestrel'), evidence }).hits;

it.each([
  ['its text', '<p>A table and a frame of oak, and a lantern.</p>'],
  ['its pictures', '<img alt="Table"><img alt="Frame"><img title="Lantern">'],
  ['its links', '<a href="/products/oak-table-frame"></a><a href="/collections/lantern"></a>'],
  ['data for search engines', '<script type="application/ld+json">{"name":"Lantern table frame"}</script>'],
  ['data for its scripts', '<script>window.__STATE__ = {"name":"Lantern table frame"}</script>'],
])('goods are known by %s', (_, body) => expect(hitsOn(body)).toBe(3));

it.each([
  ['tags', '<table><tr><td>Hello</td></tr></table><iframe src="/map"></iframe>'],
  ['names of styles', '<div class="table frame lantern">Hello</div><style>.lantern { color: red }</style>'],
  ['programs', '<script>function frame() { return table(lantern) }</script>'],
])('and not by %s', (_, body) => expect(hitsOn(body)).toBe(0));
