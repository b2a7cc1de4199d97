import type { Language, Theme } from '../world/brands.ts';

/** A piece of a page, before a theme dresses it. `html` and `items` are markup already. */
export type Block =
  | { readonly kind: 'heading'; readonly html: string; readonly anchor?: string }
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'products'; readonly items: readonly Product[] }
  | { readonly kind: 'form'; readonly html: string };

export interface Product {
  readonly name: string;
  readonly price: string;
  readonly path: string;
}

export interface PlannedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Written only when the page is asked for: a site has many, and a visitor opens few. */
  readonly blocks: () => readonly Block[];
  readonly linkedData: readonly object[];
}

export interface MenuEntry {
  readonly label: string;
  readonly href: string;
}

/** A website as its owner thinks of it: pages, a menu, a footer. The theme makes HTML of it. */
export interface SitePlan {
  readonly host: string;
  readonly name: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly pages: readonly PlannedPage[];
  readonly menu: readonly MenuEntry[];
  readonly footerMenu: readonly MenuEntry[];
  /** Lines of markup at the foot of every page. */
  readonly footer: readonly string[];
  /** Kilobytes of style and script that the theme carries on every page. */
  readonly ballastKb: number;
}

/** A theme makes a whole HTML document of a page. */
export type Dress = (plan: SitePlan, page: PlannedPage) => string;

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
