import { createSocket, type Socket } from 'node:dgram';
import { WORLD_SUFFIX } from './brands.ts';

const MX = 15;

// Type MX, class IN, 300 s: preference 10, "mx" below the question's own name.
const ANSWER = Buffer.from([
  0xc0, 0x0c, 0x00, 0x0f, 0x00, 0x01, 0x00, 0x00, 0x01, 0x2c, 0x00, 0x07, 0x00, 0x0a, 0x02, 0x6d, 0x78, 0xc0,
  0x0c,
]);
const SUFFIX = Buffer.concat([...WORLD_SUFFIX.split('.').map(label), Buffer.from([0])]);

function label(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
}

/** Every name of the world takes mail; no other name exists. */
export function startNameServer(port: number, asked: () => void): Promise<Socket> {
  const server = createSocket('udp4');
  server.on('message', (query, client) => {
    asked();
    server.send(answerTo(query), client.port, client.address);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.bind(port, '127.0.0.1', () => resolve(server));
  });
}

function answerTo(query: Buffer): Buffer {
  const nameEnd = query.indexOf(0, 12) + 1;
  const isOurs = query.subarray(nameEnd - SUFFIX.length, nameEnd).equals(SUFFIX);
  const hasAnswer = isOurs && query.readUInt16BE(nameEnd) === MX;
  const head = Buffer.from(query.subarray(0, nameEnd + 4));
  head.writeUInt16BE(isOurs ? 0x8580 : 0x8583, 2);
  head.writeUInt16BE(hasAnswer ? 1 : 0, 6);
  head.fill(0, 8, 12);
  return hasAnswer ? Buffer.concat([head, ANSWER]) : head;
}
