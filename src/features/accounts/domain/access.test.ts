import { describe, expect, it } from 'vitest';
import { isGuarded, type PageVisit, pageRedirect, planPolicy } from './access.ts';

describe('without a plan', () => {
  const refusal = (path: string) => planPolicy({ plan: 'none' }, { path });

  it.each([
    '/api/session',
    '/api/profile',
    '/api/billing/checkout',
    '/api/onboarding/steps/1',
    '/api/closures',
  ])('%s works', (path) => expect(refusal(path)).toBeNull());

  it.each(['/api/runs', '/api/products/:id', '/api/tokens', '/api/billings'])('%s is refused', (path) =>
    expect(refusal(path)).toMatchObject({ reason: 'no_plan' }),
  );
});

it('refuses nothing to somebody with a plan', () => {
  expect(planPolicy({ plan: 'Tier-1' }, { path: '/api/runs' })).toBeNull();
});

describe('a page load', () => {
  const visit = (fields: Partial<PageVisit>) =>
    pageRedirect({ path: '/dashboard', search: '', visitor: null, byBrowser: false, ...fields });

  it('follows the guard', () => {
    expect(visit({})).toBe('/');
    expect(visit({ path: '/settings' })).toBe('/login');
    expect(visit({ visitor: { plan: 'none' } })).toBe('/plan-selection');
    expect(visit({ path: '/login', visitor: { plan: 'none' } })).toBe('/dashboard');
    expect(visit({ path: '/plan-selection', visitor: { plan: 'Tier-2' } })).toBe('/dashboard');
    expect(visit({ path: '/plan-selection', search: '?change=1', visitor: { plan: 'Tier-2' } })).toBeNull();
    expect(visit({ visitor: { plan: 'Tier-2' } })).toBeNull();
    expect(visit({ path: '/plans', visitor: { plan: 'missing' } })).toBeNull();
    expect(visit({ path: '/plans', visitor: { plan: 'none' } })).toBe('/plan-selection');
  });

  it('of a visitor in a browser is left to that browser, which knows of its demo mode', () => {
    expect(visit({ byBrowser: true })).toBeNull();
    expect(visit({ byBrowser: true, visitor: { plan: 'none' } })).toBe('/plan-selection');
  });
});

it.each([
  ['/dashboard', true],
  ['/brands/12', true],
  ['/login', true],
  ['/login/', true],
  ['/pricing', false],
  ['/nowhere', false],
])('%s takes knowing the person: %s', (path, guarded) => expect(isGuarded(path)).toBe(guarded));
