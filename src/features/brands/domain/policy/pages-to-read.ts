import type { PageKind } from '../page/wording.ts';

/** Pages that are read for what they say of selling to shops alone, where the way in is known already. */
const MOST_PAGES_FOR_POLICY = 2;

/** Rules for those who sell already, on a page or two of their own, leave the rest to be asked: one more may answer it. */
export const mayReadForPolicy = (read: readonly PageKind[]): boolean =>
  read.length < MOST_PAGES_FOR_POLICY ||
  (read.length === MOST_PAGES_FOR_POLICY && read.every((kind) => kind === 'trade_terms'));

const TERMS = /terms|polic(?:y|ies)|conditions|faq|guidelines|bedingungen|konditionen|requirements/i;
const QUESTIONS = /faq|questions|fragen|preguntas|domande|vragen|help-?cent/i;
const GENERAL_TERMS =
  /terms|\/agb|\/cgv|\/legal\b|\/policies\/?$|conditions|bedingungen|condiciones|condizioni|voorwaarden/i;
const NO_TERMS = /privacy|shipping|refund|return|cookie|accessib|versand|datenschutz|livraison|envio|spediz/i;

const HELP = /\/(?:help|hilfe|aide|ayuda|aiuto|hulp)\/?(?:[?.]|$)/i;
/** A house's terms of business, where some have a paragraph for shops. */
export const isGeneralTerms = (url: string): boolean => GENERAL_TERMS.test(url) && !NO_TERMS.test(url);
const worthAsTerms = (url: string): number => (isGeneralTerms(url) ? 20 : 0);

/** How likely a page is to say how the brand sells to shops; 0 where it isn't worth a request. */
export function worthForPolicy(url: string, kind: PageKind, isTradeRead: boolean): number {
  switch (kind) {
    case 'trade_terms':
      return 100;
    case 'application':
    case 'wholesale':
      return TERMS.test(url) ? 95 : 90;
    case 'partners':
      return isTradeRead ? worthAsTerms(url) : 70;
    case 'support':
      return QUESTIONS.test(url) ? 60 : HELP.test(url) ? 30 : 0;
    case 'legal':
      // A shop's general terms say something of resale only where it sells to shops at all.
      return isTradeRead ? worthAsTerms(url) : 0;
    case 'locator':
      // It may name the distributors.
      return 15;
    default:
      return 0;
  }
}
