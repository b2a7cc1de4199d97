/** Fewer letters beyond ASCII tell nothing of whose they are. */
const LEAST_LETTERS = 6;
const LOOKED_AT = 64 * 1024;

/**
 * The encoding of text from before UTF-8: that of the Windows on which it was saved. The letters of Western Europe
 * stand one by one among ASCII, those of others next to each other; which others shows in the letters that their words
 * are mostly made of. Where nothing shows, it is Western Europe's, as most of such files are.
 */
export function legacyCharset(bytes: Uint8Array): string {
  const seen = bytes.subarray(0, LOOKED_AT);
  const high = seen.filter((byte) => byte >= 0x80);
  if (high.length < LEAST_LETTERS) return WESTERN;
  const kana = shareIn(seen, 'shift_jis', /[\u3040-\u30ff]/gu);
  if (kana > 0.15) return 'shift_jis';
  // A letter among ASCII makes a run of one: words in these languages are longer.
  if (high.length / runsOf(seen) < 2) return WESTERN;
  if (shareIn(seen, 'euc-kr', /\p{Script=Hangul}/gu) > 0.8) return 'euc-kr';
  const [simplified, traditional] = [
    commonIn(seen, 'gb18030', isCommonGb),
    commonIn(seen, 'big5', isCommonBig5),
  ];
  if (Math.max(simplified, traditional) > 0.6) return simplified >= traditional ? 'gb18030' : 'big5';
  const shareOf = (...letters: number[]) =>
    high.filter((byte) => letters.includes(byte)).length / high.length;
  // а and о, α and ο: every tenth letter at least.
  if (shareOf(0xe0, 0xee) > 0.1) return 'windows-1251';
  if (shareOf(0xe1, 0xef) > 0.1) return 'windows-1253';
  return WESTERN;
}

const WESTERN = 'windows-1252';

function textIn(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** How many of the letters beyond ASCII are of a kind, if the bytes are text of that encoding at all. */
function shareIn(bytes: Uint8Array, charset: string, kind: RegExp): number {
  const text = textIn(bytes, charset);
  const letters = text?.match(/\P{ASCII}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text?.match(kind)?.length ?? 0) / letters;
}

const runsOf = (bytes: Uint8Array): number =>
  bytes.reduce((runs, byte, at) => runs + (byte >= 0x80 && (bytes[at - 1] ?? 0) < 0x80 ? 1 : 0), 0);

type IsCommon = (lead: number, trail: number) => boolean;

/** Where the two encodings keep the signs that are used most. */
const isCommonGb: IsCommon = (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1;
const isCommonBig5: IsCommon = (lead) => lead >= 0xa4 && lead <= 0xc6;

function commonIn(bytes: Uint8Array, charset: string, isCommon: IsCommon): number {
  if (textIn(bytes, charset) === null) return 0;
  let pairs = 0;
  let common = 0;
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2);
    if (lead < 0x80) continue;
    pairs += 1;
    if (isCommon(lead, trail)) common += 1;
    at += 1;
  }
  return pairs === 0 ? 0 : common / pairs;
}
