import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, mail, says, writeTo, yes } from '../fresh-9/shells/site.ts';
import { nephew, tidy } from './shells/plain.ts';

export const cases: readonly DiscoveryCase[] = [
  brand(tidy, {
    name: 'Copperline Hot Sauce',
    host: 'copperlinehotsauce.test',
    tagline: 'Fermented hot sauce from Butte, Montana',
    menu: ['Sauces /shop/', 'Our peppers /peppers/', 'Wholesale /wholesale/', 'Contact /contact/'],
    foot: ['Shipping & returns /shipping/', 'Wholesale /wholesale/', 'Contact /contact/'],
    range: ['Smelter Red 5 oz | $9.00', 'Green Headframe 5 oz | $9.00'],
    home: '<h2>Hot as a shift underground.</h2><p>Three peppers, sea salt and ninety days.</p>',
    pages: {
      '/peppers/': ['Our peppers', '<p>Grown for us by two families in the Bitterroot Valley.</p>'],
      '/shipping/': [
        'Shipping & returns',
        '<p>Orders over $50 ship free. Glass breaks; tell us if it did.</p>',
      ],
      '/contact/': [
        'Contact',
        `<p>Questions, recipes, complaints: ${mail('ouch@copperlinehotsauce.test')}</p>`,
      ],
      '/wholesale/': [
        'Wholesale',
        `<p>We sell wholesale to grocers, butchers and gift shops in all fifty states. Twelve bottles to a case, flavors can’t be mixed within one.</p><p>Our opening order minimum is $180. The reorder minimum is $90. We need a copy of your resale certificate before the first pallet or parcel leaves. Please do not list our sauces on Amazon or on any other third-party marketplace.</p><p>Ready? Email Dario at ${mail('wholesale@copperlinehotsauce.test')}.</p>`,
      ],
    },
    titles: ['Copperline Smelter Red Hot Sauce 5 oz', 'Copperline Hot Sauce Green Headframe'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, amazon, faire),
    expected: {
      wayIn: writeTo('wholesale@copperlinehotsauce.test'),
      policy: {
        takes_wholesale: yes(
          'We sell wholesale to grocers, butchers and gift shops in all fifty states.',
          '/wholesale/',
        ),
        minimum_opening_order: says(180, 'Our opening order minimum is $180.', '/wholesale/'),
        minimum_reorder: says(90, 'The reorder minimum is $90.', '/wholesale/'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          'We need a copy of your resale certificate before the first pallet or parcel leaves.',
          '/wholesale/',
        ),
        marketplaces: says(
          'forbidden',
          'Please do not list our sauces on Amazon or on any other third-party marketplace.',
          '/wholesale/',
        ),
      },
    },
  }),
  brand(tidy, {
    name: 'Quillback Crackers',
    host: 'www.quillbackcrackers.test',
    tagline: 'Seaweed crackers from the Salish Sea',
    bar: 'New: dulse & black pepper',
    menu: ['Crackers /shop/', 'Seaweed /seaweed/', 'For shops /for-shops/', 'Say hello /hello/'],
    foot: ['For shops /for-shops/', 'Say hello /hello/'],
    range: ['Kelp & Sesame 6 oz | $7.50', 'Dulse & Pepper 6 oz | $7.50'],
    home: '<h2>Crisp as low tide</h2>',
    pages: {
      '/seaweed/': ['Seaweed', '<p>Cut by hand from a skiff, dried within the day.</p>'],
      '/hello/': ['Say hello', `<p>${mail('crew@quillbackcrackers.test')} or 360 555 0144</p>`],
      '/for-shops/': [
        'For shops',
        `<p>Independent shops, co-ops and wine bars can buy our crackers by the case at wholesale. A first order has to come to $125. After that you may order as little as one case. We look after Amazon ourselves, so shops may not resell our crackers there.</p><p>For prices and samples write to ${mail('shops@quillbackcrackers.test')}.</p>`,
      ],
    },
    titles: ['Quillback Crackers Kelp & Sesame', 'Quillback Crackers Dulse & Pepper 6 oz'],
    category: 'Grocery & Gourmet Food',
    results: answers(
      amazon,
      itself,
      hit('https://quillbackmarina.test/', 'Quillback Marina', 'Slips and fuel.'),
    ),
    elsewhere: { 'quillbackmarina.test': other('Quillback Marina', '<p>dock@quillbackmarina.test</p>') },
    expected: {
      wayIn: writeTo('shops@quillbackcrackers.test'),
      traps: ['dock@quillbackmarina.test'],
      policy: {
        takes_wholesale: yes(
          'Independent shops, co-ops and wine bars can buy our crackers by the case at wholesale.',
          '/for-shops/',
        ),
        minimum_opening_order: says(125, 'A first order has to come to $125.', '/for-shops/'),
        currency: 'USD',
        marketplaces: says(
          'amazon_forbidden',
          'We look after Amazon ourselves, so shops may not resell our crackers there.',
          '/for-shops/',
        ),
      },
    },
  }),
  // What shops need to know is among what everybody asks.
  brand(nephew, {
    name: 'Sablefield Chocolate',
    host: 'www.sablefieldchocolate.test',
    tagline: 'Bean-to-bar chocolate from Duluth',
    menu: ['Home /', 'Chocolate /products.php', 'FAQ /faq.php', 'Contact /contact.php'],
    foot: ['FAQ /faq.php', 'Contact /contact.php'],
    range: ['Tanzania 75% | $10.00', 'Maple Milk 55% | $10.00'],
    home: '<div class="jumbotron"><h1>Dark by the lake</h1></div>',
    imprint: 'Website by <a href="mailto:jobs@portagewebworks.test">Portage Web Works</a>',
    pages: {
      '/contact.php': ['Contact', `<p>Orders and visits: ${mail('hello@sablefieldchocolate.test')}</p>`],
      '/faq.php': [
        'Frequently asked questions',
        `<h3>Is there soy in it?</h3><p>No. Cacao, sugar, and in the milk bars milk.</p><h3>Will it melt in the mail?</h3><p>From June to August we add a cold pack for $6.</p><h3>Do you offer wholesale pricing?</h3><p>Yes. Cafes, bookstores and gift shops can order our bars at wholesale, ten of a kind to a box. The minimum is $200 for an opening order and $120 for each reorder. Send a photo of your storefront and your EIN to ${mail('sales@sablefieldchocolate.test')}.</p><h3>May I resell your bars online?</h3><p>On your own website, gladly. Selling them on Amazon, eBay or Walmart Marketplace is not allowed.</p>`,
      ],
    },
    titles: ['Sablefield Chocolate Tanzania 75% Bar', 'Sablefield Maple Milk Chocolate 55%'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, instagram, target),
    expected: {
      wayIn: writeTo('sales@sablefieldchocolate.test'),
      traps: ['jobs@portagewebworks.test'],
      policy: {
        takes_wholesale: yes(
          'Cafes, bookstores and gift shops can order our bars at wholesale, ten of a kind to a box.',
          '/faq.php',
        ),
        minimum_opening_order: says(
          200,
          'The minimum is $200 for an opening order and $120 for each reorder.',
          '/faq.php',
        ),
        minimum_reorder: says(
          120,
          'The minimum is $200 for an opening order and $120 for each reorder.',
          '/faq.php',
        ),
        currency: 'USD',
        documents: says(
          ['storefront_photos', 'tax_id'],
          'Send a photo of your storefront and your EIN to sales@sablefieldchocolate.test.',
          '/faq.php',
        ),
        marketplaces: says(
          'forbidden',
          'Selling them on Amazon, eBay or Walmart Marketplace is not allowed.',
          '/faq.php',
        ),
      },
    },
  }),
  brand(nephew, {
    name: 'Bittern Creek Syrup',
    host: 'bitterncreek.test',
    tagline: 'Birch and maple syrup',
    menu: ['Home /', 'Syrup /products.php', 'Questions /questions.php', 'Contact /contact.php'],
    foot: ['Questions /questions.php', 'Contact /contact.php'],
    range: ['Birch Syrup 8 oz | $28.00', 'Dark Maple 16 oz | $19.00'],
    home: '<div class="jumbotron"><h1>Forty to one, a hundred to one</h1></div>',
    pages: {
      '/contact.php': ['Contact', `<p>The sugarhouse: ${mail('pat@bitterncreek.test')}</p>`],
      '/questions.php': [
        'Questions',
        `<h3>What does birch syrup taste of?</h3><p>Of caramel and a little of the tree.</p><h3>Can I pick up at the farm?</h3><p>Fridays from noon to four.</p><h3>Do you sell to stores and restaurants?</h3><p>We do, and would be glad to hear from you. New accounts start with an order of $150 or more, and each order after the first must be $75 or more. We will ask for your state resale certificate and a W-9.</p><h3>Is there a price that stores have to keep to?</h3><p>Yes, we have a MAP policy: stores do not advertise our syrup below our own shop’s prices.</p>`,
      ],
    },
    titles: ['Bittern Creek Birch Syrup 8 oz', 'Bittern Creek Dark Maple Syrup'],
    category: 'Grocery & Gourmet Food',
    results: answers(amazon, itself, hit('https://bitterncreekgolf.test/', 'Bittern Creek Golf Club')),
    elsewhere: {
      'bitterncreekgolf.test': other('Bittern Creek Golf Club', '<p>proshop@bitterncreekgolf.test</p>'),
    },
    expected: {
      wayIn: writeTo('pat@bitterncreek.test'),
      traps: ['proshop@bitterncreekgolf.test'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We do, and would be glad to hear from you.',
          furtherWords: [
            'Do you sell to stores and restaurants?',
            'New accounts start with an order of $150 or more, and each order after the first must be $75 or more.',
          ],
          path: '/questions.php',
        },
        minimum_opening_order: says(
          150,
          'New accounts start with an order of $150 or more, and each order after the first must be $75 or more.',
          '/questions.php',
        ),
        minimum_reorder: says(
          75,
          'New accounts start with an order of $150 or more, and each order after the first must be $75 or more.',
          '/questions.php',
        ),
        currency: 'USD',
        documents: says(
          ['resale_certificate', 'w9'],
          'We will ask for your state resale certificate and a W-9.',
          '/questions.php',
        ),
        map_policy: yes(
          'Yes, we have a MAP policy: stores do not advertise our syrup below our own shop’s prices.',
          '/questions.php',
        ),
      },
    },
  }),
];
