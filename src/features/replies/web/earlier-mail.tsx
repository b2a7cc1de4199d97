import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { moment } from '../../../web/ui/moments.ts';
import type { ConversationView } from '../contract/inbox.ts';
import { ClassBadge } from './class-mark.tsx';
import { classRead } from './class-words.ts';

/** A mail that others came after: one line of it, until somebody wants to read it again. */
export function EarlierMail({
  mail,
  children,
}: {
  mail: ConversationView['mails'][number];
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <div ref={(opened) => opened?.focus()} tabIndex={-1} className="rounded-lg">
        {children}
      </div>
    );
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={() => setOpen(true)}
      className="flex w-full items-center gap-2 rounded-lg border border-line px-3 py-2 text-left text-13 transition-colors hover:bg-ink/3"
    >
      <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="shrink-0 font-medium max-sm:max-w-28 max-sm:truncate">
        {mail.direction === 'sent' ? 'You' : mail.from.name || mail.from.email}
      </span>
      {mail.direction === 'received' && (
        <span className="shrink-0 max-sm:hidden">
          <ClassBadge read={classRead(mail)} />
        </span>
      )}
      <span className="min-w-0 grow truncate text-12 text-ink-3">
        {mail.text.trim().replace(/\s+/g, ' ') || mail.subject}
      </span>
      <time dateTime={mail.at} className="shrink-0 text-12 text-ink-3 tabular-nums">
        {moment(mail.at)}
      </time>
    </button>
  );
}
