import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../kernel/json.ts';

export class BodyTooLarge extends Error {}

export function readBody(req: IncomingMessage, limitBytes = 1_000_000): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
    });
    // Reads on to the end of what is too large, so that the refusal reaches a client that is still sending.
    req.on('end', () =>
      size > limitBytes
        ? reject(new BodyTooLarge(`More than ${limitBytes} bytes.`))
        : resolve(joined(chunks)),
    );
    req.on('error', reject);
  });
}

const joined = (chunks: Buffer[]): Buffer =>
  chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);

/** The body as JSON; undefined when it isn't any. */
export async function readJson(req: IncomingMessage, limitBytes?: number): Promise<unknown> {
  return parseJson((await readBody(req, limitBytes)).toString('utf8'));
}

export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(req)).toString('utf8'));
}

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  res
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text);
}

export function sendPage(res: ServerResponse, status: number, html: string): void {
  res
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      'cache-control': 'no-store',
    })
    .end(html);
}

export function redirect(res: ServerResponse, location: string): void {
  res.writeHead(303, { location, 'content-length': 0 }).end();
}
