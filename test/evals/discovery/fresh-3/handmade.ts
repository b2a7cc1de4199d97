import type { DiscoveryCase } from '../case.ts';
import {
  address,
  bigcommerce,
  custom,
  form,
  formAt,
  magento,
  mail,
  said,
  shopify,
  squarespace,
  woo,
} from '../fresh/themes.ts';
import { house } from './house.ts';

/** What is said in a house's own words: between the lines, in a list of questions, against itself. */
export const cases: readonly DiscoveryCase[] = [
  house({
    brand: 'Larkmead Pantry',
    titles: ['Larkmead Pantry Pepper Jelly 10 oz', 'Larkmead Pantry Pickled Okra 16 oz'],
    host: 'larkmeadpantry.test',
    line: 'Pepper jelly and pickled okra.',
    theme: woo,
    site: {
      name: 'Larkmead Pantry',
      nav: 'Jellies=/jellies/ | Pickles=/pickles/ | Wholesale=/wholesale/',
      foot: 'Contact=/contact/',
    },
    pages: {
      '/': '<h1>From our pantry</h1><p>Pepper jelly, pickled okra.</p>',
      '/wholesale/': `<h1>Wholesale</h1><p>How it works</p><ol><li>Send us your resale number and the name of your shop.</li><li>We'll email you the order sheet.</li><li>Order whatever you like, mixed cases are fine. We only ask that a first order comes to one hundred fifty dollars.</li></ol><p>Amazon is ours. Anywhere else you'd like to sell is up to you.</p><p>Contact Ruthanne, ${mail('ruthanne@larkmeadpantry.test')}</p>`,
      '/contact/': `<h1>Contact</h1><p>${mail('hey@larkmeadpantry.test')}</p>`,
    },
    expected: {
      wayIn: address('ruthanne@larkmeadpantry.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Send us your resale number and the name of your shop', '/wholesale/'),
        documents: said(['resale_certificate'], 'Send us your resale number', '/wholesale/'),
        minimum_opening_order: said(150, 'a first order comes to one hundred fifty dollars', '/wholesale/'),
        currency: 'USD',
        marketplaces: said('amazon_forbidden', 'Amazon is ours', '/wholesale/'),
      },
    },
  }),
  house({
    brand: 'Trevanion Watches',
    titles: ['Trevanion Field Watch 38mm', 'Trevanion Canvas Watch Strap 20mm'],
    host: 'trevanionwatches.test',
    line: 'Field watches and canvas straps.',
    theme: shopify,
    site: {
      name: 'Trevanion',
      nav: 'Watches=/collections/watches | Straps=/collections/straps',
      foot: 'FAQ=/pages/faq | Contact=/pages/contact',
    },
    pages: {
      '/': '<h1>Time, kept</h1><p>Field watches 38mm, canvas straps 20mm.</p>',
      '/pages/faq':
        '<h1>FAQ</h1><details><summary>Are you looking for retailers?</summary><p>Always! We team up with independent jewellers and watch shops. Drop our retail team a note with your location.</p></details><details><summary>What are the terms?</summary><p>An initial order of eight pieces, 50% margin, and swap-outs in the first six months.</p></details><details><summary>May retailers sell on Amazon?</summary><p>No, nor on eBay or Chrono24.</p></details><details><summary>Do you accept returns?</summary><p>Within 30 days, unworn.</p></details>',
      '/pages/contact': `<h1>Contact</h1><p>Service: ${mail('service@trevanionwatches.test')}</p><p>Retail team: ${mail('retail@trevanionwatches.test')}</p><p>Reviewers: ${mail('reviews@trevanionwatches.test')}</p>`,
    },
    expected: {
      wayIn: address('retail@trevanionwatches.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'We team up with independent jewellers and watch shops', '/pages/faq'),
        marketplaces: said('forbidden', 'No, nor on eBay or Chrono24', '/pages/faq'),
      },
    },
  }),
  house({
    brand: 'Ploverfield Bicycles',
    titles: ['Ploverfield Leather Bar Tape', 'Ploverfield Saddle Bag Canvas'],
    host: 'ploverfield.test',
    line: 'Leather bar tape and canvas saddle bags.',
    theme: magento,
    site: {
      name: 'Ploverfield',
      nav: 'Bar tape=/bar-tape | Bags=/bags | Dealers=/dealers',
      foot: 'Contact=/contact | Become a dealer=/become-a-dealer',
    },
    pages: {
      '/': '<h1>Ride softly</h1><p>Leather bar tape, canvas saddle bags.</p>',
      '/dealers': '<h1>Dealers</h1><p>Type your postcode to find a dealer close to you.</p>',
      '/become-a-dealer': `<h1>Become a dealer</h1><p>A Ploverfield dealer has a bricks-and-mortar shop with a workshop. Online-only businesses are not considered.</p><p>You'll start with a package worth $800 and commit to two orders a year.</p>${form('/become-a-dealer/post', 'Shop, Owner, Email, Years in business, Other brands carried', 'Send application')}`,
      '/contact': `<h1>Contact</h1><p>${mail('info@ploverfield.test')}</p>`,
    },
    expected: {
      wayIn: formAt('https://ploverfield.test/become-a-dealer'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Become a dealer', '/become-a-dealer'),
        minimum_opening_order: said(800, "You'll start with a package worth $800", '/become-a-dealer'),
        currency: 'USD',
      },
    },
  }),
  house({
    brand: 'Hobbin & Hare',
    titles: ['Hobbin & Hare Yarn Merino Worsted', 'Hobbin & Hare Knitting Needle Case'],
    host: 'hobbinhare.test',
    line: 'Merino worsted yarn and needle cases.',
    theme: squarespace,
    site: {
      name: 'Hobbin & Hare',
      nav: 'Yarn=/yarn | Notions=/notions | LYS=/lys',
      foot: 'About=/about | Contact=/contact',
    },
    pages: {
      '/': '<h1>Dyed by two sisters</h1><p>Merino worsted yarn, needle cases.</p>',
      '/lys': `<h1>For your local yarn store</h1><p>Is your shop a good home for our yarn? We dye to order for about forty stores. Minimum first order is 10 skeins in each of 6 colors. Reorders have no minimum.</p><p>We don't supply stores that sell mainly through Etsy or Amazon Handmade.</p><p>Email ${mail('sisters@hobbinhare.test')} to join the list for spring.</p>`,
      '/contact': `<h1>Contact</h1><p>${mail('sisters@hobbinhare.test')}</p>`,
    },
    expected: {
      wayIn: address('sisters@hobbinhare.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'We dye to order for about forty stores', '/lys'),
        marketplaces: said(
          'forbidden',
          "We don't supply stores that sell mainly through Etsy or Amazon Handmade",
          '/lys',
        ),
      },
    },
  }),
  house({
    brand: 'Sennet Audio',
    titles: ['Sennet Audio Bookshelf Speaker Pair', 'Sennet Audio Turntable Mat'],
    host: 'sennetaudio.test',
    line: 'Bookshelf speakers and turntable mats.',
    theme: bigcommerce,
    site: {
      name: 'Sennet Audio',
      nav: 'Speakers=/speakers/ | Accessories=/accessories/',
      foot: 'Authorized retailers=/authorized-retailers/ | Unauthorized sellers=/unauthorized-sellers/ | Contact=/contact-us/',
    },
    pages: {
      '/': '<h1>Hear the room</h1><p>Bookshelf speakers, turntable mats.</p>',
      '/authorized-retailers/':
        '<h1>Authorized retailers</h1><p>These are the only retailers authorized to sell Sennet Audio. Our retail network is complete and we are not adding to it.</p><ul><li>Halberd Hi-Fi, Chicago</li><li>Music Annex, Boston</li></ul>',
      '/unauthorized-sellers/': `<h1>Unauthorized sellers</h1><p>No retailer is permitted to sell Sennet Audio on Amazon.com, Walmart.com or eBay. Units sold there carry no warranty. Tell us about sellers you come across: ${mail('brandprotection@sennetaudio.test')}</p>`,
      '/contact-us/': `<h1>Contact</h1><p>General: ${mail('info@sennetaudio.test')}</p>`,
    },
    expected: {
      wayIn: address('info@sennetaudio.test'),
      traps: ['brandprotection@sennetaudio.test'],
      policy: {
        takes_wholesale: said(
          'no',
          'Our retail network is complete and we are not adding to it',
          '/authorized-retailers/',
        ),
        marketplaces: said(
          'forbidden',
          'No retailer is permitted to sell Sennet Audio on Amazon.com, Walmart.com or eBay',
          '/unauthorized-sellers/',
        ),
      },
    },
  }),
  house({
    brand: 'Mossgrove Soapery',
    titles: ['Mossgrove Soapery Oatmeal Bar Soap', 'Mossgrove Soapery Lip Balm'],
    host: 'mossgrovesoap.test',
    line: 'Oatmeal bar soap and lip balm.',
    theme: custom,
    site: {
      name: 'Mossgrove Soapery',
      nav: 'Soap=/soap | Balm=/balm | Wholesale=/wholesale | Contact=/contact',
      foot: 'FAQ=/faq',
    },
    pages: {
      '/': '<h1>Mossgrove Soapery</h1><p>Oatmeal bar soap, lip balm.</p>',
      '/wholesale': `<h1>Wholesale</h1><p>Opening order minimum: $100. Reorder minimum: $50. All prices in US dollars.</p><p>Email ${mail('soap@mossgrovesoap.test')} for our line sheet and wholesale password.</p><p>Please include a copy of your sellers permit.</p>`,
      '/faq':
        '<h1>FAQ</h1><p><b>What is the wholesale minimum?</b> Your first wholesale order must be at least $150.</p><p><b>Can I resell on Amazon?</b> You can, but please tell us first, as we must approve it.</p>',
      '/contact': `<h1>Contact</h1><p>${mail('soap@mossgrovesoap.test')}</p>`,
    },
    expected: {
      wayIn: address('soap@mossgrovesoap.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'for our line sheet and wholesale password', '/wholesale'),
        minimum_reorder: said(50, 'Reorder minimum: $50', '/wholesale'),
        currency: 'USD',
        documents: said(['resale_certificate'], 'Please include a copy of your sellers permit', '/wholesale'),
        marketplaces: said(
          'with_permission',
          'You can, but please tell us first, as we must approve it',
          '/faq',
        ),
        contradicted: ['minimum_opening_order'],
      },
    },
  }),
  house({
    brand: 'Cobbledick Boot Care',
    titles: ['Cobbledick Boot Wax 3 oz', 'Cobbledick Horsehair Brush'],
    host: 'cobbledick.test',
    line: 'Boot wax and horsehair brushes.',
    theme: shopify,
    site: {
      name: 'Cobbledick',
      nav: 'Wax=/collections/wax | Brushes=/collections/brushes',
      foot: 'Contact=/pages/contact | About=/pages/about | Terms=/policies/terms-of-service',
    },
    pages: {
      '/': '<h1>Boots last longer</h1><p>Boot wax 3 oz, horsehair brushes.</p>',
      '/pages/about':
        '<h1>About</h1><p>Three generations of cobblers. You can find our wax at shoe repair shops, western stores and farm suppliers in 38 states; if you would like to be one of them, the number is 806-555-0170, or drop a line to Wade.</p>',
      '/pages/contact': `<h1>Contact</h1><p>Wade Cobbledick, sales: ${mail('wade@cobbledick.test')}</p><p>Lost parcels: ${mail('help@cobbledick.test')}</p>`,
    },
    expected: {
      wayIn: address('wade@cobbledick.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'if you would like to be one of them, the number is 806-555-0170',
          '/pages/about',
        ),
      },
    },
  }),
];
