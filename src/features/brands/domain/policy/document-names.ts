import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives, wordsOf } from '../../../../kernel/words-by-language.ts';

/** The papers that shops are asked for, and the words they are asked for with; folded, each language by itself. */

const TO_SELL_AGAIN = alternatives({
  trade: ["re-?sale|re-?sell(?:er|ers|er's|ers')?|(?<!online )sellers?|seller's|vendor'?s?"],
  tax: [
    String.raw`sales(?: (?:and|&) use)? tax(?! (?:id|number))|sales-tax|st-?\d+`,
    String.raw`state (?:sales )?tax(?! (?:ids?\b|i\.d|numbers?))|tax[- ]exempt\w*|exemption|use tax`,
  ],
});
const PAPER =
  'certificates?|permits?|licen[cs]es?|ids?|numbers?|exemption|forms?|documents?|documentation|registration';
export const RESALE_CERTIFICATE = wordsOf({
  english: [
    String.raw`(?:${TO_SELL_AGAIN})(?:\/\w+)?(?: (?:tax|or \w+|state))? (?:${PAPER})`,
    String.raw`resale (?:tax|tax id|permit|card|cert|no\b)|certificates? of (?:resale|exemption)`,
    '(?:resale|exemption) certs?',
  ],
  german: [String.raw`wiederverkaufsbescheinigung\w*|wiederverkaufer(?:bescheinigung|nachweis)\w*`],
  french: ['certificat de revente'],
  spanish: ['certificado de (?:reventa|revendedor)'],
  italian: ['certificato di rivendita'],
  dutch: ['doorverkoopcertificaat'],
});

const OF_WHOSE_TAX = '(?:federal|business|state|company|sales)';
const TAX_NUMBER = alternatives({
  english: [
    String.raw`(?:${OF_WHOSE_TAX} )?tax(?:payer)?[- ]?(?:id\b|i\.d\.|identification|number|registration)`,
    String.raw`\btax no\b|employer identification`,
    // Said of the brand itself, "we are not VAT registered" asks for nothing.
    String.raw`(?<!\b(?:we are|we're|i am|i'm) (?:not (?:yet )?)?)vat(?:[- ]| registration )?(?:id\b|number|no\b|no\.|registration|reg)|valid vat`,
    String.raw`gst (?:number|registration|no)|hst (?:number|registration)|abn\b`,
  ],
  german: [String.raw`\bust-? ?id\w*|\bustid\w*|uid-?nummer|umsatzsteuer-?\w*|steuernummer|mwst-?nummer`],
  french: [
    String.raw`(?:numero|n°|no|num)(?: de)? (?:tva|siret|siren)|tva intracom\w*|numero intracom\w*|siret`,
    'siren',
  ],
  spanish: [
    String.raw`nif\b|cif\b|rfc\b|cuit|numero de (?:identificacion fiscal|iva)|identificacion fiscal|constancia de situacion fiscal`,
  ],
  italian: [String.raw`partita iva|p\. ?iva|codice fiscale`],
  dutch: [String.raw`btw-?(?:nummer|id|nr)|btw-identificatie\w*`],
  nordic: [
    String.raw`organisat?s?ions-?nummer|org\.? ?(?:nummer|nr)|organisasjonsnummer|cvr(?:-?n\w*)?\b`,
    'moms-?(?:registrerings)?nummer',
  ],
  portuguese: [String.raw`cnpj\b|nipc\b|(?:numero|cartao) de contribuinte|contribuinte n`],
  polish: [String.raw`nip\b|numer vat|regon\b`],
});
export const TAX_ID = new RegExp(String.raw`\b(?:${TAX_NUMBER})`);

