import { inLines } from '../../../../../kernel/in-lines.ts';

/** What sounds so and isn't: what they won't do themselves, or what waits for a time or for a paper. */
export const MORE_MAIL_LATER: readonly RegExp[] = [
  // "You needn't ask again, I'll send it on Monday": who promises goes on.
  new RegExp(inLines`
    \b(?:
      nicht (?:mehr |weiter |noch ?(?:ein)?mal )?(?:nach\w+|\w+ zu \w+|erinnern|schreiben|melden)|
      no hace falta|no es necesario|pas (?:la peine|besoin|necessaire)|inutile|
      non (?:serve|occorre|c'e bisogno)|hoeft? (?:\w+ )?niet|nao (?:e preciso|precisa)
    )\b.{0,60}\b(?:
      (?:ich|wir) (?:meld\w+|schick\w+|send\w+|ruf\w+|komm\w+|mail\w+|stell\w+)|
      (?:le|les|te|os) (?:mand\w+|envi\w+|llam\w+|escrib\w+)|
      (?:je|nous) (?:vous |t')?(?:envo\w+|rappel\w+|ecri\w+|repond\w+|revien\w+|enverr\w+)|
      (?:le|la|vi|ti) (?:mand\w+|invi\w+|chiam\w+|scriv\w+)|
      (?:ik|wij|we) (?:stuur|sturen|mail|mailen|bel|bellen|kom|komen)|
      (?:lhe|vos|te) (?:mand\w+|envi\w+|lig\w+)
    )\b
  `),
  // For a while only.
  new RegExp(inLines`
    \b(?:
      vorerst|vorlaufig|for the (?:moment|time being)|for now|
      just now|per (?:ora|adesso)|por ahora|de momento|pour (?:l'instant|le moment)|voorlopig|
      tills vidare|inntil videre|indtil videre|
      por (?:ora|enquanto)|na razie
    )\b(?! (?:and|or) (?:ever|forever|always|good|for good))
  `),
  /\bgive (?:us|me) (?:a (?:rest|break)|some \w+)\b.{0,20}\b(?:until|till|before)\b/,
  // "Stop asking until we have restocked."
  /\b(?:stop|quit|hold off|leave off)\b.{0,40}\b(?:until|till)\b (?!now\b|further\b|hell\b|never\b)\w+/,
  /\bnot hesitate\b(?!.{0,20}\b(?:remov|unsubscrib|tak|delet|report|block|complain)\w*)|\bnot\b.{0,80}(?:\binstead\b|, (?:please )?use (?:the|our)\b)/,
  new RegExp(inLines`
    \b(?:not|nothing|no|never)\b.{0,60}
      \b(?:until|till|til|before|unless|without|ahead of)\b (?!now\b|further\b|(?:or|nor|and) after\b)(?:\w+ ){0,3}(?:
        january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|
        fall|autumn|winter|then|next|after|monday|\d|we|i|you|it|that|new|q[1-4]|the
      )\b
  `),
  new RegExp(inLines`
    \b(?:we|i|they|she|he) (?:will|can|could|do|did|have|are|am|shall|may)(?: \w+)? not (?!
      want|wish|need|like|care|accept|expect|appreciate|
      (?:take|answer|read|reply to|respond to) (?:\w+ ){0,4}
        (?:e?mails?|messages?|letters?|pitches|approaches|solicitations) from
    )(?:\w+ ){0,2}(?:
      send|write|e?mail|contact|reach|follow|get back|bother|hear|message|communicate|do|use|carry|sell|
      ship|take|offer|list
    )\b(?!.{0,80}\b(?:ask|request|demand|insist)\w* (?:that )?you\b)|
    \b(?:you will|you may|you might) not hear\b
  `),
  new RegExp(inLines`
    \bnot (?:send|ship|mail|return) (?:me |us )?(?:the|our|those|these|that|any|your) (?:\w+ )?(?:
      samples?|orders?|parcels?|packages?|goods|stock|invoices?|payments?|boxes|cheques?|checks?|paperwork|
      money|cards?
    )\b
  `),
  // "Write to us again in May", in the North and in Poland.
  new RegExp(inLines`
    (?<!\b(?:inte|ikke|aldri|aldrig) )\b(?:
      skriv|kontakta?|hor (?:garna )?av (?:er|dig)|ta (?:gjerne |gerne )?kontakt|forsok|
      vend (?:gerne )?tilbage|
      kom (?:garna |gjerne |gerne )?(?:tillbaka|tilbake|tilbage)|
      aterkom\w*
    )\b(?!.{0,20}\b(?:inte|ikke|aldri|aldrig)\b).{0,40}\b(?:
      igen|igjen|januari?|februari?|marts?|mars|april|maj|mai|juni|juli|augusti?|september|oktober|november|
      desember|december|host\w*|var\w*|sommer\w*|nasta|neste|naeste
    )\b
  `),
  new RegExp(inLines`
    \b(?:alkaa|ala)\b.{0,60}\b(?:ennen|asti|saakka)\b|
    \bdo (?:ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|konce)\b.{0,40}
      \bne(?:pis|posil|kontakt|ozyv)\w+|
    \bne(?:pis|posil|kontakt|ozyv)\w+.{0,40}
      \bdo (?:ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|konce)\b
  `),
  /\b(?:prosimy|prosze) (?:pisac|o kontakt|napisac|skontaktowac)\b/,
  /\bno need to (?:write|e?mail|contact|follow|reply|send|get back)\b.{0,40}\b(?:i|we) (?:will|can|have)\b|\b(?:if|once|when) (?:you|we|i)\b.{0,40}\b(?:map|below|under|polic\w+|violat\w*)\b/,
];
