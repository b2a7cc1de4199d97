/** What stands on pages of several sites: goods, forms, addresses in disguise, questions and small print. */

type Item = readonly [path: string, name: string, price: string, blurb?: string];

/** Things for sale as a shop's front page shows them. */
export const grid = (items: readonly Item[]): string =>
  `<ul id="product-grid" class="grid product-grid grid--2-col-tablet-down grid--3-col-desktop" role="list">
${items
  .map(
    ([path, name, price, blurb = '']) =>
      `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card__media"><img src="/files/${name
        .toLowerCase()
        .replace(
          /[^a-z0-9]+/g,
          '-',
        )}.jpg?width=533" alt="${name}" loading="lazy" width="533" height="533"></div><h3 class="card__heading h5"><a href="${path}" class="full-unstyled-link">${name}</a></h3><p>${blurb}</p><div class="price"><span class="price-item price-item--regular">${price}</span></div></div></li>`,
  )
  .join('\n')}
</ul>`;

/** A product's page: what it is, what it costs, what buyers say. */
export const product = (
  name: string,
  price: string,
  text: string,
  facts: readonly (readonly [string, string])[],
  reviews: readonly string[] = [],
): string =>
  `<div class="product__info-container"><div class="price__regular"><span class="price-item">${price}</span></div>
