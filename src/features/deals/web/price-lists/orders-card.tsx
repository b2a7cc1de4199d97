import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatMoney } from '../../../../kernel/money.ts';
import { counted } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { Button, buttonClass } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { dayAndTime } from '../../../../web/ui/moments.ts';
import { toast } from '../../../../web/ui/toast.tsx';
import { dealEndpoints } from '../../contract/deals.ts';
import type { OrderDraftView } from '../../contract/orders.ts';
import type { Stage } from '../../domain/stage.ts';
import { dealQuery } from '../queries.ts';
import { orderFileAddress } from './queries.ts';
import { SendOrder } from './send-order.tsx';

interface OrdersCardProps {
  brandId: number;
  orders: readonly OrderDraftView[];
}

/** The orders that were made of a list, as files to send. */
export function OrdersCard({ brandId, orders }: OrdersCardProps) {
  return (
    <SectionCard
      className="mb-5"
      title="Orders"
      description="Each stays as it was made, to be sent from here or downloaded."
      action={<OrderSent brandId={brandId} />}
    >
      <ul className="-my-2 divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="font-medium text-14">{order.poNumber}</p>
              <p className="text-12 text-ink-3">
                {dayAndTime(order.madeAt)} · {counted(order.lineCount, 'line')} ·{' '}
                {formatMoney({ cents: order.totalCents, currency: order.currency })}
                {order.sentAt && ` · sent ${dayAndTime(order.sentAt)}`}
              </p>
            </div>
            <div className="flex gap-2">
              {(['pdf', 'xlsx'] as const).map((format) => (
                <a
                  key={format}
                  href={orderFileAddress(order.id, format)}
                  download
                  aria-label={`${order.poNumber} as ${format.toUpperCase()}`}
                  className={buttonClass('secondary', 'small')}
                >
                  <Download size={14} aria-hidden="true" />
                  {format.toUpperCase()}
                </a>
              ))}
              <SendOrder order={order} />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** Once the order has gone out, the deal stands there too. */
function OrderSent({ brandId }: { brandId: number }) {
  const queryClient = useQueryClient();
  const deal = useQuery(dealQuery(brandId));
  const moveTo = (stage: Stage) =>
    call(dealEndpoints.move, { params: { id: brandId }, body: { stage, lostReason: null } });
  const move = useMutation({
    // Whoever orders has prices in hand, wherever the deal stood: an order is reached from there.
    mutationFn: async (moves: readonly Stage[]) => {
      if (!moves.includes('order_sent')) await moveTo('price_list');
      await moveTo('order_sent');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['deals'] }),
    onSuccess: () => toast.success('The deal stands at “Order sent”'),
    meta: { failure: 'The deal stays where it is' },
  });
  if (!deal.data || deal.data.stage === 'order_sent' || deal.data.stage === 'reorder') return null;
  const { moves } = deal.data;
  return (
    <Button look="secondary" size="small" busy={move.isPending} onClick={() => move.mutate(moves)}>
      Mark as sent
    </Button>
  );
}
