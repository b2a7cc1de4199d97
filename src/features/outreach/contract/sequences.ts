import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { idParams, idSchema, limitSchema, offsetSchema } from '../../../kernel/schemas.ts';
import { APPROVALS, LAST_DAY, MAX_MAILS, STOP_REASONS } from '../domain/sequences/sequence.ts';

const Share = z.object({ share: z.number(), low: z.number(), high: z.number() });
const ArmView = z.object({
  sent: z.number(),
  replied: z.number(),
  /** Replies per mail sent, and where the true share is to be expected; null where nothing was sent. */
  share: z.nullable(Share),
});

const Day = z.int().check(z.minimum(0), z.maximum(LAST_DAY));
const StepDraft = z.union([
  z.object({ kind: z.literal('mail'), day: Day, templateId: idSchema, templateBId: z.nullable(idSchema) }),
  z.object({ kind: z.literal('call'), day: Day }),
]);

const StepView = z.object({
  step: z.number(),
  day: z.number(),
  kind: z.enum(['mail', 'call']),
  templateId: z.nullable(z.number()),
  templateBId: z.nullable(z.number()),
  a: ArmView,
  /** Where two templates are compared. */
  b: z.nullable(ArmView),
  /** What the comparison has shown, as a sentence. */
  verdict: z.nullable(z.string()),
});
export type StepView = z.infer<typeof StepView>;

export const SequenceView = z.object({
  id: z.number(),
  name: z.string(),
  isInUse: z.boolean(),
  approval: z.enum(APPROVALS),
  approved: z.number(),
  steps: z.array(StepView),
  brands: z.object({
    active: z.number(),
    paused: z.number(),
    replied: z.number(),
    stopped: z.number(),
    finished: z.number(),
  }),
});
export type SequenceView = z.infer<typeof SequenceView>;

const ENROLMENT_STATES = ['active', 'paused', 'stopped', 'finished'] as const;
export const EnrolmentView = z.object({
  brand: z.object({ id: z.number(), name: z.string() }),
  state: z.enum(ENROLMENT_STATES),
  nextStep: z.number(),
  nextDueAt: z.nullable(z.iso.datetime()),
  pausedUntil: z.nullable(z.string()),
  stopReason: z.nullable(z.enum(STOP_REASONS)),
  startedAt: z.iso.datetime(),
});
export type EnrolmentView = z.infer<typeof EnrolmentView>;

const Draft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  approval: z.enum(APPROVALS),
  steps: z.array(StepDraft).check(z.minLength(1), z.maxLength(MAX_MAILS + 1)),
});
export type SequenceDraft = z.infer<typeof Draft>;

export const sequenceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/sequences',
    summary: 'The account’s sequences, with what came of each step',
    access: { scope: 'read' },
    response: z.object({ sequences: z.array(SequenceView) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/sequences',
    summary: 'Adds a sequence',
    access: 'session',
    body: Draft,
    response: z.object({ id: z.number() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/sequences/:id',
    summary: 'Changes a sequence; brands that are in it go on with its new steps',
    access: 'session',
    params: idParams,
    body: Draft,
    response: z.object({}),
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/sequences/:id/use',
    summary: 'Has first inquiries begin this sequence from now on',
    access: 'session',
    params: idParams,
    response: z.object({}),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sequences/:id',
    summary: 'Puts a sequence away that is not in use and has no brand at work in it',
    access: 'session',
    params: idParams,
    response: z.object({}),
  }),
  enrolments: endpoint({
    method: 'GET',
    path: '/api/sequences/:id/brands',
    summary: 'The brands in a sequence, those at work first',
    access: { scope: 'read' },
    params: idParams,
    query: z.object({
      limit: limitSchema(200, 20),
      offset: offsetSchema(),
    }),
    response: z.object({ brands: z.array(EnrolmentView), total: z.number() }),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/sequences/brands/:id/stop',
    summary: 'Ends a brand’s sequence: nothing more goes out by itself',
    access: 'session',
    params: idParams,
    response: z.object({}),
  }),
};
