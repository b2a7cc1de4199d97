import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { WORKSPACE_LINKS } from '../../content/navigation.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { inItsTime } from '../../ui/in-its-time.tsx';
import { useChosenInSight } from '../../ui/use-chosen-in-sight.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { AppHeader, PAGE_WIDTH } from './header.tsx';
import { SettledFooter } from './settled-footer.tsx';

const ADMIN_LINK = { label: 'Admin', to: paths.admin() };

// No page waits for it to be drawn.
const UnreadCount = inItsTime(
  async () => (await import('../../../features/replies/web/unread-count.tsx')).UnreadCount,
);

/** The second row: the work itself, for those who have a plan. */
function WorkspaceNavigation({ isAdmin }: { isAdmin: boolean }) {
  const links = isAdmin ? [...WORKSPACE_LINKS, ADMIN_LINK] : WORKSPACE_LINKS;
  const idle = useIdle();
  const { pathname } = useLocation();
  const list = useChosenInSight<HTMLUListElement>(pathname);
  return (
    <nav aria-label="Workspace" className="border-line border-b bg-surface print:hidden">
      <div className={PAGE_WIDTH}>
        <ul ref={list} className="-mx-2.5 flex gap-4 overflow-x-auto md:gap-5">
          {links.map(({ label, to }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                className={({ isActive }) =>
                  classNames(
                    '-outline-offset-2 relative flex h-10 items-center border-b-2 px-2.5 text-13 transition-colors',
                    isActive
                      ? 'border-ink font-medium text-ink'
                      : 'border-transparent text-ink-3 hover:text-ink-2',
                  )
                }
              >
                {label}
                {idle && to === paths.inbox() && <UnreadCount />}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface AppFrameProps {
  hasPlan: boolean;
  isAdmin: boolean;
  /** Null until it can be pressed. */
  onSearch: (() => void) | null;
  children: ReactNode;
}

/** What stands around every signed-in page. */
export const AppFrame = ({ hasPlan, isAdmin, onSearch, children }: AppFrameProps) => (
  <div className="flex min-h-dvh flex-col">
    <AppHeader onSearch={onSearch} />
    {hasPlan && <WorkspaceNavigation isAdmin={isAdmin} />}
    <main
      id="content"
      tabIndex={-1}
      className={classNames(PAGE_WIDTH, 'flex flex-1 flex-col py-8 outline-none')}
    >
      {children}
    </main>
    <SettledFooter />
  </div>
);
