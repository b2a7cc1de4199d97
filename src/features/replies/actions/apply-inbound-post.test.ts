import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.ts';
import { ACCOUNT, givenMessage } from '../../../../test/support/messages.ts';
import { receiveDeps } from '../../../../test/support/replies.ts';
import { readMailHead } from '../../../providers/mail/read-head.ts';
import { readMime } from '../../../providers/mail/read-mime.ts';
import { createSendgridInboundReader } from '../../../providers/sendgrid/inbound-reader.ts';
import { takeUpInboundPost } from '../../outreach/actions/inbound-posts.ts';
import type { InboundPostReader, ReplyReader } from '../ports.ts';
import { applyInboundPost } from './apply-inbound-post.ts';
import { MailIsBusy } from './keep-mail.ts';

const ID = '0198c000-0000-7000-8000-000000000001';

let database: TestDatabase;
let failures: unknown[];
let leftAside: string[];
let replyReader: ReplyReader | null;
beforeEach(async () => {
  database = await testDatabase();
  failures = [];
  leftAside = [];
  replyReader = null;
  await givenMessage(database, { id: ID, toEmail: 'sales@nordkap.com' });
});

const apply = (reader: InboundPostReader = createSendgridInboundReader(readMime)) =>
  applyInboundPost({
    ...receiveDeps,
    replyReader,
    database,
    reader,
    readHead: readMailHead,
    failed: (error) => failures.push(error),
    leftAside: (_, reason) => leftAside.push(reason),
  });

async function post(body: Buffer, contentType: string, accountId: string | null = ACCOUNT): Promise<void> {
  await database.asSystem((tx) =>
    tx
      .insertInto('webhook_deliveries')
      .values({
        account_id: accountId,
        kind: 'sendgrid_inbound',
        body,
        headers: JSON.stringify({ 'content-type': contentType }),
      })
      .execute(),
  );
}

async function postMail(fields: Record<string, string>, accountId?: string | null): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = new Response(form);
  const body = Buffer.from(await answer.arrayBuffer());
  await post(body, answer.headers.get('content-type') ?? '', accountId);
}

const ANSWER = {
  headers: `From: Zoë Martin <sales@nordkap.com>\nTo: hello@acme.com\nMessage-ID: <1@nordkap.com>\nIn-Reply-To: <${ID}@acme.com>\nSubject: Re: Wholesale account\n`,
  from: 'Zoë Martin <sales@nordkap.com>',
  to: 'hello@acme.com',
  subject: 'Re: Wholesale account',
  text: 'Our opening order minimum is $1,500.\n\nOn Mon, Mar 9, 2026 at 9:00 AM Ana <hello@acme.com> wrote:\n> Hi\n',
  envelope: JSON.stringify({ to: ['hello@in.acme.com'], from: 'sales@nordkap.com' }),
  charsets: JSON.stringify({ text: 'UTF-8', from: 'UTF-8', subject: 'UTF-8', to: 'UTF-8' }),
};

const posts = () =>
  database.asSystem((tx) =>
    tx
      .selectFrom('webhook_deliveries')
      .select(['processed_at', 'failure', 'tries', 'try_at'])
      .orderBy('id')
      .execute(),
  );
/** The file of the mail that was set aside. */
const rawMail = async () => {
  const [file] = await database.asSystem((tx) => tx.selectFrom('inbound_attachments').selectAll().execute());
  return file?.content?.toString() ?? '';
};
const mails = () => database.asSystem((tx) => tx.selectFrom('inbound_mails').selectAll().execute());
const letTimePass = () =>
  database.asSystem((tx) =>
    tx
      .updateTable('webhook_deliveries')
      .set({ try_at: new Date(0) })
      .execute(),
  );

