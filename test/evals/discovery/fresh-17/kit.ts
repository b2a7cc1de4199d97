import type { CasePage, SearchHit } from '../case.ts';

export type Pair = readonly [string, string];
export type Good = readonly [handle: string, title: string, price: string];
export interface Shop {
  host: string;
  name: string;
  /** What the head says of it to search engines. */
  about: string;
  nav: readonly Pair[];
  foot: readonly Pair[];
  mail?: string;
  phone?: string;
  where?: string;
  promo?: string;
  credit?: string;
  goods?: readonly Good[];
  social?: string;
  head?: string;
  lang?: string;
}
export type Texts = Readonly<Record<string, readonly [title: string, html: string]>>;
export type Site = Record<string, CasePage>;

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
export const bare = (text: string): string => slug(text).replace(/-/g, '');
/** A number that stays the same for a name. */
export const number = (text: string, digits: number): string => {
  let at = 7;
  for (const one of text) at = (at * 31 + (one.codePointAt(0) ?? 0)) % 999_999_937;
  return String(at + 10 ** 11).slice(-digits);
};
export const attribute = (text: string): string =>
  text.replace(/&(?!\w+;)/g, '&amp;').replace(/"/g, '&quot;');
export const each = <One>(
  list: readonly One[] | undefined,
  print: (one: One, at: number) => string,
): string => (list ?? []).map(print).join('\n');

// Search results.
export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });
export const amazon = (brand: string, product: string): SearchHit =>
  hit(
    `https://www.amazon.com/s?k=${encodeURIComponent(brand)}`,
    `Amazon.com: ${brand}`,
    `${product}. 4.6 out of 5 stars. FREE delivery on orders over $35 shipped by Amazon.`,
  );
export const amazonItem = (product: string, by: string): SearchHit =>
  hit(
    `https://www.amazon.com/${slug(product)}/dp/B0${number(product, 8)}`,
    `Amazon.com: ${product}`,
    `Visit the ${by} Store. ${product}. Climate Pledge Friendly.`,
  );
export const faire = (brand: string, what: string): SearchHit =>
  hit(
    `https://www.faire.com/brand/b_${number(brand, 10)}`,
    `${brand} wholesale products | Faire`,
    `Buy ${brand} products wholesale. ${what} Free returns on opening orders.`,
  );
export const etsy = (shop: string, what: string): SearchHit =>
  hit(`https://www.etsy.com/shop/${shop}`, `${shop} - Etsy`, what);
export const insta = (name: string, what: string): SearchHit =>
  hit(
    `https://www.instagram.com/${name}/`,
    `@${name} • Instagram photos and videos`,
    `8,214 Followers, 611 Following - ${what}`,
  );
export const walmart = (product: string): SearchHit =>
  hit(
    `https://www.walmart.com/ip/${slug(product)}/${number(product, 9)}`,
    `${product} - Walmart.com`,
    `Buy ${product} at Walmart.com. Sold and shipped by a marketplace seller.`,
  );
export const linkedin = (name: string, what: string): SearchHit =>
  hit(`https://www.linkedin.com/company/${slug(name)}`, `${name} | LinkedIn`, what);
export const facebook = (name: string, what: string): SearchHit =>
  hit(`https://www.facebook.com/${bare(name)}/`, `${name} | Facebook`, what);
export const dnb = (name: string, place: string): SearchHit =>
  hit(
    `https://www.dnb.com/business-directory/company-profiles.${slug(name)}.${number(name, 10)}.html`,
    `${name} Company Profile | ${place} | Dun & Bradstreet`,
    `Find company research, competitor information and contact details for ${name} of ${place}.`,
  );

