import type { Tx } from '../../../db/database.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../kernel/durations.ts';
import { ProviderError } from '../../../kernel/errors.ts';
import { messageIdHeader } from '../../../kernel/mail-address.ts';
import { SealedByAnotherKey, type Sealer } from '../../accounts/domain/sealed.ts';
import { openMailbox } from '../../outreach/actions/open-mailbox.ts';
import { openFatesOfSender, settleProven } from '../../outreach/actions/settle-proven.ts';
import type {
  MailboxAddress,
  MailboxMail,
  MailboxPosition,
  MailboxReader,
  MailFolder,
  MailHeadReader,
  MimeReader,
} from '../ports.ts';
import {
  beginMail,
  enterMailboxes,
  type Mailbox,
  passMail,
  releaseMailboxes,
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
const LOOK_AGAIN_MS: Record<MailFolder, number> = { inbox: MINUTE_MS, junk: 5 * MINUTE_MS };
const LONGEST_WAIT_MS = HOUR_MS;
const MOST_MAILS = 20;
const MAX_FAILURE = 300;
const OURS = 'An email in it could not be read. We will try again.';
const MOST_TRIES = 3;
const SENT_LOOKED_FOR_MS = DAY_MS;

/** At the start of a process that knows itself to be the only one. */
export const takeUpLeftMailboxes = (tx: Tx): Promise<void> => releaseMailboxes(tx);

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
    // What a person can mend is told where the mailbox is set up; all else is ours.
    const isTheirs = error instanceof ProviderError || error instanceof SealedByAnotherKey;
    const isBusy = error instanceof MailIsBusy;
    if (!isTheirs && !isBusy) deps.failed(error);
    const wait = Math.min(LOOK_AGAIN_MS[mailbox.folder] * 2 ** mailbox.failures, LONGEST_WAIT_MS);
    await database.asSystem(async (tx) => {
      if (isBusy) await takeBackTry(tx, mailbox);
      await saveMailboxFailure(tx, mailbox, isTheirs ? error.message.slice(0, MAX_FAILURE) : OURS, wait);
    });
  }
  return 'read';
}

async function readOn(deps: MailboxDeps, mailbox: Mailbox, signal: AbortSignal): Promise<void> {
  const { database, sealer, mailboxes } = deps;
  const access = await database.asSystem((tx) => openMailbox(tx, sealer, mailbox));
  if (!access) return;
  const options = { folder: mailbox.folder, after: mailbox.position, most: MOST_MAILS, signal };
  const { mails, position, hasMore, stuck } = await mailboxes.read(access, options);
  for (const mail of mails) await takeIn(deps, mailbox, mail);
  if (stuck) await getPast(deps, mailbox, { ...stuck, access, signal });
  const reached = stuck?.at ?? position;
  await database.asSystem((tx) =>
    savePosition(tx, mailbox, reached, hasMore ? 0 : LOOK_AGAIN_MS[mailbox.folder]),
  );
  if (!hasMore && mailbox.folder === 'inbox') await settleSent(deps, mailbox, access, signal);
}

/** Where a mail's fate is open, its copy among those that were sent says that it went out. */
async function settleSent(
  { database, mailboxes }: MailboxDeps,
  { accountId, senderId }: Mailbox,
  access: MailboxAddress,
  signal: AbortSignal,
): Promise<void> {
  const since = new Date(Date.now() - SENT_LOOKED_FOR_MS);
  const open = await database.asSystem((tx) => openFatesOfSender(tx, senderId, since));
  if (open.length === 0) return;
  const headers = new Map(open.map(({ id, fromEmail }) => [messageIdHeader(id, fromEmail), id]));
  // A server that won't search is asked again at the next look; what came in is read by now.
  const sent = await mailboxes.findSent(access, { messageIds: [...headers.keys()], signal }).catch(() => []);
  const ids = sent.flatMap((header) => headers.get(header) ?? []);
  if (ids.length > 0) await database.asSystem((tx) => settleProven(tx, accountId, ids));
}

/**
 * A mail that the server doesn't give out keeps back none of those after it: after some tries what can be had of it is
 * taken in, and where that is nothing, or ends its readers, its person is told that it is there.
 */
async function getPast(
  deps: MailboxDeps,
  mailbox: Mailbox,
  stuck: { access: MailboxAddress; at: MailboxPosition; failure: ProviderError; signal: AbortSignal },
): Promise<void> {
  const { database, mailboxes } = deps;
  const { access, at, failure, signal } = stuck;
  // Linesheet stops, and the mail is not to blame.
  if (signal.aborted) throw failure;
  const tries = await database.asSystem((tx) => beginMail(tx, mailbox, at.lastUid, LEASE_MS));
  if (tries <= MOST_TRIES) throw failure;
  if (mailbox.folder === 'junk') return;
  const isLastTry = tries > MOST_TRIES + 1;
  const beginning = mailboxes.readBeginning(access, { at, signal });
  const brought = await (isLastTry ? beginning.catch(() => unbrought(at)) : beginning);
  if (brought === null) return;
  if (isLastTry) await putAside(deps, mailbox, brought, tries === MOST_TRIES + 2);
  else await receive(deps, mailbox, brought);
}

const unbrought = (at: MailboxPosition): MailboxMail => ({
  raw: Buffer.from(
    `Subject: A mail that its server doesn’t give out\r\n\r\nIt has number ${at.lastUid} in the mailbox.\r\n`,
  ),
  receivedAt: new Date(),
  position: at,
});

/** One that ends its readers, or always fails, is set aside after some tries, so that those after it are read. */
async function takeIn(deps: MailboxDeps, mailbox: Mailbox, brought: MailboxMail): Promise<void> {
  const { lastUid } = brought.position;
  const tries = await deps.database.asSystem((tx) => beginMail(tx, mailbox, lastUid, LEASE_MS));
  if (tries > MOST_TRIES) await putAside(deps, mailbox, brought, tries === MOST_TRIES + 1);
  else await receive(deps, mailbox, brought);
}

/** Of what is junk to its provider nobody is asked what it may have been. */
async function putAside(
  { database, readHead }: MailboxDeps,
  mailbox: Mailbox,
  { raw, receivedAt, position }: MailboxMail,
  readsHead: boolean,
): Promise<void> {
  const { accountId, folder } = mailbox;
  const unreadable = { accountId, source: 'mailbox', raw, receivedAt } as const;
  await database.asSystem(async (tx) => {
    if (folder === 'inbox') await setMailAside(tx, unreadable, readsHead ? readHead : null);
    await passMail(tx, mailbox, position);
  });
}

async function receive(deps: MailboxDeps, mailbox: Mailbox, brought: MailboxMail): Promise<void> {
  const { database, readMime } = deps;
  const { raw, receivedAt, position } = brought;
  const source = mailbox.folder === 'junk' ? 'junk' : 'mailbox';
  const came = { mail: await readMime(raw), envelopeTo: [], receivedAt, source } as const;
  const incoming = { ...came, proposed: await askModel(deps, mailbox, came) };
  await database.asSystem(async (tx) => {
    await receiveMail(tx, deps, mailbox, incoming);
    await passMail(tx, mailbox, position);
  });
}
