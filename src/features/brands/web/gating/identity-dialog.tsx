import { useState } from 'react';
import { Button } from '../../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../../web/ui/dialog.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Input } from '../../../../web/ui/input.tsx';
import { Textarea } from '../../../../web/ui/textarea.tsx';
import type { Identity } from '../../domain/gating/gating.ts';
import { useNameIdentity } from './queries.ts';

interface IdentityDialogProps {
  identity: Identity | null;
  onClose: () => void;
}

/** The seller as registered with the marketplace; one for the whole account. */
export function IdentityDialog({ identity, onClose }: IdentityDialogProps) {
  const [form, setForm] = useState<Identity>(identity ?? { name: '', address: '' });
  const [isTried, setTried] = useState(false);
  const save = useNameIdentity(onClose);
  const name = form.name.trim();
  const address = form.address.trim();
  const problem = (value: string, sentence: string) => (isTried && value === '' ? sentence : undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your legal identity"
      description="As it appears in Seller Central. Invoices from all brands are checked against it."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (name !== '' && address !== '') save.mutate({ name, address });
        }}
      >
        <Field label="Legal name" error={problem(name, 'Please enter the name.')}>
          {(control) => (
            <Input
              {...control}
              value={form.name}
              maxLength={200}
              autoComplete="organization"
              onChange={({ target }) => setForm({ ...form, name: target.value })}
            />
          )}
        </Field>
        <Field label="Legal address" error={problem(address, 'Please enter the address.')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={form.address}
              maxLength={500}
              onChange={({ target }) => setForm({ ...form, address: target.value })}
            />
          )}
        </Field>
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={save.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
