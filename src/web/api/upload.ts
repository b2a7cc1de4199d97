import * as z from 'zod/mini';
import type { Endpoint, InputOf, OutputOf } from '../../kernel/endpoint.ts';
import { parseJson } from '../../kernel/json.ts';
import { tellAnswer } from '../ui/connection.ts';
import { ApiError, addressOf, problemOf } from './client.ts';
import { isDemoPerson } from './session-hint.ts';

interface Upload<E extends Endpoint> {
  query: InputOf<NonNullable<E['query']>>;
  file: Blob;
  /** How much of it has gone out, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file as the request's body. `fetch` can't tell how much of it has gone out, so this is the older way. */
export function upload<E extends Endpoint>(
  endpoint: E,
  { query, file, onProgress, signal }: Upload<E>,
): Promise<OutputOf<E['response']>> {
  if (isDemoPerson())
    return Promise.reject(new ApiError('demo_person', 'Sign up to do this with your own data.', null));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint.path, {}, query as Record<string, unknown>));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(new DOMException('The upload was interrupted.', 'AbortError'));
    request.onerror = () => {
      tellAnswer(false);
      reject(new ApiError('network_failure', 'The server could not be reached.', null));
    };
    request.onload = () => {
      const answer = parseJson(request.responseText);
      if (request.status < 200 || request.status > 299) return reject(problemOf(answer, request.status));
      const parsed = z.safeParse(endpoint.response as z.ZodMiniType, answer);
      if (!parsed.success)
        return reject(new ApiError('invalid_answer', z.prettifyError(parsed.error), request.status));
      resolve(parsed.data as OutputOf<E['response']>);
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
