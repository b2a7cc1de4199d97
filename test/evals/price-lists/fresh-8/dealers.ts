import type { Cell } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import {
  bold,
  bySection,
  cents,
  csv,
  dollars,
  european,
  gone,
  head,
  Sheet,
  told,
  usd,
  xlsx,
} from './file.ts';
import { bikes, checkDigit, fasteners, type Good, jams, reeds, tools } from './trades.ts';
import { pasta } from './trades-europe.ts';
import { ceramics, outdoor } from './trades-home.ts';

const TOOL_RATES: Record<string, number> = { Ratchets: 40, Sockets: 42, Pliers: 40, 'Shop Gear': 35 };

/** Neither has a price. */
const ON_REQUEST = 'T-JCK3';
const ENDED = ['TB18', 'SC316'];

const less = (price: number, percent: number) => Math.round(price * (100 - percent)) / 100;
const percent = (value: number): Cell => ({ value: value / 100, format: '0%' });

/** A case has a code of its own, one digit before the good's and another check digit. */
function caseCode({ code }: Good): string {
  const body = `10${code.slice(0, 11)}`;
  return body + checkDigit(body);
}

const money = (value: number, sign: string): Cell => ({ value, format: `"${sign}"#,##0.00` });

export const dealers: PriceList[] = [
  xlsx('Garrick Tool Dealer Net 2026.xlsx', 'dealer net beside list and discount', () => {
    const sheet = new Sheet('Dealer Net');
    sheet.add([bold('GARRICK TOOL COMPANY')], ['Dealer net price list, effective February 1, 2026']);
    sheet.add(['All prices in US dollars, F.O.B. Dayton, Ohio'], []);
    const heads = ['Part No.', 'Description', 'UPC', 'Ctn Qty', 'Suggested Retail', 'Disc.', 'Dealer Net'];
    sheet.add(head(...heads, 'MAP'));
    for (const [section, own] of bySection(tools)) {
      sheet.add([bold(section)]);
      const rate = TOOL_RATES[section] ?? 40;
      for (const good of own) {
        const { sku, title, code, pack, msrp, map } = good;
        const cost = less(msrp, rate);
        if (sku === ON_REQUEST) {
          sheet.line([sku, title, code, pack, dollars(msrp), null, 'Call'], gone(good));
          continue;
        }
        const prices = [dollars(msrp), percent(rate), dollars(cost), dollars(map ?? 0)];
        sheet.line([sku, title, code, pack, ...prices], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp', 'map'),
          cost,
        });
      }
    }
    return [sheet.add([], ['Prices and discounts subject to change without notice.'])];
  }),
  csv(
    'brightreed-dealer-pricing.csv',
    'dealer net beside list and discount',
    (sheet) => {
      sheet.add(['Brightreed Music Accessories'], ['Your price level: DEALER (opening order $300)'], []);
      sheet.add(['Item', 'Description', 'Barcode', 'MSRP', 'Dealer Disc', 'Dealer Net Each']);
      sheet.rows.at(-1)?.push('Distributor Disc', 'Distributor Net Each', 'Carton');
      for (const good of reeds) {
        const { sku, title, code, msrp, pack } = good;
        const [cost, lower] = [less(msrp, 45), less(msrp, 54)];
        const prices = [usd(msrp), '45%', usd(cost), '54%', usd(lower)];
        sheet.line([sku, title, code, ...prices, String(pack)], {
          ...told(good, 'USD', 'upc', 'msrp', 'case_pack'),
          cost,
        });
      }
      sheet.add([], ['Distributor net requires a signed distributor agreement and $10,000 annually.']);
    },
    { isPadded: true },
  ),

  xlsx('Sweet Creek Farm wholesale.xlsx', 'case prices beside unit prices', () => {
    const sheet = new Sheet('Wholesale');
    sheet.add([bold('Sweet Creek Farm Wholesale Pricing')], ['Sold by the full case only'], []);
    sheet.add(head('Item #', 'Product', 'Size', 'Unit UPC', 'Case UPC', 'Units/Case', 'Case Price'));
    sheet.rows.at(-1)?.push(bold('Unit Price'), bold('SRP'));
    for (const good of jams) {
      const { sku, title, section, code, pack, cost, msrp } = good;
      const prices = [dollars(cents(cost * pack)), dollars(cost), dollars(msrp)];
      sheet.line([Number(sku), title, section, code, caseCode(good), pack, ...prices], {
        ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      });
    }
    return [sheet.add([], ['Freight: $14 flat rate per case west of the Mississippi, $11 east.'])];
  }),
  xlsx('Listino negozi 2026.xlsx', 'case prices beside unit prices', () => {
    const sheet = new Sheet('Listino');
    sheet.add(
      [bold('Pastificio Colle Verde S.r.l.')],
      ['Listino riservato ai negozi, valido dal 01/02/2026'],
    );
    sheet.add(['Prezzi in euro, IVA esclusa, franco nostro magazzino'], []);
    sheet.add(head('Cod. art.', 'Descrizione', 'Codice EAN', 'Pezzi per cartone'));
    sheet.rows.at(-1)?.push(...head('Prezzo al pezzo', 'Prezzo al cartone', 'Prezzo al pubblico IVA incl.'));
    for (const [section, own] of bySection(pasta)) {
      sheet.add([bold(section)]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp } = good;
        const prices = [european(cost), european(cost * pack), european(msrp)];
        sheet.line([sku, title, code, pack, ...prices.map((price) => `${price} €`)], {
          ...told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
        });
      }
    }
    return [sheet.add([], ['Ordine minimo 250,00 € - consegna gratuita oltre 500,00 €'])];
  }),

  csv('PRICEFILE_0126.csv', 'price breaks by quantity', (sheet) => {
    const names = [1, 2, 3].flatMap((step) => [`QTY_BRK${step}`, `PRICE${step}`]);
    sheet.add(['ITEM_NO', 'DESC1', 'DESC2', 'UPC_CD', 'UOM', 'CASE_QTY', ...names, 'WEIGHT_LB', 'STATUS']);
    fasteners.forEach((good, index) => {
      const { sku, title, section, code, pack, cost } = good;
      const steps: [number, number][] = [
        [1, cost],
        [pack, cents(cost * 0.93)],
        [pack * 10, cents(cost * 0.87)],
      ];
      const breaks = steps.flatMap(([step, price]) => [String(step), price.toFixed(4)]);
      const weight = (0.8 + ((index * 37) % 60) / 10).toFixed(2);
      const isGone = ENDED.includes(sku);
      const prices = isGone ? breaks.map((cell, at) => (at % 2 ? '0.0000' : cell)) : breaks;
      sheet.line(
        [sku, title, section, code, 'EA', String(pack), ...prices, weight, isGone ? 'DISC' : 'ACTIVE'],
        isGone ? gone(good) : told(good, null, 'upc', 'case_pack'),
      );
    });
  }),
  xlsx('Velocraft dealer breaks.xlsx', 'price breaks by quantity', () => {
    const sheet = new Sheet('Dealer 2026');
    sheet.add([bold('Velocraft Cycle Parts')], ['Dealer prices in USD, each'], []);
    const span: Cell = { value: 'Dealer price each when you buy', columnSpan: 3, bold: true };
    sheet.add([null, null, null, null, span, null, null, null]);
    sheet.add(head('Part #', 'Description', 'UPC', 'Qty/Case', 'Any quantity', '1 full case', '5+ cases'));
    sheet.rows.at(-1)?.push(bold('Retail'));
    for (const good of bikes) {
      const { sku, title, code, pack, cost, msrp } = good;
      const prices = [cost, cents(cost * 0.92), cents(cost * 0.85), msrp].map(dollars);
      sheet.line([sku, title, code, pack, ...prices], told(good, 'USD', 'upc', 'case_pack', 'msrp'));
    }
    return [sheet];
  }),

  xlsx('Tarn & Pike US-CA price list.xlsx', 'prices in two currencies', () => {
    const sheet = new Sheet('2026');
    sheet.add([bold('Tarn & Pike Outdoor - US and Canada price list 2026')], []);
    const wide = (value: string): Cell => ({ value, columnSpan: 2, bold: true });
    sheet.add([null, null, null, null, wide('US Dollars'), null, wide('Canadian Dollars'), null]);
    sheet.add(head('Style', 'Description', 'UPC', 'Case', 'Wholesale', 'MSRP', 'Wholesale', 'MSRP'));
    for (const [section, own] of bySection(outdoor)) {
      sheet.add([bold(section)]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp } = good;
        const canadian = [cents(cost * 1.36), Math.ceil(msrp * 1.36) - 0.01];
        const prices = [dollars(cost), dollars(msrp), ...canadian.map((price) => money(price, 'C$'))];
        sheet.line([sku, title, code, pack, ...prices], told(good, 'USD', 'upc', 'case_pack', 'msrp'));
      }
    }
    return [sheet.add([], ['Canadian orders ship from Calgary, duty paid.'])];
  }),
  csv('azenha-ceramics-trade-2026.csv', 'prices in two currencies', (sheet) => {
    sheet.add([
      'Ref',
      'Item',
      'Collection',
      'EAN',
      'Case Pack',
      'Trade EUR',
      'RRP EUR',
      'Trade USD',
      'RRP USD',
    ]);
    for (const good of ceramics) {
      const { sku, title, section, code, pack } = good;
      const cost = cents(good.cost * 1.14);
      const msrp = Math.round(good.msrp * 1.2);
      const euros = [good.cost.toFixed(2), good.msrp.toFixed(2)];
      sheet.line([sku, title, section, code, String(pack), ...euros, cost.toFixed(2), msrp.toFixed(2)], {
        ...told(good, 'USD', 'upc', 'case_pack'),
        cost,
        msrp,
      });
    }
  }),
];
