import { X } from 'lucide-react';
import { IconButton } from '../../../../web/ui/icon-button.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { unknownFiltersSentence } from '../../domain/product-query.ts';
import { otherFilters, type Selection, withFilter } from '../../domain/query-fields.ts';

interface OtherFiltersProps {
  selection: Selection;
  /** Names that the finder ignores, in the selection or left out of it. */
  unknown: readonly string[];
  onChange: (selection: Selection) => void;
}

/** What a pasted query holds beyond the builder's fields: kept, told by its own name, and taken away if wanted. */
export function OtherFilters({ selection, unknown, onChange }: OtherFiltersProps) {
  const others = otherFilters(selection).filter(([name]) => name !== 'sort');
  const leftOut = unknown.filter((name) => !Object.hasOwn(selection, name) && !name.startsWith('sort by '));
  if (others.length === 0 && leftOut.length === 0) return null;
  return (
    <section aria-label="Other filters" className="mt-5 border-line border-t px-5 pt-4">
      <h2 className="mb-3 font-semibold text-14">Other filters</h2>
      {leftOut.length > 0 && (
        <Notice tone="warn" className="mb-3">
          {unknownFiltersSentence({ unknownFilters: leftOut })}
        </Notice>
      )}
      <ul className="grid gap-1">
        {others.map(([name, value]) => (
          <li key={name} className="flex items-start gap-3 rounded-md bg-sunken py-1 pr-1 pl-3">
            <div className="min-w-0 grow py-1.5 text-13">
              <code className="font-mono text-12 [overflow-wrap:anywhere]">
                {name} <span className="text-ink-2">{JSON.stringify(value)}</span>
              </code>
              {unknown.includes(name) && (
                <p className="text-12 text-danger">The product finder doesn’t know it. Remove it to save.</p>
              )}
            </div>
            <IconButton
              label={`Remove ${name}`}
              onClick={() => onChange(withFilter(selection, name, undefined))}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
