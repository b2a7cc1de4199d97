import type { CasePage, SearchHit } from '../case.ts';

export type Link = readonly [path: string, label: string];
export type Pages = Readonly<Record<string, readonly [title: string, html: string]>>;
export type Site = Record<string, CasePage>;

export interface Shop {
  host: string;
  name: string;
  lang?: string;
  nav: readonly Link[];
  foot: readonly Link[];
  items: readonly (readonly [name: string, price: string])[];
  promo?: string;
  /** Printed in the footer. */
  footer?: string;
  /** Agency's credit, HTML. */
  credit?: string;
  /** Added to the Organization of the JSON-LD. */
  ld?: Record<string, unknown>;
  head?: string;
  tail?: string;
  /** Address of the privacy page. */
  privacy?: string;
  /** Added to the terms. */
  terms?: string;
  cur?: string;
}

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const number = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 899_999, 7) + 100_000;

export const amazon = (brand: string, product: string): SearchHit =>
  hit(
    `https://www.amazon.com/dp/B0${number(brand + product)
      .toString(36)
      .toUpperCase()
      .padStart(8, 'C')}`,
    `Amazon.com: ${brand} ${product}`,
    `${product} by ${brand}. 4.6 out of 5 stars. FREE delivery for Prime members. Visit the ${brand} Store.`,
  );
export const etsy = (shop: string, text: string): SearchHit =>
  hit(
    `https://www.etsy.com/shop/${shop}`,
    `${shop} - Etsy`,
    `${text} Shop ${shop} on Etsy. Star Seller, ships worldwide.`,
  );
export const insta = (handle: string, text: string): SearchHit =>
  hit(
    `https://www.instagram.com/${handle}/`,
    `@${handle} • Instagram photos and videos`,
    `${number(handle) % 9000} followers. ${text}`,
  );
export const face = (handle: string, text: string): SearchHit =>
  hit(
    `https://www.facebook.com/${handle}`,
    `${handle} | Facebook`,
    `${text} ${number(handle) % 4000} likes · ${number(handle) % 60} talking about this.`,
  );
export const faire = (brand: string, text: string): SearchHit =>
  hit(
    `https://www.faire.com/brand/b_${slug(brand).replace(/-/g, '')}`,
    `${brand} wholesale products | Faire`,
    `${text} Shop ${brand} wholesale on Faire, free returns on first orders.`,
  );
export const walmart = (brand: string, product: string): SearchHit =>
  hit(
    `https://www.walmart.com/ip/${number(product)}`,
    `${brand} ${product} - Walmart.com`,
    `Buy ${brand} ${product} at Walmart.com. Sold and shipped by a marketplace seller.`,
  );
export const linkedin = (brand: string, text: string): SearchHit =>
  hit(`https://www.linkedin.com/company/${slug(brand)}`, `${brand} | LinkedIn`, text);

export const page = (body: string, status = 200, type = 'text/html; charset=utf-8'): CasePage => ({
  status,
  type,
  body,
});
export const move = (location: string, status = 301): CasePage => ({ status, location, body: '' });
export const urlset = (host: string, paths: readonly string[]): CasePage =>
  page(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
      .map(
        (path) =>
          `<url><loc>https://${host}${path}</loc><lastmod>2025-0${(path.length % 8) + 1}-14T09:20:11+00:00</lastmod></url>`,
      )
      .join('\n')}\n</urlset>`,
    200,
    'application/xml; charset=UTF-8',
  );
export const index = (host: string, paths: readonly string[]): CasePage =>
  page(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
      .map((path) => `<sitemap><loc>https://${host}${path}</loc></sitemap>`)
      .join('\n')}\n</sitemapindex>`,
    200,
    'application/xml; charset=UTF-8',
  );

/** Cloudflare's hiding of addresses: first byte is the key. */
export const cf = (address: string, key = 0x5c): string =>
  [key, ...[...address].map((sign) => sign.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
export const cfSpan = (address: string, key?: number): string =>
  `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cf(address, key)}">[email&#160;protected]</a>`;
export const entities = (text: string): string =>
  [...text].map((sign) => `&#${sign.charCodeAt(0)};`).join('');

const countries =
  'Australia AUD $|Austria EUR €|Belgium EUR €|Canada CAD $|Czechia CZK Kč|Denmark DKK kr.|Finland EUR €|France EUR €|Germany EUR €|Hong Kong SAR HKD $|Ireland EUR €|Israel ILS ₪|Italy EUR €|Japan JPY ¥|Malaysia MYR RM|Netherlands EUR €|New Zealand NZD $|Norway USD $|Poland PLN zł|Portugal EUR €|Singapore SGD $|South Korea KRW ₩|Spain EUR €|Sweden SEK kr|Switzerland CHF CHF|United Arab Emirates AED د.إ|United Kingdom GBP £|United States USD $'
    .split('|')
    .map((line) => [line.split(' ').slice(0, -2).join(' '), line.split(' ').slice(-2).join(' ')] as const);
