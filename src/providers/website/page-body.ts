import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
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

/** Undoes a body's compression, up to a size: what would grow beyond it is a bomb and is given up. */
export async function decompress(body: Buffer, encoding: string, maxOutputLength: number): Promise<Buffer> {
  if (encoding === '' || encoding === 'identity' || body.length === 0) return body;
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
    if (error instanceof RangeError) throw new TooLargeError(`more than ${maxOutputLength} bytes unpacked`);
    throw error;
  }
}

const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;

/** How a page's bytes are to be read: by its header, its byte order mark, or its own first lines. */
export function charsetOf(headers: ExchangeHeaders, body: Buffer): string {
  const declared = /charset\s*=\s*["']?([\w-]+)/i.exec(String(headers['content-type'] ?? ''))?.[1];
  if (declared) return declared.toLowerCase();
  const [first, second] = body;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return first === 0xff ? 'utf-16le' : 'utf-16be';
  }
  return META_CHARSET.exec(body.toString('latin1', 0, 2_048))?.[1]?.toLowerCase() ?? 'utf-8';
}

/** The body with one character per byte. Two-byte encodings, which can't be searched so, become UTF-8 first. */
export function asBytes(body: Buffer, charset: string): { body: string; charset: string } {
  if (!charset.startsWith('utf-16')) return { body: body.toString('latin1'), charset };
  const text = new TextDecoder(charset === 'utf-16be' ? 'utf-16be' : 'utf-16le').decode(body);
  return { body: Buffer.from(text, 'utf8').toString('latin1'), charset: 'utf-8' };
}
