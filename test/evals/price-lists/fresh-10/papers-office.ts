// PDF of accounting programs and of Word.
import { Paper, type Place, pdf, usd } from './file.ts';
import { bySection, cents, goodsOf, told } from './goods.ts';

const CHEWS = goodsOf(
  ['sku', 'title', 'cost', 'more'],
  `BC-106 | Beef cheek roll, 6 inch | 3.15 | ea
  BC-109 | Beef cheek roll, 9-10 inch | 4.6 | ea
  BC-T05 | Beef cheek twist, 5 inch | 1.35 | ea
  CS-300 | Cod skin cubes, 3 oz pouch | 5.2 | ea
  CS-800 | Cod skin cubes, 8 oz pouch | 11.4 | ea
  DL-LIV | Freeze dried beef liver, 4 oz | 6.75 | ea
  DL-MIN | Freeze dried minnows, 2 oz | 6.3 | ea
  HN-SM | Elk antler, split, small | 7.1 | ea
  HN-LG | Elk antler, split, large | 13.85 | ea
  PB-BIS | Peanut butter biscuits, 12 oz bag | 4.05 | ea
  PB-TRN | Peanut butter trainers, 6 oz bag | 3.8 | ea
  YK-M | Yak milk chew, medium | 3.95 | ea
  YK-XL | Yak milk chew, extra large | 9.25 | ea`,
);

const chews = pdf('Item Price List.pdf', 'price report of an accounting program', () => {
  const places: Place[] = [
    [42, 70],
    [120, 250],
    [400, 40],
    [450, 80, 'right'],
  ];
  const paper = new Paper({
    title: 'Item Price List',
    creator: 'Bookkeeper Desktop 2024',
    letters: 9,
    onPage: (own) => {
      own.put('10:14 AM', 42, 42, { size: 8, bold: true }).put('01/12/26', 42, 53, { size: 8, bold: true });
      own.put('Bramble Creek Pet Co.', 306, 42, { size: 12, bold: true, set: 'center' });
      own.put('Item Price List', 306, 58, { size: 14, bold: true, set: 'center' });
      own.put('January 12, 2026', 306, 77, { size: 9, bold: true, set: 'center' });
      own.y = 100;
      own.row(places, ['Item', 'Description', 'U/M', 'Price'], { bold: true }).rule();
    },
  });
  for (const good of CHEWS) {
    const { sku, title, more, cost } = good;
    paper.row(places, [sku, title, more, cost.toFixed(2)]).said(told(good, null));
  }
  paper.put('Page 1', 560, 740, { size: 8, set: 'right' });
  return paper;
});

const SAUCES = goodsOf(
  ['sku', 'title', 'more', 'pack', 'cost', 'msrp'],
  `# Hot Sauces
  DH-01 | Original Cayenne | 5 oz | 12 | 4.25 | 7.99
  DH-02 | Pineapple Habanero | 5 oz | 12 | 4.25 | 7.99
  DH-03 | Smoked Serrano | 5 oz | 12 | 4.25 | 7.99
  DH-09 | Reaper Reserve | 5 oz | 12 | 5.5 | 10.99
  # BBQ & Mustard
  DB-11 | Kansas Black Pepper BBQ | 18 oz | 6 | 4.9 | 8.99
  DB-12 | Peach Bourbon BBQ | 18 oz | 6 | 4.9 | 8.99
  DM-21 | Stout Mustard | 9 oz | 12 | 3.6 | 6.99
  DM-22 | Honey Dill Mustard | 9 oz | 12 | 3.6 | 6.99
  # Rubs
  DR-31 | Brisket Rub | 6 oz | 8 | 5.1 | 9.99
  DR-32 | Fish Camp Rub | 5.5 oz | 8 | 5.1 | 9.99
  # Food Service
  DF-51 | Original Cayenne, gallon | 128 oz | 4 | 24.5 | 42`,
  '860098',
);

const sauces = pdf('Delta Heat Wholesale Pricing.pdf', 'case prices, pack as 12/5 oz', () => {
  const places: Place[] = [
    [46, 45],
    [96, 165],
    [266, 60],
    [330, 60, 'right'],
    [398, 48, 'right'],
    [462, 90],
  ];
  const paper = new Paper({
    title: 'Wholesale',
    creator: 'Word for 365',
    family: 'Times',
    letters: 10,
    isRuled: true,
  });
  paper.say('Delta Heat Sauce Company', { size: 20, bold: true });
  paper.say('Wholesale Pricing — Retailers — effective February 2026', { size: 12 });
  paper.say(
    'Prices are per case, FOB Greenville, Mississippi. Two case minimum per item, no mixing within a case.',
  );
  paper.say('Lead time is about a week. New accounts: card on file. Shelf life 18 months unopened.');
  paper.down(6).rule();
  paper.row(places, ['Item', 'Flavor', 'Case Pack', 'Case Price', 'SRP ea.', 'UPC'], { bold: true });
  for (const [section, goods] of bySection(SAUCES)) {
    paper.row([[46, 300]], [section], { bold: true });
    for (const good of goods) {
      const { sku, title, more, pack, cost, msrp, code } = good;
      paper.row(places, [sku, title, `${pack}/${more}`, usd(cost * pack), usd(msrp), code]);
      paper.said(told(good, 'USD', 'upc', 'case_pack', 'msrp'));
    }
  }
  paper.down(10);
  paper.say('Questions? Call Rhonda at 555-0177. We appreciate your business!');
  return paper;
});

