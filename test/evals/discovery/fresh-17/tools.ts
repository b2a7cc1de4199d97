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
  other,
  parked,
  policies,
  type Shop,
  seller,
  shopifyForm,
  stencil,
  woo,
  wpForm,
} from './kit.ts';

const anvilShop: Shop = {
  host: 'www.anvilbrooktools.com',
  name: 'Anvilbrook Tools',
  about: 'Forged garden and carpentry hand tools from Bethlehem, Pennsylvania.',
  nav: [
    ['/hammers/', 'Hammers'],
    ['/garden-tools/', 'Garden Tools'],
    ['/about-us/', 'About Us'],
    ['/where-to-buy/', 'Where to Buy'],
  ],
  foot: [
    ['/dealer-information/', 'Dealer Information'],
    ['/warranty/', 'Warranty'],
    ['/employment/', 'Employment'],
    ['/contact-us/', 'Contact Us'],
  ],
  mail: 'customerservice@anvilbrooktools.com',
  phone: '610-555-0178',
  where: '2200 Daly Avenue<br>Bethlehem, PA 18015',
  goods: [
    ['framing-hammer-19oz', 'Framing Hammer, 19 oz', '$64.00'],
    ['hand-hoe', 'Forged Hand Hoe', '$38.00'],
  ],
};
const anvil: DiscoveryCase = {
  brand: 'Anvilbrook Tools, Inc.',
  productTitles: ['Anvilbrook 19 oz Framing Hammer Hickory Handle', 'Anvilbrook Forged Garden Hand Hoe'],
  category: 'Tools & Home Improvement',
  search: [
    hit('https://www.anvilbrooktools.com/', 'Anvilbrook Tools | Forged in Bethlehem, PA', anvilShop.about),
    amazon('Anvilbrook', '19 oz Framing Hammer'),
    hit('https://www.anvilbrook.com/', 'anvilbrook.com - domain for sale', 'Make an offer on this domain.'),
    hit(
      'https://www.lehighhardware.com/anvilbrook',
      'Anvilbrook | Lehigh Hardware Supply',
      'Full line in stock.',
    ),
    dnb('Anvilbrook Tools Inc', 'Bethlehem, PA'),
    hit(
      'https://www.thehammerforum.example/t/anvilbrook',
      'Anvilbrook hammers - worth it? | Hammer Forum',
      '34 replies.',
    ),
  ],
  hosts: {
    'www.anvilbrooktools.com': stencil(anvilShop, {
      '/': ['Home', '<p>Forged, not stamped.</p>'],
      '/hammers/': ['Hammers', '<p>Framing, finish, drilling.</p>'],
      '/garden-tools/': ['Garden Tools', '<p>Hoes, weeders, trowels.</p>'],
      '/about-us/': [
        'About Us',
        '<p>We bought three drop hammers from the steel company’s auction in 2003.</p>',
      ],
      '/where-to-buy/': [
        'Where to Buy',
        '<p>Anvilbrook is sold by more than 600 hardware stores, lumber yards and garden centers.</p><p>Our distributors in Canada are Tremblay Outillage (Québec) and Prairie Tool Supply (Western Canada).</p>',
      ],
      '/dealer-information/': [
        'Dealer Information',
        '<p>We sell directly to hardware stores, lumber yards, garden centers and catalogs in the United States.</p><p>To set up an account we need: a signed credit application, your resale certificate, and three trade references. Please email <a href="mailto:dealersales@anvilbrooktools.com">dealersales@anvilbrooktools.com</a> for the forms.</p><p>Minimum opening order: $500.00 net. Minimum on subsequent orders: $250.00 net.</p><p>Anvilbrook has a unilateral Minimum Advertised Price policy. Dealers that sell on the internet must do so on their own site; third-party marketplace sales (Amazon, eBay, Walmart) are prohibited.</p><p>Canadian dealers should contact our distributors: ventes@tremblayoutillage.ca or orders@prairietoolsupply.ca.</p>',
      ],
      '/warranty/': ['Warranty', '<p>Heads for life, handles for a year.</p>'],
      '/employment/': ['Employment', '<p>Forge helper, second shift. Apply: hr@anvilbrooktools.com</p>'],
      '/contact-us/': ['Contact Us', '<p>customerservice@anvilbrooktools.com, 610-555-0178</p>'],
    }),
    'www.anvilbrook.com': parked('anvilbrook.com'),
    'www.lehighhardware.com': seller(
      'Lehigh Hardware Supply',
      '/anvilbrook',
      'Anvilbrook',
      '<p>Framing hammer $64</p>',
      'counter@lehighhardware.com',
    ),
    'www.thehammerforum.example': {
      '/t/anvilbrook': other(
        'The Hammer Forum',
        'Anvilbrook hammers - worth it?',
        '<p>Yes. Next question.</p>',
        'admin@thehammerforum.example',
      ),
    },
  },
  expected: {
    website: 'www.anvilbrooktools.com',
    wayIn: { kind: 'address', anyOf: ['dealersales@anvilbrooktools.com'] },
    traps: [
      'ventes@tremblayoutillage.ca',
      'orders@prairietoolsupply.ca',
      'hr@anvilbrooktools.com',
      'brokers@domainbarn.example',
      'counter@lehighhardware.com',
      'admin@thehammerforum.example',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We sell directly to hardware stores, lumber yards, garden centers and catalogs',
        path: '/dealer-information/',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'third-party marketplace sales (Amazon, eBay, Walmart) are prohibited',
        path: '/dealer-information/',
      },
      map_policy: {
        value: 'yes',
        words: 'Anvilbrook has a unilateral Minimum Advertised Price policy.',
        path: '/dealer-information/',
      },
      minimum_opening_order: {
        value: 500,
        words: 'Minimum opening order: $500.00 net.',
        path: '/dealer-information/',
      },
      minimum_reorder: {
        value: 250,
        words: 'Minimum on subsequent orders: $250.00 net.',
        path: '/dealer-information/',
      },
      currency: 'USD',
      documents: {
        value: ['credit_application', 'resale_certificate', 'trade_references'],
        words: 'a signed credit application, your resale certificate, and three trade references',
        path: '/dealer-information/',
      },
      distributors: {
        value: ['Tremblay Outillage', 'Prairie Tool Supply'],
        words:
          'Our distributors in Canada are Tremblay Outillage (Québec) and Prairie Tool Supply (Western Canada).',
        path: '/where-to-buy/',
      },
    },
  },
};

