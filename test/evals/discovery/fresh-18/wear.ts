import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  col,
  coupons,
  etsy,
  fields,
  good,
  goods,
  hits,
  instagram,
  json,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyLong,
  privacyShort,
  robots,
  type Shop,
  says,
  terms,
  words,
} from './kit.ts';
import { drawer } from './kit-shopify.ts';
import { next } from './kit-shops.ts';

const halcyon: Shop = {
  name: 'Halcyon Thread Co.',
  host: 'www.halcyonthread.com',
  bar: 'The Harvest Chore Coat — now in tobacco',
  nav: menu('Men @/men ; Women @/women ; Workshop @/workshop ; Stores @/stores ; Wholesale @/wholesale'),
  columns: [
    col('Help', 'Sizing @/sizing ; Returns @/returns ; Contact @/contact'),
    col(
      'Halcyon',
      'Workshop @/workshop ; Stores @/stores ; Wholesale @/wholesale ; Press @/press ; Privacy @/privacy',
    ),
  ],
  news: news('Thread letters', 'Drops, mends and second-hand.', 'yourname@domain.com', 'Join'),
  socials: ['https://instagram.com/halcyonthread'],
  bottom: '© 2025 Halcyon Thread Co. Greensboro, North Carolina. Built by Fathom Row.',
};
const h = next(halcyon, (path) => ({
  navigation: { locale: 'en-US' },
  ...(path === '/wholesale'
    ? { blocks: [{ _type: 'contactCard', label: 'Wholesale', email: 'wholesale@halcyonthread.com' }] }
    : {}),
  _createdBy: { name: 'Fathom Row', email: 'cms@fathomrow.com' },
}));

/** Square Online: little markup, the page's state in a script. */
const silver = (path: string, title: string, body: string) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://www.silverlarkjewelry.com${path}"><link rel="stylesheet"
 href="https://cdn3.editmysite.com/app/website/css/site.4b8c.css">${json({ '@context': 'https://schema.org', '@type': 'JewelryStore', name: 'Silverlark Jewelry', email: 'heidi@silverlarkjewelry.com' })}
