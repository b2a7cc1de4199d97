import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { guardFacts, reloadSession, useSession } from '../../../features/accounts/web/session.ts';
import { useRefreshDashboard } from '../../../features/insights/web/refresh-dashboard.ts';
import { useLiveInbox } from '../../../features/replies/web/inbox-figures.ts';
import { useLiveRuns } from '../../../features/runs/web/use-live-runs.ts';
import { GO_TO_KEYS } from '../../content/go-to.ts';
import { inItsTime } from '../../ui/in-its-time.tsx';
import { onDemand, useOnDemand } from '../../ui/on-demand.ts';
import { useIdle } from '../../ui/use-idle.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { AppFrame } from './app-frame.tsx';

const COMMANDS = onDemand(async () => (await import('./app-commands.tsx')).AppCommands);
// No page waits for it to be drawn.
const WhileInUse = inItsTime(async () => (await import('./while-in-use.tsx')).WhileInUse);

/** By its keys, while only the page's outline stood there. */
const wasAskedFor = () => (document.documentElement.dataset.asked === 'commands' ? 'open' : null);

export default function AppLayout() {
  const refreshDashboard = useRefreshDashboard();
  useLiveRuns(
    async () => (await reloadSession().catch(() => null))?.profile?.credits ?? null,
    refreshDashboard,
  );
  // From the start: what is told before anybody listens for it is told to nobody.
  useLiveInbox();
  const navigate = useNavigate();
  // Null until it is first asked for.
  const [palette, setPalette] = useState<'open' | 'closed' | null>(wasAskedFor);
  useEffect(() => {
    delete document.documentElement.dataset.asked;
  }, []);
  useShortcuts({
    palette: () => setPalette(palette === 'open' ? 'closed' : 'open'),
    goTo: Object.fromEntries(Object.entries(GO_TO_KEYS).map(([key, to]) => [key, () => navigate(to)])),
  });
  const AppCommands = useOnDemand(COMMANDS, palette !== null);
  const idle = useIdle();
  const { data: session } = useSession();
  const hasPlan = session !== undefined && !['none', 'missing'].includes(guardFacts(session).plan);
  return (
    <>
      <AppFrame
        hasPlan={hasPlan}
        isAdmin={session?.user?.isAdmin ?? false}
        onSearch={() => setPalette('open')}
      >
        <Outlet />
      </AppFrame>
      {idle && <WhileInUse />}
      {AppCommands && (
        <AppCommands
          open={palette === 'open'}
          onOpenChange={(open) => setPalette(open ? 'open' : 'closed')}
        />
      )}
    </>
  );
}
