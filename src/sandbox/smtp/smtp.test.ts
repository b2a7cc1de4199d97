import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { createFaults } from '../faults.ts';
import { openJournal } from '../journal.ts';
import { createMailbox } from '../mailbox/store.ts';
import { createTokens } from '../oauth/tokens.ts';
import { type SmtpStandIn, startSmtp } from './server.ts';

let smtp: SmtpStandIn | undefined;
afterEach(() => smtp?.close());

async function start() {
  const mailbox = createMailbox(openJournal(undefined), {});
  const faults = createFaults(1);
  const tokens = createTokens(1);
  smtp = await startSmtp({ mailbox, faults, tokens, host: '127.0.0.1', port: 0 });
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtp.port,
    auth: { user: 'anybody', pass: 'anything' },
    ignoreTLS: true,
    socketTimeout: 2_000,
  });
  const send = (more: object = {}) =>
    transport.sendMail({
      from: 'Zoë <zoe@seller.test>',
      to: 'Sales@Brand.test',
      subject: 'Grüße',
      text: 'x',
      ...more,
    });
  return { mailbox, faults, send, state: smtp.state };
}

describe('the mail server', () => {
  it('delivers into the mailbox, with everything decoded', async () => {
    const { mailbox, send, state } = await start();
    const { messageId } = await send({
      text: 'Ünïcode line that is long enough to be folded by any encoder that folds at seventy-six columns',
      html: '<p>schön</p>',
      attachments: [{ filename: 'liste.csv', content: 'a,b' }],
      headers: { 'List-Unsubscribe': '<http://localhost:3000/u/1>' },
    });
    const [arrival] = mailbox.list({ to: 'sales@brand.test', limit: 1 });
    expect(arrival).toMatchObject({ from: 'Zoë <zoe@seller.test>', subject: 'Grüße', messageId });
    const mail = mailbox.open(arrival?.id ?? '');
    expect(mail).toMatchObject({
      to: 'sales@brand.test',
      html: '<p>schön</p>',
      headers: { 'List-Unsubscribe': '<http://localhost:3000/u/1>' },
      attachments: [{ filename: 'liste.csv', type: 'text/csv', size: 3 }],
    });
    expect(mail?.text.trim()).toMatch(/^Ünïcode line .* columns$/);
    expect(state().accepted).toBe(1);
  });

  it('refuses with the code that it is told, and limits with one that means later', async () => {
    const { mailbox, faults, send } = await start();
    faults.change({ smtp: { refuse: 550 } });
    await expect(send()).rejects.toMatchObject({ responseCode: 550 });
    faults.change({ smtp: { refuse: false, limit: true } });
    await expect(send()).rejects.toMatchObject({ responseCode: 452 });
    expect(mailbox.count().received).toBe(0);
  });

  it('can cut the connection before it takes a mail, or after', async () => {
    const { mailbox, faults, send } = await start();
    faults.change({ smtp: { dropRate: 1 } });
    await expect(send()).rejects.toThrow();
    expect(mailbox.count().received).toBe(0);
    faults.change({ smtp: { dropRate: 0, dropAfterAccept: 1 } });
    await expect(send()).rejects.toThrow();
    expect(mailbox.count().received).toBe(1);
  });
});