<script>window.__BOOTSTRAP_STATE__ = {"siteData":{"site":{"id":"11eb","siteTitle":"Silverlark Jewelry","properties":{"support":"help@squarelike-sites.com"}}},
"storeInfo":{"currency":"USD","pickup":false},"featureFlags":{"sq-autocomplete":true,"tip-jar":false,"gift-cards":true,"customer-accounts":false,"quick-shop":true,
"loyalty":false,"subscriptions":false},"theme":{"palette":{"primary":"#2f3a3d","secondary":"#f4efe6","accent":"#b7794a"},"fonts":{"heading":"Cormorant
Garamond","body":"Karla"},"buttons":{"shape":"pill","fill":true}},"navigation":{"sticky":true,"layout":"left","showSearch":true,"showAccount":false},
"fulfillment":{"shipping":{"enabled":true,"regions":["US"],"flatRate":600,"freeOver":6000},"delivery":{"enabled":false}},"seo":{"sitemap":true,
"noindex":false,"ogImage":"//127.cdn3.editmysite.com/uploads/1/2/7/5/og.jpeg"},"cookieBanner":{"enabled":true,"text":"We use cookies to keep your cart
and to count visits.","accept":"Accept","decline":"Decline"}};</script></head>
<body><div id="app"><header class="w-header"><a href="/" class="w-site-title">Silverlark Jewelry</a><nav class="w-nav"><a
 href="/shop/earrings/2">Earrings</a><a href="/shop/rings/3">Rings</a><a href="/s/about">About</a><a href="/s/faq">FAQ</a><a
 href="/s/contact">Contact</a></nav><a href="/s/order" class="w-cart">Cart</a></header><main>
${body}
</main><footer class="w-footer"><p>Silverlark Jewelry &middot; Taos, New Mexico</p><form class="w-newsletter"><label>Sign up for studio news<input
 type="email" placeholder="Enter email address"></label><button>Sign up</button></form><p><a href="/s/privacy">Privacy</a></p><p>Powered by Square</p></footer></div>
<script src="https://cdn3.editmysite.com/app/website/js/site.9c2.js" defer></script></body></html>`;
const ring = (title: string, price: string) =>
  `<div class="w-product-card"><a href="/product/${title.toLowerCase().replace(/[^a-z]+/g, '-')}/14"><figure><img
 src="//127.cdn3.editmysite.com/uploads/1/2/7/5/${title.length}.jpeg?width=2400&optimize=medium" alt="${title}"></figure><p
 class="w-product-title">${title}</p><p class="w-product-price">${price}</p></a></div>`;

const north: Shop = {
  name: 'Northfork Wool',
  host: 'northforkwool.com',
  bar: 'Darned free for life',
  nav: menu(
    'Socks @/collections/socks ; Hats @/collections/hats ; The flock @/pages/the-flock ; Size & care @/pages/size-care ; Reviews @/pages/reviews',
  ),
  columns: [
    col('Northfork', 'The flock @/pages/the-flock ; Contact @/pages/contact ; Size & care @/pages/size-care'),
    col(
      'Fine print',
      'Shipping @/policies/shipping-policy ; Privacy @/policies/privacy-policy ; Terms @/policies/terms-of-service',
    ),
  ],
  news: news('Woolgathering', 'Every other Sunday.', 'sheep@example.com', 'Baa'),
  socials: ['https://www.facebook.com/northforkwool', 'https://www.instagram.com/northforkwool'],
  bottom: '© 2025 Northfork Wool, Paonia CO',
  banner: `<div id="pandectes-banner" class="cc-window cc-banner" role="dialog"><span>We use cookies and similar technologies.</span><a
 href="mailto:consent@pandette.app">Consent help</a><button class="cc-btn cc-allow">Accept</button></div>`,
};
const n = drawer(north, 'Impulse');

export const wearCases: readonly DiscoveryCase[] = [
  {
    brand: 'Halcyon Thread Co.',
    productTitles: [
      'Halcyon Thread Co. Harvest Chore Coat, 12 oz Duck, Tobacco',
      'Halcyon Thread Loopwheel Tee, Ecru',
    ],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      ...hits(`https://www.halcyonthreads.com.au/
        Halcyon Threads - Yoga wear, Byron Bay
        Ethical activewear. Wholesale enquiries welcome.

        https://www.halcyonthread.com/
        Halcyon Thread Co. | Workwear from Greensboro
        Coats, tees and trousers sewn in North Carolina.

        https://www.heddelsish.com/halcyon-harvest-chore-coat
        Halcyon Thread Co. Harvest Chore Coat - Review
        A heavy duck coat that breaks in fast.

        https://www.halcyonyarn.com/
        Halcyon Yarn - Bath, Maine
        Yarn and weaving supplies.`),
      instagram('halcyonthread', 'Halcyon Thread Co.', '52K followers'),
      coupons('Halcyon Thread', 'halcyonthread.com'),
    ],
    hosts: {
      'halcyonthread.com': { '/': { status: 308, location: 'https://www.halcyonthread.com/' } },
      'www.halcyonthread.com': {
        ...pages(h, {
          '/': `Halcyon Thread Co. | Workwear from Greensboro :: Coats, tees and trousers.
<h1 class="text-5xl">Cut for work, kept for years.</h1><p>Denim town cloth, sewn a mile from where it was woven.</p>
${h.cards(
  goods(`Harvest Chore Coat, 12 oz Duck, Tobacco | $228 | harvest-chore-coat ; Loopwheel Tee, Ecru | $68 | loopwheel-tee ;
 Mill Trouser | $168 | mill-trouser ; Watch Cap | $38 | watch-cap | Restock`),
)}`,
          '/wholesale': `Wholesale | Halcyon Thread Co.
<h1>Wholesale</h1><div class="prose"><p>Menswear and general stores can shop our current season on <a href="https://www.joor.com/brands/halcyon-thread">JOOR</a> or by
writing to us.</p><p>Season orders open at 2,000 dollars, with no fewer than three styles. At-once fill-ins run from 400 dollars.</p><p>We protect our
stores by keeping Halcyon off Amazon, eBay and every other marketplace, and we ask accounts to do likewise.</p><p>New accounts give two trade
references and a link to their site.</p></div><button type="button" data-card="contactCard">Email the wholesale team</button>`,
          '/stores': `Stores | Halcyon Thread Co.
<h1>Stores</h1><ul><li>Fulton Supply, Brooklyn. shop@fultonsupplybk.com</li><li>Tack Room, Lexington. hello@tackroomky.com</li></ul>`,
          '/press': `Press | Halcyon Thread Co.
<h1>Press</h1><p>Samples and lookbook: ${mail('halcyon@oakandquire.com')}</p>`,
          '/contact': `Contact | Halcyon Thread Co.
<h1>Contact</h1><p>${mail('mend@halcyonthread.com')} for orders, fit and mending.</p>`,
          '/privacy': `Privacy | Halcyon Thread Co.
${privacyShort('Halcyon Thread Co.', 'We answer privacy questions by post.')}`,
        }),
        '/products/harvest-chore-coat': h.product(
          good('Harvest Chore Coat, 12 oz Duck, Tobacco | $228 | harvest-chore-coat'),
          '<p>12 oz duck, four patch pockets.</p>',
        ),
      },
      'www.halcyonthreads.com.au': {
        '/': plain(
          'Halcyon Threads',
          `<h1>Halcyon Threads</h1><p>Yoga wear from Byron Bay.</p><p>Wholesale: ${mail('wholesale@halcyonthreads.com.au')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.halcyonthread.com',
      wayIn: {
        kind: 'address',
        anyOf: ['wholesale@halcyonthread.com', 'https://www.joor.com/brands/halcyon-thread'],
      },
      traps:
        words(`yourname@domain.com cms@fathomrow.com shop@fultonsupplybk.com hello@tackroomky.com halcyon@oakandquire.com
        wholesale@halcyonthreads.com.au`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/wholesale',
          'Menswear and general stores can shop our current season on JOOR',
          'Season orders open at 2,000 dollars',
        ),
        minimum_opening_order: says(2000, '/wholesale', 'Season orders open at 2,000 dollars'),
        minimum_reorder: says(400, '/wholesale', 'At-once fill-ins run from 400 dollars'),
        currency: 'USD',
        documents: says(
          ['trade_references', 'website_url'],
          '/wholesale',
          'New accounts give two trade references and a link to their site',
        ),
        marketplaces: says(
          'forbidden',
          '/wholesale',
          'keeping Halcyon off Amazon, eBay and every other marketplace',
        ),
      },
    },
  },
  {
    brand: 'Silverlark Jewelry',
    productTitles: [
      'Silverlark Jewelry Sterling Feather Stud Earrings',
      'Silverlark Jewelry Stacking Ring, Hammered, Size 7',
    ],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      etsy('SilverlarkVintage', 'Vintage silver from Lancaster, Pennsylvania.'),
      ...hits(`https://www.silverlarkjewelry.com/
        Silverlark Jewelry - Taos
        Sterling studs and stacking rings by Heidi Lark.

        https://www.silverlarkvillage.com/
        Silver Lark Village - Senior living, Boise
        Independent and assisted living.

        https://www.taosgalleryguide.org/silverlark
        Silverlark | Taos Gallery Guide
        Studio visits by appointment.`),
      amazon('Silverlark', 'Sterling Feather Stud Earrings'),
    ],
    hosts: {
      'www.silverlarkjewelry.com': {
        '/': silver(
          '/',
          'Silverlark Jewelry - Taos',
          `<h1>Small birds, good silver</h1><p>Made one at a time at my bench in Taos.</p><section class="w-grid">${ring('Sterling Feather Stud Earrings', '$48.00')}
${ring('Stacking Ring, Hammered', '$36.00')}${ring('Lark Pendant', '$92.00')}${ring('Nest Ring', '$110.00')}${ring('Seed Hoops', '$54.00')}
${ring('Wing Cuff', '$145.00')}</section><p>A tenth of each sale goes to Rio Grande Bird Rescue, wings@rgbirdrescue.org.</p><p>Free shipping over $60. Gift wrap, no
minimum.</p>`,
        ),
        '/s/faq': silver(
          '/s/faq',
          'FAQ | Silverlark Jewelry',
          `<h1>FAQ</h1><h3>Do you resize?</h3><p>Once, free, within a year.</p><h3>Do you sell to stores?</h3><p>I don't, I'm afraid: with one pair of hands there is never
enough stock to wholesale or consign.</p><h3>Are you still on Etsy?</h3><p>Not since 2021. Somebody there copies my feathers, so please buy here.</p>`,
        ),
        '/s/about': silver(
          '/s/about',
          'About | Silverlark Jewelry',
          `<h1>About</h1><p>I learned from Orrin Begay, who still teaches: orrin@begaysilverschool.com. Portrait by Tilly Munk, tilly@tillymunk.co.</p>`,
        ),
        '/s/contact': silver(
          '/s/contact',
          'Contact | Silverlark Jewelry',
          `<h1>Contact</h1><p>heidi@silverlarkjewelry.com</p><form><input placeholder="Name"><input type="email" placeholder="bird@email.com"><textarea></textarea><button>Send</button></form>`,
        ),
        '/robots.txt': robots('www.silverlarkjewelry.com'),
      },
      'www.silverlarkvillage.com': {
        '/': plain(
          'Silver Lark Village',
          `<h1>Silver Lark Village</h1><p>Senior living in Boise.</p><p>${mail('tours@silverlarkvillage.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.silverlarkjewelry.com',
      wayIn: { kind: 'address', anyOf: ['heidi@silverlarkjewelry.com'] },
      traps:
        words(`help@squarelike-sites.com wings@rgbirdrescue.org orrin@begaysilverschool.com tilly@tillymunk.co bird@email.com
        tours@silverlarkvillage.com`),
      policy: {
        takes_wholesale: says(
          'no',
          '/s/faq',
          'there is never enough stock to wholesale or consign',
          "I don't, I'm afraid",
        ),
      },
    },
  },
  {
    brand: 'Northfork Wool',
    productTitles: ['Northfork Wool Merino Hiking Socks, Crew, Ridge Green', 'Northfork Wool Ranch Beanie'],
    category: 'Clothing, Shoes & Jewelry',
    search: [
      amazon('Northfork Wool', 'Northfork Wool Merino Hiking Socks, Crew, Ridge Green'),
      ...hits(`https://www.northforkwoolens.com/
        North Fork Woolens - Fabric by the yard, Long Island
        Coating, suiting and tartan.

        https://northforkwool.com/
        Northfork Wool | Socks from our own sheep
        Merino socks and hats from Paonia, Colorado.

        https://www.outdoorgearly.com/best-hiking-socks
        Best Hiking Socks of 2025
        Budget pick: Northfork Crew.`),
      coupons('Northfork Wool', 'northforkwool.com'),
      instagram('northforkwool', 'Northfork Wool', '7,204 followers'),
    ],
    hosts: {
      'northforkwool.com': {
        ...pages(n, {
          '/': `Northfork Wool | Socks from our own sheep :: Merino socks and hats.
<h2 class="h1 hero__title">Sheep to sock in nine miles</h2><p>Our ewes, a mill down the road, your feet.</p>
${n.cards(
  goods(`Merino Hiking Socks, Crew, Ridge Green | $26.00 | merino-hiking-crew ; Ranch Beanie | $34.00 | ranch-beanie ;
 Everyday Sock 3-pack | $66.00 | everyday-3-pack | Save $12 ; Boot Sock | $29.00 | boot-sock`),
)}`,
          '/pages/the-flock': `The flock – Northfork Wool
<h1>The flock</h1><p>We shear in April. Our shearer, Big Wes, takes new flocks: ${mail('wes@highcountryshearing.com')}.</p><p>The retail side of wool is hard, so buying straight
from us helps.</p>`,
          '/pages/contact': `Contact – Northfork Wool
<h1>Contact</h1><p>The form reaches the barn.</p>${n.form(fields('Name ; Email | email | ewe@domain.com ; Message | area'), 'Send')}<p>Gear reviewers, please ask Summit
Pulse: ${mail('northfork@summitpulse.agency')}.</p>`,
          '/pages/reviews': `Reviews – Northfork Wool
<h1>Reviews</h1><p>"Fourth winter, no holes." - Gil P., Laramie (gil_peters@bresnan.example)</p><div class="loox-rating" data-support="support@lockreviews.io"></div>`,
          '/pages/size-care': `Size & care – Northfork Wool
${n.faq(pairs('Can I tumble dry?', '<p>Low.</p>', 'Is there a minimum for monogramming hats?', '<p>No minimum.</p>'))}`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Northfork Wool', `Write to us at ewe@northforkwool.com or at 880 Lamborn Mesa Rd, Paonia, CO, 81428, US.`)}`,
          '/policies/terms-of-service': `Terms of service
${terms('Northfork Wool', 'Colorado')}`,
          '/policies/shipping-policy': `Shipping policy
<h1>Shipping</h1><p>Free at $50.</p>`,
        }),
        '/products/merino-hiking-crew': n.product(
          good('Merino Hiking Socks, Crew, Ridge Green | $26.00 | merino-hiking-crew'),
          '<p>68% merino, 30% nylon, 2% elastane.</p>',
        ),
      },
      'www.northforkwoolens.com': {
        '/': plain(
          'North Fork Woolens',
          `<h1>North Fork Woolens</h1><p>Fabric by the yard, Mattituck NY.</p><p>To the trade: ${mail('trade@northforkwoolens.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'northforkwool.com',
      wayIn: { kind: 'address', anyOf: ['ewe@northforkwool.com', 'https://northforkwool.com/pages/contact'] },
      traps:
        words(`sheep@example.com consent@pandette.app wes@highcountryshearing.com ewe@domain.com northfork@summitpulse.agency
        gil_peters@bresnan.example support@lockreviews.io trade@northforkwoolens.com`),
      policy: {},
    },
  },
];
