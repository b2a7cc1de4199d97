import type { DiscoveryCase } from '../case.ts';
import { dawn, square, woo } from './frames.ts';
import {
  amazon,
  amazonItem,
  etsy,
  facebook,
  faire,
  hit,
  insta,
  mailto,
  moved,
  other,
  policies,
  type Shop,
  seller,
  shopifyForm,
  walmart,
} from './kit.ts';

const mallowShop: Shop = {
  host: 'www.mallowandrye.com',
  name: 'Mallow & Rye',
  about: 'Cold process bar soap, balms and bath salts from a farmhouse in Lancaster, Pennsylvania.',
  nav: [
    ['/collections/bar-soap', 'Bar Soap'],
    ['/collections/balms', 'Balms'],
    ['/pages/about', 'About'],
    ['/pages/stockists', 'Stockists'],
  ],
  foot: [
    ['/pages/contact', 'Contact Us'],
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/ingredients', 'Ingredients'],
  ],
  mail: 'hello@mallowandrye.com',
  where: 'Lancaster, PA',
  promo: 'Buy 4 bars, get the 5th free',
  goods: [
    ['oatmeal-honey-bar', 'Oatmeal & Honey Bar Soap', '$8.50'],
    ['garden-balm', 'Gardener’s Hand Balm, 2 oz', '$14.00'],
    ['bath-salts', 'Chamomile Bath Salts', '$18.00'],
  ],
};
const mallow: DiscoveryCase = {
  brand: 'Mallow & Rye',
  productTitles: ['Mallow & Rye Oatmeal Honey Bar Soap 5 oz', "Mallow and Rye Gardener's Hand Balm"],
  category: 'Beauty & Personal Care',
  search: [
    etsy('MallowAndRye', 'Cold process soap from Lancaster County.'),
    hit('https://www.mallowandrye.com/', 'Mallow & Rye | Farmhouse Soap', mallowShop.about),
    faire('Mallow & Rye', 'Bar soap, balms and bath salts.'),
    hit(
      'https://mallowryebakehouse.co.uk/',
      'Mallow Rye Bakehouse, Bristol',
      'Sourdough and buns from 8 until gone.',
    ),
    amazon('Mallow & Rye', 'Oatmeal Honey Bar Soap'),
  ],
  hosts: {
    'www.mallowandrye.com': dawn(mallowShop, {
      ...policies(mallowShop),
      '/': ['Home', '<p>Six weeks on the rack, years of the same recipe.</p>'],
      '/collections/bar-soap': ['Bar Soap', '<p>14 products</p>'],
      '/collections/balms': ['Balms', '<p>5 products</p>'],
      '/pages/about': [
        'About',
        '<p>Rachel Stoltz began with goat milk she couldn’t give away. There are no goats now, but the soap stayed.</p>',
      ],
      '/pages/stockists': [
        'Stockists',
        '<table><tr><th>Shop</th><th>Town</th></tr><tr><td>The Pantry Door</td><td>Lititz, PA</td></tr><tr><td>Wren House Gifts</td><td>Frederick, MD</td></tr><tr><td>Cape Mercantile</td><td>Lewes, DE</td></tr></table>',
      ],
      '/pages/wholesale': [
        'Wholesale',
        `<p>Would you like our soap in your shop? We'd like that too.</p><p>Here are the essentials:</p><ul><li>Opening order: $150</li><li>Reorders: $100</li><li>Bars are sold by the dozen, balms and salts by the half dozen</li><li>We ship within 10 business days, longer from October to December</li><li>A tester of every scent is free with your opening order</li></ul><p>Email ${mailto('wholesale@mallowandrye.com', 'Wholesale')} with your shop's name, address and EIN, and we'll send the catalog and a password for the wholesale pages. Prefer Faire? You'll find us <a href="https://mallowandrye.faire.com">there as well</a>.</p><p>We protect our shops' territories: one shop per small town. We do not sell to Amazon or eBay resellers.</p>`,
      ],
      '/pages/ingredients': [
        'Ingredients',
        '<p>Olive oil, coconut oil, sustainable palm, shea, lye, water, scent. That’s the list.</p>',
      ],
      '/pages/contact': [
        'Contact Us',
        `${shopifyForm(['Name', 'Email', 'Message'])}<p>Wedding favors: ask Miriam, ${mailto('miriam@mallowandrye.com')}.</p>`,
      ],
    }),
    'mallowandrye.com': moved('www.mallowandrye.com'),
    'mallowryebakehouse.co.uk': {
      '/': other(
        'Mallow Rye Bakehouse',
        'Bristol',
        '<p>Wholesale bread: orders@mallowryebakehouse.co.uk</p>',
      ),
    },
  },
  expected: {
    website: 'www.mallowandrye.com',
    wayIn: { kind: 'address', anyOf: ['wholesale@mallowandrye.com'] },
    traps: ['miriam@mallowandrye.com', 'orders@mallowryebakehouse.co.uk'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: "Would you like our soap in your shop? We'd like that too.",
        path: '/pages/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'We do not sell to Amazon or eBay resellers.',
        path: '/pages/wholesale',
      },
      minimum_opening_order: { value: 150, words: 'Opening order: $150', path: '/pages/wholesale' },
      minimum_reorder: { value: 100, words: 'Reorders: $100', path: '/pages/wholesale' },
      currency: 'USD',
      documents: {
        value: ['tax_id'],
        words: "with your shop's name, address and EIN",
        path: '/pages/wholesale',
      },
    },
  },
};

