import type { DiscoveryCase } from '../case.ts';
import { squareForm, squarespace, webflow } from './systems/builders.ts';
import { facebook, hit, instagram, other, seller } from './systems/elsewhere.ts';
import { mail, said } from './systems/shop.ts';
import { contactForm, dawn, prestige } from './systems/shopify.ts';
import { elementor } from './systems/wordpress.ts';

const linen = dawn(
  {
    name: 'Saltbush Linen',
    host: 'saltbushlinen.test',
    tagline: 'Linen bedding, washed soft',
    banner: 'AFTERPAY AVAILABLE | FREE SHIPPING OVER $150',
    nav: 'Bedding=/collections/all; Table=/collections/table; Journal=/blogs/news; About=/pages/about',
    foot: 'Stockists=/pages/stockists; Become a stockist=/pages/become-a-stockist; Contact=/pages/contact; Shipping=/policies/shipping-policy; Privacy=/policies/privacy-policy',
    goods:
      'Fitted Sheet Queen Ochre=$189.00; Pillowslip Pair=$79.00; Tablecloth 3m=$149.00; Napkin Set=$59.00',
    about: '<p>European flax, designed on Ngarrindjeri country in Goolwa, South Australia.</p>',
    privacy: 'privacy@saltbushlinen.test',
    small: '<small> ABN 51 824 753 556</small>',
  },
  {
    '/pages/about': [
      'About',
      '<p>Meg wanted sheets that felt like the ones at her nan’s. That was 2015.</p>',
    ],
    '/pages/stockists': [
      'Stockists',
      '<p><b>SA</b> Fleurieu Home, Victor Harbor. <b>VIC</b> The Corner Store, Daylesford. <b>NSW</b> Banksia &amp; Co, Berry.</p>',
    ],
    '/pages/contact': [
      'Contact',
      `<p>Customer care ${mail('care@saltbushlinen.test')}</p><p>Collabs &amp; media ${mail('media@saltbushlinen.test')}</p>`,
    ],
    '/policies/shipping-policy': [
      'Shipping policy',
      '<p>Australia Post, $12 flat, free over $150. Maximum of 4 sheet sets per order.</p>',
    ],
    '/pages/become-a-stockist': [
      'Become a stockist',
      `<p>We supply homewares stores, hotels and stylists around Australia.</p><ul><li>Minimum opening order is $600 ex GST</li><li>Swatches are $5 a set</li><li>One stockist per suburb or town</li><li>We ask that stockists don't list our linen on Amazon, Catch, MyDeal or other marketplaces</li></ul><p>Pop your store name, ABN and a couple of photos of your shop into an email to ${mail('stockists@saltbushlinen.test')}.</p>`,
    ],
  },
);

const sunscreen = prestige(
  {
    name: 'Noonday Skin',
    host: 'noondayskin.test',
    tagline: 'Zinc for every face',
    banner: 'Spend $60, get a free hat',
    nav: 'Shop=/collections/all; Science=/pages/science; Reef=/pages/reef',
    foot: 'FAQs=/pages/faqs; Contact=/pages/contact; Privacy=/policies/privacy-policy; Terms=/policies/terms-of-service',
    goods: 'Zinc Stick SPF50+=$19.95; Face Fluid SPF50+=$29.95; After Sun Gel=$17.95',
    about: '<p>Made in Burleigh Heads. Always read the label and follow the directions for use.</p>',
    privacy: 'privacy.officer@noondayskin.test',
    small: '<small> Website by Hightide Digital | hello@hightidedigital.test</small>',
  },
  {
    '/pages/science': ['Science', '<p>22% zinc oxide. Four hours water resistant. TGA listed.</p>'],
    '/pages/reef': ['Reef', '<p>1% for the planet since 2021.</p>'],
    '/pages/faqs': [
      'FAQs',
      '<h3>Where is my order?</h3><p>See the link in your shipping email.</p><h3>How do I become a stockist?</h3><p>Stockists order from us through our partner platforms or directly with Jess. Flick her an email at jess@noondayskin.test and let her know a bit about your surf shop, pharmacy or boutique.</p><h3>How many can I buy?</h3><p>Maximum 10 per customer during sales.</p>',
    ],
    '/pages/contact': ['Contact', contactForm('Name; Email*=you@example.com; Message', 'Send')],
  },
);

