import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_LOOK, ToastMark } from './toast-look.tsx';
import { FAILURE_MS, PASSING_MS } from './toast-times.ts';

type Kind = 'success' | 'failure';

interface Told {
  id: number;
  kind: Kind;
  title: string;
  description: string | undefined;
}

/** More would cover the page: then the oldest goes. */
const MOST_AT_ONCE = 3;
const LASTS_MS: Record<Kind, number> = { success: PASSING_MS, failure: FAILURE_MS };

let told: readonly Told[] = [];
let count = 0;
const watchers = new Set<() => void>();

function change(next: readonly Told[]): void {
  told = next;
  for (const watcher of watchers) watcher();
}

function tell(kind: Kind, title: string, description?: string): void {
  count += 1;
  // The same words again take the place of the first.
  const others = told.filter((one) => one.title !== title || one.description !== description);
  change([{ id: count, kind, title, description }, ...others].slice(0, MOST_AT_ONCE));
}

const drop = (id: number): void => change(told.filter((one) => one.id !== id));

export const toast = {
  success: (title: string, description?: string) => tell('success', title, description),
  failure: (title: string, description?: string) => tell('failure', title, description),
};

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function watchPage(watcher: () => void): () => void {
  document.addEventListener('visibilitychange', watcher);
  return () => document.removeEventListener('visibilitychange', watcher);
}

/** Where toasts appear. None goes while nobody can see the page. */
export function Toaster() {
  const shown = useSyncExternalStore(
    watch,
    () => told,
    () => null,
  );
  const isPageHidden = useSyncExternalStore(
    watchPage,
    () => document.hidden,
    () => false,
  );
  // A page that is sent without a script has nobody to fill it.
  if (shown === null) return null;
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      className="pointer-events-none fixed top-17 right-4 z-60 flex w-[22.25rem] max-w-[calc(100vw-2rem)] flex-col gap-2 print:hidden"
    >
      {shown.map((one) => (
        <Toast key={one.id} told={one} isPageHidden={isPageHidden} />
      ))}
    </section>
  );
}

interface ToastProps {
  told: Told;
  isPageHidden: boolean;
}

/** Stays while the pointer is on it. */
function Toast({ told: { id, kind, title, description }, isPageHidden }: ToastProps) {
  const left = useRef(LASTS_MS[kind]);
  const [isRead, setIsRead] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    if (isRead || isPageHidden) return;
    const since = performance.now();
    const timer = setTimeout(() => setIsLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isRead, isPageHidden]);
  return (
    <div
      data-toast={kind}
      data-state={isLeaving ? 'closed' : 'open'}
      onPointerEnter={() => setIsRead(true)}
      onPointerLeave={() => setIsRead(false)}
      onAnimationEnd={() => isLeaving && drop(id)}
      className={`${TOAST_LOOK} floats pointer-events-auto`}
    >
      <ToastMark kind={kind} />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {description && <p className="text-ink-2">{description}</p>}
      </div>
    </div>
  );
}
