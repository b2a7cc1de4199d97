import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { notLoaded } from '../../../web/api/errors.ts';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { EmptyState, NoResults } from '../../../web/ui/empty-state.tsx';
import { useListAddress } from '../../../web/ui/list-address.ts';
import { PagedList } from '../../../web/ui/paged-list.tsx';
import { Skeleton } from '../../../web/ui/skeleton.tsx';
import { INQUIRY_KINDS } from '../../inquiries/domain/inquiry.ts';
import { INQUIRIES_PAGE } from '../contract/inquiries.ts';
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
  const { query, page, question, filter } = useListAddress();
  const state = query.get('state') === 'answered' ? 'answered' : 'new';
  const kind = INQUIRY_KINDS.find((known) => known === query.get('kind'));
  const inquiries = useQuery(inquiriesQuery({ state, kind, page }));

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
      <PagedList
        what="inquiries"
        question={question}
        query={inquiries}
        rowsOf={(read) => read.inquiries}
        failure={(error) => notLoaded('The inquiries', error)}
        empty={
          <NoInquiries
            isNew={state === 'new'}
            isFiltered={kind !== undefined || page > 0}
            onClear={() => filter({ kind: '' })}
          />
        }
        page={page}
        pageSize={INQUIRIES_PAGE}
        onPage={(next) => filter({ page: next + 1 })}
      >
        {(shown) =>
          shown ? (
            <ul className="divide-y divide-line">
              {shown.map((inquiry) => (
                <li key={inquiry.id}>
                  <InquiryCard inquiry={inquiry} />
                </li>
              ))}
            </ul>
          ) : (
            <ListSkeleton />
          )
        }
      </PagedList>
    </>
  );
}

interface NoInquiriesProps {
  isNew: boolean;
  isFiltered: boolean;
  onClear: () => void;
}

function NoInquiries({ isNew, isFiltered, onClear }: NoInquiriesProps) {
  const icon = <Inbox size={18} aria-hidden="true" />;
  if (isFiltered)
    return <NoResults icon={icon} title="None of this kind" clear="Show all kinds" onClear={onClear} />;
  if (!isNew) return <EmptyState icon={icon} title="None answered yet" />;
  return (
    <EmptyState icon={icon} title="Everyone has been answered">
      Demo requests and questions to sales and support arrive here, and by email.
    </EmptyState>
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
