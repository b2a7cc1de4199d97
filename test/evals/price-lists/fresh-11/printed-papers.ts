// PDF that somebody set by eye: two lists abreast, lines of two rows, dots up to the price.
import { pdf } from './file.ts';
import { bySection, goodsOf, told, usd } from './goods.ts';
import { Paper, type Slot } from './paper.ts';

const STICKERS = goodsOf(
  'sku title cost msrp',
  `VS001 | Fox Vinyl Sticker | 1.75 | 4
  VS002 | Heron Vinyl Sticker | 1.75 | 4
  VS003 | Canoe Vinyl Sticker | 1.75 | 4
  VS004 | Fern Vinyl Sticker | 1.75 | 4
  VS005 | Moon Vinyl Sticker | 1.75 | 4
  VS006 | Pine Cone Vinyl Sticker | 1.75 | 4
  VS007 | Teapot Vinyl Sticker | 1.75 | 4
  VS008 | Read More Vinyl Sticker | 1.75 | 4
  MG101 | Fox Magnet | 2.5 | 5.5
  MG102 | Heron Magnet | 2.5 | 5.5
  MG103 | Canoe Magnet | 2.5 | 5.5
  MG104 | Lake Map Magnet | 2.75 | 6
  PC201 | Postcard Set, Birds (8) | 4.5 | 10
  PC202 | Postcard Set, Trees (8) | 4.5 | 10
  NP301 | Notepad, Fern | 3.75 | 8
  NP302 | Notepad, To Do | 3.75 | 8
  NP303 | Notepad, Groceries | 3.75 | 8
  JR401 | Lined Journal, Heron | 7 | 15
  JR402 | Lined Journal, Moon | 7 | 15
  JR403 | Sketchbook, Blank | 8.5 | 18
  PZ501 | Puzzle 500 pc, Lake Map | 11 | 24
  PZ502 | Puzzle 500 pc, Birds | 11 | 24
  TT601 | Tea Towel, Fern | 7.5 | 16
  TT602 | Tea Towel, Birds | 7.5 | 16
  KC701 | Wood Keychain, Canoe | 3.25 | 7
  KC702 | Wood Keychain, Moon | 3.25 | 7`,
);

/** Row by row over both halves of the page, as a table of eight columns is printed. */
const stickers = pdf('Larkspur Paper Co price list.pdf', 'two lists abreast', () => {
  const half = (x: number): Slot[] => [
    [x, 42],
    [x + 42, 130],
    [x + 172, 40, 'end'],
    [x + 212, 40, 'end'],
  ];
  const slots = [...half(45), ...half(315)];
  const paper = new Paper({ title: 'Price list', creator: 'Pages', family: 'Times', letters: 9.5 });
  paper.put('Larkspur Paper Co.', paper.width / 2, 45, { size: 20, bold: true, to: 'middle' });
  paper.put('Wholesale price list, January 2026', paper.width / 2, 70, { size: 11, to: 'middle' });
  const terms = 'Stickers and magnets: 6 of a design. Everything else: 4. Opening order $100.';
  paper.put(terms, paper.width / 2, 86, { size: 9, to: 'middle' });
  paper.y = 112;
  const heading = ['Item', 'Description', 'WS', 'SRP'];
  paper.row(slots, [...heading, ...heading], { bold: true });
  const middle = STICKERS.length / 2;
  const cellsOf = ({ sku, title, cost, msrp }: (typeof STICKERS)[number]) => [
    sku,
    title,
    usd(cost),
    usd(msrp),
  ];
  STICKERS.slice(0, middle).forEach((left, at) => {
    const right = STICKERS[middle + at] ?? left;
    paper.row(slots, [...cellsOf(left), ...cellsOf(right)]);
  });
  for (const good of STICKERS) paper.said(told(good, 'USD', 'msrp'));
  paper.skip(16);
  paper.put('larkspurpaper.example', paper.width / 2, paper.y, { size: 9, to: 'middle' });
  return paper;
});

const PUZZLES = goodsOf(
  'sku title note size pack cost msrp',
  `PW-1102 | Barnyard Floor Puzzle, 24 pc | Thick board, wipes clean | 3+ | 8 | 9.5 | 19.99
  PW-1104 | Ocean Floor Puzzle, 48 pc | Thick board, wipes clean | 4+ | 8 | 10.75 | 21.99
  PW-1110 | Peg Puzzle, Diggers | Five chunky pieces | 18m+ | 12 | 6.25 | 12.99
  PW-1111 | Peg Puzzle, Garden | Five chunky pieces | 18m+ | 12 | 6.25 | 12.99
  PW-1203 | Alphabet Nesting Boxes | Ten boxes, 34 in tall | 12m+ | 6 | 11 | 22.99
  PW-1301 | Magnetic Dress-Up Bears | Tin box, 40 magnets | 3+ | 12 | 7.9 | 15.99
  PW-1302 | Magnetic Travel Bingo | Tin box, 2 to 4 players | 5+ | 12 | 7.9 | 15.99
  PW-1407 | Sidewalk Chalk Eggs, 6 ct | Washable | 3+ | 24 | 3.4 | 6.99
  PW-1408 | Bath Crayons, 8 ct | Washable | 3+ | 24 | 3.75 | 7.99
  PW-1502 | Finger Puppet Set, Woods | Six felt puppets | 3+ | 12 | 8.2 | 16.99
  PW-1503 | Finger Puppet Set, Sea | Six felt puppets | 3+ | 12 | 8.2 | 16.99
  PW-1610 | Kazoo, Painted Tin | Assorted colors | 3+ | 36 | 1.95 | 3.99
  PW-1615 | Rain Stick, Small | Bamboo, 8 in | 3+ | 18 | 5.6 | 11.99
  PW-1701 | Shape Sorting Bus | Eight shapes | 12m+ | 4 | 14.25 | 28.99`,
  { prefix: '850019' },
);

