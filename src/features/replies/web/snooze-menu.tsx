import { Clock3 } from 'lucide-react';
import { momentSoon } from '../../../web/ui/moments.ts';
import { onDemand, useOnDemand } from '../../../web/ui/on-demand.ts';
import { Popout } from '../../../web/ui/popout.tsx';
import type { SnoozePanelProps } from './snooze-panel.tsx';

const PANEL = onDemand(async () => (await import('./snooze-panel.tsx')).SnoozePanel);

interface SnoozeMenuProps {
  until: string | null;
  /** When they want to be asked again, as their mail says it. */
  named: string | undefined;
  onSnooze: (until: string | null) => void;
}

/** Puts a conversation away until a moment of the person's choice. */
export const SnoozeMenu = ({ until, named, onSnooze }: SnoozeMenuProps) => (
  <Popout
    label="Snooze until"
    width="sm:w-64"
    look="quiet"
    button={
      <>
        <Clock3 size={14} aria-hidden="true" />
        {until ? `Until ${momentSoon(until)}` : 'Snooze'}
      </>
    }
  >
    {(close) => (
      <Panel
        isAsleep={until !== null}
        named={named}
        onChoose={(moment) => {
          close();
          onSnooze(moment);
        }}
      />
    )}
  </Popout>
);

function Panel(props: SnoozePanelProps) {
  const SnoozePanel = useOnDemand(PANEL, true);
  return SnoozePanel && <SnoozePanel {...props} />;
}
