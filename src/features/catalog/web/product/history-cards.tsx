import { count } from '../../../../kernel/words.ts';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Known } from '../../../../web/ui/known.tsx';
import { LineChart } from '../../../../web/ui/line-chart.tsx';
import { type Column, Table } from '../../../../web/ui/table.tsx';
import type { ProductView } from '../../contract/products.ts';
import { PRICE_KINDS, type PriceKind } from '../../domain/product.ts';
import { averages } from './averages.ts';
import { money, PRICE_NAMES } from './product-words.ts';

const HOW_TO_READ =
  'Averages up to now: each point is the mean of the days that it names, not one day’s value.';

/** Prices now and on average: drawn as far as they are known, and in figures. */
export function PriceCard({ product }: { product: ProductView }) {
  const { prices, currency } = product;
  const known = PRICE_KINDS.filter((kind) => Object.values(prices[kind]).some((value) => value !== null));
  const first = (['buyBox', 'new', 'fba'] as const).find((kind) => known.includes(kind));
  const second = (['amazon', 'new'] as const).find((kind) => kind !== first && known.includes(kind));
  const drawn = [first, second].filter((kind) => kind !== undefined);
  return (
    <SectionCard title="Price" description={HOW_TO_READ}>
      <LineChart
        label="Prices now and on average"
        pointName="Period"
        points={averages(prices.buyBox).points}
        series={drawn.map((kind, index) => ({
          name: PRICE_NAMES[kind],
          look: index === 0 ? 'solid' : 'dashed',
          values: averages(prices[kind]).values,
        }))}
        format={(cents) => money(cents, currency) ?? ''}
        axisWidth={52}
        hasDots
        empty="No price of it is known."
      />
      <div className="-mx-5 mt-4 -mb-5 border-line border-t">
        <Table
          caption="Prices"
          columns={priceColumns(product)}
          rows={known.toReversed()}
          rowKey={(kind) => kind}
          empty={<p className="px-5 py-4 text-13 text-ink-3">No price of it is known.</p>}
        />
      </div>
    </SectionCard>
  );
}

const PERIODS = [
  { key: 'current', header: 'Now' },
  { key: 'avg30', header: '30 days' },
  { key: 'avg90', header: '90 days' },
  { key: 'avg365', header: '365 days' },
] as const;

const priceColumns = ({ prices, currency }: ProductView): Column<PriceKind>[] => [
  {
    key: 'kind',
    header: 'Price',
    cell: (kind) => <span className="whitespace-nowrap">{PRICE_NAMES[kind]}</span>,
  },
  ...PERIODS.map(({ key, header }) => ({
    key,
    header,
    numeric: true,
    cell: (kind: PriceKind) => <Known value={money(prices[kind][key], currency)}>{(price) => price}</Known>,
  })),
];

/** The sales rank now and on average, and how often it dropped: about how often something was sold. */
export function RankCard({ product: { salesRank, monthlySold } }: { product: ProductView }) {
  const { points, values } = averages(salesRank);
  const drops = [
    { days: 30, drops: salesRank.drops30 },
    { days: 90, drops: salesRank.drops90 },
    { days: 180, drops: salesRank.drops180 },
    { days: 365, drops: salesRank.drops365 },
  ].filter((one) => one.drops !== null);
  return (
    <SectionCard title="Sales rank" description={`The lower, the better it sells. ${HOW_TO_READ}`}>
      <LineChart
        label="Sales rank now and on average"
        pointName="Period"
        points={points}
        series={[{ name: 'Sales rank', look: 'solid', values }]}
        format={count}
        axisWidth={64}
        hasDots
        empty="No sales rank of it is known."
      />
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-5">
        <Drop label="Bought in the past month" value={monthlySold} unit="and more" />
        {drops.map(({ days, drops: value }) => (
          <Drop key={days} label={`Rank drops in ${days} days`} value={value} unit="≈ sales" />
        ))}
      </dl>
    </SectionCard>
  );
}

const Drop = ({ label, value, unit }: { label: string; value: number | null; unit: string }) => (
  <div className="flex min-w-0 flex-col justify-between">
    <dt className="text-12 text-ink-3">{label}</dt>
    <dd className="mt-0.5 text-13">
      {value === null ? (
        <span className="text-ink-3">Not known</span>
      ) : (
        <>
          <span className="font-medium tabular-nums">{count(value)}</span>{' '}
          <span className="text-12 text-ink-3">{unit}</span>
        </>
      )}
    </dd>
  </div>
);