describe('a posted mail', () => {
  it('is read, understood and stored, once', async () => {
    await postMail(ANSWER);
    await postMail(ANSWER);
    expect([await apply(), await apply(), await apply()]).toEqual(['applied', 'applied', 'nothing']);
    expect(await mails()).toMatchObject([
      {
        account_id: ACCOUNT,
        message_id: ID,
        matched_by: 'headers',
        from_name: 'Zoë Martin',
        class: 'moq_or_opening_order',
        new_text: 'Our opening order minimum is $1,500.',
        read_by: 'rules',
      },
    ]);
    expect(await posts()).toMatchObject([{ failure: null }, { failure: null }]);
    expect(failures).toEqual([]);
  });

  it('is applied once by many who take posts up at the same time', async () => {
    for (let n = 0; n < 6; n += 1) await postMail(ANSWER);
    await Promise.all(Array.from({ length: 6 }, () => apply()));
    await letTimePass();
    while ((await apply()) === 'applied');
    expect(await mails()).toHaveLength(1);
    expect((await posts()).every((each) => each.processed_at !== null)).toBe(true);
  });

  it('that is none is kept with the reason', async () => {
    await post(Buffer.from('{"a":1}'), 'application/json');
    await postMail({ to: 'x@y.com' });
    await apply();
    await apply();
    const [first, second] = await posts();
    expect(first?.processed_at).not.toBeNull();
    expect(first?.failure).toBe('The post is not a form.');
    expect(second?.failure).toBe('The form holds no mail.');
  });

  it('that is nobody’s is kept with the reason, and told of to the operator', async () => {
    await postMail(
      {
        ...ANSWER,
        headers: 'From: a@b.com\nMessage-ID: <9@b.com>\nTo: x@y.com\n',
        to: 'x@y.com',
        envelope: '{}',
      },
      null,
    );
    await apply();
    expect((await posts())[0]?.failure).toMatch(/answers no mail of ours/);
    expect(leftAside).toEqual([expect.stringMatching(/answers no mail of ours/)]);
    expect(await mails()).toEqual([]);
  });

  it('that fails is tried five times, later each time, and stops no other', async () => {
    await postMail({ ...ANSWER, subject: 'poison' });
    await postMail(ANSWER);
    const good = createSendgridInboundReader(readMime);
    const reader: InboundPostReader = {
      ...good,
      read: (each) => {
        if (each.body.includes('poison')) throw new Error('It can’t be read today.');
        return good.read(each);
      },
    };
    expect([await apply(reader), await apply(reader), await apply(reader)]).toEqual([
      'applied',
      'applied',
      'nothing',
    ]);
    expect(await mails()).toHaveLength(1);
    const [waiting] = await posts();
    expect(waiting).toMatchObject({ processed_at: null, tries: 1, failure: 'It can’t be read today.' });
    expect(waiting?.try_at.getTime()).toBeGreaterThan(Date.now());
    for (let n = 0; n < 5; n += 1) {
      await letTimePass();
      await apply(reader);
    }
    expect((await posts())[0]).toMatchObject({ tries: 5, failure: 'It can’t be read today.' });
    expect((await posts())[0]?.processed_at).not.toBeNull();
    expect(failures).toHaveLength(5);
    expect((await mails()).filter((mail) => mail.is_unreadable)).toMatchObject([
      { brand_id: null, from_email: 'sales@nordkap.com', class: 'other', new_text: '' },
    ]);
    expect(await rawMail()).toContain('Our opening order minimum is $1,500.');
  });

  it('over which all workers die is set aside, and those after it are read', async () => {
    await postMail({ ...ANSWER, text: 'It ends whoever reads it.' });
    await postMail(ANSWER);
    for (const _ of [1, 2, 3, 4, 5]) {
      await database.asSystem(takeUpInboundPost);
      await database.asSystem((tx) =>
        tx
          .updateTable('webhook_deliveries')
          .set({ try_at: new Date(0) })
          .where('tries', '>', 0)
          .execute(),
      );
    }
    expect([await apply(), await apply(), await apply()]).toEqual(['applied', 'applied', 'nothing']);
    expect((await posts()).map(({ failure }) => failure)).toEqual([
      expect.stringContaining('again and again'),
      null,
    ]);
    expect(await mails()).toMatchObject([
      { is_unreadable: true, brand_id: null, new_text: '', from_email: 'sales@nordkap.com' },
      { is_unreadable: false, new_text: 'Our opening order minimum is $1,500.' },
    ]);
    expect(await rawMail()).toContain('It ends whoever reads it.');
  });

  it('that tells of a mail that is just being sent waits for that, however often', async () => {
    await postMail(ANSWER);
    const good = createSendgridInboundReader(readMime);
    const busy: InboundPostReader = { ...good, read: () => Promise.reject(new MailIsBusy()) };
    for (let n = 0; n < 8; n += 1) {
      await apply(busy);
      await letTimePass();
    }
    expect(await posts()).toMatchObject([{ processed_at: null, tries: 0 }]);
    await apply();
    expect(await mails()).toMatchObject([{ is_unreadable: false }]);
    expect(failures).toEqual([]);
  });

  it('whose worker dies over it is taken up again, with nothing of it done', async () => {
    await postMail(ANSWER);
    const dying = applyInboundPost({
      ...receiveDeps,
      database,
      replyReader,
      readHead: readMailHead,
      failed: () => undefined,
      leftAside: () => undefined,
      reader: { read: () => new Promise(() => undefined), mailIn: () => null },
    });
    await expect.poll(async () => (await posts())[0]?.tries).toBe(1);
    expect(await apply()).toBe('nothing');
    await letTimePass();
    expect(await apply()).toBe('applied');
    expect(await mails()).toHaveLength(1);
    void dying;
  });
});

