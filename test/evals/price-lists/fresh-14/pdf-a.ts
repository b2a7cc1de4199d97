import { gtin, lineOf } from '../fresh-12/lib.ts';
import { type Col, Table } from '../fresh-12/paper.ts';
import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { money, Print, rowsOf, shelvesOf } from './lib.ts';

const potteryCards: PriceList = {
  file: 'Solstice Clay Linesheet Spring26.pdf',
  kind: 'line sheet of cards (PDF): three abreast in a serif face, whole dollars, names over two lines',
  make: async () => {
    const paper = new Print('Solstice Clay Line Sheet');
    paper.face = 'Times';
    const lines: Line[] = [];
    const goods = rowsOf(`
      SC-M01|Morning Mug|speckle, indigo, rust|16|34|6
      SC-M02|Handleless Tumbler|speckle, indigo|13|28|6
      SC-M05|Espresso Cup|speckle, indigo, rust|11|24|8
      SC-P10|Ramen Bowl with Chopstick Rest|speckle, indigo|24|52|4
      SC-P12|Pasta Bowl|speckle, indigo, rust|22|46|4
      SC-P15|Dinner Plate|speckle, indigo|21|44|4
      SC-P16|Salad Plate|speckle, indigo|17|36|4
      SC-P20|Large Oval Serving Platter with Foot|speckle|48|100|2
      SC-P22|Nesting Mixing Bowls, Set of Three|speckle, rust|62|130|2
      SC-K30|Butter Dish|speckle, indigo|27|58|4
      SC-K31|Spoon Rest|speckle, indigo, rust|9|19|8
      SC-K33|Salt Cellar|speckle, indigo, rust|12|26|6
      SC-K35|Berry Colander and Saucer|speckle|30|64|4
      SC-K38|Garlic Grater Dish|speckle, rust|10|22|8
      SC-V40|Bud Vase|speckle, indigo, rust|14|30|6
      SC-V42|Shoulder Vase|speckle, indigo|36|76|2
      SC-V45|Ikebana Ring|speckle|26|56|4
      SC-V50|Hanging Planter with Leather Cord|speckle, indigo|29|62|4
    `);
    const perPage = 9;
    goods.forEach(([sku, title, colors, whole, retail, pack], at) => {
      const place = at % perPage;
      if (place === 0) {
        if (at > 0) paper.nextPage();
        paper.spaced('SOLSTICE CLAY', 42, 34, { size: 17, bold: true }, 3);
        paper.put('spring 2026', 42, 56, { size: 11, italic: true });
        paper.put('Made in Ojai, California. Microwave and dishwasher safe.', 42, 748, { size: 9 });
        paper.put('$300 opening order, $150 reorder. Ships in 3 to 4 weeks.', 42, 760, { size: 9 });
        paper.put(String(at / perPage + 1), 560, 760, { size: 9 });
      }
      const x = 42 + (place % 3) * 180;
      let y = 80 + Math.floor(place / 3) * 220;
      paper.filled(x, y, 162, 130, '#e9e4dc');
      y += 137;
      for (const part of paper.wrapped(title, 150, { size: 11, bold: true })) {
        paper.put(part, x, y, { size: 11, bold: true });
        y += 13;
      }
      paper.put(sku, x, y, { size: 9.5 });
      paper.put(`WS $${whole}`, x, y + 12, { size: 9.5 });
      paper.put(`SRP $${retail}`, x + 52, y + 12, { size: 9.5 });
      paper.put(`Case of ${pack}`, x, y + 24, { size: 9.5 });
      paper.put(colors, x, y + 36, { size: 9.5, italic: true });
      lines.push(
        lineOf({
          sku,
          title,
          cost: Number(whole),
          currency: 'USD',
          case_pack: Number(pack),
          msrp: Number(retail),
        }),
      );
    });
    return { bytes: await paper.bytes(), lines };
  },
};

