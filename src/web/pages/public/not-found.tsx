import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { titled } from '../shell/meta.ts';

export const meta = () => [...titled('Page not found'), { name: 'robots', content: 'noindex' }];

export const handle = { scriptless: true };

export function NotFound() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-6 py-24 text-center">
      <p className="font-medium text-13 text-ink-3 tabular-nums">404</p>
      <h1 className="mt-2 font-semibold text-28 tracking-heading">Oops! Page not found</h1>
      <p className="mt-2 max-w-sm text-14 text-ink-2">
        There is no page at this address. It may have moved, or it never existed.
      </p>
      <Link to={paths.home()} className={buttonClass('primary', 'medium', 'mt-7')}>
        Return to Home
      </Link>
    </div>
  );
}

export default NotFound;
