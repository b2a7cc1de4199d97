import { ean, gtin, lineOf } from '../fresh-12/lib.ts';
import { type Col, Table } from '../fresh-12/paper.ts';
import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { money, Print, shelvesOf } from './lib.ts';

const spiceColumns: PriceList = {
  file: 'Tidewater Spice price sheet.pdf',
  kind: 'two columns on a page (PDF): tables abreast with heads of their own, each shelf in a column',
  make: async () => {
    const paper = new Print('Tidewater Spice');
    const lines: Line[] = [];
    const left = shelvesOf(`
      # SINGLE SPICES
      101|Allspice, ground|2.0 oz|3.20|6.49
      102|Bay leaves, Turkish|0.3 oz|2.95|5.99
      104|Black pepper, Tellicherry|2.3 oz|4.10|8.49
      105|Cardamom, green|1.6 oz|6.85|13.99
      108|Cinnamon, Ceylon|1.8 oz|4.45|8.99
      110|Coriander seed|1.5 oz|2.75|5.49
      111|Cumin, ground|2.0 oz|3.05|6.29
      114|Fennel seed|1.7 oz|2.90|5.99
      117|Ginger, ground|1.7 oz|3.30|6.79
      120|Mustard seed, yellow|2.5 oz|2.60|5.29
      123|Nutmeg, whole|1.9 oz|5.15|10.49
      126|Paprika, smoked|2.1 oz|3.75|7.49
      130|Turmeric|2.0 oz|3.10|6.29
      # PEPPERS
      201|Aleppo style flakes|1.9 oz|4.60|9.49
      204|Ancho, ground|1.9 oz|3.85|7.79
      207|Chipotle, ground|2.0 oz|4.05|8.29
      209|Urfa style flakes|1.9 oz|5.20|10.49
    `);
    const right = shelvesOf(`
      # BLENDS
      301|Bay Boil Seasoning|3.0 oz|3.95|7.99
      302|Blackened Fish Rub|2.4 oz|3.95|7.99
      305|Curry Powder, Madras|2.0 oz|3.60|7.29
      306|Everything Topping|2.6 oz|3.55|6.99
      309|Herbes de Provence|0.9 oz|3.45|6.99
      312|Steak House Pepper|2.5 oz|4.20|8.49
      315|Taco Night|2.5 oz|3.55|6.99
      318|Za'atar|1.8 oz|4.35|8.79
      # SALTS
      401|Flake salt, Chesapeake|4.0 oz|5.40|10.99
      403|Smoked salt, applewood|4.0 oz|5.90|11.99
      405|Lemon salt|4.0 oz|5.65|11.49
      # GIFT SETS
      501|Crab Feast Trio|3 jars|11.25|22.99
      502|Baker's Trio|3 jars|12.60|25.99
      505|Grill Six Pack|6 jars|21.50|43.99
    `);
    const columns: Col[] = [
      { head: 'No.', width: 28 },
      { head: 'Item', width: 118 },
      { head: 'Size', width: 38 },
      { head: 'Net', width: 36, align: 'right' },
      { head: 'Retail', width: 40, align: 'right' },
    ];
    paper.put('TIDEWATER SPICE COMPANY', 40, 34, { size: 16, bold: true });
    paper.put('2026 wholesale prices, US dollars. Jars and sets packed 6 to a case.', 40, 56, { size: 9 });
    for (const [x, shelves] of [
      [40, left],
      [318, right],
    ] as const) {
      const table = new Table(paper, x, columns, { size: 8.5 }, 11);
      let y = 84;
      for (const { name, rows } of shelves) {
        paper.put(name, x, y, { size: 9.5, bold: true });
        table.head(y + 15);
        paper.rule(x, y + 26, x + table.width - 6);
        y += 31;
        for (const [sku, title, size, net, retail] of rows) {
          table.cells([sku, title, size, net, retail], y);
          y += 14.5;
          lines.push(
            lineOf({
              sku,
              title,
              cost: Number(net),
              currency: 'USD',
              case_pack: 6,
              msrp: Number(retail),
            }),
          );
        }
        y += 14;
      }
    }
    paper.put('$150 minimum. Flat $15 shipping, free over $400. orders@tidewaterspice.example', 40, 744, {
      size: 9,
    });
    return { bytes: await paper.bytes(), lines };
  },
};

