import { inLines } from '../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../kernel/words-by-language.ts';
import { some } from './phrases/phrases.ts';
import type { Said } from './said.ts';

/** Somebody has left. */
const GONE = new RegExp(inLines`
  \b(?:no longer|not) (?:\w+ )?(?:with|works?|working|employed|at|part of|a member)\b|
  \b(?:has|have) (?:left|retired)\b|
  \bleft the (?:company|organi[sz]ation|firm)\b|
  \bnicht mehr (?:bei uns|im unternehmen|fur|tatig|beschaftigt)|
  \bne (?:fait|travaille) plus\b|
  \bplus (?:partie|chez)\b|
  \bya no (?:trabaja|forma|pertenece)|
  \bnon (?:lavora|fa) piu\b
`);
/** Nobody reads what comes here, in so many words. */
const DEAD = wordsOf({
  english: [
    'has moved on|last day (?:at|with|was|is|here)|passed away|(?:has|have) died|is deceased',
    String.raw`(?:in|into|sailed off into|gone into) (?:\w+ )?retirement|(?:has|have|i) retired`,
    '(?:i|who) retired|been retired|e-?mail(?: address)? has changed|address has changed',
    '(?:being|been|will be) (?:shut|switched|turned|closed|wound) (?:down|off)|being closed',
    'no longer (?:with|works?|employed|monitored|in use|active|checked|used|at|available|valid|a member|part)',
    '(?:is )?not (?:monitored|checked|read|attended)|unmonitored|unattended|has left|have left',
    'left the (?:company|organi[sz]ation|firm)',
    'been (?:deactivated|discontinued|retired|closed|replaced|switched off|shut off|shut down)',
    '(?:was|is|were) (?:switched|shut|turned) off|(?:is|are) not forwarded',
    String.raw`changed our (?:name|e-?mail|address)|replies (?:to this \w+ )?are not read`,
  ],
  german: [
    String.raw`im ruhestand|in rente|nicht mehr (?:gultig|erreichbar|in betrieb|verfugbar|existier\w*)`,
    '(?:habe|hat) (?:das unternehmen|die firma) verlassen',
    String.raw`nicht mehr (?:fur (?:\w+ ){1,3}tatig|bei uns|im unternehmen|tatig|beschaftigt|gelesen|gelezen|aktiv|genutzt|verwendet)`,
    'wird nicht (?:gelesen|uberwacht)',
  ],
  french: [
    String.raw`parti\w* a la retraite|(?:a|ai) quitte (?:la societe|l'entreprise)`,
    "n'est (?:plus|pas) (?:lue?|consultee?|utilisee?|suivie?|surveillee?)",
    'ne (?:fait|travaille) plus',
  ],
  spanish: [
    String.raw`se (?:ha )?jubil\w+|ya no (?:trabajo|esta|existe|es valid\w+|se encuentra)`,
    'ya no (?:trabaja|forma|se (?:usa|lee|utiliza))|no se (?:lee|revisa|supervisa)',
  ],
  italian: [
    "in pensione|(?:ho|ha) lasciato (?:l'azienda|la societa)|non lavoro piu|non (?:lavora|fa) piu",
    'non (?:e|viene) (?:piu )?(?:letta|monitorata|presidiata|attiva|utilizzata)',
  ],
  dutch: ['met pensioen|niet (?:meer|langer) (?:in gebruik|gelezen|actief|geldig|werkzaam|bij)'],
  portuguese: [
    String.raw`reformou-se|ja nao (?:esta em uso|trabalh\w+|e valid\w+|existe|se encontra)`,
    String.raw`nao (?:esta mais|trabalh\w+ mais|e mais)`,
  ],
});

const BOX = inLines`
  (?:
    x@y\.zz|address|adresse?|mailbox|inbox|mail ?box|account|e?mails?|messages?|box|postfach|
    mailadresse|boite|compte|
    buzon|cuenta|correo|casella|indirizzo|posta|
    mailadres|e-mailadres|endereco|caixa
  )
`;
const NO_MORE =
  "(?:no longer|not|never|nobody|no one|none|nicht|nicht mehr|n'est (?:plus|pas)|ne (?:sont|sera) (?:plus|pas)|ya no|no (?:se|es|esta|sera)|non (?:e|viene|sara)(?: piu)?|niet|niet (?:meer|langer)|ja nao|nao)";
