import { inLines } from '../../../../../kernel/in-lines.ts';
import { OF_OTHERS } from './of-others.ts';
import { OF_GOODS } from './other-than-stop.ts';
import { some } from './phrases.ts';

/**
 * A thing that is to be struck, not to be sent or to be sold no more: an item of an order, the minimum on a list, a cheque.
 * Nobody's name or mail is spoken of.
 */

const STRIKE = inLines`
  (?:
    take|remov\w*|delet\w*|drop|strike|cross|cancel|nehm\w*|streich\w*|losch\w*|entfern\w*|
    supprim\w*|retir\w*|enlev\w*|ray\w*|
    quit\w*|borr\w*|elimin\w*|tach\w*|
    cancell\w*|togl\w*|toglie\w*|rimuov\w*|
    haal\w*|verwijder\w*|schrap\w*|tir\w*|apag\w*|exclu\w*|
    fjern\w*|slet\w*|stryk\w*|stryg\w*|radera|ta bort|tag|usun\w*|wykresl\w*|skresl\w*|poist\w*
  )
`;
/** Who speaks, and what is theirs. */
const OURS = inLines`
  (?:
    me|us|my|our|mich|uns|meine?\w?|unsere?\w?|moi|nous|mon|ma|mes|notre|nos|mi|mis|nuestr\w+|ci|mio|mia|
    miei|nostr\w+|mij|ons|onze|mijn|meu|minha|noss\w+|mig|meg|os|oss|min|mitt|mine|mina|vores?|var|vart|
    vara|vare|mnie|nas|moj\w*|nasz\w*|minut|meidat
  )
`;
const MINIMUM = '(?:minimum\\w*|minim[oiae]s?|minima\\w*|mindest\\w*|mindste\\w*|minste\\w*|moq|least)';
const THING = inLines`
  (?:
    ${MINIMUM}|\w*pri[js]\w{0,2}lij?st\w*|preisliste|price ?lists?|listino|tariff?\w?|cennik\w*|hinnasto\w*|
    artikel\w*|articol\w+|articulos?|articles?|artigos?|items?|
    skus?|varen\w*|varer|posten|positionen|position|pozycj\w*|linjer?\w*|rader|zeilen?|regels?|
    bestilling\w*|bestallning\w*|bestelling\w*|orders?|ordr\w+|ordini|pedidos?|commandes?|encomendas?|
    zamowien\w*|kolek[cs]j\w*|\w*kollektion\w*|collezion\w+|tuot\w+
  )
`;
const LIST =
  '(?:lists?|listen|listes?|listas?|elenc[oh]\\w*|listino|lijst\\w*|liste[nt]?|listan|listy|listin\\w*)';
const MAY = '(?:may|can|darf|kann|peut|peuvent|puede[n]?|pode[m]?|puo|possono|mag|mogen|kan|kunnen|moze)';

const NOT =
  '(?:do not|no|non|nie|ne|nicht|keine?n?|pas|niet|geen|nao|ikke|ikkje|inte|inga|inget|ingen|alkaa|ala|never|not)';
const SEND =
  '(?:send\\w*|schick\\w*|zusend\\w*|envo\\w*|envi\\w*|mand\\w*|invi\\w*|spedi\\w*|stuu?r\\w*|skick\\w*|laheta\\w*|lahetta\\w*|wysyla\\w*|przysyla\\w*|posil\\w*|kuldj\\w*)';
const PAPER = inLines`
  (?:
    che(?:ck|que)s?|schecks?|assegn\w*|sjekk\w*|chec?k\w*|check\w*|shekk\w*|czek\w*|samples?|muster\w*|
    echantillons?|
    muestras?|campion\w*|monsters?|amostras?|prov(?:er|e|en)|prob(?:ek|ki)|naytte\w*|tilaus\w*|tilauksia|
    invoices?|rechnung\w*|factures?|facturas?|fattur\w*|factuur|szamla\w*|facturen|faturas?|faktur\w*|
    lasku\w*|cash|bargeld|contanti|kontanter|gotowk\w*|papper|papir\w*
  )
`;

const WRITE =
  '(?:write|put|print|schreib\\w*|ecri\\w*|escrib\\w*|scriv\\w*|schrijf\\w*|escrev\\w*|skriv\\w*|pisa\\w*|wpisywa\\w*|kirjoitta\\w*)';
const BRAND =
  '(?:brand(?:s|name| names?)?|name on|name in|logo|marken?\\w*|marque|marca|merk(?:naam|enavn\\w*)?|varumarke\\w*|varemerke\\w*|nazw\\w+|marki|tuotemerk\\w+)';

