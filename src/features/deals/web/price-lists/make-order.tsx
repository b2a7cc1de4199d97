import { useState } from 'react';
import { formatMoney } from '../../../../kernel/money.ts';
import { counted } from '../../../../kernel/words.ts';
import { ButtonWithReason } from '../../../../web/ui/button-with-reason.tsx';
import { Dialog } from '../../../../web/ui/dialog.tsx';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import type { PriceListView } from '../../contract/price-lists.ts';
import { alreadyOrdered } from './already-ordered.ts';
import { shortWords } from './short-of-minimum.ts';

const FORM = onDemand(async () => (await import('./order-form.tsx')).OrderForm);

/** Makes an order of the lines that are picked. */
export function MakeOrder({ list }: { list: PriceListView }) {
  const [isOpen, setOpen] = useState(false);
  const OrderForm = useOnDemand(FORM, isOpen);
  const { picked, pickedCents } = list.counts;
  const total = formatMoney({ cents: pickedCents, currency: list.currency ?? list.siteCurrency });
  return (
    <>
      <ButtonWithReason
        size="small"
        disabledBy={picked === 0 ? 'Pick lines first' : null}
        onClick={() => setOpen(true)}
      >
        Make an order
      </ButtonWithReason>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Make an order"
        description={[
          `${counted(picked, 'line')} for ${total}.`,
          shortWords(list),
          list.pickedBefore && alreadyOrdered(list.pickedBefore),
          list.pickedUnsent && alreadyOrdered(list.pickedUnsent),
          'You get it as PDF and XLSX; nothing is sent.',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {OrderForm && <OrderForm list={list} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
