import { inLines } from '../../../../kernel/in-lines.ts';
import { bareSubject } from '../mail/answered-subject.ts';
import { namesDocuments } from './facts/documents.ts';
import { welcomeElsewhere } from './facts/rules.ts';
import { notNowSaid } from './not-now-said.ts';
import { sentToAnotherHouse } from './other-house.ts';
import { AGREED } from './phrases/agreed.ts';
import { APPLICATION_FORM } from './phrases/application-form.ts';
import { LEGAL_HINTS, NEWSLETTER, NOT_FOR_US, PHISHING, PHISHING_HINTS, PITCH } from './phrases/aside.ts';
import { ASKS_ABOUT_US, ASKS_US, NO_REAL_QUESTION } from './phrases/asks.ts';
import { CLOSED_DOWN, SOLD } from './phrases/closed-or-sold.ts';
import { DISTRIBUTOR } from './phrases/distributor.ts';
import { WRONG_CONTACT } from './phrases/elsewhere.ts';
import { ACTS_FOR, ASKS_SOURCE, SELLS_FOR } from './phrases/everyday-law.ts';
import { MINIMUM, PRICE_LIST, PRICES_TO_COME } from './phrases/gives.ts';
import { INTEREST } from './phrases/interest.ts';
import { LEGAL_DEMAND } from './phrases/legal-demand.ts';
import { MAP_CONSENT, MAP_STATED } from './phrases/map-asked.ts';
import { NO_MARKETPLACES } from './phrases/no-marketplaces.ts';
import { DOOR_OPEN } from './phrases/not-now.ts';
import { type Phrases, saidIn, saidWhole, saysSo } from './phrases/phrases.ts';
import { PLAIN_NO, TURNED_DOWN_THERE } from './phrases/refusals.ts';
import { TAKEN } from './phrases/taken.ts';
import { THEIR_OWN } from './phrases/their-own.ts';
import { priceRows } from './price-rows.ts';
import { type Said, saidOf } from './said.ts';
import { stopSaid } from './stop-said.ts';

/** What a mail says, each with the sentence that says it; the classes follow from these. */
export interface Signals {
  stop?: Said | undefined;
  legal?: Said | undefined;
  taken?: Said | undefined;
  theirOwn?: Said | undefined;
  noMarketplaces?: Said | undefined;
  /** Another place than the refused one is fine with them. */
  elsewhere?: Said | undefined;
  plainNo?: Said | undefined;
  distributor?: Said | undefined;
  wrongContact?: Said | undefined;
  notNow?: Said | undefined;
  /** A paper that they haven't at hand yet is to come within days. */
  toCome?: Said | undefined;
  doorOpen?: Said | undefined;
  form?: Said | undefined;
  mapConsent?: Said | undefined;
  mapStated?: Said | undefined;
  priceList?: Said | undefined;
  minimum?: Said | undefined;
  question?: Said | undefined;
  /** A question that asks for more than papers or our word on prices. */
  furtherQuestion?: Said | undefined;
  interest?: Said | undefined;
  /** Of interest, what nobody says who only thinks about it. */
  agreed?: Said | undefined;
  pitch?: Said | undefined;
  notForUs?: Said | undefined;
  phishing?: Said | undefined;
  newsletter?: Said | undefined;
  closedDown?: Said | undefined;
  /** The writer speaks of himself: who poses as a person does, a notice doesn't. */
  firstPerson?: Said | undefined;
  link?: Said | undefined;
}

