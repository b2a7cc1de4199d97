import { inLines } from '../../../../../kernel/in-lines.ts';
import { wordsOf } from '../../../../../kernel/words-by-language.ts';
import type { Phrases } from './phrases.ts';

/** No, and no reason. */
const NOT_FOR_US = wordsOf({
  german: [
    String.raw`passt (?:\w+ ){0,3}nicht (?:zu|fur|in|bei)`,
    '(?:nichts|kein thema) fur (?:uns|mich)',
    String.raw`(?:mochten|wollen) (?:das|dies|darauf|davon) (?:\w+ )?(?:nicht|verzichten)`,
  ],
  french: ["(?:n'est|est) pas (?:pour|fait pour|dans) (?:nous|moi|nos cordes)", 'ne nous correspond pas'],
  spanish: [String.raw`no (?:nos )?encaja\w*`, 'no es (?:para|lo nuestro)'],
  italian: ['non fa (?:per|al caso)', 'non rientra nei nostri'],
  dutch: ['past (?:\\w+ )?niet (?:bij|in)', 'niets voor (?:ons|mij)', 'doen (?:\\w+ )?niet (?:aan )?mee'],
  portuguese: [
    'nao (?:e|seria) para (?:nos|mim)',
    String.raw`nao se (?:enquadra|encaixa)\w*`,
    '(?:nao temos|nao ha|sem|nao existe) (?:qualquer )?interesse',
  ],
  nordic: [
    '(?:nej|nei),? (?:tack|takk|tak)',
    'tacka\\w* nej|takke\\w* nei|(?:siger|sige) nej',
    '(?:inget|ingenting|inte nagot|ikke noe|ikke noget|ikke|inte) for (?:oss|os|meg|mig)',
    '(?:vi|jag|jeg) (?:avstar|afstar|avslar|afslar|star over)',
    String.raw`(?:inte|ikke) (?:aktuel\w*|aktuellt|intress\w+|interess\w+)`,
  ],
  polish: [
    String.raw`nie (?:skorzystamy|skorzystam|jestesmy zainteresowani|jestem zainteresowan\w|interesuje (?:nas|mnie)|wspolpracujemy)`,
    '(?:to )?nie dla (?:nas|mnie)',
    'rezygnujemy|odmawiamy',
  ],
});

