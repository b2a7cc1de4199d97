import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { uuidv7 } from '../../../kernel/ids.ts';
import { appendEvent } from '../../../queue/events.ts';
import { changeAccount } from '../../accounts/actions/change-account.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { type Calendar, changeTimeZone, earlierDay } from '../../accounts/domain/calendar.ts';
import { lastFourOf, type Sealer } from '../../accounts/domain/sealed.ts';
import { withMailboxAddresses } from '../domain/senders/mailbox-oauth.ts';
import {
  type Sender,
  type SenderRules,
  type SenderSecret,
  senderSecretContext,
} from '../domain/senders/sender.ts';
import { latestAfter } from '../domain/senders/sender-room.ts';
import type { MailboxConsents, MailboxOAuth } from '../ports.ts';
import { hasSenderSentSince, shortenWait } from '../store/sender-days.ts';
import {
  findSender,
  insertSender,
  listSenders,
  removeSender as remove,
  type SenderColumns,
  setSenderState as setState,
  updateSender,
} from '../store/senders.ts';
import { bringForward } from './bring-forward.ts';
import { hasSentSince } from './daily-allowance.ts';
import { openSenderSecrets, storedOAuthOf } from './sender-access.ts';

/** What a person decides about a sender. Of a secret, what is left out stays, and null removes. */
export interface SenderEntry extends Pick<SenderRules, 'dailyCap' | 'ramp' | 'gap' | 'window'> {
  fromName: string | null;
  signature: string;
  postalAddress: string | null;
  timeZone: string;
  transport: 'account' | 'sendgrid' | 'smtp';
  sendgridApiKey?: string | null | undefined;
  smtpUrl?: string | null | undefined;
  imapUrl?: string | null | undefined;
  oauth?: SignInEntry | null | undefined;
}

/** Without a client id the operator's app signs in; without a refresh token its owner is sent to the provider. */
export interface SignInEntry extends Pick<MailboxOAuth, 'provider' | 'user'> {
  clientId?: string | undefined;
  clientSecret?: string | undefined;
  refreshToken?: string | undefined;
}

export interface Saving {
  accountId: string;
  sealer: Sealer;
  mailboxes: Pick<MailboxConsents, 'appOf' | 'serversOf'>;
  now: Date;
}

const MOST_SENDERS = 50;

export async function addSender(
  tx: Tx,
  saving: Saving,
  entry: SenderEntry & { email: string },
): Promise<Sender> {
  const { accountId } = saving;
  const others = await listSenders(tx, accountId);
  if (others.length >= MOST_SENDERS)
    throw new AppError('invalid_input', `An account has at most ${MOST_SENDERS} senders.`);
  const isTaken = others.some(({ email }) => email.toLowerCase() === entry.email.toLowerCase());
  const fromName = entry.fromName ?? (await usualName(tx, accountId));
  const { email, timeZone } = entry;
  const id = isTaken ? null : await insertSender(tx, { id: uuidv7(), accountId, email, fromName, timeZone });
  if (id === null) throw wrongEmail('There is a sender with this address already.');
  return writeSettings(tx, saving, await senderOf(tx, accountId, id), { ...entry, fromName });
}

export async function changeSender(
  tx: Tx,
  saving: Saving,
  senderId: string,
  entry: SenderEntry,
): Promise<Sender> {
  const sender = await senderOf(tx, saving.accountId, senderId);
  const fromName = entry.fromName ?? (sender.isSetup ? null : await usualName(tx, saving.accountId));
  return writeSettings(tx, saving, sender, { ...entry, fromName });
}

/** What waited for the sender may go sooner now: its own mails are looked at again, and so are runs, by this event. */
export async function lookAgain(tx: Tx, accountId: string, senderId: string, now: Date): Promise<void> {
  await bringForward(tx, accountId, { senderId }, now);
  await appendEvent(tx, accountId, 'sender.changed', { senderId });
}

export async function removeSender(tx: Tx, accountId: string, senderId: string, now: Date): Promise<void> {
  const sender = await senderOf(tx, accountId, senderId);
  if (sender.isSetup)
    throw new AppError(
      'invalid_input',
      'The sender from your setup can’t be removed. Pause it, or change its address in onboarding.',
    );
  await remove(tx, senderId, now);
}

/** A person pauses a sender, or starts one again that they or its health stopped. */
export async function setSenderState(
  tx: Tx,
  accountId: string,
  senderId: string,
  to: { state: 'active' | 'paused'; now: Date },
): Promise<void> {
  await senderOf(tx, accountId, senderId);
  await setState(tx, senderId, to.state, to.now);
  await lookAgain(tx, accountId, senderId, to.now);
}

export async function senderOf(tx: Tx, accountId: string, senderId: string): Promise<Sender> {
  const sender = await findSender(tx, accountId, senderId);
  if (!sender) throw new AppError('not_found', 'There is no such sender.');
  return sender;
}

async function usualName(tx: Tx, accountId: string): Promise<string> {
  const { firstName, senderName, email } = await readAccount(tx, accountId);
  return [firstName, senderName].filter(Boolean).join(' from ') || email;
}

