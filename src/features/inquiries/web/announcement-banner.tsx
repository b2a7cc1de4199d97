import { CircleAlert, Info, PartyPopper, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../web/ui/class-names.ts';
import type { AnnouncementTone } from '../domain/announcement.ts';

const TONES: Record<AnnouncementTone, { look: string; Icon: typeof Info }> = {
  info: { look: 'bg-sunken text-ink', Icon: Info },
  good_news: { look: 'bg-accent-soft text-accent-ink', Icon: PartyPopper },
  warning: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  urgent: { look: 'bg-danger-soft text-danger', Icon: CircleAlert },
};

interface AnnouncementBannerProps {
  tone: AnnouncementTone;
  text: string;
  /** At the right: what takes it away. */
  children?: ReactNode;
}

/** As it looks on top of a page, and where it is written. */
export function AnnouncementBanner({ tone, text, children }: AnnouncementBannerProps) {
  const { look, Icon } = TONES[tone];
  return (
    <div className={classNames('text-13', look)}>
      <div className="mx-auto flex max-w-[75rem] items-center gap-2.5 px-4 py-2 sm:px-6">
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</p>
        {children}
      </div>
    </div>
  );
}
