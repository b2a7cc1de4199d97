import { X } from 'lucide-react';
import type { FilterChip } from './filter-part.ts';

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip) => void;
  onClear: () => void;
}

/** What a list is filtered by, each part to be taken away. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters" className="mb-3 flex flex-wrap items-center gap-1.5">
      {chips.map((chip) => (
        <li key={chip.text} className="flex min-w-0 max-w-full">
          <button
            type="button"
            onClick={() => onRemove(chip)}
            className="inline-flex h-7 touch:h-10 min-w-0 items-center gap-1.5 rounded-full border border-line-2 bg-surface pr-2 pl-3 text-12 text-ink-2 transition-colors hover:bg-sunken hover:text-ink"
          >
            <span className="truncate">{chip.text}</span>
            <X size={13} aria-hidden="true" className="shrink-0 text-ink-3" />
            <span className="sr-only">, remove</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="h-7 touch:h-10 rounded-full px-2.5 font-medium text-12 text-ink-3 transition-colors hover:bg-ink/6 hover:text-ink"
        >
          Clear filters
        </button>
      </li>
    </ul>
  );
}
