import { useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Checkbox } from '../../../../web/ui/checkbox.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import type { BrandView } from '../../contract/brand.ts';
import { type BrandIdentityView, brandIdentityEndpoints } from '../../contract/identity.ts';
import { useChangeBrand } from './queries.ts';

interface SplitDialogProps {
  brand: BrandView;
  spellings: BrandIdentityView['spellings'];
  onClose: () => void;
}

/** Makes a brand of its own of some of the spellings. */
export function SplitDialog({ brand: { id, name }, spellings, onClose }: SplitDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const split = useChangeBrand(
    () => call(brandIdentityEndpoints.split, { params: { id }, body: { spellings: [...chosen] } }),
    { done: 'Split: the other brand is linked below its spellings', onDone: onClose },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Split ${name}`}
      description="What you choose becomes a separate brand, in future imports too. You can undo it."
    >
      <fieldset>
        <legend className="mb-2 font-medium text-13">Spellings of another brand</legend>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {spellings.map(({ spelling }) => (
            <Checkbox
              key={spelling}
              checked={chosen.includes(spelling)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, spelling] : chosen.filter((one) => one !== spelling))
              }
            >
              <bdi className="wrap-anywhere">{spelling}</bdi>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {chosen.length === spellings.length && (
        <p className="mt-3 text-12 text-ink-3">At least one spelling stays with this brand.</p>
      )}
      <DialogActions onCancel={onClose}>
        <Button
          disabled={chosen.length === 0 || chosen.length === spellings.length}
          busy={split.isPending}
          onClick={() => split.mutate(undefined)}
        >
          Split
        </Button>
      </DialogActions>
    </Dialog>
  );
}
