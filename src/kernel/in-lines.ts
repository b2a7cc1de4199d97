/**
 * The source of a long regular expression, in lines that can be read and compared: their breaks and indents are no part
 * of it, so that a space which is one never begins a line.
 */
export const inLines = ({ raw: [text = ''] }: TemplateStringsArray): string => text.replace(/\n\s*/g, '');
