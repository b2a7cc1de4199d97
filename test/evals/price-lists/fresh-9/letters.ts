// What the public pays, and letters and terms: no prices to buy at.
import { bold, cents, dollars, fixed, heads, Paper, pdf, Sheet, usd, xlsx } from './file.ts';

const flyer = pdf('Spring Yard Sale flyer.pdf', 'what the public pays', () => {
  const paper = new Paper('Spring Yard Sale');
  const offers: [string, string, string, string][] = [
    ['Cordless Hedge Trimmer 20V', 'reg. $119.99', 'SALE $89.99', 'Item 771204'],
    ['Contractor Hose 50 ft', 'reg. $44.99', 'SALE $29.99', 'Item 771388'],
    ['Potting Mix 2 cu ft', 'reg. $16.99', '2 for $26', 'Item 770021'],
    ['Steel Raised Bed 4x8', 'reg. $159.00', 'SALE $124.00', 'Item 772610'],
    ['Bypass Pruner', 'reg. $24.99', 'SALE $17.49', 'Item 771015'],
    ['Kneeling Pad', 'reg. $9.99', 'SALE $6.99', 'Item 771019'],
    ['Rain Barrel 55 gal', 'reg. $129.99', 'SALE $99.99', 'Item 772001'],
    ['Patio Umbrella 9 ft', 'reg. $89.99', 'SALE $64.99', 'Item 775540'],
    ['Bird Seed 40 lb', 'reg. $31.99', 'SALE $24.99', 'Item 770812'],
  ];
  paper
    .put('HARGROVE FARM & HOME', 60, 40, { size: 24, isBold: true })
    .put('SPRING YARD SALE   April 3 - 12   In store and at hargrove.example', 60, 74, { size: 12 });
  offers.forEach(([name, regular, sale, item], index) => {
    const x = 60 + (index % 3) * 170;
    const y = 120 + Math.floor(index / 3) * 170;
    paper
      .put(name, x, y + 90, { size: 10, isBold: true })
      .put(sale, x, y + 104, { size: 14, isBold: true })
      .put(regular, x, y + 122)
      .put(item, x, y + 133, { size: 7 });
  });
  paper
    .put('Limit 4 per customer. While supplies last. No rain checks. Rewards members earn 5% back.', 60, 680)
    .put('4 locations: Elgin, Dundee, Marengo, Woodstock. Open Mon-Sat 7-8, Sun 9-5.', 60, 692);
  return paper;
});

const receipt = pdf('receipt_8841.pdf', 'what the public pays', () => {
  const paper = new Paper('Receipt', [250, 520]);
  const bought: [string, number, number][] = [
    ['OLIVE OIL EV 500ML', 1, 13.99],
    ['SEA SALT FLAKES', 2, 5.49],
    ['DARK CHOC 72% 80G', 3, 3.99],
    ['LINEN TOWEL STRIPE', 1, 18],
    ['HONEY WILDFLWR 12OZ', 1, 11.5],
    ['CRACKERS ROSEMARY', 2, 6.25],
    ['FIG SPREAD 8OZ', 1, 8.99],
    ['BEESWAX CANDLE PR', 1, 14],
    ['GIFT BAG MED', 1, 2.5],
  ];
  paper
    .put('CORNER & VINE PROVISIONS', 50, 24, { size: 10, isBold: true })
    .put('18 Water St, Mystic CT  860-555-0133', 50, 40, { size: 7 })
    .put('01/10/2026 14:22  Reg 2  Trans 8841  Cashier: Pia', 20, 58, { size: 7 });
  let y = 80;
  let total = 0;
  for (const [name, count, price] of bought) {
    total += count * price;
    paper.put(name, 20, y).put(fixed(count * price), 225, y, { isRight: true });
    if (count > 1) {
      y += 11;
      paper.put(`   ${count} @ ${fixed(price)}`, 20, y, { size: 7 });
    }
    y += 14;
  }
  const tax = cents(total * 0.0635);
  paper
    .put('SUBTOTAL', 20, y + 8)
    .put(usd(total), 225, y + 8, { isRight: true })
    .put('TAX 6.35%', 20, y + 20)
    .put(usd(tax), 225, y + 20, { isRight: true })
    .put('TOTAL', 20, y + 34, { isBold: true })
    .put(usd(total + tax), 225, y + 34, { isBold: true, isRight: true })
    .put('VISA ************4410   APPROVED 06621C', 20, y + 54, { size: 7 })
    .put('Returns with receipt within 30 days. Thank you!', 20, y + 70, { size: 7 });
  return paper;
});

