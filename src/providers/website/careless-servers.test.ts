import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { html, listen, type Site, world } from '../../../test/support/websites.ts';

const PAGE = '<!doctype html><title>Acme</title><p>hello@acme.test</p>';

const read = async (site: Site) => {
  const { fetcher } = await world({ 'acme.test': site });
  return fetcher.fetch('http://acme.test/');
};

const answering =
  (body: string | Buffer, headers: Record<string, string>): Site =>
  (_, res) =>
    res.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);

describe('a page is read as browsers do', () => {
  it.each<[string, string | Buffer, Record<string, string>]>([
    ['that names a charset as its packing', PAGE, { 'content-encoding': 'utf-8' }],
    ['that names as its packing what every object has', PAGE, { 'content-encoding': '__proto__' }],
    ['that is said to be packed and isn’t', PAGE, { 'content-encoding': 'gzip' }],
    ['that was packed twice', gzipSync(gzipSync(PAGE)), { 'content-encoding': 'gzip, gzip' }],
    [
      'with something behind its packed text',
      Buffer.concat([gzipSync(PAGE), Buffer.from('\n\n')]),
      { 'content-encoding': 'gzip' },
    ],
    ['whose packed text lacks its end', gzipSync(PAGE).subarray(0, -6), { 'content-encoding': 'gzip' }],
    ['that claims to be UTF-16', PAGE, { 'content-type': 'text/html; charset=utf-16' }],
  ])('%s', async (_, body, headers) => {
    expect(await read(answering(body, headers))).toMatchObject({ ok: true, body: PAGE, charset: 'utf-8' });
  });

  const COMMENTED = `<?xml version="1.0"?>\n<!-- made by hand -->\n${PAGE}`;

  it.each<[string, string | Buffer, Record<string, string>]>([
    ['application/octet-stream', PAGE, {}],
    ['binary/octet-stream', gzipSync(COMMENTED), { 'content-encoding': 'gzip' }],
    ['application/octet-stream', `\ufeff${'\n'.repeat(90)}${COMMENTED}`, {}],
    ['unknown/unknown', '<p>hello@acme.test</p>', {}],
    ['html; charset=utf-8', PAGE, {}],
  ])('that is said to be %s', async (type, body, headers) => {
    const page = await read(answering(body, { 'content-type': type, ...headers }));
    expect(page).toMatchObject({ ok: true, body: expect.stringContaining('hello@acme.test') });
  });

  it('of which nothing is said', async () => {
    const page = await read((_, res) => res.writeHead(200).end(PAGE));
    expect(page).toMatchObject({ ok: true, body: PAGE });
  });

  it.each<[string, string | Buffer]>([
    ['a file that nobody named', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ['a script that writes pages', 'document.write("<html><body>")'],
    ['words', 'Our wholesale list: <a href="list.csv">'],
  ])('but %s is none', async (_, body) => {
    const page = await read(answering(body, { 'content-type': 'application/octet-stream' }));
    expect(page).toMatchObject({ ok: false, reason: 'not_a_page' });
  });

  it('and no more than the beginning of what may be a file', async () => {
    const page = await read(
      answering(PAGE + 'x'.repeat(900_000), { 'content-type': 'application/octet-stream' }),
    );
    expect(page).toMatchObject({ ok: true, truncated: true });
    expect(page.ok && page.body.length).toBe(512 * 1024);
  });

  it('whose own first lines claim UTF-16', async () => {
    const page = await read(answering(`<meta charset="utf-16">${PAGE}`, {}));
    expect(page).toMatchObject({ ok: true, charset: 'utf-8', body: expect.stringContaining('hello@') });
  });

  it('whose mark says UTF-8, whatever its header says', async () => {
    const page = await read(answering(`\ufeff${PAGE}`, { 'content-type': 'text/html; charset=iso-8859-1' }));
    expect(page).toMatchObject({ ok: true, charset: 'utf-8' });
  });

  it('as far as it came, where the connection breaks off', async () => {
    const page = await read((_, res) => {
      res.writeHead(200, { 'content-type': 'text/html', 'content-length': PAGE.length + 50 });
      res.write(PAGE, () => res.socket?.end());
    });
    expect(page).toMatchObject({ ok: true, body: PAGE, truncated: true });
  });

  it('at an address whose letters a redirect leaves as they are', async () => {
    const page = await read((req, res) => {
      if (req.url === encodeURI('/händler')) html(res, PAGE);
      else res.socket?.end('HTTP/1.1 301 Moved\r\nLocation: /händler\r\nContent-Length: 0\r\n\r\n', 'utf8');
    });
    expect(page).toMatchObject({ ok: true, url: `http://acme.test${encodeURI('/händler')}`, body: PAGE });
  });
});

describe('a robots.txt', () => {
  const withRobots = (answer: Site): Site =>
    function robots(req, res) {
      if (req.url === '/robots.txt') answer(req, res);
      else html(res, PAGE);
    };
  const SHUT = '\ufeffUser-agent: *\nDisallow: /\n';

  it.each([
    ['a byte order mark', Buffer.from(SHUT, 'utf8')],
    ['two bytes a letter', Buffer.from(SHUT, 'utf16le')],
  ])('with %s is obeyed from its first line on', async (_, text) => {
    const page = await read(withRobots((_req, res) => res.writeHead(200).end(text)));
    expect(page).toMatchObject({ ok: false, reason: 'robots' });
  });

  it('that is led in a circle is none', async () => {
    const page = await read(withRobots((_, res) => res.writeHead(302, { location: '/robots.txt' }).end()));
    expect(page).toMatchObject({ ok: true, body: PAGE });
  });
});

const sending = async (answer: string) => {
  const asked: string[] = [];
  const server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .once('data', (request) => {
        asked.push(request.toString().split('\r\n')[0] ?? '');
        socket.end(answer);
      }),
  );
  const { fetcher } = await world({}, { resolve: [`*.test=127.0.0.1:${await listen(server)}`] });
  return { fetcher, asked };
};

it('a page is read also where the lines of its head end carelessly, which is found out once', async () => {
  const { fetcher, asked } = await sending(`HTTP/1.1 200 OK\ncontent-type: text/html\n\n${PAGE}`);
  expect(await fetcher.fetch('http://acme.test/')).toMatchObject({ ok: true, body: PAGE });
  expect(await fetcher.fetch('http://acme.test/b')).toMatchObject({ ok: true, body: PAGE });
  expect(asked).toEqual(['/robots.txt', '/robots.txt', '/', '/b'].map((path) => `GET ${path} HTTP/1.1`));
});

it('what speaks no HTTP at all is told from what is gone', async () => {
  const { fetcher } = await sending('220 mail.acme.test ESMTP\r\n');
  expect(await fetcher.fetch('http://acme.test/')).toMatchObject({
    ok: false,
    reason: 'unreachable',
    detail: 'acme.test answers in a way that breaks the rules of HTTP',
  });
});

describe('a sitemap is read', () => {
  const SITEMAP = '<urlset><url><loc>http://acme.test/trade</loc></url></urlset>';

  it.each(['application/gzip', 'application/x-gzip', 'application/octet-stream', 'text/xml'])(
    'that is packed as a file and sent as %s',
    async (type) => {
      const site = answering(gzipSync(SITEMAP), { 'content-type': type });
      const { fetcher } = await world({ 'acme.test': site });
      const page = await fetcher.fetch('http://acme.test/sitemap.xml.gz', { accept: 'sitemap' });
      expect(page).toMatchObject({ ok: true, body: SITEMAP });
    },
  );
});
