import { expect, it } from 'vitest';
import { DEFAULT_TEMPLATE } from '../sequences/default-template.ts';
import { type InquiryAccount, inquiryNotices, inquiryProblem } from './inquiry-account.ts';

const ACCOUNT: InquiryAccount = {
  senderName: 'Acme Retail',
  firstName: 'Ann',
  senderEmail: 'ann@acme-retail.com',
  postalAddress: '100 Main Street, Springfield',
  subject: null,
  template: DEFAULT_TEMPLATE,
  transport: 'sendgrid',
  isRehearsal: false,
  publicUrl: 'https://linesheet.acme-retail.com',
};

it('an account that is set up can write', () => {
  expect(inquiryProblem(ACCOUNT)).toBeNull();
  expect(inquiryNotices(ACCOUNT)).toEqual([]);
});

it('a bot that can’t write says in which step to mend it, the page of that step doesn’t', () => {
  const account = { ...ACCOUNT, postalAddress: ' ' };
  expect(inquiryProblem(account)).toMatch(/postal address\. Add it in onboarding step 5\.$/);
  const [notice, ...more] = inquiryNotices(account);
  expect(notice).toMatch(/postal address: without one nothing is sent to a real mailbox\.$/);
  expect(more).toEqual([]);
});

it('leaves unknown placeholders to the page, which names them itself', () => {
  const account = { ...ACCOUNT, template: 'Dear [Brnad Name] team' };
  expect(inquiryProblem(account)).toContain('[Brnad Name]');
  expect(inquiryNotices(account)).toEqual([]);
});

it('the sandbox needs neither a postal address nor links that others can reach', () => {
  const account = { ...ACCOUNT, postalAddress: null, publicUrl: 'http://localhost:3000' };
  expect(inquiryProblem({ ...account, transport: 'sandbox' })).toBeNull();
  expect(inquiryProblem({ ...account, postalAddress: 'x' })).toContain(
    'https address that everybody can reach',
  );
});
