import { inLines } from '../../../../../kernel/in-lines.ts';

/**
 * "Write no more", by how each language builds it: a no, a word for writing to somebody, and a word for again, in
 * whichever order they come; or somebody's name that is to be taken out of whatever it stands in.
 */

/** What we do to them. */
const WRITE = inLines`
  (?:
    writ(?:e|es|ing|ten)|wrote|e?mail(?:s|ed|ing|ings)?|contact(?:s|ed|ing)?|messag(?:e|es|ed|ing)|
    reach(?:ed|ing)? out|follow(?:ed|ing)?[- ]ups?|correspondence|communications?|hear(?:ing)?(?: from)?|
    be(?:ing)? (?:in touch|used)|used|get(?:ting)? (?:in touch|back to)|com(?:e|ing) back(?: to (?:us|me))?|
    bother(?:ed|ing)?|approach(?:ed|ing)?|solicit(?:ed|ing|ations?)?|pitch(?:ed|es|ing)?|ping|nudge|
    chas(?:e|ing)|letters?|outreach|send(?:ing)? (?:us|me)|sent|receiv(?:e|ing)|get(?:ting)?|reminders?|
    nothing|anything|mailshots?|tr(?:y|ied|ying) (?:us|me|to)|ask(?:ed|ing)?(?! (?:us|me) (?:to|for|about))|
    use (?:this|my|our|it)
  )
`;
const AGAIN = inLines`
  (?:
    again|any ?more|any longer|further|another|additional|in (?:the )?future|from now on|henceforth|
    going forward|more|else|ever|once more|of (?:these|this|that) ?(?:kind|sort|type|nature)?|
    like (?:this|these)|such|these|from you|about (?:it|this)|on this
  )
`;
/** Asked of us, or wished by them: "we never write again" says what they do. */
const ASKED = inLines`
  (?:
    please|kindly|do not|never (?:again )?(?!\w+ (?:sold|offered))|grateful|appreciate|thank you|thanks|
    prefers?|rather|wish(?:es)?|wants?|like|ask(?:s|ed)?|request\w*|demands?|insists?|trust|expects?|hope|
    would you|could you|can you|make sure|see (?:to it|that)|ensure|no need|consider|refrain|
    you (?:did|would|could) not|oblige\w*|good enough|let
  )
`;
const US = '(?:me|us|my|our|this)';

const NTH = '(?:next|second|third|fourth|fifth|sixth|seventh|eighth)';

