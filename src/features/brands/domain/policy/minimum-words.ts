import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';
import { SHOP_NAMES } from './shop-words.ts';

/** That an amount is the least. */
export const LEAST = wordsOf({
  english: [
    String.raw`gets? (?:you )?started (?:for|from|at)|gets? you (?:started|going|in)|minimums?|mins?\b\.?|moqs?|movs?|buy-?in|threshold|floor|smallest|lowest`,
    'at least|at the least|no less than|not less than|under no less|upwards',
    'or (?:more|over|above|up|higher|upwards|better)|and (?:up|over)|exceed|totall?ing|worth',
    '(?:must|should|has to|have to|needs? to) (?:total|meet|reach|be|come to|add up to|amount to)',
    String.raw`we (?:ask|require|need|want|expect)\b|requires?|required|(?:fall|drop|go|be)s? below`,
    'begins? at|beginning at|(?:comes?|runs?|set|sits|fixed) (?:to|at)|starts? (?:at|from)|starting (?:at|from)',
    String.raw`from(?= (?:about |just |only )?(?:[$£€]|\d))|opens? (?:an? |your |the )?accounts?`,
    '(?:once|until) (?:your|the) (?:\\w+ )?(?:cart|basket|order) (?:is at|is over|hits|reaches|passes|comes to)|suffices?|commitment|unlocks? (?:at|from)',
  ],
  german: [
    String.raw`mindest\w*|mindestens|minimum\w*|minimal\w*|erreichen|liegt bei|betragt|genug(?:t|en)|reich(?:t|en)|oder mehr`,
    String.raw`ab(?= (?:einem|einer|\d|€|eur))`,
  ],
  french: [String.raw`minim[oae]s?|au moins|atteindre|des(?= (?:[$£€]|\d))|fixe a|suffi(?:t|sent)|ou plus`],
  spanish: ['alcanzar|superar|a partir d[ei]|al menos|desde|bastan?|o mas'],
  italian: [String.raw`raggiungere|almeno|da(?= (?:[$£€]|\d))|bastano?|o piu`],
  dutch: ['bereiken|ten minste|minstens|vanaf|volstaa[nt]|of meer'],
  nordic: [String.raw`minst\w*|mindst\w*`],
  portuguese: ['pelo menos|no minimo'],
  polish: [String.raw`co najmniej|przynajmniej|nie mniej niz|powyzej|od(?= \d)|wynosi`],
});

/** An order as such. */
export const ORDER = wordsOf({
  english: [
    'orders?|ordering|buys?|buy-?ins?|baskets?|invoices?|cartons?|boxes|box|shipments?|ship|stock(?:ing)? up',
    'purchases?|spend|assortments?|carts?|movs?|moqs?',
    '(?:wholesale|trade|dealer|stockist|retailer|account) (?:min|minimums?|moq)',
  ],
  german: [String.raw`\w*bestell\w*|\w*order|\w*auftr\w*|\w*einkauf\w*`],
  french: ['commandes?|achats?'],
  spanish: ['pedidos?|compras?'],
  italian: ['ordin[ei]|acquist[oi]'],
  dutch: [String.raw`bestelwaarde|bestelling\w*|afname`],
  nordic: [String.raw`\w*bestall\w*|\w*bestill\w*|\w*ordre[rn]?|ordrar`],
  portuguese: ['encomendas?'],
  polish: [String.raw`zamowie\w*|zakup\w*|koszyk\w*`],
});

/** How many languages say that somebody begins with a sum: "start with $200", "commencez avec 200 €". */
const BEGIN_WITH = [
  '(?:start|begin|kick off|get going|commencez|debutez|(?:on|nous|vous) (?:commenc|debut|demarr)\\w+|demarrez|empezamos|comenzamos|empieza|empiece|comienza|inizia|iniziate|parti',
  '|start(?:e|en|et)?|beginn(?:e|en|t)?|begint?) (?:(?:off|out|sie|je|u) )?(?:with|avec|con|mit|met|bei)',
  '(?= (?:(?:at least|about|around|just|only|a minimum of|no less than|mindestens|au moins|al menos|almeno|minstens) )?',
  String.raw`(?:[a-z]{0,3}[$£€]|\d))`,
].join('');

/** Whoever is new has a first order before him: "a new shop's order", "new showrooms choose". */
const NEW_SHOPS = String.raw`(?:new|neue\w*|nouve\w+|nuev[oa]s?|nuov\w+|nieuwe|ny[ae]?|nov[oa]s?|now[aey]\w*) (?:${SHOP_NAMES})`;