export function signalsOf(
  sentences: readonly Said[],
  {
    subject,
    attachments,
    fromName,
    fromEmail,
    toEmail,
    headers,
  }: {
    subject: string;
    attachments: readonly { filename: string }[];
    fromName: string;
    fromEmail: string;
    toEmail: string;
    headers: readonly { name: string; value: string }[];
  },
): Signals {
  const isSentToMany = headers.some(({ name }) => /^list-(?:unsubscribe|id)$/i.test(name));
  const isInThread = headers.some(({ name }) => /^(?:in-reply-to|references)$/i.test(name));
  const told = sentences.filter(({ isQuestion }) => !isQuestion);
  const headed = [...sentences, saidOf(bareSubject(subject))];
  const whole = [
    saidOf(
      sentences
        .map(({ words }) => words)
        .join(' ')
        .slice(0, 900),
    ),
  ];
  const enclosed = (says: RegExp): Said | undefined => {
    const file = attachments.find(({ filename }) => says.test(plainName(filename)));
    return file && saidOf(file.filename);
  };
  const isOfPolicy = MAP_FILE.test(plainName(subject)) || enclosed(MAP_FILE) !== undefined;
  const either = (phrases: Phrases, among: readonly Said[]): Said | undefined =>
    saidIn(phrases, among) ?? saidWhole(phrases, among);
  const newsletter = isSentToMany && !isInThread ? headed[0] : newsletterIn(headed);
  const { notNow, toCome } = notNowSaid(sentences.filter((said) => !isRealQuestion(said)));
  const stop = stopSaid(sentences, { subject, fromName, fromEmail });
  return {
    // What stands below everybody's newsletter is no wish of its sender's.
    stop: newsletter && stop && !OF_THE_WRITER.test(stop.plain) ? undefined : stop,
    legal:
      legalDemand(headed, stop) ??
      sourceAsked(headed, fromEmail) ??
      several(LEGAL_HINTS, [saidOf(fromName), ...headed]),
    taken: saidIn(TAKEN, told),
    theirOwn: either(THEIR_OWN, told),
    noMarketplaces:
      saidIn(NO_MARKETPLACES, told) ?? saidWhole(TURNED_DOWN_THERE, told) ?? inThatCase(sentences),
    elsewhere: welcomeElsewhere(sentences),
    plainNo: saidIn(PLAIN_NO, told),
    distributor: either(DISTRIBUTOR, told) ?? sentToAnotherHouse(sentences, { fromEmail, toEmail }),
    wrongContact: saidIn(WRONG_CONTACT, sentences) ?? saidIn(SOLD, told),
    notNow,
    toCome,
    doorOpen: saidIn(DOOR_OPEN, told),
    form: saidIn(APPLICATION_FORM, sentences) ?? enclosed(FORM_FILE),
    mapConsent:
      either(MAP_CONSENT, sentences) ??
      (isOfPolicy ? saidIn(SIGN, sentences) : undefined) ??
      (saidIn(MAP_NAMED, sentences) && saidIn(OUR_WORD, sentences)),
    mapStated: saidIn(MAP_STATED, sentences) ?? enclosed(MAP_FILE),
    priceList:
      saidIn(PRICE_LIST, told) ?? enclosed(PRICE_FILE) ?? spreadsheet(attachments) ?? inlinePrices(sentences),
    minimum: saidIn(MINIMUM, told) ?? saidIn(MINIMUM, sentences),
    question: sentences.find(isRealQuestion),
    furtherQuestion: sentences.find((said) => isRealQuestion(said) && asksForMore(said)),
    // Who will send prices is open to it.
    interest:
      saidIn(INTEREST, sentences) ?? saidIn(AGREED, sentences) ?? saidIn(PRICES_TO_COME, told) ?? toCome,
    agreed: saidIn(AGREED, told),
    pitch: either(PITCH, [...headed, ...whole]),
    notForUs: either(NOT_FOR_US, headed),
    phishing: either(PHISHING, [...headed, ...whole]) ?? several(PHISHING_HINTS, headed),
    newsletter,
    closedDown: saidIn(CLOSED_DOWN, told),
    link: sentences.find(({ words }) => /https?:\/\/|\bwww\./i.test(words)),
    firstPerson: sentences.find(({ plain }) =>
      /\b(?:i|my|me|we|ich|wir|je|nous|yo|io|noi|nosotros|nostra?|notre|unser\w*|proponiamo|ofrecemos|thanks)\b/.test(
        plain,
      ),
    ),
  };
}

