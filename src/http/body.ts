import { AppError } from '../kernel/errors.ts';
import { storable } from '../kernel/storable.ts';

/** What a form or a JSON request may weigh; files name their own bound. */
export const MAX_BODY_BYTES = 256 * 1024;

/** The whole body, or `too_large` before more than `maxBytes` of it were held. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, so that the rest is never received.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength === 0) return undefined;
  try {
    return storable(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown);
  } catch {
    throw new AppError('invalid_input', 'The request’s body is not valid JSON.');
  }
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

function tooLarge(maxBytes: number): AppError {
  const allowed =
    maxBytes >= MEGABYTE ? `${Math.floor(maxBytes / MEGABYTE)} MB` : `${Math.floor(maxBytes / KILOBYTE)} KB`;
  return new AppError('too_large', `The request is too large; ${allowed} are allowed.`, { maxBytes });
}
