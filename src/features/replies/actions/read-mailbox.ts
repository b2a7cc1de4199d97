import { HOUR_MS, MINUTE_MS } from '../../../kernel/durations.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import type { Sealer } from '../../accounts/domain/sealed.ts';
import { openMailbox } from '../../outreach/actions/open-mailbox.ts';
import type { MailboxMail, MailboxReader, MailHeadReader, MimeReader } from '../ports.ts';
import {
  beginMail,
  enterMailboxes,
  type Mailbox,
  passMail,
  saveMailboxFailure,
  savePosition,
  takeBackTry,
  takeMailbox,
} from '../store/mailboxes.ts';
import { type AskDeps, askModel } from './ask-model.ts';
import { MailIsBusy } from './keep-mail.ts';
import { receiveMail } from './receive-mail.ts';
import { setMailAside } from './set-mail-aside.ts';

export interface MailboxDeps extends AskDeps {
  sealer: Sealer;
  mailboxes: MailboxReader;
  readMime: MimeReader;
  readHead: MailHeadReader;
  failed: (error: unknown) => void;
}

const LEASE_MS = 5 * MINUTE_MS;
const LOOK_AGAIN_MS = MINUTE_MS;
const LONGEST_WAIT_MS = HOUR_MS;
const MOST_MAILS = 20;
const MAX_FAILURE = 300;
const OURS = 'A mail in it could not be taken in. It is tried again.';
const MOST_TRIES = 3;

/** Reads on in the mailbox that has waited longest. How far it was read is saved with what came of each mail. */
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
    const isTheirs = error instanceof ProviderError;
    const isBusy = error instanceof MailIsBusy;
    if (!isTheirs && !isBusy) deps.failed(error);
    const wait = Math.min(LOOK_AGAIN_MS * 2 ** mailbox.failures, LONGEST_WAIT_MS);
    await database.asSystem(async (tx) => {
      if (isBusy) await takeBackTry(tx, mailbox.senderId);
      await saveMailboxFailure(
        tx,
        mailbox.senderId,
        isTheirs ? error.message.slice(0, MAX_FAILURE) : OURS,
        wait,
      );
    });
  }
  return 'read';
}

async function readOn(deps: MailboxDeps, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  const { database, sealer, mailboxes } = deps;
  const access = await database.asSystem((tx) => openMailbox(tx, sealer, mailbox));
  if (!access) return;
  const options = { after: mailbox.position, most: MOST_MAILS, signal };
  const { mails, position, hasMore } = await mailboxes.read(access, options);
  for (const mail of mails) await takeIn(deps, mailbox, mail);
  await database.asSystem((tx) => savePosition(tx, mailbox.senderId, position, hasMore ? 0 : LOOK_AGAIN_MS));
}

/** One that ends its readers, or always fails, is set aside after some tries, so that those after it are read. */
async function takeIn(deps: MailboxDeps, mailbox: Mailbox, brought: MailboxMail): Promise<void> {
  const { database, readMime, readHead } = deps;
  const { raw, receivedAt, position } = brought;
  const { accountId, senderId } = mailbox;
  const tries = await database.asSystem((tx) => beginMail(tx, senderId, position.lastUid, LEASE_MS));
  if (tries > MOST_TRIES) {
    const unreadable = { accountId, source: 'mailbox', raw, receivedAt } as const;
    await database.asSystem(async (tx) => {
      await setMailAside(tx, unreadable, tries === MOST_TRIES + 1 ? readHead : null);
      await passMail(tx, senderId, position);
    });
    return;
  }
  const came = { mail: await readMime(raw), envelopeTo: [], receivedAt, source: 'mailbox' } as const;
  const incoming = { ...came, proposed: await askModel(deps, mailbox, came) };
  await database.asSystem(async (tx) => {
    await receiveMail(tx, deps, mailbox, incoming);
    await passMail(tx, senderId, position);
  });
}
