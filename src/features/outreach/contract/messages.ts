import * as z from 'zod/mini';
import { endpoint, type InputOf, type OutputOf } from '../../../kernel/endpoint.ts';
import { idSchema, limitSchema, offsetSchema, uuidParams } from '../../../kernel/schemas.ts';
import { DELIVERIES, MAIL_EVENT_KINDS } from '../domain/mails/mail-event.ts';
import { MESSAGE_STATES } from '../domain/mails/message-state.ts';

const text = z.nullable(z.string());
const moment = z.nullable(z.iso.datetime());

export const MessageView = z.object({
  id: z.uuid(),
  brand: z.object({ id: z.number(), name: z.string() }),
  runId: text,
  to: z.string(),
  subject: z.string(),
  state: z.enum(MESSAGE_STATES),
  /** What the provider told of it since; null until it did. */
  delivery: z.nullable(z.enum(DELIVERIES)),
  transport: z.enum(['sendgrid', 'smtp', 'sandbox']),
  failure: text,
  createdAt: z.iso.datetime(),
  sentAt: moment,
  settledAt: moment,
  isSandbox: z.boolean(),
});
export type MessageView = z.infer<typeof MessageView>;

/** What the words that were added to the seller's own rest on: a listing, or the brand's own page. */
export const EvidenceView = z.object({ words: z.string(), fact: z.string(), url: text });

export const MessageDetail = z.extend(MessageView, {
  evidence: z.array(EvidenceView),
  text: z.string(),
  /** Oldest first. */
  events: z.array(z.object({ kind: z.enum(MAIL_EVENT_KINDS), happenedAt: z.iso.datetime(), detail: text })),
});
export type MessageDetail = z.infer<typeof MessageDetail>;

/** What is left out is as it is saved, and where nothing is saved, as we suggest. */
const draftText = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));

export const outreachEndpoints = {
  messages: endpoint({
    method: 'GET',
    path: '/api/messages',
    summary: 'The account’s mails to brands, newest first',
    access: { scope: 'read' },
    query: z.object({
      brandId: z.optional(idSchema),
      runId: z.optional(z.uuid()),
      state: z.optional(z.enum(MESSAGE_STATES)),
      delivery: z.optional(z.enum(DELIVERIES)),
      limit: limitSchema(200, 50),
      offset: offsetSchema(),
    }),
    response: z.object({ messages: z.array(MessageView), total: z.number() }),
  }),
  message: endpoint({
    method: 'GET',
    path: '/api/messages/:id',
    summary: 'One mail with its text and what became of it',
    access: { scope: 'read' },
    params: uuidParams,
    response: MessageDetail,
  }),
  tellFate: endpoint({
    method: 'POST',
    path: '/api/messages/:id/fate',
    summary: 'Say what became of a mail whose fate is unknown; one that was not sent may be tried again',
    access: 'session',
    params: uuidParams,
    body: z.object({ wasSent: z.boolean() }),
    response: MessageDetail,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/outreach/preview',
    summary: 'An inquiry as a brand would get it, from a template that need not be saved yet',
    access: 'session',
    body: z.object({
      /** Which brand to write to; without it one of the account’s own, or a sample. */
      brandId: z.optional(z.int().check(z.positive())),
      senderName: draftText(200),
      emailSubject: draftText(300),
      emailMessageBody: draftText(20_000),
      postalAddress: draftText(500),
    }),
    response: z.object({
      brand: z.object({ name: z.string(), isSample: z.boolean() }),
      from: z.object({ name: z.string(), email: z.string() }),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      evidence: z.array(EvidenceView),
      /** Placeholders that nothing can be put in for, as they were typed. */
      unknownPlaceholders: z.array(z.string()),
      /** What would keep such a mail from being sent, as sentences. */
      notices: z.array(z.string()),
      /** Subject and template that were rendered: our suggestion where there is none. */
      used: z.object({ emailSubject: z.string(), emailMessageBody: z.string() }),
    }),
  }),
};

export type InquiryDraft = InputOf<NonNullable<typeof outreachEndpoints.preview.body>>;
export type InquiryPreview = OutputOf<typeof outreachEndpoints.preview.response>;
