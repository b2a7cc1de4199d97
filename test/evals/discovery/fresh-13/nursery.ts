import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, plain, shopify, squarespace, wix, woo } from './frames.ts';
import { accordion, bullets, clause, fillIn, form, hit, mail, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Button Mill Toys',
    host: 'buttonmilltoys.test',
    titles: ['Button Mill Toys Stacking Spools', 'Button Mill Toys Pull-Along Hen'],
    category: 'Toys & Games',
    frame: woo,
    bar: 'Free gift tag with every hen',
    pages: {
      '/workshop': ['Workshop', '<p>Maple, beeswax and patience.</p>'],
      '/shops': [
        'For shops',
        `<p>Would you like to sell our toys in your shop? We'd be delighted.</p><p>Please start with an order of C$250 or more; after that the minimum is C$100.</p><p>If you want to sell our toys on Amazon, ask us for permission first. The same goes for any other marketplace.</p><p>Write to Odile at ${mail('shops@buttonmilltoys.test')} and tell us your GST number.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('bonjour@buttonmilltoys.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('shops@buttonmilltoys.test'),
      policy: {
        takes_wholesale: says(
          '/shops',
          'yes',
          "We'd be delighted",
          'Would you like to sell our toys in your shop',
          'Please start with an order of',
        ),
        marketplaces: says(
          '/shops',
          'with_permission',
          'ask us for permission first',
          'The same goes for any other marketplace',
        ),
        minimum_opening_order: says('/shops', 250, 'Please start with an order of C$250 or more'),
        minimum_reorder: says('/shops', 100, 'after that the minimum is C$100'),
        currency: 'CAD',
        documents: says('/shops', ['tax_id'], 'tell us your GST number'),
      },
    },
  }),
  site({
    brand: 'Hutje Mutje',
    host: 'www.hutjemutje.test',
    lang: 'nl',
    titles: ['Hutje Mutje Hydrofiele Doek Set', 'Hutje Mutje Rammelaar Konijn'],
    category: 'Baby',
    frame: squarespace,
    bar: 'Gratis verzending vanaf € 50',
    pages: {
      '/over-ons': ['Over ons', '<p>Gemaakt in Tilburg, van biologisch katoen.</p>'],
      '/verkooppunt-worden': [
        'Verkooppunt worden',
        `<p>Wil je onze collectie in jouw winkel verkopen? We zoeken nieuwe verkooppunten in Nederland en België.</p>${bullets('Eerste order: minimaal € 250 exclusief btw', 'Nabestelling: minimaal € 125 exclusief btw', 'Verkoop via Bol of Amazon is alleen mogelijk met onze schriftelijke toestemming')}<p>Vul het formulier in. We hebben ook een uittreksel van de KvK nodig.</p>${form('Versturen', 'Winkel', 'Naam', 'E-mail', 'Plaats')}`,
      ],
      '/contact': [
        'Contact',
        `<p>Vragen over je bestelling? ${mail('hoi@hutjemutje.test')}</p><p>Pers: ${mail('pers@hutjemutje.test')}</p>`,
      ],
    },
    expected: {
      wayIn: fillIn('https://www.hutjemutje.test/verkooppunt-worden'),
      traps: ['pers@hutjemutje.test'],
      policy: {
        takes_wholesale: says(
          '/verkooppunt-worden',
          'yes',
          'We zoeken nieuwe verkooppunten in Nederland en België',
          'Eerste order: minimaal € 250',
        ),
        marketplaces: says(
          '/verkooppunt-worden',
          'with_permission',
          'alleen mogelijk met onze schriftelijke toestemming',
        ),
        minimum_opening_order: says('/verkooppunt-worden', 250, 'Eerste order: minimaal € 250'),
        minimum_reorder: says('/verkooppunt-worden', 125, 'Nabestelling: minimaal € 125'),
        currency: 'EUR',
        documents: says('/verkooppunt-worden', ['business_license'], 'een uittreksel van de KvK nodig'),
      },
    },
  }),
  site({
    brand: 'Moonpath Cradles',
    host: 'moonpathcradles.test',
    titles: ['Moonpath Cradles Ash Bassinet', 'Moonpath Cradles Wool Mattress'],
    category: 'Baby',
    frame: wix,
    bar: 'Ships free to the lower 48',
    pages: {
      '/safety': ['Safety', '<p>Tested to ASTM F2194.</p>'],
      '/for-stores': [
        'For stores',
        `<p>For nine years we sold to baby boutiques. As of this spring we no longer offer wholesale, and all store accounts have been closed.</p><p>Families can order from this site or visit the workshop.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@moonpathcradles.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('hello@moonpathcradles.test'),
      policy: {
        takes_wholesale: says(
          '/for-stores',
          'no',
          'we no longer offer wholesale',
          'all store accounts have been closed',
        ),
      },
    },
  }),
  site({
    brand: 'Tock & Tumble Games',
    host: 'tockandtumble.test',
    titles: ['Tock & Tumble Games Lighthouse Keepers', 'Tock & Tumble Games Dice Tray Felt'],
    category: 'Toys & Games',
    frame: bigcommerce,
    bar: 'Preorder the expansion now',
    pages: {
      '/retailer-terms': [
        'Retailer terms',
        `<p>We love game stores. If you own one, you may order from us directly or from Copper Dragon Distribution.</p>${clause('Eligibility', 'Retailers need a physical store with regular opening hours.', 'Pop-up sellers, convention booths and crowdfunding group buys are not eligible.', 'A state-issued resale certificate must be on file before we ship.')}${clause('Ordering', 'Our minimum order is $100, for new and existing accounts alike.', 'Preorders are allocated, and we cannot promise full quantities.', 'Kickstarter exclusives are never sold to retailers.', 'We do not split cases.')}${clause('Payment and freight', 'Prepayment only; we do not offer terms.', 'We do not reimburse duties.', 'Orders of $300 ship free within the continental states and not beyond.')}${clause('Street dates', 'Games may not be sold or shown before the release date.', 'A store that breaks a street date will not receive the next release early.')}${clause('Online', 'Your own web store is fine.', 'Listing our games on Amazon, eBay, Walmart or any other marketplace is prohibited.', 'New releases may not be advertised below MAP for the first six months.')}${clause('Misc', 'We do not drop ship.', 'We do not send free demo copies to stores that have not ordered.', 'We do not donate prizes.', 'Inactive accounts are purged each January.', 'We are closed during the Essen and Gen Con weeks.')}<p>Sign up with the form.</p>${form('Register my store', 'Store', 'Owner', 'Email', 'Street')}`,
      ],
      '/submit-a-game': ['Submit a game', `<p>Designers: ${mail('submissions@tockandtumble.test')}</p>`],
      '/contact': ['Contact', `<p>Missing a piece? ${mail('parts@tockandtumble.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://tockandtumble.test/retailer-terms'),
      traps: ['submissions@tockandtumble.test'],
      policy: {
        takes_wholesale: says(
          '/retailer-terms',
          'yes',
          'you may order from us directly or from Copper Dragon Distribution',
          'We love game stores',
          'Our minimum order is $100',
        ),
        marketplaces: says('/retailer-terms', 'forbidden', 'or any other marketplace is prohibited'),
        map_policy: says(
          '/retailer-terms',
          'yes',
          'may not be advertised below MAP for the first six months',
        ),
        minimum_opening_order: says(
          '/retailer-terms',
          100,
          'Our minimum order is $100, for new and existing accounts',
        ),
        minimum_reorder: says(
          '/retailer-terms',
          100,
          'Our minimum order is $100, for new and existing accounts',
        ),
        currency: 'USD',
        documents: says(
          '/retailer-terms',
          ['resale_certificate'],
          'A state-issued resale certificate must be on file',
        ),
        distributors: says(
          '/retailer-terms',
          ['Copper Dragon Distribution'],
          'or from Copper Dragon Distribution',
        ),
      },
    },
  }),
  site({
    brand: 'Greenpea Baby Co.',
    host: 'greenpeababy.test',
    titles: ['Greenpea Baby Silicone Bib 2 Pack', 'Greenpea Baby Suction Plate'],
    category: 'Baby',
    frame: shopify,
    bar: 'Build a mealtime bundle: save 20%',
    pages: {
      '/pages/our-story': ['Our story', '<p>Two dads in Boise.</p>'],
      '/pages/wholesale-policies': [
        'Wholesale policies',
        `<p>Thanks for wanting to carry Greenpea! New wholesale accounts are approved within three business days.</p>${accordion(
          ['Opening orders', 'Opening orders: $200. We cannot combine shipments to reach it.'],
          [
            'Reorders',
            'Reorders: $100. Stores that have not ordered in twelve months must meet the opening minimum again.',
          ],
          [
            'Payment',
            'Payment is due before we ship. Net 30 is not available, and neither are checks or COD.',
          ],
          [
            'Shipping',
            'Stores pay freight. We do not ship wholesale orders outside the US. Drop shipping is not offered at this time.',
          ],
          [
            'Returns',
            'All wholesale sales are final. Damage must be reported within seven days; later claims cannot be accepted.',
          ],
          [
            'Third-party sites',
            'Our products may not be sold on Amazon. We sell there ourselves. Etsy, eBay and your own site are all right.',
          ],
          ['Pricing', 'We hold all stores to a MAP policy. Coupons do not apply to wholesale orders.'],
          [
            'Product changes',
            'Some colors are exclusive to our site and are not offered to stores. Colors are discontinued without notice.',
          ],
          [
            'Closing of accounts',
            'We may close an account that breaks these policies. Closed accounts are not reopened.',
          ],
        )}<p>To apply, send your EIN and store name to ${mail('wholesale@greenpeababy.test')}. We are out of the office on Fridays.</p>`,
      ],
      '/pages/contact': ['Contact', `<p>${mail('peas@greenpeababy.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('wholesale@greenpeababy.test'),
      policy: {
        takes_wholesale: says(
          '/pages/wholesale-policies',
          'yes',
          'New wholesale accounts are approved within three business days',
          'Thanks for wanting to carry Greenpea',
          'To apply, send your EIN',
        ),
        marketplaces: says(
          '/pages/wholesale-policies',
          'amazon_forbidden',
          'Our products may not be sold on Amazon',
        ),
        map_policy: says('/pages/wholesale-policies', 'yes', 'We hold all stores to a MAP policy'),
        minimum_opening_order: says('/pages/wholesale-policies', 200, 'Opening orders: $200'),
        minimum_reorder: says('/pages/wholesale-policies', 100, 'Reorders: $100'),
        currency: 'USD',
        documents: says('/pages/wholesale-policies', ['tax_id'], 'send your EIN and store name'),
      },
    },
  }),
  site({
    brand: 'Wobblekin',
    host: 'wobblekin.test',
    titles: ['Wobblekin Roly-Poly Bear', 'Wobblekin Musical Turtle'],
    category: 'Toys & Games',
    frame: plain,
    bar: 'Wobble on!',
    foot: 'Wobblekin is a Larch Lane brand.',
    pages: {
      '/about': ['About', '<p>Wobblekin has been part of Larch Lane Play Group since 2019.</p>'],
      '/retailers': [
        'Retailers',
        '<p>Toy stores order Wobblekin from our parent company, Larch Lane Play Group. Visit <a href="https://www.larchlaneplay.test/retailers">the Larch Lane retailer page</a> to open an account.</p>',
      ],
      '/contact': ['Contact', `<p>Parents: ${mail('bear@wobblekin.test')}</p>`],
    },
    search: [hit('https://www.larchlaneplay.test/', 'Larch Lane Play Group', 'Wobblekin, Stumpers and Pip.')],
    more: {
      'www.larchlaneplay.test': {
        '/': page(
          'Larch Lane Play Group',
          `<h1>Larch Lane Play Group</h1><p>The family behind Wobblekin, Stumpers and Pip.</p><a href="/retailers">Retailers</a> <a href="/careers">Careers</a>`,
        ),
        '/retailers': page(
          'Retailers | Larch Lane Play Group',
          `<h1>Retailers</h1><p>One account gives your store all three of our brands.</p><p>The first order is $500 or more across the brands.</p><p>Write to ${mail('sales@larchlaneplay.test')} with a copy of your resale certificate.</p>`,
        ),
        '/careers': page('Careers', `<p>${mail('careers@larchlaneplay.test')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('sales@larchlaneplay.test'),
      traps: ['careers@larchlaneplay.test'],
      policy: {
        takes_wholesale: says(
          '/retailers',
          'yes',
          'Toy stores order Wobblekin from our parent company',
          'One account gives your store all three of our brands',
          'to open an account',
        ),
        minimum_opening_order: says('/retailers', 500, 'The first order is $500 or more across the brands'),
        currency: 'USD',
        documents: says('/retailers', ['resale_certificate'], 'with a copy of your resale certificate'),
      },
    },
  }),
];
