import type { ChartPoint } from '../../../../web/ui/line-chart.tsx';

/** What a source tells of a figure: its averages up to now, and now. */
export interface Averages {
  avg365: number | null;
  avg180?: number | null;
  avg90: number | null;
  avg30: number | null;
  current: number | null;
}

const SPANS = [
  ['avg365', 365],
  ['avg180', 180],
  ['avg90', 90],
  ['avg30', 30],
] as const;

/** The averages in a row, the longest first: a line through them leads to where the figure stands now. */
export function averages(figures: Averages): { points: ChartPoint[]; values: (number | null)[] } {
  const known = SPANS.filter(([key]) => figures[key] !== undefined);
  return {
    points: [
      ...known.map(([key, days]) => ({ key, short: `${days} days`, long: `Average of ${days} days` })),
      { key: 'current', short: 'Now', long: 'Now' },
    ],
    values: [...known.map(([key]) => figures[key] ?? null), figures.current],
  };
}
