// Files of other encodings with commas in the numbers, and exports of shop and ledger programs.
import { bySection, csv, european, fixed, told } from './file.ts';
import { goods } from './goods.ts';

const savons = goods(
  '3760188',
  `AUB-010|Savon à froid, lait d’ânesse 100 g|2.95|6.5|24
  AUB-011|Savon à froid, calendula 100 g|2.95|6.5|24
  AUB-012|Savon à froid, argile verte 100 g|2.95|6.5|24
  AUB-020|Shampoing solide cheveux bouclés 80 g|4.4|9.9|12
  AUB-021|Shampoing solide cheveux gras 80 g|4.4|9.9|12
  AUB-030|Baume réparateur mains 50 ml|5.15|11.9|12
  AUB-031|Huile de massage « Été » 100 ml|7.8|17.5|6
  AUB-040|Porte-savon en hêtre|2.2|4.9|20
  AUB-041|Pochette en lin brodée|3.65|8|10
  AUB-050|Coffret découverte, 5 pièces|14.25|32|4
  AUB-051|Recharge savon liquide 5 l (vrac)|31.5|0|2`,
  13,
);

const savonTarif = csv(
  'tarif-pro-savonnerie-aubrac.csv',
  'commas in numbers and other encodings',
  (sheet) => {
    sheet.add(
      ['Savonnerie de l’Aubrac', '', '', '', '', ''],
      ['Tarif professionnel au 1er janvier 2026, prix unitaires en euros', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      ['Réf.', 'Désignation', 'Colisage', 'P.U. HT', 'TVA', 'PVC TTC', 'Gencod'],
    );
    for (const good of savons) {
      const hasRetail = good.msrp > 0;
      sheet.line(
        [
          good.sku,
          good.title,
          good.pack,
          european(good.cost),
          '20,0 %',
          hasRetail ? european(good.msrp) : '',
          good.code,
        ],
        { ...told(good, 'EUR', 'upc', 'case_pack', 'msrp'), ...(!hasRetail && { msrp: null }) },
      );
    }
    sheet.add(
      ['', '', '', '', '', ''],
      ['Franco de port à 300 € HT ; en dessous, participation de 14,50 €. Règlement à 30 jours.'],
    );
  },
  { comma: '\t', mark: true, encoding: 'utf16le' },
);

const pastificio = goods(
  '8033406',
  `PM001|Fusilli al ferretto 500 g|1.85|3.6|20|5
  PM002|Calamarata 500 g|1.85|3.6|20|5
  PM003|Strozzapreti di farro 500 g|2.15|4.2|20|5
  PM010|Lasagne all'uovo 250 g|1.95|3.9|24|6
  PM011|Tagliolini al nero di seppia 250 g|2.6|5.2|24|6
  PM101|Passata di datterino 420 g|1.7|3.4|12|6
  PM102|Ragù di cinghiale 180 g|3.35|6.8|12|6
  PM103|Crema di carciofi "Qualità Oro" 130 g|2.9|5.9|12|6
  PM201|Olio extravergine 0,5 l|7.4|13.9|6|3
  PM202|Olio extravergine 5 l latta|58|98|2|1
  PM301|Panettone artigianale 1 kg|11.2|23|6|1
  PM302|Biscotti al caffè 200 g|2.25|4.7|16|4`,
  13,
);

const pastaListino = csv(
  'listino_rivenditori_gennaio.csv',
  'commas in numbers and other encodings',
  (sheet) => {
    sheet.add(
      ['Pastificio Montelupo s.r.l. - Località Campo Felice, 67030 Scanno (AQ)'],
      ['LISTINO RIVENDITORI N. 1/2026', '', '', '', '', 'valuta: EUR'],
      [
        'Codice EAN',
        'Cod. art.',
        'Descrizione',
        'Pz. x conf.',
        'Pz. x cartone',
        'Pubblico IVA incl.',
        'Netto IVA escl.',
        '€ x cartone',
      ],
    );
    for (const good of pastificio)
      sheet.line(
        [
          good.code,
          good.sku,
          good.title,
          good.inner,
          good.pack,
          european(good.msrp),
          european(good.cost),
          european(good.cost * good.pack),
        ],
        told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
      );
    sheet.add([
      'Porto franco oltre 400,00 euro. Validità: fino al 30 giugno 2026. Perché più qualità è possibile.',
    ]);
  },
  { comma: ';', encoding: 'windows-1252' },
);

const coffee = goods(
  '850203',
  `# Ridgeline Blend
  GC-RDG-12|12 oz Whole Bean|9.25|17.00
  GC-RDG-2L|2 lb Whole Bean|22.50|42.00
  GC-RDG-5L|5 lb Whole Bean|52.00|0
  # Ember Espresso
  GC-EMB-12|12 oz Whole Bean|9.75|18.00
  GC-EMB-2L|2 lb Whole Bean|23.75|44.00
  # Lantern Decaf
  GC-LAN-12|12 oz Whole Bean|10.25|19.00
  GC-LAN-2L|2 lb Whole Bean|24.75|46.00
  # Steep Packs
  GC-STP-10|Box of 10|8.00|15.00
  # Enamel Mug
  GC-MUG-GR|Green|6.50|14.00
  GC-MUG-CR|Cream|6.50|14.00
  # Logo Tote
  GC-TOT-01|Default Title|7.25|16.00`,
);

const shopExport = csv('products_export_1.csv', 'exports of shop and ledger programs', (sheet) => {
  sheet.add([
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Published',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Grams',
    'Variant Inventory Tracker',
    'Variant Inventory Policy',
    'Variant Price',
    'Variant Compare At Price',
    'Variant Requires Shipping',
    'Variant Barcode',
    'Image Src',
    'Image Position',
    'Cost per item',
    'Included / Wholesale',
    'Price / Wholesale',
    'Compare At Price / Wholesale',
    'Status',
  ]);
  for (const [product, items] of bySection(coffee)) {
    const handle = product.toLowerCase().replaceAll(' ', '-');
    const image = `https://cdn.shop.example/files/${handle}`;
    items.forEach((good, index) => {
      const isFirst = index === 0;
      const hasRetail = good.msrp > 0;
      sheet.line(
        [
          handle,
          isFirst ? product : '',
          isFirst ? `<p>${product}, from the Gulch Coffee roastery in small lots.</p>` : '',
          isFirst ? 'Gulch Coffee' : '',
          isFirst ? (good.sku.startsWith('GC-M') ? 'Gear' : 'Coffee') : '',
          isFirst ? 'wholesale, 2026' : '',
          isFirst ? 'true' : '',
          isFirst ? (good.title === 'Default Title' ? 'Title' : 'Size') : '',
          good.title,
          good.sku,
          340 + index * 560,
          'shopify',
          'deny',
          hasRetail ? fixed(good.msrp) : '',
          '',
          'true',
          `'${good.code}`,
          `${image}-${index + 1}.jpg`,
          index + 1,
          '',
          'true',
          fixed(good.cost),
          '',
          isFirst ? 'active' : '',
        ],
        { ...told(good, null, 'upc', 'msrp'), title: product, ...(!hasRetail && { msrp: null }) },
      );
    });
    sheet.add([
      handle,
      ...Array.from({ length: 16 }, () => ''),
      `${image}-9.jpg`,
      items.length + 1,
      '',
      '',
      '',
      '',
      '',
    ]);
  }
});

const feeders = goods(
  '071224',
  `FD-102|Tube Feeder 6 Port, Green|9.85|0|6
  FD-104|Tube Feeder 8 Port, Copper|14.20|0|6
  FD-110|Suet Cage, Single|2.10|0|24
  FD-111|Suet Cage, Double|3.45|0|24
  FD-130|Hummingbird Feeder 16 oz Glass|8.75|0|8
  FD-140|Finch Sock, 2 pk|2.95|0|36
  PL-201|Shepherd Hook 84 in|7.60|0|10
  PL-205|Squirrel Baffle, Torpedo|12.90|0|4
  SD-301|Black Oil Sunflower 20 lb|13.40|0|1
  SD-305|Nyjer Thistle 5 lb|8.15|0|6
  SD-310|Suet Cake, Berry|0.92|0|48`,
);

const ledgerExport = csv(
  'Item Listing 01-14-2026.csv',
  'exports of shop and ledger programs',
  (sheet) => {
    sheet.add(
      ['', 'Goldfinch Supply Co.'],
      ['', 'Item Price List - Wholesale'],
      ['', 'January 14, 2026'],
      ['', 'Item', 'Description', 'Type', 'U/M', 'Cost', 'Price', 'Sales Tax Code', 'Income Account', 'UPC'],
    );
    for (const good of feeders)
      sheet.line(
        [
          '',
          good.sku,
          good.title,
          'Inventory Part',
          'ea',
          '0.00',
          fixed(good.cost),
          'Tax',
          '4000 · Sales',
          good.code,
        ],
        told(good, null, 'upc'),
      );
    sheet.add(
      [
        '',
        'FREIGHT',
        'Freight & handling',
        'Other Charge',
        '',
        '0.00',
        '0.00',
        'Non',
        '4900 · Freight Income',
        '',
      ],
      [
        '',
        'RESTOCK',
        'Restocking fee',
        'Other Charge',
        '',
        '0.00',
        '15.0%',
        'Non',
        '4950 · Other Income',
        '',
      ],
      ['', 'Subtotal', '', 'Subtotal', '', '', '', '', '', ''],
    );
  },
  { quoteAll: true },
);

export const exported = { even: [savonTarif, shopExport], odd: [pastaListino, ledgerExport] };
