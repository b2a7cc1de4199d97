import type { DiscoveryCase } from '../case.ts';
import { other } from './frames-even.ts';
import { bcForm, bigc, elsewhere } from './frames-odd.ts';
import { amazon, face, hit, insta, move, page, urlset, walmart } from './kit.ts';

/** Next.js: the page is an empty root; what is to be read stands in the state. */
const next = (host: string, path: string, title: string, props: Record<string, unknown>) =>
  page(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title}</title><link rel="canonical" href="https://${host}${path}"/><meta name="next-head-count" content="4"/><link rel="preload" href="/_next/static/css/3f1b.css" as="style"/><link rel="stylesheet" href="/_next/static/css/3f1b.css" data-n-g=""/><noscript data-n-css=""></noscript><script defer="" nomodule="" src="/_next/static/chunks/polyfills-42372ed130431b0a.js"></script><script src="/_next/static/chunks/webpack-9b3.js" defer=""></script><script src="/_next/static/chunks/pages/%5B%5B...slug%5D%5D-88a.js" defer=""></script></head><body><div id="__next"><div class="Layout_root__x1"><header class="Header_bar__q9"><a href="/">Pelham</a><nav><a href="/kettles">Kettles</a><a href="/help">Help</a><a href="/trade">Trade</a><a href="/contact">Contact</a></nav></header><div class="Spinner_wrap__0a" aria-busy="true"></div></div></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { ...props, site: { name: 'Pelham Kettle Co.', locale: 'en-GB', currency: 'GBP', freeShippingThreshold: 60, newsletter: { placeholder: 'name@example.com', cta: 'Join' }, footer: { credit: { label: 'Made by Northlight', email: 'projects@northlight.build' } } } }, __N_SSG: true }, page: '/[[...slug]]', query: path === '/' ? {} : { slug: [path.slice(1)] }, buildId: 'kY3_a0', isFallback: false, gsp: true, scriptLoader: [] })}</script></body></html>`,
  );
const blocks = (...text: readonly string[]) => ({
  sections: text.map((html, id) => ({ _type: 'richText', _key: `k${id}`, html })),
});
const pelhamHost = 'www.pelhamkettle.co.uk';
/** A one-page app: text comes out of a config in a script. */
const app = (title: string, state: string) =>
  page(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="Spice grinders cut from one block of brass"><script type="module" crossorigin src="/assets/index-4e1c.js"></script><link rel="stylesheet" href="/assets/index-7d.css"></head><body><div id="app"></div><script>window.__FENNWICK__=${state};window.__FENNWICK__.flags={"freeShippingOver":65,"showStoreLocator":true,"affiliateProgram":"refersion"};</script><noscript>Please switch on JavaScript to see this shop.</noscript></body></html>`,
  );
const fennMenu =
  '"menu":[{"to":"/grinders","t":"Grinders"},{"to":"/about","t":"About"},{"to":"/stores","t":"For stores"},{"to":"/contact","t":"Contact"}]';
