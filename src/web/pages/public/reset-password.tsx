import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { NewPasswordForm } from '../../../features/accounts/web/new-password-form.tsx';
import { ResetRequestForm } from '../../../features/accounts/web/reset-request-form.tsx';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../ui/text-link.ts';
import { AuthFrame } from '../shell/auth-frame.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => [
  ...titled('Reset Password', 'Choose a new password.'),
  // The address carries the token of the link.
  { name: 'referrer', content: 'no-referrer' },
];

interface ResetLink {
  token: string | null;
  broken: boolean;
}

const NO_LINK: ResetLink = { token: null, broken: false };

/** What the mail's link brought. Read after the first drawing, since the page is a file without a query. */
function useResetLink(): [ResetLink, () => void] {
  const [link, setLink] = useState(NO_LINK);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setLink({ token: query.get('token'), broken: query.has('error') });
  }, []);
  return [link, () => setLink({ token: null, broken: true })];
}

export default function ResetPassword() {
  const [link, markBroken] = useResetLink();
  if (link.token !== null && !link.broken) {
    return (
      <AuthFrame title="Choose a new password">
        <NewPasswordForm token={link.token} onBroken={markBroken} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Reset your password"
      text="We send a link to your address, with which you choose a new one."
      foot={
        <Link to={paths.login()} className={TEXT_LINK}>
          Back to log in
        </Link>
      }
    >
      <ResetRequestForm broken={link.broken} />
    </AuthFrame>
  );
}
