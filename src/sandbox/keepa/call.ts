import type { IncomingMessage } from 'node:http';
import { type Marketplace, marketplaces } from '../world/products-marketplaces.ts';
import { invalid, Refusal } from './envelope.ts';

/** A request as the endpoints see it, wherever its parameters stood. */
export interface Call {
  readonly params: URLSearchParams;
  /** A JSON body, parsed; undefined without one. */
  readonly json: unknown;
}

const bodyLimit = 1_000_000;

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimit) throw new Refusal(400, 'requestRejected', 'The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

export const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(`The ${what} is not valid JSON`, error instanceof Error ? error.message : '');
  }
};

/** Parameters of a form or of a flat JSON body count like those of the address, which win. */
export const readCall = async (request: IncomingMessage, url: URL): Promise<Call> => {
  const params = new URLSearchParams(url.searchParams);
  const text = request.method === 'POST' ? (await readBody(request)).trim() : '';
  if (text === '') return { params, json: undefined };
  if (!/^[{[]/.test(text)) {
    for (const [name, value] of new URLSearchParams(text)) if (!params.has(name)) params.append(name, value);
    return { params, json: undefined };
  }
  const json = parseJson(text, 'body');
  for (const [name, value] of Object.entries(json as object)) {
    const flat = Array.isArray(value) ? value.join(',') : value;
    if (!params.has(name) && ['string', 'number'].includes(typeof flat)) params.append(name, String(flat));
  }
  return { params, json };
};

export const marketplaceOf = ({ params }: Call): Marketplace => {
  const domain = params.get('domain');
  if (domain === null) throw invalid('Missing parameter: domain');
  const marketplace = marketplaces.get(Number(domain));
  if (!marketplace) throw invalid('Invalid domain', domain);
  return marketplace;
};

export const listOf = ({ params }: Call, name: string, most: number): string[] => {
  const values = (params.get(name) ?? '').split(',').map((value) => value.trim());
  const list = [...new Set(values.filter((value) => value !== ''))];
  if (list.length > most) throw invalid(`Too many values for ${name}: at most ${most}`, String(list.length));
  return list;
};

export const isOn = ({ params }: Call, name: string): boolean =>
  ['1', 'true'].includes(params.get(name) ?? '');

/** A whole number within bounds; null where the parameter is absent. */
export const wholeNumber = ({ params }: Call, name: string, min: number, max: number): number | null => {
  const text = params.get(name);
  if (text === null || text === '') return null;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw invalid(`Invalid value for ${name}`, text);
  return value;
};
