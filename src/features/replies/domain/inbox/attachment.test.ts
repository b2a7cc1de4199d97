import { describe, expect, it } from 'vitest';
import { downloadHeaders, keptAttachments, safeName } from './attachment.ts';

describe('the name of an attachment', () => {
  it.each([
    ['Price List 2026.xlsx', 'Price List 2026.xlsx'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\jo\\list.csv', 'list.csv'],
    ['.htaccess', 'htaccess'],
    ['list\u202efdp.exe', 'listfdp.exe'],
    ['a\r\nb: c.pdf', 'ab_ c.pdf'],
    ['<img src=x>.html', '_img src=x_.html'],
    ['', 'attachment-3'],
    ['...', 'attachment-3'],
  ])('%j is saved as %j', (told, saved) => {
    expect(safeName(told, 2)).toBe(saved);
  });

  it('keeps its ending when it is too long', () => {
    const name = safeName(`${'x'.repeat(400)}.xlsx`, 0);
    expect(name).toHaveLength(150);
    expect(name).toMatch(/x\.xlsx$/);
  });
});

it('goes out as a file to save, never as a page', () => {
  const headers = downloadHeaders({ filename: 'Übersicht "2026".html', contentType: 'text/html' });
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(headers['content-disposition']).toBe(
    `attachment; filename="_bersicht _2026_.html"; filename*=UTF-8''%C3%9Cbersicht%20%222026%22.html`,
  );
  expect(downloadHeaders({ filename: 'a.svg', contentType: 'image/svg+xml' })['content-type']).toBe(
    'application/octet-stream',
  );
  expect(downloadHeaders({ filename: 'a.pdf', contentType: 'application/pdf' })['content-type']).toBe(
    'application/pdf',
  );
});

it('is one of thirty at most, of thirty megabytes together', () => {
  const file = (bytes: number) => ({
    filename: 'a.csv',
    contentType: 'text/csv; charset=utf-8',
    size: bytes,
    content: new Uint8Array(bytes),
    isInline: false,
    contentId: '<a@b>',
  });
  expect(keptAttachments(Array.from({ length: 50 }, () => file(1)))).toHaveLength(30);
  const megabytes = (n: number) => n * 1024 * 1024;
  const kept = keptAttachments([file(megabytes(20)), file(megabytes(20)), file(megabytes(5))]);
  expect(kept.map(({ content }) => content !== null)).toEqual([true, false, true]);
  expect(kept[0]).toMatchObject({ contentType: 'text/csv', contentId: 'a@b', size: megabytes(20) });
});
