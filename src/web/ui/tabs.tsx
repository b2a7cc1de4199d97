import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (key: string) => void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      {/* The line stands on the list's own ground, so that it is as wide as what is below. */}
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.key}
            value={tab.key}
            className="h-10 whitespace-nowrap border-transparent border-b-2 px-2.5 font-medium text-14 text-ink-3 -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.key} value={tab.key} className="pt-6 focus-visible:outline-offset-8">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