/** "Consider this formal notice that we want no more mail" is nobody's lawyer. */
function legalDemand(sentences: readonly Said[], stop: Said | undefined): Said | undefined {
  const said = saidIn(LEGAL_DEMAND, sentences) ?? saidWhole(LEGAL_DEMAND, sentences);
  return said && (OF_AN_AGENCY.test(said.plain) || (stop && !OF_LAW.test(said.plain))) ? undefined : said;
}

/** "I act for Juniper Loft. Let me have the name of whoever supplied you": a lawyer's demand without a threat. */
function sourceAsked(sentences: readonly Said[], fromEmail: string): Said | undefined {
  const isForAnother =
    LAW_FIRM.test(fromEmail) || sentences.some(({ plain }) => ACTS_FOR.test(plain) && !SELLS_FOR.test(plain));
  return isForAnother ? sentences.find(({ plain }) => ASKS_SOURCE.test(plain)) : undefined;
}
const LAW_FIRM =
  /@[^@]*(?:\blaw\b|law(?:firm|yers?|office)?\.|legal|avocat|anwalt|\brae?\b|kanzlei|abogad|bufete|avvocat|advoca|advoka|adwokat)/i;

/** Who sells for a brand speaks of his client, too. */
const OF_AN_AGENCY = new RegExp(inLines`
  ^(?!.*\b(?:infring\w+|cease|trade ?marks?|rights?|demands?|legal|proceedings|listings?|undertaking|court)\b)
  .*\b(?:our|my) clients?\b.*
  \b(?:forms?|applications?|wholesale|price list|catalog\w*|orders?|accounts?|samples?|showroom)\b
`);

const OF_LAW = new RegExp(inLines`
  \b(?:
    client|proceedings|legal[ei]\b|judicial\w*|
    rechtlich\w*|gerichtlich\w*|
    counsel|attorneys?|lawyers?|solicitors?|legal|court|trademark\w*|marks?|infring\w+|listings?|
    sell(?:ing)?|sales?|goods|
    desist|mandant\w*|anwalt\w*|abmahnung|unterlass\w*|marque|avocat\w*|tribunal|marca|abogad\w*|
    marchio|avvocat\w*|diffid\w*|requier\w*|demeure|litigation|spoliation|sommons|somme|instamos
  )\b
`);

const OF_THE_WRITER =
  /\b(?:me|us|my|our|we|i|uns|mich|unser\w*|mein\w*|nous|moi|notre|nos|nuestr\w+|ci|noi|ons|mij|mig|meg|oss)\b/;

/** One word of a sale is nothing; two are. */
const newsletterIn = (sentences: readonly Said[]): Said | undefined => {
  const found = sentences.filter(({ plain }) => saysSo(NEWSLETTER, plain));
  return found.length >= 2 ? found[0] : undefined;
};

const SEVERAL = 3;

/** Words of several kinds that go together in one sort of mail. */
const several = (kinds: readonly RegExp[], sentences: readonly Said[]): Said | undefined => {
  const found = kinds.map((kind) => sentences.find(({ plain }) => kind.test(plain)));
  return found.filter(Boolean).length >= SEVERAL ? found.find(Boolean) : undefined;
};

