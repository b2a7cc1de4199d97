import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { RowLink } from './row-opener.tsx';
import { EVERYTHING, NOTHING, type Selection, withRows } from './selection.ts';
import { useShownColumns } from './shown-columns.ts';

interface Boat {
  id: number;
  name: string;
  length: number;
}

const FLEET: Boat[] = [
  { id: 1, name: 'Ada', length: 12 },
  { id: 2, name: 'Bo', length: 7 },
];

const COLUMNS: readonly DataColumn<Boat>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 200,
    grows: true,
    sortable: 'asc',
    // biome-ignore lint/correctness/noChildrenProp: its type asks for them, and without JSX there is no other way.
    cell: ({ id, name }) => createElement(RowLink, { to: `/boats/${id}`, children: name }),
  },
  { id: 'length', header: 'Length', width: 80, align: 'end', sortable: 'desc', cell: ({ length }) => length },
  { id: 'port', header: 'Port', width: 80, hideable: 'hidden', cell: () => 'Kiel' },
];

const query = queryOptions({
  queryKey: ['boats'],
  queryFn: () => Promise.reject<{ total: number; boats: Boat[] }>(new Error('Never asked')),
});

const Fleet = ({ selection }: { selection: Selection }) =>
  createElement(DataTable<Boat, { total: number; boats: Boat[] }>, {
    what: 'boats',
    counted: (count) => `${count} boats`,
    columns: useShownColumns('boats', COLUMNS),
    query: useQuery(query),
    rowsOf: (page) => page.boats,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    failure: () => 'The boats could not be loaded.',
    empty: 'No boats',
    question: '',
    page: 1,
    pageSize: 2,
    onPage: () => undefined,
    sort: { column: 'length', direction: 'desc' },
    onSort: () => undefined,
    selection,
    onSelect: () => undefined,
  });

/** The table of a page that has arrived, or of one on its way. */
function drawn(boats: Boat[] | undefined, selection: Selection = NOTHING): string {
  const client = new QueryClient();
  if (boats) client.setQueryData(query.queryKey, { total: boats.length && 100, boats });
  const fleet = createElement(QueryClientProvider, { client }, createElement(Fleet, { selection }));
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, fleet));
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

it('says in the header of the sorted column alone how it is sorted', () => {
  const headers = all(drawn(FLEET), /<th ([^>]*)>/g);
  expect(headers).toHaveLength(3);
  expect(headers.filter((header) => header?.includes('aria-sort'))).toEqual([headers[2]]);
  expect(headers[2]).toContain('aria-sort="descending"');
});

it('is one stop of the Tab key, however many rows it has', () => {
  const html = drawn(FLEET);
  expect(all(html, /<a [^>]*tabindex="(-?\d)"/gi)).toEqual(['0', '-1']);
  expect(all(html, /<input [^>]*tabindex="(-?\d)"[^>]*type="checkbox"/gi)).toEqual(['0', '0', '-1']);
});

it('names each row’s checkbox, and counts rows through all pages', () => {
  const html = drawn(FLEET);
  expect(all(html, /sr-only">(Select [^<]*)</g)).toEqual([
    'Select every row of this page',
    'Select Ada',
    'Select Bo',
  ]);
  expect(html).toContain('aria-rowcount="101"');
  expect(all(html, /aria-rowindex="(\d+)"/g)).toEqual(['1', '4', '5']);
});

it('offers all that match once the whole page is chosen', () => {
  expect(drawn(FLEET, withRows(NOTHING, [1], true))).not.toContain('Select all');
  const page = drawn(FLEET, withRows(NOTHING, [1, 2], true));
  expect(page).toContain('2 boats selected');
  expect(page).toContain('Select all 100 boats');
  const everything = drawn(FLEET, EVERYTHING);
  expect(everything).toContain('100 boats selected');
  expect(everything).not.toContain('Select all');
});

it('has the real columns while its rows are on their way, and without any', () => {
  const coming = drawn(undefined);
  expect(coming).toContain('aria-busy="true"');
  expect(coming.match(/data-skeleton/g)).toHaveLength(4);
  expect(drawn([])).toContain('No boats');
  for (const html of [coming, drawn([])]) expect(html).toContain('Length');
});

it('lets nobody choose a page whose rows are on their way', () => {
  expect(drawn(undefined)).toMatch(/<input[^>]* disabled=""/);
  expect(drawn(FLEET)).not.toMatch(/<input[^>]* disabled=""/);
});

it('leaves out the columns that have to be asked for', () => expect(drawn(FLEET)).not.toContain('Kiel'));
