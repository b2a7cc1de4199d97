import type { ReactNode } from 'react';

interface PageHeadingProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right. */
  children?: ReactNode;
}

export function PageHeading({ title, description, children }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="font-semibold text-22 tracking-heading">{title}</h1>
        {description && <p className="mt-1 text-14 text-ink-3">{description}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
