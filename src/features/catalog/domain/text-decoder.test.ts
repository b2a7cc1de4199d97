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

it.each([
  ['China', 'c6b7c3fb2cc5fab7a2bcdb0accecc8bbbaa3d1ce2c31322e35', '品名,批发价\n天然海盐,12.5'],
  ['Taiwan', 'ab7ea6572cb3e6bbf90aa4d1b54daefcc6512c3132', '品名,單價\n天然海鹽,12'],
  ['Japan', '8fa4956996bc2c89b589bf8a690a835c838b83672c3132', '商品名,卸価格\nソルト,12'],
  ['Korea', 'bbf3c7b0b8ed2cb0f8b1deb0a10ac3b5c0cfbfb02c3132', '상품명,공급가\n천일염,12'],
  ['Russia', 'cde0e7e2e0ede8e52cd6e5ede00acceef0f1eae0ff20f1eeebfc2c3132', 'Название,Цена\nМорская соль,12'],
  [
    'Greece',
    'bcedefece120f0f1effafcedf4eff22cd4e9ecde0ac8e1ebe1f3f3e9edfc20e1ebdcf4e92c3132',
    'Όνομα προϊόντος,Τιμή\nΘαλασσινό αλάτι,12',
  ],
  [
    'France',
    '44e97369676e6174696f6e2c5072697820636f6e7365696c6ce90a4372e86d65206272fb6ce96520e0206c92e974e92c2073756372e9652c3132',
    'Désignation,Prix conseillé\nCrème brûlée à l’été, sucrée,12',
  ],
])('reads what Windows saved in %s', (_, hex, text) => {
  expect(decode(Buffer.from(hex, 'hex'))).toBe(text);
});

it('keeps to UTF-8 where one byte of it is broken', () => {
  const bytes = Buffer.concat([Buffer.from('für Müller '), Buffer.from([0xfc]), Buffer.from(' für')]);
  expect(decode(bytes)).toBe('für Müller \uFFFD für');
});
