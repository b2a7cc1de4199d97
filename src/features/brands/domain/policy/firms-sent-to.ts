import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { NAMES } from './distributor-sentences.ts';
import { namesAfter } from './distributors.ts';
import { SOUNDS_LIKE_TRADE } from './firm-names.ts';
import { isPlace } from './places.ts';

const SENT_TO: readonly RegExp[] = [
  new RegExp(
    inLines`
      \b(?:
        [Rr]etailers|[Ss]hops|[Ss]tores|[Dd]ealers|[Hh]ändler|[Rr]evendeurs|[Tt]iendas|[Nn]egozi|[Ww]inkels
      )\b[^.;:]{0,40}?\b(?:contact|bei der Firma|auprès de|a través de|presso|bij)\s+(?<names>${NAMES})
    `,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:carried|represented|handled|served|supplied|looked after|placed|filled|serviced|restocked|delivered|stocked)\s+by\s+(?<names>${NAMES})`,
    'u',
  ),
];
/** What a sentence says that names its firm: it "distributes us there", "holds our stock", "serves the trade". */
const BRINGS_US: readonly RegExp[] = [
  new RegExp(
    inLines`
      (?<names>${NAMES})\s+(?:
        (?:distributes|imports|carries|vertreibt|importiert|distribue|importe|distribuye|importa|distribuisce|verdeelt|importeert)
          \s+(?:us|uns|nous|nos|ci|ons)(?!\p{L})|
        (?:us|uns|nous|nos|ci|ons)\s+(?:distribue|importe|distribuye|importa|distribuisce)(?!\p{L})|
        (?:holds|keeps|warehouses|carries)\s+(?:our|the)\s+stock
      )
    `,
    'u',
  ),
];
const MAY_BRING =
  /\b(?:distribu|import|carries|vertreibt|verdeelt)\S* (?:us|uns|nous|nos|ci|ons)\b|\b(?:us|uns|nous|nos|ci|ons) (?:distribu|import)|\b(?:our|the) stock\b/;
/** "Shops in Canada order from …", "Winkels in België bestellen bij …". */
const SHOPS_OF_PLACE = new RegExp(
  inLines`
    (?:
      [Ss]hops|[Ss]tores|[Rr]etailers|[Dd]ealers|[Ss]tockists|[Tt]rade customers|[Ll]äden|(?:[Ff]ach)?[Hh]ändler|
      [Ww]inkels|[Bb]outiques|[Mm]agasins|[Rr]evendeurs|[Tt]iendas|[Nn]egozi|[Bb]utiker|[Ff]orhandlere
    )\s+(?:in|i|en|au|aux|aus)\s+(?:the\s+|der\s+|die\s+)?(?<place>\p{Lu}[\p{L} ]{1,30}?)\s+(?:
      (?:please\s+|should\s+|can\s+)?(?:order|buy)\s+(?:from|through|via)|
      are\s+(?:served|supplied|looked after|handled)\s+by|
      (?:bestellen|beziehen|kaufen|kopen|ordern)\s+(?:\S+\s+)?(?:bei|bij|über|via)|
      wenden\s+sich\s+(?:bitte\s+)?an|vänder\s+sig\s+till|beställer\s+(?:hos|från|av)|
      (?:commandent|achètent|passent)\s+(?:chez|par|auprès de)|s['’]adressent\s+à|
      (?:piden|compran|hacen sus pedidos)\s+a|(?:ordinano|acquistano)\s+(?:da|presso|tramite)|si\s+rivolgono\s+a
    )\s+(?:der\s+|die\s+|la\s+|le\s+|el\s+|il\s+)?(?<names>${NAMES})
  `,
  'u',
);
/** "Großhandel Schweiz: …", "Export Amérique du Nord : …", "US shops: …", "USA: please contact …". */
const LABELLED_PLACE = new RegExp(
  inLines`
    ^(?:
      (?:(?:Großhandel|Fachhandel|Vertrieb|Import|Export|Groothandel|Grossiste|Distribution|Wholesale|Trade)\s+)?
      (?:in\s+)?(?<place>\p{Lu}[\p{L} ]{1,30}?)(?:\s+(?:shops|stores|retailers|dealers|stockists|trade|only))?
    )\s*:\s+(?:please\s+)?(?:contact|write to|order from|go to|ask)?\s*(?<names>${NAMES})
  `,
  'u',
);
const ASKED = alternatives({
  english: [
    "(?:please\\s+)?(?:contact|write to|(?:order|buy) from|turn to|go to|call|ask|it(?:['’]s| is)|from|through|by)",
  ],
  german: [
    'wenden Sie sich (?:bitte )?an(?: die)?',
    '(?:be)?liefert(?: Sie| euch)?(?: die)?(?: Firma)?|übernimmt(?: das)?(?: die)?(?: Firma)?',
  ],
  french: ["(?:adressez-vous à|contactez|c[’']est)(?: la (?:société|maison))?"],
  spanish: ['(?:contacten? con|escriban? a|diríjanse a)'],
  italian: ['(?:rivolgetevi a|rivolgersi a|contattate)'],
  dutch: ['neemt? u? ?contact op met'],
});

/** "In Canada, please contact Northline Inc.", and behind it "in the UK, Fellgate Ltd". */
const IN_PLACE = new RegExp(
  inLines`
    ^\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?(?:those\s+)?(?:
      [Ii]n|[Oo]n|[Ff]or|[Ff]ür|[Ee]n|[Aa]ux?|[Pp]our|[Pp]ara|[Pp]er|[Vv]oor
    )\s+(?:the\s+|der\s+|die\s+|la\s+|le\s+|el\s+|il\s+)?(?<place>\p{Lu}[\p{L} ]{1,30}?)
      (?:,?\s+(?:${ASKED})|,|\s+(?:die|der|la|le))\s+(?<names>${NAMES})
  `,
  'u',
);
/** "Our trade partner for Australia is …", "… takes care of Canada". */
const PARTNERS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Pp]artner|[Pp]artenaire|[Ss]ocio)\b[^.;:]{0,50}?\s(?:is|ist|est|es|è)\s+(?:die\s+|der\s+|la\s+|el\s+)?(?<names>${NAMES})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<names>${NAMES})\s+(?:takes care of|looks after|covers|serves|supplies)\s+(?:the\s+|shops in\s+|stores in\s+|retailers in\s+)?\p{Lu}`,
    'u',
  ),
];

