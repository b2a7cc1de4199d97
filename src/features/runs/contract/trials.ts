import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { POLICY_FIELDS } from '../../brands/domain/policy/policy.ts';
import { ROW_OUTCOMES } from '../domain/run.ts';
import { Asks, Hindrance } from './runs.ts';

/** What a run would find of one brand; nothing of it was kept or charged. */
export const DryRowView = z.object({
  brandId: z.number(),
  name: z.string(),
  /** Null where the time was up before its end. */
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
  website: z.nullable(z.string()),
  /** The best way in; of an address only its first letter and its domain. */
  wayIn: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What its site says about selling to retailers. */
  statements: z.array(z.object({ field: z.enum(POLICY_FIELDS), sentence: z.string(), url: z.string() })),
  trail: z.array(z.object({ step: z.string(), url: z.nullable(z.string()), detail: z.string() })),
});
export type DryRowView = z.infer<typeof DryRowView>;

/** What the next Emailer run would write first; nothing of it was sent, kept or charged. */
export const RunPreview = z.object({
  inquiries: z.array(
    z.object({
      brandId: z.number(),
      name: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      /** What the words that were added to the seller’s own rest on. */
      evidence: z.array(z.object({ words: z.string(), fact: z.string(), url: z.nullable(z.string()) })),
      /** What a person has to say before it goes out; null: nothing. */
      waits: z.nullable(z.enum(['approval', 'ground'])),
      /** Why it couldn’t be written; it has no words then. */
      heldBy: z.nullable(z.string()),
    }),
  ),
  /** Whether a person is asked before inquiries go out. */
  asks: Asks,
  /** Why there are none. */
  blockedBy: z.nullable(Hindrance),
});
export type RunPreview = z.infer<typeof RunPreview>;

export const trialEndpoints = {
  dryRun: endpoint({
    method: 'POST',
    path: '/api/dry-runs/source-bot',
    summary: 'Look up the next ten brands as a run would, and keep and charge nothing',
    access: 'session',
    response: z.object({ rows: z.array(DryRowView) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/dry-runs/emailer-bot',
    summary: 'Write the next inquiries as a run would, and send, keep and charge nothing',
    access: 'session',
    response: RunPreview,
  }),
};
