import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { AppError } from '../kernel/errors.ts';
import { requestedRange } from './byte-range.ts';
import { problemResponse } from './errors.ts';
import type { Logger } from './log.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts';

export interface StaticDeps {
  app: Hono;
  /** What the web's build wrote: pages, and assets with their hash in the name. */
  directory: string;
  /** Whether a path is a page of the application, which the browser's router shows. */
  isAppPage: (path: string) => boolean;
  /** Where somebody who may not see a page is sent instead; null lets them. */
  redirectFor: (request: Request) => Promise<string | null>;
  /** Pages are built before anybody knows where they will stand: this in them becomes that. */
  origin: { inPages: string; publicUrl: string };
  logger: Logger;
}

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

const COMPRESSES = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
const FALLBACK = '/__spa-fallback.html';
const NOT_FOUND = '/404/index.html';
const LONGEST_LOGGED_PATH = 200;

interface StaticFile {
  bytes: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  /** Pages only: what their own inline scripts need. */
  policy: string | null;
  packed?: Promise<Buffer<ArrayBuffer>>;
}

/** Serves the built web: files by their path, application pages by the router's shell, and honest 404s. */
export async function staticRoutes(deps: StaticDeps): Promise<void> {
  const { app, isAppPage, redirectFor, logger } = deps;
  const files = await readFiles(deps);
  const pageOf = (path: string): StaticFile | undefined => {
    const bare = path.length > 1 ? path.replace(/\/$/, '') : '';
    return files.get(`${bare}/index.html`) ?? (isAppPage(path) ? files.get(FALLBACK) : undefined);
  };

  app.get('*', async (context, next) => {
    const path = decodedPath(context.req.path);
    const file = files.get(path);
    if (file && file.policy === null) return answer(context, file, 200, cachingOf(path));
    const page = pageOf(path);
    if (!page && !isAppPage(path)) return next();
    const elsewhere = await redirectFor(context.req.raw);
    if (elsewhere !== null) {
      context.header('cache-control', 'no-store');
      return context.redirect(elsewhere, 302);
    }
    return page ? answer(context, page, 200, 'no-cache') : next();
  });

  app.notFound((context) => {
    const { method, path } = context.req;
    const page = method === 'GET' && takesPages(context) ? files.get(NOT_FOUND) : undefined;
    if (!page) return problemResponse(new AppError('not_found', 'There is nothing at this address.'));
    logger.warn({ path: loggable(path) }, 'page not found');
    return answer(context, page, 404, 'no-store');
  });
}

/** Programs ask the API; whoever doesn't say what it takes is shown a page. */
const takesPages = ({ req }: Context): boolean =>
  !req.path.startsWith('/api/') && /text\/html|\*\/\*/.test(req.header('accept') ?? '*/*');

/** A path is whatever somebody sends: it must not fill the log, nor write lines of its own. */
const loggable = (path: string): string => path.replace(/\p{C}/gu, '\u{fffd}').slice(0, LONGEST_LOGGED_PATH);

async function answer(
  context: Context,
  file: StaticFile,
  status: 200 | 404,
  caching: string,
): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': caching,
    etag: file.etag,
    ...(file.policy === null ? undefined : { 'content-security-policy': file.policy }),
  };
  if (status === 200 && context.req.header('if-none-match')?.includes(file.etag))
    return context.body(null, 304, headers);
  if (!COMPRESSES.test(file.type)) return part(context, file, status, headers);
  headers.vary = 'accept-encoding';
  if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? ''))
    return context.body(file.bytes, status, headers);
  file.packed ??= pack(file);
  return context.body(await file.packed, status, { ...headers, 'content-encoding': 'br' });
}

/** Films are fetched piece by piece, and some browsers play none that is only given whole. */
function part(
  context: Context,
  { bytes }: StaticFile,
  status: 200 | 404,
  headers: Record<string, string>,
): Response {
  headers['accept-ranges'] = 'bytes';
  const range = requestedRange(context.req.header('range'), bytes.length);
  if (range === null) return context.body(bytes, status, headers);
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${bytes.length}` });
  }
  const { first, last } = range;
  const contentRange = `bytes ${first}-${last}/${bytes.length}`;
  return context.body(bytes.subarray(first, last + 1), 206, { ...headers, 'content-range': contentRange });
}

async function readFiles({ directory, origin }: StaticDeps): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, StaticFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const name = join(entry.parentPath, entry.name);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const isPage = type.startsWith('text/html');
    const written = await readFile(name);
    const bytes = isPage
      ? Buffer.from(written.toString('utf8').replaceAll(origin.inPages, origin.publicUrl))
      : written;
    files.set(`/${relative(directory, name).split(sep).join('/')}`, {
      bytes,
      type,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      policy: isPage ? contentSecurityPolicy(inlineScriptHashes(bytes.toString('utf8'))) : null,
    });
  }
  return files;
}

/** A file with its hash in the name never changes. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const compress = promisify(brotliCompress);
const pack = async ({ bytes, policy }: StaticFile): Promise<Buffer<ArrayBuffer>> => {
  // Quality 9 takes milliseconds per file, once. A page is what everything waits for, and worth a few more.
  const quality = policy === null ? 9 : constants.BROTLI_MAX_QUALITY;
  const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return Buffer.from(packed);
};
