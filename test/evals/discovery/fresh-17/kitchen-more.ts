import type { DiscoveryCase } from '../case.ts';
import { hand, impulse, stencil } from './frames.ts';
import {
  amazon,
  amazonItem,
  dnb,
  facebook,
  hit,
  linkedin,
  mailto,
  moved,
  other,
  policies,
  policyFoot,
  type Shop,
  seller,
  shopifyForm,
} from './kit.ts';

const copperhoundShop: Shop = {
  host: 'www.copperhound.co',
  name: 'Copperhound',
  about: 'Hammered copper mugs, measuring cups and canisters.',
  nav: [
    ['/collections/all', 'Shop All'],
    ['/collections/barware', 'Barware'],
    ['/pages/our-story', 'Our Story'],
    ['/pages/wholesale-application', 'Wholesale'],
  ],
  foot: [
    ['/pages/contact-us', 'Contact us'],
    ['/pages/wholesale-application', 'Wholesale application'],
    ['/pages/affiliates', 'Affiliates'],
    ...policyFoot,
  ],
  mail: 'care@copperhound.co',
  promo: 'SUMMER15 takes 15% off barware',
  goods: [
    ['moscow-mule-mug-set-2', 'Hammered Copper Mule Mug, Set of 2', '$48.00'],
    ['measuring-cups', 'Copper Measuring Cup Set', '$39.00'],
    ['canister-trio', 'Copper Canister Trio', '$88.00'],
  ],
};
const copperhound: DiscoveryCase = {
  brand: 'Copperhound',
  productTitles: [
    'Copperhound Hammered Copper Mule Mug Set of 2',
    'Copperhound Copper Measuring Cups, 4 Piece',
  ],
  category: 'Kitchen & Dining',
  search: [
    amazon('Copperhound', 'Hammered Copper Mule Mug Set of 2'),
    hit(
      'https://www.copperhound.co/',
      'Copperhound | Hammered Copper for Bar & Kitchen',
      copperhoundShop.about,
    ),
    hit(
      'https://copperhoundpub.com/',
      'The Copper Hound Pub & Grille | Allentown',
      'Trivia on Tuesdays. Book the back room.',
    ),
    facebook('Copperhound', 'Copper things for good drinks. 3.1K followers.'),
    dnb('Copperhound LLC', 'Louisville, KY'),
  ],
  hosts: {
    'www.copperhound.co': impulse(copperhoundShop, {
      ...policies(copperhoundShop),
      '/': ['Home', '<p>Solid copper, food-safe lining, no plating to wear off.</p>'],
      '/collections/all': ['Shop All', '<p>24 products</p>'],
      '/collections/barware': ['Barware', '<p>9 products</p>'],
      '/pages/our-story': [
        'Our Story',
        '<p>Our grandfather sold roofing copper in Louisville. We sell the smaller kind.</p>',
      ],
      '/pages/wholesale-application': [
        'Wholesale Application',
        `<p>Carry Copperhound in your store! Fill in the application below and we'll get back to you within 3 business days. Once approved you'll be able to log in and see wholesale prices right here on the site.</p><ul><li>Minimum opening order $250</li><li>Minimum reorder $150</li><li>Wholesale prices are 50% off retail</li><li>Resale certificate required</li></ul><p>Wholesale accounts may sell in their own shop and on their own website. Selling Copperhound on any third-party marketplace (Amazon, Walmart, eBay, Etsy, TikTok Shop) requires our written approval first.</p>
<div id="shopify-block-AWnF3" class="shopify-block shopify-app-block"><div class="globo-formbuilder" data-id="MTA4NDcy"></div></div>
<script>var Globo = Globo || {}; Globo.FormBuilder = Globo.FormBuilder || {}; Globo.FormBuilder.forms = {"108472":{"MTA4NDcy":{"elements":[{"id":"text","type":"text","label":"Business name","placeholder":"","required":true,"columnWidth":50},{"id":"text-2","type":"text","label":"First name","required":true,"columnWidth":50},{"id":"email","type":"email","label":"Email","placeholder":"you@yourshop.com","required":true},{"id":"file","type":"file","label":"Upload resale certificate","button-text":"Choose file","allowed-multiple":true,"allowed-extensions":["pdf","png","jpg"],"required":true},{"id":"checkbox","type":"acceptTerms","label":"I have read and accept the wholesale terms","required":true}],"header":{"active":true,"title":"Wholesale application"},"footer":{"submitText":"Apply"},"afterSubmit":{"action":"clearForm","message":"<h4>Thank you!</h4><p>We'll be in touch.</p>"},"mail":{"notification":{"to":"store-owner@example.com"}}}}};</script>
<script src="https://cdn.shopify.com/extensions/globo/dist/globo.formbuilder.js" defer></script>`,
      ],
      '/pages/contact-us': [
        'Contact us',
        shopifyForm(['Name', 'Email', 'Order number', 'Message'], 'Send message'),
      ],
      '/pages/affiliates': [
        'Affiliates',
        `<p>Creators earn 12% on every sale. Apply with your handle at ${mailto('creators@copperhound.co')}.</p>`,
      ],
    }),
    'copperhound.co': moved('www.copperhound.co'),
    'copperhoundpub.com': {
      '/': other('The Copper Hound', 'Pub & Grille', '<p>Private events: events@copperhoundpub.com</p>'),
    },
  },
  expected: {
    website: 'www.copperhound.co',
    wayIn: { kind: 'form', anyOf: ['https://www.copperhound.co/pages/wholesale-application'] },
    traps: [
      'store-owner@example.com',
      'you@yourshop.com',
      'creators@copperhound.co',
      'events@copperhoundpub.com',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Carry Copperhound in your store!',
        path: '/pages/wholesale-application',
      },
      marketplaces: {
        value: 'with_permission',
        words:
          'Selling Copperhound on any third-party marketplace (Amazon, Walmart, eBay, Etsy, TikTok Shop) requires our written approval first.',
        path: '/pages/wholesale-application',
      },
      minimum_opening_order: {
        value: 250,
        words: 'Minimum opening order $250',
        path: '/pages/wholesale-application',
      },
      minimum_reorder: { value: 150, words: 'Minimum reorder $150', path: '/pages/wholesale-application' },
      currency: 'USD',
      documents: {
        value: ['resale_certificate'],
        words: 'Resale certificate required',
        path: '/pages/wholesale-application',
      },
    },
  },
};

