import { expect, it } from 'vitest';
import { newTextOf } from '../../mail/new-text.ts';
import { answerToRead, IN_THREAD } from '../fixtures/answer-to-read.ts';
import { readReply } from '../read-reply.ts';

function read(body: { text?: string; html?: string }) {
  const { text: newText, inlineAnswers } = newTextOf({ text: body.text ?? null, html: body.html ?? null });
  const { facts } = readReply(
    answerToRead(newText, { inlineAnswers, date: new Date('2026-11-10T10:00:00Z'), headers: IN_THREAD }),
  );
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
}

it('a table’s rows state each its own term', () => {
  const rows = [
    ['Step 1', 'Complete the dealer application: https://brand.test/dealers/application'],
    ['Opening order', '$3,500'],
    ['Reorders', '$750'],
    ['Lead time', '15 to 20 days'],
    ['Terms', 'Net 30'],
  ];
  const html = `<table>${rows.map(([label, term]) => `<tr><td>${label}</td><td>${term}</td></tr>`).join('')}</table>`;
  expect(read({ html })).toMatchObject({
    opening_order_usd: 3500,
    reorder_usd: 750,
    lead_time_days: 20,
    payment_terms: 'net 30',
  });
});

it('a label with a question mark answers itself', () => {
  const text = 'Answers:\n- MAP? Yep.\n- minimum? $150\n- amazon? don’t care as long as you stick to MAP';
  expect(read({ text })).toMatchObject({ map: true, moq_amount: 150, marketplaces_allowed: true });
});

it.each([
  ['min is 500. net 30', { moq_amount: 500, payment_terms: 'net 30' }],
  ['For shops our opening order is $1,500 at 50% off MSRP.', { moq_amount: 1500, discount_pct: 50 }],
  [
    'They aren’t able to approve Amazon FBA sellers as wholesale customers.',
    { marketplaces_allowed: 'amazon_only_no' },
  ],
  [
    'I have to see a valid business license. A phone picture of it will do.',
    { documents: ['business_license'] },
  ],
  ['wrong guy, i do the trucks. ask for donna at the front office', { better_contact: 'Donna' }],
])('“%s” is read for what it says', (text, facts) => {
  expect(read({ text })).toMatchObject(facts);
});

it('in a help desk’s mail what stands below the next comment’s head is an older mail', () => {
  const text = [
    '##- Please type your reply above this line -##',
    '',
    'Jamie T. (Brand), Mar 4, 2026, 10:12 CST',
    '',
    'You’d be a good fit, I’ve set up a trade profile for you.',
    '',
    '----------------------------------------------',
    'Dana, Mar 3, 2026, 08:40 CST',
    '',
    'What do you need from us - resale certificate, W-9, trade references? We pay net 30.',
  ].join('\n');
  expect(read({ text })).toEqual({});
});
