// Papers with numbers on them that hold no prices to buy at.
import {
  bold,
  cents,
  csv,
  dollars,
  none as empty,
  european,
  heads,
  Paper,
  pdf,
  Sheet,
  xlsx,
} from './file.ts';
import { goods } from './goods.ts';

const lines = goods(
  '851733',
  `TW-4410|Trail Mug 12 oz, Enamel|6.20|0|24
  TW-4411|Trail Mug 16 oz, Enamel|7.10|0|24
  TW-4420|Camp Plate 10"|5.45|0|24
  TW-4431|Coffee Pot 8 Cup|18.90|0|6
  TW-4440|Spork Set, Titanium|9.35|0|40
  TW-4502|Waxed Canvas Pouch|11.60|0|20
  TW-4510|Firestarter Tin|3.75|0|48
  TW-4600|Bandana Map, Cascades|4.80|0|60`,
);

const invoice = xlsx('Invoice 104482.xlsx', 'invoice or order confirmed', () => {
  const sheet = new Sheet('Invoice').add(
    [bold('Timberwake Outfitters Supply'), null, null, null, bold('INVOICE')],
    ['PO Box 77, Hood River, OR 97031', null, null, null, 'Invoice #', '104482'],
    [null, null, null, null, 'Date', '1/13/2026'],
    ['Bill to: Larkspur General Store, 210 Main, Joseph, OR', null, null, null, 'Terms', 'Net 30'],
    ['Ship to: same', null, null, null, 'Due', '2/12/2026'],
    [],
    heads('Qty', 'Item', 'Description', 'UPC', 'Unit Price', 'Amount'),
  );
  let total = 0;
  lines.forEach((good, index) => {
    const quantity = good.pack * (1 + (index % 2));
    total += good.cost * quantity;
    sheet.add([
      quantity,
      good.sku,
      good.title,
      good.code,
      dollars(good.cost),
      dollars(cents(good.cost * quantity)),
    ]);
  });
  return [
    sheet.add(
      [...empty(4), 'Subtotal', dollars(cents(total))],
      [...empty(4), 'Freight (UPS Ground)', dollars(41.18)],
      [...empty(4), 'Balance due', dollars(cents(total + 41.18))],
      ['Thank you for your business! 1.5% per month on past due accounts.'],
    ),
  ];
});

const kerzen = goods(
  '4251077',
  `88-110|Stumpenkerze 60 x 100, elfenbein|1.45|0|24
  88-112|Stumpenkerze 70 x 130, elfenbein|2.1|0|12
  88-115|Stumpenkerze 80 x 150, rubin|2.95|0|12
  88-201|Spitzkerzen 25 cm, 10er-Pack|4.3|0|20
  88-204|Teelichte 8 h, 50er-Beutel|5.2|0|12
  88-310|Duftkerze Zimt im Glas|3.85|0|6
  88-311|Duftkerze Tanne im Glas|3.85|0|6
  88-400|Kerzenteller Messing 12 cm|2.6|0|24`,
  13,
);

const confirmation = pdf('Auftragsbestätigung AB-2026-0117.pdf', 'invoice or order confirmed', () => {
  const paper = new Paper('Auftragsbestätigung', 'A4');
  const places = [50, 85, 145, -380, -450, -540];
  paper
    .put('Kerzenmanufaktur Holm KG', 50, 40, { size: 13, isBold: true })
    .put('Deichweg 9, 25938 Wyk auf Föhr', 50, 58)
    .put('Geschenkestube Anders, Lange Str. 12, 26122 Oldenburg', 50, 92)
    .put('Auftragsbestätigung Nr. AB-2026-0117', 50, 130, { size: 11, isBold: true })
    .put('Kundennr. 30415    Ihre Bestellung vom 11.01.2026    Liefertermin KW 5', 50, 148)
    .row(['Pos.', 'Artikel', 'Bezeichnung', 'Menge', 'Preis/Stk.', 'Gesamt EUR'], places, 176, {
      isBold: true,
    })
    .rule(50, 542, 187);
  let y = 194;
  let total = 0;
  kerzen.forEach((good, index) => {
    const sum = good.cost * good.pack * 2;
    total += sum;
    paper.row(
      [String(index + 1), good.sku, good.title, `${good.pack * 2} Stk.`, european(good.cost), european(sum)],
      places,
      y,
    );
    y += 14;
  });
  paper
    .row(['', '', '', '', 'Summe netto', european(total)], places, y + 6)
    .row(['', '', '', '', 'zzgl. 19 % MwSt.', european(cents(total * 0.19))], places, y + 19)
    .row(['', '', '', '', 'Rechnungsbetrag', european(total + cents(total * 0.19))], places, y + 32, {
      isBold: true,
    })
    .put('Wir danken für Ihren Auftrag. Zahlbar innerhalb von 10 Tagen mit 2 % Skonto.', 50, y + 70);
  return paper;
});

