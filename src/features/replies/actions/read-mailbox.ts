import { ProviderError } from '../../../kernel/errors.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { openMailbox } from '../../outreach/actions/open-mailbox.ts';
import type { MailboxReader, MimeReader } from '../ports.ts';
import {
  enterMailboxes,
  type Mailbox,
  saveMailboxFailure,
  savePosition,
  takeMailbox,
} from '../store/mailboxes.ts';
import { type AskDeps, askModel } from './ask-model.ts';
import { receiveMail } from './receive-mail.ts';

export interface MailboxDeps extends AskDeps {
  sealer: Sealer;
  mailboxes: MailboxReader;
  readMime: MimeReader;
  failed: (error: unknown) => void;
}

const LEASE_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const MOST_MAILS = 20;
const MAX_FAILURE = 300;
const PATIENCE = 3;

/** Reads on in the mailbox that has waited longest. How far it was read is saved with what came of its mails. */
export async function readNextMailbox(deps: MailboxDeps, signal: AbortSignal): Promise<'read' | 'nothing'> {
  const { database } = deps;
  const mailbox = await database.asSystem(async (tx) => {
    await enterMailboxes(tx);
    return takeMailbox(tx, LEASE_MS);
  });
  if (!mailbox) return 'nothing';
  try {
    await readOn(deps, mailbox, signal);
  } catch (error) {
    // The provider's own failures are told where the mailbox is set up; all others are ours.
    if (!(error instanceof ProviderError)) deps.failed(error);
    const failure = error instanceof Error ? error.message : String(error);
    const wait = Math.min(LOOK_AGAIN_MS * 2 ** mailbox.failures, LONGEST_WAIT_MS);
    await database.asSystem((tx) =>
      saveMailboxFailure(tx, mailbox.senderId, failure.slice(0, MAX_FAILURE), wait),
    );
  }
  return 'read';
}

async function readOn(deps: MailboxDeps, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  const { database, sealer, mailboxes, readMime } = deps;
  const access = await database.asSystem((tx) => openMailbox(tx, sealer, mailbox));
  if (!access) return;
  const options = { after: mailbox.position, most: MOST_MAILS, signal };
  const { mails, position, hasMore } = await mailboxes.read(access, options);
  for (const { raw, receivedAt } of mails) {
    const mail = await readMime(raw);
    const came = { mail, envelopeTo: [], receivedAt, source: 'mailbox' } as const;
    try {
      const incoming = { ...came, proposed: await askModel(deps, mailbox, came) };
      await database.asSystem((tx) => receiveMail(tx, deps, mailbox, incoming));
    } catch (error) {
      // It is read again with the next look, and those after it: the same mail counts once. One that always fails
      // must not keep all others from being read.
      if (mailbox.failures < PATIENCE) throw error;
      deps.failed(error);
    }
  }
  await database.asSystem((tx) => savePosition(tx, mailbox.senderId, position, hasMore ? 0 : LOOK_AGAIN_MS));
}
