/** UPC-A, EAN-13, GTIN-14 and EAN-8 end in a digit that checks the rest. */
const hasRightCheckDigit = (code: string): boolean => {
  let sum = 0;
  for (let index = 0; index < code.length; index += 1) {
    // Counted from the right, every second digit weighs three.
    sum += Number(code[code.length - 1 - index]) * (index % 2 === 0 ? 1 : 3);
  }
  return sum % 10 === 0;
};

const LENGTHS = [8, 12, 13, 14];

/**
 * A product code as it stands on the package, or null where it is none: spreadsheets drop leading zeros and
 * append ".0", people add spaces and hyphens.
 */
export function cleanGtin(text: string): string | null {
  const digits = text.trim().replace(/\.0+$/, '').replace(/[\s-]/g, '');
  if (!/^\d{6,14}$/.test(digits) || /^0+$/.test(digits)) return null;
  if (LENGTHS.includes(digits.length) && hasRightCheckDigit(digits)) return digits;
  const padded = digits.padStart(digits.length < 12 ? 12 : 13, '0');
  return padded.length > digits.length && hasRightCheckDigit(padded) ? padded : null;
}

/** All codes of a cell, sorted into the two kinds by their length. */
export function readGtins(cell: string): { upcs: string[]; eans: string[] } {
  const codes = new Set(cell.split(/[,;|\n]+/).flatMap((part) => cleanGtin(part) ?? []));
  const upcs = [...codes].filter((code) => code.length === 12);
  return { upcs, eans: [...codes].filter((code) => code.length !== 12) };
}