const BABY = goodsOf(
  ['sku', 'title', 'msrp'],
  `# Swaddles & Blankets
  LN-SW1 | Muslin Swaddle, Foxglove | 24
  LN-SW2 | Muslin Swaddle, Rain | 24
  LN-SW3 | Muslin Swaddle, Oat | 24
  LN-QB1 | Quilted Blanket, Rain | 48
  # Feeding
  LN-BB1 | Bandana Bib 2-pack, Foxglove/Oat | 18
  LN-BB2 | Bandana Bib 2-pack, Rain/Oat | 18
  LN-BC1 | Burp Cloth 3-pack | 20
  LN-SB1 | Silicone Bowl & Spoon | 16
  # Sleep & Wear
  LN-SS1 | Sleep Sack 0-6 m | 44
  LN-SS2 | Sleep Sack 6-12 m | 44
  LN-KG1 | Knotted Gown & Hat | 36
  LN-BT1 | Knit Booties | 14`,
).map((good) => ({ ...good, cost: cents(good.msrp * 0.55) }));

const baby = pdf(
  'Little Nettle - line list & wholesale terms.pdf',
  'one discount off the retail price',
  () => {
    const places: Place[] = [
      [60, 60],
      [130, 280],
      [430, 70, 'right'],
    ];
    const paper = new Paper({
      title: 'Little Nettle line list',
      creator: 'Word for Mac',
      family: 'Times',
      letters: 11,
      leading: 13,
    });
    paper.say('Little Nettle Baby Goods', { size: 18, bold: true }, 60);
    paper.say('Line List, Spring 2026', { size: 13 }, 60);
    paper.down(4);
    paper.say('Wholesale is 45% off the retail prices below, on every item.', { size: 11, bold: true }, 60);
    paper.say(
      'Minimum opening order is $200 wholesale. We ship from Portland within five days.',
      { size: 11 },
      60,
    );
    paper.down(6);
    paper.row(places, ['Item', 'Description', 'Retail'], { bold: true });
    for (const [section, goods] of bySection(BABY)) {
      paper.down(4).say(section, { size: 12, bold: true }, 60);
      for (const good of goods) {
        paper.row(places, [good.sku, good.title, usd(good.msrp)]).said(told(good, 'USD', 'msrp'));
      }
    }
    paper.down(10);
    paper.say('Certified organic cotton. Hang tags and barcodes included at no charge.', { size: 10 }, 60);
    return paper;
  },
);

const JANITORIAL = goodsOf(
  ['sku', 'title', 'inner', 'pack', 'cost'],
  `MOP-016 | Wet mop head cotton 16 oz | 0 | 24 | 2.65
  MOP-024 | Wet mop head cotton 24 oz | 0 | 24 | 3.4
  BRM-LOB | Lobby broom, poly, black | 0 | 12 | 4.85
  BRM-PSH | Push broom head 24 in | 0 | 12 | 7.95
  DPN-LOB | Lobby dust pan w/ handle | 0 | 6 | 6.3
  SPG-YG | Scrub sponge yellow/green | 0 | 144 | 0.38
  SPG-SS | Stainless scrubber 50 g | 0 | 144 | 0.45
  GLV-NL-L | Latex glove flock lined, large (pair) | 0 | 144 | 0.92
  GLV-NL-M | Latex glove flock lined, medium (pair) | 0 | 144 | 0.92
  BTL-32 | Spray bottle 32 oz natural | 0 | 96 | 0.85
  TRG-STD | Trigger sprayer red/white | 0 | 200 | 0.55
  SQG-12 | Window squeegee 12 in brass | 0 | 24 | 8.25
  BCK-10 | Utility bucket 10 qt | 0 | 36 | 2.45`,
);

const janitorial = pdf('PRICELST_0126.pdf', 'prices by the dozen', () => {
  const places: Place[] = [
    [42, 70],
    [125, 250],
    [385, 30],
    [420, 60, 'right'],
    [500, 50, 'right'],
  ];
  const paper = new Paper({
    title: 'PRICELST',
    creator: 'Crystal Reports',
    family: 'Courier',
    letters: 8,
    onPage: (own, page) => {
      own.say('MERIDIAN JANITOR SUPPLY CORP', { size: 11, bold: true });
      own.say(`CUSTOMER PRICE LIST - LEVEL C      RUN DATE 01/08/26      PAGE ${page}`, { size: 8 });
      own.say('PRICES PER DOZEN UNLESS NOTED. CTN QTY IN PIECES. F.O.B. DOCK. U.S. FUNDS.', { size: 8 });
      own.down(4);
      own.row(places, ['ITEM NO', 'DESCRIPTION', 'U/M', 'PER DOZ', 'CTN PCS'], { bold: true }).rule();
    },
  });
  for (const good of JANITORIAL) {
    const { sku, title, pack, cost } = good;
    paper.row(places, [sku, title.toUpperCase(), 'DZ', (cost * 12).toFixed(2), String(pack)]);
    paper.said({ ...told(good, 'USD', 'case_pack'), title: title.toUpperCase() });
  }
  paper.down(6).say(`*** END OF REPORT ***   ${JANITORIAL.length} ITEMS`, { size: 8 });
  return paper;
});

export const officePapers = { chews, sauces, baby, janitorial };
