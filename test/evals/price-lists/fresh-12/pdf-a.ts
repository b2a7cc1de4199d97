import type { Line } from '../grid.ts';
import type { PriceList } from '../price-list.ts';
import { cents, comma, ean, fixed, gtin, lineOf } from './lib.ts';
import { Paper, Table } from './paper.ts';

const dollars = (amount: number) => `$${fixed(amount)}`;

/** Two tables stand beside each other. */
const twoColumns: PriceList = {
  file: 'Larkspur Tea Wholesale Price Sheet 2026.pdf',
  kind: 'two columns on a page, each with its head and sections',
  async make() {
    const left: Record<string, [string, string, number, number, number][]> = {
      'BLACK TEAS': [
        ['B-10', 'English Breakfast tin', 12, 6.25, 12.5],
        ['B-12', 'Lapsang Souchong tin', 12, 6.75, 13.5],
        ['B-14', 'Masala Chai tin', 12, 6.5, 13],
        ['B-16', 'Darjeeling First Flush tin', 12, 9.4, 19],
      ],
      'GREEN & WHITE': [
        ['G-20', 'Jasmine Pearls tin', 12, 9.1, 18.5],
        ['G-22', 'Genmaicha tin', 12, 6.4, 13],
        ['G-25', 'Gunpowder Mint tin', 12, 6.2, 12.5],
        ['G-30', 'White Peony tin', 12, 8.3, 17],
      ],
      HERBAL: [
        ['H-40', 'Chamomile & Lemon tin', 12, 5.9, 12],
        ['H-41', 'Hibiscus Rosehip tin', 12, 5.9, 12],
        ['H-44', 'Ginger Turmeric tin', 12, 6.1, 12.5],
      ],
    };
    const right: typeof left = {
      'SACHETS (15 CT)': [
        ['S-10', 'English Breakfast 15 ct', 6, 4.35, 8.99],
        ['S-14', 'Masala Chai 15 ct', 6, 4.55, 9.49],
        ['S-25', 'Gunpowder Mint 15 ct', 6, 4.35, 8.99],
        ['S-40', 'Chamomile & Lemon 15 ct', 6, 4.35, 8.99],
      ],
      SAMPLERS: [
        ['X-01', 'Morning Flight, 4 mini tins', 8, 10.8, 22],
        ['X-02', 'Evening Flight, 4 mini tins', 8, 10.8, 22],
        ['X-05', 'Advent Box, 24 sachets', 4, 17.5, 36],
      ],
      TEAWARE: [
        ['T-70', 'Brew Basket, fine mesh', 24, 5.15, 11],
        ['T-72', 'Perfect Teaspoon', 36, 2.4, 5.5],
        ['T-75', 'Glass Teapot 20 oz', 6, 13.9, 29],
        ['T-78', 'Tea Timer, 3 sands', 12, 7.2, 15],
      ],
    };
    const paper = new Paper('Larkspur Tea 2026');
    paper.put('Larkspur Tea Company', 36, 34, { size: 18, bold: true });
    paper.put(
      'Wholesale price sheet, effective January 2026. Prices are per tin, box or piece; sold by the case.',
      36,
      58,
    );
    paper.put(
      'Opening order $150, reorder $75. Free freight over $350. Call (555) 014-2270 or email hello@larkspurtea.example',
      36,
      69,
    );
    const lines: Line[] = [];
    [left, right].forEach((goods, side) => {
      const table = new Table(paper, side ? 318 : 36, [
        { head: 'No.', width: 34 },
        { head: 'Description', width: 120 },
        { head: 'Case', width: 30, align: 'right' },
        { head: 'Whsl', width: 38, align: 'right' },
        { head: 'SRP', width: 38, align: 'right' },
      ]);
      let y = 96;
      y += table.head(y) + 1;
      paper.rule(table.x, y, table.x + table.width - 6);
      y += 5;
      for (const [section, items] of Object.entries(goods)) {
        paper.put(section, table.x, y + 3, { size: 8.5, bold: true });
        y += 17;
        for (const [sku, title, pack, cost, msrp] of items) {
          y += table.cells([sku, title, String(pack), dollars(cost), dollars(msrp)], y) + 3;
          lines.push(lineOf({ sku, title, cost, currency: 'USD', case_pack: pack, msrp }));
        }
        y += 5;
      }
    });
    paper.put('Larkspur Tea Company  •  18 Mill Lane, Hudson NY  •  page 1', 36, 760, { size: 7 });
    return { bytes: await paper.bytes(), lines };
  },
};

