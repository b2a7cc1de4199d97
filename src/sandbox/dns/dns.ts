import { createSocket, type RemoteInfo } from 'node:dgram';
import { createServer, type Server, type Socket } from 'node:net';
import { AUTHORITATIVE_ANSWER, decode, encode, type Packet, TRUNCATED_RESPONSE } from 'dns-packet';
import { sleep } from '../../kernel/clock.ts';
import type { FaultDraw, Outcome } from '../faults.ts';
import type { World } from '../world/sites.ts';
import { createZone, type ResponseCode, type ZoneAnswer } from './zone.ts';

export interface DnsOptions {
  readonly world: World;
  /** 0 for any that is free. */
  readonly port: number;
  /** Whether it listens on the same number over TCP; not where another server has that. */
  readonly tcp?: boolean;
  readonly host?: string;
  readonly faults?: FaultDraw;
}

export interface DnsState {
  queries: number;
  byCode: Record<string, number>;
  unanswered: number;
}

export interface DnsServer {
  readonly port: number;
  close(): Promise<void>;
  state(): DnsState;
}

const CODES: Readonly<Record<ResponseCode, number>> = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };
const PLAIN_UDP_BYTES = 512;

const SPOILED: Readonly<Record<Exclude<Outcome, 'serve'>, ResponseCode | null>> = {
  refuse: 'SERVFAIL',
  limit: 'REFUSED',
  drop: null,
  'drop-after-accept': null,
  hang: null,
};

const reply = (query: Packet, { code, answers }: ZoneAnswer, truncated = false): Buffer =>
  encode({
    type: 'response',
    id: query.id ?? 0,
    // The response code is the lowest four bits of the flags.
    flags: AUTHORITATIVE_ANSWER | (truncated ? TRUNCATED_RESPONSE : 0) | CODES[code],
    questions: query.questions ?? [],
    answers: truncated ? [] : [...answers],
  });

const udpLimit = (query: Packet): number => {
  const option = query.additionals?.find(({ type }) => type === 'OPT');
  const offered = option && 'udpPayloadSize' in option ? Number(option.udpPayloadSize) : 0;
  return Math.max(PLAIN_UDP_BYTES, Math.min(offered, 4096));
};

const parsed = (message: Buffer): Packet | null => {
  try {
    const packet = decode(message);
    return packet.type === 'query' && packet.questions?.length === 1 ? packet : null;
  } catch {
    return null;
  }
};

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed).listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });

export async function startDns(options: DnsOptions): Promise<DnsServer> {
  const { world, host = '127.0.0.1', faults, tcp: withTcp = true } = options;
  const zone = createZone(world);
  const counts: DnsState = { queries: 0, byCode: {}, unanswered: 0 };

  /** Null when the sandbox was told to stay silent. */
  const resolve = async (query: Packet): Promise<ZoneAnswer | null> => {
    counts.queries++;
    const verdict = faults?.next('dns') ?? { outcome: 'serve', latencyMs: 0 };
    if (verdict.latencyMs > 0) await sleep(verdict.latencyMs);
    const [question] = query.questions ?? [];
    const spoiled = verdict.outcome === 'serve' ? 'NOERROR' : SPOILED[verdict.outcome];
    if (!question || spoiled === null) {
      counts.unanswered++;
      return null;
    }
    const answer =
      verdict.outcome === 'serve'
        ? zone(question.name.toLowerCase().replace(/\.$/, ''), question.type)
        : { code: spoiled, answers: [] };
    counts.byCode[answer.code] = (counts.byCode[answer.code] ?? 0) + 1;
    return answer;
  };

  const udp = createSocket('udp4');
  const overUdp = async (message: Buffer, from: RemoteInfo): Promise<void> => {
    const query = parsed(message);
    const answer = query && (await resolve(query));
    if (!query || !answer) return;
    const whole = reply(query, answer);
    // Without TCP to turn to, a cut answer would help nobody.
    const tooLong = withTcp && whole.length > udpLimit(query);
    udp.send(tooLong ? reply(query, answer, true) : whole, from.port, from.address);
  };
  udp.on('message', (message, from) => void overUdp(message, from));

  const open = new Set<Socket>();
  const overTcp = async (socket: Socket, message: Buffer): Promise<void> => {
    const query = parsed(message);
    const answer = query && (await resolve(query));
    if (!query || !answer || socket.destroyed) return;
    const body = reply(query, answer);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(body.length);
    socket.write(Buffer.concat([length, body]));
  };
  const tcp = createServer((socket) => {
    open.add(socket);
    let held: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk]);
      while (held.length >= 2 && held.length >= 2 + held.readUInt16BE(0)) {
        const end = 2 + held.readUInt16BE(0);
        void overTcp(socket, held.subarray(2, end));
        held = held.subarray(end);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  });

  const port = withTcp ? await listen(tcp, options.port, host) : options.port;
  await new Promise<void>((done, failed) => {
    udp.once('error', failed).bind(port, host, done);
  });

  return {
    port: udp.address().port,
    async close() {
      for (const socket of open) socket.destroy();
      await Promise.all([
        new Promise<void>((done) => (tcp.listening ? tcp.close(() => done()) : done())),
        new Promise<void>((done) => udp.close(done)),
      ]);
    },
    state: () => ({ ...counts, byCode: { ...counts.byCode } }),
  };
}
