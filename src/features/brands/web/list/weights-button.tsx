import { SlidersVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog } from '../../../../web/ui/dialog.tsx';
import { WeightsForm } from './weights-form.tsx';

/** How much each reason counts in the score. */
export function WeightsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        <SlidersVertical size={15} aria-hidden="true" />
        Score weights
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Score weights"
        description="How much each reason counts in a brand’s score. Only their proportion matters; the list is re-sorted at once."
      >
        <WeightsForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
