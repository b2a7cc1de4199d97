import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../web/api/client.ts';
import { keepAnswer, queryClient } from '../../../web/api/query-client.ts';
import {
  isDemoPerson,
  owningAccount,
  rememberEnded,
  rememberSignedIn,
} from '../../../web/api/session-hint.ts';
import { accountEndpoints, type Session } from '../contract/account.ts';
import {
  destinationAfterSignIn,
  type GuardOutcome,
  guard,
  type PlanState,
  type SessionState,
} from '../domain/guard.ts';

/** Who the demo mode pretends is there. */
const DEMO_SESSION: Session = {
  user: { id: 'placeholder', email: 'demo@linesheet.example', firstName: 'Demo', isAdmin: false },
  profile: null,
  profileReadable: true,
};

async function readSession(signal?: AbortSignal): Promise<Session> {
  if (isDemoPerson()) return DEMO_SESSION;
  const session = await call(accountEndpoints.session, signal ? { signal } : {});
  // Who was here a moment ago isn't sent away: they are asked to log in again where they are.
  if (session.user === null && queryClient.getQueryData<Session>(SESSION_KEY)?.user)
    throw new ApiError('not_signed_in', '', 401);
  if (session.user) rememberSignedIn(session.user.id);
  else rememberEnded();
  return session;
}

const SESSION_KEY = ['session'] as const;

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => readSession(signal),
  staleTime: 60_000,
});

export const loadSession = (): Promise<Session> => queryClient.ensureQueryData(sessionQuery);

/**
 * After anything that changes who is there, what they may do or what they own. Asked anew in any case: a question that
 * is on its way may have been answered before the change.
 */
export async function reloadSession(): Promise<Session> {
  asked += 1;
  const turn = asked;
  const session = await readSession();
  // Of two that are under way at once the first may be answered last.
  if (turn > kept) {
    kept = turn;
    keepAnswer(queryClient, sessionQuery, session);
  }
  return session;
}

let asked = 0;
let kept = 0;

export const useSession = () => useQuery(sessionQuery);

/** Null while it is unknown who is there. */
export function useCredits(): number | null {
  const { data: session } = useSession();
  return session === undefined ? null : (session.profile?.credits ?? 0);
}

/** A session in the guard's words. */
export function guardFacts(session: Session): { session: SessionState; plan: PlanState } {
  if (session.user === null) return { session: 'visitor', plan: 'none' };
  if (session.user.id === DEMO_SESSION.user?.id) return { session: 'placeholder', plan: 'none' };
  if (!session.profileReadable) return { session: 'user', plan: 'unreadable' };
  return { session: 'user', plan: session.profile?.plan ?? 'missing' };
}

/** What to call the person: the first name, or the part of the email before the @. */
export const callingName = (user: { firstName: string; email: string }): string =>
  user.firstName.trim() || (user.email.split('@')[0] ?? user.email);

/** What the guard says about an address, given who is there. */
export const guardAddress = (url: URL, session: Session): GuardOutcome =>
  guard({ path: url.pathname, search: url.search, ...guardFacts(session) });

/** Where a sign-in leads; null is a session that could not be read. */
export const afterSignIn = (session: Session | null): string =>
  destinationAfterSignIn(session?.profile?.subscriptionStatus ?? null);

/** Leads on where the page is not, or no longer, for who is there. */
export function useFollowGuard(isPaused: boolean) {
  const { data: session } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session === undefined || isPaused) return;
    const outcome = guardAddress(new URL(location.href), session);
    if (typeof outcome === 'object') void navigate(outcome.redirect, { replace: true });
  }, [session, isPaused, navigate]);
}

const isNoPlan = (error: unknown): boolean => error instanceof ApiError && error.details.reason === 'no_plan';

/** Calls on every answer that is refused, whether something was asked for or changed. */
export function hearRefusals(hear: (error: unknown, isOfChange: boolean) => void): () => void {
  const ends = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
    cache.subscribe((event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type === 'updated' && event.action.type === 'error')
        hear(event.action.error, 'mutation' in event);
    }),
  );
  return () => {
    for (const end of ends) end();
  };
}

/** Leads on from a page that was open when the plan ended: the first answer that is refused for it tells. */
export function useLeaveWithThePlan() {
  useFollowGuard(false);
  useEffect(
    () =>
      hearRefusals((error) => {
        if (isNoPlan(error)) void reloadSession();
      }),
    [],
  );
}

/** When a tab may have been away for long, or another one has changed who is signed in. */
const LOOKED_AT = ['storage', 'focus', 'pageshow'] as const;

/** Calls whenever that may be so, until it is ended. */
export function whenLookedAt(look: () => void): () => void {
  for (const event of LOOKED_AT) window.addEventListener(event, look);
  return () => {
    for (const event of LOOKED_AT) window.removeEventListener(event, look);
  };
}

/**
 * Loads a page anew that was drawn for somebody who isn't there any more, because another tab signed them out or
 * somebody else in: what it shows is theirs, and what is saved on it would be the other's.
 */
export function useLeaveWithTheAccount() {
  const { data: session } = useSession();
  const id = session?.user?.id ?? null;
  const [drawnFor] = useState(id);
  // Not in the demo, nor where a browser keeps nothing.
  const [isRemembered] = useState(() => id !== null && owningAccount() === id);
  useEffect(() => {
    if (!isRemembered) return;
    const look = () => {
      if (id !== drawnFor || owningAccount() !== drawnFor) location.reload();
    };
    look();
    return whenLookedAt(look);
  }, [id, drawnFor, isRemembered]);
}

export const isDemo = (session: Session | undefined): boolean =>
  session !== undefined && guardFacts(session).session === 'placeholder';
