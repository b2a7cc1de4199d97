import { inLines } from '../../../../../kernel/in-lines.ts';
import { ENGLISH, IN_SHORT, WITH_A_BOW } from './no-more-mail-in-english.ts';

const GERMAN: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:bitte|sie|uns|mich)\b.{0,30}\bnicht (?:noch ?mal|nochmals?|noch ein ?mal|mehr|wieder|erneut|weiter)
      (?: \w+){0,2} (?:an(?:zu)?schreib\w*|kontaktier\w*|anmail\w*|belastig\w*|nachfass\w*|nachhak\w*)|
    ^(?:bitte )?(?:und (?:bitte )?)?nie (?:wieder|mehr)[ .!]*$|
    \bunterlass\w* sie (?:das|dies|solche\w*|kunftig)\b|
    \b(?:solche\w*|kunftig\w*) (?:\w+ )?(?:zu )?unterlass\w*
  `),
  new RegExp(inLines`
    \bnicht (?:langer |mehr )?(?:auf|in) (?:ihrer|eurer|dieser|der|einer) (?:\w+ )?
      (?:\w*liste|verteiler|datenbank|kartei)\b|
    \bwill keine (?:weiteren )?(?:e-?mails?|mails?|nachrichten|werbung)\b|
    \b(?:adresse|daten|uns|mich)\b.{0,20}\b(?:zu )?(?:loschen|entfernen|streichen|austragen)\b|
    ^(?:bitte )?(?:austragen|abmelden|loschen)\b.{0,20}$|
    \bvon (?:der|ihrer|dieser) (?:\w+ )?\w*liste\b.{0,15}(?:$|nehmen|streichen|loschen|entfernen)
  `),
  new RegExp(inLines`
    \blassen sie es (?:bitte )?(?:gut sein|dabei|bleiben|sein)\b|
    \b(?:belassen|bleiben|lassen) (?:sie|wir) es\b.{0,15}\bdabei\b|
    \b(?:bitte|uns|mich)\b.{0,25}\bnicht (?:mehr|wieder|erneut|noch einmal) (?:
      melden|anfragen|nachfassen|nachfragen|anrufen
    )\b|
    \b(?:untersag\w+|verbiet\w+|verbitt\w+)\b.{0,40}
      \b(?:kontakt\w*|mails?|e-?mails?|nachrichten|anfragen|zusendung\w*)\b|
    \b(?:bitte|kunftig\w*|weitere\w*)\b.{0,50}\b(?:unterlassen|einstellen|bleiben lassen)\b
  `),
  new RegExp(inLines`
    ^(?:bitte )?(?:loschen|austragen|abmelden|streichen)(?: bitte| sie (?:mich|uns))?[ .!]*$|
    \b(?:bitte|bitten|verlang\w+|forder\w+)\b.{0,15}\bum (?:die )?(?:umgehende )?
      (?:loschung|streichung|austragung|entfernung)\b|
    \b(?:widerspruch|widerspr\w+)\b|
    \b(?:wunsch\w+|mocht\w+|woll\w+) keine(?:n|rlei)? (?:weiteren? )?
      (?:kontakt\w*|mails?|e-?mails?|nachrichten|werbung|anrufe)\b|
    \bnicht willkommen\b|\bes reicht[ .!]*$|
    \b(?:nehmen|nimm)\b.{0,15}\b(?:uns|mich)\b.{0,10}\b(?:raus|heraus)\b
  `),
  new RegExp(inLines`
    \bspar(?:en|t|e)? (?:sie |ihr )?(?:sich|dir|euch|uns)\b.{0,20}
      \b(?:e-?mails?|mails?|nachrichten|briefe?|erinnerung\w*|nachfass\w*|anfragen|werbung)\b|
    \bepargne[rz][- ](?:vous|nous|moi)\b.{0,20}\b(?:mails?|messages?|relances?|courriels?|rappels?)\b|
    \b(?:ahorre(?:n)?se|ahorra(?:os|te))\b.{0,20}\b(?:correos?|mensajes?|mails?|recordatorios?)\b|
    \b(?:si risparmi|risparmia(?:tevi|ti|teci))\b.{0,20}\b(?:mail|messagg\w+|email|sollecit\w+)\b|
    \bbespaar (?:je|u|ons|mij|uzelf)\b.{0,20}\b(?:mails?|berichten|herinnering\w*)\b
  `),
  new RegExp(inLines`
    \b(?:verschon\w+|ersparen|erspar)\b.{0,20}\b(?:uns|mich|mir|sie)\b|
    \b(?:bitte|sehen|bitten|davon|von|weitere\w*)\b.{0,50}
      \b(?:davon|weitere\w*|e-?mails?|anfragen|kontakt\w*|nachrichten)\b.{0,40}
      \b(?:ab(?:sehen|zusehen)?|absehen|abstand|verzicht\w*)\b|
    \bdavon ab\b.{0,40}\b(?:anzuschreib\w*|zu schreib\w*|zu kontakt\w*|zu mail\w*)
  `),
  new RegExp(inLines`
    \b(?:nichts|keine?n?)\b.{0,30}\b(?:mehr|weiter\w*|erneut\w*)\b.{0,40}
      \b(?:horen|erhalten|bekommen|empfangen|geschickt|zugeschickt|wissen)\b|
    \b(?:nichts|keine?n?) (?:mehr|weiter\w*)\b.{0,25}\bvon ihnen\b|
    \bvon ihnen\b.{0,20}\b(?:nichts|keine?n?)\b.{0,10}\b(?:mehr|weiter\w*)\b
  `),
  new RegExp(inLines`
    \b(?:loschen|losche|entfernen|entferne|streichen|streiche|nehmen|nimm)\b.{0,40}
      \b(?:daten|adresse\w*|kontaktdaten|uns|mich|eintrag)\b.{0,60}
      \b(?:liste\w*|verteiler\w*|system\w*|gespeichert|bestand\w*|datei\w*|datenbank\w*|heraus|raus)\b
  `),
  new RegExp(inLines`
    \blassen sie (?:uns|mich)\b.{0,20}\bin (?:ruhe|frieden)\b|
    \blass(?:t)? (?:uns|mich)\b.{0,20}\bin ruhe\b|
    \b(?:uns|mich)\b.{0,20}\b(?:nicht|nie|keinesfalls)\b.{0,20}
      \b(?:mehr|wieder|weiter|erneut|noch (?:ein)?mal)\b.{0,20}
      \b(?:an|kontakt\w*|schreib\w*|mail\w*|behellig\w*|stor\w*)
  `),
  new RegExp(inLines`
    \b(?:unerwunscht|nicht erwunscht|unaufgefordert)\b.{0,50}
      \b(?:mails?|e-?mails?|nachrichten|anfragen|zusendung\w*|kontakt\w*)\b|
    \b(?:mails?|e-?mails?|nachrichten|anfragen|zusendung\w*|kontakt\w*)\b.{0,40}
      \b(?:unerwunscht|nicht (?:mehr )?erwunscht)\b
  `),
];

const FRENCH: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:etre|soit|soient|sois) (?:retire|supprime|efface|enleve|raye|desinscrit|desabonne)\w*\b|
    ^(?:arrete[rz]|stop(?! \w+ing (?:for|at|the|our|your|those|that|with)\b)|cesse[rz])\b.{0,25}$|
    \bne plus etre (?:sollicit|contact|derang|relanc|demarch)\w+
  `),
  new RegExp(inLines`
    \ben rest(?:er|ez|ons) la\b|
    \b(?:inutile d'|n'|ne pas |de ne pas |pas )insist\w+|
    \b(?:ne|n')\b.{0,25}\b(?:voul\w+|veux|souhait\w+|desir\w+)\b.{0,6}\bplus\b.{0,30}
      \b(?:messages?|mails?|courriels?|recevoir|entendre|sollicit\w*|relances?|contact\w*)\b|
    \b(?:stoppe[rz]?|cesse[rz]|arrete[rz])\b.{0,15}\b(?:ces|vos|les|de|tout\w*|avec)\b|
    ^ca suffit\b|
    \b(?:supprime[rz]|retire[rz]|efface[rz]|enleve[rz]|desinscri\w+)[- ](?:nous|moi)\b|
    \bde (?:nous|me) (?:supprimer|retirer|effacer|enlever|desinscrire)\b|
    \bsupprimez (?:mon|notre|mes|nos|toutes?)\b
  `),
  new RegExp(inLines`
    \b(?:
      inutile|pas la peine|pas besoin|merci|priere|veuillez|prions|prie|demand\w+|svp|souhait\w+|prefer\w+
    )\b.{0,40}\b(?:ne plus|ne pas|cesser|arreter|stopper|plus)\b.{0,25}\b(?:
      ecri\w*|reecri\w*|contact\w*|recontact\w*|relanc\w*|sollicit\w*|envo\w*|mail\w*|derang\w*|demarch\w*|
      adress\w*
    )\b|
    \bprenez (?:plus|pas) (?:meme )?la peine de (?:nous |me |m')?(?:re-?)?(?:ecrire|contacter|relancer|recontacter)\b|
    \b(?:inutile|pas la peine) de (?:nous |me |m')?(?:re-?)?
      (?:ecrire|contacter|relancer|recontacter|solliciter)\b
  `),
  new RegExp(inLines`
    \blaissez[- ](?:nous|moi)\b.{0,15}\b(?:tranquilles?|en paix)\b|
    \b(?:retire[rz]|supprime[rz]|supprimer|efface[rz]|enleve[rz]|raye[rz]|ote[rz]|desinscri\w+)\b.{0,40}
      \b(?:donnees|adresse|coordonnees|nom|contact|liste\w*|fichiers?|base)\b
  `),
];

