import { inLines } from '../../../../kernel/in-lines.ts';
import type { MailShares } from './learned/weights.ts';
import { AGREED, LATER_THEN } from './phrases/agreed.ts';
import { APPLICATION_FORM } from './phrases/application-form.ts';
import { REFRAIN } from './phrases/barred.ts';
import { isOfThings } from './phrases/of-things.ts';
import { AT_ANOTHER_ADDRESS, OF_GOODS } from './phrases/other-than-stop.ts';
import { saysSo, some } from './phrases/phrases.ts';
import { STOP } from './phrases/stop.ts';
import type { Said } from './said.ts';
import type { Signals } from './signals.ts';

const GOING_ON = [
  'interested',
  'question',
  'application_form',
  'asks_documents',
  'price_list',
  'moq_or_opening_order',
  'map_terms',
  'not_now',
  'wrong_contact',
  'distributor_referral',
] as const;
/** Who wants to be struck from a list may go on with us by telephone. */
const OFF_THE_LIST =
  /\b(?:unsubscribe|remove|take|delete|strike|drop|scrub|leave) (?:me|us|my|our|this)\b(?! (?:\w+ )?(?:from|off|on) (?:the )?(?:thread|cc|copy|loop))/;
const OF_THEMSELVES = new RegExp(String.raw`\bstop (?:e?mailing|writing|contacting)\b|^stop\b|${REFRAIN}`);
/** A sentence that is a yes and nothing else, beside "you needn't write again". */
const A_YES = new RegExp(inLines`
  ^(?:(?:oh|hi|hello|well|ah) )?(?:
    yes|yep|sure(?: thing)?|gladly|absolutely|of course|with pleasure|happy to|love to|
    ja|(?:sehr |ja,? )?gerne?|klar|
    oui|(?:avec|volontiers|avec grand) plaisir|volontiers|
    si|claro|encantad\w+|con (?:mucho )?gusto|
    volentieri|certo|con piacere|(?:ja,? )?graag|leuk|prima|claro que sim|com (?:todo o )?(?:gosto|prazer)
  )(?:,? (?:please|gladly|gern\w*|volontiers|volentieri|graag|doen we graag|with pleasure|of course))?[ .!]*$
`);
const TWICE = 2;
const ALL_BUT_SURE = 0.95;
const NEXT_TO_NOTHING = 0.03;

/**
 * Words for silence in a mail that says it goes on ("no need to write again, we're in"), or whose every other word does:
 * "tick this box if you'd rather get no mail", on an application. A buyer who is taken for one who asks for silence is
 * lost for good.
 */
export function withoutMistakenStop(
  signals: Signals,
  shares: MailShares,
  sentences: readonly Said[],
): Signals {
  if (!signals.stop || signals.stop.asked || OFF_THE_LIST.test(signals.stop.plain)) return signals;
  if (sentences.some(goesOn) || speaksOfThings(signals.stop, sentences))
    return { ...signals, stop: undefined };
  if (OF_THEMSELVES.test(signals.stop.plain)) return signals;
  const saysYes = sentences.some((said) => said !== signals.stop && A_YES.test(said.plain));
  const forMore = GOING_ON.reduce((sum, kind) => sum + (shares.get(kind) ?? 0), 0);
  const ends = shares.get('unsubscribe') ?? 0;
  const isMistaken = saysYes
    ? forMore > TWICE * ends
    : forMore > ALL_BUT_SURE && ends < NEXT_TO_NOTHING && asksOrGives(signals);
  return isMistaken ? { ...signals, stop: undefined } : signals;
}

/** "Could you stop selling the old line? We don't want to see it any more.": what is meant stands before. */
export function speaksOfThings(said: Said, sentences: readonly Said[]): boolean {
  const before = sentences[sentences.indexOf(said) - 1];
  return isOfThings(said.plain) || (before !== undefined && isOfGoods(before) && !OF_MAIL.test(said.plain));
}
const isOfGoods = ({ plain }: Said): boolean => isOfThings(plain) || some(OF_GOODS, plain);
const OF_MAIL = new RegExp(inLines`
  mail|
  \b(?:
    messag\w+|mensa\w+|messagg\w+|
    nachricht\w*|bericht\w*|correo\w*|courriel\w*|\w*list\w*|verteiler|\w*lijst\w*|writ\w+|contact\w*|
    contatt\w*|
    kontakt\w*|schreib\w*|schrijv\w*|scriv\w*|escrib\w*|ecri\w*|hear|horen|hore|unsubscri\w+|
    (?:me|us|uns|mich|ons|mij|nous|ci|nos|oss|os|mig|meg|nas|mnie|nam)\b
  )
`);

/** Something to go on with, said beside the wish; words alone don't overrule it. */
const asksOrGives = ({ stop, ...signals }: Signals): boolean =>
  MORE_TO_SAY.some((name) => signals[name] !== undefined && signals[name] !== stop);
const MORE_TO_SAY = [
  'interest',
  'form',
  'priceList',
  'minimum',
  'mapConsent',
  'mapStated',
  'question',
  'notNow',
  'toCome',
  'doorOpen',
  'distributor',
  'wrongContact',
] as const;

/**
 * A yes, a form to fill in, or a time at which to write again; "we said not to write again, then in May you did" names
 * one, too.
 */
export const goesOn = ({ clauses }: Said): boolean =>
  clauses.some(
    (clause) =>
      saysSo(AGREED, clause) ||
      ((LATER_THEN.test(clause) || saysSo(APPLICATION_FORM, clause)) && !some(STOP.says, clause)),
  );

/** "Don't hesitate to write again": who says so may not be taken for one who wants to hear no more. */
export const isWelcome = ({ plain }: Said): boolean =>
  some(STOP.unless ?? [], plain) || some(AT_ANOTHER_ADDRESS, plain) || isOfThings(plain);
