// Word's PDF from Europe.
import { european, Paper, type Place, pdf } from './file.ts';
import { bySection, goodsOf, told } from './goods.ts';

const BISCUITS = goodsOf(
  ['title', 'pack', 'cost', 'msrp', 'sku'],
  `# All Butter Biscuits
  Stem Ginger Shortbread 150g | 12 | 2.15 | 3.6 | WB01
  Sea Salt Caramel Shortbread 150g | 12 | 2.15 | 3.6 | WB02
  Lemon Thins 125g | 12 | 1.95 | 3.25 | WB05
  Oat Crumbles 200g | 10 | 2.3 | 3.85 | WB07
  # Savoury
  Rosemary Crackers 130g | 12 | 1.85 | 3.1 | WS11
  Cheddar & Chive Straws 100g | 14 | 2.45 | 4.1 | WS14
  Charcoal Squares 110g | 12 | 2.05 | 3.45 | WS16
  # Gifting
  Carousel Tin 400g | 6 | 7.2 | 12.95 | WG20
  Lighthouse Tin 300g | 6 | 6.4 | 11.5 | WG21
  Mini Bags, Shortbread 40g | 30 | 0.72 | 1.25 | WG30`,
  '506071',
  13,
);

const biscuits = pdf(
  'Wherry Bakehouse Trade Price List Jan 2026.pdf',
  'trade list in pounds, case and unit',
  () => {
    const places: Place[] = [
      [42, 40],
      [84, 170],
      [258, 40, 'center'],
      [300, 60, 'right'],
      [366, 60, 'right'],
      [430, 45, 'right'],
      [486, 75],
    ];
    const paper = new Paper({ title: 'Trade Price List', creator: 'Word', size: 'A4', letters: 8.5 });
    paper.say('THE WHERRY BAKEHOUSE', { size: 16, bold: true });
    paper.say('Trade Price List from 5th January 2026', { size: 11 });
    paper.say(
      'Carriage paid on orders over £180 (mainland UK). Prices exclude VAT. Biscuits are zero/standard rated as marked.',
    );
    paper.down(8);
    paper.row(places, ['Code', 'Product', 'Case size', 'Case price', 'Unit price', 'RRP', 'Barcode'], {
      bold: true,
    });
    for (const [section, goods] of bySection(BISCUITS)) {
      paper.down(3).say(section, { size: 10, bold: true });
      for (const good of goods) {
        const { sku, title, pack, cost, msrp, code } = good;
        const pounds = (value: number) => `£${value.toFixed(2)}`;
        paper.row(places, [sku, title, `x ${pack}`, pounds(cost * pack), pounds(cost), pounds(msrp), code]);
        paper.said(told(good, 'GBP', 'upc', 'case_pack', 'msrp'));
      }
    }
    return paper;
  },
);

const SAVONS = goodsOf(
  ['sku', 'title', 'pack', 'cost', 'msrp'],
  `# Savons solides
  SV100 | Savon de Marseille olive, cube 300 g | 24 | 2.85 | 5.9
  SV104 | Savon surgras karité, 100 g | 36 | 1.95 | 3.9
  SV107 | Savon à l'argile rose, 100 g | 36 | 2.1 | 4.2
  SV112 | Savon de rasage au bol, 120 g | 12 | 6.4 | 13.5
  # Liquides
  SL201 | Savon liquide verveine, 500 ml | 12 | 4.3 | 8.9
  SL202 | Savon liquide fleur d'oranger, 500 ml | 12 | 4.3 | 8.9
  SL210 | Recharge éco verveine, 1 l | 8 | 6.95 | 13.9
  # Maison
  MS301 | Savon noir à l'huile d'olive, 1 l | 12 | 3.75 | 7.5
  MS305 | Copeaux de savon, 750 g | 10 | 5.6 | 11.2
  MS309 | Détachant au fiel, bâton 65 g | 48 | 1.45 | 2.95`,
  '3770018',
  13,
);

const savons = pdf('Tarif revendeurs 2026.pdf', 'French', () => {
  const places: Place[] = [
    [42, 45],
    [92, 220],
    [318, 50, 'center'],
    [374, 45, 'right'],
    [428, 50, 'right'],
    [488, 75],
  ];
  const paper = new Paper({
    title: 'Tarif revendeurs',
    creator: 'LibreOffice',
    size: 'A4',
    letters: 8.5,
    isRuled: true,
  });
  paper.say('Savonnerie du Vallon Clair', { size: 17, bold: true });
  paper.say('TARIF REVENDEURS — valable à partir du 1er février 2026', { size: 10, bold: true });
  paper.say(
    'Prix unitaires hors taxes, départ Salon-de-Provence. Franco de port à 350 € HT. Minimum de commande 120 € HT.',
  );
  paper.say('Le colisage indique le nombre de pièces par carton.');
  paper.down(8);
  paper.row(places, ['Réf.', 'Désignation', 'Colisage', 'PU HT', 'PVC TTC', 'Gencod'], { bold: true });
  for (const [section, goods] of bySection(SAVONS)) {
    paper.row([[42, 300]], [section], { bold: true });
    for (const good of goods) {
      const { sku, title, pack, cost, msrp, code } = good;
      paper.row(places, [sku, title, String(pack), `${european(cost)} €`, `${european(msrp)} €`, code]);
      paper.said(told(good, 'EUR', 'upc', 'case_pack', 'msrp'));
    }
  }
  paper
    .down(8)
    .say('Règlement à la commande pour la première livraison, puis 30 jours fin de mois.', { size: 8 });
  return paper;
});

export const europeanPapers = { biscuits, savons };
