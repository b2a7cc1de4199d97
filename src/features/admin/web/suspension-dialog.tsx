import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { peopleEndpoints, Suspension } from '../contract/people.ts';
import { useChangePerson } from './people-queries.ts';
import { called, monthlyPrice, type PersonDialogProps } from './person-dialog.ts';

export const SuspensionDialog = (props: PersonDialogProps) =>
  props.person.suspendedAt === null ? <Suspend {...props} /> : <LiftSuspension {...props} />;

function Suspend({ person, onClose }: PersonDialogProps) {
  const form = useForm({ resolver: zodResolver(Suspension), defaultValues: { reason: '' } });
  const change = useChangePerson({
    send: (body: { reason: string }) => call(peopleEndpoints.suspend, { params: { id: person.id }, body }),
    done: `${called(person)} is suspended`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Suspend ${called(person)}?`}
      description="Their sessions and running bots end at once, and their API tokens are refused. Nothing of theirs is lost."
    >
      <form onSubmit={form.handleSubmit((body) => change.mutate(body))} noValidate>
        {person.subscription?.isLive && !person.subscription.endsThen && (
          <Notice tone="warn" className="mb-4">
            {`Their subscription goes on, and they can’t cancel it themselves while they are suspended. Set no plan to end the ${monthlyPrice(person.subscription)}.`}
          </Notice>
        )}
        <Field
          label="Reason"
          hint="Recorded in the audit log; they are not told."
          error={form.formState.errors.reason?.message}
        >
          {(control) => (
            <Input {...control} {...form.register('reason')} maxLength={200} autoComplete="off" />
          )}
        </Field>
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="danger" busy={change.isPending}>
            Suspend
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function LiftSuspension({ person, onClose }: PersonDialogProps) {
  const change = useChangePerson({
    send: () => call(peopleEndpoints.liftSuspension, { params: { id: person.id } }),
    done: `${called(person)} can sign in again`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Lift the suspension of ${called(person)}?`}
      description="They can sign in again. Bots that were stopped stay stopped."
    >
      <DialogActions onCancel={onClose}>
        <Button busy={change.isPending} onClick={() => change.mutate(undefined)}>
          Lift the suspension
        </Button>
      </DialogActions>
    </Dialog>
  );
}