const dunmoreShop: Shop = {
  host: 'www.dunmorebotanica.com',
  name: 'Dunmore Botanica',
  about: 'Small batch facial oils and hydrosols distilled in Sonoma County.',
  nav: [
    ['/shop', 'Shop'],
    ['/distillery', 'The Distillery'],
    ['/journal', 'Journal'],
    ['/stockists', 'Stockists + Wholesale'],
  ],
  foot: [
    ['/contact', 'Contact'],
    ['/returns', 'Returns'],
    ['/stockists', 'Stockists + Wholesale'],
  ],
  mail: 'care@dunmorebotanica.com',
  credit: '· Squarespace design by <a href="https://fernandpixel.com">Fern + Pixel</a>',
  goods: [
    ['calendula-face-oil', 'Calendula Face Oil, 1 oz', '$46.00'],
    ['rose-hydrosol', 'Rose Geranium Hydrosol, 4 oz', '$28.00'],
  ],
};
const dunmore: DiscoveryCase = {
  brand: 'Dunmore Botanica',
  productTitles: ['Dunmore Botanica Calendula Face Oil 1 oz', 'Dunmore Botanica Rose Geranium Hydrosol'],
  category: 'Skin Care',
  search: [
    hit('https://www.dunmorebotanica.com/', 'Dunmore Botanica', dunmoreShop.about),
    hit(
      'https://www.dunmoreboro.example.org/',
      'Borough of Dunmore, Pennsylvania',
      'Trash pickup, permits and council meetings.',
    ),
    hit(
      'https://cleanface.shop/brands/dunmore-botanica',
      'Dunmore Botanica — Clean Face Shop',
      'Facial oils we love.',
    ),
    insta('dunmorebotanica', 'copper still, sonoma county'),
    hit(
      'https://www.dunmorebotanica.com/stockists',
      'Stockists + Wholesale — Dunmore Botanica',
      'Where to find us, and how to carry us.',
    ),
  ],
  hosts: {
    'www.dunmorebotanica.com': square(dunmoreShop, {
      '/': ['Home', '<h2>From still to skin</h2><p>Harvested before nine, distilled by noon.</p>'],
      '/shop': ['Shop', '<p>Face, body, mist.</p>'],
      '/distillery': ['The Distillery', '<p>A 40-gallon copper still named Beatrice.</p>'],
      '/journal': [
        'Journal',
        '<h3>Why hydrosol isn’t perfume</h3><p>Words by guest writer Tamsin Oduya (tamsin.oduya@gmail.com).</p>',
      ],
      '/stockists': [
        'Stockists + Wholesale',
        '<p><strong>California</strong>: Clean Face Shop, Oakland. Sugarpine Spa, Truckee. The Good Apothecary, Ojai.</p><p><strong>Oregon</strong>: Juniper Day Spa, Bend.</p><p><strong>Wholesale</strong></p><p>We partner with spas, apothecaries and boutiques whose values line up with ours. To apply, please fill in our <a href="https://docs.google.com/forms/d/e/1FAIpQLSdunmore7botanica0wholesale/viewform" target="_blank">wholesale application</a>. First orders have a $250 minimum. We ask that our products not be listed on Amazon, Etsy or any other marketplace.</p>',
      ],
      '/contact': [
        'Contact',
        '<p>Order questions: care@dunmorebotanica.com. We don’t answer wholesale mail here; the application on the stockists page is the way.</p>',
      ],
      '/returns': ['Returns', '<p>Opened oils can’t be returned, but tell us if your skin disagrees.</p>'],
    }),
    'docs.google.com': {
      '/forms/d/e/1FAIpQLSdunmore7botanica0wholesale/viewform':
        '<!DOCTYPE html><html lang="en"><head><title>Dunmore Botanica Wholesale Application</title><meta name="referrer" content="strict-origin-when-cross-origin"></head><body><form action="https://docs.google.com/forms/d/e/1FAIpQLSdunmore7botanica0wholesale/formResponse" target="_self" method="POST" id="mG61Hd"><div role="heading" aria-level="1">Dunmore Botanica Wholesale Application</div><div>Tell us about your shop or spa. We answer within ten days.</div><div role="listitem"><div role="heading">Business name *</div><input type="text" name="entry.1001"></div><div role="listitem"><div role="heading">Email *</div><input type="email" name="entry.1002"></div><div role="listitem"><div role="heading">Which of our products would you start with?</div><textarea name="entry.1003"></textarea></div><div role="button">Submit</div><div>Never submit passwords through Google Forms.</div></form></body></html>',
    },
    'www.dunmoreboro.example.org': {
      '/': other('Borough of Dunmore', 'Welcome', '<p>manager@dunmoreboro.example.org</p>'),
    },
    'cleanface.shop': seller(
      'Clean Face Shop',
      '/brands/dunmore-botanica',
      'Dunmore Botanica',
      '<p>Calendula Face Oil $46</p>',
      'hi@cleanface.shop',
    ),
  },
  expected: {
    website: 'www.dunmorebotanica.com',
    wayIn: {
      kind: 'form',
      anyOf: [
        'https://docs.google.com/forms/d/e/1FAIpQLSdunmore7botanica0wholesale/viewform',
        'https://www.dunmorebotanica.com/stockists',
      ],
    },
    traps: ['tamsin.oduya@gmail.com', 'manager@dunmoreboro.example.org', 'hi@cleanface.shop'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We partner with spas, apothecaries and boutiques whose values line up with ours.',
        path: '/stockists',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'We ask that our products not be listed on Amazon, Etsy or any other marketplace.',
        path: '/stockists',
      },
      minimum_opening_order: {
        value: 250,
        words: 'First orders have a $250 minimum.',
        path: '/stockists',
      },
      currency: 'USD',
    },
  },
};

