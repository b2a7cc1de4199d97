import type { MachineMail } from '../mail/machine-mail.ts';
import type { MailHeader } from '../mail/received-mail.ts';
import type { ReplyClass } from '../reply-class.ts';
import { classify, type Judgement } from './classify.ts';
import { betterContactFact, distributorFact } from './facts/elsewhere.ts';
import { statedFacts } from './facts/read-facts.ts';
import { resumeDateFact } from './facts/resume-date.ts';
import { leaningOf } from './leanings.ts';
import type { AnyFact, Fact } from './reply-facts.ts';
import { type Said, sentencesOf } from './said.ts';
import { type Signals, signalsOf } from './signals.ts';

/** A mail, parsed and freed of what it quotes, before anybody asks what it means. */
export interface ReplyToRead {
  id?: string;
  fromName: string;
  fromEmail: string;
  toEmail: string;
  subject: string;
  date: Date | null;
  newText: string;
  attachments: { filename: string; contentType: string }[];
  machine: MachineMail | null;
  headers: MailHeader[];
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

/** What a mail means, by rules alone. */
export function readReply(reply: ReplyToRead): ReplyReading {
  const sentences = sentencesOf(reply.newText);
  const { machine } = reply;
  if (machine) return readMachineMail(reply, machine, sentences);
  const signals = signalsOf(sentences, reply);
  const stated = statedFacts(sentences, dollarsOf(reply.fromEmail));
  const resume = resumeDateFact(sentences, reply.date);
  const judgement = classify(signals, resume ? [...stated, resume] : stated, {
    isEmpty: sentences.length === 0,
    leaning: leaningOf(sentences, reply.fromEmail),
  });
  return {
    ...judgement,
    facts: factsFor(judgement, signals, stated, sentences, reply),
    ...flagsOf(judgement, signals),
    by: 'rules',
  };
}

/** A bare "$" is the dollar of the brand's country. */
function dollarsOf(fromEmail: string): string {
  const [, country = ''] = /\.(ca|au|nz)$/i.exec(fromEmail) ?? [];
  return { ca: 'CAD', au: 'AUD', nz: 'NZD' }[country.toLowerCase()] ?? 'USD';
}

function factsFor(
  { class: main }: Judgement,
  signals: Signals,
  stated: readonly AnyFact[],
  sentences: readonly Said[],
  reply: ReplyToRead,
): Fact[] {
  if (main === 'unsubscribe') return [];
  const more = [
    main === 'distributor_referral'
      ? distributorFact(sentences, reply.fromEmail, signals.distributor)
      : undefined,
    main === 'wrong_contact' ? betterContactFact(sentences, reply, false) : undefined,
    main === 'not_now' ? resumeDateFact(sentences, reply.date) : undefined,
  ];
  return [...stated, ...more.filter((fact) => fact !== undefined)];
}

function flagsOf(
  { class: main }: Judgement,
  signals: Signals,
): Pick<ReplyReading, 'human' | 'shouldStopFollowups' | 'shouldSuppress'> {
  const isFromMany = Boolean(signals.newsletter);
  const isNoAnswer =
    main === 'other' && Boolean(signals.newsletter ?? signals.phishing ?? signals.pitch ?? signals.notForUs);
  return {
    human: !isFromMany,
    shouldStopFollowups: !isNoAnswer,
    shouldSuppress: main === 'unsubscribe' || (main === 'other' && Boolean(signals.legal)),
  };
}

function readMachineMail(reply: ReplyToRead, machine: MachineMail, sentences: readonly Said[]): ReplyReading {
  const base = { secondary: [], confidence: 0.97, human: false, by: 'rules' as const };
  if (machine.kind === 'complaint') {
    const flags = { shouldStopFollowups: true, shouldSuppress: true };
    return { ...base, class: 'unsubscribe', facts: [], ...flags };
  }
  if (machine.kind === 'bounce') {
    const isHard = machine.recipients.some((recipient) => recipient.isHard === true);
    const flags = { shouldStopFollowups: !machine.isDelayed, shouldSuppress: isHard && !machine.isDelayed };
    return { ...base, class: 'bounce', facts: [], ...flags };
  }
  const isDead = machine.reason === 'unattended';
  const facts = absenceFacts(reply, machine.until, sentences);
  return { ...base, class: 'auto_reply', facts, shouldStopFollowups: isDead, shouldSuppress: false };
}

function absenceFacts(reply: ReplyToRead, until: string | null, sentences: readonly Said[]): Fact[] {
  const contact = betterContactFact(sentences, reply, true);
  const words = sentences.find(({ plain }) => /\d|return|back|zuruck|wieder/.test(plain))?.words ?? '';
  return [
    ...(until ? [{ name: 'resume_date' as const, value: until, words, confidence: 0.9 }] : []),
    ...(contact ? [contact] : []),
  ];
}
