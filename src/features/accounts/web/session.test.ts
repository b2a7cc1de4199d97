import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../web/api/query-client.ts';
import type { Session } from '../contract/account.ts';
import { callingName, guardFacts, reloadSession, sessionQuery } from './session.ts';

const user = { id: 'u1', email: 'ann@shop.example', firstName: 'Ann', isAdmin: false };
const profile = { plan: 'Tier-2', subscriptionStatus: 'active', credits: 3 } as const;
const session = (fields: Partial<Session>): Session => ({
  user,
  profile,
  profileReadable: true,
  ...fields,
});

describe('a session, to the guard,', () => {
  it('is a visitor without a user', () => {
    expect(guardFacts(session({ user: null, profile: null })).session).toBe('visitor');
  });

  it('has the plan of its profile', () => {
    expect(guardFacts(session({}))).toEqual({ session: 'user', plan: 'Tier-2' });
  });

  it('tells a missing profile from an unreadable one', () => {
    expect(guardFacts(session({ profile: null })).plan).toBe('missing');
    expect(guardFacts(session({ profile: null, profileReadable: false })).plan).toBe('unreadable');
  });

  it('is the demo person by the placeholder id, whatever else it says', () => {
    expect(guardFacts(session({ user: { ...user, id: 'placeholder' } }))).toEqual({
      session: 'placeholder',
      plan: 'none',
    });
  });
});

describe('a person is called', () => {
  it('by the first name, or by the part of the email before the @', () => {
    expect(callingName(user)).toBe('Ann');
    expect(callingName({ ...user, firstName: ' ' })).toBe('ann');
  });
});

describe('a session that is read anew', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays the one that was asked for last, in whatever order the answers come', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} }, getElementById: () => null });
    const answers: ((session: Session) => void)[] = [];
    vi.stubGlobal(
      'fetch',
      () => new Promise((resolve) => answers.push((told) => resolve(Response.json(told)))),
    );
    const [first, last] = [reloadSession(), reloadSession()];
    answers[1]?.(session({ profile: { ...profile, credits: 1 } }));
    await last;
    answers[0]?.(session({ profile: { ...profile, credits: 2 } }));
    await first;
    expect(queryClient.getQueryData(sessionQuery.queryKey)?.profile?.credits).toBe(1);
  });
});
