import { describe, expect, it } from 'vitest';
import { forwardedIn } from './forwarded-mail.ts';
import type { ReceivedMail } from './received-mail.ts';

const mail = (subject: string, text: string): ReceivedMail => ({
  messageId: '<1@shop.test>',
  inReplyTo: null,
  references: [],
  from: { name: 'Ana', email: 'ana@shop.test' },
  to: ['reply@in.test'],
  envelopeFrom: 'ana@shop.test',
  subject,
  date: new Date('2026-03-10T10:00:00Z'),
  headers: [],
  text,
  html: '<p>all of it</p>',
  parts: [],
  attachments: [],
});
const BODY = 'Hi Ana,\n\nOur opening order is $750.\n\nTom';

describe('a mail that was forwarded by hand', () => {
  it.each([
    [
      'Fwd: Wholesale account',
      `FYI\n\n---------- Forwarded message ---------\nFrom: Tom Reed <tom@nordkap.com>\nDate: Mon, Nov 23, 2026 at 4:30 AM\nSubject: Re: Wholesale account\nTo: <ana@shop.test>\n\n\n${BODY}`,
    ],
    [
      'Fwd: Wholesale account',
      `Begin forwarded message:\n\nFrom: Tom Reed <tom@nordkap.com>\nSubject: Re: Wholesale account\nDate: 23 November 2026\n\n${BODY}`,
    ],
    [
      'WG: Wholesale account',
      `-----Ursprüngliche Nachricht-----\nVon: Tom Reed <tom@nordkap.com>\nGesendet: Montag, 23. November 2026\nAn: Ana\nBetreff: Re: Wholesale account\n\n${BODY}`,
    ],
  ])('is its writer’s, with its own words and subject: %s', (subject, text) => {
    expect(forwardedIn(mail(subject, text))).toMatchObject([
      {
        from: { name: 'Tom Reed', email: 'tom@nordkap.com' },
        subject: 'Re: Wholesale account',
        text: BODY,
        html: null,
      },
    ]);
  });

  it('is each of those that are attached, whatever stands above them', () => {
    const enclosed = [mail('Re: Wholesale account', BODY), mail('Out of office', 'Back on Monday.')];
    expect(forwardedIn({ ...mail('For your files', ''), enclosed })).toBe(enclosed);
  });

  it('is none where it says nothing of being forwarded, or names nobody', () => {
    expect(forwardedIn(mail('Re: Wholesale account', BODY))).toEqual([]);
    expect(forwardedIn(mail('Fwd: Wholesale account', BODY))).toEqual([]);
    const nameless = '---------- Forwarded message ---------\nFrom: Tom\nSubject: Hello\n\nHi';
    expect(forwardedIn(mail('Fwd: Hello', nameless))).toEqual([]);
  });
});
