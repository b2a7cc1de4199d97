import { describe, expect, it } from 'vitest';
import { html, world } from '../../../test/support/websites.ts';

describe('redirects', () => {
  it('are followed to where they lead', async () => {
    const { fetcher } = await world({
      'acme.test': (_, res) => res.writeHead(301, { location: 'https://www.acme.test/en' }).end(),
      'www.acme.test': (_, res) => html(res, 'home'),
    });
    expect(await fetcher.fetch('http://acme.test/')).toMatchObject({
      ok: true,
      url: 'https://www.acme.test/en',
    });
  });

  it('to itself, of a site that asks for its cookie first, are followed with it, for that one lookup', async () => {
    const cookies: (string | undefined)[] = [];
    const { fetcher } = await world({
      'acme.test': (req, res) => {
        cookies.push(req.headers.cookie);
        if (req.headers.cookie === 'seen=1; lang=en') html(res, 'in');
        else
          res
            .writeHead(302, { location: req.url, 'set-cookie': ['seen=1; Path=/; HttpOnly', 'lang=en'] })
            .end();
      },
    });
    expect(await fetcher.fetch('http://acme.test/')).toMatchObject({ ok: true, body: 'in' });
    expect(await fetcher.fetch('http://acme.test/b')).toMatchObject({ ok: true, body: 'in' });
    expect(cookies).toEqual([undefined, 'seen=1; lang=en', undefined, 'seen=1; lang=en']);
  });

  it('never bring one site’s cookie to another', async () => {
    const told: (string | undefined)[] = [];
    const { fetcher } = await world({
      'acme.test': (req, res) =>
        res
          .writeHead(302, {
            location: req.headers.cookie ? 'http://other.test/' : req.url,
            'set-cookie': 'seen=1',
          })
          .end(),
      'other.test': (req, res) => {
        told.push(req.headers.cookie);
        html(res, 'other');
      },
    });
    expect(await fetcher.fetch('http://acme.test/')).toMatchObject({ ok: true, body: 'other' });
    expect(told).toEqual([undefined]);
  });

  it('in a circle come to an end', async () => {
    const { fetcher, asked } = await world({
      'acme.test': (req, res) => res.writeHead(302, { location: `${req.url}x` }).end(),
    });
    expect(await fetcher.fetch('http://acme.test/')).toMatchObject({
      ok: false,
      reason: 'too_many_redirects',
    });
    expect(asked.length).toBeLessThanOrEqual(7);
  });

  it.each([
    'http://127.0.0.1:PORT/secret',
    'http://localhost:PORT/secret',
    'http://[::1]:PORT/secret',
    'http://[::ffff:127.0.0.1]/secret',
    'http://0x7f.1/secret',
    'http://2130706433/secret',
    'http://017700000001/secret',
    'http://169.254.169.254/latest/meta-data',
    'http://metadata.internal/',
    'file:///etc/passwd',
    'ftp://acme.example/',
    'gopher://acme.example/',
    'http://user:pass@acme.test/',
    'http://acme.example:22/',
  ])('to %s are refused', async (location) => {
    let reached = false;
    const { fetcher, port } = await world({
      'acme.test': (_, res) => res.writeHead(302, { location: location.replace('PORT', String(port)) }).end(),
      '127.0.0.1': (_, res) => {
        reached = true;
        html(res, 'secret');
      },
      localhost: (_, res) => {
        reached = true;
        html(res, 'secret');
      },
    });
    const page = await fetcher.fetch('http://acme.test/');
    expect(page.ok).toBe(false);
    expect(['private_address', 'bad_address']).toContain(!page.ok && page.reason);
    expect(reached).toBe(false);
  });
});
