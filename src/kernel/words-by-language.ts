/** Folded words of several languages; each language by itself, so that one can be added to. */
type WordsByLanguage = Readonly<Record<string, readonly string[]>>;

/** To be put into a larger pattern. */
export const alternatives = (words: WordsByLanguage): string => Object.values(words).flat().join('|');

export const wordsOf = (words: WordsByLanguage): RegExp =>
  new RegExp(String.raw`\b(?:${alternatives(words)})\b`);
