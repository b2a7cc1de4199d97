import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { COMES_BACK } from '../mail/answered-subject.ts';
import { WHO_WRITES } from './phrases/asks.ts';
import type { AnyFact } from './reply-facts.ts';
import type { Said } from './said.ts';
import type { Signals } from './signals.ts';

interface Head {
  subject: string;
  headers: readonly { name: string; value: string }[];
  /** It came to an address that we gave for answers to a mail of ours, or from somebody to whom we had written. */
  comesBack?: 'to_our_address' | 'from_recipient' | null;
}

/** Mail that answers nothing of ours: from many, for somebody else, or to sell us something. */
export function answersNothing(
  signals: Signals,
  sentences: readonly Said[],
  facts: readonly AnyFact[],
  head: Head,
  share: number,
): boolean {
  if (signals.legal || signals.stop || sentences.length === 0) return false;
  const isFound = isNoAnswerByRules(signals, sentences, facts, head);
  // Whoever writes "Re:" without our mail's number may have another correspondence in mind.
  const isOther = isReplyToOthers(head);
  if (isFound) return (!isInThread(head) && !isOther) || share >= SOME;
  if (isInThread(head) || head.headers.length === 0) return false;
  if (isShortAnswer(head, sentences)) return false;
  if (ANSWERS_US.test(saidIn(head, sentences))) return false;
  return share >= (answersUs(signals) || facts.some(isTerm) ? MOST : isOther ? MORE : MUCH);
}

/** Of a mail's weight, by its words: what leaves it possible in our own thread, and what is enough elsewhere. */
const SOME = 0.1;
const MUCH = 0.35;
const MORE = 0.5;
/** Against what rules know for an answer. */
const MOST = 0.6;

/** Some programs of phones and help desks name no mail that they answer. */
const isInThread = ({ headers, comesBack }: Head): boolean =>
  comesBack === 'to_our_address' || headers.some(({ name }) => /^(?:in-reply-to|references)$/i.test(name));

/** Whoever wonders who writes to him has got our mail; so has whom we wrote to, when he says next to nothing. */
const isShortAnswer = ({ comesBack }: Head, sentences: readonly Said[]): boolean =>
  sentences.length <= MOST_OF_SHORT &&
  (sentences.some(({ plain }) => WHO_WRITES.test(plain)) ||
    (comesBack === 'from_recipient' && sentences.reduce((sum, { plain }) => sum + plain.length, 0) <= SHORT));
const MOST_OF_SHORT = 4;
const SHORT = 160;

const isReplyToOthers = (head: Head): boolean =>
  head.headers.length > 0 && !isInThread(head) && COMES_BACK.test(head.subject);

const saidIn = ({ subject }: Head, sentences: readonly Said[]): string =>
  `${subject.replace(COMES_BACK, '').toLowerCase()} ${sentences.map(({ plain }) => plain).join(' ')}`;

function isNoAnswerByRules(
  signals: Signals,
  sentences: readonly Said[],
  facts: readonly AnyFact[],
  head: Head,
): boolean {
  const said = sentences.map(({ plain }) => plain).join(' ');
  if (isInThread(head)) return turnsThreadAround(signals, said);
  if (signals.newsletter || signals.phishing || signals.pitch || signals.notForUs) return true;
  const isReply = COMES_BACK.test(head.subject);
  const sold = hintsIn(said);
  const isSale = sold >= 2;
  const isHeaded = head.headers.length > 0;
  const isToUs = ANSWERS_US.test(saidIn(head, sentences));
  if (isHeaded && isSale && (sold >= 3 || !isReply || !isToUs)) return true;
  if (isToUs || (isReply && !isReplyToOthers(head)) || isShortAnswer(head, sentences)) return false;
  // Brands also answer with a mail of its own, which names none of ours: what it says has to show it.
  return (
    isSale ||
    !(
      answersUs(signals) ||
      facts.some(isTerm) ||
      (sold === 0 && facts.some(isLeast)) ||
      (!isHeaded && TALKS_OF_TRADE.test(said))
    )
  );
}

/**
 * Who answers our mail answers it, whatever family, orders or payments he speaks of; unless he sells us something
 * and says nothing of what we asked, or is after a click or our money.
 */
const turnsThreadAround = (signals: Signals, said: string): boolean =>
  Boolean(signals.newsletter) ||
  Boolean(signals.phishing && (signals.link || AFTER_MONEY.test(said))) ||
  Boolean(signals.pitch && !speaksOfTerms(signals));
const AFTER_MONEY =
  /\bgift cards?\b|\bbank(?:ing)? (?:details|account|information)\b.{0,40}\b(?:changed|new|updated)\b|\bnew bank|\bkeep this (?:confidential|between us)\b|\bpasswords?\b/;

