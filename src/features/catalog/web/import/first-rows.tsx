import { useId } from 'react';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { classNames } from '../../../../web/ui/class-names.ts';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import type { FileLookView } from '../../contract/imports.ts';
import { type ColumnMapping, FIELD_LABELS, ID_LABELS } from '../../domain/import-field.ts';
import type { Marketplace } from '../../domain/product.ts';
import { headingAt } from './heading-at.ts';

const ROWS_SHOWN = 5;

interface FirstRowsProps {
  look: FileLookView;
  marketplace: Marketplace;
  columns: ColumnMapping;
}

/** The file's first rows as they stand in it, each column under what it is taken for. */
export function FirstRows({ look, marketplace, columns }: FirstRowsProps) {
  const title = useId();
  const rows = look.samples.slice(0, ROWS_SHOWN);
  const width = Math.max(look.headings.length, ...rows.map(({ cells }) => cells.length));
  const takenFor = Array.from({ length: width }, (_, at) => ({
    at,
    fields: Object.entries(columns).flatMap(([field, column]) =>
      column === at ? [field === 'id' ? ID_LABELS[marketplace] : (FIELD_LABELS.get(field) ?? field)] : [],
    ),
  }));
  return (
    <SectionCard
      title={<span id={title}>First rows</span>}
      description={rows.length === 0 ? 'There are no rows below the headings.' : 'As they are in the file.'}
    >
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached with the keyboard
        <section className="relative -mx-5 overflow-x-auto" tabIndex={0} aria-labelledby={title}>
          <table className="border-collapse text-12">
            <thead>
              <tr className="border-line border-b text-left align-bottom">
                <th scope="col" className="px-3 pb-1.5 pl-5 text-right font-medium text-ink-3">
                  Line
                </th>
                {takenFor.map(({ at, fields }) => (
                  <th key={at} scope="col" className="max-w-48 px-3 pb-1.5 font-medium last:pr-5">
                    <GivenName className="block text-left">{headingAt(look, at)}</GivenName>
                    <span
                      className={classNames(
                        'block truncate font-normal text-11',
                        fields.length > 0 ? 'text-accent-ink' : 'text-ink-3',
                      )}
                    >
                      {fields.length > 0 ? fields.join(', ') : 'Left out'}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, cells }) => (
                <tr key={line} className="border-line border-b last:border-0">
                  <td className="h-8 px-3 pl-5 text-right text-ink-3 tabular-nums">{line}</td>
                  {takenFor.map(({ at, fields }) => (
                    <td
                      key={at}
                      dir="auto"
                      className={classNames(
                        'h-8 max-w-48 truncate px-3 text-left last:pr-5',
                        fields.length === 0 && 'text-ink-3',
                      )}
                    >
                      {cells[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </SectionCard>
  );
}
