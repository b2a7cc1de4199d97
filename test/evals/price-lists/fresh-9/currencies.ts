// Three currencies in one file, and the public's price, the least advertised one and the discount in odd order.
import type { Cell } from '../grid.ts';
import {
  bold,
  bySection,
  cents,
  csv,
  dollars,
  fixed,
  heads,
  money,
  pounds,
  Sheet,
  told,
  xlsx,
} from './file.ts';
import { goods } from './goods.ts';

const skincare = goods(
  '628055',
  `TL-CLN-100|Oat Cleansing Balm|11.00|24.00|6|100
  TL-CLN-200|Willow Gel Cleanser|9.50|21.00|6|200
  TL-TON-100|Rosewater Toner|8.00|18.00|6|100
  TL-TON-200|Witch Hazel Toner|8.00|18.00|6|200
  TL-SER-015|Sea Buckthorn Serum|17.00|38.00|4|15
  TL-SER-030|Sea Buckthorn Serum, Large|27.00|60.00|4|30
  TL-CRM-050|Borage Night Cream|16.00|36.00|6|50
  TL-CRM-060|Hemp Day Cream|14.50|32.00|6|60
  TL-LIP-001|Lip Balm - Spruce|2.25|5.00|24
  TL-LIP-002|Lip Balm - Cloudberry|2.25|5.00|24
  TL-SET-001|Starter Gift Set|24.00|54.00|3`,
);

const faireNames = [
  'Product Name (English)',
  'Product Status',
  'Product Token',
  'Product Type',
  'Selling Method',
  'Case Size',
  'Minimum Order Quantity',
  'Option 1 Name',
  'Option 1 Value',
  'SKU',
  'GTIN',
  'CAD Unit Wholesale Price',
  'CAD Unit Retail Price',
  'EUR Unit Wholesale Price',
  'EUR Unit Retail Price',
  'USD Unit Wholesale Price',
  'USD Unit Retail Price',
  'Made In Country',
  'On Hand Inventory',
  'HS6 Tariff Code',
];

const fairExport = xlsx('products_export_thornlake_20260112.xlsx', 'prices in three currencies', () => {
  const sheet = new Sheet('Products').add(
    heads(...faireNames),
    faireNames.map((_, index): Cell => ([0, 4, 5, 15, 16].includes(index) ? 'Mandatory' : 'Optional')),
  );
  for (const [index, good] of skincare.entries())
    sheet.line(
      [
        good.title,
        'Published',
        `p_${(index * 7919 + 104729).toString(36)}thlk`,
        'Skincare',
        'By the case',
        good.pack,
        good.pack,
        'Size',
        good.inner > 1 ? `${good.inner} ml` : 'One size',
        good.sku,
        good.code,
        cents(good.cost * 1.4),
        cents(good.msrp * 1.4),
        cents(good.cost * 0.95),
        cents(good.msrp),
        good.cost,
        good.msrp,
        'Canada',
        index * 11 + 40,
        '330499',
      ],
      told(good, 'USD', 'upc', 'case_pack', 'msrp'),
    );
  return [sheet];
});

const jewellery = goods(
  '5060733',
  `# Drift
  TVE-101|Drift Stud Earrings, silver|14.00|35.00
  TVE-102|Drift Stud Earrings, gold vermeil|18.00|45.00
  TVN-110|Drift Pendant 45 cm, silver|19.00|48.00
  TVB-120|Drift Bangle, silver|26.00|65.00
  # Tideline
  TVE-201|Tideline Hoops small, silver|16.00|40.00
  TVE-202|Tideline Hoops large, silver|22.00|55.00
  TVN-210|Tideline Chain 50 cm, silver|24.00|60.00
  TVR-220|Tideline Ring, silver|15.50|39.00
  TVR-221|Tideline Ring, gold vermeil|21.00|52.00`,
  13,
);

const jewelleryTrade = xlsx('Tamsin Vale Jewellery trade 2026.xlsx', 'prices in three currencies', () => {
  const plans = [
    { name: 'UK (GBP)', currency: 'GBP', factor: 1, show: pounds, tax: 'RRP inc VAT' },
    { name: 'Europe (EUR)', currency: 'EUR', factor: 1.25, show: money('#,##0.00 "€"'), tax: 'RRP inc VAT' },
    { name: 'USA (USD)', currency: 'USD', factor: 1.4, show: dollars, tax: 'MSRP' },
  ];
  return plans.map(({ name, currency, factor, show, tax }) => {
    const sheet = new Sheet(name).add(
      [bold('Tamsin Vale Jewellery'), null, `Trade prices in ${currency}`],
      ['Studio 4, The Net Loft, Newlyn. Hallmarked in Birmingham.'],
      [],
      heads('Code', 'Barcode', 'Piece', tax, `Trade ${currency}`),
    );
    for (const [section, items] of bySection(jewellery)) {
      sheet.add([null, null, bold(`${section} collection`)]);
      for (const good of items) {
        const here = { ...good, cost: cents(good.cost * factor), msrp: Math.ceil(good.msrp * factor) };
        sheet.line([good.sku, good.code, good.title, show(here.msrp), show(here.cost)], {
          ...told(here, currency, 'upc', 'msrp'),
          ...(currency !== 'USD' && { optional: true as const }),
        });
      }
    }
    return sheet;
  });
});