const SPANISH: readonly RegExp[] = [
  /\bdarme de baja\b|\b(?:borren|eliminen|quiten|retiren|saquen|supriman)\b.{0,40}\b(?:direccion|correo|datos|empresa|nombre|contacto|envios|listas?|ficheros?)\b/,
  new RegExp(inLines`
    \b(?:ya )?(?:esta bien|basta) (?:ya )?(?:de|con)\b(?! (?:un[ao]?|el|la|su|tu)\b)|
    \bno insist\w+|
    \bdej\w+ de (?:molest\w+|insist\w+)|
    \b(?:por cerrad[oa]|zanjad[oa])\b.{0,15}\b(?:tema|asunto)\b|
    \bno (?:enviar|mandar|escribir|contactar)\w*\b.{0,12}\bmas\b
  `),
  /^(?:de )?baja(?: por favor| porfa)?[ .!]*$|\bno (?:quiero|queremos|deseo|deseamos)\b.{0,15}\b(?:saber|oir|recibir)\b.{0,15}\bmas\b|\bno (?:me|nos)\b.{0,20}\b(?:mas|otra vez|de nuevo|nuevamente)\b/,
  new RegExp(inLines`
    \bno (?:insist\w*|volv\w*|vuelv\w*|sig(?:a[ns]?|ais))\b.{0,15}
      (?:\bmas\b|\b(?:a|en)\b.{0,25}\b(?:contact\w*|escrib\w*|mand\w*|envi\w*)|$)|
    \bno vuelv\w* a\b.{0,30}\b(?:contacto|contactar\w*|escribir\w*|molestar\w*|mandar\w*|enviar\w*)\b
  `),
  new RegExp(inLines`
    \b(?:borr|elimin|quit|sac|suprim|retir)\w*(?:nos|me|noslo)\b|
    \b(?:borr|elimin|quit|sac|suprim|retir)\w*\b.{0,40}
      \b(?:listas?|base|datos|direccion|correo|registros?|ficheros?|contactos?)\b|
    \bde(?:jen|je|ja)(?:nos|me) en paz\b
  `),
];

