import { WifiOff } from 'lucide-react';
import { reopenEvents } from '../../api/events.ts';
import { queryClient } from '../../api/query-client.ts';
import { type Away, useAway } from '../../ui/use-away.ts';

const TITLES: Record<Away, string> = {
  network: 'You’re offline.',
  server: 'Linesheet can’t be reached right now.',
};

/** What is on the screen is as old as the break. */
function goOn(): void {
  reopenEvents();
  void queryClient.invalidateQueries();
}

/**
 * Says that the page is cut off, for as long as it is. It lies above dialogs, in which one may be about to save something,
 * and above the note of an ended session, which nobody can act upon before the connection is back.
 */
export function ConnectionNotice() {
  const away = useAway(goOn);
  return (
    // There before it says anything, and live by itself: else screen readers miss it, or a dialog hides it from them.
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed bottom-4 left-4 z-60 max-w-[calc(100vw-2rem)] print:hidden"
    >
      {away !== null && (
        <div className="floats flex max-w-sm gap-2.5 rounded-lg bg-raised p-4 text-13 shadow-float">
          <WifiOff size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          <div className="min-w-0">
            <p className="font-medium">{TITLES[away]}</p>
            <p className="text-ink-2">
              What you see may be out of date, and nothing can be saved. This page goes on by itself once the
              connection is back.
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
