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
