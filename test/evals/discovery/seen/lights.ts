import type { DiscoveryCase } from '../case.ts';
import { webflow } from './themes/builders.ts';
import { cornerstone, magento } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, fields, formService, forSale, namesake, reseller } from './themes/elsewhere.ts';
import { nextjs } from './themes/scripted.ts';
import { jsonLd } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { elementor } from './themes/wordpress.ts';

const lumen = dawn({
  name: 'Lumenfield',
  host: 'getlumenfield.test',
  nav: 'Lanterns=/collections/all; Headlamps=/collections/headlamps; Compare=/pages/compare; Support=/pages/support',
  foot: 'Contact=/pages/contact; Warranty=/pages/warranty; Careers=/pages/careers',
  extra: '<p>Lumenfield Lighting Inc., Boise, Idaho</p>',
});
const volta = cornerstone({
  name: 'VoltaPeak',
  host: 'www.voltapeak.test',
  nav: 'Chargers=/shop-all/; Cables=/cables/; Solar=/solar/; Support=/support/',
  foot: 'About=/about-us/; Dealers=/dealer-program/; Contact=/contact-us/; MAP policy=/map-policy/',
});
const quill = nextjs(
  {
    name: 'Quillon Audio',
    host: 'quillonaudio.test',
    nav: 'Speakers=/products; Stories=/stories',
    foot: 'Dealers=/dealers; Contact=/contact',
  },
  { theme: { dark: false }, form: { portalId: '4471', formId: 'b81-dealer' } },
);
const pell = magento({
  name: 'Pellucid Optics',
  host: 'pellucidoptics.test',
  nav: 'Binoculars=/all-products.html; Scopes=/scopes.html; Learn=/blog',
  foot: 'About=/about-us; Contact=/contact; Authorized dealers=/authorized-dealers',
});
const drift = elementor({
  name: 'Driftless Keyboards',
  host: 'driftlesskeys.test',
  nav: 'Boards=/products/; Keycaps=/keycaps/; Build log=/blog/; FAQ=/faq/',
  foot: 'About=/about-us/; Contact=/contact/',
  extra: '<p class="theme-demo">Any questions? info@example.com</p>',
});
const hearth = webflow({
  name: 'Hearthloom',
  host: 'hearthloom.test',
  nav: 'Heated throws=/products; Safety=/safety; About=/about',
  foot: 'Contact=/contact; Wholesale=/wholesale; Press kit=/press-kit',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'LUMENFIELD Lighting',
    productTitles: ['LUMENFIELD Fold 300 Rechargeable Camping Lantern', 'LUMENFIELD Trail 600 Headlamp'],
    category: 'Sports & Outdoors',
    search: hits(`
      amazon | LUMENFIELD | Fold 300 Lantern
      https://lumenfield.test/ | lumenfield.test is for sale | Buy this premium domain.
      https://lumenfieldarena.test/ | Lumenfield Arena tickets | Parking, seats, events.
      https://getlumenfield.test/ | Lumenfield | Lanterns and headlamps that charge from anything.`),
    hosts: {
      'getlumenfield.test': site(
        lumen,
        {
          home: '<h2>Light that packs flat</h2><p>Ships free from $50. Two-year warranty.</p>',
          goods: 'Fold 300 Lantern=$39.00; Trail 600 Headlamp=$59.00',
          about: '<p>Engineers from Boise who kept losing headlamps.</p>',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': 'Organization',
            name: 'Lumenfield Lighting',
            url: 'https://getlumenfield.test',
            contactPoint: [
              { '@type': 'ContactPoint', contactType: 'customer service', email: 'care@getlumenfield.test' },
              { '@type': 'ContactPoint', contactType: 'sales', email: 'trade@getlumenfield.test' },
            ],
          }),
        },
        `
@ /pages/contact | Contact
<h1>Contact us</h1><form method="post" action="/contact#ContactForm"><label>Name <input name="contact[Name]"></label><label>Email <input name="contact[email]"></label><label>Comment <textarea name="contact[Comment]"></textarea></label><button>Send</button></form>
@ /pages/careers | Careers
<h1>Careers</h1><p>No openings today. Speculative applications: careers@getlumenfield.test.</p>
@ /pages/warranty | Warranty
<h1>Warranty</h1><p>Two years against defects. Keep your receipt.</p>`,
      ),
      'lumenfield.test': { '/': forSale('lumenfield.test', 'Broker: offers@domaindesk.test') },
      'lumenfieldarena.test': {
        '/': namesake(
          'Lumenfield Arena',
          'Events',
          '<p>Gates open at 5 pm.</p>',
          '<p>Group sales: groups@lumenfieldarena.test</p>',
        ),
      },
    },
    expected: {
      website: 'getlumenfield.test',
      wayIn: { kind: 'address', anyOf: ['trade@getlumenfield.test'] },
      traps: ['careers@getlumenfield.test', 'offers@domaindesk.test', 'groups@lumenfieldarena.test'],
      policy: {},
    },
  },
  {
    brand: 'VoltaPeak',
    productTitles: ['VoltaPeak 65W GaN Charger 3-Port', 'VoltaPeak Foldable Solar Panel 21W'],
    category: 'Electronics',
    search: hits(`
      amazon | VoltaPeak | 65W GaN Charger
      https://www.voltapeak.test/ | VoltaPeak | Power for the long way
      https://voltapeak-electricians.test/ | Volta Peak Electric LLC | Licensed electricians, Denver
      linkedin | VoltaPeak Inc | Consumer electronics`),
    hosts: {
      'www.voltapeak.test': site(
        volta,
        {
          home: '<h2>Power for the long way</h2><p>Free 2-day shipping on $35+.</p>',
          goods: '65W GaN Charger=$49.99; Solar Panel 21W=$79.99; USB-C Cable=$14.99',
          about: '<p>VoltaPeak Inc. designs in Reno.</p>',
        },
        `
@ /contact-us/ | Contact
<h1>Contact us</h1><p>Product support: support@voltapeak.test</p><p>Report counterfeit goods: brandprotection@voltapeak.test</p>
@ /dealer-program/ | Dealer program
<h1>Dealer program</h1><p>VoltaPeak is sold through authorized dealers only. New dealers are welcome to apply: send your W-9, a copy of your business license and three trade references to <a href="mailto:dealers@voltapeak.test">dealers@voltapeak.test</a>.</p><p>The initial stocking order is $2,500; replenishment orders are $500 or more.</p><p>Authorized dealers may not resell on Amazon.com, in any country. Other marketplaces are fine.</p>
@ /map-policy/ | MAP policy
<h1>Minimum Advertised Price (MAP) policy</h1><p>VoltaPeak Inc. has adopted this unilateral minimum advertised price policy for all dealers in the United States. Violations: first a warning, then a 90-day hold on shipments.</p>`,
      ),
      'voltapeak-electricians.test': {
        '/': namesake(
          'Volta Peak Electric',
          'Licensed electricians',
          '<p>Panels, EV chargers.</p>',
          '<p>dispatch@voltapeak-electricians.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.voltapeak.test',
      wayIn: { kind: 'address', anyOf: ['dealers@voltapeak.test'] },
      traps: ['brandprotection@voltapeak.test', 'dispatch@voltapeak-electricians.test'],
      policy: {
        ...states('/dealer-program/', {
          takes_wholesale: ['yes', 'New dealers are welcome to apply'],
          marketplaces: [
            'amazon_forbidden',
            'Authorized dealers may not resell on Amazon.com, in any country',
          ],
          minimum_opening_order: [2500, 'The initial stocking order is $2,500'],
          minimum_reorder: [500, 'replenishment orders are $500 or more'],
          documents: [
            ['w9', 'business_license', 'trade_references'],
            'send your W-9, a copy of your business license',
          ],
        }),
        ...states('/map-policy/', {
          map_policy: ['yes', 'unilateral minimum advertised price policy for all dealers'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Quillon',
    productTitles: ['Quillon Model 2 Bookshelf Speakers Walnut', 'Quillon Turntable Mat Cork'],
    category: 'Electronics',
    search: hits(`
      https://quillonaudio.test/ | Quillon Audio | Loudspeakers
      https://quillon-insurance.test/ | Quillon Insurance Brokers | Marine and cargo
      https://hifibarn.test/quillon | Quillon at HiFi Barn | Ex-demo offers`),
    hosts: {
      'quillonaudio.test': site(
        quill,
        {
          home: '<h1>Small boxes, long evenings</h1>',
          goods: 'Model 2=$890; Cork Mat=$39',
          about: '<p>Hand-built in Providence.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><p>Owners: hello@quillonaudio.test</p>
@ /dealers | Dealers
<h1>Become a Quillon dealer</h1><p>We are adding listening rooms in the Southeast and Mountain states. Tell us about yours below.</p><div class="hs-form-frame" data-region="na1" data-form-id="b81-dealer" data-portal-id="4471"></div><iframe class="hs-form-iframe" src="https://quillonaudio.hsforms.test/b81-dealer" title="Dealer application" height="700"></iframe>`,
      ),
      'quillonaudio.hsforms.test': {
        '/b81-dealer': formService('Quillon dealer application', [
          'Store',
          'Contact',
          'E-mail',
          'Brands carried',
        ]),
      },
      'quillon-insurance.test': {
        '/': namesake(
          'Quillon Insurance',
          'Marine brokers',
          '<p>Hull and cargo.</p>',
          '<p>claims@quillon-insurance.test</p>',
        ),
      },
      'hifibarn.test': { '/quillon': reseller('HiFi Barn', 'Quillon', ['Model 2'], 'barn@hifibarn.test') },
    },
    expected: {
      website: 'quillonaudio.test',
      wayIn: {
        kind: 'form',
        anyOf: ['https://quillonaudio.test/dealers', 'https://quillonaudio.hsforms.test/b81-dealer'],
      },
      traps: ['claims@quillon-insurance.test', 'barn@hifibarn.test'],
      policy: states('/dealers', {
        takes_wholesale: ['yes', 'Become a Quillon dealer'],
      }),
    },
  },
  {
    brand: 'Pellucid Optics',
    productTitles: ['Pellucid Optics 8x42 Binoculars', 'Pellucid Optics Spotting Scope 65 mm'],
    search: hits(`
      https://pellucidoptics.test/ | Pellucid Optics | Binoculars for birders
      https://pellucid-eyecare.test/ | Pellucid Optical | Glasses in 1 hour
      ebay | Pellucid Optics | 8x42 Binoculars`),
    hosts: {
      'pellucidoptics.test': site(
        pell,
        {
          home: '<h1>See the second bird</h1><p>Trade in your old pair: 15% credit.</p>',
          goods: '8x42 Binoculars=$279.00; Spotting Scope=$429.00',
          about: '<p>Cape May, New Jersey.</p>',
        },
        `
@ /contact | Contact
<h1>Contact Us</h1><p>General: info@pellucidoptics.test. Repairs: repairs@pellucidoptics.test.</p>
@ /authorized-dealers | Authorized dealers
<h1>Authorized dealers</h1><p>Buy only from the dealers below, or from us. Marketplace sellers are not authorized: we do not permit sales of Pellucid products on Amazon, eBay or Walmart.com by anyone.</p><ul><li>Bird Barn, Ithaca NY, owls@birdbarn.test</li><li>Marsh Optics, Galveston TX</li></ul>`,
      ),
      'pellucid-eyecare.test': {
        '/': directory(
          'Pellucid Optical',
          'Pellucid Optical',
          ['Eye exams', 'Frames'],
          'exam@pellucid-eyecare.test',
        ),
      },
    },
    expected: {
      website: 'pellucidoptics.test',
      wayIn: { kind: 'address', anyOf: ['info@pellucidoptics.test'] },
      traps: ['owls@birdbarn.test', 'exam@pellucid-eyecare.test'],
      policy: states('/authorized-dealers', {
        marketplaces: [
          'forbidden',
          'we do not permit sales of Pellucid products on Amazon, eBay or Walmart.com by anyone',
        ],
      }),
    },
  },
  {
    brand: 'Driftless',
    productTitles: ['Driftless 65% Mechanical Keyboard Kit', 'Driftless Keycaps Limestone PBT'],
    category: 'Electronics',
    search: hits(`
      https://driftlessbrewing.test/ | Driftless Brewing Co. | Taproom in Soldiers Grove
      https://driftlesskeys.test/ | Driftless Keyboards | Keyboard kits and keycaps
      https://keebtalk.test/t/driftless-65 | Driftless 65 impressions | Typing test inside`),
    hosts: {
      'driftlesskeys.test': site(
        drift,
        {
          home: '<h1>Keyboards from the unglaciated Midwest</h1>',
          goods: '65% Kit=$189; Limestone Keycaps=$75',
          about: '<p>La Crosse, Wisconsin.</p>',
        },
        `
@ /faq/ | FAQ
<h1>FAQ</h1><p><b>Do you have vendors abroad?</b> Not yet, it is on our roadmap.</p><p><b>Group buys?</b> Two a year.</p>
@ /contact/ | Contact
<h1>Contact</h1><p>Support: <a href="mailto:support@driftlesskeys.test">support@driftlesskeys.test</a></p><p>Vendors and partnerships: <a href="mailto:partners@driftlesskeys.test">partners@driftlesskeys.test</a></p>`,
      ),
      'driftlessbrewing.test': {
        '/': namesake(
          'Driftless Brewing',
          'Taproom',
          '<p>Wholesale kegs: <a href="mailto:kegs@driftlessbrewing.test">kegs@driftlessbrewing.test</a></p>',
          '',
        ),
      },
      'keebtalk.test': {
        '/t/driftless-65':
          '<html><head><title>Driftless 65 impressions - KeebTalk</title></head><body><p>thocky: selling mine, thocky@keebmail.test</p></body></html>',
      },
    },
    expected: {
      website: 'driftlesskeys.test',
      wayIn: { kind: 'address', anyOf: ['partners@driftlesskeys.test'] },
      traps: ['info@example.com', 'kegs@driftlessbrewing.test', 'thocky@keebmail.test'],
      policy: {},
    },
  },
  {
    brand: 'HEARTHLOOM',
    productTitles: ['HEARTHLOOM Heated Throw 50x60', 'HEARTHLOOM Heated Mattress Pad Queen'],
    category: 'Home & Kitchen',
    search: hits(`
      amazon | HEARTHLOOM | Heated Throw
      https://hearthloom.test/ | Hearthloom | Warm, on purpose
      walmart | HEARTHLOOM`),
    hosts: {
      'hearthloom.test': site(
        hearth,
        {
          home: '<h1>Warm, on purpose</h1><p>Find us on Amazon and at independent stores.</p>',
          goods: 'Heated Throw=$79; Mattress Pad=$129',
          about: '<p>Greenville, South Carolina.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><p>hello@hearthloom.test</p>
@ /press-kit | Press kit
<h1>Press kit</h1><p>media@hearthloom.test</p>
@ /wholesale | Wholesale
<h1>Wholesale application</h1><p>Stores of every size carry Hearthloom. We sell in cartons of six; five cartons make a first order. Online stores and Amazon or Walmart sellers are welcome as long as they identify their storefront on the form.</p><form action="/wholesale" method="post" data-name="Wholesale">${fields(['Company', 'Contact', 'Email', 'Storefront name'], 'Apply')}</form>`,
      ),
    },
    expected: {
      website: 'hearthloom.test',
      wayIn: { kind: 'form', anyOf: ['https://hearthloom.test/wholesale'] },
      traps: ['media@hearthloom.test'],
      policy: states('/wholesale', {
        takes_wholesale: ['yes', 'Stores of every size carry Hearthloom'],
        marketplaces: ['allowed', 'Amazon or Walmart sellers are welcome'],
      }),
    },
  },
];
