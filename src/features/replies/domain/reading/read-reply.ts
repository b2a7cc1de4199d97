import { inLines } from '../../../../kernel/in-lines.ts';
import { type Weights, weigh } from '../../../brands/domain/weighing/weigh.ts';
import { type DayOrder, dayOrderOf } from '../mail/day-order.ts';
import type { Home } from '../mail/home.ts';
import type { InlineAnswer } from '../mail/inline-answers.ts';
import type { MachineMail } from '../mail/machine-mail.ts';
import type { MailHeader } from '../mail/received-mail.ts';
import type { ReplyClass } from '../reply-class.ts';
import { answersNothing } from './answers-nothing.ts';
import { classify, type Judgement, unsubscribed } from './classify.ts';
import { isDeadMailbox, isForAWhile, isGone } from './dead-mailbox.ts';
import { applicationUrlFact } from './facts/application-url.ts';
import { betterContactFact } from './facts/better-contact.ts';
import { distributorFact } from './facts/elsewhere.ts';
import { agreeing } from './facts/implied.ts';
import { statedFacts } from './facts/read-facts.ts';
import { resumeDateFact } from './facts/resume-date.ts';
import { OF_A_FORM } from './form-words.ts';
import { isGreeting } from './greeting.ts';
import { decide } from './learned/decide.ts';
import { marksOf } from './learned/marks.ts';
import { type Kind, learnedWeights, type MailShares } from './learned/weights.ts';
import { goesOn, isWelcome, withoutMistakenStop } from './mistaken-stop.ts';
import { withOwnAddress } from './own-name.ts';
import { ONES_OWN, TO_ANYBODY } from './phrases/aside.ts';
import { HOW_YOU_CAME } from './phrases/asks.ts';
import { PRICES_TO_COME } from './phrases/gives.ts';
import { OF_A_RULE, OF_SELLERS_STRUCK } from './phrases/no-marketplaces.ts';
import { saysSo, some } from './phrases/phrases.ts';
import { plainWords } from './plain-words.ts';
import { priceRows } from './price-rows.ts';
import type { AnyFact, Fact } from './reply-facts.ts';
import { type Said, sentencesOf } from './said.ts';
import { type Signals, signalsOf } from './signals.ts';
import { asksForSilence } from './silence/asks-for-silence.ts';
import { learnedSilence, type SilenceWeights } from './silence/weights.ts';

/** A mail, parsed and freed of what it quotes, before anybody asks what it means. */
export interface ReplyToRead {
  id?: string;
  fromName: string;
  fromEmail: string;
  toEmail: string;
  subject: string;
  date: Date | null;
  newText: string;
  /** Questions of ours that stand above its answers. */
  inlineAnswers?: readonly InlineAnswer[];
  attachments: { filename: string; contentType: string }[];
  machine: MachineMail | null;
  headers: MailHeader[];
  /** What stands below it: it tells where its writer sits. */
  signature?: string | null;
  /** Left out where our records know neither brand nor seller. */
  home?: Home;
  /** How it is known for an answer by where it came from or to, whatever its head says; left out where nobody looked. */
  comesBack?: 'to_our_address' | 'from_recipient' | null;
}

export interface ReplyReading {
  class: ReplyClass;
  secondary: ReplyClass[];
  confidence: number;
  facts: Fact[];
  /** A person wrote it, through a ticket system or as a pitch too. */
  human: boolean;
  shouldStopFollowups: boolean;
  shouldSuppress: boolean;
  by: 'rules' | 'model' | 'person';
}

/** What is learned of words: for each class, and for the wish to hear no more. */
export interface LearnedWords {
  classes: Weights<Kind>;
  silence: SilenceWeights;
}
const learnedWords = (): LearnedWords => ({ classes: learnedWeights(), silence: learnedSilence() });

