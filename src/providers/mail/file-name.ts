const MAX_LENGTH = 150;

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['text/csv', 'csv'],
  ['text/plain', 'txt'],
  ['text/html', 'html'],
  ['text/calendar', 'ics'],
  ['application/vnd.ms-excel', 'xls'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/zip', 'zip'],
  ['message/rfc822', 'eml'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
]);

const NAMES: ReadonlyMap<string, string> = new Map([
  ['text/calendar', 'invitation'],
  ['message/rfc822', 'forwarded-mail'],
]);

/** A name that can be shown and saved: no folders, no control or direction marks, and never empty. */
export function fileNameOf(given: string | null, contentType: string, index: number): string {
  const name = (given ?? '')
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}"<>|:*?]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  if (name === '')
    return `${NAMES.get(contentType) ?? 'attachment'}-${index + 1}.${EXTENSIONS.get(contentType) ?? 'bin'}`;
  if (name.length <= MAX_LENGTH) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, MAX_LENGTH - ending.length)}${ending}`;
}
