import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  /** What could not be loaded, and why, as sentences. */
  children: string;
  onRetry: () => void;
  className?: string;
}

/** In place of what could not be loaded. */
export function LoadFailure({ children, onRetry, className }: LoadFailureProps) {
  return (
    <Notice tone="danger" {...(className === undefined ? {} : { className })}>
      <p>{children}</p>
      <Button look="secondary" size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