const READ = inLines`
  (?:
    reads?|opens?|checks?|checked|looks?|looked|monitor\w*|watch\w*|opened|answer\w*|attend\w*|use|used|
    active|in use|valid|
    atendid[oa]|supervisad[oa]|vigilad[oa]|betreut|gelesen|gelezen|genutzt|bearbeitet|aktiv|
    lue?s?|consulte\w*|utilise\w*|active|revis\w*|lee\w*|usa\w*|
    activ[ao]|valid[ao]|lett[ao]|controllat[ao]|attiv[ao]|presidiat[ao]|bekeken|beheerd|actief|ativ[oa]|
    lid[ao]
  )
`;
const LOOKS = '(?:looks|schaut|sieht|guckt|kijkt|mira|guarda|regarde|reads|liest|lit|lee|legge|leest)';
const SHUT = inLines`
  (?:
    inactive|deactivated|disabled|retired|decommissioned|discontinued|abandoned|shut(?: down)?|closed|
    switched off|deleted unread|erased|stops? working|stop existing|desactivee?|ferme[e]?|dada de baja|
    desactivad[ao]|cerrad[ao]|
    disattivat[ao]|dismess[ao]|chius[ao]|deaktiviert|stillgelegt|abgeschaltet|
    opgeheven|gesloten|desativad[ao]
  )
`;

/** A box, and that nobody reads it or it is no more, in whichever order they come. */
const BOX_IS_DEAD: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:
      cease[sd]? to exist|cesse\w* d'exister|dejara de existir|cessera di esistere|houdt op te bestaan|
      deixara de existir
    )\b|
    \b(?:replies|answers|antworten|reponses|respuestas|risposte)\b.{0,30}
      \b(?:go nowhere|reach nobody|ins leere|nulle part|a ninguna parte|da nessuna parte)\b
  `),
  new RegExp(inLines`
    \b(?:out(?:bound|going)|send|sending)[- ]only\b|
    \b(?:does|do|will|can) not (?:accept|receive|take|process) (?:any )?
      (?:incoming|inbound|replies|e?mails?|mail|messages)\b|
    (?<!\b(?:held|pending|quarantined|unconfirmed) )\b(?:replies|messages|e?mails?|mail)(?: sent)?
      (?: (?:to|at) (?:it|this \w+|here|x@y\.zz))? (?:is|are|will be|get) (?:automatically )?
      (?:discarded|deleted|rejected|thrown away|not (?:seen|forwarded|delivered))\b|
    \bnot been forwarded\b|
    \bnobody (?:will|can) (?:see|read|get)\b
  `),
  new RegExp(String.raw`\b${BOX}\b.{0,40}\b${NO_MORE}\b.{0,20}\b${READ}\b`),
  new RegExp(
    String.raw`\b(?:nobody|no one|niemand|keiner|personne|nadie|nessuno|ninguem)\b.{0,20}\b${READ}\b.{0,20}\b${BOX}\b`,
  ),
  new RegExp(
    String.raw`\b${LOOKS}\b.{0,25}\b${BOX}\b.{0,20}\b(?:nobody|no one|niemand|keiner|personne|nadie|nessuno|ninguem)\b`,
  ),
  new RegExp(
    String.raw`\b(?:no longer|nicht mehr|ne .{0,10}plus|ya no|non .{0,10}piu) ${READ}\b.{0,15}\b${BOX}\b`,
  ),
  new RegExp(String.raw`\b${BOX}\b.{0,30}\b${SHUT}\b|\b${SHUT}\b.{0,15}\b${BOX}\b`),
];

/** Who has gone for good, by what people say of it. */
const HAS_LEFT = new RegExp(inLines`
  \b(?:person|colleague|employee|contact|member of staff)\b.{0,40}\b(?:left|departed|gone|moved on)\b|
  \b(?:moved|moving) (?:on )?to a (?:new|different) (?:role|job|position|company)\b|
  \bnicht mehr\b.{0,30}\b(?:beschaftigt|tatig|angestellt|im haus)\b|
  \b(?:werkt|werk) (?:hier|daar|er)? ?niet (?:meer|langer)\b|
  \b(?:no longer|not) (?:employed|working)\b|
  \b(?:a|ai) quitte\b|\bne travaille plus\b|
  \b(?:ya no|ja nao) trabaj\w+|
  \bnon lavor\w+ piu\b