const OF_A_BUSINESS = alternatives({
  any: ['business|trade|company|merchant|retail|occupational|vendor|operating|shop|store|professional'],
  by_trade: ['salon|cosmetology|practice|clinic|veterinary|liquor|food'],
  by_place: ['city|county|local'],
});
export const BUSINESS_LICENSE = new RegExp(
  alternatives({
    english: [
      String.raw`\b(?:${OF_A_BUSINESS}) (?:licen[cs]es?|registrations?|permits?)`,
      '(?:company|business) registration|certificates? of (?:incorporation|registration|formation)',
      'articles of (?:incorporation|organi[sz]ation)',
      'proof of (?:business|registration|incorporation)|business documentation|chamber of commerce',
      String.raw`proof (?:that )?you (?:have|run|own|are) an? (?:\w+ )?(?:shop|store|business)`,
    ],
    german: [
      String.raw`gewerbeschein\w*|gewerbeberechtigung\w*|gewerbenachweis\w*|gewerbeanmeldung\w*`,
      String.raw`gewerberegister\w*|handelsregister\w*|firmenbuch\w*`,
    ],
    french: [String.raw`avis de situation|k-?bis|registre du commerce|\brcs\b|extrait (?:de )?k`],
    spanish: [
      'licencia (?:de (?:apertura|actividad|negocio)|comercial|fiscal|municipal)',
      String.raw`alta (?:censal|de autonomo\w*|en (?:hacienda|el iae)|fiscal)|modelo 03[67]|epigrafe`,
    ],
    italian: [
      'certificato camerale|visura|camera di commercio|iscrizione (?:alla|cciaa)',
      'licenza commerciale',
    ],
    dutch: [String.raw`kvk\b|kvk-?\w+|kamer van koophandel|uittreksel`],
    nordic: ['registreringsbevis|f-?skattebevis|firmaattest|virksomhedsattest'],
    portuguese: ['certidao permanente|inicio de atividade|registo comercial|alvara|contrato social'],
    polish: [
      String.raw`\bceidg\b|\bkrs\b|zaswiadczeni\w+ o (?:wpisie|prowadzeniu)|wpis\w* do (?:rejestru|ewidencji)`,
    ],
  }),
);

const OF_WHOM = 'trade|credit|business|vendor|supplier|bank|industry|handels|geschafts';
export const TRADE_REFERENCES = new RegExp(
  alternatives({
    english: [
      String.raw`\b(?:${OF_WHOM})[- ]?(?:and (?:bank|credit|trade) )?(?:references?|referenzen|referenties|refs)\b`,
      String.raw`\b(?:trade|vendor|credit) refs?\b|(?:two|three|four|[2-5]) (?:\w+ ){0,3}references?\b`,
      String.raw`suppliers? (?:as|(?:\w+ ){0,4}?for) references?`,
      String.raw`(?:two|three|four|five|[2-5]) (?:(?!from |of |by )\w+ ){0,3}?(?:suppliers|vendors|brands|makers|companies|accounts) (?:who|that|which|whom|you|we)\b`,
    ],
    german: [
      String.raw`(?:lieferanten|handels)referenz\w*|\breferenzen\b|referenz(?:lieferant|kund)\w*`,
      String.raw`(?:zwei|drei|vier|[2-5]) (?:\w+ )?lieferanten,? (?:die|bei denen|von denen|mit denen)\b`,
    ],
    french: [
      String.raw`\breferences? (?:commerciales?|bancaires?|(?:de )?fournisseurs?)`,
      String.raw`(?:deux|trois|quatre|[2-5]) fournisseurs (?:qui|chez|aupres|que)\b`,
    ],
    spanish: [
      String.raw`\breferencias?(?: (?:comerciales?|bancarias?|de proveedores))`,
      String.raw`(?:dos|tres|cuatro|[2-5]) proveedores (?:que|a los|con los)\b`,
    ],
    italian: [
      String.raw`\breferenze(?: (?:commerciali|bancarie))?\b`,
      String.raw`(?:due|tre|quattro|[2-5]) fornitori (?:che|a cui|da cui|presso)\b`,
    ],
    dutch: [
      String.raw`\b(?:handels|leveranciers)?referenties\b|referentieleverancier\w*`,
      String.raw`(?:twee|drie|vier|[2-5]) leveranciers (?:die|bij wie|waar)\b`,
    ],
  }),
);

