import { DAY_MS } from '../../../../kernel/durations.ts';
import { inLines } from '../../../../kernel/in-lines.ts';
import type { DayOrder } from './day-order.ts';

const MONTHS = new Map(
  [
    [
      'january',
      'jan',
      'januar',
      'jänner',
      'janvier',
      'enero',
      'gennaio',
      'januari',
      'janeiro',
      'styczeń',
      'stycznia',
      'января',
    ],
    [
      'february',
      'feb',
      'februar',
      'février',
      'fevrier',
      'febrero',
      'febbraio',
      'februari',
      'fevereiro',
      'lutego',
      'февраля',
    ],
    ['march', 'mar', 'märz', 'maerz', 'mars', 'marts', 'marzo', 'maart', 'março', 'marca', 'марта'],
    ['april', 'apr', 'avril', 'abril', 'aprile', 'kwietnia', 'апреля'],
    ['may', 'mai', 'maj', 'mayo', 'maggio', 'mei', 'maio', 'maja', 'мая'],
    ['june', 'jun', 'juni', 'juin', 'junio', 'giugno', 'junho', 'czerwca', 'июня'],
    ['july', 'jul', 'juli', 'juillet', 'julio', 'luglio', 'julho', 'lipca', 'июля'],
    ['august', 'aug', 'août', 'aout', 'agosto', 'augustus', 'augusti', 'sierpnia', 'августа'],
    ['september', 'sep', 'sept', 'septembre', 'septiembre', 'settembre', 'setembro', 'września', 'сентября'],
    [
      'october',
      'oct',
      'okt',
      'oktober',
      'octobre',
      'octubre',
      'ottobre',
      'outubro',
      'października',
      'октября',
    ],
    ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'listopada', 'ноября'],
    [
      'december',
      'dec',
      'dez',
      'dezember',
      'décembre',
      'decembre',
      'diciembre',
      'dicembre',
      'dezembro',
      'desember',
      'grudnia',
      'декабря',
    ],
  ].flatMap((names, index) => names.map((name) => [name, index] as const)),
);

const WEEKDAYS = new Map(
  [
    ['sunday', 'sonntag', 'dimanche', 'domingo', 'domenica', 'zondag', 'söndag', 'søndag'],
    ['monday', 'montag', 'lundi', 'lunes', 'lunedì', 'lunedi', 'maandag', 'måndag', 'mandag', 'segunda'],
    ['tuesday', 'dienstag', 'mardi', 'martes', 'martedì', 'martedi', 'dinsdag', 'tisdag', 'tirsdag', 'terça'],
    [
      'wednesday',
      'mittwoch',
      'mercredi',
      'miércoles',
      'mercoledì',
      'mercoledi',
      'woensdag',
      'onsdag',
      'quarta',
    ],
    ['thursday', 'donnerstag', 'jeudi', 'jueves', 'giovedì', 'giovedi', 'donderdag', 'torsdag', 'quinta'],
    ['friday', 'freitag', 'vendredi', 'viernes', 'venerdì', 'venerdi', 'vrijdag', 'fredag', 'sexta'],
    ['saturday', 'samstag', 'samedi', 'sábado', 'sabato', 'zaterdag', 'lördag', 'lørdag'],
  ].flatMap((names, index) => names.map((name) => [name, index] as const)),
);

/** Before a date: that it is the day of the return, or the last day away. */
const UNTIL = new RegExp(
  inLines`
    \b(
      until|till|til|through|thru|back (?:in (?:the )?office )?(?:on|in|from)|back(?: to work)?|
      return(?:ing|s)?(?: to (?:the |my )?(?:office|work|desk))?(?: on)?|
      available (?:again )?(?:on|from)|bis(?: einschließlich| zum| einschl\.)?|ab(?: dem)?|wieder am|
      jusqu['’](?:au|à)|de retour le|retour le|hasta el|hasta|regreso el|fino al|rientro il|rientrerò il|
      riapr(?:e|iamo|irà|iremo)|rouvr(?:e|ons|ira|irons)|reabr(?:e|imos|irá|iremos)|
      reopen(?:s|ing)?(?: on)?|wieder geöffnet(?: ab)?|heropen(?:t|en)(?: op)?|tot(?: en met)?|t/m|terug op|
      até|do dnia|до|to
    )\b[\s:]*
  `,
  'giu',
);

const IN_ENGLISH =
  /^(?:until|till|til|through|thru|back|return|available|re-?open|open|re-?join|resum|in again|to\b)/i;

