import { createSocket, type RemoteInfo } from 'node:dgram';
import { AUTHORITATIVE_ANSWER, decode, encode, type Packet, TRUNCATED_RESPONSE } from 'dns-packet';
import { sleep } from '../../kernel/clock.ts';
import type { FaultDraw, Outcome } from '../faults.ts';
import type { World } from '../world/sites.ts';
import { createTcpSide } from './tcp.ts';
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

  const answered = async (message: Buffer, limit: (query: Packet) => number): Promise<Buffer | null> => {
    const query = parsed(message);
    const answer = query && (await resolve(query));
    if (!query || !answer) return null;
    const whole = reply(query, answer);
    return whole.length > limit(query) ? reply(query, answer, true) : whole;
  };

  const udp = createSocket('udp4');
  let closed = false;
  const overUdp = async (message: Buffer, from: RemoteInfo): Promise<void> => {
    // Without TCP to turn to, a cut answer would help nobody.
    const answer = await answered(message, withTcp ? udpLimit : () => Number.POSITIVE_INFINITY);
    // A client that has gone is no reason to fail: that is what the empty callback says.
    if (answer && !closed) udp.send(answer, from.port, from.address, () => {});
  };
  udp.on('message', (message, from) => void overUdp(message, from));
  const tcp = createTcpSide((message) => answered(message, () => Number.POSITIVE_INFINITY));

  const port = withTcp ? await tcp.listen(options.port, host) : options.port;
  try {
    await new Promise<void>((done, failed) => {
      udp.once('error', failed).bind(port, host, done);
    });
  } catch (error) {
    await tcp.close();
    throw error;
  }

  return {
    port: udp.address().port,
    async close() {
      closed = true;
      await Promise.all([tcp.close(), new Promise<void>((done) => udp.close(done))]);
    },
    state: () => ({ ...counts, byCode: { ...counts.byCode } }),
  };
}
