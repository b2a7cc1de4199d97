import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { appendEvent } from '../../../queue/events.ts';
import { flagsOfClass, waitsForAnswer } from '../domain/inbox/consequences.ts';
import type { InboundMail } from '../domain/inbox/conversation.ts';
import { factEntered } from '../domain/inbox/fact-entered.ts';
import { factHint } from '../domain/inbox/fact-words.ts';
import type { Fact, FactName } from '../domain/reading/reply-facts.ts';
import type { ReplyClass } from '../domain/reply-class.ts';
import { changeConversation, lastMailOfPerson, lockMail } from '../store/conversations.ts';
import { insertCorrection, updateReading } from '../store/receive.ts';
import { applyReading } from './apply-reading.ts';
import { noSuchMail } from './read-inbox.ts';
import { takeBackStop } from './take-back-stop.ts';

export interface Correction {
  class?: ReplyClass | undefined;
  /** `entry` null: the mail doesn't say so. */
  fact?: { name: FactName; entry: string | null } | undefined;
}

/** The words of a fact that a person knew better: it stands in the mail in other ones, or was said elsewhere. */
const BY_PERSON = 'Entered by you.';

/** What a person says of a mail holds against every other reading of it, and what follows from it is done again. */
export async function correctReading(
  tx: Tx,
  accountId: string,
  mailId: string,
  correction: Correction,
): Promise<void> {
  const before = await lockMail(tx, accountId, mailId);
  if (!before) throw noSuchMail();
  const told = { accountId, mailId };
  let mail = before;
  if (correction.fact) {
    const { name } = correction.fact;
    const was = mail.facts.find((fact) => fact.name === name)?.value ?? null;
    const facts = corrected(mail.facts, correction.fact);
    const isNow = facts.find((fact) => fact.name === name)?.value ?? null;
    await insertCorrection(tx, { ...told, what: name, was, isNow });
    mail = { ...mail, facts };
  }
  if (correction.class && correction.class !== mail.class) {
    await insertCorrection(tx, { ...told, what: 'class', was: mail.class, isNow: correction.class });
    mail = withClass(mail, correction.class);
  } else if (correction.class) mail = { ...mail, readBy: 'person', confidence: 1 };
  await updateReading(tx, accountId, mailId, mail);
  if ((await applyReading(tx, mail)) === 'busy')
    throw new AppError(
      'conflict',
      'The mail that this is about is just being sent. Please try again in a moment.',
    );
  if (before.stopsFollowUps && !mail.stopsFollowUps && mail.brandId !== null)
    await takeBackStop(tx, mail, { brandId: mail.brandId });
  await reconsiderAnswer(tx, accountId, before, mail);
  const { conversationId, brandId } = mail;
  const payload = { conversationId, mailId, brandId, class: mail.class };
  await appendEvent(tx, accountId, 'reply.corrected', payload);
}

function corrected(facts: readonly Fact[], { name, entry }: NonNullable<Correction['fact']>): Fact[] {
  const others = facts.filter((fact) => fact.name !== name);
  if (entry === null) return others;
  const value = factEntered(name, entry);
  if (value === undefined)
    throw new AppError('invalid_input', `That can’t be read. ${factHint(name)}`.trim());
  const words = facts.find((fact) => fact.name === name)?.words ?? BY_PERSON;
  return [...others, { name, value, words, confidence: 1 }];
}

function withClass(mail: InboundMail, read: ReplyClass): InboundMail {
  const flags = flagsOfClass(read, mail.machine);
  return {
    ...mail,
    class: read,
    secondary: mail.secondary.filter((each) => each !== read),
    confidence: 1,
    readBy: 'person',
    isHuman: flags.human,
    stopsFollowUps: flags.shouldStopFollowups,
    suppresses: flags.shouldSuppress,
  };
}

/** A machine's mail that turns out to be a person's waits for an answer, and the other way round. */
async function reconsiderAnswer(
  tx: Tx,
  accountId: string,
  before: InboundMail,
  after: InboundMail,
): Promise<void> {
  const waited = waitsForAnswer(flagsOf(before));
  const waits = waitsForAnswer(flagsOf(after));
  if (waited === waits) return;
  // Another person's mail may wait still.
  const last = waits ? null : await lastMailOfPerson(tx, accountId, after.conversationId);
  if (last !== null && last.id !== after.id) return;
  await changeConversation(tx, accountId, after.conversationId, { needsAnswer: waits });
}

const flagsOf = (mail: InboundMail) => ({
  human: mail.isHuman,
  shouldStopFollowups: mail.stopsFollowUps,
  shouldSuppress: mail.suppresses,
});
