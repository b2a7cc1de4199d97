import type { DiscoveryCase } from '../case.ts';
import { dawn, hand, impulse } from './frames.ts';
import {
  amazon,
  amazonItem,
  facebook,
  hit,
  insta,
  linkedin,
  mailto,
  other,
  parked,
  policies,
  type Shop,
  seller,
  shopifyForm,
} from './kit.ts';

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

export const toolsMore: readonly DiscoveryCase[] = [ratchet, cinder, wren];
