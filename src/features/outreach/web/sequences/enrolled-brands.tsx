import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../web/api/client.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge, type Tone } from '../../../../web/ui/badge.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { LoadFailure } from '../../../../web/ui/load-failure.tsx';
import { day, moment } from '../../../../web/ui/moments.ts';
import { Pagination } from '../../../../web/ui/pagination.tsx';
import { type Column, Table } from '../../../../web/ui/table.tsx';
import { usePageRows } from '../../../../web/ui/use-page-rows.ts';
import { type EnrolmentView, type SequenceView, sequenceEndpoints } from '../../contract/sequences.ts';
import type { StopReason } from '../../domain/sequences/sequence.ts';
import { ENROLLED_PAGE, enrolledQuery } from '../outreach-queries.ts';
import { useChangeOutreach } from '../use-change-outreach.ts';

const STOPPED: Record<StopReason, string> = {
  replied: 'Answered',
  bounced: 'Came back',
  unsubscribed: 'Unsubscribed',
  complained: 'Marked as spam',
  stage_changed: 'Moved on',
  by_hand: 'Stopped',
  set_aside: 'Set aside',
  merged: 'Merged',
  refused: 'Refused',
};

function fateOf({ state, stopReason, pausedUntil }: EnrolmentView): { label: string; tone: Tone } {
  if (stopReason === 'replied') return { label: STOPPED.replied, tone: 'accent' };
  if (stopReason) return { label: STOPPED[stopReason], tone: 'neutral' };
  if (state === 'paused') return { label: `Paused until ${day(`${pausedUntil}T12:00:00`)}`, tone: 'warn' };
  return state === 'finished'
    ? { label: 'Through', tone: 'neutral' }
    : { label: 'Under way', tone: 'neutral' };
}

/** The brands in a sequence, those that are still written to first. */
export function EnrolledBrands({ sequence: { id, name } }: { sequence: SequenceView }) {
  const [page, setPage] = useState(0);
  const enrolled = useQuery(enrolledQuery(id, page));
  const { data, isError, error, refetch } = enrolled;
  const rows = usePageRows({
    query: enrolled,
    rowsOf: ({ brands }) => brands,
    page,
    pageSize: ENROLLED_PAGE,
    onPage: setPage,
  });
  const stop = useChangeOutreach(
    (brandId: number) => call(sequenceEndpoints.stop, { params: { id: brandId } }),
    { done: 'Stopped: nothing more goes out by itself' },
  );
  const columns: Column<EnrolmentView>[] = [
    {
      key: 'brand',
      header: 'Brand',
      cell: ({ brand }) => (
        <Link to={paths.brand(brand.id)} className="font-medium hover:underline">
          <bdi>{brand.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'fate',
      header: 'State',
      cell: (enrolled) => {
        const { label, tone } = fateOf(enrolled);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      key: 'next',
      header: 'Next mail',
      wideOnly: true,
      cell: ({ nextDueAt }) => <span className="text-ink-3">{nextDueAt ? moment(nextDueAt) : '–'}</span>,
    },
    {
      key: 'stop',
      header: <span className="sr-only">Stop</span>,
      numeric: true,
      cell: ({ state, brand }) =>
        (state === 'active' || state === 'paused') && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Stop the sequence of ${brand.name}`}
            busy={stop.isPending && stop.variables === brand.id}
            disabled={stop.isPending}
            onClick={() => stop.mutate(brand.id)}
          >
            Stop
          </Button>
        ),
    },
  ];
  if (isError && !data)
    return (
      <LoadFailure className="mt-3" onRetry={refetch}>
        {notLoaded('The brands', error)}
      </LoadFailure>
    );
  return (
    <div className="-mx-5 mt-3 -mb-2">
      <Table
        caption={`Brands in ${name}`}
        columns={columns}
        rows={rows}
        rowKey={({ brand }) => brand.id}
        skeletonRows={3}
      />
      {data && data.total > ENROLLED_PAGE && (
        <div className="mt-2 px-5">
          <Pagination
            what="brands"
            page={page}
            pageSize={ENROLLED_PAGE}
            total={data.total}
            onChange={setPage}
          />
        </div>
      )}
    </div>
  );
}
