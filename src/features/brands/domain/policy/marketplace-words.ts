import { alternatives, wordsOf } from '../../../../kernel/words-by-language.ts';

/** Marketplaces by name and as such, and what is said of selling there; folded, each language by itself. */

/** In this order: a name that begins another stands behind it. */
export const OTHERS = wordsOf({
  names: [
    String.raw`e-?bay|walmart|etsy|sears|newegg|jet\.com|wish(?:\.com)?(?= |,|\.|\))|temu|shein|tiktok shop`,
    String.raw`facebook market ?place|mercado ?libre|allegro|bol\.com|bol,|cdiscount|fnac|rakuten|zalando`,
    String.raw`otto|kaufland|real\.de|hood\.de|manomano|alibaba|aliexpress|overstock|wayfair|poshmark`,
    'mercari|groupon|target plus|on ?buy|marktplaats|vinted|wallapop|bol|chewy|reverb|chrono24',
    'miravia|fruugo|lazada|shopee|depop|houzz|bonanza|tiktok|not on the high street',
    'notonthehighstreet|back market|amazon handmade|veepee|privalia|galaxus|digitec',
  ],
});

const AND_OR = 'or|and|&|u|o|y|e|ou|et|oder|und|en';
const OTHER_SUCH = alternatives({
  english: ['other|every|any|similar|comparable|like'],
  spanish: ['otros?|otras?|similares'],
  italian: ['altr[ioe]|simili'],
  french: ['autres?|similaires?'],
  german: [String.raw`andere\w*|ahnliche\w*|vergleichbare\w*`],
  dutch: ['vergelijkbare'],
});
const PLACES = 'sites?|platforms?|domains?|stores?|channels?|shops?|web ?sites?';
const OF_OTHERS = alternatives({
  places: ['sites?|web ?sites?|platforms?|retail sites?|online (?:sites?|platforms?)|channels?'],
  who_sells: [String.raw`sellers?|online (?:sellers?|retailers?)|e-?commerce \w+|selling \w+`],
});
const NOT_THEIRS = 'yours?|your own|own(?:ed)?|operate[d]?|run|control(?:led)?';
const AND_SUCH = String.raw`of (?:andere|vergelijkbare)|(?:${AND_OR}) (?:\w+ )?(?:${OTHER_SUCH})`;
/** Marketplaces as such. */
export const ANY = wordsOf({
  english: [
    'market ?-?places?',
    '(?:sites?|places|venues?|platforms?|channels?) (?:of (?:that|the|this)|like (?:that|those|these|it))',
    'online[- ]only (?:sellers?|retailers?|shops?|stores?)',
    '(?:sites?|web ?sites?) other than|big box or online',
    `third[- ]party (?:${OF_OTHERS})`,
    String.raw`3rd[- ]party (?:sites?|web ?sites?|platforms?|sellers?|online \w+)`,
    '3p (?:sites?|platforms?|sellers?|marketplaces?)',
    "(?:other|someone else's|somebody else's|third part(?:y's|ies')) (?:web ?sites?|platforms?|sites?)",
    '(?:online|selling|sales|resale|e-?commerce|shopping) (?:platforms?|sites?)',
    '(?:sites|platforms|places) (?:like|such as) (?:amazon|e-?bay|etsy|walmart)',
    'wherever (?:you|they)|anywhere (?:online|else|you)',
    '(?:any|every|all) (?:other )?(?:sales |online |web )?channels?|online auctions?',
    'auction (?:sites?|websites?|platforms?)',
  ],
  nordic: [String.raw`\w*mark[na]\w*plats\w*|\w*markedspla(?:ds|ss)\w*`],
  german: [
    String.raw`(?:verkaufs|online|dritt)-?portale\w*|(?:online-?)?markt-?pl[aä]tze\w*|marktplatzen`,
    String.raw`(?:online-?)?marktplatz\w*|verkaufsplattformen|handelsplattformen|drittplattformen`,
    'online-?plattformen|auktionsplattformen|plattformen',
  ],
  french: [
    'portails? tiers|place(?:s)? de marche|plateformes?(?: de vente| tierces?| en ligne)?',
    "sites? d'encheres",
  ],
  spanish: [
    'portales? de terceros|plataformas?(?: de venta| de terceros| online)?',
    'mercados? (?:online|en linea|digitales?)',
  ],
  italian: ['portali di terzi|piattaforme?(?: di vendita| terze| online)?|mercati online|siti di aste'],
  dutch: [
    'markt-?plaatsen|marktplaats(?:en)?|(?:verkoop|veiling)-?(?:platformen|platforms|sites)',
    String.raw`externe platform\w*|platforms van derden`,
  ],
  polish: [
    String.raw`(?:platform\w*|portal\w*|serwis\w*) (?:handlow\w+|sprzedazow\w+|aukcyjn\w+|zewnetrzn\w+)`,
  ],
  and_others: [String.raw`(?:amazon|e-?bay|etsy|walmart)\b[^.;:]{0,30}\b(?:${AND_SUCH})\b`],
  of_others: [
    String.raw`(?:${PLACES}) (?:that |which )?(?:you|they|he|the \w+|is|are) (?:do(?:es)? )?not (?:${NOT_THEIRS})`,
  ],
});

