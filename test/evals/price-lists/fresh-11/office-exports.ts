// What accounting and stock programs export.
import { csv, heads, Sheet, xlsx } from './file.ts';
import { cents, goodsOf, told, withComma } from './goods.ts';

const CHEWS = goodsOf(
  'sku title unit cost',
  `BB-BUL06 | Bully Stick 6" Standard | ea | 1.85
  BB-BUL12 | Bully Stick 12" Thick | ea | 4.4
  BB-BULBR | Bully Braid 5" | ea | 3.2
  BB-CHIN | Cow Ear, Natural | ea | 0.95
  BB-DUCK4 | Duck Feet, 4 ct bag | bag | 2.6
  BB-GUL08 | Gullet Stick 8" | ea | 1.15
  BB-HIM-L | Himalayan Chew Large 4 oz | ea | 5.35
  BB-HIM-S | Himalayan Chew Small 1.5 oz | ea | 2.3
  BB-KNEE | Kneecap, Smoked | ea | 1.4
  BB-LUNG6 | Lamb Lung Puffs 6 oz | bag | 5.9
  BB-PIGSN | Pig Snout | ea | 1.05
  BB-SALM3 | Salmon Skin Rolls 3 oz | bag | 4.75
  BB-TEND5 | Beef Tendon 5-6" | ea | 1.6
  BB-TRACH | Beef Trachea 12" | ea | 2.05
  BB-TURK8 | Turkey Tendon Rings 8 oz | bag | 9.8
  BB-YAKPF | Yak Puffs 2.5 oz | bag | 3.45`,
);

/** Narrow empty columns stand between the others, as the program leaves them. */
const chews = xlsx('Barkley Bros Item Price List.xlsx', 'accounting export with columns between', () => {
  const sheet = new Sheet('Sheet1', [3, 16, 3, 34, 3, 8, 3, 10]);
  sheet.add(heads('|Item||Description||U/M||Price'));
  for (const good of CHEWS) {
    const { sku, title, unit, cost } = good;
    sheet.line(
      [null, sku, null, title, null, unit, null, { value: cost, format: '#,##0.00###' }],
      told(good, null),
    );
  }
  const freight = { sku: 'FREIGHT', title: 'Freight Charges', cost: 0, optional: true } as const;
  sheet.line(
    [null, 'FREIGHT', null, 'Freight Charges', null, null, null, { value: 0, format: '#,##0.00###' }],
    freight,
  );
  return [sheet];
});

const CASES = goodsOf(
  'sku title pack cost map msrp note',
  `PG-CL16-BK | Clear Shell Case for 6.1" Phone, Black Bumper | 48 | 7.25 | 14.99 | 17.99 | 311
  PG-CL16-CL | Clear Shell Case for 6.1" Phone, Clear Bumper | 48 | 7.25 | 14.99 | 17.99 | 86
  PG-CL17-BK | Clear Shell Case for 6.7" Phone, Black Bumper | 48 | 7.75 | 15.99 | 18.99 | 0
  PG-SG61-2P | Tempered Glass 6.1", 2 Pack | 100 | 3.9 | 9.99 | 12.99 | 1240
  PG-SG67-2P | Tempered Glass 6.7", 2 Pack | 100 | 3.9 | 9.99 | 12.99 | 975
  PG-MGRING | Magnetic Ring Stand | 60 | 4.6 | 11.99 | 14.99 | 402
  PG-MGWLT | Magnetic Wallet, Vegan Leather | 60 | 6.15 | 15.99 | 19.99 | 57
  PG-LAN-W | Wrist Lanyard, Woven | 120 | 2.35 | 6.99 | 8.99 | 640
  PG-EARCS | Earbud Case, Silicone | 80 | 2.8 | 7.99 | 9.99 | 188
  PG-TABST | Tablet Stand, Folding Aluminum | 24 | 11.4 | 24.99 | 29.99 | 33
  PG-CHG3 | 3-in-1 Charging Tray 15 W | 20 | 18.9 | 39.99 | 49.99 | 72
  PG-CBLTIE | Cable Ties, Hook & Loop, 10 ct | 144 | 1.75 | 4.99 | 5.99 | 2100
  PG-SLV13 | Laptop Sleeve 13", Felt | 30 | 9.3 | 19.99 | 24.99 | 15
  PG-SLV15 | Laptop Sleeve 15", Felt | 30 | 9.95 | 21.99 | 26.99 | 0`,
  { prefix: '078413', none: [7] },
);

/** The program took the codes for numbers: their first zero is gone. */
const phoneCases = csv(
  'ItemSearchResults847.csv',
  'saved search of an ERP, codes without their zero',
  (sheet) => {
    sheet.add(
      'Internal ID|Name|Display Name|Class|UPC Code|Carton Qty|Wholesale|MAP|MSRP|Available|Inactive'.split(
        '|',
      ),
    );
    CASES.forEach((good, at) => {
      const { sku, title, code, pack, cost, map, msrp, note } = good;
      const prices = [cost, map, msrp].map((price) => price.toFixed(2));
      const kind = at < 5 ? 'Protection' : 'Accessories';
      sheet.line(
        [4410 + at * 7, sku, title, kind, code.replace(/^0/, ''), pack, ...prices, note, 'No'],
        told(good, null, 'upc', 'case_pack', 'map', 'msrp'),
      );
    });
  },
  { quoteAll: true },
);

