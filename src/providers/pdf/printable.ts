/** What the built-in fonts have beside Latin-1. */
const ALSO = 'ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™';
const KNOWN = new RegExp(`[\\n\\u0020-\\u007e\\u00a0-\\u00ff${ALSO}]`);
/** Letters that no mark can be taken from. */
const PLAIN: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
};

/**
 * Text as the built-in fonts can print it. A letter that they lack stands there without its marks, as people write it
 * on other keyboards; only what has no such spelling is a question mark.
 */
export const printable = (text: string): string =>
  [...text.normalize('NFC')].map((sign) => (KNOWN.test(sign) ? sign : nearest(sign))).join('');

function nearest(sign: string): string {
  // Marks of direction and the halves of composed pictures are nothing to see.
  if (/[\p{Cf}\p{Mn}]/u.test(sign)) return '';
  const plain = PLAIN[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every((each) => KNOWN.test(each)) ? plain : '?';
}
