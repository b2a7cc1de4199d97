import type { Match } from '../../domain/price-list/price-list.ts';

/** What became of a line's code, in a table's cell and in a sentence. */
export const MATCH_WORDS: Record<Match, { short: string; long: string }> = {
  matched: { short: 'Listed', long: 'With a listing' },
  several: { short: 'Choose one', long: 'With several listings' },
  none: { short: 'Not found', long: 'Without a listing' },
  no_code: { short: 'No code', long: 'Without a code' },
};
