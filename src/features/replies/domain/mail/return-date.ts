import { DAY_MS } from '../../../../kernel/durations.ts';

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
    ['march', 'mar', 'märz', 'maerz', 'mars', 'marzo', 'maart', 'março', 'marca', 'марта'],
    ['april', 'apr', 'avril', 'abril', 'aprile', 'kwietnia', 'апреля'],
    ['may', 'mai', 'mayo', 'maggio', 'mei', 'maio', 'maja', 'мая'],
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
      'grudnia',
      'декабря',
    ],
  ].flatMap((names, index) => names.map((name) => [name, index] as const)),
);

const WEEKDAYS = new Map(
  [
    ['sunday', 'sonntag', 'dimanche', 'domingo', 'domenica', 'zondag'],
    ['monday', 'montag', 'lundi', 'lunes', 'lunedì', 'lunedi', 'maandag'],
    ['tuesday', 'dienstag', 'mardi', 'martes', 'martedì', 'martedi', 'dinsdag'],
    ['wednesday', 'mittwoch', 'mercredi', 'miércoles', 'mercoledì', 'mercoledi', 'woensdag'],
    ['thursday', 'donnerstag', 'jeudi', 'jueves', 'giovedì', 'giovedi', 'donderdag'],
    ['friday', 'freitag', 'vendredi', 'viernes', 'venerdì', 'venerdi', 'vrijdag'],
    ['saturday', 'samstag', 'samedi', 'sábado', 'sabato', 'zaterdag'],
  ].flatMap((names, index) => names.map((name) => [name, index] as const)),
);

/** Before a date: that it is the day of the return, or the last day away. */
const UNTIL =
  /\b(until|till|til|through|thru|back (?:in (?:the )?office )?(?:on|in|from)|back(?: to work)?|return(?:ing|s)?(?: to (?:the |my )?(?:office|work|desk))?(?: on)?|available (?:again )?(?:on|from)|bis(?: einschließlich| zum| einschl\.)?|ab(?: dem)?|wieder am|jusqu['’](?:au|à)|de retour le|retour le|hasta el|hasta|regreso el|fino al|rientro il|rientrerò il|riapr(?:e|iamo|irà|iremo)|rouvr(?:e|ons|ira|irons)|reabr(?:e|imos|irá|iremos)|reopen(?:s|ing)?(?: on)?|wieder geöffnet(?: ab)?|heropen(?:t|en)(?: op)?|tot(?: en met)?|t\/m|terug op|até|do dnia|до|to)\b[\s:]*/giu;

const IN_ENGLISH = /^(?:until|till|til|through|thru|back|return|available|reopen|to\b)/i;

/** The latest day that an absence names after a word such as "until"; its year follows from the mail's own date. */
export function returnDateIn(text: string, sent: Date | null): string | null {
  const from = sent ?? null;
  let best: number | null = null;
  for (const match of text.slice(0, 4_000).matchAll(UNTIL)) {
    const day = dayAt(
      text.slice(match.index + match[0].length, match.index + match[0].length + 60),
      from,
      !IN_ENGLISH.test(match[0]),
    );
    const isSane =
      day !== null &&
      (from === null || (day > from.getTime() - 2 * DAY_MS && day < from.getTime() + 500 * DAY_MS));
    if (isSane && (best === null || day > best)) best = day;
  }
  return best === null ? null : new Date(best).toISOString().slice(0, 10);
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
          /^(?:next |coming |this |nächsten |le |el )?\p{L}+\.?[\s,]*(?:the |den |dem |le |el |am )?/u,
          '',
        )
      : text;
  return namedDay(rest, sent) ?? numericDay(rest, sent, isDayFirst) ?? nextWeekday(weekday, sent);
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

function inYear(month: number, day: number, year: string | undefined, sent: Date | null): number | null {
  if (!(month >= 0 && month < 12 && day >= 1 && day <= 31)) return null;
  if (year) return utc(Number(year), month, day);
  if (!sent) return null;
  const thisYear = utc(sent.getUTCFullYear(), month, day);
  return thisYear < sent.getTime() - 30 * DAY_MS ? utc(sent.getUTCFullYear() + 1, month, day) : thisYear;
}

function nextWeekday(name: string, sent: Date | null): number | null {
  const weekday = WEEKDAYS.get(name);
  if (weekday === undefined || !sent) return null;
  const ahead = (weekday - sent.getUTCDay() + 7) % 7 || 7;
  return utc(sent.getUTCFullYear(), sent.getUTCMonth(), sent.getUTCDate() + ahead);
}

const utc = (year: number, month: number, day: number): number => Date.UTC(year, month, day);
