import type { SiteFault } from '../world/brands.ts';
import { type Answer, htmlAnswer, redirectTo } from './answer.ts';

/** A request to a site with something wrong with it. */
interface FaultyRequest {
  readonly path: string;
  readonly host: string;
  /** The path is that of the page about contact or wholesale. */
  readonly aboutTrade: boolean;
  readonly aboutUs: boolean;
  /** What the site would answer if all were well. */
  well(path: string): Answer;
}

const HUGE_BYTES = 5 * 1024 * 1024;
const PADDING = Buffer.alloc(HUGE_BYTES, '<p>lorem ipsum dolor</p>\n');
const REFRESH =
  '<html><head><meta http-equiv="refresh" content="0; url=/welcome"><title>Redirecting</title></head></html>';

const inner = (host: string): string => (host.length % 2 ? '127.0.0.1:5432' : '169.254.169.254');

/** Slow and truncated answers are right in themselves: the server spoils them on the way. */
const ANSWERS: Readonly<Record<SiteFault, (request: FaultyRequest) => Answer>> = {
  slow: ({ well, path }) => well(path),
  'truncated-gzip': ({ well, path }) => well(path),
  hang: () => ({ kind: 'silence' }),
  'server-error': () => htmlAnswer('<html><body><h1>500 Internal Server Error</h1></body></html>', 500),
  'contact-error': ({ aboutTrade, well, path }) =>
    aboutTrade ? htmlAnswer('<h1>Error establishing a database connection</h1>', 500) : well(path),
  'private-redirect': ({ aboutTrade, host, well, path }) =>
    aboutTrade ? redirectTo(`http://${inner(host)}/latest/meta-data/`, 302) : well(path),
  'redirect-loop': ({ path }) => redirectTo(path === '/welcome-back' ? '/' : '/welcome-back', 302),
  'meta-refresh': ({ path, well }) => {
    if (path === '/') return htmlAnswer(REFRESH);
    return well(path === '/welcome' ? '/' : path);
  },
  'wrong-content-type': ({ aboutUs, well, path }) => {
    const answer = well(path);
    return aboutUs && answer.kind === 'body' ? { ...answer, type: 'application/octet-stream' } : answer;
  },
  'huge-page': ({ path, well }) => {
    const answer = well(path);
    if (path !== '/' || answer.kind !== 'body') return answer;
    return { ...answer, body: Buffer.concat([answer.body, PADDING]) };
  },
};

export const faultyAnswer = (fault: SiteFault, request: FaultyRequest): Answer => ANSWERS[fault](request);
