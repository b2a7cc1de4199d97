import { useState } from 'react';
import { call } from '../../../../web/api/client.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import type { BrandView } from '../../contract/brand.ts';
import { policyEndpoints } from '../../contract/policy.ts';
import { useChangeStanding } from './queries.ts';

/** Keeps the bots from a brand, with the person's reason. */
export function SetAsideDialog({ brand: { id, name }, onClose }: { brand: BrandView; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const setAside = useChangeStanding(
    () => call(policyEndpoints.setAside, { params: { id }, body: reason.trim() === '' ? {} : { reason } }),
    { id, done: 'Set aside', onDone: onClose },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Set ${name} aside`}
      description="No bot looks it up or writes to it until you undo this."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setAside.mutate(undefined);
        }}
      >
        <Field label="Reason" hint="A reminder for later.">
          {(control) => (
            <Input
              {...control}
              value={reason}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={setAside.isPending}>
            Set aside
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
