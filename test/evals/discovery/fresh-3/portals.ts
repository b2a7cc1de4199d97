import type { DiscoveryCase } from '../case.ts';
import {
  address,
  bigcommerce,
  custom,
  form,
  formAt,
  mail,
  said,
  shop,
  shopify,
  squarespace,
  webflow,
  woo,
} from '../fresh/themes.ts';
import { house } from './house.ts';

/** Brands that take orders by portals, reps and distributors. */
export const cases: readonly DiscoveryCase[] = [
  house({
    brand: 'Kestramount Apparel',
    titles: ['Kestramount Wind Shell Jacket Men', 'Kestramount Trail Short 7 in'],
    host: 'kestramount.test',
    line: 'Wind shells and trail shorts for mountain running.',
    theme: shopify,
    site: {
      name: 'Kestramount',
      nav: 'Men=/collections/men | Women=/collections/women | Athletes=/pages/athletes',
      foot: 'Support=/pages/support | Dealer login=https://kestramount.repspark.test/login | Become a dealer=/pages/dealer-program | Pro deal=/pages/pro',
    },
    pages: {
      '/': '<h1>Up and back</h1><p>Wind shells, trail shorts. $128.</p>',
      '/pages/dealer-program': `<h1>Dealer program</h1><p>Kestramount is sold by specialty run and outdoor retailers who know their customers. Dealers order on RepSpark.</p><ol><li>Complete the <a href="https://kestramount.repspark.test/apply">dealer application</a>.</li><li>Attach your resale certificate and photos of your storefront.</li><li>Place an opening order of at least $2,500 at wholesale.</li></ol><p>Dealers may sell on their own website. Listing on third-party marketplaces, Amazon included, is prohibited, and all dealers honor our MAP policy.</p>`,
      '/pages/support': `<h1>Support</h1><p>${mail('support@kestramount.test')}</p>`,
      '/pages/pro': `<h1>Pro deal</h1><p>Guides and coaches get 40% off. ${mail('pro@kestramount.test')}</p>`,
    },
    others: {
      'kestramount.repspark.test': {
        '/login': `<!doctype html><title>Sign in</title><h1>Sign in</h1>${form('/login', 'Email, Password')}`,
        '/apply': `<!doctype html><title>Dealer application – Kestramount</title><h1>Dealer application</h1>${form('/apply', 'Store name, Buyer, Email, Resale certificate')}`,
      },
    },
    expected: {
      wayIn: formAt(
        'https://kestramount.repspark.test/apply',
        'https://kestramount.test/pages/dealer-program',
      ),
      traps: ['pro@kestramount.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Kestramount is sold by specialty run and outdoor retailers',
          '/pages/dealer-program',
        ),
        documents: said(
          ['resale_certificate', 'storefront_photos'],
          'Attach your resale certificate and photos of your storefront',
          '/pages/dealer-program',
        ),
        minimum_opening_order: said(
          2500,
          'Place an opening order of at least $2,500 at wholesale',
          '/pages/dealer-program',
        ),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'Listing on third-party marketplaces, Amazon included, is prohibited',
          '/pages/dealer-program',
        ),
        map_policy: said('yes', 'all dealers honor our MAP policy', '/pages/dealer-program'),
      },
    },
  }),
  house({
    brand: 'Birch & Bramley',
    titles: ['Birch & Bramley Letterpress Cards Box of 8', 'Birch & Bramley Desk Planner 2026'],
    host: 'birchbramley.test',
    line: 'Letterpress cards and desk planners.',
    theme: squarespace,
    site: {
      name: 'Birch & Bramley',
      nav: 'Cards=/cards | Planners=/planners | Wholesale=/wholesale-info',
      foot: 'Contact=/contact | Instagram=https://instagram.com/birchbramley',
    },
    pages: {
      '/': '<h1>Paper, pressed</h1><p>Letterpress cards, desk planners. Box of 8 $22.</p>',
      '/wholesale-info': `<h1>Wholesale info</h1><p>We show with our sales reps across the country. To find yours, or to be sent the current catalog, write to our wholesale manager Odette at odette (at) birchbramley (dot) test.</p><p>Our catalog is on Brandwise and MarketTime for registered buyers.</p><h3>Terms</h3><p>Opening: $150. Reorder: $100. Cards are sold in sixes, boxes in fours.</p><p>Ship time is 1–2 weeks. Net 30 with three credit references.</p>`,
      '/contact': `<h1>Contact</h1><p>Retail orders: ${mail('shop@birchbramley.test')}</p><p>Artists: we're not reviewing submissions at the moment. ${mail('art@birchbramley.test')}</p>`,
    },
    expected: {
      wayIn: address('odette@birchbramley.test'),
      traps: ['art@birchbramley.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'to be sent the current catalog, write to our wholesale manager',
          '/wholesale-info',
        ),
        minimum_opening_order: said(150, 'Opening: $150', '/wholesale-info'),
        minimum_reorder: said(100, 'Reorder: $100', '/wholesale-info'),
        currency: 'USD',
        documents: said(['trade_references'], 'Net 30 with three credit references', '/wholesale-info'),
      },
    },
  }),
  house({
    brand: 'Haldane Fly Reels',
    titles: ['Haldane Click Pawl Fly Reel 5/6', 'Haldane Fly Line WF6F'],
    host: 'haldanereels.test',
    line: 'Click pawl fly reels and fly line.',
    theme: custom,
    site: {
      name: 'Haldane Reels',
      nav: 'Reels=/reels.html | Lines=/lines.html | Dealers=/dealers.html | Contact=/contact.html',
      foot: 'Warranty=/warranty.html',
      credit: 'Page by <a href="mailto:web@troutcreekdesign.test">Trout Creek Design</a>',
    },
    pages: {
      '/': '<h1>Haldane Reels</h1><p>Click pawl fly reels turned from bar stock. Fly line WF6F.</p>',
      '/dealers.html': `<h1>Dealers</h1><p>In the United States Haldane reels are sold through our distributor, Cutbank Sporting Goods of Helena, Montana. Fly shops should call them on 406-555-0119; we do not sell to shops directly.</p><p>Authorized dealers: Blue Dun Anglers, Ennis MT. Riffle &amp; Run, Roscoe NY.</p>`,
      '/contact.html': `<h1>Contact</h1><p>Write: <a href="mailto:reels@haldanereels.test">reels@haldanereels.test</a></p>`,
      '/warranty.html':
        '<h1>Warranty</h1><p>Lifetime, to the first owner, if bought from an authorized dealer.</p>',
    },
    expected: {
      wayIn: address('reels@haldanereels.test'),
      traps: ['web@troutcreekdesign.test'],
      policy: {
        takes_wholesale: said('no', 'we do not sell to shops directly', '/dealers.html'),
        distributors: said(
          ['Cutbank Sporting Goods'],
          'sold through our distributor, Cutbank Sporting Goods of Helena, Montana',
          '/dealers.html',
        ),
      },
    },
  }),
  house({
    brand: 'Osgarth Tools Inc.',
    titles: ['Osgarth 1/2 in Torque Wrench', 'Osgarth Hex Key Set Metric'],
    host: 'osgarthtools.test',
    line: 'Torque wrenches and hex keys for professional mechanics.',
    theme: bigcommerce,
    site: {
      name: 'Osgarth Tools',
      nav: 'Wrenches=/wrenches/ | Hex keys=/hex-keys/ | Support=/support/',
      foot: 'About=/about-us/ | Reseller Program=/reseller-program/ | MAP Policy=/map-policy/ | Contact Us=/contact-us/',
    },
    pages: {
      '/': '<h1>Osgarth</h1><p>Torque wrenches, hex key sets. Calibrated in Ohio.</p>',
      '/reseller-program/': `<h1>Reseller Program</h1><p>Thank you for your interest in becoming an Osgarth reseller. To apply you must have a physical storefront or an established e-commerce website, a Federal Tax ID and a current business license.</p><p>Send these with two trade references to ${mail('resellers@osgarthtools.test')}.</p><p>The initial stocking order is $3,000.00 net; there is no minimum afterwards.</p>`,
      '/map-policy/':
        '<h1>Minimum Advertised Price Policy</h1><p>Resellers may not advertise below MAP. Sales through Amazon, eBay, Newegg and other marketplaces require an Authorized Marketplace Seller agreement countersigned by Osgarth.</p><p>Report a violation: <a href="mailto:mapenforcement@osgarthtools.test">mapenforcement@osgarthtools.test</a></p>',
      '/contact-us/': `<h1>Contact Us</h1><p>Technical support: ${mail('tech@osgarthtools.test')}</p><p>Accounts payable: ${mail('ap@osgarthtools.test')}</p>`,
    },
    expected: {
      wayIn: address('resellers@osgarthtools.test'),
      traps: ['mapenforcement@osgarthtools.test', 'ap@osgarthtools.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Thank you for your interest in becoming an Osgarth reseller',
          '/reseller-program/',
        ),
        documents: {
          ...said(
            ['tax_id', 'business_license', 'trade_references'],
            'a Federal Tax ID and a current business license',
            '/reseller-program/',
          ),
          furtherWords: ['Send these with two trade references'],
        },
        minimum_opening_order: said(
          3000,
          'The initial stocking order is $3,000.00 net',
          '/reseller-program/',
        ),
        currency: 'USD',
        map_policy: said('yes', 'Resellers may not advertise below MAP', '/map-policy/'),
        marketplaces: said(
          'with_permission',
          'require an Authorized Marketplace Seller agreement',
          '/map-policy/',
        ),
      },
    },
  }),
  house({
    brand: 'Mirabeck Baby',
    titles: ['Mirabeck Baby Muslin Swaddle 3 Pack', 'Mirabeck Baby Silicone Bib'],
    host: 'mirabeckbaby.test',
    line: 'Muslin swaddles and silicone bibs.',
    theme: webflow,
    site: {
      name: 'Mirabeck Baby',
      nav: 'Swaddles=/swaddles | Feeding=/feeding | Our story=/story',
      foot: 'Contact=/contact | Trade=/trade',
    },
    pages: {
      '/': '<h1>Soft from day one</h1><p>Muslin swaddles, silicone bibs.</p>',
      '/trade':
        '<h1>Trade</h1><p>Mirabeck Baby is part of the Harrowgate Nursery Group. Trade customers are looked after by our parent company: please <a href="https://harrowgategroup.test/trade-accounts">apply for a trade account with Harrowgate</a>.</p><p>Trade accounts may not list our products on Amazon.</p>',
      '/contact': `<h1>Contact</h1><p>Parents, write to ${mail('hello@mirabeckbaby.test')}. Press: ${mail('pr@bloomcomms.test')}.</p>`,
    },
    others: {
      'harrowgategroup.test': shop(
        webflow,
        {
          name: 'Harrowgate Nursery Group',
          nav: 'Brands=/brands | Trade accounts=/trade-accounts',
          foot: 'Contact=/contact',
        },
        {
          '/': '<h1>Harrowgate Nursery Group</h1><p>Mirabeck Baby, Dozy Owl, Pramkin.</p>',
          '/trade-accounts': `<h1>Trade accounts</h1><p>One account for all our brands. Opening order £500 net.</p>${form('/trade-accounts', 'Company, Contact, Email, VAT number')}`,
          '/contact': `<h1>Contact</h1><p>${mail('info@harrowgategroup.test')}</p>`,
        },
      ),
    },
    expected: {
      wayIn: formAt('https://harrowgategroup.test/trade-accounts'),
      traps: ['pr@bloomcomms.test'],
      policy: {
        takes_wholesale: said('yes', 'Trade customers are looked after by our parent company', '/trade'),
        marketplaces: said(
          'amazon_forbidden',
          'Trade accounts may not list our products on Amazon',
          '/trade',
        ),
        minimum_opening_order: said(500, 'Opening order £500 net', '/trade-accounts'),
        currency: 'GBP',
      },
    },
  }),
  house({
    brand: 'Quenby Botanicals LLC',
    titles: ['Quenby Botanicals Rose Facial Oil 1 oz', 'Quenby Botanicals Clay Mask'],
    host: 'quenbybotanicals.test',
    line: 'Rose facial oil and clay masks, small batch.',
    theme: woo,
    site: {
      name: 'Quenby Botanicals',
      nav: 'Shop=/shop/ | Ingredients=/ingredients/ | Professionals=/professionals/',
      foot: 'Contact=/contact/ | Shipping=/shipping/',
    },
    pages: {
      '/': '<h1>Grown and bottled here</h1><p>Rose facial oil, clay masks.</p>',
      '/professionals/': `<h1>Professionals</h1><p>Are you an esthetician, spa director or boutique buyer? Register below for backbar and retail pricing. Once your license and sales tax permit have been checked, prices will show when you are signed in.</p>${form('/professionals/#register', 'First name, Last name, Business, Email, License number', 'Register')}<p>There's a $200 first-order minimum and a $75 minimum after that. We ask our partners not to sell on Amazon, Etsy or eBay.</p>`,
      '/contact/': `<h1>Contact</h1><p>quenby [at] quenbybotanicals [dot] test</p>`,
    },
    expected: {
      wayIn: formAt('https://quenbybotanicals.test/professionals/'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Register below for backbar and retail pricing', '/professionals/'),
        documents: said(
          ['resale_certificate', 'business_license'],
          'Once your license and sales tax permit have been checked',
          '/professionals/',
        ),
        minimum_opening_order: said(
          200,
          "There's a $200 first-order minimum and a $75 minimum after that",
          '/professionals/',
        ),
        minimum_reorder: said(
          75,
          "There's a $200 first-order minimum and a $75 minimum after that",
          '/professionals/',
        ),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'We ask our partners not to sell on Amazon, Etsy or eBay',
          '/professionals/',
        ),
      },
    },
  }),
];
