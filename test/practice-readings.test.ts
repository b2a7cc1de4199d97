import { expect, it } from 'vitest';
import { readReply } from '../src/features/replies/domain/reading/read-reply.ts';
import { REPLY_TEXTS } from '../src/sandbox/sendgrid/reply-texts.ts';

/** Machines are told by their mails' heads and reports; these are told by their words. */
const BY_WORDS = Object.entries(REPLY_TEXTS)
  .filter(([kind]) => kind !== 'bounce' && kind !== 'auto_reply')
  .flatMap(([kind, texts]) => texts.map((text, index) => ({ kind, text, index })));

it.each(BY_WORDS)('the sandbox’s answer $kind ($index) is read as that', ({ kind, text }) => {
  const occasion = { brand: 'Acme', domain: 'acme.sandbox.test', address: 'sales@acme.sandbox.test' };
  const reading = readReply({
    fromName: 'Sam Whitaker',
    fromEmail: occasion.address,
    toEmail: 'ann@northlake.example',
    subject: 'Re: Wholesale account with Acme',
    date: new Date('2026-03-04T09:00:00Z'),
    newText: text(occasion),
    machine: null,
    headers: [{ name: 'in-reply-to', value: '<1@northlake.example>' }],
    attachments:
      kind === 'price_list' ? [{ filename: 'wholesale-price-list.csv', contentType: 'text/csv' }] : [],
  });
  expect(reading.class).toBe(kind);
});
