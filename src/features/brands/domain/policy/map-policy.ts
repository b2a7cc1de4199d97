import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { polarityOf } from './answers.ts';
import type { Passage } from './passages.ts';

export interface MapRule {
  value: 'yes' | 'no';
  weight: number;
  /** Whether the question above has to be read with it. */
  needsLabel?: boolean;
}

/** "MAP" in capitals, or "map" with the word that makes it a price's: a store map and a site map are neither. */
const CAPITALS = /\b(?:[Ui]?MAPP?|U?MA?RP)\b/;
const OF_PRICES = new RegExp(
  String.raw`\b(?:${alternatives({
    english: [
      String.raw`u?map(?:p)?\b[- ]?(?:polic\w+|pric\w+|agreement|guideline\w*|compliant|compliance|violat\w+|enforce\w*|protect\w*|minimums?|terms|program)`,
      String.raw`\(u?map\)`,
      String.raw`minimum(?:-| )(?:advertised|advertising|resale|retail)(?: retail| resale)?(?:-| )pric\w+`,
      String.raw`unilateral pric\w+`,
    ],
    german: [String.raw`(?:mindest-?)(?:werbe|verkaufs|angebots)\w*preis\w*|mindestwerbepreis\w*`],
    french: [
      'prix (?:minimums?|minimaux?|minimal) (?:annonces?|affiches?|publicitaires?|de (?:vente|revente)|publies?|conseilles?)',
      'prix de vente minimum',
    ],
    spanish: [
      String.raw`(?:precios?|pvp) minimos? (?:anunciad\w*|publicitari\w*|publicad\w*|de venta|de publicidad)`,
      String.raw`\(?pmp\)?(?= |,|\.)`,
    ],
    italian: [
      String.raw`prezz[oi] minim[oi] (?:pubblicizzat\w*|pubblicat\w*|di vendita|pubblicitari\w*|consentit\w*)`,
    ],
    dutch: [String.raw`minim\w+ (?:adverteer|verkoop|advertentie)-?prij\w+`],
  })})`,
);
const NONE = new RegExp(inLines`
  \b(?:
    no|not|don't|doesn't|without|isn't|aren't|never|kein\w*|ohne|nicht|pas|aucun\w*|sin|ningun\w*|non|senza|
    nessun\w*|geen|niet
  )\b(?! (?:be )?(?:an? )?(?:violat|breach|limit|restrict|affect))[\w ,'-]{0,40}\b(?:u?map\b|minimum advertised|mindest\w*preis|prix minimum|precio minimo|prezzo minimo)|
  \b(?:u?map|minimum advertised pric\w+)\b[\w ,'()-]{0,20}\b(?:not (?:apply|required|enforced|have)|none\b)|
  ^u?map\b[^:]{0,24}: (?:none|no)\b
`);
/** "May not advertise below MAP" is a rule, not its absence. */
const BELOW =
  /\b(?:below|under|less than|lower than|unter|inferieur|en dessous|inferior|debajo|sotto|inferiore|onder|lager)\b/;
const OTHER_MAP =
  /\b(?:google|store|site|road|trail|world|heat|mind|city|road|treasure|campus|location|our location|directions|interactive|click the|view|topo\w*|bathymetric) maps?\b/;

