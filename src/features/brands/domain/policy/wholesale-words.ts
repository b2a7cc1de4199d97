import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';

/** What is said where a brand sells to shops, and where it doesn't; folded, each language by itself. */

export const OF_WHOLESALE = wordsOf({
  english: [
    String.raw`wholesal\w*|whole sale|stockists?|retailers?|resellers?|dealers?|distributors?`,
    String.raw`trade (?:accounts?|customers?|pricing|program\w*|enquir\w+|inquir\w+)|b2b`,
    'direct[- ]to[- ]consumer|dtc|d2c',
    'directly? to (?:consumers?|customers?|the public|our customers)',
    'exclusively (?:on|through|via|online|direct)',
    'only (?:available |sold |sell )?(?:on|through|via|directly|direct)',
  ],
  german: [
    String.raw`\w*handler\w*|fachhandel|einzelhandel|grosshandel|wiederverkauf\w*|handelspartner|endkunden`,
    'endverbraucher|privatkunden|privatpersonen',
  ],
  french: ['revendeurs?|grossistes?|professionnels|detaillants?|points de vente|particuliers|en gros'],
  spanish: [
    String.raw`mayorist\w+|al por mayor|minoristas|distribuidor\w*|tiendas|revendedor\w*|consumidor final|particulares|comercios`,
  ],
  italian: [String.raw`rivenditor\w*|ingrosso|negozi|negozianti|privati|consumatore finale`],
  dutch: [String.raw`groothandel|wederverkopers?|winkel\w*|dealers|particulieren`],
  nordic: [String.raw`aterforsalj\w*|engros\w*|butik(?:k?er)`],
  portuguese: [String.raw`revenda|lojistas?|retalhistas?|atacad\w*|por grosso`],
  polish: [String.raw`sklep\w*|hurt\w*|detalist\w+|odsprzeda\w+|dystrybutor\w*`],
});
/** An invitation to become a customer, which says yes between the lines. */
export const INVITES = wordsOf({
  english: [
    String.raw`becom(?:e|ing) (?:an? |our )?(?:\w+ ){0,2}(?:retailer|stockist|dealer|reseller|distributor|wholesaler|retail partner|trade partner|wholesale (?:partner|customer|account))`,
    inLines`
      (?:
        apply|application|register|sign ?up|request|registration|interested|enquire|inquire|inquiries|
        enquiries|inquiry|enquiry|open|opening|questions|information|log ?in|account|team|catalog\w*|portal|
        form|pricing|partners?|program(?:me)?|terms|policy|policies|minimums?|orders?|customers?|accounts?
      )\b[\w ',:/&-]{0,40}\b(?:
        wholesale|trade account|stockist|stocking|carry(?:ing)? (?:our|the)|selling our|b2b
      )
    `,
    inLines`
      wholesale\b[\w ',/&-]{0,30}\b(?:
        apply|application|register|sign ?up|request|registration|inquir\w+|enquir\w+|accounts?|team|
        catalog\w*|portal|form|pricing|partners?|program(?:me)?|terms|policy|policies|minimums?|orders?|
        customers?|faqs?|info\w*|opportunit\w+|contact|e-?mail|@
      )
    `,
    String.raw`(?:interested in|want to|would like to|wish to|like to) (?:\w+ ){0,3}(?:stock|carry|retail|sell|resell|distribute|becom\w+) `,
    '(?:thank you|thanks) for (?:your )?interest in (?:carrying|stocking|retailing|selling|reselling|distributing)',
    String.raw`are you an? (?:\w+ )?(?:retailer|shop owner|store owner|shop|store|buyer|stockist|boutique|reseller)`,
    'for (?:the trade|retailers|stockists|shops)',
    String.raw`trade (?:enquir\w+|inquir\w+|customers?|accounts?)`,
    String.raw`retailer (?:application|inquir\w+|enquir\w+|portal|login)|line ?sheets?`,
  ],
  german: [
    String.raw`handler werden|fachhandler werden|wiederverkaufer werden|handleranfrage\w*|handlerkonto`,
    String.raw`fur (?:\w+ )?(?:handler|wiederverkaufer|fachhandler|geschafte)|handlerbedingungen`,
    'fur den (?:fach|einzel|wieder)?handel(?= )',
    'handlerbereich|handlerregistrierung|erstbestellung|handlerkonditionen',
    String.raw`(?:mochten|wollen|moechten) (?:sie|ihr|du) [\w ,-]{0,60}(?:verkaufen|fuhren|anbieten|sortiment)`,
  ],
  french: [
    'devenir (?:un )?(?:revendeur|distributeur|partenaire|detaillant)',
    '(?:souhaitez|voulez|vous desirez)(?: -vous)? (?:distribuer|revendre|commercialiser|proposer|vendre|devenir)',
    String.raw`espace (?:pro|revendeur)\w*|compte (?:pro|revendeur|professionnel)|acces pro`,
    'tarifs? (?:pro|revendeurs?)',
  ],
  spanish: [
    '(?:hazte|ser|conviertete en|quiero ser|quieres ser|conviertase en) (?:un )?(?:distribuidor|mayorista|revendedor|punto de venta)',
    'venta al por mayor|condiciones (?:para )?(?:mayoristas|tiendas|distribuidores)',
    String.raw`(?:quieres|desea\w*|quiere\w*) (?:vender|distribuir|tener) nuestr\w+`,
  ],
  italian: [
    'diventa(?:re)? (?:un )?(?:nostro )?(?:rivenditore|distributore|partner|punto vendita)',
    "(?:vuoi|desideri|volete) (?:vendere|rivendere|diventare)|vendita all'ingrosso",
    'area (?:b2b|rivenditori)|condizioni (?:per (?:i )?)?rivenditori',
  ],
  dutch: [
    '(?:word|worden) (?:een )?(?:dealer|verkooppunt|wederverkoper|reseller|retailer)',
    String.raw`(?:wilt u|wil je) [\w ,-]{0,40}(?:verkopen|assortiment|voeren)`,
    'zakelijk (?:account|bestellen)|voor (?:retailers|winkeliers|wederverkopers)',
  ],
  nordic: [
    '(?:bliv?|vill du bli|vil du vaere|vil du bli) (?:en )?(?:var |vores |var ny )?(?:aterforsaljare|forhandler)',
    'for (?:butikk?er|forhandlere|aterforsaljare)',
  ],
  portuguese: [
    '(?:torne-se|seja|ser|quero ser|quer ser) (?:um )?(?:nosso )?(?:revendedor|distribuidor|parceiro|lojista|ponto de venda)',
    'para (?:lojistas|revenda|revendedores)',
  ],
  polish: [
    String.raw`zostan (?:\w+ )?(?:partnerem|dystrybutorem|sprzedawca)|wspolprac\w+ hurtow\w+`,
    String.raw`dla (?:sklepow|hurtowni|detalistow)|cennik\w* (?:hurtow\w+|dla sklepow)|zamowienia hurtowe`,
  ],
});
/** "Wholesale prices for everybody", a club, a shop that is called so. */
export const RETAIL_TALK = new RegExp(inLines`
  \b(?:
    (?:cut\w*|skip\w*|bypass\w*|leav\w*) (?:out )?(?:the |all (?:the )?)?
      (?:middlem[ae]n|distributors?|wholesalers?|retailers?|stores|shops)
      (?=[, ](?:[^.]*\b(?:you|your|yourself|prices?|half|less|save)\b))|
    costco wholesale|wholesale clubs?|
    wholesale prices? (?:direct|for everyone|to (?:you|everyone|everybody|the public))|
    wholesale[- ]club|below wholesale|warehouse clubs?|not for resale|buy wholesale and save|
    (?:at|for) wholesale prices?,? (?:straight|directly|right|shipped|delivered)\b|
    your (?:home|house|door(?:step)?|kitchen|table|garden|wardrobe|closet|family)\b[^.]{0,20} (?:at|for) wholesale prices?|
    wholesale to the public|
    wholesale prices? without (?:\w+ ){0,2}memberships?|
    (?:straight|directly|right) to your (?:front )?(?:door(?:step)?|home|house)|
    (?:buy|shop|order) in bulk and save
  )\b|
  \b(?:(?:compr\w+|acquist\w+|achet\w+|koop|kauf\w*|bestell\w*) (?:
    al por mayor|all'ingrosso|en gros(?: lots?)?|im grossen|in het groot
  ) (?:y|e|et|und|en) (?:ahorr|risparmi|economis|spar|bespaar))
`);
/** "Wholesale account executive: careers@acme.com". */
export const OF_JOBS =
  /\b(?:careers?|jobs?|hr|recruit\w*|karriere|bewerbung\w*|emploi|empleo|lavora\w*|vacatures?)@/;