const spokeShop: Shop = {
  host: 'spokeshaveandsons.com',
  name: 'Spokeshave & Sons',
  about: 'Bronze spokeshaves and small planes, factory direct from Viroqua, Wisconsin.',
  nav: [
    ['/collections/spokeshaves', 'Spokeshaves'],
    ['/collections/planes', 'Planes'],
    ['/pages/sharpening-guide', 'Sharpening Guide'],
    ['/pages/about', 'About'],
  ],
  foot: [
    ['/pages/faq', 'FAQ'],
    ['/pages/contact', 'Contact'],
    ['/pages/waitlist', 'Waitlist'],
  ],
  mail: 'shop@spokeshaveandsons.com',
  where: 'Viroqua, WI',
  goods: [
    ['bronze-spokeshave', 'Bronze Spokeshave, Flat', '$185.00'],
    ['thumb-plane', 'Thumb Plane', '$140.00'],
  ],
};
const spoke: DiscoveryCase = {
  brand: 'Spokeshave & Sons',
  productTitles: ['Spokeshave & Sons Bronze Spokeshave Flat Sole', 'Spokeshave and Sons Thumb Plane'],
  category: 'Woodworking',
  search: [
    hit(
      'https://en.wikipedia.org/wiki/Spokeshave',
      'Spokeshave - Wikipedia',
      'A spokeshave is a hand tool used to shape and smooth woods.',
    ),
    hit('https://spokeshaveandsons.com/', 'Spokeshave & Sons', spokeShop.about),
    hit(
      'https://www.handplanenotes.example/spokeshave-sons-review',
      'Review: Spokeshave & Sons flat shave',
      'The best shave I’ve held.',
    ),
    insta('spokeshaveandsons', 'bronze, hock steel, curls'),
  ],
  hosts: {
    'spokeshaveandsons.com': dawn(spokeShop, {
      ...policies(spokeShop),
      '/': ['Home', '<p>Poured, milled, lapped and packed by three people with the same last name.</p>'],
      '/collections/spokeshaves': ['Spokeshaves', '<p>4 products</p>'],
      '/collections/planes': ['Planes', '<p>3 products</p>'],
      '/pages/sharpening-guide': ['Sharpening Guide', '<p>Flatten the back. Yes, all of it.</p>'],
      '/pages/about': ['About', '<p>Walt, Emmett and Ray. The dog is Emmett’s.</p>'],
      '/pages/waitlist': ['Waitlist', '<p>Current wait: seven weeks.</p>'],
      '/pages/faq': [
        'FAQ',
        '<h3>Can I see one in a store?</h3><p>No. We sell only from this site and at four woodworking shows a year, and we don’t offer dealer or wholesale pricing. Our margins don’t leave room for a store’s.</p><h3>Do you sell blades on their own?</h3><p>Yes.</p><h3>Left-handed?</h3><p>They’re symmetrical.</p>',
      ],
      '/pages/contact': ['Contact', '<p>Everything goes to shop@spokeshaveandsons.com.</p>'],
    }),
    'www.handplanenotes.example': {
      '/spokeshave-sons-review': other(
        'Hand Plane Notes',
        'Review: Spokeshave & Sons',
        '<p>I paid for this one.</p>',
        'tom@handplanenotes.example',
      ),
    },
  },
  expected: {
    website: 'spokeshaveandsons.com',
    wayIn: { kind: 'address', anyOf: ['shop@spokeshaveandsons.com'] },
    traps: ['tom@handplanenotes.example'],
    policy: {
      takes_wholesale: {
        value: 'no',
        words: 'we don’t offer dealer or wholesale pricing',
        path: '/pages/faq',
      },
    },
  },
};

