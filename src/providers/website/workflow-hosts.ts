import { Agent } from 'undici';
import type { WorkflowCall, WorkflowHosts, WorkflowReply } from '../../features/runs/ports.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { parseJson } from '../../kernel/json.ts';
import { storable } from '../../kernel/storable.ts';
import { ExchangeError, exchange } from '../http-exchange.ts';
import { type AllowedUrl, checkUrl } from './address-rules.ts';
import { Connections, PrivateAddressError, type Route } from './connections.ts';
import { readFixedTargets } from './fixed-targets.ts';

export interface WorkflowHostsOptions {
  /** CRAWL_RESOLVE. */
  resolve: readonly string[];
  /** DNS_SERVERS; the system's without any. */
  dnsServers: readonly string[];
  userAgent: string;
  /** A workflow answers once it is through, and that may take a while. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10 * MINUTE_MS;
const CONNECT_MS = 10_000;
const MAX_BYTES = 256 * 1024;

/** Asks the hosts that accounts name over the very connections by which websites are reached: never a private one. */
export function createWorkflowHosts(
  options: WorkflowHostsOptions,
): WorkflowHosts & { close(): Promise<void> } {
  const { resolve, dnsServers, userAgent, timeoutMs = TIMEOUT_MS } = options;
  const targets = readFixedTargets(resolve);
  const connections = new Connections({ targets, dnsServers, connectMs: CONNECT_MS, concurrency: 64 });
  const operators = new Agent({ connect: { timeout: CONNECT_MS } });

  const check = (text: string): AllowedUrl | string => {
    const verdict = checkUrl(text, targets);
    if ('refused' in verdict) return `This address can’t be asked: ${verdict.detail}.`;
    return verdict.url.protocol === 'https:' ? verdict : 'Please enter an https address.';
  };

  const routeTo = async (allowed: AllowedUrl): Promise<Route | undefined> => {
    const { target, host } = allowed;
    if (!connections.route(allowed) && target) await connections.probe(target, host);
    return connections.route(allowed);
  };

  return {
    refusalOf: (url) => {
      const allowed = check(url);
      return typeof allowed === 'string' ? allowed : null;
    },

    ask: async (call, signal): Promise<WorkflowReply> => {
      const allowed = call.isOperators ? new URL(call.url) : check(call.url);
      if (typeof allowed === 'string') return { kind: 'not_started', reason: allowed };
      const url = 'url' in allowed ? allowed.url : allowed;
      const route =
        'url' in allowed ? await routeTo(allowed) : { dispatcher: operators, origin: allowed.origin };
      if (!route) return { kind: 'not_started', reason: `${url.host} can’t be reached.` };
      try {
        return await post(route, url, call, signal);
      } catch (error) {
        return afterFailure(error, url.host, timeoutMs);
      }
    },

    close: async () => {
      await Promise.all([connections.close(), operators.destroy()]);
    },
  };

  async function post(
    route: Route,
    url: URL,
    call: WorkflowCall,
    signal: AbortSignal,
  ): Promise<WorkflowReply> {
    const { status, body } = await exchange(
      route.dispatcher,
      {
        origin: route.origin,
        method: 'POST',
        path: url.pathname + url.search,
        headers: {
          host: url.host,
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': userAgent,
          ...call.headers,
        },
        body: call.body,
      },
      { totalMs: timeoutMs, maxBytes: MAX_BYTES, signal, read: (bytes) => bytes.toString('utf8') },
    );
    // Redirects are not followed: the signature is meant for the host that was named.
    if (status < 200 || status >= 300)
      return { kind: 'not_started', reason: `${url.host} answered ${status}.` };
    return { kind: 'answered', body: storable(parseJson(body)) };
  }
}

function afterFailure(error: unknown, host: string, timeoutMs: number): WorkflowReply {
  if (!(error instanceof ExchangeError)) throw error;
  if (error.cause instanceof PrivateAddressError)
    return { kind: 'not_started', reason: `${error.cause.message}.` };
  if (!error.sent) return { kind: 'not_started', reason: `${host} can’t be reached.` };
  const how = error.failure === 'timeout' ? `within ${Math.round(timeoutMs / 1000)} seconds` : 'to the end';
  const reason = `${host} didn’t answer ${how}. Nobody knows what happened to the run, so it is not asked again.`;
  return { kind: 'unknown', reason };
}
