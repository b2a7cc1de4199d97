import { inLines } from '../../../../../kernel/in-lines.ts';

/** That there was contact, and is to be none: whoever declares it over, calls it the last, or sees to it that it was. */

const CONTACT = inLines`
  (?:
    korrespondenz|briefwechsel|schriftwechsel|mailwechsel|kontakt\w*|austausch|wortwechsel|
    correspond[ae]nc\w+|echanges?|contacts?|exchanges?|communications?|contactos?|correspondencia|intercambio|
    corrispondenza|comunicazion\w+|contatt[oi]|scambio|correspondentie|briefwisseling|mailwisseling|contacten|
    comunicacao|troca|korrespondan\w*|korespondencj\w*|wymian\w*|words? to each other
  )
`;
const LAST =
  '(?:last|final|letzte\\w?|abschliessende\\w?|derniere?s?|ultim[oa]s?|laatste|sista|sidste|siste|ostatni\\w*)';
const TAKE_AS = inLines`
  (?:
    consider|treat|regard|take|see|betracht\w+|seh\w*|werte\w*|nehm\w*|considere[rz]|considerons|tene[rz]|tenir|
    consider\w+|tom\w+|beschouw\w*|zie\w*|ziet|betrakta|betragte?r?|se|anser|ser|uzn\w+|uwaza\w+|traktuj\w*|
    potraktowac
  )
`;
const OVER = inLines`
  (?:
    over|closed|finished|at an end|done|beendet|abgeschlossen|erledigt|zu ende|close|clos|terminee?|finie?|
    terminad[oa]|cerrad[oa]|concluid[oa]|zanjad[oa]|chius[oa]|conclus[oa]|terminat[oa]|beeindigd|afgesloten|gesloten|
    encerrad[oa]|avslutad\w*|afsluttet|avsluttet|zakonczon\w+|zamknie\w+
  )
`;
/** With somebody or about something else than us. */
const WITH_OTHERS = inLines`
  (?:
    (?:mit|with|avec|con|met|med|com|z|zu|to|about|uber) (?!(?:
      you|your|ihnen|ihrer?|euch|vous|vos|votre|ustedes|usted|su|vosotros|voi|vostr\w+|lei|u|uw|jullie|
      voces|vossa|er|jer|dig|dere|panstwem|us|uns|nous|nosotros|noi|ons|nos|oss|os|nami|each
    )\b)
  )
`;
const BETWEEN_US = inLines`
  (?:
    between us|from us|zwischen uns|unsererseits|von uns|entre nous|de notre part|de ma part|entre nosotros|
    de nuestra parte|tra (?:di )?noi|fra noi|da parte nostra|tussen ons|van onze kant|entre nos|mellan oss|mellem os|
    mellom oss|miedzy nami
  )
`;
const THIS =
  "(?:das|dies\\w*|this|that|ce(?:ci|la|t|tte)?|c'|este|esta|esto|est[ao]|questo|questa|dit|dat|deze|isto|det|detta|dette|to|ta)";
const IS =
  '(?:is|was|be|will be|ist|war|bleibt|sei|est|etait|sera|soit|es|fue|sea|sera|e|era|sia|wordt|blijft|seja|foi|ar|var|blir|er|jest|byl\\w*)';
const OUR = inLines`
  (?:
    our|my|the|unser\w*|mein\w*|notre|nos|mon|l[ea]|l'|nuestr\w+|mi|el|la|nostr\w+|mi[oa]|il|ons|onze|mijn|het|de|
    noss[oa]|[oa]|var|vara?|vores|vor|min|nasz\w*|moj\w*|de[rnmst]|dieser?|cette|esta|questa|deze|all(?:er?)?|any|every|ogni|
    tout|jeder|elk
  )
`;
const SEE_TO_IT = inLines`
  (?:
    make sure|see (?:to it )?|ensure|mind|sorg\w*|achten sie darauf|schauen sie|faites en sorte|veille[rz] a ce|
    asegur\w+|procur\w+|hag\w+ (?:lo posible para )?que|fa(?:ccia|te) in modo|zorg\w*|certifi\w+-se|garant\w+|facam com|
    se till|serg for|sorg for|dopilnuj\w*|upewni\w*
  )
`;
/** At its end, or of mails: the last version of a form is another. */
const AS_SUCH = inLines`
  (?:
    (?: (?:one|ones|time|of (?:these|those|them|this kind|its kind)|e-?mails?|mails?|message\w*|letter|note|you (?:send|write)|
      (?:i|we) (?:see|hear|get|receive)|mal|war|ist|wird|sei|bleibt|nachricht|brief|fois|relance|courriel|vez|correo|mensaje|volta|
      messaggio|keer|was|is|bericht|mensagem|gangen|gang|raz|wiadomosc|tego (?:typu|rodzaju)))+
  )
`;

