import type { ReactNode } from 'react';
import { formatMoney, type Money } from '../../../../kernel/money.ts';
import { count } from '../../../../kernel/words.ts';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Figure } from '../../../../web/ui/figure.tsx';
import { ShareBar } from '../../../../web/ui/share-bar.tsx';
import { LOST_LABELS, type LostReason } from '../../../deals/domain/stage.ts';
import { REPLY_CLASS_LABELS, type ReplyClass } from '../../../replies/domain/reply-class.ts';
import type { FunnelView } from '../../contract/funnel.ts';
import { duration } from './funnel-words.ts';

const DAY_BUCKETS: Record<string, string> = {
  1: 'Within a day',
  3: 'Within 3 days',
  7: 'Within a week',
  14: 'Within two weeks',
  null: 'Later',
};

const MAILS = ['The first inquiry', 'The first follow-up', 'The second follow-up', 'The third follow-up'];

/** How fast brands answer, and after how many mails. */
export function ReplyTimesCard({ times }: { times: FunnelView['replyTimes'] }) {
  return (
    <SectionCard title="How fast they answer">
      {times.replies === 0 ? (
        <p className="text-13 text-ink-3">Nobody has answered yet.</p>
      ) : (
        <div className="grid gap-5">
          <dl className="grid grid-cols-2 gap-6">
            <Figure label="Half had answered in" value={duration(times.medianHours ?? 0)} />
            <Figure label="Nine of ten in" value={duration(times.ninetiethHours ?? 0)} />
          </dl>
          <Shares
            rows={times.buckets.map(({ upToDays, replies }) => ({
              name: DAY_BUCKETS[String(upToDays)] ?? '',
              value: replies,
              shown: count(replies),
            }))}
          />
          <div>
            <h3 className="mb-2 font-medium text-12 text-ink-3">Which email they answered</h3>
            <Shares
              rows={times.byMail.map(({ mail, replies }) => ({
                name: MAILS[mail - 1] ?? `Mail ${mail}`,
                value: replies,
                shown: count(replies),
              }))}
            />
          </div>
        </div>
      )}
    </SectionCard>
  );
}

/** What brands answered last. */
export const ClassesCard = ({ classes }: { classes: FunnelView['classes'] }) => (
  <SectionCard
    title="What they answer"
    description={`Brands by their last answer.${classes.some(({ class: read }) => read === 'unsubscribe') ? ' Those that only asked for no more email don’t count as “Replied”.' : ''}`}
  >
    {classes.length === 0 ? (
      <p className="text-13 text-ink-3">Nobody has answered yet.</p>
    ) : (
      <Shares
        rows={classes.map(({ class: read, brands }) => ({
          name: REPLY_CLASS_LABELS[read as ReplyClass] ?? read,
          value: brands,
          shown: count(brands),
        }))}
      />
    )}
  </SectionCard>
);

/** Why deals were lost, and what that leaves on the table. */
export function ObjectionsCard({ objections }: { objections: FunnelView['objections'] }) {
  // Bars can be held against each other in one currency only.
  const main = objections.flatMap(({ monthlyRevenue }) => monthlyRevenue)[0]?.currency;
  return (
    <SectionCard
      title="What objections cost"
      description="What the lost brands’ products bring in per month on the marketplace, where known."
    >
      {objections.length === 0 ? (
        <p className="text-13 text-ink-3">No deal was lost.</p>
      ) : (
        <Shares
          rows={objections.map(({ reason, brands, monthlyRevenue, measured }) => ({
            name: LOST_LABELS[reason as LostReason] ?? reason,
            value: monthlyRevenue.find(({ currency }) => currency === main)?.cents ?? 0,
            shown: measured === 0 ? 'not known' : revenueWords(monthlyRevenue),
            detail:
              measured < brands && measured > 0
                ? `${count(brands)} brands, measured: ${count(measured)}`
                : `${count(brands)} ${brands === 1 ? 'brand' : 'brands'}`,
          }))}
        />
      )}
    </SectionCard>
  );
}

/** An estimate, and shown as one: "$5,000 + £3,000". */
const revenueWords = (revenue: readonly Money[]): string =>
  revenue.length === 0
    ? formatMoney({ cents: 0, currency: 'usd' })
    : revenue
        .map(({ cents, currency }) => formatMoney({ cents: Math.round(cents / 100) * 100, currency }))
        .join(' + ');

interface ShareRow {
  name: string;
  value: number;
  shown: ReactNode;
  detail?: string;
}

/** Values beside each other, the bar of each against the largest. */
function Shares({ rows }: { rows: readonly ShareRow[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-2.5 text-13">
      {rows.map(({ name, value, shown, detail }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
          <dt className="min-w-0 break-words">
            {name}
            {detail && <span className="ml-2 text-12 text-ink-3">{detail}</span>}
          </dt>
          <dd className="font-medium tabular-nums">{shown}</dd>
          <dd aria-hidden="true" className="col-span-2">
            <ShareBar share={value / most} tone="neutral" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
