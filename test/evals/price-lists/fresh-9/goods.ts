export interface Good {
  sku: string;
  title: string;
  section: string;
  cost: number;
  msrp: number;
  map: number;
  /** In a case, and in one of its inner boxes. */
  pack: number;
  inner: number;
  /** With a right check digit. */
  code: string;
}

/**
 * Goods of a table: `# Section` and `sku|title|cost|msrp|case pack|inner pack`. Codes begin with the
 * prefix of the brand.
 */
export function goods(prefix: string, table: string, digits: 12 | 13 = 12): Good[] {
  const all: Good[] = [];
  let section = '';
  for (const text of table.split('\n').map((line) => line.trim())) {
    if (text.startsWith('# ')) section = text.slice(2);
    else if (text) {
      const [sku = '', title = '', cost, msrp, pack, inner] = text.split('|');
      const body = prefix + String(all.length * 13 + 107).padStart(digits - 1 - prefix.length, '0');
      all.push({
        sku,
        title,
        section,
        cost: Number(cost),
        msrp: Number(msrp),
        map: Math.max(Number(cost), Math.round((Math.floor(Number(msrp) * 0.9) - 0.01) * 100) / 100),
        pack: Number(pack ?? 1),
        inner: Number(inner ?? 1),
        code: body + checkDigit(body),
      });
    }
  }
  return all;
}

function checkDigit(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** The GTIN-14 of a case. */
export function caseCode(code: string, indicator: number): string {
  const body = indicator + code.slice(0, -1).padStart(12, '0');
  return body + checkDigit(body);
}

/** 0 12345 67890 5 */
export const spaced = (code: string, by = ' '): string =>
  [code.slice(0, 1), code.slice(1, 6), code.slice(6, 11), code.slice(11)].join(by);

/** 8 710123 456789 */
export const spacedEan = (code: string): string =>
  [code.slice(0, 1), code.slice(1, 7), code.slice(7)].join(' ');