/** That somebody is back, or works again: the day stands in the same sentence. */
const RETURNS = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    '(?<!\\b(?:get|gets|getting|got|call|write|writing|report|reply|go) )back|return(?:s|ing)?|re-?join(?:s|ing)?|resum(?:e|es|ing)|re-?open(?:s|ing)?|opens? again|in again',
    'wieder|zurück',
    'de retour|revien(?:s|t|dra|drai|drons)|reprend(?:s|ra|rai|rons)?|reprenons|reprise',
    'vuelv[oe]|volver\\p{L}+|volvemos|regres\\p{L}+|(?:me|se|nos) reincorpor\\p{L}+|de vuelta|de nuevo|retom\\p{L}+|reanud\\p{L}+',
    'torn(?:o|erò|a|erà|iamo|eremo)|rientr\\p{L}+|riprend\\p{L}+|di nuovo|riapr\\p{L}+',
    'weer|terug|hervat\\p{L}*',
    'volt(?:o|arei|a|amos|aremos)|de volta|regress\\p{L}+',
    'åter|tillbaka|tilbage|tilbake|igen|igjen',
  ].join('|')})(?!\p{L})`,
  'giu',
);
const MOST_BETWEEN = 50;
/** "Within 2-3 days", "24/7": figures of something else. */
const NO_DATE = /^(?:\d{1,2}-\d{1,2}(?!-)|24\/7)/;
/** The day may stand before it: "am 24.08. bin ich wieder da", "op 24 augustus ben ik weer op kantoor". */
const DAY_BEFORE = new RegExp(
  inLines`
    (?<!\p{L})(?:am|op|vanaf|från|fra|from|den|on|le|el|il|em|dia)\s+(?=[^!?\n]{4,45}(?<!\p{L})(?:
      wieder|zurück|weer|terug|tillbaka|åter|tilbage|tilbake|back|de retour|de vuelta|de nuevo|di nuovo|
      de volta
    )(?!\p{L}))
  `,
  'giu',
);

/** "5月7日(木)より順次ご返信", "5月8日恢复上班", "5월 7일부터": the day stands before what is said of it. */
const EASTERN_DAY = new RegExp(
  inLines`
    (?:(20\d\d)\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]\s*(?:[(（][^)）]{1,5}[)）])?\s*
    (?=
      より|から|まで|以降|に(?:復帰|再開|戻)|
      起|以?[后後]|恢[复復]|返回|回来|回到|上班|复工|復工|。|
      까지|부터|에 ?(?:복귀|재개)|이후
    )
  `,
  'g',
);
const IN_THE_EAST_UNTIL = /(?:至|到|直到)\s*(?:(20\d\d)\s*年\s*)?(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]/g;
/** Arabic figures are written wide there, too. */
const inNarrowFigures = (text: string): string => text.replace(/[０-９]/g, (wide) => wide.normalize('NFKC'));

/** The latest day that an absence names beside a word such as "until"; its year follows from the mail's own date. */
export function returnDateIn(text: string, sent: Date | null, order: DayOrder = 'unclear'): string | null {
  const isDayFirst = (words: string): boolean => order === 'day_first' || !IN_ENGLISH.test(words);
  const said = text.slice(0, 4_000);
  const days = [
    ...[...said.matchAll(UNTIL), ...said.matchAll(DAY_BEFORE)].map((match) =>
      dayAt(behind(said, match, 60), sent, isDayFirst(match[0])),
    ),
    ...[...said.matchAll(RETURNS)].map((match) =>
      firstDayIn(behind(said, match, MOST_BETWEEN + 30), sent, isDayFirst(match[0])),
    ),
    ...[EASTERN_DAY, IN_THE_EAST_UNTIL]
      .flatMap((pattern) => [...inNarrowFigures(said).matchAll(pattern)])
      .map(([, year, month, day]) => inYear(Number(month) - 1, Number(day), year, sent)),
  ].filter((day) => day !== null);
  const sane = days.filter(
    (day) => sent === null || (day > sent.getTime() - 2 * DAY_MS && day < sent.getTime() + 500 * DAY_MS),
  );
  return sane.length > 0 ? new Date(Math.max(...sane)).toISOString().slice(0, 10) : null;
}

const behind = (text: string, { index, 0: words }: RegExpExecArray, length: number): string =>
  text.slice(index + words.length, index + words.length + length);

/** The first day that the rest of a sentence names. */
function firstDayIn(words: string, sent: Date | null, isDayFirst: boolean): number | null {
  const [sentence = ''] = words.split(/[!?;\n]|(?<!\d)\.\s/);
  for (const { index } of sentence.slice(0, MOST_BETWEEN).matchAll(/(?<![\p{L}\d./-])[\p{L}\d]/gu)) {
    const day = NO_DATE.test(sentence.slice(index)) ? null : dayAt(sentence.slice(index), sent, isDayFirst);
    if (day !== null) return day;
  }
  return null;
}

function dayAt(words: string, sent: Date | null, isDayFirst: boolean): number | null {
  const text = words
    .toLowerCase()
    .replace(/^(and including|including|approximately|about|around|the|den|dem|el|le|il|am|op)\s+/, '');
  const iso = /^(?:[\p{L}.]+,?\s+)?(\d{4})-(\d{1,2})-(\d{1,2})/u.exec(text);
  if (iso) return utc(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const weekday = /^(?:next |coming |this |nächsten |le |el )?(\p{L}+)/u.exec(text)?.[1] ?? '';
  const rest =
    WEEKDAYS.has(weekday) ||
    /^(mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so)$/.test(weekday)
      ? text.replace(
          /^(?:next |coming |this |nächsten |le |el )?[\p{L}-]+\.?[\s,]*(?:the |den |dem |le |el |am )?/u,
          '',
        )
      : text;
  return (
    namedDay(rest, sent) ??
    numericDay(rest, sent, isDayFirst) ??
    (rest === text ? null : nextOfMonth(rest, weekday, sent)) ??
    nextWeekday(weekday, sent)
  );
}

function namedDay(text: string, sent: Date | null): number | null {
  const monthFirst = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s+(\d{4}))?/u.exec(text);
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s*(?:of |de |d['’])?\s*(\p{L}{3,})\.?(?:,?\s+(?:de )?(\d{4}))?/u.exec(
      text,
    );
  const [month, day, year] = monthFirst
    ? [monthFirst[1], monthFirst[2], monthFirst[3]]
    : [dayFirst?.[2], dayFirst?.[1], dayFirst?.[3]];
  const index = MONTHS.get(month ?? '');
  return index === undefined ? null : inYear(index, Number(day), year, sent);
}

/** `4/12` is read the American way round in English, `4.12.` the European, unless that is no day. */
function numericDay(text: string, sent: Date | null, isDayFirst: boolean): number | null {
  const [, one = '', mark = '', two = '', year] =
    /^(\d{1,2})([/.-])(\d{1,2})(?:[/.-](\d{4}|\d{2}))?/.exec(text) ?? [];
  if (one === '') return null;
  const [a, b] = [Number(one), Number(two)];
  const monthFirst = (mark === '/' && a <= 12 && !isDayFirst) || b > 12;
  return inYear((monthFirst ? a : b) - 1, monthFirst ? b : a, year?.length === 2 ? `20${year}` : year, sent);
}

/**
 * An answer that somebody forgot to switch off names a day of the past, and asks for no wait of most of a year: only what
 * lies further back than this is a day of the next year.
 */
const LONGEST_FORGOTTEN_MS = 120 * DAY_MS;

function inYear(month: number, day: number, year: string | undefined, sent: Date | null): number | null {
  if (!(month >= 0 && month < 12 && day >= 1 && day <= 31)) return null;
  if (year) return utc(Number(year), month, day);
  if (!sent) return null;
  const thisYear = utc(sent.getUTCFullYear(), month, day);
  return thisYear < sent.getTime() - LONGEST_FORGOTTEN_MS
    ? utc(sent.getUTCFullYear() + 1, month, day)
    : thisYear;
}

/** "Monday the 24th": of the next month that has it on such a day. */
function nextOfMonth(text: string, weekday: string, sent: Date | null): number | null {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th|º|\.)?(?!\p{L}|\d|[:/.-]\d)/u.exec(text)?.[1] ?? 0);
  if (!sent || day < 1 || day > 31) return null;
  const ahead = [0, 1, 2, 3].map((months) => utc(sent.getUTCFullYear(), sent.getUTCMonth() + months, day));
  const coming = ahead.filter((one) => one > sent.getTime() - DAY_MS);
  return coming.find((one) => new Date(one).getUTCDay() === WEEKDAYS.get(weekday)) ?? coming[0] ?? null;
}

function nextWeekday(name: string, sent: Date | null): number | null {
  const weekday = WEEKDAYS.get(name);
  if (weekday === undefined || !sent) return null;
  const ahead = (weekday - sent.getUTCDay() + 7) % 7 || 7;
  return utc(sent.getUTCFullYear(), sent.getUTCMonth(), sent.getUTCDate() + ahead);
}

const utc = (year: number, month: number, day: number): number => Date.UTC(year, month, day);
