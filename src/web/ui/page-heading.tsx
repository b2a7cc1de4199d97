import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  /** How many there are, of a list. */
  count?: string | undefined;
  description?: ReactNode;
  /** Buttons at the right. */
  children?: ReactNode;
}

export function PageHeading({ title, count, description, children }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-22 tracking-heading">
          {title}
          {count !== undefined && (
            <span className="ml-2 font-normal text-16 text-ink-3 leading-none tabular-nums tracking-normal">
              {count}
            </span>
          )}
        </h1>
        {description && <p className="wrap-anywhere mt-1 text-14 text-ink-3">{description}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
