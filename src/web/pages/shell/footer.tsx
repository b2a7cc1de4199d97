import { Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { FOOTER_LINKS } from '../../content/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PAGE_WIDTH } from './header.tsx';
import { LogoMark } from './logo.tsx';

export function ThemeSwitch() {
  return (
    <IconButton label="Switch between light and dark" data-action="theme">
      <Moon size={15} aria-hidden="true" className="dark:hidden" />
      <Sun size={15} aria-hidden="true" className="hidden dark:block" />
    </IconButton>
  );
}

export function Footer() {
  return (
    <footer className="mt-auto border-line border-t print:hidden">
      <div
        className={classNames(
          PAGE_WIDTH,
          'flex flex-wrap items-center gap-x-6 gap-y-3 py-6 text-13 text-ink-3',
        )}
      >
        <span className="flex items-center gap-2">
          <LogoMark size={16} />
          Linesheet
        </span>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {FOOTER_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="touch:flex touch:h-10 touch:items-center hover:text-ink">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
