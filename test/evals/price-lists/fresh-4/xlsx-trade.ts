// Even and odd in turn: each two that follow one another are of one kind.
import { type Column, sheetOf } from '../fresh-2/listing.ts';
import { money, type Ware } from '../fresh-2/wares.ts';
import { book, words } from '../fresh-3/books.ts';
import type { PriceList } from '../price-list.ts';
import { goodsOf } from './goods.ts';
import { cash, list } from './xlsx-markets.ts';

const less = (cents: number, part: number) => Math.round(cents * part);

const stock = (wares: readonly Ware[], name: string, heads: readonly string[]) =>
  words(name, [
    ['Stock on hand 20 Nov 2026'],
    heads,
    ...wares.map(({ sku, title, number }) => [
      sku,
      title,
      (number * 13) % 400,
      number % 5 ? null : '12/12/2026',
    ]),
  ]);

const petTrade = goodsOf({
  brand: 'Northgate Pet Trade',
  shelf: 'pets',
  count: 40,
  prefix: '503122',
  digits: 13,
  sku: (n) => `NPT${n}`,
  factor: 0.8,
  gone: 0.07,
});
const maple = goodsOf({
  brand: 'Maple Ridge Distribution',
  shelf: 'tools',
  count: 46,
  prefix: '062611',
  sku: (n) => `MR-${n}`,
  factor: 1.35,
  gone: 0.07,
});

const wide = (ware: Ware): number => Math.round(ware.weight * 10) / 10;
const measures: Column[] = [
  ['Unit Weight (lb)', ({ weight }) => weight],
  ['Unit L (in)', (ware) => wide(ware) + 2],
  ['Unit W (in)', (ware) => wide(ware) + 1],
  ['Unit H (in)', wide],
];

