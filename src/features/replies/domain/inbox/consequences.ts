import type { MachineMail } from '../mail/machine-mail.ts';
import type { ReplyReading } from '../reading/read-reply.ts';
import type { ReplyClass } from '../reply-class.ts';

/** What a mail asks us to do or to leave, as its reading has it. */
export type ReplyFlags = Pick<ReplyReading, 'human' | 'shouldStopFollowups' | 'shouldSuppress'>;

const MACHINES: ReadonlySet<ReplyClass> = new Set(['auto_reply', 'bounce']);

/**
 * What follows when a person says what a mail is: a machine's stops nothing (but where the address can't be reached),
 * everything that a person wrote stops the follow-ups, and who wants no more mail gets none.
 */
export function flagsOfClass(mailClass: ReplyClass, machine: MachineMail | null): ReplyFlags {
  if (mailClass === 'bounce') {
    const isDead = machine?.kind !== 'bounce' || machine.recipients.some(({ isHard }) => isHard !== false);
    const isDelay = machine?.kind === 'bounce' && machine.isDelayed;
    return { human: false, shouldStopFollowups: isDead && !isDelay, shouldSuppress: isDead && !isDelay };
  }
  const human = !MACHINES.has(mailClass);
  return { human, shouldStopFollowups: human, shouldSuppress: mailClass === 'unsubscribe' };
}

/** Whether somebody waits for an answer. Who asked not to be written to doesn't. */
export const waitsForAnswer = (flags: ReplyFlags): boolean => flags.human && !flags.shouldSuppress;

/** Until when a machine says that nobody is there; null where it says nothing of the kind. */
export const absentUntil = (machine: MachineMail | null): string | null =>
  machine?.kind === 'auto_reply' ? machine.until : null;
