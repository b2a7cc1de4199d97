import type { DiscoveryCase } from '../case.ts';
import {
  address,
  cf,
  custom,
  form,
  formAt,
  hits,
  magento,
  mail,
  next,
  none,
  prestashop,
  said,
  shop,
  shopify,
  shopware,
  squarespace,
  webflow,
  woo,
} from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Waggleforth',
    productTitles: ['Waggleforth Rope Tug Large', 'Waggleforth Antler Chew'],
    category: 'Pet Supplies',
    search: hits(
      ['https://petsprawl.test/b/waggleforth', 'Waggleforth | PetSprawl', 'Rope tug'],
      ['https://waggleforth.test/', 'Waggleforth', 'Dog chews and tugs'],
    ),
    hosts: {
      'petsprawl.test': { '/b/waggleforth': '<h1>Waggleforth</h1><p>vendors@petsprawl.test</p>' },
      'waggleforth.test': shop(
        shopify,
        {
          name: 'Waggleforth',
          nav: 'Dogs=/collections/dogs | Cats=/collections/cats | The pack=/pages/the-pack',
          foot: 'Bark at us=/pages/bark-at-us | Terms=/policies/terms-of-service',
        },
        {
          '/': '<h1>Tug harder</h1><p>Rope Tug Large and Antler Chew</p>',
          '/pages/the-pack':
            '<h1>The pack</h1><p>Ines Quarrell, Sales (ines [@] waggleforth [.] test)</p><p>Tobin Slate, Marketing (tobin [@] waggleforth [.] test)</p><p>Biscuit, Morale</p>',
          '/pages/bark-at-us': '<h1>Bark at us</h1><p>woof@waggleforth.test</p>',
          '/policies/terms-of-service':
            '<h1>Terms of service</h1><p>Section 9. Only authorized resellers may offer Waggleforth goods, and none may do so on Amazon.com. Resellers keep to our minimum advertised prices.</p>',
        },
      ),
    },
    expected: {
      website: 'waggleforth.test',
      wayIn: address('ines@waggleforth.test'),
      traps: ['vendors@petsprawl.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Only authorized resellers may offer Waggleforth goods',
          '/policies/terms-of-service',
        ),
        marketplaces: said('amazon_forbidden', 'none may do so on Amazon.com', '/policies/terms-of-service'),
        map_policy: said(
          'yes',
          'Resellers keep to our minimum advertised prices',
          '/policies/terms-of-service',
        ),
      },
    },
  },
  {
    brand: 'Kibblenaut, Inc.',
    productTitles: ['Kibblenaut Salmon Toppers', 'Kibblenaut Freeze Dried Liver'],
    search: hits(['https://kibblenaut.test/', 'Kibblenaut', 'Freeze dried pet treats']),
    hosts: {
      'kibblenaut.test': shop(
        next,
        {
          name: 'Kibblenaut',
          nav: 'Treats=/treats | Science=/science | For stores=/for-stores',
          foot: 'Contact=/contact | Jobs=/jobs',
        },
        {
          '/': '<h1>Out of this bowl</h1><p>Salmon Toppers, Freeze Dried Liver</p>',
          '/for-stores':
            '<h1>For stores</h1><p>Independent pet stores can order from Phillox Pet or Anderlode Animal Supply.</p><p>Not near one? <a href="/for-stores/open-an-account">Open an account with us</a>.</p>',
          '/for-stores/open-an-account': `<h1>Open an account</h1><p>Upload a W-9 and your resale certificate. We accept opening orders from $350.</p>${form('/api/accounts', 'Store, Address, Email', 'Send')}`,
          '/contact': '<h1>Contact</h1><p>hello@kibblenaut.test</p>',
          '/jobs': '<h1>Jobs</h1><p>crew@kibblenaut.test</p>',
        },
      ),
    },
    expected: {
      website: 'kibblenaut.test',
      wayIn: formAt('https://kibblenaut.test/for-stores/open-an-account'),
      traps: ['crew@kibblenaut.test'],
      policy: {
        takes_wholesale: said('yes', 'Open an account with us', '/for-stores'),
        distributors: said(
          ['Phillox Pet', 'Anderlode Animal Supply'],
          'can order from Phillox Pet or Anderlode Animal Supply',
          '/for-stores',
        ),
        documents: said(
          ['w9', 'resale_certificate'],
          'Upload a W-9 and your resale certificate',
          '/for-stores/open-an-account',
        ),
        minimum_opening_order: said(350, 'We accept opening orders from $350', '/for-stores/open-an-account'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Tuftenmouse',
    productTitles: ['Tuftenmouse Catnip Herring', 'Tuftenmouse Cardboard Scratcher'],
    search: hits(
      ['https://tuftenmouse.test/', 'Tuftenmouse', 'Cat toys stitched in Vermont'],
      ['https://catlistings.test/brands', 'Cat brands A–Z', 'T: Tuftenmouse'],
    ),
    hosts: {
      'catlistings.test': { '/brands': '<h1>Cat brands</h1><p>add@catlistings.test</p>' },
      'tuftenmouse.test': shop(
        squarespace,
        {
          name: 'Tuftenmouse',
          nav: 'Toys=/toys | Our cats=/our-cats | Talk to us=/talk-to-us',
          foot: 'Press kit=/press-kit',
        },
        {
          '/': '<h1>Stitched in Vermont</h1><p>Catnip Herring, Cardboard Scratcher</p>',
          '/talk-to-us':
            '<h1>Talk to us</h1><h3>Own a shop?</h3><p>Shops get 50% off from $80. Write to <script>var a="shops",b="tuftenmouse.test";document.write("<a href=mailto:"+a+"@"+b+">"+a+"@"+b+"</a>")</script><noscript>shops at tuftenmouse dot test</noscript></p><h3>Own a cat?</h3><p>meow@tuftenmouse.test</p>',
          '/press-kit': '<h1>Press kit</h1><p>pr@bristlecomms.test</p>',
        },
      ),
    },
    expected: {
      website: 'tuftenmouse.test',
      wayIn: address('shops@tuftenmouse.test'),
      traps: ['add@catlistings.test', 'pr@bristlecomms.test'],
      policy: {
        takes_wholesale: said('yes', 'Shops get 50% off from $80', '/talk-to-us'),
        minimum_opening_order: said(80, 'Shops get 50% off from $80', '/talk-to-us'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Grimbolt Games',
    productTitles: ['Grimbolt: Salt Road Board Game', 'Grimbolt Dice Tray'],
    category: 'Toys & Games',
    search: hits(
      ['https://boardwiki.test/grimbolt', 'Grimbolt – BoardWiki', 'Publisher'],
      ['https://grimbolt.test/', 'Grimbolt Games', 'Salt Road and other games'],
    ),
    hosts: {
      'boardwiki.test': { '/grimbolt': '<h1>Grimbolt</h1><p>admin@boardwiki.test</p>' },
      'grimbolt.test': shop(
        woo,
        {
          name: 'Grimbolt Games',
          nav: 'Games=/games/ | Rules=/rules/ | Submissions=/submissions/ | Contact=/contact/',
          foot: 'Retailers=/retailers/ | Conventions=/conventions/',
        },
        {
          '/': '<h1>Salt Road is back</h1><p>Board game for 2–4. Dice Tray.</p>',
          '/contact/': `<h1>Contact</h1><table><tr><td>Missing parts</td><td>${mail('parts@grimbolt.test')}</td></tr><tr><td>Design submissions</td><td>${mail('submissions@grimbolt.test')}</td></tr><tr><td>Retail &amp; distribution</td><td>${mail('retail@grimbolt.test')}</td></tr><tr><td>Reviewers</td><td>${mail('reviews@grimbolt.test')}</td></tr></table>`,
          '/retailers/': `<h1>Retailers</h1><p>Friendly local game stores may buy direct. Please send photographs of your shop front. Online-only sellers: Amazon and eBay sales need our permission in writing first.</p>`,
        },
      ),
    },
    expected: {
      website: 'grimbolt.test',
      wayIn: address('retail@grimbolt.test'),
      traps: ['admin@boardwiki.test', 'submissions@grimbolt.test', 'reviews@grimbolt.test'],
      policy: {
        takes_wholesale: said('yes', 'Friendly local game stores may buy direct', '/retailers/'),
        documents: said(['storefront_photos'], 'Please send photographs of your shop front', '/retailers/'),
        marketplaces: said(
          'with_permission',
          'Amazon and eBay sales need our permission in writing first',
          '/retailers/',
        ),
      },
    },
  },
  {
    brand: 'Pipsquill Toys',
    productTitles: ['Pipsquill Nesting Owls', 'Pipsquill Wooden Yo-Yo'],
    search: hits(
      ['https://pipsquilltoys.test/', 'Pipsquill Toys', 'Nesting owls, yo-yos'],
      ['https://pipsquill-daycare.test/', 'Pipsquill Daycare', 'Ages 1-4'],
    ),
    hosts: {
      'pipsquill-daycare.test': { '/': '<h1>Pipsquill Daycare</h1><p>office@pipsquill-daycare.test</p>' },
      'pipsquilltoys.test': shop(
        magento,
        {
          name: 'Pipsquill Toys',
          nav: 'Owls=/owls.html | Yo-yos=/yoyos.html',
          foot: 'About=/about | Contact=/contacts | Toy stores=/customer/b2b/create',
          credit: 'Design by mage@tinderlab.test',
        },
        {
          '/': '<h1>Small, round, wooden</h1><p>Nesting Owls, Wooden Yo-Yo</p>',
          '/customer/b2b/create': `<h1>Create a toy store account</h1><p>We review each store within a week. Reorders start at $125.</p>${form('/customer/b2b/createpost', 'Company, Tax/VAT number, Email, Password', 'Create account')}`,
          '/contacts': '<h1>Contact</h1><p>customerservice@pipsquilltoys.test</p>',
        },
      ),
    },
    expected: {
      website: 'pipsquilltoys.test',
      wayIn: formAt('https://pipsquilltoys.test/customer/b2b/create'),
      traps: ['office@pipsquill-daycare.test', 'mage@tinderlab.test'],
      policy: {
        takes_wholesale: said('yes', 'We review each store within a week', '/customer/b2b/create'),
        minimum_reorder: said(125, 'Reorders start at $125', '/customer/b2b/create'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Jouvanelle',
    productTitles: ['Jouvanelle Dînette en Bois', 'Jouvanelle Hochet Ourson'],
    search: hits(
      ['https://jouvanelle.test/', 'Jouvanelle', 'Jouets en bois'],
      ['https://berceau-malin.test/jouvanelle', 'Jouvanelle – Berceau Malin', 'Hochet'],
    ),
    hosts: {
      'berceau-malin.test': { '/jouvanelle': '<h1>Jouvanelle</h1><p>contact@berceau-malin.test</p>' },
      'jouvanelle.test': shop(
        prestashop,
        {
          name: 'Jouvanelle',
          lang: 'fr',
          nav: 'Jouets=/10-jouets | Éveil=/11-eveil | Revendeurs=/content/9-revendeurs',
          foot: 'Contact=/contactez-nous | CGV=/content/3-conditions',
        },
        {
          '/': '<h1>Jouets en bois du Jura</h1><p>Dînette en Bois, Hochet Ourson</p>',
          '/content/9-revendeurs':
            '<h1>Revendeurs</h1><p>Nous vendons aux boutiques de jouets indépendantes. Contactez votre agent :</p><ul><li>Nord : Odile Marchand, odile@agence-marchand.test</li><li>Sud : Rémi Castel, remi@castel-jouets.test</li><li>Export et États-Unis : Nora Blin, nora.blin@jouvanelle.test</li></ul>',
          '/contactez-nous': '<h1>Contact</h1><p>bonjour@jouvanelle.test</p>',
        },
      ),
    },
    expected: {
      website: 'jouvanelle.test',
      wayIn: address('nora.blin@jouvanelle.test'),
      traps: ['contact@berceau-malin.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Nous vendons aux boutiques de jouets indépendantes',
          '/content/9-revendeurs',
        ),
      },
    },
  },
  {
    brand: 'Flossamer Puppets',
    productTitles: ['Flossamer Fox Hand Puppet', 'Flossamer Finger Mice'],
    search: hits(
      ['https://flossamer.test/', 'Flossamer', 'Hand puppets'],
      ['https://puppetguild.test/members', 'Puppet Guild members', 'Flossamer Puppets, Taos'],
    ),
    hosts: {
      'puppetguild.test': { '/members': '<h1>Members</h1><p>secretary@puppetguild.test</p>' },
      'flossamer.test': shop(
        custom,
        {
          name: 'Flossamer Puppets',
          nav: 'Puppets=puppets.html | Shows=/shows.html | Order by mail=/order.html',
          foot: 'Home=/',
        },
        {
          '/': `<h1>Hand puppets from Taos</h1><p>Fox Hand Puppet, Finger Mice. Toy stores ask for our dealer sheet: ${cf('flossamerpuppets@gmail.com')}</p>`,
          '/order.html':
            '<h1>Order by mail</h1><p>Dealers: half off a dozen or more, mixed. First orders of at least one hundred and twenty dollars ($120).</p>',
        },
      ),
    },
    expected: {
      website: 'flossamer.test',
      wayIn: address('flossamerpuppets@gmail.com'),
      traps: ['secretary@puppetguild.test'],
      policy: {
        takes_wholesale: said('yes', 'Dealers: half off a dozen or more', '/order.html'),
        minimum_opening_order: said(
          120,
          'First orders of at least one hundred and twenty dollars',
          '/order.html',
        ),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Snorrebart',
    productTitles: ['Snorrebart Katzenangel', 'Snorrebart Kratzbrett Sisal'],
    search: hits(['https://snorrebart.test/', 'Snorrebart', 'Katzenspielzeug aus Bremen']),
    hosts: {
      'snorrebart.test': shop(
        shopware,
        {
          name: 'Snorrebart',
          lang: 'de',
          nav: 'Angeln=/angeln | Kratzbretter=/kratzbretter | Über uns=/ueber-uns',
          foot: 'Impressum=/impressum | Karriere=/karriere',
        },
        {
          '/': '<h1>Für Katzen</h1><p>Katzenangel, Kratzbrett Sisal</p>',
          '/ueber-uns':
            '<h1>Über uns</h1><p>Zoofachgeschäfte erhalten bei uns Händlerpreise ab 20 Stück.</p>',
          '/impressum': '<h1>Impressum</h1><p>Snorrebart GbR, Bremen. moin[ät]snorrebart.test</p>',
          '/karriere': '<h1>Karriere</h1><p>bewerbung@snorrebart.test</p>',
        },
      ),
    },
    expected: {
      website: 'snorrebart.test',
      wayIn: address('moin@snorrebart.test'),
      traps: ['bewerbung@snorrebart.test'],
      policy: {
        takes_wholesale: said('yes', 'Zoofachgeschäfte erhalten bei uns Händlerpreise', '/ueber-uns'),
      },
    },
  },
  {
    brand: 'Ninkelby',
    productTitles: ['Ninkelby Bath Boats', 'Ninkelby Stacking Cups'],
    search: hits(
      [
        'https://www.walmart.com/ip/Ninkelby-Bath-Boats/1',
        'Ninkelby Bath Boats - Walmart.com',
        'Sold by QLTrade',
      ],
      ['https://ninkelby-parish.test/', 'Ninkelby Parish Council', 'Minutes'],
      ['https://toybrandindex.test/n/ninkelby', 'Ninkelby – company profile', 'Headquarters unknown'],
    ),
    hosts: {
      'ninkelby-parish.test': shop(
        webflow,
        { name: 'Ninkelby Parish', nav: 'Minutes=/minutes | Hall hire=/hall', foot: 'Clerk=/clerk' },
        { '/': '<h1>Ninkelby Parish Council</h1><p>clerk@ninkelby-parish.test</p>' },
      ),
      'toybrandindex.test': {
        '/n/ninkelby': '<h1>Ninkelby</h1><p>Is this your company? claim@toybrandindex.test</p>',
      },
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['clerk@ninkelby-parish.test', 'claim@toybrandindex.test'],
      policy: {},
    },
  },
];
