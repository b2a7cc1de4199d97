import type { DiscoveryCase } from '../case.ts';
import { handmade, oldStyle } from './shells/plain.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from './shells/results.ts';
import { brand, fillIn, mail, says, writeTo, yes } from './shells/site.ts';

const rowsOf = (rows: readonly (readonly [string, string])[]) =>
  `<table class="terms"><tbody>${rows.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;
const list = (entries: readonly string[]) =>
  `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;

export const cases: readonly DiscoveryCase[] = [
  brand(handmade, {
    name: 'Kestrel Fell Rope',
    host: 'kestrelfell.test',
    tagline: 'Static and dynamic rope made in Oregon',
    menu: ['Rope /shop', 'Testing /testing', 'Dealers /dealers', 'Contact /contact'],
    foot: ['Dealers /dealers', 'Contact /contact'],
    range: ['9.8 mm Dynamic 60 m | $210.00', '7 mm Cord | $1.20/ft'],
    home: '<h2>Tested to failure, so that it does not</h2>',
    pages: {
      '/testing': ['Testing', '<p>Every hundredth coil is pulled until it parts.</p>'],
      '/contact': ['Contact', `<p>Questions: ${mail('info@kestrelfell.test')}</p>`],
      '/dealers': [
        'Dealers',
        `<p>Kestrel Fell sells to outdoor retailers, gyms and guide services.</p>${rowsOf([
          ['Opening order', '$500'],
          ['Reorders', '$200'],
          ['Terms', 'Card, or net 30 with approved credit'],
          ['MAP', 'Applies to all current models'],
          ['Lead time', '7 business days'],
        ])}<p>Open an account with ${mail('dealers@kestrelfell.test')}</p>`,
      ],
    },
    titles: ['Kestrel Fell 9.8 mm Dynamic Rope 60 m', 'Kestrel Fell Accessory Cord 7 mm'],
    category: 'Sports & Outdoors',
    results: answers(itself, amazon, hit('https://kestrelfellfarm.test/', 'Kestrel Fell Farm B&B')),
    elsewhere: {
      'kestrelfellfarm.test': other('Kestrel Fell Farm B&B', '<p>rooms@kestrelfellfarm.test</p>'),
    },
    expected: {
      wayIn: writeTo('dealers@kestrelfell.test'),
      traps: ['rooms@kestrelfellfarm.test'],
      policy: {
        takes_wholesale: yes('Kestrel Fell sells to outdoor retailers, gyms and guide services.', '/dealers'),
        minimum_opening_order: says(500, 'Opening order $500', '/dealers'),
        minimum_reorder: says(200, 'Reorders $200', '/dealers'),
        currency: 'USD',
        map_policy: yes('MAP Applies to all current models', '/dealers'),
      },
    },
  }),
  brand(handmade, {
    name: 'Loon & Ledger',
    host: 'loonandledger.test',
    tagline: 'Field notebooks that shrug off rain',
    menu: ['Notebooks /shop', 'Paper /paper', 'Wholesale /wholesale'],
    foot: ['Wholesale /wholesale', 'Contact /contact'],
    range: ['Pocket, 3-pack | $15.00', 'Surveyor | $19.00'],
    home: '<h2>Write in a downpour</h2>',
    pages: {
      '/paper': ['Paper', '<p>Stone paper, sewn binding.</p>'],
      '/contact': ['Contact', `<p>${mail('post@loonandledger.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p>Bookshops and outfitters: here is how wholesale works with us.</p>${list([
          '50% off retail',
          '$120 minimum, first order',
          '$60 minimum, reorders',
          'Reseller permit required',
          'No Amazon',
          'Free shipping over $300',
        ])}<p>Ready? ${mail('wholesale@loonandledger.test')}</p>`,
      ],
    },
    titles: ['Loon & Ledger Pocket Notebook 3-Pack', 'Loon & Ledger Surveyor Notebook'],
    category: 'Office Products',
    results: answers(faire, itself, instagram),
    expected: {
      wayIn: writeTo('wholesale@loonandledger.test'),
      policy: {
        takes_wholesale: yes('Bookshops and outfitters: here is how wholesale works with us.', '/wholesale'),
        minimum_opening_order: says(120, '$120 minimum, first order', '/wholesale'),
        minimum_reorder: says(60, '$60 minimum, reorders', '/wholesale'),
        currency: 'USD',
        documents: says(['resale_certificate'], 'Reseller permit required', '/wholesale'),
        marketplaces: says('amazon_forbidden', 'No Amazon', '/wholesale'),
      },
    },
  }),
  brand(oldStyle, {
    name: 'Yellowpine Saddlery',
    host: 'yellowpinesaddlery.test',
    tagline: 'Tack for working horses',
    menu: ['Home /', 'Tack /products.htm', 'Repairs /repairs.htm', 'Wholesale /wholesale.htm'],
    foot: ['Wholesale /wholesale.htm'],
    range: ['Split Reins 8 ft | $78', 'Hobbles | $55'],
    home: '<p>Harness leather, brass, beeswaxed thread.</p>',
    pages: {
      '/repairs.htm': ['Repairs', '<p>Clean it first please.</p>'],
      '/wholesale.htm': [
        'Wholesale',
        `<p>Feed stores and tack shops may buy wholesale. To set up an account send a copy of your sales tax permit and your shop's web address or a photo of your storefront to ${mail('orders@yellowpinesaddlery.test')}. Minimum opening order is six items or $400, whichever is more.</p><p>Retail customers: ${mail('shop@yellowpinesaddlery.test')}</p>`,
      ],
    },
    titles: ['Yellowpine Saddlery Split Reins 8 ft', 'Yellowpine Hobbles'],
    category: 'Sports & Outdoors',
    results: answers(itself, amazon),
    expected: {
      wayIn: writeTo('orders@yellowpinesaddlery.test'),
      policy: {
        takes_wholesale: yes('Feed stores and tack shops may buy wholesale.', '/wholesale.htm'),
        minimum_opening_order: says(
          400,
          'Minimum opening order is six items or $400, whichever is more.',
          '/wholesale.htm',
        ),
        currency: 'USD',
        documents: says(
          ['resale_certificate', 'website_url', 'storefront_photos'],
          "To set up an account send a copy of your sales tax permit and your shop's web address or a photo of your storefront to orders@yellowpinesaddlery.test.",
          '/wholesale.htm',
        ),
      },
    },
  }),
  brand(oldStyle, {
    name: 'Chickadee Seed Works',
    host: 'www.chickadeeseed.test',
    tagline: 'Feeders and seed',
    menu: ['Home /', 'Feeders /products.htm', 'For Retailers /retailers.htm', 'Contact /contact.htm'],
    foot: ['Contact /contact.htm'],
    range: ['Cedar Hopper | $49', 'Thistle Sock | $8'],
    home: '<p>Cedar feeders from Maine.</p>',
    pages: {
      '/contact.htm': ['Contact', `<p>Mail: ${mail('birds@chickadeeseed.test')}</p>`],
      '/retailers.htm': [
        'For Retailers',
        `<p>Hardware stores, nature centers and garden shops: we ship wholesale from Ellsworth on Tuesdays. Sorry, no sales to Amazon or eBay sellers. A W-9 and resale number are needed before the first shipment. Smallest order we pack is $175.</p><p>Retailer line 207-555-0119, ${mail('dot@chickadeeseed.test')}</p>`,
      ],
    },
    titles: ['Chickadee Seed Works Cedar Hopper Feeder', 'Chickadee Thistle Sock'],
    category: 'Patio, Lawn & Garden',
    results: answers(target, itself, hit('https://chickadeepreschool.test/', 'Chickadee Preschool')),
    elsewhere: {
      'chickadeepreschool.test': other('Chickadee Preschool', '<p>enroll@chickadeepreschool.test</p>'),
    },
    expected: {
      wayIn: writeTo('dot@chickadeeseed.test'),
      traps: ['enroll@chickadeepreschool.test'],
      policy: {
        takes_wholesale: yes(
          'Hardware stores, nature centers and garden shops: we ship wholesale from Ellsworth on Tuesdays.',
          '/retailers.htm',
        ),
        minimum_opening_order: says(175, 'Smallest order we pack is $175.', '/retailers.htm'),
        currency: 'USD',
        marketplaces: says('forbidden', 'Sorry, no sales to Amazon or eBay sellers.', '/retailers.htm'),
        documents: says(
          ['w9', 'resale_certificate'],
          'A W-9 and resale number are needed before the first shipment.',
          '/retailers.htm',
        ),
      },
    },
  }),
  brand(handmade, {
    name: 'Saltgrass Surf Wax',
    host: 'saltgrasswax.test',
    tagline: 'Wax without the petroleum',
    menu: ['Wax /shop', 'Story /story', 'Wholesale /wholesale'],
    foot: ['Wholesale /wholesale', 'Contact /contact'],
    range: ['Cool Water Bar | $4.00', 'Base Coat | $4.00'],
    home: '<h2>Stick around</h2>',
    pages: {
      '/story': ['Story', '<p>Two brothers, one crockpot, San Onofre.</p>'],
      '/contact': ['Contact', `<p>${mail('aloha@saltgrasswax.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p>Surf shops get wholesale pricing from 48 bars up. Have your EIN ready; we can't open an account without it.</p><form action="/api/wholesale" method="post"><label>Shop name <input name="shop" required></label><label>Your name <input name="name"></label><label>Email <input type="email" name="email" required></label><label>Message <textarea name="message"></textarea></label><button>Request wholesale access</button></form>`,
      ],
    },
    titles: ['Saltgrass Surf Wax Cool Water Bar', 'Saltgrass Base Coat Wax'],
    category: 'Sports & Outdoors',
    results: answers(itself, amazon, instagram),
    expected: {
      wayIn: fillIn('https://saltgrasswax.test/wholesale'),
      policy: {
        takes_wholesale: yes('Surf shops get wholesale pricing from 48 bars up.', '/wholesale'),
        documents: says(
          ['tax_id'],
          "Have your EIN ready; we can't open an account without it.",
          '/wholesale',
        ),
      },
    },
  }),
  brand(handmade, {
    name: 'Merganser Paddle Co',
    host: 'merganserpaddle.test',
    tagline: 'Ash and cherry paddles',
    menu: ['Paddles /shop', 'Fitting /fitting', 'Retailers /retailers'],
    foot: ['Retailers /retailers', 'Contact /contact'],
    range: ['Ottertail 58 | $189.00', 'Beavertail 60 | $179.00'],
    home: '<h2>Quiet on the water</h2>',
    pages: {
      '/fitting': ['Fitting', '<p>Sit down and measure from the bench to your nose.</p>'],
      '/contact': ['Contact', `<p>${mail('shop@merganserpaddle.test')}</p>`],
      '/retailers': [
        'Retailers',
        `<p>Want our paddles in your shop? Fill in the form and Jean will send terms within two days.</p><p>Retailers agree to our MAP policy.</p><form action="https://merganserpaddle.test/retailers" method="post"><label>Store <input name="store"></label><label>City and state <input name="city"></label><label>Email <input type="email" name="email"></label><label>Tell us about your store <textarea name="about"></textarea></label><button type="submit">Send</button></form>`,
      ],
    },
    titles: ['Merganser Paddle Co Ottertail 58 Inch', 'Merganser Beavertail Paddle'],
    category: 'Sports & Outdoors',
    results: answers(itself, target, hit('https://merganserlake.test/', 'Merganser Lake Association')),
    elsewhere: {
      'merganserlake.test': other('Merganser Lake Association', '<p>dues@merganserlake.test</p>'),
    },
    expected: {
      wayIn: fillIn('https://merganserpaddle.test/retailers'),
      traps: ['dues@merganserlake.test'],
      policy: {
        takes_wholesale: yes('Fill in the form and Jean will send terms within two days.', '/retailers'),
        map_policy: yes('Retailers agree to our MAP policy.', '/retailers'),
      },
    },
  }),
  brand(handmade, {
    name: 'Quillback Tackle',
    host: 'quillbacktackle.test',
    tagline: 'Jigs poured in Sitka',
    menu: ['Jigs /shop', 'Tides /tides', 'Dealers /dealers'],
    foot: ['Dealers /dealers'],
    range: ['Quillback Jig 4 oz | $9.99', 'Sandlance | $7.99'],
    home: '<h2>Heavy enough for the current</h2>',
    pages: {
      '/tides': ['Tides', '<p>Slack is at 6:12 today.</p>'],
      '/dealers': [
        'Dealers',
        `<p>Tackle shops and charter outfitters can order at dealer cost, 40% below retail, once they are signed up. Dealers in Alaska and Washington are served by our distributor, Pacific Gear Supply. The smallest dealer order is $250 and there is no smallest reorder.</p><p>${mail('dealers@quillbacktackle.test')} or 907-555-0174</p><p>Broken jig? ${mail('warranty@quillbacktackle.test')}</p>`,
      ],
    },
    titles: ['Quillback Tackle Quillback Jig 4 oz', 'Quillback Sandlance Jig'],
    category: 'Sports & Outdoors',
    results: answers(amazon, itself),
    expected: {
      wayIn: writeTo('dealers@quillbacktackle.test'),
      traps: ['warranty@quillbacktackle.test'],
      policy: {
        takes_wholesale: yes(
          'Tackle shops and charter outfitters can order at dealer cost, 40% below retail, once they are signed up.',
          '/dealers',
        ),
        distributors: says(
          ['Pacific Gear Supply'],
          'Dealers in Alaska and Washington are served by our distributor, Pacific Gear Supply.',
          '/dealers',
        ),
        minimum_opening_order: says(
          250,
          'The smallest dealer order is $250 and there is no smallest reorder.',
          '/dealers',
        ),
        currency: 'USD',
      },
    },
  }),
  brand(handmade, {
    name: 'Ardgroom Peat Candles',
    host: 'ardgroomcandles.test',
    tagline: 'Soy candles that smell of turf fires',
    menu: ['Candles /shop', 'About /about', 'Wholesale /wholesale'],
    foot: ['Wholesale /wholesale', 'Contact /contact'],
    range: ['Turf Fire 220 g | €26.00', 'Gorse 220 g | €26.00'],
    home: '<h2>The Beara evening, in a jar</h2>',
    pages: {
      '/about': ['About', '<p>Poured by Nuala since 2014.</p>'],
      '/contact': ['Contact', `<p>${mail('nuala@ardgroomcandles.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p>We wholesale to gift shops and hotels in Ireland, Britain and the EU. The opening order is €300 ex VAT. Repeat orders are €150 ex VAT. In Germany our candles are distributed by Grüne Insel Vertrieb GmbH.</p><p>For a catalogue: ${mail('wholesale@ardgroomcandles.test')}. VAT number required for orders outside Ireland.</p>`,
      ],
    },
    titles: ['Ardgroom Peat Candles Turf Fire 220 g', 'Ardgroom Gorse Candle'],
    category: 'Home & Kitchen',
    results: answers(itself, instagram),
    expected: {
      wayIn: writeTo('wholesale@ardgroomcandles.test'),
      policy: {
        takes_wholesale: yes(
          'We wholesale to gift shops and hotels in Ireland, Britain and the EU.',
          '/wholesale',
        ),
        minimum_opening_order: says(300, 'The opening order is €300 ex VAT.', '/wholesale'),
        minimum_reorder: says(150, 'Repeat orders are €150 ex VAT.', '/wholesale'),
        currency: 'EUR',
        distributors: says(
          ['Grüne Insel Vertrieb GmbH'],
          'In Germany our candles are distributed by Grüne Insel Vertrieb GmbH.',
          '/wholesale',
        ),
        documents: says(['tax_id'], 'VAT number required for orders outside Ireland.', '/wholesale'),
      },
    },
  }),
];
