import { type Cell, sheetOf } from '../fresh-2/listing.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { paper, prose } from './files.ts';
import { comma, goods, usual } from './goods.ts';

const oils = goods(
  `
# ACEITES DE OLIVA VIRGEN EXTRA
AOVE Picual 500 ml vidrio | - | 6.85 | 12 | 11.9
AOVE Arbequina 500 ml vidrio | - | 6.85 | 12 | 11.9
AOVE Hojiblanca 250 ml | - | 4.10 | 15 | 7.5
AOVE Ecológico 5 L lata | - | 41.20 | 3 | 62
# VINAGRES
Vinagre de Jerez Reserva 25 cl | - | 3.40 | 12 | 6.2
Vinagre Pedro Ximénez 25 cl | - | 4.15 | 12 | 7.5
# CONSERVAS
Pimientos del piquillo 290 g | - | 3.75 | 12 | 6.5
Bonito del norte en aceite 220 g | - | 6.90 | 12 | 11.5
Espárragos blancos 6/9 | - | 5.30 | 12 | 8.95
Alcachofas enteras 300 g | - | 3.20 | 12 | 5.5
# DULCES
Turrón de almendra 200 g | - | 4.60 | 20 | 7.95
Polvorones surtidos 400 g | - | 5.15 | 12 | 8.95
Mermelada de naranja amarga 250 g | - | 2.35 | 12 | 4.5
`,
  { prefix: '843701625', digits: 13, start: 101, sku: (n) => `ALM-${n}` },
);

const leather = goods(
  `
# PORTAFOGLI
Portafoglio uomo classico | Cuoio, Nero, Testa di moro | 24.50 | 1 | 59
Portacarte slim | Cuoio, Nero, Verde | 12.80 | 1 | 32
Portamonete | Cuoio, Rosso | 9.60 | 1 | 24
# CINTURE
Cintura 35 mm | Cuoio, Nero | 19.90 | 1 | 49
Cintura intrecciata | Cuoio, Blu | 26.40 | 1 | 65
# BORSE
Tracolla Siena | Cuoio, Nero | 78.00 | 1 | 189
Zaino Arno | Testa di moro | 112.50 | 1 | 269
# PICCOLA PELLETTERIA
Portachiavi anello | Cuoio, Nero, Rosso | 4.90 | 1 | 12
Custodia occhiali | Cuoio, Verde | 13.70 | 1 | 34
Segnalibro | Cuoio, Blu | 2.80 | 1 | 7.5
`,
  {
    prefix: '805229004',
    digits: 13,
    start: 21,
    sku: (n, _, { section }) => `${section.slice(0, 2)}${n}`,
    join: ', ',
  },
);

const gifts = goods(
  `
# Mugs & Jugs
Bone China Mug, Hare | - | 5.40 | 6 | 12.95
Bone China Mug, Wren | - | 5.40 | 6 | 12.95
Bone China Mug, Badger | - | 5.40 | 6 | 12.95
Half Pint Jug, Hare | - | 8.75 | 4 | 20.95
# Textiles
Tea Towel, Hedgerow | - | 4.60 | 6 | 10.95
Double Oven Glove, Hedgerow | - | 7.90 | 4 | 18.95
Apron, Hedgerow | - | 9.95 | 4 | 23.95
# Paper
Notebook A5, Wren | - | 3.35 | 6 | 7.99
Gift Wrap, 3 sheets | - | 2.10 | 12 | 4.99
Coaster, Hare (single) | - | 1.30 | 12 | 3.25
# Tins
Biscuit Barrel, Badger | - | 6.80 | 6 | 15.99
Tea Caddy, Wren | - | 4.25 | 6 | 9.99
`,
  { prefix: '506042119', digits: 13, start: 305, sku: (n) => `HH${n}` },
);

const tableware = goods(
  `
# 器
飯碗 白磁 | - | 9.00 | 40 | 19.8
飯碗 青磁 | - | 9.00 | 40 | 19.8
湯呑 粉引 | - | 7.50 | 60 | 16.5
小皿 3.5寸 藍 | - | 4.50 | 100 | 9.9
大皿 8寸 藍 | - | 22.50 | 12 | 49.5
急須 黒泥 | - | 32.00 | 12 | 70.4
# 木製品
箸 鉄木 23cm | - | 6.00 | 100 | 13.2
汁椀 欅 | - | 14.00 | 30 | 30.8
お盆 角 杉 | - | 19.00 | 10 | 41.8
# 布
手ぬぐい 麻の葉 | - | 5.50 | 50 | 12.1
手ぬぐい 青海波 | - | 5.50 | 50 | 12.1
風呂敷 90cm 綿 | - | 11.50 | 30 | 25.3
`,
  { prefix: '458012077', digits: 13, start: 110, sku: (n) => `KW-${n}` },
);

const euros = (cents: number): Cell => ({ v: usual(cents), format: '#,##0.00\\ [$€-C0A]' });
const pounds = (cents: number): Cell => ({ v: usual(cents), format: '"£"#,##0.00' });
/** The text has hundreds of yen. */
const yen = (cents: number): Cell => ({ v: cents, format: '"¥"#,##0' });

