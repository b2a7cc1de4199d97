import { BodyTooLarge, readBody } from '../exchange.ts';
import type { FaultGate } from '../faults.ts';
import type { Handler } from '../handler.ts';
import type { Journal } from '../journal.ts';
import type { Mailbox } from '../mailbox/store.ts';
import { seeded } from '../world/random.ts';
import { accountIdOf } from './account.ts';
import { apiError, FORBIDDEN, NOT_FOUND, REVOKED, refuse } from './errors.ts';
import { createEventFeed } from './event-feed.ts';
import { eventSettings } from './event-settings.ts';
import { answerScopes, isReadOnly, verifiedSenders, whitelabelDomains } from './identity.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { parseSettings } from './parse-settings.ts';
import type { Route, SendgridRequest } from './request.ts';
import { sendMail } from './send-mail.ts';
import { globalSuppressions, suppressions } from './suppressions.ts';

/** The largest request that mail/send takes. */
const LARGEST = 30_000_000;

export interface SendgridStandIn {
  handle: Handler;
  ledger: Ledger;
  close(): void;
  state(): {
    requests: number;
    accepted: number;
    acceptedTwice: string[];
    eventsSent: number;
    posts: number;
    failedPosts: number;
  };
}

/** The parts of the v3 API that a sender of mail uses; handles paths that start with `/v3/`. */
export function createSendgrid(options: {
  mailbox: Mailbox;
  journal: Journal;
  faults: FaultGate;
  seed: number;
  /** Domains that no mail server takes mail for. */
  undeliverable?: (domain: string) => boolean;
}): SendgridStandIn {
  const { mailbox, journal, faults, seed, undeliverable = () => false } = options;
  const ledger = createLedger(journal, undeliverable);
  const feed = createEventFeed(ledger, seeded(`${seed}/sendgrid`));
  const accountIds = new Map<string, string>();
  let requests = 0;
  // Events that an earlier life of this process didn't get rid of.
  feed.wake();

  const idOf = (key: string): string => {
    const id = accountIds.get(key) ?? accountIdOf(key);
    accountIds.set(key, id);
    return id;
  };

  const routes: [path: RegExp, route: Route][] = [
    [/^\/v3\/mail\/send$/, (request) => sendMail(request, mailbox, feed)],
    [/^\/v3\/scopes$/, answerScopes],
    [/^\/v3\/user\/webhooks\/event\/(settings(?:\/.+)?|test)$/, eventSettings],
    [/^\/v3\/user\/webhooks\/parse\/settings(?:\/([^/]+))?$/, parseSettings],
    [/^\/v3\/whitelabel\/domains$/, whitelabelDomains],
    [/^\/v3\/verified_senders$/, verifiedSenders],
    [/^\/v3\/suppression\/([a-z_]+)(?:\/([^/]+))?$/, suppressions],
    [/^\/v3\/asm\/suppressions\/global(?:\/([^/]+))?$/, globalSuppressions],
  ];

  return {
    ledger,
    close: () => feed.close(),
    state: () => ({
      requests,
      accepted: ledger.accepted(),
      acceptedTwice: [...ledger.times()].filter(([, times]) => times > 1).map(([identity]) => identity),
      ...feed.state(),
    }),
    async handle(req, res, url) {
      requests += 1;
      if (await faults.apply('sendgrid', req, res)) return;
      const key = /^Bearer\s+(.+)$/i.exec(req.headers.authorization ?? '')?.[1]?.trim() ?? '';
      const body = await readBody(req, LARGEST).catch((error: unknown) => {
        if (error instanceof BodyTooLarge) return undefined;
        throw error;
      });
      if (!key.startsWith('SG.') || key.startsWith('SG.revoked')) return refuse(res, 401, REVOKED);
      if (!body) return refuse(res, 413, apiError('Request Entity Too Large: the limit is 30 MB'));
      for (const [path, route] of routes) {
        const found = path.exec(url.pathname);
        if (!found) continue;
        const request: SendgridRequest = {
          req,
          res,
          url,
          key,
          body,
          ledger,
          method: req.method ?? 'GET',
          account: ledger.account(idOf(key), key.slice(-4)),
          captured: found.slice(1).map((part) => (part === undefined ? undefined : decodeURIComponent(part))),
        };
        if (isReadOnly(key) && request.method !== 'GET') return refuse(res, 403, FORBIDDEN);
        return route(request);
      }
      refuse(res, 404, NOT_FOUND);
    },
  };
}
