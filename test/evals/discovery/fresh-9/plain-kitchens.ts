import type { DiscoveryCase } from '../case.ts';
import { handmade, oldStyle } from './shells/plain.ts';
import { amazon, answers, faire, hit, instagram, itself, other, shelfOf, target } from './shells/results.ts';
import { brand, mail, no, says, writeTo, yes } from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  brand(handmade, {
    name: 'Larkmere Mustard',
    host: 'larkmeremustard.test',
    tagline: 'Stone-ground mustard from Door County',
    menu: ['Mustards /shop', 'Our mill /our-mill', 'Wholesale /wholesale', 'Contact /contact'],
    foot: ['Wholesale /wholesale', 'Contact /contact'],
    range: ['Cherry Ale Mustard 8 oz | $8.50', 'Coarse Brown 8 oz | $7.50'],
    home: '<h2>Ground slowly, eaten fast.</h2>',
    imprint: `Site by ${mail('gretchen@baypixel.test', 'Bay Pixel')}`,
    pages: {
      '/our-mill': [
        'Our mill',
        '<p>The stones came from a flour mill in Algoma and turn at 60 revolutions a minute.</p>',
      ],
      '/contact': ['Contact', `<p>Orders and questions: ${mail('hello@larkmeremustard.test')}</p>`],
      '/wholesale': [
        'Wholesale',
        `<p>We supply cheese shops, butchers and delis across the Midwest. Cases hold twelve jars of one flavor. The minimum first order is $150. Reorders start at $75. Please have your resale certificate at hand when you write.</p><p>Wholesale orders go to Anneke at ${mail('anneke@larkmeremustard.test')}.</p>`,
      ],
    },
    titles: ['Larkmere Cherry Ale Mustard 8 oz', 'Larkmere Coarse Brown Mustard'],
    category: 'Grocery & Gourmet Food',
    results: answers(
      amazon,
      itself,
      hit('https://larkmereresort.test/', 'Larkmere Resort', 'Cottages on the bay.'),
    ),
    elsewhere: { 'larkmereresort.test': other('Larkmere Resort', '<p>stay@larkmereresort.test</p>') },
    expected: {
      wayIn: writeTo('anneke@larkmeremustard.test'),
      traps: ['gretchen@baypixel.test', 'stay@larkmereresort.test'],
      policy: {
        takes_wholesale: yes('We supply cheese shops, butchers and delis across the Midwest.', '/wholesale'),
        minimum_opening_order: says(150, 'The minimum first order is $150.', '/wholesale'),
        minimum_reorder: says(75, 'Reorders start at $75.', '/wholesale'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          'Please have your resale certificate at hand when you write.',
          '/wholesale',
        ),
      },
    },
  }),
  brand(handmade, {
    name: 'Pickerel Point Wild Rice',
    host: 'www.pickerelpointrice.test',
    tagline: 'Hand-harvested wild rice',
    menu: ['Rice /shop', 'How we harvest /harvest', 'For stores /for-stores', 'Write us /write-us'],
    foot: ['For stores /for-stores', 'Write us /write-us'],
    range: ['Wild Rice 1 lb | $16.00', 'Wild Rice 5 lb | $70.00'],
    home: '<h2>From the canoe to the kettle</h2>',
    pages: {
      '/harvest': ['How we harvest', '<p>Two to a canoe, one with the pole, one with the knockers.</p>'],
      '/write-us': ['Write us', `<p>${mail('office@pickerelpointrice.test')}</p>`],
      '/for-stores': [
        'For stores',
        `<p>Grocers and gift shops are welcome to carry our rice at wholesale prices. A first order is at least 24 pounds ($240). There is no minimum after that. We ask that our rice is not sold on Amazon, Walmart or any other online marketplace.</p><p>Write to ${mail('stores@pickerelpointrice.test')} and we'll mail the price sheet.</p>`,
      ],
    },
    titles: ['Pickerel Point Wild Rice 1 lb Bag', 'Pickerel Point Hand-Harvested Wild Rice 5 lb'],
    category: 'Grocery & Gourmet Food',
    results: answers(
      itself,
      amazon,
      hit('https://pickerelpointcampground.test/', 'Pickerel Point Campground'),
    ),
    elsewhere: {
      'pickerelpointcampground.test': other(
        'Pickerel Point Campground',
        '<p>sites@pickerelpointcampground.test</p>',
      ),
    },
    expected: {
      wayIn: writeTo('stores@pickerelpointrice.test'),
      traps: ['sites@pickerelpointcampground.test'],
      policy: {
        takes_wholesale: yes(
          'Grocers and gift shops are welcome to carry our rice at wholesale prices.',
          '/for-stores',
        ),
        minimum_opening_order: says(240, 'A first order is at least 24 pounds ($240).', '/for-stores'),
        currency: 'USD',
        marketplaces: says(
          'forbidden',
          'We ask that our rice is not sold on Amazon, Walmart or any other online marketplace.',
          '/for-stores',
        ),
      },
    },
  }),
  brand(oldStyle, {
    name: 'Dunmire Cutlery',
    host: 'www.dunmirecutlery.test',
    tagline: 'Paring knives since 1948',
    menu: [
      'Home /',
      'Knives /products.htm',
      'Sharpening /sharpening.htm',
      'Dealers /dealers.htm',
      'Contact /contact.htm',
    ],
    foot: ['Contact /contact.htm'],
    range: ['No. 4 Paring Knife | $12', 'No. 9 Boning Knife | $24'],
    home: '<p>Carbon steel, walnut handles, three rivets.</p>',
    imprint: 'Webmaster: webmaster@keystonehost.test',
    pages: {
      '/sharpening.htm': ['Sharpening', '<p>$5 a blade, return postage included.</p>'],
      '/contact.htm': ['Contact', `<p>Box 118, Titusville PA. ${mail('dunmire@dunmirecutlery.test')}</p>`],
      '/dealers.htm': [
        'Dealers',
        `<p>Hardware and kitchen stores: become a Dunmire dealer.</p><p>Opening order $200.<br>Reorders $100.<br>Terms net 30 after three trade references have been checked.</p><p>Ask for the dealer sheet: ${mail('dealers@dunmirecutlery.test')}</p>`,
      ],
    },
    titles: ['Dunmire Cutlery No. 4 Paring Knife', 'Dunmire No. 9 Boning Knife Walnut'],
    category: 'Home & Kitchen',
    results: answers(itself, target, amazon),
    expected: {
      wayIn: writeTo('dealers@dunmirecutlery.test'),
      traps: ['webmaster@keystonehost.test'],
      policy: {
        takes_wholesale: yes('Hardware and kitchen stores: become a Dunmire dealer.', '/dealers.htm'),
        minimum_opening_order: says(200, 'Opening order $200.', '/dealers.htm'),
        minimum_reorder: says(100, 'Reorders $100.', '/dealers.htm'),
        currency: 'USD',
        documents: says(
          ['trade_references'],
          'Terms net 30 after three trade references have been checked.',
          '/dealers.htm',
        ),
      },
    },
  }),
  brand(oldStyle, {
    name: 'Hatteras Net & Twine',
    host: 'hatterasnet.test',
    tagline: 'Cast nets, hammocks, kitchen nets',
    menu: ['Home /', 'Nets /products.htm', 'Dealer Info /dealer_info.htm', 'Phone & Mail /mail.htm'],
    foot: ['Phone & Mail /mail.htm'],
    range: ['6 ft Cast Net | $64', 'Onion Net | $9'],
    home: '<p>Tied in Buxton by three generations.</p>',
    pages: {
      '/mail.htm': ['Phone & Mail', `<p>252-555-0166, ${mail('nets@hatterasnet.test')}</p>`],
      '/dealer_info.htm': [
        'Dealer Info',
        `<p>Dealer discounts are given to bait shops, marinas and hardware stores that keep a storefront.</p><p>You need a state tax number and a business license. First order must total $350.</p><p>Please do not advertise below our minimum advertised prices.</p><p>Dealer desk: ${mail('rhonda@hatterasnet.test')}</p>`,
      ],
    },
    titles: ['Hatteras Net & Twine 6 ft Cast Net', 'Hatteras Net Onion Net'],
    category: 'Sports & Outdoors',
    results: answers(amazon, itself, hit('https://hatterasferry.test/', 'Hatteras Ferry Schedule')),
    elsewhere: { 'hatterasferry.test': other('Hatteras Ferry Schedule', '<p>dock@hatterasferry.test</p>') },
    expected: {
      wayIn: writeTo('rhonda@hatterasnet.test'),
      traps: ['dock@hatterasferry.test'],
      policy: {
        takes_wholesale: yes(
          'Dealer discounts are given to bait shops, marinas and hardware stores that keep a storefront.',
          '/dealer_info.htm',
        ),
        minimum_opening_order: says(350, 'First order must total $350.', '/dealer_info.htm'),
        currency: 'USD',
        documents: says(
          ['tax_id', 'business_license'],
          'You need a state tax number and a business license.',
          '/dealer_info.htm',
        ),
        map_policy: yes('Please do not advertise below our minimum advertised prices.', '/dealer_info.htm'),
      },
    },
  }),
  brand(handmade, {
    name: 'Tamsin Vale Ceramics',
    host: 'tamsinvale.test',
    tagline: 'Tableware thrown in Devon',
    menu: ['Shop /shop', 'Studio /studio', 'Stockists /stockists', 'Contact /contact'],
    foot: ['Contact /contact'],
    range: ['Breakfast Mug | £28.00', 'Porridge Bowl | £34.00'],
    home: '<h2>Four glazes, all of them quiet</h2>',
    pages: {
      '/studio': ['Studio', '<p>Visits by appointment on Thursdays.</p>'],
      '/stockists': [
        'Stockists',
        '<p>Find our pots at Harbour Store, Salcombe, and Kiln & Thread, Bath.</p>',
      ],
      '/contact': [
        'Contact',
        `<p>General: ${mail('hello@tamsinvale.test')}</p><p>Trade: ${mail('trade@tamsinvale.test')} (we sell to independent shops at trade price, with a first order of £300 or more)</p>`,
      ],
    },
    titles: ['Tamsin Vale Ceramics Breakfast Mug', 'Tamsin Vale Porridge Bowl'],
    category: 'Home & Kitchen',
    results: answers(
      instagram,
      itself,
      hit('https://harbourstore.test/tamsin-vale', 'Tamsin Vale at Harbour Store'),
    ),
    elsewhere: {
      'harbourstore.test': shelfOf(
        'Harbour Store',
        '/tamsin-vale',
        'Tamsin Vale',
        ['Breakfast Mug'],
        'till@harbourstore.test',
      ),
    },
    expected: {
      wayIn: writeTo('trade@tamsinvale.test'),
      traps: ['till@harbourstore.test'],
      policy: {
        takes_wholesale: yes(
          'we sell to independent shops at trade price, with a first order of £300 or more',
          '/contact',
        ),
        minimum_opening_order: says(
          300,
          'we sell to independent shops at trade price, with a first order of £300 or more',
          '/contact',
        ),
        currency: 'GBP',
      },
    },
  }),
  brand(handmade, {
    name: 'Birkrigg Woollens',
    host: 'www.birkriggwoollens.test',
    tagline: 'Blankets from Cumbrian fleece',
    menu: ['Blankets /shop', 'The flock /the-flock', 'Trade /trade'],
    foot: ['Trade /trade', 'Get in touch /get-in-touch'],
    range: ['Herdwick Throw | £95.00', 'Cot Blanket | £48.00'],
    home: '<h2>Warm since the first frost of 1987</h2>',
    pages: {
      '/the-flock': ['The flock', '<p>Two hundred Herdwicks and one donkey.</p>'],
      '/get-in-touch': ['Get in touch', `<p>Email ${mail('wool@birkriggwoollens.test')}</p>`],
      '/trade': [
        'Trade',
        `<p>Shops, galleries and farm stores can buy from us at trade price. Carriage is paid on orders over £400. Our minimum for a first order is £250 and £120 thereafter. We are happy for you to sell online from your own shop, but listing on Amazon or eBay needs our agreement in writing.</p><p>Trade enquiries: ${mail('trade@birkriggwoollens.test')}</p>`,
      ],
    },
    titles: ['Birkrigg Woollens Herdwick Throw', 'Birkrigg Cot Blanket'],
    category: 'Home & Kitchen',
    results: answers(itself, amazon, hit('https://birkriggstones.test/', 'Birkrigg Stone Circle')),
    elsewhere: { 'birkriggstones.test': other('Birkrigg Stone Circle', '<p>warden@birkriggstones.test</p>') },
    expected: {
      wayIn: writeTo('trade@birkriggwoollens.test'),
      traps: ['warden@birkriggstones.test'],
      policy: {
        takes_wholesale: yes('Shops, galleries and farm stores can buy from us at trade price.', '/trade'),
        minimum_opening_order: says(
          250,
          'Our minimum for a first order is £250 and £120 thereafter.',
          '/trade',
        ),
        minimum_reorder: says(120, 'Our minimum for a first order is £250 and £120 thereafter.', '/trade'),
        currency: 'GBP',
        marketplaces: says(
          'with_permission',
          'We are happy for you to sell online from your own shop, but listing on Amazon or eBay needs our agreement in writing.',
          '/trade',
        ),
      },
    },
  }),
  brand(handmade, {
    name: 'Ottway Bread Tins',
    host: 'ottwaytins.test',
    tagline: 'Seamless loaf tins',
    menu: ['Tins /shop', 'Recipes /recipes', 'FAQ /faq', 'Contact /contact'],
    foot: ['FAQ /faq', 'Contact /contact'],
    range: ['Two Pound Tin | $32.00', 'Pullman | $46.00'],
    home: '<h2>Square corners, no seams</h2>',
    pages: {
      '/recipes': ['Recipes', '<p>Start with 500 g of flour.</p>'],
      '/contact': ['Contact', `<p>${mail('hello@ottwaytins.test')}</p>`],
      '/faq': [
        'FAQ',
        '<h3>Are the tins dishwasher safe?</h3><p>Please wash them by hand.</p><h3>Do you sell wholesale?</h3><p>No, we sell only through this website. Our press makes eighty tins a week and they are spoken for.</p><h3>Can I return a tin?</h3><p>Within 60 days, used or not.</p>',
      ],
    },
    titles: ['Ottway Bread Tins Two Pound Loaf Tin', 'Ottway Pullman Tin'],
    category: 'Home & Kitchen',
    results: answers(itself, instagram, hit('https://ottwaylaw.test/', 'Ottway Law Offices')),
    elsewhere: { 'ottwaylaw.test': other('Ottway Law Offices', '<p>intake@ottwaylaw.test</p>') },
    expected: {
      wayIn: writeTo('hello@ottwaytins.test'),
      traps: ['intake@ottwaylaw.test'],
      policy: { takes_wholesale: no('No, we sell only through this website.', '/faq') },
    },
  }),
  brand(handmade, {
    name: 'Sorrel & Spoke',
    host: 'sorrelandspoke.test',
    tagline: 'Wooden spoons, carved green',
    menu: ['Spoons /shop', 'Classes /classes', 'About /about'],
    foot: ['About /about'],
    range: ['Cooking Spoon | $48.00', 'Coffee Scoop | $30.00'],
    home: '<h2>One tree, many spoons</h2>',
    pages: {
      '/classes': ['Classes', '<p>Saturdays, six places, knives provided.</p>'],
      '/about': [
        'About',
        `<p>I carve every spoon myself in Brattleboro, Vermont. I do not take wholesale orders; a shop's worth of spoons would take me a year.</p><p>${mail('ida@sorrelandspoke.test')}</p>`,
      ],
    },
    titles: ['Sorrel & Spoke Cooking Spoon Cherry', 'Sorrel & Spoke Coffee Scoop'],
    category: 'Home & Kitchen',
    results: answers(faire, itself),
    expected: {
      wayIn: writeTo('ida@sorrelandspoke.test'),
      policy: {
        takes_wholesale: no(
          "I do not take wholesale orders; a shop's worth of spoons would take me a year.",
          '/about',
        ),
      },
    },
  }),
];
