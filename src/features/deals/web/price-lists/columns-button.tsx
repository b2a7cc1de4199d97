import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog } from '../../../../web/ui/dialog.tsx';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import type { PriceListView } from '../../contract/price-lists.ts';

const FORM = onDemand(async () => (await import('./columns-form.tsx')).ColumnsForm);

/** How the columns were understood, and saying otherwise. */
export function ColumnsButton({ list }: { list: PriceListView }) {
  const [isOpen, setOpen] = useState(false);
  const ColumnsForm = useOnDemand(FORM, isOpen);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <Columns3 size={15} aria-hidden="true" />
        How it was read
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Columns of the list"
        description="What each column was read as. The list is read again with your changes; picked lines stay picked."
      >
        {ColumnsForm && <ColumnsForm list={list} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
