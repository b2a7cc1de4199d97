import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';

/** What is asked for abroad in the words for silence, and is another thing: of goods, of a discount, of another desk. */

const ARTICLE = "(?:die|das|den|dem|der|les?|l'|las?|los?|el|il|i|gli|de|het|as?|os?|det) ?";
/** What is struck from a list for silence; whatever else is, is goods. */
const OF_A_NAME = inLines`
  (?:
    adress\w*|e-?mail\w*|mail\w*|daten\w*|namen?|firma|unternehmen|domain\w*|domein|kontakt\w*|contact\w*|contatt\w*|eintrag|
    nom|societe|entreprise|maison|boutique|marque|atelier|coordonnees|donnees|nombre|empresa|tienda|marca|datos|correo|
    direccion|indirizz\w*|dati|nom[ei]|nominativo|recapit\w*|ditta|azienda|negozio|gegevens|naam|bedrijf|zaak|adres\w*|
    dados|endereco|morada|numer\w*|telefon\w*|obige\w*|folgende\w*|unterzeichn\w*|person\w*|entire|intero|gesamte\w*
  )
`;
const STRIKE =
  '(?:nehm\\w*|nimm|streich\\w*|losch\\w*|enleve[rz]|retire[rz]|supprime[rz]|raye[rz]|quit(?:e|en|a|ad)|borr(?:e|en|a|ad)|tache[n]?|retire[n]?|tolg\\w+|tolga|cancell\\w+|elimin\\w+|haal\\w*|schrap\\w*|verwijder\\w*|tire[m]?|risque[m]?|retire[m]?)';
const FROM = "(?:von|aus|de|du|del|della|dalla|dall'|dal|dell'|van|uit|da|do)";
const LIST =
  '(?:liste|bestellung|commande|lista|pedido|ordine|elenco|lijst|bestelling|encomenda|tabelle|facture|factura|panier)';

const DESK = alternatives({
  german: ['werk|lager|zentrale|fabrik|laden|buchhaltung|versand|produktion|verkaufsraum'],
  french: ['usine|depot|standard|atelier|boutique|magasin|comptabilite|entrepot|siege'],
  spanish: ['almacen|taller|fabrica|tienda|centralita|oficina|contabilidad'],
  italian: ['magazzino|laboratorio|fabbrica|negozio|centralino|stabilimento|contabilita'],
  dutch: ['magazijn|fabriek|winkel|werkplaats|boekhouding|hoofdkantoor|receptie'],
  portuguese: ['armazem|loja|fabrica|oficina|contabilidade'],
  northern: [
    'lagret|lageret|butik(?:en|ken)|verkstaden|vaerkstedet|fabrik(?:en|ken)|vaxeln|bogholderiet|ekonomi',
  ],
  polish: [String.raw`magazyn\w*|central\w{1,2}|sklep\w*|fabryk\w*|zaklad\w*|ksiegowosc\w*`],
});
const NOT = '(?:inutile|pas la peine|unnotig|nicht|kein\\w*|ne|no|non|niet|nao|inte|ikke|nie|ni)';
/** To whomever else, it isn't to go there either. */
const NEITHER = '(?!.*\\b(?:weder|noch|ni|nem|hverken|varken|auch|aussi|tambien|anche|ook)\\b)';

/** A lower price, a longer term, and whatever else isn't to be had. */
const TERMS = inLines`
  (?:
    rabatt\w*|nachlass\w*|skonto|prozent\w*|exklusiv\w*|remises?|ristournes?|delais?|exclusivite|descuentos?|rebajas?|plazos?|
    margen|exclusividad|sconti?|dilazion\w+|esclusiva|trasport\w+|korting\w*|exclusiviteit|betaaltermijn|descontos?|
    prazos?|rabat\w*|rabatter|eneret|wylacznosc|termin\w*|muestras|campioni|echantillons|muster|monsters|prover
  )
`;
const ASK =
  '(?:frag\\w*|bitt\\w*|demand\\w*|pid\\w+|pregunt\\w+|chied\\w+|vraag|vragen|peca\\w*|fraga|sporg|sporge|pytac|prosic|insist\\w+)';

/** "Until Friday": a day by which an address is to be gone is no such end. */
const UNTIL_A_DAY = inLines`
  (?:bis|jusqu'(?:a|au)|hasta|fino (?:a|al)|tot|ate|tills?|til|indtil) (?:zum |el |que |a |na |pa )?(?:
    montag|dienstag|mittwoch|donnerstag|freitag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miercoles|jueves|viernes|
    lunedi|martedi|mercoledi|giovedi|venerdi|maandag|dinsdag|woensdag|donderdag|vrijdag|segunda|terca|quarta|quinta|sexta|
    mandag|tisdag|tirsdag|onsdag|torsdag|fredag|\d
  )
`;

