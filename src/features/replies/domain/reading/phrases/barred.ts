import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';

/** A wish for silence that names no end of anything: whose name stands on a list of whom nobody writes to, and who has shut us out. */

const LIST = alternatives({
  english: [
    'do[- ]not[- ](?:contact|e?mail|mail|solicit|disturb|approach)(?:[- ](?:lists?|register|file|status|flag))?',
    '(?:no[- ]contact|suppression|opt[- ]?out|exclusion|block|black) ?(?:lists?|register|file)',
  ],
  german: [String.raw`(?:sperr|ausschluss|robinson|werbesperr)-?liste\w*|blacklist|schwarze\w? liste`],
  french: ["liste (?:noire|rouge|d'(?:opposition|exclusion)|robinson)|bloctel"],
  spanish: ['lista (?:negra|robinson|de (?:exclusion|bloqueo|no contactar))'],
  italian: ['lista (?:nera|di (?:esclusione|blocco))|registro (?:pubblico )?delle opposizioni'],
  dutch: ['(?:zwarte|blokkeer|uitsluit)-? ?lijst|bel-me-niet\\w*'],
  portuguese: ['lista (?:negra|de (?:exclusao|bloqueio|nao contact\\w+))'],
  northern: [
    String.raw`(?:sparr|sperre|spaerre|blokkerings|blockerings)-?list\w*|nix-?(?:registr\w*|list\w*)`,
    'robinsonlist\\w*|reservasjonsregister\\w*',
  ],
  polish: [String.raw`(?:czarn\w+|robinsona) list\w+|list\w+ (?:robinsona|zablokowanych|wykluczen)`],
});
/** Who is on none, who keeps one for others, and goods or places on it. */
const NO_WISH_FOR_IT = inLines`
  (?!.*\b(?:
    off|not|never|no longer|from|out of|is there|(?:is|are) (?:you|your)|do you|anybody's|
    (?:keeps?|maintains?|have|has|had) (?:an?|no|one|our)|of our|of their|
    sellers?|resellers?|dealers?|accounts|marketplaces?|amazon|who|whoever|anyone|products?|ingredients?|
    nicht|kein\w*|pas|aucune?|no|non|niet|geen|nao|inte|ikke|nie|haben|fuhren|avons|tenemos|abbiamo|hebben|
    handler|vendeurs|revendeurs|vendedores|venditori|verkopers|saljare|saelgere|sprzedawc\w+
  )\b.{0,40}\b(?:${LIST})\b)
`;

const SENDER = {
  english: 'your (?:e?mail )?(?:address|domain|company|servers?|e?mails?|messages?|sender)',
  german: String.raw`ihre? (?:\w+ )?(?:domain|(?:e-?mail-?|mail)?adresse|mails?|nachrichten|absender\w*)`,
  french: '(?:votre (?:adresse|domaine|expediteur)|vos (?:messages?|mails?|courriels?))',
  spanish: '(?:su|sus|vuestr[oa]s?) (?:direccion|dominio|correos?|mensajes?|remitente)',
  italian: '(?:suo|sua|suoi|vostr[oaie]) (?:indirizzo|dominio|mail|messaggi|mittente)',
  dutch: '(?:uw|je|jullie) (?:adres|domein|e-?mailadres|mails?|berichten)',
  portuguese: '(?:vosso|seu|vossa|vossos|seus) (?:endereco|dominio|e-?mails?|mensagens)',
  northern: String.raw`(?:er|era|din|jeres|deres) (?:adress\w*|(?:mejl|mail|e-?post)\w*|doman|domene|domaene)`,
  polish: String.raw`(?:panstwa|pana|pani|wasz\w*) (?:adres\w*|domen\w*|wiadomosci|maile)`,
};
const SHUT_OUT = {
  english: '(?:blocked|blacklisted|blocklisted|barred|blackholed)',
  german: '(?:gesperrt|blockiert|geblockt)',
  french: String.raw`bloque\w*`,
  spanish: 'bloquead[oa]s?',
  italian: 'bloccat[oaie]',
  dutch: 'geblokkeerd',
  portuguese: 'bloquead[oa]s?',
  northern: '(?:blockera[dt]e?|blokeret|blokkert|sparra[dt]e?|spaerret|sperret)',
  polish: String.raw`zablokowan\w*`,
};
const SHUT_OUT_BY_US = inLines`
  (?:
    (?:i|we)(?: have| had)?(?: just| now| already)? (?:blocked|blacklisted|blocklisted|barred)
      (?: all| any)?(?: further)?(?: mail| messages)?(?: from)? (?:
      you(?! (?:out|off|an?|in|some|time)\b)|${SENDER.english})|
    (?:avons|ai) bloque ${SENDER.french}|(?:hemos|he) bloqueado ${SENDER.spanish}|
    (?:abbiamo|ho) bloccato (?:il |la |i |le )?${SENDER.italian}|
    (?:hebben|heb) ${SENDER.dutch} geblokkeerd|
    bloque(?:amos|ei) (?:o |os |as )?${SENDER.portuguese}|
    har (?:nu )?(?:blockerat|blokeret|blokkert|sparrat|spaerret) ${SENDER.northern}|
    zablokowal\w+ ${SENDER.polish}
  )
`;
/** A filter's doing, or of an account that opens again. */
const NOT_MEANT = inLines`
  ^(?!.*\b(?:
    sorry|mistake|accident\w*|filters?|firewall|until|unless|order|orders|account|invoice|unblock\w*|
    released|whitelist\w*|attachments?|almost|nearly|
    versehentlich|leider|filter|spamfilter|irrtum\w*|entschuldig\w*|war|waren|konto|bis|
    erreur|malheureusement|desole\w*|compte|error|lo siento|perdon|cuenta|errore|scus\w*|conto|
    ongeluk|account|engano|conta|misstag|fejl|feil|konto|pomylk\w*|filtr\w*
  )\b)
`;
const shutOut = (language: keyof typeof SENDER): string =>
  `\\b${SENDER[language]}\\b(?: \\w+){0,5}? ${SHUT_OUT[language]}\\b`;

