import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';

/** The law in the words of people who aren't of it: a lawyer who has the matter, a complaint, data that are asked for. */

const OUR_LAWYER = inLines`
  (?:
    (?:unsere )?rechtsabteilung|(?:notre )?service juridique|(?:nuestro |nosso )?departamento (?:juridico|legal)|
    (?:nostro )?ufficio legale|(?:onze )?juridische afdeling|(?:var )?juridiska avdelning|
    (?:unser\w*|mein\w*) (?:rechts)?anwalt\w*|(?:notre|mon|mes|nos) avocate?s?|
    (?:nuestr[oa]s?|mis?) abogad[oa]s?|(?:il |al |i |ai )?(?:nostr[oi]|mi[oe]i?) (?:legal[ei]|avvocat\w+)|
    (?:onze|mijn) (?:advoca\w+|jurist\w*)|(?:o |a |os |ao )?(?:nossos?|meus?) (?:advogad\w+|jurist\w+)|
    (?:var|min|vores|vara) (?:advokat|jurist)\w*|(?:nasz\w*|moj\w*) (?:prawnik|adwokat)\w*
  )
`;
const HAS_IT = inLines`
  (?:
    eingeschaltet|informiert|beauftragt|ubernimmt|ubergeben|meldet sich|wird sich|liegt (?:bei|bereits)|weiss bescheid|
    prend (?:le relais|la suite)|est (?:saisi|informe|prevenu)\w*|s'en (?:charge|occupe)|vous (?:ecrira|contactera)|
    averti\w*|prevenus?|avisad\w+|advertid\w+|avvisat\w|gewaarschuwd|avisad\w|underrattad\w*|
    en manos|puesto|pasado|se (?:encarga|ocupa|pondra)|esta (?:informad|al tanto)\w*|
    mandato|in mano|passat\w|se ne occupa|vi (?:scrivera|contattera)|e (?:gia )?(?:informat|stat)\w|
    ingeschakeld|neemt (?:het|contact)|kijkt|is op de hoogte|entregue|tratara|esta (?:a par|informad\w)|
    kopplad\w*|inkopplad\w*|tar over|kobl\w*|inddraget|overtager|zajm\w+|przejm\w+|przekazan\w+
  )
`;
const OURS_UNASKED = inLines`
  (?:
    (?:unser\w*|mein\w*) (?:\w+ )?(?:marke|bilder|fotos|logo)|(?:notre|nos|mes|ma) (?:\w+ )?(?:marque|photos|images|logo)|
    (?:nuestr[oa]s?|mis?) (?:\w+ )?(?:marca|fotos|imagenes|logo)|(?:nostr[oae]|mie|mio) (?:\w+ )?(?:marchio|foto|immagini|logo)|
    (?:onze?|mijn) (?:merk|foto'?s|beelden|logo)|(?:nossa|minha)s? (?:marca|fotos|imagens)|
    (?:our|my) (?:\w+ )?(?:trade ?mark|brand name|photos|pictures|images|artwork|logo)
  )
`;
const UNASKED = inLines`
  (?:
    ohne (?:unsere |meine )?(?:erlaubnis|zustimmung|genehmigung|lizenz)|sans (?:notre |mon )?(?:autorisation|accord|permission)|
    sin (?:nuestr[oa] |mi )?(?:permiso|autorizacion)|senza (?:il nostro |la nostra )?(?:permesso|autorizzazione|consenso)|
    zonder (?:onze |mijn )?(?:toestemming|licentie)|sem (?:a nossa |nossa )?(?:autorizacao|permissao)|
    without (?:our |my |any )?(?:permission|authorization|consent|leave)
  )
`;
const INFRINGES = inLines`
  (?:
    breach\w*|violat\w*|infring\w*|verletz\w*|violen?t?|violez|portez atteinte a|infringen?|vulner\w+|violan|viola|violate|
    schend\w*|(?:maakt|maken) inbreuk op|violam|infringem|kranker|krenker|kraenker|narusza\w*
  )
`;
const OUR_RIGHTS = inLines`
  (?:
    (?:our|my) (?:registered )?(?:trade ?marks?|copyrights?|rights|patents?)|
    (?:unser|mein)\w* (?:marken?\w*|urheber\w*|rechte|patent\w*)|(?:notre|nos|mes|a notre|a nos) (?:marques?|droits|brevets?)|
    (?:nuestr[oa]s?|mis?) (?:marca|derechos|patente)s?|(?:(?:i|il) )?nostr[oi] (?:marchi\w*|diritti|brevett\w*)|
    (?:onze?|ons|mijn) (?:merk\w*|rechten|octrooi\w*)|(?:a |os )?(?:nossa|nossos) (?:marca|direitos)|
    (?:var|vart|vara|vores|vare) (?:varumark\w*|varemark\w*|varemaerk\w*|rattigheter|rettigheter|rettigheder)|
    nasz\w* (?:praw\w*|znak\w*)
  )
`;
const LAST_WARNING = inLines`
  (?:
    (?:last|final) warning|letzte (?:ver)?warnung|dernier avertissement|ultimo (?:aviso|avviso|avvertimento)|
    laatste waarschuwing|sista varning\w*|sist[ea] advarsel|sidste advarsel|ostatnie ostrzezenie
  )
`;
const YOU_SELL = inLines`
  (?:
    you (?:are )?(?:sell\w*|list\w*|offer\w*)|sie (?:verkaufen|bieten|vertreiben)|vous (?:vendez|proposez)|
    (?:ustedes |usted )?(?:venden|vende|ofrecen|estan vendiendo)|(?:vendete|state vendendo|vende)|
    (?:u|jullie) (?:verkoopt|verkopen|biedt|bieden)|(?:estao a vender|vendem)|ni saljer|i saelger|dere selger|
    sprzedajecie|sprzedaja panstwo
  )
`;
const FAKES = inLines`
  (?:
    fakes?|counterfeit\w*|knock-?offs|falschung\w*|plagiate?|contrefacons?|copies de (?:nos|mes)|falsificacion\w*|
    imitaciones de|copias de (?:nuestr|mi)\w*|falsi\b|contraffa\w+|copie dei nostri|namaak\w*|falsificacoes|
    imitacoes|forfalsk\w*|piratkopi\w*|podrob\w*
  )
`;
const PRIVACY_ACT = '(?:gdpr|dsgvo|ds-gvo|rgpd|avg|lgpd|rodo)';
const ACCESS = inLines`
  (?:
    (?:art\w*\.? ?)15|auskunft|auskunftsanspruch|indsigt|innsyn|registerutdrag|(?:derecho de )?acceso|
    droit d'acces|diritto di accesso|accesso|inzage\w*|acesso|dostep\w*|access request|subject access|right of access|copy of (?:all |the |any |my |our )*(?:\w+ )?data|(?:data|information) (?:that )?you (?:store|hold|keep|have) (?:about|on)|
    kopie (?:aller|meiner|unserer) (?:\w+ )?daten|copie de (?:toutes )?(?:mes|nos|les) donnees|copia de (?:todos )?(?:mis|los|nuestros) datos|copia dei (?:miei |nostri )?dati|
    what you (?:hold|have|keep) (?:on|about)
  )
`;

