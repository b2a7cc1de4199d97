import { describe, expect, it } from 'vitest';
import { scanPage } from '../page/page-scan.ts';
import { readPolicy } from './read-policy.ts';

const on = (html: string) =>
  readPolicy(
    scanPage('https://acme.com/stockists', Buffer.from(`<body>${html}</body>`, 'utf8').toString('latin1')),
    { kind: 'locator', brandName: 'Acme' },
  )
    .filter(({ field }) => field === 'distributors')
    .map(({ value, sentence }) => ({ value, sentence }));
const names = (html: string) => on(html).flatMap(({ value }) => value as string[]);

describe('firms below the names of countries are distributors', () => {
  it('under a title that names the world alone, with what stands between them', () => {
    const html =
      '<h1>Around the world</h1><h3>Germany</h3><p>Alpen Handels GmbH</p><p>Linzer Str. 4</p><h3>Japan</h3><p>Aoyama Foods KK, Tokyo</p><h2>Returns</h2><p>Within 30 days.</p>';
    expect(on(html)).toEqual([
      {
        value: ['Alpen Handels GmbH', 'Aoyama Foods KK'],
        sentence:
          'Around the world · Germany · Alpen Handels GmbH · Linzer Str. 4 · Japan · Aoyama Foods KK, Tokyo',
      },
    ]);
  });

  it('shown from what introduces them, of a long list the beginning', () => {
    const [list] = on(
      `<h1>Around the world</h1><p>Our importers:</p>${['Germany', 'Japan', 'Norway'].map((country) => `<h3>${country}</h3><p>${country} Trading Ltd</p>${'<p>Some street in a town of the country</p>'.repeat(5)}`).join('')}`,
    );
    expect(list?.value).toEqual(['Germany Trading Ltd', 'Japan Trading Ltd', 'Norway Trading Ltd']);
    expect(list?.sentence).toMatch(/^Around the world · Our importers: · Germany · Germany Trading Ltd/);
    expect(list?.sentence.length).toBeLessThanOrEqual(400);
  });

  it('with the contacts of the last of them, too, and no line behind these', () => {
    const html =
      '<h1>Around the world</h1><h3>Germany</h3><p>Alpen Handels GmbH</p><p>info@alpen.de</p><h3>Japan</h3><p>Aoyama Foods KK</p><p>sales@aoyama.co.jp</p><p>Tel. +81 3 1234 5678</p><p>Ask us about other countries.</p>';
    expect(on(html).map(({ sentence }) => sentence)).toEqual([
      'Around the world · Germany · Alpen Handels GmbH · info@alpen.de · Japan · Aoyama Foods KK · sales@aoyama.co.jp · Tel. +81 3 1234 5678',
    ]);
  });

  it('whether the country is bold, before a dash, or a heading over another', () => {
    expect(
      names(
        '<h2>International</h2><p>Shops abroad are supplied by our importers.</p><p><b>France</b><br>Maison Falaise<br>01 44 55 66</p><p><b>Italy</b><br>Sapori Uniti<br>Via Roma 3</p>',
      ),
    ).toEqual(['Maison Falaise', 'Sapori Uniti']);
    expect(
      names('<h2>Worldwide</h2><p>Canada – Northern Trading Co., Halifax</p><p>Norway – Fjord Import AS</p>'),
    ).toEqual(['Northern Trading Co.', 'Fjord Import AS']);
    expect(
      names(
        '<h2>Distributors by country</h2><h3>Spain</h3><h4>Selectos Castilla</h4><h3>Portugal</h3><h4>Mar Alto</h4>',
      ),
    ).toEqual(['Selectos Castilla', 'Mar Alto']);
  });

  it.each([
    ['Südkorea', 'Niederlande'],
    ['Corée du Sud', 'Pays-Bas'],
    ['Corea del Sur', 'Nueva Zelanda'],
    ['Corea del Sud', 'Sudafrica'],
    ['Zuid-Korea', 'Nieuw-Zeeland'],
    ['Sydkorea', 'Nya Zeeland'],
    ['Korea Południowa', 'Nowa Zelandia'],
    ['Eswatini', 'Timor-Leste'],
  ])('whatever the country is, in any language: %s', (one, other) => {
    const page = `<h1>International</h1><p>Our importers:</p><h4>${one}</h4><p>Hanok Living Co., Seoul</p><h4>${other}</h4><p>Van Houten B.V., Zwolle</p>`;
    expect(names(page)).toEqual(['Hanok Living Co.', 'Van Houten B.V.']);
  });

  it('and not the menu below them', () => {
    const menu =
      '<ul><li><a href="/i">International</a></li><li><a href="/impressum">Impressum</a></li></ul>';
    expect(
      names(
        `<h1>International</h1><p>Our importers:</p><h4>Norway</h4><p>Fjord Import AS</p><h4>Japan</h4><p>Aoyama Foods KK</p><p>Shop service</p>${menu}`,
      ),
    ).toEqual(['Fjord Import AS', 'Aoyama Foods KK']);
  });

  it('but shops there are none, nor are several in each', () => {
    expect(
      on('<h1>Around the world</h1><h3>France</h3><p>Le Bon Coin</p><h3>Japan</h3><p>Isetan, Tokyo</p>'),
    ).toEqual([]);
    expect(
      on(
        '<h1>Stockists by country</h1><h3>Germany</h3><ul><li>Kaufladen GmbH</li><li>Papier Meier KG</li><li>Tee Kontor GmbH</li></ul><h3>Japan</h3><ul><li>Itoya Ltd</li><li>Loft Co</li></ul>',
      ),
    ).toEqual([]);
  });
});
