import { inLines } from '../../../../kernel/in-lines.ts';
import { alternatives } from '../../../../kernel/words-by-language.ts';

/** Answers to a question about marketplaces, and what is said of them that rules nothing; folded. */

/** "No restrictions on selling on Amazon" forbids nothing. */
export const NO_RESTRICTION = new RegExp(inLines`
  \bwhere (?:you|they) (?:re-?)?sell\b[^.;]{0,24}
    \b(?:up to (?:you|them)|(?:your|their) (?:own )?(?:business|call|choice|affair|decision|concern))|
  \bwhether (?:or not )?(?:you|they|(?:our |your )?(?:shops|stores|dealers|retailers))\b[^.;]{0,80}
    \b(?:up to (?:you|them)|(?:your|their) (?:own )?(?:business|call|choice|affair|decision|concern))\b|
  \b(?:wherever (?:you|they) like|anywhere you like|go (?:right )?ahead)\b|
  \b(?:no|not|don't|do not|without|kein\w*|aucune?|sin|ningun\w*|nessun\w*|geen)\b[\w ']{0,24}\b(?:
    restrict\w*|rules? (?:about|on|against|for) |limit(?!ed to)\w*|problem|objection|mind\b|object\b|police|beschrankung\w*|einschrankung\w*|
    restriction|restriccion\w*|restrizion\w*|beperking\w*
  )
`);
/** "Wherever else you trade", "any channel", "marketplaces included": where nothing is denied, nothing is kept back. */
export const LEFT_OPEN = new RegExp(
  String.raw`\b(?:${alternatives({
    english: [
      '(?:wherever|anywhere) (?:else )?(?:you|they) (?:like|trade|please|choose|want|wish|do business|sell)',
      '(?:through|via|on|in) (?:any|all|every) (?:(?:other )?sales |online )?channels?|all the same to us',
      '(?:market ?places?|amazon|e-?bay|etsy) (?:included|among them|too|as well)',
    ],
    german: [
      '(?:wo|woruber) (?:auch )?immer (?:sie|ihr|du)|wo (?:sie|ihr|du) (?:wollen|mochten|wollt|willst|mochtest)|uberall',
      '(?:marktplatze|amazon) (?:eingeschlossen|inbegriffen|inklusive)',
    ],
    french: [
      '(?:ou (?:bon vous semble|vous (?:le )?(?:voulez|souhaitez)))',
      'ou que ce soit|(?:places de marche|amazon) (?:comprises?|inclus\\w*)',
    ],
    spanish: [
      'donde (?:quiera|quieras|prefiera|prefieras|guste|quieran)',
      '(?:marketplaces|amazon) incluidos?',
    ],
    italian: [
      '(?:dove|ovunque) (?:vuoi|preferisci|volete|preferite|desideri)',
      '(?:marketplace|amazon) (?:compresi?|inclusi?)',
    ],
    dutch: ['waar (?:je|u|jullie) (?:maar )?(?:wil|wilt|willen)', '(?:marktplaatsen|amazon|bol) inbegrepen'],
  })})\b`,
);
/** The brand's own shop there, or where to buy: no word on what others may do. */
export const OWN_SALES = new RegExp(inLines`
  \b(?:(?:
    we|we're|we are|we also|our (?:products|brand|store|shop) (?:is|are)|is|are|now|also|
    you can (?:also )?(?:find|buy|shop)(?: us| our\w*)?|find us|shop (?:us|our)|
    buy (?:us|our|it|now|online|from us)?|available|follow us|visit (?:us|our)|check out our|purchase(?:d)?|
    reviews?|rated|stars?|ordered
  )\b[\w ,'&]{0,30}\b(?:on|at|through|via|from|in) (?:the |our )?(?:
    amazon|e-?bay|walmart|etsy|market ?places?
  ))|
  amazon (?:store(?:front)?|shop|reviews?|listing|page|prime|customers?|orders?|purchases?|best ?sellers?)\b
`);
/** "We don't sell on Amazon": of the brand itself. */
export const OWN_ABSENCE = new RegExp(
  alternatives({
    german_and_dutch: [
      String.raw`\b(?:wir|wij|we) (?:selbst |zelf )?(?:verkaufen|verkopen|bieten|handeln)\b(?=[^.]*\b(?:nicht|kein\w*|niet|geen)\b)[^.]{0,60}\b(?:dort|auf|uber|bei|via|op)\b`,
    ],
    french: [String.raw`\bnous ne (?:vendons|sommes)\b[^.]{0,30}\bsur\b`],
    spanish: [String.raw`\bno (?:vendemos|estamos)\b[^.]{0,30}\ben\b`],
    italian: [String.raw`\bnon (?:vendiamo|siamo)\b[^.]{0,30}\bsu\b`],
    english: [
      inLines`
        \b(?:we|we're|our brand)(?: (?:
          do|are|have|will|currently|only|also|never|just|no longer|don't|aren't|won't
        ))*(?: not)?(?: (?:currently|directly|ourselves))? (?:
          sell|sold|list|listed|available|offer\w*|present|selling
        )\b[\w ,'&]{0,40}\b(?:on|at|through|via) (?:the )?
          (?:amazon|e-?bay|walmart|etsy|(?:third[- ]party |online )?market ?places?)
      `,
    ],
  }),
);
export const QUESTION_OF_BRAND = new RegExp(inLines`
  ^(?:do|did|are|have) we\b|
  ^(?:
    do|does|are|is|can|where|why|will|have|sind|gibt|verkauft|ist|est|sont|etes|vend\w*|esta\w*|siete|zijn|
    verkopen
  )\b(?:(?!\b(?:
    allow|permit|sell(?:ing)? to|supply|resell|retailers?|resellers?|dealers?|
    (?:i|we|shops|stores|boutiques|partners|customers of yours) (?:(?:re)?sell|list|offer|put|post)|stockists?|erlaub\w*|handler|revendeurs?|revendre|je vendre|
    revender|puedo vender|rivend\w*|posso vendere|wederverkop\w*|mag ik
  )\b).)*$
`);
export const YES = new RegExp(
  String.raw`^(?:${alternatives({
    english: [
      String.raw`fine\b`,
      String.raw`(?:that|this|it)(?:'s| is) (?:perfectly |absolutely |quite |all |totally |just )?(?:fine|ok(?:ay)?|all ?right|no problem|allowed|permitted|welcome|great)\b`,
      "(?:we|i)(?:'re| are|'m| am) (?:perfectly |absolutely |quite |all )?(?:fine|ok(?:ay)?|happy|cool) with (?:that|it|this)",
      'by all means|feel free|be our guest|go ahead|go for it|no problem|gladly|yes|yep|yeah',
      'absolutely|of course|certainly|sure|definitely|(?:great|wonderful|perfect|excellent)(?=[,!.])',
    ],
    german: [
      'das ist (?:in ordnung|ok(?:ay)?|kein problem|erlaubt|moglich)',
      'das (?:durfen|konnen) (?:sie|ihr)(?! nicht)|kein problem|ja|klar|gerne|naturlich',
    ],
    french: [
      "c'est (?:permis|autorise|possible|tres bien)|pas de (?:probleme|souci)|oui|bien sur",
      'tout a fait',
    ],
    spanish: ['(?:eso |esto )?(?:esta permitido|no hay problema)|sin problema|si|claro|por supuesto'],
    italian: ['va benissimo|va bene|nessun problema|certo|certamente|assolutamente si'],
    dutch: ['dat (?:mag|kan)(?! niet)|geen probleem|jazeker|zeker'],
  })})\b`,
);
export const NO = new RegExp(
  String.raw`^(?:${alternatives({
    english: [
      String.raw`(?:that|this|it)(?:'s| is) (?:not|against|where we draw)\b`,
      String.raw`(?:we|i)(?:'d| would)? (?:kindly )?(?:ask|request|prefer|rather|beg)(?: (?:that )?you)?(?: to)? (?:do not|don't|didn't|not\b|refrain)`,
      String.raw`(?:that|this|it) isn't\b|please don't|no|nope|unfortunately|sorry|we're sorry|i'm sorry`,
      'not (?:at|currently|permitted|allowed)|never|absolutely not',
    ],
    german: [String.raw`das (?:geht|durfen|konnen|mochten|wollen) [\w ]{0,14}nicht|nein|leider`],
    french: ["ce n'est pas|non|malheureusement"],
    spanish: ['lo sentimos|lamentablemente|desafortunadamente'],
    italian: ['purtroppo'],
    dutch: ['dat (?:mag|kan|willen we) niet|nee|helaas'],
  })})\b`,
);
/** Selling over the internet at all, or anywhere but in one's own shop. */
export const ONLINE_AT_ALL = new RegExp(inLines`
  \b(?:
    online (?:re-?)?(?:sales?|selling|resale|sellers?)|
    (?:sell|selling|resell|resale|resold|sold)\b[\w ,']{0,30}\b(?:online|on the internet|over the internet)|
    internet sales?|
    online-?(?:verkauf|handel|vertrieb)|vente en ligne|venta online|vendita online|online verkoop
  )\b
`);
export const OWN_SHOP_ONLY = new RegExp(
  String.raw`\b(?:only|solely|exclusively|nur|ausschliesslich|uniquement|exclusivement|exclusivamente|unicamente|solo|esclusivamente|alleen|uitsluitend)\b[\w ,'-]{0,60}\b(?:${alternatives(
    {
      english: [
        String.raw`(?:premises|web ?sites?|domains?|stores?|shops?|locations?|address(?:es)?) (?:\w+ ){0,2}?(?:named|listed|stated|registered|specified|approved|given|disclosed)`,
        String.raw`(?:your|their|its|the (?:retailer|dealer|reseller)'s|his) own (?:\w+ ){0,3}(?:web ?sites?|sites?|store|shop|web ?shop)`,
      ],
      german: [
        String.raw`eigene\w* (?:\w+ ){0,3}(?:website|webshop|onlineshop|online-shop|laden\w*|geschaft\w*)`,
      ],
      french: ['propre (?:site|boutique)'],
      spanish: ['(?:propia|propio) (?:web|tienda|sitio)'],
      italian: ['proprio (?:sito|negozio|e-commerce)'],
      dutch: [String.raw`eigen (?:\w+ )?(?:website|webshop|winkel)`],
    },
  )})`,
);
