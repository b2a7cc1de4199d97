import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { Outline, PersonsPage } from './app-shell.ts';
import { silentLogger } from './log.ts';
import { securityHeaders } from './security-headers.ts';
import { staticRoutes } from './static.ts';

const FILES = {
  'index.html': '<title>Home</title><link rel="canonical" href="https://here.invalid/">',
  'pricing/index.html': '<title>Pricing</title>',
  'login/index.html': '<script>check()</script><script src="/assets/a.js"></script>',
  '404/index.html': '<title>Oops! Page not found</title>',
  '__spa-fallback.html':
    '<html lang="en"><head><title>App</title></head><body><div id="outline"><div>It comes</div></div><script src="/assets/app-1a2b.js"></script>',
  'dashboard/index.html': '<main>Bots, $& and their runs</main>',
  'brands/index.html': '<nav>Links</nav><main id="content"><h1>Brands</h1></main>',
  'assets/manifest-5e6f.js': `window.manifest=${JSON.stringify({
    routes: { board: { path: 'dashboard', module: '/assets/board.js', imports: ['/assets/app-1a2b.js'] } },
  })};`,
  'assets/app-1a2b.js': 'console',
  'favicon.svg': '<svg/>',
  'assets/app-1a2b.js.br': 'packed by the build',
  'assets/film-3c4d.webm': '0123456789',
};

