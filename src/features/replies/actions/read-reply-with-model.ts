import { withProposal } from '../domain/reading/proposed-reading.ts';
import { type ReplyReading, type ReplyToRead, readReply } from '../domain/reading/read-reply.ts';
import type { ReplyReader } from '../ports.ts';

/** What a mail means, with a model asked where rules leave room; whatever becomes of it, at least the rules' answer. */
export async function readReplyWithModel(
  reply: ReplyToRead,
  reader: ReplyReader | null,
  signal: AbortSignal,
): Promise<ReplyReading> {
  const rules = readReply(reply);
  if (!reader || reply.machine || rules.shouldSuppress) return rules;
  const proposed = await reader.read(reply, signal).catch(() => null);
  return withProposal(reply, rules, proposed);
}
