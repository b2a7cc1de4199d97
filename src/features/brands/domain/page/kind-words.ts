import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';

/** What a page is, in the words that lead to it; each language by itself. */

/** All words are matched against folded text: lower case, no accents, and "-", "_", "/" read as blanks. */
export const APPLICATION = wordsOf({
  english: [
    String.raw`(?:become|becoming|be|apply to be|join as) (?:an? |our )?(?:\w+ )?(?:retailer|stockist|dealer|distributor|reseller|wholesaler|retail partner|trade partner|trade member|vendor partner)`,
    String.raw`(?:wholesale|trade|b2b|dealer|retailer|stockist|reseller|distributor) (?:\w+ )?(?:application|apply|account|registration|register|sign ?up|request|enquiry form|inquiry form|form)`,
    String.raw`(?:apply|application|register|sign ?up) for (?:an? )?(?:\w+ )?(?:wholesale|trade|b2b|dealer|retailer|reseller)`,
    'stock us|stock our (?:products|range|brand)|carry (?:us|our (?:products|line|brand))',
    'sell our products|open (?:an? )?(?:wholesale|trade|b2b|dealer|retail) account',
    'new (?:retailer|dealer|stockist|reseller)',
  ],
  german: [
    '(?:handler|haendler|fachhandler|wiederverkaufer|b2b|partner)(?:registrierung|anmeldung|antrag|formular|konto)',
    'haendler werden|handler werden|fachhandler werden|wiederverkaufer werden|partner werden',
  ],
  french: ['devenir (?:un )?(?:revendeur|distributeur|partenaire|detaillant)|ouvrir un compte pro'],
  italian: ['diventa (?:un )?(?:rivenditore|distributore|partner)'],
  spanish: ['(?:hazte|ser|conviertete en|quiero ser) (?:un )?(?:distribuidor|mayorista|revendedor)'],
  portuguese: [
    '(?:seja|torne se|tornar se|quero ser) (?:um )?(?:nosso )?(?:revendedor|lojista|distribuidor|parceiro)',
  ],
  dutch: [
    '(?:word|worden) (?:een )?(?:dealer|verkooppunt|wederverkoper|reseller|retailer)',
    '(?:verkooppunt|dealer|wederverkoper|reseller|retailer|stockist|partner) worden',
  ],
  nordic: ['bli aterforsaljare|bliv forhandler|bli forhandler'],
  polish: [
    String.raw`zostan (?:\w+ )?(?:partnerem|dystrybutorem|sprzedawca|odsprzedawca|resellerem)`,
    String.raw`(?:formularz|rejestracja|konto|zapytanie) (?:b2b|hurtow\w+|dla sklepow)`,
  ],
});
export const WHOLESALE = wordsOf({
  english: [
    'resale|reselling|stocking (?:us|our)|carrying (?:us|our)',
    '(?:in|for) your (?:shop|store|boutique|gallery|salon)|sell our (?!data|info)',
    'for (?:shops|stores|boutiques|galleries|salons|independents|merchants|shop ?keepers|businesses)',
    String.raw`(?:shop|store|gallery) (?:owners?|buyers?)|for (?:shops|stores)|wholesale\w*|whole sale`,
    'bulk orders?|b2b|stockists?|stocklists?|(?:for |our )?retailers?',
    String.raw`retail (?:partners?|inquir\w+|enquir\w+)|dealers?|resellers?|distributors?|distribution`,
    String.raw`trade (?:accounts?|customers?|program(?:me)?|inquir\w+|enquir\w+|portal|orders?|sales|members?|login|partners?|only|pricing)`,
    'the trade|to the trade|trade|line ?sheets?|buyers',
  ],
  german: [
    String.raw`handelspartner\w*|einzelhandel\w*|einzelhandler|fur (?:laden|geschafte)|grosshandel`,
    'grosshaendler|grosshandler|handler|haendler|handlerbereich|fachhandel|fachhandler',
    'wiederverkaufer|wiederverkaeufer|vertriebspartner|geschaftskunden|geschaeftskunden',
  ],
  french: [
    'commercants|pour les (?:boutiques|magasins|commercants)|vendre nos produits|revendeurs?',
    'grossistes?|en gros|vente en gros|espace pro|professionnels?|detaillants?',
  ],
  italian: ['professionist[ai]|per i negozi|ingrosso|rivenditor[ei]|distributor[ei]|negozianti|area b2b'],
  spanish: [
    'para tiendas|mayoristas?|distribuidor(?:es)?|venta al por mayor|al por mayor|minoristas',
    'profesionales|revendedor(?:es)?',
  ],
  dutch: ['voor winkels?|groothandel|wederverkopers?|verkooppunten|zakelijk|retailpartners?'],
  portuguese: [
    'atacado|atacadistas?|revenda|lojistas?|profissiona(?:l|is)|venda por grosso|grossistas',
    'retalhistas',
  ],
  nordic: ['aterforsaljare|grossist|forhandlere?|engros'],
  finnish: ['jalleenmyyjat?|tukku'],
  polish: [
    String.raw`hurt\w*|odsprzedaz\w*|odsprzedawc\w*|dystrybutor\w*|wspolpraca(?: handlowa)?`,
    String.raw`dla (?:sklep\w*|handlu|hurtowni\w*|detalist\w*|sprzedawcow|partnerow|firm|biznesu|salonow|gabinetow)`,
  ],
  other: ['velkoobchod|viszonteladok?|toptan'],
});
/** Pages for people who look for a shop, whatever trade words they use. */
export const LOCATOR = wordsOf({
  english: [
    'where to buy|store ?locator|dealer locator',
    '(?:find|locate) (?:an? |your |our )?(?:nearest |local )?(?:store|shop|retailer|stockist|dealer|distributor)s?',
    'shop locator|(?:store|shop|stockist) map|map of (?:stores|shops|stockists)|around the world',
    'abroad|worldwide|our stores|store finder',
  ],
  german: [
    'handlersuche|haendlersuche|handler finden|haendler finden|fachhandlersuche|filialfinder',
    'unsere (?:laden|filialen|geschafte)|filialen|im ausland|weltweit',
  ],
  french: [
    'points? de vente|trouver un (?:magasin|revendeur)',
    'cart[ea] (?:des|de nos) (?:magasins|boutiques|points de vente|revendeurs)',
    'nos (?:magasins|boutiques)|a l etranger|dans le monde',
  ],
  spanish: [
    'puntos? de venta|donde comprar|mapa de (?:las )?tiendas|localizador de tiendas',
    '(?:encuentra|busca) (?:tu|una) tienda|nuestras tiendas|en el extranjero|en el mundo',
  ],
  italian: [
    'punti vendita|dove acquistare|mappa (?:dei )?negozi|trova (?:un|il) negozio|i nostri negozi',
    'all estero|nel mondo',
  ],
  portuguese: ['onde comprar'],
  dutch: [
    'winkelkaart|vind een winkel|onze winkels|in het buitenland|wereldwijd|verkooppunten',
    'waar te koop',
  ],
  nordic: [
    '(?:hitta|find|finn) (?:en |din )?(?:butikk?|aterforsaljare|forhandlere?)',
    '(?:var[ae]|vores) (?:aterforsaljare|forhandlere|butikk?er)|har finns vi',
  ],
  polish: ['gdzie kupic|znajdz sklep|nasze sklepy|punkty sprzedazy|lista sklepow'],
});
export const NOT_TRADE = new RegExp(
  inLines`
    \b(?:
      (?:sports?|school|media|press|charity|community|athlete|creator|affiliate|influencer) partner(?:s|ships?)?|
      partenariats? (?:sportifs?|presse|medias?)|sportpartner\w*|trade ?marks?|trade in|trade ins|fair ?trade|
      trade (?:
        names?|secrets?|regist\w+|licen[cs]es?|shows?|press|media|fairs?|publications?|magazines?|journals?|
        associations?|unions?|body|bodies|waste|insurance|descriptions?|dress
      )|
      trader|trading|stock ?exchange
    )\b
  `,
  'g',
);
export const CONTACT = wordsOf({
  english: [
    String.raw`contact\w*|get in touch|in touch|reach us|write to us|talk to us|e ?mail us|mail us`,
    String.raw`say (?:hello|hi)|inquir\w+|enquir\w+`,
  ],
  one_word_alone: [
    inLines`
      ^ ?(?:pages? )?(?:
        write|ask|talk|e ?mail|mail|reach|ring|call|ping|holler|shout|hello|hi|hey|howdy|ahoy|
        ecrire|ecrivez|bonjour|salut|
        schreiben|hallo|moin|servus|gruss gott|escribir|escribe|hola|scrivere|scrivi|ciao|schrijven|schrijf|
        hoi
      )(?: (?:to |at )?(?:us|me))?(?: html?| php| asp)? ?$
    `,
  ],
  german: [String.raw`kontakt\w*|ansprechpartner|schreib(?:en sie)? uns`],
  french: ['nous contacter|nous ecrire|ecrivez (?:nous|moi)|contactez|coordonnees|parlons en'],
  spanish: ['contacto|contactanos|contactenos|hablemos|escribenos|escribanos'],
  italian: [String.raw`contatt\w+|parliamone|contattaci|scrivici|scriveteci`],
  portuguese: ['contatos?|contactos|fale conosco|fale connosco'],
  dutch: ['neem contact op|schrijf ons|mail ons'],
  finnish: ['yhteystiedot|ota yhteytta'],
  turkish_and_hungarian: ['iletisim|kapcsolat'],
  polish: ['napisz do nas'],
});
/** What a brand lets those do who sell its products, under names that say nothing of trade. */
export const TRADE_TERMS = new RegExp(inLines`
  \b(?:
    u?map (?:polic\w+|pricing)|upp(?: map)?|map upp|
    (?:(?:retail )?pric(?:e|ing)|advertis(?:ed|ing)(?: price)?) polic(?:y|ies)|
    minimum advertised pric\w+|
    (?:un)?authori[sz]ed (?:\w+ )?(?:sell\w+|retailers?|dealers?|resellers?)|
    (?:third party )?market ?places? (?:polic\w+|rules)|
    (?:online |internet |third party )?(?:sales?|sellers?|selling|resellers?|dealers?|retailers?) polic\w+|
    brand protection
  )\b
`);
export const IMPRINT =
  /\b(?:impressum|imprint|legal notice|mentions legales|aviso legal|note legali|colofon|anbieterkennzeichnung|contact information)\b/;
