import { describe, expect, it } from 'vitest';
import { needsSignIn } from '../features/accounts/domain/guard.ts';
import { APP_PAGES, isAppPage, PRERENDERED_PATHS, paths } from './paths.ts';
import routes from './routes.ts';

describe('links', () => {
  it('carry their query in the address', () => {
    expect(paths.onboarding({ step: 3 })).toBe('/onboarding?step=3');
    expect(paths.onboarding()).toBe('/onboarding');
    expect(paths.changePlan()).toBe('/plan-selection?change=1');
    expect(paths.contact('sales')).toBe('/help?topic=sales#contact');
    expect(paths.brand(12)).toBe('/brands/12');
  });

  it('escape what they carry', () => {
    expect(paths.resetPassword({ token: 'a&b=c' })).toBe('/reset-password?token=a%26b%3Dc');
  });
});

/** Every path that the router's table has. */
function routedPaths(entries: typeof routes, parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    if (entry.children) return routedPaths(entry.children, path);
    return path === '/*' ? [] : [path === '' ? '/' : path];
  });
}

describe('the pages that the server knows', () => {
  it('are those that the router draws, neither more nor less', () => {
    expect([...PRERENDERED_PATHS, ...APP_PAGES].sort()).toEqual(routedPaths(routes).sort());
  });

  it('need a sign-in, where they are not files', () => {
    expect(APP_PAGES.filter((path) => !needsSignIn(path))).toEqual([]);
  });

  it('are matched whole', () => {
    expect(isAppPage('/dashboard')).toBe(true);
    expect(isAppPage('/dashboard/')).toBe(true);
    expect(isAppPage('/dashboard/x')).toBe(false);
    expect(isAppPage('/dash')).toBe(false);
    expect(isAppPage('/')).toBe(false);
  });
});

describe('pages written to files', () => {
  it('are all public, since a file is for everybody', () => {
    expect(PRERENDERED_PATHS.filter(needsSignIn)).toEqual([]);
  });
});
