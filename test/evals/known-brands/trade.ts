export type Language = 'en' | 'de' | 'fr' | 'it' | 'es' | 'nl' | 'pl' | 'ja';

/** What a maker makes: how its products are listed on a marketplace, and what its own site calls its ranges. */
export interface Trade {
  /** Makers of one family may well be the same company; those of two aren't. */
  family: 'fashion' | 'home' | 'food' | 'tech' | 'play' | 'pets' | 'workshop';
  /** What a company of it adds to its name. */
  word: string;
  titles: readonly string[];
  ranges: Record<Language, readonly [string, string, string, string]>;
}

export const defineTrade = (
  family: Trade['family'],
  word: string,
  titles: readonly string[],
  ...ranges: [string, string, string, string, string, string, string, string]
): Trade => {
  const [en, de, fr, it, es, nl, pl, ja] = ranges.map((list) => list.split('|')) as unknown as [
    ...(readonly [string, string, string, string])[],
  ] as Trade['ranges'][Language][];
  const need = (list: Trade['ranges'][Language] | undefined) => list ?? (['', '', '', ''] as const);
  return {
    family,
    word,
    titles,
    ranges: {
      en: need(en),
      de: need(de),
      fr: need(fr),
      it: need(it),
      es: need(es),
      nl: need(nl),
      pl: need(pl),
      ja: need(ja),
    },
  };
};
