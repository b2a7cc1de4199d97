import { Link } from 'react-router';
import { LoginForm } from '../../../features/accounts/web/login-form.tsx';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../../ui/text-link.ts';
import { AuthFrame } from '../shell/auth-frame.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => titled('Log In', 'Sign in to Linesheet.');

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
