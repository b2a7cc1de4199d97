import type { DiscoveryCase } from '../case.ts';
import { contactForm, folds, grid, hidden, mail, privacyNotice, product, termsNew } from './kit.ts';
import { amazon, hit, social } from './search-hits.ts';
import { bigcommerce, shopify } from './shop-systems.ts';
import type { Site } from './site.ts';

const fern: Site = {
  name: 'Fernhollow Wick Co.',
  host: 'fernhollowwick.com',
  announce: 'Free US shipping over $60',
  menu: [
    [
      'Shop',
      [
        ['/collections/all', 'All scents'],
        ['/products/rain-on-cedar', 'Rain on Cedar'],
      ],
    ],
    [
      'More',
      [
        ['/pages/about', 'About Lou'],
        ['/pages/wholesale', 'Wholesale'],
        ['/pages/fundraising', 'Fundraising'],
      ],
    ],
  ],
  foot: [
    [
      'Info',
      [
        ['/pages/contact', 'Contact'],
        ['/pages/wholesale', 'Wholesale'],
        ['/policies/terms-of-service', 'Terms'],
      ],
    ],
  ],
};
const fh = (title: string, body: string): string => shopify(fern, title, body);

const suds: Site = {
  name: 'Suds County',
  host: 'www.sudscountysoap.com',
  announce: 'Now in a 1-gallon refill!',
  street: 'Suds County Soap Works<br>4400 Route 9<br>Claverack, NY 12513<br>518-555-0162',
  menu: [
    [
      'Laundry',
      [
        ['/laundry/', 'All laundry'],
        ['/washing-soda-blend/', 'Washing Soda Blend'],
      ],
    ],
    [
      'Learn',
      [
        ['/faqs/', 'FAQs'],
        ['/where-to-buy/', 'Where to buy'],
      ],
    ],
  ],
  foot: [
    [
      'Navigate',
      [
        ['/faqs/', 'FAQs'],
        ['/where-to-buy/', 'Where to buy'],
        ['/contact-us/', 'Contact Us'],
        ['/privacy/', 'Privacy'],
      ],
    ],
  ],
  social: ['https://www.facebook.com/sudscounty'],
};
const sc = (title: string, body: string): string => bigcommerce(suds, title, body);

