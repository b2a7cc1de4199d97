import type { Cell } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { bold, bySection, cents, csv, dollars, head, Paper, pdf, Sheet, told, usd, xlsx } from './file.ts';
import { baby, candles, cookware, gummies, lighting, pets, soaps, vitamins } from './trades-home.ts';
import { bags } from './trades-style.ts';

/** As a spreadsheet saves a number in CSV: up to eleven digits whole, more of them with an exponent. */
function saved(code: string): string {
  const value = Number(code);
  return value < 1e11 ? String(value) : value.toExponential(5).replace('e+', 'E+');
}

const isWrong = (sku: string) => ['LS-TOW', 'LS-THM'].includes(sku);
const mistyped = (code: string) => code.slice(0, -1) + ((Number(code.slice(-1)) + 4) % 10);
const dashed = (code: string) => `${code[0]}-${code.slice(1, 6)}-${code.slice(6, 11)}-${code[11]}`;

const CARTON_WEIGHTS = [15, 19.5, 18, 22, 26.5, 26.5, 26.5, 17.5, 17.5, 31, 36, 20, 5.5];

const tall = (value: string): Cell => ({ value, rowSpan: 2, bold: true });
const wide = (value: string, columnSpan: number): Cell => ({ value, columnSpan, bold: true });