async function writeSettings(tx: Tx, saving: Saving, sender: Sender, typed: SenderEntry): Promise<Sender> {
  const { accountId, sealer, mailboxes, now } = saving;
  const stored = await openSenderSecrets(tx, sealer, sender.id);
  const before = storedOAuthOf(sender, stored.oauth);
  const oauth = typed.oauth && mailboxOAuthOf(typed.oauth, before, mailboxes);
  const serversOf = ({ provider, clientId }: MailboxOAuth) => mailboxes.serversOf(provider, clientId);
  const entry = oauth
    ? withMailboxAddresses({ ...typed, oauth }, stored, serversOf(oauth), before && serversOf(before))
    : { ...typed, oauth };
  const { window, ramp, gap, dailyCap, fromName, signature } = entry;
  await updateSender(tx, sender.id, {
    from_name: fromName,
    signature,
    daily_cap: dailyCap,
    window_start: window.start,
    window_end: window.end,
    days: [...new Set(window.days)].sort(),
    ramp_start: ramp.start,
    ramp_step: ramp.step,
    ramp_from: ramp.from,
    gap_seconds: gap.seconds,
    gap_jitter: gap.jitter,
    ...mailboxColumns(sealer, sender, entry),
    ...(sender.isSetup
      ? undefined
      : ownColumns(sealer, sender, entry, await calendarAfter(tx, sender, entry.timeZone, now))),
  });
  if (sender.isSetup) {
    const { postalAddress, timeZone } = entry;
    await changeAccount(tx, { sealer, now, hasSentSince }, accountId, { postalAddress, timeZone });
  }
  // From the last mail on there is at least the new gap.
  await shortenWait(tx, sender.id, latestAfter(entry, now));
  await lookAgain(tx, accountId, sender.id, now);
  return senderOf(tx, accountId, sender.id);
}

/** The same app's sign-in to the same mailbox stays, where its owner has let it in. */
function mailboxOAuthOf(
  { provider, user, clientId: own, clientSecret, refreshToken }: SignInEntry,
  stored: MailboxOAuth | null,
  { appOf }: Saving['mailboxes'],
): MailboxOAuth {
  // An app of one's own, which alone has its secret here, goes on for another mailbox of its provider.
  const known = own === undefined && stored?.provider === provider && stored.clientSecret ? stored : null;
  const clientId = own ?? known?.clientId ?? appOf(provider);
  if (clientId === null) {
    const sentence = 'Please enter the client id';
    throw new AppError('invalid_input', sentence, { fields: { clientId: sentence } });
  }
  const isSame = stored?.provider === provider && stored.user === user && stored.clientId === clientId;
  const kept = (isSame && stored?.refreshToken) || null;
  return {
    provider,
    user,
    clientId,
    clientSecret: clientSecret ?? known?.clientSecret ?? null,
    refreshToken: refreshToken ?? kept,
  };
}

const sealed = (sealer: Sealer, sender: Sender, secret: SenderSecret, text: string | null): string | null =>
  text === null ? null : sealer.seal(text, senderSecretContext(sender.id, secret));

function mailboxColumns(
  sealer: Sealer,
  sender: Sender,
  { imapUrl, oauth }: Pick<SenderEntry, 'imapUrl'> & { oauth?: MailboxOAuth | null | undefined },
): Partial<SenderColumns> {
  const { provider = null, ...access } = oauth ?? {};
  return {
    ...(imapUrl !== undefined && { imap_sealed: sealed(sealer, sender, 'imap', imapUrl) }),
    ...(oauth !== undefined && {
      oauth_provider: provider,
      oauth_sealed: sealed(sealer, sender, 'oauth', oauth && JSON.stringify(access)),
    }),
  };
}

async function calendarAfter(
  tx: Tx,
  { id, calendar }: Sender,
  timeZone: string,
  now: Date,
): Promise<Calendar> {
  const hasSent = await hasSenderSentSince(tx, id, earlierDay(calendar, timeZone, now));
  return changeTimeZone(calendar, timeZone, { now, hasSent });
}

/** What the setup's sender takes from the profile. */
function ownColumns(
  sealer: Sealer,
  sender: Sender,
  entry: Omit<SenderEntry, 'oauth'>,
  { timeZone, timeZoneBefore }: Calendar,
): Partial<SenderColumns> {
  const { transport, sendgridApiKey, smtpUrl, postalAddress } = entry;
  return {
    postal_address: postalAddress || null,
    time_zone: timeZone,
    time_zone_before: timeZoneBefore?.timeZone ?? null,
    time_zone_changed_on: timeZoneBefore?.changedOn ?? null,
    transport: transport === 'account' ? null : transport,
    ...(sendgridApiKey !== undefined && {
      sendgrid_key_sealed: sealed(sealer, sender, 'sendgrid_key', sendgridApiKey),
      sendgrid_key_last4: sendgridApiKey === null ? null : lastFourOf(sendgridApiKey),
    }),
    ...(smtpUrl !== undefined && { smtp_sealed: sealed(sealer, sender, 'smtp', smtpUrl) }),
  };
}

const wrongEmail = (sentence: string): AppError =>
  new AppError('invalid_input', sentence, { fields: { email: sentence } });