export const EVERYDAY_LAW: readonly RegExp[] = [
  new RegExp(String.raw`\b${OUR_LAWYER}\b.{0,40}\b${HAS_IT}\b|\b${HAS_IT}\b.{0,30}\b${OUR_LAWYER}\b`),
  // Ours, without leave, and what follows.
  new RegExp(
    String.raw`\b${OURS_UNASKED}\b.{0,60}\b${UNASKED}\b.{0,80}\b(?:plainte|anzeige|klage\w*|anwalt\w*|avocat\w*|abogad\w+|denunci\w+|querela|legal[ei]|avvocat\w+|advoca\w+|advogad\w+|queixa|court|lawyers?|attorneys?|sue)\b`,
  ),
  new RegExp(
    alternatives({
      english: [
        String.raw`\b(?:we|i|and|to|will|shall) (?:\w+ )?(?:pursue|seek|claim|recover) (?:\w+ )?(?:damages|compensation)\b`,
        String.raw`\b(?:reported|flagged) your (?:\w+ )?(?:listings?|storefront|store|offers?|account)\b.{0,40}\b(?:counterfeit\w*|infring\w+|fakes?)\b`,
        String.raw`\b(?:see|take) (?:you|this|it) (?:in|to) (?:small claims|court)\b`,
        String.raw`\b(?:face|expect) (?:a |an |the )?(?:\w+ )?(?:claim|lawsuit|suit|charges|prosecution|legal action)\b|\bnext (?:comes|step is|stop is|up is|is) (?:a |the |our )?(?:lawsuit|court|claim|lawyers?|suit)\b`,
      ],
      french: [String.raw`\b(?:je|nous) (?:porte\w*|depos\w+|vais porter|allons porter) plainte\b`],
      german: [
        String.raw`\b(?:wir|ich) (?:erstatten?|stellen?) (?:straf)?anzeige\b|\b(?:straf)?anzeige (?:ist |wurde )?(?:bereits )?(?:erstattet|gestellt)\b|\bsehen uns vor gericht\b`,
      ],
      spanish: [
        String.raw`\b(?:les|le|os|te) (?:demandar\w+|denunciar\w+)\b|\b(?:presentar\w+|pondremos|interpondremos) (?:una )?(?:denuncia|demanda|querella)\b|\bnos vemos en los tribunales\b`,
      ],
      italian: [
        String.raw`\bci (?:vediamo|vedremo) in tribunale\b|\b(?:sporg\w+|present\w+) (?:querela|denuncia)\b`,
      ],
      dutch: [
        String.raw`\b(?:doen|doe) (?:\w+ )?aangifte\b|\bschakel\w* (?:\w+ )?(?:onze|een|mijn) (?:advoca\w+|jurist\w*) in\b|\bzien (?:u|je|jullie) voor de rechter\b`,
      ],
      portuguese: [
        String.raw`\b(?:apresent\w+|faremos) (?:uma )?(?:queixa|denuncia)\b|\bvemo-nos em tribunal\b`,
      ],
      northern: [
        String.raw`\b(?:lamnar|overlamnar|oversender|overgiver|gar)\b.{0,30}\btil?l? (?:var|min|en|vores|vor) (?:advokat|jurist)\w*|\b(?:polisanmal\w+|politianmeld\w+|stammer vi er|ses i (?:ratten|retten))\b`,
      ],
      polish: [
        String.raw`\bspraw\w+ (?:trafi|oddamy|kierujemy|skierujemy)\b.{0,15}\b(?:sadu|prawnik\w*|adwokat\w*)\b`,
      ],
    }),
  ),
  new RegExp(String.raw`\b${INFRINGES}\b.{0,25}\b${OUR_RIGHTS}\b|\b${YOU_SELL}\b.{0,20}\b${FAKES}`),
  // That our pictures are in use, and no rule for later.
  new RegExp(inLines`
    ^(?!.*\b(?:
      can|may|must|shall|should|not|never|without asking|durfen|darf|konnen|kann|bitte|pouvez|pueden|puede|potete|puo|
      mogen|mag|kunnen|podem|pode|nicht|niet|nao|non|no|ne
    )\b).*\b(?:
      your?|sie|ihre?|vous|vos|sus?|ustedes|usando|utilizan|vostr\w+|state|usate|uw|u|jullie|voss\w+|usam|ni|era|jeres|deres
    )\b.{0,60}\b${OURS_UNASKED}\b.{0,40}\b${UNASKED}\b
  `),
  new RegExp(
    String.raw`\b${LAST_WARNING}\b(?!.{0,50}\b(?:price|order|preis|tarif|precio|prezz|prijs|stock|bestell|pedido|ordin|commande)\w*)`,
  ),
  // What is kept of them, which the law bids us say.
  new RegExp(String.raw`\b${PRIVACY_ACT}\b.{0,60}\b${ACCESS}\b|\b${ACCESS}\b.{0,60}\b${PRIVACY_ACT}\b`),
];

