import type { DiscoveryCase } from '../case.ts';
import { shell } from './themes/apps.ts';
import { software } from './themes/elsewhere.ts';
import { joined, mail, zeroWidth } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { dawn, debut, squarespace } from './themes/hosted.ts';
import { address, applyAt, hits, said } from './themes/parts.ts';
import { company, magento, woo } from './themes/selfhosted.ts';

const tarnwick = { name: 'Tarnwick Canvas', sells: '' };

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Cairnhollow Gear Co.',
    productTitles: ['Cairnhollow Roll Top Dry Bag 20L TPU', 'Cairnhollow Titanium Spork Long Handle'],
    category: 'Sports & Outdoors',
    search: hits(`
      https://www.cairnhollow.test/ ~ Cairnhollow Gear ~ Light things for long days.
      https://www.cairnhollow.test/dealer-application ~ Dealer application ~ Become a Cairnhollow dealer.
      https://trailquartermaster.test/cairnhollow ~ Cairnhollow at Trail Quartermaster ~ Free shipping over $50.
    `),
    hosts: {
      'www.cairnhollow.test': magento(
        {
          name: 'Cairnhollow Gear',
          owner: 'Cairnhollow Gear Company',
          sells:
            'Dry Bag 20L=$49.95 | Titanium Spork=$14.95 | Bear Line Kit=$22.00 | Ultralight Trowel=$19.95',
          foot: 'Become a dealer=/dealer-application | Store locator=/store-locator | Contact us=/contact',
        },
        {
          '/contact': `Contact us
<p>Warranty: ${mail('warranty@cairnhollow.test')}<br>Everything else: ${mail('info@cairnhollow.test')}</p>`,
          '/store-locator': `Store locator
<p>Enter your ZIP code to see the store map.</p><input name="zip"><button>Find</button>`,
          '/dealer-application': `Dealer application
<p>Cairnhollow is sold by specialty outdoor retailers. Complete the application and our accounts team will reply within ten days.</p><h3>Before you apply</h3><ul><li>Minimum initial order: $1,000.00. Subsequent orders: $250.00.</li><li>Provide a copy of your reseller permit, three trade references and photos of your storefront, inside and out.</li><li>Dealers agree to our MAP policy.</li><li>Sales through Amazon, eBay, Walmart.com, Temu or any other online marketplace are prohibited.</li></ul>
${form('/dealer-application/submit', ['Legal business name*', 'DBA', 'Buyer*', 'Buyer’s email*', 'Phone*', 'Years in business', 'Reseller permit!', 'References~'], 'Submit application', 'dealer')}`,
        },
      ),
    },
    expected: {
      website: 'www.cairnhollow.test',
      wayIn: applyAt('https://www.cairnhollow.test/dealer-application'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Complete the application and our accounts team will reply within ten days.',
          '/dealer-application',
        ),
        marketplaces: said(
          'forbidden',
          'Sales through Amazon, eBay, Walmart.com, Temu or any other online marketplace are prohibited.',
          '/dealer-application',
        ),
        map_policy: said('yes', 'Dealers agree to our MAP policy.', '/dealer-application'),
        minimum_opening_order: said(1000, 'Minimum initial order: $1,000.00.', '/dealer-application'),
        minimum_reorder: said(250, 'Subsequent orders: $250.00.', '/dealer-application'),
        currency: 'USD',
        documents: said(
          ['resale_certificate', 'trade_references', 'storefront_photos'],
          'Provide a copy of your reseller permit, three trade references and photos of your storefront',
          '/dealer-application',
        ),
      },
    },
  },
  {
    brand: 'Fjellkant',
    productTitles: ['Fjellkant Merino Neck Gaiter Ridge Pattern', 'Fjellkant Wool Sock Liner 2 Pair'],
    search: hits(`
      https://fjellkant.test/ ~ Fjellkant: Wool from Voss ~ Norwegian merino for cold necks.
      https://no.wikipedia.org/wiki/Fjellkant ~ Fjellkant – Wikipedia ~ Fjellkant er et norsk ord.
    `),
    hosts: {
      'fjellkant.test': company(
        {
          name: 'Fjellkant',
          owner: 'Fjellkant Ullvare AS, org.nr. 981 204 557',
          sells: 'Neck Gaiter=NOK 399 | Sock Liner=NOK 249',
          nav: 'Dealers=/dealers | Contact=/contact',
        },
        {
          '/contact': `Contact
<h1>Contact</h1><p>Fjellkant Ullvare AS, Strandavegen 12, 5700 Voss. ${mail('post@fjellkant.test')}</p>`,
          '/dealers': `Dealers
<h1>Dealers and distributors</h1><p>In Norway we deliver to shops ourselves. Abroad our distributors do it for us:</p><dl><dt>USA and Canada</dt><dd>Nordvei Imports LLC, Burlington VT, ${mail('accounts@nordvei.test')}</dd><dt>Germany, Austria, Switzerland</dt><dd>Hüttenzeit Vertrieb GmbH, ${mail('info@huettenzeit.test')}</dd><dt>Japan</dt><dd>Kita Trading KK</dd></dl><p>Shops in countries that are not listed are welcome to write to ${mail('export@fjellkant.test')}.</p>`,
        },
      ),
    },
    expected: {
      website: 'fjellkant.test',
      wayIn: address('accounts@nordvei.test', 'export@fjellkant.test'),
      traps: ['info@huettenzeit.test'],
      policy: {
        distributors: said(
          ['Nordvei Imports LLC', 'Hüttenzeit Vertrieb GmbH', 'Kita Trading KK'],
          'Abroad our distributors do it for us:',
          '/dealers',
        ),
      },
    },
  },
  {
    brand: 'Tarnwick Canvas',
    productTitles: ['Tarnwick Canvas Log Carrier Waxed 18oz', 'Tarnwick Canvas Tool Roll 10 Pocket'],
    search: hits(`
      https://tarnwick.test/ ~ Tarnwick Canvas ~ Waxed canvas for fires and fieldwork.
    `),
    hosts: {
      'tarnwick.test': {
        '/': shell(
          tarnwick,
          'Waxed canvas',
          {
            shop: { name: 'Tarnwick Canvas Co.', currency: 'USD' },
            menu: [
              ['Shop', '/collections/all'],
              ['Trade', '/pages/trade'],
              ['Help', '/pages/help'],
            ],
            footer: { copyright: '© Tarnwick Canvas Co.', promo: 'Spend $100, get a free tin of wax' },
          },
          'initial',
        ),
        '/pages/help': shell(
          tarnwick,
          'Help',
          { page: { title: 'Help', body: '<p>Rewaxing, repairs, returns: support@tarnwick.test</p>' } },
          'initial',
        ),
        '/pages/trade': shell(
          tarnwick,
          'Trade',
          {
            page: {
              title: 'Trade',
              body: '<h2>Trade accounts</h2><p>Hardware stores, outfitters and hearth shops are welcome.</p><p>Ask Gil for the trade list: gil.trade@tarnwick.test</p>',
            },
          },
          'initial',
        ),
      },
    },
    expected: {
      website: 'tarnwick.test',
      wayIn: address('gil.trade@tarnwick.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Hardware stores, outfitters and hearth shops are welcome.',
          '/pages/trade',
        ),
      },
    },
  },
  {
    brand: 'Loonsong Paddles',
    productTitles: [
      'Loonsong Paddles Cherry Ottertail Canoe Paddle 58"',
      'Loonsong Kids Canoe Paddle 42 Inch Maple',
    ],
    search: hits(`
      https://www.loonsong.test/ ~ Loonsong Paddles ~ Paddles carved in Haliburton, Ontario.
      https://loonsonglodge.test/ ~ Loonsong Lodge ~ Cabins on Lake Muskoka.
    `),
    hosts: {
      'loonsonglodge.test': {
        '/': '<!doctype html><title>Loonsong Lodge</title><h1>Loonsong Lodge</h1><p>Nine cabins, one dock. Bookings: <a href="mailto:stay@loonsonglodge.test">stay@loonsonglodge.test</a></p>',
      },
      'www.loonsong.test': squarespace(
        {
          name: 'Loonsong Paddles',
          sells: 'Cherry Ottertail=CA$210 | Kids Maple=CA$85',
          nav: 'Dealers=/dealers | Contact=/contact',
        },
        {
          '/contact': `Contact
<h2>Contact</h2><p>${mail('paddles@loonsong.test')}<br>705-555-0162</p>`,
          '/dealers': `Dealers
<h2>Dealer terms</h2><p>We wholesale to canoe shops and outfitters across Canada and the northern states. New dealers: email ${mail('dealers@loonsong.test')}.</p><p>Opening order CAD 750, re-orders CAD 300. Have your GST/HST number or US resale number ready. Prices to the public on this site are in Canadian dollars.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.loonsong.test',
      wayIn: address('dealers@loonsong.test'),
      traps: ['stay@loonsonglodge.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We wholesale to canoe shops and outfitters across Canada and the northern states.',
          '/dealers',
        ),
        minimum_opening_order: said(750, 'Opening order CAD 750', '/dealers'),
        minimum_reorder: said(300, 're-orders CAD 300', '/dealers'),
        currency: 'CAD',
        documents: said(
          ['tax_id', 'resale_certificate'],
          'Have your GST/HST number or US resale number ready.',
          '/dealers',
        ),
      },
    },
  },
  {
    brand: 'Birchknoll Hammocks',
    productTitles: [
      'Birchknoll Double Camping Hammock with Tree Straps',
      'Birchknoll Hammock Underquilt 3 Season',
    ],
    search: hits(`
      https://birchknoll.test/ ~ Birchknoll – Hang about ~ Hammocks and quilts.
      https://outriderbrands.test/ ~ Outrider Brands ~ The family behind Birchknoll, Pikestaff and Dunnage.
    `),
    hosts: {
      'birchknoll.test': dawn(
        {
          name: 'Birchknoll',
          owner: 'Birchknoll, an Outrider Brands company',
          hero: 'Hang about',
          sells: 'Double Hammock=$69.00 | Underquilt=$129.00 | Tree Straps=$24.00',
          foot: 'Contact=/pages/contact | Wholesale=https://outriderbrands.test/retail-partners',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>Customers: ${mail('support@birchknoll.test')}. Retailers, please see our parent company, Outrider Brands.</p>`,
        },
      ),
      'outriderbrands.test': company(
        {
          name: 'Outrider Brands',
          owner: 'Outrider Brands Holdings LLC',
          sells: 'Birchknoll=Hammocks | Pikestaff=Trekking poles | Dunnage=Duffels',
          nav: 'Retail partners=/retail-partners | Investors=/investors',
        },
        {
          '/investors': `Investors
<h1>Investors</h1><p>${mail('ir@outriderbrands.test')}</p>`,
          '/retail-partners': `Retail partners
<h1>Retail partners</h1><p>One account opens the doors to Birchknoll, Pikestaff and Dunnage. To open yours, contact ${mail('wholesale@outriderbrands.test')} with a credit application, which you can download here.</p><p>Opening order per brand: five hundred dollars ($500). MAP is enforced across all brands.</p>`,
        },
      ),
    },
    expected: {
      website: 'birchknoll.test',
      wayIn: address('wholesale@outriderbrands.test'),
      traps: ['ir@outriderbrands.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'One account opens the doors to Birchknoll, Pikestaff and Dunnage.',
          'https://outriderbrands.test/retail-partners',
        ),
        map_policy: said(
          'yes',
          'MAP is enforced across all brands.',
          'https://outriderbrands.test/retail-partners',
        ),
        minimum_opening_order: said(
          500,
          'Opening order per brand: five hundred dollars ($500).',
          'https://outriderbrands.test/retail-partners',
        ),
        currency: 'USD',
        documents: said(
          ['credit_application'],
          'with a credit application, which you can download here',
          'https://outriderbrands.test/retail-partners',
        ),
      },
    },
  },
  {
    brand: 'Skarn Climbing',
    productTitles: ['Skarn Climbing Chalk Bag with Brush Loop', 'Skarn Crack Gloves Leather Medium'],
    search: hits(`
      https://skarnclimbing.test/ ~ Skarn Climbing ~ Chalk bags, gloves and tape.
      https://www.mountainproject.com/forum/topic/skarn ~ Skarn crack gloves review ~ Worth it?
    `),
    hosts: {
      'skarnclimbing.test': woo(
        {
          name: 'Skarn Climbing',
          sells: 'Chalk Bag=$28.00 | Crack Gloves=$44.00 | Tape=$4.00',
          nav: 'Shop policy=/shop-policy/ | Contact=/contact/',
        },
        {
          '/shop-policy/': `Shop policy
<p>Prefer one click? We’re sold on Amazon too, at the same prices. Free shipping on orders over $60. Gyms get 20% off bulk chalk: $100 minimum in your cart, code CHALKDUST.</p>`,
          '/contact/': `Contact
<p>Partners who use our things the hard way: the whole crew reads ${joined('hello@skarnclimbing.test')}</p><p>Sponsored athletes: ${mail('athletes@skarnclimbing.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'skarnclimbing.test',
      wayIn: address('hello@skarnclimbing.test'),
      traps: ['athletes@skarnclimbing.test'],
      policy: {},
    },
  },
  {
    brand: 'Emberlatch',
    productTitles: ['Emberlatch Backpacking Twig Stove Folding Stainless', 'Emberlatch Windscreen 8 Panel'],
    search: hits(`
      https://emberlatch.test/ ~ Emberlatch – Stoves that fold ~ Twig stoves and windscreens.
    `),
    hosts: {
      'emberlatch.test': debut(
        {
          name: 'Emberlatch',
          owner: 'Emberlatch Stove Works',
          sells: 'Twig Stove=$59.00 | Windscreen=$19.00',
          foot: 'Dealers=/pages/dealers | Dealer FAQ=/pages/dealer-faq',
        },
        {
          '/pages/dealers': `Dealers
<h1>Dealers</h1><p>Want stoves on your wall? Write to ${zeroWidth('wholesale@emberlatch.test')} and Ines will set up your account.</p><p>Dealers may not sell Emberlatch products on Amazon or on any other marketplace.</p>`,
          '/pages/dealer-faq': `Dealer FAQ
<h1>Dealer FAQ</h1><p><b>Can I list your stoves on Amazon?</b> Yes. Dealers are free to sell on Amazon, eBay and Walmart.</p><p><b>Do you dropship?</b> No.</p><p><b>What’s the lead time?</b> Two weeks.</p>`,
        },
      ),
    },
    expected: {
      website: 'emberlatch.test',
      wayIn: address('wholesale@emberlatch.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'and Ines will set up your account', '/pages/dealers'),
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Drumlin Field Co.',
    productTitles: ['Drumlin Field Co. Waxed Cotton Boot Bag', 'Drumlin Field Co Beeswax Boot Dressing 3oz'],
    search: hits(`
      https://drumlin.test/ ~ Drumlin: the API monitoring platform ~ Know before your customers do.
      https://drumlinfield.test/ ~ Drumlin Field Co. – For muddy people ~ Boot bags and dressing.
    `),
    hosts: {
      'drumlin.test': { '/': software('Drumlin', 'enterprise@drumlin.test') },
      'drumlinfield.test': dawn(
        {
          name: 'Drumlin Field Co.',
          hero: 'For muddy people',
          sells: 'Boot Bag=$54.00 | Boot Dressing=$16.00',
          foot: 'Contact=/pages/contact',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>We don’t publish an address because robots found the last one. Shops who want to stock us: choose “Wholesale” below, and we’ll send the trade list within the week.</p>${form('/contact#ContactForm', ['Name', 'Email*', 'Subject: An order|A repair|Wholesale', 'Comment~'], 'Send')}`,
        },
      ),
    },
    expected: {
      website: 'drumlinfield.test',
      wayIn: applyAt('https://drumlinfield.test/pages/contact'),
      traps: ['enterprise@drumlin.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Shops who want to stock us: choose “Wholesale” below, and we’ll send the trade list within the week.',
          '/pages/contact',
        ),
      },
    },
  },
];
