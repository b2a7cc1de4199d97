// PDF of distributors and houses abroad.
import { pdf } from './file.ts';
import { bySection, cents, goodsOf, told, withComma } from './goods.ts';
import { Paper, type Slot } from './paper.ts';

const CYCLING = goodsOf(
  'sku note title unit cost msrp size',
  `= BRAKES
  BR4410 | DP-07R | DISC PADS RESIN 07 SHAPE | PR | 8.2 | 15.99 | 212
  BR4411 | DP-07M | DISC PADS SINTERED 07 SHAPE | PR | 10.9 | 21.99 | 140
  BR4416 | DP-CTR | DISC PADS RESIN CTR SHAPE | PR | 7.9 | 15.49 | 66
  BR4450 | RT-160 | ROTOR 160MM 6 BOLT | EA | 13.75 | 26.99 | 58
  BR4451 | RT-180 | ROTOR 180MM 6 BOLT | EA | 15.4 | 29.99 | 41
  BR4490 | CB-STL | BRAKE CABLE STAINLESS MTB 1700MM | EA | 1.65 | 4.49 | 900
  BR4495 | MO-100 | MINERAL OIL 100ML | EA | 5.1 | 10.99 | 87
  = DRIVETRAIN
  CH1108 | X8-116 | CHAIN 8 SPEED 116L | EA | 7.85 | 15.99 | 320
  CH1109 | X9-116 | CHAIN 9 SPEED 116L | EA | 9.6 | 19.99 | 288
  CH1111 | X11-118 | CHAIN 11 SPEED 118L SILVER | EA | 16.3 | 32.99 | 154
  CH1112 | X12-126 | CHAIN 12 SPEED 126L SILVER | EA | 21.45 | 42.99 | 97
  CH1150 | QL-11 | QUICK LINK 11 SPEED CARD/2 | EA | 4.1 | 8.99 | 410
  CS2209 | CS9-1134 | CASSETTE 9 SPEED 11-34 | EA | 19.9 | 38.99 | 33
  CS2211 | CS11-1142 | CASSETTE 11 SPEED 11-42 | EA | 34.6 | 67.99 | 21
  = TUBES & TIRES
  TU3020 | T26-PV | TUBE 26X1.9-2.35 PRESTA 48MM | EA | 2.95 | 6.99 | 1150
  TU3029 | T29-PV | TUBE 29X1.9-2.4 PRESTA 48MM | EA | 3.1 | 7.49 | 1322
  TU3070 | T700-PV60 | TUBE 700X25-32 PRESTA 60MM | EA | 3.05 | 7.49 | 1604
  TI5529 | RDG-29 | TIRE RIDGELINE 29X2.35 FOLD TR | EA | 31.2 | 62 | 45
  TI5570 | GRV-70040 | TIRE CINDER 700X40 FOLD TR TAN | EA | 27.75 | 55 | 52
  SE6002 | SL-2OZ | TUBELESS SEALANT 2OZ | EA | 2.6 | 5.99 | 380
  SE6016 | SL-16OZ | TUBELESS SEALANT 16OZ | EA | 11.85 | 23.99 | 112
  = ACCESSORIES
  LT7010 | HL-400 | HEADLIGHT 400 LUMEN USB-C | EA | 19.3 | 39.99 | 64
  LT7022 | TL-50 | TAILLIGHT 50 LUMEN USB-C | EA | 11.7 | 24.99 | 75
  BL7105 | BELL-BR | BELL BRASS 22.2MM | EA | 5.85 | 12.99 | 130
  GR7201 | GR-LOCK | GRIPS LOCK-ON BLACK | PR | 9.15 | 18.99 | 205
  GR7240 | TAPE-BK | BAR TAPE 3MM BLACK | PR | 10.4 | 21.99 | 168
  BO7301 | BTL-24 | WATER BOTTLE 24OZ CLEAR | EA | 3.4 | 8.99 | 540
  CG7310 | CG-SIDE | BOTTLE CAGE SIDE ENTRY BLACK | EA | 4.75 | 11.99 | 233
  TL8004 | MT-17 | MULTI TOOL 17 FUNCTION W/CHAIN TOOL | EA | 14.2 | 28.99 | 81
  TL8011 | TLV-3 | TIRE LEVERS CARD/3 | EA | 1.9 | 4.99 | 760`,
  { prefix: '639211', none: [5, 29] },
);