const saltmere: DiscoveryCase = {
  brand: 'Saltmere Knives',
  productTitles: ['Saltmere Knives 8" Chef Knife, Bog Oak', 'Saltmere Paring Knife 3.5 Inch'],
  category: 'Kitchen & Dining',
  search: [
    hit('https://www.saltmereknives.com/', 'Saltmere Knives - Home', 'Kitchen knives ground in Maine.'),
    hit('https://www.saltmereknives.com/dealers/', 'Dealers - Saltmere Knives', 'Become a Saltmere dealer.'),
    amazon('Saltmere Knives', '8" Chef Knife'),
    hit(
      'https://www.edgeandanvil.com/saltmere/',
      'Saltmere | Edge & Anvil Cutlery',
      'Authorized Saltmere dealer.',
    ),
    hit('https://www.saltmere-sailing.co.uk/', 'Saltmere Sailing Club', 'Dinghies on the Norfolk coast.'),
    walmart('Saltmere', 'Paring Knife 3.5 Inch'),
    hit(
      'https://www.bladeforums.example.org/threads/saltmere.184/',
      'Saltmere chef knife review',
      'Thin behind the edge.',
    ),
  ],
  hosts: {
    'www.saltmereknives.com': bigc(
      {
        host: 'www.saltmereknives.com',
        name: 'Saltmere Knives',
        nav: [
          ['/shop-all/', 'Shop All'],
          ['/about-us/', 'About Us'],
          ['/sharpening/', 'Sharpening'],
          ['/contact-us/', 'Contact Us'],
        ],
        foot: [
          ['/dealers/', 'Dealers'],
          ['/dealer-application/', 'Dealer Application'],
          ['/map-policy/', 'MAP Policy'],
          ['/affiliates/', 'Affiliates'],
        ],
        items: [
          ['Chef Knife 8 Inch', '$219.00'],
          ['Paring Knife', '$89.00'],
        ],
        footer: 'Saltmere Knives<br>41 Cannery Row<br>Rockland, ME 04841<br>Call us: 207-555-0166',
        credit:
          '| BigCommerce design by <a href="https://www.tallgrass.agency">Tallgrass</a> (sales@tallgrass.agency)',
        privacy: 'webmaster@saltmereknives.com',
      },
      {
        '/': [
          'Home',
          '<div class="heroCarousel"><h2>Ground thin. Stays keen.</h2></div><p>Every blade is ground by one of five people in an old sardine cannery.</p>',
        ],
        '/about-us/': ['About Us', '<p>Founded 2012. Steel from Pennsylvania, bog oak from the fens.</p>'],
        '/sharpening/': ['Sharpening', '<p>Free for life. Mail it in with $10 for return postage.</p>'],
        '/contact-us/': [
          'Contact Us',
          `<p>For orders and sharpening: <a href="mailto:service@saltmereknives.com">service@saltmereknives.com</a></p>${bcForm(['Full Name', 'Phone Number', 'Email Address', 'Order Number', 'Comments/Questions'])}`,
        ],
        '/dealers/': [
          'Dealers',
          '<p>Saltmere knives are sold through about thirty cutlery and kitchen stores.</p><p>New dealers start with an order of at least <strong>USD 1,000</strong> at dealer cost. Refill orders have a $300 floor.</p><p>To be considered, fill in the <a href="/dealer-application/">dealer application</a> and attach a signed W-9, your business license and three photographs of your store. Applications are answered within two weeks. We no longer take applications by email.</p><p>Dealers may sell in their stores and on a website that they own. Sales through Amazon Marketplace, Walmart Marketplace, eBay and the like end the dealership.</p>',
        ],
        '/dealer-application/': [
          'Dealer Application',
          `<p>All fields are required.</p>${bcForm(['Business name', 'Buyer', 'Email Address', 'Store phone', 'Website', 'Years in business', 'Tell us about your store'], 'Send application')}`,
        ],
        '/map-policy/': [
          'MAP Policy',
          '<p>Saltmere Knives has adopted this unilateral Minimum Advertised Price policy to protect the standing of its knives. Dealers who advertise below MAP lose their account.</p><p>Report a violation: <a href="mailto:map@saltmereknives.com">map@saltmereknives.com</a></p>',
        ],
        '/affiliates/': [
          'Affiliates',
          '<p>Earn 8% when your readers buy. Apply to partners@saltmereknives.com.</p>',
        ],
      },
    ),
    'www.edgeandanvil.com': {
      '/saltmere/': elsewhere(
        'Edge & Anvil Cutlery',
        'Saltmere',
        '<p>Authorized dealer since 2016.</p>',
        'sharp@edgeandanvil.com',
      ),
    },
    'www.saltmere-sailing.co.uk': {
      '/': elsewhere(
        'Saltmere Sailing Club',
        'Racing calendar',
        '<p>Commodore: commodore@saltmere-sailing.co.uk</p>',
      ),
    },
  },
  expected: {
    website: 'www.saltmereknives.com',
    wayIn: { kind: 'form', anyOf: ['https://www.saltmereknives.com/dealer-application/'] },
    traps: [
      'sales@tallgrass.agency',
      'webmaster@saltmereknives.com',
      'map@saltmereknives.com',
      'partners@saltmereknives.com',
      'sharp@edgeandanvil.com',
      'commodore@saltmere-sailing.co.uk',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'New dealers start with an order of at least USD 1,000 at dealer cost.',
        path: '/dealers/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Sales through Amazon Marketplace, Walmart Marketplace, eBay and the like end the dealership.',
        path: '/dealers/',
      },
      map_policy: {
        value: 'yes',
        words: 'Saltmere Knives has adopted this unilateral Minimum Advertised Price policy',
        path: '/map-policy/',
      },
      minimum_opening_order: {
        value: 1000,
        words: 'New dealers start with an order of at least USD 1,000',
        path: '/dealers/',
      },
      minimum_reorder: { value: 300, words: 'Refill orders have a $300 floor.', path: '/dealers/' },
      currency: 'USD',
      documents: {
        value: ['w9', 'business_license', 'storefront_photos'],
        words: 'attach a signed W-9, your business license and three photographs of your store.',
        path: '/dealers/',
      },
    },
  },
};

