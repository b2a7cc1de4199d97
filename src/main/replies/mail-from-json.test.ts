import { expect, it } from 'vitest';
import { mailFromJson } from './mail-from-json.ts';
import { readingLine } from './reading-line.ts';

const GIVEN = {
  id: 7,
  from_name: 'Kim',
  from_email: 'Kim@Brand.test',
  to_email: 'ann@shop.test',
  subject: 'Re: Hello',
  text: 'Our opening order is $500.\r\n\r\nOn Mon, Jun 1, 2026, Ann <ann@shop.test> wrote:\r\n> Do you?',
};
const read = (mail: object) => {
  const found = mailFromJson(JSON.stringify(mail));
  if ('wrong' in found) throw new Error(found.wrong);
  return found;
};

it('takes heads as an object, as a list and as pairs', () => {
  for (const headers of [
    { 'Message-ID': '<r@brand.test>', Date: 'Mon, 1 Jun 2026 10:00:00 +0000' },
    [
      { name: 'Message-ID', value: '<r@brand.test>' },
      { name: 'Date', value: 'Mon, 1 Jun 2026 10:00:00 +0000' },
    ],
    [
      ['Message-ID', '<r@brand.test>'],
      ['Date', 'Mon, 1 Jun 2026 10:00:00 +0000'],
    ],
  ])
    expect(read({ ...GIVEN, headers })).toMatchObject({
      id: '7',
      mail: {
        messageId: '<r@brand.test>',
        date: new Date('2026-06-01T10:00:00Z'),
        from: { name: 'Kim', email: 'kim@brand.test' },
        to: ['ann@shop.test'],
      },
    });
});

it('makes do with what there is', () => {
  const { id, mail } = read({ text: null, attachments: [{ name: 'list.csv', type: 'text/csv' }, {}] });
  expect(id).toBeNull();
  expect(mail).toMatchObject({
    from: null,
    subject: '',
    text: null,
    attachments: [{ filename: 'list.csv', contentType: 'text/csv' }, { filename: 'attachment-2' }],
  });
});

it('says what is wrong with a line', () => {
  expect(mailFromJson('{')).toEqual({ wrong: 'is not JSON' });
  expect(mailFromJson('{"subject": 5}')).toEqual({
    wrong: 'is not a mail: subject should be something else',
  });
});

it('reads a mail into a class, facts with their words, flags and the new text', async () => {
  expect(await readingLine('7', read(GIVEN).mail)).toMatchObject({
    id: '7',
    class: 'moq_or_opening_order',
    facts: { moq_amount: 500 },
    evidence: { moq_amount: expect.stringContaining('$500') },
    human: true,
    should_stop_followups: true,
    should_suppress: false,
    new_text: 'Our opening order is $500.',
  });
});
