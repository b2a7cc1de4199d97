import { useId } from 'react';
import { Segments } from '../../../../web/ui/segments.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import type { FileLookView } from '../../contract/imports.ts';
import { MARKETPLACE_NAMES, type Marketplace } from '../../domain/product.ts';
import type { WhereToLook } from './queries.ts';

interface FileChoicesProps {
  look: FileLookView;
  marketplace: Marketplace;
  onMarketplace: (marketplace: Marketplace) => void;
  onLook: (where: WhereToLook) => void;
  disabled: boolean;
}

const MARKETPLACE_OPTIONS = Object.entries(MARKETPLACE_NAMES).map(([value, label]) => ({
  value: value as Marketplace,
  label,
}));

/** Where the products are sold, and where in the file they stand. */
export function FileChoices({ look, marketplace, onMarketplace, onLook, disabled }: FileChoicesProps) {
  const [sheetId, headingId] = [useId(), useId()];
  const { sheets, sheet, headingRow, firstLines } = look;
  const at = sheet === null ? {} : { sheet };
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-4">
      <div>
        <p className="mb-1.5 font-medium text-13" aria-hidden="true">
          Sold on
        </p>
        <Segments
          label="Sold on"
          options={MARKETPLACE_OPTIONS}
          value={marketplace}
          onChange={onMarketplace}
        />
      </div>
      {sheets.length > 1 && (
        <div className="w-full sm:w-52">
          <label htmlFor={sheetId} className="mb-1.5 block font-medium text-13">
            Sheet
          </label>
          <Select
            id={sheetId}
            value={sheet ?? ''}
            disabled={disabled}
            onChange={(event) => onLook({ sheet: event.target.value })}
          >
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
      )}
      <div className="w-full min-w-0 sm:w-80">
        <label htmlFor={headingId} className="mb-1.5 block font-medium text-13">
          Headings
        </label>
        <Select
          id={headingId}
          value={headingRow}
          disabled={disabled}
          onChange={(event) => onLook({ ...at, headingRow: Number(event.target.value) })}
        >
          {firstLines.map(({ line, cells }) => (
            <option key={line} value={line}>
              {`Line ${line}: ${beginningOf(cells)}`}
            </option>
          ))}
          <option value={0}>The file has none</option>
        </Select>
      </div>
    </div>
  );
}

function beginningOf(cells: readonly string[]): string {
  const text = cells.filter((cell) => cell.trim() !== '').join(', ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
