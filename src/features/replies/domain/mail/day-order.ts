import { inLines } from '../../../../kernel/in-lines.ts';
import type { Home } from './home.ts';
import type { MailHeader } from './received-mail.ts';

/** Whether "03/04" names the day or the month first; unclear where nothing in the mail tells. */
export type DayOrder = 'day_first' | 'month_first' | 'unclear';

const DAY_FIRST_COUNTRY =
  /\.(?:uk|ie|de|at|ch|li|fr|be|lu|nl|es|pt|it|mt|gr|cy|dk|se|no|fi|is|ee|lv|lt|pl|cz|sk|hu|ro|bg|hr|si|rs|eu|au|nz|in|br|mx|ar|cl|tr)$/i;
const MONTH_FIRST_COUNTRY = /\.us$/i;
const DAY_FIRST_PHONE = /\+(?:2[07]|3\d|4\d|5[1-8]|6[0-245]|9[0-8])[\d ().-]{6,}/;
const MONTH_FIRST_PHONE = /\+1[ (.-]|(?<![\d+])\(?[2-9]\d{2}(?:\) ?|[.-])\d{3}[.-]\d{4}(?!\d)/;
const DAY_FIRST_ZONE = new RegExp(inLines`
  ^(?:Europe|Africa|Australia|Atlantic|Indian)/|
  ^Asia/(?!Tokyo|Seoul|Shanghai|Hong_Kong|Taipei|Manila|Ulaanbaatar)|
  ^Pacific/(?:Auckland|Chatham|Fiji)$|
  ^America/(?:Mexico_City|Tijuana|Monterrey|Cancun|Bogota|Lima|Santiago|Caracas|Sao_Paulo|Argentina/)
`);
const MONTH_FIRST_ZONE =
  /^America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Kentucky\/|Indiana\/|Puerto_Rico)|^Pacific\/Honolulu$|^Asia\/Manila$/;
const DAY_BEYOND_TWELVE = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?![\d/]*\/\d{3})\b/;
const MONTH_BEFORE_THIRTEEN = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\b/;
const EUROPEAN_MONEY = /[€£]|\b(?:EUR|GBP|euros?)\b/;
const AMERICAN_MONEY = /(?<![A-Z])\$\s?\d|\bUSD\b/;

/**
 * By the mail's other dates, the country of its address, its money, the telephone below it and the clock that it was
 * written by, then by where the brand and at last the seller are at home, whichever tells first. A server's clock of
 * +0000 says nothing of where somebody sits.
 */
export function dayOrderOf({
  fromEmail,
  text,
  headers,
  signature = null,
  home = null,
}: {
  fromEmail: string;
  text: string;
  headers: readonly MailHeader[];
  signature?: string | null | undefined;
  home?: Home | null | undefined;
}): DayOrder {
  const zone = /([+-]\d{2})\d{2}\b/.exec(headers.find(({ name }) => name === 'date')?.value ?? '')?.[1] ?? '';
  const hours = Number(zone);
  const whole = `${text}\n${signature ?? ''}`;
  const hosts = home?.brandHosts ?? [];
  const evidence: readonly (readonly [dayFirst: boolean, monthFirst: boolean])[] = [
    [DAY_BEYOND_TWELVE.test(text), MONTH_BEFORE_THIRTEEN.test(text)],
    [DAY_FIRST_COUNTRY.test(fromEmail), MONTH_FIRST_COUNTRY.test(fromEmail)],
    [EUROPEAN_MONEY.test(text), AMERICAN_MONEY.test(text)],
    [DAY_FIRST_PHONE.test(whole), MONTH_FIRST_PHONE.test(whole)],
    [hours >= 1 && hours <= 3, hours <= -4 && hours >= -10],
    [
      hosts.some((host) => DAY_FIRST_COUNTRY.test(host)),
      hosts.some((host) => MONTH_FIRST_COUNTRY.test(host)),
    ],
    [DAY_FIRST_ZONE.test(home?.sellerZone ?? ''), MONTH_FIRST_ZONE.test(home?.sellerZone ?? '')],
  ];
  const telling = evidence.find(([dayFirst, monthFirst]) => dayFirst !== monthFirst);
  if (!telling) return 'unclear';
  return telling[0] ? 'day_first' : 'month_first';
}
