import { useQuery } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { notLoaded } from '../../../web/api/errors.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { NoResults } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { type Column, Table } from '../../../web/ui/table.tsx';
import type { ShownSettingView } from '../contract/machinery.ts';
import { settingsQuery } from './machinery-queries.ts';

const ORIGINS: Record<ShownSettingView['from'], string> = {
  environment: 'Environment',
  '.env': '.env file',
  default: 'Default',
  unset: 'Not set',
};

const COLUMNS: readonly Column<ShownSettingView>[] = [
  {
    key: 'name',
    header: 'Setting',
    width: 'min-w-54 max-md:w-full max-md:min-w-0',
    cell: ({ name, value }) => (
      <>
        <code className="font-mono text-12">{name}</code>
        {/* A phone has no room for a column of values. */}
        {value !== '' && (
          <code className="block break-all pb-1.5 font-mono text-12 text-ink-3 md:hidden">{value}</code>
        )}
      </>
    ),
  },
  {
    key: 'value',
    header: 'Value',
    width: 'w-full max-w-0',
    wideOnly: true,
    cell: ({ value }) =>
      value === '' ? (
        <span className="text-ink-3">–</span>
      ) : (
        <code className="block break-all py-1.5 font-mono text-12">{value}</code>
      ),
  },
  {
    key: 'from',
    header: 'From',
    width: 'min-w-29 whitespace-nowrap',
    cell: ({ from }) => (
      <Badge tone={from === 'environment' || from === '.env' ? 'accent' : 'neutral'}>{ORIGINS[from]}</Badge>
    ),
  },
];

const SHOWN = [
  { value: 'set', label: 'Set by you' },
  { value: 'all', label: 'All' },
] as const;

const isSet = ({ from }: ShownSettingView): boolean => from === 'environment' || from === '.env';

/** What the command line's `settings` prints: every setting, where it came from, secrets masked. */
export function SettingsTable() {
  const settings = useQuery(settingsQuery);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<'set' | 'all'>('all');
  const words = search.toUpperCase();
  const rows = settings.data?.settings.filter(
    (setting) => (shown === 'all' || isSet(setting)) && setting.name.includes(words),
  );
  if (settings.isError && !settings.data) {
    return <LoadFailure onRetry={settings.refetch}>{notLoaded('The settings', settings.error)}</LoadFailure>;
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput label="Search by name" value={search} onSearch={setSearch} className="w-full sm:w-64" />
        <ChoicePills legend="Show" options={SHOWN} chosen={shown} onChoose={setShown} />
      </div>
      <Card className="overflow-hidden">
        <Table
          caption="Settings"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ name }) => name}
          skeletonRows={12}
          empty={
            <NoResults
              icon={<Settings2 size={18} aria-hidden="true" />}
              title="No such setting"
              clear="Show all"
              onClear={() => {
                setSearch('');
                setShown('all');
              }}
            />
          }
        />
      </Card>
      {settings.data && (
        <p className="mt-2 text-12 text-ink-3">
          {`As read by the process on ${settings.data.host}. Change them in the environment or in .env, and start Linesheet again.`}
        </p>
      )}
    </>
  );
}