/** What a mail means, by rules and the weights of words; no model is asked. */
export function readReply(reply: ReplyToRead, words = learnedWords()): ReplyReading {
  const sentences = withOwnAddress(sentencesOf(reply.newText, reply.inlineAnswers), reply);
  const { machine } = reply;
  if (machine) return readMachineMail(reply, machine, sentences);
  const marks = marksOf(sentences, reply);
  const shares = weigh(marks, words.classes);
  const found = withoutMistakenStop(signalsOf(sentences, reply), shares, sentences);
  const judge = (signals: Signals, isAsked: boolean | undefined): Judged =>
    judgedBy(signals, isAsked, { reply, sentences, marks, shares });
  const first = judge(found, undefined);
  const isAsked = asksForSilence(first, found, sentences, reply, words.silence);
  const { judgement, signals, stated, isNoAnswer } =
    isAsked === (first.judgement.class === 'unsubscribe') ? first : judge(found, isAsked);
  return {
    ...judgement,
    facts: isNoAnswer ? [] : factsFor(judgement, signals, stated, sentences, reply),
    ...flagsOf(judgement, signals, isNoAnswer, sentences),
    by: 'rules',
  };
}

interface Judged {
  judgement: Judgement;
  signals: Signals;
  stated: readonly AnyFact[];
  isNoAnswer: boolean;
  /** Whatever its words say. */
  isSettled: boolean;
}

/** `isAsked` says whether silence is asked for, where that is known for whatever else the mail says. */
function judgedBy(
  found: Signals,
  isAsked: boolean | undefined,
  {
    reply,
    sentences,
    marks,
    shares,
  }: { reply: ReplyToRead; sentences: readonly Said[]; marks: ReadonlySet<string>; shares: MailShares },
): Judged {
  const signals = {
    ...found,
    ...(isAsked === false && { stop: undefined }),
    ...(sentences.some(isOfAgreed) && { mapConsent: undefined }),
  };
  const stated = withPolicy(statedFacts(sentences, dollarsOf(reply.fromEmail)), signals);
  if (isAsked) return { ...asked(signals, sentences, shares), stated, isNoAnswer: false, isSettled: true };
  const resume = resumeDateFact(sentences, reply.date, { order: orderIn(reply) });
  const isNoAnswer = answersNothing(signals, sentences, stated, reply, shares.get('nothing') ?? 0);
  const saysNothing = sentences.every(isGreeting);
  const byRules = classify(signals, resume ? [...stated, resume] : stated, {
    isEmpty: saysNothing && !(signals.form ?? signals.priceList ?? signals.mapStated),
    isNoAnswer,
  });
  const isSettled = saysNothing || isNoAnswer || Boolean(signals.legal ?? signals.closedDown);
  const out = ruledOut(signals, stated, sentences, marks, shares, reply);
  if (isAsked === false) out.add('unsubscribe');
  return {
    judgement: isSettled ? byRules : decide(byRules, shares, out),
    signals,
    stated,
    isNoAnswer,
    isSettled,
  };
}

/** Lawyers, too, want an end of something; what follows is the same. */
function asked(signals: Signals, sentences: readonly Said[], shares: MailShares) {
  const ofLawyers = (shares.get('legal') ?? 0) > (shares.get('unsubscribe') ?? 0);
  if (!ofLawyers || signals.stop) return { judgement: unsubscribed(signals), signals };
  const judgement: Judgement = { class: 'other', secondary: [], confidence: 0.7 };
  return { judgement, signals: { ...signals, legal: sentences[0] } };
}

const REFUSALS = ['no_amazon', 'brand_sells_itself', 'exclusive_partner'] as const;

