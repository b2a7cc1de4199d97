import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.data': 'text/x-script',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
};

/** What the build has packed already, as small as it goes, stands beside the file. */
const PACKED = '.br';

export interface StaticFile {
  bytes: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  /** Pages only: what their own inline scripts need. */
  policy: string | null;
  packed?: Promise<Buffer<ArrayBuffer>>;
}

/** All of a folder, by the path at which it is served. Pages are told where they stand. */
export async function readStaticFiles(
  directory: string,
  origin: { inPages: string; publicUrl: string },
): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const written = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const name = join(entry.parentPath, entry.name);
    written.set(`/${relative(directory, name).split(sep).join('/')}`, await readFile(name));
  }
  const files = new Map<string, StaticFile>();
  for (const [path, bytes] of written) {
    if (extname(path) === PACKED) continue;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const packed = written.get(path + PACKED);
    if (type.startsWith('text/html'))
      files.set(path, pageFile(bytes.toString('utf8').replaceAll(origin.inPages, origin.publicUrl)));
    else
      files.set(path, {
        bytes,
        type,
        etag: etagOf(bytes),
        policy: null,
        ...(packed && { packed: Promise.resolve(packed) }),
      });
  }
  return files;
}

export function pageFile(html: string): StaticFile {
  const bytes = Buffer.from(html);
  const policy = contentSecurityPolicy(inlineScriptHashes(html));
  return { bytes, type: 'text/html; charset=utf-8', etag: etagOf(bytes), policy };
}

/** The same file with other text in it. */
export function rewritten(file: StaticFile, rewrite: (text: string) => string): StaticFile {
  const bytes = Buffer.from(rewrite(file.bytes.toString('utf8')));
  return { bytes, type: file.type, etag: etagOf(bytes), policy: file.policy };
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const compress = promisify(brotliCompress);

/** Once per file. */
export function packedFile(file: StaticFile): Promise<Buffer<ArrayBuffer>> {
  // Quality 9 takes milliseconds. A page is what everything waits for, and worth a few more.
  file.packed ??= pack(file.bytes, file.policy === null ? 9 : constants.BROTLI_MAX_QUALITY);
  return file.packed;
}

export const pack = async (bytes: Uint8Array, quality: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
