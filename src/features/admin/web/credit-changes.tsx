import { formatCredits } from '../../../kernel/credits.ts';
import { Card } from '../../../web/ui/card.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { type Column, Table } from '../../../web/ui/table.tsx';
import type { PersonInDepthView } from '../contract/people.ts';

type CreditChange = PersonInDepthView['creditChanges'][number];

const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${formatCredits(Math.abs(amount))}`;

const COLUMNS: readonly Column<CreditChange>[] = [
  {
    key: 'at',
    header: 'When',
    width: 'whitespace-nowrap',
    cell: ({ at }) => <span className="text-ink-3 tabular-nums">{dayAndTime(at)}</span>,
  },
  {
    key: 'reason',
    header: 'Reason',
    width: 'max-w-0 w-full',
    cell: ({ reason }) => (
      <span className="block truncate" title={reason}>
        {reason}
      </span>
    ),
  },
  { key: 'amount', header: 'Credits', numeric: true, cell: ({ amount }) => signed(amount) },
];

/** What was given and taken; what bots spent is one figure, above. */
export function CreditChanges({ changes }: { changes: readonly CreditChange[] }) {
  return (
    <Card className="overflow-hidden">
      <h3 className="border-line border-b px-5 py-3 font-semibold text-14">Credits given and taken back</h3>
      <Table
        caption="Credits given and taken back"
        columns={COLUMNS}
        rows={changes}
        rowKey={({ id }) => id}
        empty={<p className="px-5 py-4 text-13 text-ink-3">None so far.</p>}
      />
    </Card>
  );
}
