import { inLines } from '../../../../kernel/in-lines.ts';
import { emailsIn, urlsIn } from './facts/addresses.ts';
import { firmNamedIn, nameIn } from './facts/elsewhere.ts';
import { isOfAnotherHouse } from './house.ts';
import type { Said } from './said.ts';

/** What one says of those to buy from instead. */
const SENDS_THERE = new RegExp(inLines`
  \b(?:
    contact|reach|email|call|write|speak|talk|get in touch|connect|go(?:es)? through|through|via|order|
    orders|buy|purchas\w+|source|carr(?:y|ies|ied)|stock(?:s|ed)?|handl\w+|supplies|supplied|sold by|
    distribut\w+|try|set up|refer\w*|direct\w*|taken over|takes over|wholesale|does (?:all )?(?:our|the|my)|
    has (?:all )?our|deal through|goes? to|they|them|your best bet|outsourced|rep|reps|
    vertrieb\w*|wenden|uber|anfragen|bestell\w+|beziehen|kontakt\w*|
    contacte\w*|adress\w*|passe\w*|passer|par|achet\w*|
    pedi\w+|compr\w+|escrib\w+|contact\w+|traves|scriv\w+|rivolg\w+|tramite|affid\w+|acquist\w+
  )\b
`);
/** Where somebody else's address stands for another reason. */
const OTHER_REASON = new RegExp(inLines`
  \b(?:
    exclusive agreement|represented on|handful|vetted|tier|fill|form|apply|application|register|sign up|
    portal|send (?:your|the|a) (?:documents?|certificate|order|po)|invoice|unsubscribe|privacy|calendar|
    agreement|docusign|exclusiv\w+ (?:amazon|seller|reseller|agency)|
    (?:amazon|marketplace) (?:is|sales|business|channel|partner)
  )\b
`);
const OF_THEIR_OWN = new RegExp(inLines`
  \b(?:our|my|ma|mon|mi|la|il|mein\w*|unser\w*) (?:\w+ )?(?:
    team|department|colleague|
    colleg\w+|collega|collegue|companer\w+|kolleg\w+|assistant|
    manager|office|head office|sales|boss|partner|wife|husband|owner|founder
  )\b
`);
const CHANGED_HANDS = new RegExp(inLines`
  \bchanged hands\b|
  \b(?:is not|are not|no longer) (?:ours|mine)\b|
  \b(?:let go of|parted with|gave up) (?:that|the|this) (?:brand|label|line)\b|
  \bgehor\w+ (?:uns|mir) nicht mehr\b|
  \bne (?:nous |m')appartien\w+ plus\b|
  \b(?:we|i|he|she|they|family|father|mother) sold\b.{0,60}\b(?:years?|months?|weeks?) ago\b|
  \b(?:(?<!\b(?:is|are|be|being|gets?|all|only|exclusively)(?: \w+)? )sold|acquired|bought|taken over|divested|changed hands|new owners?|now owned|no longer own)\b.{0,60}
    \b(?:brand|company|business|line|by|to)\b|
  \b(?:brand|company|business) (?:was|has been|got) (?:sold|acquired|bought)\b
`);
const WRONG_HOUSE =
  /\b(?:wrong (?:company|brand|business|place)|no relation|not affiliated|different company)\b/;

/** The sentence that sends us to another company, known by its name or by its address alone. */
export function sentToAnotherHouse(
  sentences: readonly Said[],
  { fromEmail, toEmail }: { fromEmail: string; toEmail: string },
): Said | undefined {
  if (sentences.some(({ plain }) => CHANGED_HANDS.test(plain) || WRONG_HOUSE.test(plain))) return undefined;
  return sentences.find((said, index) => {
    if (said.isQuestion || OTHER_REASON.test(said.plain)) return false;
    const isAddress = emailsIn(said.words).some(
      (email) => isOfAnotherHouse(email, fromEmail) && isOfAnotherHouse(email, toEmail),
    );
    if (isAddress) return !OF_THEIR_OWN.test(said.plain);
    const isSite = urlsIn(said.words).some((url) => isOfAnotherHouse(`@${hostOf(url)}`, fromEmail));
    if (isSite && THEY.test(said.plain) && !NO_FIRMS_SITE.test(said.words)) return true;
    const next = sentences[index + 1]?.plain ?? '';
    const isSent = SENDS_THERE.test(said.plain) || /^(?:they|please|contact)\b|\bthem\b/.test(next);
    if (!isSent) return false;
    if (firmNamedIn(said.words, fromEmail) !== undefined) return true;
    const isOthers = THEY.test(said.plain) || THEY.test(next);
    return (
      isOthers &&
      !OF_THEIR_OWN.test(`${said.plain} ${next}`) &&
      FIRMLY_SENT.test(said.plain) &&
      nameIn(said.words) !== undefined
    );
  });
}

const THEY = new RegExp(inLines`
  \bthey (?:
    will|can|would|are|have|do|carry|handle|stock|look|take|cover|service|distribute|set|sell|supply|ship|
    import|keep|should
  )\b|
  \b(?:contact|ask|call|write|email|through|from|with|to|via) them\b|
  \btheir (?:web ?site|number|email|minimum|sales|team|terms|prices|catalog|address|site)\b
`);
const FIRMLY_SENT =
  /\b(?:buy|purchas\w+|order\w*|through|via|from|distribut\w+|carried|stock\w*|wholesale|handl\w+|set up|open|get it|sold|goes?|outsourced|suppl\w+)\b/;
const NO_FIRMS_SITE = /calendly|zoom|drive|dropbox|faire|form|docusign|amazon\.|linkedin|instagram|facebook/i;
const hostOf = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/[/?#:].*$/, '');