const plumbShop: Shop = {
  host: 'plumblinelevels.com',
  name: 'Plumbline Levels',
  about: 'Mahogany and aluminum levels for masons and carpenters, assembled in Duluth.',
  nav: [
    ['/levels/', 'Levels'],
    ['/calibration/', 'Calibration'],
    ['/our-story/', 'Our Story'],
    ['/become-a-dealer/', 'Become a Dealer'],
  ],
  foot: [
    ['/become-a-dealer/', 'Become a Dealer'],
    ['/faqs/', 'FAQs'],
    ['/contact/', 'Contact'],
    ['/privacy-policy/', 'Privacy Policy'],
  ],
  mail: 'info@plumblinelevels.com',
  phone: '218-555-0193',
  credit: 'Powered by WordPress | Theme: Shopline by themes@shoplinewp.net',
  goods: [
    ['mason-level-48', 'Mason Level, 48"', '$189.00'],
    ['torpedo-9', 'Torpedo Level, 9"', '$49.00'],
  ],
};
const plumb: DiscoveryCase = {
  brand: 'Plumbline Levels',
  productTitles: ['Plumbline 48" Mahogany Mason Level', 'Plumbline Levels 9" Magnetic Torpedo Level'],
  category: 'Tools & Home Improvement',
  search: [
    amazonItem('Plumbline 48 inch Mahogany Mason Level', 'Plumbline'),
    hit('https://www.plumbline.church/', 'Plumbline Church | Sundays at 10', 'A church in Eau Claire.'),
    hit('https://plumblinelevels.com/', 'Plumbline Levels', plumbShop.about),
    hit(
      'https://plumblinelevels.com/become-a-dealer/',
      'Become a Dealer - Plumbline Levels',
      'Sell Plumbline in your store.',
    ),
    hit(
      'https://www.plumblinesurveying.com/',
      'Plumbline Surveying, LLC',
      'Boundary and topographic surveys.',
    ),
  ],
  hosts: {
    'plumblinelevels.com': woo(plumbShop, {
      '/': ['Home', '<p>True to half a thousandth per inch.</p>'],
      '/levels/': ['Levels', '<p>Showing all 7 results</p>'],
      '/calibration/': ['Calibration', '<p>Any Plumbline, any age: $15 and return postage.</p>'],
      '/our-story/': ['Our Story', '<p>Mahogany from old bank counters, vials from Chicago.</p>'],
      '/faqs/': [
        'FAQs',
        '<p><strong>Can dealers sell online?</strong></p><p>Yes, on their own websites. The one exception is Amazon, which is reserved for us: dealers cannot list there.</p><p><strong>Is there a MAP?</strong></p><p>There is. Dealers get the MAP sheet with their price list.</p>',
      ],
      '/become-a-dealer/': [
        'Become a Dealer',
        `<p>If your customers build things, they'll like our levels. Lumber yards, masonry suppliers and tool stores are all welcome to apply.</p><p>A first order is usually around six levels; we don't set a dollar minimum.</p><p>Fill out the application and upload your state resale certificate. You'll hear from us in a few days.</p>${wpForm(['Company', 'Contact person', 'Email', 'Store address', 'Resale certificate (PDF or photo)'], 'Apply now', '2207')}`,
      ],
      '/contact/': [
        'Contact',
        '<p>info@plumblinelevels.com for orders and repairs. Dealers: please apply through the dealer page.</p>',
      ],
      '/privacy-policy/': [
        'Privacy Policy',
        '<p>We keep what we need to ship your level. Requests to privacy@plumblinelevels.com.</p>',
      ],
    }),
    'www.plumbline.church': {
      '/': other('Plumbline Church', 'Sundays at 10', '<p>office@plumbline.church</p>'),
    },
    'www.plumblinesurveying.com': {
      '/': other('Plumbline Surveying', 'Surveys', '<p>quotes@plumblinesurveying.com</p>'),
    },
  },
  expected: {
    website: 'plumblinelevels.com',
    wayIn: { kind: 'form', anyOf: ['https://plumblinelevels.com/become-a-dealer/'] },
    traps: [
      'themes@shoplinewp.net',
      'privacy@plumblinelevels.com',
      'office@plumbline.church',
      'quotes@plumblinesurveying.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Lumber yards, masonry suppliers and tool stores are all welcome to apply.',
        path: '/become-a-dealer/',
      },
      marketplaces: {
        value: 'amazon_forbidden',
        words: 'The one exception is Amazon, which is reserved for us: dealers cannot list there.',
        path: '/faqs/',
      },
      map_policy: {
        value: 'yes',
        words: 'Dealers get the MAP sheet with their price list.',
        path: '/faqs/',
      },
      documents: {
        value: ['resale_certificate'],
        words: 'Fill out the application and upload your state resale certificate.',
        path: '/become-a-dealer/',
      },
    },
  },
};

