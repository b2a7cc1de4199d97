import { BookOpen, ChevronRight, CirclePlay, MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { SectionCard } from '../../../ui/card.tsx';

const RESOURCES = [
  { label: 'Documentation', hint: 'Every part, explained', to: paths.help(), Icon: BookOpen },
  {
    label: 'Video Tutorials',
    hint: 'See it done, from query to inquiry',
    to: paths.help('video-tutorials'),
    Icon: CirclePlay,
  },
  {
    label: 'Contact Support',
    hint: 'We answer within 24 hours',
    to: paths.contact('support'),
    Icon: MessageCircle,
  },
] as const;

export const SupportCard = () => (
  <SectionCard title="Support & Resources">
    <ul className="-mx-2.5 -mt-1 -mb-2">
      {RESOURCES.map(({ label, hint, to, Icon }) => (
        <li key={label}>
          <Link
            to={to}
            className="group flex items-center gap-3 rounded-md px-2.5 py-2 transition-colors hover:bg-sunken"
          >
            <Icon size={16} aria-hidden="true" className="shrink-0 text-ink-3 group-hover:text-ink" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-13">{label}</span>
              <span className="block text-12 text-ink-3">{hint}</span>
            </span>
            <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
          </Link>
        </li>
      ))}
    </ul>
  </SectionCard>
);
