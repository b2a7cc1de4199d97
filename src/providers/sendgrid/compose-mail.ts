import { randomUUID } from 'node:crypto';
import type { FormSection } from './form-sections.ts';

/** The parsed form, put together again as a mail, so that one reader reads all mail alike. */
export function composeMail(sections: readonly FormSection[]): Buffer {
  const boundary = `linesheet-${randomUUID()}`;
  const field = (name: string) =>
    sections.find((section) => section.name === name && section.filename === null);
  const charsets = jsonObject(field('charsets')?.content);
  const bodies = (['text', 'html'] as const).flatMap((name) => {
    const content = field(name)?.content;
    if (!content || content.length === 0) return [];
    const charset = token(charsets[name]) || 'utf-8';
    return [
      part(
        boundary,
        `text/${name === 'text' ? 'plain' : 'html'}; charset="${charset}"`,
        ['Content-Transfer-Encoding: 8bit'],
        content,
      ),
    ];
  });
  const info = jsonObject(field('attachment-info')?.content);
  const contentIds = jsonObject(field('content-ids')?.content);
  const files = sections
    .filter(({ name }) => /^attachment\d+$/.test(name))
    .map((file) => attached(boundary, file, jsonObject(info[file.name]), contentIds));
  return Buffer.concat([
    Buffer.from(
      `${headOf(field)}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`,
    ),
    ...alternatives(boundary, bodies),
    ...files,
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** The mail's own head without the lines on its content, which the form's parts replace. */
function headOf(field: (name: string) => FormSection | undefined): string {
  const unfolded = (field('headers')?.content.toString('utf8') ?? '').replace(/\r?\n[ \t]+/g, ' ');
  const lines = unfolded
    .split(/\r?\n/)
    .filter((line) => line.includes(':') && !/^(content-|mime-version)/i.test(line));
  for (const name of ['from', 'to', 'subject']) {
    const given = field(name)?.content.toString('utf8').replace(/\s+/g, ' ').trim();
    if (given && !lines.some((line) => line.toLowerCase().startsWith(`${name}:`)))
      lines.push(`${name}: ${given}`);
  }
  return lines.join('\r\n');
}

/** Text and HTML say the same thing twice. */
function alternatives(boundary: string, bodies: Buffer[]): Buffer[] {
  if (bodies.length < 2) return bodies;
  const inner = `${boundary}-alternative`;
  const open = `--${boundary}\r\nContent-Type: multipart/alternative; boundary="${inner}"\r\n\r\n`;
  const renamed = bodies.map((body) =>
    Buffer.concat([Buffer.from(`--${inner}`), body.subarray(2 + boundary.length)]),
  );
  return [Buffer.from(open), ...renamed, Buffer.from(`--${inner}--\r\n`)];
}

function attached(
  boundary: string,
  file: FormSection,
  info: Record<string, unknown>,
  contentIds: Record<string, unknown>,
): Buffer {
  const type = file.contentType ?? token(info.type) ?? '';
  const name = file.filename || String(info.filename ?? info.name ?? '');
  const contentId =
    typeof info['content-id'] === 'string'
      ? info['content-id']
      : Object.entries(contentIds).find(([, attachment]) => attachment === file.name)?.[0];
  const encodedName = encodeURIComponent(name).replaceAll("'", '%27');
  const lines = [
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: ${contentId ? 'inline' : 'attachment'}${name ? `; filename*=UTF-8''${encodedName}` : ''}`,
    ...(contentId ? [`Content-ID: <${contentId.replace(/[<>\s]/g, '')}>`] : []),
  ];
  const content = Buffer.from(file.content.toString('base64').replace(/.{76}/g, '$&\r\n'));
  return part(boundary, type.replace(/[\r\n]/g, '') || 'application/octet-stream', lines, content);
}

const part = (boundary: string, type: string, lines: string[], content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: ${type}\r\n${lines.join('\r\n')}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

const token = (value: unknown): string => (typeof value === 'string' ? value.replace(/[^\w./+-]/g, '') : '');

export function jsonObject(value: unknown): Record<string, unknown> {
  try {
    const parsed: unknown = Buffer.isBuffer(value) ? JSON.parse(value.toString('utf8')) : value;
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
