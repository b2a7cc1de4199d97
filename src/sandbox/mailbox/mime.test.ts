import { describe, expect, it } from 'vitest';
import { decodeWords, headerOf, readMime } from './mime.ts';

const mail = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1');

describe('headers', () => {
  it.each([
    ['plain', 'plain'],
    ['=?utf-8?Q?Caf=C3=A9_au_lait?=', 'Café au lait'],
    ['=?windows-1252?Q?Hello_=80?=', 'Hello €'],
    ['=?UTF-8?B?w5xiZXI=?= =?UTF-8?B?IHVucw==?=', 'Über uns'],
    // A character whose bytes stand in two words.
    ['=?utf-8?Q?=E2=82?= =?utf-8?Q?=AC?=', '€'],
    ['Re: =?iso-8859-1?Q?Gr=FC=DFe?= from us', 'Re: Grüße from us'],
    ['=?utf-8?Q?one?= two', 'one two'],
    ['=?no-such-charset?Q?=E9?=', 'é'],
  ])('are decoded: %s', (encoded, decoded) => {
    expect(decodeWords(encoded)).toBe(decoded);
  });

  it('are unfolded', () => {
    const { headers } = readMime(mail('Subject: a long', '  subject', 'To: ann@x.test', '', 'body'));
    expect(headerOf(headers, 'subject')).toBe('a long subject');
    expect(headerOf(headers, 'to')).toBe('ann@x.test');
  });
});

describe('bodies', () => {
  it('are read from quoted-printable and base64, each in its charset', () => {
    const { text, html } = readMime(
      mail(
        'Content-Type: multipart/alternative; boundary="=_b"',
        '',
        'preamble',
        '--=_b',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Caf=E9 that goes =',
        'on=20',
        '--=_b',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        'PGI+Y2Fmw6k8L2I+',
        '--=_b--',
        'epilogue',
      ),
    );
    expect(text).toBe('Café that goes on ');
    expect(html).toBe('<b>café</b>');
  });

  it('are found inside nested parts, with the attachments beside them', () => {
    const { text, html, attachments } = readMime(
      mail(
        'Content-Type: multipart/mixed; boundary=outer',
        '',
        '--outer',
        'Content-Type: multipart/alternative; boundary=outer-inner',
        '',
        '--outer-inner',
        'Content-Type: text/plain',
        '',
        'hello',
        '--outer-inner--',
        '--outer',
        "Content-Type: text/csv; name*0*=utf-8''pr%C3%A9cis; name*1*=.csv",
        'Content-Disposition: attachment',
        'Content-Transfer-Encoding: base64',
        '',
        'YSxi',
        '--outer--',
      ),
    );
    expect(text).toBe('hello');
    expect(html).toBe('');
    expect(attachments).toEqual([{ filename: 'précis.csv', type: 'text/csv', size: 3 }]);
  });

  it('are read as far as they go when a mail is cut short', () => {
    const { text } = readMime(
      mail('Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'so far'),
    );
    expect(text).toBe('so far');
  });

  it('are plain text by default', () => {
    expect(readMime(mail('Subject: x', '', 'just text', '')).text).toBe('just text\r\n');
  });
});