const plainName = (filename: string): string => filename.toLowerCase().replace(/[_\-.\s]+/g, ' ');
const FORM_FILE = new RegExp(inLines`
  \b(?:
    applications?|(?:new )?account (?:form|setup|set up|packet|app)|onboarding|questionnaire|credit app|
    dealer (?:form|packet)|registration|
    antrag|formular|handlerantrag|fragebogen|stammdaten|formulaire|ouverture|solicitud|formulario|alta|
    modulo|scheda|anagrafica
  )\b|
  application|antrag
`);
const SIGN: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:
        counter-?sign\w*|sign (?:it|this|the|page|and|both|below|where)|signed (?:copy|and returned)|
        initial (?:it|each|page|the)|docusign|unterschr\w+|gegenzeichn\w*|signe[rz]|firmar\w*|firme|
        firmat\w+|firmare|assin\w+|ondertek\w+
      )\b|
      \b(?:confirm|acknowledge|agree|accept|reply)\w*\b.{0,60}
        \b(?:read|follow|abide|comply|agree|accept|understood|acknowledge)\w*
    `),
  ],
};
const MAP_NAMED: Phrases = { says: [/\b(?:our|the|my|a) map\b|\bminimum advertised\b|\bprice policy\b/] };
const OUR_WORD: Phrases = {
  says: [
    /\b(?:answer|reply|write back|respond|say|send|confirm)\b.{0,60}\b(?:will|to) (?:honou?r|hold|keep|respect|follow|stick)\w*\b/,
    /\b(?:give|have|want|need) (?:me |us )?your word\b/,
  ],
};
const MAP_FILE = /\b(?:u?map|minimum advertised|pricing policy|price policy|reseller (?:agreement|policy))\b/;
const PRICE_FILE = new RegExp(inLines`
  \b(?:
    price|prices|pricing|(?:dealer|wholesale|trade|net|your) costs?|price ?lists?|line ?sheets?|
    wholesale catalog\w*|catalog\w*|
    katalog|catalogo|preisliste\w*|preise|
    tarifs?|listin[oi]|listas? de precios|lista precios|tarifas?|
    cost sheet|order (?:form|sheet)|sell sheet|price ?sheet|rates?|linesheet|pricelist
  )\b(?!.*\b(?:policy|agreement|map)\b)|
  preisliste|pricelist|linesheet
`);

/** "Is this for Amazon? Then it would have to be a no." */
const inThatCase = (sentences: readonly Said[]): Said | undefined =>
  sentences.find(
    ({ plain }, index) =>
      IN_THAT_CASE.test(plain) &&
      sentences.slice(0, index).some((before) => before.isQuestion && OF_A_PLACE.test(before.plain)),
  );
const IN_THAT_CASE = new RegExp(inLines`
  ^(?:
    in that case|if so|then|if yes|because if (?:so|it is)|wenn ja|dann|si oui|dans ce cas|en ese caso|
    si es asi|in tal caso|se si
  )\b.{0,60}\b(?:no|not|nein|nicht|non|pas|pass|decline|absage\w*)\b
`);
const OF_A_PLACE =
  /\b(?:amazon|fba|marketplaces?|e-?bay|walmart|marktplatz\w*|places? de marche|plataformas?|piattaform\w*)\b/;

const PRICE = /(?:[$€£]\s?\d{1,4}(?:[.,]\d{2})\b|\b\d{1,4}[.,]\d{2}\s?(?:[$€£]|usd\b|eur\b))/;
const BARE_PRICE = /\b\d{1,3}[.,]\d{2}\b/;
/** "$3.10 a bottle", "your cost is 4.25", "@ $6". */
const PRICE_OF_ONE = new RegExp(inLines`
  (?:[$€£]\s?\d{1,4}(?:[.,]\d{1,2})?|\b\d{1,4}(?:[.,]\d{1,2})?\s?(?:[$€£]|usd\b|eur\b)) ?(?:
    / ?(?:ea|each|unit|pc|piece|bottle|case|pack|lb|kg|bag|set)|
    each\b|ea\b|apiece|
    a (?:piece|bottle|unit|pop|bag|jar|pack|case|pair|box|tin|set)|
    per (?:unit|piece|bottle|bag|jar|pack|case|pair|box|set|item|pc)|
    wholesale|fob|landed|le stuck|pro stuck|das stuck|l'unite|piece|la unidad|cad\.|cadauno|al pezzo
  )|
  \b(?:your|dealer|wholesale|trade|our|net) (?:cost|price|pricing)\b.{0,25}[$€£]?\d|
  @ ?[$€£]?\d|
  \b(?:
    three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|
    eighteen|nineteen|twenty|thirty|forty|fifty
  )(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))? (?:dollars|bucks|euros?|pounds|quid)\b
    (?=,| (?:each|apiece|a |per |the ))|
  \b\d{1,3}\.\d\d ?(?:/|per|a) ?(?:ea|each|unit|pc|piece|bottle|case|pack|bag|jar|set|pair|box)\b