const letter = pdf('Reseller policy letter 2026.pdf', 'letter or terms', () => {
  const paper = new Paper('Reseller policy');
  const text = [
    'January 9, 2026',
    '',
    'Dear retail partner,',
    '',
    'Thank you for asking about carrying Alderwick cookware. Before we send a price list we ask every',
    'account to read and sign this policy. Please return the last page to accounts@alderwick.example.',
    '',
    '1. Opening orders are $750.00 net; reorders are $250.00 net. Orders below pay a $25.00 fee.',
    '2. Keystone margin is 50% off MSRP on cookware, 40% on knives and 35% on electrics.',
    '3. No item may be advertised below MAP. A first violation suspends shipping for 30 days, a second',
    '    one for 180 days. MAP on the 10" skillet (AW-1010), for one, is $79.95 and may be lowered by',
    '    us to $69.95 in November.',
    '4. Marketplaces: Amazon sales need written consent. Walmart.com and eBay are not permitted.',
    '5. Freight is prepaid over $1,500.00; otherwise 8.5% of the order, $18.00 at least.',
    '6. Payment: 2% 10, net 30 with approved credit. Cards carry a 3% surcharge over $2,000.00.',
    '7. Returns need an RA number, within 30 days, less 20% for restocking.',
    '8. Damage claims within 5 business days, with photos of the carton.',
    '',
    'We will send the 2026 price list and the item data sheet once your application is approved,',
    'usually within 3 to 5 business days. Questions: (414) 555-0160, extension 204.',
    '',
    'Sincerely,',
    'Ruth Ostrander, Director of Independent Retail',
  ];
  paper.put('ALDERWICK KITCHEN', 72, 60, { size: 16, isBold: true });
  for (const [at, line] of text.entries()) paper.put(line, 72, 100 + at * 16, { size: 10 });
  return paper;
});

const termSheet = xlsx('Wholesale terms & freight - Osprey Bay.xlsx', 'letter or terms', () => {
  const terms = new Sheet('Terms').add(
    [bold('Osprey Bay Trading - terms for retailers 2026')],
    [],
    heads('Topic', 'Terms'),
    ['Opening order', '$300.00'],
    ['Reorder', '$150.00'],
    ['Payment', 'Card or ACH; net 30 after 3 orders'],
    ['Lead time', '5-7 business days'],
    ['Volume rebate', '2% over $5,000, 4% over $15,000 a year'],
    ['Exclusivity', 'By zip code, $3,600.00 a year'],
    ['Price list', 'Sent after approval of the account'],
    ['Contact', 'Theo Lindqvist, (360) 555-0121'],
  );
  const freight = new Sheet('Freight').add(
    heads('Zone', 'States', 'Up to 25 lb', '26-70 lb', 'Pallet'),
    ['1', 'WA, OR', dollars(11.5), dollars(19), dollars(145)],
    ['2', 'CA, ID, MT, NV', dollars(14.25), dollars(26), dollars(195)],
    ['3', 'AZ, CO, NM, UT, WY', dollars(17.75), dollars(33.5), dollars(240)],
    ['4', 'Central', dollars(21), dollars(41), dollars(310)],
    ['5', 'East', dollars(24.5), dollars(48.75), dollars(385)],
    ['6', 'AK, HI', 'Quoted', 'Quoted', 'Quoted'],
  );
  return [terms, freight];
});

export const letters = { even: [flyer, letter], odd: [receipt, termSheet] };
