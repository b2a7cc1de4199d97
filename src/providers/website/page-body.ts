import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
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
async function unpackHead(body: Buffer, encoding: Packing, size: number): Promise<Buffer> {
  const stream = unpackers[encoding]();
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
async function decompress(body: Buffer, encoding: Packing, maxOutputLength: number): Promise<Buffer> {
  if (body.length === 0) return body;
  try {
    // "deflate" is sent with and without its zlib wrapping.
    if (encoding === 'deflate') {
      return ((body[0] ?? 0) & 0x0f) === 8
        ? await unzlib(body, { maxOutputLength })
        : await unraw(body, { maxOutputLength });
    }
    return await decoders[encoding](body, { maxOutputLength });
  } catch (error) {
    if (error instanceof RangeError) return unpackHead(body, encoding, maxOutputLength);
    if (encoding !== 'gzip' && encoding !== 'x-gzip') throw error;
    return mendedGzip(body, maxOutputLength).catch((broken: unknown) => {
      if (broken instanceof RangeError) return unpackHead(body, encoding, maxOutputLength);
      throw broken;
    });
  }
}

/** As browsers do, takes a page that was cut off, has something behind it, or was only said to be packed. */
async function mendedGzip(body: Buffer, maxOutputLength: number): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body.subarray(0, maxOutputLength);
  // Web servers name no file in the header, which then has ten bytes.
  if (body[3] !== 0) throw new Error('a gzip of another kind');
  return unraw(body.subarray(10), { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
}

/** Bytes with one character each, or packed bytes that are yet to be unpacked. */
export type RawBody = string | Buffer;

type Packing = keyof typeof unpackers;

const isPacking = (name: string): name is Packing => Object.hasOwn(unpackers, name);

/** How a body was packed, the last layer first. Servers also name a charset there, or nothing at all. */
const packingsOf = (headers: ExchangeHeaders): Packing[] =>
  String(headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(isPacking)
    .reverse();

/** Takes a body that is only lent: what is packed is copied, what is not becomes text that can be searched. */
export const takeBody = (body: Buffer, headers: ExchangeHeaders): RawBody =>
  packingsOf(headers).length === 0 ? body.toString('latin1') : Buffer.from(body);

export async function unpackBody(body: Buffer, headers: ExchangeHeaders, maxBytes: number): Promise<string> {
  let unpacked = body;
  for (const packing of packingsOf(headers)) unpacked = await decompress(unpacked, packing, maxBytes);
  return unpacked.toString('latin1');
}

const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const DECLARED_CHARSET = /charset\s*=\s*["']?([\w-]+)/i;

/** How a page's bytes are to be read: by its byte order mark, its header, or its own first lines. */
export function charsetOf(contentType: string, body: string): string {
  const marked = charsetOfMark(body);
  if (marked) return marked;
  const head = body.slice(0, 2_048);
  const declared = DECLARED_CHARSET.exec(contentType)?.[1] ?? META_CHARSET.exec(head)?.[1] ?? 'utf-8';
  // Whoever says UTF-16 of what has one byte a letter is mistaken.
  return /^utf-?16/i.test(declared) && !head.includes('\0') ? 'utf-8' : declared.toLowerCase();
}

function charsetOfMark(body: string): string | undefined {
  if (body.startsWith('\xff\xfe')) return 'utf-16le';
  if (body.startsWith('\xfe\xff')) return 'utf-16be';
  return body.startsWith('\xef\xbb\xbf') ? 'utf-8' : undefined;
}

/** Two-byte encodings can't be searched byte by byte, so that they become UTF-8 first. */
export function asBytes(body: string, charset: string): { body: string; charset: string } {
  if (!charset.startsWith('utf-16')) return { body, charset };
  const decoder = new TextDecoder(charset === 'utf-16be' ? 'utf-16be' : 'utf-16le');
  const text = decoder.decode(Buffer.from(body, 'latin1'));
  return { body: Buffer.from(text, 'utf8').toString('latin1'), charset: 'utf-8' };
}

/** A robots.txt as text, without the byte order mark that its first rule would be lost to. */
export const plainText = (body: string): string =>
  new TextDecoder(charsetOfMark(body) ?? 'utf-8').decode(Buffer.from(body, 'latin1'));
