import { useId } from 'react';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import type { FileLookView } from '../../contract/imports.ts';
import type { ImportField } from '../../domain/import-field.ts';
import { headingAt } from './heading-at.ts';
import { CONFIDENCE } from './import-words.ts';

interface FieldRowProps {
  field: ImportField;
  label: string;
  /** One of those of which one has to be there. */
  isNaming: boolean;
  look: FileLookView;
  column: number | null;
  onChoose: (column: number | null) => void;
}

export function FieldRow({ field, label, isNaming, look, column, onChoose }: FieldRowProps) {
  const id = useId();
  const samples = column === null ? [] : samplesOf(look, column);
  const guess = look.guesses.find((one) => one.field === field);
  const confidence =
    column === null ? null : CONFIDENCE[guess?.column === column ? guess.confidence : 'yours'];
  const width = Math.max(look.headings.length, ...look.samples.map(({ cells }) => cells.length));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-2 sm:grid-cols-[10rem_minmax(0,17rem)_6.5rem_minmax(0,1fr)]">
      <label htmlFor={id} className="text-13">
        {label}
        {isNaming && (
          <>
            <span aria-hidden="true" className="text-accent-ink">
              {' *'}
            </span>
            <span className="sr-only"> (one of these is needed)</span>
          </>
        )}
      </label>
      <span className="justify-self-end sm:order-3 sm:justify-self-start">
        {confidence && <Badge tone={confidence.tone}>{confidence.label}</Badge>}
      </span>
      <div className="col-span-2 min-w-0 sm:order-2 sm:col-span-1">
        <Select
          id={id}
          value={column ?? ''}
          aria-describedby={`${id}-samples`}
          className={column === null ? 'text-ink-3' : ''}
          onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">No column</option>
          {Array.from({ length: width }, (_, at) => at).map((at) => (
            <option key={at} value={at}>
              {headingAt(look, at)}
            </option>
          ))}
        </Select>
      </div>
      <p
        id={`${id}-samples`}
        title={samples.join('\n')}
        className="col-span-2 truncate text-12 text-ink-3 sm:order-4 sm:col-span-1"
      >
        {samples.join(' · ')}
      </p>
    </div>
  );
}

const SAMPLES_SHOWN = 3;

const samplesOf = ({ samples }: FileLookView, column: number): string[] =>
  [...new Set(samples.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean))].slice(
    0,
    SAMPLES_SHOWN,
  );
