import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../kernel/errors.ts';
import { readAccount } from '../../accounts/actions/read-account.ts';
import { dailyLimitOf } from '../../outreach/domain/senders/daily-limit.ts';
import type { Person, PersonInDepth } from '../domain/person.ts';
import * as store from '../store/people.ts';

const CHANGES_SHOWN = 20;

/** People by what is searched for, a page of them. Needs the system role, like all here. */
export const readPeople = (tx: Tx, asked: store.PeopleAsked): Promise<{ people: Person[]; total: number }> =>
  store.listPeople(tx, asked);

export async function requirePerson(tx: Tx, id: string): Promise<Person> {
  const person = await store.findPerson(tx, id);
  if (!person) throw new AppError('not_found', 'There is no such account.');
  return person;
}

export async function readPerson(tx: Tx, id: string, now: Date): Promise<PersonInDepth> {
  const person = await requirePerson(tx, id);
  const [account, facts, subscription, creditChanges] = await Promise.all([
    readAccount(tx, id),
    store.countForPerson(tx, id, now),
    store.subscriptionOf(tx, id),
    store.listCreditChanges(tx, id, CHANGES_SHOWN),
  ]);
  const { hasTwoFactor, lastSeenAt, sessions, apiTokens, ...usage } = facts;
  return {
    ...person,
    creditsHeld: account.creditsHeld,
    emailsPerDay: dailyLimitOf(account),
    senderEmail: account.senderEmail,
    hasTwoFactor,
    lastSeenAt,
    sessions,
    apiTokens,
    subscription,
    usage,
    creditChanges,
  };
}
