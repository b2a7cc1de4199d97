// Lists of British, Dutch, Italian and French houses.
import { across, csv, heads, money, Sheet, strong, xlsx } from './file.ts';
import { bySection, goodsOf, told, withComma } from './goods.ts';

const CANDLES = goodsOf(
  'sku title size cost msrp pack',
  `= Tinned Candles
  HT01 | Heather & Peat | 160g | 5.25 | 12.5 | 6
  HT02 | Bramble Leaf | 160g | 5.25 | 12.5 | 6
  HT03 | Sea Thrift | 160g | 5.25 | 12.5 | 6
  HT04 | Rhubarb & Vanilla | 160g | 5.25 | 12.5 | 6
  HT05 | Clean Linen | 160g | 5.25 | 12.5 | 6
  = Glass Candles
  HG01 | Heather & Peat, Glass | 220g | 8.95 | 22 | 4
  HG02 | Bramble Leaf, Glass | 220g | 8.95 | 22 | 4
  HG03 | Sea Thrift, Glass | 220g | 8.95 | 22 | 4
  HG06 | Winter Hearth, Glass | 220g | 9.5 | 24 | 4
  = Diffusers & Melts
  HD01 | Heather & Peat Reed Diffuser | 100ml | 8.4 | 20 | 4
  HD03 | Sea Thrift Reed Diffuser | 100ml | 8.4 | 20 | 4
  HM01 | Heather & Peat Wax Melts | 80g | 2.3 | 5.5 | 12
  HM02 | Bramble Leaf Wax Melts | 80g | 2.3 | 5.5 | 12
  HM04 | Rhubarb & Vanilla Wax Melts | 80g | 2.3 | 5.5 | 12
  = Accessories
  HA10 | Ceramic Melt Burner | | 6.9 | 16.5 | 4
  HA12 | Wick Trimmer, Brass | | 4.75 | 11 | 6
  HA15 | Bespoke Branded Candle | 160g | 0 | 0 | 48`,
  { prefix: '506084', digits: 13, none: [16] },
);

const candles = xlsx('Heather & Hearth Trade Prices 2026.xlsx', 'British trade list', () => {
  const sheet = new Sheet('Trade', [10, 34, 10, 14, 14, 10, 18]);
  sheet.add([null, strong('HEATHER & HEARTH')], [null, 'Hand poured in the Borders']);
  sheet.add([null, 'Trade price list, valid from 1 February 2026']);
  sheet.add([null, 'Minimum order £150. Carriage £8.95, free over £300. Prices exclude VAT at 20%.'], []);
  sheet.add(heads('Code|Product|Size|Trade (ex VAT)|RRP (inc VAT)|Sold in|Barcode'));
  for (const [section, goods] of bySection(CANDLES)) {
    sheet.add([null, { value: section, bold: true, fill: '#E4DFEC' }]);
    for (const good of goods) {
      const { sku, title, size, cost, msrp, pack, code } = good;
      const barcode = code ? { value: Number(code), format: '0' } : null;
      const pounds = '"£"#,##0.00';
      const isOnRequest = cost === 0;
      const said = told(good, 'GBP', 'upc', 'case_pack', 'msrp');
      sheet.line(
        [
          sku,
          title,
          size,
          isOnRequest ? 'POA' : money(cost, pounds),
          isOnRequest ? null : money(msrp, pounds),
          pack,
          barcode,
        ],
        isOnRequest ? { ...said, cost: null, optional: true } : said,
      );
    }
  }
  return [sheet];
});

const PANS = goodsOf(
  'sku title pack cost msrp note',
  `= Pannen
  21020 | Koekenpan gietijzer 20 cm | 4 | 14.95 | 29.95 |
  21024 | Koekenpan gietijzer 24 cm | 4 | 18.5 | 36.95 |
  21028 | Koekenpan gietijzer 28 cm | 2 | 22.75 | 44.95 |
  21118 | Steelpan rvs 18 cm met deksel | 4 | 17.4 | 34.95 | nieuw
  21140 | Poffertjespan 23 cm | 6 | 9.85 | 19.95 |
  = Bakken
  22004 | Springvorm 24 cm | 6 | 6.4 | 12.95 |
  22009 | Speculaasplank eend | 12 | 4.15 | 8.5 |
  22010 | Speculaasplank molen | 12 | 4.15 | 8.5 |
  22031 | Deegroller beuken 40 cm | 12 | 3.95 | 7.95 |
  = Keukenhulp
  23001 | Kaasschaaf rvs, olijfhout | 24 | 5.2 | 10.95 |
  23006 | Rasp fijn | 12 | 6.1 | 12.5 | uitlopend
  23014 | Garde 25 cm | 24 | 2.85 | 5.95 |
  23022 | Maatbeker 1 liter glas | 12 | 4.7 | 9.5 |
  23040 | Theedoek set van 3, blauw geruit | 10 | 5.65 | 11.95 | nieuw`,
  { prefix: '871935', digits: 13, wrong: [8] },
);

const pans = xlsx('Prijslijst wederverkopers 2026.xlsx', 'Dutch', () => {
  const sheet = new Sheet('Prijslijst', [12, 36, 18, 12, 14, 16, 14]);
  sheet.add(across('Dekker Keukengerei B.V. - prijslijst wederverkopers', 7));
  sheet.add(['Geldig vanaf 1 januari 2026. Vorige lijsten vervallen.']);
  sheet.add(['Minimale order € 200,00; franco vanaf € 450,00. Levering per hele doos.'], []);
  sheet.add(
    heads(
      'Artikelnr.|Omschrijving|EAN-code|Aantal per doos|Inkoopprijs excl. btw|Adviesprijs incl. btw|Opmerking',
    ),
  );
  for (const [section, goods] of bySection(PANS)) {
    sheet.add([strong(section)]);
    for (const good of goods) {
      const { sku, title, code, pack, cost, msrp, note } = good;
      const euros = '"€" #,##0.00';
      sheet.line(
        [Number(sku), title, code, pack, money(cost, euros), money(msrp, euros), note],
        told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
      );
    }
  }
  return [sheet];
});

