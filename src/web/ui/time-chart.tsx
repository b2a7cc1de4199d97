import type { ReactNode } from 'react';
import { formatCount } from './format.ts';
import { LineChart, type Series } from './line-chart.tsx';

interface TimeChartProps {
  label: string;
  /** "2026-03-09", oldest first. */
  days: readonly string[];
  /** One value for each day. */
  series: readonly Series[];
  /** Over the empty grid, while there is nothing to draw. */
  empty: ReactNode;
  /** At the right of the legend. */
  aside?: ReactNode;
}

const SHORT_DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Counts by day. */
export const TimeChart = ({ days, ...chart }: TimeChartProps) => (
  <LineChart
    {...chart}
    pointName="Day"
    points={days.map((day) => ({
      key: day,
      short: SHORT_DAY.format(dateOf(day)),
      long: LONG_DAY.format(dateOf(day)),
    }))}
    format={formatCount}
  />
);
