// PDF that office programs print: tables and tiers.
import { pdf } from './file.ts';
import { bySection, cents, goodsOf, told, usd } from './goods.ts';
import { Paper, type Slot } from './paper.ts';

const BOARDS = goodsOf(
  'sku title size pack cost msrp',
  `= CUTTING & SERVING BOARDS
  GG-1001 | Maple Edge Grain Board, Small | 10 x 7 x 0.75 in | 8 | 11.5 | 25
  GG-1002 | Maple Edge Grain Board, Medium | 14 x 10 x 0.75 in | 6 | 17.25 | 38
  GG-1003 | Maple Edge Grain Board, Large with Juice Groove | 18 x 12 x 1 in | 4 | 27 | 60
  GG-1011 | Walnut Cheese Board with Brass Handle | 16 x 6 x 0.75 in | 6 | 19.8 | 44
  GG-1012 | Walnut Bread Board | 20 x 5.5 x 0.75 in | 6 | 18 | 40
  GG-1020 | Cherry Pizza Peel | 22 x 14 in | 4 | 23.5 | 52
  = UTENSILS
  GG-2001 | Flat Spatula, Cherry | 12 in | 24 | 4.2 | 9.5
  GG-2002 | Slotted Spatula, Cherry | 12 in | 24 | 4.5 | 10
  GG-2005 | Tasting Spoon, Olivewood | 10 in | 24 | 4.95 | 11
  GG-2008 | Risotto Spoon, Olivewood, with a Hole in the Bowl | 12 in | 24 | 5.4 | 12
  GG-2010 | Salad Servers, Pair, Walnut | 13 in | 12 | 12.6 | 28
  GG-2014 | French Rolling Pin, Tapered Maple | 20 in | 12 | 9.9 | 22
  GG-2019 | Honey Dipper, Beech | 6 in | 36 | 2.25 | 5
  GG-2022 | Toast Tongs, Bamboo with Magnet | 8 in | 48 | 1.8 | 4.25
  = LINENS
  GG-3001 | Waffle Towel, Flax, Set of 2 | 18 x 28 in | 12 | 9 | 20
  GG-3002 | Waffle Towel, Ink, Set of 2 | 18 x 28 in | 12 | 9 | 20
  GG-3005 | Bistro Apron, Flax | one size | 6 | 17.1 | 38
  GG-3006 | Bistro Apron, Ink | one size | 6 | 17.1 | 38
  GG-3010 | Oven Mitt, Quilted, Flax | 7 x 13 in | 12 | 7.65 | 17
  GG-3014 | Bowl Covers, Set of 3 | 6, 8, 10 in | 12 | 8.1 | 18
  = STONEWARE
  GG-4001 | Spoon Rest, Speckled White | 5 in | 12 | 5.85 | 13
  GG-4002 | Spoon Rest, Moss | 5 in | 12 | 5.85 | 13
  GG-4006 | Salt Cellar with Lid, Speckled White | 3.5 in | 12 | 8.55 | 19
  GG-4010 | Utensil Crock, Speckled White | 6.5 in | 4 | 16.2 | 36
  GG-4011 | Utensil Crock, Moss | 6.5 in | 4 | 16.2 | 36
  GG-4015 | Berry Bowl with Saucer | 7 in | 6 | 13.5 | 30
  GG-4018 | Butter Keeper | 4 in | 8 | 11.25 | 25
  = CARE
  GG-5001 | Board Butter 4 oz Tin | 4 oz | 24 | 5.4 | 12
  GG-5002 | Mineral Oil, Food Grade 8 oz | 8 oz | 24 | 4.05 | 9
  GG-5005 | Scrub Brush, Tampico | 6 in | 24 | 3.6 | 8`,
  { prefix: '850052', wrong: [13], none: [22] },
);

const boards = pdf('Garnet & Grain Wholesale Catalog 2026.pdf', 'table with lines over two pages', () => {
  const slots: Slot[] = [
    [45, 55],
    [100, 165],
    [265, 92],
    [357, 78, 'middle'],
    [435, 36, 'middle'],
    [471, 50, 'end'],
    [521, 46, 'end'],
  ];
  const heading = ['Item #', 'Description', 'Size', 'UPC', 'Case', 'Wholesale', 'MSRP'];
  const paper = new Paper({
    title: 'Wholesale Catalog 2026',
    creator: 'Microsoft Excel for Microsoft 365',
    hasGrid: true,
    letters: 8.5,
    leading: 10.5,
    air: 10,
    onPage: (own, page) => {
      if (page === 1) {
        own.say('Garnet & Grain Co.', { size: 18, bold: true });
        own.say('2026 Wholesale Price List. Opening order $250, reorder $125. FOB Burlington, VT.');
        own.say('Prices are per piece. Mixed cases available at no charge.').skip(6);
      }
      const foot = `Garnet & Grain Co.  |  wholesale@garnetandgrain.example  |  Page ${page} of 2`;
      own.put(foot, own.width / 2, own.height - 32, { size: 7, to: 'middle' });
      own.row(slots, heading, { bold: true });
    },
  });
  for (const [section, goods] of bySection(BOARDS)) {
    paper.row([[45, 522]], [section], { bold: true });
    for (const good of goods) {
      const { sku, title, size, code, pack, cost, msrp } = good;
      paper.row(slots, [sku, title, size, code, String(pack), usd(cost), usd(msrp)]);
      paper.said(told(good, 'USD', 'upc', 'case_pack', 'msrp'));
    }
  }
  return paper;
});