const honey = elementor(
  {
    name: 'Ridgeback Honey',
    host: 'www.ridgebackhoney.test',
    tagline: 'Raw honey from the Coromandel',
    nav: 'Home=/; Shop=/shop/; Our Bees=/our-bees/; Export & Trade=/trade/; Contact=/contact/',
    foot: 'Our Bees=/our-bees/; Export & Trade=/trade/; Contact=/contact/; Privacy=/privacy-policy/',
    goods: 'Manuka UMF 10+ 250g=$49.90; Rewarewa 500g=$18.90; Honeycomb 340g=$26.00',
    about: '<p>Four hundred hives, one family, since 1974. Whangamatā, New Zealand.</p>',
    privacy: 'privacy@ridgebackhoney.test',
  },
  {
    '/our-bees/': ['Our Bees', '<p>We leave them enough for winter.</p>'],
    '/contact/': ['Contact', `<p>Gate sales 9am–3pm weekdays. ${mail('info@ridgebackhoney.test')}</p>`],
    '/trade/': [
      'Export & Trade',
      `<table><tr><th>Market</th><th>Who to talk to</th></tr><tr><td>New Zealand</td><td>Retailers buy wholesale from us direct, minimum first order NZ$400</td></tr><tr><td>Australia</td><td>Distributed by Southern Pantry Imports</td></tr><tr><td>Japan</td><td>Distributed by Aoyama Foods KK</td></tr></table><p>For all trade enquiries contact Hemi on ${mail('hemi@ridgebackhoney.test')}.</p>`,
    ],
  },
);

const bags = webflow(
  {
    name: 'Pōhā Bags',
    host: 'pohabags.test',
    tagline: 'Totes from retired sails',
    nav: 'Bags=/shop; Sails=/sails; Contact=/contact',
    foot: 'Wholesale=/wholesale; Contact=/contact; Privacy=/privacy',
    goods: 'Crew Tote=$120; Bosun Pouch=$45; Halyard Duffel=$240',
    about: '<p>Each bag has crossed an ocean already. Made in Lyttelton, Aotearoa New Zealand.</p>',
  },
  {
    '/sails': [
      'Sails',
      '<p>Got an old sail? We pay $5 a square metre, minimum 10 square metres. sails@pohabags.test</p>',
    ],
    '/contact': ['Contact', '<p>kiaora@pohabags.test</p>'],
    '/wholesale': [
      'Wholesale',
      '<p>Stores in New Zealand and Australia can buy our bags at wholesale.</p><p>Start with NZ$350 or more.</p><p>Selling on Trade Me, Etsy or Amazon? That’s fine with us, as long as you use our photos and call the bags by their names.</p><p>Flick us an email at kiaora@pohabags.test.</p>',
    ],
  },
);

