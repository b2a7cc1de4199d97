import { expect, it } from 'vitest';
import type { SendOutcome } from '../../outreach/domain/send-outcome.ts';
import { afterSend } from './after-send.ts';

const NOW = new Date('2026-03-09T15:00:00Z');
const MAIL = {
  messageId: '0198c000-0000-7000-8000-000000000001',
  from: { email: 'ann@shop.example', name: 'Ann' },
  to: 'wholesale@nordkap.com',
  ...{ subject: 'Wholesale', text: '', html: '', headers: {} },
};
const after = (outcome: SendOutcome) => afterSend({ seq: 7, mail: MAIL }, outcome, NOW);

it.each([
  [
    'key',
    'SendGrid refuses the key: The key is revoked. Enter a valid one in onboarding step 4 (or SENDGRID_API_KEY), then continue the run.',
  ],
  ['quota', /SENDGRID_API_KEY\), then continue the run\.$/],
  ['sender', /onboarding step 3, then continue the run\.$/],
  ['mailbox', /onboarding step 4, then continue the run\.$/],
  ['base_address', /SENDGRID_BASE_URL, then continue the run\.$/],
] as const)('a refusal that concerns the %s pauses the run and says what to do', (concerns, reason) => {
  const outcome = {
    fate: 'refused',
    reason: 'SendGrid refuses the key: The key is revoked.',
    concerns,
  } as const;
  expect(after(outcome)).toEqual({
    seq: 7,
    result: null,
    halt: {
      state: 'paused',
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    },
  });
});

it('a refusal of the mail alone ends its row', () => {
  const outcome = { fate: 'refused', reason: 'SendGrid refuses the mail: No.', concerns: 'message' } as const;
  expect(after(outcome)).toMatchObject({ result: { outcome: 'refused' }, halt: null });
});

it('a provider that is away makes the run wait a little', () => {
  expect(after({ fate: 'not_sent', reason: 'SendGrid can’t be reached at the moment.' })).toMatchObject({
    result: null,
    halt: { state: 'waiting', reason: 'SendGrid can’t be reached at the moment.' },
  });
});
