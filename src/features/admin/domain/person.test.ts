import { describe, expect, it } from 'vitest';
import { refusalOfRole, refusalOfSuspension } from './person.ts';

describe('the admin role', () => {
  const change = { adminId: 'rita', personId: 'rita', role: 'member', otherAdmins: 0 } as const;

  it('is not taken from the last one who has it, by themselves or by somebody else', () => {
    expect(refusalOfRole(change)).toBe('You are the only admin. Make somebody else one first.');
    expect(refusalOfRole({ ...change, adminId: 'somebody' })).toBe(
      'This is the only admin. Make somebody else one first.',
    );
  });

  it('is laid down while another has it, and given to anybody', () => {
    expect(refusalOfRole({ ...change, otherAdmins: 1 })).toBeNull();
    expect(refusalOfRole({ ...change, personId: 'ann', role: 'admin' })).toBeNull();
  });
});

it('suspends anybody but oneself and the last admin who can sign in', () => {
  const change = { adminId: 'rita', personId: 'ann', role: 'admin', otherAdmins: 1 } as const;
  expect(refusalOfSuspension({ ...change, personId: 'rita' })).toBe('You can’t suspend your own account.');
  expect(refusalOfSuspension(change)).toBeNull();
  expect(refusalOfSuspension({ ...change, role: 'member', otherAdmins: 0 })).toBeNull();
  // Rita was suspended herself in the meantime.
  expect(refusalOfSuspension({ ...change, otherAdmins: 0 })).toBe(
    'This is the only admin. Make somebody else one first.',
  );
});
