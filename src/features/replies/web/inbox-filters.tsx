import { useQuery } from '@tanstack/react-query';
import { ChoicePills } from '../../../web/ui/choice-pills.tsx';
import { SearchInput } from '../../../web/ui/search-input.tsx';
import { Select } from '../../../web/ui/select.tsx';
import type { InboxFiguresView } from '../contract/inbox-figures.ts';
import type { InboxView } from '../domain/inbox/conversation.ts';
import { REPLY_CLASS_LABELS, REPLY_CLASSES } from '../domain/reply-class.ts';
import { inboxFiguresQuery } from './inbox-figures.ts';
import type { InboxAsked } from './queries.ts';

interface InboxFiltersProps {
  asked: InboxAsked;
  onFilter: (changes: { view?: string; class?: string; search?: string }) => void;
}

const VIEWS: { value: InboxView; label: string; figure?: keyof InboxFiguresView }[] = [
  { value: 'inbox', label: 'All' },
  { value: 'needs_answer', label: 'Needs an answer', figure: 'needsAnswer' },
  { value: 'unread', label: 'Unread', figure: 'unread' },
  { value: 'snoozed', label: 'Snoozed', figure: 'snoozed' },
  { value: 'unmatched', label: 'Unmatched', figure: 'unmatched' },
];

export function InboxFilters({ asked, onFilter }: InboxFiltersProps) {
  const { data: figures } = useQuery(inboxFiguresQuery);
  const options = VIEWS.map(({ value, label, figure }) => {
    return { value, label, ...(figure && { count: figures?.[figure] ?? null }) };
  });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <ChoicePills
        legend="Show"
        options={options}
        chosen={asked.view}
        onChoose={(view) => onFilter({ view: view === 'inbox' ? '' : view })}
      />
      <div className="flex min-w-0 flex-1 basis-80 flex-wrap gap-2 sm:flex-nowrap lg:justify-end">
        <div className="w-full shrink-0 sm:w-44">
          <Select
            aria-label="Class"
            value={asked.class ?? ''}
            onChange={({ target }) => onFilter({ class: target.value })}
          >
            <option value="">Whatever it says</option>
            {REPLY_CLASSES.map((read) => (
              <option key={read} value={read}>
                {REPLY_CLASS_LABELS[read]}
              </option>
            ))}
          </Select>
        </div>
        <SearchInput
          label="Search emails and brands"
          value={asked.search}
          onSearch={(search) => onFilter({ search })}
          className="min-w-0 flex-1 basis-full sm:basis-0 lg:max-w-64"
        />
      </div>
    </div>
  );
}
