import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';
import { REORDER } from './minimum-words.ts';

/** "After your first order": what comes then is a reorder. */
export const AFTER_OPENING = new RegExp(
  inLines`
    \b(?:after|following|beyond|once you(?:'ve| have) placed|nach|apres|tras|despues de|dopo|na|po)\b(?: (?:
      your|the|an?|that|this|der|ihrer|deiner|la|votre|tu|su|el|il|lo|de|je|uw|een
    )){0,2} (?:opening|initial|first|ersten?|erst\w+|premiere|primer|primera|primo|eerste|pierwszym)
      (?: (?:orders?|purchases?|bestellung|order|commande|pedido|compra|ordine|bestelling|zamowieniu))?
  `,
  'g',
);
export const BOTH = new RegExp(inLines`
  \b(?:
    per (?:wholesale |trade )?order|first or \w+|(?:every|each|all) (?:wholesale |trade )?orders?|any order|
    whether (?:first|opening)[^.]{0,30}|
    first(?: one| order)? (?:and|as well as|like|just as) (?:every|each|all|any|the|those|later) |
    both|as well as|alike|
    (?:opening|first|initial)(?: orders?)? and (?:re-?|subsequent )orders?|
    the same|same for|sowohl|
    erst- und nach\w+|aussi bien|tanto|sia
  )\b
`);

/** The same, where their part of the sentence speaks of no minimum. */
export const PERHAPS_OTHER_SUM = new RegExp(inLines`
  \b(?:
    annual\w*|per (?:year|quarter|month|annum)|yearly|quarterly|a year|pro jahr|jahres\w*|par an|anual\w*|
    all'anno|per jaar|discounts?|% off|percent off|save|rewards?|points|handling|shipping|postage|deposit|
    net \d+|late|samples?|insurance|each|per (?:unit|piece|item|case|bottle)|versand\w*|rabatt\w*|frais|
    livraison|remise|envio|portes|gastos|descuento|regalo|
    spedizion\w*|sconto|spese|verzend\w*|korting|credit cards?
  )\b
`);
/** For some shops alone. */
export const SCOPED = new RegExp(inLines`
  \b(?:
    international\w*|overseas|export|outside|abroad|worldwide|canad\w+|europe\w*|uk|australia\w*|ausland|
    ausserhalb|etranger|hors (?!taxes?\b|tva\b|droits)|extranjero|fuera|estero|buitenland|distributors?|
    resort|custom|pre-?order|back-?order|private label
  )\b
`);
export const UNDER =
  /(?<!\b(?:no|not) )\b(?:under|below|less than|unter|weniger als|inferieures? a|moins de|menos de|por debajo de|inferiores? a|sotto|inferior[ei] a|onder|ponizej|mniej niz)\b/;
export const NOT_TAKEN = new RegExp(inLines`
  \b(?:
    (?:regular|full|normal|our|charged at|billed at) (?:\w+ )?retail|
    (?:not|n't) (?:qualify|eligible|receive|get)|ineligible|not (?:be )?(?:accept|process|ship|fulfil)\w*|
    declin\w+|refus\w+|reject\w+|returned|held (?:back|until)|cannot|can't|won't|nicht|pas|
    no (?:se )?(?:acept|admit|sirv|serv|envi|prepar|tramit|gestion|proces)\w*|
    non (?:accett|vengono|evad|sped|prepar|gest)\w*|niet
  )\b
`);
/** What isn't sent isn't taken as an order. */
export const SENT_OUT =
  /\b(?:ship\w*|dispatch\w*|send|deliver\w*|(?:aus)?liefern|versenden|verschicken|expedi\w+|livr\w+|sirv\w+|servimos|envi\w+|evad\w+|sped\w+|(?:uit)?leveren|verzenden|versturen)\b/;
/** "No minimum". */
export const NONE = new RegExp(inLines`
  \b(?:
    no (?:set |required |order |reorder |opening order )?(?:minimums?|min)\b|
    there (?:is|are) no|without (?:a )?minimum|
    kein\w* mindest\w*|ohne mindest\w*|
    (?:pas|sans|aucun) (?:de )?minimum|
    sin minimo|no hay (?:pedido )?minimo|
    senza minimo|nessun (?:ordine )?minimo|geen minim\w*|
    (?:bez|brak|nie ma) minim\w+
  )\b
`);

/** "$200 the first time, none after": what comes to nothing names no other amount. */
export const NONE_LATER = new RegExp(inLines`
  [,;]? (?:and |but |with )?(?:there(?:'s| is| are) )?no (?:(?:smallest|least|set|required) )?re-?orders?\b(?: minimums?)?|
  [,;]? (?:and |then )?(?:none|nothing|no minimums?) (?:
    after\w*|thereafter|from then on|later|for re-?orders|on re-?orders
  )\b[^.;]*|
  [,;·|(]? ?(?:re-?orders?|restocks?)(?: minimums?)?(?::| [-–—]) (?:none|nothing|no minimums?|any amount)\b
`);

