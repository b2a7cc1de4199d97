import { type ComponentType, useEffect, useState } from 'react';
import { FAILURE_MS, PASSING_MS } from './toast-times.ts';

const loadToaster = () => import('./toaster.tsx');

async function tell(kind: 'success' | 'error', duration: number, title: string, description?: string) {
  // The toaster shows what was told before it was there.
  const { toast: show } = await import('sonner');
  show[kind](title, { description, duration });
}

export const toast = {
  success: (title: string, description?: string) => void tell('success', PASSING_MS, title, description),
  failure: (title: string, description?: string) => void tell('error', FAILURE_MS, title, description),
};

/**
 * Where toasts appear. No page opens with one, so its code comes after the first screen; but at once after it: that the
 * network is gone can't be told with code that is still to be fetched.
 */
export function Toaster() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void loadToaster().then(
        (loaded) => setLoaded(() => loaded.Toaster),
        () => window.addEventListener('online', load, { once: true }),
      );
    load();
    return () => window.removeEventListener('online', load);
  }, []);
  return Loaded && <Loaded />;
}
