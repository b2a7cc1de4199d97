import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** The part of pg's connection that COPY needs; its types leave it out. */
interface Wire {
  stream: { pause(): void; resume(): void; writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** What pg calls on a query while it is under way. */
interface QueryUnderWay {
  submit(wire: Wire): void;
  handleCopyInResponse(wire: Wire): void;
  handleCopyData(message: { chunk: Buffer }, wire: Wire): void;
  handleCommandComplete(message: { text: string }): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
}

/** pg takes any object that submits itself; its types know less of it than it calls. */
const submit = (client: pg.Client, query: QueryUnderWay): void => {
  client.query(query as unknown as pg.Submittable);
};

const rowsIn = (commandTag: string): number => Number(/^COPY (\d+)$/.exec(commandTag)?.[1] ?? 0);

export interface CopyOut {
  /** Rows in COPY's text format, a line each. To be read to its end. */
  bytes: Readable;
  /** Known at the end. */
  rows(): number;
}

/** `copy … to stdout`, no faster than it is read. */
export function copyOut(client: pg.Client, command: string): CopyOut {
  let rows = 0;
  let wire: Wire | undefined;
  const bytes = new Readable({ read: () => wire?.stream.resume() });
  submit(client, {
    submit: (connection) => {
      wire = connection;
      connection.query(command);
    },
    handleCopyInResponse: (connection) => connection.sendCopyFail('Not a copy to standard output'),
    handleCopyData: ({ chunk }, connection) => {
      // Copied: pg goes on to use the memory in which it stands.
      if (!bytes.push(Buffer.from(chunk))) connection.stream.pause();
    },
    handleCommandComplete: ({ text }) => {
      rows = rowsIn(text);
    },
    handleError: (error) => bytes.destroy(error),
    handleReadyForQuery: () => bytes.push(null),
  });
  return { bytes, rows: () => rows };
}

/** `copy … from stdin`; returns how many rows went in. */
export function copyIn(client: pg.Client, command: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failure: Error | undefined;
    const send = async (wire: Wire) => {
      try {
        for await (const chunk of chunks) {
          if (failure) return;
          wire.sendCopyFromChunk(chunk);
          if (wire.stream.writableNeedDrain) await once(wire.stream as never, 'drain');
        }
        wire.endCopyFrom();
      } catch (error) {
        failure ??= error as Error;
        wire.sendCopyFail('The source failed');
      }
    };
    submit(client, {
      submit: (wire) => wire.query(command),
      handleCopyInResponse: (wire) => void send(wire),
      handleCopyData: () => undefined,
      handleCommandComplete: ({ text }) => {
        rows = rowsIn(text);
      },
      handleError: (error) => {
        failure ??= error;
        reject(failure);
      },
      handleReadyForQuery: () => resolve(rows),
    });
  });
}
