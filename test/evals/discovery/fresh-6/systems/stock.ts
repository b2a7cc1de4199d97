import type { Words } from './phrases.ts';
import { type Content, departments, type Pages, pairs, type Shop, slug } from './shop.ts';
import { privacyOf } from './small-print.ts';
import { WORDS } from './words.ts';

export const wordsOf = ({ language = 'en' }: Shop): Words => WORDS[language];

/** A title and a link for each thing that a shop sells. */
export const goodsOf = (shop: Shop, below: string): { title: string; price: string; href: string }[] =>
  pairs(shop.goods).map(([title, price]) => ({ title, price, href: `${below}${slug(title)}/` }));

export interface Paths {
  shelf: string;
  products: string;
  privacy: string;
}

/** What stands around the content of each page. */
export type Frame = (shop: Shop, path: string, title: string, main: string) => string;
export interface Looks {
  home: (shop: Shop) => string;
  shelf: (shop: Shop) => string;
  product: (shop: Shop, title: string, price: string) => string;
  /** A page that its owner wrote. */
  text: (title: string, html: string) => string;
}

/** The pages of a whole site: those that its owner wrote, and those that every shop of its system has. */
export function assemble(shop: Shop, content: Content, paths: Paths, frame: Frame, looks: Looks): Pages {
  const words = wordsOf(shop);
  const products = goodsOf(shop, paths.products);
  return {
    ...Object.fromEntries(
      departments(shop, content).map(([label, path]) => [path, frame(shop, path, label, looks.shelf(shop))]),
    ),
    ...Object.fromEntries(
      products.map(({ title, price, href }) => [
        href,
        frame(shop, href, title, looks.product(shop, title, price)),
      ]),
    ),
    '/': frame(shop, '/', shop.name, looks.home(shop)),
    [paths.shelf]: frame(shop, paths.shelf, words.bestsellers, looks.shelf(shop)),
    [paths.privacy]: frame(shop, paths.privacy, words.privacy, looks.text(words.privacy, privacyOf(shop))),
    ...Object.fromEntries(
      Object.entries(content).map(([path, [title, html]]) => [
        path,
        frame(shop, path, title, looks.text(title, html)),
      ]),
    ),
  };
}
