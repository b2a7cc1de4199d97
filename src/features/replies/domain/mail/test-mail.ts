import type { ReceivedMail } from './received-mail.ts';

/** A mail for tests, of which only what matters is given. */
export const testMail = (
  given: Partial<Omit<ReceivedMail, 'headers'>> & { headers?: Record<string, string> } = {},
): ReceivedMail => ({
  messageId: null,
  inReplyTo: null,
  references: [],
  from: { name: 'Kim Reyes', email: 'kim@brand.test' },
  to: ['ann@shop.test'],
  envelopeFrom: null,
  subject: 'Re: Carrying your line',
  date: new Date('2026-06-01T10:00:00Z'),
  text: null,
  html: null,
  parts: [],
  attachments: [],
  ...given,
  headers: Object.entries(given.headers ?? {}).map(([name, value]) => ({ name, value })),
});
