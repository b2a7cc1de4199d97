import type { SearchHit } from '../case.ts';

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

const plus = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
const tag = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

export const amazon = (words: string, content: string) =>
  hit(`https://www.amazon.com/s?k=${plus(words)}`, `Amazon.com: ${words}`, content);
export const amazonItem = (name: string, code: string, content: string) =>
  hit(`https://www.amazon.com/dp/${code}`, `${name} : Amazon.com`, content);
export const walmart = (words: string, content: string) =>
  hit(`https://www.walmart.com/search?q=${plus(words)}`, `${words} - Walmart.com`, content);
export const ebay = (words: string, content: string) =>
  hit(`https://www.ebay.com/sch/i.html?_nkw=${plus(words)}`, `${words} for sale | eBay`, content);
export const etsy = (words: string, content: string) =>
  hit(`https://www.etsy.com/market/${words.toLowerCase().replaceAll(' ', '_')}`, `${words} - Etsy`, content);
export const instagram = (name: string, content: string) =>
  hit(`https://www.instagram.com/${tag(name)}/`, `${name} (@${tag(name)}) • Instagram`, content);
export const facebook = (name: string, content: string) =>
  hit(`https://www.facebook.com/${tag(name)}/`, `${name} | Facebook`, content);
export const pinterest = (words: string, content: string) =>
  hit(`https://www.pinterest.com/ideas/${tag(words)}/`, `${words} ideas | Pinterest`, content);
export const faire = (name: string, content: string) =>
  hit(`https://www.faire.com/brand/b_${tag(name)}`, `${name} wholesale products | Faire`, content);
export const reddit = (forum: string, title: string, content: string) =>
  hit(
    `https://www.reddit.com/r/${forum}/comments/1k${tag(title).slice(0, 6)}/`,
    `${title} : r/${forum}`,
    content,
  );
export const yelp = (name: string, content: string) =>
  hit(
    `https://www.yelp.com/biz/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    `${name} - Yelp`,
    content,
  );
export const linkedin = (name: string, content: string) =>
  hit(`https://www.linkedin.com/company/${tag(name)}`, `${name} | LinkedIn`, content);
export const trustpilot = (host: string, content: string) =>
  hit(`https://www.trustpilot.com/review/${host}`, `Reviews of ${host} | Trustpilot`, content);
