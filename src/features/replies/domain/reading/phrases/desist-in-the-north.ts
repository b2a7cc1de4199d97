import { inLines } from '../../../../../kernel/in-lines.ts';

/** "Give it up" in Dutch, the tongues of the North and Polish; a Dutch "u" is a "you" by then, a Swedish "ur" a "your". */

const END =
  '(?=[ .!?)]*$|,? (?:alstublieft|a\\.?u\\.?b\\.?|graag|bedankt|dank|thanks|tack|tak|takk|prosze|dziekuje|dziekujemy)\\b)';
const NOT_OF_SALES =
  '(?!.*\\b(?:amazon|bol|walmart|e-?bay|allegro|kaufland|prij[sz]\\w*|verko\\w+|pris\\w*|salj\\w*|saelg\\w*|selg\\w*|sprzeda\\w*|cen[aey]?))';
const YOU = '(?:you|u|je|jij|jullie)';

const DUTCH_MAIL =
  '(?:herinnering\\w*|opvolg\\w*|vervolgmail\\w*|reminders?|follow[- ]?ups?|voorstel\\w*|berichten|bericht|mail(?:s|tjes?)?|contact|correspondentie|acquisitie|reclame|brie(?:f|ven))';
const DUTCH: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:vraag|dring|benader|probeer|herinner|contacteer)\b(?: \w+){0,4}? (?:nooit|niet) (?:meer|nog (?:een keer|eens)|opnieuw|weer|verder)(?: om| aan| over)?${END}|
    ^(?:graag |liever |gelieve |a\.?u\.?b\.? |en )?(?:hier(?:over)? |ons |mij |me )?niet meer (?:te )?(?:sturen|mailen|schrijven|benaderen|vragen|contacteren|storen|lastigvallen)${END}|
    \b${DUTCH_MAIL}\b.{0,40}\b(?:hoeft ook niet|niet (?:\w+ ){0,3}(?:gewenst|welkom)|ongewenst|zinloos)\b|
    \bgeen (?:verdere |nieuwe )?(?:herinneringen|opvolg\w+|reminders|follow[- ]?ups?|voorstellen|reclame|acquisitie)(?: \w+)? meer\b(?! nodig)|
    \b(?:wens\w*|willen|wil|dulden) geen (?:verdere |enkele )?(?:acquisitie|opvolging|correspondentie|contact meer)\b
  `),
  new RegExp(inLines`
    \bgun (?:een|ons|mij|me|die)\b.{0,20}\brust\b|\blaat (?:ons|mij|me)(?: \w+){0,2} (?:werken|met vrede)${END}|
    \blaten we het hierbij (?:laten|houden)(?=[ .!]*$|, (?:voorgoed|definitief|graag))|\blaat (?:het )?maar zitten,? (?:voorgoed|definitief|voor altijd)\b|
    \bhet is (?:nu |zo |wel )*(?:mooi geweest|welletjes(?: geweest)?)[ .!]*$|
    \bhoren\b.{0,12}\bliever\b.{0,6}\b(?:niets|niks) meer\b|
    \b(?:zet|schakel|trek)\b(?: \S+){1,4}? ?(?:\w*systeem|\w*machine|robot|automaat|programma|mailreeks|campagne|bot)\b.{0,25}\b(?:uit|stop|af)\b|
    \b(?:dat|dit) (?:moet|dient) (?:\w+ ){0,2}(?:stoppen|ophouden|op te houden|te stoppen)${END}
  `),
  new RegExp(inLines`
    \bvergeet (?:maar |gerust )?dat (?:${YOU}|wij|we)\b.{0,20}\b(?:gevonden|bestaa\w*|kent|kennen)\b|\balsof (?:wij|we|ik) niet besta\w*|
    \bsla (?:ons|mij|me|dit adres)\b.{0,15}\bover\b|\bschrap (?:ons|mij|me)\b|
    \b(?:wil|willen) er ?uit[ .!]*$|\b(?:wil|willen|haal (?:ons|mij|me)|moeten) uit (?:uw|je|jullie|dat|het) (?:bestand|systeem|crm|kaartenbak|adres\w*)\b|
    \bdit (?:het|uw|jullie|je) laatste (?:bericht|mail\w*|brief|poging)\b.{0,3}\b(?:was|is|blijft|wordt)\b|
    \bafspreken dat er (?:geen|niets)\b|
    \b(?:correspondentie|mailwisseling)\b.{0,10}\b(?:als )?(?:beeindigd|gesloten|afgesloten)\b|
    \b(?:rot|donder|sodemieter|hoepel|flikker|lazer) op\b|^(?:wegwezen|opzouten|ga weg|klaar ermee)[ .!]*$
  `),
  new RegExp(inLines`
    ^${NOT_OF_SALES}.*\b(?:(?:elk|ieder|volgende?|nieuwe?)\b.{0,15}\b(?:bericht|mail|contact|poging|brief)\b.{0,40}
      \b(?:intimidatie|stalking|aangifte|advocaat|lastigval\w*|acm|spamklacht|politie)|
    (?:als|indien|mocht)\b.{0,20}\b(?:nog ?(?:eens|een keer|maals)|weer|opnieuw)\b.{0,12}\b(?:mail|schrij|stuur|benader|contact)\w*.{0,50}
      \b(?:aangifte|advocaat|politie|acm|klacht|spamklacht)|
    nog (?:een|1) (?:mail\w*|bericht|brief)\b.{0,30}\b(?:aangifte|advocaat|politie|klacht))\b|
    \bdit is de laatste keer dat (?:ik|wij|we) (?:antwoord\w*|reage\w+|het zeg\w*)|^einde (?:van deze )?(?:correspondentie|discussie)\b
  `),
  new RegExp(inLines`
    \b(?:verdere|nieuwe|ongevraagde) (?:\w+ )?${DUTCH_MAIL}\b.{0,30}\bniet op prijs\b|
    ^(?:en )?houd?(?: je| nou| nu| eens| toch| daar){0,3} op met (?:mailen|schrijven|sturen|vragen|die|deze|dat)\b|
    \bstuur\b.{0,30}\bgeen (?:\w+ )?(?:post|mails?|berichten|reclame) meer\b(?!.{0,12}\b(?:magazijn|winkel|fabriek|papier))|
    ^niet meer mailen\b|\bbezwaar tegen (?:\w+ )?verwerking\b|\balsof (?:${YOU}) (?:ons|mij) (?:nooit|niet)\b|
    \b(?:mijn|ons|dit) (?:mail)?adres verwijderen\b|\b(?:houd|hou|laat) (?:ons|mij|me) er ?(?:buiten|uit)\b|
    \b(?:ons|mij|me)(?: \w+)? met rust (?:te )?laten\b
  `),
];

const SCANDINAVIAN: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:fraga|sporg|sporr|tjata|kontakta?|skriv|pamin|rykk?)(?: (?:oss|os|mig|meg))? (?:inte|ikke|aldrig|aldri) (?:om )?(?:igen|igjen|mera?|en gang till?|flere? ganger)${END}|
    \b(?:ska|skal|skall|bor)(?: (?:i|du|ni|de|dere|inte|ikke)){1,2} (?:sporge|fraga|sporre|skrive|skriva|rykke|kontakte|kontakta)(?: (?:os|oss|mig|meg))? (?:igen|igjen|mere?|en gang till?)\b|
    \b(?:ikke|inte) (?:sporger?|fragar?|sporr|skriver) igen\b|\b(?:hold op|sluta|slutt)\b(?! (?:inte|ikke|aldri)).{0,12}\b(?:tjat\w*|mas\w*|plage|sporge|fraga|sporre)\b|
    \b(?:inga|ingen|ikke) (?:fler|flere) (?:paminnelser|pamindelser|rykkere|purringer|forslag|uppfoljningar|opfolgning\w*)\b|
    \b(?:sige|saga|si|enes om|overens om)\b.{0,12}\b(?:det|detta|dette) (?:var|ar|er|blir|bliver) (?:den|det) (?:sidste|sista|siste)\b
  `),
  new RegExp(inLines`
    \blatsas? (?:som )?(?:att|om) (?:vi|jag) inte (?:finns|existerar)\b|\bglem(?:me)? at vi (?:findes|finnes|eksisterer)\b|\bsom om vi ikke (?:findes|finnes|fandtes|eksister\w+)\b|
    \b(?:lad os|la oss|lat oss) (?:slutte|avslutte|avsluta|stoppe)\b.{0,25}\b(?:her|har|korrespondan[cs]\w*|korrespondens\w*)\b|
    \bslut(?:et|ten|ningen)? pa (?:\w+ )?(?:korrespond\w+|mejlvaxling\w*|mailveksling\w*)\b|
    \brader\w+ (?:\w+ )?(?:mina|vara|min|var) \w*(?:uppgifter|adress\w*|mejl\w*)\b|
    \b(?:hur|hvordan)\b.{0,12}\b(?:avregistrer|avmeld|afmeld)\w+|\bvill inte ha (?:sant|sadant|det) har\b
  `),
  new RegExp(inLines`
    \b(?:anmal\w*|anmeld\w*|melde\w*|gar|klag\w*)\b.{0,20}\b(?:konsument(?:verk|ombud)\w*|forbrug?er?\w*ombud\w*|forbrukertilsyn\w*|politi\w*|polisen|datatilsyn\w*|integritetsskydds\w*|pts)\b|
    \b(?:markedsforingslov|marknadsforingslag)\w*\b|
    \bdra at (?:skogen|helvete|pipsvangen)\b|^(?:skrid|forsvinn|forsvind|ga vaek)${END}|
    \bnu far det vara nog\b|\b(?:nu|det|dette|detta) (?:ma|skal|maste) (?:det |nu )?(?:stoppe|sluta|holde op|ta slut|stopper)${END}
  `),
  new RegExp(inLines`
    \b(?:slett?|fjern|ta bort|stryk|stryg|radera) (?:oss|os|mig|meg) (?:fra|fran|ur|your|av|af)\b|\bglem (?:os|oss|mig|meg)(?=[ .!]*$|,? takk?\b)|
    \binte bli (?:pamind|kontakta|uppringd|stord)\w*\b(?!.{0,15}\bfore\b)|^(?:nu racker det|det racker nu)[ .!]*$|\bsluta nu[ .!]*$|
    ^hold (?:nu |sa |dog )?op(?:[ .!]*$|, jeg\b)|\b(?:lamna|lat|lad|la)\b.{0,20}\bi fred\b(?!.{0,15}\b(?:till?s?|indtil)\b)
  `),
];

