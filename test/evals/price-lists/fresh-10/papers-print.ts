// PDF of InDesign, in columns and cards.
import { Paper, type Place, pdf, usd } from './file.ts';
import { bySection, goodsOf, told } from './goods.ts';

const CARDS = goodsOf(
  ['sku', 'title', 'cost', 'pack'],
  `# BIRTHDAY — sold in 6s
  GC101 | Birthday Badger | 2.75 | 6
  GC102 | Cake First | 2.75 | 6
  GC104 | Another Lap, Well Run | 2.75 | 6
  GC107 | Pop-Up Balloons | 3.95 | 6
  GC108 | Belated Snail | 2.75 | 6
  # THANK YOU — sold in 6s
  GC201 | Many Thanks Meadow | 2.75 | 6
  GC202 | Thanks a Bunch (Radish) | 2.75 | 6
  # SYMPATHY — sold in 6s
  GC301 | Moth & Moon | 2.75 | 6
  GC303 | So Sorry Willow | 2.75 | 6
  # BOXED NOTES, 8 per box — sold in 4s
  BX501 | Fern Notes | 7.5 | 4
  BX502 | Bee Notes | 7.5 | 4
  BX505 | Letterpress Stars | 9.25 | 4
  # ART PRINTS 8 x 10 — sold in 3s
  AP801 | Heron at Dusk | 10 | 3
  AP802 | Mushroom Chart | 10 | 3
  AP806 | Kitchen Herbs | 10 | 3
  AP809 | Night Garden | 12 | 3`,
);

/** Down the left column, then down the right one. */
const cards = pdf('MothAndMoonPress_Wholesale_S26.pdf', 'two columns of a printed list', () => {
  const paper = new Paper({ title: 'Moth & Moon Press', creator: 'Adobe InDesign 20.0' });
  paper.put('MOTH & MOON PRESS', 306, 42, { size: 20, bold: true, set: 'center' });
  paper.put('wholesale list   spring 2026', 306, 68, { size: 10, set: 'center' });
  paper.put('$100 opening order   $50 reorder   prices are each', 306, 82, { size: 8, set: 'center' });
  const tops = bySection(CARDS);
  for (const [x, part] of [
    [50, tops.slice(0, 3)],
    [325, tops.slice(3)],
  ] as const) {
    let y = 118;
    for (const [section, goods] of part) {
      paper.put(section, x, y, { size: 9, bold: true });
      y += 17;
      for (const good of goods) {
        paper.put(good.sku, x, y).put(good.title, x + 45, y);
        paper.put(usd(good.cost), x + 235, y, { set: 'right' });
        paper.said(told(good, 'USD', 'case_pack'));
        y += 14;
      }
      y += 10;
    }
  }
  paper.put('mothandmoon.example   hello@mothandmoon.example   1', 306, 745, { size: 7, set: 'center' });
  return paper;
});

const YARNS = goodsOf(
  ['sku', 'title', 'more', 'pack', 'cost', 'msrp', 'note'],
  `# Merino
  LM-FG | Lochside Merino Fingering | 50 g / 230 yd | 10 | 6.1 | 12.5 | 24 colors
  LM-DK | Lochside Merino DK | 50 g / 125 yd | 10 | 5.9 | 12 | 24 colors
  LM-WO | Lochside Merino Worsted | 100 g / 210 yd | 5 | 11.2 | 23 | 18 colors
  # Blends
  CK-SP | Cottonkin Sport | 50 g / 150 yd | 10 | 3.85 | 7.95 | 16 colors
  CK-AR | Cottonkin Aran | 100 g / 165 yd | 5 | 6.7 | 13.75 | 12 colors
  ST-SK | Strand Sock (25% nylon) | 100 g / 420 yd | 5 | 10.4 | 21.5 | 30 colors
  HZ-LC | Haze Lace, kid mohair & silk | 25 g / 230 yd | 10 | 8.35 | 17 | 14 colors
  # Needles & Notions
  ND-16 | Birch Circular 16", US 4-10 | each | 3 | 4.9 | 10 | state size
  ND-32 | Birch Circular 32", US 4-10 | each | 3 | 5.4 | 11 | state size
  NT-SM | Stitch Markers, Brass, tin of 20 | each | 6 | 3.2 | 6.75 |
  NT-TP | Tape Measure, Sheep | each | 12 | 2.6 | 5.5 |`,
);

