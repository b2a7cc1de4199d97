import { expect, it } from 'vitest';
import { doubtOfMailServerTls } from './mail-server-tls.ts';

const doubt = (fault: string) =>
  doubtOfMailServerTls({ fault, server: 'Your mail server', plainScheme: 'smtp://' });

it.each([
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'has expired'],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    "Hostname/IP does not match certificate's altnames: Host: a. is not in the cert's altnames: DNS:b",
    'is for another name',
  ],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'comes from nobody who can be trusted'],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'unable to verify the first certificate',
    'comes from nobody who can be trusted',
  ],
  [
    'ERR_SSL_WRONG_VERSION_NUMBER',
    '80A8:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number',
    'may have to begin with smtp://.',
  ],
  [
    'ERR_SSL_PACKET_LENGTH_TOO_LONG',
    '80A8:error:0A0000C6:SSL routines:tls_get_more_records:packet length too long',
    'may have to begin with smtp://.',
  ],
])('says the same of %s, told by its code or in the library’s words', (code, words, sentence) => {
  expect(doubt(code)).toContain(sentence);
  expect(doubt(words)).toBe(doubt(code));
});

it('says nothing of a line that broke', () => {
  expect(doubt('ECONNRESET')).toBeNull();
  expect(doubt('The mail server closed the connection')).toBeNull();
});
