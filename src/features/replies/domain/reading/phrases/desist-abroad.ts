import { inLines } from '../../../../../kernel/in-lines.ts';
import { DESIST_IN_THE_NORTH } from './desist-in-the-north.ts';

/**
 * "Give it up" in other languages, by kind: not to go on at it, no more of it, out of it, as if we didn't exist, an end of
 * it, what follows if it goes on, go away. What a machine of ours does for us is to be switched off, too.
 */

/** Behind it, nothing is named that would make it another thing. */
const END =
  '(?=[ .!?)]*$|,? (?:bitte|danke|und zwar|merci|svp|por favor|gracias|ya|per favore|grazie|subito|se faz favor|obrigad[oa])\\b)';
/** A sale that is to end, or a shop, is no mail. */
const NOT_OF_SALES =
  '(?!.*\\b(?:amazon|kaufland|walmart|e-?bay|uvp|preise?|verkauf\\w*|anbiet\\w*|prix|vend\\w+|vent[ae]s?|precios?|pvp|prezz\\w+|venda))';

const GERMAN_MAIL = inLines`
  (?:
    \w*mails?|nachricht(?:en)?|zuschrift\w*|anschreiben|schreiben|anfragen?|kontakt\w*|korrespondenz|
    schrift(?:verkehr|wechsel)|nachfass\w*|nachfrag\w*|nachhaken|erinnerung(?:en)?|reminder|follow[- ]?ups?|
    angebot(?:e|en)?|offerten?|vorstoss\w*|vorschlage\w*|werbung|akquise\w*|anruf\w*
  )
`;
const GERMAN: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:weitere\w*|erneute\w*|nochmalige\w*|kunftige\w*) (?:\w+ ){0,2}?${GERMAN_MAIL}\b.{0,50}
      \b(?:zwecklos|aussichtslos|unerwunscht|verbeten|nicht (?:\w+ ){0,3}(?:erwunscht|gewunscht|gewollt|willkommen))\b|
    \bvo[nr] (?:weitere\w*|kunftige\w*|solchen) (?:\w+ ){0,2}?${GERMAN_MAIL} (?:\w+ )?verschont\b|
    \b(?:wunsch\w+|mocht\w+|woll\w+|will|dulde\w*) keine\w* (?:weitere\w* (?:\w+ )?${GERMAN_MAIL}|
      korrespondenz|zuschriften|schriftverkehr|akquise\w*|kontaktaufnahme\w*)\b|
    \bbitte (?:auch )?keine (?:\w+ )?(?:erinnerungen|reminder|nachfass\w*|nachfragen|zuschriften|follow\S*)(?: \w+)? mehr\b|
    ^(?:und )?keine (?:erinnerung\w*|reminder|nachfass\w*|nachfragen|zuschriften)(?: \w+)? mehr(?=[ .!]*$|,? bitte)
  `),
  new RegExp(inLines`
    \b(?:bitte|nochmals|noch einmal):? nie (?:wieder|mehr)[ .!]*$|
    \b(?:haken|fassen|fragen|bohren|klopfen) sie (?:\w+ ){0,4}?nicht (?:mehr|wieder|weiter|erneut|noch ?(?:ein)?mal) (?:nach|an)\b[ .!]*$|
    \bnicht (?:mehr |wieder )?(?:nachzu(?:fragen|haken|fassen)|zu (?:fragen|schreiben))\b.{0,4}\bauch nicht\b|
    \b(?:schreib\w*|schriib\w*|meld\w*|mail\w*)(?: (?:sie|ma|mir|uns|eich|euch|dich|sich|bitte|mi)){0,3} (?:nimmer|nimma|numme|nuemme)${END}|
    \bbitte (?:\w+ )?(?:nimmer|nimma|numme|nume|nuemme) (?:schreib\w*|schriib\w*|meld\w*|mail\w*)${END}|
    \bverschwenden sie (?:weder|nicht|keine)\b.{0,40}\bzeit\b.{0,20}\b${GERMAN_MAIL}\b
  `),
  new RegExp(inLines`
    \bnehmts? (?:mich|uns)(?: \w+){0,2} (?:raus|heraus|runter)\b|
    \b(?:bis dahin|ab (?:jetzt|sofort|nun)|bitte(?: um)?) (?:\w+ )?funkstille\b|
    \b(?:verwend|benutz|nutz)\w* sie (?:bitte )?(?:unsere|meine|diese) (?:\w*adresse|mail)(?: \w+)? nicht (?:mehr|weiter|langer)\b
      (?!.*(?:@|\b(?:sondern|stattdessen|neue?|gilt|abgeschaltet)\b))|
    \b(?:domain|adresse\w*|anschrift|firma|namen?)\b(?: \w+){0,4} (?:von|aus) (?:\w+ ){1,2}?
      \w*(?:listen?|versand\w*|sendungen|kampagnen?|verteiler\w*|unterlagen|akten|kartei|adressbuch)\b.{0,20}
      \b(?:aus(?:ge|zu)?(?:schlossen|schliessen|nommen|nehmen)|entfernt|gestrichen|zu (?:streichen|entfernen))\b|
    \bstreichen sie (?:\w+ ){1,5}?aus (?:ihre[nmr]|eure[nmr]) (?:unterlagen|akten|buchern|kartei|adressbuch|gedachtnis)\b|
    \b(?:schalten|stellen) sie (?:\w+ ){0,3}?(?:automat\w*|\w*roboter|bot|\w*system|\w*programm|\w*maschine|sequenz|kampagne)
      (?: \w+){0,5} (?:ab|aus|ein)\b
  `),
  new RegExp(inLines`
    \bals (?:gabe|waren|existier\w+) (?:es )?(?:uns|wir|mich|ich) (?:gar |uberhaupt )?(?:nicht|nie)\b|
    \bvergessen sie(?: bitte)?(?: einfach)?(?: (?:uns|mich)\b(?! (?:nicht|bitte nicht))|,? dass (?:es |wir |sie )(?:uns|unsere?|mich|meine?|je|existier))|
    \b(?:schriftwechsel|schriftverkehr|korrespondenz|briefwechsel|mailwechsel|konversation)\b.{0,30}
      \b(?:beende\w*|(?:sein|ihr) ende|abgeschlossen|geschlossen|eingestellt)\b|
    ^(?:ende (?:der|dieser) (?:korrespondenz|diskussion|durchsage)|schluss mit (?:der|dieser) korrespondenz)\b|
    \bdies(?:es)? ist (?:das|mein\w?) letzte (?:mal|antwort)\b|
    \bdabei bewenden(?=[ .!]*$|,? und zwar|, bitte)
  `),
  new RegExp(inLines`
    ^${NOT_OF_SALES}.*\b(?:(?:jede\w*|nachste\w*|weitere\w*) (?:weitere\w* )?(?:\w+ )?${GERMAN_MAIL}\b.{0,60}
      \b(?:anwalt\w*|kanzlei|belastigung|anzeige|angezeigt|polizei|gericht\w*|abgemahnt|abmahnung)|
    (?:wenn|falls|sollten?)\b.{0,40}\b(?:noch ?(?:ein)?mal|wieder|weiter\w*|erneut)\b.{0,20}
      \b(?:schreib|mail|meld|kontakt|nachricht|belastig|anschreib|post)\w*.{0,60}
      \b(?:anwalt|kanzlei|anzeige|polizei|abmahn|gericht|wettbewerbs|verbraucher|bundesnetz)\w*|
    noch eine? (?:e-?mail|mail|nachricht|anfrage|brief)\b.{0,30}\b(?:anzeige|anwalt|polizei|abmahnung))|
    \b(?:wend|meld|anzeig|beschwer|schalt)\w*\b.{0,20}\b(?:verbraucherzentrale|wettbewerbszentrale|bundesnetzagentur)\b
  `),
  new RegExp(inLines`
    \b(?:das|dies|es) (?:hat|muss|sollte) (?:\w+ ){0,3}?(?:aufhoren|zu unterbleiben|unterbleiben|ein ende haben)${END}|
    \b(?:das|was|dies) bitte unterbleibt\b|\bwer hier wirbt,? (?:fliegt|landet|wird)\b|\bbehelligen sie\b.{0,30}\bnicht (?:mehr|weiter)\b|\brufen sie (?:\w+ )?nicht (?:mehr|wieder) an[ .!]*$|
    \blass(?:t|en)?(?: sie)? (?:uns|mich)(?: \w+){0,3} (?:arbeit machen|arbeiten|weiterarbeiten)${END}(?!.{0,30}\b(?:bis|dann)\b)|
    ^(?:hauen sie ab|hau(?:t)? ab|verschwind\w*|zieh(?:t|en sie)? leine|schleich(?:t|en sie)? (?:dich|euch|sich)|verzieh\w* (?:dich|euch|sich))${END}
  `),
  new RegExp(inLines`
    \bverbitt\w* (?:(?:wir|ich) )?(?:uns|mir)\b(?!.{0,40}\b(?:verkauf|amazon))|
    \bvon (?:weiteren |den |solchen |allen )*(?:erinnerungen|ruckfragen|nachfragen|nachfass\w+)\b.{0,20}\b(?:ab[ .!]*$|abzusehen|abstand)|
    \b(?:uns|mich|wir)\b.{0,20}\baus (?:ihre[nmr]|eure[nmr]) (?:unterlagen|akten|kalender|crm|\w*sequenz|speicher)\b|
    \blassen sie (?:mich|uns) aus dem spiel\b|\bfinger weg von (?:mein|unser)\w* (?:posteingang|postfach|mail\w*)|\bkontaktverbot\b|
    \bnicht (?:mehr|langer|weiter) (?:zu )?(?:storen|behelligen|belastigen)\b(?! sie)|\bzu diesem thema angesprochen\b|
    ^(?!.*\b(?:haben|hatten|gibt|gab|nehmen)\b).*\bkeine weiteren? (?:anfragen|erinnerungen|nachfragen|zuschriften)[ .!]*$|
    ^(?:und |aber )?(?:(?:jetzt|nun|endlich) )?(?:ruhe(?: jetzt| bitte| im karton)+|ist'?s? (?:jetzt |nun )?(?:genug|schluss)(?:, gell)?)[ .!?]*$
  `),
];

const FRENCH_MAIL =
  '(?:contacts?|messages?|e?-?mails?|courriels?|courriers?|relances?|correspondance|sollicitations?|envois?|demarchage|propositions?|prospection)';
const FRENCH_AGAIN = inLines`
  (?:
    redemand|repos|repropos|relanc|recontact|reecri|resollicit|
    (?:revenir|revenez|reviens) (?:a la charge|la-dessus|dessus|vers nous|sur (?:le|ce) sujet)|
    (?:remettre|remettez) (?:le couvert|ca)|insist|importun|harcel|interroger|questionner|reiterer|renouveler (?:votre|la) demande
  )\w*
`;
/** "Don't chase us, we'll send it on Monday". */
const FRENCH_PROMISE = "(?!.{0,60}\\b(?:je|on|nous) (?:vous|t'|m'en|reviens|revenons|nous en))";
const FRENCH: readonly RegExp[] = [
  new RegExp(inLines`
    \bne (?:(?:nous|me|le|la|les|m'en|nous en) |m'){0,2}(?:redemand|repos|repropos|relanc|recontact|reecri|resollicit)\w* (?:plus|pas|jamais)\b${FRENCH_PROMISE}|
    \bne (?:plus|pas|jamais) (?:(?:nous|me|y|en|le|la) |m'){0,2}${FRENCH_AGAIN}${FRENCH_PROMISE}|
    \bne (?:plus|pas|jamais) (?:nous |me )?proposer (?:autre chose|d'autres?|quoi que)\b|
    \bevit(?:ez|er|iez) (?:de |d')(?:nous |me |m')?${FRENCH_AGAIN}|
    \binutile (?:d'y revenir|d'insister|de relancer(?=[ .!]*$|,))${FRENCH_PROMISE}|
    \b(?:n'y revenez (?:plus|pas)|ne revenez (?:plus|pas) (?:vers (?:nous|moi)|a la charge|la-dessus|dessus|sur le sujet)|ne (?:plus|pas) y revenir)\b|
    \bne (?:perdez|gaspillez|usez) (?:plus|pas) (?:votre |vos )?(?:encre|salive|timbres)\b
  `),
  new RegExp(inLines`
    \b(?:plus|assez|fini(?:es)?|stop) (?:de |d'|les |aux? )(?:nouvelles? |autres? )?
      (?:relances?|courriers? commerciaux|demarchage|sollicitations?|propositions|prospection)\b(?! (?:necessaire|utile|avant|papier))|
    \b(?:pas|aucune?) (?:de |d')?(?:nouvelles?|autres?) (?:relances?|sollicitations?|propositions?|rappels?)\b|
    \b(?:autant|mieux vaut|merci de|priere de|veuillez) ne (?:plus|pas) en (?:envoyer|renvoyer|adresser|recevoir)\b|
    \b(?:prefer|aimer|souhait|voul|voudr)\w+\b.{0,10}\bne plus (?:jamais )?en entendre parler\b|
    \bvotre silence\b.{0,20}\b(?:appreci|bienvenu)\w*
  `),
  new RegExp(inLines`
    \b(?:raye[rz]|biffe[rz]|ote[rz]|enleve[rz]|retire[rz]|vire[rz]|sorte[rz]|sortir)
      (?:[- ](?:nous|moi)| (?:mon|ma|mes|notre|nos|cette?|ce|(?:la|le|les|l') ?(?:maison|societe|entreprise|atelier|marque|nom|domaine)\b))
      .{0,40}\bde (?:vos|votre|tes|ton) (?:tablettes|fiches?|papiers|registres?|agendas?|machins?|trucs?|carnets?|robot|repertoires?|programmes?|relances|envois|campagnes?)\b|
    \b(?:blackliste[rz]|oublie[rz]|zappe[rz]|ignore[rz])[- ](?:nous|moi)(?= ?[,.!]| ?$| (?:une|pour|definitivement|svp|merci))|
    \bde (?:nous |m'|me )(?:oublier|blacklister|rayer)(?= ?[,.!]| ?$| (?:une|pour|definitivement))|
    \bcomme si (?:on|nous|je) n'(?:exist\w+|etai\w+ pas la)|\boublie[rz] (?:jusqu'a )?(?:notre existence|qu'on existe|que (?:nous existons|j'existe))|
    \b(?:debranche|eteigne|eteindre|coupe|desactive|arrete|stoppe)[rz]? (?:donc )?(?:votre|ce|cet|cette|vos) (?:\w+ )?(?:robots?|automates?|machine|programme|logiciel|systeme|sequence|campagne)\b
  `),
  new RegExp(inLines`
    ^${NOT_OF_SALES}.*\b(?:(?:tout\w*|chaque)\b(?=.{0,40}\b${FRENCH_MAIL}\b).{0,30}\b(?:nouve\w+|autre|futur\w*|ulterieur\w*|prochain\w*)\b.{0,60}
      \b(?:avocat\w*|juridique|plainte|justice|harcelement|signalee?s? comme|superflue?|indesirable|malvenue?|proscrite?)\b|
    si (?:vous|tu|je|nous)\b.{0,30}\b(?:encore|nouveau|recidiv\w*|recommenc\w*|continue\w*|insist\w*|persist\w*)\b.{0,60}
      \b(?:plainte|avocat|police|justice|tribunal|signal spam|juridique)\b|
    (?:au prochain|encore un|un autre) (?:e?-?mail|message|courriel|courrier)\b.{0,30}\b(?:plainte|avocat|police|signal\w*))|
    \bc'est la derniere fois que (?:je|nous|on) (?:vous )?(?:repond\w*|le (?:dis|disons)|l'ecri\w+)\b|
    ^fin de (?:la|cette) (?:correspondance|discussion|conversation)\b|
    \bvaut opposition\b|\b(?:faisons|fais|exerc\w+) (?:usage de )?(?:mon|notre) droit d'opposition\b|
    \b(?:${FRENCH_MAIL}|discussion|echange|sujet)\b.{0,6}\b(?:comme |est |etre )(?:definitivement )?(?:close?s?|terminee?s?)\b|
    \brestons[- ]en la(?=[ .!]*$|,? (?:merci|definitivement|svp|s'il))
  `),
  new RegExp(inLines`
    (?<!\bne )\blachez[- ](?:l'affaire|nous|moi)(?! (?:pas|le|la|les|un)\b(?! grappe))|\bpassez votre chemin\b|
    \b(?:fichez|foutez) le camp\b|\bdu balai\b|^(?:allez,? )?ouste\b|\ballez voir ailleurs\b|^degagez${END}|
    \bcherchez sans nous\b|\brappelez vos (?:troupes|chiens)\b|
    \blaissez[- ](?:nous|moi) (?:travailler|vivre|respirer)(?: tranquill\w+| en paix)?(?=[ .!]*$|,? (?:svp|merci|s'il))|
    \bil faut que (?:ca|cela) (?:cesse|s'arrete)${END}|\b(?:ca|cela|ceci) doit (?:cesser|s'arreter)${END}
  `),
  new RegExp(inLines`
    \b(?:mettre|mettez|mettiez) (?:un terme|fin) a (?:vos|ces|cette) ${FRENCH_MAIL}\b|
    \bcess(?:ation|ant|er)\b.{0,20}\b(?:de )?(?:vos|ces) ${FRENCH_MAIL}\b|\bsoyez (?:chic|gentil\w*|aimable\w*),? et (?:cesse|arrete)z\b|
    \b(?:nous |m'en |m'|me )(?:sortir|rayer|oter|exclure|enlever) de (?:vos|votre) (?:envois|listes?|base|fichiers?|tablettes|mailings?|campagnes?|relances)\b|
    \bexclure de (?:vos|votre) (?:envois|listes?|mailings?|campagnes?)\b|
    \babstenir de tou\w+ (?:nouvelle |autre )?(?:demarche|relance|sollicitation)\b|\bn'en (?:envoyez|renvoyez|adressez) (?:plus|pas)\b(?! (?:plus|trop|de|avant)\b)|\bqu'on n'entende plus parler\b|\babstenez-vous(?=[ .!]*$|,? (?:svp|merci))|
    \bne plus rien (?:y )?recevoir\b|\b(?:perdre|perdez|oubliez(?: donc)?) (?:mon|notre) (?:adresse|mail)\b(?! (?:de|du|d'))|
    ^aucune? (?:nouve\w+ |autre )?(?:message|relance|rappel|mail|courriel)[ .!]*$|\b(?:considerez|dites-vous) que (?:nous n'existons|je n'existe)\b|
    \b(?:debranche|coupe|eteigne|desactive)z-l[ea]\b.{0,12}\b(?:nous|moi|me)\b
  `),
];

const SPANISH: readonly RegExp[] = [
  new RegExp(inLines`
    \bno (?:(?:me|nos|lo|la|se|te) ){0,2}(?:vuelv(?:a|an|as|ais)|volver) a (?:(?:nos|me|se|lo|la) ){0,2}
      (?:pregunt(?:ar)\w*(?! por (?:el|la|los|las) (?!tema|asunto))|dirig\w+|ofrec\w+|propon\w+|plante\w+|insist\w+|hablar|llamar a (?:esta|nuestra|mi) puerta|tratar|saber|oir)\b|
    \bni (?:(?:nos|me|se|lo) ){0,2}vuelva\w? a (?:\w+ )?(?:pregunt|plante|propon|ofrec|insist|escrib)\w+|
    \bnada de (?:insistir|insistencias?|recordatorios?|seguimientos?)\b|
    \b(?:no|ni) mas (?:seguimientos?|recordatorios?|propuestas|correitos?|mensajitos?|publicidad|insistencias?)\b|
    \bni un (?:solo )?(?:correo|mensaje|recordatorio|mail|intento) mas\b|
    \bno (?:me|nos) haga[ns]? repet\w+|
    \b(?:desist[aei]\w*|cese\w*) (?:ya )?(?:de|en) (?:su|sus|este|esta|tal) (?:empeno|proposito|insistencia|intentos?|actitud|envios?)\b
  `),
  new RegExp(inLines`
    ^(?:y )?hasta aqui(?: hemos llegado)?[ .!]*$|\bacabemos con esto\b|
    \besto (?:tiene que|debe|ha de) (?:acabar|terminar|parar|cesar)(?:se)?${END}|
    \b(?:aqui|ahi) (?:se )?(?:acaba|termina|muere) (?:la|esta|nuestra) (?:correspondencia|conversacion)\b|
    \bque no (?:habra|haya|hubiera|existan|se produzcan) (?:mas|nuevas|nuevos|otras) (?:comunicacion\w*|correos?|mensajes?|contactos?|envios?|intentos?)\b|
    \b(?:tema|asunto|correspondencia|conversacion)\b.{0,4}\bpor (?:zanjad|cerrad|terminad|concluid)[oa]\b|
    \bpor (?:zanjad|cerrad|terminad|concluid)[oa] (?:el tema|el asunto|esta correspondencia|la correspondencia|esta conversacion)\b(?! de)
  `),
  new RegExp(inLines`
    \bcuenta (?:de )?que no exist\w+|\bcomo que no (?:existimos|estamos)\b|\bcomo si no exist\w+|
    (?<!\bno (?:se |te |os )?)\bolvid(?:e|en|a|ad)(?:se|nse|os|te)? de (?:nosotros|mi|nuestra existencia|que existimos)\b|
    \btach(?:e|en|ad|a)(?:nos|me)\b(?! (?:el|la|los|las|un|una)\b)|\btach(?:e|en|a|ad) (?:mi|nuestro) nombre\b|
    \bexclu(?:yan?|ir) (?:a )?(?:todo )?(?:nuestr[oa]|mi) (?:direccion|dominio|correo|empresa|nombre)\b|
    \b(?:apagu|desconect|desactiv|par|deteng)\w* (?:ya )?(?:esa?|es[ea]|su|ese|la|el) (?:\w+ )?(?:maquina|robot|sistema|programa|automat\w+|secuencia|campana)\b
  `),
  new RegExp(inLines`
    ^${NOT_OF_SALES}.*\b(?:(?:cualquier|tod[oa]|otr[oa]|(?:el|la) (?:proxim|siguient)\w+)\b.{0,30}
      \b(?:contacto|comunicacion|correo|mensaje|envio|intento)\b.{0,60}\b(?:acoso|juzgado|denunci\w*|policia|tribunal\w*|abogad\w*)|
    si (?:\w+ ){0,2}?(?:recib|vuelv|insist|sigu|persist|reincid|continu)\w+.{0,60}
      \b(?:denunci|abogad|policia|acciones|juzgado|demanda|fiscalia)\w*|
    (?:la proxima vez que (?:me |nos )?(?:escrib|contact|insist)\w+|al proximo (?:correo|mensaje)|otro (?:correo|mensaje) (?:mas )?y)\b.{0,30}\b(?:denunci|abogad|policia)\w*)|
    \bes la ultima vez que (?:le |les |se lo )?(?:contest|respond|dig|dec)\w+|^fin de (?:la|esta) (?:correspondencia|conversacion)\b|
    \b(?:incumpl|infring|vulner|contravien)\w+\b.{0,30}\b(?:lssi|rgpd|lopd)\w*
  `),
  new RegExp(inLines`
    \bsuelt(?:a|e|en|ad)(?:me|nos)(?=[ .!]*$|,? (?:ya|por favor))|^(?:bueno,? |venga,? )?(?:vale ya|ya vale)[ .!]*$|
    ^(?:vayase|vayanse|largo|fuera|pierdase|pierdanse|largaos|esfumese)(?: (?:ya|de aqui))?${END}|
    \blejos de (?:mi|nuestro) (?:correo|buzon)\b|\bno (?:mal)?gaste?[ns]? (?:mas )?(?:tinta|saliva|polvora)\b|
    \bdej(?:e|en|a|ad)(?:nos|me) (?:trabajar|vivir)(?: tranquil\w+| en paz)?(?=[ .!]*$|,? por favor)|
    \bno me contestes?[ .!]*$|\bdej(?:e|en|ad)(?:nos|me) fuera de (?:su|sus|esto|eso|esa|ese)\b|^paren? ya(?=[ .!]*$|,)
  `),
  new RegExp(inLines`
    ^no contactar\b|\bfuera (?:mi|nuestr[oa]) (?:direccion|correo|nombre)\b|
    \bdej(?:a|e|en|ad|ara|aran) (?:ya )?de (?:escrib|persegu|mandarl|mandarn|mandarm|enviarn|enviarm|insist)\w+|
    \bno (?:siga|sigan|siguiera|siguieran) (?:mandando|enviando|escribiendo|insistiendo)\b|
    \b(?:pid\w+|ruega|rogamos|solicit\w+|prefer\w+|quer\w+) (?:que )?no (?:se (?:nos|me) (?:incluya|contacte|moleste)|recibir mas (?:seguimientos|recordatorios|correos|mensajes))\b|
    \bno quer\w+ mas (?:seguimientos|recordatorios|insistencias|publicidad)\b|
    \b(?:saque[ns]?|saqu|borre[ns]?|borr)(?:nos|me)\b(?! (?:el|la|los|las|un|una|de (?:una|la) duda)\b)|
    \babst(?:engan|enga|enerse) de (?:remitir|enviar|mandar|escribir|contactar)\w*|\bno escriban? mas a (?:esta|mi|nuestra)\b
  `),
];

const ITALIAN: readonly RegExp[] = [
  new RegExp(inLines`
    \bnon (?:(?:ce|ci|me|mi|lo|la|ne|ve) ){0,2}(?:chied|domand|propon|ripropon|insist|riprov|rifar|torn|ripass)\w+ (?:
      (?:mai )?piu(?=[ .!]*$|,)|di nuovo|alla carica|sull'argomento(?=[ .!]*$|,)|da (?:qui|noi)(?=[ .!]*$|,))|
    \binutile (?:insistere|riprovare|tornarci|richiedere)(?=[ .!]*$|,)|
    ^(?!.*\b(?:telefon\w*|chiam\w+|whatsapp|venga)\b).*\b(?:niente piu|basta(?: con)?|stop (?:a|ai|alle|con)) (?:i |le |gli )?(?:solleciti|proposte|promemoria|offerte|pubblicita|richieste)${END}|
    \b(?:adesso|ora|per favore),? anche meno[ .!]*$|
    \b(?:chied\w+|pregh\w+|invit\w+) (?:\w+ )?di tacere\b|\basten\w+ da (?:ulterior|nuov|altr|successiv)\w+\b
  `),
  new RegExp(inLines`
    (?<!\bnon )\bsi dimentichi(?:no)? (?:di (?:noi|me)|della nostra esistenza)\b|\b(?:conto|finta) che non (?:esist\w+|ci siamo)|\bcome se non esist\w+|
    \b(?:mi|ci) (?:depenn|espung)\w+(?! (?:il|lo|la|i|gli|le|un)\b)|\bdepenn\w+(?:mi|ci)\b|
    \b(?:depenn|espung|esclud)\w* (?:pure |anche )?(?:questo|(?:il|la|i) (?:nostr|mi)\w+|l'intero) (?:contatto|nominativo|nome|indirizzo|dominio|recapit\w+|dati|ditta|azienda|casella)\b|
    \b(?:nominativo|recapiti?|dominio|contatt[oi]|indirizz[oi])\b.{0,20}\b(?:rimoss|cancellat|espunt|eliminat|esclus)[oi]\b.{0,6}\bda\w* vostr\w+|
    \b(?:speng|spegn|stacc|disattiv|ferm|interromp)\w+ (?:\w+ ){0,2}?(?:programma|sistema|robot|automa\w*|servizio|campagna|software)\b(?!.{0,40}\b(?:profilo|link|qui|area|pagina)\b)
  `),
  new RegExp(inLines`
    \b(?:corrispondenza|conversazione|discussione)\b.{0,20}\b(?:chius[ao]|conclus[ao]|conclud\w+|termin\w+|finisc\w+)\b|
    \b(?:chiudiamola|finiamola|chiudiamo|finiamo) (?:qui|cosi)${END}|\b(?:lev|togli|estromett)\w*(?:ci|mi) da\w* vostr\w+|
    \bchius[ao] (?:questa|la|ogni) (?:corrispondenza|conversazione|discussione)\b|
    \blasciate(?:ci|mi) (?:lavorare|vivere)(?=[ .!]*$|,? (?:per|grazie))|\b(?:ci|mi) lasci(?:ate|no)? (?:lavorare|vivere)(?=[ .!]*$|,? (?:per|grazie))|
    ^(?:sparite|sparisca|sparisci|smammi|smammate)${END}|\b(?:si levi|levatevi|si tolga|toglietevi) (?:di torno|dai piedi)\b|
    ^deve (?:finire|cessare)(?:,? questa\b|[ .!]*$)|\b(?:questo|tutto questo|la cosa) deve (?:finire|cessare)${END}
  `),
  new RegExp(inLines`
    ^${NOT_OF_SALES}.*\b(?:(?:ogni|qualsiasi|qualunque) (?:successiv|ulterior|nuov|altr)\w+ (?:\w+ )?
      (?:comunicazione|contatto|messaggio|mail|sollecito|tentativo|invio)\b.{0,60}\b(?:molesti\w+|stalking|legal[ei]|avvocat\w+|denunci\w+|garante)|
    se (?:\w+ ){0,3}?(?:riscriv|ricontatt|insist|continu|persist|ricev\w+ (?:ancora|altr)|scriv\w+ (?:ancora|di nuovo))\w*.{0,60}
      \b(?:garante|avvocat|denunci|querel|polizia|nostro legale)\w*|
    (?:alla prossima|un'altra|ancora una|un altro) (?:mail|e-?mail|messaggio)\b.{0,30}\b(?:avvocat|denunci|garante|querel)\w*)|
    \be l'ultima volta che (?:le |vi |glielo |ve lo )?(?:rispond|dic|scriv)\w+|^fine della (?:corrispondenza|discussione)\b|
    ^${NOT_OF_SALES}.*\b(?:preferi\w+|vogli\w+|vorre\w+) non (?:sentirne|saperne|riparlarne|parlarne)(?: mai)?(?: parlare)? piu\b
  `),
  new RegExp(inLines`
    \bdi non (?:(?:ricontattar|riscriver)(?:e|ci|mi)\b(?! (?:il|lo|la|i|gli|le|un\w*|prima)\b)|rifar(?:vi|si) viv|tornare alla carica)|\beviti(?:no)? di (?:riscriv|ricontatt|insist)\w+|
    \bnon torn\w+ (?:mai )?(?:piu )?alla carica\b|^(?:ma )?la smett(?:a|ete|i)(?:,| ?[?!.]*$)|^(?:ora |adesso )?finitela[ .!]*$|
    \bcessare (?:ogni|qualsiasi|l'invio)\b|\bdiffid\w+\b.{0,40}\bdal proseguire\b|
    \bniente altr[ie] (?:messaggi|mail|e-?mail|solleciti|richieste)\b(?! (?:per|fino))|\bfuori (?:il (?:mio|nostro) (?:nome|indirizzo))\b|
    \bnon ricevere (?:ulteriori|altri|altre|piu) (?:solleciti|messaggi|mail|comunicazioni|proposte)\b|\b(?:mi|ci) lasci(?:ate)? in pace(?=[ .!]*$|,| (?:con|per|e)\b)|
    \bil (?:nostro|mio) nome da\w* vostr\w+|\bnon perda (?:altro )?tempo con noi\b|\blevat?e (?:la mia|il mio|la nostra) (?:mail|e-?mail|indirizzo)\b
  `),
];

const PORTUGUESE: readonly RegExp[] = [
  new RegExp(inLines`
    \bnao (?:(?:nos|me|o|se) ){0,2}(?:volt|torn)(?:e|es|em|ar|ou) a (?:(?:nos|me) )?(?:insistir|perguntar|contact|contat|escrever|ouvir falar|incomod|falar|propor|abordar)\w*|
    \brisque(?:m)?(?:-(?:nos|me)| (?:o nosso|o meu|a nossa) (?:nome|contacto|morada|empresa))\b|
    \bnao quer\w+ (?:receber )?mais (?:contactos|mensagens|e?-?mails|propostas)\b|
    \bchega de (?:lembretes|e?-?mails|mensagens|propostas|insist\w+|publicidade)\b|
    \b(?:conta que|como se) (?:ja )?nao exist\w+|(?<!\bnao se )\besquecam?(?:-se)? (?:de (?:nos|mim)\b|que exist\w+)|
    \b(?:assunto|tema|correspondencia) por (?:encerrad|terminad|concluid)[oa]\b|
    \bisto tem (?:de|que) (?:acabar|parar)${END}|\bdesampar\w+[- ](?:me|nos) a loja\b|\bdeix(?:e|em)[- ](?:me|nos) trabalhar${END}|
    ^${NOT_OF_SALES}.*\b(?:qualquer (?:nov|outr)[oa]|proxim[oa])\b.{0,6}\b(?:contact?o|mensagem|e?-?mail|comunicacao)\b.{0,50}
      \b(?:advogad\w+|queixa|assedio|policia|cnpd|tribunal)
  `),
];

export const DESIST_ABROAD: readonly RegExp[] = [
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...ITALIAN,
  ...PORTUGUESE,
  ...DESIST_IN_THE_NORTH,
];
