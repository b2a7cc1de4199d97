import { Link } from 'react-router';
import { LoginForm } from '../../../features/accounts/web/login-form.tsx';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../ui/text-link.ts';
import { AuthFrame } from '../shell/auth-frame.tsx';
import { published } from '../shell/meta.ts';

export const meta = () =>
  published({
    path: '/login',
    title: 'Log In · Linesheet',
    description: 'Sign in to Linesheet: your bots, your brands, and the answers that came in.',
  });

export default function Login() {
  return (
    <AuthFrame
      title="Welcome back"
      foot={
        <>
          Don’t have an account?{' '}
          <Link to={paths.signup()} className={TEXT_LINK}>
            Sign up
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthFrame>
  );
}
