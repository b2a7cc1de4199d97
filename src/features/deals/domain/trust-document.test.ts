import { expect, it } from 'vitest';
import { documentFileName, documentTypeOf, isAskedFor, TRUST_KINDS } from './trust-document.ts';

it('a file is what its first bytes say, whatever it is called', () => {
  expect(documentTypeOf(Buffer.from('%PDF-1.7\n'))).toEqual({ type: 'application/pdf', extension: 'pdf' });
  expect(documentTypeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))?.type).toBe('image/jpeg');
  expect(documentTypeOf(Buffer.from('<script>alert(1)</script>'))).toBeNull();
  expect(documentTypeOf(Buffer.from('MZ'))).toBeNull();
  expect(documentTypeOf(new Uint8Array())).toBeNull();
});

it('its name can neither leave a folder nor break a header, and ends as its bytes say', () => {
  expect(documentFileName('../../etc/passwd', 'pdf')).toBe('etc passwd.pdf');
  expect(documentFileName('cert"\r\nX-Evil: 1.PDF', 'pdf')).toBe('cert X-Evil 1.pdf');
  expect(documentFileName('résumé.exe', 'png')).toBe('résumé.exe.png');
  expect(documentFileName('...', 'jpg')).toBe('document.jpg');
  expect(documentFileName('x'.repeat(500), 'pdf')).toHaveLength(124);
});

it('only what a brand asked for answers it', () => {
  expect(isAskedFor('tax_id', ['w9'])).toBe(true);
  expect(isAskedFor('references', ['w9', 'resale_certificate'])).toBe(false);
  expect(TRUST_KINDS.filter((kind) => isAskedFor(kind, []))).toEqual([]);
});
