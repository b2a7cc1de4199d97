import { inLines } from '../../../../kernel/in-lines.ts';

/** Whether an answer says yes or no, by how it begins, whatever it goes on with; in six languages, folded. */

/** What people say before they answer. */
const FILLER = new RegExp(inLines`
  ^(?:
    (?:a|q|re|answer|antwort|reponse|respuesta|risposta|antwoord)[:.] |
    (?:thank you|thanks|great question|good question|hi|hello|hey|well|hm+|oh|ah|ooh|so|the )?
      (?:short|quick|simple|honest)? ?(?:answer|version)?(?: so much| a lot| very much)?
      (?: for (?:asking|your interest|the question)(?: in [\w ]{2,40}?)?)?(?:[:!,.] ?| is:? )
  )
`);

const NOW = inLines`
  at (?:the|this) (?:moment|time|stage|point)|at present|currently|presently|right now|for now|as of now|
  for the time being|
  im (?:moment|augenblick)|zur ?zeit|derzeit|aktuell|momentan|
  pour (?:l'instant|le moment)|actuellement|de momento|
  por (?:ahora|el momento)|actualmente|todavia|aun|al momento|
  per (?:ora|il momento)|attualmente|ancora|op dit moment|momenteel|voorlopig|vooralsnog|nog|noch
`;
const NO_WORD = "(?:not|no|none|n't|nicht|kein\\w*|pas|non|niet|geen)";

const NO: readonly RegExp[] = [
  new RegExp(inLines`
    ^(?:
      no|nope|nah|unfortunately|sorry|sadly|alas|regrettably|regretfully|apologies|we regret|i'm sorry|
      we're sorry|(?:we're |i'm )?afraid (?:not|we)|never|neither|none|not (?!only|just|all\b|long)|
      only here|nowhere else|
      nein|nicht|leider|bedaure|non|malheureusement|helas|pas |
      no\b|lo sentimos|lo siento|lamentablemente|desafortunadamente|por desgracia|
      purtroppo|mi dispiace|ci dispiace|nee|helaas|nie|niestety
    )(?! (?:problem|worries|minimum|doubt|limit|restriction)\w*)\b
  `),
  new RegExp(`^(?:${NOW})\\b[\\w ,']{0,24}?(?:\\b|(?=n't))${NO_WORD}\\b`),
  // "We don't, I'm afraid": nothing but the verb that the question asks for.
  new RegExp(inLines`
    ^(?:we|i|you|they|it|that)(?:'re|'ve|'m|'ll| are| am| do| does| can| could| have| will| is)?
      (?: currently| really| actually| just)?
      (?: not|n't|cannot| can't| don't| doesn't| aren't| won't| haven't| isn't)(?: (?:
        currently|yet|really|any ?more|
        at (?:this|the|present)[\w ]{0,10}|
        right now|for now|unfortunately|sadly|i'm afraid|either
      ))?(?=[,.;!:-]|$| - )
  `),
  /^ce n'est pas (?:possible|prevu)\b|^(?:dat (?:kan|mag)|das geht|c'est|sorry,? dat kan) (?:\w+ ){0,2}?(?:niet|nicht|impossible|pas)\b/,
  // "We sell them all here, so no."
  /,? (?:so|also|donc|asi que|quindi|dus),? (?:no|nein|non|nee)[.!]?$/,
  // "We're flattered, but no", "We used to".
  /^[^.;!]{0,40}[,-] ?(?:but|aber|mais|pero|ma|maar) (?:no|nein|non|nee)\b(?! (?:minimum|problem))|^(?:we|i) used to\b/,
  /^(?:we|i)(?:'ve| have)? (?:\w+ )?(?:decided|chosen|opted) (?:against\b|not to\b)/,
  new RegExp(inLines`
    ^(?:we|i)(?: do)? wish (?:we|i|that)|
    ^if only\b|
    ^(?:we|i)(?:'d| would) (?:love|like) (?:to|that)\b[^.!]{0,12}\b(?:but|if)\b|
    ^(?:that|it|this|wholesale)(?:'s| is)(?: not|n't) (?:something|possible|available|an option|for us)
  `),
];
const YES: readonly RegExp[] = [
  new RegExp(inLines`
    ^(?:
      yes|yep|yeah|yup|absolutely|of course|certainly|sure|definitely|indeed|always|please do|by all means|
      happily|gladly|with pleasure|happy to|naturally|you bet|you (?:can|may)\b(?!(?:not|'t))|
      you(?:'re| are) (?:very |more than )?welcome|why not|
      ja|jawohl|klar|gerne?|sehr gerne?|naturlich|selbstverstandlich|
      oui|bien sur|absolument|tout a fait|avec plaisir|volontiers|
      si|claro|por supuesto|desde luego|con mucho gusto|encantados|certo|certamente|assolutamente si|
      volentieri|con piacere|jazeker|zeker|graag|natuurlijk|
      tak|oczywiscie|jasne|zapraszamy|dat (?:kan|mag)|das geht|
      c'est possible|se puede|si puo|pode ser
    )\b(?! (?:\w+ )?(?:not|nicht|no|pas|niet)\b)
  `),
  /^there (?:is|are)\b(?! no)/,
  // "We do!", "We are, slowly": the verb that the question asks for, and no more.
  /^(?:we|i|you|it|they) (?:sure |certainly |absolutely |happily |gladly |really )?(?:do|does|are|am|can|could|may|will|have|is)(?: indeed| now| so| both| that)?(?=[,.;!:-]|$| - )/,
  /^we (?:do\b(?! not)|sure do|certainly do)/,
  /^(?:we|i)(?:'d| would) (?:be (?:honou?red|delighted|happy|glad|thrilled|pleased)|love|like|really love)\b(?! (?:to|that)\b[^.!]{0,12}\b(?:but|if)\b)/,
];

/** What an answer says to a question that can be answered so; undefined where it only tells something. */
export function polarityOf(plain: string): 'yes' | 'no' | undefined {
  const said = plain.replace(FILLER, '');
  if (NO.some((pattern) => pattern.test(said))) return 'no';
  return YES.some((pattern) => pattern.test(said)) ? 'yes' : undefined;
}
