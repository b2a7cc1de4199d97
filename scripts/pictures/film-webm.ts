/** One encoded picture of a film. */
export interface FilmFrame {
  timestampMs: number;
  /** Can be shown without those before it. */
  isKey: boolean;
  bytes: Uint8Array;
}

export interface FilmShape {
  width: number;
  height: number;
  durationMs: number;
}

/** The elements of WebM that a silent film needs, by their ids in the Matroska specification. */
const ID = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  lacing: 0x9c,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;

const NANOSECONDS_PER_MS = 1_000_000;
const VIDEO = 1;
const TRACK = 1;
const KEY_FRAME = 0x80;
/** Eight bytes, so that a position takes the same room whatever it is. */
const POSITION_BYTES = 8;

/** A VP9 film in a file that knows its length and can be jumped about in; what browsers record themselves does neither. */
export function webm(frames: readonly FilmFrame[], { width, height, durationMs }: FilmShape): Buffer {
  if (!frames[0]?.isKey) throw new Error('A film begins with a frame that stands for itself.');
  const info = element(ID.info, [
    whole(ID.timestampScale, NANOSECONDS_PER_MS),
    element(ID.duration, [float(durationMs)]),
    text(ID.muxingApp, 'Linesheet'),
    text(ID.writingApp, 'Linesheet'),
  ]);
  const video = element(ID.video, [whole(ID.width, width), whole(ID.height, height)]);
  const track = [
    whole(ID.trackNumber, TRACK),
    whole(ID.trackUid, TRACK),
    whole(ID.trackType, VIDEO),
    whole(ID.lacing, 0),
    text(ID.codec, 'V_VP9'),
    video,
  ];
  const tracks = element(ID.tracks, [element(ID.track, track)]);

  const clusters = clustersOf(frames);
  const index = (positions: readonly number[]) =>
    element(
      ID.cues,
      clusters.map(({ startMs }, place) => cue(startMs, positions[place] ?? 0)),
    );
  // Positions count from the segment's first byte, and the index stands before what it points to.
  let position = info.length + tracks.length + index([]).length;
  const positions = clusters.map(({ bytes }) => {
    position += bytes.length;
    return position - bytes.length;
  });
  return Buffer.concat([
    header(),
    element(ID.segment, [info, tracks, index(positions), ...clusters.map(({ bytes }) => bytes)]),
  ]);
}

/** A cluster for each key frame and what follows it. */
function clustersOf(frames: readonly FilmFrame[]): { startMs: number; bytes: Buffer }[] {
  const groups: FilmFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([frame]);
    else groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const startMs = group[0]?.timestampMs ?? 0;
    const blocks = group.map((frame) => block(frame, startMs));
    return { startMs, bytes: element(ID.cluster, [whole(ID.clusterTime, startMs), ...blocks]) };
  });
}

function block({ timestampMs, isKey, bytes }: FilmFrame, startMs: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(KEY_FRAME | TRACK, 0);
  head.writeInt16BE(timestampMs - startMs, 1);
  head.writeUInt8(isKey ? KEY_FRAME : 0, 3);
  return element(ID.block, [head, bytes]);
}

const cue = (timeMs: number, position: number): Buffer =>
  element(ID.cuePoint, [
    whole(ID.cueTime, timeMs),
    element(ID.cuePositions, [whole(ID.cueTrack, TRACK), whole(ID.cueCluster, position, POSITION_BYTES)]),
  ]);

const header = (): Buffer =>
  element(ID.header, [
    whole(ID.version, 1),
    whole(ID.readVersion, 1),
    whole(ID.maxIdLength, 4),
    whole(ID.maxSizeLength, 8),
    text(ID.docType, 'webm'),
    whole(ID.docTypeVersion, 4),
    whole(ID.docTypeReadVersion, 2),
  ]);

function element(id: number, parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length));
  // The first byte says that the size takes all eight.
  size.writeUInt8(1, 0);
  return Buffer.concat([bigEndian(id, byteLength(id)), size, content]);
}

const whole = (id: number, value: number, bytes = byteLength(value)): Buffer =>
  element(id, [bigEndian(value, bytes)]);

const text = (id: number, value: string): Buffer => element(id, [Buffer.from(value, 'ascii')]);

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function bigEndian(value: number, bytes: number): Buffer {
  const whole = Buffer.alloc(8);
  whole.writeBigUInt64BE(BigInt(value));
  return whole.subarray(8 - bytes);
}

const byteLength = (value: number): number => Math.max(1, Math.ceil(Math.log2(value + 1) / 8));