const stock = csv('On-hand by warehouse 2026-01-14.csv', 'stock or shipping papers', (sheet) => {
  sheet.add(
    ['Inventory Availability', '', '', '', '', '', '', ''],
    ['Run 01/14/2026 06:02', '', '', '', '', '', '', ''],
    ['Item', 'Description', 'UPC', 'Case Qty', 'Reno', 'Harrisburg', 'On PO', 'Next ETA'],
  );
  const sums = [0, 0, 0];
  lines.forEach((good, index) => {
    const counts = [(index * 137 + 48) % 520, (index * 89 + 12) % 310, index % 3 === 0 ? good.pack * 10 : 0];
    counts.forEach((count, at) => {
      sums[at] = (sums[at] ?? 0) + count;
    });
    sheet.add([good.sku, good.title, good.code, good.pack, ...counts, index % 3 === 0 ? '02/20/2026' : '']);
  });
  sheet.add(['Total', '', '', '', ...sums, '']);
});

const commercialInvoice = xlsx('CI-PL shipment HKG-0091.xlsx', 'stock or shipping papers', () => {
  const goodsShipped = goods(
    '690123',
    `YD-331|LED string light 10 m, warm|2.14|0|40
    YD-332|LED string light 20 m, warm|3.38|0|24
    YD-340|LED curtain light 3x3 m|4.05|0|20
    YD-351|Solar path light, set of 6|6.9|0|12
    YD-352|Solar spot light, set of 2|4.72|0|24
    YD-360|Battery tealights, 24 ct|2.6|0|48
    YD-371|Projector light, snow|7.25|0|12
    YD-380|Extension lead 5 m, outdoor|1.95|0|50`,
  );
  const sheet = new Sheet('Commercial Invoice').add(
    [bold('COMMERCIAL INVOICE / PACKING LIST')],
    ['Shipper: Yongda Lighting Ltd, Ningbo, China', null, null, null, 'Invoice no.: YD26-0091'],
    ['Consignee: Brightyard Inc., 700 Dock St, Tacoma WA 98402', null, null, null, 'Incoterms: FOB Ningbo'],
    ['Vessel: EVER LUCID 0412E', null, null, null, 'Container: TGHU 481205-3 (40HC)'],
    ['Values stated for customs purposes only.'],
    [],
    heads(
      'Marks',
      'Item no.',
      'Goods',
      'HS code',
      'Origin',
      'Ctns',
      'Pcs',
      'Unit value USD',
      'Total value USD',
      'N.W. kg',
      'G.W. kg',
      'CBM',
    ),
  );
  let total = 0;
  goodsShipped.forEach((good, index) => {
    const cartons = 20 + index * 5;
    const value = cents(good.cost * good.pack * cartons);
    total += value;
    sheet.add([
      `C/${index * 60 + 1}-${index * 60 + cartons}`,
      good.sku,
      good.title,
      '9405.42',
      'CN',
      cartons,
      cartons * good.pack,
      good.cost,
      value,
      cartons * 9,
      cartons * 10,
      Math.round(cartons * 6.2) / 100,
    ]);
  });
  return [
    sheet.add(
      [null, null, bold('TOTAL'), null, null, 300, null, null, cents(total), 2700, 3000, 18.6],
      ['I declare the information on this invoice to be true and correct.  Signature: ____________'],
    ),
  ];
});

export const none = {
  even: [invoice, stock],
  odd: [confirmation, commercialInvoice],
};