const toyCards: PriceList = {
  file: 'Little Lantern Toys wholesale line sheet.pdf',
  kind: 'line sheet of cards (PDF): two abreast, words beside the picture, labels before the prices',
  make: async () => {
    const paper = new Print('Little Lantern Toys');
    const lines: Line[] = [];
    const shelves = shelvesOf(`
      # Puppets
      LL-204|Fox Hand Puppet|Plush with embroidered eyes.|9.50|20.00|6
      LL-205|Badger Hand Puppet|Plush with embroidered eyes.|9.50|20.00|6
      LL-206|Owl Hand Puppet|Wings move with thumb and little finger.|9.50|20.00|6
      LL-220|Woodland Finger Puppets|Set of five in a cotton pouch.|12.00|25.00|6
      LL-225|Doorway Puppet Theater|Canvas, fits doors 26 to 36 in.|31.00|65.00|2
      # Lanterns
      LL-301|Bedside Lantern, Moon|Warm light, USB rechargeable.|16.75|35.00|4
      LL-302|Bedside Lantern, House|Warm light, USB rechargeable.|16.75|35.00|4
      LL-310|Paper Lantern Craft Kit|Makes four, with battery tea lights.|8.25|17.50|12
      LL-315|Shadow Story Cards|Twelve cards for the Bedside Lantern.|5.75|12.00|12
      # Puzzles
      LL-401|Night Market Puzzle|100 pieces, ages 5 and up.|8.80|18.50|8
      LL-402|Under the Ice Puzzle|100 pieces, ages 5 and up.|8.80|18.50|8
      LL-410|First Puzzles, Garden|Three puzzles of 4, 6 and 9 pieces.|7.90|16.50|8
    `);
    paper.put('Little Lantern Toys', 40, 32, { size: 20, bold: true });
    paper.put(
      'Wholesale line sheet   |   orders@littlelantern.example   |   Minimum opening order $200',
      40,
      58,
      {
        size: 9,
      },
    );
    let y = 84;
    for (const { name, rows } of shelves) {
      if (y > 600) {
        paper.nextPage();
        y = 40;
      }
      paper.put(name, 40, y, { size: 13, bold: true });
      paper.rule(40, y + 17, 572);
      y += 26;
      rows.forEach(([sku, title, words, whole, retail, pack], at) => {
        const x = 40 + (at % 2) * 272;
        if (at > 0 && at % 2 === 0) y += 92;
        paper.box(x, y, 78, 80);
        const left = x + 86;
        paper.put(title, left, y + 2, { size: 10, bold: true });
        paper.put(words, left, y + 16, { size: 8, italic: true });
        paper.put(`Item: ${sku}`, left, y + 31, { size: 8.5 });
        paper.put(`Wholesale: $${whole}`, left, y + 43, { size: 8.5 });
        paper.put(`MSRP: $${retail}`, left, y + 55, { size: 8.5 });
        paper.put(`Case pack: ${pack}`, left, y + 67, { size: 8.5 });
        lines.push(
          lineOf({
            sku,
            title,
            cost: Number(whole),
            currency: 'USD',
            case_pack: Number(pack),
            msrp: Number(retail),
          }),
        );
      });
      y += 102;
    }
    paper.put(
      'All toys are tested to ASTM F963 and CPSIA. Prices valid through December 31, 2026.',
      40,
      y + 4,
      {
        size: 8,
      },
    );
    return { bytes: await paper.bytes(), lines };
  },
};

