import type { Line } from './grid.ts';

export interface PriceList {
  file: string;
  /** What makes it what it is: scores are shown by it. */
  kind: string;
  make(): Promise<{ bytes: Buffer; lines: readonly Line[] }>;
}
