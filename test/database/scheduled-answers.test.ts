import { beforeEach, describe, expect, it } from 'vitest';
import { type AnswerAttachment, queueAnswer } from '../../src/features/outreach/actions/queue-answer.ts';
import { addWaitingFile, forgetWaitingFiles } from '../../src/features/outreach/actions/waiting-files.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  daysAfter,
  inquiredBrand,
  messagesOf,
  type Outbox,
  outboxOf,
  scheduleWorker,
  writingAccount,
} from '../support/sequences.ts';

let database: TestDatabase;
let by: { accountId: string; senderId: string };
let outbox: Outbox;
beforeEach(async () => {
  database = await testDatabase();
  by = await writingAccount(database);
  outbox = outboxOf(database);
});
const worker = () => scheduleWorker(database, outbox);
const states = async (brandId: number) =>
  (await messagesOf(database, brandId)).map(({ kind, state }) => `${kind} ${state}`);

describe('a person’s answer', () => {
  const pdf = { contentType: 'application/pdf', content: Buffer.from('pdf') };
  const W_9 = { ...pdf, filename: 'W-9.pdf', isKept: false };
  const files = () =>
    database.asSystem((tx) =>
      tx
        .selectFrom('outgoing_attachments')
        .select(['filename', 'size', 'bytes', 'is_waiting'])
        .orderBy('id')
        .execute(),
    );
  const answerWith = (
    brandId: number,
    text: string,
    fileIds: string[],
    attachments: AnswerAttachment[] = [],
  ) =>
    database.asAccount(by.accountId, (tx) =>
      queueAnswer(tx, by.accountId, {
        brandId,
        toEmail: 'zoe@nordkap.com',
        subject: 'Re: Wholesale account',
        text,
        fileIds,
        attachments,
        inReplyTo: null,
        references: [],
      }),
    );
  const uploaded = (filename: string, content = pdf.content) =>
    database.asAccount(by.accountId, (tx) => addWaitingFile(tx, by.accountId, { ...pdf, filename, content }));

  it('takes the person’s own files along, in one answer only, and keeps them with it', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const ids = [await uploaded('catalogue.pdf'), await uploaded('form.pdf'), await uploaded('never.pdf')];
    const [catalogue = '', form = ''] = ids;
    await answerWith(brandId, 'Here they are.', [form, catalogue]);
    await expect(answerWith(brandId, 'Once more.', [catalogue])).rejects.toThrow('attach it again');
    await worker().work(new Date());
    await worker().work(new Date());
    expect(outbox.sent.map(({ attachments }) => attachments?.map(({ filename }) => filename))).toEqual([
      ['form.pdf', 'catalogue.pdf'],
    ]);
    expect(await files()).toMatchObject([
      { filename: 'catalogue.pdf', bytes: pdf.content, is_waiting: false },
      { filename: 'form.pdf', bytes: pdf.content, is_waiting: false },
      { filename: 'never.pdf', bytes: pdf.content, is_waiting: true },
    ]);
    const inAWeek = new Date(Date.now() + 8 * 86_400_000);
    await database.asSystem((tx) => forgetWaitingFiles(tx, inAWeek));
    expect((await files()).map(({ filename }) => filename)).toEqual(['catalogue.pdf', 'form.pdf']);
  });

  it('takes no more along than mail servers carry, and loses nothing of what was refused', async () => {
    const { brandId } = await inquiredBrand(database, by);
    const large = Buffer.alloc(6 * 1024 * 1024, 'x');
    const ids = [await uploaded('one.pdf', large), await uploaded('two.pdf', large)];
    await expect(answerWith(brandId, 'Both.', ids)).rejects.toThrow('10 MB in total');
    const order = { ...W_9, content: large };
    await expect(answerWith(brandId, 'Both.', ids.slice(0, 1), [order])).rejects.toThrow('10 MB in total');
    expect(await files()).toMatchObject([{ is_waiting: true }, { is_waiting: true }]);
    await answerWith(brandId, 'One.', ids.slice(0, 1));
    expect(await files()).toMatchObject([{ is_waiting: false }, { is_waiting: true }]);
  });

  it.each([
    ['refused', { fate: 'refused', reason: 'no such mailbox', concerns: 'message' }],
    ['unknown', { fate: 'unknown', reason: 'a time-out' }],
  ] as const)(
    'leaves nothing of a document behind but its name, its fate being %s',
    async (state, outcome) => {
      outbox.answer = () => outcome;
      const { brandId } = await inquiredBrand(database, by);
      await database.asAccount(by.accountId, (tx) =>
        queueAnswer(tx, by.accountId, {
          brandId,
          toEmail: 'zoe@nordkap.com',
          subject: 'Re: Wholesale account',
          text: 'Here it is.',
          inReplyTo: null,
          references: [],
          attachments: [W_9],
        }),
      );
      await worker().work(new Date());
      expect(await states(brandId)).toContain(`answer ${state}`);
      expect(await files()).toEqual([{ filename: 'W-9.pdf', size: 3, bytes: null, is_waiting: false }]);
    },
  );

  it('goes out at once with its files, whatever the limits and its sender’s health say', async () => {
    outbox = outboxOf(database, { dailyLimit: 0 });
    const { brandId, messageId } = await inquiredBrand(database, by);
    await database.asSystem((tx) =>
      tx
        .updateTable('senders')
        .set({ state: 'stopped', stopped_for: 'bounces', next_send_at: daysAfter(9) })
        .execute(),
    );
    const id = await database.asAccount(by.accountId, (tx) =>
      queueAnswer(tx, by.accountId, {
        brandId,
        toEmail: 'zoe@nordkap.com',
        subject: 'Re: Wholesale account',
        text: 'Here it is.',
        inReplyTo: '<r1@nordkap.com>',
        references: [`<${messageId}@acme-retail.com>`],
        attachments: [W_9],
      }),
    );
    await worker().work(new Date());
    expect(outbox.sent).toMatchObject([
      {
        messageId: id,
        to: 'zoe@nordkap.com',
        subject: 'Re: Wholesale account',
        text: 'Here it is.\n',
        headers: {
          'In-Reply-To': '<r1@nordkap.com>',
          References: `<${messageId}@acme-retail.com> <r1@nordkap.com>`,
        },
        attachments: [{ filename: 'W-9.pdf' }],
      },
    ]);
    expect(outbox.sent[0]?.text).not.toMatch(/unsubscribe/i);
    expect(await states(brandId)).toContain('answer accepted');
    expect(await files()).toEqual([{ filename: 'W-9.pdf', size: 3, bytes: null, is_waiting: false }]);
  });
});
