import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receive, receivedMail } from '../../../../test/support/replies.ts';

it('of a report on several addresses suppresses those that we wrote to and that it says are dead', async () => {
  const database = await testDatabase();
  const written = ['dead@nordkap.com', 'full@nordkap.com'];
  for (const [place, toEmail] of written.entries())
    await givenMessage(database, { id: `0198c000-0000-7000-8000-00000000000${place + 1}`, toEmail });
  const failed = (email: string, status: string, words: string) =>
    `Final-Recipient: rfc822; ${email}\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; ${words}\n`;
  const report = receivedMail({
    from: { name: 'Mail Delivery System', email: 'mailer-daemon@nordkap.com' },
    envelopeFrom: '',
    subject: 'Undeliverable: Wholesale account',
    text: 'Your message could not be delivered.',
    parts: [
      {
        contentType: 'message/delivery-status',
        content: [
          'Reporting-MTA: dns; mx.nordkap.com\n',
          failed('Dead@nordkap.com', '5.1.1', '550 5.1.1 User unknown'),
          failed('full@nordkap.com', '5.2.2', '552 5.2.2 mailbox full'),
          failed('ceo@competitor.com', '5.1.1', '550 5.1.1 User unknown'),
        ].join('\n'),
      },
    ],
  });
  expect(await receive(database, ACCOUNT, report)).toBe('stored');
  const suppressed = await database.asSystem((tx) =>
    tx.selectFrom('suppressions').select(['email', 'reason']).execute(),
  );
  expect(suppressed).toEqual([{ email: 'dead@nordkap.com', reason: 'bounced' }]);
});
