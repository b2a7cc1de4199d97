import { useState } from 'react';
import { Link } from 'react-router';
import { NewPasswordForm } from '../../../features/accounts/web/new-password-form.tsx';
import { ResetRequestForm } from '../../../features/accounts/web/reset-request-form.tsx';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../ui/text-link.ts';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import { AuthFrame } from '../shell/auth-frame.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => [
  ...titled('Reset Password', 'Choose a new password.'),
  // The address carries the token of the link.
  { name: 'referrer', content: 'no-referrer' },
];

export default function ResetPassword() {
  const query = useAddressQuery();
  const [refused, setRefused] = useState(false);
  const token = query.get('token');
  const broken = refused || query.has('error');
  if (token !== null && !broken) {
    return (
      <AuthFrame title="Choose a new password">
        <NewPasswordForm token={token} onBroken={() => setRefused(true)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Reset your password"
      text="We’ll email you a link to choose a new one."
      foot={
        <Link to={paths.login()} className={TEXT_LINK}>
          Back to log in
        </Link>
      }
    >
      <ResetRequestForm broken={broken} />
    </AuthFrame>
  );
}
