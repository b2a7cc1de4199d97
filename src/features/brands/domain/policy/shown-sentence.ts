import { detached } from '../page/page-text.ts';
import { partAround } from '../page/quote.ts';
import { LONGEST_SENTENCE, type PolicyField } from './policy.ts';

/** What in a clause without end speaks of a field: the part around it is shown. */
const TELLS: Partial<Record<PolicyField, RegExp>> = {
  marketplaces:
    /amazon|e-?bay|market ?place|plat(?:t)?form|third[- ]party|markt-?pl|place de march|piattaform/i,
  map_policy: /advertis|\bmap\b|minimum (?:retail|resale)|mindest|prix minim|precio minim|prezzo minim/i,
  minimum_opening_order: /[$£€]\s?\d|\d[\d.,]*\s?(?:[$£€]|usd|eur|gbp|dollar|pound)/i,
  minimum_reorder: /[$£€]\s?\d|\d[\d.,]*\s?(?:[$£€]|usd|eur|gbp|dollar|pound)/i,
  documents:
    /certificat|licen[cs]e|permit|\btax\b|\bein\b|references?\b|photo|\bw-?9|gewerbe|ust-|kbis|siret|\bnif\b|\bcif\b|visura|partita|\bkvk|\bbtw/i,
};
/** A page must not be kept for one sentence of it, nor a sentence without end be shown whole. */
export function shownSentence(sentence: string, field?: PolicyField): string {
  if (sentence.length <= LONGEST_SENTENCE) return detached(sentence);
  const at = (field && TELLS[field]?.exec(sentence)?.index) ?? 0;
  return detached(partAround(sentence, at, LONGEST_SENTENCE));
}