/** The first order of a shop. */
export const OPENING = wordsOf({
  all: [BEGIN_WITH, NEW_SHOPS],
  english: [
    'gets? (?:you )?started (?:for|from|at)|gets? you (?:started|going|in)|to get going|first[- ]timers?|(?:at|for) (?:the |a )?(?:start|outset)',
    'getting started|openings?|openers?|opening with us|opens? (?:with|at|from)|opens? (?:an? |your |the )?account',
    '(?:accounts? (?:is|are|can be|get) |we )open(?:ed|s)? (?:with|at|from|for)|new (?:wholesale |trade |retail )?accounts? (?:start|begin)s?|accounts? (?:start|begin)s? with',
    'open(?:ing)? (?:new |your )?accounts|(?:on|at|upon) (?:signing|sign-?up)|to (?:get|be) on (?:the|our) (?:books|list|ledger)',
    'to (?:open|start|begin(?: with)?|get started|join)(?! (?:an? )?(?:account )?(?:please|you))',
    'begin(?= ?:)|start(?= ?:)|initial|first|1st|debut|inaugural|introductory|kick-?off|(?:stock|stocking|buying) commitment',
    '(?:launch|trial|welcome|stocking|pilot) orders?|launch assortments?|start(?:er|-?up|ing)? (?:orders?|packages?)',
    'new (?:doors|accounts?|customers?)',
  ],
  german: [
    String.raw`anfangs\w+|grund(?:ausstattung|bestuckung|sortiment|stock|bestand|order|bestellung)|einstiegs\w+`,
    String.raw`erst\w*|erstausstattung|erstbezug|start(?:bestell|paket|order)\w*|eroffnungs\w*|neukunden`,
    '(?:zum|beim|fur den) (?:start|einstieg|anfang|auftakt)',
  ],
  french: [
    "premiere?s?|1(?:ere?|re)|ouverture|initiale?s?|implantation|d'impianto|premier reassort|lancement",
    'pour (?:demarrer|commencer|debuter|ouvrir)|au demarrage|de demarrage',
  ],
  spanish: [
    'primer[oa]?|inicial|apertura|alta de (?:cliente|tienda|cuenta)s?|(?:tiendas?|clientes?) nuev[oa]s?|arranque|para (?:empezar|comenzar|arrancar)',
  ],
  italian: [
    'prim[oa] (?:fornitura|acquisto|ordine)|primo|iniziale|avvio|per (?:iniziare|cominciare|partire)',
  ],
  dutch: [
    'nieuwe klanten',
    String.raw`begin(?:order|bestelling)|instap\w*|eerste|openings\w*|start(?:order|bestelling|ordre)`,
    'om te (?:beginnen|starten)|bij (?:de )?start',
  ],
  nordic: ['forst[ae]|for (?:att|at|a) (?:starta?|starte|borja|begynde|komme? i ?gang)'],
  portuguese: ['primeir[oa]s?|inicia(?:l|is)|abertura|para (?:comecar|iniciar)'],
  polish: [
    String.raw`pierwsz\w+|na (?:start|poczatek)|poczatkow\w+|startow\w+|(?:zeby|aby|by) (?:zaczac|rozpoczac)`,
  ],
});