/** Pages begin with the same head; descriptions go on in the next line. */
const distributorCatalog: PriceList = {
  file: 'Cascade Pet Distributing - Dealer Catalog Q1 2026.pdf',
  kind: "distributor's catalog over pages, own and maker's numbers, wrapped descriptions",
  async make() {
    const goods: Record<string, [string, string, string, number, number, number][]> = {
      'BARKWELL NATURALS': [
        [
          'CPD10021',
          'BN-CH-06',
          'Himalayan Style Yak Cheese Chew, Medium, shrink wrapped with hang tag',
          36,
          4.62,
          8.99,
        ],
        [
          'CPD10022',
          'BN-CH-09',
          'Himalayan Style Yak Cheese Chew, Large, shrink wrapped with hang tag',
          24,
          7.18,
          13.99,
        ],
        ['CPD10030', 'BN-TR-LV', 'Freeze Dried Beef Liver Treats 4 oz resealable pouch', 12, 6.05, 11.99],
        ['CPD10031', 'BN-TR-SL', 'Freeze Dried Salmon Treats 3 oz resealable pouch', 12, 6.4, 12.49],
        ['CPD10044', 'BN-BR-01', 'Bone Broth Topper, Turkey, 16 oz', 12, 5.3, 9.99],
        ['CPD10045', 'BN-BR-02', 'Bone Broth Topper, Beef, 16 oz', 12, 5.3, 9.99],
      ],
      KITTYHAWK: [
        ['CPD20110', 'KH500', 'Catnip Kicker Toy, assorted prints, no choice of print', 24, 3.44, 7.49],
        ['CPD20112', 'KH520', 'Feather Wand Telescopic with two refills', 24, 4.1, 8.99],
        ['CPD20118', 'KH610', 'Corner Scratcher, sisal, wall mounted', 6, 11.25, 22.99],
        ['CPD20119', 'KH615', 'Corrugated Lounge Scratcher, replaceable insert, 24 in', 4, 13.8, 27.99],
        ['CPD20125', 'KH700', 'Silvervine Sticks 5 pk', 36, 2.66, 5.99],
      ],
      'RIVERBEND AQUATICS': [
        ['CPD30003', '88-1010', 'Water Conditioner 8 oz, treats 480 gallons', 12, 3.9, 7.99],
        ['CPD30004', '88-1016', 'Water Conditioner 16 oz, treats 960 gallons', 12, 6.15, 11.99],
        ['CPD30010', '88-2200', 'Submersible Heater 100 W with thermostat and guard', 10, 12.7, 24.99],
        ['CPD30011', '88-2201', 'Submersible Heater 200 W with thermostat and guard', 10, 14.95, 28.99],
        ['CPD30027', '88-3055', 'Sponge Filter, double, for tanks up to 40 gallons', 20, 4.25, 8.49],
      ],
      'TRAILHOUND GEAR': [
        [
          'CPD40501',
          'TH-PK-S',
          'Saddle Pack for dogs, Small, ripstop, two removable panniers',
          6,
          22.4,
          44.99,
        ],
        [
          'CPD40502',
          'TH-PK-M',
          'Saddle Pack for dogs, Medium, ripstop, two removable panniers',
          6,
          23.9,
          47.99,
        ],
        [
          'CPD40503',
          'TH-PK-L',
          'Saddle Pack for dogs, Large, ripstop, two removable panniers',
          6,
          25.4,
          49.99,
        ],
        ['CPD40520', 'TH-BWL', 'Collapsible Bowl 24 oz', 24, 3.35, 6.99],
        ['CPD40533', 'TH-TOW', 'Microfiber Paw Towel with hand pockets', 18, 5.75, 11.99],
        ['CPD40540', 'TH-FAK', 'Canine First Aid Kit, 42 piece, roll top bag', 8, 18.6, 36.99],
      ],
    };
    const paper = new Paper('Cascade Pet Distributing', 'LETTER', 'landscape');
    const table = new Table(
      paper,
      36,
      [
        { head: 'Item #', width: 66 },
        { head: 'Mfr #', width: 62 },
        { head: 'Description', width: 190 },
        { head: 'UPC', width: 86 },
        { head: 'Master\nCase', width: 48, align: 'right' },
        { head: 'Dealer\nEach', width: 60, align: 'right' },
        { head: 'MSRP\nEach', width: 60, align: 'right' },
        { head: 'Order\nQty', width: 60, align: 'right' },
      ],
      { size: 8.5 },
      12,
    );
    const lines: Line[] = [];
    let y = 0;
    let page = 0;
    const startPage = () => {
      if (page++) paper.nextPage();
      paper.put('CASCADE PET DISTRIBUTING', 36, 28, { size: 12, bold: true });
      paper.put('Dealer Catalog Q1 2026  –  prices in US$, subject to change', 36, 44);
      paper.put('Orders: 800-555-0143  Fax: 800-555-0144', 500, 44);
      paper.put(`Page ${page} of 2`, 500, 28);
      paper.put('Printed 01/12/26 07:41 AM', 36, 590, { size: 7 });
      y = 64;
      y += table.head(y) + 2;
      paper.rule(36, y, 36 + table.width);
      y += 6;
    };
    startPage();
    let number = 11;
    for (const [maker, items] of Object.entries(goods)) {
      if (y > 400) startPage();
      paper.put(maker, 36, y + 4, { size: 10, bold: true });
      y += 22;
      for (const [sku, part, title, pack, cost, msrp] of items) {
        const upc = gtin('086022', ++number * 31);
        const cells = [sku, part, title, upc, String(pack), fixed(cost), fixed(msrp), '_______'];
        if (y + table.heightOf(cells) > 460) {
          startPage();
          paper.put(`${maker} (continued)`, 36, y + 4, { size: 10, bold: true });
          y += 22;
        }
        y += table.cells(cells, y) + 5;
        lines.push(lineOf({ sku, upc, title, cost, currency: 'USD', case_pack: pack, msrp }));
      }
    }
    return { bytes: await paper.bytes(), lines };
  },
};

