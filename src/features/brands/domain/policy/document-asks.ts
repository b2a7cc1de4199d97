import { alternatives, wordsOf } from '../../../../kernel/words-by-language.ts';

/** How papers are asked for, or spoken of without that; folded, each language by itself. */

export const REQUIRES = wordsOf({
  english: [
    '(?:tell|give|show) (?:us|me)|let (?:us|me) (?:see|have)|bring|fax|name|mention|quot(?:e|ing)|require[sd]?|requirements?|must',
    String.raw`need(?:s|ed)?|please|provide|providing|submit\w*|attach\w*|upload\w*|include|including|send`,
    '(?:stick|pop|put|drop|slip|tuck)(?: in)? (?:an?|your|the|one)\\b[^.;]*\\bin\\b(?! (?:your|the|a|an|our)\\b)',
    'e-?mail us|supply|copy|copies|proof|valid|current|have (?:ready|your|a|an)|ready|on file',
    String.raw`fill(?:ed)? (?:out|in)|furnish|verif\w*|eligib\w*|qualif\w*`,
    'to (?:apply|open|register|set up|get started)|ask(?:ed)? for|request(?:ed)?',
    "you(?:'ll| will) (?:be asked|need)|only open to|with (?:a|your|the following)|hold|documents?",
    'documentation|checklist',
  ],
  german: [
    String.raw`bewerb\w*|benotig\w*|erforderlich|brauchen|bitte|zeigt? uns|zeigen sie|nachweis\w*|senden|schicken|einreichen`,
    String.raw`beifugen|hochladen|vorlage|vorlegen|voraussetzung\w*|unterlagen|kopie|gultig\w*`,
  ],
  french: [
    String.raw`(?:presentez|montrez)-nous|postul\w*|candidat\w*|fournir|joindre|joignez|envoy\w+|transmettre|merci de|justificatif\w*|pieces?`,
    String.raw`necessaire\w*|obligatoire\w*|exige\w*|demandons|presenter|copie|munir`,
  ],
  spanish: [
    String.raw`(?:ensen|muestr)[ea]nos|adjunt\w*|enviar|envi[ae]\w*|necesit\w*|requer\w*|requisit\w*|imprescindible|obligatori\w*`,
    String.raw`document\w*|presentar|facilit\w*|aport\w*|copia`,
  ],
  italian: [
    String.raw`mostra(?:ci|teci)|invia\w*|mandat\w*|mandaci|spedi\w*|allega\w*|fornire|richie\w*|necessari\w*|occorr\w*|serve|servono|presentare`,
    String.raw`indicar\w*`,
  ],
  dutch: [
    String.raw`nodig|vereist\w*|laat (?:ons|mij)|stuur|sturen|opsturen|meesturen|bijvoegen|aanleveren|overleggen|gelieve`,
    String.raw`vermeld\w*|benodigd\w*|geldig\w*`,
  ],
  portuguese: [String.raw`precis\w+|pedimos|indique\w*|anexe\w*|solicit\w+`],
  nordic: ['uppge|bifoga|oppgi|oplys|vedhaeft|vedlegg'],
  polish: [String.raw`prosimy|prosze|podac|podaj\w*|przesl\w+|zalacz\w+|dolacz\w*|wymagan\w*|wymagamy`],
});

const NOT = alternatives({
  english: ["no|not|don't|doesn't|isn't|without|never"],
  german: [String.raw`kein\w*|nicht|ohne`],
  french: [String.raw`pas|aucun\w*|sans`],
  spanish: ['sin|no se'],
  italian: [String.raw`non|senza|nessun\w*`],
  dutch: ['geen|niet|zonder'],
});
const NEEDED = alternatives({
  english: [String.raw`need\w*|requir\w*|necessary|ask|request|resale|tax|ein|licen[cs]e|references|w-?9`],
  german: [String.raw`brauch\w*|benotig\w*|erforderlich|gewerbe\w*|nachweis`],
  french: [String.raw`necess\w*|exig\w*|demand\w*|kbis`],
  spanish: [String.raw`necesari\w*|pedimos|requer\w*`],
  italian: [String.raw`serve|richie\w*`],
  dutch: ['nodig|vereist|kvk'],
});
export const NOT_ASKED = new RegExp(String.raw`\b(?:${NOT})\b[\w ,']{0,24}\b(?:${NEEDED})`);

