import { counted } from '../../../../kernel/words.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import type { DataColumn } from '../../../../web/ui/data-table/data-column.ts';
import { RowButton } from '../../../../web/ui/data-table/row-opener.tsx';
import { formatCount } from '../../../../web/ui/format.ts';
import { GivenName } from '../../../../web/ui/given-name.tsx';
import { Amount, Count, Known, Percent } from '../../../../web/ui/known.tsx';
import { shortDay } from '../../../../web/ui/moments.ts';
import type { LineView, PriceListView } from '../../contract/price-lists.ts';
import type { LineOrder } from '../../domain/price-list/price-list.ts';
import { CasesInput } from './cases-input.tsx';
import { MATCH_WORDS } from './match-words.ts';

interface LineColumn extends DataColumn<LineView> {
  /** One that can be sorted by is called as the endpoint calls that order. */
  id: LineOrder | 'pack' | 'listing' | 'ordered' | 'landed' | 'fees' | 'msrp' | 'map' | 'category';
}

export const nameOfLine = ({ title, sku, upc, line }: LineView): string =>
  title ?? sku ?? upc ?? `Line ${line}`;

/** The columns of a list: money of the brand in its currency, of the marketplace in the site's. */
export function lineColumns(list: PriceListView, onOpen: (line: LineView) => void): LineColumn[] {
  const own = list.siteCurrency;
  const theirs = ({ currency }: LineView) => currency ?? list.currency ?? own;
  const columns: LineColumn[] = [
    {
      id: 'title',
      header: 'Line',
      width: 190,
      grows: true,
      sortable: 'asc',
      cell: (line) => (
        <RowButton onOpen={() => onOpen(line)}>
          <bdi className="max-w-full truncate" title={nameOfLine(line)}>
            {nameOfLine(line)}
          </bdi>
          <span className="max-w-full truncate font-normal text-12 text-ink-3">
            {[line.sku, line.upc].filter(Boolean).join(' · ')}
          </span>
        </RowButton>
      ),
    },
    {
      id: 'listing',
      header: 'Listing',
      width: 116,
      cell: (line) => <Listing line={line} />,
    },
    {
      id: 'cost',
      header: 'Cost',
      inFull: 'Cost per unit, of the list',
      width: 80,
      align: 'end',
      sortable: 'asc',
      cell: (line) => <Amount cents={line.costCents} currency={theirs(line)} />,
    },
    {
      id: 'pack',
      header: 'Pack',
      inFull: 'Case pack',
      width: 56,
      align: 'end',
      hideable: 'shown',
      cell: ({ casePack }) => <Count value={casePack} />,
    },
    {
      id: 'landed',
      header: 'Landed',
      inFull: 'Cost of one listing, landed',
      width: 80,
      align: 'end',
      hideable: 'shown',
      cell: ({ landedCents }) => <Amount cents={landedCents} currency={own} />,
    },
    {
      id: 'price',
      header: 'Price',
      inFull: 'What it sells for',
      width: 80,
      align: 'end',
      sortable: 'desc',
      hideable: 'shown',
      cell: ({ priceCents }) => <Amount cents={priceCents} currency={own} />,
    },
    {
      id: 'fees',
      header: 'Fees',
      inFull: 'Referral and FBA fees',
      width: 72,
      align: 'end',
      hideable: 'shown',
      cell: ({ feesCents }) => <Amount cents={feesCents} currency={own} />,
    },
    {
      id: 'profit',
      header: 'Profit',
      width: 80,
      align: 'end',
      sortable: 'desc',
      cell: ({ profitCents }) => (
        <span className={profitCents !== null && profitCents > 0 ? 'font-medium text-accent-ink' : ''}>
          <Amount cents={profitCents} currency={own} />
        </span>
      ),
    },
    {
      id: 'roi',
      header: 'ROI',
      inFull: 'Profit on what it costs, landed',
      width: 68,
      align: 'end',
      sortable: 'desc',
      cell: ({ roi }) => <Percent value={roi} />,
    },
    {
      id: 'margin',
      header: 'Margin',
      inFull: 'Profit on the price',
      width: 74,
      align: 'end',
      sortable: 'desc',
      hideable: 'shown',
      cell: ({ margin }) => <Percent value={margin} />,
    },
    {
      id: 'monthlyUnits',
      header: 'Ours / mo',
      width: 84,
      inFull: 'Units a month at our share of the Buy Box',
      align: 'end',
      sortable: 'desc',
      cell: ({ monthlyUnits }) => (
        <Known value={monthlyUnits}>
          {(units) => (units < 10 ? units.toFixed(1) : formatCount(Math.round(units)))}
        </Known>
      ),
    },
    {
      id: 'msrp',
      header: 'MSRP',
      width: 84,
      align: 'end',
      hideable: 'hidden',
      cell: (line) => <Amount cents={line.msrpCents} currency={theirs(line)} />,
    },
    {
      id: 'map',
      header: 'MAP',
      width: 84,
      align: 'end',
      hideable: 'hidden',
      cell: (line) => <Amount cents={line.mapCents} currency={theirs(line)} />,
    },
    {
      id: 'category',
      header: 'Category',
      width: 140,
      hideable: 'hidden',
      cell: ({ category }) => (
        <Known value={category}>
          {(known) => <GivenName className="block text-left text-ink-2">{known}</GivenName>}
        </Known>
      ),
    },
    {
      id: 'ordered',
      header: 'Ordered',
      inFull: 'When and how much was ordered last',
      width: 88,
      align: 'end',
      hideable: 'shown',
      cell: ({ ordered: [last] }) =>
        last && (
          <span className="block leading-tight">
            {counted(last.cases, 'case')}
            <span className="block text-12 text-ink-3">{shortDay(last.sentAt)}</span>
          </span>
        ),
    },
    {
      id: 'cases',
      header: 'Cases',
      inFull: 'Cases to order',
      width: 84,
      staysAtEnd: true,
      align: 'end',
      sortable: 'desc',
      cell: (line) => <CasesInput line={line} name={nameOfLine(line)} />,
    },
  ];
  // Most lists were never ordered from.
  return list.hasOrdered ? columns : columns.filter(({ id }) => id !== 'ordered');
}

function Listing({ line }: { line: LineView }) {
  if (line.isToLookUp) return <Badge>Looking up…</Badge>;
  if (line.match !== 'matched' || !line.product)
    return <Badge {...(line.match === 'several' && { tone: 'warn' })}>{MATCH_WORDS[line.match].short}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="text-ink-2">{line.product.asin}</span>
      {line.unitsPerProduct > 1 && <Badge tone="warn">{`${line.unitsPerProduct} units`}</Badge>}
    </span>
  );
}