/** Asked for with a bow: that this letter be the last one, that there be no fifth. */
export const WITH_A_BOW: readonly RegExp[] = [
  new RegExp(inLines`
    \b(?:
      obliged|grateful|glad|thankful|appreciate|kindness|pleased?|delighted|relieved|happy|let|may|make|
      kindly
    )\b.{0,60}
      \b(?:were|was|be|remain\w*|stay\w*) (?:also )?(?:the|your|its|our) (?:very )?(?:last|final)
      (?: one| e?mail| letter| message| note| time| of (?:it|them|these)
        | (?:that )?(?:i|we) (?:hear|heard|read|get|got|see|saw)\b.*
      )?[ .!]*$
  `),
  new RegExp(inLines`
    \blet there be no (?:more|${NTH})\b|
    \b(?:not (?:need|want|require)|no need (?:of|for)|spare (?:me|us)|do without) (?:an?|the) ${NTH}
      (?: one| e?mail| letter| message)?[ .!]*$|
    \b${NTH} (?:letter|e?mail|message|note|one) (?:never|did not|does not) (?:came|come|arrive\w*)\b
  `),
  new RegExp(inLines`
    \bleave it at (?:one|two|three|four|five|six)\b|
    \brather (?:hear|read|see) (?:nothing|no more)\b|
    \b(?:prefer|rather have|like) (?:some |your )?silence\b|
    \b(?:bother|pester|annoy) (?:somebody|someone|anybody) else\b(?!.{0,20}\b(?:here|at|in|there)\b)|
    \b(?:next|other) (?:e?mails?|letters?|messages?|notes?|ones?)\b.{0,12}
      \bgo to (?:somebody|someone) else\b|
    \bdirected? (?:\w+ )?(?:at|to|towards) (?:somebody|someone) else\b
  `),
  new RegExp(inLines`
    \b(?:our|my) (?:name|address)(?: \w+){0,2} (?:
      disappear\w*|vanish\w*|struck|gone|removed|deleted|erased|dropped
    )\b|
    \bscratch (?:me|us)\b|
    (?:^|[,;:.!-] ?|\band )(?:please )?do not (?:follow up|chase)
      (?: (?:on this|with (?:me|us)|me|us|this up))?
      (?:[ .!]*$|,? (?:my|our|the|this) (?:in ?box|mailbox|e?mail|answer|decision|no|day|desk)\b)|
    \bnot want (?:e?mails?|letters?|messages?) (?:like this|like these|of this kind)\b
  `),
  /\bletzte\w?\b.{0,25}\b(?:bliebe|bleib\w*|ware|sein|sei)\b|\bmoge\b.{0,20}\bletzte\w?\b/,
  /\bque (?:ce|cette|celui-ci|celle-ci)\b.{0,20}\bsoit (?:bien )?(?:le|la) derni\w+\b/,
  /\b(?:fuera|fuese|sea) (?:el|la) ultim[oa]\b(?! (?:version|opcion|direccion|tarifa|lista|fecha|oferta|hoja))|\b(?:fosse|sia) (?:anche )?l'ultim\w+\b|\bde laatste (?:mail |brief |keer )?(?:mag|mocht|zou) (?:zijn|blijven)\b/,
];

