import * as z from 'zod/mini';
import { isInSteps } from '../../../kernel/credits.ts';
import { endpoint } from '../../../kernel/endpoint.ts';
import { offsetSchema } from '../../../kernel/schemas.ts';
import { PLANS } from '../../accounts/domain/plan.ts';
import { PEOPLE_GROUPS } from '../domain/person.ts';

const admin = { role: 'admin' } as const;
const moment = z.iso.datetime();

export const PEOPLE_PAGE = 25;

export const PersonView = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(PLANS),
  subscriptionStatus: z.nullable(z.string()),
  credits: z.number(),
  role: z.enum(['member', 'admin']),
  isConfirmed: z.boolean(),
  suspendedAt: z.nullable(moment),
  joinedAt: moment,
});
export type PersonView = z.infer<typeof PersonView>;

export const PersonInDepthView = z.extend(PersonView, {
  creditsHeld: z.number(),
  emailsPerDay: z.int(),
  senderEmail: z.nullable(z.string()),
  hasTwoFactor: z.boolean(),
  lastSeenAt: z.nullable(moment),
  sessions: z.int(),
  apiTokens: z.int(),
  subscription: z.nullable(
    z.object({
      status: z.string(),
      /** Months are still charged by it. */
      isLive: z.boolean(),
      cents: z.int(),
      periodEnd: z.nullable(moment),
      endsThen: z.boolean(),
    }),
  ),
  usage: z.object({
    products: z.int(),
    brands: z.int(),
    mailsSent: z.int(),
    mailsLast30Days: z.int(),
    runs: z.int(),
    liveRuns: z.int(),
    creditsSpent: z.number(),
  }),
  creditChanges: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      amount: z.number(),
      reason: z.string(),
      at: moment,
    }),
  ),
});
export type PersonInDepthView = z.infer<typeof PersonInDepthView>;

const params = z.object({ id: z.uuid() });
const reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please say why'), z.maxLength(200, 'Please say it in 200 characters'));

const PlanChange = z.object({ plan: z.enum(PLANS) });

const inHalves = z.refine<number>(isInSteps, 'Credits come in steps of 0.5');
export const CreditGrant = z.object({
  credits: z
    .number('Please enter a number')
    .check(z.minimum(0.5, 'At least 0.5'), z.maximum(100_000, 'At most 100,000 at once'), inHalves),
  reason,
});

export const Suspension = z.object({ reason });

export const peopleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/people',
    summary: 'People, found by address, name or id, a page at a time',
    access: admin,
    query: z.object({
      search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      group: z._default(z.enum(PEOPLE_GROUPS), 'everybody'),
      offset: offsetSchema(),
    }),
    response: z.object({ people: z.array(PersonView), total: z.int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/admin/people/:id',
    summary: 'One person: what they have and what they use',
    access: admin,
    params,
    response: PersonInDepthView,
  }),
  setPlan: endpoint({
    method: 'PUT',
    path: '/api/admin/people/:id/plan',
    summary: 'Give a person a plan; asks for the admin’s password again',
    access: admin,
    params,
    body: PlanChange,
    response: PersonInDepthView,
  }),
  grantCredits: endpoint({
    method: 'POST',
    path: '/api/admin/people/:id/credits',
    summary: 'Give a person credits, with the reason; asks for the admin’s password again',
    access: admin,
    params,
    body: CreditGrant,
    response: PersonInDepthView,
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/admin/people/:id/role',
    summary: 'Make a person an admin, or no longer one; asks for the admin’s password again',
    access: admin,
    params,
    body: z.object({ role: z.enum(['member', 'admin']) }),
    response: PersonInDepthView,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/api/admin/people/:id/suspension',
    summary: 'Suspend an account: sessions and running bots end, API tokens are refused',
    access: admin,
    params,
    body: Suspension,
    response: PersonInDepthView,
  }),
  liftSuspension: endpoint({
    method: 'DELETE',
    path: '/api/admin/people/:id/suspension',
    summary: 'Lift the suspension of an account',
    access: admin,
    params,
    response: PersonInDepthView,
  }),
};
