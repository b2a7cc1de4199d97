import { CHINESE, HAN } from './chinese.ts';
import { JAPANESE, KANA } from './japanese.ts';
import { HANGUL, KOREAN } from './korean.ts';

const ITS_SIGNS =
  /[\u1100-\u11ff\u3000-\u303f\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]+/g;

/** Chinese signs stand in Japanese, too, and now and then in Korean. */
const meansIn = (text: string) => (KANA.test(text) ? JAPANESE : HANGUL.test(text) ? KOREAN : CHINESE);

const isOfTheEast = (text: string): boolean => KANA.test(text) || HANGUL.test(text) || HAN.test(text);

/** The English for what is said in Japanese, Korean or Chinese; any other text as it is. */
export function fromTheEast(text: string): string {
  if (!isOfTheEast(text)) return text;
  let english = text.normalize('NFKC').replace(YEAR_AND_MONTH, inWords).replace(MONEY, inFigures);
  for (const [said, means] of meansIn(english))
    english = english.replace(said, means.endsWith(' ') ? ` ${means}` : ` ${means}, `);
  return english
    .replace(ITS_SIGNS, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/[\s,]*\?[\s,]*/g, '? ')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

const YEAR_AND_MONTH = /(?<year>20\d\d) ?[年년] ?(?<month>1[0-2]|0?[1-9]) ?[月월]/g;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** With its sign behind it, by which the phrases know a month. */
const inWords = (_: string, year: string, month: string): string =>
  ` ${MONTHS[Number(month) - 1]} ${year} ${Number(month)}月`;

/** "5万円", "3000元人民币". */
const MONEY =
  /(?<count>\d[\d,]{0,12}(?:\.\d{1,2})?) ?(?<myriads>[万萬만])? ?(?<unit>円|元(?:人民[币幣])?|원)/g;
const CURRENCIES: Readonly<Record<string, string>> = { 円: 'yen', 원: 'krw' };
const inFigures = (_: string, count: string, myriads: string | undefined, unit: string): string =>
  ` ${Number(count.replaceAll(',', '')) * (myriads ? 10_000 : 1)} ${CURRENCIES[unit] ?? 'cny'} `;

/** Its sentences stand one behind the other without a blank; Korean has one, and no capitals. */
export const splitOfTheEast = (text: string): string[] =>
  isOfTheEast(text) ? text.split(/(?<=[。！？])|(?<=[.?!])\s+(?=[\uac00-\ud7af])/) : [text];
