import { inLines } from '../../../../../kernel/in-lines.ts';
import type { DayOrder } from '../../mail/day-order.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { inDigits, numberOf } from './number-words.ts';

const MONTH_NAMES: readonly string[] = [
  'jan(?:uary|uar|uari|vier)?|enero|gennaio|janner|janeiro',
  'feb(?:ruary|ruar|ruari|brero|braio)?|fevrier|fevereiro',
  'mar(?:ch|s|z|zo|ts)?|maerz|maart|marco',
  'apr(?:il|ile)?|avril|abril',
  'may|mai|maj|mayo|maggio|mei|maio',
  'june?|juni|juin|junio|giugno|junho',
  'july?|juli|juillet|julio|luglio|julho',
  'aug(?:ust|usti|ustus)?|aout|agosto',
  'sept?(?:ember|embre)?|septiembre|settembre|setembro',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|outubro',
  'nov(?:ember|embre|iembre|embro)?',
  'dec(?:ember|embre)?|de[sz](?:ember)?|diciembre|dicembre|dezembro',
];
const MONTH = MONTH_NAMES.map((names) => `(${names})`).join('|');
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.)?`;
const YEAR = String.raw`(?:,? ?(?:de |del )?(20\d\d))?`;
const DAY_MONTH = new RegExp(String.raw`\b${DAY} (?:of |de |di )?(?:${MONTH})\b\.?${YEAR}`);
const MONTH_DAY = new RegExp(String.raw`\b(?:${MONTH})\.? ${DAY}(?!\d)${YEAR}`);
const MONTH_ONLY = new RegExp(String.raw`\b(?:${MONTH})\b\.?${YEAR}`);
const ISO = /\b(20\d\d)-(\d{2})-(\d{2})\b/;
const DOTTED = /\b(\d{1,2})\.(\d{1,2})\.(20\d\d|\d\d)?\b/;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?\b/;
const QUARTER = new RegExp(inLines`
  \bq([1-4])\b(?: ?(?:of |in |de |del )?(?:'?(20\d\d|\d\d)))?|
  \b(
    first|second|third|fourth|1st|2nd|3rd|4th|
    erste[ns]?|zweite[ns]?|dritte[ns]?|vierte[ns]?|
    premier|deuxieme|troisieme|quatrieme|primer|segundo|tercer|cuarto|
    primo|secondo|terzo|quarto|[1-4]\.
  ) (?:quarter|quartal|trimestre)\b(?: (?:of |de |del )?(20\d\d|next year))?
`);
const IN_A_WHILE = new RegExp(inLines`
  \b(?:in|after|another|fur|nach|dans|d'ici|en|dentro de|tra|fra|about) (?:
    about |around |another |another |etwa |ca\.? |environ |unos |unas |circa )?(
      \d{1,2}|an?|one|ein(?:em|er|e)?|une?|una|uno|een|uma?
    ) (week|month|woche|monat|semaine|mois|semana|mes|settiman|year|quarter)\w*
`);

/** What names a time at which it may go on. */
const RESUMES = new RegExp(inLines`
  \b(?:
    on|en|hit|until|till|til|'til|after|from|in|by|come|around|starting|beginning|as of|for|next|por|para|
    again|back|mid|
    igen|igjen|efter|etter|fran|fra|innan|tills|
    reopen\w*|resum\w+|contact|reach|check|touch|circle|revisit|follow|ping|email|write|ready|available|
    accept\w*|onboard\w*|
    bis|ab|im|nach|anfang|ende|mitte|wieder|melden|
    jusqu\w*|apres|avant|debut|fin|partir|vor dem|vor|des|
    hasta|despues|principios|
    finales|partir|fino|dopo|inizio|fine|a|prima|earlier|before|el|am|au|le|il|volv\w+|regres\w+|torn\w+|
    rientr\w+|retour|zuruck|return\w*
  )\b
`);

/** When a brand that says "not now" may be asked again, or a person is back. */
export function resumeDateFact(
  sentences: readonly Said[],
  sentAt: Date | null,
  { isLater = false, order = 'unclear' }: { isLater?: boolean; order?: DayOrder } = {},
): AnyFact | undefined {
  const dated = sentences
    .filter(({ plain }) => (isLater || RESUMES.test(plain)) && !NOT_A_RETURN.test(plain))
    .map(({ plain, words }) => ({
      value: (RESUMES.test(plain) ? dateIn : namedDateIn)(withoutPast(plain), sentAt, order),
      words,
      plain,
    }))
    .filter((found): found is { value: string; words: string; plain: string } => found.value !== undefined);
  // When to write again, before how long they are full.
  const first = dated.find(({ plain }) => WRITE_AGAIN.test(plain)) ?? dated[0];
  if (!first) return undefined;
  const confidence = order === 'unclear' && isEitherWay(first.plain) ? 0.5 : 0.8;
  return { name: 'resume_date', value: first.value, words: first.words, confidence };
}

const WRITE_AGAIN = new RegExp(inLines`
  \b(?:
    reach (?:out|back)|let us (?:talk|speak|chat)|knock|nudge|drop (?:me|us) a|
    give (?:me|us) a (?:shout|ring|call)|check (?:back|in)|circle back|come back|
    write (?:to )?(?:me|us|again)|try (?:me|us|again)|ask (?:me|us|again)|get back|ping|touch base|
    follow up|contact (?:me|us)|email (?:me|us)|back (?:in|at|on)|return\w*|
    hor av (?:er|dig)|kontakta oss|kontakt oss|skriv|aterkom\w*|vend tilbage|ta kontakt|
    melden sie|melde dich|me procur\w*|volt\w+|schreiben sie|kommen sie|fragen sie|wieder|
    revene[zr]|recontacte[rz]|ecrive[zr]|relance[rz]|retour|vuelv\w+|escrib\w+|contact\w+|
    ricontatt\w+|riscriv\w+|risent\w+|torn\w+
  )\b
`);
const NOT_A_RETURN =
  /\b(?:since|founded|established|lead time|ships? (?:in|within)|net \d|prices? (?:are )?valid|effective|price increase|expires?|responded|received on|your (?:email|message) (?:of|from|dated))\b/;
const withoutPast = (plain: string): string =>
  plain.replace(/\b(?:since|seit|depuis|last|as of last) [a-z]+(?: 20\d\d)?\b/g, ' ');

/** "03/04": two days, and no words around it tell which. */
function isEitherWay(plain: string): boolean {
  const [, one, other] = SLASHED.exec(plain) ?? [];
  return Boolean(
    one && other && one !== other && Number(one) <= 12 && Number(other) <= 12 && !DAY_FIRST.test(plain),
  );
}

const dateIn = (plain: string, sent: Date | null, order: DayOrder): string | undefined =>
  namedDateIn(plain, sent, order) ?? (sent ? laterIn(inDigits(plain), sent) : undefined);

/** A day, a quarter or a month by its name or number. */
function namedDateIn(written: string, sent: Date | null, order: DayOrder): string | undefined {
  const plain = inDigits(written).replace(ORDINAL, (ordinal) =>
    String(ORDINALS.indexOf(ordinal.replace(' ', '-')) + 1),
  );
  return dayIn(plain, sent, order) ?? quarterIn(plain, sent) ?? monthIn(plain, sent);
}

/** "The ninth of June", "June the ninth". */
const ORDINALS: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
];

const ORDINAL = new RegExp(
  String.raw`\b(?:${[...ORDINALS]
    .reverse()
    .map((one) => one.replace('-', '[- ]'))
    .join('|')})\b(?= (?:of )?(?:${MONTH_NAMES.join('|')})\b)`,
  'g',
);

function dayIn(plain: string, sent: Date | null, order: DayOrder): string | undefined {
  const iso = ISO.exec(plain);
  if (iso) return iso[0];
  const named = monthAndDay(DAY_MONTH.exec(plain), true) ?? monthAndDay(MONTH_DAY.exec(plain), false);
  if (named) return dayOf(named.year ?? yearFor(named.month, named.day, sent), named.month, named.day);
  const [, day, month, year] = DOTTED.exec(plain) ?? [];
  if (day && month) return numericDay(Number(day), Number(month), year, sent);
  const [, one, other, of] = SLASHED.exec(plain) ?? [];
  if (!one || !other) return nextDayIn(plain, sent);
  if ((order === 'day_first' && Number(other) <= 12) || DAY_FIRST.test(plain))
    return numericDay(Number(one), Number(other), of, sent);
  // Americans name the month first, as most do who write to sellers there.
  return Number(one) > 12
    ? numericDay(Number(one), Number(other), of, sent)
    : numericDay(Number(other), Number(one), of, sent);
}

/** "Retour le 3/11": only in English does the month come first. */
const DAY_FIRST =
  /\b(?:le|au|du|el|al|il|dal|am|bis|ab|den|op|tot|em|dia|ate) \d{1,2}\/\d{1,2}\b|\b(?:retour|rientro|regreso|zuruck|terug)\b/;

/** "Back on the 25th": the next such day. */
function nextDayIn(plain: string, sent: Date | null): string | undefined {
  const day = Number(DAY_ALONE.exec(plain)?.[1]);
  if (!sent || !(day >= 1 && day <= 31)) return undefined;
  const isOver = day < sent.getUTCDate();
  const month = new Date(Date.UTC(sent.getUTCFullYear(), sent.getUTCMonth() + (isOver ? 1 : 0), 1));
  return dayOf(month.getUTCFullYear(), month.getUTCMonth() + 1, day);
}
const DAY_ALONE =
  /\b(?:until|till|back|return\w*|from|after)(?: on| by)? the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?[a-z]*(?:quarter|floor|century|anniversary))/;

function numericDay(
  day: number,
  month: number,
  year: string | undefined,
  sent: Date | null,
): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return dayOf(yearOf(year) ?? yearFor(month, day, sent), month, day);
}

const yearOf = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : Number(written.length === 2 ? `20${written}` : written);

/** Of a match with twelve groups for the months and one for the day, in either order, and a year. */
function monthAndDay(match: RegExpExecArray | null, isDayFirst: boolean) {
  if (!match) return undefined;
  const names = match.slice(isDayFirst ? 2 : 1, isDayFirst ? 14 : 13);
  const month = names.findIndex((name) => name !== undefined) + 1;
  const day = Number(match[isDayFirst ? 1 : 13]);
  if (month === 0 || day < 1 || day > 31) return undefined;
  return { month, day, year: yearOf(match[14]) };
}

function quarterIn(plain: string, sent: Date | null): string | undefined {
  const [found, short, shortYear, ordinal, year] = QUARTER.exec(plain) ?? [];
  if (!found) {
    if (
      !sent ||
      !/\bnext quarter\b|\bnachste[sn]? quartal\b|\bprochain trimestre\b|\bproximo trimestre\b|\bprossimo trimestre\b/.test(
        plain,
      )
    )
      return undefined;
    const next = Math.floor(sent.getUTCMonth() / 3) + 1;
    return `${sent.getUTCFullYear() + (next === 4 ? 1 : 0)}-Q${(next % 4) + 1}`;
  }
  const quarter = short ? Number(short) : ordinalOf(ordinal ?? '');
  const isNextYear = year === 'next year' || NEXT_YEAR.test(plain);
  const named =
    isNextYear && sent
      ? sent.getUTCFullYear() + 1
      : yearOf(shortYear ?? (year === 'next year' ? undefined : year));
  if (named !== undefined) return `${named}-Q${quarter}`;
  if (!sent) return undefined;
  const isOver = quarter <= Math.floor(sent.getUTCMonth() / 3) + 1;
  return `${sent.getUTCFullYear() + (isOver ? 1 : 0)}-Q${quarter}`;
}
const NEXT_YEAR =
  /\bnext year\b|\bnachste[sn]? jahr|\bannee prochaine\b|\b(?:proximo ano|ano que viene)\b|\b(?:anno prossimo|prossimo anno)\b/;

const ordinalOf = (ordinal: string): number =>
  [
    /^(?:first|1st|erst|premier|primer|primo|1)/,
    /^(?:second|2nd|zweit|deux|segun|secon|2)/,
    /^(?:third|3rd|dritt|trois|tercer|terzo|3)/,
  ].findIndex((pattern) => pattern.test(ordinal)) + 1 || 4;

function monthIn(plain: string, sent: Date | null): string | undefined {
  const match = MONTH_ONLY.exec(plain.replace(MAY_AS_VERB, ' '));
  if (!match) return undefined;
  const month = match.slice(1, 13).findIndex((name) => name !== undefined) + 1;
  const next = NEXT_YEAR.test(plain) && sent ? sent.getUTCFullYear() + 1 : undefined;
  // A month that has begun is meant where its name stands alone.
  const year = yearOf(match[13] ?? NAMED_YEAR.exec(plain)?.[1]) ?? next ?? yearFor(month, 31, sent);
  return year === undefined ? undefined : `${year}-${two(month)}`;
}

/** "Not before 2027; ask me in February". */
const NAMED_YEAR = /\b(?:in|en|nel|im|im jahr|em) (20\d\d)\b/;
/** "You may", "it may": no month. */
const MAY_AS_VERB =
  /(?<!\b(?:in|until|till|til|by|after|early|late|mid|of|next|this|around|come|before|from|since|through) )\bmay\b|\bmar\b(?= (?:adentro|y))|\bsept? (?=jours)|\bdes\b/g;

function laterIn(plain: string, sent: Date): string | undefined {
  const [, count, unit = ''] = IN_A_WHILE.exec(plain) ?? [];
  if (count) {
    const number = numberOf(count);
    if (number > 18) return undefined;
    if (/^(?:week|woche|semaine|semana|settiman)/.test(unit)) return dayAfter(sent, number * 7);
    if (/^year/.test(unit)) return monthAfter(sent, number * 12);
    return monthAfter(sent, number * (unit === 'quarter' ? 3 : 1));
  }
  if (
    /\b(?:next month|nachsten monat|mois prochain|proximo mes|mes que viene|mese prossimo|prossimo mese)\b/.test(
      plain,
    )
  )
    return monthAfter(sent, 1);
  if (
    /\b(?:new year|beginning of (?:next|the) year|early next year|start of (?:next|the) year|after the holidays|neue[ns]? jahr|anfang (?:des )?(?:nachsten|neuen) jahres|debut d'annee|debut de l'annee|ano nuevo|principios de ano|inizio (?:dell')?anno|anno nuovo)\b/.test(
      plain,
    )
  )
    return `${sent.getUTCFullYear() + 1}-01`;
  const [feast] = FEASTS.find(([, says]) => says.test(plain)) ?? [];
  if (feast) return `${yearFor(feast, 31, sent)}-${two(feast)}`;
  return NEXT_YEAR.test(plain) ? String(sent.getUTCFullYear() + 1) : undefined;
}

/** The month after what people call a time by. */
const FEASTS: readonly (readonly [month: number, says: RegExp])[] = [
  [
    9,
    new RegExp(inLines`
      \blabou?r day\b|\b(?:after|over|past|until) (?:the )?summer\b|\brentree\b|
      \bnach (?:dem sommer|den sommerferien)\b|\b(?:despues|pasado) (?:del|el) verano\b|
      \bdopo (?:l'estate|le ferie)\b|\bna de zomer\b|\bdepois do verao\b
    `),
  ],
  [12, /\bafter thanksgiving\b/],
  [6, /\bafter memorial day\b/],
  [
    1,
    new RegExp(inLines`
      \bafter (?:christmas|xmas|the festive season)\b|\bnach (?:weihnachten|den feiertagen)\b|
      \bapres (?:noel|les fetes)\b|\b(?:despues|pasad[ao]s?) (?:de )?(?:las )?(?:navidad\w*|fiestas|reyes)\b|
      \bdopo (?:natale|le feste|la befana|l'epifania)\b|\bna (?:kerst|de feestdagen)\b|\bdepois do natal\b
    `),
  ],
];

/** The next time that this day comes. */
function yearFor(month: number, day: number, sent: Date | null): number | undefined {
  if (!sent) return undefined;
  const year = sent.getUTCFullYear();
  const isOver =
    month < sent.getUTCMonth() + 1 || (month === sent.getUTCMonth() + 1 && day < sent.getUTCDate());
  return isOver ? year + 1 : year;
}

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number | undefined, month: number, day: number): string | undefined =>
  year === undefined ? undefined : `${year}-${two(month)}-${two(day)}`;
const dayAfter = (sent: Date, days: number): string =>
  new Date(sent.getTime() + days * 86_400_000).toISOString().slice(0, 10);
function monthAfter(sent: Date, months: number): string {
  const later = new Date(Date.UTC(sent.getUTCFullYear(), sent.getUTCMonth() + months, 1));
  return later.toISOString().slice(0, 7);
}
