import { emailsIn } from './facts/addresses.ts';
import { firmNamedIn } from './facts/elsewhere.ts';
import { isOfAnotherHouse } from './house.ts';
import type { Said } from './said.ts';

/** What one says of those to buy from instead. */
const SENDS_THERE =
  /\b(?:contact|reach|email|call|write|speak|talk|get in touch|connect|go(?:es)? through|through|via|order|orders|buy|purchas\w+|source|carr(?:y|ies|ied)|stock(?:s|ed)?|handl\w+|supplies|supplied|sold by|distribut\w+|try|set up|refer\w*|direct\w*|taken over|takes over|wholesale|they|them|your best bet|outsourced|rep|reps|vertrieb\w*|wenden|uber|anfragen|bestell\w+|beziehen|kontakt\w*|contacte\w*|adress\w*|passe\w*|passer|par|achet\w*|pedi\w+|compr\w+|escrib\w+|contact\w+|traves|scriv\w+|rivolg\w+|tramite|affid\w+|acquist\w+)\b/;
/** Where somebody else's address stands for another reason. */
const OTHER_REASON =
  /\b(?:fill|form|apply|application|register|sign up|portal|send (?:your|the|a) (?:documents?|certificate|order|po)|invoice|unsubscribe|privacy|calendar|agreement|docusign|exclusiv\w+ (?:amazon|seller|reseller|agency)|(?:amazon|marketplace) (?:is|sales|business|channel|partner))\b/;
const OF_THEIR_OWN =
  /\b(?:our|my) (?:\w+ )?(?:team|department|colleague|assistant|manager|office|head office|sales|boss|partner|wife|husband|owner|founder)\b/;
const CHANGED_HANDS =
  /\b(?:sold|acquired|bought|taken over|divested|changed hands|new owners?|now owned|no longer own)\b.{0,60}\b(?:brand|company|business|line|by|to)\b|\b(?:brand|company|business) (?:was|has been|got) (?:sold|acquired|bought)\b/;
const WRONG_HOUSE = /\b(?:wrong (?:company|brand|business|place)|no relation|not affiliated|different company)\b/;

/** The sentence that sends us to another company, known by its name or by its address alone. */
export function sentToAnotherHouse(sentences: readonly Said[], fromEmail: string): Said | undefined {
  if (sentences.some(({ plain }) => CHANGED_HANDS.test(plain) || WRONG_HOUSE.test(plain))) return undefined;
  return sentences.find((said, index) => {
    if (said.isQuestion || OTHER_REASON.test(said.plain)) return false;
    const isAddress = emailsIn(said.words).some((email) => isOfAnotherHouse(email, fromEmail));
    if (isAddress) return !OF_THEIR_OWN.test(said.plain);
    const next = sentences[index + 1]?.plain ?? '';
    const isSent = SENDS_THERE.test(said.plain) || /^(?:they|please|contact)\b|\bthem\b/.test(next);
    return isSent && firmNamedIn(said.words, fromEmail) !== undefined;
  });
}
