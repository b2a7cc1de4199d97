import { expect, it } from 'vitest';
import { roleOfHeading } from './heading-role.ts';

/** As brands head their columns. */
const HEADINGS = {
  cost: [
    'Retail Partner Price',
    'Keystone',
    'Nett',
    'US$',
    'Wholesale effective 2/1/26',
    'Händlernetto',
    'Precio sin IVA',
    'Precio s/IVA',
    'P.V.D.',
    'Tarifa',
    'Prezzo IVA esclusa',
  ],
  msrp: ['S.R.P.', 'M.S.R.P.', 'RTL', 'Rtl Price', 'unverb. Preisempfehlung', 'P.V.P.'],
  map: ['M.A.P.', 'MAP', 'Minimum Advertised Price'],
  case_cost: ['Case $', 'Kartonpreis', 'Wholesale Case Price'],
  case_pack: ['Case', 'Case Qty', 'Units / Case', 'PCB', 'VPE'],
  tier: ['à partir de 10', 'ab 10 Stk', '12 or more'],
  sku: ['Reorder #', 'Bestellnr.', 'Cat. No.'],
  upc: ['Gencode', 'Cód. barras', 'EAN Stück'],
  none: [
    '# Cases',
    'Qty (cases)',
    'Cases to order',
    'Carton L',
    'EAN caja',
    'EAN VPE',
    'Effective date',
    'Compare at price',
  ],
};

it.each(Object.entries(HEADINGS))('knows what says %s', (role, headings) => {
  const roles = headings.map((heading) => [heading, roleOfHeading(heading)?.role ?? 'none']);
  expect(roles).toEqual(headings.map((heading) => [heading, role]));
});
