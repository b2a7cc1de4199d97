import type { ReplyClass } from '../sendgrid/reply-texts.ts';
import { seeded } from '../world/random.ts';
import type { Conversation } from './conversations.ts';
import { nextWay, type Weights, wayOf } from './ways.ts';

/** What a company is going to say, and when. */
export interface Plan {
  way: ReplyClass;
  /** What it answers to: null for the first inquiry. */
  after: string | null;
  at: number;
}

const MACHINES: ReadonlySet<ReplyClass> = new Set(['auto_reply', 'bounce']);
const MACHINE_HASTE = 0.05;

/** How long a company takes to say something, always the same for the same step of a conversation. */
export function waitMs(
  { key, step }: Conversation,
  way: ReplyClass,
  { seed, seconds }: { seed: number; seconds: number },
): number {
  const share = 0.4 + 1.2 * seeded(`${seed}/practice/wait/${key}/${step}`).next();
  return seconds * 1_000 * share * (MACHINES.has(way) ? MACHINE_HASTE : 1);
}

/** A mail that a company just got. */
export interface Noticed {
  conversation: Conversation;
  /** The conversation as it was; none before the first inquiry. */
  before: Conversation | undefined;
  isPlanned: boolean;
  /** It quotes one of the company's own mails as what it answers. */
  isAnswer: boolean;
  isDistributor: boolean;
}

/** Null where nothing more is to be said than is planned already. */
export function planFor(
  { conversation, before, isPlanned, isAnswer, isDistributor }: Noticed,
  { seed, weights }: { seed: number; weights: Weights },
): Omit<Plan, 'at'> | null {
  const { brand, step, last } = conversation;
  if (!before || last === null) {
    if (isPlanned) return null;
    if (isDistributor) return { way: 'price_list', after: 'distributor' };
    return { way: wayOf(brand, seed, weights), after: null };
  }
  if (last === 'wrong_contact' && before.address !== conversation.address)
    return { way: 'price_list', after: 'wrong_contact' };
  // A follow-up that crossed the answer is no answer to it.
  if (!isAnswer) return null;
  const way = nextWay(brand, seed, last, step);
  return way && { way, after: last };
}

export const isAnswerTo = ({ replies }: Conversation, headers: Readonly<Record<string, string>>): boolean =>
  Object.entries(headers).some(
    ([name, value]) =>
      /^(in-reply-to|references)$/i.test(name) && replies.some((reply) => value.includes(reply)),
  );
