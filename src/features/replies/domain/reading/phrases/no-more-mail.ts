/**
 * "Write no more", by how each language builds it: a no, a word for writing to somebody, and a word for again, in
 * whichever order they come; or somebody's name that is to be taken out of whatever it stands in.
 */

/** What we do to them. */
const WRITE =
  '(?:writ(?:e|es|ing|ten)|wrote|e?mail(?:s|ed|ing|ings)?|contact(?:s|ed|ing)?|messag(?:e|es|ed|ing)|reach(?:ed|ing)? out|follow(?:ed|ing)?[- ]ups?|correspondence|communications?|hear(?:ing)?(?: from)?|be(?:ing)? (?:in touch|used)|used|get(?:ting)? (?:in touch|back to)|com(?:e|ing) back(?: to (?:us|me))?|bother(?:ed|ing)?|approach(?:ed|ing)?|solicit(?:ed|ing|ations?)?|pitch(?:ed|es|ing)?|ping|nudge|chas(?:e|ing)|letters?|outreach|send(?:ing)? (?:us|me)|sent|receiv(?:e|ing)|get(?:ting)?|reminders?|nothing|anything|mailshots?|tr(?:y|ied|ying) (?:us|me|to)|ask(?:ed|ing)?(?! (?:us|me) (?:to|for|about))|use (?:this|my|our|it))';
const AGAIN =
  '(?:again|any ?more|any longer|further|another|additional|in (?:the )?future|from now on|henceforth|going forward|more|else|ever|once more|of (?:these|this|that) ?(?:kind|sort|type|nature)?|like (?:this|these)|such|these|from you|about (?:it|this)|on this)';
/** Asked of us, or wished by them: "we never write again" says what they do. */
const ASKED = String.raw`(?:please|kindly|do not|never (?:again )?(?!\w+ (?:sold|offered))|grateful|appreciate|thank you|thanks|prefers?|rather|wish(?:es)?|wants?|like|ask(?:s|ed)?|request\w*|demands?|insists?|trust|expects?|hope|would you|could you|can you|make sure|see (?:to it|that)|ensure|no need|consider|refrain|you (?:did|would|could) not|oblige\w*|good enough|let)`;
const US = '(?:me|us|my|our|this)';

const NTH = '(?:next|second|third|fourth|fifth|sixth|seventh|eighth)';

/** Asked for with a bow: that this letter be the last one, that there be no fifth. */
const WITH_A_BOW: readonly RegExp[] = [
  /\b(?:obliged|grateful|glad|thankful|appreciate|kindness|pleased?|delighted|relieved|happy|let|may|make|kindly)\b.{0,60}\b(?:were|was|be|remain\w*|stay\w*) (?:also )?(?:the|your|its|our) (?:very )?(?:last|final)(?: one| e?mail| letter| message| note| time| of (?:it|them|these)| (?:that )?(?:i|we) (?:hear|heard|read|get|got|see|saw)\b.*)?[ .!]*$/,
  new RegExp(
    String.raw`\blet there be no (?:more|${NTH})\b|\b(?:not (?:need|want|require)|no need (?:of|for)|spare (?:me|us)|do without) (?:an?|the) ${NTH}(?: one| e?mail| letter| message)?[ .!]*$|\b${NTH} (?:letter|e?mail|message|note|one) (?:never|did not|does not) (?:came|come|arrive\w*)\b`,
  ),
  /\bleave it at (?:one|two|three|four|five|six)\b|\brather (?:hear|read|see) (?:nothing|no more)\b|\b(?:prefer|rather have|like) (?:some |your )?silence\b|\b(?:bother|pester|annoy) (?:somebody|someone|anybody) else\b(?!.{0,20}\b(?:here|at|in|there)\b)|\b(?:next|other) (?:e?mails?|letters?|messages?|notes?|ones?)\b.{0,12}\bgo to (?:somebody|someone) else\b|\bdirected? (?:\w+ )?(?:at|to|towards) (?:somebody|someone) else\b/,
  /\b(?:our|my) (?:name|address)(?: \w+){0,2} (?:disappear\w*|vanish\w*|struck|gone|removed|deleted|erased|dropped)\b|\bscratch (?:me|us)\b|(?:^|[,;:.!-] ?|\band )(?:please )?do not (?:follow up|chase)(?: (?:on this|with (?:me|us)|me|us|this up))?[ .!]*$|\bnot want (?:e?mails?|letters?|messages?) (?:like this|like these|of this kind)\b/,
  /\bletzte\w?\b.{0,25}\b(?:bliebe|bleib\w*|ware|sein|sei)\b|\bmoge\b.{0,20}\bletzte\w?\b/,
  /\bque (?:ce|cette|celui-ci|celle-ci)\b.{0,20}\bsoit (?:bien )?(?:le|la) derni\w+\b/,
  /\b(?:fuera|fuese|sea) (?:el|la) ultim[oa]\b|\b(?:fosse|sia) (?:anche )?l'ultim\w+\b|\bde laatste (?:mail |brief |keer )?(?:mag|mocht|zou) (?:zijn|blijven)\b/,
];

