/** The parts of /admin, each a page of its own below it. */
export const ADMIN_SECTIONS = [
  'people',
  'inquiries',
  'global-settings',
  'audit',
  'database',
  'server',
  'security',
  'logs',
  'backups',
  'system',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** As the page’s own navigation calls them. */
export const SECTION_NAMES: Record<AdminSection, string> = {
  people: 'People',
  inquiries: 'Inquiries',
  'global-settings': 'Global settings',
  audit: 'Audit log',
  database: 'Database',
  server: 'Server',
  security: 'Security',
  logs: 'Logs',
  backups: 'Backups',
  system: 'System settings',
};
