import type { DiscoveryCase } from '../case.ts';
import { dawn, stencil, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  dnb,
  facebook,
  hit,
  insta,
  mailto,
  other,
  policies,
  type Shop,
  seller,
  shopifyForm,
} from './kit.ts';

const hammockShop: Shop = {
  host: 'www.hollowcreekhammocks.com',
  name: 'Hollow Creek Hammocks',
  about: 'Camping hammocks, straps and underquilts sewn in Brevard, North Carolina.',
  nav: [
    ['/shop/', 'Shop'],
    ['/how-to-hang/', 'How to Hang'],
    ['/about-us/', 'About Us'],
    ['/dealers/', 'Dealers'],
    ['/contact-us/', 'Contact Us'],
  ],
  foot: [
    ['/dealers/', 'Dealers'],
    ['/warranty/', 'Warranty'],
    ['/jobs/', 'Jobs'],
  ],
  mail: 'info@hollowcreekhammocks.com',
  phone: '828-555-0171',
  where: '40 Depot Lane, Brevard, NC 28712',
  goods: [
    ['creekside-double', 'Creekside Double Hammock', '$84.95'],
    ['tree-straps', 'Tree Straps, Pair', '$24.95'],
    ['underquilt-30', 'Underquilt 30°F', '$219.00'],
  ],
};
const hammock: DiscoveryCase = {
  brand: 'Hollow Creek Hammocks',
  productTitles: ['Hollow Creek Creekside Double Camping Hammock', 'Hollow Creek Hammock Tree Straps (Pair)'],
  category: 'Sports & Outdoors',
  search: [
    hit(
      'https://www.hollowcreekhammocks.com/',
      'Hollow Creek Hammocks | Sewn in Brevard, NC',
      hammockShop.about,
    ),
    amazon('Hollow Creek', 'Creekside Double Camping Hammock'),
    hit(
      'https://www.hollowcreekgolf.com/',
      'Hollow Creek Golf Club',
      'Book a tee time at our 18-hole course.',
    ),
    hit(
      'https://www.trailandcreekoutfitters.com/hollow-creek',
      'Hollow Creek | Trail & Creek Outfitters',
      'Hammocks in every color.',
    ),
    facebook('Hollow Creek Hammocks', 'Hang out more.'),
    insta('hollowcreekhammocks', 'sewn in the land of waterfalls'),
  ],
  hosts: {
    'www.hollowcreekhammocks.com': {
      ...woo(hammockShop, {
        '/': ['Home', '<p>Ten yards of ripstop, forty minutes of sewing, years of naps.</p>'],
        '/shop/': ['Shop', '<p>Showing 1-12 of 21 results</p>'],
        '/how-to-hang/': [
          'How to Hang',
          '<p>Thirty degrees, straps at head height, and look up for dead limbs.</p>',
        ],
        '/about-us/': [
          'About Us',
          '<p>Started in 2009 in a rented laundromat. The dryers are still there.</p>',
        ],
        '/dealers/': [
          'Dealers',
          `<p>Hollow Creek sells through specialty outdoor shops, paddling outfitters, summer camps and college outdoor programs.</p><p><strong>Opening a dealer account</strong></p><p>Download the <a href="/wp-content/uploads/2024/01/HCH-Dealer-Packet.pdf">dealer packet</a>, fill in the credit application inside and return it with your resale certificate to ${mailto('dealers@hollowcreekhammocks.com')}.</p><p>Initial stocking order: $750 net. Fill-in orders: $200 net.</p><p>All dealers are bound by our MAP policy (page 4 of the packet). Sales through Amazon, eBay and other third-party sites require prior written consent from Hollow Creek.</p><p><strong>Sales representatives</strong></p><table><tr><td>Rockies</td><td>Summit Line Sales, Pete Aragon</td><td>pete@summitlinesales.com</td></tr><tr><td>Canada</td><td>Maple Ridge Agencies</td><td>orders@mapleridgeagencies.ca</td></tr></table><p>Everywhere else, we take care of you from Brevard.</p>`,
        ],
        '/warranty/': [
          'Warranty',
          '<p>Stitching is guaranteed for life. Campfire holes are a conversation.</p>',
        ],
        '/jobs/': [
          'Jobs',
          '<p>Sewing machine operators: bring a resume, or email it to jobs@hollowcreekhammocks.com.</p>',
        ],
        '/contact-us/': ['Contact Us', '<p>828-555-0171, info@hollowcreekhammocks.com. Mon-Thu.</p>'],
      }),
      '/wp-content/uploads/2024/01/HCH-Dealer-Packet.pdf': {
        type: 'application/pdf',
        body: '%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
      },
    },
    'www.hollowcreekgolf.com': {
      '/': other('Hollow Creek Golf Club', 'Tee times', '<p>proshop@hollowcreekgolf.com</p>'),
    },
    'www.trailandcreekoutfitters.com': seller(
      'Trail & Creek Outfitters',
      '/hollow-creek',
      'Hollow Creek',
      '<p>Creekside Double $84.95</p>',
      'gear@trailandcreekoutfitters.com',
    ),
  },
  expected: {
    website: 'www.hollowcreekhammocks.com',
    wayIn: { kind: 'address', anyOf: ['dealers@hollowcreekhammocks.com'] },
    traps: [
      'pete@summitlinesales.com',
      'orders@mapleridgeagencies.ca',
      'jobs@hollowcreekhammocks.com',
      'proshop@hollowcreekgolf.com',
      'gear@trailandcreekoutfitters.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words:
          'Hollow Creek sells through specialty outdoor shops, paddling outfitters, summer camps and college outdoor programs.',
        path: '/dealers/',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'Sales through Amazon, eBay and other third-party sites require prior written consent from Hollow Creek.',
        path: '/dealers/',
      },
      map_policy: { value: 'yes', words: 'All dealers are bound by our MAP policy', path: '/dealers/' },
      minimum_opening_order: { value: 750, words: 'Initial stocking order: $750 net.', path: '/dealers/' },
      minimum_reorder: { value: 200, words: 'Fill-in orders: $200 net.', path: '/dealers/' },
      currency: 'USD',
      documents: {
        value: ['credit_application', 'resale_certificate'],
        words: 'fill in the credit application inside and return it with your resale certificate',
        path: '/dealers/',
      },
    },
  },
};

