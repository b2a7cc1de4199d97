import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, drawn, plain, shopify, shopware, woo } from './frames.ts';
import { bullets, hit, mail, numbered, says, site, veiled, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Scree Pack Works',
    host: 'screepackworks.test',
    titles: ['Scree Pack Works 28L Alpine Pack', 'Scree Pack Works Hip Belt Pocket'],
    category: 'Sports & Outdoors',
    frame: drawn,
    bar: 'Repairs are free for life',
    pages: {
      '/repairs': ['Repairs', '<p>Send it in, we sew it.</p>'],
      '/wholesale': [
        'Wholesale',
        `<p>Outdoor specialty shops: we would love to work with you. Wholesale accounts are open to any shop with a storefront.</p><p>The minimum for a first order is $800, and $300 for reorders.</p><p>We don't allow sales on Amazon or other third-party marketplaces.</p><p>Email a picture of your storefront and your reseller permit to ${mail('wholesale@screepackworks.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@screepackworks.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('wholesale@screepackworks.test'),
      policy: {
        takes_wholesale: says(
          '/wholesale',
          'yes',
          'Wholesale accounts are open to any shop with a storefront',
          'we would love to work with you',
        ),
        marketplaces: says(
          '/wholesale',
          'forbidden',
          "We don't allow sales on Amazon or other third-party marketplaces",
        ),
        minimum_opening_order: says('/wholesale', 800, 'The minimum for a first order is $800'),
        minimum_reorder: says('/wholesale', 300, 'and $300 for reorders'),
        currency: 'USD',
        documents: says(
          '/wholesale',
          ['storefront_photos', 'resale_certificate'],
          'a picture of your storefront and your reseller permit',
        ),
      },
    },
  }),
  site({
    brand: 'Cinch & Crank',
    host: 'www.cinchandcrank.test',
    titles: ['Cinch & Crank Brass Bell 22.2 mm', 'Cinch & Crank Toe Strap Pair'],
    category: 'Sports & Outdoors',
    frame: woo,
    bar: 'Rings since 2009',
    pages: {
      '/where-to-buy': [
        'Where to buy',
        '<p>Riders: ask at your local bike shop, or order here. Orders above $45 ship free.</p>',
      ],
      '/bike-shops': [
        'Bike shops',
        `<p>Bike shops buy our bells and straps from these distributors, who hold the whole line:</p>${bullets('Treadwell Bicycle Distribution', 'North Fork Cycle Supply')}<p>You can also open an account with us. Opening orders to us are $200 and up, reorders $75 and up.</p><p>For an account write to ${mail('shops@cinchandcrank.test')}.</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>${mail('bell@cinchandcrank.test')}. Photographers: ${mail('creative@cinchandcrank.test')}</p>`,
      ],
    },
    expected: {
      wayIn: writeTo('shops@cinchandcrank.test'),
      traps: ['creative@cinchandcrank.test'],
      policy: {
        takes_wholesale: says(
          '/bike-shops',
          'yes',
          'You can also open an account with us',
          'Opening orders to us are $200 and up',
          'For an account write to',
        ),
        minimum_opening_order: says('/bike-shops', 200, 'Opening orders to us are $200 and up'),
        minimum_reorder: says('/bike-shops', 75, 'reorders $75 and up'),
        currency: 'USD',
        distributors: says(
          '/bike-shops',
          ['Treadwell Bicycle Distribution', 'North Fork Cycle Supply'],
          'Bike shops buy our bells and straps from these distributors',
          'Treadwell Bicycle Distribution',
          'North Fork Cycle Supply',
        ),
      },
    },
  }),
  site({
    brand: 'Wurzelpfad',
    host: 'wurzelpfad.test',
    lang: 'de',
    titles: ['Wurzelpfad Rollrucksack 18 L', 'Wurzelpfad Sitzkissen Filz'],
    category: 'Sports & Outdoors',
    frame: shopware,
    bar: 'Reparaturwochen im November',
    pages: {
      '/werkstatt': ['Werkstatt', '<p>Genäht in Freiburg.</p>'],
      '/haendleranfragen': [
        'Händleranfragen',
        `<p>Danke für Ihr Interesse! Unsere Werkstatt ist bis zum Sommer ausgelastet, deshalb nehmen wir derzeit keine neuen Händler auf.</p><p>Dropshipping bieten wir grundsätzlich nicht an.</p><p>Fragen beantworten wir unter ${mail('servus@wurzelpfad.test')}.</p>`,
      ],
      '/impressum': ['-Impressum', '<p>Wurzelpfad e. K., Freiburg. Telefon 0761 555 01 88.</p>'],
    },
    expected: {
      wayIn: writeTo('servus@wurzelpfad.test'),
      policy: {
        takes_wholesale: says('/haendleranfragen', 'no', 'nehmen wir derzeit keine neuen Händler auf'),
      },
    },
  }),
  site({
    brand: 'Ratchet Hollow Bicycle Tools',
    host: 'ratchethollow.test',
    titles: ['Ratchet Hollow Chain Whip', 'Ratchet Hollow Cable Cutter Pro'],
    category: 'Sports & Outdoors',
    frame: bigcommerce,
    bar: 'Made in Chattanooga',
    pages: {
      '/dealer-program': [
        'Dealer program',
        `<p>Professional mechanics deserve good tools, and bike shops deserve a good margin on them. Please read the program rules before you apply.</p>${numbered('Dealers must operate a brick-and-mortar shop with a repair stand. Mobile mechanics are welcome too.', 'Individuals, clubs and teams do not qualify for dealer pricing.', 'Buy-in for new dealers: $1,500, from any part of the catalog.', 'There is no minimum for reorders.', 'A card on file is required. We do not extend credit, and we do not take checks.', 'Using a customer’s card for a dealer order is not allowed.', 'Dealers may not list Ratchet Hollow tools on eBay, Amazon, Facebook Marketplace or similar sites.', 'Ads, print or online, may not show prices under MAP.', 'We do not ship to consumers on a dealer’s behalf.', 'Nearby dealers are considered; we may turn down an application where an area is full.', 'Dealers that spend less than $1,000 in a year move to the lower discount.', 'If an account shows no activity for a year, we will ask for a fresh application.', 'Prototypes, blemished tools and apparel are not part of the program.', 'Warranty claims cannot be handled by dealers; send the rider to us.', 'Orders placed after noon do not ship the same day, and nothing ships on weekends.')}<p>To apply, email a copy of your business license and two trade references to ${veiled('dealers@ratchethollow.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${veiled('wrench@ratchethollow.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('dealers@ratchethollow.test'),
      policy: {
        takes_wholesale: says(
          '/dealer-program',
          'yes',
          'Buy-in for new dealers: $1,500',
          'To apply, email a copy',
          'bike shops deserve a good margin',
          'Dealers must operate a brick-and-mortar shop',
        ),
        marketplaces: says(
          '/dealer-program',
          'forbidden',
          'may not list Ratchet Hollow tools on eBay, Amazon',
        ),
        map_policy: says('/dealer-program', 'yes', 'may not show prices under MAP'),
        minimum_opening_order: says('/dealer-program', 1500, 'Buy-in for new dealers: $1,500'),
        currency: 'USD',
        documents: says(
          '/dealer-program',
          ['business_license', 'trade_references'],
          'a copy of your business license and two trade references',
        ),
      },
    },
  }),
  site({
    brand: 'Fogline Wetsuits',
    host: 'foglinewetsuits.test',
    titles: ['Fogline Wetsuits 4/3 Hooded Fullsuit', 'Fogline Wetsuits Changing Robe'],
    category: 'Sports & Outdoors',
    frame: shopify,
    bar: 'Trade in your old suit for $40 off',
    pages: {
      '/pages/fit': ['Fit', '<p>Twelve sizes and four torso lengths.</p>'],
      '/pages/trade-in': [
        'Trade-in',
        '<p>Our trade-in program recycles old neoprene. Any brand, any state.</p>',
      ],
      '/pages/team': [
        '-Team riders',
        `<p>Surfers may apply for the team: ${mail('team@foglinewetsuits.test')}</p>`,
      ],
      '/pages/contact': ['Contact', `<p>Sizing help: ${veiled('fit@foglinewetsuits.test')}</p>`],
    },
    search: [
      hit(
        'https://www.reddit.com/r/surfing/fogline',
        'Fogline suits any good? : r/surfing',
        'Looking at a Fogline 4/3.',
      ),
      null,
    ],
    expected: {
      wayIn: writeTo('fit@foglinewetsuits.test'),
      traps: ['team@foglinewetsuits.test'],
    },
  }),
  site({
    brand: 'Kestrel Line Fly Fishing',
    host: 'kestrelline.test',
    titles: ['Kestrel Line Tapered Leader 9 ft', 'Kestrel Line Fly Box Walnut'],
    category: 'Sports & Outdoors',
    frame: plain,
    bar: 'Tied in Livingston, Montana',
    pages: {
      '/flies': ['Flies', '<p>By the dozen. Orders over $50 ship free.</p>'],
      '/fly-shops': [
        'Fly shops',
        `<p>Fly shops and outfitters: our wholesale catalog for this season is here as a PDF (9 MB). It shows every pattern that we sell to shops.</p><p><a href="/files/kestrel-wholesale-catalog.pdf">Download the wholesale catalog (PDF)</a></p><p>Print the last page, fill it in and mail it to ${mail('shops@kestrelline.test')}.</p>`,
      ],
      '/contact': ['Contact', `<p>Anglers: ${mail('cast@kestrelline.test')}</p>`],
    },
    raw: {
      '/files/kestrel-wholesale-catalog.pdf': {
        type: 'application/pdf',
        // Pictures alone, as a scanner makes it.
        body: '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      },
    },
    expected: {
      wayIn: writeTo('shops@kestrelline.test'),
      policy: {
        takes_wholesale: says(
          '/fly-shops',
          'yes',
          'our wholesale catalog for this season is here',
          'every pattern that we sell to shops',
          'Download the wholesale catalog',
        ),
      },
    },
  }),
];
