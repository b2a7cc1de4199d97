import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseAddress } from '../../src/db/roles.ts';

/** A database's address by way of a line that can be cut: what is connected breaks, and nobody gets through. */
export async function openCutLine(
  databaseUrl: string,
): Promise<{ url: string; cutFor(ms: number): Promise<void>; close(): void }> {
  const { user, password, host = '', port = 5432, database } = parseAddress(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.resetAndDestroy();
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(Number(port), host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const credentials = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password ?? ''))}`;
  return {
    url: `postgresql://${credentials}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    cutFor: async (ms) => {
      cut();
      await sleep(ms);
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
