import { inLines } from '../../../../../kernel/in-lines.ts';

/** That something is no trouble to them: "stört uns überhaupt nicht" is no no. By how each language builds it. */

const TROUBLE =
  '(?:troubles?|obstacles?|hindrances?|problems?|issues?|objections?|quarrels?|beef|gripes?|qualms?|harm|worr(?:y|ies)|hurdles?|bar|drawbacks?|difficult(?:y|ies))';
const TO_TROUBLE =
  '(?:bothers?|troubles?|worr(?:y|ies)|scares?|faze[sd]?|disturbs?|hurts?|upsets?|minds?|objects?)';
/** With which a no is underlined, or made smaller. */
const MUCH = inLines`
  (?:(?:
    uberhaupt|absolut|gar|wirklich|weiter|auch|
    absolument|vraiment|du tout|strictement|en absoluto|para nada|affatto|assolutamente|helemaal|echt|nada|
    mesmo|
    at all|really|one bit|in the least|particularly|much
  ) )*
`;

export const NOTHING_AGAINST: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:not|never|hardly) (?:\w+ )?${TO_TROUBLE} (?:us|me|anybody|anyone)\b`),
  new RegExp(String.raw`\b(?:no|nothing|not any|zero|without any|not an?) (?:\w+ )?${TROUBLE}\b`),
  new RegExp(
    String.raw`\b(?:stor\w*|juck\w*|kummer\w*|kratz\w*) (?:uns|mich|hier|keinen|niemanden)\b ?${MUCH}(?:nicht|nie)?\b(?<=nicht|nie|keinen|niemanden)|\b(?:uns|mich) ${MUCH}nicht (?:stor\w*|kummer\w*)`,
  ),
  /\bkein(?:e|en|erlei)? (?:\w+ )?(?:problem\w*|einwand\w*|einwande|bedenken|hindernis\w*|schwierigkeit\w*|hurde\w*|arger)\b|\bnichts (?:dagegen|einzuwenden|im wege?)\b|\bspricht\b.{0,25}\bnichts\b/,
  new RegExp(
    String.raw`\bne (?:nous |me |m')?(?:gene\w*|derange\w*|pose\w*|ennui\w*|inquiet\w*|pas gener) ${MUCH}(?:pas|nullement|aucun|en rien|aucunement|guere)\b`,
  ),
  /\b(?:aucune?|pas de|pas d'|sans|nul) ?(?:le moindre )?(?:souci|probleme|inconvenient|objection|obstacle|difficulte)s?\b|\brien contre\b/,
  new RegExp(inLines`
    \bno (?:nos |me )?(?:molesta|importa|estorba|preocupa|supone|plantea|da)\b|
    \b(?:ningun|sin|no hay|no vemos|no tenemos|no tengo|no existe|ninguna) (?:\w+ )?
      (?:problema|inconveniente|pega|objecion|reparo)s?\b|
    \bnada en contra\b
  `),
  new RegExp(inLines`
    \bnon (?:ci |mi )?(?:disturba\w*|dispiace|importa|pesa|da|crea|danno)(?: (?:alcun|nessun))?
      \b(?: (?:fastidio|problem\w|noia))?|
    \b(?:nessuna?|alcuna?|senza|non (?:abbiamo|ho|vediamo|ci sono)) (?:
      problem\w|ostacol\w|obiezion\w|fastidio
    )\b|
    \bnulla in contrario\b|\bniente in contrario\b
  `),
  /\bgeen (?:enkel )?(?:probleem|bezwaar|punt|belemmering|moeite|bezwaren|zorg)\b|\bniets tegen\b|\bmaakt\b.{0,15}\bniet uit\b/,
  new RegExp(inLines`
    \bnao (?:nos |me )?(?:incomoda|importa|preocupa|atrapalha|faz diferenca)\b|
    \b(?:nenhuma?|sem|nao ha|nao vemos|nao temos|nao tenho) (?:\w+ )?
      (?:problema|objec(?:ao|oes)|inconveniente|entrave)s?\b|
    \bnada contra\b
  `),
  new RegExp(inLines`
    \bnie (?:
      przeszkadza\w*|
      stanowi\w*(?: (?:dla nas|to|zadnego))* (?:problemu|przeszkody)|
      (?:mamy|mam|ma|widzimy) (?:nic przeciwko|(?:z tym )?(?:zadn\w+ )?(?:problem\w*|przeszkod\w*|zastrzezen))
    )\b|
    \bnic przeciwko\b|
    \b(?:zaden problem|bez problemu)\b
  `),
  new RegExp(inLines`
    \b(?:inget|ingenting|inte nagot|ikke noget|ikke noe|intet) (?:emot|imod|imot)\b|
    \b(?:inga|inget|ingen|intet|ikke (?:noe|noget)) (?:problem\w*|invandning\w*|indvending\w*|innvending\w*)\b|
    \bgor (?:oss|os) (?:inget|ingenting|ikke noget|ikke noe)\b
  `),
];

