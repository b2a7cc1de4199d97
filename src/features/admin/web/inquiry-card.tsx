import { Link } from 'react-router';
import { paths } from '../../../web/paths.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button, buttonClass } from '../../../web/ui/button.tsx';
import { dayAndTime } from '../../../web/ui/moments.ts';
import { TEXT_LINK } from '../../../web/ui/text-link.ts';
import { ROLE_NAMES } from '../../inquiries/domain/inquiry.ts';
import type { InquiryView } from '../contract/inquiries.ts';
import { useMarkInquiry } from './inquiry-queries.ts';

const KIND_NAMES: Record<InquiryView['kind'], string> = { demo: 'Demo', sales: 'Sales', support: 'Support' };

const SUBJECTS: Record<InquiryView['kind'], string> = {
  demo: 'Your demo of Linesheet',
  sales: 'Your question to Linesheet',
  support: 'Your question to Linesheet',
};

export function InquiryCard({ inquiry }: { inquiry: InquiryView }) {
  const mark = useMarkInquiry();
  const isAnswered = inquiry.answeredAt !== null;
  const about = [inquiry.company, inquiry.role && (ROLE_NAMES[inquiry.role] ?? inquiry.role)].filter(Boolean);
  return (
    <article aria-label={`${KIND_NAMES[inquiry.kind]}: ${inquiry.name}`} className="px-5 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
            <span className="min-w-0 break-words font-medium">{inquiry.name}</span>
            <Badge>{KIND_NAMES[inquiry.kind]}</Badge>
          </h3>
          <p className="mt-0.5 break-words text-12 text-ink-3">
            {inquiry.email}
            {about.length > 0 && ` · ${about.join(', ')}`}
            {inquiry.accountId && (
              <>
                {' · '}
                <Link to={paths.adminPerson(inquiry.accountId)} className={TEXT_LINK}>
                  Account
                </Link>
              </>
            )}
          </p>
        </div>
        <p className="shrink-0 text-12 text-ink-3 tabular-nums">
          <time dateTime={inquiry.receivedAt}>{dayAndTime(inquiry.receivedAt)}</time>
        </p>
      </div>
      <p className="mt-2 max-w-3xl whitespace-pre-line break-words text-13 text-ink-2">
        {inquiry.message || <span className="text-ink-3">No message</span>}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <a
          href={`mailto:${encodeURIComponent(inquiry.email)}?subject=${encodeURIComponent(SUBJECTS[inquiry.kind])}`}
          className={buttonClass('secondary', 'small')}
        >
          Answer by email
        </a>
        <Button
          look="quiet"
          size="small"
          busy={mark.isPending}
          onClick={() => mark.mutate({ id: inquiry.id, state: isAnswered ? 'new' : 'answered' })}
        >
          {isAnswered ? 'Mark as new' : 'Mark as answered'}
        </Button>
        {inquiry.answeredAt && (
          <span className="text-12 text-ink-3">Answered {dayAndTime(inquiry.answeredAt)}</span>
        )}
      </div>
    </article>
  );
}