const ITALIAN: readonly RegExp[] = [
  /\bessere (?:cancellat|rimoss|tolt|eliminat)\w\b|\b(?:rimuov|cancell|togli|elimin)\w*(?:ci|mi)\b|\bnon (?:vogliamo|voglio|desider\w+) piu essere\b/,
  /\bnon insist\w+|\bdi non insistere\b|\bsmettetela\b|\b(?:essere|venire|vengano|venga) (?:\w+ )?(?:rimoss|cancellat|tolt|eliminat)\w\b|\b(?:questione|discorso|argomento) (?:e )?chius[ao]\b/,
  new RegExp(inLines`
    \b(?:preghiamo|prego|chied\w+|vi preg\w+|la preg\w+|per favore|gentilmente|cortesemente)\b.{0,30}
      \bnon\b.{0,15}\b(?:invi\w*|scriv\w*|contatt\w*|mand\w*|disturb\w*)\b.{0,20}
      \b(?:piu|altr\w*|ulterior\w*|oltre|nuovamente)\b|
    \blasciat\w*(?:ci|mi) in pace\b
  `),
  new RegExp(inLines`
    \b(?:cancellazione|rimozione|eliminazione)\b.{0,25}
      \b(?:dati|indirizzo|nominativo|contatt\w*|lista|elenco)\b|
    \b(?:togl\w+|rimuov\w+|elimin\w+|cancell\w+)\b.{0,40}
      \b(?:indirizzo|dati|nominativo|lista|elenco|contatti|database|mailing)\b
  `),
];

