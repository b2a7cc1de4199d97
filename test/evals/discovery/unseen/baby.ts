import type { DiscoveryCase } from '../case.ts';
import { nuxt } from './themes/apps.ts';
import { page, reseller } from './themes/elsewhere.ts';
import { cfHref, cfScript, entities, mail, sentry, sentryKey } from './themes/encode.ts';
import { form } from './themes/forms.ts';
import { dawn, debut, squarespace, wix } from './themes/hosted.ts';
import { address, applyAt, hits, organization, said } from './themes/parts.ts';
import { woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Mittenfold',
    productTitles: [
      'Mittenfold Organic Cotton Baby Swaddle Muslin 2 Pack',
      'Mittenfold Newborn Knotted Gown Sage',
    ],
    category: 'Baby Products',
    search: hits(`
      https://mittenfold.test/ ~ Mittenfold – Softly does it ~ Muslins and gowns.
      https://www.babylist.com/store/mittenfold ~ Mittenfold | Babylist ~ Shop.
    `),
    hosts: {
      'mittenfold.test': dawn(
        {
          name: 'Mittenfold',
          owner: 'Mittenfold Baby Co., LLC',
          hero: 'Softly does it',
          sells: 'Muslin Swaddles=$38.00 | Knotted Gown=$26.00 | Burp Cloths=$18.00',
          foot: 'Wholesale=/pages/wholesale | Designer & trade program=/pages/trade-program | Affiliates=/pages/affiliates | Contact=/pages/contact',
          head: sentry,
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>${mail('hello@mittenfold.test')}</p>`,
          '/pages/affiliates': `Affiliates
<h1>Affiliates</h1><p>Earn 12% on every sale. ${mail('affiliates@mittenfold.test')}</p>`,
          '/pages/trade-program': `Designer & trade program
<h1>Designer &amp; trade program</h1><p>Interior designers who furnish nurseries save 15%: ${mail('designers@mittenfold.test')}</p>`,
          '/pages/wholesale': `Wholesale
<h1>Wholesale</h1><p>Hospital gift shops and baby boutiques make up our favourite mail. Reach our wholesale manager, Odette, at ${mail('wholesale@mittenfold.test')}.</p><p>Opening orders: $275. Reorders: $125. MAP applies to everything we make.</p><p>We kindly ask that you not sell Mittenfold on Amazon, eBay, Walmart or Mercari.</p>`,
        },
      ),
    },
    expected: {
      website: 'mittenfold.test',
      wayIn: address('wholesale@mittenfold.test'),
      traps: [sentryKey],
      policy: {
        takes_wholesale: said(
          'yes',
          'Hospital gift shops and baby boutiques make up our favourite mail.',
          '/pages/wholesale',
        ),
        marketplaces: said(
          'forbidden',
          'We kindly ask that you not sell Mittenfold on Amazon, eBay, Walmart or Mercari.',
          '/pages/wholesale',
        ),
        map_policy: said('yes', 'MAP applies to everything we make.', '/pages/wholesale'),
        minimum_opening_order: said(275, 'Opening orders: $275.', '/pages/wholesale'),
        minimum_reorder: said(125, 'Reorders: $125.', '/pages/wholesale'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Crumbsie',
    productTitles: ['Crumbsie Silicone Baby Bib with Catcher Dusk', 'Crumbsie Suction Bowl and Spoon Set'],
    search: hits(`
      https://www.crumbsie.test/ ~ Crumbsie | Dinner, contained ~ Bibs and bowls.
      https://www.walmart.com/brand/crumbsie/10044 ~ Crumbsie ~ Shop at Walmart.
    `),
    hosts: {
      'www.crumbsie.test': wix(
        {
          name: 'Crumbsie',
          owner: 'Crumbsie Feeding Ltd',
          sells: 'Bib=$14.00 | Suction Bowl=$22.00',
          nav: 'Retailers=/retailers | Contact=/contact',
          placeholder: 'email@example.com',
        },
        {
          '/contact': `Contact
<h2 class="font_2">Contact</h2><p class="font_8">support<span>@</span>crumbsie<span>.test</span></p>`,
          '/retailers': `Retailers
<h2 class="font_2">Retailers</h2><p class="font_8">We’re a small crew and we answer retailers first. Drop a line to <span style="font-weight:bold">wholesale</span><span class="wixGuard">&#8203;</span><span>@</span>crumbsie<span>.test</span></p><p class="font_8">How much do I have to order? One carton of anything, which comes to about what a stroller wheel costs.</p><p class="font_8">May I sell on marketplaces? Sure, all of them, Amazon included.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.crumbsie.test',
      wayIn: address('wholesale@crumbsie.test'),
      traps: ['email@example.com'],
      policy: {
        takes_wholesale: said('yes', 'We’re a small crew and we answer retailers first.', '/retailers'),
        marketplaces: said('allowed', 'Sure, all of them, Amazon included.', '/retailers'),
      },
    },
  },
  {
    brand: 'Noodlebee Baby',
    productTitles: [
      'Noodlebee Baby Teething Mitt BPA Free 2pk',
      'Noodlebee Baby Car Seat Cover Stretchy Stripe',
    ],
    search: hits(`
      https://noodlebee.test/ ~ Noodlebee Noodle Bar ~ Hand-pulled noodles in Queens.
      https://noodlebeebaby.test/ ~ Noodlebee Baby ~ Things to chew.
    `),
    hosts: {
      'noodlebee.test': {
        '/': page(
          'Noodlebee Noodle Bar',
          '<h1>Noodlebee</h1><p>Open till late. Catering and wholesale noodles for restaurants: <a href="mailto:wholesale@noodlebee.test">wholesale@noodlebee.test</a></p>',
        ),
      },
      'noodlebeebaby.test': debut(
        {
          name: 'Noodlebee Baby',
          sells: 'Teething Mitt=$13.00 | Car Seat Cover=$29.00',
          foot: 'Contact Us=/pages/contact-us | Wholesale=/pages/wholesale-info',
        },
        {
          '/pages/contact-us': `Contact Us
<h1>Contact Us</h1><p>Our team is at ${mail('team@noodlebeebaby.test')}.</p>`,
          '/pages/wholesale-info': `Wholesale
<h1>Wholesale info</h1><p>We are currently working on our wholesale program! It is closed for now; please check back in the fall.</p>`,
        },
      ),
    },
    expected: {
      website: 'noodlebeebaby.test',
      wayIn: address('team@noodlebeebaby.test'),
      traps: ['wholesale@noodlebee.test'],
      policy: {
        takes_wholesale: said(
          'no',
          'It is closed for now; please check back in the fall.',
          '/pages/wholesale-info',
        ),
      },
    },
  },
  {
    brand: 'Sprigling',
    productTitles: [
      'Sprigling Baby Food Freezer Tray Silicone 9 Cup',
      'Sprigling Bamboo Weaning Spoons 5 Pack',
    ],
    search: hits(`
      https://sprigling.test/ ~ Sprigling &#8211; First spoons ~ Weaning things made of bamboo.
    `),
    hosts: {
      'sprigling.test': woo(
        {
          name: 'Sprigling',
          owner: 'Little Sprig Goods Inc.',
          host: 'sprigling.test',
          sells: 'Freezer Tray=$19.00 | Bamboo Spoons=$16.00',
          foot: 'Contact=/contact/ | Wholesale application=/wholesale-application/',
          head: organization({ name: 'Sprigling', email: 'hello@sprigling.test' }),
        },
        {
          '/contact/': `Contact
<div class="wpcf7"><p>${entities('hello@sprigling.test')}</p></div>`,
          '/wholesale-application/': `Wholesale application
<p>Please read before you apply: the first order is US $200 or more, the following ones US $100 or more; we’re stocked by brick-and-mortar shops and by web shops alike.</p><p>Third-party marketplaces (Amazon, eBay, Etsy) are off limits without a signed agreement from us.</p><p>You’ll be asked for your EIN.</p>${form('/wholesale-application/#gf_4', ['Business name*', 'Contact name*', 'Email*', 'EIN*', 'Street address', 'City', 'State', 'Describe your business~'], 'Submit', 'input_4')}`,
        },
      ),
    },
    expected: {
      website: 'sprigling.test',
      wayIn: applyAt('https://sprigling.test/wholesale-application/'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'we’re stocked by brick-and-mortar shops and by web shops alike',
          '/wholesale-application/',
        ),
        marketplaces: said(
          'with_permission',
          'Third-party marketplaces (Amazon, eBay, Etsy) are off limits without a signed agreement from us.',
          '/wholesale-application/',
        ),
        minimum_opening_order: said(200, 'the first order is US $200 or more', '/wholesale-application/'),
        minimum_reorder: said(100, 'the following ones US $100 or more', '/wholesale-application/'),
        currency: 'USD',
        documents: said(['tax_id'], 'You’ll be asked for your EIN.', '/wholesale-application/'),
      },
    },
  },
  {
    brand: 'Lullabarn',
    productTitles: [
      'Lullabarn White Noise Machine Portable 20 Sounds',
      'Lullabarn Night Light Lamb Rechargeable',
    ],
    search: hits(`
      https://lullabarn.test/ ~ Lullabarn — Sleep, little cow ~ White noise and night lights.
      https://nestlet.test/brands/lullabarn ~ Lullabarn at Nestlet ~ Authorised retailer.
    `),
    hosts: {
      'nestlet.test': {
        '/brands/lullabarn': reseller(
          'Nestlet',
          'Lullabarn',
          'White Noise Machine, Lamb Night Light',
          'help@nestlet.test',
        ),
      },
      'lullabarn.test': nuxt(
        {
          name: 'Lullabarn',
          owner: 'Lullabarn Sleep Inc.',
          sells: 'White Noise Machine=$39 | Lamb Light=$34',
          nav: 'Help=/help',
          head: cfScript,
        },
        {
          '/help': `Help
<h1>Help</h1><p>Charging, pairing, waking: ${cfHref('support@lullabarn.test', 'contact support', 0x6b)}</p><p>Store buyers: the person to ask is ${cfHref('marguerite@lullabarn.test?subject=Retail%20account', 'Marguerite, head of retail sales', 0x21)}. She opens accounts for nurseries, pharmacies and department stores.</p>`,
        },
      ),
    },
    expected: {
      website: 'lullabarn.test',
      wayIn: address('marguerite@lullabarn.test'),
      traps: ['help@nestlet.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'She opens accounts for nurseries, pharmacies and department stores.',
          '/help',
        ),
      },
    },
  },
  {
    brand: 'Dribbleton & Co',
    productTitles: [
      'Dribbleton & Co Bandana Bibs 6 Pack Woodland',
      'Dribbleton & Co Pacifier Clips Set of 4',
    ],
    search: hits(`
      https://www.dribbleton.test/ ~ Dribbleton & Co — Bandanas for babies ~ Drool in style.
    `),
    hosts: {
      'www.dribbleton.test': squarespace(
        {
          name: 'Dribbleton &amp; Co',
          sells: 'Bandana Bibs=$24.00 | Pacifier Clips=$16.00',
          nav: 'Wholesale=/wholesale | FAQ=/faq | Contact=/contact',
        },
        {
          '/contact': `Contact
<h2>Contact</h2><p>${mail('hi@dribbleton.test')}</p>`,
          '/wholesale': `Wholesale
<h2>Wholesale</h2><p>We’d be thrilled to be in your shop! Email ${mail('wholesale@dribbleton.test')} for the catalog. $150 to open, reorder minimum $75.</p>`,
          '/faq': `FAQ
<h2>FAQ</h2><p><strong>Are you on Amazon?</strong> Yes, our bibs are there too, with Prime shipping.</p><p><strong>Wholesale?</strong> Open with $150, and please keep later orders above $125.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.dribbleton.test',
      wayIn: address('wholesale@dribbleton.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'We’d be thrilled to be in your shop!', '/wholesale'),
        minimum_opening_order: said(150, '$150 to open', '/wholesale'),
        currency: 'USD',
        contradicted: ['minimum_reorder'],
      },
    },
  },
  {
    brand: 'Bumblewrap',
    productTitles: ['Bumblewrap Baby Carrier Ring Sling Linen Clay', 'Bumblewrap Diaper Clutch Waxed Canvas'],
    search: hits(`
      https://bumblewrap.test/ ~ Opening soon – Bumblewrap ~ Be the first to know when we launch.
      https://www.instagram.com/bumblewrap ~ Bumblewrap (@bumblewrap) ~ Slings sewn in Tacoma.
    `),
    hosts: {
      'bumblewrap.test': {
        '/': { status: 302, location: '/password' },
        '/password': `<!doctype html><html class="no-js password-page" lang="en"><head><meta charset="utf-8"><title>Opening soon – Bumblewrap</title></head><body><header><h1><img src="/logo.png" alt="Bumblewrap"></h1><a href="#LoginModal">Enter using password</a></header><main><h2>Our new shop opens soon</h2><p>We’re moving to a bigger hive. Slings still leave the workshop every Friday: order by mail, ${mail('hey@bumblewrap.test')}.</p><p>Stores: our spring line sheet is ready, ask Wren for it at ${mail('stores@bumblewrap.test')}.</p></main><footer>© 2025, Bumblewrap. Powered by Shopify</footer></body></html>`,
      },
    },
    expected: {
      website: 'bumblewrap.test',
      wayIn: address('stores@bumblewrap.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Stores: our spring line sheet is ready, ask Wren for it', '/password'),
      },
    },
  },
];
