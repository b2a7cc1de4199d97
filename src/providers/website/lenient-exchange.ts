import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { SecureContext } from 'node:tls';
import { type Exchange, ExchangeError, type ExchangeHeaders, type ExchangeLimits } from '../http-exchange.ts';
import type { FixedTarget } from './fixed-targets.ts';

export interface LenientRoute {
  url: URL;
  isTls: boolean;
  /** Looks names up and lets through only what may be reached. */
  lookup: LookupFunction;
  target: FixedTarget | undefined;
  secureContext: SecureContext;
}

/**
 * One GET on a connection of its own, whose answer may break the rules of HTTP as browsers let it: lines of its head that
 * end without a carriage return. Undici's parser, which reads everything else, has no such way.
 */
export const exchangeLeniently = <Body>(
  { url, isTls, lookup, target, secureContext }: LenientRoute,
  headers: Record<string, string>,
  { totalMs, maxBytes, signal, read }: ExchangeLimits<Body>,
): Promise<Exchange<Body>> =>
  new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new ExchangeError('broken', 'no answer', { sent: true, answered: false }, cause));
    const expired = AbortSignal.timeout(Math.ceil(totalMs));
    const request = (isTls ? requestTls : requestPlain)(
      {
        host: target?.hostname ?? url.hostname,
        port: target?.port ?? url.port,
        // The operator named a target's address himself, so that a certificate of its own making will do.
        ...(target ? { rejectUnauthorized: false } : { lookup }),
        ...(isTls && { servername: url.hostname, secureContext }),
        path: url.pathname + url.search,
        headers: { host: url.host, ...headers },
        agent: false,
        insecureHTTPParser: true,
        signal: signal ? AbortSignal.any([signal, expired]) : expired,
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const head: ExchangeHeaders = response.headers;
        const most = typeof maxBytes === 'number' ? maxBytes : maxBytes(status, head);
        const chunks: Buffer[] = [];
        let bytes = 0;
        const finish = () => {
          response.destroy();
          const body = Buffer.concat(chunks).subarray(0, most);
          resolve({ status, headers: head, body: read(body, head), truncated: bytes > most });
        };
        if (most === 0) return finish();
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes > most) finish();
        });
        response.on('end', finish);
        response.on('error', fail);
      },
    );
    request.on('error', (error) => {
      if (expired.aborted)
        reject(new ExchangeError('timeout', 'no answer in time', { sent: true, answered: false }));
      else if (signal?.aborted)
        reject(new ExchangeError('aborted', 'called off', { sent: true, answered: false }));
      else fail(error);
    });
    request.end();
  });
