import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams, limitSchema, offsetSchema, uuidParams } from '../../../kernel/schemas.ts';
import { DELIVERIES } from '../../outreach/domain/mails/mail-event.ts';
import { MESSAGE_STATES } from '../../outreach/domain/mails/message-state.ts';
import { MOST_FILES } from '../../outreach/domain/mails/outgoing-file.ts';
import { INBOX_VIEWS, MATCHES } from '../domain/inbox/conversation.ts';
import { OUR_MAIL_KINDS } from '../domain/inbox/our-mail.ts';
import { REPLY_CLASSES } from '../domain/reply-class.ts';
import { FactCorrection, FactView } from './facts.ts';

const text = z.nullable(z.string());
const moment = z.iso.datetime();
const replyClass = z.enum(REPLY_CLASSES);
const BrandLine = z.object({ id: z.number(), name: z.string(), isSandbox: z.boolean() });

const ConversationLineView = z.object({
  id: z.number(),
  /** Null: nobody knows yet whose mails these are. */
  brand: z.nullable(BrandLine),
  isUnread: z.boolean(),
  needsAnswer: z.boolean(),
  snoozedUntil: z.nullable(moment),
  /** Until when it was snoozed, where it came back then and nothing has come since. */
  returnedAt: z.nullable(moment),
  /** A person has said that none of their brands wrote it. */
  isSetAside: z.boolean(),
  mailCount: z.number(),
  class: replyClass,
  last: z.object({
    fromName: z.string(),
    fromEmail: z.string(),
    subject: z.string(),
    excerpt: z.string(),
    attachments: z.number(),
    /** It could not be read, and nobody has said yet what it is. */
    isUnreadable: z.boolean(),
  }),
  lastInboundAt: moment,
});
export type ConversationLineView = z.infer<typeof ConversationLineView>;

const SentMailView = z.object({
  direction: z.literal('sent'),
  id: z.uuid(),
  kind: z.enum(OUR_MAIL_KINDS),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(MESSAGE_STATES),
  delivery: z.nullable(z.enum(DELIVERIES)),
  failure: text,
  at: moment,
  files: z.array(
    z.object({
      id: z.uuid(),
      filename: z.string(),
      size: z.number(),
      /** Whether there is something to download: a document of the trust pack isn't kept here. */
      isKept: z.boolean(),
    }),
  ),
});
export type SentMailView = z.infer<typeof SentMailView>;

const ReceivedMailView = z.object({
  direction: z.literal('received'),
  id: z.uuid(),
  from: z.object({ name: z.string(), email: z.string() }),
  to: z.array(z.string()),
  subject: z.string(),
  /** What its sender wrote anew; what it quotes and signs with stands apart. */
  text: z.string(),
  signature: text,
  quoted: text,
  hasHtml: z.boolean(),
  at: moment,
  class: replyClass,
  secondary: z.array(replyClass),
  confidence: z.number(),
  /** How the class was come by, as a sentence. */
  reason: z.string(),
  readBy: z.enum(['rules', 'model', 'person']),
  facts: z.array(FactView),
  /** What a person corrected: "class", or the name of a fact. */
  corrected: z.array(z.string()),
  isHuman: z.boolean(),
  stopsFollowUps: z.boolean(),
  suppresses: z.boolean(),
  /** It could not be read; its attachment is the mail as it came. */
  isUnreadable: z.boolean(),
  /** The mailbox's provider took it for junk, where it still lies as far as is known. */
  isInJunk: z.boolean(),
  /** By what it was found to be the brand's; null: it was not. */
  matchedBy: z.nullable(z.enum(MATCHES)),
  attachments: z.array(
    z.object({
      id: z.uuid(),
      filename: z.string(),
      contentType: z.string(),
      size: z.number(),
      isInline: z.boolean(),
      /** Whether there is something to download: what is too large is not kept. */
      isKept: z.boolean(),
    }),
  ),
});
export type ReceivedMailView = z.infer<typeof ReceivedMailView>;

export const ConversationView = z.object({
  /** Null: the brand has written nothing yet. */
  id: z.nullable(z.number()),
  brand: z.nullable(BrandLine),
  isUnread: z.boolean(),
  needsAnswer: z.boolean(),
  snoozedUntil: z.nullable(moment),
  /** Until when it was snoozed, where it came back then and nothing has come since. */
  returnedAt: z.nullable(moment),
  isSetAside: z.boolean(),
  /** Both directions, the oldest first. */
  mails: z.array(z.discriminatedUnion('direction', [SentMailView, ReceivedMailView])),
  /** There are older ones: those `before` the first of these. */
  hasEarlier: z.boolean(),
  /** To whom an answer would go; else why there can't be one, as a sentence. */
  answer: z.union([
    z.object({ to: z.string(), mailId: z.uuid(), subject: z.string() }),
    z.object({ refused: z.string() }),
  ]),
});
export type ConversationView = z.infer<typeof ConversationView>;

