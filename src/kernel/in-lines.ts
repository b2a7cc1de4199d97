/**
 * The source of a long regular expression, or a piece of markup, in lines that can be read and compared: their breaks and
 * indents are no part of it, so that a space which is one never begins a line. What is put into it stays as it is.
 */
export const inLines = ({ raw }: TemplateStringsArray, ...values: readonly string[]): string =>
  raw.map((text, index) => text.replace(/\n\s*/g, '') + (values[index] ?? '')).join('');

/** A long row of words in several lines: one space stands for each break with its indent. */
export const oneLine = ({ raw: [text = ''] }: TemplateStringsArray): string =>
  text.trim().replace(/\s*\n\s*/g, ' ');