const SCHRAUBEN = goodsOf(
  'sku title unit cost pack',
  `200417 | Universalschraube 4,0x40 verz. TX20 | 100 | 0.09 | 200
  200418 | Universalschraube 5,0x60 verz. TX25 | 100 | 0.18 | 200
  200422 | Terrassenschraube 5,5x60 A2 | 100 | 0.42 | 100
  200431 | Spanplattendübel 8x40 grau | 100 | 0.07 | 500
  310005 | Bitsatz 31-tlg. mit Ratsche | 1 | 14.8 | 10
  310012 | Bithalter magnetisch 60 mm | 1 | 3.95 | 20
  310118 | Wasserwaage Alu 60 cm | 1 | 11.6 | 12
  310119 | Wasserwaage Alu 100 cm | 1 | 16.25 | 6
  310230 | Schlosserhammer 300 g Esche | 1 | 8.4 | 12
  310231 | Schlosserhammer 500 g Esche | 1 | 9.75 | 12
  310305 | Kombizange 180 mm VDE | 1 | 17.9 | 6
  310311 | Seitenschneider 160 mm VDE | 1 | 18.45 | 6
  410040 | Werkzeugkoffer 19" leer | 1 | 32.5 | 4
  410077 | Rollenbock klappbar 150 kg | 1 | 118.4 | 1
  410102 | Arbeitsböcke Paar Stahl | 1 | 46.9 | 2`,
  { prefix: '401283', digits: 13, wrong: [9] },
);

/** PE is for how many pieces a price is. */
const schrauben = csv(
  'ZSD_PREISLISTE_K40218_20260112.CSV',
  'German ERP, some prices for 100',
  (sheet) => {
    sheet.add('Material;Kurztext;EAN/UPC;Nettopreis;Währg;PE;ME;VPE;Gültig ab;Rabattgr.'.split(';'));
    for (const good of SCHRAUBEN) {
      const { sku, title, code, unit, cost, pack } = good;
      const price = withComma(cents(cost * Number(unit)));
      const group = sku.startsWith('2') ? 'B01' : 'W07';
      sheet.line(
        [sku, title, code, price, 'EUR', unit, 'ST', pack, '01.01.2026', group],
        told(good, 'EUR', 'upc', 'case_pack'),
      );
    }
  },
  { comma: ';', isWindows: true },
);

const PLANNERS = goodsOf(
  'sku title size cost note',
  `DP-WK-SAGE | Weekly Desk Pad, Sage | 50 undated sheets, 8.5 x 11 in | 7.5 | 140
  DP-WK-CLAY | Weekly Desk Pad, Clay | 50 undated sheets, 8.5 x 11 in | 7.5 | 96
  DP-MTH | Monthly Desk Pad | 12 sheets, 11 x 17 in | 9 | 61
  NB-A5-DOT | Softcover Notebook A5, Dot | 128 pages, lay flat | 8.25 | 220
  NB-A5-LIN | Softcover Notebook A5, Lined | 128 pages, lay flat | 8.25 | 205
  NB-PKT3 | Pocket Notebooks, set of 3 | 48 pages each | 6.4 | 180
  JR-5YR | Five Year Journal | linen cover, ribbon | 14.75 | 44
  JR-GARD | Garden Journal | linen cover, ribbon | 12.5 | 38
  PN-GEL-BK | Gel Pen 0.5, Black | fine line, quick dry | 1.1 | 900
  PN-GEL-BL | Gel Pen 0.5, Blue | fine line, quick dry | 1.1 | 640
  PC-BRASS | Brass Page Clips | tin of 20 | 4.85 | 77
  WT-LINEN | Washi Tape, Linen Stripe | 15 mm x 10 m | 1.95 | 310
  WT-MEAD | Washi Tape, Meadow | 15 mm x 10 m | 1.95 | 295
  ST-PLAN4 | Planner Stickers, 4 sheets | matte, removable | 2.6 | 415`,
);

const planners = csv('InventoryItems-20260114.csv', 'bookkeeping export of items', (sheet) => {
  sheet.add(
    '*ItemCode,ItemName,Quantity,PurchasesDescription,PurchasesUnitPrice,PurchasesAccount,PurchasesTaxRate,SalesDescription,SalesUnitPrice,SalesAccount,SalesTaxRate,InventoryAssetAccount,CostOfGoodsSoldAccount'.split(
      ',',
    ),
  );
  for (const good of PLANNERS) {
    const { sku, title, size, cost, note } = good;
    const sale = [`${title} - ${size}`, cost.toFixed(4), '4010', 'Tax Exempt'];
    sheet.line([sku, title, note, '', '', '', '', ...sale, '1400', '5000'], told(good, null));
  }
});

export const officeExports = { chews, phoneCases, schrauben, planners };