// Forms and addresses as builders and systems print them.
/** As Cloudflare prints an address. */
export const veiled = (address: string, key = 0x5a): string => {
  const hex = (value: number): string => value.toString(16).padStart(2, '0');
  const code = hex(key) + [...address].map((one) => hex(one.charCodeAt(0) ^ key)).join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`;
};
export const mailto = (address: string, subject = ''): string =>
  `<a href="mailto:${address}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}">${address}</a>`;

const field = (label: string, at: number, id: string): string =>
  /message|tell us|anything|about your/i.test(label)
    ? `<div class="field"><textarea rows="10" id="${id}-${at}" class="text-area field__input" name="contact[${label}]" placeholder="${attribute(label)}"></textarea><label class="form__label field__label" for="${id}-${at}">${label}</label></div>`
    : `<div class="field"><input class="field__input" autocomplete="off" type="${/e-?mail/i.test(label) ? 'email' : 'text'}" id="${id}-${at}" name="contact[${label}]" value="" placeholder="${attribute(label)}"><label class="field__label" for="${id}-${at}">${label}</label></div>`;
export const shopifyForm = (fields: readonly string[], button = 'Send', id = 'ContactForm'): string =>
  `<div class="contact page-width page-width--narrow"><h2 class="visually-hidden">Contact form</h2><form method="post" action="/contact#${id}" id="${id}" accept-charset="UTF-8" class="isolate"><input type="hidden" name="form_type" value="contact" /><input type="hidden" name="utf8" value="✓" /><div class="contact__fields">${fields.map((one, at) => field(one, at, id)).join('')}</div><div class="contact__button"><button type="submit" class="button">${button}</button></div></form></div>`;
export const wpForm = (fields: readonly string[], button = 'Submit', number_ = '1482'): string =>
  `<div class="wpforms-container wpforms-container-full" id="wpforms-${number_}"><form id="wpforms-form-${number_}" class="wpforms-validate wpforms-form wpforms-ajax-form" data-formid="${number_}" method="post" enctype="multipart/form-data" action="" data-token="4f1c09b7a2" data-token-time="1718040021"><noscript class="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</noscript><div class="wpforms-field-container">${fields
    .map(
      (one, at) =>
        `<div id="wpforms-${number_}-field_${at}-container" class="wpforms-field wpforms-field-text" data-field-id="${at}"><label class="wpforms-field-label" for="wpforms-${number_}-field_${at}">${one} <span class="wpforms-required-label">*</span></label><input type="text" id="wpforms-${number_}-field_${at}" class="wpforms-field-medium wpforms-field-required" name="wpforms[fields][${at}]" required></div>`,
    )
    .join(
      '',
    )}</div><div class="wpforms-submit-container"><input type="hidden" name="wpforms[id]" value="${number_}"><button type="submit" name="wpforms[submit]" id="wpforms-submit-${number_}" class="wpforms-submit" data-alt-text="Sending..." data-submit-text="${button}">${button}</button></div></form></div>`;
export const squareForm = (fields: readonly string[], button = 'Submit'): string =>
  `<div class="sqs-block form-block sqs-block-form" data-block-type="9" id="block-yui_3_17_2_1_${number(fields.join(''), 8)}"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="65f0${number(button + fields.join(''), 10)}" class="react-form-contents" autocomplete="on" method="POST" novalidate=""><div class="field-list clear">${fields
    .map(
      (one) =>
        `<div class="form-item field text required"><label class="title" for="f-${slug(one)}">${one} <span class="description required">(required)</span></label><input class="field-element" id="f-${slug(one)}" type="text" aria-required="true"></div>`,
    )
    .join(
      '',
    )}</div><div class="form-button-wrapper form-button-wrapper--align-left"><button class="button sqs-system-button sqs-editable-button form-submit-button" type="submit">${button}</button></div></form></div></div></div></div>`;

// Long texts that shop systems ship with.
const at = (shop: Shop): string => shop.mail ?? `hello@${shop.host.replace(/^www\./, '')}`;
const privacyText = (shop: Shop, mail = at(shop)): string =>
  `<p>Last updated: March 4, 2024</p><p>This Privacy Policy describes how ${shop.name} (the "Site", "we", "us", or "our") collects, uses, and discloses your personal information when you visit, use our services, or make a purchase from ${shop.host} or otherwise communicate with us. For purposes of this Privacy Policy, "you" and "your" means you as the user of the Services, whether you are a customer, website visitor, or another individual whose information we have collected.</p><h2>What personal information we collect</h2><p>The types of personal information we obtain depends on how you interact with our Site and use our Services. Information that you submit to us directly may include basic contact details such as your name, address, phone number and email; order information such as your billing address, shipping address and payment confirmation; account information such as a username and password; and shopping information such as the items you view, put in your cart or add to a wishlist.</p><h2>Cookies</h2><p>Like many websites, we use cookies on our Site. We use cookies to power and improve our Site and our Services, including to remember your actions and preferences, to run analytics and better understand user interaction with the Services. Most browsers automatically accept cookies by default, but you can choose to set your browser to remove or reject cookies through your browser controls.</p><h2>How we disclose personal information</h2><p>In certain circumstances, we may disclose your personal information to vendors or other third parties who perform services on our behalf (e.g., IT management, payment processing, data analytics, customer support, cloud storage, fulfillment and shipping), to business and marketing partners to provide services and advertise to you, and in connection with a business transaction such as a merger or bankruptcy.</p><h2>Your rights</h2><p>Depending on where you live, you may have the right to access, delete, correct or port the personal information we hold about you, and to opt out of its sale or sharing. You may exercise any of these rights by contacting us using the details below. We will not discriminate against you for exercising any of these rights.</p><h2>Contact</h2><p>Should you have any questions about our privacy practices or this Privacy Policy, please email us at ${mailto(mail)}${shop.where === undefined ? '' : ` or write to us at ${shop.where}`}.</p>`;
const termsText = (shop: Shop): string =>
  `<p>OVERVIEW</p><p>This website is operated by ${shop.name}. Throughout the site, the terms "we", "us" and "our" refer to ${shop.name}. By visiting our site and/or purchasing something from us, you engage in our "Service" and agree to be bound by the following terms and conditions.</p><p>SECTION 1 - ONLINE STORE TERMS</p><p>By agreeing to these Terms, you represent that you are at least the age of majority in your state or province of residence. You may not use our products for any illegal or unauthorized purpose. A breach of any of the Terms will result in an immediate termination of your Services.</p><p>SECTION 2 - GENERAL CONDITIONS</p><p>We reserve the right to refuse Service to anyone for any reason at any time. You agree not to reproduce, duplicate, copy, exploit or frame any portion of the Service without express written permission by us. The headings used in this agreement are included for convenience only.</p><p>SECTION 3 - PRODUCTS AND PRICES</p><p>Prices for our products are subject to change without notice. Certain products may be available exclusively online and may have limited quantities. We have made every effort to display as accurately as possible the colors and images of our products; we cannot guarantee that your monitor's display of any color will be accurate.</p><p>SECTION 4 - ACCURACY OF BILLING</p><p>We reserve the right to refuse any order you place with us, and may limit or cancel quantities purchased per person, per household or per order. You agree to provide current, complete and accurate purchase and account information for all purchases made at our store.</p><p>SECTION 5 - THIRD-PARTY LINKS</p><p>Certain content available via our Service may include materials from third parties. We are not liable for any harm related to the purchase of goods made in connection with any third-party websites.</p><p>SECTION 6 - GOVERNING LAW</p><p>These Terms and any separate agreements shall be governed by and construed in accordance with the laws of the place in which we are established.</p><p>SECTION 7 - CONTACT</p><p>Questions about the Terms of Service should be sent to us through the contact page.</p>`;
