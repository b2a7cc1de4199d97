// New prices from a date beside the old ones, and lines that are no longer sold or priced on request.
import type { Cell } from '../grid.ts';
import { bold, bySection, cents, dollars, heads, over, Paper, pdf, Sheet, told, xlsx } from './file.ts';
import { type Good, goods } from './goods.ts';

const brewing = goods(
  '752830',
  `# FERMENTATION
  CB-F065|6.5 gal Fermenting Bucket w/ Lid|11.90|22.99|10
  CB-F070|7 gal Conical, PET|48.25|94.99|2
  CB-F200|3-Piece Airlock|0.78|1.99|100
  CB-F210|Drilled Stopper #6.5|0.84|2.19|100
  CB-F300|Auto-Siphon 3/8"|7.35|14.99|25
  # KEGGING
  CB-K005|Corny Keg 5 gal, New|74.00|139.99|1
  CB-K110|CO2 Regulator, Dual Gauge|38.60|74.99|6
  CB-K140|Picnic Faucet w/ 5 ft Line|5.15|10.99|50
  # BOTTLING
  CB-B012|Amber Bottles 12 oz, 24 ct|12.85|24.99|1
  CB-B100|Crown Caps, Gold, 144 ct|3.05|6.49|40
  CB-B200|Red Twin Lever Capper|9.95|19.99|12`,
);

const brewingChange = xlsx('Cascade Brewgear price change 2-1-26.xlsx', 'new prices beside old ones', () => {
  const sheet = new Sheet('Feb 2026').add(
    [bold('CASCADE BREWGEAR WHOLESALE')],
    [bold('Price list effective February 1, 2026')],
    ['Orders received by January 30 ship at old pricing. Tariff surcharge removed, now included in price.'],
    [],
    heads(
      'Part No.',
      'Product',
      'Ctn Qty',
      'Price thru 1/31/26',
      'Price eff. 2/1/26',
      '% chg',
      'MSRP eff. 2/1/26',
    ),
  );
  let at = 0;
  for (const [section, items] of bySection(brewing)) {
    sheet.add(over(section, 7));
    for (const good of items) {
      // Most go up, one goes down.
      const rise = at === 4 ? -0.03 : [0, 0.045, 0.06, 0.08][at % 4];
      const old = cents(good.cost / (1 + (rise ?? 0)));
      sheet.line(
        [
          good.sku,
          good.title,
          good.pack,
          dollars(old),
          dollars(good.cost),
          { value: rise ?? 0, format: '0.0%' },
          dollars(good.msrp),
        ],
        told(good, 'USD', 'case_pack', 'msrp'),
      );
      at++;
    }
  }
  return [sheet.add([], ['Next scheduled change: September 1, 2026.'])];
});

const pottery = goods(
  '5060588',
  `# Tableware
  PP101|Espresso Cup, Sea Mist|6.20|15.00|6
  PP102|Mug, Sea Mist|8.40|20.00|6
  PP103|Mug, Gorse|8.40|20.00|6
  PP110|Cereal Bowl, Sea Mist|9.10|22.00|4
  PP111|Cereal Bowl, Gorse|9.10|22.00|4
  PP120|Dinner Plate, Sea Mist|12.60|30.00|4
  # Serving
  PP201|Jug, 1 pint|14.70|35.00|2
  PP202|Butter Dish|16.00|38.00|2
  PP203|Salt Pig|11.30|27.00|2
  PP210|Serving Platter 38 cm|24.50|59.00|1`,
);

const potteryPrices = pdf('Penhallow Pottery trade January 2026.pdf', 'new prices beside old ones', () => {
  const paper = new Paper('Penhallow Pottery trade prices', 'A4');
  const places = [44, 96, -290, -370, -455, -530];
  paper
    .put('Penhallow Pottery', 44, 40, { size: 18, isBold: true })
    .put('Trade price list, 12 January 2026', 44, 64, { size: 10 })
    .put(
      'Prices rise on 1 April 2026. Until then the prices in the first column hold, also for forward orders',
      44,
      80,
    )
    .put('shipped by 31 March. All trade prices exclude VAT; RRP includes it.', 44, 91)
    .row(['', '', 'Pack', 'Trade until', 'Trade from', 'RRP'], places, 116, { isBold: true })
    .row(['Code', '', 'size', '31 Mar 26', '1 Apr 26', ''], places, 127, { isBold: true })
    .rule(44, 532, 138);
  let y = 146;
  for (const [section, items] of bySection(pottery)) {
    paper.put(section, 44, y, { size: 9, isBold: true });
    y += 16;
    for (const good of items) {
      const next = Math.ceil(good.cost * 1.06 * 20) / 20;
      paper
        .row(
          [
            good.sku,
            good.title,
            String(good.pack),
            `£${good.cost.toFixed(2)}`,
            `£${next.toFixed(2)}`,
            `£${good.msrp.toFixed(2)}`,
          ],
          places,
          y,
        )
        .said(told(good, 'GBP', 'case_pack', 'msrp'));
      y += 14;
    }
    y += 6;
  }
  paper
    .put('Carriage paid on orders over £250. Seconds by appointment at the pottery only.', 44, y + 12)
    .put('Penhallow Pottery, Chapel Lane, St Agnes, Cornwall TR5 0XX   01872 555 014', 44, y + 24);
  return paper;
});

/** No longer sold or priced on request. */
const unpriced = ({ sku, title }: Good): { sku: string; title: string; optional: true } => ({
  sku,
  title,
  optional: true,
});

