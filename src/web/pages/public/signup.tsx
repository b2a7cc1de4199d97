import { Link } from 'react-router';
import { SignUpForm } from '../../../features/accounts/web/sign-up-form.tsx';
import { OFFER } from '../../content/offer.ts';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../ui/text-link.ts';
import { AuthFrame } from '../shell/auth-frame.tsx';
import { published } from '../shell/meta.ts';

export const meta = () =>
  published({
    path: '/signup',
    title: 'Sign Up · Linesheet',
    description: 'Create an account and set it up in five short steps, with 50% off the first month.',
  });

export default function Signup() {
  return (
    <AuthFrame
      title="Create your account"
      text={OFFER.discount}
      foot={
        <>
          Already have an account?{' '}
          <Link to={paths.login()} className={TEXT_LINK}>
            Log in
          </Link>
        </>
      }
    >
      <SignUpForm />
    </AuthFrame>
  );
}