export const OTHER_THAN_STOP_ABROAD: readonly RegExp[] = [
  // It was we who left their list.
  new RegExp(inLines`
    \byou (?:have )?(?:just |recently |once )?(?:unsubscribed|opted out)\b|
    \b(?:sie|ihr) (?:haben|habt) (?:sich|euch)\b.{0,40}\babgemeldet\b|
    \bvous (?:vous )?(?:etes|etiez) desabonn\w+|\bvous (?:vous )?(?:etes|etiez) desinscrit\w*|
    \b(?:se dieron|os disteis|te diste|se dio|se ha dado|se han dado) de baja\b|\bsi e (?:disiscritt|cancellat)\w\b|
    \b(?:u heeft|je hebt|jullie hebben) (?:u|je)?\b.{0,30}\bafgemeld\b
  `),
  // Better rung up than written to; left in peace until then.
  new RegExp(inLines`
    \brufe?n? sie (?:mich|uns|lieber|einfach|doch)\b(?!.{0,12}\bnicht\b)|\bruft? (?:mich|uns) (?:lieber|einfach|kurz|an)\b|
    (?<!\bne (?:m'|nous )?)\b(?:appelez|appelle)[- ](?:moi|nous)\b|\bcoup de fil\b|(?<!\bno (?:me |nos )?)\bllam(?:e|a|en)(?:me|nos)\b|
    (?<!\bnon )\bmi chiami\b|\bal telefono\b|\bbel (?:mij|me|ons|even|gerust|maar|liever)\b(?! niet)|\bligue[- ](?:me|nos)\b|
    \bring (?:mig|meg|hellre|heller|bare|garna)\b(?! (?:inte|ikke))|\bprosze (?:lepiej )?(?:za)?dzwonic\b
  `),
  new RegExp(
    String.raw`\b(?:ruhe|paz|paix|tranquil\w*|pace|rust|fred|\w*arbeiten|travailler|trabajar|lavorare|werken)\b.{0,25}\b${UNTIL_A_DAY}`,
  ),
  new RegExp(inLines`
    \bno vuelva[ns]? a (?:mandar|enviar)\w* (?:el|la|los|las) (?!correos?|mensajes?|mails?|propuestas?)\w+|\bbasta con que\b|\bla smettiamo\b|
    \b(?:smett|dej|arret|stop|slut|hold|horen)\w*\b.{0,15}\b(?:preoccupa|preocupa|inquiet|sorgen|zorgen|oroa|bekymr)\w*
  `),
  new RegExp(
    String.raw`\b${STRIKE}(?: sie| bitte| maar| por favor| pure| donc| u| you){0,3} (?!(?:\w+ ){0,2}${OF_A_NAME}\b)${ARTICLE}(?:[\w-]+ ){1,3}(?:maar )?${FROM} ?(?:\w+ |l')?${LIST}\b`,
  ),
  // Of one of two entries.
  new RegExp(inLines`
    \bum (?:die )?(?:loschung|streichung|entfernung) (?:des|der|eines|einer|von) (?:doppelt|zweit|falsch|alt|uberzahlig|position|zeile|artikel)\w*|
    \b(?:supprim|effac)\w+ (?:le|la|un|une) (?:doublon|deuxieme|second\w*|double)\b|\b(?:elimin|borr|cancell)\w+ (?:el|la|il) (?:duplicad\w+|doppion\w+|doppi\w+|segund\w+|second\w+)
  `),
  // At another desk, or an address that is about to go.
  new RegExp(
    String.raw`^${NEITHER}.*\b${NOT}\b.{0,35}\b(?:(?:ans?|in|im|aux?|a|par|en|con|por|al|alla|allo|in|naar|met|ao|till?|do|na|bij) ?(?:${ARTICLE})?|${ARTICLE})(?:alte |unser |unsere )?(?:${DESK})\b`,
  ),
  new RegExp(inLines`
    \bnicht (?:mehr|langer) (?:an|auf|unter|uber) (?:[\w.-]+@|die alte|meine alte|unsere alte|diese adresse, )|
    \bn\w*'?\w* (?:plus|pas) (?:(?:ecrire|utiliser|passer|repondre)\b ?)?(?:a |par |sur )?(?:[\w.-]+@|l'ancienne)|
    \bno (?:\w+ )?(?:a|al|en) (?:[\w.-]+@|la (?:direccion )?(?:antigua|vieja))|
    \bnon (?:\w+ )?(?:piu )?(?:a|al|alla|su) (?:[\w.-]+@|vecchi\w+|la vecchia)|
    \bniet meer (?:naar|op) (?:[\w.-]+@|het oude)|\b(?:inte|ikke) (?:mer|laengere|lenger|langre)? ?til?l? (?:[\w.-]+@|den gaml[ae])|
    \b(?:non|no) (?:mandi|scriva|escriba|mande|envie|invii) (?:li|alli|alla|ahi)\b
  `),
  // The wish is for no more of a discount; what is to be filled in otherwise.
  new RegExp(
    String.raw`\b${NOT}\b[^,]{0,20}\b${ASK}\b[^,]{0,30}\b${TERMS}\b|\b${ASK}\b[^,]{0,12}\b(?:nicht|niet|inte|ikke|pas)\b[^,]{0,12}\b${TERMS}\b`,
  ),
  /\b(?:quit(?:e|a)(?:lo|la)|lo (?:quite|tolga)|tolga(?:lo|la)|enlevez-l[ea])\b,? (?:y |e |et )?(?:pong|pon|escrib|indi|met|scriv)\w*/,
  new RegExp(inLines`
    \bno insist\w+ (?:con|en) (?:el|la|los|las) (?!tema|asunto)\w+|
    \b(?:sluta|slutt|hold op|stop|przesta\w+) (?:inte|ikke|aldrig|aldri|nie)\b|
    \b(?:er|ar) (?:det )?(?:nu )?slut (?:med|pa) de[nt]? (?!har|her|\w*(?:mail|mejl|besked|meddel|henvend|rykk|skriv))|
    \bmail (?:maar )?niet meer\b.{0,40}\b(?:bel|kom|app|mail mij)\b
  `),
];