/** Who writes for somebody else … */
export const ACTS_FOR = new RegExp(
  alternatives({
    english: [
      String.raw`\b(?:i|we|our firm|my firm|this (?:firm|office)) (?:account|act|am acting|are acting|represents?|appear)\b(?: for)?`,
      String.raw`\b(?:counsel|attorneys?|lawyers?|solicitors?) (?:for|to|of)\b|\b(?:retained|instructed|engaged) by\b|\basked (?:my|our|this) (?:law )?(?:firm|office)\b|\b(?:my|our) client\b`,
    ],
    german: [String.raw`\b(?:ich|wir) vertrete\w?\b|\b(?:meine|unsere)\w? mandant\w+`],
    french: [
      String.raw`\b(?:je|nous) represent\w+\b|\bje suis (?:le |l')?(?:conseil|avocate?)\b|\b(?:mon|ma|notre) client\w*`,
    ],
    spanish: [String.raw`\brepresent(?:o|amos) a\b|\bmi (?:client\w|representad[oa])\b`],
    italian: [
      String.raw`\b(?:assist|rappresent)(?:o|iamo)\b|\b(?:mi[oa]|nostr[oa]) (?:client\w|assistit[oa])\b`,
    ],
    dutch: [
      String.raw`\btre(?:ed|den) (?:\w+ )?op voor\b|\b(?:ik|wij) vertegenwoordig\w*\b|\b(?:mijn|onze) client\w*`,
    ],
    portuguese: [
      String.raw`\brepresent(?:o|amos) (?:a|o)\b|\b(?:minha|meu|nossa) (?:cliente|constituinte|representad\w)\b`,
    ],
    northern: [
      String.raw`\b(?:jag|vi|jeg) (?:foretrader|repraesenterer|representerer)\b|\b(?:min|var|vores|vor) (?:klient|kund)\w*`,
    ],
    polish: [String.raw`\breprezentuj\w+\b|\b(?:moj\w*|nasz\w*) klient\w*`],
  }),
);
/** … but sells for him. */
export const SELLS_FOR = new RegExp(
  alternatives({
    english: [
      String.raw`\b(?:agents?|reps?|territory|showroom|sales|lines|(?:north|south|mid)?(?:east|west)\w*|north|south)\b`,
    ],
    german: [String.raw`\b(?:handelsvertret\w+|agentur|gebiet|im (?:suden|norden|westen|osten))\b`],
    french: [
      String.raw`\b(?:agent|commercial|secteur|pour l'(?:ouest|est)|dans le (?:sud|nord)|points? de vente)\b`,
    ],
    spanish: [String.raw`\b(?:agente|comercial|zona|levante|tiendas)\b`],
    italian: [String.raw`\b(?:agente|agenzia|zona|per il (?:nord|sud|centro))\b`],
    other: [String.raw`\b(?:agentuur|vertegenwoordiger|agencia|agentur|saljare|przedstawiciel handlowy)\b`],
  }),
);
const SUPPLIER = inLines`
  (?:
    suppliers?|lieferant\w*|fournisseurs?|proveedor\w*|fornitor\w*|leverancier\w*|fornecedor\w*|leverantor\w*|
    leverandor\w*|dostawc\w+
  )
`;
const DISCLOSE = inLines`
  (?:
    name|identity|identify|disclose|reveal|tell|let (?:me|us) (?:have|know)|provide|produce|indicate|
    nennen|mitteilen|teilen|auskunft|benennen|identite|communiquer|indique\w*|justifier|
    indiquen\w*|indicar|comuni\w+|indichi\w*|naam|sturen|delen|uppge|oplys\w*|opplys\w*|wskaz\w+|poda\w+
  )
`;
/** … and wants to know where our goods come from. */
export const ASKS_SOURCE = new RegExp(
  inLines`
    \b(?:
      who(?:ever)? (?:has )?(?:supplied|supplies|sold)|where (?:you|your|the) \w+(?: \w+)? (?:bought|from|come|came|purchased)|
      (?:disclose|reveal|identify|name) (?:your|the) (?:source|supplier)s?|(?:your|the|all|any) purchase (?:records|invoices|orders)|
      von wem (?:sie|die)|woher (?:sie|die)|herkunft|bezugsquelle\w*|origine? (?:des|de la|dei|della|delle|da) \w+|
      (?:quien|quienes) (?:les|le|os) (?:suministr|vend)\w+|procedencia|provenienza|provenance|
      herkomst|origem d\w+|vem som (?:har )?lever\w+|hvem (?:der |som )?(?:har )?lever\w+|pochodzeni\w+
    )\b
  ` + String.raw`|\b${DISCLOSE}\b.{0,40}\b${SUPPLIER}\b|\b${SUPPLIER}\b.{0,20}\b${DISCLOSE}\b`,
);
