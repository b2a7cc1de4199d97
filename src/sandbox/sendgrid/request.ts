import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../kernel/json.ts';
import type { Account } from './account.ts';
import type { Ledger } from './ledger.ts';

/** A request of a key that lives and may do this. */
export interface SendgridRequest {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  method: string;
  key: string;
  body: Buffer;
  account: Account;
  ledger: Ledger;
  /** What the route's path holds in brackets. */
  captured: (string | undefined)[];
}

export type Route = (request: SendgridRequest) => void | Promise<void>;

/** The body's fields; undefined when it isn't a JSON object. */
export function fieldsOf({ body }: SendgridRequest): Record<string, unknown> | undefined {
  const fields = parseJson(body.toString('utf8'));
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    ? (fields as Record<string, unknown>)
    : undefined;
}

export const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
