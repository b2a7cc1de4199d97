import { inLines } from '../../../../../kernel/in-lines.ts';
import type { Column, ColumnRole } from '../columns/column-role.ts';
import { GUESSED } from '../columns/guess-columns.ts';
import type { SheetReading } from '../price-list-line.ts';

/** Headings of what was sold, and of what it made. */
const OF_SALES = new RegExp(
  inLines`
    (?<!\p{L})(?:
      (?:qty|quantity|units?|items?|pcs|cases) (?:\p{L}+ )?sold|sold (?:qty|quantity|units?)|units? ytd|
      (?:net|gross|total) (?:sales|revenue|quantity|items?)|sales (?:qty|quantity|amount|total|ytd)|
      (?:sales|revenue) ?%|% ?of (?:\p{L}+ )?(?:sales|revenue|total)|gross (?:profit|margin)|cogs|
      verkaufte? (?:menge|stück\p{L}*)|absatz|umsatz|rohertrag|
      (?:quantités?|unités) vendue?s|chiffre d.affaires|ventes (?:nettes|brutes)|
      (?:cantidad|unidades) vendid[ao]s?|ventas (?:netas|brutas|totales)|
      (?:quantità|unità|pezzi) vendut[aei]|fatturato|verkochte? (?:aantal\p{L}*|stuks)|omzet
    )(?!\p{L})
  `,
  'iu',
);
/** What somebody paid on average, whatever is asked now. */
const AVERAGE =
  /(?<!\p{L})(?:average|avg|mean|durchschnitt\p{L}*|ø|moyen|promedio|medio|gemiddelde?)(?!\p{L})/iu;

/** What a buyer is told, and a report isn't. */
const OF_LISTS: readonly ColumnRole[] = ['case_pack', 'tier', 'msrp', 'map', 'minimum'];

/** What was sold at which prices, and no list to buy from. */
export const isSalesReport = ({ headings, columns }: Pick<SheetReading, 'headings' | 'columns'>): boolean => {
  const ofSales = headings.filter((heading) => OF_SALES.test(heading));
  const prices = columns.filter(({ role }) => role === 'cost' || role === 'case_cost');
  const tells = ({ role, confidence }: Column) => OF_LISTS.includes(role) && confidence > GUESSED;
  if (ofSales.length === 0 || columns.some(tells)) return false;
  return ofSales.length > 1 || prices.every(({ heading }) => AVERAGE.test(heading));
};
