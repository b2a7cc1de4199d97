import { describe, expect, it } from 'vitest';
import { chooseWayIn } from './way-in.ts';

const FORM = { url: 'https://acme.com/wholesale', words: 'Open a wholesale account' };
const address = (
  role: 'wholesale' | 'sales' | 'partnerships' | 'general' | 'support' | 'personal' | 'listed',
) => ({
  address: `${role}@acme.com`,
  role,
  reason: `It is ${role}.`,
});

describe('one way in is chosen', () => {
  it.each(['wholesale', 'sales', 'listed'] as const)('a %s address before the form', (role) => {
    expect(chooseWayIn(address(role), FORM)).toMatchObject({ kind: 'address', value: `${role}@acme.com` });
  });

  it.each(['partnerships', 'general', 'support', 'personal'] as const)(
    'the form before a %s address',
    (role) => {
      const wayIn = chooseWayIn(address(role), FORM);
      expect(wayIn).toMatchObject({ kind: 'form', value: FORM.url });
      expect(wayIn?.reason).toContain(`${role}@acme.com`);
    },
  );

  it('whatever there is, where there is one kind alone', () => {
    expect(chooseWayIn(address('support'), undefined)).toMatchObject({
      kind: 'address',
      reason: 'It is support.',
    });
    expect(chooseWayIn(undefined, FORM)).toMatchObject({ kind: 'form' });
    expect(chooseWayIn(undefined, undefined)).toBeUndefined();
  });
});