const brandId = z.int().check(z.positive());
const MAX_ANSWER = 50_000;
const mailsAsked = z.object({
  /** The id of a mail, of which only earlier ones are wanted; otherwise the latest are. */
  before: z.optional(z.uuid()),
  limit: limitSchema(500, 50),
});

export const inboxEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/inbox',
    summary: 'Conversations with brands that have answered, and mails that are nobody’s yet, newest first',
    access: { scope: 'read' },
    query: z.object({
      view: z._default(z.enum(INBOX_VIEWS), 'inbox'),
      class: z.optional(replyClass),
      search: z.optional(z.string().check(z.maxLength(200))),
      limit: limitSchema(100, 30),
      offset: offsetSchema(),
    }),
    response: z.object({ conversations: z.array(ConversationLineView), total: z.number() }),
  }),
  conversation: endpoint({
    method: 'GET',
    path: '/api/inbox/conversations/:id',
    summary: 'One conversation: what was sent and what came, in order, and what each mail means',
    access: { scope: 'read' },
    params: idParams,
    query: mailsAsked,
    response: ConversationView,
  }),
  ofBrand: endpoint({
    method: 'GET',
    path: '/api/inbox/brands/:id',
    summary: 'The conversation with a brand, also one that has not answered',
    access: { scope: 'read' },
    params: idParams,
    query: mailsAsked,
    response: ConversationView,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/inbox/conversations/:id',
    summary:
      'Mark a conversation as read or unread, as done or to be answered, or as none of a brand’s, or snooze it',
    access: 'session',
    params: idParams,
    body: z.object({
      isUnread: z.optional(z.boolean()),
      needsAnswer: z.optional(z.boolean()),
      /** Null: wake it now. */
      snoozedUntil: z.optional(z.nullable(moment)),
      /** None of the account’s brands wrote it: it is out of the unmatched ones, and done. */
      isSetAside: z.optional(z.boolean()),
    }),
    response: z.object({}),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/inbox/conversations/:id/brand',
    summary: 'Say which brand a conversation, or one mail of it, comes from',
    access: 'session',
    params: idParams,
    body: z.object({ brandId, mailId: z.optional(z.uuid()) }),
    response: z.object({ conversationId: z.number() }),
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/inbox/mails/:id/corrections',
    summary: 'Say what a mail really means: its class, or a fact in it; what follows from that is done again',
    access: 'session',
    params: uuidParams,
    body: z.object({ class: z.optional(replyClass), fact: z.optional(FactCorrection) }),
    response: z.object({}),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/inbox/conversations/:id/answers',
    summary: 'Answer the last mail that a person wrote in a conversation, in its thread',
    access: 'session',
    params: idParams,
    body: z.object({
      /** The mail that was on screen: an answer to it goes to whoever wrote it. */
      mailId: z.uuid(),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ANSWER)),
      /** Files that were uploaded for it. */
      fileIds: z.optional(z.array(z.uuid()).check(z.maxLength(MOST_FILES))),
    }),
    response: z.object({ messageId: z.uuid() }),
  }),
  attachFile: endpoint({
    method: 'POST',
    path: '/api/inbox/answer-files',
    summary: 'Upload a file, the body of the request, that is to go with an answer',
    access: 'session',
    query: z.object({ name: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: z.object({ id: z.uuid(), filename: z.string(), size: z.number() }),
  }),
  detachFile: endpoint({
    method: 'DELETE',
    path: '/api/inbox/answer-files/:id',
    summary: 'Take a file away that was uploaded and did not go with an answer yet',
    access: 'session',
    params: uuidParams,
    response: z.object({}),
  }),
  answerFile: endpoint({
    method: 'GET',
    path: '/api/inbox/answer-files/:id',
    summary: 'A file of one’s own that goes or went out with an answer, as a download',
    access: { scope: 'read' },
    params: uuidParams,
    response: z.unknown(),
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/api/inbox/attachments/:id',
    summary: 'A file that came with a mail, as a download',
    access: { scope: 'read' },
    params: uuidParams,
    response: z.unknown(),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/inbox/mails/:id/page',
    summary:
      'The HTML part of a mail as a page for a sandboxed frame: no scripts, no pictures from elsewhere',
    access: 'session',
    params: uuidParams,
    response: z.unknown(),
  }),
};
