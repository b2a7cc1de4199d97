import { describe, expect, it } from 'vitest';
import {
  destinationAfterSignIn,
  guard,
  needsSignIn,
  type PlanState,
  type SessionState,
  SIGNED_IN_PATHS,
} from './guard.ts';
import { PLANS } from './plan.ts';

const PUBLIC_PATHS = [
  '/',
  '/pricing',
  '/why-us',
  '/demo',
  '/signup',
  '/reset-password',
  '/terms',
  '/privacy',
  '/help',
];
const paid = PLANS.filter((plan) => plan !== 'none');

const visit = (path: string, session: SessionState, plan: PlanState = 'none', search = '') =>
  guard({ path, session, plan, search });

describe('a visitor', () => {
  it('sees every public page and the 404 page', () => {
    for (const path of [...PUBLIC_PATHS, '/login', '/nowhere']) expect(visit(path, 'visitor')).toBe('stay');
  });

  it('is sent to the landing page from every page that needs a sign-in', () => {
    for (const path of SIGNED_IN_PATHS.filter((path) => path !== '/settings')) {
      expect(visit(path, 'visitor'), path).toEqual({ redirect: '/' });
    }
  });

  it('is sent to sign in from the settings', () => {
    expect(visit('/settings', 'visitor')).toEqual({ redirect: '/login' });
  });
});

describe('while it loads', () => {
  it('waits on pages whose outcome depends on the session, and on no other', () => {
    for (const path of [...SIGNED_IN_PATHS, '/login']) expect(visit(path, 'loading'), path).toBe('wait');
    for (const path of PUBLIC_PATHS) expect(visit(path, 'loading'), path).toBe('stay');
  });

  it('waits for the plan of a signed-in person', () => {
    for (const path of SIGNED_IN_PATHS) expect(visit(path, 'user', 'loading'), path).toBe('wait');
  });
});

describe('a person without a plan', () => {
  it('is sent to the plan selection from every other page that needs a sign-in', () => {
    for (const path of SIGNED_IN_PATHS.filter((path) => path !== '/plan-selection')) {
      expect(visit(path, 'user', 'none'), path).toEqual({ redirect: '/plan-selection' });
    }
  });

  it('stays on the plan selection and on public pages', () => {
    expect(visit('/plan-selection', 'user', 'none')).toBe('stay');
    expect(visit('/plan-selection', 'user', 'none', '?change=1')).toBe('stay');
    for (const path of PUBLIC_PATHS) expect(visit(path, 'user', 'none')).toBe('stay');
  });
});

describe('somebody who comes back from paying', () => {
  it('waits, rather than being sent to pay again, until the plan is there', () => {
    expect(visit('/onboarding', 'user', 'none', '?checkout=cs_1')).toBe('wait');
    expect(visit('/onboarding', 'user', 'missing', '?checkout=cs_1')).toBe('wait');
    expect(visit('/onboarding', 'user', 'Tier-1', '?checkout=cs_1')).toBe('stay');
  });

  it('waits nowhere else, and not as a visitor or the demo person', () => {
    expect(visit('/dashboard', 'user', 'none', '?checkout=cs_1')).toEqual({ redirect: '/plan-selection' });
    expect(visit('/onboarding', 'visitor', 'none', '?checkout=cs_1')).toEqual({ redirect: '/' });
    expect(visit('/onboarding', 'placeholder', 'none', '?checkout=cs_1')).toEqual({
      redirect: '/plan-selection',
    });
  });
});

describe('a person with a plan', () => {
  it.each(paid)('on %s sees every page but /login and the plan selection', (plan) => {
    for (const path of [...PUBLIC_PATHS, ...SIGNED_IN_PATHS].filter((path) => path !== '/plan-selection')) {
      expect(visit(path, 'user', plan), path).toBe('stay');
    }
  });

  it.each(paid)(
    'on %s is sent from the plan selection to the dashboard, unless to change the plan',
    (plan) => {
      expect(visit('/plan-selection', 'user', plan)).toEqual({ redirect: '/dashboard' });
      expect(visit('/plan-selection', 'user', plan, '?change=0')).toEqual({ redirect: '/dashboard' });
      expect(visit('/plan-selection', 'user', plan, '?change=1')).toBe('stay');
      expect(visit('/plan-selection', 'user', plan, 'from=x&change=1')).toBe('stay');
    },
  );
});

describe('the demo person', () => {
  it('counts as somebody without a plan, whatever is claimed', () => {
    for (const plan of PLANS) {
      expect(visit('/dashboard', 'placeholder', plan)).toEqual({ redirect: '/plan-selection' });
      expect(visit('/plan-selection', 'placeholder', plan)).toBe('stay');
    }
  });
});

describe('somebody signed in who opens /login', () => {
  it.each(['none', 'Tier-2', 'loading', 'missing', 'unreadable'] as const)(
    'goes to the dashboard with plan %s',
    (plan) => {
      expect(visit('/login', 'user', plan)).toEqual({ redirect: '/dashboard' });
    },
  );

  it('does so as the demo person too', () => {
    expect(visit('/login', 'placeholder')).toEqual({ redirect: '/dashboard' });
  });
});

describe('a person whose profile', () => {
  it('is missing may be on /plans and the plan selection only', () => {
    expect(visit('/plans', 'user', 'missing')).toBe('stay');
    expect(visit('/plan-selection', 'user', 'missing')).toBe('stay');
    expect(visit('/dashboard', 'user', 'missing')).toEqual({ redirect: '/plan-selection' });
  });

  it('could not be read is not moved', () => {
    for (const path of SIGNED_IN_PATHS) expect(visit(path, 'user', 'unreadable'), path).toBe('stay');
  });
});

describe('an address', () => {
  it('is guarded with everything below it, with or without a trailing slash', () => {
    expect(needsSignIn('/brands/12')).toBe(true);
    expect(needsSignIn('/dashboard/')).toBe(true);
    expect(visit('/settings/', 'visitor')).toEqual({ redirect: '/login' });
    expect(visit('/login/', 'user', 'Tier-1')).toEqual({ redirect: '/dashboard' });
  });

  it('is not guarded because it begins alike', () => {
    expect(needsSignIn('/brandson')).toBe(false);
    expect(needsSignIn('/plans-and-more')).toBe(false);
  });
});

describe('a sign-in', () => {
  it('leads to the dashboard with an active subscription, and to the plans with anything else', () => {
    expect(destinationAfterSignIn('active')).toBe('/dashboard');
    for (const status of ['past_due', 'canceled', 'Active', '', null]) {
      expect(destinationAfterSignIn(status)).toBe('/plans');
    }
  });
});
