import { inLines } from '../../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../../kernel/words-by-language.ts';

/** What only lawyers write, and the court that somebody's own words threaten with. */

const TAKE_DOWN = inLines`
  (?:
    remove|take (?:them|it|these|those|your \w+|the \w+) down|take down|get (?:your|the|those|these|our) (?:\w+ ){1,4}down|
    pull (?:the|your|those|these|that|our|every|all)|delete|stop (?:it|this|that|selling|using|listing)|
    entfern\w*|losch\w*|nehmen sie (?:\w+ ){1,4}(?:he)?(?:runter|raus|offline|vom netz)|
    retire[rz]|supprime[rz]|enleve[rz]|cesse[rz]|retir\w+|quiten|elimin\w+|rimuov\w+|togli\w+|
    verwijder\w*|haal (?:[\w']+ ){1,4}(?:weg|offline|eraf)|remov\w+|tirem|
    ta (?:bort|ner)|fjern\w*|slet\w*|usun\w*|sciagn\w*
  )
`;
const OR_ELSE =
  '(?:or|otherwise|sonst|oder|andernfalls|ou|a defaut|faute de quoi|sinon|o|de lo contrario|oppure|altrimenti|anders|of|caso contrario|senao|annars|ellers|inaczej|w przeciwnym razie|albo)';
const COURT = inLines`
  (?:
    court|sue|lawsuit|file suit|small claims|(?:our|my) (?:lawyers?|attorneys?|solicitors?)|
    klagen?|klage|gericht|anwalt\w*|justice|tribunal(?:es|aux|e|i)?|proces|avocate?s?|
    juicio|juez|juzgado|demandar\w*|abogad\w+|giudice|causa legale|avvocat\w+|(?:nostro|mio) legale|
    rechter|rechtbank|dagvaard\w*|advocaat|advocaten|tribunais|advogad\w+|
    stammer|domstol\w*|advokat\w*|retten|sagsoger|saksoker|sadu|prawnik\w*|adwokat\w*
  )
`;
/** "I act for" a firm: people on phones write "act" for "account", and so it is spelled here. */
const IN_NAME_OF = inLines`
  (?:
    (?:i|we|(?:our|this|my) (?:firm|office)) (?:account for|represents?|have been retained)|
    (?:i|we|office|firm) (?:has been|have been|am|are|is|was) (?:retained|instructed|engaged)|
    agissant (?:pour|au nom)|
    en (?:nombre y )?representacion de|(?:in nome e )?per conto d\w+|namens (?:client\w*|(?:mijn|onze) client\w*)|
    (?:pa vegne av?f?|for) (?:vor|min|vores|var) (?:klient|kund)\w*|(?:som|i egenskap av) ombud|w imieniu (?:naszego|naszej|mojego) \w+|
    em (?:representacao|nome) d[aeo]s? (?:nossa?|minha|meu) \w+|actuamos en (?:nombre|representacion)|
    na qualidade de (?:mandatario|advogado)|vertreten|vertrete
  )
`;
const SAYS = inLines`
  (?:
    cease|remove|unauthorized|without (?:authorization|permission|consent|licen[cs]e)|trademarks?|
    infring\w+|no authority|in (?:connection with|relation to) your|requier\w*|
    diffid\w+|sommeer|sommeren|interpel\w+|demeure|cesen?|cessar|
    staken|unterlass\w*|verletzt|cessarem|upphor\w*|ophorer?|zaprzestani\w+
  )
`;

const BOUND =
  'required|obliged|obligated|bound|instructed|directed|duty|must|shall|demand\\w*|request\\w*|hereby';