const lodgeShop: Shop = {
  host: 'lodgepolepacks.com',
  name: 'Lodgepole Packs',
  about: 'Waxed canvas rucksacks and camera packs built in Whitefish, Montana.',
  nav: [
    ['/collections/packs', 'Packs'],
    ['/collections/accessories', 'Accessories'],
    ['/pages/materials', 'Materials'],
    ['/pages/repairs', 'Repairs'],
  ],
  foot: [
    ['/pages/dealer-inquiry', 'Dealer inquiry'],
    ['/pages/pro-program', 'Pro program'],
    ['/pages/repairs', 'Repairs'],
    ['/pages/contact', 'Contact'],
  ],
  mail: 'hello@lodgepolepacks.com',
  where: 'Whitefish, Montana',
  goods: [
    ['trapper-rucksack', 'Trapper Rucksack 22L', '$248.00'],
    ['camera-insert', 'Camera Insert', '$72.00'],
  ],
};
const lodge: DiscoveryCase = {
  brand: 'Lodgepole Packs, LLC',
  productTitles: ['Lodgepole Trapper Waxed Canvas Rucksack 22L', 'Lodgepole Packs Camera Insert'],
  category: 'Luggage & Bags',
  search: [
    hit('https://lodgepolepacks.com/', 'Lodgepole Packs – Waxed Canvas Rucksacks', lodgeShop.about),
    hit(
      'https://www.fieldguide-trees.org/lodgepole-pine',
      'Lodgepole Pine - Field Guide',
      'Pinus contorta is found throughout the West.',
    ),
    hit(
      'https://www.packpost.net/reviews/lodgepole-trapper',
      'Lodgepole Trapper Review | PackPost',
      'Heavy, handsome, hard to kill.',
    ),
    dnb('Lodgepole Packs, LLC', 'Whitefish, MT'),
    insta('lodgepolepacks', 'canvas, leather, brass. whitefish mt'),
  ],
  hosts: {
    'lodgepolepacks.com': dawn(lodgeShop, {
      ...policies(lodgeShop),
      '/': ['Home', '<p>Built once.</p>'],
      '/collections/packs': ['Packs', '<p>7 products</p>'],
      '/collections/accessories': ['Accessories', '<p>11 products</p>'],
      '/pages/materials': [
        'Materials',
        '<p>Eighteen-ounce cotton duck, waxed in New Jersey. Bridle leather from Pennsylvania.</p>',
      ],
      '/pages/repairs': [
        'Repairs',
        `<p>Send it dirty and we send it back dirty. Estimates: ${mailto('repairs@lodgepolepacks.com')}</p>`,
      ],
      '/pages/pro-program': [
        'Pro program',
        `<p>Guides, ski patrol and working photographers get 30% off. Send proof of employment to ${mailto('pro@lodgepolepacks.com')}. Pro purchases are for personal use and may not be resold.</p>`,
      ],
      '/pages/dealer-inquiry': [
        'Dealer inquiry',
        `<p>We're picky about shops in the way we're picky about leather: we like the ones that age well. If you run a brick and mortar shop and think our packs belong in it, tell us about it here. We read each inquiry ourselves and answer within two weeks.</p><p>We don't have a minimum, but most shops begin with six packs.</p><p>We ask dealers not to sell our packs on Amazon, and not to advertise below MAP.</p>${shopifyForm(['Name', 'Shop name', 'Email', 'City', 'Tell us about your shop'], 'Send inquiry')}`,
      ],
      '/pages/contact': [
        'Contact',
        '<p>For orders: hello@lodgepolepacks.com. Dealers, please use the <a href="/pages/dealer-inquiry">inquiry form</a> instead.</p>',
      ],
    }),
    'www.fieldguide-trees.org': {
      '/lodgepole-pine': other(
        'Field Guide to Trees',
        'Lodgepole Pine',
        '<p>webmaster@fieldguide-trees.org</p>',
      ),
    },
    'www.packpost.net': {
      '/reviews/lodgepole-trapper': other(
        'PackPost',
        'Lodgepole Trapper Review',
        '<p>8.5/10</p>',
        'tips@packpost.net',
      ),
    },
  },
  expected: {
    website: 'lodgepolepacks.com',
    wayIn: { kind: 'form', anyOf: ['https://lodgepolepacks.com/pages/dealer-inquiry'] },
    traps: [
      'repairs@lodgepolepacks.com',
      'pro@lodgepolepacks.com',
      'webmaster@fieldguide-trees.org',
      'tips@packpost.net',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'If you run a brick and mortar shop and think our packs belong in it, tell us about it here.',
        path: '/pages/dealer-inquiry',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'We ask dealers not to sell our packs on Amazon',
        path: '/pages/dealer-inquiry',
      },
      map_policy: {
        value: 'yes',
        words: 'not to advertise below MAP',
        path: '/pages/dealer-inquiry',
      },
    },
  },
};

