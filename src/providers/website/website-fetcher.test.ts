import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CERTIFICATE, KEY } from '../../../test/support/throw-away-tls.ts';
import { html, listen, type Site, world } from '../../../test/support/websites.ts';

describe('a page', () => {
  it('is read by its own name at a fixed address, with an identified agent, after robots.txt', async () => {
    const { fetcher, urls, asked } = await world({
      'acme.test': (_, res) => html(res, '<title>Acme</title>'),
    });
    const page = await fetcher.fetch('http://acme.test/about?x=1#top');
    expect(page).toMatchObject({
      ok: true,
      url: 'http://acme.test/about?x=1',
      status: 200,
      body: '<title>Acme</title>',
    });
    expect(urls()).toEqual(['acme.test/robots.txt', 'acme.test/about?x=1']);
    expect(asked[1]?.agent).toContain('LinesheetBot/1.0 (+https://');
  });

  it('of an https address is read from a stand-in that speaks plain HTTP, which is found out once', async () => {
    let handshakes = 0;
    const server = createServer((_, res) => html(res, 'plain'));
    server.on('clientError', (_, socket) => {
      handshakes += 1;
      socket.destroy();
    });
    const port = await listen(server);
    const { fetcher } = await world({}, { resolve: [`*.test=127.0.0.1:${port}`] });
    const pages = await Promise.all(['a', 'b', 'c'].map((name) => fetcher.fetch(`https://${name}.test/`)));
    expect(pages.map((page) => page.ok && page.body)).toEqual(['plain', 'plain', 'plain']);
    expect(pages[0]?.url).toBe('https://a.test/');
    expect(handshakes).toBe(1);
  });

  it('of an http address is read from a stand-in that speaks TLS', async () => {
    const names: unknown[] = [];
    const server = createTlsServer(
      {
        key: KEY,
        cert: CERTIFICATE,
        SNICallback: (name, done) => {
          names.push(name);
          done(null);
        },
      },
      (req, res) => html(res, `tls ${req.headers.host}`),
    );
    const port = await listen(server);
    const { fetcher } = await world({}, { resolve: [`*.test=127.0.0.1:${port}`] });
    expect(await fetcher.fetch('https://acme.test/')).toMatchObject({ ok: true, body: 'tls acme.test' });
    expect(await fetcher.fetch('http://other.test/')).toMatchObject({ ok: true, body: 'tls other.test' });
    expect(names).toContain('acme.test');
  });

  it('is unpacked, and a bomb is not', async () => {
    const { fetcher } = await world({
      'gzip.test': (_, res) =>
        res
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync('hello')),
      'long.test': (_, res) =>
        res
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(`<html><title>Acme</title>${'<p>much</p>'.repeat(400_000)}`)),
      'bomb.test': (_, res) =>
        res
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(20_000_000))),
    });
    expect(await fetcher.fetch('http://gzip.test/')).toMatchObject({ ok: true, body: 'hello' });
    expect(await fetcher.fetch('http://bomb.test/')).toMatchObject({ ok: false, reason: 'too_large' });
    expect(await fetcher.fetch('http://long.test/')).toMatchObject({ ok: true, truncated: true });
  });

  it('with a head of many kilobytes, as policies for content are, is read', async () => {
    const { fetcher } = await world({
      'acme.test': (_, res) => {
        res.setHeader('content-security-policy', `img-src ${'https://cdn.example.com '.repeat(2_000)}`);
        html(res, 'Acme');
      },
    });
    expect(await fetcher.fetch('http://acme.test/')).toMatchObject({ ok: true, body: 'Acme' });
  });

  it('is cut at the most that is read of it', async () => {
    const { fetcher } = await world({ 'acme.test': (_, res) => html(res, 'x'.repeat(200_000)) });
    const page = await fetcher.fetch('http://acme.test/', { maxBytes: 1_000 });
    expect(page).toMatchObject({ ok: true, truncated: true });
    expect(page.ok && page.body.length).toBe(1_000);
  });

  it('that is a file of another kind is not read', async () => {
    const { fetcher } = await world({
      'acme.test': (_, res) => {
        res.writeHead(200, { 'content-type': 'application/pdf' });
        res.write('%PDF');
      },
    });
    expect(await fetcher.fetch('http://acme.test/a.pdf')).toMatchObject({ ok: false, reason: 'not_a_page' });
  });

  it('in UTF-16 can be searched like any other', async () => {
    const { fetcher } = await world({
      'acme.test': (_, res) =>
        res
          .writeHead(200, { 'content-type': 'text/html' })
          .end(Buffer.from('\ufeff<p>hello@acme.test</p>', 'utf16le')),
    });
    const page = await fetcher.fetch('http://acme.test/');
    expect(page.ok && page.body).toContain('hello@acme.test');
  });
});

