import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '../../../../kernel/words.ts';
import { isGone, notLoaded } from '../../../../web/api/errors.ts';
import { paths } from '../../../../web/paths.ts';
import { Badge } from '../../../../web/ui/badge.tsx';
import { buttonClass } from '../../../../web/ui/button.tsx';
import { Card } from '../../../../web/ui/card.tsx';
import { EmptyState } from '../../../../web/ui/empty-state.tsx';
import { later } from '../../../../web/ui/later.tsx';
import { day } from '../../../../web/ui/moments.ts';
import { NotShown } from '../../../../web/ui/not-shown.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { PageHeading } from '../../../../web/ui/page-heading.tsx';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import { Spinner } from '../../../../web/ui/spinner.tsx';
import type { PriceListView } from '../../contract/price-lists.ts';
import { NO_LIST_NOTES } from '../../domain/price-list/papers/paper-notes.ts';
import { AssumptionsCard } from './assumptions-card.tsx';
import { BudgetCard } from './budget-card.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { ListingsCard } from './listings-card.tsx';
import { MakeOrder } from './make-order.tsx';
import { priceListQuery } from './queries.ts';
import { RemoveList } from './remove-list.tsx';

// They come below, or of few lists: the page is drawn without waiting for their code.
const LineTable = later(async () => (await import('./line-table.tsx')).LineTable);
const OrdersCard = later(async () => (await import('./orders-card.tsx')).OrdersCard);

/** A brand's list: how it was read, what its lines would bring, and what to order of it. */
export function PriceListDesk({ id }: { id: string }) {
  const list = useQuery(priceListQuery(id));
  if (list.data) return <Desk list={list.data} />;
  if (!list.isError)
    return (
      <>
        <Back to={paths.deals()}>Deals</Back>
        <PageHeading title="Price list" description="Loading its lines…" />
        <Skeleton className="h-40" />
      </>
    );
  return (
    <>
      <Back to={paths.deals()}>Deals</Back>
      <PageHeading title="Price list" />
      <NotShown
        thing="price list"
        isGone={isGone(list.error)}
        whyGone="It may have been removed."
        failure={notLoaded('The price list', list.error)}
        onRetry={list.refetch}
        others={{ to: paths.brands(), label: 'All brands' }}
      />
    </>
  );
}

const Back = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={buttonClass('quiet', 'small', '-ml-2.5 mb-1 w-fit max-w-full')}>
    <ArrowLeft size={14} aria-hidden="true" />
    <bdi className="min-w-0 truncate">{children}</bdi>
  </Link>
);

function Desk({ list }: { list: PriceListView }) {
  const facts = [
    list.fileName,
    `${list.isAttachment ? 'received' : 'added'} ${day(list.receivedAt)}`,
    list.state === 'read' && counted(list.lineCount, 'line'),
    list.state === 'read' && list.currency,
  ];
  const canBeMapped = list.state === 'read' || (list.state === 'empty' && list.sheets.length > 0);
  return (
    <>
      <Back to={paths.brand(list.brandId)}>{list.brandName}</Back>
      <PageHeading
        title={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="min-w-0 break-words">
              Price list of <bdi>{list.brandName}</bdi>
            </span>
            {list.isSandbox && <Badge>Sandbox</Badge>}
          </span>
        }
        description={<span className="break-words">{facts.filter(Boolean).join(' · ')}</span>}
      >
        <RemoveList list={list} />
        {canBeMapped && <ColumnsButton list={list} />}
        {list.state === 'read' && <MakeOrder list={list} />}
      </PageHeading>
      <Reading list={list} />
    </>
  );
}

function Reading({ list }: { list: PriceListView }) {
  switch (list.state) {
    case 'waiting':
      return (
        <Card className="flex items-center gap-3 p-6 text-14 text-ink-2">
          <Spinner size={18} />
          <span role="status">{`Reading ${list.fileName}…`}</span>
        </Card>
      );
    case 'failed':
      return <Notice tone="danger">{list.failure}</Notice>;
    case 'empty':
      return (
        <Card>
          <EmptyState title="No price list was found in this file" level={2}>
            {list.notes.find((note) => NO_LIST_NOTES.includes(note)) ??
              'It has no headings with prices below them. Ask the brand for its list as XLSX, CSV or a PDF with text.'}
          </EmptyState>
        </Card>
      );
    case 'read':
      return (
        <>
          {list.notes.length > 0 && (
            <Notice className="mb-5">
              {list.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Notice>
          )}
          {list.orders.length > 0 && <OrdersCard orders={list.orders} />}
          <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-3">
            <BudgetCard list={list} />
            <AssumptionsCard list={list} />
            <ListingsCard list={list} />
          </div>
          <LineTable list={list} />
        </>
      );
  }
}
