import type { CasePage, DiscoveryCase } from '../case.ts';
import { square, stencil } from './frames.ts';
import {
  amazon,
  amazonItem,
  etsy,
  hit,
  insta,
  linkedin,
  other,
  type Shop,
  seller,
  squareForm,
} from './kit.ts';

const gizmoShop: Shop = {
  host: 'www.gizmogardenkits.com',
  name: 'Gizmo Garden',
  about: 'Electronics and plant science kits for ages 8 and up.',
  nav: [
    ['/kits/', 'Kits'],
    ['/educators/', 'Educators'],
    ['/help/', 'Help'],
    ['/wholesale-application/', 'Wholesale'],
  ],
  foot: [
    ['/wholesale-application/', 'Wholesale'],
    ['/educators/', 'Educators'],
    ['/help/', 'Help'],
    ['/privacy-policy/', 'Privacy Policy'],
  ],
  mail: 'help@gizmogardenkits.com',
  phone: '(412) 555-0153',
  goods: [
    ['talking-plant-kit', 'Talking Plant Kit', '$44.95'],
    ['solar-sprinkler-kit', 'Solar Sprinkler Kit', '$39.95'],
  ],
  head: '<script>window.b3 = {"setting":{"storeHash":"gz81k","channelId":1}}; window.__b2bEdition = {"storefront":"https://buyer-portal.bigcommerce.example/","registerUrl":"/wholesale-application/","quoteEnabled":false};</script>',
};
const gizmo: DiscoveryCase = {
  brand: 'Gizmo Garden Kits',
  productTitles: ['Gizmo Garden Talking Plant Electronics Kit', 'Gizmo Garden Solar Sprinkler STEM Kit'],
  category: 'Toys & Games',
  search: [
    amazonItem('Gizmo Garden Talking Plant Kit', 'Gizmo Garden'),
    hit('https://www.gizmogardenkits.com/', 'Gizmo Garden - Science Kits', gizmoShop.about),
    hit(
      'https://www.stemshelf.com/gizmo-garden',
      'Gizmo Garden | STEM Shelf',
      'Kits that grow. Ships from Ohio.',
    ),
    hit(
      'https://gizmogardens.co.nz/',
      'Gizmo Gardens - Landscaping Auckland',
      'Irrigation, decking and design.',
    ),
    linkedin('Gizmo Garden', 'Education. 2-10 employees. Pittsburgh.'),
  ],
  hosts: {
    'www.gizmogardenkits.com': stencil(gizmoShop, {
      '/': ['Home', '<p>Solder, seeds and a little patience.</p>'],
      '/kits/': ['Kits', '<p>11 kits</p>'],
      '/educators/': [
        'Educators',
        '<p>Classroom packs at 20% off. Purchase orders welcome: <a href="mailto:schools@gizmogardenkits.com">schools@gizmogardenkits.com</a></p>',
      ],
      '/help/': ['Help', '<p>LED won’t light? Turn it around. Still no? help@gizmogardenkits.com</p>'],
      '/privacy-policy/': [
        'Privacy Policy',
        '<p>We comply with COPPA. Parents may write to <a href="mailto:privacy@gizmogardenkits.com">privacy@gizmogardenkits.com</a>.</p>',
      ],
      '/wholesale-application/': [
        'Wholesale',
        `<div data-content-region="page_builder_content"><div data-layout-id="1f0a"><div data-sub-layout-container="8c11" data-layout-name="Layout"><style data-container-styling="8c11">[data-sub-layout-container="8c11"]{box-sizing:border-box;display:flex;flex-wrap:wrap;z-index:0;position:relative}</style><div data-sub-layout="41e0"><div data-widget-id="41e1"><div class="sd-simple-text-41e1"><p>Gizmo Garden is stocked by toy stores, science museums, garden centers and catalogs.</p><p>Apply below for a wholesale account. Approval takes one to two business days, after which wholesale pricing appears when you're signed in.</p></div></div><div data-widget-id="41e2"><div class="sd-simple-text-41e2"><ul><li><strong>Opening order:</strong> <span>$360</span></li></ul><p>Please attach your reseller certificate. Wholesale customers agree that kits will not be sold on Amazon, eBay or Walmart Marketplace, and that they will observe our MAP.</p></div></div></div></div></div></div>
<div id="hs-wrap"><script charset="utf-8" type="text/javascript" src="//js.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({portalId:"8120044",formId:"e9d1c0b4-2a61-4e0b-8d1f-5a7b6f21aa10",region:"na1"});</script></div>`,
      ],
    }),
    'www.stemshelf.com': seller(
      'STEM Shelf',
      '/gizmo-garden',
      'Gizmo Garden',
      '<p>Talking Plant Kit $44.95</p>',
      'orders@stemshelf.com',
    ),
    'gizmogardens.co.nz': {
      '/': other('Gizmo Gardens', 'Landscaping', '<p>quotes@gizmogardens.co.nz</p>'),
    },
  },
  expected: {
    website: 'www.gizmogardenkits.com',
    wayIn: { kind: 'form', anyOf: ['https://www.gizmogardenkits.com/wholesale-application/'] },
    traps: [
      'schools@gizmogardenkits.com',
      'privacy@gizmogardenkits.com',
      'orders@stemshelf.com',
      'quotes@gizmogardens.co.nz',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Gizmo Garden is stocked by toy stores, science museums, garden centers and catalogs.',
        path: '/wholesale-application/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Wholesale customers agree that kits will not be sold on Amazon, eBay or Walmart Marketplace',
        path: '/wholesale-application/',
      },
      map_policy: {
        value: 'yes',
        words: 'that they will observe our MAP',
        path: '/wholesale-application/',
      },
      minimum_opening_order: {
        value: 360,
        words: 'Opening order: $360',
        path: '/wholesale-application/',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'Please attach your reseller certificate.',
        path: '/wholesale-application/',
      },
    },
  },
};

