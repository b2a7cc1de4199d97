import type { Plan } from './plan.ts';

/** Pages that need a signed-in person. Everything else is public, or does not exist. */
export const SIGNED_IN_PATHS = [
  '/dashboard',
  '/onboarding',
  '/settings',
  '/profile',
  '/manage-billing',
  '/admin',
  '/source-bot',
  '/emailer-bot',
  '/plans',
  '/plan-selection',
  '/buy-credits',
  '/products',
  '/brands',
  '/outreach',
  '/inbox',
  '/deals',
  '/tasks',
  '/insights',
] as const;

/** `placeholder` is the local demo person, who is nobody to the server. */
export type SessionState = 'loading' | 'visitor' | 'user' | 'placeholder';

/**
 * The plan as far as it is known. `missing` is a person without a profile. `unreadable` locks nobody out of a
 * page, since every reading and writing is decided on the server anyway.
 */
export type PlanState = Plan | 'loading' | 'missing' | 'unreadable';

export interface Visit {
  path: string;
  /** The query part of the address, with or without its question mark. */
  search: string;
  session: SessionState;
  plan: PlanState;
}

export type GuardOutcome = 'stay' | 'wait' | { redirect: string };

interface Facts extends Visit {
  needsSignIn: boolean;
  signedIn: boolean;
  withoutPlan: boolean;
  changingPlan: boolean;
  backFromPaying: boolean;
}

interface Rule {
  name: string;
  applies: (facts: Facts) => boolean;
  outcome: GuardOutcome;
}

/** The first rule that applies decides. */
const GUARD_RULES: readonly Rule[] = [
  {
    name: 'a public page other than /login is for everybody',
    applies: ({ path, needsSignIn }) => !needsSignIn && path !== '/login',
    outcome: 'stay',
  },
  {
    name: 'while it is unknown who is there, wait',
    applies: ({ session }) => session === 'loading',
    outcome: 'wait',
  },
  {
    name: 'a visitor who opens the settings signs in',
    applies: ({ session, path }) => session === 'visitor' && path === '/settings',
    outcome: { redirect: '/login' },
  },
  {
    name: 'a visitor on any other page that needs a sign-in goes to the landing page',
    applies: ({ session, needsSignIn }) => session === 'visitor' && needsSignIn,
    outcome: { redirect: '/' },
  },
  {
    name: 'somebody signed in who opens /login goes to the dashboard',
    applies: ({ signedIn, path }) => signedIn && path === '/login',
    outcome: { redirect: '/dashboard' },
  },
  {
    name: 'while the plan of a signed-in person is unknown, wait',
    applies: ({ session, plan }) => session === 'user' && plan === 'loading',
    outcome: 'wait',
  },
  {
    name: 'a person without a profile, whom the sign-in sent to /plans, may stay there',
    applies: ({ session, plan, path }) => session === 'user' && plan === 'missing' && path === '/plans',
    outcome: 'stay',
  },
  {
    name: 'somebody who comes back from paying waits until the payment has been asked about',
    applies: ({ session, withoutPlan, backFromPaying }) =>
      session === 'user' && withoutPlan && backFromPaying,
    outcome: 'wait',
  },
  {
    name: 'without a plan every page that needs a sign-in leads to the plan selection',
    applies: ({ signedIn, withoutPlan, path }) => signedIn && withoutPlan && path !== '/plan-selection',
    outcome: { redirect: '/plan-selection' },
  },
  {
    name: 'with a plan the plan selection is only for changing it',
    applies: ({ plan, signedIn, withoutPlan, path, changingPlan }) =>
      signedIn && !withoutPlan && plan !== 'unreadable' && path === '/plan-selection' && !changingPlan,
    outcome: { redirect: '/dashboard' },
  },
];

export function needsSignIn(path: string): boolean {
  const known = withoutTrailingSlash(path);
  return SIGNED_IN_PATHS.some((page) => known === page || known.startsWith(`${page}/`));
}

export function guard(visit: Visit): GuardOutcome {
  const path = withoutTrailingSlash(visit.path);
  const query = new URLSearchParams(visit.search);
  const facts: Facts = {
    ...visit,
    path,
    needsSignIn: needsSignIn(path),
    signedIn: visit.session === 'user' || visit.session === 'placeholder',
    withoutPlan: visit.session === 'placeholder' || visit.plan === 'none' || visit.plan === 'missing',
    changingPlan: query.get('change') === '1',
    backFromPaying: path === '/onboarding' && query.has('checkout'),
  };
  return GUARD_RULES.find((rule) => rule.applies(facts))?.outcome ?? 'stay';
}

/** Where a sign-in on /login leads. A profile that is missing or unreadable has no status. */
export const destinationAfterSignIn = (subscriptionStatus: string | null): '/dashboard' | '/plans' =>
  subscriptionStatus === 'active' ? '/dashboard' : '/plans';

const withoutTrailingSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