/** What a mail can't mean, however much its words speak for it. */
function ruledOut(
  { distributor, noMarketplaces, form, priceList, mapConsent, mapStated, toCome, wrongContact }: Signals,
  stated: readonly AnyFact[],
  sentences: readonly Said[],
  marks: ReadonlySet<string>,
  shares: MailShares,
  { fromEmail, attachments }: ReplyToRead,
): Set<ReplyClass> {
  const isAllowed = stated.some(({ name, value }) => name === 'marketplaces_allowed' && value === true);
  const isNobodyNamed =
    !distributor && !marks.has('@trader') && distributorFact(sentences, fromEmail, undefined) === undefined;
  const isFormNamed =
    form !== undefined ||
    marks.has('#address of a page') ||
    sentences.some(({ plain }) => OF_A_FORM.test(plain));
  const arePricesToCome =
    !priceList &&
    attachments.length === 0 &&
    (toCome !== undefined ||
      sentences.some(({ clauses }) => clauses.some((clause) => saysSo(PRICES_TO_COME, clause)))) &&
    !sentences.some(({ plain }) => IN_FIGURES.test(plain));
  const isOfPolicy = Boolean(mapConsent ?? mapStated);
  // Whoever is curious who sent us is asked by nobody to write elsewhere.
  const asksHowWeCame =
    sentences.some(({ plain, isQuestion }) => isQuestion && HOW_YOU_CAME.test(plain)) &&
    !sentences.some(({ words }) => words.includes('@'));
  return new Set<ReplyClass>([
    ...((speaksOfAnEnd(marks) || isBeyondDoubt(marks, shares)) &&
    !sentences.some((said) => isWelcome(said) || goesOn(said))
      ? []
      : ['unsubscribe' as const]),
    ...(isAllowed && !noMarketplaces ? REFUSALS : []),
    ...(toCome || sentences.some(({ plain }) => FOR_GOOD.test(plain)) ? ['not_now' as const] : []),
    ...(isNobodyNamed ? ['distributor_referral' as const] : []),
    ...(isFormNamed && !isFormDone(marks, sentences) ? [] : ['application_form' as const]),
    ...(sentences.some(isOfAgreed) ? ['map_terms' as const] : []),
    // A form with its address is to be filled in, however gladly it is given.
    ...(form && marks.has('#address of a page') ? ['interested' as const] : []),
    // What sounds like terms of prices is but the prices.
    ...(priceRows(sentences).length > 0 ? ['moq_or_opening_order' as const] : []),
    ...(noMarketplaces && some([OF_A_RULE, OF_SELLERS_STRUCK], noMarketplaces.plain)
      ? ['exclusive_partner' as const]
      : []),
    ...(asksHowWeCame && !wrongContact ? ['wrong_contact' as const] : []),
    ...(arePricesToCome ? ['price_list' as const, ...(isOfPolicy ? [] : ['map_terms' as const])] : []),
  ]);
}

/** "Your application has been approved": none is left to fill in, where no page for one is named. */
const isFormDone = (marks: ReadonlySet<string>, sentences: readonly Said[]): boolean =>
  !marks.has('#address of a page') && sentences.some(({ plain }) => IS_APPROVED.test(plain));
const IS_APPROVED = new RegExp(inLines`
  \b(?:your|the) (?:\w+ )?(?:application|form|request|paperwork)\b[^.;?]{0,40}
    \b(?:(?:is|was|been|got|are) (?:now )?(?:approved|accepted)|(?:came|went|gone) through)\b|
  \b(?:ihr|dein|euer) (?:antrag|formular)\b[^.;?]{0,40}\b(?:genehmigt|angenommen|bewilligt)\b|
  \bvotre (?:dossier|demande|formulaire|candidature)\b[^.;?]{0,40}\b(?:validee?|acceptee?|approuvee?)\b|
  \b(?:su|tu) (?:solicitud|formulario)\b[^.;?]{0,40}\b(?:aprobad[ao]|aceptad[ao])\b|
  \b(?:sua|vostra|tua) (?:richiesta|domanda)\b[^.;?]{0,40}\b(?:approvata|accettata)\b
`);

/** "Thank you for agreeing to our pricing policy": nothing of it is left to agree to. */
const isOfAgreed = ({ plain }: Said): boolean => HAS_AGREED.test(plain);
const HAS_AGREED = new RegExp(inLines`
  \b(?:thank you|thanks) for (?:\w+ )?(?:agreeing|accepting|signing|returning|confirming)\b[^.;?]{0,40}
    \b(?:polic(?:y|ies)|map|agreement|pricing terms)\b|
  \b(?:got|have|received) (?:your|the) signed (?:\w+ )?(?:map|policy|agreement)\b
`);

