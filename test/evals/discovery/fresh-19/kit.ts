import type { SearchHit } from '../case.ts';

/** Frames that several sites share: search results, page shells and the small print that every shop has. */

export const hit = (url: string, title: string, content: string): SearchHit => ({ url, title, content });

export const amazon = (asin: string, title: string, brand: string): SearchHit =>
  hit(
    `https://www.amazon.com/dp/${asin}`,
    `Amazon.com: ${title}`,
    `Visit the ${brand} Store. ${title}. FREE delivery on orders shipped by Amazon over $35.`,
  );

export const walmart = (id: string, title: string): SearchHit =>
  hit(
    `https://www.walmart.com/ip/${id}`,
    `${title} - Walmart.com`,
    `Arrives by Fri. Buy ${title} at Walmart.com.`,
  );

export const faire = (slug: string, brand: string, blurb: string): SearchHit =>
  hit(
    `https://www.faire.com/brand/${slug}`,
    `${brand} wholesale products | Faire`,
    `${blurb} Shop wholesale on Faire.`,
  );

export const etsy = (shop: string, blurb: string): SearchHit =>
  hit(`https://www.etsy.com/shop/${shop}`, `${shop} - Etsy`, blurb);

export const instagram = (handle: string, blurb: string): SearchHit =>
  hit(`https://www.instagram.com/${handle}/`, `@${handle} • Instagram photos and videos`, blurb);

export const facebook = (handle: string, brand: string, blurb: string): SearchHit =>
  hit(`https://www.facebook.com/${handle}`, `${brand} | Facebook`, blurb);

export const linkedin = (slug: string, brand: string, blurb: string): SearchHit =>
  hit(`https://www.linkedin.com/company/${slug}`, `${brand} | LinkedIn`, blurb);

type Links = readonly (readonly [href: string, label: string])[];

export interface Site {
  name: string;
  nav: Links;
  foot: string;
  head?: string;
  lang?: string;
}

const items = (links: Links, of = ''): string =>
  links.map(([href, label]) => `<li${of}><a href="${href}">${label}</a></li>`).join('\n');

const opening = (site: Site, title: string): string => `<!doctype html>
<html lang="${site.lang ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<meta property="og:site_name" content="${site.name}">
${site.head ?? ''}
</head>`;

const bar: Readonly<Record<string, readonly [skip: string, login: string, cart: string]>> = {
  en: ['Skip to content', 'Log in', 'Cart'],
  de: ['Direkt zum Inhalt', 'Einloggen', 'Warenkorb'],
  nl: ['Meteen naar de content', 'Inloggen', 'Winkelwagen'],
};

/** As a hosted shop system with a bought theme prints it. */
export const shop = (site: Site, title: string, body: string): string => {
  const [skip, login, cart] = bar[site.lang ?? 'en'] ?? ['', '', ''];
  return `${opening(site, `${title} – ${site.name}`)}
<body class="template-page gradient">
<a class="skip-to-content-link" href="#MainContent">${skip}</a>
<div class="shopify-section-group-header-group"><sticky-header class="header-wrapper"><header class="header">
<details-disclosure><ul class="list-menu list-menu--inline" role="list">
${items(site.nav)}
</ul></details-disclosure>
<a href="/" class="header__heading-link"><span class="h2">${site.name}</span></a>
<a href="/account/login">${login}</a> <a href="/cart" id="cart-icon-bubble">${cart}</a>
</header></sticky-header></div>
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">
<section class="shopify-section section"><div class="page-width page-width--narrow">
<h1 class="main-page-title page-title h0">${title}</h1>
<div class="rte">
${body}
</div></div></section>
</main>
<footer class="footer color-scheme-2"><div class="footer__content-top page-width">
${site.foot}
</div><div class="footer__content-bottom"><small>© 2026, <a href="/">${site.name}</a></small></div></footer>
</body></html>`;
};

/** As a blogging system with a shop plug-in prints it. */
export const press = (
  site: Site,
  title: string,
  body: string,
): string => `${opening(site, `${title} | ${site.name}`)}
<body class="wp-singular page page-template-default wp-theme-astra woocommerce-no-js">
<div id="page" class="hfeed site">
<header class="site-header"><p class="site-title"><a href="/" rel="home">${site.name}</a></p>
<nav id="primary-site-navigation"><ul id="menu-main" class="main-header-menu">
${items(site.nav, ' class="menu-item menu-item-type-post_type"')}
</ul></nav></header>
<div id="content" class="site-content"><main id="main" class="site-main"><article class="page type-page">
<header class="entry-header"><h1 class="entry-title">${title}</h1></header>
<div class="entry-content clear">
${body}
</div></article></main></div>
<footer id="colophon" class="site-footer"><div class="footer-widget-area">
${site.foot}
</div><p>Copyright © 2026 ${site.name}</p></footer>
</div></body></html>`;

