// Workbooks of several sheets, and the German list.
import { bold, european, heads, money, Sheet, usd, wide, xlsx } from './file.ts';
import { bySection, goodsOf, told } from './goods.ts';

const SEEDS = goodsOf(
  ['sku', 'title', 'cost', 'msrp'],
  `# Vegetables
  V101 | Bean, Bush - Provider | 1.6 | 3.5
  V108 | Beet - Chioggia | 1.6 | 3.5
  V115 | Carrot - Danvers 126 | 1.6 | 3.5
  V131 | Kale - Lacinato | 1.6 | 3.5
  V150 | Tomato - Brandywine | 1.85 | 3.95
  # Herbs
  H201 | Basil - Genovese | 1.6 | 3.5
  H207 | Dill - Bouquet | 1.6 | 3.5
  # Flowers
  F301 | Cosmos - Sensation Mix | 1.7 | 3.75
  F312 | Zinnia - Benary's Giant | 1.85 | 3.95`,
);
const GARDEN_TOOLS = goodsOf(
  ['sku', 'title', 'cost', 'inner', 'pack', 'msrp'],
  `GT-10 | Hori Hori Knife w/ Sheath | 15.75 | 1 | 12 | 34
  GT-12 | Dibber, Ash Handle | 7.2 | 6 | 24 | 15.5
  GT-15 | Hand Trowel, Stainless | 8.9 | 6 | 24 | 19
  GT-21 | Copper Plant Labels, pk/25 | 6.35 | 6 | 48 | 14
  GT-30 | Jute Twine 200 ft | 2.1 | 12 | 96 | 4.75`,
  '759113',
);
const GLOVES = goodsOf(
  ['sku', 'title', 'cost', 'msrp'],
  `GL-S | Goatskin Garden Glove, Small | 9.6 | 20
  GL-M | Goatskin Garden Glove, Medium | 9.6 | 20
  GL-L | Goatskin Garden Glove, Large | 9.6 | 20
  HAT-1 | Lattice Straw Hat | 12.4 | 28`,
);

const seeds = xlsx(
  'Plumb Line Seed Co wholesale 2026.xlsx',
  'a sheet for each department, each with its heads',
  () => {
    const terms = new Sheet('READ ME');
    terms.add(
      [bold('Plumb Line Seed Co.')],
      ['Welcome! There are three tabs: Seeds, Tools, Gloves & Hats.'],
      [],
      ['1. Opening order $125. Reorder $60.'],
      ['2. Seed packets: minimum 10 of a variety.'],
      ['3. Unsold 2026 packets can be swapped for 2027 at $0.25 each.'],
      ['4. Freight: flat $12 under $300, free above.'],
    );
    const seedSheet = new Sheet('Seeds');
    seedSheet.add(wide('SEED PACKETS', 5), [], heads('Item', 'Variety', 'Whsl / pkt', 'SRP', 'Order (pkts)'));
    for (const [section, goods] of bySection(SEEDS)) {
      seedSheet.add([{ value: section, bold: true, fill: '#D9EAD3' }]);
      for (const good of goods) {
        const { sku, title, cost, msrp } = good;
        seedSheet.line([sku, title, money(cost), money(msrp)], told(good, 'USD', 'msrp'));
      }
    }
    const tools = new Sheet('Tools');
    tools.add(heads('SKU', 'UPC', 'Tool', 'Your cost', 'Inner', 'Case', 'Retail'));
    for (const good of GARDEN_TOOLS) {
      const { sku, title, code, cost, inner, pack, msrp } = good;
      tools.line(
        [sku, code, title, money(cost), inner, pack, money(msrp)],
        told(good, 'USD', 'upc', 'case_pack', 'msrp'),
      );
    }
    const gloves = new Sheet('Gloves & Hats');
    gloves.add(['prices are per pair / per hat']);
    gloves.add(heads('Style', 'What', 'Cost', 'Retail'));
    for (const good of GLOVES) {
      const { sku, title, cost, msrp } = good;
      gloves.line([sku, title, usd(cost), usd(msrp)], told(good, 'USD', 'msrp'));
    }
    return [terms, seedSheet, tools, gloves];
  },
);

const HOLZ = goodsOf(
  ['sku', 'title', 'pack', 'cost', 'msrp'],
  `# Küche
  4010 | Brotschneidebrett Eiche, 40 x 25 cm | 4 | 18.9 | 39.9
  4012 | Frühstücksbrettchen Buche, geölt | 12 | 3.45 | 7.95
  4015 | Pfannenwender Olivenholz | 12 | 4.2 | 9.5
  4018 | Salzfass mit Deckel | 6 | 8.75 | 18.9
  # Büro
  4101 | Stiftebecher Nussbaum | 6 | 7.6 | 16.9
  4104 | Visitenkartenhalter Ahorn | 10 | 4.95 | 10.9
  4107 | Lineal 30 cm, Birne | 20 | 2.85 | 5.95
  # Kinder
  4202 | Greifling Ring, unbehandelt | 12 | 3.9 | 8.5
  4205 | Nachziehente, Räder blau | 4 | 11.2 | 24.9
  4209 | Bauklötze natur, 50 Stück im Beutel | 3 | 14.6 | 32.5`,
  '426012',
  13,
);

const holz = xlsx('Haendlerpreisliste 2026 Holzwerk Lindner.xlsx', 'German, prices as text', () => {
  const sheet = new Sheet('Preisliste');
  sheet.add(wide('Holzwerk Lindner GmbH · Händlerpreisliste 2026', 6));
  sheet.add(['Alle EK-Preise netto zzgl. 19 % MwSt., ab Werk Oberstdorf. UVP inkl. MwSt.']);
  sheet.add(['Mindestbestellwert 150,00 €, frei Haus ab 400,00 €. Abgabe nur in ganzen VE.']);
  sheet.blank();
  sheet.add(heads('Art.-Nr.', 'Bezeichnung', 'VE (Stk.)', 'EK netto', 'UVP', 'EAN'));
  for (const [section, goods] of bySection(HOLZ)) {
    sheet.add(wide(section, 6, '#EADFCB'));
    for (const good of goods) {
      const { sku, title, pack, cost, msrp, code } = good;
      sheet.line(
        [sku, title, pack, `${european(cost)} €`, `${european(msrp)} €`, code],
        told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
      );
    }
  }
  sheet.blank();
  sheet.add(['Zahlbar 14 Tage 2 % Skonto, 30 Tage netto. Irrtum und Preisänderungen vorbehalten.']);
  return [sheet];
});

export const severalSheets = { seeds, holz };
