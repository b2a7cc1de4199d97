/** The digit that makes the sum right: UPC-A, EAN-13, GTIN-14 and EAN-8 end in it. */
function checkDigitOf(body: string): number {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    // Counted from the right, every second digit weighs three.
    sum += Number(body[body.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}

const hasRightCheckDigit = (code: string): boolean => checkDigitOf(code.slice(0, -1)) === Number(code.at(-1));

const LENGTHS = [8, 12, 13, 14];

const digitsOf = (text: string): string => wholeAgain(text).trim().replace(/\.0+$/, '').replace(/[\s-]/g, '');

/** "8.12345678905E+11" has all its digits; "8.12E+11" has lost them. */
export function wholeAgain(text: string): string {
  const [, head = '', tail = '', exponent = ''] = /^\s*(\d)[.,](\d+)e\+?(\d+)\s*$/i.exec(text) ?? [];
  return exponent !== '' && tail.length === Number(exponent) ? head + tail : text;
}

/**
 * A product code as it stands on the package, or null where it is none: spreadsheets drop leading zeros and
 * append ".0", people add spaces and hyphens.
 */
export function cleanGtin(text: string): string | null {
  const digits = digitsOf(text);
  if (!/^\d{6,14}$/.test(digits) || /^0+$/.test(digits)) return null;
  if (LENGTHS.includes(digits.length) && hasRightCheckDigit(digits)) return digits;
  const padded = digits.padStart(digits.length < 12 ? 12 : 13, '0');
  return padded.length > digits.length && hasRightCheckDigit(padded) ? padded : null;
}

/** 1.72938E+18: a spreadsheet took an id for a number. */
export const wasShortened = (text: string): boolean => /^\d(\.\d+)?e\+?\d+$/i.test(digitsOf(text));

/** Why a code is none, as a sentence. */
export function whyNoGtin(text: string): string {
  const digits = digitsOf(text);
  if (wasShortened(text)) return `“${text}” was shortened by a spreadsheet; its last digits are lost.`;
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length))
    return `“${text}” is not a UPC, EAN or GTIN.`;
  return `“${text}” is mistyped: the check digit of that UPC, EAN or GTIN would be ${checkDigitOf(digits.slice(0, -1))}.`;
}

const SEPARATORS = /[,;|\n]+/;

/** All codes of a cell, sorted into the two kinds by their length. */
export function readGtins(cell: string): { upcs: string[]; eans: string[] } {
  const codes = new Set(cell.split(SEPARATORS).flatMap((part) => cleanGtin(part) ?? []));
  const upcs = [...codes].filter((code) => code.length === 12);
  return { upcs, eans: [...codes].filter((code) => code.length !== 12) };
}

/** One code has many lengths: with zeros in front they are all of 14 digits. */
export const gtin14 = (code: string): string => code.padStart(14, '0');
