import { NavLink, useLocation } from 'react-router';
import { type AdminSection, SECTION_NAMES } from '../../../../features/admin/domain/sections.ts';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useChosenInSight } from '../../../ui/use-chosen-in-sight.ts';

/** What concerns people first, then the machine; the overview stands before both. */
const GROUPS: readonly (readonly (AdminSection | undefined)[])[] = [
  [undefined, 'people', 'inquiries', 'global-settings', 'audit'],
  ['database', 'server', 'security', 'logs', 'backups', 'system'],
];

export function SectionNavigation() {
  const { pathname } = useLocation();
  // On a phone it is wider than the screen.
  const nav = useChosenInSight<HTMLElement>(pathname);
  return (
    <nav
      ref={nav}
      aria-label="Admin"
      // It stands still until the script has come, as all that is wider than its place.
      className="-mx-4 flex overflow-x-auto px-4 max-lg:in-disabled:overflow-x-hidden max-lg:border-line max-lg:border-b lg:sticky lg:top-20 lg:mx-0 lg:grid lg:gap-4 lg:overflow-visible lg:px-0"
    >
      {GROUPS.map((sections) => (
        <ul key={sections[1]} className="flex gap-1 lg:grid lg:gap-0.5">
          {sections.map((section) => (
            <li key={section ?? 'overview'} className="shrink-0">
              <NavLink
                to={paths.admin(section)}
                end={section === undefined}
                className={({ isActive }) =>
                  classNames(
                    'flex items-center whitespace-nowrap text-13 transition-colors max-lg:-mb-px max-lg:-outline-offset-2 max-lg:h-10 max-lg:border-b-2 max-lg:px-2.5',
                    'lg:-ml-2.5 lg:h-8 lg:rounded-md lg:px-2.5',
                    isActive
                      ? 'font-medium text-ink max-lg:border-ink lg:bg-ink/6'
                      : 'text-ink-2 hover:text-ink max-lg:border-transparent lg:hover:bg-ink/4',
                  )
                }
              >
                {section ? SECTION_NAMES[section] : 'Overview'}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