export const PARTNERS = new RegExp(inLines`
  \b(?:
    partners?|partnerships?|collaborat\w+|collabs?|business (?:inquir\w+|enquir\w+|opportunities)|
    work with us|sales|corporate|partenaires|partenariats?|kooperation\w*|
    partnerschaft|vertrieb|(?:aussen|innen)dienst|verkaufsteam|
    rete (?:di )?vendita|(?:rete|area|ufficio) commerciale|ufficio vendite|red (?:de ventas|comercial)|
    (?:area|zona|departamento|equipo) comercial|(?:service|reseau|equipe|espace) commercial\w*|
    buitendienst|verkoopteam|afdeling verkoop
  )\b
`);
export const SUPPORT = new RegExp(inLines`
  \b(?:
    support|help|help cent(?:er|re)|customer (?:service|care|support)|
    kundenservice|kundendienst|hilfe|service client|aide|assistenza|servizio clienti|atencion al cliente|
    ayuda|atendimento|ajuda|klantenservice|faqs?|(?:haufige |haeufige )?fragen|
    (?:frequently asked )?questions|questions frequentes|preguntas(?: frecuentes)?|domande(?: frequenti)?|
    (?:veelgestelde )?vragen|pomoc|(?:najczestsze |czeste )?pytania
  )\b
`);
export const ABOUT = new RegExp(inLines`
  \b(?:
    about\w*|our story|who we are|(?:our |the |meet the |das |unser )?team|equipe|equipo|people|staff|
    company|
    uber uns|ueber uns|unternehmen|a propos|
    qui sommes nous|notre histoire|sobre|quienes somos|nosotros|chi siamo|azienda|over ons|om oss|om os|
    quem somos|o nas|kim jestesmy
  )\b
`);
export const LEGAL = new RegExp(inLines`
  \b(?:
    privacy|datenschutz|terms|agb|conditions|cgv|refund|returns|shipping|policy|policies|privacidad|termini|
    voorwaarden|
    condiciones|condizioni|bedingungen|\w*geschaftsbedingungen|legal|rechtliches|regulamin|polityka|zwroty|
    dostawa|rodo
  )\b
`);
/**
 * A menu's words for the shops of a brand's own line, and for those who sell to them: "Pro shops", "Boutiques & spas",
 * "Our reps". Nothing else may stand beside them, since sentences speak of shops for many reasons.
 */
export const KINDS_OF_SHOPS = new RegExp(inLines`
  ^ ?(?:(?:pages?|content) (?:\d+ )?)?(?:(?!our |all |find |the |gift |online |more |new |best )\w+ )?(?:(?:and )?(?:
    shops|stores|boutiques|salons|spas|galleries|studios|florists|groomers|barbers|pharmacies|
    boutique program(?:me)?
  )(?: and| program(?:me)?)? ?)+$|
  ^ ?(?:our |sales |pages )?(?:reps|sales representatives|showrooms?) ?$
`);
