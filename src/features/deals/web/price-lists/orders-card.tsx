import { Download } from 'lucide-react';
import { formatMoney } from '../../../../kernel/money.ts';
import { counted } from '../../../../kernel/words.ts';
import { Button, buttonClass } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { dayAndTime } from '../../../../web/ui/moments.ts';
import type { OrderDraftView } from '../../contract/orders.ts';
import { DiscardOrder } from './discard-order.tsx';
import { orderFileAddress, useMarkSent, useUnmarkSent } from './queries.ts';
import { SendOrder } from './send-order.tsx';

/** The orders that were made of a list, as files to send. */
export function OrdersCard({ orders }: { orders: readonly OrderDraftView[] }) {
  return (
    <SectionCard
      className="mb-5"
      title="Orders"
      description="Each is kept as it was made, to be sent from here or downloaded."
    >
      <ul className="-my-2 divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="flex min-w-0 items-center justify-between gap-2 max-sm:w-full">
              <div className="min-w-0">
                <p className="font-medium text-14">{order.poNumber}</p>
                <p className="text-12 text-ink-3">
                  {dayAndTime(order.madeAt)} · {counted(order.lineCount, 'line')} ·{' '}
                  {formatMoney({ cents: order.totalCents, currency: order.currency })}
                  {order.sentAt &&
                    ` · ${order.isMarkedByHand ? 'marked as sent' : 'sent'} ${dayAndTime(order.sentAt)}`}
                  {order.isMailLost && <span className="text-danger"> · its mail did not go out</span>}
                </p>
              </div>
              {!order.sentAt && !order.isMailLost && <DiscardOrder order={order} />}
            </div>
            <div className="flex flex-wrap gap-2">
              {/* On a phone without their icons, so that all that can be done stands in one line. */}
              {(['pdf', 'xlsx'] as const).map((format) => (
                <a
                  key={format}
                  href={orderFileAddress(order.id, format)}
                  download
                  aria-label={`${order.poNumber} as ${format.toUpperCase()}`}
                  className={buttonClass('secondary', 'small', 'max-sm:[&_svg]:hidden')}
                >
                  <Download size={14} aria-hidden="true" />
                  {format.toUpperCase()}
                </a>
              ))}
              {!order.sentAt && <MarkSent order={order} />}
              {order.isMarkedByHand && <UnmarkSent order={order} />}
              <SendOrder order={order} />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** For an order that went out on another way: the deal stands there too, and its lines count as ordered. */
function MarkSent({ order }: { order: OrderDraftView }) {
  const mark = useMarkSent(order.id);
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={`Mark as sent: ${order.poNumber}`}
      busy={mark.isPending}
      onClick={() => mark.mutate()}
    >
      Mark as sent
    </Button>
  );
}

/** For one that was marked by mistake; what went out by mail can't be taken back. */
function UnmarkSent({ order }: { order: OrderDraftView }) {
  const unmark = useUnmarkSent(order.id);
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={`Undo “Mark as sent”: ${order.poNumber}`}
      busy={unmark.isPending}
      onClick={() => unmark.mutate()}
    >
      Undo
    </Button>
  );
}