export const codes: PriceList[] = [
  csv(
    'Clearwell_wholesale_2026.csv',
    'codes that a spreadsheet spoiled',
    (sheet) => {
      sheet.add(['Clearwell Naturals - Wholesale Price List 2026'], []);
      sheet.add(['SKU', 'Product', 'Category', 'UPC', 'Case Pack', 'Wholesale', 'MSRP', 'MAP']);
      for (const good of [...vitamins, ...gummies]) {
        const { sku, title, section, code, pack, cost, msrp, map } = good;
        const prices = [cost, msrp, map ?? 0].map((price) => price.toFixed(2));
        const cell = saved(code);
        sheet.line([sku, title, section, cell, String(pack), ...prices], {
          ...told(good, null, 'case_pack', 'msrp', 'map'),
          upc: cell.includes('E') ? null : code,
        });
      }
    },
    { isPadded: true },
  ),
  xlsx('Little Shore 2026 catalog prices.xlsx', 'codes that a spreadsheet spoiled', () => {
    const sheet = new Sheet('Catalog');
    sheet.add(
      head('Style No', 'Style Name', 'Barcode', 'Units per Case', 'Wholesale $', 'Retail $', 'Origin'),
    );
    for (const [section, own] of bySection(baby)) {
      sheet.add([bold(section.toUpperCase())]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp } = good;
        const stated = isWrong(sku) ? mistyped(code) : code;
        const cells: Record<string, Cell> = { Bedding: Number(code), Feeding: dashed(code) };
        sheet.line([sku, title, cells[section] ?? stated, pack, cost, msrp, 'India'], {
          ...told(good, 'USD', 'case_pack', 'msrp'),
          ...(isWrong(sku) ? { upc_stated: stated } : { upc: code }),
        });
      }
    }
    return [sheet];
  }),

  xlsx('Arden Lighting wholesale 2026.xlsx', 'titles over two rows', () => {
    const sheet = new Sheet('Wholesale');
    sheet.add([bold('Arden Lighting Co.')], ['Wholesale prices USD, January 2026'], []);
    sheet.add(head('Item', 'Item', 'UPC', 'Case', 'Your', 'Retail', 'IMAP'));
    sheet.add(head('Number', 'Description', 'Number', 'Qty', 'Cost', 'Price', 'Price'));
    for (const [section, own] of bySection(lighting)) {
      sheet.add([bold(section)]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp, map } = good;
        const [first = '', second = ''] = title.split(' // ');
        const prices = [dollars(cost), dollars(msrp), dollars(map ?? 0)];
        sheet.line([sku, first, code, pack, ...prices], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp', 'map'),
          title: `${first} ${second}`,
        });
        sheet.add([null, second]);
      }
    }
    return [sheet];
  }),
  csv('marlow-hide-wholesale.csv', 'titles over two rows', (sheet) => {
    sheet.add(['Marlow Hide Wholesale Spring 2026'], []);
    sheet.add(['Style', 'Item', 'Wholesale', 'Suggested', 'Min.'], ['No.', '', 'Each', 'Retail', 'Order']);
    for (const good of bags) {
      const { sku, title, section, cost, msrp } = good;
      sheet.line([sku, title, usd(cost), usd(msrp), '2'], told(good, 'USD', 'msrp'));
      sheet.add(['', section, '', '', '']);
    }
    sheet.add([], ['Monogramming is available. Please allow 3 weeks.']);
  }),

  xlsx('Wickham House candles order sheet.xlsx', 'prices in the section headings', () => {
    const sheet = new Sheet('Candles');
    sheet.add([bold('Wickham House Candle Co. - Wholesale')], ['Prices are each, in US dollars'], []);
    sheet.add(head('SKU', 'Item', 'UPC', 'Order Qty'));
    for (const [section, own] of bySection(candles)) {
      const [first] = own;
      if (!first) continue;
      const { cost, msrp, pack } = first;
      const prices = `Wholesale ${usd(cost)} each / MSRP ${usd(msrp)} / Case pack ${pack}`;
      sheet.add([bold(`${section.toUpperCase()} - ${prices}`)]);
      for (const good of own) {
        sheet.line([good.sku, good.title, good.code, null], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        });
      }
      sheet.add([]);
    }
    return [sheet.add(['Opening order $200. Testers free with every full case.'])];
  }),
  pdf('Millrace Soap wholesale sheet.pdf', 'prices in the section headings', () => {
    const title = 'Millrace Soap Works';
    const heads = ['Item #', 'Item', 'UPC', 'Qty'];
    const paper = new Paper({
      title,
      places: [
        [40, 60],
        [110, 260],
        [380, 100],
        [500, 60],
      ],
      heads,
      foot: 'orders@millrace.example',
    });
    paper.say(title, 16, 'Helvetica-Bold').say('Wholesale sheet 2026. Minimum first order $150.').say('');
    for (const [section, own] of bySection(soaps)) {
      const [first] = own;
      if (!first) continue;
      const { cost, msrp, pack } = first;
      const prices = `wholesale ${usd(cost)} each, retail ${usd(msrp)}, ${pack} per case`;
      paper.say(`${section}: ${prices}`, 10, 'Helvetica-Bold').heads();
      for (const good of own) {
        paper.row([good.sku, good.title, good.code, '____'], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        });
      }
      paper.say('');
    }
    return paper.say('Custom labels from 144 bars. Ask us.');
  }),

  xlsx('DogGrove pricelist.xlsx', 'merged headers', () => {
    const sheet = new Sheet('Price List');
    sheet.add([wide('DOG GROVE PET COMPANY - 2026 PRICE LIST', 9), ...Array<null>(8).fill(null)]);
    sheet.add([tall('Item #'), tall('Description'), tall('UPC'), wide('Packing', 2), null]);
    sheet.rows.at(-1)?.push(wide('Your Cost (USD)', 2), null, wide('Retail (USD)', 2), null);
    sheet.add([null, null, null, ...head('Inner', 'Case', 'Case', 'Each', 'MAP', 'MSRP')]);
    for (const [section, own] of bySection(pets)) {
      sheet.add([wide(section, 9), ...Array<null>(8).fill(null)]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp, map } = good;
        const prices = [cents(cost * pack), cost, map ?? 0, msrp].map(dollars);
        sheet.line([sku, title, code, pack % 2 ? 1 : pack / 2, pack, ...prices], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp', 'map'),
        });
      }
    }
    return [sheet];
  }),
  xlsx('Hearth & Carbon SS26.xlsx', 'merged headers', () => {
    const sheet = new Sheet('SS26');
    sheet.add([wide('Hearth & Carbon - Spring/Summer 2026', 10), ...Array<null>(9).fill(null)], []);
    sheet.add([wide('Product', 4), null, null, null, wide('Wholesale, each', 2), null]);
    sheet.rows.at(-1)?.push(bold('Suggested'), wide('Shipping', 3), null, null);
    sheet.add(head('Style', 'Name', 'Finish', 'UPC', 'Open Stock', 'Full Pallet', 'Retail'));
    sheet.rows.at(-1)?.push(...head('Master Carton', 'Weight lb', 'Cu. ft.'));
    cookware.forEach((good, index) => {
      const { sku, title, section, code, pack, cost, msrp } = good;
      const prices = [dollars(cost), dollars(cents(cost * 0.9)), dollars(msrp)];
      const weight = CARTON_WEIGHTS[index] ?? 20;
      sheet.line(
        [sku, title, section, Number(code), ...prices, pack, weight, cents(0.9 + (index % 4) * 0.35)],
        {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        },
      );
    });
    return [sheet.add([], ['FOB Portland, OR. Pallets may be mixed by style.'])];
  }),
];
