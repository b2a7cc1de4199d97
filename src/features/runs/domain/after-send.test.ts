import { expect, it } from 'vitest';
import type { SendOutcome } from '../../outreach/domain/mails/send-outcome.ts';
import { afterSend, NOT_HANDED_OVER } from './after-send.ts';

const NOW = new Date('2026-03-09T15:00:00Z');
const MAIL = {
  messageId: '0198c000-0000-7000-8000-000000000001',
  from: { email: 'ann@shop.example', name: 'Ann' },
  to: 'wholesale@nordkap.com',
  subject: 'Wholesale',
  text: '',
  html: '',
  headers: {},
};
const SETUP = { address: false, key: false, mailbox: false };
const after = (outcome: SendOutcome, own = SETUP) =>
  afterSend({ seq: 7, senderId: 'ann', mail: MAIL }, outcome, { own, now: NOW });

it.each([
  [
    'key',
    'SendGrid refuses the key: The key is revoked. Check your SendGrid key in onboarding step 4, then continue the run.',
    'SENDGRID_API_KEY',
  ],
  ['quota', /change your SendGrid key in onboarding step 4, then continue the run\.$/, 'SENDGRID_API_KEY'],
  ['sender', /onboarding step 3, then continue the run\.$/, null],
  ['mailbox', /onboarding step 4, then continue the run\.$/, null],
  [
    'base_address',
    /Ask whoever runs this Linesheet to check where it looks for SendGrid, then continue the run\.$/,
    'SENDGRID_BASE_URL',
  ],
] as const)(
  'a refusal that concerns the %s pauses the run and says what to do',
  (concerns, reason, setting) => {
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
        setting,
      },
      refused: {
        senderId: 'ann',
        email: 'ann@shop.example',
        concerns,
        reason: expect.stringMatching(/^SendGrid refuses .*, then start it again\.$/),
      },
    });
  },
);

it.each([
  ['key', 'Enter a valid one for ann@shop.example at Outreach → Senders'],
  ['quota', 'Raise the limit at SendGrid, or enter another key for ann@shop.example at Outreach → Senders'],
  ['sender', 'Verify ann@shop.example at SendGrid, or pause it at Outreach → Senders'],
  ['mailbox', 'Check the mailbox of ann@shop.example at Outreach → Senders'],
] as const)('the %s that a sender brings itself is mended where the sender is', (concerns, mending) => {
  const refused = { fate: 'refused', reason: 'It is refused.', concerns } as const;
  const own = { address: true, key: true, mailbox: true };
  expect(after(refused, own).halt).toMatchObject({
    reason: `It is refused. ${mending}, then continue the run.`,
    // Nothing of the server's would mend it.
    setting: null,
  });
  // Once it alone is paused, pausing it is no way to mend it.
  const atSender = mending.replace(/, or pause it.*$/, '');
  expect(after(refused, own).refused?.reason).toBe(`It is refused. ${atSender}, then start it again.`);
  // An added sender that writes with the account's key has that one mended in the setup.
  const onlyAddress = { ...SETUP, address: true };
  if (concerns !== 'sender') expect(after(refused, onlyAddress).halt?.reason).toMatch(/onboarding step 4/);
});

it('a refusal of the mail alone ends its row', () => {
  const outcome = { fate: 'refused', reason: 'SendGrid refuses the mail: No.', concerns: 'message' } as const;
  expect(after(outcome)).toMatchObject({ result: { outcome: 'refused' }, halt: null });
});

it('a mail that was kept from a provider that refuses another leaves the run to that one', () => {
  expect(after(NOT_HANDED_OVER)).toEqual({ seq: 7, result: null, halt: null, refused: null });
});

it('a provider that is away makes the run wait a little', () => {
  expect(after({ fate: 'not_sent', reason: 'SendGrid can’t be reached at the moment.' })).toMatchObject({
    result: null,
    halt: { state: 'waiting', reason: 'SendGrid can’t be reached at the moment.' },
  });
});
