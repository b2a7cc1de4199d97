import type { DiscoveryCase } from '../case.ts';
import { wix } from './shells/builders.ts';
import { shopify, woo } from './shells/carts.ts';
import {
  amazon,
  another,
  applyAt,
  entities,
  fields,
  hit,
  instagram,
  mail,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  // Discounts for offices beside a program for resellers.
  shop(shopify, {
    name: 'Voltwren',
    host: 'www.voltwren.test',
    line: 'GaN chargers the size of a matchbox',
    bar: 'Back to school: up to 25% off',
    menu: ['Chargers /collections/all', 'Business orders /pages/business', 'Support /pages/support'],
    foot: [
      'Reseller program /pages/reseller-program',
      'Affiliate program /pages/affiliate',
      'Support /pages/support',
    ],
    head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Voltwren","url":"https://www.voltwren.test/","email":"support@voltwren.test","sameAs":["https://www.instagram.com/voltwren/"]}</script>',
    home: '<h2>65 watts, 45 grams</h2>',
    pages: {
      '/pages/support': [
        'Support',
        `<p>Register your product to extend the warranty to 24 months. ${mail('support@voltwren.test')}</p>`,
      ],
      '/pages/affiliate': ['Affiliate program', '<p>10% commission, 30-day cookie, $100 minimum payout.</p>'],
      '/pages/business': [
        'Business orders',
        `<p>Outfitting a team? Companies get 15% off orders of 50 units or more. The minimum for logo printing is 200 units. ${mail('corporate@voltwren.test')}</p>`,
      ],
      '/pages/reseller-program': [
        'Reseller program',
        `<p>Electronics stores, campus bookstores and travel retailers can apply to become authorized Voltwren resellers. Approval takes three to five business days.</p>
<p>Authorized resellers must observe our Minimum Advertised Price Policy and are not permitted to sell on Amazon, eBay, Walmart Marketplace, Newegg or any other third-party marketplace.</p>
<p>Along with the form we’ll need your resale certificate.</p><p><a href="https://voltwren.typeform.com/to/Rs4kqB" target="_blank">Start your application</a></p>`,
      ],
    },
    titles: ['Voltwren 65W GaN Charger 3-Port', 'Voltwren 100W USB-C Cable 6 ft'],
    prices: ['$39.99', '$14.99'],
    category: 'Cell Phones & Accessories',
    found: [amazon('Voltwren', 'USB-C chargers'), 'itself', instagram('Voltwren')],
    wayIn: applyAt(
      'https://voltwren.typeform.com/to/Rs4kqB',
      'https://www.voltwren.test/pages/reseller-program',
    ),
    policy: {
      takes_wholesale: yes(
        'Electronics stores, campus bookstores and travel retailers can apply to become authorized Voltwren resellers.',
        '/pages/reseller-program',
      ),
      map_policy: yes(
        'Authorized resellers must observe our Minimum Advertised Price Policy and are not permitted to sell on Amazon, eBay, Walmart Marketplace, Newegg or any other third-party marketplace.',
        '/pages/reseller-program',
      ),
      marketplaces: says(
        'forbidden',
        'Authorized resellers must observe our Minimum Advertised Price Policy and are not permitted to sell on Amazon, eBay, Walmart Marketplace, Newegg or any other third-party marketplace.',
        '/pages/reseller-program',
      ),
      documents: says(
        ['resale_certificate'],
        'Along with the form we’ll need your resale certificate.',
        '/pages/reseller-program',
      ),
    },
  }),
  // English for all of Europe, in euros.
  shop(woo, {
    name: 'Cablefolk',
    host: 'cablefolk.test',
    lang: 'en-GB',
    line: 'Braided cables made in Tallinn',
    bar: 'Free EU shipping from €40',
    menu: ['Cables /shop/', 'About /about/', 'B2B /b2b/', 'Contact /contact/'],
    foot: ['B2B /b2b/', 'Terms /terms/', 'Imprint /imprint/'],
    home: '<p>Linen over copper. Mend it, don’t bin it.</p>',
    pages: {
      '/about/': ['About', '<p>Five people, three looms, one 3D printer.</p>'],
      '/terms/': [
        'Terms',
        '<p>Consumers may withdraw within 14 days. Orders under €15 carry a small-order fee of €2.</p>',
      ],
      '/imprint/': [
        'Imprint',
        `<p>Cablefolk OÜ, Telliskivi 60a, Tallinn. Registry code 14555012. ${entities('office@cablefolk.test')}</p><p>Data protection officer: ${mail('dpo@privaatne.test')}</p>`,
      ],
      '/contact/': ['Contact', `<p>${entities('hello@cablefolk.test')}</p>`],
      '/b2b/': [
        'B2B',
        `<p>We work with resellers in 14 European countries. For prices excluding VAT write to ${entities('b2b@cablefolk.test')} and mention your VAT number.</p>
<p>First order from €500 ex works, repeat orders from €200.</p>
<p>Our distributors are Kabelhuis BV in the Benelux and Nordtrade AB in Sweden and Norway.</p>`,
      ],
    },
    titles: ['Cablefolk Linen USB-C Cable 2 m', 'Cablefolk Desk Cable Set'],
    category: 'Cell Phones & Accessories',
    found: [
      'itself',
      hit('https://www.amazon.de/stores/Cablefolk', 'Cablefolk @ Amazon.de'),
      hit('https://cablefolkfest.test/', 'Cable Folk Festival, Wisconsin'),
    ],
    elsewhere: {
      'cablefolkfest.test': {
        '/': another('Cable Folk Festival', `<p>Tickets: ${mail('tickets@cablefolkfest.test')}</p>`),
      },
    },
    wayIn: writeTo('b2b@cablefolk.test'),
    traps: ['dpo@privaatne.test', 'tickets@cablefolkfest.test'],
    policy: {
      takes_wholesale: yes('We work with resellers in 14 European countries.', '/b2b/'),
      minimum_opening_order: says(500, 'First order from €500 ex works, repeat orders from €200.', '/b2b/'),
      minimum_reorder: says(200, 'First order from €500 ex works, repeat orders from €200.', '/b2b/'),
      currency: 'EUR',
      documents: says(['tax_id'], 'and mention your VAT number.', '/b2b/'),
      distributors: says(
        ['Kabelhuis BV', 'Nordtrade AB'],
        'Our distributors are Kabelhuis BV in the Benelux and Nordtrade AB in Sweden and Norway.',
        '/b2b/',
      ),
    },
  }),
  shop(wix, {
    name: 'Sonder Audio Stands',
    host: 'www.sonderstands.test',
    line: 'Speaker stands in solid walnut',
    menu: [
      'Stands /shop',
      'Gallery /gallery',
      'Dealers & installers /dealers-installers',
      'Contact /contact',
    ],
    foot: ['Dealers & installers /dealers-installers', 'Shipping /shipping'],
    home: '<p class="font_8">Your speakers deserve better than a bookshelf.</p>',
    pages: {
      '/gallery': ['Gallery', '<p class="font_8">Listening rooms from Austin to Oslo.</p>'],
      '/shipping': ['Shipping', '<p class="font_8">Pairs ship in two boxes. Free over $400.</p>'],
      '/contact': [
        'Contact',
        `<p class="font_8">Curious about a finish? ${mail('hello@sonderstands.test')}</p>`,
      ],
      '/dealers-installers': [
        'Dealers & installers',
        `<p class="font_8">Hi-fi dealers and custom installers are set up with dealer pricing after a short phone call.</p><p class="font_8">We manage Amazon ourselves, so dealers may not list our stands there.</p>
<p class="font_8">Write to Renata, our dealer manager: <a data-auto-recognition="true" href="mailto:renata@sonderstands.test">renata@sonderstands.test</a></p>`,
      ],
    },
    titles: ['Sonder Audio Stands Walnut Speaker Stand 24 inch Pair', 'Sonder Desktop Monitor Stand'],
    category: 'Electronics',
    found: [
      'itself',
      amazon('Sonder Audio', 'speaker stands'),
      hit('https://sonderhotels.test/', 'Sonder stays and hotels'),
    ],
    elsewhere: {
      'sonderhotels.test': { '/': another('Sonder stays', `<p>${mail('stays@sonderhotels.test')}</p>`) },
    },
    wayIn: writeTo('renata@sonderstands.test'),
    traps: ['stays@sonderhotels.test'],
    policy: {
      takes_wholesale: yes(
        'Hi-fi dealers and custom installers are set up with dealer pricing after a short phone call.',
        '/dealers-installers',
      ),
      marketplaces: says(
        'amazon_forbidden',
        'We manage Amazon ourselves, so dealers may not list our stands there.',
        '/dealers-installers',
      ),
    },
  }),
  // A reseller's shop that bears the name comes first in the search.
  shop(shopify, {
    name: 'Pixelmoth',
    host: 'pixelmothlabs.test',
    line: 'Screen bars and bias lights',
    bar: 'Ships from Reno, NV within 24 hours',
    menu: ['Lights /collections/all', 'Setups /blogs/setups', 'Partner with us /pages/partner'],
    foot: ['Partner with us /pages/partner', 'FAQ /pages/faq', 'Privacy policy /policies/privacy-policy'],
    home: '<h2>Pixelmoth</h2><p>Designed by Pixelmoth Labs. Kind to eyes at 2 a.m.</p>',
    pages: {
      '/blogs/setups': ['Setups', '<p>Reader desks of the month.</p>'],
      '/policies/privacy-policy': [
        'Privacy policy',
        `<p>Requests: ${mail('privacy@pixelmothlabs.test')}</p>`,
      ],
      '/pages/faq': [
        'FAQ',
        '<h3>Can I buy from resellers on Amazon?</h3><p>The warranty only covers lights bought from us or a listed partner.</p><h3>Is there a minimum spend for free shipping?</h3><p>$50.</p>',
      ],
      '/pages/partner': [
        'Partner with us',
        `<h2>Creators</h2><p>Get a free light for an honest video.</p><h2>Retail partners</h2><p>We’re currently onboarding camera shops, gaming stores and computer retailers. Use the form and choose “Retail”.</p>
<form method="post" action="/contact#partner" class="contact-form">${fields('Name*', 'Store*', 'Email*')}<p><select name="contact[type]"><option>Retail</option><option>Creator</option></select></p><textarea name="contact[body]"></textarea><button>Send</button></form>
<p>Opening orders for retail partners are set at $600. To verify your store we look at its website, so please include the link.</p>`,
      ],
    },
    titles: ['Pixelmoth Screen Bar Pro', 'Pixelmoth Bias Light Strip 32 inch'],
    prices: ['$89.00', '$39.00'],
    category: 'Electronics',
    found: [
      hit(
        'https://pixelmoth-shop.test/',
        'Pixelmoth Shop EU - GadgetHaven',
        'Buy Pixelmoth screen bars in Europe at GadgetHaven.',
      ),
      amazon('Pixelmoth', 'screen bars'),
      'itself',
    ],
    elsewhere: {
      'pixelmoth-shop.test': {
        '/': another(
          'Pixelmoth Shop EU - GadgetHaven',
          `<p>GadgetHaven BV is a reseller of Pixelmoth, Cablefolk and twenty other brands.</p><p>${mail('info@gadgethaven.test')}</p>`,
        ),
      },
    },
    wayIn: applyAt('https://pixelmothlabs.test/pages/partner'),
    traps: ['privacy@pixelmothlabs.test', 'info@gadgethaven.test'],
    policy: {
      takes_wholesale: yes(
        'We’re currently onboarding camera shops, gaming stores and computer retailers.',
        '/pages/partner',
      ),
      minimum_opening_order: says(
        600,
        'Opening orders for retail partners are set at $600.',
        '/pages/partner',
      ),
      currency: 'USD',
      documents: says(
        ['website_url'],
        'To verify your store we look at its website, so please include the link.',
        '/pages/partner',
      ),
    },
  }),
];