export const trade: PriceList[] = [
  list('Evergreen Vitality case pricing 2026.xlsx', 'prices by cases and pallets', {
    name: 'Wholesale',
    wares: goodsOf({
      brand: 'Evergreen Vitality',
      shelf: 'supplements',
      count: 34,
      prefix: '860005',
      sku: (n) => `EV${n}`,
    }),
    says: 'sku upc title pack msrp map',
    currency: 'USD',
    above: [
      [{ v: 'Evergreen Vitality — Wholesale Case Pricing', across: 11 }],
      ['Effective 1/1/2026. All prices are per case in US dollars.'],
      [],
    ],
    heads: [
      [
        'Item',
        'Product',
        'Unit UPC',
        'Case GTIN-14',
        'Units / Case',
        { v: 'Price per case', across: 3 },
        null,
        null,
        'MSRP (unit)',
        'MAP (unit)',
      ],
      [null, null, null, null, null, '1-4 cases', '5-19 cases', 'Pallet (40+)'],
    ],
    columns: [
      ['', ({ sku }) => sku],
      ['', ({ title }) => title],
      ['', ({ code }) => code],
      ['', ({ caseCode }) => caseCode],
      ['', ({ pack }) => pack],
      ['', ({ costCents, pack }) => cash(costCents * pack)],
      ['', ({ costCents, pack }) => cash(less(costCents * pack, 0.95))],
      ['', ({ costCents, pack }) => cash(less(costCents * pack, 0.9))],
      ['', ({ msrpCents }) => cash(msrpCents)],
      ['', ({ mapCents }) => cash(mapCents)],
    ],
    section: (name) => [[{ v: name, bold: true }]],
  }),
  list('Pawlish tiered pricing.xlsx', 'prices by cases and pallets', {
    name: 'Tiers',
    wares: goodsOf({
      brand: 'Pawlish',
      shelf: 'pets',
      count: 33,
      prefix: '850009',
      sku: (n) => `PWL-${n}`,
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    above: [['Pawlish Pet Wellness'], ['2026 tiered wholesale, USD per unit'], []],
    columns: [
      ['SKU', ({ sku }) => sku],
      ['Product', ({ title }) => title],
      ['UPC', ({ code }) => code],
      ['Master Case GTIN', ({ caseCode }) => caseCode],
      ['Inner Qty', ({ inner }) => inner],
      ['Master Case Qty', ({ pack }) => pack],
      ['Tier 1\n(1+ case)', ({ costCents }) => cash(costCents)],
      ['Tier 2\n(10+ cases)', ({ costCents }) => cash(less(costCents, 0.93))],
      ['Tier 3\n(full pallet)', ({ costCents }) => cash(less(costCents, 0.87))],
      ['MSRP', ({ msrpCents }) => cash(msrpCents)],
    ],
    below: [[], ['Tier is set by the total of your order. Mixed pallets welcome.']],
  }),
  book(
    'Northgate Trade Price List Autumn 2026.xlsx',
    'a distributor, with stock and what is discontinued on sheets of their own',
    words('Welcome', [
      ['Northgate Pet Trade Ltd'],
      ['Trade price list Autumn 2026'],
      ['Carriage paid over £175 ex VAT (mainland UK)'],
    ]),
    sheetOf({
      name: 'Price List',
      wares: petTrade,
      says: 'sku upc title pack msrp',
      currency: 'GBP',
      above: [['All trade prices in GBP, ex VAT. RRP includes VAT at 20%.']],
      columns: [
        ['Code', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['EAN', ({ code }) => code],
        ['Outer', ({ pack }) => pack],
        ['Trade (ex VAT)', ({ costCents, isGone }) => (isGone ? 'DISC' : cash(costCents, '"£"#,##0.00'))],
        ['VAT', () => '20%'],
        ['RRP (inc VAT)', ({ msrpCents }) => cash(msrpCents, '"£"#,##0.00')],
        ['Status', ({ isGone, isNew }) => (isGone ? 'Discontinued' : isNew ? 'NEW' : null)],
      ],
      section: (name) => [[{ v: name, bold: true }]],
    }),
    stock(petTrade, 'Stock 20-11', ['Code', 'Description', 'Free stock', 'Due in']),
  ),
  book(
    'Maple Ridge dealer book CAD Nov 2026.xlsx',
    'a distributor, with stock and what is discontinued on sheets of their own',
    sheetOf({
      name: 'Dealer Prices',
      wares: maple,
      says: 'sku upc title pack msrp map',
      currency: 'CAD',
      above: [
        [{ v: 'Maple Ridge Distribution Inc. / Distribution Maple Ridge', across: 8 }],
        ['Prices in Canadian dollars, taxes extra', null, null, null, 'F.O.B. Mississauga'],
        [],
      ],
      columns: [
        ['Item / Article', ({ sku }) => sku],
        ['Description', ({ title }) => title],
        ['UPC/CUP', ({ code }) => ({ v: Number(code), format: '0' })],
        ['Master', ({ pack }) => pack],
        ['Dealer Cost', ({ costCents, isGone }) => (isGone ? 'N/A' : money(costCents))],
        ['MAP', ({ mapCents, isGone }) => (isGone ? null : money(mapCents))],
        ['MSRP', ({ msrpCents, isGone }) => (isGone ? null : money(msrpCents))],
        ['Status', ({ isGone }) => (isGone ? 'DISCONTINUED' : 'Active')],
      ],
    }),
    stock(maple, 'Inventory', ['Item', 'Description', 'Available', 'ETA']),
    words('Discontinued', [
      ['Item', 'Description', 'Date'],
      ...maple.filter(({ isGone }) => isGone).map(({ sku, title }) => [sku, title, '2026-10-31']),
    ]),
  ),
  list('CustomItemSearch_Brightside_Wholesale.xlsx', 'wide dump of an ERP', {
    name: 'Results',
    wares: goodsOf({
      brand: 'Brightside Home',
      shelf: 'kitchen',
      count: 36,
      prefix: '085411',
      sku: (n) => `BSH-${n}`,
      step: 1,
    }),
    says: 'sku upc title pack msrp map',
    currency: null,
    columns: [
      ['Internal ID', ({ number }) => number + 40211],
      ['Name', ({ sku }) => sku],
      ['Display Name', ({ title }) => title],
      ['UPC Code', ({ code }) => Number(code)],
      ['Case GTIN', ({ caseCode }) => caseCode],
      ['Inner Qty', ({ inner }) => inner],
      ['Master Carton Qty', ({ pack }) => pack],
      ...measures,
      ['Country of Origin', () => 'CN'],
      ['HTS Code', ({ number }) => `7323.93.${String(number % 90).padStart(4, '0')}`],
      ['Wholesale Price', ({ costCents }) => costCents / 100],
      ['MAP', ({ mapCents }) => mapCents / 100],
      ['MSRP', ({ msrpCents }) => msrpCents / 100],
      ['Inactive', () => 'No'],
      ['Available', ({ number }) => number % 300],
    ],
  }),
  list('Item_Master_Wholesale_OakAndAnchor.xlsx', 'wide dump of an ERP', {
    name: 'Export',
    wares: goodsOf({
      brand: 'Oak & Anchor Foods',
      shelf: 'grocery',
      count: 42,
      prefix: '041287',
      sku: (n) => `${n}00`,
      step: 1,
    }),
    says: 'sku upc title pack msrp',
    currency: 'USD',
    columns: [
      ['Item No.', ({ sku }) => Number(sku)],
      ['Item Category', ({ section }) => section],
      ['Description', ({ title }) => title],
      ['Base UOM', () => 'EA'],
      ['Sales UOM', () => 'CS'],
      ['Qty per CS', ({ pack }) => pack],
      ['Unit UPC', ({ code }) => Number(code)],
      ['Case UPC', ({ caseCode }) => caseCode],
      ['Cases per Layer', ({ number }) => (number % 8) + 6],
      ['Layers per Pallet', () => 5],
      ['Shelf Life (days)', () => 365],
      ['Case Price', ({ costCents, pack }) => (costCents * pack) / 100],
      ['Unit Price', ({ costCents }) => costCents / 100],
      ['SRP', ({ msrpCents }) => msrpCents / 100],
      ['Currency', () => 'USD'],
      ['Storage', () => 'Dry'],
    ],
  }),
];