const ENGLISH: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[,;:.!-] ?|\band |\bbut |\bso |\bplease )(?:do not|never)\b(?! hesitate).{0,20}\b${WRITE}\b.{0,25}\b${AGAIN}\b`,
  ),
  /\b(?:wish|want|like|care|desire|prefer|expect|ask)\b.{0,15}\bnot (?:to )?be (?:approached|contacted|asked|solicited|written|e?mailed|pitched|bothered|disturbed|on (?:any|your|this))\b|\bnot (?:wish|want|like|care|desire) to be (?:approached|contacted|asked|solicited|written|e?mailed|pitched|bothered|disturbed|on (?:any|your|this))\b/,
  /\b(?:no|not any) (?:further )?(?:contact|e?mails?|messages|solicitation\w*|offers)\b.{0,30}\b(?:desired|wanted|wished|welcome|appreciated)\b|\b(?:nobody|no one|none of us)\b.{0,20}\bwants? (?:your|these|any more|more)\b|^(?:please,? )?no (?:more )?(?:e?mails?|messages|spam|solicit\w*|offers)(?: please)?[ .!]*$/,
  /\b(?:off|out of|from) (?:of )?(?:the|this|that|your|any|whatever) (?:\w+ )?(?:list|lists|rotation|sequence|mailing|campaign|thing)\b(?=[ .!?,]*(?:$|please|now|asap|thanks|thank you|and))|\b(?:get|getting|take|taking|pull|pulling|cross) (?:me|us)\b.{0,8}\b(?:off|out)\b/,
  /\b(?:make|made) (?:it|this|these|them|the e?mails) stop\b|\b(?:please|and|now|you|time) (?:to )?stop (?:asking|trying|pushing|pestering|having this|this|it\b|all of this|with)|\blike to stop (?:having|getting|receiving)\b|\bkeep (?:getting|receiving) (?:these|this|your|e?mails?|messages)\b/,
  /\b(?:you are|you keep|this is|these are|amounts? to|constitutes?|borders? on) (?:just |now |pure |nothing but |basically )?(?:spam\w*|harass\w*|pester\w*|junk|unsolicited|unwanted)\b|\bcan-spam\b|\bart(?:icle|ikel|\.)? ?(?:17|21)\b|\bwish to be forgotten\b/,
  /\b(?:skip|omit|exclude) (?:me|us)\b|\b(?:ask|want|like|rather|prefer|grateful if)\b.{0,15}\byou (?:deleted|removed|took|erased|dropped|forgot|stopped)\b|\bdeleting (?:me|us|my|our|this)\b|\bpull (?:me|us|our|my)\b.{0,25}\b(?:from|off|out)\b/,
  /\bun-?su\w{0,3}scr\w+\b(?! (?:links?|headers?|pages?|rates?|buttons?|features?|options?|footers?|forms?|lists?)\b)|\bunsub\b|\bun-subscri\w+/,
  new RegExp(
    String.raw`\b${ASKED}\b.{0,50}\b(?:not|no|nobody|no one|never|nothing|without|refrain|if you did not)\b.{0,25}\b${WRITE}\b.{0,25}\b${AGAIN}\b`,
  ),
  new RegExp(
    String.raw`\b${ASKED}\b.{0,40}\b(?:not|no|nothing|never|refrain from)\b.{0,20}\b${AGAIN}\b.{0,15}\b${WRITE}\b`,
  ),
  new RegExp(
    String.raw`\b(?:no (?:wish|desire|intention|interest)|not (?:wish|want|care|like)|rather not|prefer not|appreciate not)\b.{0,15}\b(?:to|in|another|any|further|more|getting|receiving)\b.{0,15}\b${WRITE}\b.{0,30}\b(?:from|about|of|you|again|these|it)\b`,
  ),
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
  /\b(?:correspondence|conversation|exchange|discussion|matter|subject|topic|case|thread)\b (?:is|as) (?:now )?(?:over|closed|finished|ended|done)\b|\bnot (?:wish|want|care|intend|like) to (?:continue|prolong|carry on|go on with|keep up|have) (?:with )?(?:this|the|that) (?:correspondence|conversation|exchange|discussion|thread)\b(?! (?:by|over|on|via))/,
  /\b(?:left|leave (?:us|me)|let (?:us|me)) (?:be|alone|in peace)\b|\bnot (?:try|attempt|seek|bother) to (?:change|persuade|convince)\b|\b(?:not now,? (?:and )?not ever|once and for all|take the hint)\b|\b(?:i|that) (?:think|said|should) (?:that )?(?:that )?(?:will|would|should) (?:do|suffice)\b/,
  /\b(?:quit|stop|cease) (?:asking|trying|pushing|pestering|calling|with)\b|\b(?:be so kind|please|kindly)\b.{0,12}\bspare (?:us|me)\b/,
  /\b(?:you are going|will go|goes|straight|you go|you are)\b.{0,20}\b(?:in|to|into) (?:my|our|the) (?:spam|junk|trash|bin|blocklist|block list)\b|\b(?:marked|flagged|filed|reported|mark|flag|report|reporting)\b.{0,20}\b(?:spam|junk)\b|\bblocked you\b/,
  /^(?:please |pls |kindly )?(?:cancel|delete|quit|end|out|off|opt-?out|unlist|desist|do not (?:contact|e?mail|write))(?: (?:me|us|this|now|please|thanks))*[ .!]*$|\b(?:do not|not to) (?:contact|e?mail|write|mail)(?: (?:to )?(?:me|us|any of us|(?:any of )?our (?:people|staff|team)))?[ .!]*$|\bnot want (?:these|your|any|such) (?:\w+ )?(?:e?mails?|messages|mails?|offers)\b/,
  /\b(?:have|want|get|see|need|like|wish|ask\w*|ensure|request\w*|demand)\b.{0,12}\b(?:me|us|my|our|names?|address|it is|to be)\b.{0,20}\b(?:removed|deleted|erased|purged|struck|scrubbed|forgotten|taken (?:off|out)|delisted)\b(?! (?:the|our|any|from sale|listings?))|\b(?:ask|asked|told|tell|want|need|like)\b.{0,12}\byou (?:to )?(?:stop|cease|desist|quit)\b(?! (?:selling|advertis\w+|discount\w+|listing))/,
  /\b(?:report\w*|complain\w*)\b.{0,30}\b(?:ftc|ico\b|cnil|authorit\w+|regulator|isp\b|datenschutz\w*|garante|aepd|abuse)\b|\bget rid of (?:me|us|my|our|this)\b|\bunlist (?:me|us)\b|\b(?:like|rather|prefer|want)\b.{0,10}\b(?:not to|to not) (?:be|get|receive|hear)\b|\b(?:should|must) (?:not )?be e?mailed\b|\bno more (?:e?mails?|mails?|messages|reminders|letters|follow)\b/,
  /\bwhere (?:is|are) the (?:unsubscribe|opt)|\b(?:no|without an?|missing) (?:unsubscribe|opt[- ]?out)\b(?! headers?\b)|\b(?:mark|flag|list|record|records|note|noted|down)\b.{0,25}\b(?:do[- ]not[- ](?:contact|e?mail|call|mail)|as a (?:firm |definite |permanent )?no)\b|\bnot (?:be )?on any (?:\w+ )?(?:list|sequence|mailing|campaign)|\bnot put (?:us|me) on\b/,
  /\b(?:not consent|object|objection|never (?:consented|gave (?:you )?(?:my |our )?(?:consent|permission)))\b.{0,40}\b(?:address|personal data|details|e?mails?|processing|contact\w*)\b|\bnever (?:opted in|subscribed|signed up)\b|\bwhat data\b.{0,30}\b(?:hold|have|keep|store)\b/,
  /\blet (?:that|this|it)(?: \w+)? be (?:the|your|our) (?:last|final|end)\b|\b(?:this|that) (?:is|be|should be|must be|has to be|will be|to be|as) (?:the|your|our) (?:last|final) (?:one|e?mail|message|time|contact|letter|follow[- ]?up)\b(?! (?:of|before|to|for|until|price|chance|item|piece|batch))/,
  /\b(?:please|kindly|let us|so|and|can we|could (?:we|you)|grateful if you would|if you would|you would|now)\b.{0,15}\b(?:leave it (?:at that|there|be)|let it (?:rest|go|be|drop)|drop (?:it|the matter|this)|call it a day)\b(?!.{0,30}\b(?:until|till)\b)/,
  /\b(?:e?mails?|messages?|contact|correspondence|outreach|follow[- ]?ups?|communications?) (?:will be|is|are|as|would be) (?:treated|considered|regarded|marked|unwelcome|unwanted|not welcome|blocked|deleted|ignored)\b|\bconsider (?:any |all )?(?:further|future|more|additional)\b.{0,25}\b(?:unwelcome|unwanted|harassment|spam)\b/,
  /\b(?:add|put|place|enter|include)\b.{0,15}\b(?:me|us|this|our|my)\b.{0,40}\b(?:do[- ]not[- ](?:contact|e?mail|call|mail)|no[- ]contact|suppression|opt[- ]out|block|exclusion)[- ]?(?:list)?\b/,
  /\b(?:will|have to|going to|be forced to|must|about to)\b.{0,15}\bblock (?:you|this|your|the|all)\b|\b(?:one more|another|next|any more)\b.{0,25}\b(?:i|we|it|goes?|gets?)\b.{0,20}\b(?:report|block|spam|junk)\w*\b/,
  /(?:^|[,.!;:"'–-] ?|\banswer is )(?:just |please |now |so )*stop["']?(?: it| this| now| please|[ ,.!]*stop)*[ .!]*$/,
  // Out of whatever it stands in.
  new RegExp(
    String.raw`\b(?:remove|take|delete|drop|strike|scrub|purge|erase|scratch|cross|wipe|clear|deregister|de-?list|expunge|discard|destroy|forget|lose)\b (?:${US}|any|all|everything|every)\b.{0,50}\b(?:off|out|lists?|details|data|information|records?|address(?:es)?|e?mails?|mailbox|files?|about (?:me|us)|you have|you hold)\b`,
  ),
  /\b(?:deregister|unsubscribe|de-?list|erase|forget|delist) (?:me|us)\b|\btake (?:me |us |this )?off (?:the |your |this |that )?list\b|\b(?:to be|being|be|get|want|name|us|me) (?:taken |struck |crossed |left )off[ .!?,]*$|\btook (?:me|us|my|our)\b.{0,15}\boff\b|\bdelete (?:all of it|everything)\b/,
  /\b(?:deregister|unsubscribe|de-?list) (?:this|our|my)\b|\b(?:forget|lose) (?:that )?you (?:ever )?(?:have|had|got|found) (?:this|my|our|us)\b/,
];

/** Without a word for mail, as one talks: "and don't circle back", "can they stop?", "not interested, remove". */
const IN_SHORT: readonly RegExp[] = [
  /(?:^|[,;:.!-] ?|\band |\bplease )(?:do not|never|stop|quit)(?: (?:just|even|ever))? ["']?(?:just )?(?:circl(?:e|ing) back|check(?:ing)? (?:back|in)|bump(?:ing)?|nudg(?:e|ing)|ping(?:ing)?|touch(?:ing)? base|chas(?:e|ing) (?:me|us))\b/,
  /\b(?:can|could|would|will) (?:they|these|this|it|you) (?:please )?(?:stop|end|cease)(?: (?:now|please|it|this|that|them|already))*[ ?.!]*$|\byou (?:can|may|could|should) (?:\w+ )?stop(?: (?:now|here|it|there|trying|writing))*\W*$/,
  /(?:^|[,.;:!] ?|\band )(?:please )?(?:remove|unsubscribe|opt[- ]?out)(?: (?:me|us|now|please|thanks))*[ .!]*$|^(?:please )?spare (?:me|us)(?: please)?[ .!]*$|^enough(?: already| is enough)?[ .!]*$|^(?:please )?(?:just )?(?:f|eff|sod|naff|bugger) off\b/,
  /\b(?:like|want|wish|ask\w*|prefer|request\w*) to be (?:excluded|exempt\w*|spared|left (?:out|off)|dropped)\b|\b(?:make a|take) note not to (?:contact|write|e?mail|approach|message|call)\b|\bnot send (?:me |us )?(?:any ?more|another)\b/,
  /\b(?:end|stop|cancel|kill|terminate|halt|pull) (?:this|the|your|that|these) (?:\w+ )?(?:sequence|campaign|drip|cadence|mailings?|e?mails)\b|\b(?:end|finish|close) (?:the|this|our) (?:correspondence|conversation|exchange|thread|discussion)\b|\bnot want (?:these|any of (?:these|this)|your (?:stuff|junk))(?: (?:any ?more|please|thanks))*[ .!]*$|\breported (?:\w+ ){2,4}as (?:spam|junk)\b/,
  /\bnot keep (?:asking|writing|e?mailing|sending|contacting|trying|messaging)\b|\bno (?:additional|further|more|other) (?:approach\w*|contacts?|correspondence|communications?|solicitations?|attempts?)\b.{0,15}\b(?:made|sent|attempted)\b|\b(?:want|like|wish|need) (?:it|us|me|this|that|our \w+|my \w+) (?:gone|deleted|removed|erased|struck) (?:from|off|out)\b|\boff (?:the|your|this) list (?:we|i) go\b|\b(?:any|every|each) (?:further|more|additional|future) (?:e?mails?|messages?|letters?|contact)\b.{0,12}\b(?:forwarded|passed|handed|reported|sent) (?:on )?to (?:the|our|my) (?:police|lawyers?|attorneys?|solicitors?|authorities)\b/,
];

const GERMAN: readonly RegExp[] = [
  /\b(?:bitte|sie|uns|mich)\b.{0,30}\bnicht (?:noch ?mal|nochmals?|noch ein ?mal|mehr|wieder|erneut|weiter)(?: \w+){0,2} (?:an(?:zu)?schreib\w*|kontaktier\w*|anmail\w*|belastig\w*|nachfass\w*|nachhak\w*)|^(?:bitte )?(?:und (?:bitte )?)?nie (?:wieder|mehr)[ .!]*$|\bunterlass\w* sie (?:das|dies|solche\w*|kunftig)\b|\b(?:solche\w*|kunftig\w*) (?:\w+ )?(?:zu )?unterlass\w*/,
  /\bnicht (?:langer |mehr )?(?:auf|in) (?:ihrer|eurer|dieser|der|einer) (?:\w+ )?(?:\w*liste|verteiler|datenbank|kartei)\b|\bwill keine (?:weiteren )?(?:e-?mails?|mails?|nachrichten|werbung)\b|\b(?:adresse|daten|uns|mich)\b.{0,20}\b(?:zu )?(?:loschen|entfernen|streichen|austragen)\b|^(?:bitte )?(?:austragen|abmelden|loschen)\b.{0,20}$|\bvon (?:der|ihrer|dieser) (?:\w+ )?\w*liste\b.{0,15}(?:$|nehmen|streichen|loschen|entfernen)/,
  /\blassen sie es (?:bitte )?(?:gut sein|dabei|bleiben|sein)\b|\b(?:belassen|bleiben|lassen) (?:sie|wir) es\b.{0,15}\bdabei\b|\b(?:bitte|uns|mich)\b.{0,25}\bnicht (?:mehr|wieder|erneut|noch einmal) (?:melden|anfragen|nachfassen|nachfragen|anrufen)\b|\b(?:untersag\w+|verbiet\w+|verbitt\w+)\b.{0,40}\b(?:kontakt\w*|mails?|e-?mails?|nachrichten|anfragen|zusendung\w*)\b|\b(?:bitte|kunftig\w*|weitere\w*)\b.{0,50}\b(?:unterlassen|einstellen|bleiben lassen)\b/,
  /^(?:bitte )?(?:loschen|austragen|abmelden|streichen)(?: bitte| sie (?:mich|uns))?[ .!]*$|\b(?:bitte|bitten|verlang\w+|forder\w+)\b.{0,15}\bum (?:die )?(?:umgehende )?(?:loschung|streichung|austragung|entfernung)\b|\b(?:widerspruch|widerspr\w+)\b|\b(?:wunsch\w+|mocht\w+|woll\w+) keine(?:n|rlei)? (?:weiteren? )?(?:kontakt\w*|mails?|e-?mails?|nachrichten|werbung|anrufe)\b|\bnicht willkommen\b|\bes reicht[ .!]*$|\b(?:nehmen|nimm)\b.{0,15}\b(?:uns|mich)\b.{0,10}\b(?:raus|heraus)\b/,
  /\bspar(?:en|t|e)? (?:sie |ihr )?(?:sich|dir|euch|uns)\b.{0,20}\b(?:e-?mails?|mails?|nachrichten|briefe?|erinnerung\w*|nachfass\w*|anfragen|werbung)\b|\bepargne[rz][- ](?:vous|nous|moi)\b.{0,20}\b(?:mails?|messages?|relances?|courriels?)\b|\b(?:ahorre(?:n)?se|ahorra(?:os|te))\b.{0,20}\b(?:correos?|mensajes?|mails?)\b|\b(?:si risparmi|risparmia(?:tevi|ti|teci))\b.{0,20}\b(?:mail|messagg\w+|email)\b|\bbespaar (?:je|u|ons|mij|uzelf)\b.{0,20}\b(?:mails?|berichten|herinnering\w*)\b/,
  /\b(?:verschon\w+|ersparen|erspar)\b.{0,20}\b(?:uns|mich|mir|sie)\b|\b(?:bitte|sehen|bitten|davon|von|weitere\w*)\b.{0,50}\b(?:davon|weitere\w*|e-?mails?|anfragen|kontakt\w*|nachrichten)\b.{0,40}\b(?:ab(?:sehen|zusehen)?|absehen|abstand|verzicht\w*)\b|\bdavon ab\b.{0,40}\b(?:anzuschreib\w*|zu schreib\w*|zu kontakt\w*|zu mail\w*)/,
  /\b(?:nichts|keine?n?)\b.{0,30}\b(?:mehr|weiter\w*|erneut\w*)\b.{0,40}\b(?:horen|erhalten|bekommen|empfangen|geschickt|zugeschickt|wissen)\b|\b(?:nichts|keine?n?) (?:mehr|weiter\w*)\b.{0,25}\bvon ihnen\b|\bvon ihnen\b.{0,20}\b(?:nichts|keine?n?)\b.{0,10}\b(?:mehr|weiter\w*)\b/,
  /\b(?:loschen|losche|entfernen|entferne|streichen|streiche|nehmen|nimm)\b.{0,40}\b(?:daten|adresse\w*|kontaktdaten|uns|mich|eintrag)\b.{0,60}\b(?:liste\w*|verteiler\w*|system\w*|gespeichert|bestand\w*|datei\w*|datenbank\w*|heraus|raus)\b/,
  /\blassen sie (?:uns|mich)\b.{0,20}\bin (?:ruhe|frieden)\b|\blass(?:t)? (?:uns|mich)\b.{0,20}\bin ruhe\b|\b(?:uns|mich)\b.{0,20}\b(?:nicht|nie|keinesfalls)\b.{0,20}\b(?:mehr|wieder|weiter|erneut|noch (?:ein)?mal)\b.{0,20}\b(?:an|kontakt\w*|schreib\w*|mail\w*|behellig\w*|stor\w*)/,
  /\b(?:unerwunscht|nicht erwunscht|unaufgefordert)\b.{0,50}\b(?:mails?|e-?mails?|nachrichten|anfragen|zusendung\w*|kontakt\w*)\b|\b(?:mails?|e-?mails?|nachrichten|anfragen|zusendung\w*|kontakt\w*)\b.{0,40}\b(?:unerwunscht|nicht (?:mehr )?erwunscht)\b/,
];

const FRENCH: readonly RegExp[] = [
  /\b(?:etre|soit|soient|sois) (?:retire|supprime|efface|enleve|raye|desinscrit|desabonne)\w*\b|^(?:arrete[rz]|stop(?! \w+ing (?:for|at|the|our|your|those|that|with)\b)|cesse[rz])\b.{0,25}$|\bne plus etre (?:sollicit|contact|derang|relanc|demarch)\w+/,
  /\ben rest(?:er|ez|ons) la\b|\b(?:inutile d'|n'|ne pas |de ne pas |pas )insist\w+|\b(?:ne|n')\b.{0,25}\b(?:voul\w+|veux|souhait\w+|desir\w+)\b.{0,6}\bplus\b.{0,30}\b(?:messages?|mails?|courriels?|recevoir|entendre|sollicit\w*|relances?|contact\w*)\b|\b(?:stoppe[rz]?|cesse[rz]|arrete[rz])\b.{0,15}\b(?:ces|vos|les|de|tout\w*|avec)\b|^ca suffit\b|\b(?:supprime[rz]|retire[rz]|efface[rz]|enleve[rz]|desinscri\w+)[- ](?:nous|moi)\b|\bde (?:nous|me) (?:supprimer|retirer|effacer|enlever|desinscrire)\b|\bsupprimez (?:mon|notre|mes|nos|toutes?)\b/,
  /\b(?:inutile|pas la peine|pas besoin|merci|priere|veuillez|prions|prie|demand\w+|svp|souhait\w+|prefer\w+)\b.{0,40}\b(?:ne plus|ne pas|cesser|arreter|stopper|plus)\b.{0,25}\b(?:ecri\w*|reecri\w*|contact\w*|recontact\w*|relanc\w*|sollicit\w*|envo\w*|mail\w*|derang\w*|demarch\w*|adress\w*)\b|\b(?:inutile|pas la peine) de (?:nous |me |m')?(?:re-?)?(?:ecrire|contacter|relancer|recontacter|solliciter)\b/,
  /\blaissez[- ](?:nous|moi)\b.{0,15}\b(?:tranquilles?|en paix)\b|\b(?:retire[rz]|supprime[rz]|supprimer|efface[rz]|enleve[rz]|raye[rz]|ote[rz]|desinscri\w+)\b.{0,40}\b(?:donnees|adresse|coordonnees|nom|contact|liste\w*|fichiers?|base)\b/,
];

const SPANISH: readonly RegExp[] = [
  /\bdarme de baja\b|\b(?:borren|eliminen|quiten|retiren|saquen|supriman)\b.{0,40}\b(?:direccion|correo|datos|empresa|nombre|contacto|envios|listas?|ficheros?)\b/,
  /\b(?:ya )?(?:esta bien|basta) (?:ya )?(?:de|con)\b|\bno insist\w+|\bdej\w+ de (?:molest\w+|insist\w+)|\b(?:por cerrad[oa]|zanjad[oa])\b.{0,15}\b(?:tema|asunto)\b|\bno (?:enviar|mandar|escribir|contactar)\w*\b.{0,12}\bmas\b/,
  /^(?:de )?baja(?: por favor| porfa)?[ .!]*$|\bno (?:quiero|queremos|deseo|deseamos)\b.{0,15}\b(?:saber|oir|recibir)\b.{0,15}\bmas\b|\bno (?:me|nos)\b.{0,20}\b(?:mas|otra vez|de nuevo|nuevamente)\b/,
  /\bno (?:insist\w*|volv\w*|vuelv\w*|sig(?:a[ns]?|ais))\b.{0,15}(?:\bmas\b|\b(?:a|en)\b.{0,25}\b(?:contact\w*|escrib\w*|mand\w*|envi\w*)|$)|\bno vuelv\w* a\b.{0,30}\b(?:contacto|contactar\w*|escribir\w*|molestar\w*|mandar\w*|enviar\w*)\b/,
  /\b(?:borr|elimin|quit|sac|suprim|retir)\w*(?:nos|me|noslo)\b|\b(?:borr|elimin|quit|sac|suprim|retir)\w*\b.{0,40}\b(?:listas?|base|datos|direccion|correo|registros?|ficheros?|contactos?)\b|\bde(?:jen|je|ja)(?:nos|me) en paz\b/,
];

const ITALIAN: readonly RegExp[] = [
  /\bessere (?:cancellat|rimoss|tolt|eliminat)\w\b|\b(?:rimuov|cancell|togli|elimin)\w*(?:ci|mi)\b|\bnon (?:vogliamo|voglio|desider\w+) piu essere\b/,
  /\bnon insist\w+|\bdi non insistere\b|\bsmettetela\b|\b(?:essere|venire|vengano|venga) (?:\w+ )?(?:rimoss|cancellat|tolt|eliminat)\w\b|\b(?:questione|discorso|argomento) (?:e )?chius[ao]\b/,
  /\b(?:preghiamo|prego|chied\w+|vi preg\w+|la preg\w+|per favore|gentilmente|cortesemente)\b.{0,30}\bnon\b.{0,15}\b(?:invi\w*|scriv\w*|contatt\w*|mand\w*|disturb\w*)\b.{0,20}\b(?:piu|altr\w*|ulterior\w*|oltre|nuovamente)\b|\blasciat\w*(?:ci|mi) in pace\b/,
  /\b(?:cancellazione|rimozione|eliminazione)\b.{0,25}\b(?:dati|indirizzo|nominativo|contatt\w*|lista|elenco)\b|\b(?:togl\w+|rimuov\w+|elimin\w+|cancell\w+)\b.{0,40}\b(?:indirizzo|dati|nominativo|lista|elenco|contatti|database|mailing)\b/,
];

const DUTCH: readonly RegExp[] = [
  /\bverwijder (?:mij|ons|me)\b|\bafmelden\b|\bgeen\b.{0,15}\bmails?\b.{0,10}\bmeer\b/,
  /\blaat het (?:hier|daar)\w*\b.{0,20}\b(?:bij|rusten)\b|\b(?:graag|gelieve(?: te)?|svp|aub)? ?verwijderen[ .!]*$|\b(?:mij|ons|me)\b.{0,15}\b(?:niet|nooit) (?:meer|langer|opnieuw|weer|verder)\b.{0,25}\b(?:mail\w*|schrijv\w*|benader\w*|contact\w*|bell\w*|stur\w*|lastig\w*)\b|\b(?:niets|geen)\b.{0,10}\b(?:meer|verder\w*)\b.{0,15}\b(?:van (?:jullie|u|je)|horen|ontvangen)\b/,
  /\b(?:gelieve|graag|wilt? (?:u|je)|verzoek\w*|s\.?v\.?p|aub|alstublieft|willen|wens\w*|schrijf|mail|stuur|bel|benader|contacteer)\b.{0,40}\b(?:niet|geen|nooit|niets)\b.{0,15}\b(?:meer|verder\w*|opnieuw|nogmaals|weer|langer)\b|\bgeen (?:prijs|belang|behoefte)\b.{0,10}\b(?:op|aan|in)\b.{0,15}\b(?:verder\w*|meer|uw|dit soort|nog)\b.{0,20}\b(?:berichten|mails?|e-?mails?|contact|post|correspondentie)\b/,
  /\b(?:haal|halen|verwijder\w*|schrap\w*|wis\b|wissen|streep|gooi|neem)\b.{0,40}\b(?:adres|mij|ons|gegevens|e-?mail\w*|mailadres)\b.{0,40}\b(?:bestand\w*|lijst\w*|systeem|database|mailing\w*|af|uit|administratie)\b|\b(?:adres|mij|ons|gegevens)\b.{0,40}\b(?:bestand\w*|lijst\w*|systeem|database|mailing\w*)\b.{0,20}\b(?:halen|verwijderen|schrappen|wissen)\b|\bgegevens\b.{0,20}\b(?:verwijder\w*|wissen)\b/,
  /\b(?:stop|stoppen|hou op|houd op|ophouden)\b.{0,15}\b(?:met|van)?\b.{0,15}\b(?:mailen|mails|e-?mails|berichten|schrijven|sturen|benaderen|deze)\b|\b(?:uitschrijven|afmelden)\b|\blaat (?:ons|mij|me) met rust\b|\b(?:mogen|mag|willen|wil)\b.{0,20}\b(?:uit|van) (?:uw|je|jullie|de|deze) (?:\w+ )?(?:\w*lijst\w*|bestand\w*|\w*list)\b|\bgeen contact meer\b|\bgeen (?:verdere|nieuwe|andere|volgende) (?:e-?mails?|mails?|berichten|aanvragen|correspondentie)\b/,
];

const PORTUGUESE: readonly RegExp[] = [
  /\b(?:remocao|exclusao|eliminacao)\b.{0,20}\b(?:e-?mail|dados|endereco|contact?o|cadastro)\b|\bnao quer\w+ mais\b|\bdeix\w+ de (?:nos|me) (?:contact\w+|contat\w+|escrever|enviar|mandar)\b/,
  /\bnao insist\w+|^(?:por favor,? )?(?:remover|descadastrar|excluir|apagar|retirar)(?: por favor)?[ .!]*$|\b(?:sair|saia|tirem?)\b.{0,12}\b(?:d?essa|d?esta|da|sua|vossa) lista\b|\bnao (?:quer\w+|desej\w+|pretend\w+)\b.{0,20}\bmais\b.{0,15}\b(?:mensage\w+|e-?mails?|contact?os?|nada)\b/,
  /\bnao (?:nos|me)\b.{0,15}\b(?:escrev\w*|contact\w*|contat\w*|envi\w*|mand\w*|incomode[ms]?|procur\w*|volt\w*)\b(?!.{0,20}\bate\b)|\bnao (?:quer\w+|desej\w+|pretend\w+|gostar\w+)\b.{0,20}\b(?:receber|ser contact\w*|ser contat\w*|mais)\b.{0,30}\b(?:mais|mensagens?|mensage\w*|e-?mails?|contact\w*|contat\w*|correspond\w*|outr\w*|nada)\b|\bnao (?:escrev\w+|mand\w+|envi\w+|volt\w+)\b.{0,25}\bmais\b|\bnao volt\w+ a\b.{0,20}\b(?:contact\w*|contat\w*|escrev\w*|mand\w*|envi\w*)\b/,
  /\b(?:retir\w*|remov\w*|exclu\w*|apag\w*|tir\w*|elimin\w*|cancel\w*|descadastr\w*)\b.{0,40}\b(?:lista\w*|base|dados|cadastro|e-?mail|endereco|contact?os?|mailing)\b|\b(?:pare|parem|para|deixe|deixem|deixa)\b (?:com|de)\b.{0,20}\b(?:mand\w*|envi\w*|escrev\w*|contact\w*|contat\w*|incomod\w*|e-?mails?|mensage\w*)\b|\bdescadastr\w+\b|\bchega de\b|\bnao (?:mandar|enviar|escrever|contactar|contatar)\b.{0,20}\bmais\b|\bque nao (?:me|nos)\b.{0,15}\b(?:contact\w*|contat\w*|escrev\w*)\b|\bdeixe?m?[- ](?:nos|me) (?:th)?em paz\b/,
];

const NORTHERN_AND_EASTERN: readonly RegExp[] = [
  /\b(?:ta|tag|slette?|fjerne?|radera|radere|stryk[ae]?|stryge|avregistrera|afmelde?|avmelde?|meld)\b.{0,20}\b(?:oss|os|mig|meg|min|var|vores|adress\w*|adresse\w*)\b.{0,40}\b(?:\w*list\w*|register\w*|registre\w*|utskick\w*|database\w*|bort|ud|ut|av)\b|\b(?:sluta|slut|stopp?|hold op)\b.{0,10}\b(?:med|mejla|maila|skriva|skicka|sende|skrive|maile)\b|\b(?:skicka|send|skriv|kontakta|kontakt|mejla|mail)\b.{0,25}\b(?:inte|inget|inga|ikke|ikkje|ingen|intet)\b.{0,15}\b(?:mer|mere|fler|flere|igen|igjen|langre|laengere|lenger)\b/,
  /^(?:(?:venn?ligen|vennligst|venligst|snalla|tack,?|var god) )?(?:av-?registrera|av-?meld|afmeld|avmelda|avprenumerera|avslutt abonnement\w*)(?: (?:mig|meg|oss|os|denne|denna))*(?:,? (?:tack|takk|tak|venligst|vennligst))*[ .!]*$|\b(?:av-?registrera|avmelda?|afmeld|avprenumerera) (?:mig|meg|oss|os|denna|denne|var|vores|var|min)\b/,
  /\b(?:inte|ikke|aldri|aldrig)\b.{0,12}\b(?:skriv|kontakt|mejl|mail|send|skicka|hor)\w*\b.{0,25}\b(?:igen|igjen|mer|mere|flere|fler)\b|\b(?:skriv|kontakta?|mejla|send|skicka)\b.{0,20}\b(?:inte|ikke|aldri|aldrig)\b.{0,20}\b(?:igen|igjen|mer|mere|flere|fler)\b|\b(?:sluta|slutt|stopp?|hold op)\b.{0,12}\b(?:mejl|skriv|send|kontakt|maile)\w*/,
  /\balkaa\b.{0,30}\b(?:lahetta|kirjoitta|ottako)\w*|\bpoista(?:kaa)?\b.{0,40}\b(?:osoite\w*|osoittee\w*|listal\w*|meidat|minut|tieto\w*)|\b(?:uz )?(?:nam|mi) (?:uz )?(?:nepist\w*|neposilejte)\b|\b(?:nepist\w*|neposilejte)\b.{0,15}\b(?:nam|mi)\b|\b(?:vyradte|vymazte|odstrante|smazte)\b.{0,30}\b(?:nas|me|adres\w*|databaz\w*|seznam\w*)/,
  /\b(?:nie|przestan\w*)\b.{0,20}\b(?:pisa\w*|wysyla\w*|kontaktowa\w*|przysyla\w*|mailowa\w*)\b|\b(?:usun\w*|wykresl\w*|wypis\w*)\b.{0,30}\b(?:adres\w*|nas|mnie|dane|list\w*|baz\w*|mail\w*)\b/,
  // That it is enough now, and that nothing more may be heard.
  /\b(?:nu|na|nog)\b.{0,20}\b(?:nok|racker|holder|far vara nog|genoeg)\b.{0,6}\b(?:med|met|van)\b (?:\w+ ){0,2}(?:mejl\w*|mail\w*|e-?mails?|e-?post\w*|beskeder|meddelande\w*|henvendelser|utskick|berichten|pamminn\w*|rykker\w*)\b|\b(?:hor|horer) (?:inte|ikke|ikkje) (?:av|fra) (?:er|dig|deg|dere|jer)\b|\bslutte (?:med )?[aå] (?:maile|sende|skrive|kontakte)\b|\b(?:vil|vill|onsker|onskar)\b.{0,12}\b(?:af|av|fran|bort fra|vaek fra|ut av) (?:jeres|deres|er|din) \w*list\w*|\bnie chc\w+ (?:juz |dluzej )?(?:byc|figurowac|widniec) (?:na|w) (?:\w+ )?(?:liscie|bazie)\b|\blade vaere med at (?:skrive|sende|kontakte|maile|henvende)\b|\blamna (?:oss|mig) i ?fred\b|\bslip(?:pe)? for (?:flere )?(?:mails?|e-?post\w*|beskeder|henvendelser)\b|\b(?:slippa|slippe) (?:fler |flere )?(?:mejl\w*|mails?|e-?post\w*|utskick|henvendelser)\b/,
  /\bnie zycz\w+ (?:sobie|panstwa)\b|\bzaprzesta\w+\b.{0,20}\b(?:wysyla\w*|kontakt\w*|przysyla\w*|korespondenc\w*|pisania)\b|\bpros(?:z\w*|imy) o (?:usuniecie|wypisanie|wykreslenie|skreslenie|nieprzysylanie|niewysylanie|niekontaktowanie|niepisanie|nieprzesylanie)\b(?=.{0,30}\b(?:adres\w*|dan\w+|nas|nami|mna|mnie|baz\w*|list\w*|kontakt\w*|mail\w*|ofert\w*|wiadomosc\w*))|\bnie chc\w+ (?:juz |wiecej )?(?:otrzymywac|dostawac)\b|\b(?:dajcie|daj|dac) (?:nam|mi) (?:\w+ )?spokoj\b/,
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

/** What sounds so and isn't: what they won't do themselves, or what waits for a time or for a paper. */
export const MORE_MAIL_LATER: readonly RegExp[] = [
  // "You needn't ask again, I'll send it on Monday": who promises goes on.
  /\b(?:nicht (?:mehr |weiter |noch ?(?:ein)?mal )?(?:nach\w+|\w+ zu \w+|erinnern|schreiben|melden)|no hace falta|no es necesario|pas (?:la peine|besoin|necessaire)|inutile|non (?:serve|occorre|c'e bisogno)|hoeft? (?:\w+ )?niet|nao (?:e preciso|precisa))\b.{0,60}\b(?:(?:ich|wir) (?:meld\w+|schick\w+|send\w+|ruf\w+|komm\w+|mail\w+|stell\w+)|(?:le|les|te|os) (?:mand\w+|envi\w+|llam\w+|escrib\w+)|(?:je|nous) (?:vous |t')?(?:envo\w+|rappel\w+|ecri\w+|repond\w+|revien\w+|enverr\w+)|(?:le|la|vi|ti) (?:mand\w+|invi\w+|chiam\w+|scriv\w+)|(?:ik|wij|we) (?:stuur|sturen|mail|mailen|bel|bellen|kom|komen)|(?:lhe|vos|te) (?:mand\w+|envi\w+|lig\w+))\b/,
  // For a while only.
  /\b(?:vorerst|vorlaufig|for the (?:moment|time being)|for now|just now|per (?:ora|adesso)|por ahora|de momento|pour (?:l'instant|le moment)|voorlopig|tills vidare|inntil videre|indtil videre|por (?:ora|enquanto)|na razie)\b(?! (?:and|or) (?:ever|forever|always|good|for good))/,
  /\bgive (?:us|me) (?:a (?:rest|break)|some \w+)\b.{0,20}\b(?:until|till|before)\b/,
  // "Stop asking until we have restocked."
  /\b(?:stop|quit|hold off|leave off)\b.{0,40}\b(?:until|till)\b (?!now\b|further\b|hell\b|never\b)\w+/,
  /\bnot hesitate\b(?!.{0,20}\b(?:remov|unsubscrib|tak|delet|report|block|complain)\w*)|\bnot\b.{0,80}(?:\binstead\b|, (?:please )?use (?:the|our)\b)/,
  /\b(?:not|nothing|no|never)\b.{0,60}\b(?:until|till|til|before|unless|without|ahead of)\b (?!now\b|further\b)(?:\w+ ){0,3}(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|then|next|after|monday|\d|we|i|you|it|that|new|q[1-4]|the)\b/,
  /\b(?:we|i|they|she|he) (?:will|can|could|do|did|have|are|am|shall|may)(?: \w+)? not (?!want|wish|need|like|care|accept|expect|appreciate|(?:take|answer|read|reply to|respond to) (?:\w+ ){0,4}(?:e?mails?|messages?|letters?|pitches|approaches|solicitations) from)(?:\w+ ){0,2}(?:send|write|e?mail|contact|reach|follow|get back|bother|hear|message|communicate|do|use|carry|sell|ship|take|offer|list)\b(?!.{0,80}\b(?:ask|request|demand|insist)\w* (?:that )?you\b)|\b(?:you will|you may|you might) not hear\b/,
  /\bnot (?:send|ship|mail|return) (?:me |us )?(?:the|our|those|these|that|any|your) (?:\w+ )?(?:samples?|orders?|parcels?|packages?|goods|stock|invoices?|payments?|boxes|cheques?|checks?|paperwork|money|cards?)\b/,
  // "Write to us again in May", in the North and in Poland.
  /(?<!\b(?:inte|ikke|aldri|aldrig) )\b(?:skriv|kontakta?|hor (?:garna )?av (?:er|dig)|ta (?:gjerne |gerne )?kontakt|forsok|vend (?:gerne )?tilbage|kom (?:garna |gjerne |gerne )?(?:tillbaka|tilbake|tilbage)|aterkom\w*)\b(?!.{0,20}\b(?:inte|ikke|aldri|aldrig)\b).{0,40}\b(?:igen|igjen|januari?|februari?|marts?|mars|april|maj|mai|juni|juli|augusti?|september|oktober|november|desember|december|host\w*|var\w*|sommer\w*|nasta|neste|naeste)\b/,
  /\b(?:alkaa|ala)\b.{0,60}\b(?:ennen|asti|saakka)\b|\bdo (?:ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|konce)\b.{0,40}\bne(?:pis|posil|kontakt|ozyv)\w+|\bne(?:pis|posil|kontakt|ozyv)\w+.{0,40}\bdo (?:ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|zari|rijna|listopadu|prosince|konce)\b/,
  /\b(?:prosimy|prosze) (?:pisac|o kontakt|napisac|skontaktowac)\b/,
  /\bno need to (?:write|e?mail|contact|follow|reply|send|get back)\b.{0,40}\b(?:i|we) (?:will|can|have)\b|\b(?:if|once|when) (?:you|we|i)\b.{0,40}\b(?:map|below|under|polic\w+|violat\w*)\b/,
];