const yarns = pdf('Lochside Yarns trade catalog.pdf', 'catalog with a description under each line', () => {
  const places: Place[] = [
    [42, 45],
    [92, 190],
    [290, 80],
    [376, 60],
    [440, 50, 'right'],
    [505, 50, 'right'],
  ];
  const paper = new Paper({
    title: 'Trade catalog',
    creator: 'Adobe InDesign 19.5',
    letters: 9,
    onPage: (own, page) => {
      own.put(`Lochside Yarns   Trade Catalog 2026   ${page}`, 555, 750, { size: 7, set: 'right' });
    },
  });
  paper.say('Lochside Yarns', { size: 22, bold: true });
  paper.say('Trade prices in US dollars. Yarn is sold by the bag, one color per bag; prices are per ball.');
  paper.down(6);
  for (const [section, goods] of bySection(YARNS)) {
    const isYarn = !section.startsWith('Needles');
    if (!isYarn) paper.page();
    paper.down(8).say(section, { size: 13, bold: true });
    paper.row(
      places,
      ['Code', 'Item', isYarn ? 'Put-up' : 'Unit', 'Packed', isYarn ? 'Per ball' : 'Each', 'SRP'],
      {
        bold: true,
      },
    );
    for (const good of goods) {
      const { sku, title, more, pack, cost, msrp, note } = good;
      paper.row(places, [
        sku,
        title,
        more,
        isYarn ? `bag of ${pack}` : `box of ${pack}`,
        usd(cost),
        usd(msrp),
      ]);
      if (note) paper.put(note, 92, paper.y - 2, { size: 7 }).down(10);
      paper.said(told(good, 'USD', 'case_pack', 'msrp'));
    }
  }
  return paper;
});

const HAIR = goodsOf(
  ['sku', 'title', 'more', 'cost', 'msrp', 'pack'],
  `SH-01 | Rosemary Shampoo Bar | 3.2 oz | 6.5 | 13 | 12
  SH-02 | Cedar Shampoo Bar | 3.2 oz | 6.5 | 13 | 12
  CN-01 | Rosemary Conditioner Bar | 2.4 oz | 7 | 14 | 12
  CR-10 | Curl Custard | 8 fl oz | 9.75 | 20 | 6
  CR-12 | Wave Mist | 6 fl oz | 8.25 | 17 | 6
  OL-20 | Night Scalp Oil | 1 fl oz | 11 | 23 | 8
  OL-22 | Beard Oil, Tobacco | 1 fl oz | 9.5 | 19 | 8
  PM-30 | Matte Pomade | 2 oz | 8 | 16 | 12
  PM-31 | Shine Pomade | 2 oz | 8 | 16 | 12
  CB-40 | Wooden Wide Tooth Comb | 7" | 4.4 | 9.5 | 24`,
);

const hair = pdf('Reed & Rye line sheet.pdf', 'cards two abreast', () => {
  const paper = new Paper({ title: 'Reed & Rye line sheet', creator: 'Adobe InDesign 20.1' });
  paper.put('REED & RYE', 50, 40, { size: 24, bold: true });
  paper.put('line sheet no. 7', 562, 50, { size: 10, set: 'right' });
  HAIR.forEach((good, at) => {
    const { sku, title, more, cost, msrp, pack } = good;
    const x = at % 2 === 0 ? 50 : 320;
    const y = 90 + Math.floor(at / 2) * 120;
    paper.put(title, x, y, { size: 11, bold: true });
    paper.put(`Style # ${sku}`, x, y + 18).put(more, x, y + 31);
    paper.put(`Wholesale ${usd(cost)}`, x, y + 44).put(`Retail ${usd(msrp)}`, x + 110, y + 44);
    paper.put(`Case of ${pack}`, x, y + 57);
    paper.said(told(good, 'USD', 'case_pack', 'msrp'));
  });
  paper.put('reedandrye.example   minimum $150   ships in 5 days', 306, 745, { size: 8, set: 'center' });
  return paper;
});

export const printedPapers = { cards, yarns, hair };