<form method="post" action="/cart/add" class="product-form"><input type="hidden" name="id" value="4410${name.length}2"><label>Qty <input type="number" name="quantity" value="1" min="1"></label><button type="submit" name="add">Add to cart</button></form>
<div class="product__description rte"><p>${text}</p></div>
<dl>${facts.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl>
${reviews.map((review) => `<blockquote class="jdgm-rev"><p>${review}</p></blockquote>`).join('\n')}</div>`;

/** A shop system's own contact form. */
export const contactForm = (
  fields: readonly string[],
  button: string,
  id = 'ContactForm',
): string => `<form method="post" action="/contact#${id}" id="${id}" accept-charset="UTF-8" class="isolate">
<input type="hidden" name="form_type" value="contact"><input type="hidden" name="utf8" value="✓">
${fields
  .map((label, at) => {
    const name = `contact[${label.replace(/[^\p{L} ]/gu, '').trim()}]`;
    if (/\*\*/.test(label))
      return `<label for="${id}-${at}">${label.replace('**', '')}</label><textarea id="${id}-${at}" rows="8" name="${name}"></textarea>`;
    const type = /e-?mail|courriel|correo/i.test(label) ? 'email' : /phone|tel/i.test(label) ? 'tel' : 'text';
    return `<div class="field"><input type="${type}" id="${id}-${at}" name="${type === 'email' ? 'contact[email]' : name}"><label class="field__label" for="${id}-${at}">${label}</label></div>`;
  })
  .join('\n')}
<button type="submit" class="button">${button}</button></form>`;

/** WordPress's commonest contact form. */
export const cf7 = (
  id: string,
  fields: readonly string[],
  button: string,
): string => `<div class="wpcf7 no-js" id="wpcf7-f${id}-p22-o1" lang="en-US" dir="ltr"><div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p></div>
<form action="#wpcf7-f${id}-p22-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate><fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="${id}"><input type="hidden" name="_wpcf7_version" value="6.1.1"></fieldset>
${fields
  .map((label, at) =>
    /\*\*/.test(label)
      ? `<p><label>${label.replace('**', '')}<br><span class="wpcf7-form-control-wrap"><textarea cols="40" rows="10" name="field-${at}"></textarea></span></label></p>`
      : `<p><label>${label}<br><span class="wpcf7-form-control-wrap"><input size="40" class="wpcf7-form-control wpcf7-text" type="${/e-?mail|courriel|correo/i.test(label) ? 'email' : 'text'}" name="field-${at}"></span></label></p>`,
  )
  .join('\n')}
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${button}"></p></form></div>`;

/** The form of a builder of blocks. */
export const blockForm = (fields: readonly string[], button: string, heading = ''): string =>
  `<div class="sqs-block form-block sqs-block-form"><div class="form-wrapper"><div class="form-title">${heading}</div><form class="react-form-contents" autocomplete="on" novalidate>
${fields
  .map((label, at) =>
    /\*\*/.test(label)
      ? `<div class="form-item field textarea"><label class="title" for="ta-${at}">${label.replace('**', '')}</label><textarea id="ta-${at}" name="SQF_${at}"></textarea></div>`
      : `<div class="form-item field"><label class="title" for="sq-${at}">${label}</label><input id="sq-${at}" type="${/e-?mail/i.test(label) ? 'email' : 'text'}" name="SQF_${at}"></div>`,
  )
  .join('\n')}
<button class="button sqs-system-button" type="submit">${button}</button></form></div></div>`;

/** An address as a content network hides it from those who gather them. */
export const hidden = (address: string, key = 0x3d): string => {
  const code = [key, ...[...address].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`;
};

/** An address in numbers that only a browser reads. */
export const entities = (address: string): string =>
  [...address].map((letter) => `&#${letter.charCodeAt(0)};`).join('');

export const mail = (address: string, query = ''): string =>
  `<a href="mailto:${address}${query}">${address}</a>`;

/** Questions and answers that fold. */
export const folds = (pairs: readonly (readonly [question: string, answer: string])[]): string =>
  pairs
    .map(
      ([question, answer]) =>
        `<div class="accordion"><details><summary><h2 class="h4 accordion__title inline-richtext">${question}</h2></summary><div class="accordion__content rte"><p>${answer}</p></div></details></div>`,
    )
    .join('\n');

/** Terms of service as a shop system's generator wrote them until lately. */
export const termsOld = (
  name: string,
  whom: string,
): string => `<p>OVERVIEW</p><p>This website is operated by ${name}. Throughout the site, the terms “we”, “us” and “our” refer to ${name}. ${name} offers this website, including all information, tools and Services available from this site to you, the user, conditioned upon your acceptance of all terms, conditions, policies and notices stated here.</p>
<p>SECTION 1 - ONLINE STORE TERMS</p><p>By agreeing to these Terms of Service, you represent that you are at least the age of majority in your state or province of residence. You may not use our products for any illegal or unauthorized purpose.</p>
<p>SECTION 2 - GENERAL CONDITIONS</p><p>We reserve the right to refuse Service to anyone for any reason at any time. You agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service, use of the Service, or access to the Service or any contact on the website through which the Service is provided, without express written permission by us.</p>
<p>SECTION 6 - ACCURACY OF BILLING AND ACCOUNT INFORMATION</p><p>We reserve the right to refuse any order you place with us. We may, in our sole discretion, limit or cancel quantities purchased per person, per household or per order. We reserve the right to limit or prohibit orders that, in our sole judgment, appear to be placed by dealers, resellers or distributors.</p>
<p>SECTION 18 - GOVERNING LAW</p><p>These Terms of Service and any separate agreements whereby we provide you Services shall be governed by and construed in accordance with the laws of the United States.</p>
<p>SECTION 20 - CONTACT INFORMATION</p><p>Questions about the Terms of Service should be sent to us at ${whom}.</p>`;

/** The same generator's later hand. */
export const termsNew = (
  name: string,
  whom: string,
): string => `<p>Welcome to ${name}! These Terms of Service govern your access to and use of our websites and our products. By visiting, interacting with or using our Services, you agree to be bound by them and by our Privacy Policy.</p>
<h2>Our products</h2><p>We have made every effort to provide an accurate representation of our products and services. Colours and finish may vary with your screen and the lighting of the photograph. All descriptions of products are subject to change at any time without notice.</p>
<h2>Orders</h2><p>When you place an order, you are making an offer to purchase. ${name} reserves the right to accept or decline your order for any reason at our discretion. Your order isn’t accepted until we confirm acceptance. Please review it carefully before submitting, as we may be unable to accommodate cancellation requests after an order is accepted. You represent that your purchases are for your own personal or household use and not for commercial resale or export, unless we have agreed otherwise with you in writing.</p>
<h2>Shipping and delivery</h2><p>We are not liable for shipping and delivery delays. Title and risk of loss pass to you once we hand the goods to the carrier.</p>
<h2>Contact information</h2><p>Questions about these Terms should be sent to ${whom}.</p>`;

export const privacyNotice = (
  name: string,
  whom: string,
): string => `<p>This Privacy Policy describes how ${name} (the “Site”, “we”, “us”, or “our”) collects, uses, and discloses your personal information when you visit, use our services, or make a purchase.</p>
<h2>What we collect</h2><p>Contact details including your name, address and phone number; order information including billing and shipping address, payment confirmation and email address; usage information through cookies, pixels and similar technologies.</p>
<h2>Whom we share it with</h2><p>Vendors and other third parties who perform services on our behalf (payment processing, data analytics, cloud storage, fulfillment and shipping), and business and marketing partners to provide services and advertise to you.</p>
<h2>Your rights</h2><p>Depending on where you live, you may have a right to know, to delete, to correct, to port, and to opt out of sale or sharing for targeted advertising. We will not discriminate against you for exercising them.</p>
<h2>Contact</h2><p>Should you have any questions about our privacy practices, or would like to exercise a right, please ${whom}.</p>`;
