/** One part of a multipart form, its bytes as they came: SendGrid sends texts in the mail's own charset. */
export interface FormSection {
  name: string;
  filename: string | null;
  contentType: string | null;
  content: Buffer;
}

const MOST_SECTIONS = 300;
const LONGEST_HEAD = 10_000;

/** Null where the body isn't the form that its content type promises. */
export function formSections(contentType: string, body: Buffer): FormSection[] | null {
  const boundary = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!/^multipart\/form-data/i.test(contentType) || !mark) return null;
  const line = Buffer.from(`--${mark}`);
  const sections: FormSection[] = [];
  let at = lineStart(body, line, 0);
  while (at >= 0 && sections.length < MOST_SECTIONS) {
    const begin = afterLine(body, at + line.length);
    const next = lineStart(body, line, begin);
    if (next < 0) break;
    const section = sectionIn(body.subarray(begin, next));
    if (section) sections.push(section);
    at = next;
  }
  return sections.length > 0 ? sections : null;
}

/** The next place where the mark stands at the beginning of a line. */
function lineStart(body: Buffer, mark: Buffer, from: number): number {
  let at = body.indexOf(mark, from);
  while (at > 0 && body[at - 1] !== 0x0a) at = body.indexOf(mark, at + 1);
  return at;
}

const afterLine = (body: Buffer, from: number): number => {
  const end = body.indexOf(0x0a, from);
  return end < 0 ? body.length : end + 1;
};

function sectionIn(bytes: Buffer): FormSection | null {
  const head = /\r?\n\r?\n/.exec(bytes.subarray(0, LONGEST_HEAD).toString('latin1'));
  if (!head) return null;
  const lines = bytes.subarray(0, head.index).toString('utf8');
  const name = /;\s*name="([^"\r\n]{1,300})"/i.exec(lines)?.[1];
  if (!name) return null;
  const end = /\r?\n$/.exec(bytes.subarray(-2).toString('latin1'))?.[0].length ?? 0;
  return {
    name,
    filename: /;\s*filename="([^"\r\n]*)"/i.exec(lines)?.[1] ?? null,
    contentType: /^content-type:\s*([^\r\n]+)/im.exec(lines)?.[1]?.trim() ?? null,
    content: bytes.subarray(head.index + head[0].length, bytes.length - end),
  };
}
