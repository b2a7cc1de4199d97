import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopPrivacy, siteDelivery, sitePrivacy, siteTerms } from './everyday.ts';
import { amazon, etsy, facebook, hit, linkedin, yelp } from './found.ts';
import { timberline } from './frames-even.ts';
import { square, stencil } from './frames-odd.ts';
import { accordion, mail, p, page } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Sourwood Branch Kombucha Co.',
    host: 'sourwoodbranch.com',
    titles: [
      'Sourwood Branch Kombucha Co. Muscadine Kombucha 12 fl oz, 6 Pack',
      'Sourwood Branch Kombucha Co. Ginger Creek Kombucha 12 fl oz, 6 Pack',
    ],
    category: 'Grocery & Gourmet Food',
    theme: stencil,
    notice: 'Local pickup every Thursday, 3 to 6, at the taproom',
    imprint: '14 Depot Alley<br>Marshall, NC 28753<br>taproom@sourwoodbranch.com',
    shelf: '/',
    home: p('Slow-fermented tea from the French Broad valley. Never pasteurized, never rushed.'),
    blurb: p('Six 12 oz bottles, $24. Ships cold with ice packs; please refrigerate on arrival.'),
    pages: {
      '/our-brew/': inMenu(
        'Our brew',
        p('We steep in February and bottle in March. You can taste the wait.'),
      ),
      '/find-a-bottle/': inMenu(
        'Find a bottle',
        p('Type your ZIP and the map shows coolers within thirty miles.'),
        '<div id="storemapper" data-storemapper-id="30118"></div>',
      ),
      '/for-grocers/': inMenu(
        'For grocers & taprooms',
        p(
          'In Madison and Buncombe counties our own van comes by every Wednesday, and we set up new coolers all year.',
        ),
        p('The van runs on an $85 minimum per stop, on your first stop and on every later one.'),
        p(
          'Outside the two counties you can buy us from Harlan Hill Natural Foods (Tennessee and Kentucky) or from Blue Fork Provisions (Georgia and South Carolina).',
        ),
        p('Tax-exempt? Hand the driver a signed resale certificate.'),
        `<p>New coolers and anything about the van: ${mail('route@sourwoodbranch.com')}</p>`,
      ),
      '/press/': inFoot(
        'Press',
        `<p>High-res bottles and a bio of Tansy: ${mail('press@sourwoodbranch.com')}</p>`,
      ),
      '/terms/': siteTerms('Sourwood Branch Kombucha Co.', 'North Carolina'),
      '/shipping/': siteDelivery('$60', 'We don’t ship to Alaska or Hawaii: the bottles get warm.'),
    },
    search: [
      hit(
        'https://www.instacart.com/products/sourwood-branch-muscadine',
        'Sourwood Branch Muscadine Kombucha | Instacart',
        'Delivered from stores near you.',
      ),
      hit(
        'https://sourwoodbranch.com/',
        'Sourwood Branch Kombucha Co. – Marshall, NC',
        'Slow-fermented kombucha from the French Broad valley.',
      ),
      hit(
        'https://www.bluefork-provisions.com/brands',
        'Brands we carry | Blue Fork Provisions',
        'Sourwood Branch, Mill Spring, Ellijay Cider …',
      ),
      yelp('Sourwood Branch Taproom', 'Kombucha, cider. Marshall, NC.'),
      hit('https://sourwoodbaptist.org/', 'Sourwood Branch Baptist Church', 'Sunday service at ten.'),
      facebook('Sourwood Branch Kombucha', '3.1K likes.'),
      hit(
        'https://www.bevnet.com/reviews/sourwood-branch',
        'Review: Sourwood Branch Muscadine',
        'Four stars.',
      ),
    ],
    others: {
      'www.bluefork-provisions.com': {
        '/brands': page(
          'Brands | Blue Fork Provisions',
          `<ul><li>Sourwood Branch</li><li>Mill Spring</li></ul><p>Makers: pitch your line to ${mail('newbrands@bluefork-provisions.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('route@sourwoodbranch.com'),
      traps: ['press@sourwoodbranch.com', 'newbrands@bluefork-provisions.com'],
      policy: {
        takes_wholesale: says(
          '/for-grocers/',
          'yes',
          'we set up new coolers all year',
          'New coolers and anything about the van',
        ),
        minimum_opening_order: says('/for-grocers/', 85, 'The van runs on an $85 minimum per stop'),
        minimum_reorder: says('/for-grocers/', 85, 'on your first stop and on every later one'),
        currency: 'USD',
        documents: says(
          '/for-grocers/',
          ['resale_certificate'],
          'Hand the driver a signed resale certificate',
        ),
        distributors: says(
          '/for-grocers/',
          ['Harlan Hill Natural Foods', 'Blue Fork Provisions'],
          'Harlan Hill Natural Foods (Tennessee and Kentucky)',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Pale Lantern Tea',
    host: 'palelanterntea.co.uk',
    titles: ['Pale Lantern Tea Breakfast Blend 50 Bags', 'Pale Lantern Tea Jasmine Moon Loose Leaf 80g'],
    category: 'Grocery',
    lang: 'en-GB',
    theme: timberline,
    notice: 'Subscribe and every sixth box is on us',
    imprint: 'Pale Lantern is a trading name of Ainsworth &amp; Gale Ltd, registered in England.',
    home: p('Everyday tea, chosen by people who drink rather a lot of it.'),
    blurb: p('£6.25. Plastic-free bags in a box that goes on the compost.'),
    pages: {
      '/pages/the-tasters': inMenu(
        'The tasters',
        p('Meet Priti and Alun. Between them, three hundred cups a week.'),
      ),
      '/pages/questions': inMenu(
        'Questions',
        accordion(
          ['How long does the tea keep?', p('Two years in the dark. It won’t go off, it just gets quiet.')],
          [
            'Is it organic?',
            p('The Jasmine Moon is. The Breakfast Blend will be once the last garden has its papers.'),
          ],
          [
            'Can I sell Pale Lantern in my shop?',
            `${p('You can, and hundreds of shops do.', 'Accounts are opened by our parent company, Ainsworth &amp; Gale, who pack and deliver for us; their opening order is £180 across all their teas.')}<p>Write to their trade desk at ${mail('tradedesk@ainsworthgale.co.uk')} and mention Pale Lantern.</p>`,
          ],
          ['Do you do gift cards?', p('Yes, from £10 to £100.')],
        ),
      ),
      '/pages/contact-us': inFoot(
        'Contact us',
        `<p>${mail('kettle@palelanterntea.co.uk')} for anything about your order.</p>`,
      ),
      '/policies/privacy-policy': shopPrivacy('dpo@ainsworthgale.co.uk'),
      '/policies/shipping-policy': shopDelivery('£25'),
    },
    search: [
      hit(
        'https://www.ainsworthgale.co.uk/',
        'Ainsworth & Gale | Tea merchants since 1931',
        'Packers of Pale Lantern, Gale’s Own and private label teas.',
      ),
      hit('https://palelanterntea.co.uk/', 'Pale Lantern Tea', 'Everyday tea, plastic-free bags.'),
      hit(
        'https://www.ocado.com/products/pale-lantern-breakfast',
        'Pale Lantern Tea Breakfast Blend | Ocado',
        '£6.25. In stock.',
      ),
      hit('https://palelanternbooks.com/', 'Pale Lantern Books', 'Small press for ghost stories.'),
      amazon('pale lantern tea', 'Results for "pale lantern tea".'),
      linkedin('Ainsworth and Gale', 'Food & Beverage, 51-200 employees.'),
    ],
    others: {
      'www.ainsworthgale.co.uk': {
        '/': page(
          'Ainsworth & Gale',
          `<h1>Ainsworth &amp; Gale</h1><p>Tea merchants in Hull since 1931. Our names on the shelf: Pale Lantern and Gale’s Own.</p><p>Careers: ${mail('people@ainsworthgale.co.uk')}</p><p>Tea gardens with lots to offer: ${mail('buying@ainsworthgale.co.uk')}</p>`,
          'en-GB',
        ),
      },
      'palelanternbooks.com': {
        '/': page(
          'Pale Lantern Books',
          `<p>Ghost stories.</p><p>Booksellers: ${mail('trade@palelanternbooks.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('tradedesk@ainsworthgale.co.uk'),
      traps: [
        'dpo@ainsworthgale.co.uk',
        'people@ainsworthgale.co.uk',
        'buying@ainsworthgale.co.uk',
        'trade@palelanternbooks.com',
      ],
      policy: {
        takes_wholesale: says(
          '/pages/questions',
          'yes',
          'You can, and hundreds of shops do',
          'Accounts are opened by our parent company',
        ),
        minimum_opening_order: says('/pages/questions', 180, 'their opening order is £180'),
        currency: 'GBP',
      },
    },
  }),
  brandSite({
    brand: 'Copper Kettle Syrup Works',
    host: 'copperkettlesyrup.com',
    titles: [
      'Copper Kettle Syrup Works Lavender Simple Syrup 375 ml',
      'Copper Kettle Syrup Works Brown Butter Coffee Syrup 375 ml',
    ],
    category: 'Grocery & Gourmet Food',
    theme: square,
    notice: 'New: Brown Butter is back through May',
    home: p('Syrups cooked by the gallon, in copper, in Viroqua, Wisconsin.'),
    blurb: p('375 ml, $16. One bottle sweetens about two dozen drinks.'),
    shelf: '/syrups/',
    pages: {
      '/about-us': inMenu(
        'About us',
        p('Hank cooks, Lidia bottles. We make 140 gallons a week and not one more.'),
      ),
      '/shops-and-cafes': inMenu(
        'Shops & cafés',
        p(
          'Our kettles are spoken for. We are not opening new wholesale accounts before spring 2027, and we would rather say so than make you wait for syrup.',
        ),
        p('If you already pour or stock us, nothing changes: refills stay at a $120 minimum.'),
        `<p>Would you like to hear when there is room? <a href="https://form.jotform.com/261187734405158" target="_blank" rel="noopener">Put your shop on the waiting list</a>.</p>`,
      ),
      '/recipes': inMenu(
        'Recipes',
        p('Lavender lemonade: one part syrup, one part lemon, five parts water, ice.'),
      ),
      '/privacy': sitePrivacy('privacy@copperkettlesyrup.com'),
      '/terms': siteTerms('Copper Kettle Syrup Works LLC', 'Wisconsin'),
    },
    search: [
      hit(
        'https://copperkettle-madison.com/',
        'Copper Kettle | Supper Club, Madison WI',
        'Friday fish fry. Catering for up to 200.',
      ),
      hit(
        'https://copperkettlesyrup.com/',
        'Copper Kettle Syrup Works',
        'Simple syrups cooked in copper in Viroqua, Wisconsin.',
      ),
      hit(
        'https://www.copperkettlebrewing.net/',
        'Copper Kettle Brewing',
        'Mexican chocolate stout and more.',
      ),
      etsy('lavender simple syrup', 'Check out our lavender simple syrup selection.'),
      amazon('copper kettle syrup', 'Lavender syrup, brown butter syrup.'),
      hit(
        'https://www.viroquafoodmarket.coop/local',
        'Local makers | Viroqua Food Market',
        'Copper Kettle Syrup Works and 80 others.',
      ),
    ],
    others: {
      'copperkettle-madison.com': {
        '/': page(
          'Copper Kettle Supper Club',
          `<h1>Copper Kettle</h1><p>Catering and wholesale pies: ${mail('catering@copperkettle-madison.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: fillIn(
        'https://form.jotform.com/261187734405158',
        'https://copperkettlesyrup.com/shops-and-cafes',
      ),
      traps: ['privacy@copperkettlesyrup.com', 'catering@copperkettle-madison.com'],
      policy: {
        takes_wholesale: says(
          '/shops-and-cafes',
          'no',
          'We are not opening new wholesale accounts before spring 2027',
          'Our kettles are spoken for',
        ),
        minimum_reorder: says('/shops-and-cafes', 120, 'refills stay at a $120 minimum'),
        currency: 'USD',
      },
    },
  }),
];
