import { inLines } from '../../../../kernel/in-lines.ts';
import { HOME_WORDS } from './named-strangers.ts';

const ABROAD_WORDS = new RegExp(
  inLines`
    \b(?:
      canada|mexico|united kingdom|uk|europe|
      eu|emea|germany|deutschland|dach|france|spain|italy|benelux|nordics?|australia|
      new zealand|asia|apac|japan|latin america|latam|middle east|africa|international|export|overseas
    )\b
  `,
  'i',
);
/** A desk named for the buyer's own country comes before one for another. */
export const regionOf = (words: string): number =>
  HOME_WORDS.test(words) ? 6 : ABROAD_WORDS.test(words) ? -2 : 0;
const HOME_MARKS: ReadonlySet<string> = new Set(['us', 'usa', 'na', 'america', 'americas']);
const ABROAD_MARKS: ReadonlySet<string> = new Set(
  'uk gb eu europe emea de fr it es nl au aus ca jp japan apac asia intl international export'.split(' '),
);

/** Between desks of equal worth: the one named for wholesale itself, and the one for the home market. */
export function preferenceFor(local: string): number {
  const marks = local.split(/[._-]+/);
  const forHome = marks.some((mark) => HOME_MARKS.has(mark)) ? 2 : 0;
  const forAbroad = marks.some((mark) => ABROAD_MARKS.has(mark)) ? 2 : 0;
  return (local.startsWith('wholesale') ? 1 : 0) + forHome - forAbroad;
}