const emberShop: Shop = {
  host: 'www.oakandembergrill.com',
  name: 'Oak & Ember Grillware',
  about: 'Cast iron grill presses, griddles and smoker boxes for people who cook outside.',
  nav: [
    ['/grill-tools/', 'Grill Tools'],
    ['/recipes/', 'Recipes'],
    ['/dealers/', 'Find a Dealer'],
    ['/contact-us/', 'Contact Us'],
  ],
  foot: [
    ['/become-a-dealer/', 'Become a Dealer'],
    ['/shipping-returns/', 'Shipping & Returns'],
    ['/internet-policy/', 'Internet Sales & Pricing Policy'],
    ['/contact-us/', 'Contact Us'],
  ],
  mail: 'service@oakandembergrill.com',
  phone: '(918) 555-0162',
  where: '7702 E 38th Street<br>Tulsa, OK 74145',
  goods: [
    ['cast-iron-grill-press', 'Cast Iron Grill Press', '$29.99'],
    ['reversible-griddle', 'Reversible Griddle 18"', '$64.99'],
  ],
};
const ember: DiscoveryCase = {
  brand: 'Oak & Ember Grillware',
  productTitles: ['Oak & Ember Cast Iron Grill Press', 'Oak & Ember Reversible Cast Iron Griddle 18 Inch'],
  category: 'Patio, Lawn & Garden',
  search: [
    hit(
      'https://www.oakandembergrill.com/',
      'Oak & Ember Grillware - Cast Iron Grill Tools',
      emberShop.about,
    ),
    hit(
      'https://oakandemberbistro.com/',
      'Oak and Ember Bistro - Reservations',
      'Wood-fired dining in Boise.',
    ),
    amazon('Oak & Ember', 'Cast Iron Grill Press'),
    hit(
      'https://www.tulsahearthandpatio.com/oak-ember',
      'Oak & Ember tools | Tulsa Hearth & Patio',
      'Presses, griddles and smoker boxes.',
    ),
    linkedin('Oak & Ember Grillware', 'Consumer goods. 11-50 employees. Tulsa, Oklahoma.'),
  ],
  hosts: {
    'www.oakandembergrill.com': stencil(emberShop, {
      '/': ['Home', '<p>Heavier than it looks. On purpose.</p>'],
      '/grill-tools/': ['Grill Tools', '<p>12 products</p>'],
      '/recipes/': ['Recipes', '<p>Smash burgers. Press for ten seconds, then leave it alone.</p>'],
      '/dealers/': [
        'Find a Dealer',
        '<p>Enter your ZIP code.</p><div id="storemapper" data-storemapper-id="14402"></div><p>Oak &amp; Ember is sold at more than 300 hearth, hardware and barbecue stores.</p>',
      ],
      '/become-a-dealer/': [
        'Become a Dealer',
        `<p>Oak &amp; Ember Grillware is sold through independent hearth &amp; patio, hardware and BBQ specialty dealers. If that's you, complete the dealer application below. Applications are reviewed every Monday.</p><p>What you'll need to have at hand:</p><ul><li>Your federal EIN</li><li>State sales tax exemption / resale certificate</li><li>Three trade references</li></ul><p>Opening order for new dealers is $1,000. Re-orders of $300 and up ship freight prepaid; anything below that ships at your cost.</p>
<script charset="utf-8" type="text/javascript" src="//js.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({ region: "na1", portalId: "4410982", formId: "c0a1f7b2-77de-4f4b-9b1e-0c7a5a2d91ef", css: "", target: "#dealer-form" });</script><div id="dealer-form"></div><noscript>Please turn on JavaScript to see the dealer application.</noscript>`,
      ],
      '/internet-policy/': [
        'Internet Sales & Pricing Policy',
        '<p>Effective January 1, 2023.</p><ol><li>Oak &amp; Ember publishes a Minimum Advertised Price (MAP) for each item. Advertising below MAP, in print or online, is grounds for account closure.</li><li>Dealers may sell on a website they own and operate, under their own trade name.</li><li>No dealer, distributor or sub-dealer may offer Oak &amp; Ember products on Amazon.com, eBay.com, Walmart.com or any other third-party marketplace.</li><li>This policy does not restrict the price at which a dealer actually sells.</li></ol><p>Report a violation: <a href="mailto:map@oakandembergrill.com">map@oakandembergrill.com</a></p>',
      ],
      '/shipping-returns/': [
        'Shipping & Returns',
        '<p>Orders ship from Tulsa within two days. Cast iron is heavy, so is the postage: flat $12.</p>',
      ],
      '/contact-us/': [
        'Contact Us',
        `<p>Customer service: (918) 555-0162, M-F 8-4:30 Central, or service@oakandembergrill.com</p><form class="form" action="/pages.php?action=sendContactForm" method="post"><input type="hidden" name="page_id" value="2"><label class="form-label" for="contact_fullname">Full Name</label><input class="form-input" type="text" id="contact_fullname" name="contact_fullname"><label class="form-label" for="contact_email">Email Address</label><input class="form-input" id="contact_email" name="contact_email"><label class="form-label" for="contact_question">Comments/Questions</label><textarea name="contact_question" id="contact_question" rows="5" class="form-input"></textarea><input class="button button--primary" type="submit" value="Submit Form"></form>`,
      ],
    }),
    'oakandemberbistro.com': {
      '/': other('Oak and Ember', 'Bistro', '<p>Reservations: host@oakandemberbistro.com</p>'),
    },
    'www.tulsahearthandpatio.com': seller(
      'Tulsa Hearth & Patio',
      '/oak-ember',
      'Oak & Ember',
      '<p>Grill press $29.99</p>',
      'sales@tulsahearthandpatio.com',
    ),
  },
  expected: {
    website: 'www.oakandembergrill.com',
    wayIn: { kind: 'form', anyOf: ['https://www.oakandembergrill.com/become-a-dealer/'] },
    traps: ['map@oakandembergrill.com', 'host@oakandemberbistro.com', 'sales@tulsahearthandpatio.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'is sold through independent hearth & patio, hardware and BBQ specialty dealers',
        path: '/become-a-dealer/',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'may offer Oak & Ember products on Amazon.com, eBay.com, Walmart.com or any other third-party marketplace',
        path: '/internet-policy/',
      },
      map_policy: {
        value: 'yes',
        words: 'Oak & Ember publishes a Minimum Advertised Price (MAP) for each item.',
        path: '/internet-policy/',
      },
      minimum_opening_order: {
        value: 1000,
        words: 'Opening order for new dealers is $1,000.',
        path: '/become-a-dealer/',
      },
      currency: 'USD',
      documents: {
        value: ['tax_id', 'resale_certificate', 'trade_references'],
        words: 'Your federal EIN',
        furtherWords: ['State sales tax exemption / resale certificate', 'Three trade references'],
        path: '/become-a-dealer/',
      },
    },
  },
};

