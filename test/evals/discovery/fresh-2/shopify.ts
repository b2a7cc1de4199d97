import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, formAt, hits, mail, none, said } from '../fresh/themes.ts';
import { dawn, site } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Tarnwick Tea Company',
    productTitles: ['Tarnwick Smoked Assam 100 g Loose Leaf', 'Tarnwick Fell Walker Blend 50 Bags'],
    category: 'Grocery',
    search: hits(
      [
        'https://tarnwicktea.test/',
        'Tarnwick Tea Company',
        'Smoked Assam and hill blends, packed in Keswick.',
      ],
      ['https://tarnwick-inn.test/', 'The Tarnwick Inn', 'Rooms, ales and Sunday roasts.'],
    ),
    hosts: {
      'tarnwick-inn.test': {
        '/': `<h1>The Tarnwick Inn</h1><p>Rooms: ${mail('stay@tarnwick-inn.test')}</p>`,
      },
      'tarnwicktea.test': site(
        dawn,
        {
          name: 'Tarnwick Tea Company',
          strip: 'Free delivery on orders over £35',
          menu: {
            '/collections/loose': 'Loose leaf',
            '/collections/bags': 'Bags',
            '/pages/our-fell': 'Our fell',
          },
          foot: {
            '/pages/stock-our-teas': 'Stock our teas',
            '/pages/get-in-touch': 'Get in touch',
            '/policies/shipping-policy': 'Delivery',
            '/policies/privacy-policy': 'Privacy',
          },
        },
        {
          '/': '<h1>Tea for weather</h1><p>Smoked Assam 100 g and Fell Walker Blend.</p>',
          '/pages/stock-our-teas': `<h1>Stock our teas</h1><p>Some two hundred farm shops and delis already pour Tarnwick, and we would be glad to add yours.</p><p>To start, we ask for an order of at least £150 before VAT; top-ups from £80. Listing our teas on Amazon or any other marketplace needs our consent in writing beforehand.</p><p>Drop Imogen a line: ${cf('imogen@tarnwicktea.test')}</p>`,
          '/pages/get-in-touch': `<h1>Get in touch</h1><p>Orders and parcels: ${mail('care@tarnwicktea.test')}</p><p>Journalists: ${mail('press@tarnwicktea.test')}</p>`,
          '/policies/privacy-policy': '<h1>Privacy</h1><p>Our data officer: privacy@tarnwicktea.test</p>',
        },
      ),
    },
    expected: {
      website: 'tarnwicktea.test',
      wayIn: address('imogen@tarnwicktea.test'),
      traps: ['stay@tarnwick-inn.test', 'press@tarnwicktea.test', 'privacy@tarnwicktea.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Some two hundred farm shops and delis already pour Tarnwick, and we would be glad to add yours.',
          '/pages/stock-our-teas',
        ),
        minimum_opening_order: said(
          150,
          'To start, we ask for an order of at least £150',
          '/pages/stock-our-teas',
        ),
        minimum_reorder: said(80, 'top-ups from £80', '/pages/stock-our-teas'),
        currency: 'GBP',
        marketplaces: said(
          'with_permission',
          'needs our consent in writing beforehand',
          '/pages/stock-our-teas',
        ),
      },
    },
  },
  {
    brand: 'Brasswell Leash Co.',
    productTitles: ['Brasswell Rope Leash 6 ft Marine', 'Brasswell Waxed Collar M'],
    category: 'Pet Supplies',
    search: hits(
      ['https://pupmart.test/brands/brasswell', 'Brasswell leashes | PupMart', 'Rope leash from $34'],
      ['https://brasswell.test/', 'Brasswell Leash Co.', 'Rope leashes spliced by hand in Gloucester, MA'],
    ),
    hosts: {
      'pupmart.test': { '/brands/brasswell': '<h1>Brasswell</h1><p>vendors@pupmart.test</p>' },
      'brasswell.test': site(
        dawn,
        {
          name: 'Brasswell',
          strip: 'Spend $75, ship free. Minimum order for engraved tags: 2.',
          menu: {
            '/collections/leashes': 'Leashes',
            '/collections/collars': 'Collars',
            '/pages/size': 'Size me',
          },
          foot: {
            '/pages/questions': 'Questions',
            '/pages/contact': 'Contact',
            '/pages/shops': 'Find a shop',
          },
        },
        {
          '/': '<h1>Spliced by hand</h1><p>Rope Leash 6 ft, Waxed Collar.</p>',
          '/pages/questions':
            '<h1>Questions</h1><details><summary>May I machine-wash the rope?</summary><p>Cold, in a pillowcase.</p></details><details><summary>I have a pet store. Can I carry Brasswell?</summary><p>Our splicers are booked solid, so our stockist list is full for the time being. Please ask again after March.</p></details><details><summary>Is there a minimum for engraving?</summary><p>Two tags, $18.</p></details>',
          '/pages/contact': `<h1>Contact</h1><p>One inbox for everything: <span>ahoy</span><span>@</span><span>brasswell.test</span></p>`,
          '/pages/shops':
            '<h1>Find a shop</h1><p>Wag &amp; Tide, Rockport – orders@wagandtide.test</p><p>Bark Harbor – hi@barkharbor.test</p>',
        },
      ),
    },
    expected: {
      website: 'brasswell.test',
      wayIn: address('ahoy@brasswell.test'),
      traps: ['vendors@pupmart.test', 'orders@wagandtide.test', 'hi@barkharbor.test'],
      policy: {
        takes_wholesale: said('no', 'our stockist list is full for the time being', '/pages/questions'),
      },
    },
  },
  {
    brand: 'Ondaline Swim',
    productTitles: ['Ondaline High-Waist Bottom Ribbed', 'Ondaline Wrap Top Coral'],
    category: 'Clothing',
    search: hits(
      ['https://ondaline.test/', 'ONDALINE', 'Swimwear from recycled nets'],
      [
        'https://storefrontier.test/brand/ondaline',
        'Ondaline | Storefrontier',
        'Buy Ondaline for your boutique',
      ],
    ),
    hosts: {
      'ondaline.test': site(
        dawn,
        {
          name: 'ONDALINE',
          strip: 'Try at home: free returns within 30 days',
          menu: { '/collections/tops': 'Tops', '/collections/bottoms': 'Bottoms', '/pages/nets': 'The nets' },
          foot: {
            '/pages/boutique-orders': 'Boutique orders',
            '/pages/help': 'Help',
            '/pages/collab': 'Collab',
          },
        },
        {
          '/': '<h1>From nets</h1><p>High-Waist Bottom Ribbed. Wrap Top Coral.</p>',
          '/pages/boutique-orders':
            '<h1>Boutique orders</h1><p>Boutiques order from us on Storefrontier, and nowhere else. <a href="https://storefrontier.test/brand/ondaline">Open our Storefrontier page</a> – sixty days to pay, returns on your first box.</p>',
          '/pages/help': '<h1>Help</h1><p>help@ondaline.test answers on weekdays.</p>',
          '/pages/collab': '<h1>Collab</h1><p>Creators: collab@ondaline.test</p>',
        },
      ),
      'storefrontier.test': {
        '/brand/ondaline':
          '<title>Ondaline wholesale | Storefrontier</title><h1>Ondaline</h1><p>Sign up to see prices.</p><form method="post" action="/signup"><input name="store_name"><input type="email" name="email"><button>Sign up to shop</button></form><footer>help@storefrontier.test</footer>',
      },
    },
    expected: {
      website: 'ondaline.test',
      wayIn: formAt(
        'https://storefrontier.test/brand/ondaline',
        'https://ondaline.test/pages/boutique-orders',
      ),
      traps: ['help@storefrontier.test', 'collab@ondaline.test'],
      policy: {
        takes_wholesale: said('yes', 'Boutiques order from us on Storefrontier', '/pages/boutique-orders'),
      },
    },
  },
  {
    brand: 'Kestrelmoor Knives, Inc.',
    productTitles: ['Kestrelmoor Paring Knife 3.5"', 'Kestrelmoor Magnetic Block Walnut'],
    category: 'Kitchen',
    search: hits(
      ['https://kestrelmoor.test/', 'Kestrelmoor', 'Kitchen knives, ground in Oregon'],
      ['https://bladehall.test/kestrelmoor', 'Kestrelmoor at Blade Hall', 'Authorized dealer'],
    ),
    hosts: {
      'bladehall.test': { '/kestrelmoor': '<h1>Kestrelmoor</h1><p>buyers@bladehall.test</p>' },
      'kestrelmoor.test': site(
        dawn,
        {
          name: 'Kestrelmoor',
          strip: 'Free sharpening, for life',
          menu: {
            '/collections/knives': 'Knives',
            '/collections/blocks': 'Blocks',
            '/pages/sharpening': 'Sharpening',
          },
          foot: {
            'https://b2b.kestrelmoor.test/': 'Dealer portal',
            '/pages/map': 'Our pricing policy',
            '/pages/write-us': 'Write us',
          },
        },
        {
          '/': '<h1>Ground in Oregon</h1><p>Paring Knife 3.5", Magnetic Block Walnut</p>',
          '/pages/map':
            '<h1>Our pricing policy</h1><p>Any dealer who shows a Kestrelmoor knife under its published minimum on the web, in print or by e-mail loses access to the line for one year. What is charged at the counter is the dealer’s own affair.</p><p>Amazon is served by us alone; dealers may not list there.</p>',
          '/pages/write-us': '<h1>Write us</h1><p>Sharpening bench: edge@kestrelmoor.test</p>',
        },
      ),
      'b2b.kestrelmoor.test': {
        '/': '<title>Kestrelmoor dealers</title><h1>Dealer portal</h1><form action="/login" method="post"><input name="user"><input type="password" name="pw"></form><p><a href="/enroll">Not a dealer yet? Enroll your store</a></p>',
        '/enroll':
          '<title>Enroll</title><h1>Enroll your store</h1><p>New dealers place a first order of $600 or more. Send along your state resale certificate and two photos of the sales floor.</p><form action="/enroll" method="post"><input name="store"><input name="street"><input type="email" name="email"><button>Enroll</button></form>',
      },
    },
    expected: {
      website: 'kestrelmoor.test',
      wayIn: formAt('https://b2b.kestrelmoor.test/enroll'),
      traps: ['buyers@bladehall.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Enroll your store. New dealers place a first order of $600 or more.',
          '/enroll',
        ),
        minimum_opening_order: said(600, 'New dealers place a first order of $600 or more', '/enroll'),
        currency: 'USD',
        documents: said(
          ['resale_certificate', 'storefront_photos'],
          'Send along your state resale certificate and two photos of the sales floor',
          '/enroll',
        ),
        map_policy: said('yes', 'under its published minimum', '/pages/map'),
        marketplaces: said(
          'amazon_forbidden',
          'Amazon is served by us alone; dealers may not list there',
          '/pages/map',
        ),
      },
    },
  },
  {
    brand: 'Fennimark Baby',
    productTitles: ['Fennimark Muslin Swaddle Fern', 'Fennimark Teether Ring Beech'],
    category: 'Baby',
    search: hits(['https://fennimark.test/', 'Fennimark', 'Muslin and beech for small people']),
    hosts: {
      'fennimark.test': site(
        dawn,
        {
          name: 'Fennimark',
          strip: 'Complimentary gift wrap above $50',
          menu: { '/collections/sleep': 'Sleep', '/collections/play': 'Play' },
          foot: {
            '/pages/about-us': 'About us',
            '/pages/retailer-terms': 'Small print for shops',
            '/pages/faqs': 'FAQs',
          },
          legal: '<p>Email: needhelp@company.com | Design by Pixelhutte, studio@pixelhutte.test</p>',
        },
        {
          '/': '<h1>For small people</h1><p>Muslin Swaddle Fern and Teether Ring Beech.</p>',
          '/pages/about-us': `<h1>About us</h1><p>Two sisters, one loom. Mail us at ${ent('sisters@fennimark.test')}.</p><p>Lorem ipsum? Put your text here: example@yourstore.com</p>`,
          '/pages/retailer-terms':
            '<h1>Small print for shops</h1><ol><li>We supply independent children’s shops in North America.</li><li>Second and later orders: no less than US$90.</li><li>Goods are for your own shelves and your own web shop. Third-party marketplaces are out of bounds.</li></ol>',
          '/pages/faqs':
            '<h1>FAQs</h1><p>Where is my parcel? Follow the link in your receipt (sent from do-not-reply@fennimark.test).</p>',
        },
      ),
    },
    expected: {
      website: 'fennimark.test',
      wayIn: address('sisters@fennimark.test'),
      traps: [
        'needhelp@company.com',
        'studio@pixelhutte.test',
        'example@yourstore.com',
        'do-not-reply@fennimark.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply independent children’s shops in North America',
          '/pages/retailer-terms',
        ),
        minimum_reorder: said(90, 'Second and later orders: no less than US$90', '/pages/retailer-terms'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'Goods are for your own shelves and your own web shop. Third-party marketplaces are out of bounds.',
          '/pages/retailer-terms',
        ),
      },
    },
  },
  {
    brand: 'Quillonby Games',
    productTitles: ['Quillonby: The Salt Road Board Game', 'Quillonby Bone Dice Set of 7'],
    category: 'Toys & Games',
    search: hits(
      ['https://boardgossip.test/salt-road', 'The Salt Road review', 'Quillonby’s heaviest box'],
      ['https://quillonby.test/', 'Quillonby Games', 'Board games for long evenings'],
    ),
    hosts: {
      'boardgossip.test': {
        '/salt-road': '<h1>The Salt Road</h1><p>Review copies: inbox@boardgossip.test</p>',
      },
      'quillonby.test': site(
        dawn,
        {
          name: 'Quillonby Games',
          strip: 'Pre-order: The Salt Road, 2nd printing',
          menu: { '/collections/games': 'Games', '/pages/friendly-local-game-store': 'For your FLGS' },
          foot: { '/pages/faq': 'FAQ', '/pages/contact': 'Contact', '/pages/play-testers': 'Play-testers' },
        },
        {
          '/': '<h1>Long evenings</h1><p>The Salt Road. Bone Dice Set of 7.</p>',
          '/pages/friendly-local-game-store': `<h1>For your FLGS</h1><p>Game stores buy from us at 50% off list. Mail ${mail('flgs@quillonby.test')} with a link to your store’s website. You are free to sell on Amazon and eBay as well as over the counter.</p>`,
          '/pages/faq':
            '<h1>FAQ</h1><h3>Store owners</h3><p>Retailers must not sell our games on Amazon, eBay or other online marketplaces.</p><h3>Missing parts</h3><p>parts@quillonby.test</p>',
          '/pages/contact': '<h1>Contact</h1><p>hello@quillonby.test</p>',
        },
      ),
    },
    expected: {
      website: 'quillonby.test',
      wayIn: address('flgs@quillonby.test'),
      traps: ['inbox@boardgossip.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Game stores buy from us at 50% off list',
          '/pages/friendly-local-game-store',
        ),
        documents: said(
          ['website_url'],
          'with a link to your store’s website',
          '/pages/friendly-local-game-store',
        ),
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Sorrelune',
    productTitles: ['Sorrelune Phone Tripod 67 inch', 'Sorrelune Ring Light 10"'],
    category: 'Electronics',
    search: hits(
      [
        'https://www.amazon.com/stores/Sorrelune/page/9C',
        'Amazon.com: Sorrelune',
        'Visit the Sorrelune store',
      ],
      ['https://tripodtester.test/best', 'Best phone tripods of 2026', '4. Sorrelune Phone Tripod'],
      ['https://sorrelune-horses.test/', 'Écurie de Sorrelune', 'Pension chevaux'],
    ),
    hosts: {
      'tripodtester.test': {
        '/best': `<h1>Best phone tripods of 2026</h1><p>4. Sorrelune Phone Tripod 67 inch. Tell us yours: ${mail('editor@tripodtester.test')}</p>`,
      },
      'sorrelune-horses.test': { '/': '<h1>Écurie de Sorrelune</h1><p>ecurie@sorrelune-horses.test</p>' },
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['editor@tripodtester.test', 'ecurie@sorrelune-horses.test'],
      policy: {},
    },
  },
];