/** Words that make a line, or the headings above it, a matter of trade. */
export const OF_TRADE = wordsOf({
  english: [
    String.raw`wholesal\w*|whole sale|retailers?|stockists?|dealers?|resellers?|resale|distributors?|b2b`,
    String.raw`trade (?:accounts?|customers?|pric(?:es?|ing)|orders?|terms|program\w*|enquir\w+)`,
    'opening orders?|re-?orders?|line ?sheets?',
  ],
  german: [
    String.raw`\w*handler\w*|haendler\w*|fachhandel|einzelhandel|grosshandel|wiederverkauf\w*|gewerbe\w*`,
    String.raw`erstbestell\w*|erstorder|nachbestell\w*|nachorder|weiterverkauf\w*`,
  ],
  french: [
    String.raw`revendeurs?|revente|revendre|grossistes?|professionnels?|detaillants?|reassort\w*|en gros`,
  ],
  spanish: [String.raw`mayorist\w*|al por mayor|minoristas|distribuidor\w*|revendedor\w*|reventa|revender`],
  italian: [String.raw`rivend\w*|ingrosso|riordin\w*`],
  dutch: [String.raw`groothandel|wederverko\w*|doorverko\w*|nabestelling\w*|zakelijk\w*`],
  nordic: [String.raw`aterforsalj\w*|engros\w*`],
  portuguese: [String.raw`revenda|lojistas?|retalhistas?|atacad\w*|por grosso|primeira encomenda`],
});
