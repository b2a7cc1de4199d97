import { inLines } from '../../../../../kernel/in-lines.ts';
import { APPLICATION_FORM } from '../phrases/application-form.ts';
import { saysSo } from '../phrases/phrases.ts';
import type { AnyFact } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { urlsIn } from './addresses.ts';

const FORM_ADDRESS = new RegExp(
  inLines`
    apply|applica|wholesale|register|registr|sign-?up|become|dealer|stockist|retailer|reseller|trade|b2b|onboard|
    typeform|jotform|forms?[./]|new-?account|account|haendler|handler|revendeur|distribuid|mayorist|rivendit|
    inscription|alta|partner|faire|request|area-|cadastro|aanmeld|inschrijv|registo
  `,
  'i',
);
/** Addresses of other things: prices, a talk, a policy. */
const OTHER_ADDRESS = new RegExp(
  inLines`
    calendly|calendar|\brat(?:e|ings?)\b|feedback|csat|satisfaction|zoom\.|meet\.|drive\.google|dropbox|
    wetransfer|price-?list|pricing|catalog|line-?sheet|policy|policies|\/map\b|unsubscribe|instagram|facebook|
    linkedin|youtube|maps\.|returns|faq|privacy|\.(?:pdf|xlsx?|csv|zip)$
  `,
  'i',
);

/** The form's own address: in the sentence that asks for it, or beside it. */
export function applicationUrlFact(sentences: readonly Said[]): AnyFact | undefined {
  const asks = sentences.map(
    ({ plain, clauses }) =>
      saysSo(APPLICATION_FORM, plain) || clauses.some((clause) => saysSo(APPLICATION_FORM, clause)),
  );
  const candidates = sentences.flatMap(({ words }, index) =>
    urlsIn(words)
      .filter((url) => !OTHER_ADDRESS.test(url))
      .map((url) => ({ url, words, worth: worthOf(url, index, asks) })),
  );
  const [best] = candidates.filter(({ worth }) => worth > 1).sort((one, other) => other.worth - one.worth);
  return best && { name: 'application_url', value: best.url, words: best.words, confidence: 0.85 };
}

function worthOf(url: string, index: number, asks: readonly boolean[]): number {
  const isBeside = asks[index - 1] || asks[index + 1];
  return (asks[index] ? 3 : isBeside ? 1.5 : 0) + (FORM_ADDRESS.test(url) ? 1 : 0);
}

/** The link of a mail that is about a form, where it has but one that may be it. */
export function linkIn(sentences: readonly Said[]): AnyFact | undefined {
  const links = sentences.flatMap(({ words }) =>
    urlsIn(words)
      .filter((url) => !OTHER_ADDRESS.test(url))
      .map((url) => ({ url, words })),
  );
  const [only] = links;
  return only && new Set(links.map(({ url }) => url)).size === 1
    ? { name: 'application_url', value: only.url, words: only.words, confidence: 0.7 }
    : undefined;
}
