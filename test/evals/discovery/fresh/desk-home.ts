import type { DiscoveryCase } from '../case.ts';
import {
  address,
  bigcommerce,
  cf,
  form,
  formAt,
  hits,
  magento,
  mail,
  none,
  nuxt,
  said,
  shop,
  shopify,
  squarespace,
  wix,
  wixSentry,
  woo,
} from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Papelquist',
    productTitles: ['Papelquist Dot Grid Notebook A5', 'Papelquist Letterpress Card Set'],
    category: 'Office',
    search: hits(
      ['https://papelquist.test/', 'Papelquist', 'Notebooks and letterpress cards'],
      ['https://cardcrate.test/makers/papelquist', 'Papelquist | Card Crate', 'Meet the maker'],
    ),
    hosts: {
      'cardcrate.test': { '/makers/papelquist': '<h1>Papelquist</h1><p>makers@cardcrate.test</p>' },
      'papelquist.test': shop(
        shopify,
        {
          name: 'Papelquist',
          nav: 'Notebooks=/collections/notebooks | Cards=/collections/cards | Custom=/pages/custom',
          foot: 'Contact=/pages/contact | Wholesale=/pages/wholesale | Jobs=/pages/jobs',
          credit: '<p>Illustration: kim@drawnbykim.test</p>',
        },
        {
          '/': '<h1>Ink on paper</h1><p>Dot Grid Notebook A5. Letterpress Card Set.</p>',
          '/pages/wholesale': `<h1>Wholesale</h1><p>We ask $125 on the first order and $75 on each one after. Orders: ${cf('wholesale@papelquist.test')}. Reps: see our <a href="/pages/reps">rep list</a>.</p><p>Amazon and Etsy? Fine by us, just use your own photographs.</p>`,
          '/pages/reps': '<h1>Rep list</h1><p>Midwest: Anselm Group, anselm@anselmgroup.test</p>',
          '/pages/contact': '<h1>Contact</h1><p>hello@papelquist.test</p>',
          '/pages/custom': '<h1>Custom</h1><p>weddings@papelquist.test</p>',
          '/pages/jobs': '<h1>Jobs</h1><p>apply@papelquist.test</p>',
        },
      ),
    },
    expected: {
      website: 'papelquist.test',
      wayIn: address('wholesale@papelquist.test'),
      traps: ['makers@cardcrate.test', 'kim@drawnbykim.test', 'apply@papelquist.test'],
      policy: {
        takes_wholesale: said('yes', 'We ask $125 on the first order', '/pages/wholesale'),
        minimum_opening_order: said(125, 'We ask $125 on the first order', '/pages/wholesale'),
        minimum_reorder: said(75, '$75 on each one after', '/pages/wholesale'),
        currency: 'USD',
        marketplaces: said('allowed', 'Amazon and Etsy? Fine by us', '/pages/wholesale'),
      },
    },
  },
  {
    brand: 'Glimmerhod Candle Company',
    productTitles: ['Glimmerhod Beeswax Taper Pair', 'Glimmerhod Snuffer'],
    search: hits(
      ['https://glimmerhod.test/', 'Glimmerhod', 'Beeswax tapers'],
      ['https://candledir.test/g', 'Candle makers: G', 'Glimmerhod…'],
    ),
    hosts: {
      'candledir.test': { '/g': '<h1>G</h1><p>submit@candledir.test</p>' },
      'glimmerhod.test': shop(
        wix,
        {
          name: 'Glimmerhod',
          nav: 'Candles=/candles | Bees=/bees | Business=/business',
          foot: 'Contact=/contact',
        },
        {
          '/': '<h1>Light from bees</h1><p>Beeswax Taper Pair, Snuffer</p>',
          '/business':
            '<h1>Business</h1><p>Private label: label@glimmerhod.test</p><p>Resellers: please use <a href="https://docform.test/d/e/1FAglimmer/viewform">this form</a> and add your EIN. We do not take on marketplace sellers, Amazon included.</p>',
          '/contact': '<h1>Contact</h1><p>info@glimmerhod.test</p>',
        },
      ),
      'docform.test': {
        '/d/e/1FAglimmer/viewform': `<h1>Glimmerhod reseller application</h1>${form('/d/e/1FAglimmer/formResponse', 'Business name, EIN, Email')}<p>Never submit passwords. report@docform.test</p>`,
      },
    },
    expected: {
      website: 'glimmerhod.test',
      wayIn: formAt('https://docform.test/d/e/1FAglimmer/viewform'),
      traps: [wixSentry, 'submit@candledir.test', 'report@docform.test'],
      policy: {
        takes_wholesale: said('yes', 'Resellers: please use this form', '/business'),
        documents: said(['tax_id'], 'add your EIN', '/business'),
        marketplaces: said(
          'forbidden',
          'We do not take on marketplace sellers, Amazon included',
          '/business',
        ),
      },
    },
  },
  {
    brand: 'Thistlecrave Garden',
    productTitles: ['Thistlecrave Copper Trowel', 'Thistlecrave Twine Tin'],
    search: hits(
      ['https://thistlecrave.test/', 'Thistlecrave', 'Copper garden tools'],
      ['https://plotgazette.test/copper', 'Best copper trowels', 'Our pick: Thistlecrave'],
    ),
    hosts: {
      'plotgazette.test': { '/copper': '<h1>Best copper trowels</h1><p>tips@plotgazette.test</p>' },
      'thistlecrave.test': shop(
        magento,
        {
          name: 'Thistlecrave',
          nav: 'Tools=/tools.html | Twine=/twine.html',
          foot: 'Contact=/contact | Delivery=/delivery | Trade=/trade | Terms=/terms',
        },
        {
          '/': '<h1>Copper for the garden</h1><p>Copper Trowel, Twine Tin</p>',
          '/trade': `<h1>Trade</h1><p>Garden centres and nurseries: see <a href="/terms">our trade terms</a>, then mail <a href="mailto:Trade%20Team%20%3Ctrade@thistlecrave.test%3E?cc=ap@thistlecrave.test&amp;subject=New%20account">the trade team</a>.</p>`,
          '/terms':
            '<h1>Terms</h1><h2>Trade</h2><p>12. The first trade order shall not fall below £250. 13. Trade customers shall not advertise below the minimum advertised price. 14. Sales through online marketplaces are permitted.</p><h2>Resale</h2><p>21. Trade customers shall not offer goods on any online marketplace.</p>',
          '/contact': '<h1>Contact</h1><p>hello@thistlecrave.test</p>',
        },
      ),
    },
    expected: {
      website: 'thistlecrave.test',
      wayIn: address('trade@thistlecrave.test'),
      traps: ['tips@plotgazette.test', 'ap@thistlecrave.test'],
      policy: {
        takes_wholesale: said('yes', 'Garden centres and nurseries: see our trade terms', '/trade'),
        minimum_opening_order: said(250, 'The first trade order shall not fall below £250', '/terms'),
        currency: 'GBP',
        map_policy: said(
          'yes',
          'Trade customers shall not advertise below the minimum advertised price',
          '/terms',
        ),
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Woldenspar Lamps',
    productTitles: ['Woldenspar Paper Pendant 18"', 'Woldenspar Cord Set Black'],
    search: hits(['https://woldenspar.test/', 'Woldenspar', 'Paper pendants']),
    hosts: {
      'woldenspar.test': shop(
        nuxt,
        {
          name: 'Woldenspar',
          nav: 'Lamps=/lamps | Parts=/parts | Trade program=/trade-program | Our team=/our-team',
          foot: 'Contact=/contact',
        },
        {
          '/': '<h1>Paper, light</h1><p>Paper Pendant 18", Cord Set Black</p>',
          '/trade-program':
            '<h1>Trade program</h1><p>For interior designers: 15% off. designers@woldenspar.test</p><p>Lighting stores: talk to our sales manager; opening orders of $800, resale certificate on file.</p>',
          '/our-team':
            '<h1>Our team</h1><ul><li>Ferris Quade, CEO — ferris@woldenspar.test</li><li>Noor Achterberg, Sales Manager — noor@woldenspar.test</li><li>Pim Oort, People &amp; Recruiting — pim@woldenspar.test</li></ul>',
          '/contact': '<h1>Contact</h1><p>info@woldenspar.test</p>',
        },
      ),
    },
    expected: {
      website: 'woldenspar.test',
      wayIn: address('noor@woldenspar.test'),
      traps: ['pim@woldenspar.test'],
      policy: {
        takes_wholesale: said('yes', 'Lighting stores: talk to our sales manager', '/trade-program'),
        minimum_opening_order: said(800, 'opening orders of $800', '/trade-program'),
        currency: 'USD',
        documents: said(['resale_certificate'], 'resale certificate on file', '/trade-program'),
      },
    },
  },
  {
    brand: 'Kettridge Audio',
    productTitles: ['Kettridge Turntable Mat Cork', 'Kettridge Stylus Brush'],
    category: 'Electronics',
    search: hits(
      ['https://kettridge.test/', 'Kettridge', 'Cork mats, stylus brushes'],
      ['https://kettridge-high.test/', 'Kettridge High School', 'Go Kestrels'],
    ),
    hosts: {
      'kettridge-high.test': { '/': '<h1>Kettridge High School</h1><p>office@kettridge-high.test</p>' },
      'kettridge.test': shop(
        bigcommerce,
        {
          name: 'Kettridge Audio',
          nav: 'Mats=/mats/ | Brushes=/brushes/ | Find a dealer=/find-a-dealer/',
          foot: 'Support=/support/ | About=/about/',
        },
        {
          '/': '<h1>Quieter grooves</h1><p>Turntable Mat Cork, Stylus Brush</p>',
          '/find-a-dealer/':
            '<h1>Find a dealer</h1><p>Groovehaus, Austin, dealer@groovehaus.test</p><p>Canada: sold through Borealis Sound only.</p><p>Record stores of the U.S. are served by us: <b>sales</b><!-- x -->@<i></i>kettridge.test</p>',
          '/support/': '<h1>Support</h1><p>support@kettridge.test, RMA: rma@kettridge.test</p>',
        },
      ),
    },
    expected: {
      website: 'kettridge.test',
      wayIn: address('sales@kettridge.test'),
      traps: ['office@kettridge-high.test', 'dealer@groovehaus.test'],
      policy: {
        takes_wholesale: said('yes', 'Record stores of the U.S. are served by us', '/find-a-dealer/'),
        distributors: said(['Borealis Sound'], 'Canada: sold through Borealis Sound only', '/find-a-dealer/'),
      },
    },
  },
  {
    brand: 'Orbelaine Home',
    productTitles: ['Orbelaine Waffle Throw', 'Orbelaine Linen Pillow Cover 20x20'],
    search: hits(
      ['https://orbelaine.test/', 'Orbelaine Home', 'Throws and pillow covers'],
      ['https://www.pinterest.com/orbelaine', 'Orbelaine', 'Pins'],
    ),
    hosts: {
      'orbelaine.test': shop(
        squarespace,
        {
          name: 'Orbelaine Home',
          nav: 'Shop=/shop | Journal=/journal | Say hi=/say-hi',
          foot: 'Policies=/policies',
        },
        {
          '/': '<h1>Soft rooms</h1><p>Waffle Throw, Linen Pillow Cover 20x20</p>',
          '/say-hi': `<h1>Say hi</h1><p>We answer everything, shops too.</p>${form('/say-hi', 'First name, Email, Subject')}<p>${mail('hi@orbelaine.test')}</p>`,
          '/policies':
            '<h1>Policies</h1><p>Wholesale is closed until spring; our looms are full.</p><p>Copyright matters: agent@marklaw-ozen.test</p>',
        },
      ),
    },
    expected: {
      website: 'orbelaine.test',
      wayIn: address('hi@orbelaine.test'),
      traps: ['agent@marklaw-ozen.test'],
      policy: {
        takes_wholesale: said('no', 'Wholesale is closed until spring; our looms are full', '/policies'),
      },
    },
  },
  {
    brand: 'Zuvendril',
    productTitles: ['Zuvendril LED Strip 16 ft', 'Zuvendril USB Desk Fan'],
    search: hits(
      [
        'https://www.amazon.com/Zuvendril-LED/dp/B0ZUV',
        'Zuvendril LED Strip 16 ft',
        'Visit the Zuvendril Store',
      ],
      ['https://tmwatch.test/mark/zuvendril', 'ZUVENDRIL trademark of Shenzhen Yuze', 'Filed 2023'],
      ['https://gadgetpile.test/zuvendril-fan', 'Zuvendril USB Desk Fan', 'Add to cart $12.99'],
    ),
    hosts: {
      'tmwatch.test': {
        '/mark/zuvendril': '<h1>ZUVENDRIL</h1><p>Attorney of record: filings@oakip-law.test</p>',
      },
      'gadgetpile.test': shop(
        woo,
        { name: 'Gadgetpile', nav: 'Fans=/fans/ | Bulk orders=/bulk/', foot: 'Contact=/contact/' },
        {
          '/zuvendril-fan': '<h1>Zuvendril USB Desk Fan</h1>',
          '/bulk/': '<h1>Bulk orders</h1><p>bulk@gadgetpile.test</p>',
        },
      ),
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['filings@oakip-law.test', 'bulk@gadgetpile.test'],
      policy: {},
    },
  },
];
