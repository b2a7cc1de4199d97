import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { IconButton } from '../../../../web/ui/icon-button.tsx';
import type { OrderDraftView } from '../../contract/orders.ts';
import { useDiscardOrder } from './queries.ts';

/** For an order that never went to the brand. */
export function DiscardOrder({ order }: { order: OrderDraftView }) {
  const [isOpen, setOpen] = useState(false);
  const discard = useDiscardOrder(order.id);
  return (
    <>
      <IconButton label={`Discard ${order.poNumber}`} onClick={() => setOpen(true)}>
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Discard ${order.poNumber}?`}
        description="Its PDF and XLSX will be gone. The lines stay picked on the price list."
      >
        <DialogActions onCancel={() => setOpen(false)}>
          <Button
            look="danger"
            busy={discard.isPending}
            onClick={() => discard.mutate(undefined, { onSuccess: () => setOpen(false) })}
          >
            Discard
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
