import { formatMoney } from '../../../kernel/money.ts';
import type { WithPassword } from '../../accounts/web/confirm-password-dialog.tsx';
import type { PersonInDepthView } from '../contract/people.ts';

/** What each dialog about a person is given. */
export interface PersonDialogProps {
  person: PersonInDepthView;
  /** For what asks for the admin's password again. */
  withPassword: WithPassword;
  onClose: () => void;
}

/** "$499/mo" */
export const monthlyPrice = ({ cents }: NonNullable<PersonInDepthView['subscription']>): string =>
  `${formatMoney({ cents, currency: 'USD' })}/mo`;

/** What the person is called in a sentence. */
export const called = ({ name, email }: Pick<PersonInDepthView, 'name' | 'email'>): string => name || email;