/** A price, or where one may be read. */
const IN_FIGURES = /[$€£]\s?\d|\d[.,]\d\d\b|https?:/;

/** What won't change is no matter of when. */
const FOR_GOOD = new RegExp(inLines`
  \b(?:
    not (?:likely|going|expected|about) to change|unlikely to change|will not change|
    not expect (?:that|this|it) to change|
    daran wird sich (?:auch )?(?:nichts|so bald nichts) andern|
    (?:cela|ca) ne changera pas|(?:eso |esto )?no (?:va a cambiar|cambiara)|
    non (?:cambiera|e destinato a cambiare)|(?:dat|dit) (?:zal|gaat) niet (?:veranderen|wijzigen)|
    now or ever|not now,? (?:and )?not ever|(?:that|this) is final|end of story|
    (?:grundsatzlich|generell|prinzipiell) (?:keine?|nicht)|
    (?:par|por|per) princip[ei]o?|(?:principieel|in principe nooit)
  )\b|
  ,? (?:full stop|period)[ .!]*$
`);

/** "Spare us": neither a no nor a word for an end, nor one for mail, with which one also thanks for it. */
const isBeyondDoubt = (marks: ReadonlySet<string>, shares: MailShares): boolean =>
  !marks.has('@mail') && (shares.get('unsubscribe') ?? 0) >= BEYOND_DOUBT;
const BEYOND_DOUBT = 0.9;

/** However much else speaks for it: "Thanks, we got your mail" says nothing of an end. */
const speaksOfAnEnd = (marks: ReadonlySet<string>): boolean =>
  // A no to Amazon is none to mail.
  !(marks.has('@amazon') && !marks.has('@mail') && !marks.has('@stop')) &&
  ['@no', '@stop', '@never again', '@wrong', '@decline'].some((mark) => marks.has(mark));

/** A price policy may be what is attached, and only its signature what is asked for. */
function withPolicy(facts: readonly AnyFact[], { mapConsent: said }: Signals): readonly AnyFact[] {
  if (!said || facts.some(({ name }) => name === 'map')) return facts;
  return [...facts, { name: 'map', value: true, words: said.words, confidence: 0.7 }];
}

const orderIn = ({ fromEmail, newText, headers, signature, home }: ReplyToRead): DayOrder =>
  dayOrderOf({ fromEmail, text: newText, headers, signature, home });

/** A bare "$" is the dollar of the brand's country. */
function dollarsOf(fromEmail: string): string {
  const [, country = ''] = /\.(ca|au|nz)$/i.exec(fromEmail) ?? [];
  return { ca: 'CAD', au: 'AUD', nz: 'NZD' }[country.toLowerCase()] ?? 'USD';
}

const RULES_OF_SALE: readonly AnyFact['name'][] = ['map', 'marketplaces_allowed'];
const STATES_RULE =
  /\b(?:forbid\w*|prohibit\w*|not (?:be )?(?:allow\w*|permit\w*)|verbot\w*|untersag\w*|interdi\w*|prohib\w*|viet\w*)\b/;

function factsFor(
  { class: main }: Judgement,
  signals: Signals,
  stated: readonly AnyFact[],
  sentences: readonly Said[],
  reply: ReplyToRead,
): Fact[] {
  const more = [
    main === 'distributor_referral'
      ? distributorFact(sentences, reply.fromEmail, signals.distributor)
      : undefined,
    main === 'wrong_contact' ? betterContactFact(sentences, reply, false) : undefined,
    main === 'not_now'
      ? resumeDateFact(sentences, reply.date, { isLater: true, order: orderIn(reply) })
      : undefined,
  ];
  // Who has given a channel away states no rule for it, nor does who takes on nobody of the kind for now.
  const isTaken = main === 'exclusive_partner' || main === 'brand_sells_itself';
  const terms = stated.filter(({ name, value, words }) => {
    // What a lawyer wants for his costs is no least order, and "without authorization" no way to get it.
    if (signals.legal && (value === 'with_approval' || !RULES_OF_SALE.includes(name))) return false;
    if (name !== 'marketplaces_allowed' || STATES_RULE.test(plainWords(words))) return true;
    return isTaken ? value === 'with_approval' : main !== 'not_now' || value === true;
  });
  const agreed = agreeing(main, terms, sentences, dollarsOf(reply.fromEmail));
  return [...agreed, ...more.filter((fact) => fact !== undefined)];
}

