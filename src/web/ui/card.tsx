import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-lg border border-line bg-surface shadow-card', className)}
    />
  );
}

interface SectionCardProps {
  title: ReactNode;
  description?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card with a heading of its own. */
export function SectionCard({ title, description, action, className, children }: SectionCardProps) {
  return (
    <section className={classNames('rounded-lg border border-line bg-surface shadow-card', className)}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 pt-4">
        {/* What does not fit beside its title stands below it. */}
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="font-semibold text-16 tracking-heading">{title}</h2>
          {description && <p className="mt-0.5 text-13 text-ink-3">{description}</p>}
        </div>
        {action}
      </header>
      <div className="px-5 pt-4 pb-5">{children}</div>
    </section>
  );
}