const puzzles = pdf('PinwheelToyWorks_2026_Pricing.pdf', 'lines of two rows', () => {
  const paper = new Paper({ title: 'Pricing 2026', creator: 'QuarkXPress 2024' });
  const heading = () => {
    paper.put('ITEM', 60, paper.y, { size: 8, bold: true });
    paper.put('WHOLESALE', 480, paper.y, { size: 8, bold: true, to: 'end' });
    paper.put('RETAIL', 550, paper.y, { size: 8, bold: true, to: 'end' }).skip(12).rule().skip(6);
  };
  paper.say('Pinwheel Toy Works', { size: 20, bold: true }, 60);
  paper.say('2026 wholesale pricing. All prices each. Ships by the case.', { size: 10 }, 60).skip(10);
  heading();
  PUZZLES.forEach((good, at) => {
    if (at === 10) paper.page();
    if (at === 10) heading();
    const { sku, title, note, size, pack, cost, msrp, code } = good;
    const spaced = code.replace(/^(.)(.{5})(.{5})(.)$/, '$1 $2 $3 $4');
    const own = { size: 11, bold: true };
    paper.put(`${sku}`, 60, paper.y, own).put(title, 125, paper.y, own);
    paper.put(usd(cost), 480, paper.y, { size: 11, to: 'end' });
    paper.put(usd(msrp), 550, paper.y, { size: 11, to: 'end' }).skip(15);
    paper.put(`${note}. Ages ${size}. Case pack ${pack}. UPC ${spaced}`, 125, paper.y, { size: 8.5 });
    paper.skip(24).said(told(good, 'USD', 'upc', 'case_pack', 'msrp'));
  });
  return paper;
});

const SOAPS = goodsOf(
  'sku title cost msrp',
  `= Bar Soap, 4.5 oz
  CR-101 | Lavender & Oats | 3.75 | 7.5
  CR-102 | Pine Tar | 3.75 | 7.5
  CR-103 | Goat Milk, Unscented | 3.75 | 7.5
  CR-104 | Lemongrass Poppy Seed | 3.75 | 7.5
  CR-105 | Charcoal & Tea Tree | 4 | 8
  CR-106 | Shave Puck, Bay Rum | 4.5 | 9
  = Liquid & Lotion
  CR-201 | Hand Soap 8 oz, Lavender | 5.5 | 11
  CR-202 | Hand Soap 8 oz, Lemongrass | 5.5 | 11
  CR-211 | Goat Milk Lotion 6 oz, Lavender | 6.75 | 13.5
  CR-212 | Goat Milk Lotion 6 oz, Unscented | 6.75 | 13.5
  = Bath & Gifts
  CR-301 | Bath Bomb, Rose | 2.5 | 5
  CR-302 | Bath Bomb, Mint | 2.5 | 5
  CR-310 | Soap Dish, Cedar | 4.25 | 8.5
  CR-315 | Felted Soap, Assorted | 5.75 | 11.5
  CR-320 | Gift Crate, Four Bars | 17 | 34
  CR-321 | Gift Crate, Shave | 21.5 | 43`,
);

const soaps = pdf('Cedar Row Soapworks wholesale.pdf', 'dots up to the price', () => {
  const paper = new Paper({ title: 'Wholesale', creator: 'Google Docs', family: 'Times' });
  const look = { size: 11 };
  paper.say('Cedar Row Soapworks', { size: 22, bold: true }, 72);
  paper.say('Wholesale & suggested retail, 2026', { size: 13 }, 72).skip(6);
  paper.say(
    'Minimum of six per scent. First order $120, after that $75. We pay shipping over $250.',
    look,
    72,
  );
  for (const [section, goods] of bySection(SOAPS)) {
    paper.skip(10);
    paper.put('wholesale', 470, paper.y + 3, { size: 9, to: 'end' });
    paper.put('retail', 540, paper.y + 3, { size: 9, to: 'end' });
    paper.say(section, { size: 13, bold: true }, 72);
    for (const good of goods) {
      const { sku, title, cost, msrp } = good;
      const price = usd(cost);
      const name = `${sku}  ${title} `;
      const room = 470 - 72 - paper.measure(`${name} ${price}`, look);
      const dots = '.'.repeat(Math.floor(room / paper.measure('.', look)));
      paper.put(`${name}${dots} ${price}`, 72, paper.y, look);
      paper.put(usd(msrp), 540, paper.y, { size: 11, to: 'end' }).skip(16);
      paper.said(told(good, 'USD', 'msrp'));
    }
  }
  paper.skip(14).say('Thank you! Orders: hello@cedarrow.example or 555-0163', look, 72);
  return paper;
});

export const printedPapers = { stickers, puzzles, soaps };