const cycling = pdf('DLRPRICE_04471.pdf', 'report of an ERP, landscape over pages', () => {
  const slots: Slot[] = [
    [40, 60],
    [100, 76],
    [176, 225],
    [401, 30],
    [431, 90],
    [521, 62, 'end'],
    [583, 62, 'end'],
    [645, 62, 'end'],
    [707, 50, 'end'],
  ];
  const paper = new Paper({
    title: 'DLRPRICE',
    creator: 'SpoolWriter 7.2',
    family: 'Courier',
    isLandscape: true,
    letters: 7.5,
    leading: 14,
    onPage: (own, page) => {
      own.put('VELOMARK DISTRIBUTING INC', 43, 40, { size: 8 });
      own.put('DEALER PRICE LIST BY CATEGORY', 396, 40, { size: 8, to: 'middle' });
      own.put(`PAGE ${String(page).padStart(4)}`, 755, 40, { size: 8, to: 'end' });
      own.put('ACCT 04471  TERR 12', 43, 51, { size: 8 });
      own.put('RUN 01/09/26 07:42', 755, 51, { size: 8, to: 'end' });
      own.y = 68;
      const names = ['ITEM', 'MFR NO', 'DESCRIPTION', 'UM', 'UPC', 'MSRP', 'DEALER', 'QTY 10+', 'AVAIL'];
      own.row(slots, names).rule();
    },
  });
  for (const [section, goods] of bySection(CYCLING)) {
    paper.skip(4).say(`** ${section} **`, { size: 8 }, 43);
    for (const good of goods) {
      const { sku, note, title, unit, code, cost, msrp, size } = good;
      const prices = [msrp, cost, cents(cost * 0.95)].map((price) => price.toFixed(2));
      paper.row(slots, [sku, note, title, unit, code, ...prices, size]);
      paper.said(told(good, null, 'upc', 'msrp'));
    }
  }
  paper.skip(8).say('PRICES SUBJECT TO CHANGE WITHOUT NOTICE   *** END OF REPORT ***', { size: 8 }, 43);
  return paper;
});

const CONSERVAS = goodsOf(
  'sku title size pack cost msrp',
  `= Pescados y mariscos
  RA-101 | Mejillones en escabeche 8/12 | lata 111 g | 25 | 2.4 | 4.5
  RA-102 | Mejillones en escabeche 12/16 | lata 111 g | 25 | 2.1 | 3.95
  RA-110 | Sardinillas en aceite de oliva | lata 115 g | 30 | 1.85 | 3.5
  RA-111 | Sardinillas picantes | lata 115 g | 30 | 1.95 | 3.6
  RA-120 | Bonito del norte en aceite | tarro 220 g | 12 | 5.6 | 9.95
  RA-121 | Ventresca de bonito | lata 111 g | 25 | 5.25 | 9.5
  RA-130 | Berberechos al natural 30/40 | lata 111 g | 25 | 6.8 | 12.5
  RA-140 | Pulpo en aceite de oliva | lata 111 g | 25 | 5.95 | 10.9
  = Verduras
  RA-201 | Pimientos del piquillo enteros | tarro 220 g | 12 | 2.75 | 4.95
  RA-205 | Espárragos blancos 6/9 | tarro 330 g | 12 | 4.3 | 7.9
  RA-210 | Alcachofas 10/12 | tarro 345 g | 12 | 3.45 | 6.25
  RA-214 | Tomate frito casero | tarro 350 g | 12 | 1.9 | 3.4
  = Aceites y vinagres
  RA-301 | Aceite de oliva virgen extra arbequina | botella 500 ml | 6 | 7.2 | 12.9
  RA-304 | Vinagre de Jerez | botella 250 ml | 12 | 2.65 | 4.95`,
  { prefix: '843521', digits: 13, wrong: [4] },
);

const conservas = pdf('Tarifa distribuidores 2026 Ria Alta.pdf', 'Spanish, unit and case', () => {
  const slots: Slot[] = [
    [40, 44],
    [84, 160],
    [244, 70],
    [314, 40, 'middle'],
    [354, 42, 'end'],
    [396, 46, 'end'],
    [442, 42, 'end'],
    [484, 70, 'end'],
  ];
  const paper = new Paper({ title: 'Tarifa 2026', creator: 'Writer', size: 'A4', leading: 10 });
  paper.say('CONSERVAS RÍA ALTA, S.L.', { size: 15, bold: true });
  paper.say('Tarifa para distribuidores y tiendas - vigente desde el 1 de enero de 2026', { size: 10 });
  paper.say('Precios sin IVA, portes pagados a partir de 300 €. Pedido mínimo: una caja por referencia.');
  paper.skip(8);
  const names = ['Ref.', 'Producto', 'Formato', 'Uds/caja', '€/ud.', '€/caja', 'PVP*', 'EAN'];
  paper.row(slots, names, { bold: true }).rule();
  for (const [section, goods] of bySection(CONSERVAS)) {
    paper.skip(4).say(section, { size: 9.5, bold: true }, 43);
    for (const good of goods) {
      const { sku, title, size, pack, cost, msrp, code } = good;
      const prices = [cost, cents(cost * pack), msrp].map(withComma);
      paper.row(slots, [sku, title, size, String(pack), ...prices, code]);
      paper.said(told(good, 'EUR', 'upc', 'case_pack', 'msrp'));
    }
  }
  paper.skip(10).say('* PVP recomendado, IVA incluido. Forma de pago: giro a 30 días.', { size: 8 });
  return paper;
});

