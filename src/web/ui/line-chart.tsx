import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { gridValues, labelledPoints } from './time-chart-scale.ts';

export interface Series {
  name: string;
  /** One for each point; null where it isn't known. */
  values: readonly (number | null)[];
  look: 'solid' | 'dashed';
}

export interface ChartPoint {
  key: string;
  /** Below the line. */
  short: string;
  /** Over its values, where it is read off. */
  long: string;
}

interface LineChartProps {
  label: string;
  points: readonly ChartPoint[];
  /** What a point is: "Day". */
  pointName: string;
  series: readonly Series[];
  /** A value as it is read. */
  format: (value: number) => string;
  /** Over the empty grid, while there is nothing to draw. */
  empty: ReactNode;
  /** At the right of the legend. */
  aside?: ReactNode;
  /** Marks each point, where there are few and nothing is known between them. */
  hasDots?: boolean;
  /** For what is written beside the grid. */
  axisWidth?: number;
}

const HEIGHT = 196;
const INSET = { top: 10, right: 8, bottom: 26, left: 34 };
const LABEL_ROOM = 84;
const CARD_WIDTH = 168;
const CARD_GAP = 12;

const STROKES: Record<Series['look'], string> = {
  solid: 'stroke-accent',
  dashed: 'stroke-ink-3 [stroke-dasharray:4_4]',
};

/** Values in a row: drawn at the size that there is, read off with pointer or arrow keys, and a table for screen readers. */
export function LineChart(props: LineChartProps) {
  const { label, points, pointName, series, format, empty, aside, hasDots = false } = props;
  const { axisWidth: left = INSET.left } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [pointed, setPointed] = useState<number | null>(null);
  const last = points.length - 1;
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const grid = gridValues(most);
  const top = grid.at(-1) ?? 1;
  const x = (index: number) => left + (last > 0 ? index / last : 0.5) * (width - left - INSET.right);
  const y = (value: number) => INSET.top + (1 - value / top) * (HEIGHT - INSET.top - INSET.bottom);

  function point({ clientX, currentTarget }: PointerEvent) {
    const share = (clientX - currentTarget.getBoundingClientRect().left - x(0)) / (x(last) - x(0));
    setPointed(Math.min(last, Math.max(0, Math.round(share * last))));
  }

  function step(event: KeyboardEvent) {
    const from = pointed ?? last + 1;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last, Escape: null }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPointed(to === null ? null : Math.min(last, Math.max(0, to)));
  }

  const shown = pointed === null || pointed > last ? null : pointed;
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-2">
          {series.map(({ name, look }) => (
            <li key={name} className="flex items-center gap-2">
              <Swatch look={look} />
              {name}
            </li>
          ))}
        </ul>
        {aside}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a figure that is read off with the arrow keys */}
      <div
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move its hover line
        tabIndex={0}
        aria-label={`${label}. Arrow keys read it ${pointName.toLowerCase()} by ${pointName.toLowerCase()}.`}
        className="relative touch-pan-y rounded-md"
        style={{ height: HEIGHT }}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
        onKeyDown={step}
      >
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true" className="block overflow-visible">
            {grid.map((value) => (
              <g key={value}>
                <line
                  x1={left}
                  x2={width - INSET.right}
                  y1={y(value)}
                  y2={y(value)}
                  className={value === 0 ? 'stroke-line-2' : 'stroke-line'}
                />
                <text
                  x={left - 8}
                  y={y(value) + 4}
                  textAnchor="end"
                  className="fill-ink-3 text-11 tabular-nums"
                >
                  {format(value)}
                </text>
              </g>
            ))}
            {labelledPoints(points.length, (width - left) / LABEL_ROOM).map((index) => (
              <text
                key={points[index]?.key}
                x={x(index)}
                y={HEIGHT - 6}
                textAnchor={index === last ? 'end' : 'middle'}
                className="fill-ink-3 text-11"
              >
                {points[index]?.short}
              </text>
            ))}
            {most > 0 && shown !== null && (
              <line
                x1={x(shown)}
                x2={x(shown)}
                y1={INSET.top}
                y2={HEIGHT - INSET.bottom}
                className="stroke-line-2"
              />
            )}
            {most > 0 &&
              series.map(({ name, values, look }) => (
                <g key={name}>
                  {look === 'solid' && isWhole(values) && (
                    <path d={`${lineThrough(values, x, y)}V${y(0)}H${x(0)}Z`} className="fill-accent/8" />
                  )}
                  <path
                    d={lineThrough(values, x, y)}
                    strokeWidth={1.75}
                    strokeLinejoin="round"
                    strokeLinecap="round"
                    className={classNames('fill-none', STROKES[look])}
                  />
                  {dotsOf(values, shown, hasDots).map(({ index, value }) => (
                    <circle
                      key={index}
                      cx={x(index)}
                      cy={y(value)}
                      r={3.5}
                      strokeWidth={2}
                      className={classNames(
                        'stroke-surface',
                        look === 'solid' ? 'fill-accent' : 'fill-ink-3',
                      )}
                    />
                  ))}
                </g>
              ))}
          </svg>
        )}
        {most === 0 && (
          <div className="pointer-events-none absolute inset-x-0 top-0 bottom-7 flex items-center justify-center pl-8">
            <p className="max-w-[17rem] bg-surface px-3 py-1 text-center text-13 text-ink-3">{empty}</p>
          </div>
        )}
        {most > 0 && shown !== null && (
          <HoverCard
            left={besideLine(x(shown), width)}
            title={points[shown]?.long ?? ''}
            lines={series.map(({ values, ...line }) => ({ ...line, value: told(values[shown], format) }))}
          />
        )}
      </div>
      <DataTable label={label} points={points} pointName={pointName} series={series} format={format} />
    </div>
  );
}

