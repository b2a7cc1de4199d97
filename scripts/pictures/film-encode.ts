import type { Shot } from './film-camera.ts';
import type { FilmFrame } from './film-webm.ts';
import type { Painter } from './painter.ts';

export interface FilmFormat {
  width: number;
  height: number;
  /** Of the page in the film; below it is room for the captions. */
  pageHeight: number;
  /** Film pixels for each of the page's. */
  scale: number;
}

/** As far as somebody who jumps about in the film may have to wait. */
const KEY_FRAME_EVERY_MS = 8_000;
/** 0 to 63; letters stay sharp at this one. */
const QUANTIZER = 32;

/** The shots as VP9, by the browser's own encoder. */
export async function encodeFilm(
  { call }: Painter,
  shots: readonly Shot[],
  format: FilmFormat,
): Promise<FilmFrame[]> {
  await call('globalThis.film = painter.openFilm', { ...format, quantizer: QUANTIZER });
  let keyMs = Number.NEGATIVE_INFINITY;
  let shown: Buffer | null = null;
  for (const { png, pointer, pressed, startMs } of shots) {
    const isKey = startMs - keyMs >= KEY_FRAME_EVERY_MS;
    if (isKey) keyMs = startMs;
    // The same picture with the pointer elsewhere is not handed over again.
    const picture = shown?.equals(png) ? null : png.toString('base64');
    await call('film.add', { picture, pointer, pressed, startMs, isKey });
    shown = png;
  }
  const frames = await call<{ timestampMs: number; isKey: boolean; bytes: string }[]>('film.end');
  return frames.map(({ bytes, ...frame }) => ({ ...frame, bytes: Buffer.from(bytes, 'base64') }));
}
