import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useChosenInSight } from './use-chosen-in-sight.ts';

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

/** Which tab a key leads to: round and round with the arrows. */
const GOES_TO: Record<string, (place: number, length: number) => number> = {
  ArrowRight: (place, length) => (place + 1) % length,
  ArrowLeft: (place, length) => (place - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** By hand: the library's tabs weigh eight kilobytes, on every page that has some. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useChosenInSight<HTMLDivElement>(value);
  const step = (event: KeyboardEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = GOES_TO[event.key]?.(place, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to ?? 0]?.focus();
    onChange(next.key);
  };

  return (
    <>
      {/* The line stands on the list's own ground, so that it is as wide as what is below. */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]"
      >
        {tabs.map(({ key, label: name }, place) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === value}
            // The Tab key comes to the chosen one, and goes on to what it shows.
            tabIndex={key === value ? 0 : -1}
            onClick={() => key !== value && onChange(key)}
            onKeyDown={(event) => step(event, place)}
            className="h-10 whitespace-nowrap border-transparent border-b-2 px-2.5 font-medium text-14 text-ink-3 -outline-offset-2 transition-colors hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the keyboard.
          tabIndex={0}
          hidden={key !== value}
          className="pt-6 focus-visible:outline-offset-8"
        >
          {key === value && content}
        </div>
      ))}
    </>
  );
}
