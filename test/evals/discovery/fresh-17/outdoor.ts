import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  amazonItem,
  dawn,
  dnb,
  facebook,
  hand,
  hit,
  impulse,
  insta,
  linkedin,
  mailto,
  moved,
  other,
  policies,
  type Shop,
  seller,
  shopifyForm,
  stencil,
  wix,
  woo,
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

const flyShop: Shop = {
  host: 'graylingflybox.com',
  name: 'Grayling Fly Box Co.',
  about: 'Fly boxes and nippers milled from Michigan maple and aluminum.',
  nav: [
    ['/collections/fly-boxes', 'Fly Boxes'],
    ['/collections/tools', 'Tools'],
    ['/pages/story', 'Story'],
    ['/pages/fly-shops', 'For Fly Shops'],
  ],
  foot: [
    ['/pages/fly-shops', 'For Fly Shops'],
    ['/pages/ambassadors', 'Ambassadors'],
    ['/pages/contact', 'Contact'],
  ],
  mail: 'hello@graylingflybox.com',
  credit: '| Theme by Archetype',
  goods: [
    ['maple-fly-box', 'Maple Fly Box, 6x4', '$72.00'],
    ['nippers', 'Milled Nippers', '$38.00'],
  ],
};
const fly: DiscoveryCase = {
  brand: 'Grayling Fly Box Company',
  productTitles: ['Grayling Maple Fly Box 6x4', 'Grayling Fly Box Co Milled Aluminum Nippers'],
  category: 'Fishing',
  search: [
    hit('https://graylingflybox.com/', 'Grayling Fly Box Co.', flyShop.about),
    hit(
      'https://www.visitgrayling.example.org/',
      'Visit Grayling, Michigan | Chamber of Commerce',
      'Canoe the Au Sable.',
    ),
    hit(
      'https://www.graylingoutfitters-ak.com/',
      'Grayling Outfitters Alaska',
      'Guided fly fishing near Nome.',
    ),
    amazon('Grayling Fly Box', 'Maple Fly Box'),
    facebook('Grayling Fly Box Co', 'Milled in Michigan.'),
  ],
  hosts: {
    'graylingflybox.com': impulse(flyShop, {
      ...policies(flyShop),
      '/': ['Home', '<p>One block of maple, one block of foam, two magnets.</p>'],
      '/collections/fly-boxes': ['Fly Boxes', '<p>4 products</p>'],
      '/collections/tools': ['Tools', '<p>3 products</p>'],
      '/pages/story': [
        'Story',
        '<p>Grayling disappeared from the Au Sable in the 1930s. The name stuck around.</p>',
      ],
      '/pages/fly-shops': [
        'For Fly Shops',
        `<div class="shogun-root" data-shogun-id="64a1f7" data-shogun-site-id="0a6e" data-shogun-page-id="64a1f7" data-shogun-page-version-id="64a1fa" data-shogun-platform-type="shopify" data-shogun-power-up-type="page"><div id="s-3f1a" class="shg-c shg-align-center"><div class="shogun-heading-component"><h2>Wholesale for fly shops &amp; lodges</h2></div></div><div id="s-88b0" class="shg-c"><div class="shg-rich-text shg-default-text-content"><p>Create a wholesale account and you'll be able to order at shop pricing around the clock. We approve fly shops, lodges and guide services, usually by the next morning.</p><p><span style="font-size: 14px;">Have your&nbsp;resale certificate ready to upload. First order minimum is&nbsp;$400, re-orders have a $150 minimum. Selling on Amazon or eBay is not permitted.</span></p></div></div><div id="s-91c2" class="shg-c"><div class="cf-form" data-cf-form="hQ7uZb" data-cf-state="loading"></div></div></div>
<script>window.CF = window.CF || {}; CF.forms = {"hQ7uZb":{"id":"hQ7uZb","shop":"grayling-fly-box-co-store.myshopify.com","target":"registration","fields":[{"key":"first_name","label":"First name","type":"text"},{"key":"shop","label":"Shop, lodge or guide service","type":"text"},{"key":"email","label":"Email","type":"email","placeholder":"jane@example.com"},{"key":"resale","label":"Resale certificate","type":"file"}],"buttons":{"submit":"Create wholesale account"}}};</script><script src="https://customer-fields.example-cdn.net/embed.js" async></script>`,
      ],
      '/pages/ambassadors': [
        'Ambassadors',
        `<p>Guide with a following? ${mailto('team@graylingflybox.com')}</p>`,
      ],
      '/pages/contact': ['Contact', shopifyForm(['Name', 'Email', 'Message'])],
    }),
    'www.visitgrayling.example.org': {
      '/': other('Visit Grayling', 'Chamber of Commerce', '<p>info@visitgrayling.example.org</p>'),
    },
    'www.graylingoutfitters-ak.com': {
      '/': other('Grayling Outfitters Alaska', 'Trips', '<p>book@graylingoutfitters-ak.com</p>'),
    },
  },
  expected: {
    website: 'graylingflybox.com',
    wayIn: { kind: 'form', anyOf: ['https://graylingflybox.com/pages/fly-shops'] },
    traps: [
      'jane@example.com',
      'team@graylingflybox.com',
      'info@visitgrayling.example.org',
      'book@graylingoutfitters-ak.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: "Create a wholesale account and you'll be able to order at shop pricing",
        path: '/pages/fly-shops',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Selling on Amazon or eBay is not permitted.',
        path: '/pages/fly-shops',
      },
      minimum_opening_order: {
        value: 400,
        words: 'First order minimum is $400',
        path: '/pages/fly-shops',
      },
      minimum_reorder: { value: 150, words: 're-orders have a $150 minimum', path: '/pages/fly-shops' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'Have your resale certificate ready to upload.',
        path: '/pages/fly-shops',
      },
    },
  },
};

