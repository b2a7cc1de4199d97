import { nameOf } from './brands.ts';

/** What real brands' pages weigh. */
const PAGE_BYTES = 55_000;

const PRODUCT_WORDS = 'Linen Oak Harbor Meadow Copper Willow Ember Slate Juniper Cotton Amber Birch'.split(
  ' ',
);

function productCard(number: number): string {
  const title = `${PRODUCT_WORDS[number % 12]} ${PRODUCT_WORDS[(number * 5 + 3) % 12]} No. ${number}`;
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `<li class="grid__item"><div class="card card--standard" data-id="${7_000_000 + number}">
<a href="/products/${slug}" class="card__link"><img src="/cdn/files/${slug}_360x.jpg?v=16${number}" srcset="/cdn/files/${slug}_165x.jpg 165w, /cdn/files/${slug}_360x.jpg 360w" alt="${title}" loading="lazy" width="360" height="360"></a>
<h3 class="card__heading">${title}</h3><div class="price"><span class="price-item">$${12 + (number % 60)}.00 USD</span></div>
<button type="submit" class="button button--secondary">Add to cart</button></div></li>\n`;
}

/** The middle of every page, the same for all: what differs between brands stands before and after it. */
const MIDDLE = fill();

function fill(): string {
  const style = `<style>${':root{--color:#1c1c1a;--gap:24px}.card{display:grid;gap:var(--gap)}.grid__item{min-width:0}\n'.repeat(40)}</style>\n`;
  const script = `<script>window.theme={};${'theme.push=function(a,b){if(a<b){return a+1}return b};\n'.repeat(60)}</script>\n`;
  let middle = `${style}<main id="content"><ul class="grid">\n`;
  const spare = PAGE_BYTES - 2_000 - script.length;
  for (let number = 0; middle.length < spare; number += 1) middle += productCard(number);
  return `${middle}</ul></main>\n${script}`;
}

const HEADERS =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: max-age=60\r\nConnection: keep-alive\r\nContent-Length: ';

/** A page in three pieces that go to the socket as they are. */
export interface PagePieces {
  start: string;
  end: string;
}
export const MIDDLE_BYTES: Buffer = Buffer.from(MIDDLE);

export const homePage = (label: string): PagePieces =>
  pieces(label, nameOf(label), '<p class="hero">Made to be kept.</p>\n');

export const contactPage = (label: string, host: string): PagePieces =>
  pieces(
    label,
    `Contact | ${nameOf(label)}`,
    `<section class="contact"><h1>Contact</h1><p>Shops write to <a href="mailto:wholesale@${host}">wholesale@${host}</a>.</p></section>\n`,
  );

function pieces(label: string, title: string, content: string): PagePieces {
  const name = nameOf(label);
  const head = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="${name} makes things for the home.">
<meta property="og:site_name" content="${name}"><link rel="stylesheet" href="/cdn/theme.css"></head>
<body><header><nav><a href="/">Home</a> <a href="/collections/all">Shop</a> <a href="/collections/new">New in</a> <a href="/contact">Contact</a> <a href="/cart">Cart</a></nav></header>
${content}`;
  const end = `<footer><p>&copy; 2026 ${name}. All rights reserved.</p></footer></body></html>\n`;
  return { start: `${HEADERS}${head.length + MIDDLE_BYTES.length + end.length}\r\n\r\n${head}`, end };
}
