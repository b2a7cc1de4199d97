import type { Passage } from './passages.ts';
import type { DocumentName } from './policy.ts';
import { namesShops } from './shop-words.ts';

const NAMES: readonly [DocumentName, RegExp][] = [
  [
    'resale_certificate',
    /\b(?:(?:re-?sale|re-?sell(?:er|ers|er's|ers')?|(?<!online )sellers?|seller's|sales(?: (?:and|&) use)? tax(?! (?:id|number))|sales-tax|st-?\d+|state (?:sales )?tax(?! (?:ids?\b|i\.d|numbers?))|tax[- ]exempt\w*|exemption|use tax|vendor'?s?)(?:\/\w+)?(?: (?:tax|or \w+|state))? (?:certificates?|permits?|licen[cs]es?|ids?|numbers?|exemption|forms?|documents?|documentation|registration)|resale (?:tax|tax id|permit|cert|no\b)|certificates? of (?:resale|exemption)|(?:resale|exemption) cert|wiederverkaufsbescheinigung\w*|wiederverkaufer(?:bescheinigung|nachweis)\w*|certificat de revente|certificado de (?:reventa|revendedor)|certificato di rivendita|doorverkoopcertificaat)\b/,
  ],
  [
    'tax_id',
    /\b(?:(?:federal |business |state |company |sales )?tax(?:payer)?[- ]?(?:id\b|i\.d\.|identification|number|registration)|\btax no\b|employer identification|vat(?:[- ]| registration )?(?:id\b|number|no\b|no\.|registration|reg)|valid vat|gst (?:number|registration|no)|hst (?:number|registration)|abn\b|\bust-? ?id\w*|\bustid\w*|uid-?nummer|umsatzsteuer-?\w*|steuernummer|mwst-?nummer|(?:numero|n°|no|num)(?: de)? (?:tva|siret|siren)|tva intracom\w*|numero intracom\w*|siret|siren|nif\b|cif\b|rfc\b|cuit|numero de identificacion fiscal|identificacion fiscal|partita iva|p\. ?iva|codice fiscale|btw-?(?:nummer|id|nr)|organisat?s?ions-?nummer|org\.? ?(?:nummer|nr)|organisasjonsnummer|cvr(?:-?n\w*)?\b|moms-?(?:registrerings)?nummer|btw-identificatie\w*|cnpj\b|nipc\b|(?:numero|cartao) de contribuinte|contribuinte n|nip\b|numer vat|regon\b)/,
  ],
  [
    'business_license',
    /\b(?:business|trade|company|merchant|retail|city|occupational|vendor|operating|salon|shop|store|cosmetology|professional|practice|clinic|veterinary|liquor|food|county|local) (?:licen[cs]es?|registrations?|permits?)|(?:company|business) registration|certificates? of (?:incorporation|registration|formation)|articles of (?:incorporation|organi[sz]ation)|proof of (?:business|registration|incorporation)|business documentation|gewerbeschein\w*|gewerbeberechtigung\w*|chamber of commerce|proof (?:that )?you (?:have|run|own|are) an? (?:\w+ )?(?:shop|store|business)|avis de situation|certificato camerale|gewerbenachweis\w*|gewerbeanmeldung\w*|gewerberegister\w*|handelsregister\w*|firmenbuch\w*|k-?bis|registre du commerce|\brcs\b|extrait (?:de )?k|licencia (?:de (?:apertura|actividad|negocio)|comercial|fiscal|municipal)|alta (?:censal|de autonomo\w*|en (?:hacienda|el iae)|fiscal)|modelo 03[67]|epigrafe|visura|camera di commercio|iscrizione (?:alla|cciaa)|licenza commerciale|kvk\b|kvk-?\w+|kamer van koophandel|uittreksel|registreringsbevis|f-?skattebevis|firmaattest|virksomhedsattest|certidao permanente|inicio de atividade|registo comercial|alvara|contrato social|\bceidg\b|\bkrs\b|zaswiadczeni\w+ o (?:wpisie|prowadzeniu)|wpis\w* do (?:rejestru|ewidencji)/,
  ],
  ['w9', /\bw-?9s?\b/],
  [
    'trade_references',
    /\b(?:trade|credit|business|vendor|supplier|bank|industry|handels|geschafts)[- ]?(?:and (?:bank|credit|trade) )?(?:references?|referenzen|referenties|refs)\b|\b(?:trade|vendor|credit) refs?\b|(?:two|three|four|[2-5]) (?:\w+ ){0,3}references?\b|suppliers? (?:as|(?:\w+ ){0,4}?for) references?|(?:lieferanten|handels)referenz\w*|\breferenzen\b|\breferences? (?:commerciales?|bancaires?|fournisseurs?)|\breferencias?(?: (?:comerciales?|bancarias?|de proveedores))|\breferenze(?: (?:commerciali|bancarie))?\b|\breferenties\b/,
  ],
  [
    'storefront_photos',
    /\b(?:photos?|photographs?|pictures?|pics|images?|snapshots?|snaps|fotos?|bilder|bild|photo|imagenes|imagens|fotografias?|immagini|fotografie|foto's)\b[\w ,/'()-]{0,50}\b(?:store ?-?fronts?|stores?|shops?|shop ?fronts?|windows?|shelves|locations?|retail (?:space|location|store)|premises|showroom|interior|exterior|(?:sales|shop|retail) floor|shop ?front|frontage|facade|counter|fachada|facciata|zaak|gevel|laden\w*|geschaft\w*|boutique|magasin|vitrine|local|tienda|escaparate|establecimiento|comercio|negozio|vetrina|vetrine|punto vendita|winkel\w*|etalage|pand|butik\w*|skyltfonster|facade|loja|montra|vitrina|estabelecimento)\b|\b(?:store ?-?front|shop ?front|store|shop|storefront|exterior|interior) (?:photos?|pictures?|images?)|\b(?:store ?-?fronts?|shop ?fronts?|premises)\b[\w ,'()-]{0,40}\b(?:photos?|pictures?)\b|\b(?:laden|geschafts|schaufenster|winkel)-?(?:fotos?|bilder|foto's)\b/,
  ],
  [
    'website_url',
    /\b(?:(?:link|url|address) (?:to|of|for) (?:your|the|a) (?:\w+ ){0,3}(?:web ?site|online (?:store|shop)|web ?shop|web ?store|store|shop|site)|(?:your|your (?:shop|store|boutique|salon)'s|a|active|business|company|store|professional|working|shop(?:'s)?|retail) (?:\w+ )?(?:web ?site|url|web ?shop|web address)(?! (?:builder|traffic))|web ?site (?:url|address|link|and\/or)|web ?site ?\/|(?:ihre|deine|eure|link zu[rm]?|adresse|url)\b[\w ]{0,20}(?:web ?site|webseite|webshop|onlineshop|online-shop|homepage|internetadresse)|(?:lien|adresse|url)\b[\w ']{0,20}(?:site|boutique en ligne|e-?shop)|votre site (?:web|internet)|(?:enlace|url|direccion|link)\b[\w ]{0,20}(?:web|tienda online)|(?:tu|su) (?:pagina|sitio) web|(?:link|url|indirizzo)\b[\w ]{0,20}(?:sito|negozio online|e-?commerce)|(?:link|url|adres)\b[\w ]{0,20}(?:web ?site|webshop|webwinkel)|(?:butikens|foretagets|din|er|eran|butikkens|jeres|deres) (?:hemsida|webbplats|hjemmeside|nettside|nettbutikk|webshop)|(?:adres|link do|adresem) (?:\w+ )?(?:strony|sklepu internetowego))\b/,
  ],
  [
    'credit_application',
    /\b(?:credit (?:applications?|app\b|form)|application for credit|kreditantrag\w*|kreditformular|demande de credit|solicitud de credito|richiesta di (?:credito|fido)|kredietaanvraag|credit account application)\b/,
  ],
];

const MAY_BE =
  /\b(?:nip|regon|ceidg|krs|zaswiadczeni\w+|wpis\w*|strony|cnpj|nipc|contribuinte|certidao|inicio|alvara|contrato|registo|imagens|fotografias?|organisa\w+nummer|org|cvr|moms\w*nummer|bilde\w*|snapshots?|snaps|chamber|avis|certificato|lieferantenreferenz\w*|handelsreferenz\w*|re-?sale|resell|reseller\w*|seller'?s?|certificat\w*|permit|licen[cs]e|tax|ein|fein|tin|vat|gst|abn|ust|uid|umsatz|steuer|mwst|tva|siret|siren|nif|cif|rfc|iva|btw|fiscal\w*|registr\w*|f-?skatt\w*|firmaattest|virksomhedsattest|hemsida\w*|webbplats\w*|hjemmeside\w*|nettsid\w*|incorporation|proof|gewerbe\w*|handelsregister\w*|firmenbuch\w*|suppliers|k-?bis|rcs|licen[cz]\w*|alta|modelo|epigrafe|visura|camera|kvk|kamer|uittreksel|w-?9|referen\w*|refs?|photo\w*|pictures?|images?|fotos?|bilder|imagenes|immagini|foto\w*|store-?front\w*|web ?site|website|webseite|url|link|lien|enlace|site|sito|credit|kredit\w*|credito|umsatzsteuer\w*|\w*fotos|extrait|articles|vendor|exempt\w*)\b|ust-?id|btw-?/;

const REQUIRES =
  /\b(?:tell us|give us|show us|let us (?:see|have)|bring|fax|name|require[sd]?|requirements?|must|need(?:s|ed)?|please|provide|providing|submit\w*|attach\w*|upload\w*|include|including|send|e-?mail us|supply|copy|copies|proof|valid|current|have (?:ready|your|a|an)|ready|on file|fill(?:ed)? (?:out|in)|furnish|verif\w*|eligib\w*|qualif\w*|to (?:apply|open|register|set up|get started)|ask(?:ed)? for|request(?:ed)?|you(?:'ll| will) (?:be asked|need)|only open to|with (?:a|your)|bewerb\w*|postul\w*|candidat\w*|hold|documents?|documentation|checklist|benotig\w*|erforderlich|brauchen|bitte|nachweis\w*|senden|schicken|einreichen|beifugen|hochladen|vorlage|vorlegen|voraussetzung\w*|unterlagen|kopie|gultig\w*|fournir|joindre|envoyer|transmettre|merci de|justificatif\w*|pieces?|documents?|necessaire\w*|obligatoire\w*|exige\w*|demandons|presenter|copie|munir|adjunt\w*|enviar|envi[ae]\w*|necesit\w*|requer\w*|requisit\w*|imprescindible|obligatori\w*|document\w*|presentar|facilit\w*|aport\w*|copia|invia\w*|allega\w*|fornire|richie\w*|necessari\w*|occorr\w*|serve|servono|presentare|indicar\w*|nodig|vereist\w*|stuur|sturen|opsturen|meesturen|bijvoegen|aanleveren|overleggen|gelieve|vermeld\w*|benodigd\w*|geldig\w*|envi[ae]\w*|precis\w+|pedimos|indique\w*|anexe\w*|uppge|bifoga|oppgi|oplys|vedhaeft|vedlegg|prosimy|prosze|podac|podaj\w*|przesl\w+|zalacz\w+|dolacz\w*|wymagan\w*|wymagamy|solicit\w+|necessari\w*|copia)\b/;
/** What pages speak of without asking for it. */
const NEEDS_A_REQUEST: ReadonlySet<DocumentName> = new Set(['website_url', 'storefront_photos']);
const NOT_ASKED =
  /\b(?:no|not|don't|doesn't|isn't|without|never|kein\w*|nicht|ohne|pas|aucun\w*|sans|sin|no se|non|senza|nessun\w*|geen|niet|zonder)\b[\w ,']{0,24}\b(?:need\w*|requir\w*|necessary|ask|request|resale|tax|ein|licen[cs]e|references|w-?9|brauch\w*|benotig\w*|erforderlich|gewerbe\w*|nachweis|necess\w*|exig\w*|demand\w*|kbis|necesari\w*|pedimos|requer\w*|serve|richie\w*|nodig|vereist|kvk)/;
/** "Without a resale certificate we charge tax": asked for all the same. */
const ELSE_REFUSED =
  /\b(?:without|ohne|sans|sin|senza|zonder)\b[^.]*\b(?:charged?|cannot|can't|not (?:be )?(?:\w+ed)|won't|nicht|kein\w*|ne |no se|non|niet|geen)\b|\b(?:cannot|can't|not|won't)\b[^.]*\b(?:without|until)\b/;

/** What is said of such papers without asking for one. */
const OTHER_TALK =
  /\b(?:privacy|personal (?:data|information)|we (?:may )?collect|our (?:tax|vat|ein|abn|company|registration|business licen[cs]e)|registered (?:in|office)|tax (?:will be|is) (?:added|charged|included|calculated)|vat (?:is|will be) (?:included|added|charged)|incl(?:uding|\.)? (?:vat|tax)|excl(?:uding|\.)? (?:vat|tax)|unsere ust|notre (?:numero|siret)|handelsregister(?:nummer|eintrag)?:|registergericht|amtsgericht|vat (?:number|no\.?|id)?: ?[a-z]{2} ?\d)\b|\b(?:kvk|btw|vat|ust|uid|siret|siren|tva|nif|cif|p\.? ?iva|partita iva|abn|ein|cvr|org\w*)\b[\w .:-]{0,24}?[:.]? ?[a-z]{0,3} ?\d[\d .]{5,}/;

/** Whoever shows papers to buy for himself, or for whom he works. */
const OTHER_BUYERS = /\b(?:designers?|architects?|students?|teachers?|military|first responders|nurses)\b/;

/** In capitals: "ein" and "tin" are words of their own. */
const TAX_NUMBERS = /\b(?:F?EIN|TIN)s?\b/;

/** The documents that a sentence or an entry of a list asks a shop for. */
export function documentsIn(passage: Passage, isTrade: boolean): DocumentName[] {
  const { plain, plainLabel, section, kind, sentence } = passage;
  if (!isTrade || !MAY_BE.test(plain) || sentence.endsWith('?')) return [];
  const names = NAMES.filter(
    ([name, pattern]) => pattern.test(plain) || (name === 'tax_id' && TAX_NUMBERS.test(sentence)),
  ).map(([name]) => name);
  if (names.length === 0 || (NOT_ASKED.test(plain) && !ELSE_REFUSED.test(plain)) || OTHER_TALK.test(plain))
    return [];
  if (OTHER_BUYERS.test(plain) && !namesShops(plain)) return [];
  const isListed = kind === 'item' || kind === 'row' || sentence.length < 60;
  const isOwn = names.some((name) => !NEEDS_A_REQUEST.has(name));
  const isAsked =
    isOwn || REQUIRES.test(plain) || (isListed && (REQUIRES.test(plainLabel) || REQUIRES.test(section)));
  return isAsked || (passage.isAnswer && REQUIRES.test(plainLabel)) ? names : [];
}
