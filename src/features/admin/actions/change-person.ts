import type { Database, Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { setDisabled } from '../../accounts/actions/disable-user.ts';
import { setAdmin, setPlan } from '../../accounts/actions/set-plan.ts';
import type { Plan } from '../../accounts/domain/plan.ts';
import { endWithPlan } from '../../billing/actions/set-plan-by-hand.ts';
import { isLive } from '../../billing/domain/subscription.ts';
import type { PaymentProvider } from '../../billing/ports.ts';
import { grantCredits } from '../../credits/actions/grant-credits.ts';
import { stopRunsOf } from '../../runs/actions/stop-all-runs.ts';
import type { Deed } from '../domain/audit.ts';
import { type Person, refusalOfRole, refusalOfSuspension } from '../domain/person.ts';
import { countOtherAdmins, findPerson, lockRoles, subscriptionOf } from '../store/people.ts';
import { requirePerson } from './read-people.ts';

interface ByAdmin {
  /** Null on the command line. */
  adminId: string | null;
  personId: string;
}

export interface BeforePlan {
  before: Person;
  /** Who has lost the plan, as for what they owe, may have a subscription still. */
  ends: boolean;
  subscriptionCancelled: boolean;
}

/** What comes before a person's plan is set, with no transaction open: the provider is told where payments are to end. */
export async function beforePersonsPlan(
  database: Database,
  payments: PaymentProvider | null,
  { personId, plan, now }: { personId: string; plan: Plan; now: Date },
): Promise<BeforePlan> {
  const { before, subscription } = await database.asSystem(async (tx) => ({
    before: await requirePerson(tx, personId),
    subscription: await subscriptionOf(tx, personId),
  }));
  const ends = plan === 'none' && subscription !== null && isLive(subscription.status);
  const byHand = { accountId: personId, plan, now };
  return { before, ends, subscriptionCancelled: await endWithPlan(database, payments, byHand) };
}

/** Each returns what the audit log says of it; null where it was so already. All need the system role. */
export async function setPersonsPlan(
  tx: Tx,
  { personId, plan }: { personId: string; plan: Plan },
  { before, ends, subscriptionCancelled }: BeforePlan,
): Promise<Deed | null> {
  if (before.plan === plan && !ends) return null;
  await setPlan(tx, personId, plan);
  const after = await requirePerson(tx, personId);
  return {
    action: 'plan.set',
    subjectId: personId,
    before: { plan: before.plan, subscriptionStatus: before.subscriptionStatus },
    after: {
      plan,
      subscriptionStatus: after.subscriptionStatus,
      ...(subscriptionCancelled && { subscriptionCancelled }),
    },
  };
}

export async function grantPersonCredits(
  tx: Tx,
  { adminId, personId, credits, reason }: ByAdmin & { credits: number; reason: string },
): Promise<Deed> {
  const before = await requirePerson(tx, personId);
  await grantCredits(tx, {
    accountId: personId,
    credits,
    reason,
    actor: adminId === null ? 'command line' : `admin ${adminId}`,
  });
  const after = await requirePerson(tx, personId);
  return {
    action: 'credits.granted',
    subjectId: personId,
    before: { credits: before.credits },
    after: { credits: after.credits, reason },
  };
}

export async function setPersonsRole(
  tx: Tx,
  { adminId, personId, role }: ByAdmin & { role: Person['role'] },
): Promise<Deed | null> {
  await lockRoles(tx);
  const before = await requirePerson(tx, personId);
  if (before.role === role) return null;
  const otherAdmins = await countOtherAdmins(tx, personId);
  // Who has the machine can make another admin at any time.
  if (adminId !== null) refuse(refusalOfRole({ adminId, personId, role, otherAdmins }));
  await setAdmin(tx, personId, role === 'admin');
  return {
    action: 'role.set',
    subjectId: personId,
    before: { role: before.role },
    after: { role },
  };
}

/** Refuses where this person's going would leave Linesheet without an admin. Nobody's role changes before the transaction ends. */
export async function requireAdminBesides(tx: Tx, personId: string): Promise<void> {
  await lockRoles(tx);
  // Who has lost their profile has no role either.
  const person = await findPerson(tx, personId);
  if (person?.role !== 'admin') return;
  const otherAdmins = await countOtherAdmins(tx, personId);
  refuse(refusalOfRole({ adminId: personId, personId, role: 'member', otherAdmins }));
}

/** Ends the person's sessions and running bots and makes their API tokens worthless, until it is lifted. */
export async function suspendPerson(
  tx: Tx,
  { adminId, personId, reason, now }: ByAdmin & { adminId: string; reason: string; now: Date },
): Promise<Deed | null> {
  await lockRoles(tx);
  const before = await requirePerson(tx, personId);
  const otherAdmins = await countOtherAdmins(tx, personId);
  refuse(refusalOfSuspension({ adminId, personId, role: before.role, otherAdmins }));
  if (before.suspendedAt !== null) return null;
  const stopped = await stopRunsOf(tx, personId);
  await setDisabled(tx, personId, now);
  return {
    action: 'account.suspended',
    subjectId: personId,
    before: { suspended: false },
    after: { suspended: true, reason, botsStopped: stopped.length },
  };
}

export async function liftSuspension(tx: Tx, personId: string): Promise<Deed | null> {
  await lockRoles(tx);
  const before = await requirePerson(tx, personId);
  if (before.suspendedAt === null) return null;
  await setDisabled(tx, personId, null);
  return {
    action: 'account.restored',
    subjectId: personId,
    before: { suspended: true },
    after: { suspended: false },
  };
}

function refuse(sentence: string | null): void {
  if (sentence !== null) throw new AppError('conflict', sentence);
}