const sockShop: Shop = {
  host: 'www.snowberrysocks.com',
  name: 'Snowberry Socks',
  about: 'Merino hiking socks knit in North Carolina, named for things that grow in Montana.',
  nav: [
    ['/shop', 'Shop'],
    ['/our-story', 'Our Story'],
    ['/wholesale', 'Wholesale'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/faq', 'FAQ'],
    ['/shipping-returns', 'Shipping & Returns'],
  ],
  mail: 'hello@snowberrysocks.com',
  phone: '406-555-0184',
  goods: [
    ['crew-huckleberry', 'Hiking Crew, Huckleberry', '$24.00'],
    ['quarter-larch', 'Trail Quarter, Larch', '$20.00'],
  ],
};
const sock: DiscoveryCase = {
  brand: 'Snowberry Socks',
  productTitles: ['Snowberry Merino Hiking Crew Socks Huckleberry', 'Snowberry Trail Quarter Sock, Larch'],
  category: 'Clothing',
  search: [
    amazon('Snowberry Socks', 'Merino Hiking Crew Socks'),
    hit(
      'https://www.snowberryinn-vt.com/',
      'The Snowberry Inn | Stowe, Vermont',
      'Rooms, breakfast and sleigh rides.',
    ),
    hit('https://www.snowberrysocks.com/', 'Snowberry Socks | Merino Hiking Socks', sockShop.about),
    hit(
      'https://www.snowberrysocks.com/wholesale',
      'Wholesale | Snowberry Socks',
      'Sock it to your customers.',
    ),
    insta('snowberrysocks', 'merino for muddy trails'),
  ],
  hosts: {
    'www.snowberrysocks.com': wix(sockShop, {
      '/': ['Home', '<p>Socks that come back from the trail.</p><p>67% merino, 100% stubborn.</p>'],
      '/shop': ['Shop', '<p>All socks</p>'],
      '/our-story': ['Our Story', '<p>Hannah knit the first pair in a tent outside Polebridge.</p>'],
      '/wholesale': [
        'Wholesale',
        `<h2>Sock it to your customers</h2><p>Snowberry is carried by gear shops, gift stores and park concessions from Glacier to Acadia.</p><p>&bull; Opening order: 48 pairs</p><p>&bull; Packed in sixes by size</p><p>&bull; Suggested retail $20&#8211;$24</p><p>&bull; No third&#8209;party marketplaces, please. That includes Amazon.</p><p>Request a catalog and account with the form and Hannah will be in touch.</p><div id="comp-lw8" class="wixui-form" data-hook="form-root"><form id="comp-lw8form" class="JVi7i2"><div class="wixui-text-input"><label for="input_comp-1" class="wPeA6j">Shop name</label><input name="shop-name" id="input_comp-1" class="has-custom-focus" type="text" value="" required></div><div class="wixui-text-input"><label for="input_comp-2">Email</label><input name="email" id="input_comp-2" type="email" placeholder="e.g. email@mysite.com"></div><div class="wixui-text-input"><label for="input_comp-3">Town</label><input name="town" id="input_comp-3" type="text"></div><button type="submit" data-testid="buttonElement" aria-label="Send request"><span class="l7_2fn wixui-button__label">Send request</span></button></form></div>`,
      ],
      '/faq': [
        'FAQ',
        '<p>Can I tumble dry them? Low, inside out.</p><p>Where are they made? Knit in Burlington, NC, packed in Kalispell, MT.</p><p>Guarantee? Two years. Send us the holes.</p>',
      ],
      '/shipping-returns': ['Shipping & Returns', '<p>Free over $48.</p>'],
      '/contact': [
        'Contact',
        '<p>406-555-0184</p><p>hello@snowberrysocks.com</p><p>Fundraisers for schools: funds@snowberrysocks.com</p>',
      ],
    }),
    'snowberrysocks.com': moved('www.snowberrysocks.com'),
    'www.snowberryinn-vt.com': {
      '/': other('The Snowberry Inn', 'Stowe', '<p>innkeeper@snowberryinn-vt.com</p>'),
    },
  },
  expected: {
    website: 'www.snowberrysocks.com',
    wayIn: { kind: 'form', anyOf: ['https://www.snowberrysocks.com/wholesale'] },
    traps: ['email@mysite.com', 'funds@snowberrysocks.com', 'innkeeper@snowberryinn-vt.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Snowberry is carried by gear shops, gift stores and park concessions from Glacier to Acadia.',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'No third‑party marketplaces, please. That includes Amazon.',
        path: '/wholesale',
      },
    },
  },
};