const cardColumns: PriceList = {
  file: 'Paper Ferry wholesale catalog list 2026.pdf',
  kind: 'two columns on a page (PDF): goods without tables, prices to the right of the name, sections',
  make: async () => {
    const paper = new Print('Paper Ferry');
    paper.face = 'Times';
    const lines: Line[] = [];
    const columns = [
      shelvesOf(`
        # Birthday Cards
        PF-B01|Otter with Balloon|2.75|5.50
        PF-B02|Cake Tower|2.75|5.50
        PF-B04|Another Lap Around the Sun|2.75|5.50
        PF-B07|Party Llama|2.75|5.50
        PF-B09|Foil Confetti|3.10|6.00
        # Thank You Cards
        PF-T01|Merci Bouquet|2.75|5.50
        PF-T03|Thanks a Bunch (Bananas)|2.75|5.50
        PF-T05|Tiny Thank You, set of 10|6.50|13.00
        # Love & Friendship Cards
        PF-L02|Two Pears|2.75|5.50
        PF-L04|Miss Your Face|2.75|5.50
        PF-L06|Happily Ever After|3.10|6.00
      `),
      shelvesOf(`
        # Notepads
        PF-N01|Market List Magnetic Pad|4.25|9.00
        PF-N02|Weekly Desk Pad|7.50|16.00
        PF-N05|Don't Forget Jotter|3.60|7.50
        # Wrapping Paper, 3 Sheets
        PF-W01|Meadow|4.50|9.50
        PF-W02|Checkerboard|4.50|9.50
        PF-W04|Ferry Boats|4.50|9.50
        # Tea Towels
        PF-K01|Tide Table|9.00|20.00
        PF-K02|Lighthouses of Maine|9.00|20.00
        # Calendars & Planners
        PF-C26|2026 Letterpress Wall Calendar|14.00|30.00
        PF-C27|Undated Pocket Planner|6.75|14.00
      `),
    ];
    paper.spaced('PAPER FERRY', 46, 36, { size: 20 }, 4);
    paper.put('Wholesale list 2026. First price is wholesale each, second is suggested retail.', 46, 64, {
      size: 10.5,
      italic: true,
    });
    columns.forEach((shelves, at) => {
      const x = 46 + at * 268;
      let y = 96;
      for (const { name, rows } of shelves) {
        paper.put(name, x, y, { size: 12, bold: true });
        paper.put('wholesale', x + 158, y + 2, { size: 8.5, italic: true, width: 42, align: 'right' });
        paper.put('retail', x + 204, y + 2, { size: 8.5, italic: true, width: 40, align: 'right' });
        y += 20;
        for (const [sku, title, whole, retail] of rows) {
          paper.put(title, x, y, { size: 10.5 });
          paper.put(sku, x, y + 12, { size: 8.5, italic: true });
          paper.put(`$${whole}`, x + 158, y, { size: 10.5, width: 42, align: 'right' });
          paper.put(`$${retail}`, x + 204, y, { size: 10.5, width: 40, align: 'right' });
          y += 30;
          lines.push(lineOf({ sku, title, cost: Number(whole), currency: 'USD', msrp: Number(retail) }));
        }
        y += 12;
      }
    });
    paper.put('Opening order $150. Reorders $75. Turnaround five business days.', 46, 742, { size: 9.5 });
    paper.put('Paper Ferry, 9 Wharf Lane, Belfast ME 04915   207-555-0126', 46, 756, { size: 9.5 });
    return { bytes: await paper.bytes(), lines };
  },
};

