/** The words that count hundreds, by their number: in some languages each is a word of its own. */
const WHOLE: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  cem: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
};
const COUNTS: readonly (readonly [words: string, hundred: string, join: string])[] = [
  ['ein zwei drei vier funf sechs sieben acht neun', 'hundert', '(?:und)?'],
  ['- due tre quattro cinque sei sette otto nove', 'cento', ''],
  ['een twee drie vier vijf zes zeven acht negen', 'honderd', '(?:en)?'],
];
const FRENCH = 'un deux trois quatre cinq six sept huit neuf'.split(' ');
const TENS: Readonly<Record<string, number>> = {
  zehn: 10,
  zwanzig: 20,
  funfundzwanzig: 25,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
  siebzig: 70,
  funfundsiebzig: 75,
  achtzig: 80,
  neunzig: 90,
  dix: 10,
  vingt: 20,
  'vingt-cinq': 25,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  venti: 20,
  venticinque: 25,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
  tien: 10,
  twintig: 20,
  vijfentwintig: 25,
  dertig: 30,
  veertig: 40,
  vijftig: 50,
  zestig: 60,
  zeventig: 70,
  tachtig: 80,
  negentig: 90,
  vinte: 20,
  trinta: 30,
  cinquenta: 50,
  sessenta: 60,
  oitenta: 80,
};
const TEN = Object.keys(TENS)
  .sort((one, other) => other.length - one.length)
  .join('|');

const WHOLE_WORDS = new RegExp(
  String.raw`\b(${Object.keys(WHOLE).join('|')})(?: (?:y |e )?(${TEN}))?\b(?! mil\b)`,
  'g',
);
const JOINED: readonly (readonly [ones: readonly string[], pattern: RegExp])[] = COUNTS.map(
  ([words, hundred, join]) => {
    const ones = words.split(' ');
    const one = ones.filter((word) => word !== '-').join('|');
    return [ones, new RegExp(String.raw`(?<!\bper )\b(${one})?${hundred}(?:${join}(${TEN}))?\b`, 'g')];
  },
);
/** "Cent" alone may be a coin. */
const IN_FRENCH = new RegExp(
  String.raw`\b(?:(${FRENCH.slice(1).join('|')}) cents?(?: (${TEN}))?|cent (${TEN})|cent(?= (?:euros?|francs|pieces|unites|exemplaires|bouteilles|pots)\b))(?![a-z])`,
  'g',
);
const MILA: readonly (readonly [ones: readonly string[], pattern: RegExp])[] = [
  ['un due tre quattro cinque sei sette otto nove dieci', 'mila'],
  ['- zwei drei vier funf sechs sieben acht neun zehn', 'tausend'],
  ['- twee drie vier vijf zes zeven acht negen tien', 'duizend'],
].map(([words = '', thousand = '']) => {
  const ones = words.split(' ');
  return [ones, new RegExp(String.raw`\b(${ones.join('|')})${thousand}\b`, 'g')];
});
const THOUSAND =
  /\b(?:mil|mille|tausend|eintausend|duizend)(?= (?:de )?(?:euros?|eur\b|€|dollar\w*|dolar\w*|francs|pesos|reais))/g;

/** "Zweihundertfünfzig", "deux cents", "quinientas" in figures; English hundreds are money more often than not. */
export function hundredsInFigures(plain: string): string {
  let told = plain
    .replace(WHOLE_WORDS, (_, hundreds: string, ten?: string) =>
      String((WHOLE[hundreds] ?? 0) + (ten ? (TENS[ten] ?? 0) : 0)),
    )
    .replace(IN_FRENCH, (_, ones?: string, ten?: string, alone?: string) =>
      String((ones ? (FRENCH.indexOf(ones) + 1) * 100 : 100) + (TENS[ten ?? alone ?? ''] ?? 0)),
    )
    .replace(THOUSAND, '1000');
  for (const [ones, pattern] of JOINED)
    told = told.replace(pattern, (_, one?: string, ten?: string) =>
      String((one ? ones.indexOf(one) + 1 : 1) * 100 + (ten ? (TENS[ten] ?? 0) : 0)),
    );
  for (const [ones, pattern] of MILA)
    told = told.replace(pattern, (_, one: string) => String((ones.indexOf(one) + 1) * 1_000));
  return told;
}