const PICTURES = alternatives({
  english: ['photos?|photographs?|pictures?|pics?|images?|snapshots?|snaps'],
  german: ['fotos?|bilder|bild'],
  elsewhere: ["photo|cliches?|imagenes|imagens|fotografias?|immagini|fotografie|foto's"],
});
const PLACES = alternatives({
  english: [
    'store ?-?fronts?|stores?|shops?|shop ?fronts?|windows?|shelves|locations?',
    '(?:retail|play|shop|sales|your) (?:space|location|store)|premises|showroom|interior|exterior',
    '(?:sales|shop|retail) floor|shop ?front|frontage|counter',
  ],
  german: [String.raw`laden\w*|geschaft\w*`],
  french: ['facade|boutique|magasin|vitrine'],
  spanish: ['fachada|local|tienda|escaparate|establecimiento|comercio'],
  italian: ['facciata|negozio|vetrina|vetrine|punto vendita'],
  dutch: [String.raw`zaak|gevel|winkel\w*|etalage|pand`],
  nordic: [String.raw`butik\w*|skyltfonster`],
  portuguese: ['loja|montra|vitrina|estabelecimento'],
});
export const STOREFRONT_PHOTOS = new RegExp(
  [
    String.raw`\b(?:${PICTURES})\b[\w ,/'()-]{0,50}\b(?:${PLACES})\b`,
    String.raw`\b(?:store ?-?front|shop ?front|store|shop|storefront|exterior|interior) (?:photos?|pictures?|images?)`,
    String.raw`\b(?:store ?-?fronts?|shop ?fronts?|premises)\b[\w ,'()-]{0,40}\b(?:photos?|pictures?)\b`,
    String.raw`\b(?:laden|geschafts|schaufenster|winkel)-?(?:fotos?|bilder|foto's)\b`,
    // "You have a store: send a photo of it."
    inLines`
      \b(?:${PLACES})\b(?![^.;]*\b(?:
        broken|damaged|torn|faulty|display\w*|instagram|facebook|arriv\w+|beschadigt|kaputt|casse\w*|
        rot[oa]s?|kapot|each|every
      )\b)[^.;]{0,60}\b(?:
        (?:${PICTURES}) (?:
          of (?:it|them|yours)\b|da(?:von|zu)\b|
          de (?:celle-ci|celui-ci|la votre|la tienne|ella|el|la suya|la tuya)\b|
          del (?:mismo|suo|tuo)\b|ervan\b|hiervan\b
        )|
        (?:sua|tua|vostra) foto\b
      )
    `,
  ].join('|'),
);

const SITE = 'web ?site|online (?:store|shop)|web ?shop|web ?store|store|shop|site';
const GERMAN_SITE = 'web ?site|webseite|webshop|onlineshop|online-shop|homepage|internetadresse';
const NORDIC_SITE = 'hemsida|webbplats|hjemmeside|nettside|nettbutikk|webshop';
const WHOSE =
  "your|your (?:shop|store|boutique|salon)'s|a|active|business|company|store|professional|working|shop(?:'s)?|retail";