const refundText = (shop: Shop): string =>
  `<p>We have a 30-day return policy, which means you have 30 days after receiving your item to request a return.</p><p>To be eligible for a return, your item must be in the same condition that you received it, unused, with tags, and in its original packaging. You'll also need the receipt or proof of purchase.</p><p>To start a return, you can contact us at ${mailto(at(shop))}. If your return is accepted, we'll send you a return shipping label, as well as instructions on how and where to send your package. Items sent back to us without first requesting a return will not be accepted.</p><p><strong>Damages and issues</strong><br>Please inspect your order upon reception and contact us immediately if the item is defective, damaged or if you receive the wrong item, so that we can evaluate the issue and make it right.</p><p><strong>Exceptions</strong><br>Gift cards and sale items can't be returned. Items bought from another store should go back to that store.</p><p><strong>Refunds</strong><br>We will notify you once we've received and inspected your return. If approved, you'll be automatically refunded on your original payment method within 10 business days.</p>`;
const shippingText = (shop: Shop): string =>
  `<p>Orders placed at ${shop.name} leave our building within 1-3 business days, Monday through Friday, excluding holidays.</p><table><tbody><tr><td>Standard (3-6 days)</td><td>$6.95, free over $75</td></tr><tr><td>Two-day</td><td>$18.00</td></tr><tr><td>Alaska &amp; Hawaii</td><td>$12.00</td></tr></tbody></table><p>You'll get a tracking number by email as soon as the label is printed. If a parcel hasn't moved for seven days, let us know and we will look into it with the carrier. We can't change the address once an order has been packed.</p><p>We currently ship to all 50 states and to APO addresses.</p>`;
export const policies = (shop: Shop): Texts => ({
  '/policies/privacy-policy': ['Privacy policy', privacyText(shop)],
  '/policies/refund-policy': ['Refund policy', refundText(shop)],
  '/policies/shipping-policy': ['Shipping policy', shippingText(shop)],
  '/policies/terms-of-service': ['Terms of service', termsText(shop)],
});
export const policyFoot: readonly Pair[] = [
  ['/policies/refund-policy', 'Refund policy'],
  ['/policies/privacy-policy', 'Privacy policy'],
  ['/policies/terms-of-service', 'Terms of service'],
  ['/policies/shipping-policy', 'Shipping policy'],
];