/** "Advertised prices may not be lower than …": the rule without its name. */
const FLOOR = new RegExp(inLines`
  \badvertis\w+\b[^.;]{0,80}\b(?:not|never|no)\b[^.;]{0,40}\b(?:below|under|lower|less)\b|
  (?:\b(?:not|never|no \w+ may)\b|n't\b)[^.;]{0,40}\badvertis\w+\b[^.;]{0,40}
    \b(?:below|under|lower than|less than)\b
`);
/** "The lowest price at which our parts may be shown", "nothing may be advertised for less than our list". */
const LOWEST_SHOWN = new RegExp(inLines`
  \badvertis\w+[- ]price floors?\b|
  \b(?:sell|price|list|offer|advertise)\b[^.;]{0,24}\b(?:for|at) no less\b|
  \bfloor (?:on|for|under) advertis\w+|
  \b(?:lowest|minimum|least|floor) prices?\b[^.;]{0,40}
    \b(?:shown|advertis\w+|displayed|listed|offered|published|quoted)\b|
  \b(?:nothing|none|no (?:item|product|goods))\b[^.;]{0,24}
    \b(?:advertised|shown|displayed|listed|offered)\b[^.;]{0,24}\b(?:for less|below|under|cheaper)\b|
  \b(?:undercut|advertise) (?:us|our (?:own )?(?:list|site|prices?))\b|
  \b(?:nobody|no one|none)\b[^.;]{0,30}\bundercut|
  \bprice[- ]protected\b|
  \b(?:shows?|lists?|advertis\w+|prices?|priced|offers?)\b[^.;]{0,40}
    \b(?:under|below|for less than)\b[^.;]{0,6}
    \b(?:its|the|our|their) (?:published|printed|listed|stated) (?:minimum|price)\b|
  (?:\b(?:not|never|nobody|no one)|n't)\b[^.;]{0,24}\b(?:list|price|offer|sell|show)\w*\b[^.;]{0,40}
    \b(?:for less than|below|under|lower than|cheaper than)\b[^.;]{0,20}
    \b(?:(?:the )?prices? (?:on|at|in) our|our (?:own )?(?:web ?site|site|web ?shop|prices?|list|retail))\b
`);
/** The recommended price by a word for a floor: "our RRP is the floor of what you advertise". */
const RECOMMENDED_IS_FLOOR = new RegExp(inLines`
  \b(?:rrp|msrp|srp|(?:suggested|recommended) (?:retail )?prices?)\b[^.;]{0,30}
    \b(?:(?:the|a|our|your) (?:floor|minimum|lowest)|floors?)\b|
  \b(?:uvp|preisempfehlung\w*)\b[^.;]{0,40}\b(?:preis)?untergrenze\b|
  \bprix (?:public |de vente )?(?:conseille|recommande)\w*\b[^.;]{0,30}\bplancher\b|
  \b(?:precios? (?:de venta )?(?:recomendad|sugerid)\w+|pvp\w*)\b[^.;]{0,30}
    \b(?:suelo|limite inferior|precio minimo)\b|
  \bprezz\w+ (?:consigliat\w+|di listino)\b[^.;]{0,30}\b(?:soglia minima|prezzo minimo|limite minimo)\b|
  \badviesprij\w+\b[^.;]{0,40}\b(?:ondergrens|minimumprijs|bodemprijs|bodem)\b
`);
/** The same turned round: "advertise at or above our suggested retail". */
const AT_LEAST =
  /\badvertis\w+\b[^.;]{0,40}\bat or above\b|\b(?:stick|keep|adhere|hold) to (?:our )?(?:map|minimum advertised)/;
/** The recommended price as the least that may be asked, and a discount that is limited. */
const NOT_BELOW_RECOMMENDED = new RegExp(inLines`
  \b(?:advertis\w+|sell|selling|sold|price[ds]?|offer\w*|list\w*)\b[^.;]{0,40}
    \bat or above (?:our |the |its )?(?:\w+ )?
    (?:map|msrp|rrp|srp|suggested|recommended|minimum|listed|list|published|retail)\b|
  \b(?:respect|honou?r|observe|adhere to|keep to|maintain) (?:our |the )?
    (?:rrps?|msrps?|srps?|(?:suggested|recommended) (?:retail )?pric\w+)\b|
  \b(?:
    uvp|unverbindliche\w* preisempfehlung\w*|verkaufspreis\w*|empfohlene\w* (?:verkaufs)?preis\w*
  )\b[^.;]{0,50}\b(?:nicht|nie)\b[^.;]{0,30}\bunter(?:schritten|schreiten|boten|bieten)\b|
  \bnicht\b[^.;]{0,40}\bunter (?:der|unserer|dem|unserem) (?:uvp|unverbindlich\w+|empfohlen\w+)|
  \b(?:ne|sans)\b[^.;]{0,40}\b(?:en dessous|inferieurs?) (?:du|au|de notre|a notre) (?:
    prix (?:public|conseille|de vente)|pvc|ppc
  )|
  \bno\b[^.;]{0,40}\bpor debajo (?:del|de nuestro) (?:pvp|precio)|
  \bnon\b[^.;]{0,40}\b(?:al di sotto|sotto|inferior[ei]|piu bass[oi]) (?:del|al|il|a|di) (?:nostro )?
    (?:prezzo|listino|quell[oi])|
  \bniet\b[^.;]{0,40}\b(?:onder|lager dan) (?:de |onze |het )?(?:adviesprijs|adviesprijzen|advies)\b|
  \b(?:not|never|n't)\b[^.;]{0,24}\bdiscount\w*\b[^.;]{0,40}\b(?:more than|below|under)\b[^.;]{0,30}
    \b(?:retail|msrp|rrp|list)\b|
  \b(?:onder|lager dan) (?:de |onze |het )?advies\w*\b[^.;]{0,30}\bniet\b|
  \b(?:en dessous|au-dessous) (?:du|de notre) prix (?:public|conseille|de vente)\b[^.;]{0,30}
    \b(?:interdit\w*|pas|n'est)|
  \bunter (?:der |unserer )?uvp\b[^.;]{0,30}\b(?:nicht|untersagt|verboten)
`);
/** Nobody but a shop asks for it, wherever the answer stands. */
const asksForMap = (label: string, plainLabel: string): boolean =>
  (OF_PRICES.test(plainLabel) || (CAPITALS.test(label) && !isShouted(label))) && !OTHER_MAP.test(plainLabel);
