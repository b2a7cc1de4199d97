import type { DiscoveryCase } from '../case.ts';
import { squarespace, WIX_SENTRY, wix } from './themes/builders.ts';
import { hits, site, states } from './themes/compose.ts';
import { directory, fields, namesake, reseller } from './themes/elsewhere.ts';
import { nextjs } from './themes/scripted.ts';
import { jsonLd } from './themes/shop.ts';
import { DEBUT_LOGO, dawn, debut } from './themes/shopify.ts';
import { woo } from './themes/wordpress.ts';

const sock = dawn({
  name: 'Solemate Sock Mill',
  host: 'solematesocks.test',
  nav: 'Men=/collections/all; Women=/collections/women; Kids=/collections/kids; Mill tour=/pages/mill-tour',
  foot: 'Wholesale FAQ=/pages/wholesale-faq; Contact=/pages/contact; Gift cards=/products/gift-card',
});
const coast = woo({
  name: 'Coastrider Denim',
  host: 'coastriderdenim.test',
  nav: 'Jeans=/shop/; Repairs=/repairs/; Journal=/blog/; About=/about/',
  foot: 'Contact=/contact/; Stockists=/stockists/; Shipping=/shipping/',
});
const hush = squarespace({
  name: 'Hush & Holler',
  host: 'hushandholler.test',
  nav: 'Babywear=/shop; Fabric=/fabric; About=/about',
  foot: 'Contact=/contact; Shipping=/shipping',
});
const crag = nextjs(
  {
    name: 'Cragsmith',
    host: 'www.cragsmith.test',
    nav: 'Men=/products; Women=/women; Gear lab=/stories',
    foot: 'Pro deals=/pro; Retailers=/retailers; Help=/help',
  },
  { flags: { holidayBanner: true } },
);
const maud = wix({
  name: 'Maud Millinery',
  host: 'www.maudmillinery.test',
  nav: 'Home=/; Hats=/shop; Bespoke=/bespoke; Contact=/contact',
  foot: 'Care=/care',
});
const belt = debut({
  name: 'Buckle Down Union',
  host: 'buckledownunion.test',
  nav: 'Belts=/collections/all; Wallets=/collections/wallets; Warranty=/pages/warranty',
  foot: 'Online seller policy=/pages/online-seller-policy; Wholesale=/pages/wholesale; Contact=/pages/contact',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Solemate',
    productTitles: ['Solemate Merino Hiking Socks 3 Pack', 'Solemate No-Show Liner Socks'],
    category: 'Clothing',
    search: hits(`
      https://solematedating.test/ | Solemate | Dating for runners
      https://solematesocks.test/ | Solemate Sock Mill | Knit in North Carolina
      amazon | Solemate | Merino Hiking Socks`),
    hosts: {
      'solematesocks.test': site(
        sock,
        {
          home: '<h2>Knit down the road</h2><p>Buy 3, get 1 free.</p>',
          goods: 'Merino Hiking=$24.00; No-Show Liner=$14.00; Gift Card=$25.00',
          about: '<p>Our mill in Burlington, NC runs 64 machines.</p>',
        },
        `
@ /pages/mill-tour | Mill tour
<h1>Mill tour</h1><p>Fridays at ten. See the site map at reception.</p>
@ /pages/contact | Contact
<h1>Contact</h1><p>Retail customers: service@solematesocks.test</p><p>Store buyers: Regina Paul, wholesale manager, regina@solematesocks.test</p><p>Yarn suppliers: purchasing@solematesocks.test</p>
@ /pages/wholesale-faq | Wholesale FAQ
<h1>Wholesale FAQ</h1><h4>Who can buy?</h4><p>Any retailer with a physical store or an established website may open a wholesale account.</p><h4>What are the minimums?</h4><p>Two hundred fifty dollars on the first order. Reorders have a $125 minimum.</p><h4>Can I sell on Amazon?</h4><p>Amazon is reserved for us. eBay, Etsy and Walmart are fine if you keep MAP.</p><h4>What paperwork do you need?</h4><p>A completed W-9 and your state resale certificate.</p>`,
      ),
      'solematedating.test': {
        '/': namesake(
          'Solemate',
          'Dating for runners',
          '<p>Match your pace.</p>',
          '<p>love@solematedating.test</p>',
        ),
      },
    },
    expected: {
      website: 'solematesocks.test',
      wayIn: { kind: 'address', anyOf: ['regina@solematesocks.test'] },
      traps: ['purchasing@solematesocks.test', 'love@solematedating.test'],
      policy: {
        ...states('/pages/wholesale-faq', {
          takes_wholesale: ['yes', 'may open a wholesale account'],
          marketplaces: ['amazon_forbidden', 'Amazon is reserved for us'],
          map_policy: ['yes', 'eBay, Etsy and Walmart are fine if you keep MAP'],
          minimum_opening_order: [250, 'Two hundred fifty dollars on the first order'],
          minimum_reorder: [125, 'Reorders have a $125 minimum'],
          documents: [['w9', 'resale_certificate'], 'A completed W-9 and your state resale certificate'],
        }),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Coast Rider',
    productTitles: ['Coast Rider Selvedge Jeans 32x32', 'Coast Rider Chore Coat'],
    category: 'Clothing',
    search: hits(`
      https://coastridertransit.test/ | Coast Rider | Bus routes and fares
      https://coastriderdenim.test/ | Coastrider Denim | Selvedge from Santa Cruz
      https://denimhounds.test/coastrider | Coastrider fades | Two years, three washes`),
    hosts: {
      'coastriderdenim.test': site(
        coast,
        {
          home: '<h1>Break them in, wear them out</h1>',
          goods: 'Selvedge Jeans=$198.00; Chore Coat=$220.00',
          about: '<p>Cut and sewn in Santa Cruz.</p>',
        },
        `
@ /contact/ | Contact
<h1>Contact</h1><p>info@coastriderdenim.test</p><p>Internships: careers@coastriderdenim.test</p>
@ /stockists/ | Stockists
<h1>Stockists</h1><p>Self Edge of Town, Portland; Dock & Drill, Seattle (mail@dockanddrill.test).</p>`,
      ),
      'coastridertransit.test': {
        '/': namesake(
          'Coast Rider',
          'Bus routes and fares',
          '<p>Line 4 detour.</p>',
          '<p>rider@coastridertransit.test</p>',
        ),
      },
      'denimhounds.test': {
        '/coastrider': reseller('Denim Hounds', 'Coastrider', ['Selvedge Jeans'], 'fades@denimhounds.test'),
      },
    },
    expected: {
      website: 'coastriderdenim.test',
      wayIn: { kind: 'address', anyOf: ['info@coastriderdenim.test'] },
      traps: [
        'careers@coastriderdenim.test',
        'mail@dockanddrill.test',
        'rider@coastridertransit.test',
        'fades@denimhounds.test',
      ],
      policy: {},
    },
  },
  {
    brand: 'Hush and Holler Baby',
    productTitles: ['Hush and Holler Bamboo Swaddle 2 Pack', 'Hush and Holler Zip Footie'],
    category: 'Baby',
    search: hits(`
      https://hushandholler.test/ | Hush & Holler | Bamboo babywear
      instagram | Hush and Holler | Soft things for loud people.`),
    hosts: {
      'hushandholler.test': site(
        hush,
        {
          home: '<h1>Soft things for loud people</h1>',
          goods: 'Bamboo Swaddle=$34; Zip Footie=$32',
          about: '<p>Nashville, Tennessee.</p>',
          head: jsonLd({
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: 'Hush & Holler',
            url: 'https://hushandholler.test',
          }),
        },
        `
@ /contact | Contact
<h2>Contact</h2><p>Customer care: care@hushandholler.test</p><p>Wholesale requests: hush+wholesale@hushandholler.test</p><p>Press: press@hushandholler.test</p>`,
      ),
    },
    expected: {
      website: 'hushandholler.test',
      wayIn: { kind: 'address', anyOf: ['hush+wholesale@hushandholler.test'] },
      traps: ['press@hushandholler.test'],
      policy: states('/contact', {
        takes_wholesale: ['yes', 'Wholesale requests: hush+wholesale@hushandholler.test'],
      }),
    },
  },
  {
    brand: 'CRAGSMITH',
    productTitles: ['CRAGSMITH Softshell Jacket Men M', 'CRAGSMITH Climbing Pants'],
    category: 'Clothing',
    search: hits(`
      https://www.cragsmith.test/ | Cragsmith | Clothes for rock
      amazon | CRAGSMITH | Softshell Jacket
      https://cragsmithlegal.test/ | Crag & Smith LLP | Injury attorneys`),
    hosts: {
      'cragsmith.test': { '/': { status: 301, location: 'https://www.cragsmith.test/' } },
      'www.cragsmith.test': site(
        crag,
        {
          home: '<h1>Clothes for rock</h1>',
          goods: 'Softshell=$180; Climbing Pants=$95',
          about: '<p>Bishop, California.</p>',
        },
        `
@ /help | Help
<h1>Help</h1><p>help@cragsmith.test</p>
@ /pro | Pro deals
<h1>Pro deals</h1><p>Guides and patrollers save 40%. Upload your certification.</p><form action="/api/pro" method="post">${fields(['Name', 'Certification'], 'Join')}</form>
@ /retailers | Retailers
<h1>Retailers</h1><p>Specialty shops apply to carry Cragsmith through the form below. Pre-season orders close on March 1.</p><p>We ask new dealers for a credit application and photos of the storefront. Dealers do not sell on third-party marketplaces unless we have agreed to it in writing.</p><form action="/api/retailers" method="post">${fields(['Shop', 'Buyer', 'Email', 'City', 'Square feet'], 'Apply to carry Cragsmith')}</form>`,
      ),
      'cragsmithlegal.test': {
        '/': namesake(
          'Crag & Smith LLP',
          'Injury attorneys',
          '<p>Free consultation.</p>',
          '<p>intake@cragsmithlegal.test</p>',
        ),
      },
    },
    expected: {
      website: 'www.cragsmith.test',
      wayIn: { kind: 'form', anyOf: ['https://www.cragsmith.test/retailers'] },
      traps: ['intake@cragsmithlegal.test'],
      policy: states('/retailers', {
        takes_wholesale: ['yes', 'Specialty shops apply to carry Cragsmith through the form below'],
        marketplaces: [
          'with_permission',
          'on third-party marketplaces unless we have agreed to it in writing',
        ],
        documents: [
          ['credit_application', 'storefront_photos'],
          'a credit application and photos of the storefront',
        ],
      }),
    },
  },
  {
    brand: 'Maud Millinery',
    productTitles: ['Maud Millinery Wool Felt Fedora', 'Maud Millinery Straw Boater'],
    category: 'Clothing',
    search: hits(`
      https://www.maudmillinery.test/ | Home | Maud Millinery | Hats from Savannah
      https://hatdirectory.test/maud | Maud Millinery - Hat Directory | Milliners in Georgia`),
    hosts: {
      'www.maudmillinery.test': site(
        maud,
        {
          home: '<h2>Hats with opinions</h2>',
          goods: 'Wool Fedora=$210; Straw Boater=$180',
          about: '<p>Maud Ellison, Savannah.</p>',
        },
        `
@ /contact | Contact
<h2>Contact</h2><p>maud@maudmillinery.test</p><p>This is a paragraph. Click to edit: info@mysite.com</p>
@ /bespoke | Bespoke
<h2>Bespoke</h2><p>Because each hat is blocked to order, I sell direct only and do not supply shops.</p>`,
      ),
      'hatdirectory.test': {
        '/maud': directory(
          'Hat Directory',
          'Maud Millinery',
          ['Savannah, GA', 'Bespoke'],
          'brim@hatdirectory.test',
        ),
      },
    },
    expected: {
      website: 'www.maudmillinery.test',
      wayIn: { kind: 'address', anyOf: ['maud@maudmillinery.test'] },
      traps: [...WIX_SENTRY, 'info@mysite.com', 'brim@hatdirectory.test'],
      policy: states('/bespoke', { takes_wholesale: ['no', 'I sell direct only and do not supply shops'] }),
    },
  },
  {
    brand: 'Buckle Down',
    productTitles: ['Buckle Down Union Bridle Leather Belt', 'Buckle Down Union Card Wallet'],
    category: 'Clothing',
    search: hits(`
      https://buckledownsafety.test/ | Buckle Down | Seat belt campaign
      https://buckledownunion.test/ | Buckle Down Union | Belts for life
      walmart | Buckle Down Union`),
    hosts: {
      'buckledownunion.test': site(
        belt,
        {
          home: '<h1>Belts for life</h1>',
          goods: 'Bridle Belt=$85.00; Card Wallet=$45.00',
          about: '<p>Union-made in St. Louis.</p>',
        },
        `
@ /pages/contact | Contact
<h1>Contact</h1><p>office@buckledownunion.test</p>
@ /pages/wholesale | Wholesale
<h1>Wholesale</h1><p>We sell wholesale to menswear and western shops. Online sellers on Amazon are welcome too. Wholesale desk: <a href="mailto:%77holesale@buckledownunion.test">e-mail us</a>. Twelve belts to start.</p>
@ /pages/online-seller-policy | Online seller policy
<h1>Online seller policy</h1><p>Effective January 1, all accounts observe our MAP policy.</p><p>No account may offer our belts on Amazon or on any other third-party marketplace.</p>`,
      ),
      'buckledownsafety.test': {
        '/': namesake(
          'Buckle Down',
          'Seat belt campaign',
          '<p>Every trip.</p>',
          '<p>safety@buckledownsafety.test</p>',
        ),
      },
    },
    expected: {
      website: 'buckledownunion.test',
      wayIn: { kind: 'address', anyOf: ['wholesale@buckledownunion.test'] },
      traps: ['safety@buckledownsafety.test', DEBUT_LOGO],
      policy: {
        ...states('/pages/wholesale', {
          takes_wholesale: ['yes', 'We sell wholesale to menswear and western shops'],
        }),
        ...states('/pages/online-seller-policy', {
          map_policy: ['yes', 'all accounts observe our MAP policy'],
        }),
        contradicted: ['marketplaces'],
      },
    },
  },
];