describe('with a language model', () => {
  const unsure = {
    ...ANSWER,
    text: 'Hello Ana, here are a few lines about us and our plans for the summer.',
  };
  const proposing = (proposal: object): ReplyReader => ({
    read: async () => ({ class: 'other', words: '', secondary: [], facts: [], ...proposal }) as never,
  });

  it('its word counts where the mail proves it, and only where the rules are unsure', async () => {
    replyReader = proposing({ class: 'price_list', words: 'These words stand nowhere in the mail.' });
    await postMail(unsure);
    await apply();
    expect(await mails()).toMatchObject([{ read_by: 'rules' }]);
    const [mail] = await mails();
    expect(mail?.class).not.toBe('price_list');
  });

  it('a mail is read all the same when it fails', async () => {
    replyReader = { read: () => Promise.reject(new Error('The model is gone.')) };
    await postMail(ANSWER);
    await apply();
    expect(await mails()).toMatchObject([{ class: 'moq_or_opening_order', read_by: 'rules' }]);
    expect(failures).toEqual([]);
  });

  it('it is shown no mail of a machine, none twice, and none that is no brand’s', async () => {
    const shown: string[] = [];
    replyReader = {
      read: async ({ newText }) => {
        shown.push(newText);
        return null;
      },
    };
    await postMail(ANSWER);
    await postMail(ANSWER);
    await postMail({
      ...ANSWER,
      headers: 'From: Eve <eve@gmail.com>\nMessage-ID: <7@gmail.com>\nSubject: Hi\n',
      from: 'Eve <eve@gmail.com>',
      text: 'Private',
    });
    await postMail({
      ...ANSWER,
      headers: `From: sales@nordkap.com\nMessage-ID: <8@nordkap.com>\nAuto-Submitted: auto-replied\nIn-Reply-To: <${ID}@acme.com>\nSubject: Out of office\n`,
      subject: 'Out of office',
      text: 'I am out of the office until March 24, 2026.',
    });
    while ((await apply()) === 'applied');
    expect(await mails()).toHaveLength(3);
    expect(shown).toEqual(['Our opening order minimum is $1,500.']);
  });
});
