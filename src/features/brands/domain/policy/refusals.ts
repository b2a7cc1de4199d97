import { inLines } from '../../../../kernel/in-lines.ts';
import { AGAIN, OPENS_LATER, SHUT_INTAKE, TAKES_AGAIN } from './closed-for-now.ts';
import {
  ON_CONDITION,
  ONLY_IN_PART,
  WITHOUT_PAPER,
  withoutMiddlemen,
  withoutWhy,
  YOU_SELL,
} from './only-in-part.ts';
import { SHOP_OR_TERMS } from './shop-words.ts';
import { withoutTermsOfTrade } from './terms-of-trade.ts';

const NOT = String.raw`(?:not|neither|no longer|never|cannot|unable|n't|stopped|ceased|ended|quit|discontinued|nicht|kein\w*|ne|n'\w+|pas|plus|aucune?|no|sin|tampoco|non|nessun\w*|niet|geen|nao|nenhum\w*|nie)`;
/** To let shops buy. */
const SUPPLY = inLines`
  (?:
    seek\w*|looking for|accommodate|recruit\w*|offer\w*|provide|sell\w*|accept\w*|tak(?:e|ing)(?: on)?|
    open\w*|onboard\w*|supply\w*|approv\w+|add(?:ing)?|work(?:ing)? with|partner(?:ing)? with|fill|
    authori[sz]e|operate|have|do|available|wholesale|
    beliefern|verkaufen|nehmen|anbieten|bieten|
    livrons|fournissons|vendons|acceptons|prenons|travaillons|
    proposons|vendemos|suministramos|ofrecemos|aceptamos|admitimos|trabajamos|
    vendiamo|forniamo|riforniamo|accettiamo|lavoriamo|offriamo|prendiamo|leveren|verkopen|nemen|werken|
    accepteren|beliefere|verkaufe|nehme|
    biete|livre|fournis|vends|accepte|prends|travaille|
    propose|vendo|suministro|ofrezco|acepto|trabajo|servire|
    rifornire|fornisco|rifornisco|accetto|lavoro|offro|
    lever|verkoop|neem|werk|
    fornecemos|forneco|trabalhamos|trabalho|aceitamos|aceito|fazemos|faco|
    sprzedajemy|prowadzimy|zaopatrujemy|przyjmujemy|oferujemy|wspolpracujemy|dostarczamy
  )
`;