export const countryList = (): string =>
  countries
    .map(
      ([country, money], at) =>
        `<li class="disclosure__item" tabindex="-1"><a class="link link--text disclosure__link caption-large focus-inset" href="#" data-value="${at}"><span class="localization-form__currency">${money} | </span>${country}</a></li>`,
    )
    .join('\n');
export const countryOptions = (): string =>
  countries.map(([country]) => `<option value="${country}">${country}</option>`).join('');

export const fields = (names: readonly string[], cls = 'field'): string =>
  names
    .map((name, at) => {
      const kind = /e-?mail|courriel|e-post|correo/i.test(name)
        ? 'email'
        : /phone|tel/i.test(name)
          ? 'tel'
          : /web|url|site/i.test(name)
            ? 'url'
            : 'text';
      const area = /message|tell us|about|nachricht|bericht|notes|question/i.test(name);
      return area
        ? `<div class="${cls}"><label for="f${at}">${name}</label><textarea id="f${at}" name="f[${slug(name)}]" rows="6"></textarea></div>`
        : `<div class="${cls}"><label for="f${at}">${name}</label><input type="${kind}" id="f${at}" name="f[${slug(name)}]" required></div>`;
    })
    .join('\n');

export const shippingText = (
  cur = '$',
): string => `<p>Orders are packed within two working days and leave us on Mondays, Wednesdays and Fridays. You will get a tracking number as soon as the parcel is scanned.</p>
<p>Orders over ${cur}50 ship free. Below that standard shipping is ${cur}5.95 and express shipping ${cur}14.95. There is no minimum order for retail customers.</p>
<p>If the carrier loses your parcel, give it ten days and tell us. We file the claim and send a replacement once the carrier has confirmed the loss.</p>`;
export const returnsText =
  (): string => `<p>Not quite right? You have 30 days from delivery to send it back, unused and in its original packaging. Return shipping is at your cost unless we made the mistake.</p>
<p>Sale items and gift cards can't be returned. Refunds go back to the card that you paid with and take five to seven business days. Items bought from other stores must be returned to the store they were bought from.</p>`;
export const privacyText = (
  name: string,
  mail?: string,
): string => `<p>This Privacy Policy describes how ${name} (the "Site", "we", "us", or "our") collects, uses, and discloses your personal information when you visit, use our services, or make a purchase.</p>
<h2>What Personal Information We Collect</h2><p>We obtain information about you from a variety of sources: contact details including your name, address, phone number, and email; order information; account information; shopping information including the items you view, put in your cart or add to your wishlist.</p>
<h2>How We Disclose Personal Information</h2><p>In certain circumstances, we may disclose your personal information to third parties for legitimate purposes: with vendors or other third parties who perform services on our behalf (e.g., IT management, payment processing, data analytics, customer support, cloud storage, fulfillment and shipping); with business and marketing partners to provide services and advertise to you. We do not sell your personal information to resellers of data.</p>
<h2>Contact</h2><p>Should you have any questions about our privacy practices or if you would like to exercise any of the rights available to you, please ${mail === undefined ? 'use the details on our contact page' : `email us at <a href="mailto:${mail}">${mail}</a>`}.</p>`;
export const termsText = (
  name: string,
  more = '',
): string => `<p>This website is operated by ${name}. Throughout the site, the terms "we", "us" and "our" refer to ${name}. By visiting our site and/or purchasing something from us, you engage in our "Service" and agree to be bound by the following terms and conditions.</p>
<h3>SECTION 2 - GENERAL CONDITIONS</h3><p>We reserve the right to refuse Service to anyone for any reason at any time. You agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service, use of the Service, or access to the Service without express written permission by us.</p>
<h3>SECTION 6 - ACCURACY OF BILLING AND ACCOUNT INFORMATION</h3><p>We reserve the right to refuse any order you place with us. We may, in our sole discretion, limit or cancel quantities purchased per person, per household or per order.</p>
${more}
<h3>SECTION 13 - LIMITATION OF LIABILITY</h3><p>In no case shall ${name}, our directors, officers, employees, affiliates, agents, contractors, interns, suppliers, service providers or licensors be liable for any injury, loss, claim, or any direct, indirect, incidental, punitive, special, or consequential damages of any kind.</p>`;
