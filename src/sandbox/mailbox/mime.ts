import type { Content } from './mail.ts';

interface Part {
  headers: [name: string, value: string][];
  body: Buffer;
}

/** Reads a mail as it came over the wire. */
export function readMime(raw: Buffer): Content {
  const whole = split(raw);
  const content: Content = {
    headers: whole.headers.map(([name, value]) => [name, decodeWords(value)]),
    text: '',
    html: '',
    attachments: [],
  };
  collect(whole, content, 0);
  return content;
}

export const headerOf = (headers: readonly [string, string][], name: string): string | undefined =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1];

function collect(part: Part, into: Content, depth: number): void {
  const type = parameters(headerOf(part.headers, 'content-type') ?? 'text/plain');
  const disposition = parameters(headerOf(part.headers, 'content-disposition') ?? '');
  const boundary = type.get('boundary');
  if (type.value.startsWith('multipart/') && boundary && depth < 10) {
    for (const inner of partsBetween(part.body, boundary)) collect(split(inner), into, depth + 1);
    return;
  }
  const bytes = decodeTransfer(part.body, headerOf(part.headers, 'content-transfer-encoding'));
  const filename = disposition.get('filename') ?? type.get('name');
  const isAttachment = disposition.value === 'attachment' || filename !== undefined;
  if (!isAttachment && type.value === 'text/plain' && !into.text) {
    into.text = decodeCharset(bytes, type.get('charset'));
  } else if (!isAttachment && type.value === 'text/html' && !into.html) {
    into.html = decodeCharset(bytes, type.get('charset'));
  } else if (isAttachment || !type.value.startsWith('text/')) {
    into.attachments.push({
      filename: decodeWords(filename ?? 'unnamed'),
      type: type.value,
      size: bytes.length,
    });
  }
}

const LINE_ENDS = ['\r\n\r\n', '\n\n'] as const;

function split(raw: Buffer): Part {
  const ends = LINE_ENDS.map((end) => ({ at: raw.indexOf(end), length: end.length })).filter(
    ({ at }) => at >= 0,
  );
  const end = ends.sort((a, b) => a.at - b.at)[0] ?? { at: raw.length, length: 0 };
  // Headers are ASCII by the standard; what isn't is UTF-8 by RFC 6532.
  const lines = raw
    .toString('utf8', 0, end.at)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
  });
  return { headers, body: raw.subarray(end.at + end.length) };
}

function partsBetween(body: Buffer, boundary: string): Buffer[] {
  const parts: Buffer[] = [];
  const mark = Buffer.from(`--${boundary}`);
  let start = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== 10) continue;
    if (start >= 0) parts.push(body.subarray(start, withoutLineEnd(body, at)));
    if (body.toString('latin1', at + mark.length, at + mark.length + 2) === '--') return parts;
    start = body.indexOf(10, at) + 1;
    if (start === 0) return parts;
  }
  // A mail that was cut short still has its last part.
  if (start >= 0) parts.push(body.subarray(start));
  return parts;
}

const withoutLineEnd = (body: Buffer, at: number): number =>
  at >= 2 && body[at - 2] === 13 ? at - 2 : Math.max(0, at - 1);

function decodeTransfer(body: Buffer, encoding: string | undefined): Buffer {
  switch (encoding?.toLowerCase().trim()) {
    case 'base64':
      return Buffer.from(body.toString('latin1'), 'base64');
    case 'quoted-printable':
      return unquote(body.toString('latin1').replace(/=[ \t]*\r?\n/g, ''));
    default:
      return body;
  }
}

const unquote = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

function decodeCharset(bytes: Buffer, charset = 'utf-8'): string {
  try {
    const decoder = new TextDecoder(charset);
    // In one go, Node 24 takes windows-1252 for Latin-1 and loses its quotes, dashes and the euro sign.
    return decoder.decode(bytes, { stream: true }) + decoder.decode();
  } catch {
    return bytes.toString('latin1');
  }
}

const WORD = /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([QqBb])\?([^?]*)\?=/;
const WORDS = new RegExp(`${WORD.source}(?:[ \\t]+${WORD.source})*`, 'g');

/** "=?utf-8?Q?Caf=C3=A9?=" → "Café". Neighbours are joined as bytes first: a character may be cut between them. */
export function decodeWords(value: string): string {
  return value.replace(WORDS, (run) => {
    const words = run.split(/[ \t]+/).flatMap((word) => {
      const [, charset = 'utf-8', encoding = 'Q', text = ''] = WORD.exec(word) ?? [];
      const bytes =
        encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : unquote(text.replaceAll('_', ' '));
      return [{ charset: charset.toLowerCase(), bytes }];
    });
    const joined: typeof words = [];
    for (const word of words) {
      const last = joined.at(-1);
      if (last?.charset === word.charset) last.bytes = Buffer.concat([last.bytes, word.bytes]);
      else joined.push({ ...word });
    }
    return joined.map(({ bytes, charset }) => decodeCharset(bytes, charset)).join('');
  });
}

/** `text/plain; charset="utf-8"; name*0*=utf-8''a%20; name*1*=b` and its like (RFC 2231). */
function parameters(header: string): { value: string; get(name: string): string | undefined } {
  const [value = '', ...rest] = header.match(/(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? [];
  const given = new Map<string, string>();
  for (const piece of rest) {
    const equals = piece.indexOf('=');
    if (equals < 0) continue;
    const text = piece.slice(equals + 1).trim();
    given.set(
      piece.slice(0, equals).trim().toLowerCase(),
      text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text,
    );
  }
  const continued = (name: string): string | undefined => {
    let joined = '';
    let encoded = false;
    for (let index = 0; ; index += 1) {
      const piece = given.get(`${name}*${index}`) ?? given.get(`${name}*${index}*`);
      if (piece === undefined) return joined ? (encoded ? decodeExtended(joined) : joined) : undefined;
      encoded ||= given.has(`${name}*${index}*`);
      joined += piece;
    }
  };
  return {
    value: value.trim().toLowerCase(),
    get: (name) => {
      const extended = given.get(`${name}*`);
      return given.get(name) ?? (extended === undefined ? continued(name) : decodeExtended(extended));
    },
  };
}

function decodeExtended(text: string): string {
  const [charset = 'utf-8', , encoded = text] = text.split("'");
  return decodeCharset(unquote(encoded.replace(/%([0-9A-Fa-f]{2})/g, '=$1')), charset);
}