/** "200 € H.T.", "$250 excl. tax": these dots end nothing. */
export const SHORT_DOTS =
  /\b(?:(?:[a-z]\.){2,}|(?:exc|exl|excl|incl|inkl|exkl|zzgl|approx|aprox|ca|min|max|mind|env|ex|bijv)\.)(?=[ ,;)])/g;

/** "The minimum retail price is $12": of a product, and of no order. */
export const LEAST_PRICE =
  /\bminimum (?:\w+ ){0,2}?(?:retail|advertised|resale|re-?selling|selling) prices?\b(?:(?: is| of|:) [$£€] ?\d[\d.,]*)?/g;
/** "Orders of $1,000 or more take a deposit." */
export const PAID_AHEAD = /\b(?:requir|need|tak|ask|carr|attract|subject)\w* (?:\w+ ){0,3}?deposit\b/;

/** "It takes $250 to open, $100 after". */
export const TO_OPEN =
  /(?:[$£€]|\d|dollars|euros?|pounds)[^.;]{0,24}\b(?:to (?:open|start|begin|get started)|opens an account|(?:for|on) (?:your|the|an?) (?:opening|initial|first)(?: \w+)? order)\b/;

/** "Most shops open with about $400": what is usual is no minimum. */
export const ADVISED = new RegExp(inLines`
  \b(?:
    recommend\w*|we (?:suggest|advise)|typical(?:ly)?|on average|average|usually|
    most (?:\w+ )?(?:shops|stores|retailers|stockists|dealers|accounts|customers|buyers) (?:\w+ )?
      (?:open|start|begin|order|spend|choose)|
    empfehl\w*|
    im schnitt|durchschnittlich\w*|meistens?|
    conseillons|en moyenne|recomendamos|de media|en promedio|consigliamo|in media|raden wij aan|gemiddeld
  )\b
`);

/** "We don't go below $200": less isn't taken. */
export const NOT_BELOW =
  /\b(?:not|never|n't|nicht|pas|no|non|niet) (?:\w+ ){0,2}?(?:fall|drop|go|be|come)?\w* ?(?:below|under|less than|unter|unterschreiten|en dessous|inferieure? a|inferior a|inferiore a|onder)\b/;

/** "Orders from $500, all reorders too", "and the same for refills". */
export const LATER_TOO = new RegExp(
  String.raw`(?:[$£€]|\d|dollars?|euros?|pounds)[^.;]{0,24}(?:(?:${REORDER.source})(?: ones)? (?:${alternatives(
    {
      english: ['too|as well|included|likewise|alike|no less'],
      german: ['ebenso|ebenfalls|auch|genauso|inbegriffen|eingeschlossen'],
      french: [String.raw`compris\w*|inclus\w*|aussi|egalement`],
      spanish: [String.raw`tambien|incluid\w+|igual`],
      italian: ['compres[ei]|inclus[ei]|anche|pure'],
      dutch: ['ook|inbegrepen|eveneens'],
    },
  )})\b|\b(?:${alternatives({
    english: ['(?:the )?same (?:for|on|with|goes for)|also (?:for|on)|including|reorders? or not'],
    german: ['auch (?:fur|bei)?|einschliesslich|genauso (?:fur|bei)'],
    french: ['y compris|aussi (?:pour|en)|meme chose (?:pour|en)'],
    spanish: ['tambien (?:para|en)|incluidas? las?|lo mismo (?:para|en)'],
    italian: ['anche (?:per|in)?|lo stesso (?:per|in)'],
    dutch: ['ook (?:voor|bij)?|inclusief|hetzelfde voor'],
  })}) ?(?:\w+ ){0,2}?(?:${REORDER.source}))`,
);
/** "Whether it is your first or your fiftieth." */
export const FIRST_OR_LATER = new RegExp(inLines`
  \bfirst or (?:your |the )?(?:\w+th|second|last|next|later|subsequent|any other)\b|
  \b(?:first|opening) or not\b|
  \b(?:first|opening) (?:order )?and (?:on |for |of |with )?(?:every|each|all|any) (?:\w+ ){0,2}?(?:after|later|thereafter|following|since)\b|
  \b(?:every|each|any|all) (?:\w+ )?orders?,? (?:even |including |also )?(?:the|your) first\b|
  \b(?:new|neu|nouveau|nuevo|nuovo|nieuw) (?:or|oder|ou|o|of) (?:an? )?(?:
    re-?(?:ordering|stocking|turning)|existing|established|
    bestehend\w*|bestandskund\w*|stammkund\w*|nachbestell\w*|
    ancien\w*|existant\w*|antigu\w*|gia cliente|bestaand\w*
  )
`);
export const EVERY_ORDER =
  /\b(?:(?:every|each|per) (?:wholesale |trade )?order|(?:on|for|of) all (?:wholesale |trade )?orders)\b/;

/** "$300 to open, then $150". */
export const LATER =
  /\b(?:then|thereafter|after(?:wards?)?|from then on|dann|danach|puis|ensuite|poi|luego|despues|dan|daarna|sedan|darefter|potem)\b/;
