import { inLines } from '../../../../../kernel/in-lines.ts';

/** "Give it up", in the many ways in which English tells somebody who keeps writing to go away, politely and less so. */

const MAILS =
  '(?:reminders?|follow[- ]?ups?|check[- ]?ins?|drip(?: campaign)?|campaigns?|sequence|letters|notes|mailings?|rounds|attempts|e?mails|messages|approaches|advances|inquiries|enquiries|salespeople|hounds|dogs)';
/** Said to us, not of oneself: "we don't pursue small accounts". */
const ASKED = inLines`
  (?:^|[,;:.!–-] ?|\b(?:
    please|kindly|and|so|but|now|then|just|thanks|favou?r|ask(?: that| of)? you|asked|told|requested|
    (?:could|would|can|will) you|(?:i|we) would (?:ask|like|thank) you
  ) )(?:(?:please|kindly|both|all|now|just|to|for|if you would) )*
`;
const END =
  '(?:\\W*$|,? (?:please|now|thanks|thank you|would you|will you|for good|ok|okay|if you would|again|already)\\b)';
const NAME =
  '(?:me|us|him|her|them|(?:our|my|this) (?:\\w+ )?(?:company|firm|shop|name|address|brand|studio|mailbox|inbox))';

export const DESIST: readonly RegExp[] = [
  // Not to go on at it.
  new RegExp(inLines`
    ${ASKED}(?:do not|never|not|stop|quit|cease|no) (?:(?:you|go|even|ever|be|keep|bother) )*(?:
      persist(?:ing)?|pursu(?:e|ing) (?:this|it|me|us|the (?:matter|subject))|check(?:ing)? (?:back|in|whether|again)\b|check${END}|
      (?:re)?submit(?:ting)? (?:again|another|more)|resubmit(?:ting)?|re-?apply(?:ing)?|open(?:ing)? another (?:conversation|ticket)|
      canvass(?:ing)?|insist(?:ing)?|push(?:ing)? (?:us|me|it|this)|trying?${END}
    )\b(?!.{0,24}\b(?:until|till|before)\b)
  `),
  new RegExp(inLines`
    \b(?:desist|refrain) from (?:\w+ ){0,2}(?:writing|contact\w*|approach\w*|ask\w*|further)\b|
    \b(?:would|to) thank you for not \w+ing\b|
    \b(?:persist|pester|trouble (?:me|us)|bother (?:me|us)) no (?:further|longer|more)\b|
    \b(?:ask|asked|request|requested) that (?:none|nothing|no (?:more|others?|further \w+)) be sent\b
  `),
  // That it be over.
  new RegExp(inLines`
    ${ASKED}(?:stop|end|cease|quit|drop|halt|cut|nix|kill|ditch|call off|turn off|switch off|shut (?:off|down)|pull) (?:the|your|these|those|all)
      (?: \w+)? ${MAILS}\b(?! (?:about|on|for|to) the\b)|
    \b(?:could|can|may|will|would) (?:the|these|your|those) (?:\w+ )?${MAILS} (?:please )?(?:end|stop|cease)\b|
    ${ASKED}(?:drop (?:it|the matter|the subject|this)|let (?:it|the matter|the subject|this) (?:drop|go|rest|be)|give (?:it )?up|give over|
      pack it in|leave off|leave (?:it|us|me|him|her) be|give it a (?:rest|break)|give (?:us|me) a (?:break|rest)(?: for good)?)${END}|
    \b(?:thread|correspondence|conversation|exchange|matter)\b.{0,12}\b(?:died|dies|ends?|ended|be (?:closed|over|dropped)) here\b
  `),
  new RegExp(inLines`
    ^(?:and |so |but |well,? |now )?(?:please )?no more(?: asking| from you| of (?:it|this|them|these|those|yours))?${END}|: no more[ .!]*$|
    \b(?:and|is|was|that'?s?|so) (?:it|all|enough|everything) from you\b${END}|
    \b(?:nothing|none|zero|not a (?:single )?(?:one|word)) (?:more|further|else)?,? ?(?:from you|from here on)\b|
    \bno more (?:asking|check-?ins)\b
  `),
  // Go away.
  new RegExp(inLines`
    ^(?:so |well,? |now |please )?(?:
      buzz off|take a hike|get lost|go away|jog on|scram|shoo|beat it|bog off|naff off|on your bike|sling your hook|
      sh+|hush|zip it|basta|no mas|bye,? for good|goodbye,? for good|enough of this|knock it off|cut it out
    )${END}|
    \bkeep (?:your distance|away from (?:us|me|our|my))|\bstay away(?: from (?:us|me|our|my)|${END})|\bleave my (?:\w+ )?(?:assistant|staff|team|people|colleagues?) (?:be|alone|in peace)\b|
    \bkeep your (?:inquiries|enquiries|letters|offers|e?mails|proposals|pitches) to yourself\b
  `),
  // Out of whatever it is.
  new RegExp(inLines`
    \b(?:count|leave|keep|cut) ${NAME}(?: both| all| personally)? out of (?:it|this|that|your|the next|hearing)\b(?! (?:price|order|quote|stock))|
    ${ASKED}(?:skip|omit|overlook|ignore|bin|trash|shred|scrub|forget|lose) ${NAME}(?:$|[ .!?,]*$| (?:in|from|on|next|when|from here|hereafter|in future)\b)|
    \b(?:mark|file|list|record|flag|put) (?:me|us) (?:down )?(?:as|under|among) (?:\w+ )?(?:dead|lost|closed|never|not interested)\b|
    \b(?:our|my) name to come out of\b|\btake (?:my|our) name (?:from|out of|off) it\b|
    \b(?:permanent )?suppression of\b.{0,20}(?:x@y|@|\*|our|my|domain)|\brequested (?:my |our )?removal\b
  `),
  new RegExp(inLines`
    ${ASKED}(?:do not|never) (?:send|forward|mail) (?:(?:us|me|here|to|it|this|any|your|more|further) )*
      (?:business|sales|commercial|wholesale|unsolicited|reselling|such) (?:offers?|proposals?|pitch(?:es)?|letters?|mail|solicitations?)\b|
    \b(?:never|not) use this (?:address|inbox|mailbox|line)\b.{0,40}\b(?:sales|business|wholesale|proposals?|offers?|marketing)\b|
    \bwe do not (?:accept|take|want|read) (?:any )?(?:unsolicited|sales|vendor) .{0,60}\b(?:please (?:comply|respect|refrain)|be sent)\b
  `),
  // The one that was to be the last, as told of by others.
  new RegExp(inLines`
    \b(?:last one|last of (?:them|these|it)) (?:that )?(?:he|she|they|we|i|anybody here) (?:wants?|cares?|wish(?:es)?) to (?:see|read|get|hear)\b|
    \b(?:does|do|did) not want (?:to (?:see|read|get|receive) )?(?:another|a \w+th|one more) (?:one|of (?:these|them)|letter|e?mail|link|reminder)\b|
    \bdo not (?:request|ask for|send|try) (?:it|one|us|this) an? (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b|
    \b(?:not|no) (?:wish|want|desire) to be (?:asked|approached|troubled|reminded)\b(?! (?:to|for|if|whether)\b)|
    \b(?:feel better|happier|glad|grateful|like it|prefer it|rather)\b.{0,12}\bif (?:it|we|i|this \w+|our \w+)
      (?:did|do|had|have|were|was) (?:not|no)\b.{0,20}\b(?:more|further|another|such) (?:\w+ )?
      (?:e?mails?|letters?|messages?|mailings?|offers|inquiries)\b|
    \b(?:happier|glad|thankful|grateful|relieved|better)\b.{0,12}\bif (?:they|it|these|those|your letters|the letters) (?:dried up|stopped|ended|ceased|went away)\b
  `),
];
