import type { PolicyField } from '../../brands/domain/policy/policy.ts';
import type { RowOutcome } from './run.ts';

/** As many rows as a person tries before a run. */
export const DRY_RUN_ROWS = 10;

/** What a run would find of one brand. */
export interface DryRow {
  brandId: number;
  name: string;
  /** Null where the time was up before its end. */
  outcome: RowOutcome | null;
  website: string | null;
  /** The best way in, with its address veiled: the run itself brings it. */
  wayIn: string | null;
  reason: string | null;
  /** What its site says about selling to retailers. */
  statements: { field: PolicyField; sentence: string; url: string }[];
  trail: { step: string; url?: string; detail: string }[];
}

/** Leaves of an address what it is for and where: a dry run shows that it was found, not what a row is paid for. */
export const veilAddresses = (text: string): string =>
  text
    .replace(/([\p{L}\p{N}])[\p{L}\p{N}._%+-]*@([\p{L}\p{N}.-]+\.\p{L}{2,})/gu, '$1…@$2')
    .replace(/([\p{L}\p{N}])[\p{L}\p{N}._%+-]*(\s?[[({]\s?at\s?[\])}])/giu, '$1…$2');

const MOST_QUOTES = 2;

/** What of a site's own words there is room for; one sentence often answers several questions. */
export const quotesOf = <Statement extends { sentence: string; url: string }>(
  statements: readonly Statement[],
): Statement[] =>
  [...new Map(statements.toReversed().map((one) => [one.sentence, one])).values()]
    .toReversed()
    .slice(0, MOST_QUOTES);