const lighting = goods(
  '812944',
  `# PORTABLE
  SL-1101|Stag Clamp Lamp, Black|21.50|49.00|8
  SL-1102|Stag Clamp Lamp, Brass|24.00|55.00|8
  SL-1110|Reading Lamp, Gooseneck|28.75|65.00|6
  SL-1115|Rechargeable Table Lamp|33.00|75.00|6
  # PENDANTS
  SL-2201|Enamel Dome 10" White|38.00|86.00|4
  SL-2202|Enamel Dome 10" Green|38.00|86.00|4
  SL-2203|Enamel Dome 14" White|52.50|119.00|2
  SL-2210|Cluster Pendant, 5 Light|0|0|1
  SL-2215|Linear Pendant, custom length|0|0|1
  # LAMPS & PARTS
  SL-9001|ST64 LED Filament 2200K|3.85|8.99|50
  SL-9002|G40 LED Filament 2200K|4.95|11.99|24
  SL-9010|Cloth Cord, per ft|0.95|2.50|100
  SL-9015|Porcelain Socket E26|0|0|40`,
);

const lightingDealers = xlsx(
  'Stagline Lighting dealer list.xlsx',
  'no longer sold or priced on request',
  () => {
    const words: Record<string, string> = {
      'SL-2210': 'Call for price',
      'SL-2215': 'CALL',
      'SL-9015': 'DISCONTINUED',
    };
    const remarks: Record<string, string> = {
      'SL-1102': 'Disc. - while supplies last',
      'SL-1115': 'NEW',
      'SL-2202': 'Backordered to 3/15',
      'SL-9015': 'Use SL-9016',
    };
    const sheet = new Sheet('Dealer').add(
      [bold('STAGLINE LIGHTING - DEALER PRICE LIST'), null, null, null, null, '1/8/2026'],
      ['Quotes for custom work: (503) 555-0188 or projects@stagline.example'],
      [],
      heads('Status', 'Cat. No.', 'Description', 'Std Pack', 'Dealer', 'List'),
    );
    for (const [section, items] of bySection(lighting)) {
      sheet.add([null, bold(section)]);
      for (const good of items) {
        const word = words[good.sku];
        const prices: Cell[] = word ? [word, null] : [dollars(good.cost), dollars(good.msrp)];
        sheet.line(
          [remarks[good.sku] ?? null, good.sku, good.title, good.pack, ...prices],
          word ? unpriced(good) : told(good, 'USD', 'case_pack', 'msrp'),
        );
      }
    }
    return [sheet];
  },
);

const knives = goods(
  '4580299',
  `# Aogami series
  SH-A165N|Nakiri 165 mm, Aogami #2|7200|14500|10
  SH-A165S|Santoku 165 mm, Aogami #2|7400|14800|10
  SH-A210G|Gyuto 210 mm, Aogami #2|9100|18200|10
  SH-A240G|Gyuto 240 mm, Aogami #2|10800|21600|10
  SH-A270Y|Yanagiba 270 mm, Aogami #1|0|0|5
  # Ginsan stainless
  SH-G135P|Petty 135 mm, Ginsan|5600|11200|20
  SH-G150P|Petty 150 mm, Ginsan|5900|11800|20
  SH-G180B|Bunka 180 mm, Ginsan|8300|16600|10
  SH-G210G|Gyuto 210 mm, Ginsan|9800|19600|10
  # Sharpening
  SH-T1000|Water Stone #1000|2350|4700|24
  SH-T3000|Water Stone #3000|3100|6200|24
  SH-T6000|Water Stone #6000|0|0|24
  SH-T0000|Flattening Plate|1480|2960|30`,
  13,
);

const knifeExport = pdf('Sakai Hamono export prices 2026.pdf', 'no longer sold or priced on request', () => {
  const paper = new Paper('Sakai Hamono export price list', 'A4');
  const places = [40, 110, -318, -380, -460, -545];
  const words: Record<string, [string, string]> = {
    'SH-A270Y': ['ASK', 'ASK'],
    'SH-T6000': ['Discontinued', '-'],
  };
  paper
    .put('SAKAI HAMONO CO., LTD.', 40, 38, { size: 13, isBold: true })
    .put('Export price list 2026 (Japanese yen, EXW Sakai, Osaka)', 40, 56, { size: 10 })
    .put('Minimum order JPY 150,000. ASK: made to order, please inquire.', 40, 72);
  let y = 98;
  for (const [section, items] of bySection(knives)) {
    paper
      .put(section, 40, y, { size: 10, isBold: true })
      .row(['Code', 'Item', 'HRC', 'Carton', 'Export price', 'Retail in Japan'], places, y + 16, {
        isBold: true,
      })
      .rule(40, 546, y + 27);
    y += 33;
    for (const good of items) {
      const yen = (value: number) => `¥${value.toLocaleString('en-US')}`;
      const word = words[good.sku];
      const [price, retail] = word ?? [yen(good.cost), yen(good.msrp)];
      const hardness = good.section === 'Sharpening' ? '-' : good.sku.includes('-A') ? '62-63' : '60-61';
      paper
        .row([good.sku, good.title, hardness, String(good.pack), price, retail], places, y)
        .said(word ? unpriced(good) : told(good, 'JPY', 'case_pack', 'msrp'));
      y += 14;
    }
    y += 14;
  }
  paper.put('Payment: T/T in advance for first orders. Handles: ho wood, octagonal.', 40, y);
  return paper;
});

export const changes = { even: [brewingChange, lightingDealers], odd: [potteryPrices, knifeExport] };