const OF_COURT = 'proceedings|litigation|court|lawsuit|claim|destr\\w+|evidence|counsel';
/** What may not be thrown away, since a court is to see it. */
const KEPT_FOR_COURT: readonly RegExp[] = [
  new RegExp(
    alternatives({
      english: [
        String.raw`\b(?:litigation|legal) hold\b(?! music)|\bspoliation\b`,
        String.raw`\b(?:${BOUND})\b.{0,40}\b(?:preserve|retai[nl]|not (?:to )?(?:destroy|delete|dispose of|discard))\b.{0,80}\b(?:records|documents|evidence|correspondence|communications?|inventory|data|materials?)\b(?=.{0,160}\b(?:${OF_COURT})\b)`,
        String.raw`\b(?:records|documents|evidence|correspondence|invoices)\b.{0,60}\b(?:be|is|are) (?:\w+ )?(?:preserved|retained|destroyed)\b(?=.{0,160}\b(?:${OF_COURT})\b)`,
        String.raw`\b(?:counsel|lawyers?|attorneys?|solicitors?)\b.{0,20}\b(?:asks?|requires?|demands?|requests?|insists?)\b.{0,20}\b(?:retai[nl]|preserve|cease|remove|withdraw)\b`,
        String.raw`\blitigation (?:is|are) (?:\w+ )?(?:imminent|contemplated|anticipated)\b`,
        String.raw`\b(?:destruction|loss|deletion|disposal)\b.{0,60}\b(?:before|to the attention of) the (?:court|judge|tribunal)\b`,
      ],
      german: [
        String.raw`\b(?:unterlagen|belege|beweis\w*|korrespondenz|dokumente|lagerbestand\w*)\b.{0,80}\b(?:auf\w*bewahren|sichern|sicherzustellen|vernichte\w*)\b.{0,80}\b(?:gericht\w*|verfahren\w*|klage|prozess\w*|beweis\w*)\b`,
        String.raw`\b(?:unterlagen|belege|beweis\w*|korrespondenz|dokumente)\b.{0,60}\b(?:gericht\w*|verfahrens?|klage|prozess\w*)\b.{0,30}\b(?:auf\w*bewahren|sichern|sicherzustellen|vernichte\w*)\b`,
        String.raw`\b(?:gericht\w*|verfahren\w*|klage|prozess\w*)\b.{0,80}\b(?:unterlagen|belege|beweis\w*|korrespondenz|dokumente)\b.{0,60}\b(?:auf\w*bewahren|sichern|sicherzustellen|vernichte\w*)\b`,
      ],
      french: [
        String.raw`\b(?:conserver|preserver|detruire)\b.{0,60}\b(?:documents?|pieces|preuves|correspondances?|factures|stocks?)\b.{0,100}\b(?:tribunal|procedure|instance|contentieux|juge|justice)\b`,
      ],
      spanish: [
        String.raw`\b(?:conserv\w+|preserv\w+|destruir)\b.{0,60}\b(?:documentos|registros|pruebas|correspondencia|facturas|existencias)\b.{0,100}\b(?:judicial\w*|tribunal\w*|litigio|juzgado|proceso|juicio)\b`,
      ],
      italian: [
        String.raw`\b(?:conserv\w+|distrugg\w+)\b.{0,60}\b(?:document\w+|registr\w+|prove|corrispondenza|fatture|giacenze)\b.{0,100}\b(?:giudizi\w+|tribunale|contenzioso|causa|procediment\w+)\b`,
      ],
      dutch: [
        String.raw`\b(?:documenten|stukken|bewijs\w*|correspondentie|voorraad|administratie)\b.{0,60}\b(?:bewaren|bewaard|vernietig\w+)\b.{0,80}\b(?:procedure|rechter|rechtbank|rechtszaak)\b`,
        String.raw`\b(?:procedure|rechter|rechtbank|rechtszaak)\b.{0,80}\b(?:documenten|stukken|bewijs\w*|correspondentie|voorraad|administratie)\b.{0,60}\b(?:bewaren|bewaard|vernietig\w+)\b`,
      ],
      portuguese: [
        String.raw`\b(?:conserv\w+|preserv\w+|destruir)\b.{0,60}\b(?:documentos|registos|registros|provas|correspondencia|faturas)\b.{0,100}\b(?:judicia\w+|tribunal|litigio|processo)\b`,
      ],
      northern: [
        String.raw`\b(?:bevara|bevare|oppbevare|opbevare|forstora|odelegge)\b.{0,60}\b(?:dokument\w*|handlingar|bevis\w*|korrespond\w+|underlag)\b.{0,100}\b(?:rattegang\w*|domstol\w*|retten|rettssak\w*|retssag\w*|process\w*)\b`,
      ],
      polish: [
        String.raw`\b(?:zachowa\w+|zabezpiecz\w+|zniszcz\w+)\b.{0,60}\b(?:dokument\w*|dowod\w*|korespondenc\w+|faktur\w*)\b.{0,100}\b(?:sad\w*|postepowani\w+|proces\w*)\b`,
      ],
    }),
  ),
];

