import { PUBLIC_URL_IN_PAGES, type SEARCHABLE_PATHS } from '../../paths.ts';

/** The title in the tab, and what a search engine shows below it. */
export const titled = (title: string, description?: string) => [
  { title: `${title} · Linesheet` },
  ...(description ? [{ name: 'description', content: description }] : []),
];

/** Pages with a picture of their own to show where they are linked to; the others have the landing page's. */
const PICTURES: Partial<Record<SearchablePath, string>> = {
  '/pricing': 'pricing',
  '/why-us': 'why-us',
  '/demo': 'demo',
};

type SearchablePath = (typeof SEARCHABLE_PATHS)[number];

interface PublishedPage {
  path: SearchablePath;
  /** Whole, as it is to stand in the tab. */
  title: string;
  description: string;
}

/** For a page that people search for and link to. */
export function published({ path, title, description }: PublishedPage) {
  // A browser knows where it is; what the build writes is told by the server.
  const origin = import.meta.env.SSR ? PUBLIC_URL_IN_PAGES : location.origin;
  const address = `${origin}${path}`;
  const picture = `${origin}/open-graph/${PICTURES[path] ?? 'home'}.jpg`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Linesheet' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Linesheet, as it works through a list of brands' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
