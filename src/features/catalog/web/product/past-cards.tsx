import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { count } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { keepAnswer } from '../../../../web/api/query-client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { LineChart } from '../../../../web/ui/line-chart.tsx';
import { day, moment } from '../../../../web/ui/moments.ts';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { historyEndpoints, type ProductPastView } from '../../contract/history.ts';
import type { ProductView } from '../../contract/products.ts';
import { changesBetween, type FigureChange, figuresOf } from '../../domain/product-change.ts';
import { money, PRICE_NAMES } from './product-words.ts';
import { pastQuery } from './queries.ts';

/** What is another than at the download before. */
export function ChangesCard({ product }: { product: ProductView }) {
  const { before } = product;
  if (!before) return null;
  const changes = changesBetween(before, figuresOf(product));
  return (
    <SectionCard title="Since the download before" description={`It was of ${day(before.fetchedAt)}.`}>
      {changes.length === 0 ? (
        <p className="text-13 text-ink-3">Price, rank, offers, sales and reviews are as they were.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          {changes.map(({ figure, from, to }) => (
            <div key={figure} className="min-w-0">
              <dt className="text-12 text-ink-3">{FIGURE_NAMES[figure]}</dt>
              <dd className="mt-0.5 text-13 tabular-nums">
                <span className="text-ink-3">{shown(figure, from, product.currency)}</span>
                <span className="text-ink-3"> → </span>
                <span className="font-medium">{shown(figure, to, product.currency)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </SectionCard>
  );
}

const FIGURE_NAMES: Record<FigureChange['figure'], string> = {
  price: 'Price',
  salesRank: 'Sales rank',
  newOffers: 'New offers',
  monthlySold: 'Bought in the past month',
  reviewCount: 'Reviews',
};

function shown(figure: FigureChange['figure'], value: number | null, currency: string): string {
  if (value === null) return 'not known';
  return (figure === 'price' ? money(value, currency) : null) ?? count(value);
}

/** A listing's year, day by day, once somebody asks for it. */
export function HistoryCard({ product }: { product: ProductView }) {
  const { data, isPending } = useQuery(pastQuery(product.id));
  const queryClient = useQueryClient();
  const fetching = useMutation({
    mutationFn: () => call(historyEndpoints.fetch, { params: { id: product.id } }),
    onSuccess: (past) => keepAnswer(queryClient, pastQuery(product.id), past),
    meta: { failure: 'No history was fetched' },
  });
  if (isPending) return <Skeleton className="h-22 rounded-lg" />;
  if (!data || (!data.canFetch && !data.history)) return null;
  return (
    <SectionCard
      title="The last year"
      description={
        data.history
          ? `Day by day, from Keepa. Fetched ${moment(data.history.fetchedAt)}.`
          : 'Day by day, from Keepa. It costs one of your tokens, and nothing again on the same day.'
      }
      action={
        <Button look="secondary" size="small" busy={fetching.isPending} onClick={() => fetching.mutate()}>
          {data.history ? 'Fetch anew' : 'Fetch its history'}
        </Button>
      }
    >
      {data.history ? <Charts history={data.history} currency={product.currency} /> : null}
    </SectionCard>
  );
}

const LONG_DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

function Charts({
  history,
  currency,
}: {
  history: NonNullable<ProductPastView['history']>;
  currency: string;
}) {
  const points = history.days.map((each) => {
    const date = new Date(`${each}T00:00:00Z`);
    return { key: each, short: MONTH.format(date), long: LONG_DAY.format(date) };
  });
  const isKnown = (values: (number | null)[]) => values.some((value) => value !== null);
  const main = isKnown(history.buyBox) ? 'buyBox' : 'new';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <LineChart
        label="Price by day"
        pointName="Day"
        points={points}
        series={[
          { name: PRICE_NAMES[main], look: 'solid', values: history[main] },
          ...(isKnown(history.amazon)
            ? [{ name: PRICE_NAMES.amazon, look: 'dashed' as const, values: history.amazon }]
            : []),
        ]}
        format={(cents) => money(cents, currency) ?? ''}
        axisWidth={52}
        empty="Keepa knows no price of the year."
      />
      <LineChart
        label="Sales rank by day"
        pointName="Day"
        points={points}
        series={[{ name: 'Sales rank', look: 'solid', values: history.salesRank }]}
        format={count}
        axisWidth={64}
        empty="Keepa knows no rank of the year."
      />
      <LineChart
        label="New offers by day"
        pointName="Day"
        points={points}
        series={[{ name: 'New offers', look: 'solid', values: history.newOffers }]}
        format={count}
        axisWidth={44}
        empty="Keepa knows no offers of the year."
      />
    </div>
  );
}