const britishPantry: PriceList = {
  file: 'Brambleside Kitchen Trade Prices 2026.pdf',
  kind: 'full-width price table (PDF): British, A4, prices without sign beneath heads that say pounds, barcodes',
  make: async () => {
    const paper = new Print('Brambleside Kitchen Trade Prices 2026', 'A4');
    const lines: Line[] = [];
    const shelves = shelvesOf(`
      # Jams & Marmalades
      BJ01|Damson Jam 340g|6|2.65|4.50
      BJ02|Raspberry & Rose Jam 340g|6|2.65|4.50
      BJ03|Gooseberry & Elderflower Jam 340g|6|2.75|4.65
      BJ05|Seville Marmalade, Thick Cut 340g|6|2.65|4.50
      BJ06|Whisky Marmalade 340g|6|3.10|5.25
      BJ10|Breakfast Minis, 42g|24|0.92|1.60
      # Chutneys & Pickles
      BC01|Plum Chutney 280g|6|2.55|4.25
      BC02|Beetroot & Horseradish Chutney 280g|6|2.55|4.25
      BC04|Piccalilli 280g|6|2.60|4.35
      BC07|Pickled Walnuts 350g|6|4.20|6.95
      # Curds
      BD01|Lemon Curd 310g|6|2.70|4.50
      BD02|Blood Orange Curd 310g|6|2.85|4.75
      # Shortbread & Biscuits
      BS01|Butter Shortbread 150g|12|1.95|3.50
      BS02|Stem Ginger Shortbread 150g|12|2.05|3.65
      BS05|Oatcakes, Cracked Pepper 180g|12|1.45|2.50
      BS09|Cheddar Biscuits 100g|12|1.88|3.25
      # Gift Hampers
      BH01|The Breakfast Box|2|14.50|26.00
      BH02|The Cheeseboard Box|2|17.25|31.00
    `);
    const columns: Col[] = [
      { head: 'Code', width: 46 },
      { head: 'Product', width: 196 },
      { head: 'EAN', width: 90 },
      { head: 'Case', width: 42, align: 'center' },
      { head: 'Trade £ each', width: 70, align: 'right' },
      { head: 'RRP £', width: 62, align: 'right' },
    ];
    const table = new Table(paper, 44, columns, { size: 9 }, 11);
    paper.put('Brambleside Kitchen', 44, 38, { size: 18, bold: true });
    paper.put('Trade prices from 1 January 2026', 44, 62, { size: 10 });
    paper.put('Food is zero rated for VAT. RRP includes VAT where it applies.', 44, 76, { size: 8 });
    table.head(98);
    paper.rule(44, 110, 44 + table.width);
    let y = 116;
    let number = 44;
    for (const { name, rows } of shelves) {
      paper.put(name, 44, y + 4, { size: 10, bold: true });
      y += 22;
      for (const [sku, title, pack, trade, retail] of rows) {
        const upc = ean('5061002', number);
        number += 12;
        table.cells([sku, title, upc, pack, trade, retail], y);
        y += 18;
        lines.push(
          lineOf({
            sku,
            upc,
            title,
            cost: Number(trade),
            currency: 'GBP',
            case_pack: Number(pack),
            msrp: Number(retail),
          }),
        );
      }
      y += 6;
    }
    paper.rule(44, 786, 44 + table.width);
    paper.put(
      'Minimum order £120. Carriage £9.50, free over £220. Shelf life 12 months, biscuits 5 months.',
      44,
      794,
      {
        size: 8,
      },
    );
    paper.put('Brambleside Kitchen Ltd, Unit 4, Leyburn DL8 5XX. Tel 01969 555 012', 44, 808, { size: 8 });
    return { bytes: await paper.bytes(), lines };
  },
};

