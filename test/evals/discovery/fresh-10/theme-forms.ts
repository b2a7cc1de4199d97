import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, faire, hit, instagram, itself, other, target } from '../fresh-9/shells/results.ts';
import { brand, fillIn, mail, says, yes } from '../fresh-9/shells/site.ts';
import { blocks, drawers, drawnForm } from './shells/shopify.ts';

const typeform = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title><script>window.rendererData={"form":{"title":${JSON.stringify(title)},"settings":{"is_public":true}}};</script></head><body><div id="root"></div></body></html>`;

export const cases: readonly DiscoveryCase[] = [
  // A form that a script draws from what is printed beside it.
  brand(blocks, {
    name: 'Dovetail Dog Treats',
    host: 'dovetaildogtreats.test',
    tagline: 'Baked treats with four ingredients',
    bar: 'Subscribe & save 15%',
    menu: [
      'Treats /collections/all',
      'Find a store /pages/store-locator',
      'Wholesale /pages/wholesale-application',
    ],
    foot: ['Wholesale /pages/wholesale-application', 'Contact /pages/contact'],
    range: ['Peanut Bones 12 oz | $13.00', 'Pumpkin Coins 8 oz | $11.00'],
    home: '<rte-formatter><h2>Sit. Stay. Share.</h2></rte-formatter>',
    pages: {
      '/pages/store-locator': [
        'Find a store',
        '<p>Type your zip code to see the stores near you on the map.</p><div id="stockist-widget" data-stockist-widget-tag="u9911"><noscript>Please enable JavaScript to see the store map.</noscript></div>',
      ],
      '/pages/contact': ['Contact', `<p>${mail('goodboy@dovetaildogtreats.test')}</p>`],
      '/pages/wholesale-application': [
        'Wholesale application',
        `<rte-formatter class="text-block rte"><p>Pet stores, groomers and vets: complete this application to buy our treats at wholesale.</p><p>$150 opening order, $75 reorders. Your resale certificate will be requested by email. Treats may not be resold on Amazon or any other online marketplace.</p></rte-formatter>${drawnForm('418822', 'Wholesale application', ['First name', 'Last name', 'Email', 'Business name', 'Resale number'], 'Submit application')}`,
      ],
    },
    titles: ['Dovetail Dog Treats Peanut Bones 12 oz', 'Dovetail Pumpkin Coins Dog Treats'],
    category: 'Pet Supplies',
    results: answers(itself, amazon, target),
    expected: {
      wayIn: fillIn('https://dovetaildogtreats.test/pages/wholesale-application'),
      policy: {
        takes_wholesale: yes(
          'Pet stores, groomers and vets: complete this application to buy our treats at wholesale.',
          '/pages/wholesale-application',
        ),
        minimum_opening_order: says(150, '$150 opening order, $75 reorders.', '/pages/wholesale-application'),
        minimum_reorder: says(75, '$150 opening order, $75 reorders.', '/pages/wholesale-application'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          'Your resale certificate will be requested by email.',
          '/pages/wholesale-application',
        ),
        marketplaces: says(
          'forbidden',
          'Treats may not be resold on Amazon or any other online marketplace.',
          '/pages/wholesale-application',
        ),
      },
    },
  }),
  brand(blocks, {
    name: 'Sundog Sunscreen',
    host: 'www.sundogsunscreen.test',
    tagline: 'Zinc sticks for long days',
    menu: ['Sticks /collections/all', 'Reef facts /pages/reef', 'Sell Sundog /pages/sell-sundog'],
    foot: ['Sell Sundog /pages/sell-sundog', 'Contact /pages/contact'],
    range: ['Zinc Stick SPF 50 | $16.00', 'Lip Zinc | $7.00'],
    home: '<rte-formatter><h2>Noon is nothing</h2></rte-formatter>',
    pages: {
      '/pages/reef': ['Reef facts', '<p>No oxybenzone, no octinoxate.</p>'],
      '/pages/contact': ['Contact', `<p>Order help: ${mail('help@sundogsunscreen.test')}</p>`],
      '/pages/sell-sundog': [
        'Sell Sundog',
        `<rte-formatter class="text-block rte"><p>Surf shops, ski shops and pharmacies can apply for wholesale pricing with the form below.</p><p>We require a seller’s permit. The initial order is a minimum of $240, which fills one counter display. Accounts that list on Amazon will be closed.</p></rte-formatter>${drawnForm('502217', 'Sell Sundog', ['Email', 'Shop name', 'City', 'State', 'Seller’s permit number'], 'Apply now')}`,
      ],
    },
    titles: ['Sundog Sunscreen Zinc Stick SPF 50', 'Sundog Lip Zinc'],
    category: 'Beauty & Personal Care',
    results: answers(amazon, itself, hit('https://sundogrv.test/', 'Sundog RV Park')),
    elsewhere: { 'sundogrv.test': other('Sundog RV Park', '<p>stay@sundogrv.test</p>') },
    expected: {
      wayIn: fillIn('https://www.sundogsunscreen.test/pages/sell-sundog'),
      traps: ['stay@sundogrv.test'],
      policy: {
        takes_wholesale: yes(
          'Surf shops, ski shops and pharmacies can apply for wholesale pricing with the form below.',
          '/pages/sell-sundog',
        ),
        minimum_opening_order: says(
          240,
          'The initial order is a minimum of $240, which fills one counter display.',
          '/pages/sell-sundog',
        ),
        currency: 'USD',
        documents: says(['resale_certificate'], 'We require a seller’s permit.', '/pages/sell-sundog'),
        marketplaces: says(
          'amazon_forbidden',
          'Accounts that list on Amazon will be closed.',
          '/pages/sell-sundog',
        ),
      },
    },
  }),
  // A form at a form service.
  brand(drawers, {
    name: 'Plumb & Level Notebooks',
    host: 'plumbandlevel.test',
    tagline: 'Field notebooks for trades',
    bar: 'Spend $30, get a pencil',
    menu: ['Notebooks /collections/all', 'Custom /pages/custom', 'Stockists /pages/become-a-stockist'],
    foot: ['Become a stockist /pages/become-a-stockist', 'Contact /pages/contact'],
    range: ['Framing Pad | $12.00', 'Punch List | $9.00'],
    home: '<h2 class="h1 hero__title">Write it down before lunch</h2>',
    pages: {
      '/pages/custom': ['Custom', '<p>Your logo on the cover from 100 pieces, setup $85.</p>'],
      '/pages/contact': ['Contact', `<p>${mail('desk@plumbandlevel.test')}</p>`],
      '/pages/become-a-stockist': [
        'Become a stockist',
        `<p>Hardware stores and stationers can stock our notebooks. Minimum opening order is $175. You’ll need a resale certificate. Selling on Amazon needs our prior approval in writing.</p><p><a class="btn" target="_blank" rel="noopener" href="https://form.typeform.com/to/PlmLvl26">Apply to stock Plumb &amp; Level</a></p>`,
      ],
    },
    titles: ['Plumb & Level Framing Pad Notebook', 'Plumb & Level Punch List Pad'],
    category: 'Office Products',
    results: answers(itself, faire, amazon),
    elsewhere: { 'form.typeform.com': { '/to/PlmLvl26': typeform('Plumb & Level stockist application') } },
    expected: {
      wayIn: fillIn('https://form.typeform.com/to/PlmLvl26'),
      policy: {
        takes_wholesale: yes(
          'Hardware stores and stationers can stock our notebooks.',
          '/pages/become-a-stockist',
        ),
        minimum_opening_order: says(175, 'Minimum opening order is $175.', '/pages/become-a-stockist'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          'You’ll need a resale certificate.',
          '/pages/become-a-stockist',
        ),
        marketplaces: says(
          'with_permission',
          'Selling on Amazon needs our prior approval in writing.',
          '/pages/become-a-stockist',
        ),
      },
    },
  }),
  brand(drawers, {
    name: 'Nettle & Knot Macrame',
    host: 'www.nettleandknot.test',
    tagline: 'Macrame kits and cord',
    bar: 'Free pattern with every kit',
    menu: ['Kits /collections/all', 'Workshops /pages/workshops', 'Retailers /pages/retailers'],
    foot: ['Retailers /pages/retailers', 'Contact /pages/contact'],
    range: ['Plant Hanger Kit | $29.00', 'Cord 5 mm | $22.00'],
    home: '<h2 class="h1 hero__title">Knots for fidgety hands</h2>',
    pages: {
      '/pages/workshops': ['Workshops', '<p>Saturdays in Tucson, $55, tea included.</p>'],
      '/pages/contact': ['Contact', `<p>${mail('hola@nettleandknot.test')}</p>`],
      '/pages/retailers': [
        'Retailers',
        `<p>Craft stores, plant shops and museums are invited to carry our kits. The opening order is $200 and reorders are $100. Please complete the retailer form and we’ll be in touch.</p><p><a href="https://form.typeform.com/to/NttKnt09?utm_source=site" class="btn btn--large">Retailer form</a></p><p>Only we ourselves may sell our kits on Amazon.</p>`,
      ],
    },
    titles: ['Nettle & Knot Macrame Plant Hanger Kit', 'Nettle & Knot Macrame Cord 5 mm'],
    category: 'Arts, Crafts & Sewing',
    results: answers(instagram, itself, amazon),
    elsewhere: { 'form.typeform.com': { '/to/NttKnt09': typeform('Nettle & Knot retailer form') } },
    expected: {
      wayIn: fillIn(
        'https://form.typeform.com/to/NttKnt09',
        'https://form.typeform.com/to/NttKnt09?utm_source=site',
      ),
      policy: {
        takes_wholesale: yes(
          'Craft stores, plant shops and museums are invited to carry our kits.',
          '/pages/retailers',
        ),
        minimum_opening_order: says(
          200,
          'The opening order is $200 and reorders are $100.',
          '/pages/retailers',
        ),
        minimum_reorder: says(100, 'The opening order is $200 and reorders are $100.', '/pages/retailers'),
        currency: 'USD',
        marketplaces: says(
          'amazon_forbidden',
          'Only we ourselves may sell our kits on Amazon.',
          '/pages/retailers',
        ),
      },
    },
  }),
];