`);
/** "Nobody goes below 16.99 a bag" sets a price for others. */
const SETS_PRICE = /\b(?:not|never|nobody|no one|none|nothing)\b.{0,40}\b(?:below|under|beneath|less than)\b/;
const NO_PRICE =
  /\b(?:minimum|moq|opening|first order|free (?:shipping|freight)|shipping|freight|map|month|fee|retails? (?:for|at)|msrp (?:is|of)|budget|limit|insurance|coverage|invoice total|total due|off)\b/;

/** Prices of things, in the mail itself. */
function inlinePrices(sentences: readonly Said[]): Said | undefined {
  const told = sentences.filter(
    ({ plain, isQuestion }) => !isQuestion && !saysSo(MINIMUM, plain) && !SETS_PRICE.test(plain),
  );
  const [row] = priceRows(sentences);
  if (row) return row;
  const priced = told.filter(({ plain }) => PRICE.test(plain));
  const bare = told.filter(({ plain }) => BARE_PRICE.test(plain));
  const [first] = priced;
  if (priced.length >= 2) return first;
  if (bare.length >= 3) return bare[0];
  const listed = bare.find(({ plain }) => plain.split(BARE_PRICE).length > 2);
  if (listed) return listed;
  if (first && first.plain.split(PRICE).length > 2) return first;
  return told.find(({ plain }) => PRICE_OF_ONE.test(plain) && !NO_PRICE.test(plain));
}

/** A spreadsheet that comes with an answer holds prices, whatever it is called. */
const spreadsheet = (files: readonly { filename: string }[]): Said | undefined => {
  const file = files.find(
    ({ filename }) =>
      /\.(?:xlsx?|csv|ods|numbers|tsv)$/i.test(filename) && !FORM_FILE.test(plainName(filename)),
  );
  return file && saidOf(file.filename);
};

/** A question about terms that were just stated asks whether they suit: "Would that work?" */
const isRealQuestion = (said: Said): boolean => {
  if (saysSo(ASKS_US, said.plain)) return true;
  if (!said.isQuestion || saysSo(NO_REAL_QUESTION, said.plain)) return false;
  if (saysSo(MINIMUM, said.plain) || saysSo(MAP_CONSENT, said.plain)) return false;
  // "MAP? Never had one." repeats ours.
  if (saysSo(MAP_STATED, said.plain) && !/\byou/.test(said.plain)) return false;
  // "Deal?", "Fair?"
  if (said.plain.split(' ').length <= 2 && !saysSo(ASKS_ABOUT_US, said.plain)) return false;
  return !IN_ENGLISH.test(said.plain) || saysSo(ASKS_ABOUT_US, said.plain);
};
const IN_ENGLISH = /\b(?:you|your|the|is|are|do|does|would|will|can|could|this|that|we|for|with)\b/;

/** "What's your Fed ID?", "Ci date conferma per iscritto?" and no more. */
const asksForMore = (said: Said): boolean =>
  AND_ASKS.test(said.plain) || !(namesDocuments(said) || CONFIRMS.test(said.plain));
const AND_ASKS =
  /\b(?:and|also|plus|und|et|y|e|en)\b.{0,20}\b(?:what|which|where|how|who|do you|are you|will you|is it|was|welche\w*|wo|wie|quel\w*|comment|que|cual\w*|donde|como|quali|dove|wat|welke|hoe)\b/;
const CONFIRMS =
  /\b(?:conferm\w+|confirm\w+|bestatig\w*|bevestig\w*|votre accord|einverstanden|d'accordo|de acuerdo|acconsent\w*)\b/;
