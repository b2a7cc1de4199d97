/** How a language writes out its numbers: from 1 to 19, the tens from 20, and how the two are joined. */
interface Language {
  small: string;
  tens: string;
  join: (ten: string, one: string) => readonly string[];
}

const LANGUAGES: readonly Language[] = [
  {
    small:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: (ten, one) => [`${ten}-${one}`, `${ten} ${one}`],
  },
  {
    small:
      'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: (ten, one) => [`${one}und${ten}`],
  },
  {
    small:
      'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
    join: (ten, one) => [`${ten}-${one}`, `${ten} ${one}`, `${ten} et ${one}`],
  },
  {
    small:
      'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (ten, one) => [ten === 'veinte' ? `veinti${one}` : `${ten} y ${one}`],
  },
  {
    small:
      'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: (ten, one) => [`${/^[uo]/.test(one) ? ten.slice(0, -1) : ten}${one}`],
  },
  {
    small:
      'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: (ten, one) => [`${one}en${ten}`],
  },
  {
    small:
      'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    join: (ten, one) => [`${ten} e ${one}`],
  },
];

/** Ways to count that no row holds. */
const OTHERS: Readonly<Record<string, number>> = {
  'a couple of': 2,
  'a couple': 2,
  'a dozen': 12,
  'half a dozen': 6,
  duas: 2,
  catorze: 14,
  'ein dutzend': 12,
  'une dizaine de': 10,
  'une quinzaine de': 15,
  'une douzaine de': 12,
  'une vingtaine de': 20,
  'una decena de': 10,
  'una quincena de': 15,
  'una docena de': 12,
  'una decina di': 10,
  'una quindicina di': 15,
  'una dozzina di': 12,
  'een dozijn': 12,
  // Of Swedish those that mean nothing else elsewhere.
  tva: 2,
  fyra: 4,
  fem: 5,
  atta: 8,
  tio: 10,
};

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(OTHERS),
  ...LANGUAGES.flatMap(({ small, tens, join }) => {
    const ones = small.split(' ').map((word, at): [string, number] => [word, at + 1]);
    const full = tens.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]);
    const joined = full.flatMap(([ten, tenth]) =>
      ones
        .slice(0, 9)
        .flatMap(([one, value]) => join(ten, one).map((word): [string, number] => [word, tenth + value])),
    );
    return [...joined, ...full, ...ones];
  }),
]);

/** Words that are numbers in one language and something else in another. */
const DOUBTFUL: ReadonlySet<string> = new Set(
  'once due sei siete tre neuf dix sept sette otto onze seize acht elf tien dos tres venti doze dez'.split(
    ' ',
  ),
);
/** What is counted, or a unit: before it even a doubtful word is a number. */
const COUNTED = new RegExp(
  `^[- ](?:(?:business|working|full|mixed|master) )?(?:${[
    'percent|per cent|prozent|pour cent|por ciento|per cento|procent|dollars?|euros?|months?|monate?n?|mois|meses|mesi|maanden',
    'hours?|stunden|heures?|horas?|ore|uur|(?:werk|arbeits)?tage?n?|jours?|dias?|giorni|werkdagen|dagen',
    'weeks?|wochen?|semaines?|semanas?|settimane|weken|pieces?|pezzi|piezas|pecas|stuck|stuks|units?|unites|unidades|unita',
    'cases?|boxes|cartons?|kartons?|caisses?|cajas|cartoni|casse|caixas|dozens?|douzaines?|bottles?|jars?|bags?|packs?|pallets?',
  ].join('|')})\\b|^ ?%`,
);
/** Sums of money are read elsewhere, as a whole. */
const HUNDREDS =
  '(?:hundred|thousand|grand|hundert|tausend|cents?(?! on)|mille|mil|mila|honderd|duizend|cientos|cento)';
const PART_OF_SUM = new RegExp(`^[- ]${HUNDREDS}\\b`);
const BEHIND_SUM = new RegExp(`(?:${HUNDREDS}|cientos)(?: (?:and|und|et|y|e|en))? $`);

/** "A", "an" and "one" are one. */
export const numberOf = (written = ''): number =>
  /^(?:an?|one|eine?[nrms]?|une?|un[ao]|een|uma?)$/.test(written)
    ? 1
    : (NUMBERS.get(written) ?? Number(written));

/** "Thirty-five days", "zwölf Stück", "una decina di giorni" in figures; a one stays what it is, as most are articles. */
export function inDigits(plain: string): string {
  let told = '';
  let rest = plain;
  while (rest !== '') {
    const { 0: taken = rest } = /^(?:[a-z]+|[^a-z]+)/.exec(rest) ?? {};
    const isWord = /^[a-z]/.test(rest) && !/[\w']$|(?<!\d)-$/.test(told) && !BEHIND_SUM.test(told.slice(-20));
    const [words, value] = isWord ? numberAtBeginning(rest) : [taken, taken];
    told += value;
    rest = rest.slice(words.length);
  }
  return told;
}

/** The longest number that a text begins with, as it stands and in figures; else its first word. */
function numberAtBeginning(text: string): readonly [words: string, value: string] {
  const [phrase = ''] = /^[a-z]+(?:[- ][a-z]+){0,3}(?![a-z'])/.exec(text) ?? [];
  for (let words = phrase; words !== ''; words = words.replace(/(?:^|[- ])[a-z]+$/, '')) {
    const value = NUMBERS.get(words) ?? 0;
    const behind = text.slice(words.length);
    if (value > 1 && !PART_OF_SUM.test(behind) && (!DOUBTFUL.has(words) || COUNTED.test(behind)))
      return [words, String(value)];
  }
  const [word = text] = /^[a-z]+/.exec(text) ?? [];
  return [word, word];
}