/** Words of those who answer what somebody wrote to them. */
const ANSWERS_US = new RegExp(
  alternatives({
    english: [
      String.raw`\byour (?:\w+ ){0,2}(?:inquiry|enquiry|request|interest|application|message|e-?mail|note|question|mail)\b`,
      String.raw`\bthank(?:s| you) for (?:\w+ )?(?:reaching|contacting|writing|your|getting|the (?:email|note|message|interest))`,
      String.raw`\byou (?:asked|wrote|contacted|inquired|requested|emailed|applied)\b`,
      String.raw`\b(?:as|per) (?:requested|discussed|your request)\b|\bre: `,
    ],
    german: [
      String.raw`\b(?:ihre|deine|eure) (?:anfrage|nachricht|mail|e-?mail|bewerbung)\b`,
      String.raw`\b(?:ihr|dein) interesse\b`,
    ],
    french: [String.raw`\bvotre (?:demande|message|interet|mail|courriel)\b`],
    spanish: [String.raw`\b(?:su|tu|vuestro) (?:consulta|solicitud|correo|interes|mensaje)\b`],
    italian: [String.raw`\b(?:vostra|sua|tua|vostro|suo) (?:richiesta|mail|e-?mail|messaggio|interesse)\b`],
  }),
);

const speaksOfTerms = (signals: Signals): boolean =>
  Boolean(
    signals.form ??
      signals.priceList ??
      signals.mapStated ??
      signals.minimum ??
      signals.distributor ??
      signals.noMarketplaces ??
      signals.taken,
  );

/** What a brand asks for before it sells; a least order stands in offers to us, too. */
const isTerm = ({ name }: AnyFact): boolean => name === 'documents' || name === 'map';
const isLeast = ({ name }: AnyFact): boolean => name === 'moq_amount' || name === 'moq_units';

/** Says something that only an answer to our inquiry would. */
const answersUs = (signals: Signals): boolean =>
  speaksOfTerms({ ...signals, minimum: undefined }) ||
  Boolean(
    signals.interest ??
      signals.theirOwn ??
      signals.plainNo ??
      signals.wrongContact ??
      signals.notNow ??
      signals.closedDown ??
      signals.mapConsent,
  );

const TALKS_OF_TRADE = new RegExp(inLines`
  \b(?:
    wholesal\w*|resell\w*|retailers?|dealers?|stockists?|b2b|trade (?:account|terms|pric\w+)|distribut\w*|
    price list|line sheet|opening order|minimum order|map policy|new accounts?|resale|
    handler\w*|grosshand\w*|wiederverk\w*|
    revend\w*|grossist\w*|mayorist\w*|rivend\w*|ingrosso
  )\b
`);

const HINTS: readonly RegExp[] = [
  /\b(?:we|i) (?:can )?(?:help|offer|provide|speciali[sz]e|guarantee|deliver|build|generate|work with (?:sellers|brands))\b|\b(?:bieten|proponiamo|offriamo|proposons|ofrecemos|propose)\b/,
  new RegExp(inLines`
    \b(?:free|no obligation|gratis|kostenlos\w*|gratuit\w*) (?:
      trial|audit|demo|quote|sample|samples|consultation|strategy|call|analysis|report|beratung|devis
    )\b|
    \b(?:demo|case study|roi|testimonials?|portfolio|track record)\b
  `),
  new RegExp(inLines`
    \b(?:
      our (?:platform|software|agency|team of|services?|solutions?|clients|customers include|factory|app|tool)|
      your (?:
        listings?|storefront|sales|revenue|rankings?|traffic|conversion|business|web ?site|supply chain|
        logistics|cash flow
      )
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      services?|dienstleistung\w*|servizi\w*|servicios?|software|agency|agentur|agence|agencia|agenzia|
      logistics|
      freight|fret|fracht|fulfil?lment|
      funding|financing|leads|database|marketing|
      seo|ppc|ads|factory|manufacturer|oem|photography|consulting|recruit\w+|insurance
    )\b
  `),
  new RegExp(inLines`
    \b(?:
      working capital|fund|rates? start|
      we (?:photograph|fund|ship|design|manage|build|produce|make|finance)|
      love to feature|gift guide|per image|our (?:rates?|prices) (?:start|begin)|boost|grow|scale|increase|
      double|triple|10x|3x|skyrocket|unlock|maximi[sz]e|dominate|save up to|as low as|starting at|a soli|
      a partir de|ab nur|only \$
    )\b
  `),
  /\b(?:interested\?|reply (?:yes|to this|with)|book a|schedule a|quick call|15 minutes|devis|preventivo|presupuesto|angebot|se interessato|click|link below)\b/,
];

const hintsIn = (said: string): number => HINTS.filter((hint) => hint.test(said)).length;