const listino: PriceList = {
  file: 'Listino Rivenditori 2026.pdf',
  kind: 'Italian price list on A4, net by the piece beside the carton, EAN',
  async make() {
    const goods: Record<string, [string, string, string, number, number, number][]> = {
      'OLIO E ACETO': [
        ['OL01', 'Olio extravergine Taggiasca', '500 ml', 6, 8.9, 16.5],
        ['OL02', 'Olio extravergine Taggiasca', '250 ml', 12, 5.4, 9.9],
        ['OL10', 'Olio al limone', '250 ml', 12, 5.95, 10.9],
        ['AC05', 'Aceto balsamico di Modena IGP', '250 ml', 12, 4.75, 8.9],
      ],
      'PASTA ARTIGIANALE': [
        ['PA20', 'Trofie liguri', '500 g', 12, 2.35, 4.5],
        ['PA21', 'Croxetti stampati a mano', '500 g', 10, 3.1, 5.9],
        ['PA24', 'Lasagnette al basilico', '250 g', 16, 2.8, 5.2],
      ],
      'SUGHI E CONSERVE': [
        ['SU30', 'Pesto genovese senza aglio', '130 g', 12, 3.85, 7.2],
        ['SU31', 'Salsa di noci', '130 g', 12, 3.7, 6.9],
        ['SU36', 'Olive taggiasche denocciolate', '180 g', 12, 4.2, 7.9],
        ['SU40', 'Acciughe sotto sale', '200 g', 6, 7.15, 13.5],
      ],
      DOLCI: [
        ['DO50', 'Canestrelli di Torriglia', '200 g', 14, 3.4, 6.5],
        ['DO52', 'Pandolce basso in scatola', '750 g', 6, 9.6, 18],
      ],
    };
    const paper = new Paper('Listino 2026', 'A4');
    paper.put('Bottega Imperiese s.r.l.', 40, 40, { size: 16, bold: true });
    paper.put('Listino prezzi riservato ai rivenditori – valido dal 15 gennaio 2026', 40, 62, { size: 9 });
    paper.put(
      'Prezzi in euro, IVA esclusa, franco nostro magazzino. Ordine minimo € 200,00. Pagamento anticipato per il primo ordine.',
      40,
      75,
    );
    const table = new Table(paper, 40, [
      { head: 'Cod.', width: 38 },
      { head: 'Descrizione', width: 150 },
      { head: 'Formato', width: 46 },
      { head: 'EAN', width: 80 },
      { head: 'Pz. per cartone', width: 50, align: 'right' },
      { head: 'Prezzo netto cad.', width: 54, align: 'right' },
      { head: 'Prezzo cartone', width: 54, align: 'right' },
      { head: 'Pubblico cons. (IVA incl.)', width: 56, align: 'right' },
    ]);
    let y = 100;
    y += table.head(y) + 3;
    paper.rule(40, y, 40 + table.width);
    y += 5;
    const lines: Line[] = [];
    let number = 70;
    for (const [section, items] of Object.entries(goods)) {
      paper.put(section, 40, y + 4, { size: 9, bold: true });
      y += 20;
      for (const [sku, title, size, pack, cost, msrp] of items) {
        const upc = ean('8032793', ++number * 4);
        const euro = (amount: number) => `€ ${comma(amount)}`;
        y +=
          table.cells(
            [sku, title, size, upc, String(pack), euro(cost), euro(cents(cost * pack)), euro(msrp)],
            y,
          ) + 4;
        lines.push(lineOf({ sku, upc, title, cost, currency: 'EUR', case_pack: pack, msrp }));
      }
    }
    y += 14;
    paper.put(
      'Trasporto: gratuito oltre € 450,00 in Italia. Resi solo se autorizzati entro 8 giorni dal ricevimento della merce.',
      40,
      y,
    );
    paper.put('Bottega Imperiese s.r.l. – Via dei Carruggi 7, 18100 Imperia – P. IVA 00123450089', 40, 810, {
      size: 7,
    });
    return { bytes: await paper.bytes(), lines };
  },
};

export const pdfA: readonly PriceList[] = [twoColumns, distributorCatalog, listino];