const herbalTable: PriceList = {
  file: 'Rootwell Herbals - Wholesale Price List 2026.pdf',
  kind: 'table with long names (PDF): two-line names, sections, footers with minimums on each page',
  make: async () => {
    const paper = new Print('Rootwell Herbals Wholesale Price List 2026');
    const lines: Line[] = [];
    const shelves = shelvesOf(`
      # Tinctures
      1102|Echinacea & Elderberry Immune Support Tincture|2 fl oz|7.95|15.99|12
      1105|Ashwagandha Root Extract, Alcohol Free|2 fl oz|8.25|16.49|12
      1108|Milk Thistle Seed|2 fl oz|7.95|15.99|12
      1110|Valerian, Passionflower & Hops Sleep Well Tincture|2 fl oz|8.75|17.49|12
      1114|Ginger & Peppermint Digestive Bitters with Orange Peel|4 fl oz|12.40|24.99|6
      1120|Children's Glycerite, Chamomile & Lemon Balm|2 fl oz|7.50|14.99|12
      # Capsules
      2201|Turmeric with Black Pepper, 500 mg|60 ct|9.10|18.99|12
      2204|Reishi, Lion's Mane & Chaga Mushroom Complex|90 ct|14.85|29.99|12
      2206|Saw Palmetto Berry|60 ct|8.60|17.49|12
      2210|Cranberry & D-Mannose Urinary Tract Support for Women|60 ct|11.30|22.99|12
      # Teas
      3301|Nettle Leaf, Red Raspberry & Oatstraw Mother's Blend|3 oz bag|5.60|11.49|8
      3302|Tulsi Rose|3 oz bag|5.60|11.49|8
      3305|Roasted Dandelion & Chicory Coffee Alternative|5 oz bag|6.20|12.49|8
      3306|Throat Coat Licorice & Slippery Elm|3 oz bag|5.95|11.99|8
      # Salves & Oils
      4401|Comfrey, Arnica & St. John's Wort Trauma Salve|2 oz tin|6.85|13.99|12
      4402|Calendula Baby Salve|2 oz tin|6.85|13.99|12
      4406|Mullein & Garlic Ear Oil|1 fl oz|6.40|12.99|12
      4410|Castor Oil, Hexane Free, in Amber Glass with Dropper Top|8 fl oz|8.90|17.99|6
    `);
    const columns: Col[] = [
      { head: 'Item', width: 42 },
      { head: 'Product', width: 190 },
      { head: 'Size', width: 56 },
      { head: 'UPC', width: 86 },
      { head: 'Cs', width: 34, align: 'center' },
      { head: 'WSP', width: 58, align: 'right' },
      { head: 'SRP', width: 58, align: 'right' },
    ];
    const table = new Table(paper, 44, columns, { size: 9 }, 11.5);
    let page = 0;
    let y = 0;
    const start = () => {
      if (page++ > 0) paper.nextPage();
      paper.put('ROOTWELL HERBALS', 44, 36, { size: 15, bold: true });
      paper.put('Wholesale Price List 2026', 400, 40, { size: 11 });
      paper.put('Opening order $250, reorders $100. Free shipping over $500. Sold by the case.', 44, 752, {
        size: 8,
      });
      paper.put(`Page ${page}`, 540, 752, { size: 8 });
      paper.put('These statements have not been evaluated by the FDA.', 44, 764, { size: 7 });
      table.head(70);
      paper.rule(44, 82, 44 + table.width);
      y = 88;
    };
    start();
    let number = 1102;
    for (const { name, rows } of shelves) {
      if (y > 430) start();
      paper.put(name, 44, y + 3, { size: 11, bold: true });
      y += 20;
      for (const [sku, title, size, whole, retail, pack] of rows) {
        const upc = gtin('856319', number);
        number += 7;
        const height = table.cells([sku, title, size, upc, pack, `$${whole}`, `$${retail}`], y);
        y += height + 11;
        lines.push(
          lineOf({
            sku,
            upc,
            title,
            cost: Number(whole),
            currency: 'USD',
            case_pack: Number(pack),
            msrp: Number(retail),
          }),
        );
      }
      y += 6;
    }
    return { bytes: await paper.bytes(), lines };
  },
};