const airTools = goods(
  '745101',
  `TA-225|3/8" Butterfly Impact Wrench|67.20|112.00|8
  TA-250|1/2" Twin Hammer Impact|119.40|199.00|4
  TA-255|1/2" Stubby Impact 450 ft-lb|131.40|219.00|4
  TA-310|3/8" Air Ratchet|53.40|89.00|10
  TA-330|1/4" Mini Ratchet|46.80|78.00|10
  TA-410|Straight Die Grinder 1/4"|35.40|59.00|12
  TA-415|Angle Die Grinder 90 deg|44.40|74.00|12
  TA-510|Air Hammer w/ 4 Chisels|47.40|79.00|6
  TA-620|6" Random Orbital Sander|64.80|108.00|6
  TA-700|HVLP Spray Gun 1.4 mm|77.40|129.00|6
  TA-810|Tire Inflator w/ Gauge|28.20|47.00|20`,
);

const airToolSchedule = xlsx(
  'Torrent Air Tools dealer schedule C.xlsx',
  'MSRP, MAP and discount in odd order',
  () => {
    const sheet = new Sheet('Schedule C').add(
      ['Torrent Air Tools LLC', null, null, null, 'Dealer schedule C', null, null, 'Confidential'],
      [],
      heads('Model', 'MAP', 'Disc. off list', 'UPC', 'Description', 'List / MSRP', 'Ctn', 'Your net'),
    );
    for (const good of airTools)
      sheet.line(
        [
          good.sku,
          dollars(good.map),
          { value: 0.4, format: '0%' },
          good.code,
          good.title,
          dollars(good.msrp),
          good.pack,
          dollars(good.cost),
        ],
        told(good, 'USD', 'upc', 'case_pack', 'msrp', 'map'),
      );
    return [
      sheet.add(
        [],
        [
          'MAP policy applies to all online listings, including marketplaces. See dealer agreement section 6.',
        ],
        ['Freight prepaid on orders of $1,500 net or more to the 48 states.'],
      ),
    ];
  },
);

const tackle = goods(
  '0632190',
  `BT-SPN-14G|Spinner 1/4 oz Gold Blade|2.39|4.79|12
  BT-SPN-38S|Spinner 3/8 oz Silver Blade|2.49|4.99|12
  BT-CRK-2CH|Crankbait 2" Chartreuse|3.74|7.49|6
  BT-CRK-2SD|Crankbait 2" Shad|3.74|7.49|6
  BT-JIG-12B|Swim Jig 1/2 oz Black/Blue|2.74|5.49|12
  BT-SOF-4WM|Soft Stick 4" Watermelon, 10 pk|2.14|4.29|24
  BT-SOF-5JB|Soft Stick 5" Junebug, 10 pk|2.24|4.49|24
  BT-LDR-20F|Fluoro Leader 20 lb 25 yd|5.99|11.99|10
  BT-LIN-30B|Braid 30 lb 150 yd Moss|8.99|17.99|10
  BT-NET-RUB|Rubber Landing Net, Folding|16.49|32.99|4
  BT-BOX-3600|Utility Box 3600 Waterproof|6.24|12.49|12
  BT-PLR-7IN|Split Ring Plier 7"|7.49|14.99|12`,
);

const amazonFeed = csv(
  'brightwater_item_feed_20260109.csv',
  'MSRP, MAP and discount in odd order',
  (sheet) => {
    sheet.add(
      [
        'TemplateType=fptcustom',
        'Version=2026.0101',
        'The top 3 rows are for system use only. Do not modify or delete the top 3 rows.',
      ],
      [
        'Seller SKU',
        'Product ID',
        'Product ID Type',
        'Product Name',
        'Brand Name',
        'Minimum Advertised Price',
        'List Price (MSRP)',
        'Reseller Discount %',
        'Reseller Cost',
        'Units per Master Carton',
        'Condition',
        'Country of Origin',
      ],
      [
        'item_sku',
        'external_product_id',
        'external_product_id_type',
        'item_name',
        'brand_name',
        'map_price',
        'list_price',
        'discount_percent',
        'cost_price',
        'master_carton_quantity',
        'condition_type',
        'country_of_origin',
      ],
    );
    for (const good of tackle)
      sheet.line(
        [
          good.sku,
          good.code,
          'UPC',
          good.title,
          'Brightwater Tackle',
          fixed(good.map),
          fixed(good.msrp),
          ((1 - good.cost / good.msrp) * 100).toFixed(1),
          fixed(good.cost),
          good.pack,
          'New',
          'US',
        ],
        told(good, null, 'upc', 'case_pack', 'msrp', 'map'),
      );
  },
);

export const currencies = {
  even: [fairExport, airToolSchedule],
  odd: [jewelleryTrade, amazonFeed],
};