const pelham: DiscoveryCase = {
  brand: 'Pelham Kettle Co.',
  productTitles: ['Pelham Kettle Co. Whistling Stove Top Kettle 2L, Racing Green', 'Pelham Milk Pan Enamel'],
  category: 'Home & Kitchen',
  search: [
    hit(
      'https://www.amazon.co.uk/dp/B0CPELH2LG',
      'Pelham Kettle Co. Whistling Stove Top Kettle 2L : Amazon.co.uk',
      'Home & Kitchen.',
    ),
    hit(
      `https://${pelhamHost}/`,
      'Pelham Kettle Co. | Enamel kettles made in Birmingham',
      'Whistles in B flat.',
    ),
    hit('https://www.pelham.gov.example/', 'Town of Pelham', 'Town services.'),
    hit('https://www.cookandcask.co.uk/brand/pelham', 'Pelham kettles at Cook & Cask', 'Next day delivery.'),
    insta('pelhamkettle', 'Enamel, whistles.'),
    hit(
      'https://find-and-update.company-information.service.gov.uk/company/09900123',
      'PELHAM KETTLE CO. LTD - Companies House',
      'Registered office address, Birmingham.',
    ),
  ],
  hosts: {
    [pelhamHost]: {
      '/': next(
        pelhamHost,
        '/',
        'Pelham Kettle Co.',
        blocks('<h1>Whistles in B flat</h1>', '<p>Vitreous enamel on heavy steel, dipped in Birmingham.</p>'),
      ),
      '/kettles': next(pelhamHost, '/kettles', 'Kettles | Pelham', {
        products: [
          {
            title: 'Whistling Kettle 2L',
            price: { amount: '74.00', currencyCode: 'GBP' },
            image: '/img/kettle@2x.webp',
          },
          { title: 'Milk Pan', price: { amount: '42.00', currencyCode: 'GBP' }, image: '/img/pan@2x.webp' },
        ],
      }),
      '/help': next(pelhamHost, '/help', 'Help | Pelham', {
        faqs: [
          { q: 'Will it work on induction?', a: 'All our kettles do.' },
          {
            q: 'Can I sell Pelham kettles on Amazon or eBay?',
            a: 'Only if we have agreed it with you in writing beforehand. Shops with their own website need no permission.',
          },
          { q: 'Do you deliver abroad?', a: 'To Ireland and the Channel Islands.' },
        ],
      }),
      '/trade': next(
        pelhamHost,
        '/trade',
        'Trade | Pelham',
        blocks(
          '<h1>Trade accounts</h1><p>We supply cookshops, farm shops and department stores in the UK and Ireland.</p>',
          '<p>Opening orders start from £300 ex VAT and repeat orders from £120. Please have two trade references ready.</p>',
          '<p>Open an account by writing to trade@pelhamkettle.co.uk.</p>',
        ),
      ),
      '/contact': next(pelhamHost, '/contact', 'Contact | Pelham', {
        contact: {
          customerCare: 'care@pelhamkettle.co.uk',
          press: 'press@pelhamkettle.co.uk',
          phone: '0121 496 0188',
        },
      }),
      '/sitemap.xml': urlset(pelhamHost, ['/', '/kettles', '/help', '/trade', '/contact']),
    },
    'www.cookandcask.co.uk': {
      '/brand/pelham': other('Cook & Cask', 'Pelham', '<p>Kettle £74</p><p>b2b@cookandcask.co.uk</p>'),
    },
  },
  expected: {
    website: pelhamHost,
    wayIn: { kind: 'address', anyOf: ['trade@pelhamkettle.co.uk'] },
    traps: [
      'projects@northlight.build',
      'name@example.com',
      'press@pelhamkettle.co.uk',
      'b2b@cookandcask.co.uk',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We supply cookshops, farm shops and department stores in the UK and Ireland.',
        path: '/trade',
      },
      marketplaces: {
        value: 'with_permission',
        words: 'Only if we have agreed it with you in writing beforehand.',
        path: '/help',
      },
      minimum_opening_order: { value: 300, words: 'Opening orders start from £300 ex VAT', path: '/trade' },
      minimum_reorder: { value: 120, words: 'and repeat orders from £120.', path: '/trade' },
      currency: 'GBP',
      documents: {
        value: ['trade_references'],
        words: 'Please have two trade references ready.',
        path: '/trade',
      },
    },
  },
};

