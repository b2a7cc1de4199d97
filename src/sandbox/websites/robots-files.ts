import type { Robots } from '../world/robots.ts';
import type { SitePlan } from './plan.ts';

const SHOPIFY = `# we use Shopify as our ecommerce platform
User-agent: *
Disallow: /a/downloads/-/*
Disallow: /admin
Disallow: /cart
Disallow: /orders
Disallow: /checkouts/
Disallow: /carts
Disallow: /account
Disallow: /collections/*sort_by*
Disallow: /*?*oseid=*
Disallow: /search

User-agent: AhrefsBot
Crawl-delay: 10
Disallow: /cart

User-agent: Pinterest
Crawl-delay: 1
`;
const WORDPRESS = `User-agent: *
Disallow: /wp-admin/
Allow: /wp-admin/admin-ajax.php
`;
const PLAIN = `User-agent: *
Disallow: /cgi-bin/
Disallow: /api/
`;

const usual = (plan: SitePlan): string =>
  plan.theme === 'shopify' ? SHOPIFY : plan.theme === 'woocommerce' ? WORDPRESS : PLAIN;

/** The text of /robots.txt; null where there is none. */
export const robotsText = (plan: SitePlan, robots: Robots, contactPath: string): string | null => {
  const sitemap = `\nSitemap: http://${plan.host}/sitemap.xml\n`;
  switch (robots) {
    case 'missing':
    case 'page':
      return null;
    case 'no-contact':
      return `User-agent: *\nDisallow: ${contactPath}\n${sitemap}`;
    case 'crawl-delay':
      return usual(plan).replace('User-agent: *\n', 'User-agent: *\nCrawl-delay: 2\n') + sitemap;
    case 'usual':
      return usual(plan) + sitemap;
  }
};

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xml = (root: string, items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XMLNS}">\n${items.join('\n')}\n</${root}>\n`;

const isProduct = (path: string): boolean => /\/[a-z0-9-]+-\d+$/.test(path);

/** Shops have an index of maps, others one map; sites made by hand have none. */
export const sitemapText = (plan: SitePlan, path: string): string | null => {
  if (plan.theme === 'handmade') return null;
  const urls = (wanted: (path: string) => boolean): readonly string[] =>
    plan.pages
      .filter((page) => wanted(page.path))
      .map((page) => `  <url><loc>http://${plan.host}${page.path}</loc></url>`);
  const maps = plan.theme === 'shopify' || plan.theme === 'woocommerce';
  if (path === '/sitemap.xml') {
    if (!maps)
      return xml(
        'urlset',
        urls(() => true),
      );
    return xml(
      'sitemapindex',
      ['products', 'pages'].map(
        (kind) =>
          `  <sitemap><loc>http://${plan.host}/sitemap_${kind}_1.xml?from=1&amp;to=99</loc></sitemap>`,
      ),
    );
  }
  if (maps && path === '/sitemap_pages_1.xml')
    return xml(
      'urlset',
      urls((entry) => !isProduct(entry)),
    );
  if (maps && path === '/sitemap_products_1.xml') return xml('urlset', urls(isProduct));
  return null;
};
