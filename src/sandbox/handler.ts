import type { IncomingMessage, ServerResponse } from 'node:http';

/** How every stand-in answers: on the plain request, so that it can also be slow, cut off or silent. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;