/** A direct sale to those who use the goods, and to nobody else. */
const DIRECT_ONLY: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:we (?:only )?sell|sold|available|distributed|we're|we are|our products are|is sold) (?:\w+ ){0,4}?
      (?:only|exclusively|solely|strictly|entirely) (?:\w+ ){0,3}?(?:
        direct(?:ly)?(?: to (?:consumers?|customers?|you|the public|our customers))?|
        to (?:consumers?|end (?:users|customers))|
        (?:through|on|via|at|in|from) (?:our|this) (?:own )?
          (?:web ?site|online (?:shop|store)|site|web ?shop|store|studio|flagship|boutiques?)
      )
  `),
  /\b(?:we|i) (?:only |exclusively |solely )?sell (?:\w+ ){0,3}?(?:direct(?:ly)?|to (?:consumers?|end (?:users|customers)))\b(?: \w+){0,3} (?:only|exclusively|solely)\b/,
  new RegExp(inLines`
    \b(?:we (?:only|exclusively|solely) sell|sell (?:only|exclusively|solely)) (?:\w+ ){0,3}?(?:
      direct(?:ly)?\b|
      to (?:consumers?|end (?:users|customers))|
      (?:through|on|via|at|in|from) (?:our|this) (?:own )?
        (?:web ?site|online (?:shop|store)|site|web ?shop|store)
    )
  `),
  /\b(?:we are|we're|is|remain) (?:an? )?(?:strictly |exclusively |purely |100% |only |entirely |fully )(?:a )?(?:direct[- ]to[- ]consumer|dtc|d2c|consumer-direct)\b/,
  /\b(?:ausschliesslich|nur)\b[\w ,-]{0,30}\b(?:an (?:endkunden|endverbraucher|privatkunden|private)|direkt (?:an|uber)|uber unseren (?:eigenen )?(?:online-?shop|webshop|shop)|(?:in|uber) unserem (?:eigenen )?(?:online-?shop|webshop))/,
  /\b(?:exclusivement|uniquement|seulement)\b[\w ,'-]{0,30}\b(?:aux particuliers|en direct|au consommateur|sur (?:notre|ce) (?:site|boutique|e-?shop)|aux consommateurs)/,
  /\b(?:exclusivamente|unicamente|solo|solamente)\b[\w ,]{0,30}\b(?:al? consumidor\w*(?: final)?|a particulares|(?:en|a traves de) nuestra (?:web|tienda)|directamente)/,
  /\b(?:esclusivamente|unicamente|solo|soltanto)\b[\w ,']{0,30}\b(?:a[il]? (?:consumatore|cliente|privat)\w*(?: finale)?|(?:sul|attraverso il|tramite il) (?:nostro )?(?:sito|shop|negozio)|direttamente)/,
  /\b(?:uitsluitend|alleen|enkel)\b[\w ,-]{0,30}\b(?:aan (?:consumenten|particulieren)|rechtstreeks|via (?:onze|deze) (?:eigen )?(?:webshop|website|winkel))/,
];

/** Near each other in one clause: a word of refusal, one of supply, and those who are refused. */
const REFUSALS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\b|(?=n't))${NOT}\b[\w ,'/&-]{0,36}?\b${SUPPLY}\b[\w '/&-]{0,36}?\b${SHOP_OR_TERMS}\b`,
  ),
  new RegExp(
    String.raw`(?:\b|(?=n't))${NOT}\b(?: \w+){0,2}? (?:open|opening|accept|accepting|take|taking|set(?:ting)? up|process|processing|add|adding|seek|seeking)\b(?: \w+){0,3}? (?:accounts?|applications?|(?:retail )?partners)\b`,
  ),
  new RegExp(inLines`
    \b(?:n'(?:ouvr|accept)\w+|ne prenons) (?:pas|plus)\b[^.;]{0,24}?\bcomptes?\b|
    \b(?:no|ya no) (?:abrimos|admitimos|aceptamos)\b[^.;]{0,24}?\bcuentas?\b|
    \bnon (?:apriamo|accettiamo)\b[^.;]{0,24}?\b(?:conti|account|clienti)\b|
    \b(?:eroffnen|nehmen)\b[^.;]{0,24}?\bkeine\w*\b[^.;]{0,16}?\b(?:konten|kunden|partner)\b
  `),
  /\b(?:no (?:new|more|further|direct)|keine (?:neuen|weiteren)|aucune? (?:nouve\w+|ouverture)|ninguna? nuev\w+|nessun\w* nuov\w+|geen nieuwe)\b(?: \w+){0,3}? (?:accounts?|applications?|comptes?|cuentas?|conti|konten)\b/,
  /\b(?:do not|don't|never|stopped|ceased|discontinued|quit|ended|paused|no longer|suspended)\b(?: \w+){0,4}? wholesal(?:e|ing)\b/,
  new RegExp(
    String.raw`\b${SHOP_OR_TERMS}\b[\w ']{0,24}?(?:\b|(?=n't))${NOT} (?:\w+ ){0,2}?(?:something (?:that )?(?:we|i) (?:do|offer)|available|offered|open|accepted|possible|moglich|auf|an|mehr|disponible|possibile|mogelijk)`,
  ),
  new RegExp(inLines`
    \b(?:no|neither|not any|without) (?:new )?(?:
      wholesale|resellers?|retailers?|stockists?|dealers?|distributors?|trade (?:pricing|prices|accounts?)
    )\b(?! (?:minimum|fee|shipping|order))|
    ^(?:no|not (?:sold|available|stocked|found) (?:in|at|by|through) (?:any )?) ?(?:
      shops|stores|boutiques|retailers
    )\b|
    [,;:–-] (?:and )?no (?:shops|stores|stockists|retailers|resellers|wholesale)
      (?:,? (?:sorry|please|alas|i'm afraid))?[.!]?$
  `),
  /\b(?:wholesale|stockist|retailer|dealer) (?:program(?:me)? |account )?wait(?:ing)?[- ]?list\b/,
  new RegExp(
    String.raw`\b${SHOP_OR_TERMS}\b (?:may not|can(?:not|'t| not)) (?:\w+ )?(?:buy|order|purchase)(?: \w+){0,2}? from us\b`,
  ),
  // In words of their own: "not offered to the trade", "cannot be bought for resale", "the answer is no".
  new RegExp(
    [
      String.raw`(?:\b|(?=n't))(?:not|n't|never|no longer) (?:\w+ )?(?:offered|open|available|sold) to the trade\b`,
      String.raw`\b(?:cannot|can't|can not|may not) be (?:bought|purchased|ordered|acquired) (?:for|to) (?:resale|resell)\b(?!,? (?:other than|except|unless|without|by (?:anyone|those)))`,
      String.raw`(?:\b|(?=n't))(?:not|n't|never|no longer) sell (?:\w+ ){0,3}?(?:to other (?:businesses|companies)|through (?:third parties|others))\b`,
      String.raw`\b(?:wholesale|trade|stockist|retailer|reseller) (?:requests?|en?quir\w+|inquir\w+|applications?) (?:are|is|will be) (?:\w+ )?(?:declined|turned down|refused|rejected)\b`,
      String.raw`(?:\b|(?=n't))(?:not|n't) (?:offer (?:\w+ ){0,4}?for resale|set up (?:for|to) (?:do )?(?:wholesale|trade))\b|\b(?:decided|had|chosen|forced) to (?:close|end|stop|shut down|wind down) (?:our )?(?:wholesale|trade|stockist)`,
      inLines`
        \b(?:turn(?:ing)? down|declin(?:e|ing)|refus(?:e|ing)) (?:all |any )?(?:\w+ )?
          (?:requests?|applications?|en?quiries) from (?:${SHOP_OR_TERMS})\b|
        \bmis fin a la vente (?:aux professionnels|en gros|aux revendeurs)|
        \bdejado de vender a (?:${SHOP_OR_TERMS})\b|
        \bgestopt met (?:onze )?groothandel\b
      `,
      String.raw`\bused to (?:sell|supply|wholesale)\b[^.;]{0,60}\b(?:but|and) (?:we |i )?(?:don't|do not|no longer|not)\b|\bthe answer is no\b`,
      String.raw`\bne peuvent (?:pas|plus) etre achete\w+ pour (?:la revente|etre revend\w+)|\breservee?s? aux (?:seuls )?particuliers\b`,
      String.raw`\bonly place to (?:buy|get|find|purchase) [^.;]{0,40}\bis (?:right )?(?:here|(?:on |at |through )?(?:this|our (?:own )?)(?:web ?site|online (?:shop|store)|site|shop))\b`,
      inLines`
        \b(?:sold|sell|available) (?:exclusively|solely|only) (?:through|from|in|at|by) our own (?:
          atelier|studio|workshop|shops?|stores?
        )\b|
        \beverything (?:we|i) make is sold direct\w* to\b|
        \bwe (?:now )?only sell (?:online|direct\w*) ourselves\b
      `,
      String.raw`\b(?:paus|clos|stopp)\w* (?:all |any )?(?:new )?(?:wholesale|trade|stockist|retailer) applications\b`,
      String.raw`\bgroothandel\b[^.;]{0,40}\b(?:bieden|doen) (?:wij|we) niet\b`,
      String.raw`\b(?:grosshandel|handlerprogramm|handlergeschaft|verkauf an (?:laden|handler|geschafte))\b[^.;]{0,40}\b(?:eingestellt|beendet|aufgegeben)\b`,
      String.raw`\bnon (?:e|sono) (?:\w+ )?(?:disponibil\w|vendut\w) (?:per|a) (?:i |gli |le )?(?:rivenditor\w+|negozi\w*)\b|\bkunnen (?:\w+ )?winkels (?:\w+ )?niet\b`,
    ].join('|'),
  ),
  // Those who are put off: "weitere Läden müssen wir vertrösten".
  new RegExp(
    String.raw`\b${SHOP_OR_TERMS}\b[^.;]{0,40}?\bvertrosten\b|\bvertrosten\b[^.;]{0,30}?\b${SHOP_OR_TERMS}\b`,
  ),
  // Where the verb stands before those whom it refuses, and the negation behind them.
  /\b(?:beliefern?|verkaufen?|nehmen?)\b[\w ,-]{0,50}\b(?:nicht|kein\w*)\b/,
  /\b(?:kein\w*|nicht)\b[\w ,-]{0,50}\b(?:grosshandel\w*|wiederverkauf\w*|\w*handler\w*|handelspartner\w*|handlerkonten|b2b\w*|fachhandel|einzelhandel)\b/,
  new RegExp(inLines`
    \b(?:
      handler\w*|handlerprogramm|handleranfragen|wiederverkaufer\w*|grosshandel|b2b\w*|fachhandel
    )\b[\w ,-]{0,60}\b(?:
      nicht (?:an|auf|moglich|angeboten|beliefert|belief\w+|mehr|verfugbar|vorgesehen)|
      geschlossen|pausiert|ausgesetzt|nicht
    )\b
  `),
  /\bn(?:e |')(?:\w+ ){0,4}?(?:pas|plus|ni|aucun\w*|jamais)\b[\w ,'-]{0,60}\b(?:revendeurs?|grossistes?|en gros|vente en gros|professionnels|detaillants?|points de vente|magasins|comptes? pro\w*|boutiques|b2b|distributeurs?)/,
  new RegExp(inLines`
    \bno (?:\w+ ){0,3}?(?:
      vend\w*|ofrec\w*|trabaj\w*|acept\w*|admit\w*|abri\w*|dispon\w*|realiz\w*|hac\w*|suministr\w*|
      incorpor\w*|estamos
    )\b[\w ,]{0,50}\b(?:
      mayorist\w*|al por mayor|distribuidor\w*|revendedor\w*|tiendas|minoristas|b2b|cuentas|reventa
    )
  `),
  /\bnon (?:\w+ ){0,3}?(?:vend\w*|offr\w*|lavor\w*|accett\w*|apr\w*|effettu\w*|forn\w*|rifor\w*|serv\w*|cerch\w*|stiamo|facci(?:amo|o))\b[\w ,']{0,50}\b(?:ingrosso|rivenditor\w*|negozi\w*|b2b|distributor\w*|grossist\w*|rivendita)/,
  /\bnao (?:\w+ ){0,3}?(?:vend\w*|fornec\w*|trabalh\w*|aceit\w*|faz\w*|fac\w*|abr\w*|procur\w*|estamos)\b[\w ,]{0,50}\b(?:lojas|lojistas|revend\w*|retalhistas|grossistas|atacad\w*|distribuidor\w*|por grosso|comerciantes)/,
  // Those who are refused before the verb that refuses them: "keine Läden beliefern".
  new RegExp(
    String.raw`\b(?:kein\w*|nicht|geen|niet)\b[\w ,-]{0,24}?\b${SHOP_OR_TERMS}\b[\w ]{0,16}?\b(?:beliefern|versorgen|aufnehmen|annehmen|bedienen|leveren|aannemen|bevoorraden)\b`,
  ),
  /\b(?:inte|ikke|inga|ingen)\b[\w ,-]{0,36}\b(?:aterforsaljare|forhandlere?|engros\w*|\w*butikk?er)\b/,
  // "You won't find us in any shop", "our soaps aren't sold in stores".
  /\b(?:won't|will not|can't|cannot|don't|never|not) (?:\w+ )?(?:find|see) (?:us|our \w+|it|them|any of \w+) (?:\w+ )?(?:in|at|on) (?:(?:any|other|a|an|the) )?(?:\w+ )?(?:stores?|shops?|retailers?|boutiques?|shelf|shelves)\b/,
  new RegExp(inLines`
    \b(?:we|our \w+|our \w+ \w+|is|are) ?(?:are|is)?(?: not|n't|never) (?:\w+ )?
      (?:sold|available|stocked|carried) (?:in|at|through|by) (?:(?:any|other) )?
      (?:retail |department |physical |local |third[- ]party )?(?:stores|shops|retailers|resellers)\b
      (?! (?:near|in|below))
  `),
  /\b(?:geen|niet)\b[\w ,-]{0,50}\b(?:groothandel\w*|wederverkopers?|retailers?|dealers?|winkels|verkooppunten|b2b|resellers?)\b/,
];

/** An end or a rest of selling to shops, and a house that can make no more: words for it that deny nothing. */
const ENDS = inLines`
  (?:
    (?:step\w*|pull\w*|scal\w*|cut\w*) (?:back|away|out)|withdr[ae]w\w*|(?:mov|walk|turn)\w* away|
    wind(?:ing)? down|wound down|phas\w+ out|(?:hit|press|push)\w* (?:the )?pause|
    (?:tak|took)\w* a (?:break|pause|rest|hiatus|step back)|say\w* goodbye|said goodbye|
    g(?:a|i)v(?:e|en|ing) up|stopp\w+|quit|ceas\w+|discontinu\w+|retir\w+|exit\w*
  )
`;
/** "The workshop is too small to supply shops." */
const TOO_LITTLE = new RegExp(inLines`
  \b(?:
    too (?:small|few|little|busy)|not (?:nearly )?enough|trop (?:petit\w*|peu)|zu (?:klein|wenig\w*)|
    demasiado (?:pequen\w+|poc\w+)|muy poc\w+|troppo (?:piccol\w+|poc\w+)|te (?:klein|weinig)
  )\b[^.;]{0,40}\b(?:to|for|pour|um|para|per|om|fur)\b[^.;]{0,30}\b${SHOP_OR_TERMS}\b
`);
const ENDED = new RegExp(String.raw`\b${ENDS}\b(?: \w+){0,4}? (?:${SHOP_OR_TERMS}|accounts?|retail)\b`);

const ON_COMMISSION = String.raw`\b(?:consignment|kommission\w*|depot-vente|consigna(?:cion)?|conto ?vendita|consignatie)\b`;
/** "Ni dépôt-vente ni vente aux revendeurs": of two that are refused neither leaves the other open. */
const NEITHER = new RegExp(inLines`
  (?:\b|(?=n't))(?:neither|weder|ni|${NOT})\b[^.;]{0,24}(?:
    ${ON_COMMISSION}[^.;]{0,8}\b(?:nor|or|no|noch|oder|kein\w*|ni|ou|pas de|ne|of|geen)\b[^.;]{0,24}?
      \b${SHOP_OR_TERMS}\b|
    \b${SHOP_OR_TERMS}\b[^.;]{0,8}\b(?:nor|or|no|noch|oder|kein\w*|ni|ou|pas de|ne|of|geen)\b[^.;]{0,8}${ON_COMMISSION}
  )
`);

/** "Only sold to individuals": those that by themselves would leave shops out of it. */
const TO_INDIVIDUALS_ONLY =
  /\b(?:only|exclusively|solely) (?:sold |sell(?:ing)? |available )?(?:direct(?:ly)? )?to (?:private )?(?:individuals|individual customers)\b|\bsell to (?:private customers|individuals) only\b/;

/** Whether a sentence says that shops can't buy. */
export function saysNo(sentence: string): boolean {
  const plain = withoutTermsOfTrade(withoutMiddlemen(sentence));
  if (WITHOUT_PAPER.test(plain) || YOU_SELL.test(plain)) return false;
  const refused = withoutWhy(plain);
  if (refused !== plain && saysNo(refused)) return true;
  const [first = '', ...others] = HANGS_TOGETHER.test(plain) ? [plain] : plain.split(AND_THEY);
  if (others.length > 0 && (saysNo(first) || others.some(saysNo))) return true;
  const said = NEITHER.test(plain) ? plain.replace(COMMISSION, ' ') : plain;
  if (TO_INDIVIDUALS_ONLY.test(said)) return true;
  if (ONLY_IN_PART.test(said) || ON_CONDITION.test(said)) return false;
  return (
    said !== plain ||
    (AGAIN.test(plain) && TAKES_AGAIN.test(plain)) ||
    [...REFUSALS, ...DIRECT_ONLY, ...SHUT_INTAKE, OPENS_LATER, TOO_LITTLE, ENDED].some((one) =>
      one.test(plain),
    )
  );
}

/** "If you are abroad, we do not sell wholesale", "We sell on Amazon; our dealers may not sell there": one is said of the other. */
const HANGS_TOGETHER = new RegExp(
  [
    inLines`
      ^(?:
        if|unless|when|where|while|outside|below|under|until|before|for (?:individuals|private)|
        wenn|falls|solange|ausserhalb|unter|bis|
        si|quand|tant que|hors|cuando|fuera|hasta|se|quando|fuori|fino|
        als|wanneer|zolang|buiten|onder|tot
      )\b
    `,
    String.raw`\b(?:there|dort|la-bas|alli|ahi|daar)\b(?! (?:is|are)\b)`,
  ].join('|'),
);
/** "We do not wholesale, and we do not do consignment": each of the two is said by itself. */
const AND_THEY = new RegExp(
  [
    String.raw`; |[,–—-] (?:and |or |nor |so |but )?(?=(?:only|instead|please|there(?:'s| is| are)|our|all|everything|unauthori[sz]ed)\b)| and (?=only sell\b)`,
    String.raw`, (?:and |or |nor |so |but )(?=(?:we|i) (?!may\b)\w+)`,
    String.raw`[,;] (?:and |or |nor |und |et |y |e |en )?(?=(?:we|i|wir|ich|nous|je|wij|ik) (?:\w+ )?(?:do|don't|are|aren't|cannot|can't|ne|n'|machen|bieten|sind|doen|bieden)\b)`,
    inLines`
      ,? (?:and|but|nor|und|aber|et|mais|y|ni|pero|e|ma|en|maar) (?=
        (?:(?:we|i) (?:\w+ )?)?(?:do not|don't|cannot|can't|are not|aren't|no longer)\b|
        (?:wir |wij )?(?:bieten|machen|nehmen|akzeptieren|doen|bieden|nemen|accepteren) (?:\w+ )?
          (?:kein|nicht|niet|geen)|
        (?:nous )?(?:ne |n')\w+ons (?:pas|plus)\b|
        no? \w+[aei]mos\b|\w+[aei]mos\b|non \w+iamo\b
      )
    `,
  ].join('|'),
);
const COMMISSION = new RegExp(ON_COMMISSION, 'g');
