// Even and odd in turn: each two that follow one another are of one kind.
import type { PriceList } from '../price-list.ts';
import { sheetOf } from './listing.ts';
import { usd, waresOf } from './wares.ts';
import { across, book, cash, number, spaces } from './xlsx-grocery.ts';

const pounds = cash('"£"#,##0.00');
const euros = cash('#,##0.00\\ "€"');
const tints = waresOf({
  brand: 'Petalwork',
  shelf: 'beauty',
  count: 46,
  prefix: '810077',
  sku: (n) => `PTW-${n}`,
  cents: [400, 2400],
});

export const placeBooks: PriceList[] = [
  book('Thistledown_Trade_Price_List_UK_2026.xlsx', 'of another country, prices by number format', () => [
    sheetOf({
      name: 'Trade',
      wares: waresOf({
        brand: 'Thistledown',
        shelf: 'beauty',
        count: 40,
        prefix: '506041',
        digits: 13,
        sku: (n) => `TD${n}`,
        cents: [250, 1900],
        packs: [6, 12],
      }),
      says: 'sku upc title pack msrp',
      currency: 'GBP',
      above: [['Thistledown of Hexham'], ['Trade price list from 1 January 2026. Carriage paid £150.'], []],
      columns: [
        ['Code', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['Barcode', number],
        ['Outer', ({ pack }) => pack],
        ['Trade ex VAT', ({ costCents }) => pounds(costCents)],
        ['VAT', () => ({ v: 0.2, format: '0%' })],
        ['RRP inc VAT', ({ msrpCents }) => pounds(msrpCents)],
        ['POR', () => ({ v: 0.42, format: '0%' })],
      ],
    }),
  ]),
  book('Preisliste Fachhandel Moorhof.xlsx', 'of another country, prices by number format', () => [
    sheetOf({
      name: 'Preisliste',
      wares: waresOf({
        brand: 'Moorhof',
        shelf: 'home',
        count: 34,
        prefix: '400721',
        digits: 13,
        sku: (n) => `${n}-0`,
        cents: [200, 3900],
        packs: [2, 4, 6],
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [['Moorhof Manufaktur GmbH'], ['Preisliste Fachhandel, gültig ab 01.02.2026'], []],
      section: (name) => [[name]],
      columns: [
        ['Art.-Nr.', ({ sku }) => sku],
        ['Artikelbezeichnung', ({ title }) => title],
        ['EAN Stück', ({ code }) => code],
        ['EAN Karton', ({ caseCode }) => caseCode],
        ['VPE', ({ pack }) => pack],
        ['HEK', ({ costCents }) => euros(costCents)],
        ['UVP inkl. MwSt.', ({ msrpCents }) => euros(msrpCents)],
        ['Bestellmenge', () => null],
      ],
      below: [[], ['Alle Preise zzgl. gesetzlicher MwSt. Lieferung frei Haus ab 300 €.']],
    }),
  ]),
  book('Petalwork Global Wholesale.xlsx', 'several currencies side by side', () => [
    sheetOf({
      name: 'Wholesale',
      wares: tints,
      says: 'sku upc title pack msrp',
      currency: 'USD',
      columns: [
        ['SKU', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['UPC', ({ code }) => code],
        ['Wholesale CAD', ({ costCents }) => Math.round(costCents * 1.36) / 100],
        ['Wholesale USD', ({ costCents }) => costCents / 100],
        ['Wholesale EUR', ({ costCents }) => Math.round(costCents * 0.91) / 100],
        ['MSRP CAD', ({ msrpCents }) => Math.round(msrpCents * 1.36) / 100],
        ['MSRP USD', ({ msrpCents }) => msrpCents / 100],
        ['MSRP EUR', ({ msrpCents }) => Math.round(msrpCents * 0.91) / 100],
        ['Case', ({ pack }) => pack],
      ],
    }),
  ]),
  book('KOI Pet export price list.xlsx', 'several currencies side by side', () => [
    sheetOf({
      name: 'Export 2026',
      wares: waresOf({
        brand: 'Koi',
        shelf: 'pet',
        count: 42,
        prefix: '471234',
        digits: 13,
        sku: (n) => `KOI-${n}`,
        cents: [200, 1900],
      }),
      says: 'sku upc title pack msrp',
      currency: 'USD',
      above: [['KOI PET CO., LTD.'], ['Export price list 2026']],
      heads: [
        [
          { v: 'Item No.', down: 2 },
          { v: 'Description', down: 2 },
          { v: 'EAN', down: 2 },
          { v: 'Pcs/Ctn', down: 2 },
          across('Wholesale', 3),
          ...spaces(2),
          across('RRP', 3),
        ],
        [...spaces(4), 'GBP', 'EUR', 'USD', 'GBP', 'EUR', 'USD'],
      ],
      columns: [
        ['', ({ sku }) => sku],
        ['', ({ title }) => title],
        ['', ({ code }) => code],
        ['', ({ pack }) => pack],
        ['', ({ costCents }) => `£${(costCents * 0.0079).toFixed(2)}`],
        ['', ({ costCents }) => `€${(costCents * 0.0092).toFixed(2)}`],
        ['', ({ costCents }) => usd(costCents)],
        ['', ({ msrpCents }) => `£${(msrpCents * 0.0079).toFixed(2)}`],
        ['', ({ msrpCents }) => `€${(msrpCents * 0.0092).toFixed(2)}`],
        ['', ({ msrpCents }) => usd(msrpCents)],
      ],
    }),
  ]),
  book('Tarif revendeurs Atelier Clairval 2026.xlsx', 'of the south, own words', () => [
    sheetOf({
      name: 'Tarif 2026',
      wares: waresOf({
        brand: 'Clairval',
        shelf: 'epicerie',
        count: 32,
        prefix: '370080',
        digits: 13,
        sku: (n) => `CLV${n}`,
        cents: [180, 2600],
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        ['Atelier Clairval'],
        ['Tarif revendeurs au 1er janvier 2026 - prix en euros HT, franco 250 €'],
        [],
      ],
      section: (name) => [[name]],
      columns: [
        ['Référence', ({ sku }) => sku],
        ['Libellé', ({ title }) => title],
        ['EAN 13', ({ code }) => code],
        ['PCB', ({ pack }) => pack],
        ['Prix d’achat HT', ({ costCents }) => costCents / 100],
        ['Prix conseillé TTC', ({ msrpCents }) => msrpCents / 100],
        ['Quantité', () => null],
        ['Total HT', () => 0],
      ],
    }),
  ]),
  book('Tarifa distribuidores Casa Orive.xlsx', 'of the south, own words', () => [
    sheetOf({
      name: 'Tarifa',
      wares: waresOf({
        brand: 'Orive',
        shelf: 'cocina',
        count: 30,
        prefix: '841055',
        digits: 13,
        sku: (n) => `OR${n}`,
        cents: [150, 2600],
      }),
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [['Casa Orive'], ['Tarifa 2026']],
      columns: [
        ['Ref.', ({ sku }) => sku],
        ['Artículo', ({ title }) => title],
        ['EAN', number],
        ['Unidades por caja', ({ pack }) => pack],
        ['Precio sin IVA', ({ costCents }) => euros(costCents)],
        ['P.V.P.', ({ msrpCents }) => euros(msrpCents)],
        ['Pedido', () => null],
      ],
    }),
  ]),
];
