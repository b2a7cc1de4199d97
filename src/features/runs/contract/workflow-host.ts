import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';

/** Who does the account's runs. */
export const WorkflowHostView = z.object({
  host: z.enum(['none', 'own', 'operator']),
  /** Of the account's own host. */
  url: z.nullable(z.string()),
  /** The operator's host, where there is one to choose. */
  operatorsName: z.nullable(z.string()),
});
export type WorkflowHostView = z.infer<typeof WorkflowHostView>;

export const ChooseWorkflowHost = z.discriminatedUnion('host', [
  z.object({ host: z.enum(['none', 'operator']) }),
  z.object({
    host: z.literal('own'),
    url: z.string().check(
      z.trim(),
      z.maxLength(2_000, 'This is too long'),
      z.refine((value) => /^https:\/\/[^\s/]+\.[^\s/]+/i.test(value), 'Please enter an https address'),
    ),
  }),
]);

export const workflowHostEndpoints = {
  workflowHost: endpoint({
    method: 'GET',
    path: '/api/workflow-host',
    summary: 'Who does the account’s runs',
    access: 'session',
    response: WorkflowHostView,
  }),
  chooseWorkflowHost: endpoint({
    method: 'PUT',
    path: '/api/workflow-host',
    summary: 'Say who does the account’s runs; a new host’s signing secret is answered this once',
    access: 'session',
    body: ChooseWorkflowHost,
    response: z.extend(WorkflowHostView, { secret: z.nullable(z.string()) }),
  }),
  renewWorkflowSecret: endpoint({
    method: 'POST',
    path: '/api/workflow-host/secret',
    summary: 'Replace the signing secret of the account’s own workflow host; it is answered this once',
    access: 'session',
    response: z.object({ secret: z.string() }),
  }),
};