describe('robots.txt', () => {
  const withRobots = (robots: string, status = 200): Site =>
    function robots_(req, res) {
      if (req.url === '/robots.txt') res.writeHead(status, { 'content-type': 'text/plain' }).end(robots);
      else html(res, 'page');
    };

  it('is obeyed, and asked for once per host', async () => {
    const { fetcher, urls } = await world({
      'acme.test': withRobots('User-agent: *\nDisallow: /private\nAllow: /private/contact'),
    });
    const [open, closed, allowed] = await Promise.all([
      fetcher.fetch('http://acme.test/'),
      fetcher.fetch('https://acme.test/private/x'),
      fetcher.fetch('http://acme.test/private/contact'),
    ]);
    expect(open?.ok).toBe(true);
    expect(closed).toMatchObject({ ok: false, reason: 'robots' });
    expect(allowed?.ok).toBe(true);
    expect(urls().filter((url) => url.endsWith('robots.txt'))).toHaveLength(1);
    expect(urls()).not.toContain('acme.test/private/x');
  });

  it('that names our agent is followed rather than the rules for all', async () => {
    const { fetcher } = await world({
      'acme.test': withRobots('User-agent: *\nDisallow: /\n\nUser-agent: linesheetbot\nDisallow: /cart'),
      'shut.test': withRobots('User-agent: *\nDisallow:\n\nUser-agent: LinesheetBot\nDisallow: /'),
    });
    expect((await fetcher.fetch('http://acme.test/')).ok).toBe(true);
    expect(await fetcher.fetch('http://shut.test/')).toMatchObject({ ok: false, reason: 'robots' });
  });

  it.each([
    [403, true, undefined],
    [404, true, undefined],
    [500, false, 'robots_unreachable'],
    [503, false, 'robots_unreachable'],
    [429, false, 'limited'],
  ])('answering %i lets pages be read: %s', async (status, ok, reason) => {
    const { fetcher, urls } = await world({ 'acme.test': withRobots('Disallow: /', status) });
    const page = await fetcher.fetch('http://acme.test/');
    expect(page.ok).toBe(ok);
    if (!page.ok) expect(page.reason).toBe(reason);
    expect(urls().includes('acme.test/')).toBe(ok);
  });

  it('of the host that a redirect leads to is obeyed, too', async () => {
    const { fetcher, urls } = await world({
      'acme.test': (_, res) => res.writeHead(301, { location: 'http://shut.test/home' }).end(),
      'shut.test': withRobots('User-agent: *\nDisallow: /'),
    });
    expect(await fetcher.fetch('http://acme.test/')).toMatchObject({ ok: false, reason: 'robots' });
    expect(urls()).not.toContain('shut.test/home');
  });

  it('may ask for a longer wait between requests', async () => {
    const { fetcher, asked } = await world(
      { 'acme.test': withRobots('User-agent: *\nCrawl-delay: 0.2') },
      { perHostMs: 20 },
    );
    await fetcher.fetch('http://acme.test/1');
    await fetcher.fetch('http://acme.test/2');
    expect((asked[2]?.at ?? 0) - (asked[1]?.at ?? 0)).toBeGreaterThan(150);
  });
});