const BRICKS = goodsOf(
  'sku title size inner pack cost msrp',
  `= Building
  NL-2101 | Plank Set Natural, 60 pieces | 3+ | 1 | 6 | 14.9 | 34.95
  NL-2102 | Plank Set Natural, 120 pieces | 3+ | 1 | 4 | 26.4 | 59.95
  NL-2110 | Arch Blocks, Rainbow | 18m+ | 2 | 12 | 9.75 | 22.95
  NL-2115 | Marble Run Starter | 4+ | 1 | 4 | 24.6 | 54.95
  = Pretend Play
  NL-3301 | Toaster with Bread | 3+ | 2 | 8 | 11.2 | 25.95
  NL-3304 | Coffee Machine | 3+ | 2 | 8 | 13.85 | 31.95
  NL-3309 | Fruit in Net, 7 pieces | 2+ | 4 | 24 | 6.1 | 13.95
  NL-3312 | Doctor's Bag | 3+ | 2 | 8 | 12.7 | 28.95
  NL-3320 | Tool Belt with Tools | 3+ | 2 | 12 | 11.95 | 27.95
  = First Toys
  NL-4401 | Grasping Ring with Bell | 0+ | 6 | 36 | 3.85 | 8.95
  NL-4402 | Rattle Whale | 0+ | 6 | 36 | 4.2 | 9.95
  NL-4410 | Pull Along Hedgehog | 12m+ | 2 | 12 | 9.3 | 21.95
  NL-4415 | Hammer Bench | 12m+ | 2 | 8 | 10.65 | 24.95
  NL-4420 | Baby Walker Wagon | 12m+ | 1 | 2 | 31.5 | 69.95
  = Games
  NL-5501 | Memo Forest, 32 tiles | 3+ | 4 | 24 | 5.7 | 12.95
  NL-5506 | Balance Boat | 4+ | 2 | 12 | 8.9 | 19.95
  NL-5510 | Ludo in Cotton Bag | 5+ | 4 | 24 | 6.45 | 14.95`,
  { prefix: '570845', digits: 13, wrong: [11] },
);

const bricks = pdf('Nordlek Export Price List 2026 EUR.pdf', 'export list in euros, inner and outer', () => {
  const slots: Slot[] = [
    [45, 70],
    [115, 100],
    [215, 230],
    [445, 50, 'middle'],
    [495, 50, 'end'],
    [545, 50, 'end'],
    [595, 90, 'end'],
    [685, 100, 'end'],
  ];
  const paper = new Paper({
    title: 'Export Price List 2026',
    creator: 'Adobe InDesign 20.2 (Windows)',
    size: 'A4',
    isLandscape: true,
    letters: 9,
    onPage: (own, page) => {
      own.put('Nordlek ApS', 48, 30, { size: 12, bold: true });
      own.put('Export Price List 2026 / EUR / EXW Odense', own.width - 48, 32, { size: 9, to: 'end' });
      own.put(`${page}`, own.width / 2, own.height - 30, { size: 8, to: 'middle' });
      own.y = 58;
      const names = ['Item no.', 'EAN', 'Description', 'Age', 'Inner', 'Outer', 'Your price EUR', 'RRP EUR*'];
      own.row(slots, names, { bold: true }).rule();
    },
  });
  for (const [section, goods] of bySection(BRICKS)) {
    paper.skip(5).say(section, { size: 11, bold: true }, 48);
    for (const good of goods) {
      const { sku, code, title, size, inner, pack, cost, msrp } = good;
      const packs = [inner, pack].map(String);
      paper.row(slots, [sku, code, title, size, ...packs, withComma(cost), withComma(msrp)]);
      paper.said(told(good, 'EUR', 'upc', 'case_pack', 'msrp'));
    }
  }
  paper.skip(10).say('* Recommended retail price incl. VAT. Minimum order EUR 500. Sold by the inner box.', {
    size: 8,
  });
  return paper;
});

export const tradePapers = { cycling, conservas, bricks };
