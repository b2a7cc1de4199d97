import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openJournal } from '../journal.ts';
import type { Arrival } from './mail.ts';
import { createMailbox } from './store.ts';

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

const raw = (text: string) => Buffer.from(`Subject: s\r\n\r\n${text}`);

const arrival = (id: string, to: string, more: Partial<Arrival> = {}): Arrival => ({
  id,
  form: 'mime',
  part: 0,
  from: 'Ann <ann@seller.test>',
  recipients: [to],
  subject: `Subject of ${id}`,
  messageId: `<${id}@seller.test>`,
  receivedAt: 0,
  ...more,
});

const anyMailbox = () => createMailbox(openJournal(undefined), {});

describe('the mailbox', () => {
  it('lists newest first, by exact recipient or by words, page by page', async () => {
    const mailbox = anyMailbox();
    for (const [id, to] of [
      ['1', 'a@x.test'],
      ['2', 'b@x.test'],
      ['3', 'a@x.test'],
    ] as const) {
      await mailbox.receive(raw(id), [arrival(id, to)]);
    }
    const ids = (query: Parameters<typeof mailbox.list>[0]) => mailbox.list(query).map(({ id }) => id);
    expect(ids({ limit: 10 })).toEqual(['3', '2', '1']);
    expect(ids({ to: 'A@x.test', limit: 10 })).toEqual(['3', '1']);
    expect(ids({ to: 'x.test', limit: 10 })).toEqual([]);
    expect(ids({ search: 'B@X', limit: 10 })).toEqual(['2']);
    expect(ids({ limit: 1 })).toEqual(['3']);
    expect(ids({ limit: 1, before: '3' })).toEqual(['2']);
  });

  it('finds a mail by what anybody calls it', async () => {
    const mailbox = anyMailbox();
    await mailbox.receive(raw('x'), [arrival('1', 'a@x.test', { args: { message_id: 'ours-77' } })]);
    for (const reference of ['1', '<1@seller.test>', '1@seller.test', 'ours-77']) {
      expect(mailbox.find(reference)?.id).toBe('1');
    }
    expect(mailbox.find('another')).toBeUndefined();
  });

  it('opens a mail with every link of its parts, once', async () => {
    const mailbox = anyMailbox();
    const body = [
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Confirm: http://localhost:3000/confirm?token=a&x=1. Bye',
      '--b',
      'Content-Type: text/html',
      '',
      '<a class="b" href="http://localhost:3000/confirm?token=a&amp;x=1">Confirm</a> <a href="mailto:a@x">m</a>',
      '--b--',
    ].join('\r\n');
    await mailbox.receive(Buffer.from(body), [arrival('1', 'a@x.test')]);
    expect(mailbox.open('1')?.links).toEqual(['http://localhost:3000/confirm?token=a&x=1']);
  });

  it('keeps the newest and forgets the rest, by number and by size', async () => {
    const few = createMailbox(openJournal(undefined), {}, { mails: 2, bytes: 1_000_000 });
    const small = createMailbox(openJournal(undefined), {}, { mails: 100, bytes: 60 });
    for (const id of ['1', '2', '3']) {
      await few.receive(raw(id), [arrival(id, 'a@x.test')]);
      await small.receive(raw(id.repeat(20)), [arrival(id, 'a@x.test')]);
    }
    expect(few.list({ limit: 9 }).map(({ id }) => id)).toEqual(['3', '2']);
    expect(few.count()).toEqual({ kept: 2, received: 3 });
    expect(small.list({ limit: 9 }).map(({ id }) => id)).toEqual(['3']);
  });

  it('outlives the process, and stays empty once it was emptied', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sandbox-mailbox-'));
    directories.push(directory);
    const life = async (act: (mailbox: ReturnType<typeof createMailbox>) => Promise<void> | void) => {
      const journal = openJournal(directory);
      await act(createMailbox(journal, {}));
      journal.close();
    };
    await life((mailbox) => mailbox.receive(raw('caf\u00e9'), [arrival('1', 'a@x.test')]));
    await life((mailbox) => expect(mailbox.open('1')?.text).toBe('café'));
    await life((mailbox) => mailbox.empty());
    await life((mailbox) => expect(mailbox.list({ limit: 9 })).toEqual([]));
  });
});
