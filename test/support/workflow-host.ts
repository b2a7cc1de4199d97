import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSealer } from '../../src/features/accounts/domain/sealed.ts';
import type { WorkflowSettings } from '../../src/features/runs/actions/workflow-host.ts';
import { TEST_SECRET_KEY } from './cluster.ts';

/** How it fares with what it is asked: what it sends, or that it never answers, or hangs up. */
export type WorkflowManner = { status?: number; json?: unknown; text?: string } | 'silence' | 'hang up';

export interface WorkflowHostStandIn {
  port: number;
  /** What it was asked, the newest last. */
  calls: { url: string; body: string; headers: IncomingHttpHeaders }[];
  behave(manner: WorkflowManner): void;
  close(): Promise<void>;
}

/** A workflow host on loopback that speaks the wire of a real one. */
export async function startWorkflowHost(): Promise<WorkflowHostStandIn> {
  const calls: WorkflowHostStandIn['calls'] = [];
  let manner: WorkflowManner = { json: { status: 'ok', rowsProcessed: 0 } };
  const answer = (res: ServerResponse) => {
    if (manner === 'silence') return;
    if (manner === 'hang up') {
      res.destroy();
      return;
    }
    const { status = 200, json, text: words = JSON.stringify(json) } = manner;
    res.writeHead(status, { 'content-type': 'application/json' }).end(words);
  };
  const server = createServer(async (req, res) => {
    calls.push({ url: req.url ?? '', headers: req.headers, body: await text(req) });
    answer(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    behave: (next) => {
      manner = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Where a test has none. */
export const noWorkflowHosts: WorkflowSettings = {
  sealer: createSealer(TEST_SECRET_KEY),
  operators: null,
  hosts: {
    refusalOf: () => null,
    ask: () => Promise.reject(new Error('not asked for here')),
  },
};