const HERBS = goodsOf(
  'sku title size pack cost msrp',
  `CV010 | Crema mani alla calendula | 75 ml | 12 | 3.9 | 8.5
  CV011 | Crema mani alla lavanda | 75 ml | 12 | 3.9 | 8.5
  CV020 | Crema viso alla rosa | 50 ml | 6 | 8.2 | 17.9
  CV021 | Crema viso alla malva | 50 ml | 6 | 8.2 | 17.9
  CV035 | Olio corpo alle mandorle | 200 ml | 6 | 6.75 | 14.5
  CV040 | Bagnodoccia al timo | 250 ml | 12 | 4.1 | 8.9
  CV041 | Bagnodoccia alla salvia | 250 ml | 12 | 4.1 | 8.9
  CV055 | Shampoo all'ortica | 250 ml | 12 | 4.6 | 9.9
  CV060 | Dentifricio alla menta | 75 ml | 24 | 2.35 | 4.9
  CV072 | Burrocacao al miele | 5 ml | 36 | 1.7 | 3.9
  CV080 | Sapone vegetale all'alloro | 100 g | 24 | 1.95 | 4.5
  CV081 | Sapone vegetale al fico | 100 g | 24 | 1.95 | 4.5
  CV110 | Acqua di rose | 200 ml | 12 | 3.45 | 7.5
  CV150 | Confezione regalo "Prato" | 3 pezzi | 4 | 11.8 | 25.9`,
  { prefix: '803214', digits: 13 },
);

const herbs = xlsx('Listino rivenditori 2026.xlsx', 'Italian, prices as text', () => {
  const sheet = new Sheet('Listino', [12, 34, 12, 18, 14, 18, 18]);
  sheet.add([strong('Erboristeria Colle Verde s.r.l.'), null, null, null, 'Listino n. 1/2026']);
  sheet.add(['Validità: dal 12/01/2026. Ordine minimo 150,00 € + IVA. Porto franco oltre 350,00 €.'], []);
  sheet.add(
    heads(
      'Cod. art.|Descrizione|Formato|Codice EAN|Pz per cartone|Prezzo rivenditore (IVA escl.)|Prezzo al pubblico (IVA incl.)',
    ),
  );
  for (const good of HERBS) {
    const { sku, title, size, code, pack, cost, msrp } = good;
    sheet.line(
      [sku, title, size, code, pack, `${withComma(cost)} €`, `${withComma(msrp)} €`],
      told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
    );
  }
  sheet.add([], ['Pagamento: bonifico anticipato per il primo ordine, poi 60 gg d.f.f.m.']);
  return [sheet];
});

const GARDEN = goodsOf(
  'sku title inner pack cost msrp note',
  `JB1001 | Sécateur bypass 21 cm | 6 | 24 | 9.4 | 19.9 | En stock
  JB1004 | Cisaille à haie 55 cm | 2 | 8 | 15.6 | 32.9 | En stock
  JB1010 | Scie d'élagage pliante | 6 | 24 | 8.15 | 16.9 | En stock
  JB1102 | Arrosoir zinc 9 l | 1 | 6 | 18.9 | 39.9 | En stock
  JB1105 | Arrosoir d'intérieur 1,5 l | 4 | 12 | 7.35 | 15.5 | Mars
  JB1120 | Pomme d'arrosage laiton | 12 | 48 | 3.2 | 6.9 | En stock
  JB1203 | Gants rosier, taille 8 | 12 | 60 | 4.85 | 9.9 | En stock
  JB1204 | Gants rosier, taille 9 | 12 | 60 | 4.85 | 9.9 | En stock
  JB1301 | Nichoir mésange | 2 | 10 | 8.75 | 17.9 | En stock
  JB1306 | Mangeoire à graines | 4 | 16 | 6.6 | 13.5 | En stock
  JB1310 | Boules de graisse, seau de 50 | 1 | 4 | 7.9 | 14.9 | En stock
  JB1402 | Ficelle de lin, 100 m | 12 | 72 | 2.1 | 4.5 | En stock
  JB1405 | Étiquettes ardoise, lot de 10 | 6 | 36 | 3.95 | 8.2 | Avril
  JB1501 | Brouette bois, enfant | 1 | 2 | 24.5 | 49.9 | Sur commande`,
  { prefix: '376012', digits: 13, wrong: [5] },
);

const garden = csv(
  'tarif_pro_2026.csv',
  'French, inner and outer packs',
  (sheet) => {
    const rest = Array<string>(6).fill('');
    sheet.add(['LES JARDINS DU BOCAGE', 'Tarif professionnel 2026 - applicable au 15/01/2026', ...rest]);
    sheet.add(['', 'Franco 300 € HT - minimum de commande 100 € HT', ...rest]);
    sheet.add('Réf.;Désignation;Code EAN;SPCB;PCB;Prix net HT;PVC TTC;Dispo'.split(';'));
    for (const good of GARDEN) {
      const { sku, title, code, inner, pack, cost, msrp, note } = good;
      sheet.line(
        [sku, title, code, inner, pack, `${withComma(cost)} €`, `${withComma(msrp)} €`, note],
        told(good, 'EUR', 'upc', 'case_pack', 'msrp'),
      );
    }
  },
  { comma: ';', hasMark: true },
);

export const europeSheets = { candles, pans, herbs, garden };
