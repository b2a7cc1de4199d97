import type { DiscoveryCase } from '../case.ts';
import { squarespace, webflow } from './themes/builders.ts';
import { cornerstone } from './themes/carts.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, namesake, reseller } from './themes/elsewhere.ts';
import { nuxt, tables } from './themes/scripted.ts';
import { cloudflare, entities } from './themes/shop.ts';
import { dawn } from './themes/shopify.ts';
import { elementor, woo } from './themes/wordpress.ts';

const thorn = woo({
  name: 'Thornbury Saddlery',
  host: 'thornburysaddlery.test',
  nav: 'Bridles=/shop/; Care=/care/; About=/about/; Contact=/contact/',
  foot: 'Shipping=/shipping/; Returns=/returns/',
  extra: '<p>Site by <a href="https://pixelpaddock.test">Pixel Paddock</a> (web@pixelpaddock.test)</p>',
});
const cinder = elementor({
  name: 'Cinderpeak Stoves',
  host: 'cinderpeak.test',
  nav: 'Stoves=/products/; Fuel=/fuel/; About=/about-us/; Contact=/contact/',
  foot: 'Warranty=/warranty/; Privacy=/privacy-policy/',
});
const halo = webflow({
  name: 'Halo & Hound',
  host: 'haloandhound.test',
  nav: 'Leashes=/products; Lookbook=/lookbook; About=/about; Contact=/contact',
  foot: 'Privacy=/privacy',
});
const pixie = nuxt(
  {
    name: 'Pixiebridge',
    host: 'pixiebridge.test',
    nav: 'Costumes=/products; Size guide=/sizes; Contact=/contact',
    foot: 'About=/about',
  },
  { app: { version: '3.1.0' } },
);
const quarry = tables({
  name: 'Quarry Road Pottery',
  host: 'quarryroadpottery.test',
  nav: 'Home=/; Pots=/catalog.html; Us=/about.html; Write=/write.html',
  foot: 'News=/news.html',
});
const swift = cornerstone({
  name: 'Swiftwater Oars',
  host: 'swiftwateroars.test',
  nav: 'Oars=/shop-all/; Blades=/blades/; Support=/support/',
  foot: 'Contact=/contact-us/; Shipping=/shipping-returns/',
});
const amber = squarespace({
  name: 'Amberlight Studio',
  host: 'amberlightstudio.test',
  nav: 'Lamps=/shop; Studio=/about; Contact=/contact',
  foot: 'Returns=/returns',
});
const velvet = dawn({
  name: 'Velvet Acorn',
  host: 'velvetacorn.test',
  nav: 'Ornaments=/collections/all; Advent=/collections/advent; Story=/pages/about-us',
  foot: 'Stockist enquiries=/pages/stockist-enquiries; Contact=/pages/contact',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Thornbury',
    productTitles: ['Thornbury Leather Bridle Full Size', 'Thornbury Saddle Balm'],
    category: 'Sports & Outdoors',
    search: hits(`
      https://thornburytown.test/ | Thornbury Town Council | Gloucestershire
      https://thornburysaddlery.test/ | Thornbury Saddlery | Bridles by hand
      https://tackmart.test/brands/thornbury | Thornbury | Tackmart`),
    hosts: {
      'thornburysaddlery.test': site(
        thorn,
        {
          home: '<h1>Bridles by hand</h1>',
          goods: 'Leather Bridle=$240.00; Saddle Balm=$18.00',
          about: '<p>Lexington, Kentucky since 1977.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>Riders: <a href="/cdn-cgi/l/email-protection#${cloudflare('office@thornburysaddlery.test', 0x44)}">write to the office</a></p><p>Tack shops: <a href="/cdn-cgi/l/email-protection#${cloudflare('trade@thornburysaddlery.test', 0xe1)}">write to Nell</a></p>`,
      ),
      'thornburytown.test': {
        '/': namesake(
          'Thornbury Town Council',
          'Local council',
          '<p>Market day is Saturday.</p>',
          '<p>clerk@thornburytown.test</p>',
        ),
      },
      'tackmart.test': {
        '/brands/thornbury': reseller('Tackmart', 'Thornbury', ['Leather Bridle'], 'tack@tackmart.test'),
      },
    },
    expected: {
      website: 'thornburysaddlery.test',
      wayIn: { kind: 'address', anyOf: ['trade@thornburysaddlery.test'] },
      traps: ['web@pixelpaddock.test', 'clerk@thornburytown.test', 'tack@tackmart.test'],
      policy: {},
    },
  },
  {
    brand: 'CinderPeak',
    productTitles: ['CinderPeak Titanium Wood Stove', 'CinderPeak Windscreen'],
    category: 'Sports & Outdoors',
    search: hits(`
      amazon | CinderPeak | Titanium Wood Stove
      https://cinderpeak.test/ | Cinderpeak Stoves | Titanium stoves
      https://cinderpeakrealty.test/ | Cinder Peak Realty | Homes in Flagstaff`),
    hosts: {
      'cinderpeak.test': site(
        cinder,
        {
          home: '<h1>Boil a liter on pinecones</h1>',
          goods: 'Wood Stove=$84; Windscreen=$16',
          about: '<p>Flagstaff, Arizona.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><script type="text/javascript">
var user = 'sales'; var site = 'cinderpeak.test';
document.write('<a href=\\"mailto:' + user + '@' + site + '\\">' + user + '@' + site + '</a>');
</script><noscript>Turn on JavaScript to see our address.</noscript><p>Warranty claims: see the warranty page.</p>
@ /warranty/ | Warranty
<h1>Warranty</h1><p>claims@cinderpeak.test</p>`,
      ),
      'cinderpeakrealty.test': {
        '/': namesake(
          'Cinder Peak Realty',
          'Homes in Flagstaff',
          '<p>Listings.</p>',
          '<p>agent@cinderpeakrealty.test</p>',
        ),
      },
    },
    expected: {
      website: 'cinderpeak.test',
      wayIn: { kind: 'address', anyOf: ['sales@cinderpeak.test'] },
      traps: ['agent@cinderpeakrealty.test'],
      policy: {},
    },
  },
  {
    brand: 'Halo and Hound',
    productTitles: ['Halo and Hound Reflective Leash 6 ft', 'Halo and Hound Rope Collar'],
    category: 'Pet Supplies',
    search: hits(`
      https://haloandhound.test/ | Halo & Hound | Reflective leashes
      instagram | Halo and Hound | Seen at night.`),
    hosts: {
      'haloandhound.test': site(
        halo,
        {
          home: '<h1>Seen at night</h1>',
          goods: 'Reflective Leash=$38; Rope Collar=$29',
          about: '<p>Spliced in Duluth.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><ul><li>Orders <a href="#" class="js-mail" data-user="care" data-domain="haloandhound.test">show address</a></li><li>Stores <a href="#" class="js-mail" data-user="wholesale" data-domain="haloandhound.test">show address</a></li><li>Photos <a href="#" class="js-mail" data-user="press" data-domain="haloandhound.test">show address</a></li></ul><script>document.querySelectorAll('.js-mail').forEach(function (a) { a.href = 'mailto:' + a.dataset.user + '@' + a.dataset.domain; });</script>`,
      ),
    },
    expected: {
      website: 'haloandhound.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@haloandhound.test'] },
      traps: ['press@haloandhound.test'],
      policy: {},
    },
  },
  {
    brand: 'Pixiebridge',
    productTitles: ['Pixiebridge Kids Dragon Costume', 'Pixiebridge Fairy Wings'],
    category: 'Toys & Games',
    search: hits(`
      https://pixiebridge.test/ | Pixiebridge | Costumes for small heroes
      amazon | Pixiebridge | Dragon Costume
      https://pixiebridgetrail.test/ | Pixie Bridge trail | Hiking in Devon`),
    hosts: {
      'pixiebridge.test': site(
        pixie,
        {
          home: '<h1>Costumes for small heroes</h1>',
          goods: 'Dragon Costume=$49; Fairy Wings=$22',
          about: '<p>Providence, Rhode Island.</p>',
        },
        `
@ /contact | Contact
<h1>Contact</h1><div id="contact-app"></div><script>window.__INITIAL_STATE__ = {"contact":{"departments":[{"label":"Parents","email":"hello\\u0040pixiebridge.test"},{"label":"Toy stores","email":"stores\\u0040pixiebridge.test"},{"label":"Automated mail","email":"noreply\\u0040pixiebridge.test"}]}};</script>`,
      ),
      'pixiebridgetrail.test': {
        '/': directory(
          'Trail Guide',
          'Pixie Bridge trail',
          ['4.2 miles', 'Easy'],
          'warden@pixiebridgetrail.test',
        ),
      },
    },
    expected: {
      website: 'pixiebridge.test',
      wayIn: { kind: 'address', anyOf: ['stores@pixiebridge.test'] },
      traps: ['noreply@pixiebridge.test', 'warden@pixiebridgetrail.test'],
      policy: {},
    },
  },
  {
    brand: 'Quarry Road',
    productTitles: ['Quarry Road Pottery Stoneware Mug', 'Quarry Road Pottery Berry Bowl'],
    search: hits(`
      https://quarryroadpottery.test/ | Quarry Road Pottery | Stoneware from Barre, Vermont
      https://quarryroadapts.test/ | Quarry Road Apartments | Now leasing`),
    hosts: {
      'quarryroadpottery.test': site(
        quarry,
        {
          home: '<P>Pots for breakfast.</P>',
          goods: 'Stoneware Mug=$32; Berry Bowl=$38',
          about: '<P>One kiln, fired monthly.</P>',
        },
        `
@ /write.html | Write
<P>To fool the robots we spell it out: <I>pots AT quarryroadpottery DOT test</I>.</P><P>Galleries and shops, we wholesale at half of retail; ask for the sheet. There is a six-piece minimum.</P>`,
      ),
      'quarryroadapts.test': {
        '/': namesake(
          'Quarry Road Apartments',
          'Now leasing',
          '<p>Pet friendly.</p>',
          '<p>leasing@quarryroadapts.test</p>',
        ),
      },
    },
    expected: {
      website: 'quarryroadpottery.test',
      wayIn: { kind: 'address', anyOf: ['pots@quarryroadpottery.test'] },
      traps: ['leasing@quarryroadapts.test'],
      policy: states('/write.html', { takes_wholesale: ['yes', 'we wholesale at half of retail'] }),
    },
  },
  {
    brand: 'SwiftWater',
    productTitles: ['SwiftWater Ash Oar 9 ft', 'SwiftWater Oar Blade Guard'],
    category: 'Sports & Outdoors',
    search: hits(`
      https://swiftwaterrescue.test/ | Swiftwater Rescue | Courses and certification
      https://swiftwateroars.test/ | Swiftwater Oars | Ash oars for rafts
      ebay | SwiftWater | Ash Oar`),
    hosts: {
      'swiftwateroars.test': site(
        swift,
        {
          home: '<h2>Pull harder</h2>',
          goods: 'Ash Oar 9 ft=$139.00; Blade Guard=$19.00',
          about: '<p>Salmon, Idaho.</p>',
        },
        `
@ /contact-us/ | Contact
<h1>Contact</h1><p>Outfitters and dealers: <span>de</span><span>alers</span><span>@</span><span>swiftwater</span><wbr><span>oars</span><span>.test</span></p><p>Everyone: <a href="&#109;&#97;&#105;&#108;&#116;&#111;&#58;${entities('info@swiftwateroars.test')}">e-mail</a></p>`,
      ),
      'swiftwaterrescue.test': {
        '/': namesake(
          'Swiftwater Rescue',
          'Courses',
          '<p>Level II in June.</p>',
          '<p>courses@swiftwaterrescue.test</p>',
        ),
      },
    },
    expected: {
      website: 'swiftwateroars.test',
      wayIn: { kind: 'address', anyOf: ['dealers@swiftwateroars.test'] },
      traps: ['courses@swiftwaterrescue.test'],
      policy: {},
    },
  },
  {
    brand: 'Amberlight',
    productTitles: ['Amberlight Studio Paper Pendant Lamp', 'Amberlight Studio Table Lamp Ash'],
    category: 'Home & Kitchen',
    search: hits(`
      https://amberlight.test/ | Amberlight CRM | Software for estate agents
      https://amberlightstudio.test/ | Amberlight Studio | Paper lamps
      https://lampshop.test/b/amberlight | Amberlight | The Lamp Shop`),
    hosts: {
      'amberlightstudio.test': site(
        amber,
        {
          home: '<h1>Paper lamps</h1>',
          goods: 'Paper Pendant=$160; Table Lamp=$190',
          about: '<p>Folded in Detroit.</p>',
        },
        `
@ /contact | Contact
<h2>Contact</h2><p>studio{at}amberlightstudio{dot}test</p><p>Sample text: drop us a line at your@email.com or call 555-555-5555.</p>`,
      ),
      'amberlight.test': {
        '/': namesake(
          'Amberlight CRM',
          'Software for estate agents',
          '<p>Pricing from $29 a seat.</p>',
          '<p>sales@amberlight.test</p>',
        ),
      },
      'lampshop.test': {
        '/b/amberlight': reseller('The Lamp Shop', 'Amberlight', ['Paper Pendant'], 'bright@lampshop.test'),
      },
    },
    expected: {
      website: 'amberlightstudio.test',
      wayIn: { kind: 'address', anyOf: ['studio@amberlightstudio.test'] },
      traps: ['your@email.com', 'sales@amberlight.test', 'bright@lampshop.test'],
      policy: {},
    },
  },
  {
    brand: 'Velvet Acorn',
    productTitles: ['Velvet Acorn Felt Fox Ornament', 'Velvet Acorn Advent Garland'],
    search: hits(`
      https://velvetacorn.test/ | Velvet Acorn | Felt ornaments
      etsy | Velvet Acorn
      https://velvetacorncafe.test/ | Velvet Acorn Café | Cakes`),
    hosts: {
      'velvetacorn.test': site(
        velvet,
        {
          home: '<h2>Felt for the tree</h2>',
          goods: 'Felt Fox=A$18.00; Advent Garland=A$95.00',
          about: '<p>Stitched in Ballarat, Victoria.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>hello@velvetacorn.test</p>
@ /pages/stockist-enquiries | Stockist enquiries
<h1>Stockist enquiries</h1><p>We supply gift shops in Australia and New Zealand. Minimum first order AUD 300, then AUD 150. Email <strong>stockists</strong>&#8288;<strong>@</strong>&#8288;<strong>velvetacorn.test</strong> with your ABN.</p>`,
      ),
      'velvetacorncafe.test': {
        '/': namesake(
          'Velvet Acorn Café',
          'Cakes',
          '<p>Scones till two.</p>',
          '<p>cakes@velvetacorncafe.test</p>',
        ),
      },
    },
    expected: {
      website: 'velvetacorn.test',
      wayIn: { kind: 'address', anyOf: ['stockists@velvetacorn.test'] },
      traps: ['cakes@velvetacorncafe.test'],
      policy: {
        ...states('/pages/stockist-enquiries', {
          takes_wholesale: ['yes', 'We supply gift shops in Australia and New Zealand'],
          minimum_opening_order: [300, 'Minimum first order AUD 300, then AUD 150'],
          minimum_reorder: [150, 'Minimum first order AUD 300, then AUD 150'],
          documents: [['tax_id'], 'with your ABN'],
        }),
        currency: 'AUD',
      },
    },
  },
];