/** Of a place where they themselves are hardly found, or nobody sells them yet: no rule against it. */
export const HARDLY_THERE = new RegExp(inLines`
  \b(?:nobody|no one) (?:\w+ )?(?:sells?|carries|lists?|offers?) (?:us|it|them|ours?)\b.{0,25}
    \b(?:yet|so far|properly|well)\b|
  \b(?:hardly|barely|scarcely) (?:\w+ )?(?:present|to be found|visible|represented|there|on)\b|
  \b(?:kaum|noch nicht|bisher nicht|bislang nicht|wenig) (?:\w+ )?
    (?:vertreten|zu finden|prasent|sichtbar|da|gelistet)\b|
  \b(?:gibt|findet) (?:es|man) uns\b.{0,20}\bkaum\b|
  \bne sommes (?:guere|pas encore|que peu)\b|
  \b(?:apenas|casi no|todavia no|aun no) (?:estamos|se nos)\b|
  \bnon siamo (?:quasi|ancora)\b|
  \b(?:nauwelijks|nog niet|amper) (?:te vinden|aanwezig|vertegenwoordigd)\b|
  \b(?:quase nao|ainda nao|mal) estamos\b
`);

const PLACE = '(?:amazon\\w*|fba|e-?bay|walmart|tik ?tok|marketplaces?|marktplatz\\w*)';
const JOY = inLines`
  (?:
    would be (?:delighted|lovely|glad|happy|thrilled|pleased|nice|good|great|wonderful) (?:
      if (?:you|some\w*)|to see
    )|
    freuen wir uns|wurden wir uns freuen|ware (?:schon|toll|gut|uns lieb)|
    serait (?:une bonne chose|bien|formidable|parfait)|serions ravis|nos encantaria|nos alegraria|
    seria (?:estupendo|genial|otimo|bom)|sarebbe (?:bello|ottimo|una buona cosa)|
    saremmo (?:felici|contenti)|
    zou (?:mooi|leuk|fijn) zijn
  )
`;

const INCLUDED =
  '(?:included|inbegriffen|inklusive|eingeschlossen|compris\\w*|incluid[oa]s?|inclus[oi]|inbegrepen)';
const NO =
  '\\b(?:prohib\\w*|forbid\\w*|ban(?:ned|s)?|unable|verbot\\w*|untersag\\w*|interdi\\w*|viet\\w*|exclu\\w*|not|no|never|kein\\w*|nicht|pas|aucun\\w*|non|niente|niet|geen|nao)\\b';

/** "Nos parece bien que vendan en Amazon": the yes before the place, with no no between or before them. */
const SUITS = inLines`
  (?:(?:ist|ware) (?:uns|mir|fur (?:uns|mich))|(?:uns|mir|fur (?:uns|mich)) (?:ist|ware)(?: es)?) (?:
    recht|lieb|in ordnung
  )|
  (?:habe\w* wir|wir haben) damit kein problem|
  (?:nous|me) (?:va|convient)|
  (?:nous )?sommes d'accord (?:pour|que)|
  (?:nos|me) parece (?:muy )?(?:bien|perfecto|estupendo|genial)|
  estamos de acuerdo (?:en|con) que|
  (?:per (?:noi|me) )?va (?:benissimo|bene) (?:che|vendere|se)|
  siamo d'accordo (?:che|a|sulla)|
  (?:(?:vinden|vind) (?:we|wij|ik)|(?:we|wij|ik) vind(?:en)?) (?:het |dat )?(?:prima|goed|fijn)|
  por (?:nos|mim),? tudo bem|
  concordamos (?:com|que)|zgadzamy sie na|godzimy sie na|
  (?:ar|er) (?:helt )?(?:okej|ok|i orden|greit) (?:for (?:oss|os) )?(?:att|at)
`;

/** They would like us to sell there. */
export const WELCOME_THERE: readonly RegExp[] = [
  new RegExp(String.raw`^(?!.*${NO}|.*\b(?:nie|ikke|inte|ej)\b).*\b(?:${SUITS})\b.{0,60}\b${PLACE}\b`),
  new RegExp(
    String.raw`^(?!.*${NO}).*\b(?:${PLACE}(?: (?:and|und|et|y|e|en|&) \w+)? ${INCLUDED}|(?:including|einschliesslich|y compris|inclusief) ${PLACE})\b`,
  ),
  new RegExp(
    String.raw`\b${PLACE}\b.{0,60}\b(?:ist|sind|ware) (?:uns|mir|fur (?:uns|mich)) (?:(?!nicht)\w+ )?(?:recht|willkommen|in ordnung|lieb|okay|ok)\b`,
  ),
  new RegExp(
    String.raw`\b${PLACE}\b.{0,40}\b(?:(?:nos|me) parece (?:muy |bien|perfect|estupend|genial)|va benissimo|tudo bem|tudo certo|prima\b|vinden (?:we|wij) (?:prima|goed|prettig))`,
  ),
  new RegExp(
    String.raw`\b${PLACE}\b(?:(?!\b(?:not|no|never|but|nicht|aber|pas|mais|pero|ma|maar|niet)\b).){0,120}\b${JOY}\b`,
  ),
];