const ratchetShop: Shop = {
  host: 'www.ratchetwell.com',
  name: 'Ratchetwell',
  about: 'Low-profile ratchets and bit sets for bikes, boats and tight corners.',
  nav: [
    ['/collections/ratchets', 'Ratchets'],
    ['/collections/bit-sets', 'Bit Sets'],
    ['/pages/warranty', 'Warranty'],
    ['/pages/dealer-program', 'Dealer Program'],
  ],
  foot: [
    ['/pages/dealer-program', 'Dealer Program'],
    ['/pages/dealer-application', 'Dealer Application'],
    ['/pages/international', 'International'],
    ['/pages/support', 'Support'],
  ],
  mail: 'support@ratchetwell.com',
  promo: 'Lifetime warranty. No receipt needed.',
  goods: [
    ['pocket-ratchet', 'Pocket Ratchet 1/4"', '$36.00'],
    ['bit-set-24', '24-Piece Bit Set', '$54.00'],
  ],
};
const ratchet: DiscoveryCase = {
  brand: 'Ratchetwell',
  productTitles: ['Ratchetwell Pocket Ratchet 1/4 Inch Drive', 'Ratchetwell 24 Piece Bit Set'],
  category: 'Tools & Home Improvement',
  search: [
    amazonItem('Ratchetwell Pocket Ratchet 1/4', 'Ratchetwell'),
    hit('https://www.ratchetwell.com/', 'Ratchetwell | Low-Profile Ratchets', ratchetShop.about),
    hit(
      'https://www.spokenwrench.com/collections/ratchetwell',
      'Ratchetwell - Spoken Wrench Bike Shop',
      'In our workshop and in stock.',
    ),
    facebook('Ratchetwell', 'Tools for tight corners.'),
    linkedin('Ratchetwell', 'Manufacturing. 11-50 employees. Reno, NV.'),
  ],
  hosts: {
    'www.ratchetwell.com': impulse(ratchetShop, {
      ...policies(ratchetShop),
      '/': ['Home', '<p>Eleven millimeters tall.</p>'],
      '/collections/ratchets': ['Ratchets', '<p>5 products</p>'],
      '/collections/bit-sets': ['Bit Sets', '<p>6 products</p>'],
      '/pages/warranty': ['Warranty', '<p>Break it, send a photo, get another.</p>'],
      '/pages/dealer-program': [
        'Dealer Program',
        `<div class="es-section" data-builder="eComposer"><div class="ecom-row"><div class="ecom-column"><div class="ecom-element ecom-base-heading"><h2 class="ecom__heading ecom-db">Why dealers like us</h2></div><div class="ecom-element ecom-text"><div class="text-content ecom-html"><p>40+ points of margin. Displays on us. Same-day shipping from Reno. Open to bicycle shops, marine suppliers, motorcycle dealers and independent tool stores.</p></div></div><div class="ecom-element ecom-tabs"><ul class="ecom__tabs-nav"><li data-tab="1">Orders</li><li data-tab="2">Online</li><li data-tab="3">Pricing</li></ul><div class="ecom__tab" data-tab="1"><p>Dealers open with an order of at least $450. There's no minimum after that, though freight is free at $300.</p></div><div class="ecom__tab" data-tab="2" style="display:none"><p>Dealers shall not sell Ratchetwell goods on Amazon, eBay, Walmart.com, Temu or any similar platform, directly or through others.</p></div><div class="ecom__tab" data-tab="3" style="display:none"><p>A MAP policy applies to all SKUs.</p></div></div><a class="ecom__element--button" href="/pages/dealer-application">Apply now</a></div></div></div>`,
      ],
      '/pages/dealer-application': [
        'Dealer Application',
        `<p>Please have a PDF of your resale certificate and your EIN at hand.</p><iframe id="JotFormIFrame-240115678" title="Ratchetwell Dealer Application" onload="window.parent.scrollTo(0,0)" allowtransparency="true" allow="geolocation; microphone; camera; fullscreen" src="https://form.jotform.com/240115678" frameborder="0" style="min-width:100%;max-width:100%;height:539px;border:none;" scrolling="no"></iframe><script src="https://cdn.jotfor.ms/s/umd/latest/for-form-embed-handler.js"></script><script>window.jotformEmbedHandler("iframe[id='JotFormIFrame-240115678']", "https://form.jotform.com/")</script>`,
      ],
      '/pages/international': [
        'International',
        '<p>Shops outside the USA order from our distributors: Werkzeughaus Lindner in Germany (vertrieb@werkzeughaus-lindner.de) and Southern Cross Tools in Australia (trade@southerncrosstools.com.au).</p>',
      ],
      '/pages/support': ['Support', `<p>${mailto('support@ratchetwell.com')}</p>`],
    }),
    'form.jotform.com': {
      '/240115678':
        '<!DOCTYPE html><html lang="en-US" class="supernova"><head><title>Ratchetwell Dealer Application</title><meta name="description" content="Please click the link to complete this form."></head><body><form class="jotform-form" action="https://submit.jotform.com/submit/240115678" method="post" name="form_240115678" id="240115678"><ul class="form-section page-section"><li class="form-line"><label class="form-label">Business name</label><input type="text" name="q3_business" class="form-textbox"></li><li class="form-line"><label class="form-label">Email</label><input type="email" name="q4_email" class="form-textbox validate[Email]" placeholder="example@example.com"></li><li class="form-line"><label class="form-label">EIN</label><input type="text" name="q5_ein"></li><li class="form-line"><label class="form-label">Resale certificate</label><input type="file" name="q6_cert"></li><li class="form-line"><button type="submit" class="form-submit-button">Submit</button></li></ul></form></body></html>',
    },
    'www.spokenwrench.com': seller(
      'Spoken Wrench Bike Shop',
      '/collections/ratchetwell',
      'Ratchetwell',
      '<p>Pocket Ratchet $36</p>',
      'service@spokenwrench.com',
    ),
  },
  expected: {
    website: 'www.ratchetwell.com',
    wayIn: {
      kind: 'form',
      anyOf: ['https://www.ratchetwell.com/pages/dealer-application', 'https://form.jotform.com/240115678'],
    },
    traps: [
      'vertrieb@werkzeughaus-lindner.de',
      'trade@southerncrosstools.com.au',
      'example@example.com',
      'service@spokenwrench.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Open to bicycle shops, marine suppliers, motorcycle dealers and independent tool stores.',
        path: '/pages/dealer-program',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'Dealers shall not sell Ratchetwell goods on Amazon, eBay, Walmart.com, Temu or any similar platform',
        path: '/pages/dealer-program',
      },
      map_policy: {
        value: 'yes',
        words: 'A MAP policy applies to all SKUs.',
        path: '/pages/dealer-program',
      },
      minimum_opening_order: {
        value: 450,
        words: 'Dealers open with an order of at least $450.',
        path: '/pages/dealer-program',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate', 'tax_id'],
        words: 'Please have a PDF of your resale certificate and your EIN at hand.',
        path: '/pages/dealer-application',
      },
      distributors: {
        value: ['Werkzeughaus Lindner', 'Southern Cross Tools'],
        words: 'Shops outside the USA order from our distributors: Werkzeughaus Lindner in Germany',
        furtherWords: ['Southern Cross Tools in Australia'],
        path: '/pages/international',
      },
    },
  },
};

