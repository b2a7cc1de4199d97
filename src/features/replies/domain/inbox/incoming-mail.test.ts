import { describe, expect, it } from 'vitest';
import { createSites } from '../../../brands/domain/site/site.ts';
import type { MachineMail } from '../mail/machine-mail.ts';
import type { ReceivedMail } from '../mail/received-mail.ts';
import {
  addressesTo,
  companyDomain,
  fingerprintOf,
  mayBeAnswer,
  messagesReferredTo,
  ownMessageId,
  replyToOf,
} from './incoming-mail.ts';

const ID = '0198c000-0000-7000-8000-000000000001';
const OTHER = '0198c000-0000-7000-8000-000000000002';

const mail = (given: Partial<ReceivedMail> = {}): ReceivedMail => ({
  messageId: '<1@nordkap.com>',
  inReplyTo: null,
  references: [],
  to: ['Hello@acme.com'],
  from: { name: 'Jo', email: 'jo@nordkap.com' },
  envelopeFrom: null,
  subject: 'Hi',
  date: null,
  headers: [],
  text: 'Hi',
  html: null,
  parts: [],
  attachments: [],
  ...given,
});

it('went to every address that any of its heads names', () => {
  const headers = [
    { name: 'delivered-to', value: 'reply+abc@in.acme.com' },
    { name: 'x-original-to', value: '<Ann@acme.com>' },
    { name: 'subject', value: 'not@this.one' },
  ];
  expect(addressesTo({ mail: mail({ headers }), envelopeTo: ['X@in.acme.com'] })).toEqual([
    'x@in.acme.com',
    'hello@acme.com',
    'reply+abc@in.acme.com',
    'ann@acme.com',
  ]);
});

it('refers to mails of ours, the nearest first, and to no others', () => {
  const references = [`<${OTHER}@acme.com>`, '<CAF+x@mail.gmail.com>', `<${ID.toUpperCase()}@acme.com>`];
  expect(messagesReferredTo({ inReplyTo: '<x@y>', references }, null)).toEqual([ID, OTHER]);
  const bounce = {
    kind: 'bounce',
    recipients: [],
    isDelayed: false,
    originalMessageId: `${OTHER}@acme.com`,
  } satisfies MachineMail;
  expect(messagesReferredTo({ inReplyTo: null, references: [`<${ID}@a>`] }, bounce)).toEqual([OTHER, ID]);
  expect(ownMessageId({ messageId: `<${ID}@acme.com>` })).toBe(ID);
  expect(ownMessageId({ messageId: '<1@nordkap.com>' })).toBeNull();
});

it('is the same mail by its id and sender, and without an id by all that it says', () => {
  expect(fingerprintOf(mail())).toEqual(fingerprintOf(mail({ text: 'with a footer of some list' })));
  expect(fingerprintOf(mail())).not.toEqual(fingerprintOf(mail({ from: { name: '', email: 'x@y.com' } })));
  const nameless = mail({ messageId: null });
  expect(fingerprintOf(nameless)).toEqual(fingerprintOf(mail({ messageId: null })));
  expect(fingerprintOf(nameless)).not.toEqual(fingerprintOf(mail({ messageId: null, text: 'Other' })));
});

describe('the domain of a sender', () => {
  const sites = createSites(['sandbox.test']);
  it.each([
    ['jo@mail.nordkap.co.uk', 'nordkap.co.uk'],
    ['jo@sales.nordkap.sandbox.test', 'nordkap.sandbox.test'],
    ['jo@gmail.com', null],
    ['jo@yahoo.co.uk', null],
    ['nobody', null],
    ['', null],
  ])('of %j is %j', (email, domain) => {
    expect(companyDomain(email, sites)).toBe(domain);
  });
});

it('is answered where its sender asks for it, but where nobody reads', () => {
  const asking = (value: string) => replyToOf(mail({ headers: [{ name: 'reply-to', value }] }));
  expect(asking('Sales <Sales@nordkap.com>')).toBe('Sales@nordkap.com');
  expect(asking('no-reply@nordkap.com')).toBeNull();
  expect(asking('jo@nordkap.com')).toBeNull();
  expect(asking('nonsense')).toBeNull();
  expect(asking('"x Bcc: evil@x.com" <ann@nordkap.com>')).toBe('ann@nordkap.com');
  expect(asking('evil@x.com <ann@nordkap.com>')).toBe('ann@nordkap.com');
  expect(asking('(was evil@x.com) ann@nordkap.com')).toBe('ann@nordkap.com');
});

it('may be an answer when it says so, or was sent to us', () => {
  expect(mayBeAnswer({ source: 'sendgrid', mail: mail() })).toBe(true);
  expect(mayBeAnswer({ source: 'mailbox', mail: mail() })).toBe(false);
  expect(mayBeAnswer({ source: 'mailbox', mail: mail({ subject: 'AW: Anfrage' }) })).toBe(true);
  expect(mayBeAnswer({ source: 'mailbox', mail: mail({ inReplyTo: '<x@y>' }) })).toBe(true);
});