const SHOPS = inLines`
  (?:
    shops|stores|dealers|stockists|retailers|laden|geschafte|handler|magasins|boutiques|revendeurs|tiendas|
    distribuidores|negozi|rivenditori|winkels|wederverkopers|lojas|revendedores|butik(?:ker|er)|
    forhandlere?|aterforsaljare|sklepow|sprzedawcow
  )
`;

const WAITING =
  "(?:waiting list|warteliste|liste d'attente|lista de espera|lista d'attesa|wachtlijst|ventelist\\w*|vantelist\\w*|list\\w+ oczekujacych|odotuslist\\w*|jonotuslist\\w*)";

const MONTHS =
  '(?:jan\\w*|feb\\w*|mar\\w+|apr\\w*|may|mai|mayo|maggio|jun\\w*|jul\\w*|juin|juillet|giugno|luglio|aug\\w*|aout|agosto|sep\\w*|oct\\w*|okt\\w*|ottobre|nov\\w*|de[cz]\\w*)';

/** What a newer list stands for: "die Liste vom Herbst bitte löschen", "supprimez l'ancienne". */
const OLD = inLines`
  (?:
    old|older|previous|gardagens|garsdagens|wczorajsz\w+|yesterday's|last|earlier|outdated|obsolete|former|
    alte\w?|vorige\w?|bisherige\w?|letzte\w?|ancien\w*|precedente?\w*|vieil\w*|viej[oa]|anterior|antigu[oa]|
    vecchi[oa]|oude|antig[oa]|gamla|gamle|forrige|forra|star[aeya]\w*|poprzedni\w*
  )
`;
const PAGES = inLines`
  (?:
    list|sheet|file|pdf|version|edition|catalog\w*|\w*liste|datei|fassung|tarif|grille|fichier|tarifa|lista|
    archivo|listino|versione|\w*lijst|bestand|versie|tabela|ficheiro|versao|\w*listan?|\w*listen|fil|cennik\w*|wersj\w+
  )
`;
const TO_BIN = inLines`
  (?:
    delet\w*|discard\w*|bin(?:ned)?|scrap\w*|toss\w*|thrown? (?:away|out)|destroy\w*|
    losch\w*|geloscht|verwerf\w*|wegwerfen|vernicht\w*|supprim\w*|jete[rz]?|
    borr\w+|elimin\w+|desech\w+|tir\w+|descart\w+|cancell\w+|cestin\w+|butt\w+|
    verwijder\w*|weggooien|weg|apag\w+|kast\w*|slang\w*|radera\w*|slett?\w*|usun\w*|wyrzuc\w*
  )
`;
const OLD_PAGES = inLines`
  (?:
    ${OLD} (?:\w+ ){0,2}(?:one|ones|${PAGES})|${PAGES} ${OLD}|
    (?:die|das|den) ${OLD}|l'ancien\w*|la precedente|(?:el|la) (?:anterior|antigu[oa]|viej[oa])|
    quell[oa] (?:vecchi[oa]|precedente)|(?:il|la) (?:vecchi[oa]|precedente)|(?:de|het) (?:oude|vorige)|
    [ao] (?:antig[oa]|anterior)|den (?:gamla|gamle|forrige|forra)|star[aey]|
    ${PAGES} (?:of|from|vom|von|aus|de|d'|du|del|di|dal|van|uit|da|do|fran|fra|z) (?:\w+ )?(?:
      spring|summer|autumn|fall|winter|last|20\d\d|\w*jahr\w*|fruhling|sommer|herbst|printemps|ete|automne|
      hiver|primavera|verano|otono|invierno|estate|autunno|inverno|voorjaar|zomer|herfst|verao|outono|
      varen|hosten|hostas|jesieni|wiosny|${MONTHS}
    )|
    ${PAGES} (?:from |vom |von |de |d'|di |van |fra |fran |z )?(?:
      yesterday|this morning|gestern|vorhin|heute fruh|hier|ce matin|ayer|esta manana|ieri|stamattina|
      gisteren|vanochtend|ontem|i gar|wczoraj
    )
  )
`;

/** What stands on an old list may be its sender's name. */
const NO_NAMES = inLines`
  ^(?!.*\b(?:
    data|daten|donnees|datos|dati|gegevens|dados|address\w*|adres\w*|correo|indirizzo|e?mails?|
    names?|namen?|nombre|nom|nome|naam|
    hear|horen|writ\w+|schreib\w*|ecri\w+|escrib\w+|scriv\w+|schrijv\w*|contact\w*|kontakt\w*
  )\b).*
`;

