import { BARE_DOLLAR } from '../cells/currency.ts';
import { datedAs } from '../cells/price-dates.ts';
import type { Column } from '../columns/column-role.ts';

const NEW_OR_OLD =
  /^(?:old|new|current|previous|prior|now|was|alt|neu|ancien|nouveau|vecchio|nuovo|anterior|nuevo|oud|nieuw)(?: (?:price|preis|prix|prezzo|precio|prijs))?$/i;
const CURRENCY_OR_COUNTRY =
  /^\(?(?:in )?(?:USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|MXN|SEK|DKK|NOK|US|USA|UK|EU|CA|AU|\p{Sc}|US ?\$|CA? ?\$|AU? ?\$)\)?$/u;

/** Below "Wholesale": from when on, of what state or in which currency it holds. */
export const tellsPricesApart = (cell: string): boolean =>
  datedAs(cell) !== null || NEW_OR_OLD.test(cell.trim()) || CURRENCY_OR_COUNTRY.test(cell.trim());

/** Of old and new what is new, of several years the latest, of several currencies the dollar; else the surest, and of equals the one on the left. */
export const bySureness = (one: Column, other: Column): number =>
  other.confidence - one.confidence ||
  Number(isNew(other)) - Number(isNew(one)) ||
  yearOf(other) - yearOf(one) ||
  Number(isOfDollars(other)) - Number(isOfDollars(one)) ||
  one.index - other.index;

const isNew = ({ heading }: Column): boolean =>
  /\b(?:new|effective|neu(?:er)?|nuovo|nouveau|nuevo)\b/i.test(heading);

/** In what a seller on Amazon pays, of several currencies or countries. */
export const isOfDollars = ({ currency, heading }: Column): boolean =>
  currency === 'USD' || currency === BARE_DOLLAR || /\b(?:US|USA|U\.S\.A?)(?![\p{L}])/u.test(heading);

const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/\bUSA?\b/, 'USD'],
  [/\b(?:CAN|CDN|Canada|Canadian)\b|\bCA (?=[A-Z])/, 'CAD'],
  [/\b(?:UK|GB)\b/, 'GBP'],
  [/\b(?:EU|Europe|Eurozone)\b/, 'EUR'],
  [/\b(?:AU|AUS|Australia)\b/, 'AUD'],
];

/** What is paid in the country that a price's heading names. */
export const currencyOfCountry = (heading: string): string | null =>
  COUNTRIES.find(([country]) => country.test(heading))?.[1] ?? null;

/** A price beside one of a year is that of now. */
const yearOf = ({ heading }: Column): number => Number(/\b20\d\d\b/.exec(heading)?.[0] ?? 9999);