/** "I don't wish to be contacted": until a time, or by one way alone, is another thing. */
const NOT_FOR_NOW = inLines`
  (?! (?:
    vor|bis|telefonisch|am telefon|avant|jusqu\w*|par telephone|antes|hasta|por telefono|prima|fino|
    per telefono|al telefono|voor|tot|telefonisch|ate|por telefone|przed|do|telefonicznie
  )\b)
`;

/** "Refrain from further correspondence with this office". */
export const REFRAIN = inLines`
  (?:
    \b(?:refrain|desist|abstain) from (?:\w+ ){0,3}
      (?:correspondence|contact\w*|communicat\w+|writing|e?mail\w*|messages|approach\w*|solicit\w*)\b|
    \b(?:cease|discontinue|end) (?:\w+ ){0,3}(?:correspondence|contact|communicat\w+|mailings?)\b|
    \bvon (?:\w+ ){0,3}(?:zuschriften|schreiben|kontaktaufnahmen?|anfragen|nachrichten|mails?)\b.{0,60}
      \b(?:abzusehen|absehen|abstand)\b|
    \b(?:vous )?abstenir de (?:tout\w* )?(?:\w+ )?(?:correspondance|contact\w*|courrier|message|ecrire)\b|
    \b(?:absteng\w+|abstener\w*) de (?:\w+ ){0,3}(?:correspondencia|contact\w*|escrib\w+|comunica\w+|mensaj\w+|enviar\w*)\b|
    \basten\w+ da(?:l|ll[a'])? ?(?:\w+ ){0,3}(?:corrispondenza|contatt\w+|scriv\w+|comunicazion\w+|messagg\w+)\b|
    \b(?:afzien|onthoud\w*)\b.{0,20}\bvan (?:\w+ ){0,3}(?:correspondentie|contact\w*|berichten|mails?)\b|
    \babst\w+ de (?:\w+ ){0,3}(?:correspondencia|contact\w*|comunica\w+|mensage\w+)\b
  )
`;
/** With somebody else, while another is to be written to. */
const OF_ANOTHER_DESK = '(?!.*x@y\\.zz)';

