import { legacyCharset } from './legacy-charset.ts';

/** Turns bytes into text, piece by piece. */
export interface PieceDecoder {
  decode(piece: Uint8Array): string;
  /** What was left of a character at the end. */
  end(): string;
}

/**
 * UTF-8, or UTF-16 with its mark or by its first letters, or what Windows saved when it knew neither. Whoever saves
 * like that writes ASCII up to the first letter beyond it, so that the encoding shows where it first matters; a file in
 * which letters beyond ASCII have been read as UTF-8 stays UTF-8, and one broken byte stays one broken letter.
 */
export function createPieceDecoder(firstPiece: Uint8Array): PieceDecoder {
  const [one, two, three, four] = firstPiece;
  if (one === 0xff && two === 0xfe) return streaming(new TextDecoder('utf-16le'));
  if (one === 0xfe && two === 0xff) return streaming(new TextDecoder('utf-16be'));
  if (one && two === 0 && three && four === 0) return streaming(new TextDecoder('utf-16le'));
  if (one === 0 && two && three === 0 && four) return streaming(new TextDecoder('utf-16be'));
  const declared = declaredIn(firstPiece);
  return declared ? streaming(declared) : utf8OrWindows();
}

const DECLARED_WITHIN = 4_096;

/** What a page or an XML file says of its own letters. Those that say UTF-8 aren't believed without a look. */
function declaredIn(bytes: Uint8Array): InstanceType<typeof TextDecoder> | null {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARED_WITHIN));
  if (!/^[\s\u00ef\u00bb\u00bf]*</.test(start)) return null;
  const label = /<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)|<meta[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)/i
    .exec(start)
    ?.slice(1)
    .find(Boolean);
  if (!label || /^utf|^unicode/i.test(label)) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

const streaming = (decoder: InstanceType<typeof TextDecoder>): PieceDecoder => ({
  decode: (piece) => decoder.decode(piece, { stream: true }),
  end: () => decoder.decode(),
});

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

function utf8OrWindows(): PieceDecoder {
  const ascii = new TextDecoder('utf-8');
  let settled: PieceDecoder | undefined;
  let tail = new Uint8Array();

  /** Where the last whole character ends: at most three bytes are held back. */
  const wholeEnd = (bytes: Uint8Array): number => {
    for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
      const byte = bytes[bytes.length - back] ?? 0;
      if (byte < 0x80) return bytes.length;
      if (byte >= 0xc0)
        return byte >= 0xf0 || back < (byte >= 0xe0 ? 3 : 2) ? bytes.length - back : bytes.length;
    }
    return bytes.length;
  };

  /** The first letter beyond ASCII tells: from there on it is the one or the other, whatever comes. */
  const choose = (bytes: Uint8Array): PieceDecoder =>
    streaming(new TextDecoder(hasUtf8Letters(bytes) ? 'utf-8' : legacyCharset(bytes)));

  return {
    decode: (piece) => {
      if (settled) return settled.decode(piece);
      const bytes = tail.length > 0 ? Buffer.concat([tail, piece]) : piece;
      const end = wholeEnd(bytes);
      tail = Uint8Array.from(bytes.subarray(end));
      const whole = bytes.subarray(0, end);
      if (isAscii(whole)) return ascii.decode(whole);
      settled = choose(whole);
      const text = settled.decode(whole) + settled.decode(tail);
      tail = new Uint8Array();
      return text;
    },
    end: () => {
      settled ??= choose(tail);
      const text = settled.decode(tail) + settled.end();
      tail = new Uint8Array();
      return text;
    },
  };
}

/** Two or three bytes in a row that UTF-8 would write and Windows-1252 hardly: "Ã¼" is no word's part. */
function hasUtf8Letters(bytes: Uint8Array): boolean {
  let letters = 0;
  let others = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1;
    const rest = bytes.subarray(at + 1, at + length);
    if (length > 1 && rest.length === length - 1 && rest.every((next) => next >= 0x80 && next < 0xc0)) {
      letters += 1;
      at += length - 1;
    } else others += 1;
  }
  return letters > others;
}
