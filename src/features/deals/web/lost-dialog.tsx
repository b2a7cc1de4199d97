import { useId, useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { RadioCards } from '../../../web/ui/radio-cards.tsx';
import { LOST_LABELS, LOST_REASONS, type LostReason } from '../domain/stage.ts';
import { useMoveDeal } from './queries.ts';

const REASONS = LOST_REASONS.map((value) => ({ value, label: LOST_LABELS[value] }));

interface LostDialogProps {
  brand: { id: number; name: string };
  /** What speaks for itself. */
  suggested?: LostReason;
  onClose: () => void;
}

/** A deal is lost for a reason: what was learnt by it is worth more than the deal. */
export function LostDialog({ brand, suggested, onClose }: LostDialogProps) {
  const name = useId();
  const [reason, setReason] = useState<LostReason | ''>(suggested ?? '');
  const move = useMoveDeal(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Mark ${brand.name} as lost`}
      description="Follow-ups to the brand stop. You can take the deal up again at any time."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== '') move.mutate({ brand, stage: 'lost', lostReason: reason });
        }}
      >
        <RadioCards
          legend="Because of"
          options={REASONS}
          value={reason}
          field={{ name, onChange: async ({ target }) => setReason(target.value as LostReason) }}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={reason === ''} busy={move.isPending}>
            Mark as lost
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
