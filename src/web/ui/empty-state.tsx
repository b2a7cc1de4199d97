import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Of its heading: 2 where it stands right below the page's own. */
  level?: 2 | 3;
  children?: ReactNode;
  /** What makes the first one, or brings the rows back. */
  action?: ReactNode;
}

/** Nothing yet: says what makes the first one. */
export function EmptyState({ icon, title, level = 3, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {icon && (
        <div className="mb-3 flex size-10 items-center justify-center rounded-full bg-sunken text-ink-3">
          {icon}
        </div>
      )}
      <Heading className="font-semibold text-14">{title}</Heading>
      {children && <p className="mt-1 max-w-sm text-balance text-13 text-ink-3">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

interface NoResultsProps extends Omit<EmptyStateProps, 'action'> {
  /** What the button does: "Show all rows". */
  clear: string;
  onClear: () => void;
}

/** No results: leads back to all there is. */
export const NoResults = ({ clear, onClear, ...rest }: NoResultsProps) => (
  <EmptyState
    {...rest}
    action={
      <Button look="secondary" size="small" onClick={onClear}>
        {clear}
      </Button>
    }
  />
);
