import { describe, expect, it } from 'vitest';
import { needsSignIn } from '../features/accounts/domain/guard.ts';
import { PRERENDERED_PATHS, paths } from './paths.ts';

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

describe('pages written to files', () => {
  it('are all public, since a file is for everybody', () => {
    expect(PRERENDERED_PATHS.filter(needsSignIn)).toEqual([]);
  });
});