/** Nobody speaks in it, and it wants a click. */
const isNotice = ({ firstPerson, phishing, link }: Signals, sentences: readonly Said[]): boolean =>
  Boolean(phishing ?? link) && (!firstPerson || Boolean(phishing && link && isOfAnOffice(sentences)));

/** "Dear Customer, we could not validate your account": an office's "we" is nobody's own. */
const isOfAnOffice = (sentences: readonly Said[]): boolean =>
  sentences.some(({ plain }) => TO_ANYBODY.test(plain)) &&
  !sentences.some(({ plain }) => ONES_OWN.test(plain));

function flagsOf(
  { class: main }: Judgement,
  signals: Signals,
  isNoAnswer: boolean,
  sentences: readonly Said[],
): Pick<ReplyReading, 'human' | 'shouldStopFollowups' | 'shouldSuppress'> {
  return {
    human: !(isNoAnswer && (signals.newsletter || isNotice(signals, sentences))),
    shouldStopFollowups: !isNoAnswer,
    shouldSuppress: main === 'unsubscribe' || (main === 'other' && Boolean(signals.legal)),
  };
}

/** A server may call it a passing failure: a box that was switched off receives nothing. */
const IS_SHUT =
  /\b(?:disabled|discontinued|deactivated|deaktiviert|d[ée]sactiv[ée]e?|desactivad[ao]|disattivat[ao]|desativad[ao])\b/i;

function readMachineMail(reply: ReplyToRead, machine: MachineMail, sentences: readonly Said[]): ReplyReading {
  const base = { secondary: [], confidence: 0.97, human: false, by: 'rules' as const };
  if (machine.kind === 'complaint') {
    const flags = { shouldStopFollowups: true, shouldSuppress: true };
    return { ...base, class: 'unsubscribe', facts: [], ...flags };
  }
  if (machine.kind === 'bounce') {
    const isGone = machine.recipients.some(
      ({ isHard, reason }) => isHard === true || IS_SHUT.test(reason ?? ''),
    );
    const flags = { shouldStopFollowups: !machine.isDelayed, shouldSuppress: isGone && !machine.isDelayed };
    return { ...base, class: 'bounce', facts: [], ...flags };
  }
  const isAway = machine.reason === 'absence';
  const isDead =
    (machine.reason === 'unattended' && !isForAWhile(sentences)) || (isAway && isDeadMailbox(sentences));
  const form = applicationUrlFact(sentences);
  const secondary: ReplyClass[] = [
    ...(form ? ['application_form' as const] : []),
    ...(isGone(sentences) ? ['wrong_contact' as const] : []),
  ];
  // Nobody comes back to a box that is dead.
  const told = absenceFacts(reply, machine, sentences).filter(
    ({ name }) => !(isDead && name === 'resume_date'),
  );
  const facts = [...(form ? [form] : []), ...told];
  return {
    ...base,
    class: 'auto_reply',
    secondary,
    facts,
    shouldStopFollowups: isDead,
    shouldSuppress: false,
  };
}

function absenceFacts(
  reply: ReplyToRead,
  { reason, until }: { reason: string; until: string | null },
  sentences: readonly Said[],
): Fact[] {
  const isPerson = reason === 'absence' || reason === 'unattended';
  const contact = isPerson ? betterContactFact(sentences, reply, true) : undefined;
  const words = sentences.find(({ plain }) => /\d|return|back|zuruck|wieder/.test(plain))?.words ?? '';
  const told = until ? ({ name: 'resume_date', value: until, words, confidence: 0.9 } as const) : undefined;
  const back =
    told ??
    (reason === 'absence' ? resumeDateFact(sentences, reply.date, { order: orderIn(reply) }) : undefined);
  return [back, contact].filter((fact) => fact !== undefined);
}