export const moreCandleAndCleaningCases: readonly DiscoveryCase[] = [
  {
    brand: 'Fernhollow Wick Co.',
    productTitles: [
      'Fernhollow Wick Co. Wooden Wick Candle - Rain on Cedar, 11 oz',
      'Fernhollow Wick Co. Room Spray - Rain on Cedar, 4 oz',
    ],
    category: 'Home & Kitchen',
    search: [
      amazon(
        'B0BFHWRC11',
        'Fernhollow Wick Co. Wooden Wick Candle - Rain on Cedar',
        'Fernhollow Wick Co.',
        '$32.00',
      ),
      hit(
        'https://fernhollowwick.com/',
        'Fernhollow Wick Co. – Wooden wick candles',
        'Candles that crackle. Made in Olympia, WA.',
      ),
      hit(
        'https://www.fernhollowcottages.com/',
        'Fernhollow Cottages',
        'Stay among the ferns on the Olympic Peninsula.',
      ),
      social('instagram', 'fernhollowwick', 'one woman, one wax melter'),
      hit(
        'https://www.reddit.com/r/candlemaking/comments/fhwc',
        'Anyone tried Fernhollow?',
        'Good throw, pricey.',
      ),
    ],
    hosts: {
      'fernhollowwick.com': {
        '/': fh(
          'Candles that crackle',
          `${grid([
            ['/products/rain-on-cedar', 'Rain on Cedar, 11 oz', '$32.00'],
            ['/collections/all', 'Room spray', '$18.00'],
            ['/collections/all', 'Tin trio', '$36.00', 'Our best gift'],
          ])}<p>I make each one. Yes, each one. – Lou</p>`,
        ),
        '/collections/all': fh(
          'All scents',
          grid([
            ['/products/rain-on-cedar', 'Rain on Cedar, 11 oz', '$32.00'],
            ['/collections/all', 'Salal, 11 oz', '$32.00'],
          ]),
        ),
        '/products/rain-on-cedar': fh(
          'Rain on Cedar',
          product('Rain on Cedar', '$32.00', 'Smells as the woods do on the second day of rain.', [
            ['Wick', 'Cherry wood'],
            ['Net', '11 oz'],
          ]),
        ),
        '/pages/about': fh(
          'About Lou',
          '<p>Lou Ferris left an office in Tacoma in 2019 and hasn’t worn shoes with laces since.</p>',
        ),
        '/pages/fundraising': fh(
          'Fundraising',
          `<p>Schools and teams in Thurston County earn 40% of each candle they sell. The minimum is 24 candles. Ask our volunteer,
Bev: ${mail('bev.fundraisers@gmail.com')}</p>`,
        ),
        '/pages/wholesale': fh(
          'Wholesale',
          `<p>Thank you so much for wanting us on your shelves!</p>
<p>My wholesale books are full, and I’m not opening any new accounts this year. I pour alone and would rather keep my
promises to the forty shops that I have.</p>
<p>If you leave your details here, you’ll be the first to hear when a place comes free.</p>
${contactForm(['Shop name', 'City and state', 'Email *', 'Anything you’d like me to know**'], 'Join the waiting list', 'Waitlist')}`,
        ),
        '/pages/contact': fh(
          'Contact',
          `<p>Order trouble? lou@fernhollowwick.com. I read mail on Tuesdays and Fridays.</p>`,
        ),
        '/policies/terms-of-service': fh(
          'Terms',
          termsNew('Fernhollow Wick Co.', 'legal@fernhollowwick.com'),
        ),
      },
      'www.fernhollowcottages.com': {
        '/': '<html><head><title>Fernhollow Cottages</title></head><body><h1>Fernhollow Cottages</h1><p>Reservations: stay@fernhollowcottages.com</p></body></html>',
      },
    },
    expected: {
      website: 'fernhollowwick.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://fernhollowwick.com/pages/wholesale', 'lou@fernhollowwick.com'],
      },
      traps: ['bev.fundraisers@gmail.com', 'legal@fernhollowwick.com', 'stay@fernhollowcottages.com'],
      policy: {
        takes_wholesale: {
          value: 'no',
          words: 'I’m not opening any new accounts this year',
          furtherWords: ['My wholesale books are full', 'when a place comes free'],
          path: '/pages/wholesale',
        },
      },
    },
  },
  {
    brand: 'Suds County',
    productTitles: [
      'Suds County Washing Soda Blend Laundry Powder, 5 lb',
      'Suds County Dish Soap Refill, Lemon Balm, 1 Gallon',
    ],
    category: 'Health & Household',
    search: [
      hit(
        'https://www.sudscountysoap.com/',
        'Suds County - Plain soap from the Hudson Valley',
        'Laundry powder, dish soap and refills.',
      ),
      amazon('B08SUDS5LB', 'Suds County Washing Soda Blend Laundry Powder, 5 lb', 'Suds County', '$21.50'),
      hit(
        'https://www.threadgillnatural.com/brands/suds-county',
        'Suds County | Threadgill Natural Wholesale',
        'Order Suds County by the case.',
      ),
      hit(
        'https://www.yelp.com/biz/suds-county-car-wash-dayton',
        'Suds County Car Wash - Dayton',
        '41 reviews',
      ),
      hit('https://www.ewg.org/guides/cleaners/suds-county', 'EWG: Suds County', 'Grade A.'),
    ],
    hosts: {
      'www.sudscountysoap.com': {
        '/': sc(
          'Plain soap from the Hudson Valley',
          `<p>Five ingredients, a paper sack, and a scoop made of beech.</p>${grid([
            ['/washing-soda-blend/', 'Washing Soda Blend, 5 lb', '$21.50'],
            ['/laundry/', 'Dish Soap Refill, 1 gal', '$34.00'],
          ])}`,
        ),
        '/laundry/': sc(
          'Laundry',
          grid([
            ['/washing-soda-blend/', 'Washing Soda Blend, 5 lb', '$21.50'],
            ['/laundry/', 'Stain Stick', '$7.00'],
          ]),
        ),
        '/washing-soda-blend/': sc(
          'Washing Soda Blend, 5 lb',
          product('Washing Soda Blend', '$21.50', 'A tablespoon for a load. No scent, no dye, no filler.', [
            ['Loads', '120'],
            ['UPC', '850010432117'],
          ]),
        ),
        '/faqs/': sc(
          'FAQs',
          `<h2>Product</h2>${folds([
            ['Is it safe for septic tanks?', 'Yes.'],
            ['Does it work in cold water?', 'Stir it into a cup of hot water first.'],
          ])}
<h2>Ordering</h2>${folds([
            ['Is there a minimum order?', 'Not in our online shop; but below $20 the postage hurts.'],
            [
              'I own a refill shop or a co-op. Can I buy by the case or the drum?',
              `Yes, please! Stores can buy from our distributors, Threadgill Natural (East) and Bristlecone Provisions (West), or directly from us. For direct accounts write to ${hidden('sales@sudscountysoap.com', 0x71)} with your resale certificate, and we’ll send our case and drum prices.`,
            ],
            ['Do you make soap under other labels?', 'We don’t do private label.'],
          ])}`,
        ),
        '/where-to-buy/': sc(
          'Where to buy',
          '<p>Look for the green sack at Honest Weight Food Co-op, Berkshire Food Co-op, Greenstar and two hundred other stores.</p>',
        ),
        '/contact-us/': sc(
          'Contact Us',
          `<p>Customer care: ${hidden('care@sudscountysoap.com')}</p><p>Job seekers: ${hidden('jobs@sudscountysoap.com', 0x11)}</p>
<form action="/pages.php?action=sendContactForm" method="post" class="form"><label>Full Name<input type="text" name="contact_fullname"></label><label>Email Address<input type="email" name="contact_email"></label><label>Comments/Questions<textarea name="contact_question" rows="5"></textarea></label><input class="button" type="submit" value="Submit Form"></form>`,
        ),
        '/privacy/': sc(
          'Privacy',
          privacyNotice('Suds County', `contact ${hidden('privacy@sudscountysoap.com', 0x2a)}`),
        ),
      },
    },
    expected: {
      website: 'www.sudscountysoap.com',
      wayIn: { kind: 'address', anyOf: ['sales@sudscountysoap.com'] },
      traps: ['jobs@sudscountysoap.com', 'privacy@sudscountysoap.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'Stores can buy from our distributors',
          furtherWords: [
            'Can I buy by the case or the drum?',
            'For direct accounts write to',
            'Yes, please!',
          ],
          path: '/faqs/',
        },
        documents: {
          value: ['resale_certificate'],
          words: 'with your resale certificate, and we’ll send our case and drum prices',
          path: '/faqs/',
        },
        distributors: {
          value: ['Threadgill Natural', 'Bristlecone Provisions'],
          words: 'our distributors, Threadgill Natural (East) and Bristlecone Provisions (West)',
          path: '/faqs/',
        },
      },
    },
  },
];
