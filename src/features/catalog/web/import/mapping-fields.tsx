import { useState } from 'react';
import { counted } from '../../../../kernel/words.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { SectionCard } from '../../../../web/ui/card.tsx';
import type { FileLookView } from '../../contract/imports.ts';
import {
  type ColumnMapping,
  FIELD_GROUPS,
  type FieldGroup,
  ID_LABELS,
  type ImportField,
  namesProducts,
  namingFields,
} from '../../domain/import-field.ts';
import type { Marketplace } from '../../domain/product.ts';
import { FieldRow } from './field-row.tsx';

interface MappingFieldsProps {
  look: FileLookView;
  marketplace: Marketplace;
  columns: ColumnMapping;
  onChange: (columns: ColumnMapping) => void;
}

/** Each field with the column that it is read from. What is beyond doubt is folded away, but for what matters most. */
export function MappingFields({ look, marketplace, columns, onChange }: MappingFieldsProps) {
  const [showsAll, setShowsAll] = useState(false);
  // What was to be looked at keeps its place, whatever is chosen for it.
  const [open] = useState(() => new Set(look.guesses.filter(isToBeChecked).map(({ field }) => field)));
  const naming = new Set(namingFields(marketplace));
  const folded = FIELD_GROUPS.slice(1).flatMap(({ fields }) =>
    fields.filter(({ field }) => !open.has(field)),
  );
  const foldedTaken = folded.filter(({ field }) => columns[field] !== undefined).length;
  const takenCount = new Set(Object.values(columns)).size;

  function choose(field: ImportField, column: number | null) {
    const { [field]: _, ...others } = columns;
    onChange(column === null ? others : { ...others, [field]: column });
  }

  return (
    <SectionCard
      title="What the columns are for"
      description={`${takenCount} of ${counted(widthOf(look), 'column')} taken. ${whatIsKept(look)}`}
      action={look.isRemembered ? <Badge tone="accent">Remembered</Badge> : undefined}
    >
      {FIELD_GROUPS.map((group, at) => (
        <Group
          key={group.title}
          group={group}
          note={at === 0 ? namingNote(marketplace, columns) : undefined}
          isShown={(field) => at === 0 || showsAll || open.has(field)}
        >
          {(field, label) => (
            <FieldRow
              key={field}
              field={field}
              label={field === 'id' ? ID_LABELS[marketplace] : label}
              isNaming={at === 0 && naming.has(field)}
              look={look}
              column={columns[field] ?? null}
              onChoose={(column) => choose(field, column)}
            />
          )}
        </Group>
      ))}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
        <p className="text-13 text-ink-2">
          {foldedTaken === 0
            ? 'No other column was recognized.'
            : `${counted(foldedTaken, 'other column')} ${foldedTaken === 1 ? 'is' : 'are'} matched to other fields.`}
        </p>
        <Button look="secondary" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer fields' : `Show ${counted(folded.length, 'more field')}`}
        </Button>
      </div>
    </SectionCard>
  );
}

const isToBeChecked = ({ confidence }: FileLookView['guesses'][number]): boolean =>
  confidence === 'likely' || confidence === 'doubtful';

function whatIsKept({ isRemembered, headingRow }: FileLookView): string {
  if (isRemembered) return 'Set the way you chose last time for a file with these headings.';
  if (headingRow === 0) return 'Without headings, the file can’t be recognized next time.';
  return 'Once imported, what you choose is remembered for files with the same headings.';
}

const widthOf = ({ headings, samples }: FileLookView): number =>
  Math.max(headings.length, ...samples.map(({ cells }) => cells.length));

function namingNote(marketplace: Marketplace, columns: ColumnMapping): string {
  const codes = marketplace === 'amazon' ? '' : ', a product code';
  const needed = `* At least one of these is needed: ${ID_LABELS[marketplace]}, listing address${codes} or brand.`;
  // A file of products from which only brands would come is better known before it is imported.
  return namesProducts(columns, marketplace)
    ? needed
    : `${needed} With brands alone, only the brands come in.`;
}

interface GroupProps {
  group: FieldGroup;
  note: string | undefined;
  isShown: (field: ImportField) => boolean;
  children: (field: ImportField, label: string) => React.ReactNode;
}

function Group({ group, note, isShown, children }: GroupProps) {
  const fields = group.fields.filter(({ field }) => isShown(field));
  if (fields.length === 0) return null;
  return (
    <fieldset className="min-w-0 not-first:mt-5">
      <legend className="font-medium text-12 text-ink-3">{group.title}</legend>
      {note && <p className="mt-0.5 text-12 text-ink-3">{note}</p>}
      <div className="mt-1 divide-y divide-line">
        {fields.map(({ field, label }) => children(field, label))}
      </div>
    </fieldset>
  );
}