const DUTCH: readonly RegExp[] = [
  /\bverwijder (?:mij|ons|me)\b|\bafmelden\b|\bgeen\b.{0,15}\bmails?\b.{0,10}\bmeer\b/,
  new RegExp(inLines`
    \blaat het (?:hier|daar)\w*\b.{0,20}\b(?:bij|rusten)\b|
    \b(?:graag|gelieve(?: te)?|svp|aub)? ?verwijderen[ .!]*$|
    \b(?:mij|ons|me)\b.{0,15}\b(?:niet|nooit) (?:meer|langer|opnieuw|weer|verder)\b.{0,25}
      \b(?:mail\w*|schrijv\w*|benader\w*|contact\w*|bell\w*|stur\w*|lastig\w*)\b|
    \b(?:niets|geen)\b.{0,10}\b(?:meer|verder\w*)\b.{0,15}\b(?:van (?:jullie|u|je)|horen|ontvangen)\b
  `),
  new RegExp(inLines`
    \b(?:
      gelieve|graag|wilt? (?:u|je)|verzoek\w*|s\.?v\.?p|aub|alstublieft|willen|wens\w*|schrijf|mail|stuur|
      bel|benader|contacteer
    )\b.{0,40}\b(?:niet|geen|nooit|niets)\b.{0,15}\b(?:meer|verder\w*|opnieuw|nogmaals|weer|langer)\b|
    \bgeen (?:prijs|belang|behoefte)\b.{0,10}\b(?:op|aan|in)\b.{0,15}
      \b(?:verder\w*|meer|uw|dit soort|nog)\b.{0,20}
      \b(?:berichten|mails?|e-?mails?|contact|post|correspondentie)\b
  `),
  new RegExp(inLines`
    \b(?:haal|halen|verwijder\w*|schrap\w*|wis\b|wissen|streep|gooi|neem)\b.{0,40}
      \b(?:adres|mij|ons|gegevens|e-?mail\w*|mailadres)\b.{0,40}
      \b(?:bestand\w*|lijst\w*|systeem|database|mailing\w*|af|uit|administratie)\b|
    \b(?:adres|mij|ons|gegevens)\b.{0,40}\b(?:bestand\w*|lijst\w*|systeem|database|mailing\w*)\b.{0,20}
      \b(?:halen|verwijderen|schrappen|wissen)\b|
    \bgegevens\b.{0,20}\b(?:verwijder\w*|wissen)\b
  `),
  new RegExp(inLines`
    \b(?:stop|stoppen|hou op|houd op|ophouden)\b.{0,15}\b(?:met|van)?\b.{0,15}
      \b(?:mailen|mails|e-?mails|berichten|schrijven|sturen|benaderen|deze)\b|
    \b(?:uitschrijven|afmelden)\b|
    \blaat (?:ons|mij|me) met rust\b|
    \b(?:mogen|mag|willen|wil)\b.{0,20}\b(?:uit|van) (?:uw|je|jullie|de|deze) (?:\w+ )?
      (?:\w*lijst\w*|bestand\w*|\w*list)\b|
    \bgeen contact meer\b|
    \bgeen (?:verdere|nieuwe|andere|volgende) (?:e-?mails?|mails?|berichten|aanvragen|correspondentie)\b
  `),
];

