import { cleanGtin, whyNoGtin } from '../../../../catalog/domain/gtin.ts';

export interface CodeText {
  upc: string | null;
  asin: string | null;
  /** Why a code that stands there is none, as a sentence. */
  fault: string | null;
}

const ASIN = /^B0[0-9A-Z]{8}$/;
const NO_CODE: CodeText = { upc: null, asin: null, fault: null };
const NOTHING = /^(?:n\/?a|none|tb[ad]|pending|-+|—|no upc|0+)$/i;

/** A cell of codes: the first that is right, an ASIN apart. A code that was cut short is never completed. */
export function readCode(raw: string): CodeText {
  const text = raw
    .normalize('NFKC')
    .replace(/^[='"\s]+|["'*†\s]+$/g, '')
    // "036414020631 (old)", and figures parted by thousands
    .replace(/(?<=\d)\s*\([\p{L}\s.]*\)$/u, '')
    .replace(/^\d{1,3}(?:,\d{3}){3,4}$/, (figures) => figures.replaceAll(',', ''))
    .trim();
  if (text === '' || NOTHING.test(text)) return NO_CODE;
  if (ASIN.test(text.toUpperCase())) return { ...NO_CODE, asin: text.toUpperCase() };
  const parts = text.split(/[,;|/\n]|\bor\b/i).map((part) => part.replace(/^[^\d]+(?=\d{6})/, ''));
  for (const part of parts) {
    const upc = cleanGtin(part);
    if (upc !== null) return { ...NO_CODE, upc };
  }
  return { ...NO_CODE, fault: whyNoGtin(text) };
}

/** Whether a cell looks like the code on a package. */
export const looksLikeCode = (text: string): boolean =>
  /^\d[\d\s-]{9,15}\d$/.test(text.trim()) && readCode(text).upc !== null;
