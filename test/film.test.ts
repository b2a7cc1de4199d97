import { expect, it } from 'vitest';
import { type FilmFrame, webm } from '../scripts/pictures/film-webm.ts';

const SHAPE = { width: 1600, height: 900, durationMs: 4_000 };
const SIZE_BYTES = 8;
/** Its head, and the two bytes of each frame here. */
const BLOCK_BYTES = 6;

const frame = (timestampMs: number, isKey: boolean): FilmFrame => ({
  timestampMs,
  isKey,
  bytes: Uint8Array.of(timestampMs % 251, 7),
});

const FILM = webm([frame(0, true), frame(500, false), frame(2_000, true), frame(2_400, false)], SHAPE);

/** Where the content of each element with that id begins, found by its bytes. */
function contentsOf(id: number[]): Buffer[] {
  const found: Buffer[] = [];
  for (let at = FILM.indexOf(Buffer.from(id)); at !== -1; at = FILM.indexOf(Buffer.from(id), at + 1)) {
    const start = at + id.length + SIZE_BYTES;
    const size = Number(FILM.readBigUInt64BE(at + id.length) & 0xff_ffff_ffff_ffffn);
    found.push(FILM.subarray(start, start + size));
  }
  return found;
}

it('says how long the film is and how large', () => {
  const [duration] = contentsOf([0x44, 0x89]);
  expect(duration?.readDoubleBE()).toBe(4_000);
  const [video] = contentsOf([0xe0]);
  expect(video?.toString('hex')).toContain((1_600).toString(16).padStart(4, '0'));
});

it('points from its index to the frames at which a player can start', () => {
  const [segment] = contentsOf([0x18, 0x53, 0x80, 0x67]);
  const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
  const positions = contentsOf([0xf1]).map((bytes) => Number(bytes.readBigUInt64BE()));
  expect(positions).toHaveLength(2);
  for (const position of positions) {
    expect(segment?.subarray(position, position + cluster.length).equals(cluster)).toBe(true);
  }
});

it('keeps every frame with its time after the key frame before it', () => {
  const blocks = contentsOf([0xa3])
    .filter(({ length }) => length === BLOCK_BYTES)
    .map((block) => [block.readInt16BE(1), block.readUInt8(3), block[4]]);
  expect(blocks).toEqual([
    [0, 0x80, 0],
    [500, 0, 500 % 251],
    [0, 0x80, 2_000 % 251],
    [400, 0, 2_400 % 251],
  ]);
});

it('refuses a film that no player could begin', () => {
  expect(() => webm([frame(0, false)], SHAPE)).toThrow('A film begins with a frame that stands for itself.');
});
