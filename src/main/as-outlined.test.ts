import { expect, it } from 'vitest';
import { isAsOutlined } from './as-outlined.ts';

const ANSWERS = {
  '/api/session': { user: { id: '1' }, profile: { plan: 'Tier-2', credits: 0 } },
  '/api/announcement': { announcement: null },
  '/api/billing/subscription': { subscription: { status: 'active', graceEndsAt: null }, dispute: null },
};

it('takes a page for its outline where nothing stands above it', () => {
  expect(isAsOutlined('/tasks', ANSWERS)).toBe(true);
  const { '/api/billing/subscription': _, ...withoutBilling } = ANSWERS;
  expect(isAsOutlined('/tasks', withoutBilling)).toBe(true);
  expect(
    isAsOutlined('/tasks', {
      ...ANSWERS,
      '/api/billing/subscription': { subscription: null, dispute: null },
    }),
  ).toBe(true);
});

it.each([
  ['an announcement', { '/api/announcement': { announcement: { text: 'Back at noon' } } }],
  [
    'a month that is owed',
    { '/api/billing/subscription': { subscription: { graceEndsAt: '2026-11-30' }, dispute: null } },
  ],
  ['a dispute', { '/api/billing/subscription': { subscription: null, dispute: { bought: 'month' } } }],
  ['a profile that could not be read', { '/api/session': { user: { id: '1' }, profile: null } }],
  ['a session that was not known in time', { '/api/session': undefined }],
])('takes no page with %s for its outline', (_, other) => {
  expect(isAsOutlined('/tasks', { ...ANSWERS, ...other })).toBe(false);
});

it('takes the operator’s pages for their outline only where the operator looks at them', () => {
  const by = (isAdmin: boolean) => ({
    ...ANSWERS,
    '/api/session': { ...ANSWERS['/api/session'], user: { id: '1', isAdmin } },
  });
  expect(isAsOutlined('/admin', by(true))).toBe(true);
  expect(isAsOutlined('/admin/people', by(false))).toBe(false);
  expect(isAsOutlined('/tasks', by(false))).toBe(true);
});
