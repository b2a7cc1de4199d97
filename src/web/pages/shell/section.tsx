import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_WIDTH } from './header.tsx';

interface SectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** Follows a section without a border between them. */
  follows?: boolean;
  children?: ReactNode;
}

/** A part of a public page, with its heading. */
export function Section({ title, text, follows = false, children }: SectionProps) {
  return (
    <section className={classNames(PAGE_WIDTH, 'pb-14 sm:pb-20', !follows && 'pt-14 sm:pt-20')}>
      <h2 className="max-w-2xl font-semibold text-28 tracking-heading">{title}</h2>
      {text && <p className="mt-2 max-w-2xl text-16 text-ink-2">{text}</p>}
      {children && <div className="mt-8">{children}</div>}
    </section>
  );
}

/** The top of a public page that has no picture of its own. */
export function PublicHeading({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className={classNames(PAGE_WIDTH, 'pt-14 pb-10 sm:pt-20')}>
      <h1 className="max-w-3xl font-semibold text-[clamp(2rem,4.5vw,3rem)] leading-[1.08] tracking-hero">
        {title}
      </h1>
      {text && <p className="mt-4 max-w-2xl text-16 text-ink-2 sm:text-18">{text}</p>}
      {children}
    </div>
  );
}
