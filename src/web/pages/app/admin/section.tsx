import type { ReactNode } from 'react';

interface AdminSectionProps {
  title: string;
  description?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of /admin below the page's own heading. */
export function AdminSection({ title, description, action, children }: AdminSectionProps) {
  return (
    <section aria-labelledby="section" className="min-w-0">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="section" className="font-semibold text-18 tracking-heading">
            {title}
          </h2>
          {description && <p className="mt-0.5 text-13 text-ink-3">{description}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