/** As a drag-and-drop builder prints it: a block to a thought, and the name of the page only in the title. */
export const blocks = (
  site: Site,
  title: string,
  body: string,
): string => `${opening(site, `${title} — ${site.name}`)}
<body id="collection-${title.length}a7" class="tweak-header-solid view-list">
<div id="siteWrapper"><header data-test="header" id="header"><div class="header-title"><a
href="/">${site.name}</a></div>
<nav class="header-nav-list"><ul>
${items(site.nav, ' class="header-nav-item"')}
</ul></nav></header>
<main id="page" class="container" role="main"><article class="sections">
<section class="page-section"><div class="fluid-engine"><div class="fe-block"><div class="sqs-block html-block">
<div class="sqs-block-content"><div class="sqs-html-content">
${body}
</div></div></div></div></div></section>
</article></main>
<footer class="sections" id="footer-sections"><div class="sqs-html-content">
${site.foot}
</div></footer></div></body></html>`;

/** A larger company's own work: a bar of links, a crumb trail, and a wide foot. */
export const house = (
  site: Site,
  title: string,
  body: string,
): string => `${opening(site, `${title} | ${site.name}`)}
<body>
<div class="topbar"><div class="wrap"><a href="/">${site.name}</a></div></div>
<nav class="meganav" aria-label="Main"><ul>
${items(site.nav)}
</ul></nav>
<ol class="breadcrumb"><li><a href="/">Home</a></li><li aria-current="page">${title}</li></ol>
<div class="content-page"><h1>${title}</h1>
${body}
</div>
<footer class="site-foot"><div class="cols">
${site.foot}
</div><p class="legal">© 2026 ${site.name}. All rights reserved.</p></footer>
</body></html>`;

/** Somebody's own hand, long ago, and never changed since. */
export const plain = (
  site: Site,
  title: string,
  body: string,
): string => `${opening(site, `${site.name}: ${title}`)}
<body bgcolor="#fffaf0">
<table width="860" align="center" cellpadding="6"><tr><td>
<p>${site.nav.map(([href, label]) => `<a href="${href}">${label}</a>`).join(' | ')}</p><hr>
<h2>${title}</h2>
${body}
<hr>${site.foot}
</td></tr></table></body></html>`;

/** The little form at the foot of every shop, which is no way in. */
export const newsletter = (
  sample: string,
  heading = 'Join the list',
  button = 'Subscribe',
): string => `<form method="post" action="/contact#ContactFooter" id="ContactFooter">
<input type="hidden" name="form_type" value="customer"><input type="hidden" name="contact[tags]" value="newsletter">
<h2 class="footer-block__heading">${heading}</h2>
<input type="email" name="contact[email]" placeholder="${sample}" aria-label="Email"><button>${button}</button></form>`;

/** A shop system's own contact form. */
export const contactForm = (
  button = 'Send',
  [name, email, comment]: readonly [string, string, string] = ['Name', 'Email', 'Comment'],
): string => `<form method="post" action="/contact#ContactForm" id="ContactForm" class="isolate">
<input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓">
<label for="cf-name">${name}</label><input id="cf-name" type="text" name="contact[Name]">
<label for="cf-email">${email} *</label><input id="cf-email" type="email" name="contact[email]" required>
<label for="cf-body">${comment}</label><textarea id="cf-body" rows="10" name="contact[Comment]"></textarea>
<button type="submit">${button}</button></form>`;

/** A blogging system's contact form. */
export const pressForm = (
  id: string,
  button = 'Submit',
  [name, email, message]: readonly [string, string, string] = ['Your name', 'Your email', 'Your message'],
): string => `<div class="wpcf7 no-js" id="wpcf7-f${id}-p9-o1" lang="en-US">
<form action="#wpcf7-f${id}-p9-o1" method="post" class="wpcf7-form init">
<p><label>${name}<br><input type="text" name="your-name" required></label></p>
<p><label>${email}<br><input type="email" name="your-email" required></label></p>
<p><label>${message}<br><textarea name="your-message" cols="40" rows="10"></textarea></label></p>
<p><input type="submit" value="${button}" class="wpcf7-submit"></p></form></div>`;

/** Terms of service as the shop systems' generator writes them. */
export const generatedTerms = (
  name: string,
  mail: string,
): string => `<p>This website is operated by ${name}. Throughout the
site, the terms “we”, “us” and “our” refer to ${name}. By visiting our site and/or purchasing something from us, you
engage in our “Service” and agree to be bound by the following terms and conditions.</p>
<h2>SECTION 2 - GENERAL CONDITIONS</h2>
<p>We reserve the right to refuse service to anyone for any reason at any time. You agree not to reproduce, duplicate,
copy, sell, resell or exploit any portion of the Service, use of the Service, or access to the Service without express
written permission by us.</p>
<h2>SECTION 6 - ACCURACY OF BILLING AND ACCOUNT INFORMATION</h2>
<p>We may, in our sole discretion, limit or cancel quantities purchased per person, per household or per order. We
reserve the right to limit or prohibit orders that, in our sole judgment, appear to be placed by dealers, resellers or
distributors.</p>
<h2>SECTION 20 - CONTACT INFORMATION</h2>
<p>Questions about the Terms of Service should be sent to us at ${mail}.</p>`;

