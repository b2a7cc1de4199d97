import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { sleep } from '../../kernel/clock.ts';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import { SANDBOX_DOMAIN, type SiteFault } from '../world/brands.ts';
import { seeded } from '../world/random.ts';
import type { World } from '../world/sites.ts';
import type { Answer, PageAnswer } from './answer.ts';
import { answerOf } from './answers.ts';
import { type KeptPage, PageCache } from './page-cache.ts';

export interface WebsitesOptions {
  readonly world: World;
  readonly faults?: FaultGate;
  /** How long a host takes to answer: each has its own time between the two. */
  readonly latencyMs?: readonly [shortest: number, longest: number];
  /** How much longer the slow sites take. */
  readonly slowMs?: number;
  readonly cacheBytes?: number;
}

export interface WebsitesState {
  requests: number;
  byStatus: Record<number, number>;
  refused: number;
  unanswered: number;
  cachedPages: number;
  cachedBytes: number;
}

/** How a host serves, whatever it serves. */
interface Manner {
  readonly latencyMs: number;
  readonly gzip: boolean;
  readonly chunked: boolean;
  readonly server: string;
  readonly fault: SiteFault | null;
}

const SERVERS = ['cloudflare', 'cloudflare', 'nginx', 'Apache/2.4.57', 'Squarespace', 'LiteSpeed'];

const hostOf = (req: IncomingMessage): string => (req.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');

/** A compressed page that ends too early, so that unpacking it fails in the middle. */
const cutShort = (body: Buffer): Buffer => {
  const packed = gzipSync(body);
  return packed.subarray(0, Math.floor(packed.length * 0.6));
};

export function createWebsites(options: WebsitesOptions): {
  handle: Handler;
  owns(host: string): boolean;
  state(): WebsitesState;
} {
  const { world, faults, latencyMs = [20, 120], slowMs = 2000, cacheBytes = 48 * 1024 * 1024 } = options;
  const cache = new PageCache(cacheBytes);
  const counts = { requests: 0, byStatus: {} as Record<number, number>, refused: 0, unanswered: 0 };

  const mannerOf = (host: string): Manner => {
    const random = seeded(`${world.seed}/manner/${host}`);
    const site = world.sites.get(host);
    const fault = site?.role === 'brand' ? site.site.fault : null;
    const latency = random.int(latencyMs[0], latencyMs[1]);
    return {
      latencyMs: latency + (fault === 'slow' ? slowMs : 0),
      gzip: random.chance(0.45),
      chunked: random.chance(0.2),
      server: random.pick(SERVERS),
      fault,
    };
  };

  const packed = (page: PageAnswer, manner: Manner, path: string, wanted: boolean): KeptPage => {
    if (manner.fault === 'truncated-gzip' && path === '/') {
      return { ...page, body: cutShort(page.body), encoding: 'gzip' };
    }
    if (!wanted || page.body.length < 1024) return { ...page, encoding: null };
    return { ...page, body: gzipSync(page.body, { level: 1 }), encoding: 'gzip' };
  };

  const pageFor = (host: string, path: string, gzip: boolean, manner: Manner): KeptPage | Answer => {
    const key = `${gzip ? 'gzip' : 'plain'} ${host}${path}`;
    const kept = cache.get(key);
    if (kept) return kept;
    const answer = answerOf(world, host, path);
    if (answer.kind !== 'body') return answer;
    const page = packed(answer, manner, path, gzip);
    cache.set(key, page);
    return page;
  };

  const send = (req: IncomingMessage, res: ServerResponse, page: KeptPage, manner: Manner): void => {
    const { status, type, body, encoding } = page;
    res.writeHead(status, {
      'content-type': type,
      server: manner.server,
      ...(encoding ? { 'content-encoding': encoding, vary: 'Accept-Encoding' } : {}),
      ...(manner.chunked ? {} : { 'content-length': body.length }),
    });
    if (req.method === 'HEAD') return void res.end();
    if (manner.chunked) res.write(body.subarray(0, 8192));
    res.end(manner.chunked ? body.subarray(8192) : body);
  };

  const count = (status: number): void => {
    counts.byStatus[status] = (counts.byStatus[status] ?? 0) + 1;
  };

  const handle: Handler = async (req, res, url) => {
    counts.requests++;
    if (await faults?.apply('websites', req, res)) return;
    const host = hostOf(req);
    const manner = mannerOf(host);
    if (manner.latencyMs > 0) await sleep(manner.latencyMs);
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      count(405);
      req.resume();
      return void res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
    }
    const gzip = manner.gzip && /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));
    const answer = pageFor(host, url.pathname, gzip, manner);
    switch (answer.kind) {
      case 'refused':
        counts.refused++;
        return void req.socket.destroy();
      case 'silence':
        counts.unanswered++;
        return;
      case 'redirect':
        count(answer.status);
        res.writeHead(answer.status, { location: answer.location, 'content-length': 0 });
        return void res.end();
      case 'body':
        count(answer.status);
        return send(req, res, { encoding: null, ...answer }, manner);
    }
  };

  return {
    handle,
    owns: (host) => host.toLowerCase().replace(/:\d+$/, '').endsWith(`.${SANDBOX_DOMAIN}`),
    state: () => ({
      ...counts,
      byStatus: { ...counts.byStatus },
      cachedPages: cache.size,
      cachedBytes: cache.bytes,
    }),
  };
}
