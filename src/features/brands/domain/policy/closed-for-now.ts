import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';
import { ONLY_IN_PART } from './only-in-part.ts';
import { SHOP_OR_TERMS } from './shop-words.ts';

/** A closed door that will open again. */
export const CLOSED = wordsOf({
  english: [
    'currently|presently|at (?:this|the) (?:time|moment)|right now|for now|at present|temporarily',
    'until|paused?|on hold|on pause|suspended|at capacity|fully? (?:booked|subscribed|allocated)',
    String.raw`reached capacity|wait(?:ing)?[- ]?list|reopen\w*|re-open\w*|closed|full(?! (?:range|line|assortment|collection|catalog\w*|price|retail))|capacity|room`,
    String.raw`resum\w+|back (?:in|on|after)|open(?:s|ing)? (?:again|back up|in)|(?:a|an) (?:\w+ )?(?:break|pause|rest|hiatus)`,
    'not yet|for the time being|this (?:season|year)|shut|for (?:the rest of )?20\\d\\d|when (?:they|we|it) (?:re-?)?opens?',
    'new (?:wholesale |retail |stockist |dealer |trade )?(?:accounts?|stockists?|retailers?|dealers?|partners?|applications?|customers?)',
  ],
  german: [
    'wieder|erst|derzeit|zurzeit|zur zeit|aktuell|momentan|im moment|vorubergehend|bis auf weiteres',
    String.raw`warteliste|geschlossen|pausier\w*|neuen?|neuaufnahm\w*`,
  ],
  french: [
    "actuellement|pour (?:le|l')(?: )?(?:moment|instant)|temporairement|liste d'attente|nouveaux",
    String.raw`rouvr\w+|repren\w+|nouvelles|fermee?s?|suspendu\w*|complet`,
  ],
  spanish: [
    'actualmente|por (?:el|ahora)|de momento|temporalmente|lista de espera|nuev[oa]s|cerrad[oa]s?',
    String.raw`suspendid\w*|reabr\w+`,
  ],
  italian: [
    "attualmente|al momento|per (?:il|ora)|momentaneamente|temporaneamente|lista d'attesa",
    String.raw`nuov[iae]|chius[oaie]|sospes[oaie]|riapr\w+`,
  ],
  nordic: [
    'just nu|lige nu|for (?:tiden|narvarande|ojeblikket|oyeblikket)|tills vidare|indtil videre',
    'inntil videre|vantelista|venteliste|ny[ae]',
  ],
  dutch: ['momenteel|op dit moment|tijdelijk|voorlopig|wachtlijst|nieuwe|gesloten|gepauzeerd|weer open'],
  portuguese: [
    'de momento|neste momento|por agora|atualmente|temporariamente|lista de espera|nov[oa]s',
    'fechad[oa]s?|suspens[oa]s?',
  ],
  polish: [String.raw`obecnie|chwilowo|na razie|w tej chwili|wstrzyma\w+|nowych`],
});

const SHUT = inLines`
  (?:
    closed|shut|full|paused|on hold|on pause|suspended|at capacity|at full strength|complete|unavailable|
    discontinued|spoken for|napping|
    voll|belegt|ausgebucht|llen[oa]s?|pien[oie]|vol|geschlossen|pausiert|ausgesetzt|fermee?s?|
    suspendue?s?|complete?s?|clos|
    cerrad[oa]s?|suspendid[oa]s?|
    chius[oaie]|sospes[oaie]|
    al completo|en pausa|en pause|
    in pausa|stil|stillgelegt|ruht|parad[oa]s?|gesloten|gepauzeerd|fechad[oa]s?|suspens[oa]s?
  )
`;
/** What is closed to new ones. */
const INTAKE = String.raw`(?:${SHOP_OR_TERMS}|accounts?|(?:the|our) books?|applications?|(?:order )?books?|lists?|rosters?|slots|program(?:me)?|network|\w*liste|ouvertures?|compte|alta|anmeldung\w*|aanmelding\w*)`;

