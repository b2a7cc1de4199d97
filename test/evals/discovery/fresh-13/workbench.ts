import type { DiscoveryCase } from '../case.ts';
import { bigcommerce, plain, prestashop, shopify, squarespace, woo } from './frames.ts';
import { bullets, clause, fillIn, form, hit, mail, numbered, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Anvil & Ash',
    host: 'anvilandash.test',
    titles: ['Anvil & Ash Bench Chisel 3/4 in', 'Anvil & Ash Strop Kit'],
    category: 'Tools & Home Improvement',
    frame: plain,
    pages: {
      '/tools.html': ['Tools', '<p>Hand-forged in Kentucky. Ships within a week.</p>'],
      '/dealers.html': [
        'Dealers',
        `<p>Woodworking stores that would like to become Anvil & Ash dealers: please get in touch, we have room for more of you.</p><p>The initial order is $600. After that, order in any amount.</p><p>Dealers agree to our MAP policy.</p><p>Call us, or send a W-9 and a few lines about your store to ${mail('dealers@anvilandash.test')}.</p>`,
      ],
      '/contact.html': ['Contact', `<p>${mail('forge@anvilandash.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('dealers@anvilandash.test'),
      policy: {
        takes_wholesale: says(
          '/dealers.html',
          'yes',
          'Woodworking stores that would like to become Anvil & Ash dealers',
          'we have room for more of you',
        ),
        map_policy: says('/dealers.html', 'yes', 'Dealers agree to our MAP policy'),
        minimum_opening_order: says('/dealers.html', 600, 'The initial order is $600'),
        currency: 'USD',
        documents: says('/dealers.html', ['w9'], 'send a W-9 and a few lines about your store'),
      },
    },
  }),
  site({
    brand: 'Lugworth Auto Care',
    host: 'www.lugworthauto.test',
    titles: ['Lugworth Auto Care Wheel Brush Set', 'Lugworth Auto Care Clay Mitt'],
    category: 'Automotive',
    frame: bigcommerce,
    bar: 'Two clay mitts for $40',
    foot: 'Lugworth Auto Care, Toledo, Ohio',
    pages: {
      '/guides': ['Guides', '<p>How to wash a car without swirls.</p>'],
      '/resellers': [
        'Resellers',
        `<p>We sell to parts stores, detail shops and online retailers. To be considered, complete the reseller application below.</p>${bullets('First purchase: $350 minimum', 'Reorder: $175 minimum', 'Marketplace sellers (Amazon, eBay, Walmart) must have written authorization from us', 'Advertised prices must stay at or above MAP')}<p>Have your tax ID and the address of your website ready.</p>${form('Submit application', 'Company', 'Contact name', 'Email', 'Phone')}`,
      ],
      '/sponsorship': ['-Sponsorship', `<p>Car clubs: ${mail('sponsor@lugworthauto.test')}</p>`],
      '/contact-us': ['Contact', `<p>${mail('support@lugworthauto.test')}</p>`],
    },
    expected: {
      wayIn: fillIn('https://www.lugworthauto.test/resellers'),
      traps: ['sponsor@lugworthauto.test'],
      policy: {
        takes_wholesale: says(
          '/resellers',
          'yes',
          'We sell to parts stores, detail shops and online retailers',
          'complete the reseller application below',
        ),
        marketplaces: says('/resellers', 'with_permission', 'must have written authorization from us'),
        map_policy: says('/resellers', 'yes', 'Advertised prices must stay at or above MAP'),
        minimum_opening_order: says('/resellers', 350, 'First purchase: $350 minimum'),
        minimum_reorder: says('/resellers', 175, 'Reorder: $175 minimum'),
        currency: 'USD',
        documents: says(
          '/resellers',
          ['tax_id', 'website_url'],
          'Have your tax ID and the address of your website ready',
        ),
      },
    },
  }),
  site({
    brand: 'Hawkweed Planes',
    host: 'hawkweedplanes.test',
    titles: ['Hawkweed Planes Block Plane No. 2', 'Hawkweed Planes Scraper Holder'],
    category: 'Tools & Home Improvement',
    frame: squarespace,
    bar: 'Current wait: nine weeks',
    pages: {
      '/planes': ['Planes', '<p>Cast in bronze, one batch a month.</p>'],
      '/ordering': [
        'Ordering',
        `<p>Planes are made in the order in which deposits arrive. Deposits are $50 and are not refundable.</p><p>We take cards and bank transfers; we do not take checks.</p><p>A word to stores: we do not sell through dealers and have no wholesale prices. Every plane goes from our bench to its owner.</p><p>The shop is closed in July.</p>`,
      ],
      '/contact': ['Contact', form('Send', 'Name', 'Email')],
    },
    expected: {
      wayIn: fillIn('https://hawkweedplanes.test/contact'),
      policy: {
        takes_wholesale: says(
          '/ordering',
          'no',
          'we do not sell through dealers and have no wholesale prices',
          'Every plane goes from our bench to its owner',
        ),
      },
    },
  }),
  site({
    brand: 'Ironbark Clamp Works',
    host: 'ironbarkclamps.test',
    titles: ['Ironbark Clamp Works F-Clamp 12 in', 'Ironbark Clamp Works Corner Jig'],
    category: 'Tools & Home Improvement',
    frame: shopify,
    bar: 'Lifetime warranty on every screw',
    pages: {
      '/pages/dealer-terms': [
        'Dealer terms',
        `<p>Last revised March 2026. These terms replace all earlier ones.</p>${numbered('Hardware stores, lumber yards and woodworking suppliers may apply to be dealers.', 'We do not sell at dealer price to contractors or to schools.', 'A dealer must hold a valid resale certificate and must send us a copy.', 'Stocking order: not less than $750 net.', 'Fill-in orders: not less than $250 net.', 'Orders below the fill-in amount will not be processed.', 'Freight is prepaid and added; we do not offer free freight on cast iron.', 'Terms are net 30 on approved credit. New dealers pay in advance for the first two orders.', 'We do not accept American Express.', 'Shortages must be reported in five days, or no credit will be issued.', 'No merchandise may be returned without a number from us. A 20 percent restocking fee applies.', 'Drop shipments are not available.', 'Closeouts and seconds are not sold to dealers.', 'A dealer may sell on its own website. A dealer may not sell on Amazon.', 'We assign no territories.', 'Dealer status lapses after twelve months without an order and is not renewed by itself.', 'We may decline an application without giving a reason.', 'Prices may change at any time and orders are billed at the price on the day of shipment.')}<p>Questions and applications: ${mail('dealerdesk@ironbarkclamps.test')}. The desk is not staffed on Saturdays or Sundays.</p>`,
      ],
      '/pages/contact': ['Contact', `<p>Repairs and parts: ${mail('repairs@ironbarkclamps.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('dealerdesk@ironbarkclamps.test'),
      policy: {
        takes_wholesale: says(
          '/pages/dealer-terms',
          'yes',
          'may apply to be dealers',
          'Stocking order: not less than $750 net',
          'Questions and applications',
        ),
        marketplaces: says('/pages/dealer-terms', 'amazon_forbidden', 'A dealer may not sell on Amazon'),
        minimum_opening_order: says('/pages/dealer-terms', 750, 'Stocking order: not less than $750 net'),
        minimum_reorder: says('/pages/dealer-terms', 250, 'Fill-in orders: not less than $250 net'),
        currency: 'USD',
        documents: says(
          '/pages/dealer-terms',
          ['resale_certificate'],
          'must hold a valid resale certificate',
        ),
      },
    },
  }),
  site({
    brand: 'Sable Creek Leather Care',
    host: 'sablecreek.test',
    titles: ['Sable Creek Leather Care Conditioner 8 oz', 'Sable Creek Leather Care Boot Brush'],
    category: 'Automotive',
    frame: woo,
    bar: 'Save 12% with a subscription',
    pages: {
      '/how-to': ['How to', '<p>Clean, condition, wait a night.</p>'],
      '/wholesale-faq': [
        'Wholesale FAQ',
        `${clause('Can my store sell Sable Creek?', 'If you run a saddlery, shoe repair, car care or general store, yes.', 'Individuals and personal shoppers do not qualify.')}${clause('What do you need from me?', 'A state resale certificate, and nothing else.', 'We do not run credit checks.')}${clause('Is there a minimum?', 'No. We dropped our minimums in 2024, for first orders and reorders both.')}${clause('How do I pay?', 'At checkout, by card.', 'We do not offer net terms directly and we do not accept checks by mail.')}${clause('Do you drop ship?', 'No, we do not, and we do not plan to.')}${clause('Can I sell on Amazon?', 'No. Please do not sell on Amazon, eBay, Walmart or any other marketplace; accounts that do are closed without notice.')}${clause('Do you set prices?', 'No, you are free to price as you see fit.')}${clause('Will you make my own label?', 'Sorry, we do not offer private label.')}${clause('Do you ship abroad?', 'Not at this time. Gallon cans cannot go to Alaska or Hawaii.')}${clause('Why was my account closed?', 'Accounts are closed after a year without orders. Write to us and we will open it again.')}${clause('Where do I sign up?', `Send the certificate to ${mail('wholesale@sablecreek.test')}. We do not reply on weekends.`)}`,
      ],
      '/contact': ['Contact', `<p>${mail('hello@sablecreek.test')}</p>`],
    },
    expected: {
      wayIn: writeTo('wholesale@sablecreek.test'),
      policy: {
        takes_wholesale: says(
          '/wholesale-faq',
          'yes',
          'If you run a saddlery, shoe repair, car care or general store, yes',
          'Can my store sell Sable Creek',
        ),
        marketplaces: says(
          '/wholesale-faq',
          'forbidden',
          'do not sell on Amazon, eBay, Walmart or any other marketplace',
        ),
        documents: says('/wholesale-faq', ['resale_certificate'], 'A state resale certificate'),
      },
    },
  }),
  site({
    brand: 'Herrajes Montalvo',
    host: 'herrajesmontalvo.test',
    lang: 'es',
    titles: ['Herrajes Montalvo Tirador de Latón', 'Herrajes Montalvo Bisagra Antigua 80 mm'],
    category: 'Tools & Home Improvement',
    frame: prestashop,
    bar: 'Envío gratis a partir de 60 €',
    pages: {
      '/taller': ['El taller', '<p>Fundimos latón en Eibar desde 1949.</p>'],
      '/envios': ['Envíos', '<p>Pedido mínimo para envío urgente: 25 €. No enviamos a Canarias.</p>'],
      '/aviso-legal': [
        '-Aviso legal',
        `<p>Alojamiento web: Servidores Nervión, ${mail('soporte@nervionhost.test')}</p>`,
      ],
      '/contacto': ['Contacto', `<p>${mail('info@herrajesmontalvo.test')}</p>`],
    },
    search: [
      hit('https://www.wallapop.com/herrajes', 'Herrajes de segunda mano', 'Herrajes antiguos.'),
      null,
    ],
    expected: {
      wayIn: writeTo('info@herrajesmontalvo.test'),
      traps: ['soporte@nervionhost.test'],
    },
  }),
];