const ternShop: Shop = {
  host: 'www.ternandtide.com',
  name: 'Tern & Tide',
  about: 'Dry bags, deck bags and paddle leashes from Rockland, Maine.',
  nav: [
    ['/dry-bags/', 'Dry Bags'],
    ['/deck-gear/', 'Deck Gear'],
    ['/our-story/', 'Our Story'],
    ['/contact-us/', 'Contact Us'],
  ],
  foot: [
    ['/wholesale-info/', 'Wholesale Info'],
    ['/custom-printing/', 'Custom Printing'],
    ['/contact-us/', 'Contact Us'],
  ],
  phone: '207-555-0166',
  where: '12 Tillson Wharf, Rockland, ME 04841',
  mail: 'crew@ternandtide.com',
  promo: 'Ships same day if ordered by 1 pm ET',
  goods: [
    ['roll-top-dry-bag-20', 'Roll-Top Dry Bag 20L', '$32.00'],
    ['paddle-leash', 'Coiled Paddle Leash', '$16.00'],
  ],
};
const tern: DiscoveryCase = {
  brand: 'Tern & Tide',
  productTitles: ['Tern & Tide Roll-Top Dry Bag 20L', 'Tern and Tide Coiled Kayak Paddle Leash'],
  category: 'Sports & Outdoors',
  search: [
    amazonItem('Tern & Tide Roll-Top Dry Bag 20L', 'Tern & Tide'),
    hit('https://www.ternandtide.com/', 'Tern & Tide | Dry Bags from Rockland, Maine', ternShop.about),
    hit(
      'https://ternandtidecottages.com/',
      'Tern & Tide Cottages - Outer Banks Rentals',
      'Oceanfront cottages that sleep six.',
    ),
    hit(
      'https://www.ternandtide.com/wholesale-info/',
      'Wholesale Info - Tern & Tide',
      'Terms for paddling shops.',
    ),
    hit(
      'https://www.midcoastkayak.com/tern-tide',
      'Tern & Tide - Midcoast Kayak',
      'Dry bags we use on our own tours.',
    ),
  ],
  hosts: {
    'www.ternandtide.com': stencil(ternShop, {
      '/': ['Home', '<p>Keeps the sandwich dry.</p>'],
      '/dry-bags/': ['Dry Bags', '<p>5L to 60L.</p>'],
      '/deck-gear/': ['Deck Gear', '<p>Bags, leashes, bungees.</p>'],
      '/our-story/': ['Our Story', '<p>Two lobstermen and a seamstress walk onto a wharf.</p>'],
      '/custom-printing/': [
        'Custom Printing',
        '<p>Your logo on 50 bags or more. Minimum $800 per design. Artwork to <a href="mailto:art@ternandtide.com">art@ternandtide.com</a>.</p>',
      ],
      '/wholesale-info/': [
        'Wholesale Info',
        '<p>Paddling shops, marinas, chandleries and camp stores: we’d be glad to have you.</p><p><b>Minimums.</b> $250 opening, $100 thereafter. <b>Terms.</b> Credit card at time of shipment; net 30 on approval. <b>Freight.</b> Free to the lower 48 over $500. <b>Where you can sell.</b> In your store and on your own website. We do not allow our dealers to sell on Amazon or through any other online marketplace. <b>Price.</b> Please respect MAP, which is the same as retail.</p><p><b>To get started</b> email a copy of your state resale certificate to <a href="mailto:wholesale@ternandtide.com?subject=Dealer">wholesale@ternandtide.com</a> or fax it to 207-555-0167.</p>',
      ],
      '/contact-us/': ['Contact Us', '<p>Holler: crew@ternandtide.com or 207-555-0166.</p>'],
    }),
    'ternandtidecottages.com': {
      '/': other('Tern & Tide Cottages', 'Outer Banks', '<p>stay@ternandtidecottages.com</p>'),
    },
    'www.midcoastkayak.com': seller(
      'Midcoast Kayak',
      '/tern-tide',
      'Tern & Tide',
      '<p>Dry bag $32</p>',
      'paddle@midcoastkayak.com',
    ),
  },
  expected: {
    website: 'www.ternandtide.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@ternandtide.com'] },
    traps: ['art@ternandtide.com', 'stay@ternandtidecottages.com', 'paddle@midcoastkayak.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Paddling shops, marinas, chandleries and camp stores: we’d be glad to have you.',
        path: '/wholesale-info/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'We do not allow our dealers to sell on Amazon or through any other online marketplace.',
        path: '/wholesale-info/',
      },
      map_policy: { value: 'yes', words: 'Please respect MAP', path: '/wholesale-info/' },
      minimum_opening_order: { value: 250, words: '$250 opening', path: '/wholesale-info/' },
      minimum_reorder: { value: 100, words: '$100 thereafter', path: '/wholesale-info/' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'email a copy of your state resale certificate',
        path: '/wholesale-info/',
      },
    },
  },
};

export const outdoor: readonly DiscoveryCase[] = [hammock, lodge, tern];
