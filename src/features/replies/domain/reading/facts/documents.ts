import { inLines } from '../../../../../kernel/in-lines.ts';
import { documentsIn } from '../../../../brands/domain/policy/documents.ts';
import { SEND_US } from '../phrases/asks.ts';
import { saysSo } from '../phrases/phrases.ts';
import type { AnyFact, ReplyDocument } from '../reply-facts.ts';
import type { Said } from '../said.ts';
import { passagesOf } from './passage.ts';

/** What mails name in other words than brands' pages, or what those never ask. */
const NAMES: readonly (readonly [ReplyDocument, RegExp])[] = [
  [
    'resale_certificate',
    new RegExp(inLines`
      \b(?:papers?|documents?|forms?|things?|whatever)\b.{0,50}
        \b(?:not pay sales tax|sales tax|tax[- ]exempt)\b|
      \b(?:certificates?|papers?|forms?|cards?|permits?)\b.{0,40}
        \b(?:skip|spared?|free of|exempt\w*|without|avoid)\b.{0,20}\btax|
      \btax (?:certificates?|exemption (?:certificates?|forms?))\b|
      \b(?:re-?sale|reseller'?s?|seller'?s?|sales tax|state (?:sales )?tax|exemption|tax[- ]exempt\w*)
        (?:\/\w+)? (?:tax )?(?:
          thing|stuff|info|details|certificates?|certs?|permits?|licen[cs]es?|forms?|exemption|numbers?|id|
          paperwork|docs?
        )\b|
      \bcertificates? of (?:resale|exemption)\b|
      \bwiederverkaufs\w+|
      \bwederverko[or]\w*-?(?:certificaat|verklaring|bewijs|nummer)\w*|
      \bcertificado de revenda\b|
      \bresale (?:cert|license|permit|docs?|number|id|paper\w*)\b|
      \btax[- ]exempt\w* (?:\w+ )?(?:paper\w*|forms?|cert\w*|docs?|documents?|status)\b
    `),
  ],
  [
    'tax_id',
    new RegExp(inLines`
      \b(?:ein|fein|tin)\b(?! (?:
        paar|neu\w*|kurz\w*|gut\w*|klein\w*|formular|bild|foto|handler|vertrag|muster|konto|jahr|schon\w*|
        fach\w*|laden\w*|pdf
      ))(?=.{0,60}\b(?:number|or|and|letter|number|copy|please|your|tax)\b|[ .,;)]*$)|
      \b(?:
        tax (?:id\w*|number)|fed(?:eral)?(?: tax)? id|employer id\w*|vat (?:number|id|no\b|reg\w*)|vat-?id|
        ust-?\.?[ -]?id\w*|umsatzsteuer-?id\w*|
        umsatzsteuer\w*nummer|steuernummer|
        numero (?:de )?tva|tva intra\w*|siret|siren|
        cif\b|nif\b|numero de identificacion fiscal|numero (?:de |di )?iva|
        iva number|btw-?\s?(?:nummer|id|nr)\w*|cnpj|nipc|vat-?(?:nummer|nr|cert\w*)|moms\w*-?(?:nummer|nr)|
        organisa(?:tions|sjons)nummer|org\.?-?(?:nummer|nr)|cvr\b|cvr-?(?:nummer|nr)|se-nummer|
        nip\b|numer\w* (?:identyfikacji podatkowej|vat)|numero de contribuinte|partita iva|p\.? ?iva|codice fiscale|abn\b
      )
    `),
  ],
  [
    'business_license',
    new RegExp(inLines`
      \b(?:business|company|trade|store|merchant|occupational|city|retail|vendor|operating)
        (?:\/\w+)? (?:licen[cs]es?|registrations?|permits?)\b|
      \b(?:
        articles of (?:incorporation|organi[sz]ation)|certificate of (?:incorporation|formation)|
        proof of business|
        gewerbe(?:schein|nachweis|anmeldung|erlaubnis)\w*|handelsregister\w*|
        k-?bis|extrait (?:de )?k|visura\b|kvk\b|kvk-\w+|kamer van koophandel|uittreksel|
        registreringsbevis|firmaattest|bolagsverket|(?:wpis do |odpis |wyciag z )?krs\b|ceidg\b|
        zaswiadczeni\w+ o (?:wpisie|prowadzeniu|dzialalnosci)|
        incorporation (?:docs?|papers?|documents?|certificate)|
        contrato social|alvara|certidao permanente|camera di commercio|licencia (?:de|comercial|fiscal)\w*|
        alta (?:censal|fiscal|de autonomo)|modelo 03[67]|certificado de actividad
      )
    `),
  ],
  ['w9', /\bw-?9s?\b/],
  [
    'trade_references',
    new RegExp(inLines`
      \b(?:names?|nominativi|noms?|nombres?|namen|nomes|contacts?|contatti|contactos) (?:and \w+ )?
        (?:of|di|de|des|von|van) (?:\w+ ){0,2}(?:
          suppliers?|vendors?|brands?|fornitori|fournisseurs|proveedores|lieferanten|leveranciers|
          fornecedores
        )\b|
      \b(?:names?|brands?|suppliers?|people|companies|vendors?)\b.{0,25}\b(?:we|i) (?:may|can|could|might) (?:
        telephone|reach|check with|call|ask|ring|contact|phone|talk|speak
      )|
      \b(?:trade|credit|vendor|supplier|business|bank|industry)(?: and \w+)? (?:references?|refs?)\b|
      \b(?:\d|two|three|four|five|couple|few)\b[\w ]{0,25}\b(?:references|refs)\b|
      \breferences (?:from|of) (?:\w+ ){0,3}(?:brands?|suppliers?|vendors?)|
      \b(?:suppliers?|vendors?|brands?|firms?|stores?|shops?|someone|people|references)\b.{0,30}\bvouch|
      \b(?:handels|geschafts|lieferanten)?-?referenzen\b|
      \breferencj\w+|
      \b(?:referenc\w+|referent\w+|referans\w+)\b.{0,12}\b(?:de|od|von|van|fra|fran|di) (?:\w+ ){0,2}(?:
        proveedor\w*|fournisseur\w*|fornecedor\w*|lieferant\w*|leverancier\w*|leverandor\w*|leverantor\w*|
        fornitor\w*
      )|
      \brefer(?:enser|encer|anser)\b|
      \b(?:people|someone|somebody|folks|few)\b.{0,40}\b(?:say|put in) (?:a |some )?
        (?:nice|good|kind) words?\b|
      \breferences? (?:commerciales?|fournisseurs?)|
      \breferencias (?:comercia(?:le|i)s|de proveedores)|
      \breferenze\b
    `),
  ],
  [
    'storefront_photos',
    new RegExp(inLines`
      \bzdjeci\w*\b.{0,30}\b(?:sklep|lokal|magazyn|witryn)\w*|
      \b(?:bilder|billeder|bilde|foton?|fotografier)\b.{0,30}\b(?:butik\w*|lokal\w*|forretning\w*)\b|
      \b(?:photos?|pictures?|pics?|images?|snapshots?|fotos?|bilder|imagenes|fotografias|foto)\b.{0,50}\b(?:
        store ?-?fronts?|stores?|shops?|shop ?fronts?|location|warehouse|premises|showroom|facility|
        laden\w*|geschaft\w*|lager\w*|boutique|magasin|local|tienda|escaparate|negozio|vetrina|
        punto vendita|space
      )\b|
      \b(?:photos?|pictures?|pics?|snaps?|fotos?) of (?:
        yours|the (?:inside|outside|place|interior|exterior)|your (?:place|set-?up|space|shelves|displays?)
      )\b|
      \b(?:photos?|pictures?|pics?|snaps?)\b.{0,30}\b(?:inside and out|interior|exterior|front and back)\b|
      \b(?:store ?-?front|shop ?front|store|shop|warehouse|laden|geschafts)-? ?(?:
        photos?|pictures?|pics|images?|fotos?|bilder
      )\b
    `),
  ],
  [
    'insurance_certificate',
    new RegExp(inLines`
      \b(?:
        certificates? of (?:liability )?insurance|coi\b|(?:liability|insurance) (?:cover\w*|polic\w+)\b|
        (?:proof of |liability |product liability |general liability )insurance|
        insurance certificates?|
        for[sz]ikrings\w*|forsakrings\w*|(?:er|din|jeres|deres|bevis pa) (?:forsikring|forsakring)|
        versicherungs(?:nachweis|schein|bestatigung)|haftpflicht\w*|
        attestation d'assurance|(?:certificado|poliza) de seguro|
        certificato (?:di assicurazione|assicurativo)|polizza|polis\w+ (?:oc|ubezpieczeni\w*)
      )
    `),
  ],
  [
    'invoices',
    new RegExp(inLines`
      \b(?:
        (?:\w+ )?(?:recent|sample|supplier|purchase|past|copies of|copy of an?|two|three) (?:\w+ ){0,2}invoices?|
        invoices? (?:from|showing|of) (?:other |your )?(?:\w+ )?
          (?:brands?|suppliers?|distributors?|vendors?|manufacturers?)|
        (?:lieferanten)?rechnungen (?:von|anderer)|
        (?:invoices?|bills|receipts) (?:\w+ ){0,2}(?:from|of) (?:\w+ ){0,4}
          (?:brands?|suppliers?|distributors?|vendors?|manufacturers?|companies)|
        factures? (?:d'achat|fournisseur\w*|recentes?)|
        facturas? (?:de (?:compra|proveedor\w*|otr\w+)|recientes?)|
        fatture (?:di acquisto|fornitor\w*|recenti)
      )\b
    `),
  ],
  [
    'website_url',
    new RegExp(inLines`
      \b(?:link|url|address)s? (?:to|of|for) (?:\w+ ){0,3}(?:
        web ?site|site|web ?shop|web ?store|online (?:store|shop)|amazon (?:store\w*|page)|store\w*|shop|
        seller (?:page|profile)
      )\b|
      \b(?:link|adresse|lien|enlace|direccion|indirizzo|adres|ligacao) (?:
        zu (?:ihrer|deiner|eurer)|ihrer|vers|de|du|di|al|alla|naar|van|para|do
      ) (?:\w+ ){0,2}(?:
        seite|web ?seite|web ?shops?|shop|onlineshops?|site|boutique|web|tienda|sito|negozio|winkel|loja
      )\b|
      \b(?:your|the|ihre?|votre|su|tu|vostro|il tuo) (?:\w+ )?
        (?:web ?site|store|storefront|amazon)? ?(?:url|link|web ?site address)s?\b
        (?! (?:at|in|below|under|of|from) (?:the|your|that|this)\b)|
      \bweb address\b|
      \b(?:web ?site|storefront|amazon store|seller)[ -](?:url|link|address)s?\b
    `),
  ],
  ['credit_application', /\bcredit (?:applications?|app\b|form)\b/],
];

