import { Database, Megaphone, ScrollText, Server, ShieldCheck, Users } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../web/paths.ts';
import type { AdminSection } from '../domain/sections.ts';

interface QuickAction {
  label: string;
  about: string;
  section: AdminSection;
  Icon: typeof Users;
}

const ACTIONS: readonly QuickAction[] = [
  { label: 'Manage Users', about: 'Plans, credits, roles', section: 'people', Icon: Users },
  { label: 'Database Management', about: 'Size and slow queries', section: 'database', Icon: Database },
  { label: 'Server Configuration', about: 'Settings and their origin', section: 'server', Icon: Server },
  { label: 'Security Settings', about: 'Sign-ins and two-factor', section: 'security', Icon: ShieldCheck },
  { label: 'System Logs', about: 'Searchable, all processes', section: 'logs', Icon: ScrollText },
  {
    label: 'Global Settings',
    about: 'Announcement and switches',
    section: 'global-settings',
    Icon: Megaphone,
  },
];

export function QuickActions() {
  return (
    <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {ACTIONS.map((action) => (
        <ActionButton key={action.section} {...action} />
      ))}
    </div>
  );
}

/** The whole tile is the button's: its word alone is the name, the line below it the description. */
function ActionButton({ label, about, section, Icon }: QuickAction) {
  const navigate = useNavigate();
  const aboutId = useId();
  return (
    <div className="relative flex min-w-0 items-center gap-3 rounded-md border border-line bg-surface px-3 py-2.5 transition-colors focus-within:border-line-2 hover:border-line-2 hover:bg-sunken">
      <Icon size={17} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0">
        <button
          type="button"
          aria-describedby={aboutId}
          onClick={() => navigate(paths.admin(section))}
          className="block max-w-full truncate rounded-sm font-medium text-13 after:absolute after:inset-0"
        >
          {label}
        </button>
        <p id={aboutId} className="truncate text-12 text-ink-3">
          {about}
        </p>
      </div>
    </div>
  );
}
