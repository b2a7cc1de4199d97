import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../../web/api/errors.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { EmptyState } from '../../../web/ui/empty-state.tsx';
import { LoadFailure } from '../../../web/ui/load-failure.tsx';
import { Pagination } from '../../../web/ui/pagination.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { INQUIRY_KINDS } from '../../inquiries/domain/inquiry.ts';
import { INQUIRIES_PAGE } from '../contract/inquiries.ts';
import { pageIn, withFilter } from './filters.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { inquiriesQuery } from './inquiry-queries.ts';

const STATES = [
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
] as const;

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'demo', label: 'Demo requests' },
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
] as const;

/** What people asked of the operator; state, kind and page stand in the address. */
export function InquiryList() {
  const [query, setQuery] = useSearchParams();
  const state = query.get('state') === 'answered' ? 'answered' : 'new';
  const kind = INQUIRY_KINDS.find((known) => known === query.get('kind'));
  const page = pageIn(query);
  const inquiries = useQuery(inquiriesQuery({ state, kind, page }));
  const filter = (changes: Record<string, string | number>) =>
    setQuery((current) => withFilter(current, changes), { replace: true, preventScrollReset: true });

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ChoicePills
          legend="State"
          options={STATES}
          chosen={state}
          onChoose={(value) => filter({ state: value === 'new' ? '' : value })}
        />
        <ChoicePills
          legend="Kind"
          options={KINDS}
          chosen={kind ?? 'all'}
          onChoose={(value) => filter({ kind: value === 'all' ? '' : value })}
        />
      </div>
      <Card>
        {inquiries.isPending && <ListSkeleton />}
        {inquiries.isError && !inquiries.data && (
          <div className="p-5">
            <LoadFailure onRetry={inquiries.refetch}>
              {`The inquiries could not be loaded. ${sentenceOf(inquiries.error)}`}
            </LoadFailure>
          </div>
        )}
        {inquiries.data?.inquiries.length === 0 && (
          <NoInquiries
            isNew={state === 'new'}
            isFiltered={kind !== undefined || page > 0}
            onClear={() => filter({ kind: '' })}
          />
        )}
        <ul className="divide-y divide-line">
          {inquiries.data?.inquiries.map((inquiry) => (
            <li key={inquiry.id}>
              <InquiryCard inquiry={inquiry} />
            </li>
          ))}
        </ul>
      </Card>
      {inquiries.data && inquiries.data.total > INQUIRIES_PAGE && (
        <div className="mt-2">
          <Pagination
            what="inquiries"
            page={page}
            pageSize={INQUIRIES_PAGE}
            total={inquiries.data.total}
            onChange={(next) => filter({ page: next + 1 })}
          />
        </div>
      )}
    </>
  );
}

function NoInquiries({
  isNew,
  isFiltered,
  onClear,
}: {
  isNew: boolean;
  isFiltered: boolean;
  onClear: () => void;
}) {
  const icon = <Inbox size={18} aria-hidden="true" />;
  if (isFiltered) {
    return (
      <EmptyState
        icon={icon}
        title="None of this kind"
        action={
          <Button look="secondary" size="small" onClick={onClear}>
            Show all kinds
          </Button>
        }
      />
    );
  }
  return isNew ? (
    <EmptyState icon={icon} title="Everybody has an answer">
      Demo requests and questions to sales and support arrive here, and by mail.
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title="None answered yet" />
  );
}

const ListSkeleton = () => (
  <div className="divide-y divide-line" aria-hidden="true">
    {[1, 2, 3].map((line) => (
      <div key={line} className="grid h-24 content-center gap-2.5 px-5">
        <Skeleton className="h-3 w-48" />
        <Skeleton className="h-2.5 w-full max-w-md" />
        <Skeleton className="h-2.5 w-2/3 max-w-sm" />
      </div>
    ))}
  </div>
);
