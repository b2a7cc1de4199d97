import type { DiscoveryCase } from '../case.ts';
import { old, other, square } from './frames-even.ts';
import { elsewhere, plain } from './frames-odd.ts';
import { amazon, etsy, faire, hit, insta, linkedin } from './kit.ts';

const bramble: DiscoveryCase = {
  brand: 'Bramble Fork',
  productTitles: ['Bramble Fork Cherry Wood Spurtle', 'Bramble Fork Handmade Wooden Spoon Set of 3'],
  category: 'Kitchen & Dining',
  search: [
    etsy('BrambleForkWoodcraft', 'Wooden spoons, spurtles and boards.'),
    amazon('Bramble Fork', 'Cherry Wood Spurtle'),
    hit(
      'https://www.brambleandforkcatering.com/',
      'Bramble & Fork Catering | Weddings in Somerset',
      'Seasonal menus for your day.',
    ),
    hit(
      'https://www.thespoonpantry.com/bramble-fork',
      'Bramble Fork - The Spoon Pantry',
      'Hand carved spoons.',
    ),
    hit(
      'https://bramblefork.com/',
      'Bramble Fork wooden spoons',
      'Cherry and walnut spoons carved in the Ozarks.',
    ),
    insta('bramblefork', 'spoons from storm-felled cherry'),
  ],
  hosts: {
    'bramblefork.com': old(
      {
        host: 'bramblefork.com',
        name: 'Bramble Fork',
        nav: [
          ['/', 'Home'],
          ['/spoons', 'Spoons'],
          ['/care', 'Care'],
          ['/about', 'About'],
          ['/shipping', 'Shipping'],
          ['/contact', 'Contact'],
        ],
        foot: [],
        items: [],
        footer: 'Harrison, Arkansas<br>',
        head: '<!-- template: Cedar One by demo@csscedar.com -->',
      },
      {
        '/': [
          'Bramble Fork wooden spoons',
          '<h2>Carved with a hook knife, finished with flax oil</h2><p>Each spoon is cut from cherry that fell over by itself.</p><p><i>Free shipping on three spoons or more.</i></p>',
        ],
        '/spoons': [
          'Spoons',
          '<p>Spurtle $24 &middot; Set of 3 $66 &middot; Ladle $58</p><p>Wedding favors? We can burn initials into 20 or more; allow six weeks.</p>',
        ],
        '/care': ['Care', '<p>Wash by hand. Oil it when it looks thirsty.</p>'],
        '/about': [
          'About',
          '<p>I am Del. I was a lineman for 22 years and started to whittle during ice storms. My spoons have been in <i>Ozark Living</i>; if you write for a paper, my sister handles that: <a href="mailto:media@bramblefork.com">media@bramblefork.com</a>.</p>',
        ],
        '/shipping': [
          'Shipping',
          '<p>USPS Priority, $7.50 flat.</p><p>Returns: write first, then send it back.</p>',
        ],
        '/contact': [
          'Contact',
          '<p>Best by mail: <a href="mailto:del@bramblefork.com">del@bramblefork.com</a>. I answer on Sundays.</p>',
        ],
      },
    ),
    'www.brambleandforkcatering.com': {
      '/': other('Bramble & Fork', 'Weddings', '<p>hello@brambleandforkcatering.com</p>'),
    },
    'www.thespoonpantry.com': {
      '/bramble-fork': other(
        'The Spoon Pantry',
        'Bramble Fork',
        '<p>Spurtle $26</p><p>Sell your spoons with us: makers@thespoonpantry.com</p>',
      ),
    },
  },
  expected: {
    website: 'bramblefork.com',
    wayIn: { kind: 'address', anyOf: ['del@bramblefork.com'] },
    traps: [
      'demo@csscedar.com',
      'media@bramblefork.com',
      'hello@brambleandforkcatering.com',
      'makers@thespoonpantry.com',
    ],
    policy: {},
  },
};