const fennwick: DiscoveryCase = {
  brand: 'Fennwick',
  productTitles: ['Fennwick Brass Pepper Mill 6 Inch', 'Fennwick Spice Grinder, Solid Brass'],
  search: [
    amazon('Fennwick', 'Brass Pepper Mill 6 Inch'),
    hit('https://www.fennwicksolicitors.co.uk/', 'Fennwick Solicitors', 'Conveyancing and wills in Lincoln.'),
    hit(
      'https://fennwick.shop/',
      'Fennwick — spice grinders in solid brass',
      'Spice grinders cut from one block of brass.',
    ),
    hit('https://www.pepperandpine.com/brands/fennwick', 'Fennwick – Pepper & Pine', 'Mills for life.'),
    face('fennwickgrinders', 'Brass mills.'),
    insta('fennwick.brass', 'turned in Tacoma'),
  ],
  hosts: {
    'fennwick.shop': {
      '/': app(
        'Fennwick — spice grinders in solid brass',
        `{${fennMenu},"page":{"h1":"One block of brass","body":"Turned in Tacoma on a 1962 lathe."}}`,
      ),
      '/grinders': app(
        'Grinders — Fennwick',
        `{${fennMenu},"items":[{"n":"Pepper Mill","p":"$118"},{"n":"Spice Grinder","p":"$96"}]}`,
      ),
      '/about': app(
        'About — Fennwick',
        `{${fennMenu},"page":{"h1":"About","body":"Wick Fenn left aerospace to make things that fit in a hand. Press kit: media\\u0040fennwick.shop"}}`,
      ),
      '/stores': app(
        'For stores — Fennwick',
        `{${fennMenu},"page":{"h1":"For stores","body":"\\u003cp\\u003eWe wholesale to kitchen and gift stores in North America.\\u003c\\/p\\u003e\\u003cp\\u003eThere is a $350 minimum on the first order and none after that. Please hold to the printed retail price when you advertise; our MAP agreement comes with the line sheet.\\u003c\\/p\\u003e\\u003cp\\u003eAsk for it at \\u003ca href=\\u0022mailto:stores\\u0040fennwick.shop\\u0022\\u003estores\\u0040fennwick.shop\\u003c\\/a\\u003e.\\u003c\\/p\\u003e"}}`,
      ),
      '/contact': app(
        'Contact — Fennwick',
        `{${fennMenu},"page":{"h1":"Contact","body":"Repairs and orders: help\\u0040fennwick.shop"}}`,
      ),
    },
    'www.fennwick.shop': { '/': move('https://fennwick.shop/') },
    'www.fennwicksolicitors.co.uk': {
      '/': elsewhere('Fennwick Solicitors', 'Conveyancing', '<p>enquiries@fennwicksolicitors.co.uk</p>'),
    },
    'www.pepperandpine.com': {
      '/brands/fennwick': elsewhere(
        'Pepper & Pine',
        'Fennwick',
        '<p>Pepper Mill $118</p>',
        'hello@pepperandpine.com',
      ),
    },
  },
  expected: {
    website: 'fennwick.shop',
    wayIn: { kind: 'address', anyOf: ['stores@fennwick.shop'] },
    traps: ['media@fennwick.shop', 'enquiries@fennwicksolicitors.co.uk', 'hello@pepperandpine.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We wholesale to kitchen and gift stores in North America.',
        path: '/stores',
      },
      map_policy: { value: 'yes', words: 'our MAP agreement comes with the line sheet.', path: '/stores' },
      minimum_opening_order: {
        value: 350,
        words: 'There is a $350 minimum on the first order and none after that.',
        path: '/stores',
      },
      currency: 'USD',
    },
  },
};

export const kitchenMore: readonly DiscoveryCase[] = [saltmere, pelham, fennwick];