/** A page that a browser draws from what stands in its script. */
const drawn = (path: string, title: string, blocks: readonly { type: string; text: string }[]): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><title>${title} | Loop &amp; Lark</title><meta name="description" content="Crochet kits for kids, from Loop &amp; Lark in Minneapolis."/><link rel="canonical" href="https://loopandlark.com${path}"/><meta name="next-head-count" content="5"/><link rel="preload" href="/_next/static/css/2f1b7c0e8a.css" as="style"/><link rel="stylesheet" href="/_next/static/css/2f1b7c0e8a.css" data-n-g=""/><script defer="" nomodule="" src="/_next/static/chunks/polyfills-c67a75d1b6f99dc8.js"></script><script src="/_next/static/chunks/webpack-8fa1640cc84ba8fe.js" defer=""></script><script src="/_next/static/chunks/main-c20ff2b8c3d3a4f1.js" defer=""></script><script src="/_next/static/chunks/pages/%5B...slug%5D-1b0c.js" defer=""></script></head><body><div id="__next"><div class="spinner" aria-busy="true"></div><noscript>You need to enable JavaScript to run this app.</noscript></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
    {
      props: {
        pageProps: {
          slug: path,
          preview: false,
          nav: [
            { label: 'Kits', href: '/kits' },
            { label: 'Lessons', href: '/lessons' },
            { label: 'About', href: '/about' },
          ],
          footer: [
            { label: 'Wholesale', href: '/wholesale' },
            { label: 'Contact', href: '/contact' },
            { label: 'Returns', href: '/returns' },
          ],
          page: { title, blocks },
        },
        __N_SSG: true,
      },
      page: '/[...slug]',
      query: { slug: path.split('/').filter((one) => one !== '') },
      buildId: 'kD81xQ0zrV5b2nA',
      isFallback: false,
      gsp: true,
      locale: 'en-US',
    },
  ).replace(/</g, '\\u003c')}</script></body></html>`;
const text = (one: string): { type: string; text: string } => ({ type: 'paragraph', text: one });
const loopPages: Record<string, CasePage> = {
  '/': drawn('/', 'Crochet Kits for Kids', [
    { type: 'hero', text: 'One hook, one ball, one whale.' },
    text('Every kit comes with video lessons taught by a twelve-year-old.'),
  ]),
  '/kits': drawn('/kits', 'Kits', [text('Whale, Fox, Snail, Cactus. $32 each.')]),
  '/lessons': drawn('/lessons', 'Lessons', [text('Lesson 1: the slip knot.')]),
  '/about': drawn('/about', 'About', [
    text('Loop & Lark is June Halloran and her daughter Posy, in Minneapolis.'),
    text('Podcasts and press: press@loopandlark.com'),
  ]),
  '/wholesale': drawn('/wholesale', 'Wholesale', [
    text('Yarn shops, toy stores and museum shops can carry our kits.'),
    text('The minimum first order is $240 (15 kits). Reorders have a minimum of $128.'),
    text('We do not allow sales of our kits on Amazon, Etsy or eBay.'),
    text('To open an account, email wholesale@loopandlark.com with your resale certificate.'),
  ]),
  '/contact': drawn('/contact', 'Contact', [text('hello@loopandlark.com for lost hooks and tangled yarn.')]),
  '/returns': drawn('/returns', 'Returns', [text('Unopened kits within 60 days.')]),
  '/robots.txt': {
    type: 'text/plain',
    body: 'User-agent: *\nAllow: /\nSitemap: https://loopandlark.com/sitemap.xml\n',
  },
  '/sitemap.xml': {
    type: 'application/xml',
    body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/', '/kits', '/lessons', '/about', '/wholesale', '/contact', '/returns'].map((one) => `<url><loc>https://loopandlark.com${one}</loc></url>`).join('')}</urlset>`,
  },
};
const loop: DiscoveryCase = {
  brand: 'Loop & Lark',
  productTitles: [
    'Loop & Lark Beginner Crochet Kit for Kids, Whale',
    'Loop and Lark Learn to Crochet Kit Cactus',
  ],
  category: 'Arts & Crafts',
  search: [
    amazon('Loop & Lark', 'Beginner Crochet Kit for Kids'),
    hit(
      'https://loopandlark.com/',
      'Crochet Kits for Kids | Loop & Lark',
      'Crochet kits for kids, from Minneapolis.',
    ),
    hit(
      'https://www.larkandloopcafe.com/',
      'Lark & Loop Café - Dublin',
      'Coffee and knitting in Stoneybatter.',
    ),
    etsy('LoopAndLarkKits', 'Crochet kits for kids and beginners.'),
  ],
  hosts: {
    'loopandlark.com': loopPages,
    'www.larkandloopcafe.com': {
      '/': other('Lark & Loop Café', 'Dublin', '<p>hello@larkandloopcafe.com</p>'),
    },
  },
  expected: {
    website: 'loopandlark.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@loopandlark.com'] },
    traps: ['press@loopandlark.com', 'hello@larkandloopcafe.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Yarn shops, toy stores and museum shops can carry our kits.',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'We do not allow sales of our kits on Amazon, Etsy or eBay.',
        path: '/wholesale',
      },
      minimum_opening_order: {
        value: 240,
        words: 'The minimum first order is $240 (15 kits).',
        path: '/wholesale',
      },
      minimum_reorder: {
        value: 128,
        words: 'Reorders have a minimum of $128.',
        path: '/wholesale',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'email wholesale@loopandlark.com with your resale certificate',
        path: '/wholesale',
      },
    },
  },
};

