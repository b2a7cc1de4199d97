import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { noSuchBrand } from '../../brands/actions/no-such-brand.ts';
import type { OptOutHasher } from '../../suppression/domain/opt-out-hash.ts';
import type { ConversationLine, InboundMail } from '../domain/inbox/conversation.ts';
import { mailPage } from '../domain/inbox/mail-page.ts';
import { inOrder, type WholeConversation } from '../domain/inbox/whole-conversation.ts';
import { brandLine } from '../store/brand-line.ts';
import * as conversations from '../store/conversations.ts';
import {
  countConversations,
  type InboxFigures,
  type InboxFilter,
  inboxFigures,
  listConversations,
} from '../store/list.ts';
import { placeOfMail } from '../store/mail-places.ts';
import { failingMailboxes } from '../store/mailboxes.ts';
import { standingBrand } from '../store/matching.ts';
import { mailsToBrand } from '../store/our-messages.ts';
import { recipientOf } from './recipient.ts';

export async function readInbox(
  tx: Tx,
  accountId: string,
  page: InboxFilter & { limit: number; offset: number },
): Promise<{ conversations: ConversationLine[]; total: number }> {
  return {
    conversations: await listConversations(tx, accountId, page),
    total: await countConversations(tx, accountId, page),
  };
}

export const readInboxFigures = (tx: Tx, accountId: string): Promise<InboxFigures> =>
  inboxFigures(tx, accountId);

export const readFailingMailboxes = (
  tx: Tx,
  accountId: string,
): Promise<{ senderId: string; email: string; failure: string }[]> => failingMailboxes(tx, accountId);

interface Asked {
  most: number;
  /** The id of a mail, of which only earlier ones are wanted. */
  before?: string | undefined;
}

export async function readConversation(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  { id, ...asked }: Asked & { id: number },
): Promise<WholeConversation> {
  const state = await conversations.conversationById(tx, accountId, id);
  if (!state) throw noSuchConversation();
  return whole(tx, optOuts, accountId, state, asked);
}

/** The one with a brand, which may have written nothing yet. */
export async function readConversationOfBrand(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  { brandId, ...asked }: Asked & { brandId: number },
): Promise<WholeConversation> {
  const standing = await standingBrand(tx, accountId, brandId);
  const brand = standing === null ? null : await brandLine(tx, accountId, standing);
  if (!brand) throw noSuchBrand();
  const state = await conversations.conversationOfBrand(tx, accountId, brand.id);
  const silent = {
    id: null,
    brand,
    isUnread: false,
    needsAnswer: false,
    snoozedUntil: null,
    returnedAt: null,
    isSetAside: false,
  };
  return whole(tx, optOuts, accountId, state ?? silent, asked);
}

async function whole(
  tx: Tx,
  optOuts: OptOutHasher,
  accountId: string,
  state: Omit<conversations.ConversationState, 'id'> & { id: number | null },
  { most, before }: Asked,
): Promise<WholeConversation> {
  const place = before === undefined ? null : await placeOfMail(tx, accountId, before);
  if (before !== undefined && !place) throw noSuchMail();
  const wanted = { most: most + 1, before: place };
  const received =
    state.id === null ? [] : await conversations.mailsOfConversation(tx, accountId, state.id, wanted);
  const sent = state.brand ? await mailsToBrand(tx, accountId, state.brand.id, wanted) : [];
  const entries = [
    ...received.map((mail) => ({ id: mail.id, at: mail.receivedAt, mail, direction: 'received' as const })),
    ...sent.map((mail) => ({ id: mail.id, at: mail.at, mail, direction: 'sent' as const })),
  ].sort(inOrder);
  const latest = entries.slice(-most);
  const ids = latest.flatMap((entry) => (entry.direction === 'received' ? [entry.mail.id] : []));
  return {
    ...state,
    entries: latest,
    hasEarlier: entries.length > most,
    attachments: await conversations.attachmentsOf(tx, accountId, ids),
    corrections: await conversations.correctionsOf(tx, accountId, ids),
    recipient: await recipientOf(tx, optOuts, accountId, state),
  };
}

export async function readMail(tx: Tx, accountId: string, id: string): Promise<InboundMail> {
  const mail = await conversations.mailById(tx, accountId, id);
  if (!mail) throw noSuchMail();
  return mail;
}

/** The HTML part of a mail as a page that runs nothing. */
export async function readMailPage(tx: Tx, accountId: string, id: string): Promise<string> {
  const { html } = await readMail(tx, accountId, id);
  if (html === null) throw new AppError('not_found', 'This mail has no HTML part.');
  const found = await conversations.picturesOf(tx, accountId, id);
  const pictures = found.flatMap(({ contentId, contentType, content }) => {
    const address = pictureAddress(contentType, content);
    return address === null ? [] : [[contentId, address] as const];
  });
  return mailPage(html, new Map(pictures));
}

/** The largest picture that is shown inside of its mail. */
const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
const PICTURE = /^image\/(?:png|jpeg|gif|webp)$/;

/** A picture of the mail itself, as an address that holds it. Null for what isn't one, or is too large for that. */
const pictureAddress = (contentType: string, content: Buffer | null): string | null =>
  content !== null && PICTURE.test(contentType) && content.byteLength <= MAX_PICTURE_BYTES
    ? `data:${contentType};base64,${content.toString('base64')}`
    : null;

export async function readAttachment(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<{ filename: string; contentType: string; content: Buffer }> {
  const attachment = await conversations.attachmentById(tx, accountId, id);
  if (!attachment) throw new AppError('not_found', 'There is no such file.');
  const { content } = attachment;
  if (content === null) throw new AppError('not_found', 'This file was too large to keep.');
  return { ...attachment, content };
}

export const noSuchMail = (): AppError => new AppError('not_found', 'There is no such mail.');
export const noSuchConversation = (): AppError => new AppError('not_found', 'There is no such conversation.');