/** Every order after it. */
export const REORDER = wordsOf({
  english: [
    inLines`
      re-?orders?|re-?ordering|reordering|re-?stocks|restock\w*|replenish\w*|
      refills?(?! (?:
        bottles?|packs?|cartridges?|pouch(?:es)?|pods?|kits?|sets?|bags?|jars?|stations?|blades?|heads?|
        liners?|tablets?|bars?
      )\b)|
      fill-?ins?|top(?:s|ping)?[- ]?ups?|repeats?|ongoing|future
    `,
    'to come back|to (?:re-?order|re-?stock)(?= *(?:[.;,]|$))|then(?= ?:)|later|(?:later|next) (?:orders?|ones)|thereafter|afterwards?|subsequent(?:ly)?|regulars',
    '(?:your|the|a) second|(?:each|every|all|any|those|the) (?:one |ones |order |orders )?(?:that|which) follows?|next(?= orders?\\b)',
    'returning (?:shops|stores|customers|accounts)|(?:come|comes|coming) back(?: (?:for|with|at|from)|(?= ?:))',
    '(?:each|every) time after|each repeat|whenever you (?:re-?)?(?:stock|order)|keeps? you (?:going|stocked)',
    'follow(?:ing)?(?:-| )?(?:up|on)?(?: orders?)|after(?= *(?:[.;,]|$))|after (?:that|this|it)|from then on',
    'further orders?|add-?on orders?|additional orders?|every order after|each following (?:order|purchase)',
    '(?:each|every|all|any|the) (?:one|ones|order|orders) (?:after|following)',
  ],
  german: [
    String.raw`nachschub|nachfull\w*|auffull\w*|nachlieferung\w*|nach-?bestell\w*|nach-?order\w*|wiederbestell\w*`,
    String.raw`folgelieferung\w*|folge(?:bestell|auftr|order)\w*|weitere\w* (?:bestell|auftr|order)\w*|jede weitere`,
    String.raw`(?:alle|die) (?:folgenden|weiteren|nachsten)|jede[rs]? (?:folgende|nachste)\w*|spatere|spater|danach|ab der zweiten|folgende(?= ?:)|weitere(?= ?:)`,
  ],
  french: [
    String.raw`reappro\w*|reassorts?|reassortiments?|reapprovisionnements?|commandes? suivantes?|ensuite|par la suite`,
    'chaque suivante|(?:les|toutes les) suivantes|suivantes?(?= ?:)|(?:des|a partir de) la (?:deuxieme|seconde)',
  ],
  spanish: [
    String.raw`reposicion\w*|reponer|resurtid[oa]s?|pedidos? (?:siguientes?|posteriores?|sucesivos?)|siguientes(?: pedidos)?`,
    'segundo pedido|posteriores|despues',
  ],
  italian: [
    'riordin[oi]|ordini? successiv[oi]|riassortiment[oi]|rifornimenti|successivamente|successivi',
    '(?:dal(?:la)?|per il|per la) second[oa]|(?:ogni|i|le|quelle|quelli|tutt[ei] (?:le|i)) successiv[aoei]',
  ],
  dutch: [
    String.raw`bijbestell?\w*|bestel\w* (?:\w+ )?bij|na-?lever\w*|(?:vanaf|bij|voor) de tweede|na-?bestell?\w*|aanvul\w*|vul(?:t|len)(?: \w+)? aan|bijvul\w*|herhaal\w*|vervolg\w*|daarna`,
    String.raw`volgende bestelling\w*|(?:elke|iedere) volgende`,
  ],
  nordic: [
    String.raw`pafyll\w*|pafyldning\w*|opfyldning\w*|efterbestall\w*|etterbestill\w*|genbestilling\w*`,
    String.raw`d[ae]+refter|deretter|efterfoljande|varje foljande|(?:nasta|naeste|neste) (?:order|ordre|bestall\w*|bestill\w*)`,
  ],
  portuguese: [
    String.raw`reposic\w+|repor|reencomend\w*|(?:encomendas? )?seguintes|proximas? encomendas?|depois`,
  ],
  polish: [
    String.raw`potem|pozniej\w*|kolejn\w+|nastepn\w+|ponown\w+|uzupelni\w+|domowie\w+|dalsz\w+ zamowie\w+`,
  ],
});

/** Sums that are no minimum of a wholesale order, whatever else their part of the sentence says. */
export const OTHER_SUM = wordsOf({
  english: [
    'free (?:shipping|freight|delivery|ship)|ships? free',
    '(?:shipping|delivery|postage|freight|carriage):? (?:is |are )?(?:free|on us|paid|pre-?paid|included|waived)',
    'freight allowance|prepaid freight|no (?:freight|shipping|delivery|carriage|postage)(?: (?:charges?|costs?|fees?))? (?:over|above|on|from|at)',
    String.raw`(?:for|on) (?:free )?(?:shipping|delivery|postage)|complimentary shipping|promo\w*|coupon`,
    String.raw`discount codes?|vouchers?|gift|surcharge|(?<!\bno )(?<!without )fees?|credit limit|msrp|rrp`,
    'srp',
  ],
  german: [
    '(?:versand|fracht|porto|lieferung): (?:frei|kostenlos|gratis)',
    String.raw`versandkostenfrei\w*|frachtfrei|portofrei|frei haus|versandfrei|\w*gutschein\w*|\w*zuschlag`,
    'skonto',
  ],
  french: [
    'frais de port (?:offerts?|gratuits?)|(?:port|livraison|transport)(?: ?:)? (?:offerte?|gratuite?|paye)|franco',
    'offert[es]?',
  ],
  spanish: [
    String.raw`(?:envios?|transporte):? grat\w+|portes:? (?:pagados|gratis|incluidos)|gastos de envio gratis|recargo`,
  ],
  italian: ['(?:spedizione|trasporto):? (?:gratuit[ao]|omaggio)|porto franco'],
  dutch: [String.raw`gratis verzend\w*|(?:verzending|vracht|levering):? (?:gratis|franco)|toeslag`],
  nordic: [String.raw`fri (?:frakt|fragt)|gratis (?:frakt|fragt)|frakt ?fri\w*|fragt ?fri\w*|gebyr`],
  portuguese: ['portes (?:gratuitos|oferecidos)|frete gratis|envio oferecido'],
  polish: [
    String.raw`(?:darmow|bezplatn)\w+ (?:dostaw|wysylk)\w*|wysylka gratis|koszt\w* (?:dostawy|wysylki)`,
  ],
  payment_in_parts: ['sezzle|afterpay|klarna|paypal'],
  goods_made_for_one: [
    'custom(?:i[sz]ed)?|(?:your|ihrem|deinem|eurem|votre|vostro|tuo|uw|jouw) logo|personali[sz]ed',
    String.raw`engrav\w*|private label`,
  ],
  not_from_stock: [String.raw`drop-?ship\w*|pre-?orders?|back-?orders?`],
  giving: [String.raw`sponsor\w*|donat\w*|fundrais\w*`],
});