const opticsTable: PriceList = {
  file: 'Kestrel Optics US Dealer Prices Q1-26.pdf',
  kind: 'full-width price table (PDF): landscape, two quantities, MAP, thousands, shaded sections, footnotes',
  make: async () => {
    const paper = new Print('Kestrel Optics US Dealer Prices', 'LETTER', 'landscape');
    const lines: Line[] = [];
    const shelves = shelvesOf(`
      # BINOCULARS
      KO-8X32|Harrier 8x32 Binocular|10|142.00|136.50|249.99|279.99
      KO-8X42|Harrier 8x42 Binocular|10|158.00|152.00|279.99|309.99
      KO-1042|Harrier 10x42 Binocular|10|163.50|157.00|289.99|319.99
      KO-E842|Harrier ED 8x42 Binocular|10|268.00|257.50|469.99|519.99
      KO-E142|Harrier ED 10x42 Binocular|10|274.00|263.50|479.99|529.99
      KO-1556|Merlin 15x56 Binocular|4|612.00|588.00|1,079.99|1,199.99
      # SPOTTING SCOPES
      KO-S60A|Osprey 60 mm Scope, angled|4|318.00|305.50|559.99|619.99
      KO-S80A|Osprey 80 mm Scope, angled|4|486.00|467.00|849.99|939.99
      KO-S80S|Osprey 80 mm Scope, straight|4|486.00|467.00|849.99|939.99
      KO-S95A|Osprey ED 95 mm Scope, angled|2|1,145.00|1,099.00|1,999.99|2,199.99
      # TRIPODS & MOUNTS
      KO-T200|Field Tripod, aluminum|6|84.50|81.00|149.99|164.99
      KO-T300|Field Tripod, carbon|6|171.00|164.50|299.99|329.99
      KO-W100|Window Mount|12|36.25|34.75|64.99|71.99
      # ACCESSORIES
      KO-A010|Harness Strap|24|13.60|13.00||29.99
      KO-A014|Lens Pen|48|4.15|3.95||9.99
      KO-A020|Phone Adapter, universal|12|27.80|26.75|49.99|54.99
      KO-A031|Rain Guard, 42 mm|48|2.90|2.75||7.99
    `);
    const columns: Col[] = [
      { head: 'SKU', width: 66 },
      { head: 'Description', width: 200 },
      { head: 'UPC', width: 88 },
      { head: 'Mstr Ctn', width: 62, align: 'center' },
      { head: 'Dealer 1-9', width: 72, align: 'right' },
      { head: 'Dealer 10+', width: 72, align: 'right' },
      { head: 'MAP', width: 66, align: 'right' },
      { head: 'MSRP', width: 66, align: 'right' },
    ];
    const table = new Table(paper, 46, columns, { size: 9 }, 11);
    paper.put('KESTREL OPTICS', 46, 34, { size: 17, bold: true });
    paper.put('US Dealer Price List, first quarter 2026', 46, 56, { size: 10 });
    paper.put('CONFIDENTIAL', 668, 38, { size: 9, bold: true });
    table.head(78);
    paper.rule(46, 90, 46 + table.width);
    let y = 95;
    let number = 140;
    const amount = (text: string) => Number(text.replace(',', ''));
    for (const { name, rows } of shelves) {
      paper.filled(46, y, table.width, 14, '#e4e8ec');
      paper.put(name, 50, y + 3, { size: 8.5, bold: true });
      y += 19;
      for (const [sku, title, pack, few, many, map, retail] of rows) {
        const upc = gtin('814002', number);
        number += 9;
        const advertised = map ? `$${map}` : 'None';
        table.cells([sku, title, upc, pack, `$${few}`, `$${many}`, advertised, `$${retail}`], y);
        y += 16.5;
        lines.push(
          lineOf({
            sku,
            upc,
            title,
            cost: amount(few),
            currency: 'USD',
            case_pack: Number(pack),
            msrp: amount(retail),
            map: map ? amount(map) : null,
          }),
        );
      }
      y += 4;
    }
    paper.put(
      `Opening order ${money(2500)}. Dealer 10+ is per SKU on one order. MAP holidays are announced by email.`,
      46,
      572,
      {
        size: 8,
      },
    );
    paper.put(
      'Kestrel Optics Inc., 2200 Foothill Blvd, Logan UT 84321. Supersedes all earlier lists.',
      46,
      584,
      { size: 8 },
    );
    return { bytes: await paper.bytes(), lines };
  },
};

export const pdfB: readonly PriceList[] = [spiceColumns, cardColumns, britishPantry, opticsTable];
