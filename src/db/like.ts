/** Text in a pattern of `like`, where `%` and `_` stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for `ilike` that finds a text anywhere. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

/** The same for what a person typed into a search; null where that is nothing. */
export const searchPattern = (search: string | undefined): string | null => {
  const wanted = search?.trim();
  return wanted ? containing(wanted) : null;
};

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);
