import type { Dispatcher, Pool } from 'undici';

export interface Answer {
  status: number;
  body: Buffer;
}

const TIMEOUT_MS = 5_000;
const NOTHING = Buffer.alloc(0);

/** One request over undici's dispatcher, with no step between its parser and the caller. Status 0: no answer. */
export const send = (
  pool: Pool,
  options: Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'headers' | 'body'>,
): Promise<Answer> =>
  new Promise((resolve) => {
    pool.dispatch(options, new Collector(resolve));
  });

class Collector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Answer) => void;
  readonly #chunks: Buffer[] = [];
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;

  constructor(resolve: (answer: Answer) => void) {
    this.#resolve = resolve;
    this.#timer = setTimeout(() => this.#controller?.abort(new Error('timeout')), TIMEOUT_MS);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer);
    const [first = NOTHING] = this.#chunks;
    this.#resolve({
      status: this.#status,
      body: this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : first,
    });
  }

  onResponseError(): void {
    clearTimeout(this.#timer);
    this.#resolve({ status: 0, body: NOTHING });
  }
}
