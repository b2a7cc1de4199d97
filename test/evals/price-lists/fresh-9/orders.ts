// Sizes and colours as columns, and forms to order with.
import {
  bold,
  bySection,
  cents,
  csv,
  dollars,
  european,
  fixed,
  heads,
  none,
  Paper,
  pdf,
  Sheet,
  told,
  xlsx,
} from './file.ts';
import { goods } from './goods.ts';

const workwear = goods(
  '195022',
  `# JACKETS & OVERSHIRTS
  RW210-BLK|Chore Coat, Duck Canvas, Black|42.00|88.00
  RW210-TAN|Chore Coat, Duck Canvas, Tan|42.00|88.00
  RW225-OLV|Quilted Shirt Jac, Olive|38.50|80.00
  RW225-NVY|Quilted Shirt Jac, Navy|38.50|80.00
  # PANTS
  RW410-BRN|Double Knee Pant, Brown|29.00|62.00
  RW410-BLK|Double Knee Pant, Black|29.00|62.00
  RW425-GRY|Flex Utility Pant, Grey|27.50|58.00
  # KIDS
  RW710-TAN|Mini Chore Coat, Tan|24.00|52.00
  RW730-DNM|Mini Bib Overall, Denim|22.00|48.00`,
);

const sizes: Record<string, readonly string[]> = {
  'JACKETS & OVERSHIRTS': ['S', 'M', 'L', 'XL', '2XL', '3XL'],
  PANTS: ['30', '32', '34', '36', '38', '40'],
  KIDS: ['2T', '3T', '4', '5', '6', '7'],
};

const workwearOrder = xlsx('Ridgeway Workwear Fall 26 order.xlsx', 'sizes and colours as columns', () => {
  const sheet = new Sheet('Fall 26').add(
    [bold('RIDGEWAY WORKWEAR'), null, null, 'FALL 2026', null, 'Ship window: 7/15 - 8/30'],
    ['Account:', null, null, 'PO #:', null, 'Rep: D. Marsh (territory 14)'],
    [],
  );
  for (const [section, items] of bySection(workwear)) {
    sheet.add(
      heads(section),
      heads('Style', 'Description', 'Whsl', 'MSRP', ...(sizes[section] ?? []), 'Units', 'Total'),
    );
    for (const good of items)
      sheet.line(
        [good.sku, good.title, dollars(good.cost), dollars(good.msrp), ...none(6), 0, dollars(0)],
        told(good, 'USD', 'msrp'),
      );
    sheet.add([null, `Total ${section.toLowerCase()}`, ...none(8), 0, dollars(0)], []);
  }
  return [
    sheet.add(
      [null, bold('ORDER TOTAL'), ...none(8), 0, dollars(0)],
      ['3XL and up add $3.00 per piece. Cancellations until 5/1 only.'],
    ),
  ];
});

const knits = goods(
  '840311',
  `MK1014-NVY|Fisher Crew|46.00|115.00
  MK1014-OAT|Fisher Crew|46.00|115.00
  MK1014-RST|Fisher Crew|46.00|115.00
  MK1022-CHA|Cable Cardigan|58.00|145.00
  MK1022-OAT|Cable Cardigan|58.00|145.00
  MK1040-MOS|Ribbed Turtleneck|39.00|98.00
  MK1040-NVY|Ribbed Turtleneck|39.00|98.00
  MK1101-BLK|Merino Tank|24.00|60.00
  MK1101-IVR|Merino Tank|24.00|60.00
  MK2001-MOS|Watch Cap|13.00|32.00
  MK2001-RST|Watch Cap|13.00|32.00`,
);

const colours: Record<string, string> = {
  NVY: 'Navy',
  OAT: 'Oatmeal',
  RST: 'Rust',
  CHA: 'Charcoal',
  MOS: 'Moss',
  BLK: 'Black',
  IVR: 'Ivory',
};

const knitLinesheet = csv('Linesheet_MarenKnits_PREFALL26.csv', 'sizes and colours as columns', (sheet) => {
  sheet.add([
    'Season',
    'Style / Color #',
    'Name',
    'Color',
    'Delivery Start',
    'Delivery End',
    'ATS XS',
    'ATS S',
    'ATS M',
    'ATS L',
    'ATS XL',
    'ATS OS',
    'Wholesale (USD)',
    'M.S.R.P. (USD)',
    'Fabric',
  ]);
  knits.forEach((good, index) => {
    const isOneSize = good.title === 'Watch Cap';
    const free = [12, 36, 48, 30, 6].map((count) => (isOneSize ? '' : count + index * 2));
    sheet.line(
      [
        'Pre-Fall 26',
        good.sku,
        good.title,
        colours[good.sku.slice(-3)] ?? '',
        '5/15/2026',
        '6/30/2026',
        ...free,
        isOneSize ? 144 : '',
        fixed(good.cost),
        fixed(good.msrp),
        index % 2 ? '100% merino' : '100% wool; hand wash',
      ],
      told(good, 'USD', 'msrp'),
    );
  });
});