const fireTable: PriceList = {
  file: 'Anvil & Ash Dealer Price Book.pdf',
  kind: 'table with long names (PDF): landscape, ruled, cells in the middle of their row, MAP',
  make: async () => {
    const paper = new Print('Anvil & Ash Dealer Price Book', 'LETTER', 'landscape');
    const lines: Line[] = [];
    const shelves = shelvesOf(`
      # TOOL SETS
      AA-1001|Five Piece Hearth Tool Set with Square Base, Hammered Finish, Natural Iron|17.5|1|98.50|189.00|209.00
      AA-1002|Five Piece Hearth Tool Set, Ball Handle, Black|15|1|89.25|171.00|189.00
      AA-1010|Compact Stove Tool Set, 22 in., for Inserts and Small Stoves|8.2|2|54.00|103.00|115.00
      AA-1020|Poker, 36 in.|3.1|6|17.60||37.95
      AA-1021|Log Grabber, 40 in.|4|6|24.75|46.00|52.00
      # SCREENS
      AA-2001|Three Panel Folding Screen with Arched Center and Leaf Detail, 52 x 32 in.|22|1|139.00|265.00|295.00
      AA-2005|Flat Guard with Doors, 44 x 33 in.|27|1|164.50|315.00|349.00
      AA-2010|Spark Guard, Single Panel, 38 x 31 in.|14|1|77.80|149.00|165.00
      # WOOD STORAGE
      AA-3001|Indoor Log Ring, 28 in.|12|1|61.40|118.00|129.00
      AA-3004|Outdoor Log Rack with Cover, Half Cord, Powder Coated Steel Tube|31|1|84.00|160.00|178.00
      AA-3010|Canvas Log Carrier with Leather Handles|1.8|12|21.35|41.00|45.00
      # ACCESSORIES
      AA-4001|Ash Bucket with Lid and Shovel, 5 gal|7.5|4|29.90|57.00|63.00
      AA-4010|Hearth Gloves, Leather, Long Cuff|1.1|12|14.80||31.95
      AA-4015|Fatwood Box, 5 lb|5.3|6|9.75||19.95
      AA-4020|Cast Iron Steamer, 2.5 qt, Porcelain Coated, Black|9.4|4|33.20|63.00|69.95
    `);
    const columns: Col[] = [
      { head: 'MODEL', width: 70 },
      { head: 'DESCRIPTION', width: 270 },
      { head: 'WT (LB)', width: 60, align: 'center' },
      { head: 'CTN QTY', width: 66, align: 'center' },
      { head: 'DEALER NET', width: 84, align: 'right' },
      { head: 'MAP', width: 70, align: 'right' },
      { head: 'MSRP', width: 70, align: 'right' },
    ];
    const table = new Table(paper, 50, columns, { size: 9.5 }, 12);
    let y = 0;
    let page = 0;
    const start = () => {
      if (page++ > 0) paper.nextPage();
      paper.put('ANVIL & ASH', 50, 34, { size: 16, bold: true });
      paper.put('Dealer Price Book 2026', 50, 54, { size: 10 });
      paper.put('Dealer minimum $500. Orders over $1,500.00 ship prepaid.', 50, 584, { size: 8 });
      paper.put(`${page} / 2`, 720, 584, { size: 8 });
      paper.filled(46, 74, table.width, 18, '#dddddd');
      table.head(79);
      y = 92;
    };
    start();
    for (const { name, rows } of shelves) {
      if (name === 'WOOD STORAGE') start();
      paper.put(name, 50, y + 6, { size: 10, bold: true });
      y += 22;
      for (const [sku, title, weight, pack, net, map, retail] of rows) {
        const cells = [sku, title, weight, pack, `$${net}`, map ? `$${map}` : '-', `$${retail}`];
        const height = table.heightOf(cells);
        paper.rule(46, y, 46 + table.width);
        table.cells(['', title], y + 5);
        table.cells([sku, '', ...cells.slice(2)], y + 5 + (height - 12) / 2);
        y += height + 9;
        lines.push(
          lineOf({
            sku,
            title,
            cost: Number(net),
            currency: 'USD',
            case_pack: Number(pack),
            msrp: Number(retail),
            map: map ? Number(map) : null,
          }),
        );
      }
      paper.rule(46, y, 46 + table.width);
      y += 4;
    }
    paper.put(`Freight allowance ${money(75)} on first orders. Effective March 1, 2026.`, 50, y + 14, {
      size: 9,
    });
    return { bytes: await paper.bytes(), lines };
  },
};

export const pdfA: readonly PriceList[] = [potteryCards, toyCards, herbalTable, fireTable];