/** What a copy of a paper may be, so that it counts. */
const ENOUGH =
  '(?:will do|would do|suffices?|genugt|reicht|suffit|suffisent|bastan?|sirven?|va bene|vale|volstaat|is voldoende|chega|racker|wystarczy)';

/** The same described instead of named, which is enough where the whole mail is about papers. */
const DESCRIBED: readonly (readonly [ReplyDocument, RegExp])[] = [
  [
    'resale_certificate',
    new RegExp(inLines`
      \b(?:papers?|certificates?|documents?|forms?|letters?|cards?|licen[cs]es?|permits?)\b.{0,40}
        \btax[- ]free\b|
      \b(?:
        papers?|certificates?|documents?|forms?|letters?|cards?|licen[cs]es?|permits?|notes?|things?
      )\b.{0,70}\b(?:without|no|skip|leave|off|exempt\w*|free|not (?:charge|pay|add))\b.{0,30}\btax(?:es)?\b
    `),
  ],
  [
    'tax_id',
    new RegExp(inLines`
      \b(?:numbers?|ids?|nummer|numero)\b.{0,40}\b(?:
        irs|tax office|revenue|treasury|tax authorit\w+|finanzamt|fisco?|impots|hacienda|
        agenzia delle entrate|belastingdienst|financas
      )\b|
      \b(?:irs|finanzamt|hacienda|belastingdienst)\b.{0,30}\b(?:numbers?|ids?|letter|nummer|numero)\b
    `),
  ],
  [
    'trade_references',
    new RegExp(inLines`
      \b(?:
        companies|suppliers?|brands?|vendors?|firms?|houses|lieferanten|fournisseurs?|proveedores|fornitori|
        leveranciers|fornecedores
      )\b.{0,60}\b(?:
        let you|credit|pay(?:ing)? later|
        (?:can|could|may|will|to) (?:speak|vouch|call|ring|phone|ask)|
        anrufen|nachfragen|fragen|appeler|
        joindre|contacter|llamar|preguntar|chiamare|sentire|bellen|ligar
      )\b
    `),
  ],
  [
    'business_license',
    new RegExp(inLines`
      \b(?:
        proof|evidence|prove|nachweis|preuve|justificatif|prueba|justificante|prova|documento|bewijs|
        comprovativo
      )\b.{0,50}\b(?:
        business|company|trader|registered|gewerb\w*|unternehmen|entreprise|activite|societe|
        empresa|actividad|azienda|attivita|bedrijf|onderneming
      )\b|
      \b(?:chamber of commerce|companies house|handelskammer|chambre de commerce|camara de comercio)\b|
      \b(?:company|business|firm)\b.{0,15}\b(?:extract|registration|register)\b
    `),
  ],
  [
    'storefront_photos',
    // "A photo or scan will do": of the paper.
    new RegExp(inLines`
      (?<!\b(?:
        ${ENOUGH}|(?:scan\w*|cop\w+|copie|kopie|pdf) (?:or|oder|ou|o|of|eller|lub)
      )(?: also| auch| anche| con| de| z| aussi| ook)?(?: (?:an?|eine?|une|una|un|een|et|en|um|uma))? )
      \b(?:photos?|pictures?|pics?|snaps?|snapshots?|fotos?|bilder|fotografie|foton?)\b
      (?!
        (?: | of )id\b| of (?:it|them|either|both|that|those|the (?:documents?|papers?|certificates?|cards?|licen[cs]e))\b|
        (?: or| oder| ou| o| of| eller| lub) (?:(?:an?|eine?|une|una|un|een|et|en|um|uma) )?(?:scan|cop[iy]|kopi|pdf|digitali)|
        (?:(?! and | und | et | y | e | en ).){0,20}\b(?:${ENOUGH}|(?:is|are) (?:fine|ok|okay|enough))\b|
        (?: del| de la| du| des| vom| van het| van de| do| da) (?:document|certificat|dokument|papier|kbis|nachweis)
      )
    `),
  ],
  [
    'insurance_certificate',
    /\b(?:insur(?:ance|ed|er)|versicherung\w*|assurance|seguro|assicura\w+|verzekering\w*)\b/,
  ],
  [
    'invoices',
    /(?<!\b(?:off|on|from) your )\b(?:invoices|bills|rechnungen|factures|facturas|fatture|facturen|faturas)\b(?! (?:will|are (?:due|sent|payable)|are emailed))/,
  ],
];

