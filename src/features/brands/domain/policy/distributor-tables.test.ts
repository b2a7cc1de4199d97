import { describe, expect, it } from 'vitest';
import { allStated } from './fixtures/said.ts';

const names = (markup: string) =>
  allStated('distributors', markup, 'partners').flatMap(({ value }) => value as string[]);

const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

describe('the head row of a table of distributors names none', () => {
  it.each([
    ['Italian', '<h1>Distributori</h1>', ['Paese', 'Distributore']],
    ['Spanish', '<h1>Distribuidores</h1>', ['País', 'Distribuidor']],
    ['French', '<h1>Nos distributeurs</h1>', ['Pays', 'Importateur']],
    ['German', '<h1>Vertriebspartner</h1>', ['Land', 'Partner']],
    ['Dutch', '<h1>Distributeurs</h1>', ['Land', 'Bedrijf']],
    ['Portuguese', '<h1>Distributors / Distribuidores</h1>', ['País', 'Empresa']],
    ['by territory', '<h1>Distributors</h1>', ['Territory', 'Company Name']],
    ['with a third column', '<h1>Our distributors</h1>', ['Region', 'Business', 'Web site']],
  ])('%s', (_, title, head) => {
    const rest = head.slice(2).map(() => 'www.nordwind-import.se');
    const rows = [
      ['Germany', 'Brenner Import GmbH', ...rest],
      ['Spain', 'Casa Tordera S.L.', ...rest],
    ];
    expect(names(title + table(head, ...rows))).toEqual(['Brenner Import GmbH', 'Casa Tordera S.L.']);
  });

  it('whatever stands between the title and the table', () => {
    const said = '<h1>Distributori</h1><p>All’estero i nostri saponi sono distribuiti da:</p>';
    expect(
      names(
        said +
          table(
            ['Paese', 'Distributore'],
            ['Austria', 'Almkraut Handels GmbH'],
            ['Spagna', 'Sol y Flor S.L.'],
          ),
      ),
    ).toEqual(['Almkraut Handels GmbH', 'Sol y Flor S.L.']);
  });

  it('which is shown with them', () => {
    const said = '<h1>Distributori</h1><p>All’estero i nostri saponi sono distribuiti da:</p>';
    const rows = table(
      ['Paese', 'Distributore'],
      ['Austria', 'Almkraut Handels GmbH'],
      ['Spagna', 'Sol y Flor S.L.'],
    );
    expect(allStated('distributors', said + rows, 'partners').map(({ sentence }) => sentence)).toEqual([
      'Distributori · All’estero i nostri saponi sono distribuiti da: · Paese Distributore · Austria Almkraut Handels GmbH · Spagna Sol y Flor S.L.',
    ]);
  });

  it('and a firm whose name has such a word is one', () => {
    expect(
      names(
        `<h1>Distributors</h1>${table(['Country', 'Distributor'], ['Canada', 'Land & Lake Trading Co.'], ['Norway', 'Region Nord AS'])}`,
      ),
    ).toEqual(['Land & Lake Trading Co.', 'Region Nord AS']);
  });
});

describe('behind a name its contacts are no part of it', () => {
  it.each([
    ['Fjord Handel AS – post@fjordhandel.no'],
    ['Fjord Handel AS | post@fjordhandel.no'],
    ['Fjord Handel AS: +47 22 00 11 22'],
    ['Fjord Handel AS, post@fjordhandel.no'],
    ['Fjord Handel AS (post@fjordhandel.no)'],
    ['Fjord Handel AS - www.fjordhandel.no'],
    ['Fjord Handel AS<br>post@fjordhandel.no'],
    ['Fjord Handel AS post@fjordhandel.no'],
  ])('%s', (cell) => {
    expect(
      names(
        `<h1>Distributors</h1>${table(['Country', 'Distributor'], ['Norway', cell], ['Japan', 'Aoyama Foods KK'])}`,
      ),
    ).toEqual(['Fjord Handel AS', 'Aoyama Foods KK']);
  });

  it('in a list as in a table', () => {
    expect(
      names(
        '<h1>Distributors</h1><ul><li>Fjord Handel AS – post@fjordhandel.no</li><li>Aoyama Foods KK – Tokyo</li></ul>',
      ),
    ).toEqual(['Fjord Handel AS', 'Aoyama Foods KK']);
  });
});