const POWDERS = goodsOf(
  'sku title size pack cost map msrp',
  `IV-WH02-VAN | Grass Fed Whey, Vanilla | 2 lb | 6 | 19.5 | 35.99 | 39.99
  IV-WH02-CHO | Grass Fed Whey, Chocolate | 2 lb | 6 | 19.5 | 35.99 | 39.99
  IV-WH05-VAN | Grass Fed Whey, Vanilla | 5 lb | 4 | 42 | 76.99 | 84.99
  IV-WH05-CHO | Grass Fed Whey, Chocolate | 5 lb | 4 | 42 | 76.99 | 84.99
  IV-PL02-VAN | Pea & Rice Protein, Vanilla | 2 lb | 6 | 18 | 33.99 | 37.99
  IV-PRE-LEM | Pre-Workout, Lemon Ice | 30 srv | 12 | 17.5 | 31.99 | 34.99
  IV-PRE-BLU | Pre-Workout, Blue Razz | 30 srv | 12 | 17.5 | 31.99 | 34.99
  IV-CRE-300 | Creatine, Unflavored | 60 srv | 12 | 11 | 19.99 | 22.99
  IV-CRE-500 | Creatine, Unflavored, Value Size | 100 srv | 12 | 15.5 | 28.99 | 31.99
  IV-EAA-MAN | Amino Hydrate, Mango | 30 srv | 12 | 13 | 23.99 | 26.99
  IV-EAA-WAT | Amino Hydrate, Watermelon | 30 srv | 12 | 13 | 23.99 | 26.99
  IV-OMG-120 | Fish Oil 1,000 mg | 120 ct | 24 | 8 | 14.99 | 16.99
  IV-SHK-28 | Shaker Bottle, Black | 28 oz | 48 | 3.5 | 0 | 8.99`,
  { prefix: '860007', wrong: [5] },
);

const powders = pdf('Ironvale Nutrition Wholesale Tiers Jan26.pdf', 'tiers, landscape', () => {
  const slots: Slot[] = [
    [45, 80],
    [125, 180],
    [305, 50],
    [355, 84],
    [439, 40, 'middle'],
    [479, 58, 'end'],
    [537, 58, 'end'],
    [595, 58, 'end'],
    [653, 47, 'end'],
    [700, 47, 'end'],
  ];
  const paper = new Paper({
    title: 'Wholesale tiers',
    creator: 'Microsoft Word for Microsoft 365',
    isLandscape: true,
    letters: 8.5,
  });
  paper.say('Ironvale Nutrition', { size: 16, bold: true });
  paper.say('Wholesale pricing by tier. Tier 1: opening order and up to $999. Tier 2: $1,000-$2,999.');
  paper.say('Tier 3: $3,000 and more. All prices in USD, per unit. Ships from Reno, NV.').skip(10);
  paper.row(slots, ['', '', '', '', 'Case', 'Tier 1', 'Tier 2', 'Tier 3', '', ''], { bold: true });
  const second = ['SKU', 'Product', 'Size', 'UPC', 'Qty', '< $1,000', '$1,000+', '$3,000+', 'MAP', 'MSRP'];
  paper.row(slots, second, { bold: true }).rule();
  for (const good of POWDERS) {
    const { sku, title, size, code, pack, cost, map, msrp } = good;
    const tiers = [1, 0.94, 0.88].map((part) => usd(cents(cost * part)));
    const rest = [map ? usd(map) : 'n/a', usd(msrp)];
    paper.row(slots, [sku, title, size, code, String(pack), ...tiers, ...rest]);
    paper.said(told(good, 'USD', 'upc', 'case_pack', 'map', 'msrp'));
  }
  paper.skip(12).say('Not for resale on marketplaces without written approval.', { size: 8 });
  return paper;
});

export const officePapers = { boards, powders };
