import type { Context, Hono } from 'hono';
import { AppError } from '../kernel/errors.ts';
import { percentDecoded } from '../kernel/percent-encoding.ts';
import {
  appShells,
  type FirstAnswers,
  fileAt,
  type PersonsPage,
  servedFiles,
  withFirstAnswers,
} from './app-shell.ts';
import { requestedRange } from './byte-range.ts';
import { problemResponse } from './errors.ts';
import type { Logger } from './log.ts';
import { pack, packedFile, readStaticFiles, type StaticFile } from './static-files.ts';

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
  /** What a signed-in person's page asks for first; null for everybody else. */
  firstAnswers: (context: Context) => Promise<PersonsPage | null>;
  logger: Logger;
}

const COMPRESSES = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
const NOT_FOUND = '/404/index.html';
const LONGEST_LOGGED_PATH = 200;
/** A page that is packed for one person only: at once rather than as small as it goes. */
const QUICK_QUALITY = 4;

/** Serves the built web: files by their path, application pages by the router's shell, and honest 404s. */
export async function staticRoutes(deps: StaticDeps): Promise<void> {
  const { app, directory, origin, isAppPage, redirectFor, firstAnswers, logger } = deps;
  const built = await readStaticFiles(directory, origin);
  const shellOf = appShells(built);
  const files = servedFiles(built);

  /** Where that can't be found out, the page comes as it is: it asks for itself, and tells a person what failed. */
  const forWhoAsks = async (context: Context, path: string) => {
    try {
      const elsewhere = await redirectFor(context.req.raw);
      return { elsewhere, first: elsewhere === null && isAppPage(path) ? await firstAnswers(context) : null };
    } catch (error) {
      logger.error({ err: error, path: loggable(path) }, 'a page was served without knowing who asks');
      return { elsewhere: null, first: null };
    }
  };

  app.get('*', async (context, next) => {
    const path = percentDecoded(context.req.path);
    const file = files.get(path);
    if (file && file.policy === null) return answer(context, file, 200, cachingOf(path));
    const page = isAppPage(path) ? shellOf(path) : fileAt(files, path);
    if (!page) return next();
    const { elsewhere, first } = await forWhoAsks(context, path);
    if (elsewhere !== null) {
      context.header('cache-control', 'no-store');
      return context.redirect(elsewhere, 302);
    }
    if (!first) return answer(context, page, 200, 'no-cache');
    return answerPerson(context, shellOf(path, first.outline) ?? page, first.answers);
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
  if (!takesPacked(context)) return context.body(file.bytes, status, headers);
  return context.body(await packedFile(file), status, { ...headers, 'content-encoding': 'br' });
}

const takesPacked = ({ req }: Context): boolean => /\bbr\b/.test(req.header('accept-encoding') ?? '');

/** What one person is answered is kept by nobody. */
async function answerPerson(context: Context, page: StaticFile, first: FirstAnswers): Promise<Response> {
  const bytes = Buffer.from(withFirstAnswers(page, first));
  const headers = {
    'content-type': page.type,
    'cache-control': 'no-store',
    'content-security-policy': page.policy ?? '',
  };
  if (!takesPacked(context)) return context.body(bytes, 200, headers);
  return context.body(await pack(bytes, QUICK_QUALITY), 200, { ...headers, 'content-encoding': 'br' });
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

/** A file with its hash in the name never changes. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
