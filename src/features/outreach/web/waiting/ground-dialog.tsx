import { useId, useState } from 'react';
import { counted } from '../../../../kernel/words.ts';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { RadioCards } from '../../../../web/ui/radio-cards.tsx';
import { waitingEndpoints } from '../../contract/waiting.ts';
import {
  COUNTRIES,
  GROUND_WORDS,
  type Ground,
  groundsIn,
  type Jurisdiction,
} from '../../domain/brands/jurisdiction.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';

interface GroundDialogProps {
  ids: readonly string[];
  jurisdictions: readonly Jurisdiction[];
  onClose: () => void;
  onDone?: () => void;
}

/** A person says why these brands may be written to. We keep that with the date; whether it holds is theirs to know. */
export function GroundDialog({ ids, jurisdictions, onClose, onDone }: GroundDialogProps) {
  const name = useId();
  const [ground, setGround] = useState<Ground | null>(null);
  const countries = [...new Set(jurisdictions)];
  const confirm = useChangeOutreach(
    (chosen: Ground) => call(waitingEndpoints.ground, { body: { ids: [...ids], ground: chosen } }),
    {
      done: ({ done }) => `Confirmed; ${counted(done, 'email')} no longer held`,
      onDone: () => {
        onClose();
        onDone?.();
      },
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Why may you write to them?"
      description={`${counted(ids.length, 'email')} to ${countries.map((country) => COUNTRIES[country]).join(' and ')}. The law there requires a ground before you write to a business unasked. What you confirm is kept with the brand and the date.`}
    >
      <RadioCards
        legend="Ground"
        options={groundsIn(countries).map((one) => ({ value: one, label: GROUND_WORDS[one].says }))}
        value={ground ?? ''}
        field={{ name, onChange: async ({ target }) => setGround(target.value as Ground) }}
      />
      <DialogActions onCancel={onClose}>
        <Button
          busy={confirm.isPending}
          disabled={ground === null}
          onClick={() => ground && confirm.mutate(ground)}
        >
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  );
}