/** Talk of such papers that asks for none. */
const NOT_ASKED = new RegExp(inLines`
  \b(?:
    no|not|without|never|skip|do not need|not need|not require\w*|already (?:have|received|got)|
    thanks for (?:the|your)|thank you for (?:sending|the|your)|received (?:your|the)|
    have (?:your|everything)|kein\w*|nicht|pas|sans|sin|senza
  )\b.{0,40}\b(?:
    certificate|permit|tax|ein|licen[cs]e|references?|w-?9|photos?|insurance|vat|documents?|paperwork|
    invoices?|gewerbe\w*|kbis|visura
  )\b
`);
/** What one is to have ready for a form. */
const AT_HAND = inLines`
  (?:
    (?<!\b(?:we|i|they|who) (?:\w+ )?)\b(?:have|keep|get) (?:your|an?|the) .{0,60}
      \b(?:ready|handy|nearby|(?:at|to|on|by) hand|to upload)\b|
    \b(?:halten|legen) sie\b.{0,60}\b(?:bereit|parat|zurecht)\b|
    \b(?:munissez-vous|preparez|ayez)\b|
    \b(?:tenga|tengan|ten|prepare|preparen)\b.{0,40}\b(?:a mano|list[oa]s?|preparad[oa]s?)\b|\bprepare[n]? (?:su|el|la|un)\b|
    \b(?:tenga|tenete|tieni)\b.{0,60}\b(?:a portata di mano|pront[oaei])\b|\bprepar(?:i|ate) (?:il|la|una?|l')|
    \bhoud\b.{0,60}\b(?:bij de hand|gereed|klaar)\b|
    \b(?:tenha|tenham)\b.{0,40}\b(?:a mao|pront[oa]s?)\b
  )
`;
const STILL_ASKED = new RegExp(inLines`
  ${AT_HAND}|
  \b(?:once|as soon as|when (?:i|we) have|until|unless|before|without|cannot|can not|not (?:able|yet)|missing|still need|have not received)\b
`);
const OURS =
  /\b(?:our|attached (?:is|are) our|here is our|find our) (?:\w+ ){0,2}(?:w-?9|insurance|certificate of insurance|ein|tax id|vat|coi|bank|trade references)\b/;