const PORTUGUESE: readonly RegExp[] = [
  /\b(?:remocao|exclusao|eliminacao)\b.{0,20}\b(?:e-?mail|dados|endereco|contact?o|cadastro)\b|\bnao quer\w+ mais\b|\bdeix\w+ de (?:nos|me) (?:contact\w+|contat\w+|escrever|enviar|mandar)\b/,
  new RegExp(inLines`
    \bnao insist\w+|
    ^(?:por favor,? )?(?:remover|descadastrar|excluir|apagar|retirar)(?: por favor)?[ .!]*$|
    \b(?:sair|saia|tirem?)\b.{0,12}\b(?:d?essa|d?esta|da|sua|vossa) lista\b|
    \bnao (?:quer\w+|desej\w+|pretend\w+)\b.{0,20}\bmais\b.{0,15}
      \b(?:mensage\w+|e-?mails?|contact?os?|nada)\b
  `),
  new RegExp(inLines`
    \bnao (?:nos|me)\b.{0,15}\b(?:
      escrev\w*|contact\w*|contat\w*|envi\w*|mand\w*|incomode[ms]?|procur\w*|volt\w*
    )\b(?!.{0,20}\bate\b)|
    \bnao (?:quer\w+|desej\w+|pretend\w+|gostar\w+)\b.{0,20}
      \b(?:receber|ser contact\w*|ser contat\w*|mais)\b.{0,30}
      \b(?:mais|mensagens?|mensage\w*|e-?mails?|contact\w*|contat\w*|correspond\w*|outr\w*|nada)\b|
    \bnao (?:escrev\w+|mand\w+|envi\w+|volt\w+)\b.{0,25}\bmais\b|
    \bnao volt\w+ a\b.{0,20}\b(?:contact\w*|contat\w*|escrev\w*|mand\w*|envi\w*)\b
  `),
  new RegExp(inLines`
    \b(?:retir\w*|remov\w*|exclu\w*|apag\w*|tir\w*|elimin\w*|cancel\w*|descadastr\w*)\b.{0,40}
      \b(?:lista\w*|base|dados|cadastro|e-?mail|endereco|contact?os?|mailing)\b|
    \b(?:pare|parem|para|deixe|deixem|deixa)\b (?:com|de)\b.{0,20}
      \b(?:mand\w*|envi\w*|escrev\w*|contact\w*|contat\w*|incomod\w*|e-?mails?|mensage\w*)\b|
    \bdescadastr\w+\b|\bchega de\b|
    \bnao (?:mandar|enviar|escrever|contactar|contatar)\b.{0,20}\bmais\b|
    \bque nao (?:me|nos)\b.{0,15}\b(?:contact\w*|contat\w*|escrev\w*)\b|
    \bdeixe?m?[- ](?:nos|me) (?:th)?em paz\b
  `),
];

