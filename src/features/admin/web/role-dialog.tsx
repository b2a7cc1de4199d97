import { call } from '../../../web/api/client.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog, DialogActions } from '../../../web/ui/dialog.tsx';
import { peopleEndpoints } from '../contract/people.ts';
import { useChangePerson } from './people-queries.ts';
import { called, type PersonDialogProps } from './person-dialog.ts';

export function RoleDialog({ person, withPassword, onClose }: PersonDialogProps) {
  const isAdmin = person.role === 'admin';
  const role = isAdmin ? 'member' : 'admin';
  const change = useChangePerson({
    send: () =>
      withPassword(() => call(peopleEndpoints.setRole, { params: { id: person.id }, body: { role } })),
    done: isAdmin ? `${called(person)} is no longer an admin` : `${called(person)} is an admin now`,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isAdmin ? `Remove ${called(person)} as an admin?` : `Make ${called(person)} an admin?`}
      description={
        isAdmin
          ? 'They keep their account, and can no longer open this page.'
          : 'Admins see every account, and change plans, credits, roles and what holds for everybody.'
      }
    >
      <DialogActions onCancel={onClose}>
        <Button
          look={isAdmin ? 'danger' : 'primary'}
          busy={change.isPending}
          onClick={() => change.mutate(undefined)}
        >
          {isAdmin ? 'Remove as admin' : 'Make admin'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