async function site(redirect: string | null = null, person: PersonsPage | Error | null = null) {
  const directory = await mkdtemp(join(tmpdir(), 'linesheet-web-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  const missed: unknown[] = [];
  const failed: unknown[] = [];
  const app = new Hono();
  app.use(securityHeaders('https://linesheet.example'));
  await staticRoutes({
    app,
    directory,
    isAppPage: (path) => path.replace(/\/$/, '') === '/dashboard' || path.startsWith('/brands/'),
    origin: { inPages: 'https://here.invalid', publicUrl: 'https://linesheet.example' },
    redirectFor: async (request) => (new URL(request.url).pathname === '/dashboard' ? redirect : null),
    firstAnswers: async () => {
      if (person instanceof Error) throw person;
      return person;
    },
    logger: {
      ...silentLogger,
      warn: (fields) => missed.push(fields),
      error: (fields) => failed.push(fields),
    },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { accept: 'text/html', ...headers } });
  return { get, app, missed, failed };
}

it('serves prerendered pages by their path, with or without a slash', async () => {
  const { get } = await site();
  for (const path of ['/pricing', '/pricing/']) expect(await (await get(path)).text()).toContain('Pricing');
  expect(await (await get('/')).text()).toContain('Home');
});

it('serves the application’s shell for its pages, and 404 for all others', async () => {
  const { get, missed } = await site();
  for (const path of ['/dashboard', '/brands/12']) {
    const page = await get(path);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>App</title>')]);
  }
  const lost = await get('/nowhere?secret=1');
  expect([lost.status, await lost.text()]).toEqual([404, '<title>Oops! Page not found</title>']);
  expect(missed).toEqual([{ path: '/nowhere' }]);
});

it('names a page’s own modules in it, so that they are fetched at once', async () => {
  const { get } = await site();
  const page = await (await get('/dashboard')).text();
  expect(page.match(/modulepreload" href="[^"]+/g)).toEqual([
    'modulepreload" href="/assets/app-1a2b.js',
    'modulepreload" href="/assets/board.js',
  ]);
  expect(await (await get('/brands/12')).text()).not.toContain('modulepreload');
});

it('serves the manifest without what the pages’ modules import, which the pages name', async () => {
  const { get } = await site();
  expect(await (await get('/assets/manifest-5e6f.js')).text()).toBe(
    'window.manifest={"routes":{"board":{"path":"dashboard","module":"/assets/board.js","imports":[]}}};',
  );
});

it('gives a person the first answers with the page, which nobody keeps and no text in them can leave', async () => {
  const name = '</script><script>alert(1)</script>$&';
  const { get } = await site(null, { answers: { '/api/session': { name } }, outline: null });
  const answer = await get('/dashboard', { 'accept-encoding': 'br' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  const page = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
  const [, block = ''] =
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(block)).toEqual({ '/api/session': { name } });
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).toMatch(/^<html data-session="in" lang="en">/);
  expect(await (await get('/pricing')).text()).not.toContain('data-session');
  expect(await (await get('/pricing')).text()).not.toContain('first-answers');
});

it('serves a page although nobody can find out who asks, and logs why', async () => {
  const { get, failed } = await site(null, new Error('The database is away.'));
  const page = await get('/dashboard');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>App</title>')]);
  expect(failed).toMatchObject([{ err: { message: 'The database is away.' }, path: '/dashboard' }]);
});

it('shows a person the outline of a page that will look like it, and everybody else a sign that it comes', async () => {
  const outline = '<div id="outline"><main>Bots, $& and their runs</main></div><script';
  const comes = '<div id="outline"><div>It comes</div></div><script';
  const shown = async (outline: Outline, path: string) => {
    const { get } = await site(null, { answers: {}, outline });
    return (await get(path)).text();
  };
  for (const path of ['/dashboard', '/dashboard/']) expect(await shown('page', path)).toContain(outline);
  expect(await shown(null, '/dashboard')).toContain(comes);
  expect(await shown(null, '/brands/12')).toContain(comes);
});

it('shows a person what stands around a page that is outlined only so far, with a sign in its midst', async () => {
  const frame = '<nav>Links</nav><main id="content"><div>It comes</div></main>';
  for (const outline of ['page', 'frame'] as const) {
    const { get } = await site(null, { answers: {}, outline });
    expect(await (await get('/brands/12')).text()).toContain(frame);
  }
});

it('shows the 404 page to whoever does not say what it takes, and logs no more of a path than is good', async () => {
  const { get, missed } = await site();
  const lost = await get(`/a%0Ab%1B${'x'.repeat(500)}`, { accept: '*/*' });
  expect([lost.status, await lost.text()]).toEqual([404, '<title>Oops! Page not found</title>']);
  const [{ path }] = missed as [{ path: string }];
  expect(path).toMatch(/^\/a[^\n]b.x+$/);
  expect(path).toHaveLength(200);
  expect(path).not.toMatch(/\p{Cc}/u);
});

it('tells pages where they stand', async () => {
  const { get } = await site();
  expect(await (await get('/')).text()).toContain('href="https://linesheet.example/"');
});

it('gives a film piece by piece', async () => {
  const { get } = await site();
  const whole = await get('/assets/film-3c4d.webm');
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
  const piece = await get('/assets/film-3c4d.webm', { range: 'bytes=2-4' });
  expect([piece.status, piece.headers.get('content-range'), await piece.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
  const beyond = await get('/assets/film-3c4d.webm', { range: 'bytes=10-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

it('answers a program, or a change, with a problem instead of a page', async () => {
  const { get, app } = await site();
  expect(await (await get('/api/nowhere', { accept: 'application/json' })).json()).toMatchObject({
    code: 'not_found',
  });
  expect((await app.request('/pricing', { method: 'POST' })).status).toBe(404);
});

it('lets hashed files be kept for ever, and pages be asked about', async () => {
  const { get } = await site();
  const script = await get('/assets/app-1a2b.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const page = await get('/pricing');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/pricing', { 'if-none-match': page.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('compresses text for who takes it', async () => {
  const { get } = await site();
  const packed = await get('/favicon.svg', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('<svg/>');
});

it('gives a script as the build has packed it, and the packed file to nobody by its name', async () => {
  const { get } = await site();
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect(await packed.text()).toBe('packed by the build');
  expect(await (await get('/assets/app-1a2b.js')).text()).toBe('console');
  expect((await get('/assets/app-1a2b.js.br')).status).toBe(404);
});

it('allows a page its own inline scripts and no others', async () => {
  const { get } = await site();
  const policy = (await get('/login')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; /);
  expect((await get('/pricing')).headers.get('content-security-policy')).toContain("script-src 'self';");
  expect((await get('/pricing')).headers.get('strict-transport-security')).toContain('max-age=');
});

it('sends somebody elsewhere before a page, and never out of the directory', async () => {
  const { get } = await site('/plan-selection');
  const answer = await get('/dashboard');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/plan-selection']);
  expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  expect((await get('/__spa-fallback.html')).status).toBe(404);
});
