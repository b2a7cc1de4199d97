import type { ReactNode } from 'react';

interface SettingsRowProps {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

/** One thing that can be set: what it is at the left, what to do with it at the right. */
export const SettingsRow = ({ title, text, children }: SettingsRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-4 first:pt-0 last:border-0 last:pb-0">
    <div className="max-w-lg">
      <h2 className="flex items-center gap-2 font-medium text-14">{title}</h2>
      <p className="mt-0.5 text-13 text-ink-3">{text}</p>
    </div>
    {children}
  </div>
);
