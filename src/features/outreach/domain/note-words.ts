/**
 * The words in which a shop can say that it saw a brand's products and would like to stock them. None of them tells
 * anything of the brand, of what was agreed or of what will be bought: whatever does has to stand in the facts.
 */
const PLAIN = new Set(
  `a an the and or but as at by for from in into of off on onto over to up with within among amongst between beside
  alongside along near next after before while when where which who that this these those there here it its they them
  their one ones both each either another other others some any all much many more most so too also just very quite
  really rather only even still though although because if then than such like what how whether together
  i we you me us my our ours your yours myself ourselves m s d re ve
  am is are be been being was were do does did have has had having can could would should may might
  want wanted wish hope hoping
  look looks looked looking see saw seen seeing notice noticed noticing note noted spot spotted find found finding
  come came coming across browse browsed browsing go goes went going through explore explored exploring search searched
  searching research researching researched catch caught catching eye eyes attention draw drew drawn stand stands stood
  standing out stay stayed keep kept back return returned returning pick picked choose chose list listed listing
  listings shortlist name think thought thinking imagine picture feel feels felt seem seems seemed appear appears make
  makes made write writing wrote reach reached reaching get touch know knowing let begin beginning start starting add
  adding bring brings bringing brought carry carrying stock stocking offer offering show showing fit fits fitting suit
  suits match matches sit sits complement complements round rounds belong belongs appeal appeals appealed interest
  interests interested like liked welcome consider considering learn introduce introducing talk lead led
  product products item items piece pieces line lines range ranges lineup collection selection assortment catalog
  catalogue brand brands category categories shelf shelves shop store team way thing things part kind sort type addition
  additions home choice choices idea mix variety sense reason
  good great nice lovely natural right well better fine close closely careful carefully interesting attractive appealing
  suitable new similar different various whole particular particularly especially exactly perfect perfectly ideal ideally
  glad happy pleased delighted keen eager excited curious drawn sure recently lately currently today now`.split(
    /\s+/,
  ),
);

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const IN_SMALL_LETTERS = /^\p{Ll}/u;

/** What shops say of their own customers is no fact; only that something is meant for them. */
const FOR_CUSTOMERS = /\b(?:to|for|fits?|suits?|with) (?:our|my) (?:customers|shoppers|buyers)\b/gi;
/** What is on our shelves, or what we do stock, is a wish at most. */
const OF_OUR_SHOP =
  /\b(?:our|my) (?:own )?(?:shop|store|shel(?:f|ves)|range|lineup|collection|selection|assortment|catalog(?:ue)?|listings?|home|brands?)\b|\b(?:we|i) (?:also |still |now |currently )?(?:stock|carry|list|offer|show|bring|add)\b/i;
const WISH =
  /\b(?:would|could|can|may|might|should|hop(?:e|ing)|want|wish|like to|look(?:ing)? for)\b|['’]d\b/i;

const ENGLISH =
  /\b(?:the|and|we|you|your|our|of|for|with|would|are|is|that|this|to|from|please|hello|dear|hi)\b/gi;

/**
 * What a note says beyond its facts, as far as its words tell; empty when it says no more. A lie is built of other words
 * than a wish is, so those are known and not the lies. In doubt it chooses to refuse: the note by rules is always at
 * hand. A seller who writes in another language than English is answered in it, of which nothing is known here.
 */
export function saidBeyond(
  note: string,
  source: { brand: string; facts: readonly string[]; template: string },
): string[] {
  if (!isEnglish(source.template)) return [];
  const borne = new Set(stemsIn([source.brand, ...source.facts].join('\n')));
  const strange = (note.replace(FOR_CUSTOMERS, '').match(WORDS) ?? []).filter(
    (word) => IN_SMALL_LETTERS.test(word) && !PLAIN.has(word) && !borne.has(stemOf(word)),
  );
  const claimed = note
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => OF_OUR_SHOP.test(sentence) && !WISH.test(sentence));
  return [
    ...strange.map((word) => `the word “${word}”`),
    ...claimed.map((sentence) => `of ourselves: “${sentence}”`),
  ];
}

const isEnglish = (text: string): boolean =>
  !WORDS_OF_ANY.test(text) ||
  new Set((text.match(ENGLISH) ?? []).map((word) => word.toLowerCase())).size >= 3;
const WORDS_OF_ANY = /\p{L}{2}/u;

const stemsIn = (text: string): string[] => (text.toLowerCase().match(WORDS) ?? []).map(stemOf);

/** One spelling for "candle" and "candles". */
const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x|z)es$|(?<!s)s$/, '');
