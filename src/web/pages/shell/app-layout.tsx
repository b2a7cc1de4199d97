import { NavLink, Outlet } from 'react-router';
import { guardFacts, reloadSession, useSession } from '../../../features/accounts/web/session.ts';
import { useLiveRuns } from '../../../features/runs/web/use-live-runs.ts';
import { WORKSPACE_LINKS } from '../../content/navigation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Footer } from './footer.tsx';
import { AppHeader, PAGE_WIDTH } from './header.tsx';

/** The second row: the work itself, for those who have a plan. */
function WorkspaceNavigation() {
  return (
    <nav aria-label="Workspace" className="border-line border-b bg-surface">
      <div className={PAGE_WIDTH}>
        <ul className="-mx-2.5 flex gap-1 overflow-x-auto">
          {WORKSPACE_LINKS.map(({ label, to }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                className={({ isActive }) =>
                  classNames(
                    'flex h-10 items-center border-b-2 px-2.5 text-13 transition-colors hover:text-ink',
                    isActive ? 'border-ink font-medium text-ink' : 'border-transparent text-ink-3',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

const readCredits = async (): Promise<number | null> =>
  (await reloadSession().catch(() => null))?.profile?.credits ?? null;

export default function AppLayout() {
  useLiveRuns(readCredits);
  const { data: session } = useSession();
  const hasPlan = session !== undefined && !['none', 'missing'].includes(guardFacts(session).plan);
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader />
      {hasPlan && <WorkspaceNavigation />}
      <main
        id="content"
        tabIndex={-1}
        className={classNames(PAGE_WIDTH, 'flex flex-1 flex-col py-8 outline-none')}
      >
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
