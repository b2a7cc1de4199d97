import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useId } from 'react';
import { counted } from '../../../kernel/words.ts';
import { sentenceOf } from '../../../web/api/errors.ts';
import { fetchMore, pageCount } from '../../../web/api/fetch-more.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { EmptyState, NoResults } from '../../../web/ui/empty-state.tsx';
import { Input } from '../../../web/ui/input.tsx';
import { useListAddress } from '../../../web/ui/list-address.ts';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { day } from '../../../web/ui/moments.ts';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { SpokenCount } from '../../../web/ui/spoken-count.tsx';
import { LOG_LEVELS, type LogLevel } from '../contract/logs.ts';
import { LogLines } from './log-lines.tsx';
import { type LogFilters, whyNoneFits } from './log-words.ts';
import { logQuery } from './machinery-queries.ts';

const LEVELS: Record<LogLevel, string> = { info: 'Everything', warn: 'Warnings and errors', error: 'Errors' };
const LEVEL_NAMES = Object.keys(LOG_LEVELS) as LogLevel[];

/** What an input for a local moment holds, as ISO has it. */
function momentIn(text: string | null): string | undefined {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** The newest lines of all processes’ logs; what is searched for stands in the address. */
export function LogSearch() {
  const { query, question, filter, showAll } = useListAddress();
  const text = query.get('search') ?? '';
  const level = LEVEL_NAMES.find((known) => known === query.get('level')) ?? 'info';
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const isFiltered = text !== '' || level !== 'info' || from !== '' || to !== '';
  const log = useInfiniteQuery(logQuery({ text, level, from: momentIn(from), to: momentIn(to) }));
  const lines = log.data?.pages.flatMap((page) => page.lines);
  const kept = log.data?.pages[0]?.kept;

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput
          label="Search the log"
          value={text}
          onSearch={(value) => filter({ search: value })}
          className="w-full sm:w-72"
        />
        <ChoicePills
          legend="Show"
          options={LEVEL_NAMES.map((value) => ({ value, label: LEVELS[value] }))}
          chosen={level}
          onChoose={(value) => filter({ level: value === 'info' ? '' : value })}
        />
        <div className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
          <MomentInput label="From" value={from} onChange={(value) => filter({ from: value })} />
          <MomentInput label="to" value={to} onChange={(value) => filter({ to: value })} />
        </div>
      </div>
      <SpokenCount question={question} total={lines?.length} isOnItsWay={log.isPlaceholderData} />
      {log.isError && !lines ? (
        <LoadFailure
          onRetry={log.refetch}
        >{`The log could not be read. ${sentenceOf(log.error)}`}</LoadFailure>
      ) : (
        <Card className="overflow-hidden">
          <header className="flex items-center justify-between gap-4 border-line border-b py-2 pr-3 pl-5 text-12 text-ink-3">
            <p className="tabular-nums">
              {kept
                ? `${counted(kept.lines, 'line')} kept${kept.oldest ? `, the oldest of ${day(kept.oldest)}` : ''}`
                : 'Reading …'}
            </p>
            <Button look="quiet" size="small" busy={log.isRefetching} onClick={() => void log.refetch()}>
              Refresh
            </Button>
          </header>
          {lines === undefined && <LinesSkeleton />}
          {lines && lines.length > 0 && <LogLines lines={lines} />}
          {lines?.length === 0 && (
            <NoLines filters={isFiltered ? { text, from, to } : null} onClear={showAll} />
          )}
          {log.hasNextPage && (
            <div className="border-line border-t p-2 text-center">
              <Button
                look="quiet"
                size="small"
                busy={log.isFetchingNextPage}
                onClick={() => void fetchMore(log, pageCount)}
              >
                Older lines
              </Button>
            </div>
          )}
        </Card>
      )}
    </>
  );
}

interface NoLinesProps {
  filters: LogFilters | null;
  onClear: () => void;
}

function NoLines({ filters, onClear }: NoLinesProps) {
  const icon = <ScrollText size={18} aria-hidden="true" />;
  if (filters) {
    return (
      <NoResults icon={icon} title="No lines match" clear="Show all lines" onClear={onClear}>
        {whyNoneFits(filters)}
      </NoResults>
    );
  }
  return (
    <EmptyState icon={icon} title="Nothing has been logged yet">
      Lines come in within a second.
    </EmptyState>
  );
}

interface MomentInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function MomentInput({ label, value, onChange }: MomentInputProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="w-8 text-right sm:w-auto">
        {label}
      </label>
      <div className="w-54">
        <Input
          id={id}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}

const LinesSkeleton = () => (
  <div aria-hidden="true" className="divide-y divide-line">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
      <div key={line} className="flex h-10 items-center gap-4 px-5">
        <Skeleton className="h-3 w-32" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    ))}
  </div>
);
