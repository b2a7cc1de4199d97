import { useState } from 'react';
import { formatMoney } from '../../../../kernel/money.ts';
import { count, counted } from '../../../../kernel/words.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { Dialog } from '../../../../web/ui/dialog.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { amazonSite } from '../../../catalog/domain/amazon-site.ts';
import type { PriceListView } from '../../contract/price-lists.ts';

const FORM = onDemand(async () => (await import('./assumptions-form.tsx')).AssumptionsForm);

/** What the figures rest on beside the list itself, all of it in sight. */
export function AssumptionsCard({ list }: { list: PriceListView }) {
  const [isOpen, setOpen] = useState(false);
  const AssumptionsForm = useOnDemand(FORM, isOpen);
  const { assumptions, currency, siteCurrency } = list;
  const money = (cents: number, of = siteCurrency) => formatMoney({ cents, currency: of });
  const isOther = currency !== null && currency !== siteCurrency;
  const rows: [string, string][] = [
    ['Sold on', amazonSite(assumptions.siteId)?.host ?? '–'],
    ...(isOther
      ? [
          [
            'Rate',
            assumptions.rate === null
              ? 'not known yet'
              : `1 ${currency} = ${assumptions.rate} ${siteCurrency}`,
          ] as [string, string],
        ]
      : []),
    ['Freight', `${count(assumptions.freightPercent)}% of the goods`],
    ['Prep', `${money(assumptions.prepCents)} each`],
    ['Inbound', `${money(assumptions.inboundCents)} each`],
    [
      'FBA fee if unknown',
      assumptions.usualFbaCents === null ? 'not included' : money(assumptions.usualFbaCents),
    ],
    ['Stock', `${counted(assumptions.mostMonths, 'month')} at most`],
    ['Return', `${count(assumptions.leastRoiPercent)}% at least`],
    [
      'Minimum order',
      assumptions.minimumOrderCents === null
        ? 'none known'
        : money(assumptions.minimumOrderCents, currency ?? siteCurrency),
    ],
  ];
  return (
    <SectionCard
      title="Assumptions"
      description="For this list. Change any of them."
      action={
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          Change
        </Button>
      }
    >
      {isOther && assumptions.rate === null && (
        <Notice tone="warn" className="mb-3">
          {`The list is in ${currency}, and you sell in ${siteCurrency}. Say what one ${currency} is worth, so that profits can be calculated.`}
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-13">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Assumptions"
        description="They apply to this list only. Every line is recalculated."
      >
        {AssumptionsForm && <AssumptionsForm list={list} onDone={() => setOpen(false)} />}
      </Dialog>
    </SectionCard>
  );
}
