/** Folded words of several languages in one pattern; each language by itself, so that one can be added to. */
export const wordsOf = (byLanguage: Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(String.raw`\b(?:${Object.values(byLanguage).flat().join('|')})\b`);