const NORTHERN_AND_EASTERN: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:ta|tag|slette?|fjerne?|radera|radere|stryk[ae]?|stryge|avregistrera|afmelde?|avmelde?|meld)\b.{0,20}
      \b(?:oss|os|mig|meg|min|var|vores|adress\w*|adresse\w*)\b.{0,40}
      \b(?:\w*list\w*|register\w*|registre\w*|utskick\w*|database\w*|bort|ud|ut|av)\b|
    \b(?:sluta|slut|stopp?|hold op)\b.{0,10}\b(?:med|mejla|maila|skriva|skicka|sende|skrive|maile)\b|
    \b(?:skicka|send|skriv|kontakta|kontakt|mejla|mail)\b.{0,25}
      \b(?:inte|inget|inga|ikke|ikkje|ingen|intet)\b.{0,15}
      \b(?:mer|mere|fler|flere|igen|igjen|langre|laengere|lenger)\b
  `),
  new RegExp(inLines`
    ^(?:(?:venn?ligen|vennligst|venligst|snalla|tack,?|var god) )?
      (?:av-?registrera|av-?meld|afmeld|avmelda|avprenumerera|avslutt abonnement\w*)
      (?: (?:mig|meg|oss|os|denne|denna))*(?:,? (?:tack|takk|tak|venligst|vennligst))*[ .!]*$|
    \b(?:av-?registrera|avmelda?|afmeld|avprenumerera) (?:mig|meg|oss|os|denna|denne|var|vores|var|min)\b
  `),
  new RegExp(inLines`
    \b(?:inte|ikke|aldri|aldrig)\b.{0,12}\b(?:skriv|kontakt|mejl|mail|send|skicka|hor)\w*\b.{0,25}
      \b(?:igen|igjen|mer|mere|flere|fler)\b|
    \b(?:skriv|kontakta?|mejla|send|skicka)\b.{0,20}\b(?:inte|ikke|aldri|aldrig)\b.{0,20}
      \b(?:igen|igjen|mer|mere|flere|fler)\b|
    \b(?:sluta|slutt|stopp?|hold op)\b.{0,12}\b(?:mejl|skriv|send|kontakt|maile)\w*
  `),
  new RegExp(inLines`
    \balkaa\b.{0,30}\b(?:lahetta|kirjoitta|ottako)\w*|
    \bpoista(?:kaa)?\b.{0,40}\b(?:osoite\w*|osoittee\w*|listal\w*|meidat|minut|tieto\w*)|
    \b(?:uz )?(?:nam|mi) (?:uz )?(?:nepist\w*|neposilejte)\b|
    \b(?:nepist\w*|neposilejte)\b.{0,15}\b(?:nam|mi)\b|
    \b(?:vyradte|vymazte|odstrante|smazte)\b.{0,30}\b(?:nas|me|adres\w*|databaz\w*|seznam\w*)
  `),
  /\b(?:nie|przestan\w*)\b.{0,20}\b(?:pisa\w*|wysyla\w*|kontaktowa\w*|przysyla\w*|mailowa\w*)\b|\b(?:usun\w*|wykresl\w*|wypis\w*)\b.{0,30}\b(?:adres\w*|nas|mnie|dane|list\w*|baz\w*|mail\w*)\b/,
  // That it is enough now, and that nothing more may be heard.
  new RegExp(inLines`
    \b(?:nu|na|nog)\b.{0,20}\b(?:nok|racker|holder|far vara nog|genoeg)\b.{0,6}
      \b(?:med|met|van)\b (?:\w+ ){0,2}(?:
        mejl\w*|mail\w*|e-?mails?|e-?post\w*|
        beskeder|meddelande\w*|henvendelser|utskick|berichten|pamminn\w*|rykker\w*
      )\b|
    \b(?:hor|horer) (?:inte|ikke|ikkje) (?:av|fra) (?:er|dig|deg|dere|jer)\b|
    \bslutte (?:med )?[aå] (?:maile|sende|skrive|kontakte)\b|
    \b(?:vil|vill|onsker|onskar)\b.{0,12}
      \b(?:af|av|fran|bort fra|vaek fra|ut av) (?:jeres|deres|er|din) \w*list\w*|
    \bnie chc\w+ (?:juz |dluzej )?(?:byc|figurowac|widniec) (?:na|w) (?:\w+ )?(?:liscie|bazie)\b|
    \blade vaere med at (?:skrive|sende|kontakte|maile|henvende)\b|
    \blamna (?:oss|mig) i ?fred\b|
    \bslip(?:pe)? for (?:flere )?(?:mails?|e-?post\w*|beskeder|henvendelser)\b|
    \b(?:slippa|slippe) (?:fler |flere )?(?:mejl\w*|mails?|e-?post\w*|utskick|henvendelser)\b
  `),
  new RegExp(inLines`
    \bnie zycz\w+ (?:sobie|panstwa)\b|
    \bzaprzesta\w+\b.{0,20}\b(?:wysyla\w*|kontakt\w*|przysyla\w*|korespondenc\w*|pisania)\b|
    \bpros(?:z\w*|imy) o (?:
      usuniecie|wypisanie|wykreslenie|skreslenie|nieprzysylanie|niewysylanie|niekontaktowanie|niepisanie|
      nieprzesylanie
    )\b(?=.{0,30}\b(?:
      adres\w*|dan\w+|nas|nami|mna|mnie|baz\w*|list\w*|kontakt\w*|mail\w*|ofert\w*|wiadomosc\w*
    ))|
    \bnie chc\w+ (?:juz |wiecej )?(?:otrzymywac|dostawac)\b|
    \b(?:dajcie|daj|dac) (?:nam|mi) (?:\w+ )?spokoj\b
  `),
];

export const NO_MORE_MAIL: readonly RegExp[] = [
  ...WITH_A_BOW,
  ...ENGLISH,
  ...IN_SHORT,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...ITALIAN,
  ...DUTCH,
  ...PORTUGUESE,
  ...NORTHERN_AND_EASTERN,
];