const robots = (shop: Shop): CasePage => ({
  type: 'text/plain',
  body: `User-agent: *\nDisallow: /admin\nDisallow: /cart\nDisallow: /checkout\nDisallow: /search\nSitemap: https://${shop.host}/sitemap.xml\n`,
});
const sitemap = (shop: Shop, paths: readonly string[]): CasePage => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map((path) => `<url><loc>https://${shop.host}${path}</loc><changefreq>weekly</changefreq></url>`).join('\n')}\n</urlset>\n`,
});
export const organization = (shop: Shop): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'Organization',
    name: shop.name,
    logo: `https://${shop.host}/cdn/shop/files/logo.png?v=16${number(shop.name, 8)}&width=500`,
    sameAs: ['', `https://www.instagram.com/${shop.social ?? bare(shop.name)}`, '', ''],
    url: `https://${shop.host}`,
  })}</script>`;
const productData = (shop: Shop, [handle, title, price]: Good): string =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'http://schema.org/',
    '@type': 'Product',
    name: title,
    url: `https://${shop.host}/products/${handle}`,
    brand: { '@type': 'Brand', name: shop.name },
    sku: number(title, 6),
    offers: [
      {
        '@type': 'Offer',
        availability: 'http://schema.org/InStock',
        price: price.replace(/[^\d.,]/g, '').replace(',', '.'),
        priceCurrency: price.includes('€') ? 'EUR' : 'USD',
      },
    ],
  })}</script>`;
export const openGraph = (shop: Shop, path: string, title: string): string =>
  `<link rel="canonical" href="https://${shop.host}${path}"><title>${title === 'Home' ? shop.name : `${title} – ${shop.name}`}</title><meta name="description" content="${attribute(shop.about)}"><meta property="og:site_name" content="${attribute(shop.name)}"><meta property="og:url" content="https://${shop.host}${path}"><meta property="og:title" content="${attribute(title)}"><meta property="og:type" content="website"><meta property="og:description" content="${attribute(shop.about)}"><meta name="twitter:card" content="summary_large_image">`;
export const reach = (shop: Shop, join = '<br>'): string =>
  [
    shop.where,
    shop.phone === undefined
      ? undefined
      : `<a href="tel:+1${shop.phone.replace(/\D/g, '')}">${shop.phone}</a>`,
    shop.mail === undefined ? undefined : mailto(shop.mail),
  ]
    .filter((one) => one !== undefined)
    .join(join);

/** Pages of goods and what else a shop system adds to what is given. */
export const filled = (
  shop: Shop,
  texts: Texts,
  draw: (path: string, title: string, html: string, extra: string) => string,
  product: (good: Good) => string,
  under = '/products/',
): Site => {
  const site: Site = {};
  for (const [path, [title, html]] of Object.entries(texts)) site[path] = draw(path, title, html, '');
  for (const good of shop.goods ?? [])
    site[`${under}${good[0]}`] ??= draw(
      `${under}${good[0]}`,
      good[1],
      product(good),
      productData(shop, good),
    );
  site['/sitemap.xml'] = sitemap(shop, Object.keys(site));
  site['/robots.txt'] = robots(shop);
  return site;
};

/** Other people's pages: a namesake, a shop that sells the brand, a directory. */
export const other = (name: string, title: string, html: string, foot = ''): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | ${name}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${attribute(title)} at ${attribute(name)}"><link rel="stylesheet" href="/css/main.css"><style>*{box-sizing:border-box}body{margin:0;font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,sans-serif}header{display:flex;justify-content:space-between;padding:1rem 2rem;border-bottom:1px solid #e5e5e5}main{max-width:70rem;margin:2rem auto;padding:0 1rem}footer{padding:2rem;background:#fafafa;color:#555}</style>
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-${number(name, 6)}');</script></head>
<body><header><a class="brand" href="/">${name}</a><nav><a href="/">Home</a></nav></header><main><h1>${title}</h1>${html}</main><footer><p>&copy; 2024 ${name}. ${foot}</p></footer></body></html>`;
/** A page of a shop that sells it, and its home page. */
export const seller = (name: string, path: string, title: string, html: string, foot = ''): Site => ({
  '/': other(
    name,
    'Home',
    `<p>${name} carries more than ninety makers. New in: <a href="${path}">${title}</a>.</p>`,
    foot,
  ),
  [path]: other(name, title, html, foot),
});
/** A domain that somebody keeps for sale. */
export const parked = (host: string): Site => ({
  '/': `<!DOCTYPE html><html><head><title>${host} is for sale</title><meta name="robots" content="noindex"></head><body><h1>${host}</h1><p>This domain may be for sale. Buy this domain in three easy steps with buyer protection.</p><p>Related searches: wholesale suppliers, free shipping, gift boxes</p><p><a href="https://www.domainbarn.example/offer?d=${host}">Make an offer</a> or write to brokers@domainbarn.example</p></body></html>`,
});
/** The bare name, or the other way round, of a site. */
export const moved = (host: string, path = '/'): Site => ({
  '/': { status: 301, location: `https://${host}${path}`, body: '' },
});
