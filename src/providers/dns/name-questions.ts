import { randomInt } from 'node:crypto';
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { getServers } from 'node:dns';
import { isIPv6 } from 'node:net';
import { type Answer, type DecodedPacket, decode, encode, type RecordType } from 'dns-packet';

/** The records of the answer; `truncated` where they don't fit a datagram, `unknown` where nobody could say. */
export type NameAnswer = Answer[] | 'truncated' | 'unknown';

export interface NameQuestions {
  ask(name: string, type: RecordType): Promise<NameAnswer>;
  close(): void;
}

interface Pending {
  name: string;
  type: RecordType;
  server: Server;
  answered: (packet: DecodedPacket | null) => void;
}

interface Server {
  host: string;
  port: number;
}

const NO_SUCH_NAME = 'NXDOMAIN';
const NOTHING_WRONG = 'NOERROR';

/**
 * Asks name servers over one socket. The system's own resolver opens a socket for every question, which costs ten
 * times as much: with one question a brand that would be a large part of the Source Bot's work.
 */
export function createNameQuestions(servers: readonly string[], withinMs: number): NameQuestions {
  const known = (servers.length > 0 ? servers : getServers()).map(serverOf);
  const sockets = new Map<'udp4' | 'udp6', Socket>();
  const pending = new Map<number, Pending>();

  const hear = (message: Buffer, from: RemoteInfo): void => {
    const packet = read(message);
    const question = packet && pending.get(packet.id ?? -1);
    // Only an answer to this very question, from whom it was put to: anybody can send a datagram.
    if (!packet || !question || from.port !== question.server.port) return;
    const [asked] = packet.questions ?? [];
    if (asked && (asked.type !== question.type || asked.name.toLowerCase() !== question.name)) return;
    question.answered(packet);
  };

  const socketFor = ({ host }: Server): Socket => {
    const family = isIPv6(host) ? 'udp6' : 'udp4';
    const open = sockets.get(family);
    if (open) return open;
    const socket = createSocket(family, hear);
    // A server that isn't there is a question without an answer.
    socket.on('error', () => undefined);
    socket.unref();
    sockets.set(family, socket);
    return socket;
  };

  const askOnce = (
    server: Server,
    name: string,
    type: RecordType,
    waitMs: number,
  ): Promise<DecodedPacket | null> =>
    new Promise((resolve) => {
      const id = freeId(pending);
      const timer = setTimeout(() => answered(null), waitMs);
      const answered = (packet: DecodedPacket | null) => {
        clearTimeout(timer);
        pending.delete(id);
        resolve(packet);
      };
      pending.set(id, { name, type, server, answered });
      const message = encode({ type: 'query', id, flags: RECURSION_DESIRED, questions: [{ type, name }] });
      socketFor(server).send(message, server.port, server.host, (error) => error && answered(null));
    });

  return {
    ask: async (raw, type) => {
      const name = raw.toLowerCase().replace(/\.$/, '');
      if (!isName(name)) return [];
      for (let tried = 0; tried < 2; tried += 1) {
        const server = known[tried % known.length];
        const packet = server ? await askOnce(server, name, type, withinMs / 2) : null;
        const answer = packet && answerOf(packet, type);
        if (answer) return answer;
      }
      return 'unknown';
    },
    close: () => {
      for (const { answered } of pending.values()) answered(null);
      for (const socket of sockets.values()) socket.close();
      sockets.clear();
    },
  };
}

const RECURSION_DESIRED = 1 << 8;
const isName = (name: string): boolean => name.length <= 253 && /^[\w-]{1,63}(?:\.[\w-]{1,63})*$/.test(name);

function freeId(pending: ReadonlyMap<number, unknown>): number {
  for (;;) {
    const id = randomInt(1, 65_536);
    if (!pending.has(id)) return id;
  }
}

function read(message: Buffer): DecodedPacket | null {
  try {
    return decode(message);
  } catch {
    return null;
  }
}

/** Null where another server may know better. */
function answerOf(packet: DecodedPacket, type: RecordType): NameAnswer | null {
  const { rcode } = packet as DecodedPacket & { rcode?: string };
  if (packet.flag_tc) return 'truncated';
  if (rcode === NO_SUCH_NAME) return [];
  if (rcode !== NOTHING_WRONG) return null;
  return (packet.answers ?? []).filter((record) => record.type === type);
}

/** "127.0.0.1:3001", "[::1]:53", "10.0.0.2". */
function serverOf(text: string): Server {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(text) ?? [];
  return { host: bracketed ?? plain ?? text, port: Number(port ?? 53) };
}