export const SUMMONS: readonly RegExp[] = [
  new RegExp(String.raw`\b${TAKE_DOWN}\b.{0,60}\b${OR_ELSE}\b.{0,40}\b${COURT}\b`),
  new RegExp(String.raw`\b${IN_NAME_OF}\b.{0,120}\b${SAYS}\b`),
  /\b(?:instructed|prepared|authorized|obliged|forced) to (?:file (?:suit|a claim|proceedings)|sue|commence (?:proceedings|litigation|an action)|issue (?:proceedings|a claim)|(?:seek|apply for) (?:an? )?(?:injunct\w+|damages|relief|order)|recover (?:damages|\w+ costs)|require (?:that )?you)\b/,
  new RegExp(inLines`
    \b(?:i |we |hereby )?(?:
      requiero|requerimos|les requiero|diffido|diffidiamo|sommeer|sommeren|interpelo|interpelamos
    )\b.{0,80}\b(?:ces\w+|retir\w+|vender\w*|vendere|rimuov\w+|stak\w+|verwijder\w*|remov\w+)\b
  `),
  new RegExp(inLines`
    \b(?:legal (?:proceedings|papers)|proceedings|papers|writ|summons)\b.{0,15}
      \b(?:will|shall) be (?:issued|served|filed)\b|
    \b(?:retained|instructed|engaged) by\b.{0,60}
      \b(?:regarding|concerning|(?:in connection|in relation|with regard|with respect|in respect) (?:with|to|of)|in the matter of)\b
      .{0,40}\b(?:unauthorized|use|sales?|marks?|counterfeit\w*|infring\w+|copies|replicas|goods)\b
  `),
  ...KEPT_FOR_COURT,
  // What is to be signed, whose right it is, and what is kept for the court.
  new RegExp(inLines`
    \b(?:unless|failing|until)\b.{0,60}\bundertakings?\b|
    \bundertakings?\b.{0,60}\b(?:not to|to cease|by|within|failing|client)\b(?!.{0,40}\b(?:agreement|policy|form)\b)|
    \b(?:our|my) client(?:'?s)?\b.{0,60}\b(?:rights?|copyrights?|trade ?marks?|patents?|costs|injunct\w+|infring\w+)\b
      (?!.{0,60}\b(?:agreement|form|catalog\w*|wholesale|shipping)\b)|
    \bon behalf of (?:the|our) (?:rights? ?(?:holder|owner)|trade ?mark (?:owner|proprietor|holder))s?\b|
    \bretained to (?:enforce|protect|pursue|recover|stop)\b|
    \breserv\w+ (?:all|any|every) (?:of )?(?:our |its |their |the )?(?:\w+ )?(?:rights?|remed\w+|claims?)\b.{0,60}
      \b(?:claims?|damages|proceedings|action|costs|injunct\w+|without (?:further )?notice)\b
  `),
  new RegExp(
    alternatives({
      german: [
        String.raw`\bzeigen? (?:wir |ich )?.{0,60}\b(?:vertretung|wahrnehmung (?:ihrer|seiner|der) (?:\w+ )?interessen)\b`,
        String.raw`\bkosten (?:unserer|meiner|der) (?:inanspruchnahme|beauftragung|rechtsverfolgung)\b`,
      ],
      french: [
        String.raw`\b(?:notre|ma|mon) client\w*\b.{0,60}\b(?:tribunal|saisira|prejudice|contrefacon|faire cesser)\b`,
        String.raw`\b(?:vous sommons|vous somme) de\b`,
        String.raw`\b(?:charg\w+|mandat\w+) (?:de|pour) faire cesser\b`,
        String.raw`\ben (?:notre |ma |sa )?qualite d(?:e |')(?:conseils?|avocats?|mandataires?)\b`,
      ],
      spanish: [
        String.raw`\bejercit\w+ (?:todas )?(?:las |cuantas )?(?:acciones|medidas)\b`,
        String.raw`\b(?:les|le|los) inst\w+ a (?:retirar|cesar|dejar)\b`,
      ],
      italian: [
        String.raw`\b(?:costrett\w+|costringer\w+|obbligat\w+) (?:ad |a )?agire\b|\bagire in giudizio\b|\bin difetto\b.{0,60}\b(?:agir\w*|giudizi\w+|legal[ei])\b`,
      ],
      portuguese: [String.raw`\bnotific\w+ (?:v\.? ?exas?|vossas?)\b`],
      polish: [String.raw`\bwzywam\w* (?:\w+ )?do (?:\w+ )?zaprzestania\b`],
    }),
  ),
];
