import type { Cell } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import {
  bold,
  bySection,
  csv,
  dollars,
  european,
  gone,
  head,
  Paper,
  pdf,
  Sheet,
  told,
  usd,
  xlsx,
} from './file.ts';
import type { Good } from './trades.ts';
import { aceites, papeterie } from './trades-europe.ts';
import { apparel, camp, cards, newToys, seedNotes, seeds, toys, yarn } from './trades-style.ts';

const YARN_STATES: Record<string, string> = {
  'HF-W-08': 'Discontinued',
  'HF-D-20': 'Discontinued',
  'HF-K-HAT': 'Sold out',
  'HF-W-17': 'Closeout, while supplies last',
  'HF-S-34': 'Closeout, while supplies last',
};

/** Of the French list: two are at their end but still sold, two are gone, one comes back. */
const REMARQUES: Record<string, string> = {
  'CA5-OC': "Fin de série, jusqu'à épuisement du stock",
  AG26P: 'Supprimé',
  'CC-05': 'Supprimé',
  'ST-LT': 'En rupture, retour mi-mars',
  'RB-05': "Fin de série, jusqu'à épuisement du stock",
  'CC-03': 'Nouveauté',
};

const SIZES = ['XS', 'S', 'M', 'L', 'XL'];

/** In the order form nothing is new: it repeats the prices of the sheets before it. */
function repeated(sheet: Sheet, goods: readonly Good[]): Sheet {
  sheet.add([bold('ORDER FORM')], ['Store:', null, 'PO #:'], ['Ship date:', null, 'Cancel date:'], []);
  sheet.add(head('Item', 'Description', 'Wholesale', 'Case', 'Cases Ordered', 'Total'));
  for (const good of goods) {
    const { sku, title, cost, pack } = good;
    sheet.line([sku, title, dollars(cost), pack, null, dollars(0)], {
      ...told(good, 'USD', 'case_pack'),
      optional: true,
    });
  }
  return sheet.add([null, null, null, null, bold('TOTAL'), dollars(0)]);
}

