import type { DiscoveryCase } from '../case.ts';
import {
  address,
  cf,
  form,
  formAt,
  mail,
  next,
  none,
  nuxt,
  said,
  shopify,
  squarespace,
} from '../fresh/themes.ts';
import { house } from './house.ts';

/** Pages drawn by script, forms of others in frames, documents, and doors with a password. */
export const cases: readonly DiscoveryCase[] = [
  house({
    brand: 'Noctivale Sleep',
    titles: ['Noctivale Weighted Eye Mask', 'Noctivale Silk Pillowcase Queen'],
    host: 'noctivale.test',
    line: 'Weighted eye masks and silk pillowcases.',
    theme: next,
    site: {
      name: 'Noctivale',
      nav: 'Shop=/shop | Science=/science',
      foot: 'Contact=/contact | Retail partners=/retail-partners',
    },
    pages: {
      '/': '<h1>Sleep, engineered</h1><p>Weighted eye masks, silk pillowcases.</p>',
      '/retail-partners':
        '<h1>Retail partners</h1><p>Noctivale is carried by hotels, spas and department stores. New partners order at least $1,200 to begin with, and $600 afterwards.</p><p>Partner pricing is confidential. You agree to our Minimum Advertised Price and to sell only to end consumers from your own store or site; no marketplaces.</p><p>Write to partners@noctivale.test.</p>',
      '/contact': '<h1>Contact</h1><p>Customers: care@noctivale.test. Press: media@noctivale.test.</p>',
    },
    expected: {
      wayIn: address('partners@noctivale.test'),
      traps: ['media@noctivale.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Noctivale is carried by hotels, spas and department stores',
          '/retail-partners',
        ),
        minimum_opening_order: said(
          1200,
          'New partners order at least $1,200 to begin with, and $600 afterwards',
          '/retail-partners',
        ),
        minimum_reorder: said(
          600,
          'New partners order at least $1,200 to begin with, and $600 afterwards',
          '/retail-partners',
        ),
        currency: 'USD',
        map_policy: said('yes', 'You agree to our Minimum Advertised Price', '/retail-partners'),
        marketplaces: said('forbidden', 'no marketplaces', '/retail-partners'),
      },
    },
  }),
  house({
    brand: 'Pallister Golf',
    titles: ['Pallister Leather Golf Glove Cadet', 'Pallister Divot Tool Brass'],
    host: 'pallistergolf.test',
    line: 'Leather golf gloves and brass divot tools.',
    theme: nuxt,
    site: {
      name: 'Pallister',
      nav: 'Gloves=/gloves | Tools=/tools | Pro shops=/pro-shops',
      foot: 'Contact=/contact',
    },
    pages: {
      '/': '<h1>Feel the grip</h1><p>Leather golf gloves, brass divot tools.</p>',
      '/pro-shops':
        '<h1>Pro shops</h1><p>Green-grass accounts only: Pallister is available to golf clubs and pro shops, and is not sold to big box or online retailers. Open an account by emailing your club name and sales tax permit to clubs@pallistergolf.test. The opening package is $450.</p>',
      '/contact': '<h1>Contact</h1><p>hello@pallistergolf.test</p>',
    },
    expected: {
      wayIn: address('clubs@pallistergolf.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Pallister is available to golf clubs and pro shops', '/pro-shops'),
        documents: said(['resale_certificate'], 'emailing your club name and sales tax permit', '/pro-shops'),
        minimum_opening_order: said(450, 'The opening package is $450', '/pro-shops'),
        currency: 'USD',
        marketplaces: said('forbidden', 'is not sold to big box or online retailers', '/pro-shops'),
      },
    },
  }),
  house({
    brand: 'Fernhollow Tea',
    titles: ['Fernhollow Tea Earl Grey Loose Leaf 4 oz', 'Fernhollow Tea Matcha 30 g'],
    host: 'fernhollowtea.test',
    line: 'Loose leaf Earl Grey and matcha.',
    theme: shopify,
    site: {
      name: 'Fernhollow Tea',
      nav: 'Tea=/collections/tea | Brewing=/pages/brewing',
      foot: 'Contact=/pages/contact | Bulk & trade=/pages/bulk-trade',
    },
    pages: {
      '/': '<h1>Steeped in patience</h1><p>Earl Grey loose leaf, matcha 30 g.</p>',
      '/pages/bulk-trade':
        '<h1>Bulk &amp; trade</h1><p>Buying for a cafe, restaurant or store? Answer six questions and we will open your account the same day.</p><iframe src="https://forms.feathery-fernhollow.test/f/trade-application" title="Trade application" width="100%" height="900"></iframe><p>Minimum order: 5 lb of loose tea, or $120 of retail tins.</p>',
      '/pages/contact': `<h1>Contact</h1><p>${cf('tea@fernhollowtea.test')}</p>`,
    },
    others: {
      'forms.feathery-fernhollow.test': {
        '/f/trade-application': `<!doctype html><title>Trade application</title><h1>Trade application</h1>${form('/f/trade-application', 'Business, Email, Tax ID')}`,
      },
    },
    expected: {
      wayIn: formAt(
        'https://fernhollowtea.test/pages/bulk-trade',
        'https://forms.feathery-fernhollow.test/f/trade-application',
      ),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Answer six questions and we will open your account the same day',
          '/pages/bulk-trade',
        ),
        minimum_opening_order: said(
          120,
          'Minimum order: 5 lb of loose tea, or $120 of retail tins',
          '/pages/bulk-trade',
        ),
        currency: 'USD',
      },
    },
  }),
  house({
    brand: 'Bexcombe Denim',
    titles: ['Bexcombe Selvedge Jeans Slim', 'Bexcombe Denim Apron'],
    host: 'bexcombe.test',
    line: 'Selvedge jeans and denim aprons.',
    theme: shopify,
    site: {
      name: 'Bexcombe',
      nav: 'Jeans=/collections/jeans | Workshop=/pages/workshop',
      foot: 'Help=/pages/help | Wholesale=https://wholesale.bexcombe.test/',
    },
    pages: {
      '/': '<h1>Cut and sewn by us</h1><p>Selvedge jeans, denim aprons.</p>',
      '/pages/help': `<h1>Help</h1><p>Returns and repairs: ${mail('repairs@bexcombe.test')}</p><p>Anything at all: ${mail('hi@bexcombe.test')}</p>`,
    },
    others: {
      'wholesale.bexcombe.test': {
        '/': '<!doctype html><html lang="en"><head><title>Bexcombe Wholesale</title></head><body><h1>Enter password</h1><form method="post" action="/password"><input type="password" name="password"><button>Enter</button></form><p>Stockists only. No password yet? Email <a href="mailto:trade@bexcombe.test">trade@bexcombe.test</a> with your shop’s web address and company registration. First orders from £600.</p></body></html>',
      },
    },
    expected: {
      wayIn: address('trade@bexcombe.test'),
      traps: ['repairs@bexcombe.test'],
      policy: {
        takes_wholesale: said('yes', 'Stockists only', '/'),
        documents: said(
          ['website_url', 'business_license'],
          "with your shop's web address and company registration",
          '/',
        ),
        minimum_opening_order: said(600, 'First orders from £600', '/'),
        currency: 'GBP',
      },
    },
  }),
  house({
    brand: 'Stilby Ceramics',
    titles: ['Stilby Ceramics Ramen Bowl', 'Stilby Ceramics Espresso Cup Set'],
    host: 'stilbyceramics.test',
    line: 'Ramen bowls and espresso cups thrown by hand.',
    theme: squarespace,
    site: { name: 'Stilby Ceramics', nav: 'Bowls=/bowls | Cups=/cups | Studio=/studio', foot: 'Info=/info' },
    pages: {
      '/': '<h1>Thrown in Asheville</h1><p>Ramen bowls, espresso cups.</p>',
      '/info': `<h1>Info</h1><p>Studio visits by appointment.</p><p>I make everything myself and sell it here and at two fairs a year, so I'm not able to supply shops or galleries.</p><p>Write to me: stilby<!-- nospam -->@<!-- nospam -->stilbyceramics.test</p>`,
    },
    expected: {
      wayIn: address('stilby@stilbyceramics.test'),
      traps: [],
      policy: { takes_wholesale: said('no', "I'm not able to supply shops or galleries", '/info') },
    },
  }),
  house({
    brand: 'Greyloch Whisky Glasses',
    titles: ['Greyloch Nosing Glass Set of 2', 'Greyloch Whisky Tumbler'],
    host: 'greylochglass.test',
    line: 'Nosing glasses and whisky tumblers.',
    theme: shopify,
    site: {
      name: 'Greyloch',
      nav: 'Glasses=/collections/glasses | Engraving=/pages/engraving',
      foot: 'Contact=/pages/contact | Trade price list (PDF)=/files/trade.pdf',
    },
    pages: {
      '/': '<h1>Nose, sip, repeat</h1><p>Nosing glasses, whisky tumblers.</p>',
      '/files/trade.pdf': { type: 'application/pdf', body: '%PDF-1.4 trade list' },
      '/pages/contact': `<h1>Contact</h1><p>Trade and distillery shops: ${mail('trade@greylochglass.test')}</p><p>Weddings and engraving: ${mail('engraving@greylochglass.test')}</p><p>Website trouble? ${mail('greyloch@pixelmoor.test')}</p>`,
    },
    expected: {
      wayIn: address('trade@greylochglass.test'),
      traps: ['greyloch@pixelmoor.test'],
      policy: { takes_wholesale: said('yes', 'Trade and distillery shops', '/pages/contact') },
    },
  }),
  house({
    brand: 'Ummerel',
    titles: ['Ummerel Phone Strap Crossbody', 'Ummerel Charging Cable 6 ft'],
    host: 'ummerel.test',
    line: 'Phone straps and charging cables.',
    theme: next,
    site: {
      name: 'Ummerel',
      nav: 'Straps=/straps | Cables=/cables',
      foot: 'Help center=/help | Privacy=/privacy',
    },
    pages: {
      '/': '<h1>Hands free</h1><p>Phone straps, charging cables.</p>',
      '/help': '<h1>Help center</h1><p>Chat with us from 9 to 5. We answer most questions in the app.</p>',
      '/privacy': '<h1>Privacy</h1><p>Data protection officer: dpo@ummerel.test</p>',
    },
    expected: { wayIn: none, traps: ['dpo@ummerel.test'], policy: {} },
  }),
];
