import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../web/paths.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import type { PriceListView } from '../../contract/price-lists.ts';
import { useRemoveList } from './queries.ts';

export function RemoveList({ list }: { list: PriceListView }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveList(list.id);
  const navigate = useNavigate();
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Remove this price list?"
        description="Its lines and what you picked will be removed. Orders already made, and the email it came with, are kept."
      >
        <DialogActions onCancel={() => setOpen(false)}>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, { onSuccess: () => void navigate(paths.brand(list.brandId)) })
            }
          >
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
