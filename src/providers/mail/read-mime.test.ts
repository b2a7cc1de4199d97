import { describe, expect, it } from 'vitest';
import { readMime } from './read-mime.ts';

const mail = (text: string, encoding: BufferEncoding = 'utf8') =>
  readMime(Buffer.from(text.replaceAll('\n', '\r\n'), encoding));

const HEAD = `From: "Kim Reyes" <Kim@Brand.test>
To: Ann <ann@shop.test>, desk@shop.test
Cc: boss@shop.test
Subject: =?utf-8?Q?Caf=C3=A9?= prices
Date: Mon, 1 Jun 2026 10:00:00 +0200 (CEST)
Message-ID: <reply@brand.test>
In-Reply-To: <ours@shop.test>
References: <first@shop.test> <ours@shop.test>
MIME-Version: 1.0
`;

describe('a mail', () => {
  it('is read with its head, its body and its attachments', async () => {
    const read = await mail(`Return-Path: <bounces@brand.test>
${HEAD}Content-Type: multipart/mixed; boundary=b

--b
Content-Type: multipart/alternative; boundary=c

--c
Content-Type: text/plain; charset=utf-8

Yes.
--c
Content-Type: text/html; charset=utf-8

<p>Yes.</p>
--c--
--b
Content-Type: text/csv; name="../../list.csv"
Content-Disposition: attachment; filename="../../list.csv"
Content-Transfer-Encoding: base64

QSxCCjEsMgo=
--b
Content-Type: image/png
Content-Disposition: inline
Content-ID: <logo@brand.test>
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--b--
`);
    expect(read).toMatchObject({
      messageId: '<reply@brand.test>',
      inReplyTo: '<ours@shop.test>',
      references: ['<first@shop.test>', '<ours@shop.test>'],
      from: { name: 'Kim Reyes', email: 'kim@brand.test' },
      to: ['ann@shop.test', 'desk@shop.test', 'boss@shop.test'],
      envelopeFrom: 'bounces@brand.test',
      subject: 'Café prices',
      date: new Date('2026-06-01T08:00:00Z'),
      text: 'Yes.\n',
      html: '<p>Yes.</p>\n',
    });
    expect(read.attachments).toMatchObject([
      { filename: 'list.csv', contentType: 'text/csv', size: 8, isInline: false, contentId: null },
      { filename: 'attachment-2.png', isInline: true, contentId: 'logo@brand.test' },
    ]);
    expect(Buffer.from(read.attachments[0]?.content ?? []).toString()).toBe('A,B\n1,2\n');
    expect(read.headers[0]).toEqual({ name: 'return-path', value: '<bounces@brand.test>' });
  });

  it('that reports on another keeps the two apart', async () => {
    const read = await mail(`Return-Path: <>
From: mailer-daemon@mx.test
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b

Not delivered.
--b
Content-Type: message/delivery-status

Final-Recipient: rfc822; one@brand.test
--b
Content-Type: message/rfc822

Subject: Ours

Our own words
--b--
`);
    expect(read.envelopeFrom).toBe('');
    expect(read.text?.trim()).toBe('Not delivered.');
    expect(read.parts.map(({ contentType }) => contentType)).toEqual([
      'message/delivery-status',
      'message/rfc822',
    ]);
    expect(read.parts[1]?.content).toContain('Our own words');
    expect(read.attachments).toEqual([]);
  });

  it.each([
    ['windows-1252', 'latin1', 'It\x92s 5 \x80', 'It’s 5 €'],
    ['iso-8859-1', 'latin1', 'Gr\xfc\xdfe \x96 ok', 'Grüße – ok'],
    ['x-nobody-knows', 'latin1', 'Gr\xfc\xdfe', 'Grüße'],
  ] as const)('in %s is read as it was written', async (charset, encoding, bytes, text) => {
    const read = await mail(`${HEAD}Content-Type: text/plain; charset=${charset}\n\n${bytes}\n`, encoding);
    expect(read.text?.trim()).toBe(text);
  });

  it('that passes another on brings it as a file', async () => {
    const read = await mail(`${HEAD}Content-Type: multipart/mixed; boundary=b

--b
Content-Type: message/rfc822

From: boss@brand.test
Subject: Tell them yes

Yes.
--b--
`);
    expect(read.text).toBeNull();
    expect(read.attachments).toMatchObject([
      { filename: 'forwarded-mail-1.eml', contentType: 'message/rfc822' },
    ]);
  });

  it('keeps its umlauts where one character of it was cut in two', async () => {
    const cut = Buffer.concat([
      Buffer.from(`${HEAD}Content-Type: text/plain; charset=utf-8\n\nGrüße aus Köln, 5 €, `),
      Buffer.from([0xc3]),
      Buffer.from('.\n'),
    ]);
    expect((await readMime(cut)).text).toContain('Grüße aus Köln, 5 €, ');
  });

  it('has a name and a subject that read in the order in which they stand', async () => {
    const read = await mail(
      'From: "Kim \u202eyeR" <kim@brand.test>\nSubject: Re:\u2066 \u202egpj.exe\u202c\n\nHi\n',
    );
    expect(read).toMatchObject({ from: { name: 'Kim yeR' }, subject: 'Re: gpj.exe' });
  });

  it('that names no charset is read as what it looks like', async () => {
    expect((await mail(`${HEAD}\nGr\xfc\xdfe`, 'latin1')).text?.trim()).toBe('Grüße');
    expect((await mail(`${HEAD}\nGrüße`)).text?.trim()).toBe('Grüße');
  });

  it('from a mailbox file is read without the line above it', async () => {
    expect((await mail(`From MAILER-DAEMON Mon Jun  1 10:00:00 2026\n${HEAD}\nHello`)).subject).toBe(
      'Café prices',
    );
  });

  it('whose parts have lost their borders is read as one text', async () => {
    const read = await mail(`${HEAD}Content-Type: multipart/report; boundary=lost\n\nAll that is left.\n`);
    expect(read.text?.trim()).toBe('All that is left.');
  });

  it.each(['', '--b\nContent-Type: text/plain\n\n\n'])(
    'that says nothing between its borders is read as one that says nothing (%#)',
    async (parts) => {
      const read = await mail(`${HEAD}Content-Type: multipart/mixed; boundary="b"\n\n${parts}--b--\n`);
      expect(read).toMatchObject({ text: null, html: null, attachments: [] });
    },
  );

  it.each([
    ['nothing', ''],
    ['noise', '\u0000\u0001\u0002'],
    ['a body without a head', 'Hello there, this is no mail at all'],
    ['broken words in its head', 'Subject: =?utf-8?B?%%%?=\nFrom: =?nope?Q?=FF?= <<a@b>>\n\nHi'],
    ['a head without end', `Subject: ${'x'.repeat(2_000_000)}`],
    [
      'parts within parts',
      Array.from(
        { length: 300 },
        (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`,
      ).join(''),
    ],
    [
      'thousands of parts',
      `Content-Type: multipart/mixed; boundary=b\n\n${'--b\nContent-Type: application/x\n\nx\n'.repeat(3_000)}--b--\n`,
    ],
  ])('that is %s is still a mail', async (_what, text) => {
    const read = await mail(text);
    expect(read.attachments.length).toBeLessThanOrEqual(100);
    expect(Array.isArray(read.headers)).toBe(true);
  });
});

describe('half a million short lines', () => {
  const lines = Array.from({ length: 500_000 }, (_, at) => `${at}`);

  it('are read in no time to speak of, whole and in their order', async () => {
    const begin = performance.now();
    const { text } = await readMime(Buffer.from(`From: a@b.test\nSubject: x\n\n${lines.join('\n')}\n`));
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(text?.split('\n').slice(0, 200_000)).toEqual(lines.slice(0, 200_000));
  });

  it('stay the same bytes in a file that came as it is', async () => {
    const head = 'From: a@b.test\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/csv\n';
    const disposition = 'Content-Disposition: attachment; filename=list.csv\n\n';
    const raw = `${head}${disposition}${lines.slice(0, 50_000).join('\n')}\n--x--\n`;
    const { attachments } = await readMime(Buffer.from(raw));
    expect(
      Buffer.from(attachments[0]?.content ?? [])
        .toString()
        .trim()
        .split('\n'),
    ).toEqual(lines.slice(0, 50_000));
  });
});