const snapShop: Shop = {
  host: 'www.snapcrisp.com',
  name: 'SnapCrisp',
  about: 'Salad spinners and produce keepers that click shut.',
  nav: [
    ['/products', 'Products'],
    ['/where-to-buy', 'Where to Buy'],
    ['/support', 'Support'],
    ['/about', 'About'],
  ],
  foot: [
    ['/support', 'Support'],
    ['/privacy', 'Privacy'],
    ['https://www.halvorsenhousewares.com/', 'A Halvorsen Housewares brand'],
  ],
  mail: 'support@snapcrisp.com',
  goods: [
    ['spinner-5qt', 'SnapCrisp Salad Spinner 5 qt', '$34.95'],
    ['keeper-set', 'SnapCrisp Produce Keeper, Set of 3', '$27.95'],
  ],
};
const halvorsenShop: Shop = {
  host: 'www.halvorsenhousewares.com',
  name: 'Halvorsen Housewares, Inc.',
  about: 'Halvorsen Housewares is the company behind SnapCrisp, Tidy Tin and Bakewell & Sons.',
  nav: [
    ['/brands', 'Our Brands'],
    ['/retailers', 'For Retailers'],
    ['/careers', 'Careers'],
    ['/contact', 'Contact'],
  ],
  foot: [['/investors', 'Investors']],
  phone: '612-555-0135',
  where: '4000 Olson Highway, Minneapolis, MN 55422',
};
const snapcrisp: DiscoveryCase = {
  brand: 'SnapCrisp',
  productTitles: ['SnapCrisp Salad Spinner, 5 Quart', 'SnapCrisp Produce Keeper Set of 3'],
  category: 'Kitchen & Dining',
  search: [
    amazonItem('SnapCrisp Salad Spinner 5 Quart', 'SnapCrisp'),
    hit('https://www.snapcrisp.com/', 'SnapCrisp® Salad Spinners & Keepers', snapShop.about),
    hit(
      'https://www.halvorsenhousewares.com/brands',
      'Our Brands | Halvorsen Housewares, Inc.',
      halvorsenShop.about,
    ),
    hit(
      'https://www.kitchenscope.net/best-salad-spinners',
      'The 7 Best Salad Spinners, Tested',
      'Our pick for small kitchens: SnapCrisp.',
    ),
    linkedin('Halvorsen Housewares', 'Consumer goods, 51-200 employees, Minneapolis.'),
  ],
  hosts: {
    'www.snapcrisp.com': hand(snapShop, {
      '/': ['Home', '<div class="hero"><p>Push. Spin. Click. Dry lettuce in twelve seconds.</p></div>'],
      '/products': ['Products', '<p>Salad Spinner 5 qt. Salad Spinner 3 qt. Produce Keepers.</p>'],
      '/where-to-buy': [
        'Where to Buy',
        '<p>SnapCrisp is sold at kitchen stores and supermarkets near you, and online at Amazon.</p><p>Retail buyers: SnapCrisp is sold to stores by our parent company. Please contact the Halvorsen Housewares sales desk at <a href="mailto:sales@halvorsenhousewares.com">sales@halvorsenhousewares.com</a>.</p>',
      ],
      '/support': [
        'Support',
        '<p>Lost your lid? Replacement parts are $6 with shipping. Write to support@snapcrisp.com.</p>',
      ],
      '/about': ['About', '<p>SnapCrisp joined the Halvorsen family in 2014. Designed in Minneapolis.</p>'],
      '/privacy': ['Privacy', '<p>Data requests: privacy@halvorsenhousewares.com</p>'],
    }),
    'www.halvorsenhousewares.com': hand(halvorsenShop, {
      '/': ['Home', '<p>Three brands, one warehouse, since 1968.</p>'],
      '/brands': [
        'Our Brands',
        '<h3><a href="https://www.snapcrisp.com/">SnapCrisp</a></h3><p>Salad spinners and keepers.</p><h3>Tidy Tin</h3><p>Storage tins.</p><h3>Bakewell &amp; Sons</h3><p>Bakeware.</p>',
      ],
      '/retailers': [
        'For Retailers',
        '<p>We supply independent retailers, regional chains and mail-order houses with all three of our brands. Catalogs go out in January and July. Ask the sales desk for yours: <a href="mailto:sales@halvorsenhousewares.com">sales@halvorsenhousewares.com</a>.</p>',
      ],
      '/careers': ['Careers', '<p>Send a resume to hr@halvorsenhousewares.com.</p>'],
      '/contact': [
        'Contact',
        '<p>Reception: 612-555-0135. Consumers, please use the support page of your brand.</p>',
      ],
      '/investors': ['Investors', '<p>ir@halvorsenhousewares.com</p>'],
    }),
    'www.kitchenscope.net': {
      '/best-salad-spinners': other(
        'KitchenScope',
        'The 7 Best Salad Spinners',
        '<p>We spun forty pounds of romaine.</p>',
        'Pitches: editors@kitchenscope.net',
      ),
    },
  },
  expected: {
    website: 'www.snapcrisp.com',
    wayIn: { kind: 'address', anyOf: ['sales@halvorsenhousewares.com'] },
    traps: [
      'privacy@halvorsenhousewares.com',
      'hr@halvorsenhousewares.com',
      'ir@halvorsenhousewares.com',
      'editors@kitchenscope.net',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'SnapCrisp is sold to stores by our parent company.',
        path: '/where-to-buy',
      },
    },
  },
};

export const kitchenMore: readonly DiscoveryCase[] = [copperhound, ember, snapcrisp];
