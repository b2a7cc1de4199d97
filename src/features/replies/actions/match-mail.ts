import type { Tx } from '../../../db/database.ts';
import type { Sites } from '../../brands/domain/site/site.ts';
import type { ReplyTokens } from '../../outreach/domain/senders/reply-address.ts';
import { addressKey } from '../../suppression/domain/suppression.ts';
import type { Match } from '../domain/inbox/conversation.ts';
import {
  addressesTo,
  companyDomain,
  type IncomingMail,
  messagesReferredTo,
  ownMessageId,
} from '../domain/inbox/incoming-mail.ts';
import type { MachineMail } from '../domain/mail/machine-mail.ts';
import type { ReceivedMail } from '../domain/mail/received-mail.ts';
import {
  accountsOfSenders,
  type BrandFound,
  brandsAtAddress,
  brandsAtDomain,
  isOwnAddress,
  knownAccounts,
  messagesById,
  type OurMessage,
  standingBrand,
} from '../store/matching.ts';

export interface MatchDeps {
  tokens: ReplyTokens;
  sites: Sites;
}

/** A mail that came in, and what it says as a machine; null: a person wrote it. */
export interface Arrival {
  incoming: IncomingMail;
  machine: MachineMail | null;
}

export interface MatchedMail {
  brandId: number;
  messageId: string | null;
  /** To whom we had written; null where it was found by its sender. */
  toEmail: string | null;
  by: Match;
}

/**
 * Whose mail it is: the account of the webhook, else that of the mail that it answers, else the one that has it forwarded,
 * else that of whom it was sent to.
 */
export async function findAccount(
  tx: Tx,
  { tokens }: MatchDeps,
  told: string | null,
  { incoming, machine }: Arrival,
): Promise<string | null> {
  if (told !== null) return told;
  const addresses = addressesTo(incoming);
  const answered = await messagesById(tx, [
    ...tokenIds(tokens, addresses),
    ...messagesReferredTo(incoming.mail, machine),
  ]);
  if (answered[0]) return answered[0].accountId;
  const forwarding = await knownAccounts(
    tx,
    addresses.flatMap((address) => tokens.readAccount(address) ?? []),
  );
  if (forwarding[0]) return forwarding[0];
  const accounts = await accountsOfSenders(tx, addresses);
  return accounts.length === 1 ? (accounts[0] ?? null) : null;
}

const tokenIds = (tokens: ReplyTokens, addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => tokens.read(address) ?? []);

/** A copy of what we sent ourselves is no answer. What machines write in our name about our own mail is. */
export async function isOurOwn(
  tx: Tx,
  accountId: string,
  { incoming: { mail }, machine }: Arrival,
): Promise<boolean> {
  const ownId = ownMessageId(mail);
  if (ownId !== null && (await messagesById(tx, [ownId])).length > 0) return true;
  const sender = addressKey(mail.from?.email ?? '');
  return machine === null && sender !== '' && (await isOwnAddress(tx, accountId, sender));
}

/** Which brand it comes from: by the token, then by what it refers to, then by its sender. Null: nobody can tell. */
export async function matchMail(
  tx: Tx,
  { tokens, sites }: MatchDeps,
  accountId: string,
  { incoming, machine }: Arrival,
): Promise<MatchedMail | null> {
  const { mail } = incoming;
  const own = async (ids: string[]) =>
    (await messagesById(tx, ids)).find((message) => message.accountId === accountId);
  const byToken = await own(tokenIds(tokens, addressesTo(incoming)));
  if (byToken) return answering(tx, accountId, byToken, 'token');
  const byHeaders = await own(messagesReferredTo(mail, machine));
  if (byHeaders) return answering(tx, accountId, byHeaders, 'headers');

  for (const address of speakersOf(mail, machine)) {
    const found = await brandsAtAddress(tx, accountId, address);
    if (found[0] && isPlain(found)) return { ...found[0], toEmail: null, by: 'address' };
  }
  // A machine's own domain says whose server it is, and nothing of whom it speaks of.
  const domain = machine === null ? companyDomain(mail.from?.email ?? '', sites) : null;
  const found = domain === null ? [] : await brandsAtDomain(tx, accountId, domain);
  return found[0] && isPlain(found) ? { ...found[0], toEmail: null, by: 'domain' } : null;
}

async function answering(
  tx: Tx,
  accountId: string,
  message: OurMessage,
  by: Match,
): Promise<MatchedMail | null> {
  const brandId = await standingBrand(tx, accountId, message.brandId);
  return brandId === null ? null : { brandId, messageId: message.id, toEmail: message.toEmail, by };
}

/** Whose words it brings: its sender's; a report's are about those whom it names. */
function speakersOf(mail: ReceivedMail, machine: MachineMail | null): string[] {
  const named =
    machine?.kind === 'bounce'
      ? machine.recipients.map(({ email }) => email)
      : machine?.kind === 'complaint'
        ? machine.recipients
        : [];
  return [...named, mail.from?.email ?? ''].map(addressKey).filter((address) => address.includes('@'));
}

/** One brand, or one alone that was ever written to: who answers was asked. */
const isPlain = ([first, second]: readonly BrandFound[]): boolean =>
  second === undefined || (first?.messageId !== null && second.messageId === null);