const soap = goods(
  '0860112',
  `# BAR SOAP (5 oz)
  JH101|Cedar & Juniper Bar|3.75|7.50|8
  JH102|Goat Milk & Honey Bar|3.75|7.50|8
  JH103|Charcoal Mint Bar|3.75|7.50|8
  JH104|Unscented Tallow Bar|3.95|8.00|8
  # BATH & BODY
  JH201|Lotion 8 oz - Cedar|7.25|14.50|6
  JH202|Lotion 8 oz - Lavender|7.25|14.50|6
  JH210|Bath Salts 16 oz|6.5|13|6
  JH220|Solid Lotion Tin 2 oz|5|10|12
  # EXTRAS
  JH301|Cedar Soap Dish|3.2|6.5|10
  JH302|Sisal Scrub Mitt|3.6|7.5|12`,
);

const soapOrder = xlsx('Juniper Hollow order form 2026.xlsx', 'form to order with', () => {
  const sheet = new Sheet('Order Form').add(
    [bold('JUNIPER HOLLOW SOAP WORKS'), null, null, null, 'WHOLESALE ORDER FORM 2026'],
    ['Store name:', null, null, null, 'Order date:'],
    ['Ship to:', null, null, null, 'PO number:'],
    ['City / State / Zip:', null, null, null, 'Resale cert. #:'],
    ['Email:', null, null, null, 'Ship by:'],
    ['Minimum first order $150.00. Please order in the case sizes shown.'],
    [],
    heads('QTY', 'ITEM #', 'ITEM', 'CASE OF', 'UNIT', 'RETAIL', 'EXTENDED'),
  );
  for (const [section, items] of bySection(soap)) {
    sheet.add([null, null, bold(section)]);
    for (const good of items)
      sheet.line(
        [null, good.sku, good.title, good.pack, dollars(good.cost), dollars(good.msrp), dollars(0)],
        told(good, 'USD', 'case_pack', 'msrp'),
      );
    sheet.add([null, null, 'Subtotal', null, null, null, dollars(0)]);
  }
  return [
    sheet.add(
      [],
      [null, null, 'Merchandise total', null, null, null, dollars(0)],
      [null, null, 'Shipping (12%, min. $15.00)', null, null, null, dollars(15)],
      [null, null, bold('TOTAL DUE'), null, null, null, dollars(15)],
      ['Make checks payable to Juniper Hollow Soap Works, PO Box 311, Salida, CO 81201'],
    ),
  ];
});

const conservas = goods(
  '8412077',
  `# Pescados
  RA-01|Sardinillas en aceite de oliva 115 g|3.20|5.50|25
  RA-02|Mejillones en escabeche 8/12 111 g|4.35|7.50|25
  RA-03|Navajas al natural 111 g|6.9|11.95|25
  RA-04|Ventresca de bonito 111 g|7.45|12.9|12
  RA-05|Pulpo a la gallega 111 g|8.1|13.95|12
  RA-06|Caballa en aceite 115 g|2.85|4.95|25
  # Vegetales
  RA-20|Pimientos del piquillo 220 g|3.6|6.25|12
  RA-21|Espárragos blancos 6/8 345 g|5.75|9.95|12
  RA-22|Alcachofas enteras 345 g|4.9|8.5|12
  # Salsas
  RA-30|Mojo picón 120 g|2.4|4.25|24
  RA-31|Alioli suave 130 g|2.55|4.5|24`,
  13,
);

const conservasPedido = pdf('Hoja de pedido Conservas Rías Altas 2026.pdf', 'form to order with', () => {
  const paper = new Paper('Hoja de pedido 2026', 'A4');
  const places = [40, 85, -315, -375, -440, 455, 510];
  const names = ['Ref.', 'Producto', 'Uds./caja', 'Precio ud.', 'PVP rec.', 'Cajas', 'Importe €'];
  const top = (page: number) => {
    paper
      .put('Conservas Rías Altas, S.L.', 40, 36, { size: 14, isBold: true })
      .put('Hoja de pedido - tarifa tiendas 2026', 330, 40, { size: 10 })
      .put('Rúa do Peirao 22, 15155 Fisterra (A Coruña)  -  pedidos@riasaltas.example', 40, 58)
      .put('Precios por unidad en euros, sin IVA. PVP recomendado con IVA incluido.', 40, 70)
      .put('Cliente: ______________________________   NIF: ______________   Fecha: __________', 40, 90)
      .row(names, places, 114, { isBold: true })
      .rule(40, 560, 125)
      .put(`Página ${page} de 2`, 500, 810, { size: 7 });
    return 132;
  };
  let y = top(1);
  bySection(conservas).forEach(([section, items], index) => {
    if (index === 1) {
      paper.page();
      y = top(2);
    }
    paper.put(section, 40, y, { size: 10, isBold: true });
    y += 18;
    for (const good of items) {
      paper
        .row(
          [
            good.sku,
            good.title,
            String(good.pack),
            `${european(good.cost)} €`,
            `${european(cents(good.msrp))} €`,
            '______',
            '________',
          ],
          places,
          y,
        )
        .said(told(good, 'EUR', 'case_pack', 'msrp'));
      y += 17;
    }
    paper.put(`Subtotal ${section.toLowerCase()}`, 380, y, { isBold: true }).put('________', 510, y);
    y += 22;
  });
  paper
    .put('TOTAL PEDIDO (sin IVA)', 380, y + 8, { isBold: true })
    .put('________', 510, y + 8)
    .put(
      'Pedido mínimo 200 €. Portes pagados a partir de 350 € (península). Vencimiento a 30 días.',
      40,
      y + 40,
    );
  return paper;
});

export const orders = {
  even: [workwearOrder, soapOrder],
  odd: [knitLinesheet, conservasPedido],
};
