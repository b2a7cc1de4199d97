import { inLines } from '../../../../../kernel/in-lines.ts';

/** How each month's name begins, from January on. */
const MONTHS = [
  'jan|gen|ene',
  'feb|fév',
  'mar|mär|mrt',
  'apr|avr|abr',
  'may|mai|maj|mei|mag',
  'jun|juin|giu',
  'jul|juil|lug',
  'aug|août|aout|ago',
  'sep|set',
  'oct|okt|ott|out',
  'nov',
  'dec|dez|déc|dic',
];
const MONTH_NAMES = MONTHS.map((names) => new RegExp(`(?<!\\p{L})(?:${names})`, 'iu'));
const MONTH = `(?:${MONTHS.join('|')})\\p{L}{0,7}\\.?`;
const YEAR = "(?:'?\\d{4}|'?\\d{2})";
/** A day that can be nothing else. */
const DAY = `(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th|er|\\.)? ?(?:de |of )?${MONTH}(?: (?:de )?${YEAR})?|${MONTH} ?\\d{1,2}(?:st|nd|rd|th)?(?:,? ${YEAR})?|${MONTH} ${YEAR})`;
/** "1/1" and "1.3." after words that speak of time alone. */
const SHORT_DAY = '(?:\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?|\\d{1,2}\\.\\d{1,2}\\.)';

const UNTIL = inLines`
  (?:
    thru|through|until|before|prior to|till?|ends?|ending|expir\p{L}*|valid (?:to|thru|through|until)|
    bis(?: zum)?|jusqu['’]?(?: ?au|à)?|fino (?:al|a)|sino al|hasta(?: el)?|t/m|tot en met|til og med|
    t\.? ?o\.? ?m\.?
  )
`;
const UNTIL_OR_ELSE = '(?:to|by|before|up to|til|tot|do|até|au)';
const FROM = inLines`
  (?:
    eff(?:ective)?(?: from| as of| on)?|as (?:of|from)|starting|starts?|beginning|begins|since|valid from|
    g[uü]ltig (?:ab|seit)|seit|on (?:or|and|&) after|on/after|after|[aà] (?:partir|compter) du|
    a partire dal|a partir del?|fr\.? ?o\.? ?m\.?|fr(?:a|ån) og? med|gäller från|alkaen
  )
`;
const FROM_OR_ELSE =
  "(?:from|on|after|ab(?: dem)?|d[eè]s(?: le)?|du|dal(?:l['’])?|desde(?: el)?|vanaf|från|fra|od)";

const phrase = (sure: string, vague: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${sure}\\.? ?:? ?(?:${DAY}|${SHORT_DAY})|${vague} ${DAY})(?![\\p{L}\\d])`, 'giu');
const UNTIL_DAY = phrase(UNTIL, UNTIL_OR_ELSE);
const FROM_DAY = phrase(FROM, FROM_OR_ELSE);

/** Orders from a day on are charged what stands below. */
const OF_ORDERS =
  /(?<!\p{L})(?:orders?|shipments?|ship(?:ped|ping|s)?|invoiced?|valid|good|placed|received)(?!\p{L})/giu;

/** Whether a heading's price ends on a day or begins on one. */
export function datedAs(heading: string): 'until' | 'from' | null {
  if (!/\d/.test(heading)) return null;
  if (heading.search(FROM_DAY) >= 0) return 'from';
  return heading.search(UNTIL_DAY) >= 0 ? 'until' : null;
}

/**
 * The day on which a heading's price begins, where that is yet to come. A day without its year may have come already, and so
 * may one that is past when it is read the other way round (3/4/2026): of two ways the earlier counts.
 */
export function dayToCome(heading: string, today: Date): Date | null {
  const days = (heading.match(FROM_DAY) ?? []).map(daysIn);
  if (days.length === 0 || days.some((ways) => ways.length === 0)) return null;
  const first = Math.min(...days.flat());
  return first > today.getTime() ? new Date(first) : null;
}

/** A phrase's day in each way that it can be read, in milliseconds; none where it has no year. */
function daysIn(phrase: string): number[] {
  const written = /(\d{1,4})[./-](\d{1,2})[./-](\d{2,4})/.exec(phrase)?.slice(1).map(Number);
  if (written) {
    const [first = 0, second = 0, third = 0] = written;
    if (first > 31) return dayOf(first, second, third);
    return [...dayOf(third, second, first), ...dayOf(third, first, second)];
  }
  const month = MONTH_NAMES.findIndex((name) => name.test(phrase)) + 1;
  const year = /\d{4}|(?<=\d\D+|')\d{2}(?!\d)/.exec(phrase)?.[0];
  if (month === 0 || year === undefined) return [];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(phrase.replace(year, ' '))?.[0];
  return dayOf(Number(year), month, Number(day ?? 1));
}

function dayOf(year: number, month: number, day: number): number[] {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay ? [Date.UTC(year < 100 ? 2000 + year : year, month - 1, day)] : [];
}

/** "Wholesale eff. 1/1/2026" is wholesale; a day alone, over figures, is that of a price. */
export function withoutDates(heading: string): string {
  if (datedAs(heading) === null) return heading;
  const rest = heading.replace(UNTIL_DAY, ' ').replace(FROM_DAY, ' ');
  return /\p{L}/u.test(rest.replace(OF_ORDERS, ' ')) ? rest : `${rest} price`;
}