const saltShop: Shop = {
  host: 'saltgrassskin.com',
  name: 'Saltgrass Skincare',
  about: 'Mineral sunscreen and after-sun care from Wilmington, North Carolina.',
  nav: [
    ['/shop/', 'Shop'],
    ['/science/', 'Science'],
    ['/about/', 'About'],
    ['/partners/', 'Become a Partner'],
  ],
  foot: [
    ['/partners/', 'Become a Partner'],
    ['/unauthorized-sellers/', 'Unauthorized Sellers'],
    ['/contact/', 'Contact'],
  ],
  mail: 'support@saltgrassskin.com',
  phone: '910-555-0108',
  goods: [
    ['mineral-spf-30', 'Mineral Sunscreen SPF 30, 3 oz', '$22.00'],
    ['after-sun-gel', 'After Sun Gel', '$18.00'],
  ],
};
const salt: DiscoveryCase = {
  brand: 'Saltgrass Skincare',
  productTitles: ['Saltgrass Mineral Sunscreen SPF 30 Tinted 3 oz', 'Saltgrass After Sun Aloe Gel'],
  category: 'Beauty & Personal Care',
  search: [
    amazonItem('Saltgrass Mineral Sunscreen SPF 30', 'Saltgrass Skincare'),
    hit(
      'https://www.saltgrassrealty.com/',
      'Saltgrass Realty Group | Homes on the Coast',
      'Buy, sell and rent with Saltgrass.',
    ),
    hit('https://saltgrassskin.com/', 'Saltgrass Skincare - Mineral Sun Care', saltShop.about),
    walmart('Saltgrass After Sun Aloe Gel 6 oz'),
    facebook('Saltgrass Skincare', 'Reef-friendly sun care.'),
  ],
  hosts: {
    'saltgrassskin.com': woo(saltShop, {
      '/': ['Home', '<p>Zinc that rubs in. Really.</p>'],
      '/shop/': ['Shop', '<p>Showing all 6 results</p>'],
      '/science/': [
        'Science',
        '<p>Non-nano zinc oxide at 18%. These statements have not been evaluated by the FDA.</p>',
      ],
      '/about/': ['About', '<p>Dr. Lena Marsh is a dermatologist and an enthusiastic, mediocre surfer.</p>'],
      '/partners/': [
        'Become a Partner',
        `<p>Surf shops, spas, hotels and dermatology practices make up most of our accounts. If you'd like to be one of them, get in touch with our partnerships desk: ${mailto('partners@saltgrassskin.com')}. Tell them where you are and what you'd like to carry.</p><p>Partner accounts need a $500 opening order. Re-orders can be any size. Your resale certificate goes on file before the first shipment.</p><p>Partners keep to our Minimum Advertised Price. Online, you may sell on your own site; listing on Amazon, Walmart.com or eBay is only for partners who hold a signed marketplace authorization from us.</p>`,
      ],
      '/unauthorized-sellers/': [
        'Unauthorized Sellers',
        '<p>Sunscreen is a drug, and heat ruins it. Please buy from us or from our partners. To report a suspicious listing write to <a href="mailto:brandprotection@saltgrassskin.com">brandprotection@saltgrassskin.com</a>.</p>',
      ],
      '/contact/': ['Contact', '<p>Customers: support@saltgrassskin.com or 910-555-0108.</p>'],
    }),
    'www.saltgrassrealty.com': {
      '/': other('Saltgrass Realty Group', 'Homes', '<p>agents@saltgrassrealty.com</p>'),
    },
  },
  expected: {
    website: 'saltgrassskin.com',
    wayIn: { kind: 'address', anyOf: ['partners@saltgrassskin.com'] },
    traps: ['brandprotection@saltgrassskin.com', 'agents@saltgrassrealty.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Surf shops, spas, hotels and dermatology practices make up most of our accounts.',
        path: '/partners/',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'listing on Amazon, Walmart.com or eBay is only for partners who hold a signed marketplace authorization from us',
        path: '/partners/',
      },
      map_policy: {
        value: 'yes',
        words: 'Partners keep to our Minimum Advertised Price.',
        path: '/partners/',
      },
      minimum_opening_order: {
        value: 500,
        words: 'Partner accounts need a $500 opening order.',
        path: '/partners/',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'Your resale certificate goes on file before the first shipment.',
        path: '/partners/',
      },
    },
  },
};

export const beauty: readonly DiscoveryCase[] = [mallow, dunmore, salt];