const moonShop: Shop = {
  host: 'www.moonfishgames.com',
  name: 'Moonfish Games',
  about: 'Small card games for long train rides.',
  nav: [
    ['/games', 'Games'],
    ['/rules', 'Rules'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/contact', 'Contact'],
    ['/press-kit', 'Press kit'],
  ],
  goods: [
    ['tidepool', 'Tidepool', '$16.00'],
    ['night-market', 'Night Market', '$18.00'],
  ],
};
const moon: DiscoveryCase = {
  brand: 'Moonfish Games',
  productTitles: ['Moonfish Games Tidepool Card Game', 'Night Market Card Game by Moonfish Games'],
  category: 'Toys & Games',
  search: [
    hit(
      'https://boardgamearchive.example/publisher/moonfish-games',
      'Moonfish Games | Board Game Archive',
      'Publisher. 3 games. 7.4 average.',
    ),
    hit('https://www.moonfishgames.com/', 'Moonfish Games', moonShop.about),
    hit(
      'https://www.crowdstart.example/projects/moonfish/night-market',
      'Night Market by Moonfish Games',
      '1,204 backers pledged $38,110.',
    ),
    amazon('Moonfish Games', 'Tidepool Card Game'),
    insta('moonfishgames', 'small games, long rides'),
  ],
  hosts: {
    'www.moonfishgames.com': square(moonShop, {
      '/': ['Home', '<h2>Games that fit in a coat pocket.</h2>'],
      '/games': [
        'Games',
        '<p>Tidepool (2-4 players, 15 minutes). Night Market (3-5 players, 25 minutes).</p>',
      ],
      '/rules': ['Rules', '<p>Lost yours? Download Tidepool (EN, FR) and Night Market (EN).</p>'],
      '/about': [
        'About',
        '<p>Moonfish is Priya Raman, who designs, and Cole Becker, who packs. We live in Providence.</p>',
      ],
      '/press-kit': [
        'Press kit',
        '<p>Box art, photos and logos. Reviewers can ask for a copy: <a href="mailto:reviews@moonfishgames.com">reviews@moonfishgames.com</a></p>',
      ],
      '/contact': ['Contact', `<p>Anything at all:</p>${squareForm(['Name', 'Email', 'Message'], 'Send')}`],
    }),
    'boardgamearchive.example': {
      '/publisher/moonfish-games': other(
        'Board Game Archive',
        'Moonfish Games',
        '<p>Providence, RI.</p>',
        'mods@boardgamearchive.example',
      ),
    },
    'www.crowdstart.example': {
      '/projects/moonfish/night-market': other(
        'CrowdStart',
        'Night Market',
        '<p>Funded March 2022.</p>',
        'trust@crowdstart.example',
      ),
    },
  },
  expected: {
    website: 'www.moonfishgames.com',
    wayIn: { kind: 'form', anyOf: ['https://www.moonfishgames.com/contact'] },
    traps: ['reviews@moonfishgames.com', 'mods@boardgamearchive.example', 'trust@crowdstart.example'],
    policy: {},
  },
};

export const toysMore: readonly DiscoveryCase[] = [gizmo, loop, moon];