/** "Do you have a price policy?": not the one by which a shop matches others' prices. */
const ASKS_FOR_POLICY = /\bpric(?:e|ing) (?:polic(?:y|ies)|rules?|floors?|minimums?)\b(?! match)/;
/** "Our MAP is the price that you see here": of a price even where nothing else is of trade. */
const WITH_A_PRICE = /\b(?:pric(?:e|es|ing)|msrp|rrp|srp|advertis\w+)\b/;

/** Whether a sentence says that there is a price below which nobody may advertise. */
export function mapRuleIn(passage: Passage, isTrade: boolean): MapRule | undefined {
  const { plain, label, plainLabel, sentence, isAnswer, isField } = passage;
  const isAsked =
    isAnswer && (asksForMap(label, plainLabel) || (isTrade && ASKS_FOR_POLICY.test(plainLabel)));
  if (isAsked && polarityOf(plain) === 'yes')
    return { value: 'yes', weight: 3, needsLabel: !MAY_BE.test(plain) };
  if (
    isTrade &&
    !isField &&
    [FLOOR, AT_LEAST, LOWEST_SHOWN, RECOMMENDED_IS_FLOOR].some((words) => words.test(plain))
  )
    return { value: 'yes', weight: 2 };
  if (!MAY_BE.test(plain))
    return isTrade && !isField && NOT_BELOW_RECOMMENDED.test(plain)
      ? { value: 'yes', weight: 1.2 }
      : undefined;
  const isNamed = OF_PRICES.test(plain);
  const isShort = CAPITALS.test(sentence) && !isShouted(sentence);
  if (!(isNamed || (isShort && (isTrade || WITH_A_PRICE.test(plain)))) || (OTHER_MAP.test(plain) && !isNamed))
    return undefined;
  if (isField && !isNamed) return undefined;
  if (NONE.test(plain) && !BELOW.test(plain)) return { value: 'no', weight: 3 };
  if (sentence.endsWith('?')) return undefined;
  const isTitle = passage.kind === 'heading' || passage.isLink || IS_TITLE.test(plain);
  return { value: 'yes', weight: isTitle ? 1.5 : plain.length > 40 ? 3 : 2 };
}

/** "Minimum Advertised Price Policy", wherever it stands. */
const IS_TITLE = /^(?:[\w'-]+ ){1,6}(?:polic(?:y|ies)|agreement|guidelines|programme?)$/;

const MAY_BE = new RegExp(inLines`
  \b[ui]?mapp?\b|\bu?ma?rp\b|minimum[- ](?:advertis|resale|retail)|unilateral pric|
  mindest|prix (?:de vente )?minim|(?:precios?|pvp) minim|\bpmp\b|prezz[oi] minim|
  minim\w+ (?:adverteer|verkoop|advertentie)
`);

/** In a line in capitals, capitals say nothing. */
const isShouted = (sentence: string): boolean =>
  sentence.length > 8 && sentence === sentence.toUpperCase() && !/\bMAP (?:POLICY|PRIC)/.test(sentence);
