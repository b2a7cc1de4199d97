import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams } from '../../../kernel/schemas.ts';
import { MAX_SUBJECT, MAX_TEMPLATE } from '../domain/mails/inquiry-account.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const Subject = z.nullable(z.string().check(z.maxLength(MAX_SUBJECT)));
const Body = z.string().check(z.minLength(1), z.maxLength(MAX_TEMPLATE));

const VersionView = z.object({
  version: z.number(),
  subject: z.nullable(z.string()),
  body: z.string(),
  createdAt: z.iso.datetime(),
});
export type VersionView = z.infer<typeof VersionView>;

export const TemplateView = z.object({
  id: z.number(),
  name: z.string(),
  /** Written in onboarding’s last step, or here. */
  isOnboarding: z.boolean(),
  current: z.nullable(VersionView),
});
export type TemplateView = z.infer<typeof TemplateView>;

const Draft = z.object({ name: Name, subject: Subject, body: Body });
export type TemplateDraft = z.infer<typeof Draft>;

const Change = z.extend(Draft, {
  /** The version that the words were made from: where another is the newest by now, nothing is saved. */
  basedOn: z.optional(z.nullable(z.int())),
});

const Preview = z.object({
  brand: z.object({ name: z.string(), isSample: z.boolean() }),
  subject: z.string(),
  text: z.string(),
  unknownPlaceholders: z.array(z.string()),
  /** What would keep the mail from being sent, as sentences. */
  notices: z.array(z.string()),
});
export type TemplatePreview = z.infer<typeof Preview>;

export const templateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/templates',
    summary: 'The account’s templates with their newest words',
    access: { scope: 'read' },
    response: z.object({ templates: z.array(TemplateView) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/templates',
    summary: 'Adds a template',
    access: 'session',
    body: Draft,
    response: TemplateView,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/templates/:id',
    summary: 'Names a template, and gives it new words as its next version',
    access: 'session',
    params: idParams,
    body: Change,
    response: TemplateView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/templates/:id',
    summary: 'Puts a template away that no sequence sends',
    access: 'session',
    params: idParams,
    response: z.object({}),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/templates/:id/versions',
    summary: 'A template’s versions, newest first',
    access: { scope: 'read' },
    params: idParams,
    response: z.object({ versions: z.array(VersionView) }),
  }),
  savedPreview: endpoint({
    method: 'GET',
    path: '/api/templates/:id/preview',
    summary: 'A template’s newest words as a brand would get them in a first inquiry',
    access: 'session',
    params: idParams,
    response: Preview,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/templates/preview',
    summary: 'A mail as a brand would get it, from words that need not be saved yet',
    access: 'session',
    body: z.object({
      /** Which brand to write to; without it one of the account’s own, or a sample. */
      brandId: z.optional(z.int().check(z.positive())),
      subject: Subject,
      body: z.string().check(z.maxLength(MAX_TEMPLATE)),
      /** A first inquiry gets a paragraph about the brand after its greeting, and a subject of its own. */
      isFirst: z.boolean(),
    }),
    response: Preview,
  }),
};
