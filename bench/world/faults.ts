/** What goes wrong with a page of the faulty world; decided by the page alone, so that both sides meet the same. */
export type Fault = 'slow' | 'missing' | 'error' | 'hang' | null;

export const SLOW_MS = 2_000;

/** 2% slow, 2% missing, 1% errors, 1% never answered. */
export function faultOf(page: string): Fault {
  const draw = hash(page) % 100;
  if (draw < 2) return 'slow';
  if (draw < 4) return 'missing';
  if (draw < 5) return 'error';
  return draw < 6 ? 'hang' : null;
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
  return (state ^ (state >>> 13)) >>> 0;
}
