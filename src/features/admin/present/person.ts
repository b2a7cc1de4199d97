import { isLive } from '../../billing/domain/subscription.ts';
import type { PersonInDepthView, PersonView } from '../contract/people.ts';
import type { Person, PersonInDepth } from '../domain/person.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentPerson = (person: Person): PersonView => ({
  id: person.id,
  email: person.email,
  name: person.name,
  plan: person.plan,
  subscriptionStatus: person.subscriptionStatus,
  credits: person.credits,
  role: person.role,
  isConfirmed: person.isConfirmed,
  suspendedAt: iso(person.suspendedAt),
  joinedAt: person.joinedAt.toISOString(),
});

export const presentPersonInDepth = (person: PersonInDepth): PersonInDepthView => ({
  ...presentPerson(person),
  creditsHeld: person.creditsHeld,
  emailsPerDay: person.emailsPerDay,
  senderEmail: person.senderEmail,
  hasTwoFactor: person.hasTwoFactor,
  lastSeenAt: iso(person.lastSeenAt),
  sessions: person.sessions,
  apiTokens: person.apiTokens,
  subscription: person.subscription && {
    status: person.subscription.status,
    isLive: isLive(person.subscription.status),
    cents: person.subscription.cents,
    periodEnd: iso(person.subscription.periodEnd),
    endsThen: person.subscription.endsThen,
  },
  usage: person.usage,
  creditChanges: person.creditChanges.map(({ id, kind, amount, reason, at }) => ({
    id,
    kind,
    amount,
    reason,
    at: at.toISOString(),
  })),
});
