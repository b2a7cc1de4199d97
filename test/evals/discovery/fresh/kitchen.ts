import type { DiscoveryCase } from '../case.ts';
import {
  address,
  bigcommerce,
  cf,
  custom,
  ent,
  form,
  formAt,
  hits,
  mail,
  none,
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
    brand: 'Quillombra Kitchen Co., LLC',
    productTitles: ['Quillombra Beechwood Spurtle 12 in', 'Quillombra Linen Bowl Covers, Set of 3'],
    search: hits(
      [
        'https://www.amazon.com/stores/Quillombra/page/81',
        'Amazon.com: Quillombra',
        'Visit the Quillombra store. Spurtle, bowl covers.',
      ],
      [
        'https://quillombra.test/',
        'Quillombra | Slow tools for daily cooking',
        'Beechwood spurtles and linen bowl covers made in Asheville, NC.',
      ],
      [
        'https://panterelle.test/brands/quillombra',
        'Quillombra – Panterelle Home Goods',
        'Shop Quillombra at Panterelle.',
      ],
    ),
    hosts: {
      'quillombra.test': shop(
        shopify,
        {
          name: 'Quillombra',
          nav: 'Shop all=/collections/all | Spurtles=/collections/spurtles | Our story=/pages/about | Journal=/blogs/news',
          foot: 'Say hi=/pages/say-hi | FAQ=/pages/faq | For stores=/pages/for-stores | Shipping=/policies/shipping-policy | Privacy=/policies/privacy-policy',
          credit: `<p>Site by ${mail('hello@fernandpixel.test', 'Fern &amp; Pixel')}</p>`,
        },
        {
          '/': '<h1>Slow tools for daily cooking</h1><p>Beechwood Spurtle 12 in, Linen Bowl Covers. Carved in Asheville, North Carolina.</p>',
          '/pages/say-hi': `<h1>Say hi</h1><p>Questions on an order? ${mail('hello@quillombra.test')}. Writing a piece about us? ${mail('press@quillombra.test')}.</p>`,
          '/pages/for-stores': `<h1>For stores</h1><p>We love small kitchens shops. Drop Imke a line at <a href="mailto:stores@quillombra.test?subject=Line%20sheet%20please&body=Hi%20Imke">stores@quillombra.test</a> and she'll send the line sheet. Our opening order is $150 and reorders are $75. We ask for a copy of your resale certificate.</p><p>Please do not list our pieces on Amazon, eBay or any other third-party marketplace.</p>`,
          '/pages/faq':
            '<h1>FAQ</h1><h3>Do you engrave?</h3><p>Not today.</p><h3>Do you sell to shops?</h3><p>Yes, see the page for stores.</p>',
        },
      ),
      'panterelle.test': shop(
        shopify,
        {
          name: 'Panterelle Home Goods',
          nav: 'Brands=/brands | Kitchen=/collections/kitchen',
          foot: 'Contact=/pages/contact',
        },
        {
          '/brands/quillombra': '<h1>Quillombra</h1><p>Spurtles by Quillombra, $22.</p>',
          '/pages/contact': `<h1>Contact</h1><p>${mail('wholesale@panterelle.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'quillombra.test',
      wayIn: address('stores@quillombra.test'),
      traps: ['hello@fernandpixel.test', 'press@quillombra.test', 'wholesale@panterelle.test'],
      policy: {
        takes_wholesale: said('yes', "she'll send the line sheet", '/pages/for-stores'),
        minimum_opening_order: said(150, 'Our opening order is $150', '/pages/for-stores'),
        minimum_reorder: said(75, 'reorders are $75', '/pages/for-stores'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'We ask for a copy of your resale certificate',
          '/pages/for-stores',
        ),
        marketplaces: said(
          'forbidden',
          'Please do not list our pieces on Amazon, eBay or any other third-party marketplace',
          '/pages/for-stores',
        ),
      },
    },
  },
  {
    brand: 'TORVESKE',
    productTitles: ['Torveske Cast Iron Skillet 10"', 'Torveske Pan Scraper 2 Pack'],
    category: 'Kitchen',
    search: hits(
      [
        'https://torveske-law.test/',
        'Torveske & Lund – Attorneys',
        'Torveske & Lund is a Minneapolis law firm.',
      ],
      [
        'https://www.torveske.test/',
        'Torveske Cast Iron',
        'American cast iron skillets, pan scrapers and trivets.',
      ],
      [
        'https://skilletdepot.test/torveske',
        'Torveske Skillets | Skillet Depot',
        'Torveske 10" cast iron skillet in stock.',
      ],
    ),
    hosts: {
      'torveske-law.test': {
        '/': `<h1>Torveske &amp; Lund</h1><p>Estate law. ${mail('info@torveske-law.test')}</p>`,
      },
      'www.torveske.test': shop(
        bigcommerce,
        {
          name: 'Torveske',
          nav: 'Skillets=/skillets/ | Care=/seasoning-guide/ | Dealers=/dealers/ | Where to buy=/find-a-store/',
          foot: 'Talk to us=/talk-to-us/ | Shipping &amp; Returns=/shipping-returns/ | Careers=/careers/ | Sitemap=/sitemap.php',
        },
        {
          '/': '<h1>Pour. Grind. Cook.</h1><p>Cast Iron Skillet 10" and the pan scraper that goes with it.</p>',
          '/dealers/':
            '<h1>Become a Torveske dealer</h1><p>Brick and mortar shops with a storefront are welcome. We need a federal tax ID and two photos of your storefront. First orders start at $500.</p><p>Our dealers agree to our Minimum Advertised Price policy.</p><p><a href="/dealer-application/">Apply here</a></p>',
          '/dealer-application/': `<h1>Dealer application</h1>${form('/dealer-application/', 'Store name, Federal tax ID, Storefront address, Buyer email, Years in business', 'Send application')}`,
          '/talk-to-us/': `<h1>Talk to us</h1><p>Customer service ${cf('support@torveske.test')}, M–F 8 to 4 Central.</p>`,
          '/careers/': `<h1>Careers</h1><p>Moulders wanted: ${mail('jobs@torveske.test')}</p>`,
          '/find-a-store/': `<h1>Where to buy</h1><ul><li>Lakeside Hardware, Duluth, ${mail('lakeside@lakesidehw.test')}</li><li>Brim &amp; Co, Tulsa, ${mail('orders@brimco.test')}</li></ul>`,
        },
      ),
    },
    expected: {
      website: 'www.torveske.test',
      wayIn: formAt('https://www.torveske.test/dealer-application/'),
      traps: [
        'info@torveske-law.test',
        'jobs@torveske.test',
        'lakeside@lakesidehw.test',
        'orders@brimco.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Brick and mortar shops with a storefront are welcome', '/dealers/'),
        documents: said(
          ['tax_id', 'storefront_photos'],
          'We need a federal tax ID and two photos of your storefront',
          '/dealers/',
        ),
        minimum_opening_order: said(500, 'First orders start at $500', '/dealers/'),
        currency: 'USD',
        map_policy: said('yes', 'Our dealers agree to our Minimum Advertised Price policy', '/dealers/'),
      },
    },
  },
  {
    brand: 'Zibbenfold',
    productTitles: ['Zibbenfold Collapsible Colander', 'Zibbenfold Silicone Trivet, Sage'],
    search: hits(
      ['https://zibbenfold.test/', 'Zibbenfold', 'Kitchen things that fold flat.'],
      ['https://www.instagram.com/zibbenfold/', 'Zibbenfold (@zibbenfold)', '4,112 followers'],
    ),
    hosts: {
      'zibbenfold.test': shop(
        wix,
        {
          name: 'Zibbenfold',
          nav: 'Home=/ | Shop=/shop | Who we are=/who-we-are | Get in touch=/get-in-touch',
          foot: 'Terms=/terms | Accessibility=/accessibility',
        },
        {
          '/': '<h1>Kitchen things that fold flat</h1><p>Our collapsible colander fits in a drawer.</p>',
          '/who-we-are':
            '<h1>Who we are</h1><p>Two brothers from Boise. Product shots by example@mysite.com placeholder studio.</p>',
          '/get-in-touch': `<h1>Get in touch</h1><p>Orders: ${mail('help@zibbenfold.test')}</p><p>Retail buyers: <span>buyers [at] zibbenfold [dot] test</span></p><p>Media: media@zibbenfold.test</p>`,
          '/terms':
            '<h1>Terms</h1><p>4. Resale. Goods may not be resold on Amazon without our written consent.</p>',
        },
      ),
    },
    expected: {
      website: 'zibbenfold.test',
      wayIn: address('buyers@zibbenfold.test'),
      traps: [wixSentry, 'example@mysite.com', 'media@zibbenfold.test'],
      policy: {
        marketplaces: said(
          'with_permission',
          'Goods may not be resold on Amazon without our written consent',
          '/terms',
        ),
      },
    },
  },
  {
    brand: 'Marrowick & Daughters',
    productTitles: ['Marrowick Fig Mostarda 8 oz', 'Marrowick Smoked Pepper Relish'],
    category: 'Grocery',
    search: hits(
      [
        'https://tastemakerlist.test/marrowick',
        'Marrowick & Daughters – Taste Maker List',
        'Directory of American food makers.',
      ],
      [
        'https://marrowick.test/',
        'Marrowick & Daughters | Preserves',
        'Fig mostarda and smoked pepper relish from Ohio.',
      ],
    ),
    hosts: {
      'tastemakerlist.test': {
        '/marrowick': `<h1>Marrowick &amp; Daughters</h1><p>Claim this listing: ${mail('listings@tastemakerlist.test')}. Website: marrowick.test</p>`,
      },
      'marrowick.test': shop(
        squarespace,
        {
          name: 'Marrowick & Daughters',
          nav: 'Pantry=/pantry | Recipes=/recipes | Our team=/our-team | Stock us=/stock-us',
          foot: 'Contact=/contact | Returns=/shipping-returns',
          credit: `<p>Photos: ${mail('studio@ottlinphoto.test')}</p>`,
        },
        {
          '/': '<h1>Put up by hand</h1><p>Fig Mostarda, Smoked Pepper Relish and eleven more.</p>',
          '/our-team': `<h1>Our team</h1><p><strong>Hesper Marrowick</strong><br>Founder, ${mail('hesper@marrowick.test')}</p><p><strong>Ludo Ames</strong><br>Plant &amp; hiring, ${mail('ludo@marrowick.test')}</p><p><strong>Bettina Orr</strong><br>Director of Wholesale, ${mail('bettina@marrowick.test')}</p><p><strong>Cy Wend</strong><br>Accounts payable, ${mail('ap@marrowick.test')}</p>`,
          '/stock-us':
            '<h1>Stock us</h1><p>Six jars to a case; four cases gets you going. Bettina looks after every shop we sell to. You will find her on our team page.</p>',
          '/contact': `<h1>Contact</h1><p>${mail('info@marrowick.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'marrowick.test',
      wayIn: address('bettina@marrowick.test'),
      traps: ['ap@marrowick.test', 'listings@tastemakerlist.test', 'studio@ottlinphoto.test'],
      policy: { takes_wholesale: said('yes', 'Bettina looks after every shop we sell to', '/stock-us') },
    },
  },
  {
    brand: 'Obrenko Knives Inc.',
    productTitles: ['Obrenko 8" Gyuto', 'Obrenko Leather Saya'],
    search: hits(
      ['https://obrenko.test/', 'OBRENKO KNIVES', 'Handmade gyuto and saya since 1988'],
      ['https://knifeforum.test/t/obrenko', 'Obrenko any good? | Knife Forum', 'Thread on Obrenko gyuto'],
    ),
    hosts: {
      'knifeforum.test': {
        '/t/obrenko': '<h1>Obrenko any good?</h1><p>Mail me at edgelord@knifeforum.test</p>',
      },
      'obrenko.test': shop(
        custom,
        {
          name: 'Obrenko Knives',
          nav: 'Knives=/knives.htm | Sayas=/sayas.htm | Sharpening=/sharp.htm | Order info=/order.htm',
          foot: 'Home=/ | E-mail=/mail.htm',
          credit: 'Webmaster: webmaster@obrenko.test',
        },
        {
          '/': '<h1>Obrenko Knives</h1><p>Forged in Bend, Oregon. 8" Gyuto ready to ship.</p>',
          '/order.htm':
            '<h1>Order info</h1><p>We take checks. WE DO NOT SELL WHOLESALE AND HAVE NO DEALERS. Every knife goes straight from our bench to the cook.</p>',
          '/mail.htm': `<h1>E-mail</h1><p>Write ${ent('shop@obrenko.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'obrenko.test',
      wayIn: address('shop@obrenko.test'),
      traps: ['webmaster@obrenko.test', 'edgelord@knifeforum.test'],
      policy: { takes_wholesale: said('no', 'WE DO NOT SELL WHOLESALE AND HAVE NO DEALERS', '/order.htm') },
    },
  },
  {
    brand: 'Fyllaby',
    productTitles: ['Fyllaby Enamel Mug Speckled', 'Fyllaby Enamel Camp Plate 4pc'],
    search: hits(
      [
        'https://www.amazon.com/dp/B0FYLLABY1',
        'Fyllaby Enamel Mug Speckled : Kitchen',
        'Brand: Fyllaby. Sold by HDXGT-US.',
      ],
      ['https://mugbarn.test/fyllaby-mug', 'Fyllaby Enamel Mug | Mug Barn', 'In stock.'],
      ['https://fyllaby-hotel.test/', 'Fyllaby Gästgård', 'Rooms and breakfast in Skåne.'],
    ),
    hosts: {
      'mugbarn.test': shop(
        woo,
        { name: 'Mug Barn', nav: 'Mugs=/mugs/ | Brands=/brands/', foot: 'Wholesale=/wholesale/' },
        {
          '/fyllaby-mug': '<h1>Fyllaby Enamel Mug</h1><p>By Fyllaby. $9.</p>',
          '/wholesale/': `<h1>Wholesale</h1><p>Mug Barn to the trade: ${mail('trade@mugbarn.test')}</p>`,
        },
      ),
      'fyllaby-hotel.test': {
        '/': `<h1>Fyllaby Gästgård</h1><p>Boka: ${mail('boka@fyllaby-hotel.test')}</p>`,
      },
    },
    expected: {
      website: null,
      wayIn: none,
      traps: ['trade@mugbarn.test', 'boka@fyllaby-hotel.test'],
      policy: {},
    },
  },
  {
    brand: 'Gannetry Foods',
    productTitles: ['Gannetry Kelp Salt', 'Gannetry Dulse Flakes 3 oz'],
    category: 'Grocery',
    search: hits(
      [
        'https://gannetry.test/',
        'Gannetry – Maine seaweed',
        'Kelp salt and dulse flakes, hand cut in Maine.',
      ],
      [
        'https://vantriss.test/suppliers/gannetry',
        'Gannetry | Vantriss Distribution',
        'Vantriss distributes Gannetry in the Northeast.',
      ],
    ),
    hosts: {
      'gannetry.test': shop(
        woo,
        {
          name: 'Gannetry',
          nav: 'Shop=/shop/ | The harvest=/harvest/ | Business=/business/ | Find us=/find-us/',
          foot: 'FAQ=/faq/ | Privacy=/privacy-policy/',
          credit: 'Theme: Kelpie by <a href="mailto:themes@dorsalpress.test">Dorsal Press</a>',
        },
        {
          '/': '<h1>Maine seaweed</h1><p>Kelp Salt, Dulse Flakes 3 oz.</p>',
          '/business/': `<h1>Business</h1><table><tr><th>Department</th><th>Who to write</th></tr><tr><td>Invoices</td><td>${cf('payables@gannetry.test')}</td></tr><tr><td>Restaurants and grocers</td><td>${cf('orders@gannetry.test')}</td></tr><tr><td>Donations</td><td>${cf('giving@gannetry.test')}</td></tr><tr><td>News desk</td><td>${cf('press@gannetry.test')}</td></tr></table>`,
          '/faq/':
            '<h1>FAQ</h1><h3>How can my store carry you?</h3><p>In New England, stores buy our line from Vantriss Distribution or Northlode Foods; elsewhere write to us, we open accounts with a $200 first order.</p>',
          '/privacy-policy/': `<h1>Privacy</h1><p>Data requests: ${mail('privacy@gannetry.test')}</p>`,
        },
      ),
      'vantriss.test': {
        '/suppliers/gannetry': `<h1>Gannetry</h1><p>Order desk ${mail('sales@vantriss.test')}</p>`,
      },
    },
    expected: {
      website: 'gannetry.test',
      wayIn: address('orders@gannetry.test'),
      traps: [
        'payables@gannetry.test',
        'giving@gannetry.test',
        'press@gannetry.test',
        'privacy@gannetry.test',
        'themes@dorsalpress.test',
        'sales@vantriss.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'we open accounts with a $200 first order', '/faq/'),
        minimum_opening_order: said(200, 'we open accounts with a $200 first order', '/faq/'),
        currency: 'USD',
        distributors: said(
          ['Vantriss Distribution', 'Northlode Foods'],
          'stores buy our line from Vantriss Distribution or Northlode Foods',
          '/faq/',
        ),
      },
    },
  },
];