`);
/** The same of one's own leaving, however it is put. */
const FOR_GOOD: readonly RegExp[] = [
  /\bi (?:have )?(?:left|quit|departed(?: from)?|moved on from|stepped (?:down|away|back) from|finished (?:at|with)) (?!(?:the|my) (?:office|desk|phone)\b|you\b|a (?:message|note)\b)\w+/,
  new RegExp(inLines`
    \b(?:passed|handed) (?:the|my|our) (?:business|brand|company|duties|role|work)\b.{0,25}\b(?:on|over)\b|
    \b(?:my|his|her|their|the) (?:successor|replacement) is\b|
    \b(?:has|have) been succeeded by\b|
    \b(?:role|position|responsibilities) (?:has|have|is|are|was|were) (?:now )?(?:been )?taken over\b
  `),
  new RegExp(inLines`
    \b(?:har|er) (?:slutat|sluttet|avslutat|fratradt|gatt (?:av|i pension)|stoppet)\b|
    \b(?:jobbar|arbetar|jobber|arbeider|arbejder) (?:inte|ikke) (?:langre|lenger|laengere)\b|
    \bniet meer werkzaam\b|\buit dienst\b|
    \bha dejado (?:de|la|nuestra|el)\b|\bdejo de (?:existir|estar|funcionar|trabajar)\b|\bha cessato\b|
    \bdeixou (?:de|a)\b|\ba quitte\b|
    \bausgeschieden\b|
    \bverlassen\b.{0,20}\b(?:unternehmen|firma)\b|
    \b(?:unternehmen|firma)\b.{0,20}\bverlassen\b|
    \bnie pracuje juz\b|\bjuz nie pracuj\w+
  `),
];

/** A box that nobody reads for a while. */
const FOR_A_WHILE =
  /\b(?:while|during|until|till|in my absence|regularly|this week|today|meanwhile|abwesenheit|bis|jusqu\w*|pendant|hasta|durante|fino|al rientro|tot|tijdens|ate)\b|\bi am\b.{0,20}\bnot\b/;

export const isGone = (sentences: readonly Said[]): boolean =>
  sentences.some(({ plain }) => GONE.test(plain) || HAS_LEFT.test(plain));

/** Nobody reads it while somebody is away, who comes back. */
export const isForAWhile = (sentences: readonly Said[]): boolean =>
  sentences.some(({ plain }) => FOR_A_WHILE.test(plain) && AWAY_NOW.test(plain));
const AWAY_NOW =
  /\b(?:away|out|on (?:vacation|holiday|leave)|closed|abwesend|urlaub|absent\w*|conges?|vacaciones|fuera|ferie|assente|afwezig|vakantie|ferias|ausente)\b/;

export const isDeadMailbox = (sentences: readonly Said[]): boolean =>
  sentences.some(({ plain }) => DEAD.test(plain) || HAS_LEFT.test(plain) || some(FOR_GOOD, plain)) ||
  (!sentences.some(({ plain }) => FOR_A_WHILE.test(plain) || COMES_BACK.test(plain)) &&
    sentences.some(({ plain }) => BOX_IS_DEAD.some((says) => says.test(plain))));
const COMES_BACK =
  /\b(?:back|returns?|returning|leave|vacation|holiday|wieder|zuruck|urlaub|retour|conges|vuelv\w*|vacaciones|rientr\w*|ferie|terug|vakantie|regress\w*|ferias)\b/;
