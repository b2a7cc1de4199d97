import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { cents, comma, ean, fixed, gtin, lineOf } from './lib.ts';
import { Paper, Table } from './paper.ts';

const dollars = (amount: number) => `$${fixed(amount)}`;

/** Last year's price stands before this year's. */
const tarifa: PriceList = {
  file: 'TARIFA PROFESIONAL 2026.pdf',
  kind: 'Spanish price list, last and this year’s net price, ruled',
  async make() {
    const goods: [string, string, number, number | null, number, number][] = [
      ['AL-110', 'Alpargata lisa, natural, tallas 36-41', 12, 9.8, 10.3, 24.9],
      ['AL-111', 'Alpargata lisa, azul marino, tallas 36-41', 12, 9.8, 10.3, 24.9],
      ['AL-120', 'Alpargata cuña 5 cm, crudo', 10, 15.2, 15.95, 38.5],
      ['AL-125', 'Alpargata infantil, rojo, tallas 24-34', 16, 7.4, 7.75, 18.9],
      ['CE-201', 'Cesta de palma con asas de piel', 6, 14.5, 14.5, 34.9],
      ['CE-204', 'Capazo playa pompones', 6, null, 16.2, 39],
      ['CE-210', 'Cesto colada con tapa', 4, 21, 22.4, 52],
      ['SO-301', 'Sombrero de rafia ala ancha', 8, 11.6, 12.1, 29],
      ['SO-305', 'Gorra de lino', 12, null, 8.65, 19.9],
      ['MA-401', 'Manta de lana 130 x 180 cm', 4, 28.9, 30.2, 72],
      ['MA-402', 'Plaid de algodón con flecos', 6, 16.75, 17.4, 42],
      ['MA-410', 'Cojín mudéjar 45 x 45 cm', 10, 10.1, 10.6, 25.5],
    ];
    const paper = new Paper('Tarifa 2026', 'A4');
    paper.put('ARTESANÍA DEL EBRO, S.L.', 40, 38, { size: 15, bold: true });
    paper.put('TARIFA PROFESIONAL – en vigor desde el 1 de febrero de 2026', 40, 60, { size: 10 });
    paper.put(
      'PVD: precio al distribuidor por unidad, en euros, sin IVA. PVPR: precio de venta al público recomendado, IVA incluido.',
      40,
      78,
    );
    const table = new Table(
      paper,
      40,
      [
        { head: 'Referencia', width: 54 },
        { head: 'Descripción', width: 160 },
        { head: 'EAN', width: 80 },
        { head: 'Uds./caja', width: 48, align: 'right' },
        { head: 'PVD 2025', width: 52, align: 'right' },
        { head: 'PVD 2026', width: 52, align: 'right' },
        { head: 'PVPR', width: 52, align: 'right' },
      ],
      { size: 8.5 },
      12,
    );
    let y = 102;
    y += table.head(y) + 2;
    paper.rule(40, y, 40 + table.width, 1);
    y += 6;
    const lines: Line[] = [];
    goods.forEach(([sku, title, pack, old, cost, msrp], at) => {
      const upc = ean('8436561', at * 12 + 35);
      const cells = [
        sku,
        title,
        upc,
        String(pack),
        old === null ? 'nuevo' : comma(old),
        comma(cost),
        comma(msrp),
      ];
      y += table.cells(cells, y) + 3;
      paper.rule(40, y, 40 + table.width, 0.25);
      y += 4;
      lines.push(lineOf({ sku, upc, title, cost, currency: 'EUR', case_pack: pack, msrp }));
    });
    y += 12;
    paper.put('Portes pagados a partir de 300 € en península. Recargo de equivalencia no incluido.', 40, y);
    paper.put('Pedidos: pedidos@artesaniadelebro.example – Tel. 976 555 014', 40, y + 12);
    return { bytes: await paper.bytes(), lines };
  },
};

