import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

const VERSION = 20;
/** Sizes follow the data, since nobody knows them before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first of January 1980: a file made twice from the same rows is the same file. */
const DATE = 0x0021;

/** A zip archive, written while its entries are read. */
export async function* zipFile(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Written[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at };
    const head = header(entry);
    yield head;
    for await (const chunk of deflated(content, entry)) {
      entry.packed += chunk.length;
      yield chunk;
    }
    const tail = descriptor(entry);
    yield tail;
    at += head.length + entry.packed + tail.length;
    directory.push(entry);
  }
  const listed = Buffer.concat(directory.map(listing));
  yield listed;
  yield end(directory.length, listed.length, at);
}

function deflated(content: ZipEntry['content'], entry: Written): AsyncIterable<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw({ level: 6 });
  const source = Readable.from(counted());
  // What goes wrong while reading ends the archive too, and a reader that goes away ends the reading.
  source.once('error', (error) => deflate.destroy(error));
  deflate.once('close', () => source.destroy());
  return source.pipe(deflate);
}

function header({ name }: Written): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(FLAGS, 6);
  bytes.writeUInt16LE(DEFLATED, 8);
  bytes.writeUInt16LE(DATE, 12);
  bytes.writeUInt16LE(name.length, 26);
  return Buffer.concat([bytes, name]);
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function listing({ name, crc, packed, size, at }: Written): Buffer {
  const bytes = Buffer.alloc(46);
  bytes.writeUInt32LE(0x02014b50, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(VERSION, 6);
  bytes.writeUInt16LE(FLAGS, 8);
  bytes.writeUInt16LE(DEFLATED, 10);
  bytes.writeUInt16LE(DATE, 14);
  bytes.writeUInt32LE(crc, 16);
  bytes.writeUInt32LE(packed, 20);
  bytes.writeUInt32LE(size, 24);
  bytes.writeUInt16LE(name.length, 28);
  bytes.writeUInt32LE(at, 42);
  return Buffer.concat([bytes, name]);
}

function end(entries: number, length: number, at: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  bytes.writeUInt16LE(entries, 8);
  bytes.writeUInt16LE(entries, 10);
  bytes.writeUInt32LE(length, 12);
  bytes.writeUInt32LE(at, 16);
  return bytes;
}