export const WEBSITE_URL = wordsOf({
  english: [
    String.raw`(?:link|url|address) (?:to|of|for) (?:your|their|the|a|an|any|each|every) (?:\w+ ){0,3}(?:${SITE})(?!'s (?:instagram|facebook|social|profile))`,
    String.raw`(?:${WHOSE}) (?:\w+ )?(?:web ?site|url|web ?shop|web address)(?! (?:builder|traffic))`,
    String.raw`web ?site (?:url|address|link|and\/or)|web ?site ?\/`,
    // "…, or a link if you're online only", "where we can find you online"
    String.raw`(?:a|the|your|one) (?:link|url)\b[^.;]{0,24} (?:if|when|where) (?:you(?:'re|r shop is| are| only)?|they(?:'re| are)?|it is|yours is) (?:\w+ )?(?:online|web|sell)\b`,
    String.raw`(?:for|if) (?:web ?shops?|online (?:shops?|stores?|sellers)|you(?:'re| are) (?:\w+ )?online)\b[^.;]{0,12}\b(?:a|the|its|your) (?:link|url)\b`,
    '(?:a )?(?:link|url) to where you (?:sell|trade)|where (?:(?:we|i) (?:can )?|to )(?:find|see|look at) you(?:r shop)? online',
    String.raw`(?:web ?site|web ?shop|online (?:shop|store))\b[^.;]{0,50}\b(?:include|send|share|give|add|paste)\b (?:us )?(?:the|its|a) (?:link|url|address)`,
    String.raw`\b(?:send|include|including|provide|give|share|submit|e-?mail|list|tell) (?:us |me )?(?:with )?[^.;]{0,60}(?:,|\band) (?:your )?(?:web ?site|url)(?= *(?:[,.;)]|and\b|or\b|&|$))`,
  ],
  german: [
    String.raw`(?:ihre|deine|eure|link zu[rm]?|adresse|url)\b[\w ]{0,20}(?:${GERMAN_SITE})`,
    String.raw`(?:bei|fur|als) (?:reine\w* )?(?:${GERMAN_SITE}|online-?(?:shops|handler\w*))\w*\b[^.;]{0,12}\b(?:link|url|adresse)\b`,
    String.raw`(?:link|url)\b[^.;]{0,12} (?:wenn|falls|sofern) (?:ihr|sie|du) (?:\w+ )?online`,
  ],
  french: [
    String.raw`(?:lien|adresse|url)\b[\w ']{0,20}(?:site|boutique en ligne|e-?shop)`,
    'votre site (?:web|internet)',
    String.raw`(?:lien|adresse|url) (?:si|pour ceux qui) (?:vous )?(?:ne )?(?:vend\w+|etes) (?:\w+ )?(?:en ligne|que sur internet)`,
  ],
  spanish: [
    String.raw`(?:enlace|url|direccion|link)\b[\w ]{0,20}(?:web|tienda online)`,
    'enlace (?:a|de) (?:tu|su|vuestra|la) (?:tienda|pagina)',
    '(?:tu|su) (?:pagina|sitio) web',
    String.raw`(?:enlace|url|link) si (?:solo )?(?:vend\w+|es) (?:solo )?(?:en linea|online|por internet)`,
  ],
  italian: [
    String.raw`(?:link|url|indirizzo)\b[\w ]{0,20}(?:sito|negozio online|e-?commerce)`,
    String.raw`(?:link|url|indirizzo) se (?:vend\w+|siete|sei) (?:solo |soltanto )?online`,
  ],
  dutch: [
    String.raw`(?:link|url|adres)\b[\w ]{0,20}(?:web ?site|webshop|webwinkel)|webadres (?:van|aan)`,
    String.raw`(?:link|url) als (?:je|u|jullie) (?:alleen )?online\b`,
  ],
  nordic: [`(?:butikens|foretagets|din|er|eran|butikkens|jeres|deres) (?:${NORDIC_SITE})`],
  polish: [String.raw`(?:adres|link do|adresem) (?:\w+ )?(?:strony|sklepu internetowego)`],
});

/** "Retailers with a website of their own", "may sell on their own website": who may buy and where he may sell, not what he has to send. */
export const HAVE_SITE = new RegExp(inLines`
  \b(?:
    retailers?|resellers?|shops?|stores?|stockists?|dealers?|boutiques?|businesses|accounts?|buyers?|those|
    anyone
  ) (?:with|(?:that|who|which) (?:have|has|own|run|operate)|having|operating|running) [^.;]{0,60}
    \b(?:web ?sites?|web ?shops?|online (?:shops?|stores?))\b|
  \b(?:may|can|free to|welcome to|(?:allow|permitt)ed to) (?:only )?
    (?:sell|offer|list|advertise|market|promote) (?:\w+ ){0,4}?
    (?:on|through|via|from) (?:an?|the|your|their|its) (?:own )?web ?(?:sites?|shops?)\b
`);

export const CREDIT_APPLICATION = wordsOf({
  english: [
    String.raw`credit (?:applications?|app\b|form)|application for credit|credit account application`,
  ],
  german: [String.raw`kreditantrag\w*|kreditformular`],
  french: ['demande de credit'],
  spanish: ['solicitud de credito'],
  italian: ['richiesta di (?:credito|fido)'],
  dutch: ['kredietaanvraag'],
});
