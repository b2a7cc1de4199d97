import { describe, expect, it } from 'vitest';
import { DEFAULT_FOLLOW_UPS } from '../sequences/default-sequence.ts';
import { answeringSubject, composeAnswer, composeFollowUp, wordsFor } from './compose-follow-up.ts';
import type { InquiryAccount } from './inquiry-account.ts';

const ACCOUNT: InquiryAccount = {
  senderName: 'Acme Retail',
  firstName: 'Ana',
  senderEmail: 'ana@acme-retail.com',
  template: null,
  postalAddress: '12 Main St',
  subject: null,
  transport: 'sendgrid',
  isRehearsal: false,
  publicUrl: 'https://app.linesheet.shop',
};
const BRAND = { name: 'Nordkap', email: 'wholesale@nordkap.com', isSandbox: false };
const THREAD = { inReplyTo: '<1@nordkap.com>', references: ['<0@acme-retail.com>', '<1@nordkap.com>'] };
const MAIL = {
  messageId: '0198c000-0000-7000-8000-000000000001',
  subject: 'Re: Hello',
  words: 'Hi\n\n<b>Ana</b>',
  thread: THREAD,
};

describe('a follow-up', () => {
  it('ends no sentence twice where the brand’s name has a period of its own', () => {
    const brand = { ...BRAND, name: 'Miragelle Co.' };
    for (const { body } of DEFAULT_FOLLOW_UPS)
      expect(wordsFor(ACCOUNT, body, brand)).toEqual({ words: expect.not.stringContaining('..') });
  });

  it('stands in the thread of the first mail, with the address and the way out', () => {
    const composed = composeFollowUp(ACCOUNT, {
      ...MAIL,
      brand: BRAND,
      unsubscribeUrl: 'https://app.linesheet.shop/unsubscribe/abc',
    });
    if ('held' in composed) throw new Error(composed.held);
    const { mail } = composed;
    expect(mail.headers).toEqual({
      'In-Reply-To': '<1@nordkap.com>',
      References: '<0@acme-retail.com> <1@nordkap.com>',
      'List-Unsubscribe': '<https://app.linesheet.shop/unsubscribe/abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain('Acme Retail, 12 Main St\nNot interested? Unsubscribe: https://app');
    expect(mail.html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
  });

  it('is held where a real sender would write to the sandbox, or lacks its postal address', () => {
    const held = (account: Partial<InquiryAccount>, brand = BRAND) =>
      composeFollowUp({ ...ACCOUNT, ...account }, { ...MAIL, brand, unsubscribeUrl: 'https://x.shop/u' });
    expect(held({}, { ...BRAND, isSandbox: true })).toMatchObject({ held: expect.stringMatching(/sandbox/) });
    expect(held({ postalAddress: null })).toMatchObject({ held: expect.stringMatching(/postal address/) });
  });

  it('never carries a header that a foreign Message-ID brought along', () => {
    const thread = {
      inReplyTo: '<a@b.com>\r\nBcc: <c@d.com>',
      references: ['<ok@b.com>', 'x', '<a b@c.com>'],
    };
    const answer = composeAnswer(ACCOUNT, { ...MAIL, to: 'zoe@nordkap.com', thread, attachments: [] });
    expect(answer.headers).toEqual({ References: '<ok@b.com>' });
  });
});

describe('its words', () => {
  it('are the template’s, filled; one that can’t be filled is held with the reason', () => {
    expect(wordsFor(ACCOUNT, 'Hi [Brand Name],\n\n[Sender Signature]', BRAND)).toEqual({
      words: 'Hi Nordkap,\n\nAna\nAcme Retail',
    });
    expect(wordsFor(ACCOUNT, 'Hi [Buyer]', BRAND)).toMatchObject({
      held: expect.stringMatching(/\[Buyer\]/),
    });
    expect(wordsFor(ACCOUNT, 'Your [First Product]', BRAND)).toMatchObject({
      held: expect.stringMatching(/no product/),
    });
  });
});

it.each([
  ['Wholesale account', 'Re: Wholesale account'],
  ['Re: Wholesale account', 'Re: Wholesale account'],
  ['RE : Wholesale', 'RE : Wholesale'],
])('%s is answered under %s', (subject, answered) => {
  expect(answeringSubject(subject)).toBe(answered);
});