const cobb: DiscoveryCase = {
  brand: 'Cobb & Larder',
  productTitles: ['Cobb & Larder Linen Tea Towel, Oat Stripe', 'Cobb & Larder Bread Bag, Washed Linen'],
  category: 'Home & Kitchen',
  search: [
    hit('https://cobbandlarder.co/', 'Cobb & Larder', 'Washed linen for the kitchen. Sewn in Hudson, NY.'),
    faire('Cobb & Larder', 'Linen tea towels and bread bags.'),
    hit(
      'https://www.hearthgoods.shop/collections/cobb-larder',
      'Cobb & Larder linens | Hearth Goods',
      'Bread bags and towels.',
    ),
    hit('https://www.cobblarderdeli.com.au/', 'Cobb Larder Deli, Fremantle', 'Sandwiches and coffee from 7.'),
    amazon('Cobb & Larder', 'Linen Tea Towel, Oat Stripe'),
    linkedin('Cobb and Larder', 'Textile manufacturing, 2-10 employees, Hudson, New York.'),
  ],
  hosts: {
    'cobbandlarder.co': plain(
      {
        host: 'cobbandlarder.co',
        name: 'Cobb & Larder',
        promo: 'Free shipping over $50 in the US',
        nav: [
          ['/linens', 'Linens'],
          ['/journal', 'Journal'],
          ['/faq', 'FAQ'],
          ['/contact', 'Contact'],
        ],
        foot: [
          ['/returns', 'Returns'],
          ['/privacy', 'Privacy'],
        ],
        items: [],
        footer: 'Made in Hudson, NY',
        credit:
          '&middot; Identity &amp; site by <a href="https://mildstudio.co">Mild Studio</a>, hi@mildstudio.co',
      },
      {
        '/': [
          'Linen that gets better',
          '<p>Stone-washed European flax, cut and sewn on Warren Street.</p><p><a href="/linens">See the linens</a></p>',
        ],
        '/linens': [
          'Linens',
          '<p>Tea towel, oat stripe &mdash; $24</p><p>Bread bag &mdash; $32</p><p>Apron &mdash; $68</p>',
        ],
        '/journal': ['Journal', '<p>How to keep a loaf for five days. Words by Ina Cobb.</p>'],
        '/faq': [
          'FAQ',
          `<dl><dt>Do you ship to Canada?</dt><dd>Yes, $14 flat.</dd><dt>Do you wholesale?</dt><dd>We do! Boutiques can find the whole line on <a href="https://www.faire.com/brand/b_cobblarder">Faire</a>, where the opening order is $150. If you'd rather skip Faire, drop Ina a note at <a href="mailto:shops@cobbandlarder.co">shops@cobbandlarder.co</a> and she'll set you up directly.</dd><dt>Can I sell your linens in my Etsy or Amazon shop?</dt><dd>We'd rather you didn't, so no: physical stores and their own sites only.</dd><dt>Will the towels shrink?</dt><dd>They've already done that.</dd></dl>`,
        ],
        '/contact': [
          'Contact',
          '<p>General questions go to <a href="mailto:hello@cobbandlarder.co">hello@cobbandlarder.co</a>. Stylists who would like to borrow props: <a href="mailto:loans@cobbandlarder.co">loans@cobbandlarder.co</a>.</p>',
        ],
        '/returns': ['Returns', '<p>Thirty days. Unwashed, please.</p>'],
        '/privacy': ['Privacy', '<p>We keep your address to send parcels. That is all.</p>'],
      },
    ),
    'www.hearthgoods.shop': {
      '/collections/cobb-larder': elsewhere(
        'Hearth Goods',
        'Cobb & Larder',
        '<p>Bread bag $34</p>',
        'Wholesale buyers: trade@hearthgoods.shop.',
      ),
    },
    'www.cobblarderdeli.com.au': {
      '/': elsewhere('Cobb Larder Deli', 'Menu', '<p>catering@cobblarderdeli.com.au</p>'),
    },
  },
  expected: {
    website: 'cobbandlarder.co',
    wayIn: { kind: 'address', anyOf: ['shops@cobbandlarder.co'] },
    traps: [
      'hi@mildstudio.co',
      'loans@cobbandlarder.co',
      'trade@hearthgoods.shop',
      'catering@cobblarderdeli.com.au',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We do! Boutiques can find the whole line on Faire',
        path: '/faq',
      },
      marketplaces: {
        value: 'forbidden',
        words: "We'd rather you didn't, so no: physical stores and their own sites only.",
        path: '/faq',
      },
      minimum_opening_order: { value: 150, words: 'where the opening order is $150', path: '/faq' },
      currency: 'USD',
    },
  },
};

