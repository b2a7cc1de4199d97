import type { SalesMethod } from '../../domain/brand-figures.ts';

const WORDS: Record<SalesMethod, string> = {
  monthly_sold: 'From “bought in past month”',
  rank_drops: 'Estimated from drops of the sales rank',
  both: 'From “bought in past month”, and from drops of the sales rank',
};

/** Where the monthly sales come from, in a few words; the brand's page says it whole. */
export const salesMethodWords = (method: SalesMethod | null): string | undefined =>
  method === null ? undefined : WORDS[method];
