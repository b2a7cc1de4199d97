import { type DecimalMark, readPrice } from '../cells/price-text.ts';
import type { ColumnRole } from '../columns/column-role.ts';
import type { PriceListLine, SheetReading } from '../price-list-line.ts';
import { discountAt } from '../prices/retail-discount.ts';

const BOUGHT_AT: readonly ColumnRole[] = ['cost', 'case_cost', 'tier'];
const MONEY = /\d[.,]\d{2}(?!\d)|\p{Sc}\s?\d/u;
/** Figures with decimals that are no money. */
const MEASURE =
  /(?<!\p{L})(?:weights?|wt|gewicht|poids|peso|kgs?|lbs?|oz|length|width|height|depth|cube|cbm|dim\p{L}*|cm|mm|inch(?:es)?)(?!\p{L})/iu;

/** A policy's least prices to advertise, or what shops charge: no sheet of it says what a shop itself would pay. */
export const isRetailSchedule = (
  sheets: readonly SheetReading[],
  lines: readonly Pick<PriceListLine, 'cost'>[],
  decimal: DecimalMark,
): boolean =>
  lines.length > 0 &&
  lines.every(({ cost }) => cost === null) &&
  sheets.every(
    (sheet) =>
      !sheet.columns.some(({ role }) => BOUGHT_AT.includes(role)) &&
      discountAt(sheet.headings) === null &&
      !hasMoneyUnread(sheet, decimal),
  );

/** It may be what a shop pays, called by a word that isn't known: a person can say so only of a list that is shown. */
const hasMoneyUnread = ({ headings, columns, samples }: SheetReading, decimal: DecimalMark): boolean =>
  headings.some(
    (heading, at) =>
      !columns.some(({ index }) => index === at) &&
      !MEASURE.test(heading) &&
      samples.some(
        (cells) => MONEY.test(cells[at] ?? '') && readPrice(cells[at] ?? '', decimal)?.amount != null,
      ),
  );