/** What is said of such papers without asking for one. */
export const SPEAKS_OF_THEM = wordsOf({
  english: [
    'privacy|personal (?:data|information)|we (?:may )?collect',
    'our (?:tax|vat|ein|abn|company|registration|business licen[cs]e)|registered (?:in|office)',
    'tax (?:will be|is) (?:added|charged|included|calculated)',
    String.raw`vat (?:is|will be) (?:included|added|charged)|incl(?:uding|\.)? (?:vat|tax)`,
    String.raw`excl(?:uding|\.)? (?:vat|tax)|vat (?:number|no\.?|id)?: ?[a-z]{2} ?\d`,
  ],
  german: ['unsere ust|handelsregister(?:nummer|eintrag)?:|registergericht|amtsgericht'],
  french: ['notre (?:numero|siret)'],
});
const NUMBERS = String.raw`kvk|btw|vat|ust|uid|siret|siren|tva|nif|cif|p\.? ?iva|partita iva|abn|ein|cvr|org\w*`;
/** One's own number, told. */
export const TELLS_NUMBER = new RegExp(
  String.raw`\b(?:${NUMBERS})\b[\w .:-]{0,24}?[:.]? ?[a-z]{0,3} ?\d[\d .]{5,}`,
);

const OF_PAPERS = alternatives({
  english: [
    String.raw`snapshots?|snaps|chamber|re-?sale|resell|reseller\w*|seller'?s?|permit|licen[cs]e|tax|ein`,
    String.raw`fein|tin|vat|gst|abn|registr\w*|incorporation|proof|suppliers|licen[cz]\w*|w-?9|referen\w*`,
    String.raw`refs?|photo\w*|pictures?|images?|fotos?|foto\w*|store-?front\w*|web address|you online|shop online|web ?site|website|url|link`,
    String.raw`site|credit|\w*fotos|articles|vendors?|exempt\w*|brands|makers|companies|accounts|\w+referen[tz]\w*`,
  ],
  german: [
    String.raw`lieferanten\w*|handelsreferenz\w*|ust|uid|umsatz|steuer|mwst|gewerbe\w*`,
    String.raw`handelsregister\w*|firmenbuch\w*|bilder|webseite|kredit\w*|umsatzsteuer\w*`,
  ],
  french: [String.raw`avis|cliches?|fournisseurs|certificat\w*|tva|siret|siren|k-?bis|rcs|lien|extrait`],
  spanish_and_italian: [
    String.raw`certificato|proveedores|fornitori|situacion|nif|cif|rfc|iva|fiscal\w*|alta|modelo|epigrafe|visura|camera|imagenes|immagini`,
    'enlace|sito|credito',
  ],
  dutch: ['btw|kvk|kamer|uittreksel|leveranciers'],
  nordic: [
    String.raw`organisa\w+nummer|org|cvr|moms\w*nummer|bilde\w*|f-?skatt\w*|firmaattest|virksomhedsattest`,
    String.raw`hemsida\w*|webbplats\w*|hjemmeside\w*|nettsid\w*`,
  ],
  portuguese: ['cnpj|nipc|contribuinte|certidao|inicio|alvara|contrato|registo|imagens|fotografias?'],
  polish: [String.raw`nip|regon|ceidg|krs|zaswiadczeni\w+|wpis\w*|strony`],
});
/** A quick look: no more than a sentence in which one of them may stand. */
export const MAY_BE = new RegExp(String.raw`\b(?:${OF_PAPERS})\b|ust-?id|btw-?`);
