import { escaped, slug } from './shop.ts';

/** A page of another shop that sells the brand. */
export function reseller(shopName: string, brand: string, goods: string[], contact: string): string {
  const rows = goods.map(
    (name) => `<div class="tile"><a href="/p/${slug(name)}">${escaped(name)}</a> <b>In stock</b></div>`,
  );
  return `<!doctype html><html lang="en"><head><title>${escaped(brand)} | ${escaped(shopName)}</title><meta name="description" content="Shop ${escaped(brand)} at ${escaped(shopName)}. Over 400 brands, fast delivery."></head>
<body><header><a href="/" class="logo"><img src="/logo.svg" alt="${escaped(shopName)}"></a><nav><a href="/new">New in</a><a href="/brands">Brands A-Z</a><a href="/sale">Sale</a><a href="/stores">Our stores</a><a href="/help">Help</a></nav></header>
<main><nav class="crumbs"><a href="/">Home</a> &gt; <a href="/brands">Brands</a> &gt; ${escaped(brand)}</nav><h1>${escaped(brand)}</h1><p>Browse our full range of ${escaped(brand)}. Sort by price, rating or newest.</p>${rows.join('')}<h2>Related brands</h2><p><a href="/brands/alder">Alder</a> <a href="/brands/brightwell">Brightwell</a> <a href="/brands/corto">Corto</a></p></main>
<footer><p>${contact}</p><p>© 2025 ${escaped(shopName)}. All trademarks belong to their owners.</p></footer></body></html>`;
}

/** A directory's entry on a company, with the directory's own ways to reach it. */
export function directory(directoryName: string, company: string, lines: string[], contact: string): string {
  return `<!doctype html><html lang="en"><head><title>${escaped(company)} - company profile, phone, reviews - ${escaped(directoryName)}</title></head><body><header><a href="/">${escaped(directoryName)}</a><form action="/search"><input name="q" placeholder="Company, product or service"></form><nav><a href="/categories">Categories</a><a href="/add">Add your company</a><a href="/login">Log in</a></nav></header>
<main><h1>${escaped(company)}</h1><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><button>Claim this listing</button><h2>Similar companies</h2><p><a href="/c/1001">Northfield Supply</a>, <a href="/c/1002">Keller &amp; Daughters</a></p></main><footer><p>${contact}</p><p>© 2025 ${escaped(directoryName)}</p></footer></body></html>`;
}

/** A business of the same name in another trade. */
export function namesake(name: string, trade: string, body: string, foot: string): string {
  return `<!doctype html><html lang="en"><head><title>${escaped(name)} | ${escaped(trade)}</title><meta name="description" content="${escaped(name)}: ${escaped(trade)}."></head><body><header><a href="/"><img src="/img/logo.png" alt="${escaped(name)}"></a><nav><a href="/services">Services</a><a href="/team">Team</a><a href="/testimonials">Testimonials</a><a href="/contact">Contact</a></nav></header><main><h1>${escaped(trade)}</h1>${body}</main><footer>${foot}<p>© 2025 ${escaped(name)}. All rights reserved.</p></footer></body></html>`;
}

/** A registrar's page on a domain that nobody uses. */
export function parked(host: string): string {
  return `<!doctype html><html><head><title>${host}</title><meta name="robots" content="noindex"></head><body><h1>${host}</h1><p>This domain is registered, but may still be available.</p><h2>Related searches</h2><ul><li><a href="/?q=wholesale+suppliers">Wholesale Suppliers</a></li><li><a href="/?q=buy+online">Buy Online</a></li><li><a href="/?q=cheap+web+hosting">Cheap Web Hosting</a></li></ul><p><small>The Sponsored Listings displayed above are served automatically by a third party.</small></p></body></html>`;
}

/** A broker's page on a domain that is for sale. */
export function forSale(host: string, contact: string): string {
  return `<!doctype html><html><head><title>${host} is for sale</title></head><body><h1>The domain name <b>${host}</b> is for sale!</h1><form method="post" action="/offer"><label>Your offer in USD <input name="amount"></label><label>E-mail <input name="email" type="email"></label><button>Make an offer</button></form><p>Free transaction support. Secure payments. Minimum offer: $500.</p><p>${contact}</p></body></html>`;
}

/** A form as a form service serves it to its iframe. */
export function formService(title: string, fields: string[]): string {
  const inputs = fields.map(
    (field, at) =>
      `<div class="field"><label for="f${at}">${escaped(field)} *</label><input id="f${at}" name="entry.${1000 + at}" required></div>`,
  );
  return `<!doctype html><html><head><title>${escaped(title)}</title></head><body><form method="post" action="/submit"><h1>${escaped(title)}</h1>${inputs.join('')}<button type="submit">Submit</button></form><p>Never submit passwords through this form.</p></body></html>`;
}

/** Fields of an application form on a shop's own page. */
export function fields(names: string[], submit: string): string {
  return `${names.map((name) => `<label>${escaped(name)} <input name="${slug(name)}" required></label>`).join('')}<button type="submit">${escaped(submit)}</button>`;
}