export const remarks: PriceList[] = [
  xlsx('Plumb Creek Seeds 2026 wholesale.xlsx', 'notes and terms among the lines', () => {
    const sheet = new Sheet('Wholesale 2026');
    sheet.add([bold('PLUMB CREEK SEED CO.')], ['Wholesale price list, US dollars'], ['Net 30 with credit']);
    sheet.add([], head('Item', 'Variety / Description', 'UPC', 'Case Pack', 'Wholesale Ea.', 'Retail Ea.'));
    for (const [section, own] of bySection(seeds)) {
      sheet.add([], [bold(section)]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp } = good;
        const note = seedNotes[sku];
        if (note) sheet.add([null, note]);
        sheet.line([sku, title, code, pack, dollars(cost), dollars(msrp)], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        });
      }
    }
    sheet.add([], ['Display rack, 60 pockets: $95.00, free with opening orders over $400.']);
    return [sheet.add(['Unsold packets may be returned for 50% credit by September 1.'])];
  }),
  pdf('Tarifa tiendas Almazara La Encina.pdf', 'notes and terms among the lines', () => {
    const title = 'Almazara La Encina - Tarifa para tiendas 2026';
    const paper = new Paper({
      title,
      places: [
        [40, 50],
        [95, 250],
        [350, 70],
        [425, 30, 'right'],
        [465, 45, 'right'],
        [520, 50, 'right'],
      ],
      heads: ['Ref.', 'Descripción', 'EAN', 'Uds./ caja', 'Precio ud. sin IVA', 'PVP con IVA'],
      foot: 'Precios en euros',
    });
    paper
      .say(title, 14, 'Helvetica-Bold')
      .say('Portes pagados a partir de 300,00 €. Pago a 30 días.')
      .say('');
    paper.heads();
    for (const [section, own] of bySection(aceites)) {
      paper.say(section, 10, 'Helvetica-Bold');
      if (section === 'Aceites')
        paper.say('Cosecha 2025/26. La garrafa de 5 l se sirve con 48 horas de aviso.');
      if (section === 'Conservas')
        paper.say('Oferta: por cada 10 cajas de conservas, 1 caja gratis hasta el 31/03.');
      for (const good of own) {
        const { sku, title: name, code, pack, cost, msrp } = good;
        paper.row([sku, name, code, String(pack), `${european(cost)} €`, `${european(msrp)} €`], {
          ...told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
        });
      }
      if (section === 'Vinagres') paper.say('Pedido mínimo de vinagres: 2 cajas.');
    }
    return paper.say('').say('Los precios pueden cambiar sin previo aviso.');
  }),

  csv(
    'tarif_revendeurs_2026.csv',
    'discontinued and sold-out lines',
    (sheet) => {
      sheet.add(['Papeterie des Tilleuls'], ['Tarif revendeurs 2026 - prix unitaires en euros'], []);
      sheet.add(['Référence', 'Désignation', 'Gencod', 'Colisage', 'Prix HT', 'PVC TTC', 'Remarque']);
      for (const good of papeterie) {
        const { sku, title, code, pack, cost, msrp } = good;
        const note = REMARQUES[sku] ?? '';
        const isGone = note === 'Supprimé';
        const prices = isGone ? ['', ''] : [european(cost), european(msrp)];
        sheet.line(
          [sku, title, code, String(pack), ...prices, note],
          isGone ? gone(good) : told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
        );
      }
      sheet.add([], ['Franco de port à partir de 250,00 € HT']);
    },
    { comma: ';', isOld: true, isPadded: true },
  ),
  xlsx('Hillfold Yarns shop price list Jan.xlsx', 'discontinued and sold-out lines', () => {
    const sheet = new Sheet('January');
    sheet.add([bold('Hillfold Yarns')], ['Shop price list, January 2026. Sold in full cases.'], []);
    sheet.add(head('Item', 'Yarn & Color', 'UPC', 'Case Qty', 'Shop Price', 'Suggested Retail', 'Status'));
    for (const good of yarn) {
      const { sku, title, code, pack, cost, msrp } = good;
      const state = YARN_STATES[sku] ?? 'In stock';
      const isGone = state === 'Discontinued' || state === 'Sold out';
      const prices: Cell[] = isGone ? [state.toUpperCase(), null] : [dollars(cost), dollars(msrp)];
      sheet.line(
        [sku, title, code, pack, ...prices, state],
        isGone ? gone(good) : told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      );
    }
    return [sheet];
  }),

  xlsx('Kestrel Toys wholesale workbook 2026.xlsx', 'several sheets', () => {
    const terms = new Sheet('READ FIRST');
    terms.add([bold('Kestrel Toys Wholesale')], ['Opening order', '$300'], ['Reorder', '$150']);
    terms.add(
      ['Freight', 'Prepaid on orders of $750 or more'],
      ['Returns', 'Within 14 days, 15% restocking'],
    );
    const list = new Sheet('Price List');
    list.add(head('Item', 'Description', 'UPC', 'Case', 'Wholesale', 'MSRP', 'MAP'));
    for (const [section, own] of bySection(toys)) {
      list.add([bold(section)]);
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp, map } = good;
        const prices = [dollars(cost), dollars(msrp), dollars(map ?? 0)];
        const said = told(good, 'USD', 'upc', 'case_pack', 'msrp', 'map');
        list.line([sku, title, code, pack, ...prices], said);
      }
    }
    const fresh = new Sheet('New in 2026');
    fresh.add(
      [bold('New in 2026, ships March 15')],
      head('Description', 'Item', 'Case', 'MSRP', 'Wholesale'),
    );
    for (const good of newToys) {
      const { sku, title, pack, cost, msrp } = good;
      fresh.line([title, sku, pack, dollars(msrp), dollars(cost)], told(good, 'USD', 'case_pack', 'msrp'));
    }
    return [terms, list, fresh, repeated(new Sheet('Order Form'), [...toys, ...newToys])];
  }),
  xlsx('Camp Larder dealer file.xlsx', 'several sheets', () => {
    const sheets = bySection(camp).map(([section, own]) => {
      const sheet = new Sheet(section);
      sheet.add([bold(`Camp Larder ${section} - Dealer Prices 2026 (USD)`)], []);
      sheet.add(head('Model', 'Product Name', 'UPC', 'Dealer', 'MSRP', 'Carton Qty', 'Lead Time'));
      for (const good of own) {
        const { sku, title, code, pack, cost, msrp } = good;
        sheet.line([sku, title, Number(code), cost, msrp, pack, '2 weeks'], {
          ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
        });
      }
      return sheet;
    });
    const form = new Sheet('Order Form');
    form.add([bold('Dealer order form')], ['Dealer #:'], ['Ship to:'], []);
    form.add(head('Model', 'Product Name', 'Qty', 'Price', 'Extended'));
    for (let row = 0; row < 15; row++) form.add([null, null, null, null, dollars(0)]);
    form.add(
      [null, null, null, bold('Subtotal'), dollars(0)],
      [null, null, null, bold('Freight'), dollars(0)],
    );
    const terms = new Sheet('Terms');
    terms.add([bold('Terms of sale')], ['1. Opening order $1,000, reorders $250.'], ['2. 2% 10, net 30.']);
    return [...sheets, form, terms.add(['3. Dealers may not sell on third-party sites without approval.'])];
  }),

  xlsx('Tidewater Knit FW26 order form.xlsx', 'order forms with quantities and totals', () => {
    const sheet = new Sheet('FW26');
    sheet.add(
      [bold('TIDEWATER KNIT CO. FW26 ORDER FORM')],
      ['Account:', null, null, 'Ship window: 8/1 - 9/15'],
    );
    sheet.add(['Buyer:', null, null, 'PO:'], []);
    sheet.add(head('Style/Color', 'Description', 'Wholesale', 'MSRP', ...SIZES, 'Total Units', 'Total $'));
    for (const [section, own] of bySection(apparel)) {
      sheet.add([bold(section)]);
      for (const good of own) {
        const { sku, title, cost, msrp } = good;
        const cells = [sku, title, dollars(cost), dollars(msrp), ...SIZES.map(() => null), 0, dollars(0)];
        sheet.line(cells, told(good, 'USD', 'msrp'));
      }
      sheet.add([null, `${section} total`, null, null, ...SIZES.map(() => null), 0, dollars(0)]);
    }
    sheet.add([], [null, bold('GRAND TOTAL'), null, null, ...SIZES.map(() => null), 0, dollars(0)]);
    return [sheet.add([], ['Minimum 6 units per style. 5% off orders confirmed before March 31.'])];
  }),
  csv(
    'foxglove-paper-order-form.csv',
    'order forms with quantities and totals',
    (sheet) => {
      sheet.add(['FOXGLOVE PAPER WHOLESALE ORDER FORM'], ['Shop name:', '', '', '', 'Date:'], ['Email:'], []);
      sheet.add(['Qty', 'Item', 'Description', 'UPC', 'Case Pack', 'Price Each', 'SRP Each', 'Line Total']);
      for (const [section, own] of bySection(cards)) {
        sheet.add(['', section]);
        for (const good of own) {
          const { sku, title, code, pack, cost, msrp } = good;
          sheet.line(['', sku, title, code, String(pack), usd(cost), usd(msrp), '$0.00'], {
            ...told(good, 'USD', 'upc', 'case_pack', 'msrp'),
          });
        }
      }
      const total = (name: string) => ['', '', '', '', '', '', name, '$0.00'];
      sheet.add(total('Subtotal'), total('Shipping'), total('Order total'), []);
      sheet.add(['Minimum opening order $100.00, reorders $50.00'], ['Thank you for shopping small!']);
    },
    { isPadded: true },
  ),
];