/** A privacy notice with whom to ask. */
export const privacy = (
  name: string,
  whom: string,
): string => `<p>This Privacy Policy describes how ${name} (the “Site”,
“we”, “us”) collects, uses, and discloses your personal information when you visit, use our services, or make a
purchase.</p>
<h2>How we disclose personal information</h2>
<p>In certain circumstances we may disclose your personal information to third parties: with vendors who perform
services on our behalf (IT management, payment processing, data analytics, customer support, cloud storage, fulfillment
and shipping), and with business and marketing partners to advertise to you.</p>
<h2>Your rights</h2>
<p>Depending on where you live, you may have the right to access, delete, correct or port your data.</p>
<h2>Contact</h2>
<p>${whom}</p>`;

/** An address as a content network hides it from those who gather them. */
export const hidden = (address: string): string => {
  const key = 0x5a;
  const code = [key, ...[...address].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`;
};

export const trustpilot = (host: string, brand: string): SearchHit =>
  hit(
    `https://www.trustpilot.com/review/${host}`,
    `${brand} Reviews | Trustpilot`,
    `Do you agree with ${brand}'s rating?`,
  );

export const pinterest = (handle: string, brand: string): SearchHit =>
  hit(
    `https://www.pinterest.com/${handle}/`,
    `${brand} (${handle}) | Pinterest`,
    `See what ${brand} has pinned.`,
  );

export const video = (id: string, title: string): SearchHit =>
  hit(`https://www.youtube.com/watch?v=${id}`, `${title} - YouTube`, `${title}. 41K views, 2 years ago.`);

export const directory = (slug: string, brand: string, town: string): SearchHit =>
  hit(
    `https://www.crunchbase.com/organization/${slug}`,
    `${brand} - Crunchbase`,
    `${brand} is located in ${town}.`,
  );

/** What households are told of parcels: its figures are no terms for shops. */
export const parcels = (
  free: string,
): string => `<h2>Processing</h2><p>Orders placed before noon on a business day usually
leave our dock the same day. During sales please allow two more.</p>
<h2>Rates</h2><p>Ground shipping is a flat $7.95, and free on orders over ${free} before tax. Expedited rates are
shown at
checkout. Only one promotional code can be applied to an order, and some codes require a minimum purchase of $30.</p>
<h2>Where we ship</h2><p>We ship to all fifty states, APO/FPO addresses and Puerto Rico. We can't ship to freight
forwarders.</p>
<h2>Lost or stolen parcels</h2><p>We aren't responsible for parcels marked as delivered. Please check with your
neighbors and
your carrier first.</p>`;

/** What households are told of sending things back. */
export const sendingBack = (
  mail: string,
): string => `<p>If you aren't happy, you have 30 days from delivery to send an unused
item back in its original packaging. Start a return with your order number and a photo of the item: ${mail}.</p>
<p>Items bought from a retailer, or on Amazon, eBay or Walmart.com, must go back to the seller they came from; we have
no record
of those orders.</p><p>Gift cards, final-sale items and personalized goods can't be returned. Refunds reach your card
within
ten business days.</p>`;

/** The opening and the closing clauses that lawyers put around a policy of advertised prices. */
export const priceClauses = (
  name: string,
): string => `<p>The MAP Policy applies to all advertisements of covered products in any
and all media, including flyers, posters, coupons, mailers, inserts, newspapers, catalogs, e-mail newsletters,
television,
radio, public signage, websites, social media and apps.</p>
<p>It is not a violation of the MAP Policy to state that a customer may “call for price” or “e-mail for price”, so
long as no
price is listed.</p>
<p>The MAP Policy does not in any way limit the ability of a reseller to sell at whatever price it chooses in its
store or over
the telephone.</p>
<p>${name} neither solicits nor will accept any assurance of compliance with the MAP Policy, and nobody on its sales
staff may
modify it or grant exceptions.</p>`;

/** General clauses, which say nothing of what a shop needs. */
export const lastClauses = (
  name: string,
  state: string,
): string => `<p>${name} may review the activities of resellers for
compliance, and resellers agree to cooperate with any such investigation.</p>
<p>Resellers shall not remove, alter or obscure any serial number, lot code, label or warning, and shall not
repackage, bundle or
sell products as new that have been returned or opened.</p>
<p>Resellers shall report to ${name} within twenty-four hours any complaint about the safety of a product.</p>
<p>Nothing herein creates a partnership, franchise or agency. If any provision is held invalid, the others remain in
force. The
laws of ${state} govern, without regard to conflicts of law.</p>`;