export const tongues: PriceList[] = [
  paper('Listino rivenditori Cuoieria Bardi 2026.pdf', 'a list in Spanish or Italian', {
    wares: leather,
    says: 'sku upc title msrp',
    currency: 'EUR',
    isA4: true,
    hasSections: true,
    above: [
      'Cuoieria Bardi - Firenze',
      'Listino rivenditori 2026, valido dal 1° gennaio',
      'Prezzi in euro, IVA esclusa, franco fabbrica. Prezzo al pubblico consigliato IVA inclusa.',
    ],
    columns: [
      ['Codice', 60, 'left', ({ sku }) => sku],
      ['Descrizione articolo', 180, 'left', ({ title }) => title],
      ['EAN', 90, 'left', ({ code }) => code],
      ['Prezzo\nrivenditore', 70, 'right', ({ costCents }) => `€ ${comma(costCents)}`],
      ['Prezzo al\npubblico', 70, 'right', ({ msrpCents }) => `€ ${comma(msrpCents)}`],
    ],
    foot: (number) => `Cuoieria Bardi s.r.l. - P. IVA 00555010222 - pag. ${number}`,
    below: [
      'Ordine minimo € 200,00. Pagamento: bonifico anticipato, sconto 3%.',
      'Timbro e firma: ____________________',
    ],
  }),
  book(
    'Tarifa profesional Almazara del Cerro 2026.xlsx',
    'a list in Spanish or Italian',
    sheetOf({
      name: 'TARIFA',
      wares: oils,
      says: 'sku upc title pack msrp',
      currency: 'EUR',
      above: [
        [{ v: 'ALMAZARA DEL CERRO, S.L.', across: 8, bold: true }],
        [{ v: 'TARIFA PROFESIONAL 2026 - precios en euros, IVA no incluido', across: 8 }],
        ['Cliente:', null, null, 'CIF:', null, 'Fecha:'],
        [],
      ],
      columns: [
        ['Ref.', ({ sku }) => sku],
        ['Descripción', ({ title }) => title],
        ['Código EAN', ({ code }) => code],
        ['Uds./caja', ({ pack }) => pack],
        ['Precio ud.', ({ costCents }) => euros(costCents)],
        ['Precio caja', ({ costCents, pack }) => euros(costCents * pack)],
        ['PVP recomendado', ({ msrpCents }) => euros(msrpCents)],
        ['Cajas pedido', () => null],
      ],
      section: (name) => [[{ v: name, across: 8, bold: true }]],
      below: [
        [],
        ['Pedido mínimo: 150 €. Portes pagados a partir de 300 € (península).'],
        ['Forma de pago: transferencia o recibo a 30 días.'],
      ],
    }),
  ),
  book(
    'Hedgerow & Hare trade prices AW26.xlsx',
    'prices with and without tax',
    sheetOf({
      name: 'Trade List',
      wares: gifts,
      says: 'sku upc title pack msrp',
      currency: 'GBP',
      above: [
        ['Hedgerow & Hare Ltd', null, null, null, null, null, null, 'VAT No. GB 555 0102 22'],
        ['Trade price list AW26. Carriage paid at £150 ex VAT (UK mainland).'],
        [],
      ],
      columns: [
        ['Code', ({ sku }) => sku],
        ['Product', ({ title }) => title],
        ['Barcode', ({ code }) => ({ v: Number(code), format: '0' })],
        ['Outer', ({ pack }) => pack],
        ['Trade ex VAT', ({ costCents }) => pounds(costCents)],
        ['Trade inc VAT', ({ costCents }) => pounds(Math.round(costCents * 1.2))],
        ['Price per outer ex VAT', ({ costCents, pack }) => pounds(costCents * pack)],
        ['RRP inc VAT', ({ msrpCents }) => pounds(msrpCents)],
      ],
      section: (name) => [[name], []],
    }),
    words('T&Cs', prose('Terms and conditions of sale', 'Goods remain our property until paid for in full.')),
  ),
  book(
    '卸価格表_川辺商店_2026.xlsx',
    'prices with and without tax',
    sheetOf({
      name: '卸価格表',
      wares: tableware,
      says: 'sku upc title pack',
      currency: 'JPY',
      but: ({ costCents, msrpCents }) => ({ cost: costCents, msrp: msrpCents }),
      above: [
        [{ v: '川辺商店 卸価格表 2026年版', across: 8, bold: true }],
        ['有効期間: 2026年1月1日～2026年12月31日'],
        [],
      ],
      columns: [
        ['品番', ({ sku }) => sku],
        ['商品名', ({ title }) => title],
        ['JANコード', ({ code }) => code],
        ['入数', ({ pack }) => pack],
        ['卸価格（税抜）', ({ costCents }) => yen(costCents)],
        ['卸価格（税込）', ({ costCents }) => yen(Math.round(costCents * 1.1))],
        ['希望小売価格（税込）', ({ msrpCents }) => yen(msrpCents)],
        ['備考', () => null],
      ],
      section: (name) => [[`■ ${name}`]],
      below: [[], ['※ 送料: ご注文金額30,000円（税抜）以上は当社負担。最低ご注文金額10,000円。']],
    }),
  ),
];