const prints = squarespace(
  {
    name: 'Gang Gang Prints',
    host: 'www.ganggangprints.test',
    tagline: 'Linocuts of native birds',
    nav: 'Shop=/shop; About=/about; Contact=/contact',
    foot: 'FAQ=/faq; Contact=/contact; Privacy=/privacy',
    goods: 'Gang-gang Pair A3=$120.00; Galah Tea Towel=$32.00; Card Pack of 8=$36.00',
    about: '<p>Carved and printed by Fiona in Queanbeyan, NSW.</p>',
    privacy: 'privacy@ganggangprints.test',
  },
  {
    '/about': ['About', '<p>I carve at the kitchen table while the kids are at school.</p>'],
    '/faq': [
      'FAQ',
      '<p><strong>Do you sell at markets?</strong></p><p>Old Bus Depot Markets, first Sunday of the month, 10am to 4pm.</p><p><strong>Do you frame?</strong></p><p>No, but the A3 prints fit a standard frame.</p>',
    ],
    '/contact': ['Contact', squareForm('Name*; Email*=email@example.com; Message*', 'Send')],
  },
);

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Saltbush Linen',
    productTitles: ['Saltbush Linen Fitted Sheet Queen Ochre', 'Saltbush Linen Napkin Set'],
    category: 'Home & Kitchen',
    search: [
      hit('https://saltbushlinen.test/', 'Saltbush Linen – Linen bedding, washed soft', 'European flax.'),
      instagram('Saltbush Linen', 'Goolwa SA.'),
      hit('https://saltbushmotel.test/', 'Saltbush Motor Inn', 'Book direct and save.'),
    ],
    hosts: {
      'saltbushlinen.test': linen,
      'saltbushmotel.test': { '/': other('Saltbush Motor Inn', '<p>reception@saltbushmotel.test</p>') },
    },
    expected: {
      website: 'saltbushlinen.test',
      wayIn: { kind: 'address', anyOf: ['stockists@saltbushlinen.test'] },
      traps: [
        'privacy@saltbushlinen.test',
        'media@saltbushlinen.test',
        'reception@saltbushmotel.test',
        'help@pebblereviews.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply homewares stores, hotels and stylists',
          '/pages/become-a-stockist',
        ),
        minimum_opening_order: said(600, 'Minimum opening order is $600 ex GST', '/pages/become-a-stockist'),
        currency: 'AUD',
        marketplaces: said(
          'forbidden',
          "don't list our linen on Amazon, Catch, MyDeal or other marketplaces",
          '/pages/become-a-stockist',
        ),
        documents: said(
          ['tax_id', 'storefront_photos'],
          'Pop your store name, ABN and a couple of photos of your shop',
          '/pages/become-a-stockist',
        ),
      },
    },
  },
  {
    brand: 'Noonday Skin',
    productTitles: ['Noonday Skin Zinc Stick SPF50+', 'Noonday Skin Face Fluid SPF50+'],
    category: 'Beauty & Personal Care',
    search: [
      hit('https://noondayskin.test/', 'Noonday Skin – Zinc for every face', 'Burleigh Heads.'),
      hit('https://noondaynews.test/', 'The Noonday News', 'Local news for Noonday, Texas.'),
      hit('https://surfsupply.test/noonday', 'Noonday | Surf Supply', 'Zinc sticks.'),
    ],
    hosts: {
      'noondayskin.test': sunscreen,
      'noondaynews.test': { '/': other('The Noonday News', '<p>tips@noondaynews.test</p>') },
      'surfsupply.test': {
        '/noonday': seller('Surf Supply', 'Noonday', ['Zinc Stick'], 'orders@surfsupply.test'),
      },
    },
    expected: {
      website: 'noondayskin.test',
      wayIn: { kind: 'address', anyOf: ['jess@noondayskin.test'] },
      traps: [
        'privacy.officer@noondayskin.test',
        'hello@hightidedigital.test',
        'you@example.com',
        'tips@noondaynews.test',
        'orders@surfsupply.test',
      ],
      policy: { takes_wholesale: said('yes', 'Stockists order from us', '/pages/faqs') },
    },
  },
  {
    brand: 'Ridgeback Honey',
    productTitles: ['Ridgeback Honey Manuka UMF 10+ 250g', 'Ridgeback Rewarewa Honey 500g'],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://ridgebackrescue.test/', 'Rhodesian Ridgeback Rescue', 'Dogs looking for homes.'),
      hit('https://www.ridgebackhoney.test/', 'Ridgeback Honey', 'Raw honey from the Coromandel.'),
      facebook('Ridgeback Honey'),
    ],
    hosts: {
      'www.ridgebackhoney.test': honey,
      'ridgebackrescue.test': {
        '/': other('Rhodesian Ridgeback Rescue', '<p>adopt@ridgebackrescue.test</p>'),
      },
    },
    expected: {
      website: 'www.ridgebackhoney.test',
      wayIn: { kind: 'address', anyOf: ['hemi@ridgebackhoney.test'] },
      traps: ['privacy@ridgebackhoney.test', 'adopt@ridgebackrescue.test'],
      policy: {
        takes_wholesale: said('yes', 'Retailers buy wholesale from us direct', '/trade/'),
        minimum_opening_order: said(400, 'minimum first order NZ$400', '/trade/'),
        currency: 'NZD',
        distributors: said(['Southern Pantry Imports', 'Aoyama Foods KK'], 'Distributed by', '/trade/'),
      },
    },
  },
  {
    brand: 'Poha Bags',
    productTitles: ['Poha Crew Tote Recycled Sail', 'Poha Halyard Duffel'],
    category: 'Luggage',
    search: [
      hit('https://pohabags.test/', 'Pōhā Bags — Totes from retired sails', 'Lyttelton.'),
      hit('https://poharecipe.test/', 'Poha recipe', 'A quick Indian breakfast.'),
    ],
    hosts: {
      'pohabags.test': bags,
      'poharecipe.test': {
        '/': other('Poha recipe', '<p>Rinse the flattened rice. chef@poharecipe.test</p>'),
      },
    },
    expected: {
      website: 'pohabags.test',
      wayIn: { kind: 'address', anyOf: ['kiaora@pohabags.test'] },
      traps: ['sails@pohabags.test', 'chef@poharecipe.test'],
      policy: {
        takes_wholesale: said('yes', 'can buy our bags at wholesale', '/wholesale'),
        minimum_opening_order: said(350, 'Start with NZ$350 or more', '/wholesale'),
        currency: 'NZD',
        marketplaces: said('allowed', 'That’s fine with us, as long as you use our photos', '/wholesale'),
      },
    },
  },
  {
    brand: 'Gang Gang Prints',
    productTitles: ['Gang Gang Prints Galah Tea Towel', 'Gang Gang Prints Card Pack of 8'],
    category: 'Arts, Crafts & Sewing',
    search: [
      hit('https://birdlore.test/gang-gang', 'Gang-gang cockatoo', 'Callocephalon fimbriatum.'),
      hit('https://www.ganggangprints.test/', 'Gang Gang Prints', 'Linocuts of native birds.'),
      hit('https://ganggangcafe.test/', 'Gang Gang Cafe', 'Downer shops, Canberra.'),
    ],
    hosts: {
      'www.ganggangprints.test': prints,
      'ganggangcafe.test': { '/': other('Gang Gang Cafe', '<p>bookings@ganggangcafe.test</p>') },
    },
    expected: {
      website: 'www.ganggangprints.test',
      wayIn: { kind: 'form', anyOf: ['https://www.ganggangprints.test/contact'] },
      traps: ['privacy@ganggangprints.test', 'email@example.com', 'bookings@ganggangcafe.test'],
      policy: {},
    },
  },
];
