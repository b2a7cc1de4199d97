import { Spinner } from '../../ui/spinner.tsx';

/** While it is unknown who is there. */
export function LoadingScreen() {
  return (
    <div className="flex min-h-dvh items-center justify-center text-ink-3" role="status" aria-label="Loading">
      <Spinner size={24} />
    </div>
  );
}