/** What is shut, in either order: "on hold: new wholesale applications", "our books are closed for new stockists". */
export const SHUT_INTAKE: readonly RegExp[] = [
  /\b(?:not|n't|no longer) (?:\w+ )?(?:tak(?:e|ing) on|add(?:ing)?|open(?:ing)? to|onboard(?:ing)?) (?:any(?:one|body)|somebody|new (?:ones|people|faces)|more)\b/,
  new RegExp(
    String.raw`\b${INTAKE}\b[^.;]{0,30}?\b(?:is|are|has been|have been|remains?|ist|sind|bleib\w*|liegt|ligt|liggen|est|sont|esta\w*|e|sono|is|zijn|:|,|has|have|we've|taking)\b[^.;]{0,24}?\b${SHUT}\b`,
  ),
  /\b(?:we|i) (?:closed|ended|stopped|discontinued|shut down|turned off|switched off) (?:\w+ ){0,2}?(?:wholesale|trade|stockist|retailer) ?(?:business|program(?:me)?|ordering|orders|sales|side)?\b/,
  new RegExp(
    String.raw`\b${INTAKE}\b[^.;]{0,30}?\b(?:was|were) (?:\w+ )?(?:discontinued|ended|retired|wound down)\b`,
  ),
  new RegExp(
    String.raw`\b${SHUT}\b(?!-)[^.;]{0,40}?\b(?:(?:new|neue\w*|nouve\w+|nuev[oa]s|nuov[iae]|nieuwe) (?:\w+ )?${INTAKE})`,
  ),
  new RegExp(inLines`
    \b(?:have|has|we've|hemos|avons|abbiamo|haben|hebben)\b (?:\w+ )?(?:
      closed|ended|stopped|discontinued|shut down|paused|
      suspended|cerrado|suspendido|ferme|suspendu|chiuso|sospeso|geschlossen|pausiert|gesloten
    )\b[^.;]{0,40}?\b${INTAKE}
  `),
];

/** "Wholesale applications reopen in January". */
export const OPENS_LATER = new RegExp(inLines`
  \b(?:${INTAKE})\b[^.;]{0,24}?\b(?:
    re-?open\w*|resum\w+|(?:will |to )?(?:be )?back (?:in|on|after)|
    (?:will )?open(?:s|ing)? (?:
      again|back up|
      in (?:the )?(?:early |late |new )?(?:
        spring|summer|fall|autumn|winter|year|january|february|march|april|may|june|july|august|september|
        october|november|december|q[1-4]|20\d\d
      )
    )|
    (?:offnen|offnet|starten) (?:wieder|erst)|rouvr\w+|repren(?:dr\w+|nent)|reabr\w+|riapr\w+|gaan weer open
  )\b|
  \bab (?:\w+ )?(?:
    januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|sommer|
    herbst|winter|20\d\d
  )\b[^.;]{0,30}\bwieder (?:\w+ ){0,2}(?:${INTAKE})\b
`);
/** A quick look, for what follows costs much. */
export const AGAIN = /\b(?:again|wieder|nouveau|volver\w+|torneremo|ricominceremo|weer)\b/;
/** "From March we can take on new shops again": not before that. */
export const TAKES_AGAIN = new RegExp(
  [
    String.raw`\b(?:we'll|we will|we can|we hope to|i'll|i will)\b[^.;]{0,40}\b(?:take on|taking on|accept\w*|welcom\w+|open\w*|onboard\w*|add\w*)\b[^.;]{0,40}\b(?:${SHOP_OR_TERMS}|accounts?|applications?)\b[^.;]{0,16}\bagain\b`,
    String.raw`\b${SHOP_OR_TERMS}\b[^.;]{0,40}\b(?:erst|nicht vor)\b[^.;]{0,30}\bwieder\b|\b(?:erst|nicht vor)\b[^.;]{0,30}\bwieder\b[^.;]{0,30}\b${SHOP_OR_TERMS}\b`,
    String.raw`\b(?:accepter|prendr|accueiller|ouvrir)ons (?:de nouveau|a nouveau)\b[^.;]{0,40}\b${SHOP_OR_TERMS}\b`,
    String.raw`\bvolver\w+ a (?:admitir|abrir|aceptar|incorporar|atender)\b[^.;]{0,30}\b${SHOP_OR_TERMS}\b`,
    String.raw`\b(?:torneremo|ricominceremo) a[d]? (?:accett|apr|accogl|prend)\w*\b[^.;]{0,30}\b${SHOP_OR_TERMS}\b`,
    String.raw`\b(?:vanaf|pas in|pas na|pas vanaf|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|het (?:voor|na)jaar|de zomer|de herfst))\b[^.;]{0,30}\bweer\b[^.;]{0,30}\b${SHOP_OR_TERMS}\b`,
  ].join('|'),
);

const AT_ITS_LIMIT = wordsOf({
  english: [
    String.raw`(?:not|nicht) (?:before|vor) (?:the |dem |der )?\w+`,
    String.raw`(?:no|not enough|without|lack) (?:\w+ )?(?:capacity|room|space|openings|vacanc\w+)\b(?! (?:requirements?|to store))`,
    String.raw`(?:can't|cannot|couldn't|unable to|no way to|struggl\w+ to) (?:\w+ )?(?:keep up|make enough|meet (?:the )?demand)`,
    'reached (?:the |our )?(?:limit|capacity|maximum)|at (?:full )?capacity',
    String.raw`as many (?:\w+ )?as (?:we|i) can`,
  ],
  german: [
    String.raw`nicht hinterher|keine kapazitat\w*|(?:\w*zahl|\w*grenze|\w*limit|maximum)\b[^.;]{0,30}\berreicht|ausgeschopft|ausgelastet`,
  ],
  french: [
    'pas avant|plus de place|pas la capacite|atteint (?:le|la|notre) (?:nombre|limite|maximum|capacite)',
  ],
  spanish: [
    'no antes de|no damos abasto|sin capacidad|(?:alcanzado|llegado a) (?:el|al|nuestro) (?:numero|limite|maximo|tope)',
    String.raw`cupo (?:\w+ ){0,3}?(?:complet|llen|cubiert|agotad)\w*|plazas (?:agotad|complet|cubiert)\w*`,
  ],
  italian: ['non prima di|non riusciamo a|raggiunto (?:il|la|il nostro) (?:numero|limite|massimo|capacita)'],
  dutch: [
    'niet (?:voor|eerder dan)|geen (?:ruimte|capaciteit|plek)|(?:zit|zitten|staat) vol',
    '(?:maximum|limiet)(?: aantal)?(?: [a-z]+){0,2} bereikt',
  ],
});

/** Whether a house says that it has no place for one more, where shops are spoken of. */
export const isAtItsLimit = (plain: string): boolean => AT_ITS_LIMIT.test(plain) && !ONLY_IN_PART.test(plain);