/** Where the whole mail is about papers, each that it names is asked for. */
export function documentsFact(sentences: readonly Said[], isAboutPapers = false): AnyFact | undefined {
  const passages = passagesOf(sentences);
  const found = new Set<ReplyDocument>();
  let words = '';
  let isInList = false;
  for (const [index, said] of sentences.entries()) {
    const plain = wantedIn(said.plain);
    const passage = passages[index];
    if (!passage) continue;
    const isItem = passage.kind === 'item' || /^\s*(?:\(?[\da-z][.)]|[-*•·–])/i.test(said.words);
    isInList = isItem ? isInList : /:$/.test(said.words) && saysSo(SEND_US, plain);
    const isAsked =
      isAboutPapers ||
      isInList ||
      WE_LACK.test(plain) ||
      saysSo(SEND_US, plain) ||
      said.isQuestion ||
      isAskedNext(sentences[index + 1]);
    const described = isAboutPapers
      ? DESCRIBED.filter(([, says]) => says.test(plain)).map(([name]) => name)
      : [];
    const named = [...namesIn({ ...said, plain }, isAsked), ...described];
    const isPart = plain !== said.plain;
    const onPages = passage.sentence.endsWith('?') || isPart ? [] : documentsIn(passage, isAsked);
    const names = isRefusedTalk(plain) ? [] : [...named, ...onPages.filter(isMailed)];
    for (const name of names) found.add(name);
    if (names.length > 0) words = words === '' ? said.words : `${words} ${said.words}`;
  }
  if (found.size === 0) return undefined;
  return { name: 'documents', value: [...found], words: words.slice(0, 600), confidence: 0.85 };
}

