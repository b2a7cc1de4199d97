/** What Windows writes at 0x80 to 0x9F; those code points themselves are control characters that nobody types. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Without the bytes that only broken mail has, and with the quotes and dashes that Latin-1 can't name. */
export const cleaned = (text: string): string =>
  text
    .replace(/[\u0080-\u009f]/g, (character) => WINDOWS[character.charCodeAt(0) - 0x80] ?? character)
    .replaceAll('\0', '')
    .toWellFormed();

/** On one line and in the order in which it was typed: marks that turn text around make a name look like another. */
export const inOrder = (line: string): string =>
  line
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Decoded in the charset named, or what it evidently is; a charset that nobody knows is read as what it looks like. */
export function textOf(bytes: Uint8Array, charset?: string): string {
  const label = (charset ?? '').trim().toLowerCase();
  try {
    if (label !== '' && !/^(us-)?ascii$/.test(label))
      return cleaned(whole(new TextDecoder(ALIASES.get(label) ?? label), bytes));
  } catch {
    // Fall through: the label is no charset.
  }
  try {
    return cleaned(whole(new TextDecoder('utf-8', { fatal: true }), bytes));
  } catch {
    const guessed = new TextDecoder('utf-8').decode(bytes);
    const broken = guessed.match(/\ufffd/g)?.length ?? 0;
    const sound = guessed.match(/[\u0080-\ufffc]/g)?.length ?? 0;
    // A character that was cut in two somewhere is no reason to lose all others.
    return sound > broken ? cleaned(guessed) : cleaned(whole(new TextDecoder('windows-1252'), bytes));
  }
}

/** In two pieces: decoding Windows-1252 at one go leaves 0x80 to 0x9F as they are. */
const whole = (decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string =>
  decoder.decode(bytes, { stream: true }) + decoder.decode();

const ALIASES: ReadonlyMap<string, string> = new Map([
  ['utf-7', 'utf-8'],
  ['utf8mb4', 'utf-8'],
  ['iso-8859-8-i', 'iso-8859-8'],
  ['cp1252', 'windows-1252'],
  ['cp-850', 'windows-1252'],
  ['cp850', 'windows-1252'],
  ['gb2312', 'gbk'],
  ['cp932', 'shift_jis'],
  ['ks_c_5601-1987', 'euc-kr'],
]);

/**
 * A mail file as a parser expects it: without the line that mailbox files put before it, and in UTF-8 where it holds
 * other bytes than that and names no charset that could explain them.
 */
export function asReadable(raw: Uint8Array): Uint8Array {
  const bytes = withoutMboxLine(raw);
  if (isAscii(bytes)) return bytes;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (/charset\s*=\s*"?(?!us-ascii|ascii|utf-?8)[a-z]/i.test(text.toString('latin1'))) return bytes;
  return isUtf8(bytes) ? bytes : Buffer.from(textOf(bytes));
}

function withoutMboxLine(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (bytes[start] === 0x0a || bytes[start] === 0x0d) start += 1;
  const opening = Buffer.from(bytes.subarray(start, start + 6)).toString('latin1');
  if (!/^>?From /.test(opening)) return bytes.subarray(start);
  const end = bytes.indexOf(0x0a, start);
  return end < 0 ? bytes.subarray(start) : bytes.subarray(end + 1);
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
