import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../../web/api/errors.ts';
import { useKeptDraft } from '../../../../web/api/kept-draft.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { formatBytes } from '../../../../web/ui/format.ts';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { FileLookView } from '../../contract/imports.ts';
import { type ColumnMapping, tellsWhatItIs } from '../../domain/import-field.ts';
import type { Marketplace } from '../../domain/product.ts';
import { FileChoices } from './file-choices.tsx';
import { FirstRows } from './first-rows.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { lookQuery, useDiscard, useStartImport, type WhereToLook } from './queries.ts';
import { StepHeading } from './step-heading.tsx';

interface MappingDeskProps {
  id: string;
  onStarted: (id: string) => void;
  onLeave: () => void;
}

/** What somebody has chosen for a file so far. Where nothing was, what the file looks like counts. */
interface ChosenSoFar {
  where: WhereToLook;
  marketplace?: Marketplace;
  columns?: ColumnMapping;
}

const NOTHING_CHOSEN: ChosenSoFar = { where: {} };

/** What a file's columns are for: guessed, shown, and changed where the guess is wrong. */
export function MappingDesk({ id, onStarted, onLeave }: MappingDeskProps) {
  const { draft: chosen, keep, forget } = useKeptDraft(`import:${id}`, NOTHING_CHOSEN);
  const look = useQuery(lookQuery(id, chosen.where));
  const discard = useDiscard();
  const leave = () => {
    forget();
    onLeave();
  };

  if (look.isError && !look.data) {
    return (
      <Card className="p-5">
        <LoadFailure onRetry={look.refetch}>
          {`The file could not be looked into. ${sentenceOf(look.error)}`}
        </LoadFailure>
        <Button look="quiet" size="small" className="mt-2" onClick={leave}>
          Choose another file
        </Button>
      </Card>
    );
  }
  if (!look.data) return <MappingSkeleton />;
  return (
    <>
      {look.isError && (
        <Notice tone="danger">{`That part of the file can’t be read. ${sentenceOf(look.error)}`}</Notice>
      )}
      <MappingForm
        // Other headings make other columns: what was chosen for the ones before means nothing for these.
        key={`${look.data.sheet} ${look.data.headingRow}`}
        look={look.data}
        isLooking={look.isFetching}
        chosen={chosen}
        onChoose={(choice) => keep({ ...chosen, ...choice })}
        onLook={(where) => keep({ where })}
        onStarted={(started) => {
          forget();
          onStarted(started);
        }}
        onLeave={() => {
          discard(id);
          leave();
        }}
      />
    </>
  );
}

interface MappingFormProps {
  look: FileLookView;
  isLooking: boolean;
  chosen: ChosenSoFar;
  onChoose: (choice: Omit<ChosenSoFar, 'where'>) => void;
  onLook: (where: WhereToLook) => void;
  onStarted: (id: string) => void;
  onLeave: () => void;
}

function MappingForm({ look, isLooking, chosen, onChoose, onLook, onStarted, onLeave }: MappingFormProps) {
  const { marketplace = look.marketplace, columns = guessedColumns(look) } = chosen;
  const start = useStartImport(look.id, ({ id }) => onStarted(id));
  const missing = whatIsMissing(look, columns, marketplace);
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!missing) start.mutate({ marketplace, sheet: look.sheet, headingRow: look.headingRow, columns });
      }}
    >
      <Card className="px-5 py-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <StepHeading>{look.fileName}</StepHeading>
            <p className="mt-0.5 text-13 text-ink-3">{formatBytes(look.fileBytes)}</p>
            {isTextNamedWorkbook(look) && (
              <p className="mt-1 text-13 text-warn">
                Its name is a workbook’s, but it holds plain text. It is read as CSV.
              </p>
            )}
          </div>
          <Button look="secondary" size="small" onClick={onLeave}>
            Choose another file
          </Button>
        </div>
        <FileChoices
          look={look}
          marketplace={marketplace}
          onMarketplace={(sold) => onChoose({ marketplace: sold })}
          onLook={onLook}
          disabled={isLooking}
        />
      </Card>
      <MappingFields
        look={look}
        marketplace={marketplace}
        columns={columns}
        onChange={(taken) => onChoose({ columns: taken })}
      />
      <FirstRows look={look} marketplace={marketplace} columns={columns} />
      {start.isError && <Notice tone="danger">{sentenceOf(start.error)}</Notice>}
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-line border-t bg-page px-1 py-3">
        {missing && (
          <p id="missing" role="status" className="mr-auto text-13 text-warn">
            {missing}
          </p>
        )}
        <Button
          type="submit"
          busy={start.isPending}
          disabled={missing !== null || isLooking}
          aria-describedby={missing ? 'missing' : undefined}
        >
          Import this file
        </Button>
      </div>
    </form>
  );
}

/** Text alone has no sheets. */
const isTextNamedWorkbook = ({ fileName, sheets }: FileLookView): boolean =>
  sheets.length === 0 && /\.(xlsx|xlsm|xls|ods)$/i.test(fileName);

const guessedColumns = ({ guesses }: FileLookView): ColumnMapping =>
  Object.fromEntries(guesses.map(({ field, column }) => [field, column]));

/** Why the file can't be imported as it is, as a sentence. */
function whatIsMissing(look: FileLookView, columns: ColumnMapping, marketplace: Marketplace): string | null {
  if (look.samples.length === 0) return 'There is nothing to import: no rows stand below the headings.';
  return tellsWhatItIs(columns, marketplace) ? null : 'Choose a column that says what each row is about.';
}

const MappingSkeleton = () => (
  <Card className="grid gap-4 p-5" aria-hidden="true">
    <Skeleton className="h-4 w-48" />
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <div key={line} className="flex h-9 items-center gap-6">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-3 w-40" />
      </div>
    ))}
  </Card>
);
