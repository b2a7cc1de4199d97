import type { Plan } from '../../accounts/domain/plan.ts';
import type { SubscriptionStatus } from '../../billing/domain/subscription.ts';

/** Which people a list shows. */
export const PEOPLE_GROUPS = ['everybody', 'with_plan', 'without_plan', 'admins', 'suspended'] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

export interface Person {
  id: string;
  email: string;
  name: string;
  plan: Plan;
  subscriptionStatus: string | null;
  credits: number;
  role: 'member' | 'admin';
  isConfirmed: boolean;
  suspendedAt: Date | null;
  joinedAt: Date;
}

/** What changes a person's credits, but for the rows that bots processed: those are summed up. */
export interface CreditChange {
  id: number;
  kind: string;
  amount: number;
  reason: string;
  actor: string | null;
  at: Date;
}

export interface PersonUsage {
  products: number;
  brands: number;
  mailsSent: number;
  mailsLast30Days: number;
  runs: number;
  liveRuns: number;
  creditsSpent: number;
}

export interface PersonsSubscription {
  status: SubscriptionStatus;
  cents: number;
  periodEnd: Date | null;
  endsThen: boolean;
}

/** What one person has and uses. */
export interface PersonInDepth extends Person {
  creditsHeld: number;
  emailsPerDay: number;
  senderEmail: string | null;
  hasTwoFactor: boolean;
  lastSeenAt: Date | null;
  sessions: number;
  apiTokens: number;
  subscription: PersonsSubscription | null;
  usage: PersonUsage;
  creditChanges: CreditChange[];
}

interface Leaving {
  adminId: string;
  personId: string;
  /** Who can sign in. */
  otherAdmins: number;
}

/** Why an admin may not do this to this account; null where they may. */
export function refusalOfRole(change: Leaving & { role: Person['role'] }): string | null {
  const { adminId, personId, role, otherAdmins } = change;
  if (role === 'admin' || otherAdmins > 0) return null;
  return adminId === personId
    ? 'You are the only admin. Make somebody else one first.'
    : 'This is the only admin. Make somebody else one first.';
}

export function refusalOfSuspension(change: Leaving & { role: Person['role'] }): string | null {
  const { adminId, personId, role } = change;
  if (adminId === personId) return 'You can’t suspend your own account.';
  return role === 'admin' ? refusalOfRole({ ...change, role: 'member' }) : null;
}