const cinderShop: Shop = {
  host: 'www.cinderpeakchisels.com',
  name: 'Cinder Peak Chisels',
  about: 'Carving chisels forged by Aldo Renner in Sisters, Oregon.',
  nav: [
    ['/chisels', 'Chisels'],
    ['/process', 'Process'],
    ['/classes', 'Classes'],
    ['/contact', 'Contact'],
  ],
  foot: [
    ['/ordering', 'Ordering'],
    ['/contact', 'Contact'],
  ],
  mail: 'aldo@cinderpeakchisels.com',
  goods: [
    ['skew-20', 'Skew Chisel 20 mm', '$88.00'],
    ['spoon-gouge', 'Spoon Gouge 14 mm', '$96.00'],
  ],
};
const cinder: DiscoveryCase = {
  brand: 'Cinder Peak Chisels',
  productTitles: ['Cinder Peak Skew Carving Chisel 20 mm', 'Cinder Peak Spoon Gouge 14 mm'],
  category: 'Woodworking',
  search: [
    hit('https://www.cinderpeakchisels.com/', 'Cinder Peak Chisels', cinderShop.about),
    hit('https://www.cinderpeakbrewing.com/', 'Cinder Peak Brewing | Bend', 'Taproom and beer garden.'),
    insta('cinderpeakchisels', 'one anvil, one smith'),
    hit(
      'https://www.carverscircle.example/makers/cinder-peak',
      'Cinder Peak - Makers | Carvers Circle',
      'Directory of edge tool makers.',
    ),
  ],
  hosts: {
    'www.cinderpeakchisels.com': hand(cinderShop, {
      '/': ['Home', '<p>O1 steel, ash handles, one smith.</p>'],
      '/chisels': ['Chisels', '<p>Skews, gouges, V-tools. Stock changes weekly.</p>'],
      '/process': ['Process', '<p>Heat, hammer, normalize, grind, harden, temper, grind again.</p>'],
      '/classes': [
        'Classes',
        '<p>Forge a spoon gouge in a weekend, $420. Sign up with Petra: <a href="mailto:petra@sistersfolkschool.org">petra@sistersfolkschool.org</a></p>',
      ],
      '/ordering': [
        'Ordering',
        '<p>Pay by card or check. I ship on Fridays. If it chips in the first year I’ll regrind it.</p>',
      ],
      '/contact': [
        'Contact',
        '<p>Aldo Renner, Sisters, Oregon. <a href="mailto:aldo@cinderpeakchisels.com">aldo@cinderpeakchisels.com</a>. I read mail after dark.</p>',
      ],
    }),
    'www.cinderpeakbrewing.com': {
      '/': other('Cinder Peak Brewing', 'Bend', '<p>Distribution: kegs@cinderpeakbrewing.com</p>'),
    },
    'www.carverscircle.example': {
      '/makers/cinder-peak': other(
        'Carvers Circle',
        'Cinder Peak',
        '<p>Sisters, OR.</p>',
        'listings@carverscircle.example',
      ),
    },
  },
  expected: {
    website: 'www.cinderpeakchisels.com',
    wayIn: { kind: 'address', anyOf: ['aldo@cinderpeakchisels.com'] },
    traps: ['petra@sistersfolkschool.org', 'kegs@cinderpeakbrewing.com', 'listings@carverscircle.example'],
    policy: {},
  },
};

