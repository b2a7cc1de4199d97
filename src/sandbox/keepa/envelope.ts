import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** What frames every answer, good or bad. */
export interface Envelope {
  timestamp: number;
  tokensLeft: number;
  refillIn: number;
  refillRate: number;
  tokenFlowReduction: number;
  tokensConsumed: number;
  processingTimeInMs: number;
  error?: { type: string; message: string; details: string };
}

/** A request that the service declines, with the words in which it does so. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: string;

  constructor(status: number, type: string, message: string, details = '') {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

export const invalid = (message: string, details = ''): Refusal =>
  new Refusal(400, 'invalidParameter', message, details);

/** Always gzip, whatever the caller accepts: that is how the service is. */
export const send = async (response: ServerResponse, status: number, body: object): Promise<void> => {
  const bytes = await compress(JSON.stringify(body), { level: 1 });
  response.writeHead(status, {
    'content-type': 'application/json;charset=UTF-8',
    'content-encoding': 'gzip',
    'content-length': bytes.length,
  });
  response.end(bytes);
};