/** Selling by those who buy of the brand. */
export const SELLING = wordsOf({
  english: [
    '(?:re-?)?sell(?:s|ing|ers?)?|(?:re-?)?sold|(?:re-?)?sales?|resale|retailing',
    String.raw`list(?:s|ed|ing|ings)?|offer(?:s|ed|ing)?|advertis\w+|market(?:ed|ing)?|distribut\w+`,
    'post(?:ed|ing)?|place|display|use|fba|arbitrage',
  ],
  german: [
    String.raw`(?:weiter|wieder)?ver(?:kauf|kauft|kaufen|treib|trieb)\w*|anbiet\w*|angebot\w*|anzubieten`,
    String.raw`handel\w*|einzustell\w*|listen|gelistet`,
  ],
  french: [
    String.raw`(?:re)?vente|(?:re)?vendre|(?:re)?vend(?:u|us|ues|ez|eurs?|ent)|commercialis\w+|propos\w+|diffus\w+`,
  ],
  spanish: [
    String.raw`(?:re)?vend(?:er|a|an|en|idos?|edor\w*|[ae]l[oa]s?)|(?:re)?venta|comercializ\w+|ofrec\w+|anunciar`,
    String.raw`public\w+`,
  ],
  italian: [String.raw`(?:ri)?vend(?:ere|ita|uti|ono|ete|e|[ei]l[ioae])|commercializz\w+|offri\w*`],
  dutch: [String.raw`(?:door|weder)?verko\w+|aan te bieden|aangeboden|aanbied\w*|verhandel\w*`],
  nordic: [String.raw`(?:for)?salj(?:a|as|er|s)|forsalj\w*|s(?:a|ae)lg(?:es|e|er)?|selg(?:es|e|er)?`],
  polish: [String.raw`sprzeda\w+|odsprzeda\w+|wystawia\w+|oferowa\w+`],
});

/** Those who buy of the brand, or what makes a sentence a rule for them. */
export const RESELLERS = wordsOf({
  english: [
    String.raw`retailers?|resellers?|re-sellers?|dealers?|stockists?|wholesale\w*|accounts?|customers?`,
    'partners?|distributors?|vendors?|sellers?|merchants?|buyers?|stores?|shops?|you|your|they',
    String.raw`anyone|third part\w+|our (?:products?|goods|items|brand|line|merchandise)|products?|items`,
    'goods|merchandise|resale|reselling|selling|sale|sales|listing',
  ],
  german: [
    String.raw`handler\w*|haendler\w*|fachhandler|wiederverkaufer\w*|vertriebspartner\w*|sie|ihr\w*`,
    String.raw`produkt\w*|artikel|ware\w*|verkauf|vertrieb`,
  ],
  french: [
    'revendeurs?|detaillants?|partenaires?|clients? (?:professionnels?|pro)|vous|produits?',
    'articles?|vente|revente',
  ],
  spanish: [
    String.raw`distribuidor\w*|minoristas?|tiendas?|mayoristas?|revendedor\w*|clientes?|ustedes|productos?`,
    'articulos?|venta|reventa',
  ],
  italian: [String.raw`rivenditor\w*|negozi\w*|partner|clienti|prodott\w*|articol\w*|vendita|rivendita`],
  dutch: [String.raw`wederverkopers?|winkel\w*|klanten|u|je|producten|artikelen|verkoop`],
  nordic: ['aterforsaljare|forhandlere?|butikk?er|varor|varer|varene|produkter(?:na|ne)?'],
  polish: [String.raw`sprzedaz|odsprzedaz|sklep\w*|towar\w*|partner\w*`],
  portuguese: ['produtos?|lojas|lojistas|clientes|parceiros|revendedores'],
});

