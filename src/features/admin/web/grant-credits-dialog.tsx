import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { formatCredits } from '../../../kernel/credits.ts';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { CreditGrant, peopleEndpoints } from '../contract/people.ts';
import { useChangePerson } from './people-queries.ts';
import { called, type PersonDialogProps } from './person-dialog.ts';

export function GrantCreditsDialog({ person, withPassword, onClose }: PersonDialogProps) {
  const form = useForm({ resolver: zodResolver(CreditGrant), defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const change = useChangePerson({
    send: (body: { credits: number; reason: string }) =>
      withPassword(() => call(peopleEndpoints.grantCredits, { params: { id: person.id }, body })),
    done: `${called(person)} has the credits`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Grant credits"
      description={`${called(person)} has ${formatCredits(person.credits)} credits. What you grant doesn’t expire.`}
    >
      <form onSubmit={form.handleSubmit((body) => change.mutate(body))} noValidate>
        <Field label="Credits" error={errors.credits?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('credits', { valueAsNumber: true })}
              type="number"
              inputMode="decimal"
              min={0.5}
              step={0.5}
            />
          )}
        </Field>
        <Field
          label="Reason"
          hint="Recorded in the ledger and in the audit log."
          error={errors.reason?.message}
        >
          {(control) => (
            <Input {...control} {...form.register('reason')} maxLength={200} autoComplete="off" />
          )}
        </Field>
        <DialogActions onCancel={onClose}>
          <Button type="submit" busy={change.isPending}>
            Grant credits
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
