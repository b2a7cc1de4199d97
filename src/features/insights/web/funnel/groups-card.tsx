import { count } from '../../../../kernel/words.ts';
import { SectionCard } from '../../../../web/ui/card.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { Segments } from '../../../../web/ui/segments.tsx';
import { type Column, Table } from '../../../../web/ui/table.tsx';
import type { FunnelView } from '../../contract/funnel.ts';
import { FEWEST_TO_COMPARE, FUNNEL_SPLITS, FUNNEL_STEPS, type FunnelSplit } from '../../domain/funnel.ts';
import { SPLIT_NAMES, STEP_NAMES, UNKNOWN_GROUP } from './funnel-words.ts';

type Group = FunnelView['groups'][number];

interface GroupsCardProps {
  by: FunnelSplit;
  onBy: (by: FunnelSplit) => void;
  groups: readonly Group[] | undefined;
}

const SPLITS = FUNNEL_SPLITS.map((value) => ({ value, label: SPLIT_NAMES[value] }));

/** The same way, told apart by what differs between mails. */
export const GroupsCard = ({ by, onBy, groups }: GroupsCardProps) => (
  <SectionCard
    title="Compared"
    description={`Rates based on fewer than ${FEWEST_TO_COMPARE} brands say little, so they are left out.`}
    action={<Segments label="Compare by" options={SPLITS} value={by} onChange={onBy} />}
  >
    <div className="-mx-5 -mb-5 border-line border-t">
      <Table
        caption={`Steps by ${SPLIT_NAMES[by].toLowerCase()}`}
        columns={columnsBy(by)}
        rows={groups}
        rowKey={({ name }) => name ?? ''}
        empty={<p className="px-5 py-4 text-13 text-ink-3">Nothing was sent in this time.</p>}
        skeletonRows={3}
      />
    </div>
  </SectionCard>
);

const columnsBy = (by: FunnelSplit): Column<Group>[] => [
  {
    key: 'name',
    header: SPLIT_NAMES[by],
    width: 'min-w-40',
    cell: ({ name }) => <span className="line-clamp-2 break-words font-medium">{nameOf(by, name)}</span>,
  },
  ...FUNNEL_STEPS.map(
    (step): Column<Group> => ({
      key: step,
      header: STEP_NAMES[step],
      numeric: true,
      cell: ({ counts }) => count(counts[step]),
    }),
  ),
  {
    key: 'share',
    header: 'Reply rate',
    numeric: true,
    cell: ({ counts: { contacted, replied } }) =>
      contacted < FEWEST_TO_COMPARE ? (
        <span className="text-ink-3">Too few</span>
      ) : (
        `${((100 * replied) / contacted).toFixed(1)}%`
      ),
  },
];

function nameOf(by: FunnelSplit, name: string | null): string {
  if (name === null) return UNKNOWN_GROUP[by];
  return by === 'week' ? `Week of ${day(`${name}T12:00:00Z`)}` : name;
}
