import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count, counted } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { moment } from '../../../../web/ui/moments.ts';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { ImportView } from '../../contract/imports.ts';
import { changedNothing, isListOfBrands, isUnderWay, tookNothing } from '../../domain/import.ts';
import { MARKETPLACE_NAMES } from '../../domain/product.ts';
import { Figures } from './import-figures.tsx';
import { ImportProgress } from './import-progress.tsx';
import { importQuery } from './queries.ts';
import { RefusedLines } from './refused-lines.tsx';
import { StepHeading } from './step-heading.tsx';

/** An import while it goes on, and what came of it. */
export function ImportOutcome({ id }: { id: string }) {
  const { data, isError, error, refetch } = useQuery(importQuery(id));
  if (isError && !data) return <LoadFailure onRetry={refetch}>{notLoaded('The import', error)}</LoadFailure>;
  if (!data) return <Skeleton className="h-44 rounded-lg" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isUnderWay(data.state) ? <ImportProgress imported={data} /> : <Result imported={data} />}
      {data.rowsRefused > 0 && !isUnderWay(data.state) && <RefusedLines imported={data} />}
    </div>
  );
}

const TITLES = { finished: 'imported', stopped: 'stopped', failed: 'failed' } as const;

function Result({ imported }: { imported: ImportView }) {
  const { state, fileName, marketplace, finishedAt } = imported;
  const ending =
    state === 'finished' && tookNothing(imported)
      ? 'not imported'
      : (TITLES[state as keyof typeof TITLES] ?? 'waiting to be imported');
  return (
    <Card className="px-5 py-4">
      <StepHeading>
        {fileName} <span className="font-normal text-ink-3">{ending}</span>
      </StepHeading>
      <p className="mt-0.5 text-13 text-ink-3 tabular-nums">
        {[
          marketplace && MARKETPLACE_NAMES[marketplace],
          counted(imported.rowsTotal, 'row'),
          finishedAt && moment(finishedAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {imported.rowsTotal > 0 && <Figures imported={imported} />}
      <Remark imported={imported} />
      <Unread imported={imported} />
      <div className="mt-4 flex flex-wrap gap-2">
        {!tookNothing(imported) && <WhatCame imported={imported} />}
        <Link
          to={paths.importProducts()}
          className={buttonClass(tookNothing(imported) ? 'primary' : 'secondary')}
        >
          Import another file
        </Link>
      </div>
    </Card>
  );
}

const WhatCame = ({ imported }: { imported: ImportView }) =>
  isListOfBrands(imported) ? (
    <Link to={paths.brands()} className={buttonClass('primary')}>
      See the brands
    </Link>
  ) : (
    <Link
      // A short list would else be lost among the best sellers of all that was ever downloaded.
      to={imported.marketplace ? paths.newestProducts(imported.marketplace) : paths.products()}
      className={buttonClass('primary')}
    >
      See the products
    </Link>
  );

/** What rows were taken in without: nobody would miss it otherwise. */
function Unread({ imported: { unread } }: { imported: ImportView }) {
  if (unread.length === 0) return null;
  return (
    <Notice className="mt-4">
      Some cells couldn’t be read; their rows were taken in without them.
      <ul className="mt-1 list-disc pl-4">
        {unread.map(({ column, cells, line, text }) => (
          <li key={column} className="break-words">
            {`${counted(cells, 'cell')} under “${column}”, the first on line ${count(line)}: “${text}”`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Remark({ imported }: { imported: ImportView }) {
  const { state, reason, rowsRepeated } = imported;
  if (state === 'failed')
    return (
      <Notice tone="danger" className="mt-4">
        {reason} {imported.rowsTotal > 0 && 'What had been read before stays.'}
      </Notice>
    );
  if (state === 'stopped')
    return (
      <Notice className="mt-4">
        It was stopped. What had been read before stays; the rest was left out.
      </Notice>
    );
  if (tookNothing(imported))
    return (
      <Notice tone="warn" className="mt-4">
        None of its rows could be imported. The reasons are below.
      </Notice>
    );
  if (changedNothing(imported))
    return <Notice className="mt-4">Nothing has changed: everything in it was already known.</Notice>;
  if (rowsRepeated > 0)
    return (
      <Notice className="mt-4">
        {rowsRepeated === 1
          ? 'One line names a product that an earlier line names; the earlier one counts.'
          : `${count(rowsRepeated)} lines name a product that an earlier line names; the earlier one counts.`}
      </Notice>
    );
  return null;
}