export const ENGLISH: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[,;:.!-] ?|\band |\bbut |\bso |\bplease )(?:do not|never)\b(?! hesitate).{0,20}\b${WRITE}\b.{0,25}\b${AGAIN}\b`,
  ),
  new RegExp(inLines`
    \b(?:wish|want|like|care|desire|prefer|expect|ask)\b.{0,15}\bnot (?:to )?be (?:
      approached|contacted|asked|solicited|written|e?mailed|pitched|bothered|disturbed|on (?:any|your|this)
    )\b|
    \bnot (?:wish|want|like|care|desire) to be (?:
      approached|contacted|asked|solicited|written|e?mailed|pitched|bothered|disturbed|on (?:any|your|this)
    )\b
  `),
  new RegExp(inLines`
    \b(?:no|not any) (?:further )?(?:contact|e?mails?|messages|solicitation\w*|offers)\b.{0,30}
      \b(?:desired|wanted|wished|welcome|appreciated)\b|
    \b(?:nobody|no one|none of us)\b.{0,20}\bwants? (?:your|these|any more|more)\b|
    ^(?:please,? )?no (?:more )?(?:e?mails?|messages|spam|solicit\w*|offers)(?: please)?[ .!]*$
  `),
  new RegExp(inLines`
    \b(?:off|out of|from) (?:of )?(?:the|this|that|your|any|whatever) (?:\w+ )?
      (?:list|lists|rotation|sequence|mailing|campaign|thing)\b
      (?=[ .!?,]*(?:$|please|now|asap|thanks|thank you|and))|
    \b(?:get|getting|take|taking|pull|pulling|cross) (?:me|us)\b.{0,8}\b(?:off|out)\b
  `),
  new RegExp(inLines`
    \b(?:make|made) (?:it|this|these|them|the e?mails) stop\b|
    \b(?:please|and|now|you|time) (?:to )?stop (?:
      asking|trying|pushing|pestering|having this|this|it\b|all of this|with
    )|
    \blike to stop (?:having|getting|receiving)\b|
    \bkeep (?:getting|receiving) (?:these|this|your|e?mails?|messages)\b
  `),
  new RegExp(inLines`
    \b(?:you are|you keep|this is|these are|amounts? to|constitutes?|borders? on) (?:
      just |now |pure |nothing but |basically )?(?:spam\w*|harass\w*|pester\w*|junk|unsolicited|unwanted)\b|
    \bcan-spam\b|
    \bart(?:icle|ikel|\.)? ?(?:17|21)\b|
    \bwish to be forgotten\b
  `),
  new RegExp(inLines`
    \b(?:skip|omit|exclude) (?:me|us)\b|
    \b(?:ask|want|like|rather|prefer|grateful if)\b.{0,15}
      \byou (?:deleted|removed|took|erased|dropped|forgot|stopped)\b|
    \bdeleting (?:me|us|my|our|this)\b|
    \bpull (?:me|us|our|my)\b.{0,25}\b(?:from|off|out)\b
  `),
  /\bun-?su\w{0,3}scr\w+\b(?! (?:links?|headers?|pages?|rates?|buttons?|features?|options?|footers?|forms?|lists?)\b)|\bunsub\b|\bun-subscri\w+/,
  new RegExp(
    String.raw`\b${ASKED}\b.{0,50}\b(?:not|no|nobody|no one|never|nothing|without|refrain|if you did not)\b.{0,25}\b${WRITE}\b.{0,25}\b${AGAIN}\b`,
  ),
  new RegExp(
    String.raw`\b${ASKED}\b.{0,40}\b(?:not|no|nothing|never|refrain from)\b.{0,20}\b${AGAIN}\b.{0,15}\b${WRITE}\b`,
  ),
  new RegExp(inLines`
    \b(?:
      no (?:wish|desire|intention|interest)|not (?:wish|want|care|like)|rather not|prefer not|appreciate not
    )\b.{0,15}\b(?:to|in|another|any|further|more|getting|receiving)\b.{0,15}\b${WRITE}\b.{0,30}
      \b(?:from|about|of|you|again|these|it)\b
  `),
  /\b(?:i|we) (?:do|would) not (?:want|need|wish|like|care)\b.{0,20}\b(?:another|any more|a further|further|more)\b.{0,12}\b(?:e?mails?|messages?|word|letters?)\b/,
  /\bappreciate not (?:getting|receiving|being sent) (?:these|this|such|any)\b/,
  /\b(?:no|without) (?:more|further|other|additional) (?:e?mails?|messages?|letters?|follow[- ]?ups?|contact|word)\b.{0,30}\bplease\b|\bplease\b.{0,20}\bno (?:more|further)\b/,
  /\b(?:spare|save) (?:us|me) (?:the|your|any|all|from)\b.{0,25}\b(?:follow[- ]?ups?|e?mails?|messages?|reminders?|pitch\w*|rest|more|further)\b/,
  // What goes on though they asked, and mail in a place where they want none.
  /\b(?:prefer|hope|like|glad|grateful|rather|let|trust|wish)\b.{0,40}\b(?:was|were|is|be) (?:the )?(?:very )?last (?:(?:that )?(?:i|we) (?:hear|heard|get|got|see|saw)|(?:we|i) ever)\b/,
  /\b(?:do not|neither|nor|no) \w+(?: by)?,? (?:and |or )?do not (?:write|e?mail)[ .!]*$/,
  /^(?:\w+ ){0,2}leave (?:us|me|our (?:name|address|firm)|\w+) off(?:,? (?:would you|will you|please|now|thanks|thank you))*[ .?!]*$/,
  /\bstill (?:getting|receiving|being sent)\b.{0,12}\b(?:these|them|your (?:e?mails|messages)|e?mails?)\b(?=[ .!?]*$|,| from you| and\b)/,
  /\bnot want (?:\w+ ){0,3}(?:e?mails?|letters|messages|stuff)(?: coming| sent)? (?:here|at home|(?:at|on|to|in) (?:this|my|our))\b/,
  /\b(?:happy|glad|content|love|like|rather|better|prefer)\b.{0,12}\bbe (?:left (?:out|off)|forgotten)\b/,
  // Words that close a talk for good.
  new RegExp(inLines`
    \b(?:correspondence|conversation|exchange|discussion|matter|subject|topic|case|thread)\b (?:is|as) (?:now )?
      (?:over|closed|finished|ended|done)\b|
    \bnot (?:wish|want|care|intend|like) to (?:continue|prolong|carry on|go on with|keep up|have) (?:with )?
      (?:this|the|that) (?:correspondence|conversation|exchange|discussion|thread)\b(?! (?:by|over|on|via))
  `),
  new RegExp(inLines`
    \b(?:left|leave (?:us|me)|let (?:us|me)) (?:be|alone|in peace)\b(?! (?:an?|plain|clear|honest|frank|blunt|brief|direct|straight|quick|open|the|your|sure|very)\b)|
    \bnot (?:try|attempt|seek|bother) to (?:change|persuade|convince)\b|
    \b(?:not now,? (?:and )?not ever|once and for all|take the hint)\b|
    \b(?:i|that) (?:think|said|should) (?:that )?(?:that )?(?:will|would|should) (?:do|suffice)\b
  `),
  /\b(?:quit|stop|cease) (?:asking|trying|pushing|pestering|calling|with)\b|\b(?:be so kind|please|kindly)\b.{0,12}\bspare (?:us|me)\b/,
  new RegExp(inLines`
    \b(?:you are going|will go|goes|straight|you go|you are)\b.{0,20}
      \b(?:in|to|into) (?:my|our|the) (?:spam|junk|trash|bin|blocklist|block list)\b|
    \b(?:marked|flagged|filed|reported|mark|flag|report|reporting)\b.{0,20}\b(?:spam|junk)\b|
    \bblocked you\b
  `),
  new RegExp(inLines`
    ^(?:please |pls |kindly )?(?:
      cancel|delete|quit|end|out|off|opt-?out|unlist|desist|do not (?:contact|e?mail|write)
    )(?: (?:me|us|this|now|please|thanks))*[ .!]*$|
    \b(?:do not|not to) (?:contact|e?mail|write|mail)
      (?: (?:to )?(?:me|us|any of us|(?:any of )?our (?:people|staff|team)))?[ .!]*$|
    \bnot want (?:these|your|any|such) (?:\w+ )?(?:e?mails?|messages|mails?|offers)\b
  `),
  new RegExp(inLines`
    \b(?:have|want|get|see|need|like|wish|ask\w*|ensure|request\w*|demand)\b.{0,12}
      \b(?:me|us|my|our|names?|address|it is|to be)\b.{0,20}
      \b(?:removed|deleted|erased|purged|struck|scrubbed|forgotten|taken (?:off|out)|delisted)\b
      (?! (?:the|our|any|from sale|listings?))|
    \b(?:ask|asked|told|tell|want|need|like)\b.{0,12}\byou (?:to )?(?:stop|cease|desist|quit)\b
      (?! (?:selling|advertis\w+|discount\w+|listing))
  `),
  new RegExp(inLines`
    \b(?:report\w*|complain\w*)\b.{0,30}
      \b(?:ftc|ico\b|cnil|authorit\w+|regulator|isp\b|datenschutz\w*|garante|aepd|abuse)\b|
    \bget rid of (?:me|us|my|our|this)\b|
    \bunlist (?:me|us)\b|
    \b(?:like|rather|prefer|want)\b.{0,10}\b(?:not to|to not) (?:be|get|receive|hear)\b|
    \b(?:should|must) (?:not )?be e?mailed\b|
    \bno more (?:e?mails?|mails?|messages|reminders|letters|follow)\b
  `),
  new RegExp(inLines`
    \bwhere (?:is|are) the (?:unsubscribe|opt)|
    \b(?:no|without an?|missing) (?:unsubscribe|opt[- ]?out)\b(?! headers?\b)|
    \b(?:mark|flag|list|record|records|note|noted|down)\b.{0,25}
      \b(?:do[- ]not[- ](?:contact|e?mail|call|mail)|as a (?:firm |definite |permanent )?no)\b|
    \bnot (?:be )?on any (?:\w+ )?(?:list|sequence|mailing|campaign)|
    \bnot put (?:us|me) on\b
  `),
  new RegExp(inLines`
    \b(?:
      not consent|object|objection|never (?:consented|gave (?:you )?(?:my |our )?(?:consent|permission))
    )\b.{0,40}\b(?:address|personal data|details|e?mails?|processing|contact\w*)\b|
    \bnever (?:opted in|subscribed|signed up)\b|
    \bwhat data\b.{0,30}\b(?:hold|have|keep|store)\b
  `),
  new RegExp(inLines`
    \blet (?:that|this|it)(?: \w+)? be (?:the|your|our) (?:last|final|end)\b|
    \b(?:this|that) (?:is|be|should be|must be|has to be|will be|to be|as) (?:the|your|our) (?:last|final) (?:
      one|e?mail|message|time|contact|letter|follow[- ]?up
    )\b(?! (?:of|before|to|for|until|price|chance|item|piece|batch))
  `),
  new RegExp(inLines`
    \b(?:
      please|kindly|let us|so|and|can we|could (?:we|you)|grateful if you would|if you would|you would|now
    )\b.{0,15}\b(?:
      leave it (?:at that|there|be)|let it (?:rest|go|be|drop)|drop (?:it|the matter|this)|call it a day
    )\b(?!.{0,30}\b(?:until|till)\b)
  `),
  new RegExp(inLines`
    \b(?:e?mails?|messages?|contact|correspondence|outreach|follow[- ]?ups?|communications?) (?:
      will be|is|are|as|would be
    ) (?:treated|considered|regarded|marked|unwelcome|unwanted|not welcome|blocked|deleted|ignored)\b|
    \bconsider (?:any |all )?(?:further|future|more|additional)\b.{0,25}
      \b(?:unwelcome|unwanted|harassment|spam)\b
  `),
  /\b(?:add|put|place|enter|include)\b.{0,15}\b(?:me|us|this|our|my)\b.{0,40}\b(?:do[- ]not[- ](?:contact|e?mail|call|mail)|no[- ]contact|suppression|opt[- ]out|block|exclusion)[- ]?(?:list)?\b/,
  new RegExp(inLines`
    \b(?:will|have to|going to|be forced to|must|about to)\b.{0,15}\bblock (?:you|this|your|the|all)\b|
    \b(?:one more|another|next|any more)\b.{0,25}\b(?:i|we|it|goes?|gets?)\b.{0,20}
      \b(?:report|block|spam|junk)\w*\b
  `),
  /(?:^|[,.!;:"'–-] ?|\banswer is )(?:just |please |now |so )*stop["']?(?: it| this| now| please|[ ,.!]*stop)*[ .!]*$/,
  // Out of whatever it stands in.
  new RegExp(inLines`
    \b(?:
      remove|take|delete|drop|strike|scrub|purge|erase|scratch|cross|wipe|clear|deregister|de-?list|expunge|
      discard|destroy|forget|lose
    )\b (?:${US}|any|all|everything|every)\b.{0,50}\b(?:
      off|out|lists?|details|data|information|records?|address(?:es)?|e?mails?|mailbox|files?|
      about (?:me|us)|you have|you hold
    )\b
  `),
  new RegExp(inLines`
    \b(?:deregister|unsubscribe|de-?list|erase|forget|delist) (?:me|us)\b|
    \btake (?:me |us |this )?off (?:the |your |this |that )?list\b|
    \b(?:to be|being|be|get|want|name|us|me) (?:taken |struck |crossed |left )off[ .!?,]*$|
    \btook (?:me|us|my|our)\b.{0,15}\boff\b|
    \bdelete (?:all of it|everything)\b
  `),
  /\b(?:deregister|unsubscribe|de-?list) (?:this|our|my)\b|\b(?:forget|lose) (?:that )?you (?:ever )?(?:have|had|got|found) (?:this|my|our|us)\b/,
];

/** Without a word for mail, as one talks: "and don't circle back", "can they stop?", "not interested, remove". */
export const IN_SHORT: readonly RegExp[] = [
  new RegExp(inLines`
    (?:^|[,;:.!-] ?|\band |\bplease )(?:do not|never|stop|quit)(?: (?:just|even|ever))? ["']?(?:just )?(?:
      circl(?:e|ing) back|check(?:ing)? (?:back|in)|bump(?:ing)?|nudg(?:e|ing)|ping(?:ing)?|
      touch(?:ing)? base|chas(?:e|ing) (?:me|us)
    )\b
  `),
  new RegExp(inLines`
    \b(?:can|could|would|will) (?:they|these|this|it|you) (?:please )?(?:stop|end|cease)
      (?: (?:now|please|it|this|that|them|already))*[ ?.!]*$|
    \byou (?:can|may|could|should) (?:\w+ )?stop(?: (?:now|here|it|there|trying|writing))*\W*$
  `),
  new RegExp(inLines`
    (?:^|[,.;:!] ?|\band )(?:please )?(?:remove|unsubscribe|opt[- ]?out)
      (?: (?:me|us|now|please|thanks))*[ .!]*$|
    ^(?:please )?spare (?:me|us)(?: please)?[ .!]*$|
    ^enough(?: already| is enough)?[ .!]*$|
    ^(?:please )?(?:just )?(?:f|eff|sod|naff|bugger) off\b
  `),
  new RegExp(inLines`
    \b(?:like|want|wish|ask\w*|prefer|request\w*) to be (?:
      excluded|exempt\w*|spared|left (?:out|off)|dropped
    )\b|
    \b(?:make a|take) note not to (?:contact|write|e?mail|approach|message|call)\b|
    \bnot send (?:me |us )?(?:any ?more|another)\b
  `),
  new RegExp(inLines`
    \b(?:end|stop|cancel|kill|terminate|halt|pull) (?:this|the|your|that|these) (?:\w+ )?
      (?:sequence|campaign|drip|cadence|mailings?|e?mails)\b|
    \b(?:end|finish|close) (?:the|this|our) (?:correspondence|conversation|exchange|thread|discussion)\b|
    \bnot want (?:these|any of (?:these|this)|your (?:stuff|junk))(?: (?:any ?more|please|thanks))*[ .!]*$|
    \breported (?:\w+ ){2,4}as (?:spam|junk)\b
  `),
  new RegExp(inLines`
    \bnot keep (?:asking|writing|e?mailing|sending|contacting|trying|messaging)\b|
    \bno (?:additional|further|more|other) (?:
      approach\w*|contacts?|correspondence|communications?|solicitations?|attempts?
    )\b.{0,15}\b(?:made|sent|attempted)\b|
    \b(?:want|like|wish|need) (?:it|us|me|this|that|our \w+|my \w+) (?:
      gone|deleted|removed|erased|struck
    ) (?:from|off|out)\b|
    \boff (?:the|your|this) list (?:we|i) go\b|
    \b(?:any|every|each) (?:further|more|additional|future) (?:e?mails?|messages?|letters?|contact)\b.{0,12}\b(?:
      forwarded|passed|handed|reported|sent
    ) (?:on )?to (?:the|our|my) (?:police|lawyers?|attorneys?|solicitors?|authorities)\b
  `),
  new RegExp(inLines`
    \b(?:sooner|just as soon|rather) not (?:hear|be asked|be told|read|see|get|receive)\b.{0,24}
      \b(?:again|any ?more|from you|of you)\b|
    \b(?:contacting|e?mailing|writing(?: to)?|asking|approaching) (?:us|me)\b.{0,24}\b(?:i|we) (?:would|must|have to) ask
      (?:that )?you (?:not to|do not)[ .!]*$
  `),
];