export const PLAIN_NO: Phrases = {
  says: [
    new RegExp(inLines`
      \b(?:
        stay (?:as we are|small|the way)|leave things as they are|
        keep (?:things|it) (?:small|as (?:they|it)|the way)|like it that way|
        prefer (?:it|things) (?:this|that|the) way|(?:have|had|going) to say no(?=[ .!,]*$|,? (?:as|to (?:this|that|it)|for|this)\b)|not (?:be )?taking you up|cup of tea|
        not (?:something|anything) (?:we|i) (?:would|want|could)|decided against
      )\b
    `),
    // English
    new RegExp(inLines`
      ^(?:\w+,? )?(?:hi|hello|hey|dear)?[ \w]{0,20},? ?(?:sorry,? )?
        (?:no|nope|nah|pass|not interested|no interest|declined?|no thanks?|no thank you|no,? thanks?)
        (?:[ ,]+(?:thanks?|thank you|sorry|but|we|good luck|for us|but thanks?).{0,60})?[ .!]*$
    `),
    new RegExp(inLines`
      \b(?:not|no longer|un|never) ?(?:\w+ ){0,3}(?:
        interested|looking (?:for|to (?:add|expand|open|partner|work))|seeking|pursu\w+|proceed\w*|
        moving forward|move forward|
        able to (?:
          offer|open|help|accommodate|approve|work|support|supply|assist|move|proceed|accept|extend|
          provide (?:you )?(?:with )?(?:an? )?account
        )|
        accepting|taking on|opening|approv\w+|onboarding|adding|a (?:good )?(?:fit|match)|
        the right (?:fit|match)|going to (?:be able|work|happen|pursue|move)|in a position|approved|
        eligible|qualify|meet our
      )\b
    `),
    new RegExp(inLines`
      \b(?:do|does|can|could|will|would|is|are|may) not (?:
        currently |presently |be able to |be |have (?:a )?|offer |do |provide |run )*(?:
          wholesale|wholesaling|sell wholesale|b2b|a wholesale|resell\w*|open (?:an? |new |any )?accounts?|
          trade accounts?|accept(?:ing)? new|take on|offer\w* (?:this|that|wholesale)|
          supply (?:to )?(?:you|resellers|third)|
          work (?:for us|together|with (?:you|resellers|wholesal\w+))|
          partner (?:with (?:you|resellers))?
        )\b
    `),
    new RegExp(inLines`
      \b(?:
        decline|declining|declined|rejected|denied|turn(?:ed|ing)? (?:you |this |it |your \w+ )?down|
        have to pass|going to pass|will pass|pass on this|respectfully pass|must pass|opt(?:ed)? not to|
        chosen not to|decided (?:not to|against)|gone (?:in )?(?:a |another )(?:different )?direction
      )\b
    `),
    new RegExp(inLines`
      \b(?:all set|set|fine|covered|good) (?:with|for) (?:\w+ )?
        (?:retailers|resellers|sellers|partners|stockists|now)\b|
      \b(?:have|got) (?:all|enough|plenty of) (?:the |of the )?
        (?:retailers|resellers|sellers|partners|stockists)\b|
      \bnot the direction\b|
      \bno (?:wholesale|reseller|b2b|dealer|trade) (?:program\w*|accounts?|sales|option|pricing)\b|
      \bnot for us\b|
      \bno longer (?:wholesale|offer|accept|do)\b|
      \bwe (?:are|will) (?:have to )?(?:be )?(?:unable to|say(?:ing)? no)\b|
      \bunable to (?:offer|open|approve|accommodate|move|proceed|help|accept|support|supply|work)\b
    `),
    // German
    new RegExp(inLines`
      ^(?:nein|kein interesse|nein,? danke)\b.{0,60}$|
      \b(?:
        kein (?:interesse|bedarf)|
        nicht interessiert|
        leider (?:absagen|ablehnen|nicht)|
        lehnen\b.{0,40}\bab\b|
        (?:mussen|mochten|muss) (?:\w+ ){0,4}(?:absagen|ablehnen|absage)|
        absage|
        nicht (?:an|mit|fur|moglich|zusammen\w*|beliefern)|
        keine (?:neuen |weiteren )?(?:
          handler|haendler|kunden|wiederverkaufer|zusammenarbeit|belieferung|partner
        )\w*|
        kein\w* (?:grosshandel|b2b|handlerprogramm|wiederverk\w+)|
        kommt (?:fur uns )?nicht in ?frage
      )\b
    `),
    // French
    new RegExp(inLines`
      ^non(?:,|[.!]|$| merci\b).{0,60}$|
      \b(?:
        pas interess\w+|
        ne (?:
          sommes|suis|souhaitons|desirons|pouvons|travaillons|proposons|faisons|cherchons|recherchons|
          donnerons|donnons
        ) (?:malheureusement )?(?:pas|plus|aucun\w*)|
        decliner|refus\w* votre|pas donner suite|negativement|defavorable|pas (?:de )?suite favorable|
        regret de
      )\b
    `),
    // Spanish
    new RegExp(inLines`
      ^no(?:,|[.!]|$|,? gracias\b).{0,60}$|
      \b(?:
        no (?:estamos|estoy|nos) interesa\w*|no nos interesa|
        no (?:
          podemos|trabajamos|vendemos|ofrecemos|buscamos|aceptamos|abrimos|queremos|es posible|vamos a|
          hacemos|disponemos|contamos
        )|
        declin\w+|rechaz\w+
      )\b
    `),
    // Dutch and Portuguese
    new RegExp(inLines`
      ^(?:nee|nee,? (?:dank\w*|bedankt))(?:,|[.!]|$|\b).{0,50}$|
      \b(?:
        geen (?:interesse|belangstelling|behoefte)|niet geinteresseerd|helaas (?:niet|geen|moeten)|
        (?:kunnen|willen|zullen) (?:wij|we) (?:u |je |jullie )?(?:helaas )?(?:niet|geen)|
        niet op ingaan
      )\b|
      ^nao(?:,|[.!]|$|,? obrigad\w*).{0,50}$|
      \b(?:
        nao (?:
          temos interesse|estamos interessad\w+|nos interessa|podemos|trabalhamos|vendemos|aceitamos|
          queremos|sera possivel|e possivel
        )|
        sem interesse|infelizmente nao|recus\w+
      )\b
    `),
    // Italian
    new RegExp(inLines`
      ^no(?:,|[.!]|$|,? grazie\b).{0,60}$|
      \b(?:
        non (?:siamo|sono|ci) interessa\w*|non ci interessa|
        non (?:
          possiamo|lavoriamo|vendiamo|offriamo|cerchiamo|accettiamo|apriamo|vogliamo|e possibile|facciamo|
          prevediamo|intendiamo|disponiamo
        )|
        declin\w+|rifiut\w+
      )\b
    `),
    // The same small words everywhere: it doesn't suit us, it's nothing for us, no thank you.
    NOT_FOR_US,
  ],
  unless: [
    /\b(?:no|not) (?:minimums?|min|issues?|objections?|restrictions?|problem|worries|rush|hurry|obligation|need|map|fee|cost|charge|pressure|later than|only|yet (?:seen|received)|sure|sold out)\b/,
    new RegExp(inLines`
      \b(?:if|when|should) (?:you|not)\b.{0,25}\bnot (?:interested|able|qualify|eligible|looking)\b|
      \bnot (?:\w+ ){0,2}(?:
        hesitate|been able|miss|forget|familiar|sure|know|received?|find|see|open the|include|require|
        charge|have a minimum
      )\b
    `),
    /\b(?:on (?:vacation|leave)|out of (?:the )?office|in the office)\b/,
  ],
};

/** Over a whole sentence: "if you sell on marketplaces, please don't apply, since those get rejected". */
export const TURNED_DOWN_THERE: Phrases = {
  says: [
    /\b(?:marketplaces?|amazon|fba|third[- ]party)\b.{0,80}\b(?:get|gets|are|is|will be|be) (?:\w+ )?(?:rejected|declined|refused|turned (?:down|away))\b/,
  ],
};