describe('a host that is slow or down', () => {
  const hangs: Site = function robots_hang() {};

  it('never holds up others', async () => {
    const { fetcher } = await world(
      { 'hang.test': hangs, 'acme.test': (_, res) => html(res, 'quick') },
      { concurrency: 4, times: { headersMs: 400, totalMs: 500 } },
    );
    const slow = [1, 2, 3].map((n) => fetcher.fetch(`http://hang.test/${n}`));
    const startedAt = performance.now();
    for (let n = 0; n < 20; n += 1) expect((await fetcher.fetch(`http://acme.test/${n}`)).ok).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(400);
    for (const page of await Promise.all(slow)) expect(page).toMatchObject({ ok: false, reason: 'timeout' });
  });

  it('is given up in the middle of a body, too', async () => {
    const { fetcher } = await world(
      {
        'drip.test': (_, res) => {
          res.writeHead(200, { 'content-type': 'text/html' });
          res.write('<title>');
        },
      },
      { times: { headersMs: 100, totalMs: 150 } },
    );
    expect(await fetcher.fetch('http://drip.test/')).toMatchObject({ ok: false, reason: 'timeout' });
  });

  it('that fails for a moment is asked once more', async () => {
    let hits = 0;
    const { fetcher } = await world({
      'once.test': (req, res) => {
        hits += 1;
        if (hits === 1) req.socket.destroy();
        else html(res, 'there');
      },
      'busy.test': (_, res) => res.writeHead(503).end(),
    });
    expect(await fetcher.fetch('http://once.test/')).toMatchObject({ ok: true, body: 'there' });
    expect(await fetcher.fetch('http://busy.test/')).toMatchObject({
      ok: false,
      reason: 'http_error',
      status: 503,
    });
  });

  it('that asks for more patience than there is, is left alone', async () => {
    const { fetcher, urls } = await world({
      'acme.test': (_, res) => res.writeHead(429, { 'retry-after': '3600' }).end(),
    });
    expect(await fetcher.fetch('http://acme.test/')).toMatchObject({ ok: false, reason: 'limited' });
    expect(urls()).toHaveLength(2);
    // By every other lookup as well.
    expect(await fetcher.fetch('http://www.acme.test/about')).toMatchObject({
      reason: 'limited',
      detail: expect.stringContaining('left alone for'),
    });
    expect(urls()).toHaveLength(2);
  });

  it('is called off at once', async () => {
    const { fetcher } = await world({ 'hang.test': (req, res) => void (req.url === '/' || res.end()) });
    const stop = new AbortController();
    const page = fetcher.fetch('http://hang.test/', { signal: stop.signal });
    setTimeout(() => stop.abort(), 30);
    expect(await page).toMatchObject({ ok: false, reason: 'called_off' });
  });
});

describe('politeness', () => {
  it('spaces requests to one host and lets others go on', async () => {
    const { fetcher, asked } = await world(
      {
        'acme.test': (_, res) => html(res, ''),
        'www.acme.test': (_, res) => html(res, ''),
        'b.test': (_, res) => html(res, ''),
      },
      { perHostMs: 80, concurrency: 2 },
    );
    const started = performance.now();
    await Promise.all([
      fetcher.fetch('http://acme.test/1'),
      fetcher.fetch('http://www.acme.test/2'),
      fetcher.fetch('http://acme.test/3'),
      fetcher.fetch('http://b.test/1'),
    ]);
    const times = asked.filter(({ host }) => host.endsWith('acme.test')).map(({ at }) => at);
    expect(times.length).toBe(5);
    // Never before its turn; on a busy machine later, and then perhaps close to the next.
    for (const [turn, at] of times.entries()) expect(at - started).toBeGreaterThan(turn * 80 - 5);
    const other = asked.filter(({ host }) => host === 'b.test').map(({ at }) => at);
    expect(Math.max(...other)).toBeLessThan(Math.max(...times));
  });

  it('never has more under way than the bound', async () => {
    let under = 0;
    let most = 0;
    const { fetcher } = await world(
      {
        'acme.test': (_, res) => {
          under += 1;
          most = Math.max(most, under);
          setTimeout(() => {
            under -= 1;
            html(res, '');
          }, 5);
        },
      },
      { concurrency: 3 },
    );
    await Promise.all(Array.from({ length: 20 }, (_, n) => fetcher.fetch(`http://acme.test/${n}`)));
    expect(most).toBe(3);
  });
});