const lanternShop: Shop = {
  host: 'www.larkspurlanterns.com',
  name: 'Larkspur Lanterns',
  about: 'Rechargeable camp lanterns with a warm light and a wooden handle.',
  nav: [
    ['/lanterns', 'Lanterns'],
    ['/parts', 'Parts'],
    ['/support', 'Support'],
    ['/about', 'About'],
  ],
  foot: [
    ['https://b2b.larkspurlanterns.com/', 'Wholesale'],
    ['/support', 'Support'],
    ['/press', 'Press'],
    ['/terms', 'Terms'],
  ],
  mail: 'support@larkspurlanterns.com',
  goods: [
    ['glow-600', 'Glow 600 Lantern', '$89.00'],
    ['glow-mini', 'Glow Mini', '$49.00'],
  ],
};
const b2bShop: Shop = {
  host: 'b2b.larkspurlanterns.com',
  name: 'Larkspur B2B',
  about: 'Larkspur Lanterns wholesale portal',
  nav: [
    ['/', 'Sign in'],
    ['/register', 'Request access'],
  ],
  foot: [['/terms', 'Wholesale terms']],
  credit: 'Powered by OrderBarn',
};
const lantern: DiscoveryCase = {
  brand: 'Larkspur Lanterns',
  productTitles: ['Larkspur Glow 600 Rechargeable Camping Lantern', 'Larkspur Glow Mini Lantern'],
  category: 'Camping',
  search: [
    hit('https://www.larkspurlanterns.com/', 'Larkspur Lanterns – Warm Light for Camp', lanternShop.about),
    amazonItem('Larkspur Glow 600 Lantern', 'Larkspur'),
    hit(
      'https://b2b.larkspurlanterns.com/',
      'Sign in | Larkspur B2B',
      'Larkspur Lanterns wholesale portal. Sign in or request access.',
    ),
    hit(
      'https://www.cityoflarkspur.example.gov/',
      'City of Larkspur',
      'Official website of the City of Larkspur, California.',
    ),
    linkedin('Larkspur Lanterns', '2-10 employees. Fort Collins, Colorado.'),
  ],
  hosts: {
    'www.larkspurlanterns.com': hand(lanternShop, {
      '/': ['Home', '<p>2200 kelvin. Like a candle, minus the hole in the tent.</p>'],
      '/lanterns': ['Lanterns', '<p>Glow 600, Glow 300, Glow Mini.</p>'],
      '/parts': ['Parts', '<p>Handles, batteries, globes.</p>'],
      '/support': [
        'Support',
        '<p>It won’t charge? Try another cable, then write to support@larkspurlanterns.com.</p>',
      ],
      '/about': [
        'About',
        '<p>Designed in Fort Collins. We sell here, on Amazon, and through about 150 independent outdoor retailers, who order on our <a href="https://b2b.larkspurlanterns.com/">wholesale portal</a>.</p>',
      ],
      '/press': [
        'Press',
        '<p>Review units: <a href="mailto:media@larkspurlanterns.com">media@larkspurlanterns.com</a></p>',
      ],
      '/terms': [
        'Terms',
        '<p>These terms govern the use of this website. Legal notices: legal@larkspurlanterns.com</p>',
      ],
    }),
    'b2b.larkspurlanterns.com': hand(b2bShop, {
      '/': [
        'Sign in',
        '<form method="post" action="/session"><label>Email <input type="email" name="email"></label><label>Password <input type="password" name="password"></label><button>Sign in</button></form><p>No account yet? <a href="/register">Request access</a></p>',
      ],
      '/register': [
        'Request access',
        '<p>For retailers in the United States. We check every request and send you a password, as a rule the same day.</p><form method="post" action="/register"><label>Company <input name="company" required></label><label>Contact <input name="contact" required></label><label>Email <input type="email" name="email" required></label><label>Street <input name="street"></label><label>City <input name="city"></label><label>State <input name="state"></label><button>Request access</button></form>',
      ],
      '/terms': [
        'Wholesale terms',
        '<p>1. Orders placed on this portal are subject to acceptance.</p><p>2. The first order must total at least $500.</p><p>3. Title passes on delivery to the carrier.</p><p>4. Retailers shall not offer the goods on Amazon Marketplace.</p>',
      ],
    }),
    'www.cityoflarkspur.example.gov': {
      '/': other('City of Larkspur', 'Welcome', '<p>cityhall@cityoflarkspur.example.gov</p>'),
    },
  },
  expected: {
    website: 'www.larkspurlanterns.com',
    wayIn: { kind: 'form', anyOf: ['https://b2b.larkspurlanterns.com/register'] },
    traps: [
      'media@larkspurlanterns.com',
      'legal@larkspurlanterns.com',
      'cityhall@cityoflarkspur.example.gov',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'through about 150 independent outdoor retailers, who order on our wholesale portal',
        path: '/about',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'Retailers shall not offer the goods on Amazon Marketplace.',
        path: '/terms',
      },
      minimum_opening_order: {
        value: 500,
        words: 'The first order must total at least $500.',
        path: '/terms',
      },
      currency: 'USD',
    },
  },
};

export const outdoor: readonly DiscoveryCase[] = [hammock, lodge, tern, fly, sock, lantern];
