import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMime } from '../mail/read-mime.ts';
import { createSendgridInboundReader } from './inbound-reader.ts';

const reader = createSendgridInboundReader(readMime);
const TYPE = 'multipart/form-data; boundary=xYzZY';

const post = (...sections: [head: string, content: string | Buffer][]) => ({
  headers: { 'content-type': TYPE },
  receivedAt: new Date(),
  body: Buffer.concat([
    ...sections.flatMap(([head, content]) => [
      Buffer.from(`--xYzZY\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--xYzZY--\r\n'),
  ]),
});

const HEADERS =
  'From: Kim <kim@brand.test>\nSubject: Re: Hello\nMessage-ID: <r@brand.test>\nContent-Type: multipart/mixed; boundary=gone\n';
const ENVELOPE = '{"to":["reply+x@in.shop.test"],"from":"kim@brand.test"}';

describe('an inbound post', () => {
  it('is read in the charset of each of its texts, with its attachments', async () => {
    const read = await reader.read(
      post(
        ['name="headers"', HEADERS],
        ['name="text"', Buffer.from('Gr\xfc\xdfe, 5 \x80', 'latin1')],
        ['name="html"', '<p>Grüße</p>'],
        ['name="charsets"', '{"text":"windows-1252","html":"UTF-8"}'],
        ['name="envelope"', ENVELOPE],
        [
          'name="attachment-info"',
          '{"attachment2":{"filename":"logo.png","type":"image/png","content-id":"<logo>"}}',
        ],
        [
          'name="attachment1"; filename="Preis\u200bliste ü.csv"\r\nContent-Type: text/csv',
          Buffer.from([0x41, 0x0d, 0x0a, 0x80, 0x00]),
        ],
        ['name="attachment2"; filename="logo.png"\r\nContent-Type: image/png', 'png'],
      ),
    );
    if ('refused' in read) throw new Error(read.refused);
    expect(read.envelopeTo).toEqual(['reply+x@in.shop.test']);
    expect(read.mail).toMatchObject({
      messageId: '<r@brand.test>',
      from: { name: 'Kim', email: 'kim@brand.test' },
      envelopeFrom: 'kim@brand.test',
      subject: 'Re: Hello',
      attachments: [
        { contentType: 'text/csv', size: 5, isInline: false },
        { filename: 'logo.png', isInline: true, contentId: 'logo' },
      ],
    });
    expect(read.mail.text?.trim()).toBe('Grüße, 5 €');
    expect(read.mail.html?.trim()).toBe('<p>Grüße</p>');
    expect([...(read.mail.attachments[0]?.content ?? [])]).toEqual([0x41, 0x0d, 0x0a, 0x80, 0x00]);
  });

  it('may hold the whole mail as it came', async () => {
    const raw = 'From: kim@brand.test\r\nSubject: Raw\r\n\r\nHello';
    const read = await reader.read(
      post(['name="email"', raw], ['name="envelope"', '{"to":["a@b.test"],"from":""}']),
    );
    expect(read).toMatchObject({
      mail: { subject: 'Raw', text: 'Hello\n', envelopeFrom: '' },
      envelopeTo: ['a@b.test'],
    });
  });

  it('brings reports as parts, though they are posted as files', async () => {
    const read = await reader.read(
      post(
        ['name="headers"', 'From: mailer-daemon@mx.test\nSubject: Failure\n'],
        ['name="text"', 'Not delivered'],
        ['name="envelope"', '{"to":["a@b.test"],"from":""}'],
        [
          'name="attachment1"; filename=""\r\nContent-Type: message/delivery-status',
          'Final-Recipient: rfc822; x@brand.test',
        ],
      ),
    );
    expect(read).toMatchObject({
      mail: {
        parts: [{ contentType: 'message/delivery-status', content: 'Final-Recipient: rfc822; x@brand.test' }],
      },
    });
  });

  it('brings mails that are attached as mails', async () => {
    const enclosed = 'From: Tom <tom@nordkap.com>\r\nSubject: Re: Wholesale\r\n\r\nOur minimum is $750.\r\n';
    const read = await reader.read(
      post(
        ['name="headers"', HEADERS],
        ['name="text"', 'See below'],
        ['name="attachment-info"', '{"attachment1":{"filename":"Re Wholesale.eml","type":"message/rfc822"}}'],
        ['name="attachment1"; filename="Re Wholesale.eml"\r\nContent-Type: message/rfc822', enclosed],
      ),
    );
    expect(read).toMatchObject({
      mail: {
        enclosed: [
          { from: { email: 'tom@nordkap.com' }, subject: 'Re: Wholesale', text: 'Our minimum is $750.\n' },
        ],
      },
    });
  });

  it('is refused where it is no form, or holds no mail', async () => {
    const json = {
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{}'),
      receivedAt: new Date(),
    };
    expect(await reader.read(json)).toEqual({ refused: 'The post is not a form.' });
    expect(await reader.read({ ...json, headers: { 'content-type': TYPE } })).toHaveProperty('refused');
    expect(await reader.read(post(['name="dkim"', 'none']))).toEqual({ refused: 'The form holds no mail.' });
  });
});

const data = process.env.LINESHEET_DATA_DIR;
it.skipIf(!data)('reads SendGrid’s own posts (LINESHEET_DATA_DIR)', async () => {
  const read = async (name: string) => {
    const file = await readFile(join(data ?? '', 'sendgrid/inbound', name));
    const body = file.subarray(file.indexOf('--xYzZY'));
    const found = await reader.read({ headers: { 'content-type': TYPE }, body, receivedAt: new Date() });
    if ('refused' in found) throw new Error(`${name}: ${found.refused}`);
    return found.mail;
  };
  const fixtures = 'multi_mail/spec/fixtures/sendgrid';
  expect(await read('default_data.txt')).toMatchObject({ subject: 'Inbound Parse Test Data' });
  expect((await read('raw_data_with_attachments.txt')).attachments).toMatchObject([
    { filename: 'TwilioSendGrid.jpg' },
  ]);
  expect(await read(`${fixtures}/encoding.txt`)).toMatchObject({ subject: 'Hello €', text: 'World €\n' });
  expect((await read(`${fixtures}/valid.txt`)).attachments).toHaveLength(4);
});
