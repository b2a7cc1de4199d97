import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';

interface SelectionBarProps {
  /** "12 brands". */
  chosen: string;
  /** "Select all 12,345 brands", while more match than are chosen. */
  more?: { label: string; onChoose: () => void } | undefined;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** Floats over the foot of the page, so that nothing moves when the first row is chosen. */
export function SelectionBar({ chosen, more, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Selection"
      tabIndex={-1}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-full animate-[float-in_150ms_var(--ease-out)] flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-raised py-1.5 pr-1.5 pl-4 text-13 shadow-float outline-none print:hidden"
    >
      <output className="font-medium tabular-nums">{chosen} selected</output>
      {more && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            more.onChoose();
            // The button goes; the keyboard stays beside it.
            bar.current?.focus();
          }}
        >
          {more.label}
        </Button>
      )}
      {children}
      <IconButton label="Clear selection" title="Clear selection (Esc)" onClick={onClear}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
