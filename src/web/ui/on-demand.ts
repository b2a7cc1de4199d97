import { type ComponentType, useEffect, useState } from 'react';
import { whenReachable } from './connection.ts';
import { onFirstUse } from './first-use.ts';
import { toast } from './toast.tsx';

interface OnDemand<Props> {
  fetch: (isAway?: () => void) => Promise<void>;
  component: ComponentType<Props> | null;
}

/** A component whose code no page is drawn with. */
export function onDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const part: OnDemand<Props> = {
    component: null,
    fetch: async (isAway) => {
      await whenReachable(isAway);
      part.component = await load();
    },
  };
  // Nobody waits for what is fetched ahead; if that fails it is fetched again when it is wanted.
  if (typeof window !== 'undefined') onFirstUse(() => void part.fetch().catch(() => undefined));
  return part;
}

const tellToWait = (): void => toast.failure('No connection', 'What you asked for opens once there is one.');

/**
 * The component when it is wanted, or null. Its code is fetched before: when the page is first used. Unlike React's
 * `lazy` it is drawn in the same moment if its code is there.
 */
export function useOnDemand<Props>(part: OnDemand<Props>, wanted: boolean): ComponentType<Props> | null {
  const [outcome, setOutcome] = useState<{ failure?: unknown }>({});
  const { component } = part;
  useEffect(() => {
    if (component || !wanted) return;
    const draw = () => setOutcome({});
    // It may have come since this was drawn, and nothing else would have it drawn again.
    if (part.component) draw();
    else part.fetch(tellToWait).then(draw, (failure: unknown) => setOutcome({ failure }));
  }, [part, component, wanted]);
  if (outcome.failure) throw outcome.failure;
  return wanted ? component : null;
}
