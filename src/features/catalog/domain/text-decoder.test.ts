import { expect, it } from 'vitest';
import { createPieceDecoder } from './text-decoder.ts';

function decode(bytes: Uint8Array, piece = bytes.length): string {
  const decoder = createPieceDecoder(bytes.subarray(0, piece));
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += decoder.decode(bytes.subarray(at, at + piece));
  return text + decoder.end();
}

const WORDS = 'Tasse für Tee, 12 €, 🚚, naïve – done';

it.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${WORDS}`)],
  ['UTF-16', Buffer.from(`\uFEFF${WORDS}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${WORDS}`, 'utf16le').swap16()],
])('reads %s, wherever it is cut', (_, bytes) => {
  for (let piece = 2; piece < 9; piece += 1) expect(decode(bytes, piece)).toBe(WORDS);
});

it('reads what Windows saved when it knew no better', () => {
  const bytes = Buffer.from('M\xfcller, 12 \x80, \x93so\x94', 'latin1');
  for (let piece = 1; piece < 9; piece += 1) expect(decode(bytes, piece)).toBe('Müller, 12 €, “so”');
});

it('keeps to UTF-8 where one byte of it is broken', () => {
  const bytes = Buffer.concat([Buffer.from('für Müller '), Buffer.from([0xfc]), Buffer.from(' für')]);
  expect(decode(bytes)).toBe('für Müller \uFFFD für');
});
