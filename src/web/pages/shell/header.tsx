import { Menu as MenuIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { HEADER_LINKS, type NavigationLink } from '../../content/navigation.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Shortcut } from '../../ui/shortcut.tsx';
import { Logo } from './logo.tsx';

export const PAGE_WIDTH = 'mx-auto w-full max-w-[75rem] px-4 sm:px-6';

function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-3 py-2 text-13 text-page focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex h-9 touch:h-10 items-center rounded-md px-2.5 font-medium text-13 transition-colors',
    // Below the pointer it is not drawn as the page that one is on.
    isActive ? 'text-ink' : 'text-ink-3 hover:text-ink-2',
  );

function Links({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className="flex flex-col md:flex-row md:items-center">
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} className={linkClass}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const LogoutButton = ({ className }: { className?: string }) => (
  <button type="button" data-action="logout" className={buttonClass('secondary', 'small', className)}>
    Logout
  </button>
);

const SignUpAndLogIn = () => (
  <div className="flex items-center gap-1 sm:gap-2">
    <Link to={paths.login()} className={buttonClass('quiet', 'small')}>
      Log In
    </Link>
    <Link to={paths.signup()} className={buttonClass('primary', 'small')}>
      Sign Up
    </Link>
  </div>
);

/** The same links twice: beside the logo where there is room, behind a button where there is none. */
function Navigation({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  return (
    <div className={className}>
      <nav aria-label="Main" className="hidden md:block">
        <Links links={links} />
      </nav>
    </div>
  );
}

function MobileMenu({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <details data-menu className={classNames('group md:hidden', className)}>
      <summary
        aria-label="Menu"
        className="flex size-9 touch:size-10 list-none items-center justify-center rounded-md text-ink-2 hover:bg-ink/6"
      >
        <MenuIcon size={18} aria-hidden="true" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-3 top-[3.75rem] z-40 rounded-lg bg-raised p-2 shadow-float"
      >
        {children}
      </nav>
    </details>
  );
}

function Bar({ logo, children }: { logo: ReactNode; children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-line border-b bg-page print:hidden">
        <div className={classNames(PAGE_WIDTH, 'flex h-14 items-center gap-1 sm:gap-5')}>
          {logo}
          {children}
        </div>
      </header>
    </>
  );
}

const HomeLogo = () => (
  <Link
    to={paths.home()}
    aria-label="Linesheet home"
    className="-ml-1 flex touch:min-h-10 items-center rounded-md p-1"
  >
    <Logo />
  </Link>
);

/** A quiet way to the palette, for those who don't know its keys yet. */
const SearchButton = ({ onSearch }: { onSearch: (() => void) | null }) => (
  <button
    type="button"
    disabled={onSearch === null}
    onClick={onSearch ?? undefined}
    aria-keyshortcuts="Control+K Meta+K"
    className="mr-1 flex h-8 touch:h-10 touch:min-w-10 items-center justify-center gap-2 rounded-md px-2 text-ink-3 transition-colors hover:bg-ink/6 hover:text-ink disabled:opacity-45"
  >
    <Search size={15} aria-hidden="true" />
    <span className="sr-only">Commands</span>
    <span aria-hidden="true" className="max-lg:hidden">
      <Shortcut keys={[isMac() ? '⌘' : 'Ctrl', 'K']} />
    </span>
  </button>
);

const isMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

interface SignedInPartsProps {
  className?: string;
  /** Where there is a palette to open; null until it can be. */
  onSearch?: (() => void) | null;
}

function SignedInParts({ className, onSearch }: SignedInPartsProps) {
  return (
    <>
      <Navigation links={HEADER_LINKS.signedIn} {...(className ? { className } : {})} />
      <div className={classNames('ml-auto flex items-center gap-1', className)}>
        {onSearch !== undefined && <SearchButton onSearch={onSearch} />}
        <LogoutButton className="max-md:hidden" />
        <MobileMenu>
          <Links links={HEADER_LINKS.signedIn} />
          <div className="mt-2 border-line border-t pt-2">
            <LogoutButton className="w-full" />
          </div>
        </MobileMenu>
      </div>
    </>
  );
}

/** Both states stand in the page; the hint on <html> shows one. */
export function PublicHeader() {
  return (
    <Bar logo={<HomeLogo />}>
      <Navigation links={HEADER_LINKS.signedOut} className="signed-in:hidden" />
      <div className="ml-auto flex items-center gap-1 signed-in:hidden">
        <SignUpAndLogIn />
        <MobileMenu>
          <Links links={HEADER_LINKS.signedOut} />
        </MobileMenu>
      </div>
      <SignedInParts className="hidden signed-in:flex" />
    </Bar>
  );
}

export function AppHeader({ onSearch }: { onSearch: (() => void) | null }) {
  return (
    <Bar logo={<HomeLogo />}>
      <SignedInParts onSearch={onSearch} />
    </Bar>
  );
}

/** On the plan selection there is nowhere else to go: no navigation, and the logo is not a link. */
export function PlanSelectionHeader() {
  return <Bar logo={<Logo />} />;
}
