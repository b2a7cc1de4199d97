import type { CasePage, SearchHit } from '../../case.ts';
import { bare, type Site, slug } from './site.ts';

type Result = (of: Site) => SearchHit;

/** What a search answers, in this order. */
export const answers =
  (...results: readonly Result[]) =>
  (of: Site): SearchHit[] =>
    results.map((result) => result(of));

export const itself: Result = ({ host, name, tagline }) => ({
  url: `https://${host}/`,
  title: `${name} | ${tagline}`,
  content: tagline,
});
export const amazon: Result = ({ name }) => ({
  url: `https://www.amazon.com/${slug(name)}/s?k=${slug(name)}`,
  title: `Amazon.com: ${name}`,
  content: 'Results. Price and other details may vary based on product size and color.',
});
export const faire: Result = ({ name }) => ({
  url: `https://www.faire.com/brand/b_${bare(name).slice(0, 9)}`,
  title: `${name} wholesale products | Faire`,
  content: `Buy ${name} at wholesale prices for your store.`,
});
export const instagram: Result = ({ name }) => ({
  url: `https://www.instagram.com/${bare(name)}/`,
  title: `${name} (@${bare(name)}) • Instagram photos and videos`,
  content: '12K Followers, 388 Following, 604 Posts',
});
export const target: Result = ({ name }) => ({
  url: `https://www.target.com/b/${slug(name)}/-/N-q643le${bare(name).length}`,
  title: `${name} : Target`,
  content: `Shop Target for ${name} products.`,
});
export const hit =
  (url: string, title: string, content = ''): Result =>
  () => ({ url, title, content });

/** Another firm of that name, or somebody who writes of it. */
export const other = (title: string, html: string): Record<string, CasePage> => ({
  '/': `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><header><a href="/">${title}</a></header><main>${html}</main><footer>&copy; 2026 ${title}</footer></body></html>`,
});

/** A shop's shelf of the brand. */
export const shelfOf = (
  shop: string,
  path: string,
  name: string,
  goods: readonly string[],
  address: string,
): Record<string, CasePage> => ({
  [path]: `<!DOCTYPE html><html lang="en"><head><title>${name} - ${shop}</title></head><body><header>${shop}</header><h1>${name}</h1><ul>${goods.map((title) => `<li>${name} ${title}</li>`).join('')}</ul><footer>${shop}, ${address}</footer></body></html>`,
});
