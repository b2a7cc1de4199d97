export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'sv';

/** What shop systems and their apps say in the language of a shop, on each of its pages. */
export interface Words {
  skip: string;
  search: string;
  cart: string;
  cartEmpty: string;
  account: string;
  add: string;
  soldOut: string;
  cookies: string;
  accept: string;
  newsletter: string;
  subscribe: string;
  mailField: string;
  rights: string;
  bestsellers: string;
  reviews: string;
  praise: readonly string[];
  delivery: string;
  aboutIt: string;
  blog: string;
  posts: readonly string[];
  privacy: string;
  terms: string;
  send: string;
}