export const ALLOWS = wordsOf({
  english: [
    'for all we care|by all means|be our guest|feel free|anywhere you like|allow(?:s|ed)?',
    String.raw`permit(?:s|ted)?|may|can|welcome\w*|free to|happy (?:to|for|with)|fine|ok(?:ay)?|yes|glad`,
    String.raw`love|encourage\w*|authori[sz]ed?|support|open to`,
    'we (?:do )?(?:sell|supply|work|partner) (?:to|with)|no (?:restrictions?|problem|objection)',
    '(?:is|are) (?:entirely |all |quite )?up to you|your (?:own )?(?:call|choice|decision|business)|as you (?:like|please|see fit)',
  ],
  german: [
    String.raw`(?:ist|bleibt) (?:\w+ )?(?:deine|eure|ihre) (?:sache|entscheidung)|(?:bleibt|ist) (?:dir|euch|ihnen) uberlassen|steht (?:\w+ )?frei|freigestellt|gern\w*|ja|erlaubt|gestattet|durfen|durft|darf\w*|zulassig|willkommen|moglich|konnen`,
  ],
  french: [String.raw`libres?|librement|oui|autorise\w*|permis\w*|peuvent|pouvez|possible|bienvenu\w*`],
  spanish: [String.raw`libremente|si|permit\w*|autoriza\w*|puede\w*`],
  italian: [
    String.raw`liberamente|liber[oi]|consentit\w*|permess\w*|possono|puoi|puo|potete|autorizzat\w*`,
    String.raw`ammess\w*`,
  ],
  dutch: ['vrij|toegestaan|mogen|mag|welkom|kunnen|kan'],
  nordic: [String.raw`tillat\w*|tilladt|far garna|ma gerne|ma gjerne|valkomna?|velkommen`],
  portuguese: ['podem?|livremente|a vontade|autorizamos'],
  polish: [String.raw`dozwolon\w*|mozna|moga|mozesz|mozecie|pozwalamy|wolno`],
});

const ASKS = '(?:ask|asks|asking|request|require|expect|want|prefer|trust|need)s?';
const WHOM = 'partners|accounts|customers|shops|stores|stockists|sellers|you|them';
/** What makes of a sentence a rule for those who buy. */
export const RULE_WORDS = wordsOf({
  english: [
    'nothing of ours|out of bounds|conditions? of',
    String.raw`(?:close|end|cancel|suspend|terminate|lose)\w* (?:the|any|your|their|its) accounts?`,
    '(?:any|every|each|a|the) (?:shop|store|stockist|account)s? (?:that )?(?:we|i) (?:find|see|spot|catch)',
    '(?:is|are) (?:not |never )?to (?:turn up|appear|be (?:sold|listed|found|offered))',
    String.raw`(?:${ASKS}) (?:that |of )?(?:all |any |our |your )?(?:\w+ ){0,2}?(?:${WHOM})\b`,
    'we (?:ask|request|require|insist|expect|prefer) that',
    String.raw`please (?:do not|don't|keep|refrain|no\b|sell|list|leave)|just leave`,
    'not to (?:re-?)?(?:sell|list|offer)|reserved (?:to|for)',
    '(?:partners|accounts|customers|shops|stores) (?:may|must|should|can|cannot|agree|are asked)',
    'retailers?|resellers?|dealers?|stockists?',
    String.raw`wholesale (?:customers?|accounts?|partners?|buyers?)|authori[sz]\w*|allow\w*|permit\w*`,
    String.raw`permission|prohibit\w*|forbid\w*|forbidden|may not|must not|policy|unauthori[sz]ed|strictly`,
    '(?:free|welcome|at liberty) to (?:re-?)?(?:sell|list|offer)|third[- ]party sellers?|sellers',
    String.raw`(?:an?|any|each|every|no) seller|resale|resell\w*|reselling|agree\w*|terms|off[- ]limits`,
  ],
  german: ['bitten'],
  french: ['merci de ne|demandons'],
  spanish: ['pedimos|rogamos'],
  italian: ['chiediamo|preghiamo'],
  dutch: ['verzoeken|vragen wij'],
  nordic: [
    String.raw`far (?:inte|ej|endast|bara|garna)|ma (?:ikke|kun|gerne|gjerne)|tillat\w*|tilladt\w*`,
    String.raw`forbjud\w*|forbud\w*|kraver|kraever|krever`,
  ],
  portuguese: [
    String.raw`permitid\w+|proibid\w+|autorizad\w+|podem ser (?:vendid|revendid)\w+|lojistas|revendedores`,
  ],
  polish: [String.raw`zabron\w+|zakaz\w*|niedozwolon\w+|dozwolon\w+|wolno|prosimy|zgod\w+`],
});
