import type { ReactNode } from 'react';

/** What nobody needs at first, behind its name. */
export const Folded = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="touch:mt-0 mt-2">
    <summary className="w-fit cursor-pointer rounded-sm font-medium text-12 text-ink-3 hover:text-ink">
      {label}
    </summary>
    <p className="mt-1.5 whitespace-pre-wrap break-words border-line-2 border-l-2 pl-3 text-13 text-ink-3">
      {children}
    </p>
  </details>
);
