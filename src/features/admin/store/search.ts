/** A pattern for `ilike` that finds a word anywhere, whatever characters it has. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);
