import { promisify } from 'node:util';
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
  gunzip,
  inflate,
  inflateRaw,
  zstdDecompress,
} from 'node:zlib';
import type { ExchangeHeaders } from '../http-exchange.ts';

export class TooLargeError extends Error {}

const decoders = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};
const unzlib = promisify(inflate);
const unraw = promisify(inflateRaw);

export const ACCEPT_ENCODING = 'gzip, deflate, br';

const unpackers = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

const IS_PAGE = /<(?:!doctype html|html|head|body)\b/i;

/** The beginning of what grows beyond a size. A long page says enough there; anything else is a bomb. */
async function unpackHead(body: Buffer, encoding: string, size: number): Promise<Buffer> {
  const stream = unpackers[encoding as keyof typeof unpackers]();
  stream.end(body);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    if (length === 0 && !IS_PAGE.test(piece.subarray(0, 1_024).toString('latin1'))) break;
    pieces.push(piece);
    length += piece.length;
    if (length >= size) break;
  }
  if (length === 0) throw new TooLargeError(`more than ${size} bytes unpacked`);
  return Buffer.concat(pieces).subarray(0, size);
}

/** Undoes a body's compression, up to a size. */
async function decompress(body: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> {
  if (body.length === 0) return body;
  try {
    // "deflate" is sent with and without its zlib wrapping.
    if (encoding === 'deflate') {
      return ((body[0] ?? 0) & 0x0f) === 8
        ? await unzlib(body, { maxOutputLength })
        : await unraw(body, { maxOutputLength });
    }
    const decoder = decoders[encoding as keyof typeof decoders];
    if (!decoder) throw new Error(`unknown encoding ${encoding}`);
    return await decoder(body, { maxOutputLength });
  } catch (error) {
    if (error instanceof RangeError) return unpackHead(body, encoding, maxOutputLength);
    throw error;
  }
}

/** Bytes with one character each, or packed bytes that are yet to be unpacked. */
export type RawBody = string | Buffer;

const encodingOf = (headers: ExchangeHeaders): string => {
  const encoding = headers['content-encoding'];
  return encoding === undefined ? '' : String(encoding).trim().toLowerCase();
};

/** Takes a body that is only lent: what is packed is copied, what is not becomes text that can be searched. */
export function takeBody(body: Buffer, headers: ExchangeHeaders): RawBody {
  const encoding = encodingOf(headers);
  return encoding === '' || encoding === 'identity' ? body.toString('latin1') : Buffer.from(body);
}

export const unpackBody = async (body: Buffer, headers: ExchangeHeaders, maxBytes: number): Promise<string> =>
  (await decompress(body, encodingOf(headers), maxBytes)).toString('latin1');

const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const DECLARED_CHARSET = /charset\s*=\s*["']?([\w-]+)/i;

/** How a page's bytes are to be read: by its header, its byte order mark, or its own first lines. */
export function charsetOf(contentType: string, body: string): string {
  const declared = DECLARED_CHARSET.exec(contentType)?.[1];
  if (declared) return declared.toLowerCase();
  if (body.startsWith('\xff\xfe')) return 'utf-16le';
  if (body.startsWith('\xfe\xff')) return 'utf-16be';
  return META_CHARSET.exec(body.slice(0, 2_048))?.[1]?.toLowerCase() ?? 'utf-8';
}

/** Two-byte encodings can't be searched byte by byte, so that they become UTF-8 first. */
export function asBytes(body: string, charset: string): { body: string; charset: string } {
  if (!charset.startsWith('utf-16')) return { body, charset };
  const decoder = new TextDecoder(charset === 'utf-16be' ? 'utf-16be' : 'utf-16le');
  const text = decoder.decode(Buffer.from(body, 'latin1'));
  return { body: Buffer.from(text, 'utf8').toString('latin1'), charset: 'utf-8' };
}
