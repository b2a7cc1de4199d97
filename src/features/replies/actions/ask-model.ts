import type { Database } from '../../../db/database.ts';
import { storable } from '../../../kernel/storable.ts';
import type { IncomingMail } from '../domain/inbox/incoming-mail.ts';
import { machineMailOf } from '../domain/mail/machine-mail.ts';
import { newTextOf } from '../domain/mail/new-text.ts';
import type { ProposedReading } from '../domain/reading/proposed-reading.ts';
import type { ReplyReader } from '../ports.ts';
import { identifyMail } from './identify-mail.ts';
import type { MatchDeps } from './match-mail.ts';

export interface AskDeps extends MatchDeps {
  database: Database;
  /** Null: no model is set up, and the rules read alone. */
  replyReader: ReplyReader | null;
}

const PATIENCE_MS = 15_000;

/**
 * What the model takes a mail for, asked before anything is locked. It is shown nothing that isn't a brand's answer:
 * no machine's mail, none that is known already, and nothing else of what stands in a person's mailbox.
 */
export async function askModel(
  deps: AskDeps,
  { accountId }: { accountId: string | null },
  brought: IncomingMail,
): Promise<ProposedReading | null> {
  const { database, replyReader } = deps;
  const incoming = storable(brought);
  const { mail } = incoming;
  if (!replyReader || machineMailOf(mail)) return null;
  const identity = await database.asSystem((tx) =>
    identifyMail(tx, deps, accountId, { incoming, machine: null }),
  );
  if (typeof identity === 'string' || identity.match === null) return null;
  const attachments = mail.attachments.map(({ filename, contentType }) => ({ filename, contentType }));
  const reply = { subject: mail.subject, newText: newTextOf(mail).text, attachments };
  return replyReader.read(reply, AbortSignal.timeout(PATIENCE_MS)).catch(() => null);
}