const NO_MORE_THAN_THAT =
  '(?:ni un[oa] mas|(?:and )?not one more|keine einzige mehr|nicht eine mehr|pas une? (?:seule )?de plus|neanche un[oa] di piu|nemmeno un[oa] di piu|geen een meer|nem mais uma?|inte en (?:enda )?till|ikke en (?:eneste )?til)';
const ORDINAL = inLines`
  (?:
    (?:for the|zum|pour la|por|per la|voor de|pela|for) (?:
      second|third|fourth|last|zweiten|dritten|vierten|letzten|deuxieme|troisieme|derniere|segunda|tercera|cuarta|ultima|
      seconda|terza|quarta|tweede|derde|laatste|terceira|tredje|andra|sista|sidste
    ) (?:time|mal|fois|vez|volta|keer|gangen|gang)
  )
`;

export const LAST_CONTACT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${TAKE_AS}\b(?!.{0,20}\b(?:price|offer)\b).{0,50}\b${LAST} (?:\w+ )?${CONTACT}\b(?! ${WITH_OTHERS})`,
  ),
  new RegExp(
    String.raw`\b${OUR} ?(?:\w+ )?${CONTACT}(?! ${WITH_OTHERS}).{0,30}\b(?:${IS}|als|as|wat ons betreft|damit|comme|por|per|como|for|som|za|chius\w|hiermit|hiermee|hiermed)\b.{0,25}\b${OVER}\b`,
  ),
  new RegExp(
    String.raw`\b(?:damit|hiermit|hiermee|hiermed|med detta|z tym) (?:\w+ )?${IS} (?:\w+ )?${CONTACT}(?! ${WITH_OTHERS}).{0,20}\b${OVER}\b`,
  ),
  new RegExp(String.raw`\b${TAKE_AS}\b.{0,12}\b${OVER} (?:\w+ ){0,2}${CONTACT}\b(?! ${WITH_OTHERS})`),
  new RegExp(
    String.raw`\b${THIS} ?(?:\w+ ){0,2}${IS} (?:\w+ ){0,2}${LAST} ${CONTACT}(?: ${BETWEEN_US})?[ .!]*$`,
  ),
  new RegExp(String.raw`\b${LAST} ${CONTACT} ${BETWEEN_US}\b`),
  /\b(?:the last|all) (?:that )?(?:we|you and i) (?:will )?hear (?:of|from) each other\b/,
  new RegExp(String.raw`\b${SEE_TO_IT}\b.{0,40}\b${LAST}(?:${AS_SUCH}|[ .!]*$)`),
  new RegExp(
    `(?:^|[,;] )(?:and |und |et |y |e |en |och |og )?${NO_MORE_THAN_THAT}(?:,? (?:please|bitte|svp|merci|por favor|gracias|grazie|graag|tack))?[ .!]*$`,
  ),
  new RegExp(
    String.raw`\b${ORDINAL}\b[ ,:]*(?:and (?:the )?last[ ,:]*)?(?:no|nein|non|nee|nao|nej|nei)\b(?: (?:thanks|thank you|danke|merci|gracias|grazie|bedankt))?[ .!]*$`,
  ),
  /\b(?:nu|nou|jetzt|nun|maintenant|ahora|adesso|ora|agora|now) (?:is|ist|c'est|es|e) (?:het |es |)(?:\w+ )?(?:genoeg|genug|assez|abbastanza|enough)(?: geweest)?[ .!]*$/,
  // Free of them, spared the next one.
  new RegExp(inLines`
    \b(?:be|am|are) (?:glad|happy|grateful|thankful|relieved|pleased) to be spared\b|
    \bspare (?:me|us) (?:the|any|all) (?:next|rest|others?|further)\b|
    \bon se passerait (?:bien )?d[ue]\b|\bje me passerais (?:bien )?d[ue]\b|
    \b(?:slippa|slippe|vaere fri for|vare fri for|fri for) (?:\w+ )?(?:fler|flere|mer|mere)\b|
    \b(?:preferi\w+|prefiero|gostaria|gustaria)\b.{0,15}\bque (?:a |en |em )?(?:este |esta |mi |nuestro |nossa |minha )(?:
      buzon|caixa|correo|bandeja|casilla|direccion|endereco|morada
    )\b.{0,20}\b(?:no|nao)\b.{0,25}\b(?:mas|mais)\b
  `),
  /\bwaste your breath\b|\bcross(?:ed)? (?:me|us) off\b(?! (?:the|your) (?:order|waiting|guest))|^(?:\w+ )?fermatevi (?:qui|qua)\b|\b(?:genoeg|genug|assez) (?:gemaild|geschrieben|ecrit|gemailt)\b/,
  // What they don't want to say again, and an address that isn't to be kept.
  new RegExp(inLines`
    \b(?:
      no (?:quiero|queremos)|non (?:voglio|vogliamo)|ne (?:veux|voulons) pas|(?:will|mochte|wollen|mochten) (?:das |es )?nicht|
      (?:do|would) not (?:want|like|wish|care)(?: to)?|not (?:make|have) (?:me|us)|wil(?:len)? (?:het |dit )?niet|nao (?:quero|queremos)|
      vill inte|vil ikke|nie chc\w+
    )\b.{0,25}\b(?:
      repeat (?:myself|ourselves|this|that|it)|(?:say|tell|write) (?:it|this|that|you|so|all this) (?:again|twice|once more)|
      decirlo (?:otra vez|de nuevo|mas)|repetir\w*|ridirlo|ripeter\w*|repeter|redire|wiederholen|noch ?(?:ein)?mal (?:sagen|schreiben)|
      herhalen|opnieuw (?:zeggen|schrijven)|dizer (?:outra vez|de novo)|upprepa|gentage|gjenta|powtarzac
    )\b|
    \b(?:inutile de|pas la peine de|no need to|no (?:hace falta|es necesario)|non (?:serve|occorre)|hoeft\w*|nicht notig|nao (?:e preciso|precisa\w*))\b
      .{0,20}\b(?:garder|conserver|keep|store|save|hold on to|guardar|conservar|conservare|tenere|bewaren|behalten|guardem?)\b.{0,20}
      \b(?:address|adresse|details|data|daten|coordonnees|datos|direccion|correo|dati|indirizzo|gegevens|adres|dados|contacts?|morada)\b(?! for)|
    \b(?:use|keep|store|hold) neither\b.{0,30}\baddress\w*\b|
    \b(?:a )?no to (?:any |all |your )?(?:further|more|future|next) (?:\w+ )?(?:letters?|e?mails?|messages?|notes?|approach\w*|outreach|mail)\b|
    \b(?:says?|said|wants you|asked you|asks you|tells you) to (?:please )?stop(?=[ .!,;]*$|,| and i (?:agree|second)\b)|
    \b(?:la (?:chiuda|finisca|chiudiamo|finiamo)|chiudiamola|finiamola) qui\b(?!.{0,20}\b(?:per oggi|prezzo)\b)
  `),
  // In short, and of us rather than of our mails.
  new RegExp(inLines`
    \byour (?:persistence|insistence|approach(?:es)?|outreach|attention|advances) (?:\w+ ){0,4}(?:un|not )(?:welcome|wanted|appreciated)\b|
    \b(?:refrain|abstain|desist) from (?:sending|submitting|directing|posting)\b.{0,40}
      \b(?:proposals?|offers?|pitches|inquir\w+|enquir\w+|requests|solicitations?|e?mails?|messages)\b.{0,40}
      \b(?:here|to (?:us|this|our)|in (?:the )?future|again|any ?more)\b|
    \bwhatever (?:box|list|form|button) (?:i|we) \w+.{0,10},? (?:untick|undo|unclick|uncheck|cancel)\b|
    \b(?:konnen|konnten|wurden|wollen) sie (?:das|dies) (?:bitte |endlich |kunftig |sofort )*(?:abstellen|einstellen|unterlassen|lassen)[ .!?]*$|
    \bstell\w* sie (?:das|dies) (?:bitte |endlich |sofort )*(?:ab|ein)[ .!]*$|
    \bweitere\w* (?:schreiben|mails?|e-?mails|nachrichten|anfragen)\b.{0,40}
      \b(?:papierkorb|mull|spam|ungelesen|geloscht|zwecklos|vergeblich|unerwunscht)\b|
    \bne (?:veu[xt]|voulons|souhait\w+|desir\w+) plus (?:jamais )?entendre parler d(?:e vous|e tout ca|e cela|e ca)\b|
    \bhou(?:d|den)? (?:hier|er|daar)(?: \w+){0,2} mee op\b
  `),
  /\b(?:un-?|dis-?|de-?)enroll?\b.{0,30}\b(?:me|us|x@y\.zz|our|my|this|[\w.-]+@)/,
];
