import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, drawn, plain, shopify, squarespace, woo } from './frames.ts';
import { bullets, clause, faq, fillIn, form, mail, says, site, veiled, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Gristle & Sons',
    host: 'gristleandsons.test',
    titles: ['Gristle & Sons Beef Trachea 6 Pack', 'Gristle & Sons Lamb Lung Bites 4 oz'],
    category: 'Pet Supplies',
    frame: shopify,
    bar: 'Autoship and save 10%',
    pages: {
      '/pages/sourcing': ['Sourcing', '<p>Grass-fed, from Nebraska and Kansas.</p>'],
      '/pages/pet-stores': [
        'Pet stores',
        `<p>Yes, pet stores can buy from us at wholesale. Here is how it works.</p>${bullets('Your opening order must reach $250.', 'Every order after that must reach $125.', 'We enforce a minimum advertised price on every bag.', 'Chews ship from Omaha, usually within three days.')}<p>Please have a resale certificate and your federal tax ID at hand, then use the form.</p>${form('Open an account', 'Store name', 'Your name', 'Email', 'Phone')}`,
      ],
      '/pages/affiliates': [
        '-Affiliates',
        `<p>Bloggers earn 8%: ${mail('affiliates@gristleandsons.test')}</p>`,
      ],
      '/pages/contact': ['Contact', `<p>${mail('woof@gristleandsons.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://gristleandsons.test/pages/pet-stores'),
      traps: ['affiliates@gristleandsons.test'],
      policy: {
        takes_wholesale: says(
          '/pages/pet-stores',
          'yes',
          'pet stores can buy from us at wholesale',
          'Your opening order must reach $250',
        ),
        map_policy: says('/pages/pet-stores', 'yes', 'We enforce a minimum advertised price on every bag'),
        minimum_opening_order: says('/pages/pet-stores', 250, 'Your opening order must reach $250'),
        minimum_reorder: says('/pages/pet-stores', 125, 'Every order after that must reach $125'),
        currency: 'USD',
        documents: says(
          '/pages/pet-stores',
          ['resale_certificate', 'tax_id'],
          'a resale certificate and your federal tax ID at hand',
        ),
      },
    },
  }),
  site({
    brand: 'Catkin Lodge',
    host: 'www.catkinlodge.test',
    titles: ['Catkin Lodge Wall Perch Birch', 'Catkin Lodge Scratcher Refill 2 Pack'],
    category: 'Pet Supplies',
    frame: woo,
    bar: 'Free returns for 45 days',
    pages: {
      '/furniture': ['Furniture', '<p>Baltic birch, no particle board.</p>'],
      '/trade': [
        'Trade',
        `<p>Independent pet stores and cat cafés can order directly from our workshop, or through our distributors Pawline Wholesale Supply and Ridge & River Pet Distribution.</p><p>Direct orders start at $300, whether it is your first or your fifteenth.</p><p>Stores may sell on Amazon or Chewy if they wish.</p><p>For a price list write to ${mail('trade@catkinlodge.test')}.</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>Cat people: ${mail('meow@catkinlodge.test')}. Media: ${mail('media@catkinlodge.test')}.</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('trade@catkinlodge.test'),
      traps: ['media@catkinlodge.test'],
      policy: {
        takes_wholesale: says(
          '/trade',
          'yes',
          'can order directly from our workshop',
          'Direct orders start at $300',
        ),
        marketplaces: says('/trade', 'allowed', 'Stores may sell on Amazon or Chewy if they wish'),
        minimum_opening_order: says('/trade', 300, 'Direct orders start at $300'),
        minimum_reorder: says('/trade', 300, 'Direct orders start at $300'),
        currency: 'USD',
        distributors: says(
          '/trade',
          ['Pawline Wholesale Supply', 'Ridge & River Pet Distribution'],
          'through our distributors Pawline Wholesale Supply and Ridge & River Pet Distribution',
        ),
      },
    },
  }),
  site({
    brand: 'Burr Oak Biscuits',
    host: 'burroakbiscuits.test',
    titles: ['Burr Oak Biscuits Peanut Bones 12 oz', 'Burr Oak Biscuits Birthday Cake Mix for Dogs'],
    category: 'Pet Supplies',
    frame: squarespace,
    bar: 'Order by December 14 for Christmas',
    pages: {
      '/bakery': ['The bakery', '<p>Baked daily in Des Moines.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Thank you for thinking of us! Our wholesale books are closed for the holidays, and we are not accepting any new stores until February.</p><p>If you would like to be told when we open them again, leave word with ${mail('wholesale@burroakbiscuits.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('sit@burroakbiscuits.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('wholesale@burroakbiscuits.test'),
      policy: {
        takes_wholesale: says(
          '/wholesale',
          'no',
          'Our wholesale books are closed for the holidays',
          'we are not accepting any new stores until February',
        ),
      },
    },
  }),
  site({
    brand: 'Millrace Aquatics, Inc.',
    host: 'millraceaquatics.test',
    titles: ['Millrace Aquatics Canister Filter 50', 'Millrace Aquatics Plant Tweezers'],
    category: 'Pet Supplies',
    frame: bigcommerce,
    bar: 'Flat $8 shipping',
    pages: {
      '/dealer-policy': [
        'Dealer policy',
        `<p>This policy applies to every authorized Millrace dealer in the United States and Canada. New dealers are appointed throughout the year.</p>${clause('Application', 'Send a business license, photos of your storefront and a completed credit application.', 'Applications from home-based businesses are not considered.', 'Approval is at our sole discretion and may be withdrawn at any time.')}${clause('Orders', 'The opening order for a new dealer is $1,000.', 'Subsequent orders must total at least $300.', 'Filters ship in full cartons; we do not break cartons.', 'Orders may not be changed once picked.')}${clause('Payment', 'Opening orders are prepaid.', 'We do not accept personal checks.', 'Past-due accounts will not be shipped, and interest of 1.5% a month applies.')}${clause('Sales', 'Dealers may not sell through Amazon, eBay, Walmart Marketplace or any other third-party platform.', 'Dealers may not advertise any product below its MAP.', 'Dealers may not sell to other resellers.', 'Millrace does not ship to a dealer’s customers.')}${clause('Inactive dealers', 'A dealer who buys nothing in a calendar year loses dealer status and must apply again.', 'Display tanks on loan are not for sale.')}${clause('Warranty', 'Units bought from unauthorized sellers carry no warranty.', 'We do not refund shipping.')}<p>Dealer desk, Monday to Thursday (closed Fridays): ${mail('dealers@millraceaquatics.test')}</p>`,
      ],
      '/contact-us': ['Contact', form('Send', 'Name', 'Email', 'Serial number')],
    },
    expected: {
      wayIn: writeTo('dealers@millraceaquatics.test'),
      policy: {
        takes_wholesale: says(
          '/dealer-policy',
          'yes',
          'New dealers are appointed throughout the year',
          'The opening order for a new dealer is $1,000',
        ),
        marketplaces: says(
          '/dealer-policy',
          'forbidden',
          'may not sell through Amazon, eBay, Walmart Marketplace',
        ),
        map_policy: says('/dealer-policy', 'yes', 'may not advertise any product below its MAP'),
        minimum_opening_order: says('/dealer-policy', 1000, 'The opening order for a new dealer is $1,000'),
        minimum_reorder: says('/dealer-policy', 300, 'Subsequent orders must total at least $300'),
        currency: 'USD',
        documents: says(
          '/dealer-policy',
          ['business_license', 'storefront_photos', 'credit_application'],
          'a business license, photos of your storefront and a completed credit application',
        ),
      },
    },
  }),
  site({
    brand: 'Tumbledown Terrariums',
    host: 'tumbledownterrariums.test',
    titles: ['Tumbledown Terrariums Cork Hide Large', 'Tumbledown Terrariums Moss Brick 3 Pack'],
    category: 'Pet Supplies',
    frame: drawn,
    bar: 'Bundle any three hides and save $12',
    pages: {
      '/care-sheets': ['Care sheets', '<p>Geckos, frogs, isopods.</p>'],
      '/ambassadors': [
        '-Ambassadors',
        `<p>Apply to become an ambassador: ${mail('team@tumbledownterrariums.test')}</p>`,
      ],
      '/contact': ['Contact', `<p>Questions about an order? ${mail('help@tumbledownterrariums.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('help@tumbledownterrariums.test'),
      traps: ['team@tumbledownterrariums.test'],
    },
  }),
  site({
    brand: 'Plume & Perch',
    host: 'plumeandperch.test',
    titles: ['Plume & Perch Foraging Wheel', 'Plume & Perch Sisal Rope Swing'],
    category: 'Pet Supplies',
    frame: plain,
    bar: 'Parrot-safe dyes only',
    pages: {
      '/help': [
        'Help',
        faq(
          ['Are the dyes safe?', 'They are food dyes, yes.'],
          ['Can I return a chewed toy?', 'Sadly not.'],
          ['Do you sell to bird stores?', 'We do! Bird and pet stores make up half of our sales.'],
          [
            'What does a store have to spend?',
            'The first store order is $140 or more, and refills are $70 or more.',
          ],
          [
            'May stores list the toys on Amazon?',
            'Ask us first; we say yes in writing to sellers whom we know.',
          ],
          ['Will you ship to my customer for me?', 'No, we do not drop ship.'],
          ['Do you take checks?', 'No.'],
          ['Whom do stores write to?', `Bea, at ${veiled('stores@plumeandperch.test')}.`],
        ),
      ],
      '/contact': ['Contact', `<p>${veiled('polly@plumeandperch.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('stores@plumeandperch.test'),
      policy: {
        takes_wholesale: says(
          '/help',
          'yes',
          'Bird and pet stores make up half of our sales',
          'We do!',
          'Do you sell to bird stores',
        ),
        marketplaces: says(
          '/help',
          'with_permission',
          'we say yes in writing to sellers whom we know',
          'Ask us first',
        ),
        minimum_opening_order: says('/help', 140, 'The first store order is $140 or more'),
        minimum_reorder: says('/help', 70, 'refills are $70 or more'),
        currency: 'USD',
      },
    },
  }),
];