/** "No references needed, I only want the W-9": what comes behind is all that is asked for. */
const wantedIn = (plain: string): string => ALL_WANTED.exec(plain)?.[0] ?? plain;
const ALL_WANTED =
  /\b(?:(?:i|we) (?:only|just) (?:need|want|require|ask for)|all (?:i|we) (?:need|want) is)\b.*/;

/** What they say of papers that they want to see. */
const WE_LACK = new RegExp(inLines`
  \b(?:have|need|want|like|love|ask|required) to (?:first |also |just )?(?:
    see|look at|have a look at|check|inspect|view|sight
  ) (?:your|an?|the|some|proof|evidence|copies|valid)\b|
  \b(?:
    (?:up)?on receipt of|nach (?:erhalt|eingang)|a reception|tras recibir|al ricevimento|bij ontvangst|
    accompanied by|acompan\w+|accompagn\w+|together with|along with|zusammen mit|nebst|samt|junto con|
    insieme a|offen (?:sind|ist|stehen|steht)|ausstehend|pendientes?|en attente|in sospeso|on file
  )\b|
  \b(?:until|unless|before|without) (?:we|i) (?:hold|have|see|get|receive)\b|
  \b(?:give|gimme|hand over|produce|present|dig out|pass (?:me|us)|pop|bung)\b|
  \bwill (?:do|suffice|be enough)\b|
  ${AT_HAND}|
  \b(?:insist|insists) on\b|
  \b(?:manque\w*|falta\w*|manca\w*|fehl\w*|ontbre\w+)\b|
  \b(?:state|law|auditors?|accountant|compliance|insurer|finance)\b.{0,40}
    \b(?:wants?|needs?|makes?|asks?|insists?|requires?)\b
`);

/** "W-9, insurance and a link. Email them over." */
const isAskedNext = (next: Said | undefined): boolean => next !== undefined && HANDS_OVER.test(next.plain);
const HANDS_OVER = new RegExp(inLines`
  \b(?:send|email|forward|mail|get|share|shoot|attach|upload|reply with) (?:\w+ )?
    (?:them|those|these|that|it|all|everything|both)\b|
  \b(?:that|those|these|this) (?:is|are) (?:all )?(?:what )?(?:we|i) need\b|
  \b(?:senden|schicken) sie (?:uns )?(?:alles|diese|das)\b
`);

/** Asks for papers, whatever else. */
export const namesDocuments = (said: Said): boolean => namesIn(said, true).length > 0;

const namesIn = ({ plain, words }: Said, isAsked: boolean): ReplyDocument[] =>
  isAsked
    ? NAMES.filter(
        ([name, says]) => says.test(plain) || (name === 'tax_id' && /\b(?:F?EIN|TIN)s?\b/.test(words)),
      ).map(([name]) => name)
    : [];

const isRefusedTalk = (plain: string): boolean =>
  OURS.test(plain) || (NOT_ASKED.test(plain) && !STILL_ASKED.test(plain));

/** On pages a shop's own address is asked for in many words; a mail that says "your website" mostly looks at it. */
const isMailed = (name: ReplyDocument): boolean => name !== 'website_url';
