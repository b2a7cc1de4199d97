import { GrantCreditsDialog } from './grant-credits-dialog.tsx';
import type { PersonDialogProps } from './person-dialog.ts';
import { RoleDialog } from './role-dialog.tsx';
import { SetPlanDialog } from './set-plan-dialog.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';

const DIALOGS = {
  plan: SetPlanDialog,
  credits: GrantCreditsDialog,
  role: RoleDialog,
  suspension: SuspensionDialog,
};

export type PersonChange = keyof typeof DIALOGS;

/** What an admin can change about a person: fetched together, apart from the page. */
export function PersonDialog({ change, ...props }: PersonDialogProps & { change: PersonChange }) {
  const Dialog = DIALOGS[change];
  return <Dialog {...props} />;
}