/** "Für Österreich: Alpenkraut Handels GmbH, Wien." */
const FOR_PLACE = new RegExp(
  String.raw`^(?:(?:For|Für|Pour|Para|Per|Voor|In)\s+)?(?<place>\p{Lu}[\p{L} &]{1,30}?)\s*:\s+(?<names>${NAMES})`,
  'u',
);

/** Of whoever once did: "our former distributor", "no longer represents us". */
const ONCE = new RegExp(
  inLines`
    \b(?:former|previous|ehemalig\w*|frühere?\w*|ancien(?:ne)?|antigu[oa]|precedente|voormalige?)\s+(?:\p{L}+\s+){0,2}?
      (?:distribu|import|wholesaler|grossist|großhänd|vertriebs|mayorista|groothandel|agent|partner|partenaire|socio)|
    (?:\bno longer|\bnicht mehr|\bplus|\bya no|\bpiù|\bniet meer)\s+(?:\p{L}+\s+){0,2}?
      (?:distribu|represent|représent|rappresent|vertr|import)|
    (?:représente|distribue|importe|rappresenta|distribuisce)\s+(?:plus|più)\b|\bvertritt\b.*\bnicht mehr
  `,
  'iu',
);
export const tellsOfFormerOne = (sentence: string): boolean => ONCE.test(sentence);

/** "Represented by Daly Agencies": whoever sells for the brand brings no goods. */
const SELLS_FOR_IT = /\bAgenc(?:y|ies)$/;
const REPRESENTED = /\brepresented\b/;

/** "…; in the UK, Fellgate Ltd", "…, in der Schweiz die Tobler AG": each place by itself. */
const NEXT_PLACE =
  /;|,(?=\s+(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?(?:those\s+)?(?:in|on|for|für|en|aux?|pour|para|per|voor)\s+(?:the\s+|der\s+|la\s+|le\s+|el\s+|il\s+)?\p{Lu})/u;

/**
 * The firms to which a page for shops sends those of a place, without a word on what they are. Of those named beside a
 * place one that sounds like a firm tells of the others, and so does one that was named right before (`isNext`).
 */
export function firmsSentTo(sentence: string, ownName: string, isNext: boolean): string[] {
  const told = MAY_BRING.test(sentence) ? namesAfter(BRINGS_US, sentence, ownName) : [];
  if (told.length > 0) return told;
  if (!isNext && !SOUNDS_LIKE_TRADE.test(sentence)) return [];
  const parts = sentence.split(NEXT_PLACE);
  const ofPlaces = parts.flatMap((part) => firmsOfPlace(part, ownName));
  const others = parts
    .flatMap((part) => namesAfter([...SENT_TO, ...PARTNERS], part, ownName))
    .filter(
      (name) => SOUNDS_LIKE_TRADE.test(name) && !(SELLS_FOR_IT.test(name) && REPRESENTED.test(sentence)),
    );
  const areFirms = isNext || ofPlaces.some((name) => SOUNDS_LIKE_TRADE.test(name));
  return [...new Set(areFirms ? [...ofPlaces, ...others] : others)];
}

function firmsOfPlace(part: string, ownName: string): string[] {
  const patterns = [FOR_PLACE, IN_PLACE, SHOPS_OF_PLACE, LABELLED_PLACE].filter((pattern) => {
    const place = pattern.exec(part)?.groups?.place;
    return place !== undefined && isPlace(place);
  });
  const isLabelled = patterns.includes(LABELLED_PLACE);
  return namesAfter(patterns, part, ownName).filter((name) => !(isLabelled && SELLS_FOR_IT.test(name)));
}