const ironvale: DiscoveryCase = {
  brand: 'Ironvale Cookware Co.',
  productTitles: ['Ironvale 10.5 Inch Cast Iron Skillet', 'Ironvale Cookware Carbon Steel Wok 13"'],
  category: 'Kitchen & Dining',
  search: [
    hit(
      'https://www.ironvale.org/',
      'Ironvale Historical Society',
      'Mining heritage of Ironvale, Minnesota.',
    ),
    amazon('Ironvale Cookware', '10.5 Inch Cast Iron Skillet'),
    hit(
      'https://www.ironvalecookware.com/',
      'Ironvale Cookware — cast iron poured in Ohio',
      'Polished cast iron, poured in Canton, Ohio.',
    ),
    hit(
      'https://www.ironvalecookware.com/stockists',
      'Stockists — Ironvale Cookware',
      'Find a store near you.',
    ),
    hit(
      'https://www.prairiekitchensupply.com/ironvale',
      'Ironvale skillets | Prairie Kitchen Supply',
      'Free shipping.',
    ),
    hit(
      'https://www.castironcollector.example.net/forum/ironvale',
      'Anybody own an Ironvale? - Forum',
      'Thread on the new foundry.',
    ),
  ],
  hosts: {
    'www.ironvalecookware.com': square(
      {
        host: 'www.ironvalecookware.com',
        name: 'Ironvale Cookware',
        nav: [
          ['/shop', 'Shop'],
          ['/foundry', 'The Foundry'],
          ['/stockists', 'Stockists'],
          ['/contact', 'Contact'],
        ],
        foot: [
          ['/wholesale', 'Wholesale'],
          ['/faq', 'FAQ'],
          ['/work-with-us', 'Work with us'],
        ],
        items: [
          ['10.5-Inch Skillet', '$135.00'],
          ['13-Inch Carbon Wok', '$110.00'],
        ],
        footer:
          'Ironvale Cookware Co., Canton, Ohio · <a href="mailto:hello@ironvalecookware.com">hello@ironvalecookware.com</a>',
        credit: 'Site by <a href="mailto:jess@flatironweb.studio">Flatiron Web Studio</a>',
        privacy: 'hello@ironvalecookware.com',
      },
      {
        '/': [
          'Home',
          '<h1 style="white-space:pre-wrap;">Iron, poured by people you could meet.</h1><p>Three pounds lighter than your grandmother’s and just as slick.</p>',
        ],
        '/foundry': [
          'The Foundry',
          '<h1>The Foundry</h1><p>A 1921 brass works, brought back by two sisters and a very patient bank.</p>',
        ],
        '/stockists': [
          'Stockists',
          '<h1>Stockists</h1><p>Prairie Kitchen Supply, Omaha · The Copper Hen, Akron · Marlow’s, Pittsburgh</p><p>Please note: stores shown on this map set their own prices.</p>',
        ],
        '/wholesale': [
          'Wholesale',
          `<h1>Wholesale</h1><p>We partner with independent kitchen stores, outfitters and gift shops across the US and Canada.</p><p><strong>The basics</strong></p><ul><li><p>Opening orders: $400 minimum. Reorders: $200.</p></li><li><p>Terms: credit card for the first order, net 30 afterwards.</p></li><li><p>Stores agree to our MAP policy and do not sell Ironvale on Amazon.</p></li></ul><p>To open an account, email <a href="mailto:wholesale@ironvalecookware.com">wholesale@ironvalecookware.com</a> with your EIN, a resale certificate and a couple of photos of your storefront.</p>`,
        ],
        '/faq': [
          'FAQ',
          '<h1>FAQ</h1><p><strong>May I use it on glass?</strong> Yes. Lift, don’t drag.</p><p><strong>Do you have a lifetime warranty?</strong> Yes, for the first owner. Pans bought from unauthorized sellers, including anyone on Amazon but us, aren’t covered.</p>',
        ],
        '/work-with-us': [
          'Work with us',
          '<h1>Work with us</h1><p>Grinders and finishers: <a href="mailto:jobs@ironvalecookware.com">jobs@ironvalecookware.com</a></p>',
        ],
        '/contact': [
          'Contact',
          '<h1>Contact</h1><p>330-555-0107 · <a href="mailto:hello@ironvalecookware.com">hello@ironvalecookware.com</a></p>',
        ],
      },
    ),
    'www.ironvale.org': {
      '/': other('Ironvale Historical Society', 'Museum hours', '<p>curator@ironvale.org</p>'),
    },
    'www.prairiekitchensupply.com': {
      '/ironvale': other(
        'Prairie Kitchen Supply',
        'Ironvale',
        '<p>Skillet $135</p>',
        '<p>help@prairiekitchensupply.com</p>',
      ),
    },
  },
  expected: {
    website: 'www.ironvalecookware.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@ironvalecookware.com'] },
    traps: [
      'jess@flatironweb.studio',
      'jobs@ironvalecookware.com',
      'curator@ironvale.org',
      'help@prairiekitchensupply.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words:
          'We partner with independent kitchen stores, outfitters and gift shops across the US and Canada.',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Stores agree to our MAP policy and do not sell Ironvale on Amazon.',
        path: '/wholesale',
      },
      map_policy: { value: 'yes', words: 'Stores agree to our MAP policy', path: '/wholesale' },
      minimum_opening_order: { value: 400, words: 'Opening orders: $400 minimum.', path: '/wholesale' },
      minimum_reorder: { value: 200, words: 'Reorders: $200.', path: '/wholesale' },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'resale_certificate', 'storefront_photos'],
        words: 'with your EIN, a resale certificate and a couple of photos of your storefront.',
        path: '/wholesale',
      },
    },
  },
};

export const kitchen: readonly DiscoveryCase[] = [bramble, cobb, ironvale];
