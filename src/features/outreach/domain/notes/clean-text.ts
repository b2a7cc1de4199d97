// Marks that turn the reading direction around can make a line read as something else than it says.
const INVISIBLE = /(?![\t\n])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A value that stands in a header, a name or a sentence: one line, whatever was put in. */
export const oneLine = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[\s\u0085\u2028\u2029]+/g, ' ')
    .replace(INVISIBLE, '')
    .trim();

/** Text in lines and paragraphs: line ends as \n, at most one empty line in a row. */
export const paragraphs = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028]/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