/** A card for each, three beside each other, by collection. */
const cards: PriceList = {
  file: 'Fable & Fern Jewelry Line Sheet SS26.pdf',
  kind: 'line sheet of cards by collection, W and R prices explained above',
  async make() {
    const collections: Record<string, [string, string, string, number, number][]> = {
      'TIDEPOOL COLLECTION': [
        ['Limpet Stud Earrings', 'FF-2101', 'Gold vermeil, Silver', 18, 42],
        ['Tidal Hoop Earrings', 'FF-2102', 'Gold vermeil, Silver', 24, 56],
        ['Barnacle Signet Ring', 'FF-2107', 'Silver, sizes 5-9', 29.5, 68],
        ['Kelp Chain Necklace', 'FF-2110', 'Gold vermeil, 18 in', 38, 88],
        ['Pebble Charm Bracelet', 'FF-2114', 'Silver', 31, 72],
        ['Sea Glass Pendant', 'FF-2118', 'Aqua, Olive, Frost', 26.5, 60],
      ],
      'HEDGEROW COLLECTION': [
        ['Bramble Drop Earrings', 'FF-2201', 'Oxidized silver', 27, 62],
        ['Acorn Locket', 'FF-2205', 'Brass, 30 in', 34, 78],
        ['Wren Brooch', 'FF-2206', 'Brass', 16.75, 38],
        ['Thistle Stacking Ring', 'FF-2210', 'Silver, sizes 5-9', 14.25, 34],
        ['Foxglove Ear Climber', 'FF-2213', 'Gold vermeil', 22, 50],
        ['Ivy Cuff', 'FF-2220', 'Brass, adjustable', 25, 58],
      ],
    };
    const paper = new Paper('Fable & Fern SS26');
    const lines: Line[] = [];
    Object.entries(collections).forEach(([collection, items], page) => {
      if (page) paper.nextPage();
      paper.put('FABLE & FERN', 40, 36, { size: 16, bold: true });
      paper.put('Spring / Summer 2026 line sheet', 40, 56, { size: 9 });
      paper.put(
        'W = wholesale price each (USD). R = suggested retail. Opening order $250, three of a style.',
        40,
        70,
        { size: 8, italic: true },
      );
      paper.put(collection, 40, 96, { size: 12, bold: true });
      items.forEach(([title, sku, finish, cost, msrp], at) => {
        const x = 40 + (at % 3) * 180;
        const y = 122 + Math.floor(at / 3) * 280;
        paper.box(x, y, 150, 170);
        paper.put(title, x, y + 182, { size: 10, bold: true });
        paper.put(`Style ${sku}`, x, y + 197, { size: 8 });
        paper.put(finish, x, y + 209, { size: 8 });
        paper.put(`W ${dollars(cost)}`, x, y + 224, { size: 9 });
        paper.put(`R ${dollars(msrp)}`, x + 70, y + 224, { size: 9 });
        lines.push(lineOf({ sku, title, cost, currency: 'USD', msrp }));
      });
      paper.put(`fableandfern.example  |  wholesale@fableandfern.example  |  ${page + 1}`, 40, 760, {
        size: 7,
      });
    });
    return { bytes: await paper.bytes(), lines };
  },
};

/** By the dozen, but for what stands in the last part. */
const dozens: PriceList = {
  file: 'Alder Glassworks Hospitality & Retail Price List.pdf',
  kind: 'prices by the dozen, a last part by the each, both said in the head',
  async make() {
    const glasses: [string, string, string, number, number, number][] = [
      ['1200', 'Juice Tumbler', '6 oz', 48, 25.2, 4.5],
      ['1210', 'Water Tumbler', '10 oz', 36, 28.8, 4.99],
      ['1214', 'Cooler Tumbler', '14 oz', 36, 33, 5.75],
      ['1300', 'Rocks Glass', '9 oz', 36, 31.8, 5.5],
      ['1304', 'Double Rocks Glass', '12 oz', 24, 36.6, 6.25],
      ['1410', 'Stemless Wine', '15 oz', 24, 42, 7.5],
      ['1420', 'Coupe', '7 oz', 24, 51, 8.99],
      ['1500', 'Beer Mug, paneled', '16 oz', 24, 54.6, 9.5],
      ['1610', 'Dessert Dish, footed', '5 oz', 36, 35.4, 5.99],
    ];
    const pieces: [string, string, string, number, number, number][] = [
      ['2010', 'Pitcher with Ice Lip', '64 oz', 6, 13.75, 27.5],
      ['2020', 'Decanter with Stopper', '34 oz', 6, 17.4, 34.99],
      ['2030', 'Cake Dome and Stand', '11 in', 2, 29.5, 59.99],
      ['2044', 'Biscuit Jar', '1 gal', 4, 15.6, 31.5],
    ];
    const paper = new Paper('Alder Glassworks');
    paper.put('ALDER GLASSWORKS', 48, 40, { size: 16, bold: true });
    paper.put(
      'Retailer price list no. 26-1, effective January 2, 2026. U.S. dollars, F.O.B. Weston, West Virginia.',
      48,
      62,
    );
    const lines: Line[] = [];
    let y = 90;
    let number = 500;
    const part = (title: string, head: string, items: typeof glasses, unit: number) => {
      paper.put(title, 48, y, { size: 11, bold: true });
      y += 18;
      const table = new Table(
        paper,
        48,
        [
          { head: 'Item', width: 44 },
          { head: 'Description', width: 140 },
          { head: 'Size', width: 50 },
          { head: 'UPC', width: 90 },
          { head: 'Pcs per Carton', width: 60, align: 'right' },
          { head, width: 70, align: 'right' },
          { head: 'Sugg. Retail Each', width: 66, align: 'right' },
        ],
        { size: 9 },
        12,
      );
      y += table.head(y) + 2;
      paper.rule(48, y, 48 + table.width);
      y += 5;
      for (const [sku, name, size, pack, price, msrp] of items) {
        const upc = gtin('031009', ++number * 2);
        y += table.cells([sku, name, size, upc, String(pack), fixed(price), fixed(msrp)], y, { size: 9 }) + 4;
        lines.push(
          lineOf({
            sku,
            upc,
            title: name,
            cost: cents(price / unit),
            currency: 'USD',
            case_pack: pack,
            msrp,
          }),
        );
      }
      y += 16;
    };
    part('TUMBLERS & STEMWARE  (priced per dozen, shipped in full cartons)', 'Price per Dozen', glasses, 12);
    part('SERVING PIECES  (priced each)', 'Price Each', pieces, 1);
    paper.put(
      'Breakage allowance of 1% is figured into these prices. Terms net 30 to rated accounts.',
      48,
      y,
    );
    return { bytes: await paper.bytes(), lines };
  },
};

export const pdfB: readonly PriceList[] = [tarifa, cards, dozens];
