import * as z from 'zod/mini';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '../http-client.ts';

export interface SearchSettings {
  baseUrl: string;
  apiKey?: string | undefined;
  timeoutMs?: number;
}

const MOST_BYTES = 4_000_000;
/** More are none the wiser: what isn't among the first of them is hardly the brand's. */
const MOST_RESULTS = 50;

/** What a result says of itself; nothing, where it is something else than words. */
export const words = z.catch(z._default(z.string(), ''), '');

/** One odd result among many costs nobody the others. */
export const resultsOf = <Result extends z.ZodMiniType>(result: Result) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((found) =>
      found.slice(0, MOST_RESULTS).flatMap((each) => {
        const read = z.safeParse(result, each);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/** How each search engine is asked: in short patience, and once more where it was away for a moment. */
export const searchClient = (
  { baseUrl, timeoutMs = 10_000 }: SearchSettings,
  own: Pick<HttpClientOptions, 'headers' | 'perSecond'> = {},
): HttpClient =>
  createHttpClient({ provider: 'search', baseUrl, timeoutMs, retries: 1, maxBytes: MOST_BYTES, ...own });