export const BARRED: readonly RegExp[] = [
  new RegExp(REFRAIN + OF_ANOTHER_DESK),
  new RegExp(inLines`
    ^${NO_WISH_FOR_IT}.*\b(?:
      (?:on|onto|in|into|to|as|auf|sur|dans|a|en|nella?|in|op|na|til|till|pa|do)\b.{0,20}\b(?:${LIST})|
      (?:flag|mark|list|register|record|treat)\b.{0,40}\b(?:${LIST})
    )\b
  `),
  ...Object.keys(SENDER).map(
    (language) => new RegExp(`${NOT_MEANT}.*${shutOut(language as keyof typeof SENDER)}`),
  ),
  new RegExp(`${NOT_MEANT}.*\\b${SHUT_OUT_BY_US}\\b`),
  // Nobody wants it, this was to be the last, and whoever writes little English.
  new RegExp(inLines`
    \b(?:nobody|no one|none of us|not one of us)\b.{0,40}\b(?:wants?|wish(?:es)?|cares?|likes?|asked) to be (?:
      (?:re)?(?:contacted|e?mailed|written to|approached|solicited))\b(?! (?:before|until|by (?:tele)?phone)\b)|
    \b(?:make sure|see to it|be sure|ensure|i expect|i trust)(?: that)? (?:this|that|it)(?: one)? (?:
      is|was|be|will be|stays|remains) the (?:very )?last\b
      (?!.{0,24}\b(?:time|order|invoice|shipment|price|chance|day|batch|sample|question|change|version|page|step)s?\b)|
    \b(?:cancel|erase|remove|delete|wipe|take|throw) (?:out )?(?:our|my|this) (?:\w+ )?(?:address|name|e?mail|contact) (?:
      from|out of|in) (?:your|the) (?:computers?|laptop|phone|programs?|machine|software|outlook|gmail)\b|
    \bfinish with (?:the|these|those|your|all) (?:e?mails?|messages?|letters?)\b
  `),
  new RegExp(
    alternatives({
      german: [
        String.raw`\bniemand\b.{0,30}\b(?:mochte|will|wunscht)\b.{0,20}\b(?:kontaktiert|angeschrieben|behelligt)\b${NOT_FOR_NOW}`,
        String.raw`\b(?:mocht\w*|will|woll\w*|wunsch\w*)\b.{0,20}\bnicht (?:mehr |wieder |erneut |noch einmal )?(?:kontaktiert|angeschrieben|behelligt|belastigt|gestort)(?: (?:zu )?werden)?\b${NOT_FOR_NOW}`,
        String.raw`\blieber\b.{0,25}\bnicht (?:mehr|noch (?:ein)?mal|wieder|erneut)\b.{0,12}\b(?:schreib\w*|schrieb\w*|meld\w*|kontaktier\w*)`,
      ],
      french: [
        String.raw`\bpersonne\b.{0,30}\bne (?:souhait\w+|veut|desir\w+)\b.{0,8}\betre (?:re)?(?:contact|sollicit|demarch|relanc)\w*${NOT_FOR_NOW}`,
        String.raw`\bne (?:souhait\w+|veux|voul\w+|desir\w+|tien\w+|ten\w+) (?:pas|plus)\b.{0,8}\betre (?:re)?(?:contact|sollicit|demarch|relanc|derang|rappel)\w*${NOT_FOR_NOW}`,
      ],
      spanish: [
        String.raw`\bnadie\b.{0,30}\b(?:quiere|desea)\b.{0,8}\bser (?:re)?(?:contactad|molestad)[oa]s?\b${NOT_FOR_NOW}`,
        String.raw`\bno (?:dese\w+|quier\w+|queremos|quisiera\w*)\b.{0,12}\b(?:ser|volver a ser) (?:re)?(?:contactad|molestad|solicitad)[oa]s?\b${NOT_FOR_NOW}`,
      ],
      italian: [
        String.raw`\bnessuno\b.{0,30}\b(?:vuole|desidera)\b.{0,8}\bessere (?:ri)?(?:contattat|disturbat)\w\b${NOT_FOR_NOW}`,
        String.raw`\bnon (?:vogli\w+|desider\w+|gradi\w+|intend\w+|vorre\w+)\b.{0,8}\b(?:essere|venire) (?:piu |ulteriormente |mai )?(?:ri)?(?:contattat|chiamat|disturbat|sollecitat|importunat|molestat)\w\b${NOT_FOR_NOW}`,
      ],
      dutch: [
        String.raw`\b(?:wil|willen|wens\w*)\b.{0,12}\bniet (?:meer |opnieuw |nog )?(?:benaderd|gecontacteerd|gemaild|lastiggevallen)\b${NOT_FOR_NOW}`,
      ],
      portuguese: [
        String.raw`\bnao (?:desej\w+|quer\w+|pretend\w+)\b.{0,8}\bser (?:re)?(?:contact|contat|incomodad|abordad)\w*${NOT_FOR_NOW}`,
      ],
      polish: [
        String.raw`\bnie (?:chc\w+|zycz\w+)\b.{0,12}\b(?:ponownego )?(?:kontaktu|byc (?:wiecej )?(?:niepokojon\w*|nagabywan\w*))${NOT_FOR_NOW}`,
      ],
    }),
  ),
];
