import { createServer, type Socket } from 'node:net';

export interface TcpSide {
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** DNS over TCP: each message has its length in two bytes before it. */
export function createTcpSide(answered: (message: Buffer) => Promise<Buffer | null>): TcpSide {
  const open = new Set<Socket>();

  const answer = async (socket: Socket, message: Buffer): Promise<void> => {
    const body = await answered(message);
    if (!body || !socket.writable) return;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(body.length);
    socket.write(Buffer.concat([length, body]));
  };

  // A client may end its side after the question and still wants the answer.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    let held: Buffer = Buffer.alloc(0);
    let pending = Promise.resolve();
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk]);
      while (held.length >= 2 && held.length >= 2 + held.readUInt16BE(0)) {
        const end = 2 + held.readUInt16BE(0);
        const message = held.subarray(2, end);
        held = held.subarray(end);
        pending = pending.then(() => answer(socket, message));
      }
    });
    socket.on('end', () => void pending.then(() => socket.end()));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  });

  return {
    listen: (port, host) =>
      new Promise((done, failed) => {
        server.once('error', failed).listen(port, host, () => {
          const address = server.address();
          done(typeof address === 'object' && address ? address.port : port);
        });
      }),
    async close() {
      for (const socket of open) socket.destroy();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
}
