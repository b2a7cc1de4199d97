import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receive, receiveDeps, receivedMail } from '../../../../test/support/replies.ts';
import { MailIsBusy } from './keep-mail.ts';

const OTHER_ACCOUNT = '0198c000-0000-7000-8000-00000000000b';
const idOf = (number: number) => `0198c000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

let database: TestDatabase;
let brandId: number;
beforeEach(async () => {
  database = await testDatabase();
  ({ brandId } = await givenMessage(database, { id: idOf(1), toEmail: 'sales@nordkap.com' }));
  await database.asSystem((tx) =>
    tx.updateTable('profiles').set({ sender_email: 'hello@acme.com' }).where('id', '=', ACCOUNT).execute(),
  );
});

const mails = () =>
  database.asSystem((tx) => tx.selectFrom('inbound_mails').selectAll().orderBy('created_at').execute());
const conversations = () =>
  database.asSystem((tx) => tx.selectFrom('conversations').selectAll().orderBy('id').execute());
const suppressions = () =>
  database.asSystem((tx) =>
    tx.selectFrom('suppressions').select(['email', 'reason']).orderBy('email').execute(),
  );
const replyTo = (id: string) => `reply+${receiveDeps.tokens.of(id)}@in.acme.com`;

describe('a mail is matched', () => {
  it('by the token of the address that it was sent to, whoever sent it', async () => {
    const stranger = receivedMail({ from: { name: 'Eve', email: 'eve@gmail.com' } });
    expect(await receive(database, ACCOUNT, stranger, { envelopeTo: [replyTo(idOf(1))] })).toBe('stored');
    expect(await mails()).toMatchObject([{ brand_id: brandId, message_id: idOf(1), matched_by: 'token' }]);
  });

  it('by the mail of ours that it answers', async () => {
    const answer = receivedMail({
      from: { name: 'Eve', email: 'eve@gmail.com' },
      inReplyTo: '<x@elsewhere.com>',
      references: [`<${idOf(1)}@acme.com>`, '<x@elsewhere.com>'],
    });
    await receive(database, ACCOUNT, answer);
    expect(await mails()).toMatchObject([{ brand_id: brandId, message_id: idOf(1), matched_by: 'headers' }]);
  });

  it('by its sender’s address, then by its company’s domain', async () => {
    await receive(database, ACCOUNT, receivedMail({ from: { name: '', email: 'Sales@Nordkap.com' } }));
    await receive(database, ACCOUNT, receivedMail({ from: { name: 'Jo', email: 'jo@mail.nordkap.com' } }));
    const found = await mails();
    expect(found.map((mail) => mail.matched_by)).toEqual(['address', 'domain']);
    expect(await conversations()).toMatchObject([{ brand_id: brandId, mail_count: 2, is_unread: true }]);
  });

  it('by no domain at which anybody can have an address, nor where two brands share it', async () => {
    await givenMessage(database, { id: idOf(2), brand: 'Free', toEmail: 'free@gmail.com' });
    await receive(database, ACCOUNT, receivedMail({ from: { name: '', email: 'eve@gmail.com' } }));
    await givenMessage(database, { id: idOf(3), brand: 'Nordkap Home', toEmail: 'home@nordkap.com' });
    await database.asSystem((tx) => tx.updateTable('messages').set({ sent_at: new Date() }).execute());
    await receive(database, ACCOUNT, receivedMail({ from: { name: '', email: 'jo@nordkap.com' } }));
    expect((await mails()).map((mail) => mail.brand_id)).toEqual([null, null]);
    expect(await conversations()).toMatchObject([
      { brand_id: null, stranger: 'eve@gmail.com', is_unread: true },
      { brand_id: null, stranger: 'jo@nordkap.com' },
    ]);
  });

  it('with no mail of another account, whatever it names', async () => {
    await givenMessage(database, { id: idOf(9), accountId: OTHER_ACCOUNT, toEmail: 'x@other.com' });
    const foreign = receivedMail({
      from: { name: '', email: 'x@other.com' },
      inReplyTo: `<${idOf(9)}@acme.com>`,
    });
    await receive(database, ACCOUNT, foreign, { envelopeTo: [replyTo(idOf(9))] });
    expect(await mails()).toMatchObject([{ account_id: ACCOUNT, brand_id: null, message_id: null }]);
  });

  it('to the account whose mail it answers where it came through the operator’s SendGrid', async () => {
    expect(await receive(database, null, receivedMail({ inReplyTo: `<${idOf(1)}@acme.com>` }))).toBe(
      'stored',
    );
    const forwarded = receivedMail({
      from: { name: '', email: 'new@elsewhere.com' },
      to: ['Hello@acme.com'],
    });
    expect(await receive(database, null, forwarded)).toBe('stored');
    expect((await mails()).map((mail) => mail.account_id)).toEqual([ACCOUNT, ACCOUNT]);
    expect(await receive(database, null, receivedMail({ to: ['somebody@else.com'] }))).toBe('nobodys');
  });
});

describe('what comes', () => {
  it('counts once, however often it is posted', async () => {
    const mail = receivedMail();
    expect(await receive(database, ACCOUNT, mail)).toBe('stored');
    expect(await receive(database, ACCOUNT, mail)).toBe('known');
    const nameless = receivedMail({ messageId: null, text: 'No id at all' });
    expect(await receive(database, ACCOUNT, nameless)).toBe('stored');
    expect(await receive(database, ACCOUNT, nameless)).toBe('known');
    expect(await mails()).toHaveLength(2);
  });

  it('at the same moment twice counts once too', async () => {
    const mail = receivedMail();
    const both = await Promise.all([receive(database, ACCOUNT, mail), receive(database, ACCOUNT, mail)]);
    expect(both.sort()).toEqual(['known', 'stored']);
    expect(await conversations()).toMatchObject([{ mail_count: 1 }]);
  });

  it('forwarded by hand from our own address is its writer’s, once', async () => {
    const forward = receivedMail({
      from: { name: 'Ana', email: 'hello@acme.com' },
      subject: 'Fwd: Wholesale account',
      text: '---------- Forwarded message ---------\nFrom: Tom Reed <sales@nordkap.com>\nSubject: Re: Wholesale account\nTo: <hello@acme.com>\n\nOur minimum opening order is $750.',
    });
    expect(await receive(database, ACCOUNT, forward)).toBe('stored');
    expect(await receive(database, ACCOUNT, forward)).toBe('known');
    expect(await mails()).toMatchObject([
      {
        brand_id: brandId,
        matched_by: 'address',
        from_email: 'sales@nordkap.com',
        subject: 'Re: Wholesale account',
        class: 'moq_or_opening_order',
      },
    ]);
  });

  it('forwarded as an attachment from our own address is its writer’s, too, and each of several', async () => {
    const forward = receivedMail({
      from: { name: 'Ana', email: 'hello@acme.com' },
      subject: 'Two answers',
      text: null,
      enclosed: [
        receivedMail({ messageId: '<a@nordkap.com>', text: 'Our minimum opening order is $750.' }),
        receivedMail({
          messageId: '<b@nordkap.com>',
          text: 'And here is our application form: https://nordkap.com/apply',
        }),
        receivedMail({ from: { name: 'Ana', email: 'hello@acme.com' }, messageId: '<c@acme.com>' }),
      ],
    });
    expect(await receive(database, ACCOUNT, forward)).toBe('stored');
    expect(await receive(database, ACCOUNT, forward)).toBe('known');
    expect((await mails()).map((mail) => mail.class)).toEqual(['moq_or_opening_order', 'application_form']);
  });

  it('from us is no answer: a copy of our own mail, or a mail from our own address', async () => {
    const copy = receivedMail({ messageId: `<${idOf(1)}@acme.com>` });
    expect(await receive(database, ACCOUNT, copy)).toBe('own');
    const own = receivedMail({
      from: { name: 'Ana', email: 'Hello@acme.com' },
      inReplyTo: `<${idOf(1)}@acme.com>`,
    });
    expect(await receive(database, ACCOUNT, own)).toBe('own');
    expect(await mails()).toEqual([]);
  });

  it('in a mailbox and answers nothing of ours is left there', async () => {
    const newsletter = receivedMail({ from: { name: '', email: 'news@shop.com' }, subject: 'Big sale' });
    expect(await receive(database, ACCOUNT, newsletter, { source: 'mailbox' })).toBe('nobodys');
    const answer = receivedMail({ from: { name: '', email: 'owner@private.com' }, subject: 'Re: Wholesale' });
    expect(await receive(database, ACCOUNT, answer, { source: 'mailbox' })).toBe('stored');
  });

  it('keeps marks that a database can’t hold out of it', async () => {
    const odd = receivedMail({
      text: 'Hello\0 there \ud800',
      subject: 'a\0b',
      headers: [{ name: 'x', value: '\0' }],
    });
    expect(await receive(database, ACCOUNT, odd)).toBe('stored');
    const sender = receivedMail({ from: { name: 'J\0o', email: 'j\0o@nordkap.com' }, to: ['x\0@acme.com'] });
    expect(await receive(database, ACCOUNT, sender, { envelopeTo: ['y\0@acme.com'] })).toBe('stored');
    const report = receivedMail({
      from: { name: '', email: 'mailer-daemon@nordkap.com' },
      envelopeFrom: '',
      messageId: '<r\0@x>',
      inReplyTo: `<${idOf(1)}@acme.com>`,
      subject: 'Undeliverable: Wholesale account',
      parts: [
        {
          contentType: 'message/delivery-status',
          content:
            'Reporting-MTA: dns; mx.nordkap.com\n\nFinal-Recipient: rfc822; sales@nordkap.com\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No\0body here\n',
        },
      ],
    });
    expect(await receive(database, ACCOUNT, report)).toBe('stored');
    expect(await suppressions()).toEqual([{ email: 'sales@nordkap.com', reason: 'bounced' }]);
  });

  it('brings its attachments, and lists what is too large to keep', async () => {
    const attachment = (filename: string, bytes: number) => ({
      filename,
      contentType: 'text/csv',
      size: bytes,
      content: new Uint8Array(bytes),
      isInline: false,
      contentId: null,
    });
    await receive(
      database,
      ACCOUNT,
      receivedMail({
        attachments: [attachment('../prices.csv', 10), attachment('all.csv', 31 * 1024 * 1024)],
      }),
    );
    const kept = await database.asSystem((tx) =>
      tx.selectFrom('inbound_attachments').select(['filename', 'size', 'content']).orderBy('place').execute(),
    );
    expect(kept).toMatchObject([
      { filename: 'prices.csv', size: 10 },
      { filename: 'all.csv', size: 31 * 1024 * 1024, content: null },
    ]);
    expect(kept[0]?.content?.byteLength).toBe(10);
  });
});

describe('what a mail asks for is done with it', () => {
  const enrol = () =>
    database.asSystem(async (tx) => {
      const sequence = await tx
        .insertInto('sequences')
        .values({ account_id: ACCOUNT, name: 'Wholesale' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('enrolments')
        .values({
          account_id: ACCOUNT,
          brand_id: brandId,
          sequence_id: sequence.id,
          next_step: 1,
          started_at: new Date(),
        })
        .execute();
    });
  const enrolment = () =>
    database.asSystem((tx) =>
      tx.selectFrom('enrolments').select(['state', 'stop_reason', 'paused_until']).executeTakeFirstOrThrow(),
    );
  const answering = { inReplyTo: `<${idOf(1)}@acme.com>` };

  it('a person’s answer stops the follow-ups and waits for one of ours', async () => {
    await enrol();
    await receive(database, ACCOUNT, receivedMail(answering));
    expect(await enrolment()).toMatchObject({ state: 'stopped', stop_reason: 'replied' });
    expect(await conversations()).toMatchObject([{ needs_answer: true, is_unread: true }]);
    const events = await database.asSystem((tx) => tx.selectFrom('events').selectAll().execute());
    expect(events.at(-1)).toMatchObject({ kind: 'reply.received', payload: { brandId } });
  });

  it('who answers stops them, too, where his program names no mail of ours', async () => {
    await enrol();
    const headers = [{ name: 'message-id', value: '<1@nordkap.com>' }];
    const from = { name: '', email: 'sales@nordkap.com' };
    await receive(
      database,
      ACCOUNT,
      receivedMail({ from, headers, subject: 'Hello', text: 'Ask Jo please.' }),
    );
    expect(await enrolment()).toMatchObject({ state: 'stopped', stop_reason: 'replied' });
  });

  it('a request to stop suppresses the address that it came from and the one that we wrote to', async () => {
    await enrol();
    const text = 'Please remove us from your list and do not contact us again.';
    await receive(database, ACCOUNT, receivedMail({ ...answering, text }));
    expect(await mails()).toMatchObject([{ class: 'unsubscribe', suppresses: true }]);
    expect(await suppressions()).toEqual([
      { email: 'jo@nordkap.com', reason: 'unsubscribed' },
      { email: 'sales@nordkap.com', reason: 'unsubscribed' },
    ]);
    expect(await enrolment()).toMatchObject({ state: 'stopped', stop_reason: 'unsubscribed' });
    expect(await conversations()).toMatchObject([{ needs_answer: false }]);
  });

  it('one word that looks like a name under a letter is what the mail says', async () => {
    await receive(database, ACCOUNT, receivedMail({ ...answering, text: 'unsubscribe' }));
    expect(await mails()).toMatchObject([
      { class: 'unsubscribe', new_text: 'unsubscribe', suppresses: true },
    ]);
  });

  it('an absence only pauses them until the day that it names, and calls nobody', async () => {
    await enrol();
    const absence = receivedMail({
      ...answering,
      subject: 'Automatic reply: Wholesale account',
      text: 'I am out of the office until March 24, 2026 and will answer when I am back.',
      headers: [{ name: 'auto-submitted', value: 'auto-replied' }],
    });
    await receive(database, ACCOUNT, absence);
    expect(await mails()).toMatchObject([{ class: 'auto_reply', is_human: false }]);
    expect(await enrolment()).toMatchObject({ state: 'paused', paused_until: '2026-03-24' });
    expect(await conversations()).toMatchObject([{ is_unread: false, needs_answer: false }]);
  });

  it.each([new Date('2031-06-01T09:00:00Z'), new Date('1970-01-01T00:00:00Z'), null])(
    'an absence counts from the day on which it came, where its head says %s',
    async (date) => {
      await enrol();
      const absence = receivedMail({
        ...answering,
        date,
        subject: 'Automatic reply: Wholesale account',
        text: 'I am out of the office until March 24.',
        headers: [{ name: 'auto-submitted', value: 'auto-replied' }],
      });
      await receive(database, ACCOUNT, absence);
      expect(await enrolment()).toMatchObject({ state: 'paused', paused_until: '2026-03-24' });
    },
  );

  const report = (recipient: string) =>
    receivedMail({
      ...answering,
      from: { name: 'Mail Delivery System', email: 'mailer-daemon@nordkap.com' },
      envelopeFrom: '',
      subject: 'Undeliverable: Wholesale account',
      text: `Your message could not be delivered.\n\n<${recipient}>: 550 5.1.1 User unknown`,
      headers: [{ name: 'auto-submitted', value: 'auto-replied' }],
      parts: [
        {
          contentType: 'message/delivery-status',
          content: `Reporting-MTA: dns; mx.nordkap.com\n\nFinal-Recipient: rfc822; ${recipient}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\n`,
        },
      ],
    });

  it('a bounce settles our mail, suppresses the address and stops the follow-ups', async () => {
    await enrol();
    await receive(database, ACCOUNT, report('sales@nordkap.com'));
    const message = await database.asSystem((tx) =>
      tx.selectFrom('messages').select(['delivery']).executeTakeFirstOrThrow(),
    );
    expect(message.delivery).toBe('bounced');
    expect(await suppressions()).toEqual([{ email: 'sales@nordkap.com', reason: 'bounced' }]);
    expect(await enrolment()).toMatchObject({ state: 'stopped', stop_reason: 'bounced' });
    expect(await conversations()).toMatchObject([{ is_unread: false, last_class: 'bounce' }]);
  });

  it('an answer that names our mail settles its fate; one that may be about another doesn’t', async () => {
    const fate = async () => {
      const row = await database.asSystem((tx) =>
        tx.selectFrom('messages').select('state').where('id', '=', idOf(1)).executeTakeFirstOrThrow(),
      );
      return row.state;
    };
    await database.asSystem((tx) => tx.updateTable('messages').set({ state: 'unknown' }).execute());
    await receive(database, ACCOUNT, receivedMail({ from: { name: '', email: 'sales@nordkap.com' } }));
    expect(await fate()).toBe('unknown');
    await receive(database, ACCOUNT, receivedMail({ ...answering, messageId: '<another@nordkap.com>' }));
    expect(await fate()).toBe('accepted');
  });

  it('a report on an address that we never wrote to suppresses only the one that we did', async () => {
    await receive(database, ACCOUNT, report('ceo@competitor.com'));
    expect((await suppressions()).map(({ email }) => email)).not.toContain('ceo@competitor.com');
  });

  it('while the mail that a bounce is about is being sent, all of it waits', async () => {
    let letGo = () => {};
    let taken = () => {};
    const isTaken = new Promise<void>((resolve) => {
      taken = resolve;
    });
    const bot = database.asSystem(async (tx) => {
      await tx.selectFrom('messages').select('id').where('id', '=', idOf(1)).forNoKeyUpdate().execute();
      taken();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    await isTaken;
    await expect(receive(database, ACCOUNT, report('sales@nordkap.com'))).rejects.toThrow(MailIsBusy);
    expect(await mails()).toEqual([]);
    letGo();
    await bot;
  });
});
