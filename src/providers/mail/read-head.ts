import type { ReceivedMail } from '../../features/replies/ports.ts';
import { decoded, headFrom } from './mail-head.ts';
import { cleaned } from './mail-text.ts';

const MAX_HEAD_BYTES = 64_000;
const MAX_LINE = 2_000;
const WANTED = /^(from|sender|subject)[ \t]*:(.*)$/i;

/** The sender and the subject, read from the first lines alone. Never throws. */
export function readMailHead(raw: Uint8Array): Pick<ReceivedMail, 'from' | 'subject'> {
  const start = Buffer.from(raw.subarray(0, MAX_HEAD_BYTES)).toString('utf8');
  const [head = ''] = start.split(/\r?\n\r?\n/, 1);
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name = '', value = ''] = WANTED.exec(line.slice(0, MAX_LINE)) ?? [];
      return name ? [{ name: name.toLowerCase(), value: cleaned(decoded(value.trim())) }] : [];
    });
  const { from, subject } = headFrom(headers);
  return { from, subject };
}
