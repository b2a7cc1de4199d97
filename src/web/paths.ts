type Query = Record<string, string | number | readonly string[] | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of value === undefined ? [] : [value].flat()) search.append(name, String(one));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Every link of the product is built here. */
export const paths = {
  home: () => '/',
  pricing: () => '/pricing',
  whyUs: () => '/why-us',
  demo: () => '/demo',
  login: () => '/login',
  signup: () => '/signup',
  resetPassword: (query: { token?: string; error?: string } = {}) => withQuery('/reset-password', query),
  terms: () => '/terms',
  privacy: () => '/privacy',
  help: (topic?: string) => (topic === undefined ? '/help' : `/help#${topic}`),
  contact: (topic: 'sales' | 'support') => `${withQuery('/help', { topic })}#contact`,

  dashboard: () => '/dashboard',
  onboarding: (query: { step?: 1 | 2 | 3 | 4 | 5; checkout?: string } = {}) =>
    withQuery('/onboarding', query),
  settings: (query: { tab?: 'security' } = {}) => withQuery('/settings', query),
  profile: () => '/profile',
  manageBilling: () => '/manage-billing',
  buyCredits: () => '/buy-credits',
  plans: () => '/plans',
  planSelection: () => '/plan-selection',
  /** For an account that has a plan: the bare page would send it back to the dashboard. */
  changePlan: () => withQuery('/plan-selection', { change: 1 }),
  /** The seats, for an account with a plan and for one without. */
  mentorship: () => `${withQuery('/plan-selection', { change: 1 })}#mentorship`,
  admin: (section?: string, query: Query = {}) =>
    withQuery(section === undefined ? '/admin' : `/admin/${section}`, query),
  adminPerson: (id: string) => `/admin/people/${id}`,
  sourceBot: (query: { run?: string } = {}) => withQuery('/source-bot', query),
  emailerBot: (query: { run?: string } = {}) => withQuery('/emailer-bot', query),

  products: (query: { brand?: readonly string[]; changed?: string } = {}) => withQuery('/products', query),
  /** Those of a marketplace, the ones that came last first. */
  newestProducts: (marketplace: string) => withQuery('/products', { marketplace, sort: '-added' }),
  importProducts: (query: { file?: string; import?: string } = {}) => withQuery('/products/import', query),
  productQueries: (query: { query?: number | 'new' } = {}) => withQuery('/products/queries', query),
  brands: (query: { search?: string; setAside?: 'true'; hasEmail?: 'true' } = {}) =>
    withQuery('/brands', query),
  product: (id: number) => `/products/${id}`,
  brand: (id: number) => `/brands/${id}`,
  outreach: (query: { tab?: 'templates' | 'sequences' | 'senders' | 'waiting' } = {}) =>
    withQuery('/outreach', query),
  inbox: (query: { conversation?: number; view?: 'needs_answer' } = {}) => withQuery('/inbox', query),
  deals: (query: { tab?: 'trust-pack' } = {}) => withQuery('/deals', query),
  priceList: (id: string) => `/deals/price-lists/${id}`,
  tasks: () => '/tasks',
  insights: () => '/insights',
} as const;

/** Written to files by the build. `/404` is what the server sends, with that status, for an unknown path. */
export const PRERENDERED_PATHS = [
  '/',
  '/pricing',
  '/why-us',
  '/demo',
  '/login',
  '/signup',
  '/reset-password',
  '/terms',
  '/privacy',
  '/help',
  '/404',
] as const;

/** Those of them that a search engine may show. */
export const SEARCHABLE_PATHS = PRERENDERED_PATHS.filter(
  (path) => path !== '/404' && path !== '/reset-password',
);

/** Stands in the built pages for the address that only a running Linesheet knows. */
export const PUBLIC_URL_IN_PAGES = 'https://linesheet.invalid';

/** Drawn in the browser from one file, which the server sends for each of them. `:id` stands for one segment. */
export const APP_PAGES = [
  '/dashboard',
  '/onboarding',
  '/settings',
  '/profile',
  '/manage-billing',
  '/buy-credits',
  '/source-bot',
  '/emailer-bot',
  '/products',
  '/products/import',
  '/products/queries',
  '/products/:id',
  '/brands/:id',
  '/brands',
  '/outreach',
  '/inbox',
  '/deals',
  '/deals/price-lists/:id',
  '/tasks',
  '/insights',
  '/plans',
  '/plan-selection',
  '/admin',
  '/admin/people',
  '/admin/people/:id',
  '/admin/inquiries',
  '/admin/global-settings',
  '/admin/audit',
  '/admin/database',
  '/admin/server',
  '/admin/security',
  '/admin/logs',
  '/admin/backups',
  '/admin/system',
] as const;

/** Those of them that the build draws as far as they are known without the person; `0` stands for any one thing. */
export const OUTLINED_PATHS = [
  '/dashboard',
  '/onboarding',
  '/source-bot',
  '/emailer-bot',
  '/outreach',
  '/deals',
  '/settings',
  '/profile',
  '/manage-billing',
  '/buy-credits',
  '/plans',
  '/products',
  '/brands',
  '/brands/0',
  '/inbox',
  '/tasks',
  '/insights',
  '/admin',
] as const satisfies readonly ((typeof APP_PAGES)[number] | '/brands/0')[];

export function isAppPage(path: string): boolean {
  const segments = path.replace(/\/$/, '').split('/');
  return APP_PAGES.some((page) => {
    const wanted = page.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((part, index) =>
        part.startsWith(':') ? segments[index] !== '' : part === segments[index],
      )
    );
  });
}
