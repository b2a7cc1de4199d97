/** A feature may use those above it. */
export const FEATURES = [
  'accounts',
  'credits',
  'billing',
  'onboarding',
  'catalog',
  'brands',
  'suppression',
  'outreach',
  'replies',
  'deals',
  'runs',
  'insights',
  'inquiries',
  'admin',
  'closures',
] as const;

/** What stands in a feature's folder: a file of that name, or a folder. */
export const SLOTS = [
  'contract',
  'domain',
  'ports',
  'store',
  'actions',
  'jobs',
  'job-handlers',
  'routes',
  'present',
  'web',
] as const;

interface Rule {
  /** Areas of `src`, or slots of a feature: `own x`, `earlier x` (its own too), `any x`. `type x`: its types alone. */
  mayImport: string[];
  /** Packages; null where any will do. */
  packages: string[] | null;
}

const BROWSER_PACKAGES = [
  'react',
  'react-router',
  '@tanstack/react-query',
  'react-hook-form',
  '@hookform/resolvers',
  'zod',
  'lucide-react',
];

/**
 * The rule of docs/architecture.md, row by row. Files of one area, and of one slot in one feature, may use each other;
 * whoever is named in no row may import nothing, and nobody imports `main`, tests or benchmarks.
 */
export const RULES: Record<string, Rule> = {
  kernel: { mayImport: [], packages: ['node:crypto', 'zod'] },
  config: { mayImport: ['kernel'], packages: ['node:fs', 'node:net', 'node:path', 'node:util'] },
  db: { mayImport: ['kernel'], packages: null },
  queue: { mayImport: ['kernel', 'db'], packages: ['kysely'] },
  http: { mayImport: ['kernel', 'db', 'queue'], packages: null },

  '*/domain': { mayImport: ['kernel', 'earlier domain'], packages: ['node:crypto', 'tldts'] },
  '*/contract': { mayImport: ['kernel', 'earlier domain', 'earlier contract'], packages: ['zod'] },
  '*/ports': {
    mayImport: ['kernel', 'earlier domain', 'earlier contract', 'earlier ports'],
    packages: ['zod'],
  },
  '*/jobs': { mayImport: ['kernel', 'earlier domain', 'earlier contract'], packages: ['zod'] },
  '*/store': { mayImport: ['kernel', 'db', 'earlier domain'], packages: ['kysely'] },
  '*/actions': {
    mayImport: [
      'kernel',
      'db',
      'queue',
      'earlier domain',
      'earlier ports',
      'earlier actions',
      'own store',
      'own jobs',
    ],
    packages: ['kysely', 'node:crypto', 'node:os', 'node:stream', 'node:zlib'],
  },
  '*/present': { mayImport: ['kernel', 'earlier domain', 'own contract'], packages: ['node:crypto'] },
  '*/routes': {
    mayImport: [
      'kernel',
      'type db',
      'queue',
      'http',
      'own contract',
      'own jobs',
      'own present',
      'earlier actions',
      'earlier domain',
      'type earlier ports',
    ],
    packages: ['hono'],
  },
  '*/job-handlers': {
    mayImport: [
      'kernel',
      'type db',
      'queue',
      'own contract',
      'own jobs',
      'own present',
      'own actions',
      'own domain',
      'type earlier ports',
    ],
    packages: [],
  },
  '*/web': {
    mayImport: [
      'kernel',
      'earlier domain',
      'earlier contract',
      'earlier web',
      'web/api',
      'web/ui',
      'web/paths',
    ],
    packages: BROWSER_PACKAGES,
  },

  providers: { mayImport: ['kernel', 'type any ports'], packages: null },
  sandbox: { mayImport: ['kernel'], packages: null },

  'web/paths': { mayImport: [], packages: [] },
  'web/api': {
    mayImport: ['kernel', 'any contract', 'type any routes', 'web/ui'],
    packages: BROWSER_PACKAGES,
  },
  'web/ui': { mayImport: [], packages: [...BROWSER_PACKAGES, 'cmdk', 'radix-ui', 'uqr'] },
  'web/content': { mayImport: ['web/paths', 'any domain'], packages: ['lucide-react'] },
  'web/pages': {
    mayImport: [
      'kernel',
      'any web',
      'any domain',
      'web/api',
      'web/ui',
      'web/content',
      'web/paths',
      'web/styles',
      'web/film',
    ],
    packages: [...BROWSER_PACKAGES, '@fontsource-variable/geist'],
  },
  'web/app': {
    mayImport: ['web/pages', 'web/api', 'web/ui', 'web/content', 'web/paths', 'web/styles'],
    packages: null,
  },

  main: {
    mayImport: [
      'kernel',
      'config',
      'db',
      'queue',
      'http',
      'providers',
      'web/paths',
      'package.json',
      ...SLOTS.filter((slot) => slot !== 'store' && slot !== 'web').map((slot) => `any ${slot}`),
    ],
    packages: null,
  },
};

/** The table as docs/architecture.md shows it. */
export function describeRules(): string {
  const words = (list: string[], none: string): string =>
    list.map((name) => `\`${name}\``).join(', ') || none;
  const rows = Object.entries(RULES).map(
    ([from, { mayImport, packages }]) =>
      `| \`${from}\` | ${words(mayImport, 'nothing')} | ${packages ? words(packages, 'none') : 'any'} |`,
  );
  return ['| from | may import | packages |', '|---|---|---|', ...rows].join('\n');
}
