import { type ComponentType, useEffect, useState } from 'react';
import { markInUse, onFirstUse } from './first-use.ts';
import { FAILURE_MS, PASSING_MS } from './toast-times.ts';

const loadToaster = () => import('./toaster.tsx');

async function tell(kind: 'success' | 'error', duration: number, title: string, description?: string) {
  // The toaster shows what was told before it was there.
  markInUse();
  const { show } = await loadToaster();
  show[kind](title, { description, duration });
}

export const toast = {
  success: (title: string, description?: string) => void tell('success', PASSING_MS, title, description),
  failure: (title: string, description?: string) => void tell('error', FAILURE_MS, title, description),
};

/** Where toasts appear. Its code is fetched when the page is first used: no page opens with one. */
export function Toaster() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      onFirstUse(() => {
        void loadToaster().then(
          (loaded) => setLoaded(() => loaded.Toaster),
          () => undefined,
        );
      }),
    [],
  );
  return Loaded && <Loaded />;
}
