import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { counted } from '../../../../kernel/words.ts';
import { notLoaded } from '../../../../web/api/errors.ts';
import { useShownColumns } from '../../../../web/ui/data-table/shown-columns.ts';
import { sortIn } from '../../../../web/ui/data-table/sort.ts';
import { useListAddress } from '../../../../web/ui/list-address.ts';
import { filterIn } from '../../../../web/ui/list-filters/filter-in.ts';
import type { FilterGroup } from '../../../../web/ui/list-filters/filter-part.ts';
import { FilteredTable } from '../../../../web/ui/list-filters/filtered-table.tsx';
import { onDemand, useOnDemand } from '../../../../web/ui/on-demand.ts';
import { LineQuery, type PriceListView } from '../../contract/price-lists.ts';
import { LINE_ORDERS, type LineOrder, MATCHES } from '../../domain/price-list/price-list.ts';
import { lineColumns, nameOfLine } from './line-columns.tsx';
import { MATCH_WORDS } from './match-words.ts';
import { LINES_PAGE, linesQuery } from './queries.ts';

const DIALOG = onDemand(async () => (await import('./line-dialog.tsx')).LineDialog);
const USUAL = { column: 'place', direction: 'asc' } as const;
const FILTERS: readonly FilterGroup[] = [
  {
    title: 'Lines',
    parts: [
      {
        kind: 'choice',
        label: 'Listing',
        name: 'match',
        options: MATCHES.map((value) => ({ value, label: MATCH_WORDS[value].long })),
      },
      {
        kind: 'choice',
        label: 'Order',
        name: 'picked',
        options: [{ value: 'true', label: 'Picked lines only' }],
      },
      { kind: 'range', label: 'ROI', unit: 'return', least: 'roiMin' },
    ],
  },
];

/** The lines with what each would bring; search, filters, order and page stand in the address. */
export function LineTable({ list }: { list: PriceListView }) {
  const address = useListAddress();
  const { query, page } = address;
  const asked = filterIn(LineQuery, query);
  const { picked, ...filter } = asked;
  const sort = sortIn<LineOrder>(query, LINE_ORDERS, USUAL);
  const lines = useQuery(
    linesQuery(list.id, { filter: { ...filter, picked: picked === 'true' }, sort, page }),
  );
  const [openId, setOpenId] = useState<number | null>(null);
  const all = useMemo(() => lineColumns(list, ({ id }) => setOpenId(id)), [list]);
  const columns = useShownColumns('price-list-lines', all);
  const open = lines.data?.lines.find(({ id }) => id === openId) ?? null;
  const LineDialog = useOnDemand(DIALOG, open !== null);

  return (
    <section aria-label="Lines">
      <FilteredTable
        address={address}
        what="lines"
        counted={(total) => counted(total, 'line')}
        columns={columns}
        query={lines}
        rowsOf={(read) => read.lines}
        keyOf={({ id }) => id}
        nameOf={nameOfLine}
        failure={(error) => notLoaded('The lines', error)}
        noMatch="No line matches your search and filters."
        pageSize={LINES_PAGE}
        sort={sort}
        usual={USUAL}
        search="Search lines"
        filter={asked}
        filters={FILTERS}
      />
      {LineDialog && <LineDialog list={list} line={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}