const POLISH: readonly RegExp[] = [
  new RegExp(inLines`
    \bnie (?:ponawiac|nalegac|naciskac(?! na)|nagabywac|niepokoic|przypominac(?: sie)?)\b(?! o )(?!.{0,12}\bdo\b)|\b(?:juz |wiecej ){1,2}nie pytac(?! o)|
    \bnie wracac do (?:tego |tej )?(?:tematu|sprawy)\b|
    \bzadnych (?:wiecej |dalszych |kolejnych )(?:przypomnien|propozycji|maili|wiadomosci|ofert|ponaglen)\b|
    \b(?:zakoncz\w*|konczymy|zamykamy)\b.{0,12}\b(?:korespondencj|dyskusj)\w+|\bkorespondencj\w+ za (?:zakonczon|zamknie)\w+|
    \bda(?:c|j|jcie) (?:nam|mi|sobie|pan|pani) (?:\w+ )?spokoj|^koniec (?:tej )?korespondencji\b|\b(?:to|te maile) (?:sie )?musi(?:a)? (?:sie )?(?:skonczyc|ustac)\b|
    \budaw\w+,? ze nas nie ma\b|(?<!\bnie )\bzapomn\w+ o (?:nas|naszym istnieniu)\b|
    ^${NOT_OF_SALES}.*\bkazd\w+ (?:kolejn|nastepn|dalsz)\w+ (?:wiadomosc|kontakt|e?-?mail|prob\w+)\b.{0,50}\b(?:nekani|prawnik|policj|adwokat|uodo|uokik)\w*
  `),
];

export const DESIST_IN_THE_NORTH: readonly RegExp[] = [...DUTCH, ...SCANDINAVIAN, ...POLISH];
