import { guard, needsSignIn } from './guard.ts';
import type { Plan } from './plan.ts';

/** What must work for somebody who has no plan yet: choosing one, being set up, being helped, and leaving. */
const OPEN_WITHOUT_PLAN = [
  '/api/session',
  '/api/sessions',
  '/api/security',
  '/api/two-factor',
  '/api/profile',
  '/api/accounts',
  '/api/billing',
  '/api/onboarding',
  '/api/inquiries',
  '/api/closures',
  '/api/announcement',
  // The role opens it, whatever the plan.
  '/api/admin',
] as const;

/** The guard's rule for pages, for the data behind them. */
export function planPolicy(
  actor: { plan: string },
  endpoint: { path: string },
): { reason: string; sentence: string } | null {
  if (actor.plan !== 'none') return null;
  const open = OPEN_WITHOUT_PLAN.some(
    (prefix) => endpoint.path === prefix || endpoint.path.startsWith(`${prefix}/`),
  );
  return open ? null : { reason: 'no_plan', sentence: 'Please choose a plan first.' };
}

export interface PageVisit {
  path: string;
  search: string;
  /** Null for a visitor. */
  visitor: { plan: Plan | 'missing' } | null;
  /** A browser loads a page, rather than a program. */
  byBrowser: boolean;
}

/**
 * Where the server sends a page load. A visitor in a browser may be in demo mode, of which only that browser
 * knows: the page's own guard, the same table, decides there.
 */
export function pageRedirect({ path, search, visitor, byBrowser }: PageVisit): string | null {
  if (visitor === null && byBrowser) return null;
  const outcome = guard({
    path,
    search,
    session: visitor ? 'user' : 'visitor',
    plan: visitor?.plan ?? 'none',
  });
  return typeof outcome === 'object' ? outcome.redirect : null;
}

/** Whether it takes knowing the person to answer a page load. */
export const isGuarded = (path: string): boolean => needsSignIn(path) || path.replace(/\/$/, '') === '/login';
