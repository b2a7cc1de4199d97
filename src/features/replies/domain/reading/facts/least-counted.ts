import { inLines } from '../../../../../kernel/in-lines.ts';

/** Whatever is sold is counted by its own name, which no list knows: jars, Messer, savons. */

/** Before the number: that it is the least … */
const LEAST_BEFORE = inLines`
  (?:
    minimums?|min|moqs?|smallest (?:\w+ ){0,4}|at (?:the )?(?:very )?least|no (?:less|fewer|smaller) than|
    commit to|
    (?:need|have|want|ask|like|got)\w* (?:you )?to (?:take|order|buy|start with|begin with)|
    (?:start|begin|kick off|open)(?:s|ing)? (?:with|at|from|on)|
    (?:orders?|sell|ship|quantities) (?:start |begin )?from|first order (?:is|of|has to be)|
    mindest\w*|mindestens|minimal\w*|minim[aoeu]\w*|minstens|erst(?:bestellung|auftrag|order)\w*|au moins|
    al menos|como minimo|por lo menos|almeno|come minimo|pelo menos|no minimo|
    (?:prendre|commander|prenez|commandez) (?:au moins)?|
    (?:premiere commande|primer pedido|primo ordine|primeira encomenda|eerste (?:bestelling|order))
  )
`;
/** … or that less is refused. */
const LESS_BEFORE = new RegExp(inLines`
  \b(?:anything |nothing |something )?(?:
    less than|fewer than|smaller than|short of|shy of|under|below|weniger als|unter|moins de|en dessous de|
    menos de|por debajo de|inferior\w* a|meno di|sotto (?:i|le|gli)?|al di sotto d\w+|minder dan|
    onder(?: de)?|abaixo de
  ) ?$
`);
const REFUSES =
  /\b(?:not|no|never|nothing|cannot|anything|nicht|kein\w*|nie|ne|n'\w+|pas|non|niet|geen|nao)\b|\bcan not\b/;
/** From so many on, where something is sold at all. */
const FROM_BEFORE = new RegExp(inLines`
  \b(?:
    sell|ship|supply|liefern|verkaufen|verschicken|versenden|beliefern|
    vendons|livrons|expedions|vendemos|servimos|enviamos|surtimos|
    vendiamo|spediamo|forniamo|parte|partiamo|si parte|
    leveren|verkopen|verzenden|fornecemos|comeca\w*
  )\b[^.;]{0,30}\b(?:from|ab|a partir de|des|desde|da|a partire da|vanaf|com) ?$
`);
/** Behind the thing: "24 candles minimum", "or more". */
const LEAST_BEHIND = new RegExp(inLines`
  ^[^.;\d$€£]{0,30}?\b(?:
    minimums?|min\b|at (?:the )?least|or more|and up|upwards|
    is (?:the |our |my )?(?:least|smallest|minimum|floor)|(?:gets|get) you (?:in|started|going)|
    to (?:start|begin|open)|minimal\w*|
    mindest\w*|mindestens|aufwarts|
    minim[aoeu]\w*|au moins|ou plus|al menos|o mas|almeno|o piu|in su|minstens|of meer|no minimo|ou mais
  )\b
`);

const NUMBER = new RegExp(
  inLines`
    (?<![$€£#\d.,:/-]|\b(?:usd|cad|aud|eur|gbp|chf|nok|sek|dkk) )\b(\d{1,3}(?:[.,]\d{3})+|\d{1,5})
      (?![\d.,:/%-]*\d| ?[%$€£]) (?:(?:of|full|mixed|assorted|of the|more|de|di|von|van) )?
      ([a-z][a-z'-]{2,})
  `,
  'g',
);
/** Time, money, people and places are counted too; a case is no piece. */
const NO_PIECE = new RegExp(inLines`
  ^(?:
    (?:business|working|full|mixed|calendar)?-?(?:days?|weeks?|months?|years?|hours?|minutes?|times?)|
    percent|per|pct|dollars?|dolar\w*|dollar\w*|bucks|usd|eur\w*|nok|sek|dkk|pln|zl|kron\w*|rupees|yen|yuan|rmb|cny|krw|won|gbp|
    pounds?|quid|cad|aud|chf|francs?|franken|pesos|reais|cents?|grand|
    hundred|thousand|million|tage?n?|wochen?|monate?n?|jahre?n?|stunden|werktage?n?|uhr|
    prozent|jours?|semaines?|mois|ans|annees|heures?|
    dias?|semanas?|meses|mes|anos?|horas?|
    giorni|giorno|settiman\w+|mesi|anni|ore|
    dagen|dag|weken|maanden|jaar|uur|
    shops?|stores?|doors?|dealers?|retailers?|customers?|accounts?|people|brands?|references?|locations?|
    miles|kg|kilos?|lbs?|pounds?|oz|grams?|liters?|
    litros|litres?|styles?|skus?|colou?rs?|sizes?|designs?|flavou?rs?|scents?|products?|pages?|names?|
    photos?|cases?|cartons?|kartons?|caisses?|cajas?|cartoni|cartone|colli|dozen|pallets?|paletten?|
    palettes?|pallet\w*|bancal\w*|displays?|boxes|orders?|and|und|et|or|oder|for|fur|pour|para|per|net|
    netto|off|on|to|of|the|up|is|are|plus|more|euro|worth|by|from|with|after|then|vat|marketplaces?|amazon|
    magasins|tiendas|negozi|laden|geschafte|winkels|
    lojas|referenz\w*|referencias|
    sorten|modelle|modeles|modelos|modelli|farben|couleurs|colores|colori
  )$
`);
const OF_OTHER_THINGS = new RegExp(inLines`
  \b(?:
    discount|% off|rabatt|remise|descuento|sconto|korting|free (?:shipping|freight)|frei haus|franco|
    versandkostenfrei|portes|pre-?paid freight|per (?:case|carton|pallet)|to (?:a|the) (?:case|carton)|
    in (?:a|each|every) (?:case|carton|box)|pro karton|par carton|por caja|per cartone|insurance|liability|
    advertised
  )\b
`);

/** How many of a thing, whatever its name, is the least that may be ordered; of several the first. */
export function leastCounted(plain: string): number | undefined {
  if (OF_OTHER_THINGS.test(plain)) return undefined;
  for (const { index, 0: all, 1: written = '', 2: thing = '' } of plain.matchAll(NUMBER)) {
    if (NO_PIECE.test(thing)) continue;
    const clause = plain.slice(Math.max(0, index - 90), index).replace(/^.*(?:[;:]|\. |\d+ )/, '');
    const behind = plain.slice(index + all.length);
    const isLeast =
      IS_LEAST.test(clause) ||
      FROM_BEFORE.test(clause) ||
      (LESS_BEFORE.test(clause) && REFUSES.test(plain)) ||
      LEAST_BEHIND.test(behind);
    const count = Number(written.replace(/[.,]/g, ''));
    if (isLeast && count > 1) return count;
  }
  return undefined;
}

const IS_LEAST = new RegExp(String.raw`\b${LEAST_BEFORE}\b[^.;,$€£]{0,35}$`);