const wrenShop: Shop = {
  host: 'brasswrenoilers.com',
  name: 'Brass Wren',
  about: 'Brass oilers and drip trays for sewing machines, clocks and bicycles.',
  nav: [
    ['/collections/oilers', 'Oilers'],
    ['/pages/how-to-oil', 'How to Oil'],
    ['/pages/about', 'About'],
    ['/pages/contact', 'Contact'],
  ],
  foot: [
    ['/pages/contact', 'Contact'],
    ['/policies/shipping-policy', 'Shipping'],
    ['/pages/brand-assets', 'Brand assets'],
  ],
  goods: [
    ['pocket-oiler', 'Pocket Oiler', '$34.00'],
    ['bench-oiler', 'Bench Oiler', '$58.00'],
  ],
};
const wren: DiscoveryCase = {
  brand: 'Brass Wren',
  productTitles: ['Brass Wren Pocket Oiler Precision Needle', 'Brass Wren Bench Oiler'],
  category: 'Tools & Home Improvement',
  search: [
    hit('https://thebrasswren.co.uk/', 'The Brass Wren | Antiques in Rye', 'Lamps, brass and oddities.'),
    amazon('Brass Wren', 'Pocket Oiler Precision Needle'),
    hit('https://brasswrenoilers.com/', 'Brass Wren – brass oilers', wrenShop.about),
    hit('https://www.brasswren.com/', 'brasswren.com', 'This domain is parked free.'),
  ],
  hosts: {
    'brasswrenoilers.com': dawn(wrenShop, {
      '/policies/shipping-policy': [
        'Shipping policy',
        '<p>Two business days to pack, three to five to arrive. $6 flat.</p>',
      ],
      '/policies/terms-of-service': [
        'Terms of service',
        '<p>By buying an oiler you agree to point it away from your eyes.</p>',
      ],
      '/': ['Home', '<p>A drop, where you want it.</p>'],
      '/collections/oilers': ['Oilers', '<p>3 products</p>'],
      '/pages/how-to-oil': ['How to Oil', '<p>Less than you think.</p>'],
      '/pages/about': ['About', '<p>Designed by a clockmaker in Toledo, Ohio.</p>'],
      '/pages/brand-assets': [
        'Brand assets',
        `<p>Logos and photos for editors: ${mailto('press@brasswrenoilers.com')}</p>`,
      ],
      '/pages/contact': ['Contact', shopifyForm(['Name', 'Email', 'Message'])],
    }),
    'thebrasswren.co.uk': {
      '/': other(
        'The Brass Wren',
        'Antiques in Rye',
        '<p>Trade buyers welcome: antiques@thebrasswren.co.uk</p>',
      ),
    },
    'www.brasswren.com': parked('brasswren.com'),
  },
  expected: {
    website: 'brasswrenoilers.com',
    wayIn: { kind: 'form', anyOf: ['https://brasswrenoilers.com/pages/contact'] },
    traps: ['press@brasswrenoilers.com', 'antiques@thebrasswren.co.uk', 'brokers@domainbarn.example'],
    policy: {},
  },
};

export const tools: readonly DiscoveryCase[] = [anvil, spoke, plumb, ratchet, cinder, wren];
