import type { PriceList } from '../price-list.ts';
import {
  bold,
  bySection,
  cents,
  csv,
  dollars,
  european,
  head,
  Paper,
  pdf,
  Sheet,
  told,
  usd,
  xlsx,
} from './file.ts';
import { garten, potten } from './trades-europe.ts';
import { audio, coats, espresso, fitness, skincare, socks } from './trades-gear.ts';

export const variants: PriceList[] = [
  pdf('Merrow Audio dealer sheet 2026-01.pdf', 'MAP columns', () => {
    const title = 'Merrow Audio Dealer Price Sheet';
    const paper = new Paper({
      title,
      places: [
        [40, 62],
        [108, 200],
        [312, 70],
        [385, 30, 'right'],
        [425, 45, 'right'],
        [475, 45, 'right'],
        [525, 45, 'right'],
      ],
      heads: ['Model', 'Description', 'UPC', 'Ctn', 'Dealer', 'MAP', 'MSRP'],
      foot: 'Confidential. Authorized dealers only.',
    });
    paper
      .say(title, 15, 'Helvetica-Bold')
      .say('Effective January 5, 2026. US dollars. Freight prepaid over $1,000.');
    paper.say('Dealers agree not to advertise below MAP in any medium.').say('').heads();
    for (const [section, own] of bySection(audio)) {
      paper.say(section, 9, 'Helvetica-Bold');
      for (const good of own) {
        const { sku, title: name, code, pack, cost, map, msrp } = good;
        paper.row([sku, name, code, String(pack), usd(cost), usd(map ?? 0), usd(msrp)], {
          ...told(good, 'USD', 'upc', 'case_pack', 'map', 'msrp'),
        });
      }
    }
    return paper;
  }),
  xlsx('Ironline Fitness B2B Jan26.xlsx', 'MAP columns', () => {
    const sheet = new Sheet('B2B');
    sheet.add(head('SKU', 'Product Name', 'Category', 'UPC', 'MSRP (USD)', 'UMAP (USD)', 'B2B Price (USD)'));
    sheet.rows.at(-1)?.push(...head('Case Qty', 'HTS Code', 'COO'));
    for (const good of fitness) {
      const { sku, title, section, code, pack, cost, msrp, map } = good;
      sheet.line([sku, title, section, code, msrp, map ?? 'None', cost, pack, '9506.91.0030', 'CN'], {
        ...told(good, 'USD', 'upc', 'case_pack', 'msrp', 'map'),
      });
    }
    return [
      sheet.add([], ['UMAP = unilateral minimum advertised price. None = no advertising restriction.']),
    ];
  }),

  xlsx('Coldridge Sock Co wholesale.xlsx', 'sizes and colors below a parent', () => {
    const sheet = new Sheet('Wholesale');
    sheet.add(
      [bold('Coldridge Sock Co.')],
      ['Order by SKU. The price of a style is for each of its colors.'],
      [],
    );
    sheet.add(head('Style', 'Color', 'SKU', 'UPC', 'Wholesale', 'MSRP', 'Case Pack'));
    for (const [style, own] of bySection(socks)) {
      const [first] = own;
      if (!first) continue;
      const prices = [dollars(first.cost), dollars(first.msrp)];
      sheet.add([bold(style), null, null, null, ...prices, first.pack]);
      for (const good of own) {
        sheet.line([null, good.title, good.sku, good.code], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
          title: style,
        });
      }
    }
    return [sheet.add([], ['Opening order $250. Colors may be mixed within a case.'])];
  }),
  csv(
    'hound-and-harbour-trade.csv',
    'sizes and colors below a parent',
    (sheet) => {
      sheet.add(['Hound & Harbour Trade Price List Spring 2026'], []);
      sheet.add(['Product', 'SKU', 'Size', 'Barcode', 'Trade Price ex VAT', 'RRP inc VAT']);
      for (const [product, own] of bySection(coats)) {
        sheet.add([product]);
        for (const good of own) {
          const { sku, title, code, cost, msrp } = good;
          sheet.line(['', sku, title, code, `£${cost.toFixed(2)}`, `£${msrp.toFixed(2)}`], {
            ...told(good, 'GBP', 'upc', 'msrp'),
            title: product,
          });
        }
      }
      sheet.add([], ['Carriage paid on orders over £150 ex VAT.']);
    },
    { isPadded: true, mark: true },
  ),

  pdf('Olivine Skin Wholesale Line Sheet.pdf', 'PDF tables with wrapped cells', () => {
    const title = 'Olivine Skin';
    const paper = new Paper({
      title,
      places: [
        [40, 45],
        [90, 175],
        [275, 75],
        [360, 40, 'right'],
        [415, 60, 'right'],
        [495, 70, 'right'],
      ],
      heads: ['Item', 'Product', 'UPC', 'Case Pack', 'Wholesale Price', 'Suggested Retail Price'],
      foot: 'wholesale@olivineskin.example',
      isRuled: true,
    });
    paper
      .say(title, 18, 'Helvetica-Bold')
      .say('Wholesale line sheet, Spring 2026. Opening order $300.')
      .say('');
    paper.heads();
    for (const good of skincare) {
      const { sku, title: name, code, pack, cost, msrp } = good;
      paper.row([sku, name, code, String(pack), usd(cost), usd(msrp)], {
        ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      });
    }
    return paper.say('').say('Testers are available at 50% off wholesale, one per item.');
  }),
  pdf('Primo Espresso Works Dealer Book.pdf', 'PDF tables with wrapped cells', () => {
    const title = 'Primo Espresso Works Dealer Book 2026';
    const paper = new Paper({
      title,
      places: [
        [40, 50],
        [95, 150],
        [255, 70],
        [335, 60],
        [400, 60, 'right'],
        [470, 60, 'right'],
        [540, 30, 'right'],
      ],
      heads: [
        'Model No.',
        'Description',
        'UPC',
        'Category',
        'Dealer Cost (each)',
        'Retail Price',
        'Qty / Case',
      ],
      foot: title,
      isMiddle: true,
      isRuled: true,
    });
    paper
      .say(title, 14, 'Helvetica-Bold')
      .say('All prices in US dollars. Net 30. Freight collect.')
      .say('')
      .heads();
    for (const good of espresso) {
      const { sku, title: name, code, section, pack, cost, msrp } = good;
      if (sku === 'PR-3010') paper.page();
      paper.row([sku, name, code, section, usd(cost), usd(msrp), String(pack)], {
        ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      });
    }
    return paper;
  }),

  csv(
    'Händlerpreisliste_Gartentechnik_2026.csv',
    'European numbers, German and Dutch',
    (sheet) => {
      sheet.add(['Artikelnummer', 'Bezeichnung', 'EAN', 'VE', 'HEK netto EUR', 'HEK ab 10 VE netto EUR']);
      sheet.rows.at(-1)?.push('UVP inkl. MwSt. EUR', 'Warengruppe');
      for (const good of garten) {
        const { sku, title, section, code, pack, cost, msrp } = good;
        const prices = [cost, cents(cost * 0.95), msrp].map(european);
        sheet.line([sku, title, code, String(pack), ...prices, section], {
          ...told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
        });
      }
    },
    { comma: ';', isOld: true },
  ),
  xlsx('Prijslijst wederverkopers 2026.xlsx', 'European numbers, German and Dutch', () => {
    const sheet = new Sheet('Prijslijst');
    sheet.add(
      [bold('Potterie Veenhuis B.V.')],
      ['Prijslijst voor wederverkopers, geldig vanaf 1 januari 2026'],
      [],
    );
    sheet.add(head('Art.nr.', 'Omschrijving', 'EAN-code', 'Per doos', 'Inkoopprijs excl. btw'));
    sheet.rows.at(-1)?.push(bold('Adviesprijs incl. btw'));
    for (const [section, own] of bySection(potten)) {
      sheet.add([bold(section)]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp } = good;
        sheet.line([sku, title, code, pack, `€ ${european(cost)}`, `€ ${european(msrp)}`], {
          ...told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
        });
      }
    }
    return [sheet.add([], ['Minimale order € 250,00 - franco levering vanaf € 750,00'])];
  }),
];