const OF_THINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`${NO_NAMES}\b${TO_BIN}\b(?<!(?:ci|nos|mi|me))(?: sie| bitte| simplement| pure| doch){0,2}(?: the| your| my)? ?(?:(?!(?:from|off|of|von|aus|auf|de|del|della|dalla|dal|van|uit|op|da|do|fran|fra|z)\b)\w+ )?${OLD_PAGES}\b`,
  ),
  new RegExp(
    String.raw`${NO_NAMES}(?<!\b(?:von|aus|auf|from|off|on|de|della|dalla) (?:der |la )?)\b${OLD_PAGES}\b(?: \w+){0,4} ${TO_BIN}\b`,
  ),
  new RegExp(String.raw`\b${STRIKE} (?:(?!${OURS}\b)[^ .;!?]+ ){0,3}?${THING}\b`),
  new RegExp(String.raw`\b${MINIMUM}\b.{0,30}\b${MAY}\b.{0,30}\b${LIST}\b`),
  new RegExp(String.raw`\b${NOT}\b (?:[^ .;!?]+ ){0,2}?(?:${SEND}|mail) (?:[^ .;!?]+ ){0,2}?${PAPER}\b`),
  new RegExp(String.raw`\b(?:${SEND}|mail|mejla) (?:${NOT} )?(?:\w+ ){0,1}${PAPER} ?${NOT}?\b`),
  // "Ta bort den blå koppen från listan".
  new RegExp(
    String.raw`\b(?:plocka bort|ta bort|stryk|fjern|slet|slett) (?:den|det|de|dem|disse|dessa) (?!${OURS}\b)(?:\w+ ){1,3}(?:fran|fra) (?:list\w+|bestill\w+|bestall\w+|order\w*|ordre\w*)\b`,
  ),
  new RegExp(String.raw`\b${NOT}\b (?:[^ .;!?]+ ){0,2}?${WRITE} (?:[^ .;!?]+ ){0,3}?${BRAND}\b`),
  new RegExp(
    String.raw`\b${NOT}\b (?:[^ .;!?]+ ){0,3}?${SHOPS}\b(?: (?:meer|mehr|more|plus|mas|piu|mais))? (?:in|en|a|i|w|v|no|na|hier|here)\b`,
  ),
  new RegExp(String.raw`\b${WAITING}`),
  // Seen on a list, or put on one.
  new RegExp(inLines`
    \b(?:
      those|them|these|die|diese|sie|ceux-ci|celles-ci|esos|esas|quelle|quelli|le|les|las|los|deze|dem|dom
    )\b.{0,12}\b(?:not|never|nicht|niet|pas|no|non|ikke|inte)?\b.{0,12}\b(?:
      listed again|auf der liste (?:sehen|haben)|sur la liste|en la lista|nella? (?:lista|elenco|listino)|
      in elenco|in de lijst|op de lijst|pa list\w+
    )\b
  `),
  // "Sluta oroa er för frakten".
  /\b(?:sluta|slutt a|hold op med at|horen sie auf|arretez de vous|dejen? de|smetta di|stop met) (?:\w+ ){0,2}(?:oroa|bekymr[ae]|sorgen|inquieter|preocupar\w*|preoccupar\w*|zorgen)\b/,
  /\bnever list (?:them|those|these|it)\b|\bnot list (?:them|those|these|it)\b/,
];

const SPEAKS_OF_US = new RegExp(inLines`
  \bwrit\w+ (?:to|back|again|any ?more)\b|
  mail|mejl|e-?post|
  \b(?:me|us|uns|mich|mir|moi|nous(?! \w+ons\b)|nos|ci|mij|ons|oss|os|mig|meg|mnie|nas|nam|minut|meidat)\b|
  \b(?:
    messag|nachricht|bericht|mensa|messagg|wiadomosc|viest|contact|contatt|kontakt|newsletter|mailing|
    verteiler|address|
    adress|adres|indirizz|direccion|enderec|unsubscri
  )\w*
`);

/** How a paper is not to come, and where none is wanted. */
const BY_MAIL = new RegExp(
  inLines`
    \bhos oss?\b|
    \b(?:by|via|per|par|por|med|met|mit|po|pe|cu|prin) (?:e-?mail|mail|mejl|e-?post)\w*|
    \b(?:e-?mailben|sahkopostilla|e-?mailem)\b|
    \b(?:mail|mejla|maile?) (?:${NOT} )?(?:\w+ ){0,1}${PAPER}\b
  `,
  'g',
);

/** Whether a sentence speaks of things alone, in the words in which others ask for silence. */
export const isOfThings = (plain: string): boolean =>
  some(OF_OTHERS, plain) ||
  (!SPEAKS_OF_US.test(plain.replace(BY_MAIL, '')) && (some(OF_THINGS, plain) || some(OF_GOODS, plain)));