/** Never over the line that it speaks of. */
const besideLine = (x: number, width: number): number =>
  x > width / 2 ? x - CARD_WIDTH - CARD_GAP : x + CARD_GAP;

/** Begins anew after what isn't known. */
const lineThrough = (
  values: Series['values'],
  x: (index: number) => number,
  y: (value: number) => number,
): string =>
  values
    .map((value, index) =>
      value === null ? '' : `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x(index)},${y(value)}`,
    )
    .join('');

const isWhole = (values: Series['values']): boolean => !values.includes(null);

const dotsOf = (values: Series['values'], shown: number | null, hasDots: boolean) =>
  values.flatMap((value, index) =>
    value !== null && (hasDots || index === shown) ? [{ index, value }] : [],
  );

const told = (value: number | null | undefined, format: LineChartProps['format']): string =>
  value === null || value === undefined ? 'Not known' : format(value);

const Swatch = ({ look }: Pick<Series, 'look'>) => (
  <svg width={18} height={4} aria-hidden="true">
    <line x1={1} x2={17} y1={2} y2={2} strokeWidth={1.75} strokeLinecap="round" className={STROKES[look]} />
  </svg>
);

interface HoverCardProps {
  left: number;
  title: string;
  lines: readonly (Pick<Series, 'name' | 'look'> & { value: string })[];
}

const HoverCard = ({ left, title, lines }: HoverCardProps) => (
  <div
    role="status"
    className="pointer-events-none absolute -top-1 z-10 rounded-md bg-raised px-3 py-2 text-12 shadow-float"
    style={{ left, width: CARD_WIDTH }}
  >
    <p className="font-medium">{title}</p>
    {lines.map(({ name, look, value }) => (
      <p key={name} className="mt-1 flex items-center gap-2 text-ink-2">
        <Swatch look={look} />
        {name}
        <span className="ml-auto font-medium text-ink tabular-nums">{value}</span>
      </p>
    ))}
  </div>
);

const DataTable = ({
  label,
  points,
  pointName,
  series,
  format,
}: Pick<LineChartProps, 'label' | 'points' | 'pointName' | 'series' | 'format'>) => (
  <div className="sr-only">
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{pointName}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ key, long }, index) => (
          <tr key={key}>
            <th scope="row">{long}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{told(values[index], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** 0 until it is measured. */
function useWidth(frame: { current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
