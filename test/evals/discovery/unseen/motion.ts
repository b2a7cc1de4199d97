import type { DiscoveryCase } from '../case.ts';
import { astro, next } from './themes/apps.ts';
import { band, forSale, page, reseller } from './themes/elsewhere.ts';
import { cfScript, cfSpan, mail, reversed } from './themes/encode.ts';
import { form, hostedForm, widget } from './themes/forms.ts';
import { bigcommerce, dawn } from './themes/hosted.ts';
import { address, applyAt, hits, noWayIn, said } from './themes/parts.ts';
import { magento, woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Kettlehaus Fitness',
    productTitles: [
      'Kettlehaus Fitness Competition Kettlebell 16kg Steel',
      'Kettlehaus Fitness Resistance Bands Fabric Set of 3',
    ],
    category: 'Sports & Fitness',
    search: hits(`
      https://kettlehausfit.test/ ~ Kettlehaus Fitness - Lift, rest, lift ~ Kettlebells and bands.
      https://kettlehaus.test/ ~ Kettlehaus (official) – tour dates, music, merch ~ Krautrock from Leeds.
    `),
    hosts: {
      'kettlehaus.test': { '/': band('Kettlehaus', 'gigs@kettlehaus.test') },
      'kettlehausfit.test': bigcommerce(
        {
          name: 'Kettlehaus Fitness',
          owner: 'Kettlehaus Fitness, Inc.',
          sells: 'Kettlebell 16kg=$119.00 | Fabric Bands=$29.00',
          foot: 'Gyms & resellers=/gyms-resellers/ | Contact Us=/contact-us/',
          head: cfScript,
        },
        {
          '/contact-us/': `Contact Us
<h1>Contact Us</h1><p>${cfSpan('support@kettlehausfit.test', 0xa3)}</p>`,
          '/gyms-resellers/': `Gyms & resellers
<h1>Gyms &amp; resellers</h1><p>Gyms get 15% off with code IRON (orders over $500). Resellers are a different matter: write to ${cfSpan('resellers@kettlehausfit.test', 0x12)} and we will set you up with a tier.</p><p>Resellers need an initial purchase of at least $1,500 and must furnish a valid reseller’s permit.</p><p>Our MAP policy is attached to every reseller agreement, and offering our goods on Amazon or other marketplaces needs our written OK first.</p>`,
        },
      ),
    },
    expected: {
      website: 'kettlehausfit.test',
      wayIn: address('resellers@kettlehausfit.test'),
      traps: ['gigs@kettlehaus.test'],
      policy: {
        takes_wholesale: said('yes', 'and we will set you up with a tier', '/gyms-resellers/'),
        marketplaces: said(
          'with_permission',
          'offering our goods on Amazon or other marketplaces needs our written OK first',
          '/gyms-resellers/',
        ),
        map_policy: said('yes', 'Our MAP policy is attached to every reseller agreement', '/gyms-resellers/'),
        minimum_opening_order: said(
          1500,
          'Resellers need an initial purchase of at least $1,500',
          '/gyms-resellers/',
        ),
        currency: 'USD',
        documents: said(['resale_certificate'], 'must furnish a valid reseller’s permit', '/gyms-resellers/'),
      },
    },
  },
  {
    brand: 'Velospindle',
    productTitles: ['Velospindle Bike Saddle Bag Waxed 1.2L', 'Velospindle Handlebar Tape Cork Blue'],
    search: hits(`
      https://velospindle.test/ ~ Velospindle / Small things for long rides ~ Bags and tape.
    `),
    hosts: {
      'velospindle.test': astro(
        {
          name: 'Velospindle',
          owner: 'Velospindle Cycle Goods',
          sells: 'Saddle Bag=$58 | Cork Tape=$24',
          nav: 'Bike shops=/bike-shops | Hello=/hello',
        },
        {
          '/hello': `Hello
<h1>Hello</h1><p>Riders write to ${reversed('ride@velospindle.test')}</p>`,
          '/bike-shops': `Bike shops
<h1>Bike shops</h1><p>Local bike shops get keystone and we split the freight. Tell us who you are and we’ll open your account.</p><astro-island uid="ZB1" component-url="/_astro/ShopForm.js" props="{&quot;endpoint&quot;:[0,&quot;/api/shops&quot;]}" ssr client="visible">${form('/api/shops', ['Shop*', 'Buyer*', 'Email*', 'Town*'], 'Open my account', 'shop')}</astro-island><p>We answer faster than a track pump.</p>`,
        },
      ),
    },
    expected: {
      website: 'velospindle.test',
      wayIn: applyAt('https://velospindle.test/bike-shops'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Local bike shops get keystone and we split the freight.',
          '/bike-shops',
        ),
      },
    },
  },
  {
    brand: 'Dashmuir Auto Care',
    productTitles: ['Dashmuir Auto Care Leather Conditioner 16oz', 'Dashmuir Clay Bar Kit with Lubricant'],
    category: 'Automotive',
    search: hits(`
      https://www.dashmuir.test/ ~ Dashmuir Auto Care ~ Detailing since 2009.
      https://dealers.dashmuir.test/ ~ Dashmuir dealer portal ~ Sign in.
      https://detailingdepot.test/dashmuir ~ Dashmuir – Detailing Depot ~ In stock.
    `),
    hosts: {
      'detailingdepot.test': {
        '/dashmuir': reseller(
          'Detailing Depot',
          'Dashmuir',
          'Leather Conditioner, Clay Bar Kit',
          'cs@detailingdepot.test',
        ),
      },
      'www.dashmuir.test': magento(
        {
          name: 'Dashmuir Auto Care',
          owner: 'Dashmuir Chemical LLC',
          sells: 'Leather Conditioner=$18.99 | Clay Bar Kit=$24.99',
          foot: 'Become a dealer=https://dealers.dashmuir.test/apply | Contact=/contact | SDS=/sds',
        },
        {
          '/contact': `Contact
<p>${mail('info@dashmuir.test')}</p><p>Safety data sheets: ${mail('sds@dashmuir.test')}</p>`,
          '/sds': `SDS
<p>Clay lubricant, conditioner, wheel cleaner. The minimum order for drums is one pallet.</p>`,
        },
      ),
      'dealers.dashmuir.test': {
        '/': page(
          'Dashmuir dealer portal',
          '<h1>Dealer portal</h1><form method="post"><input name="user"><input name="pass" type="password"><button>Sign in</button></form><p>New here? <a href="/apply">Apply to become a dealer</a></p>',
        ),
        '/apply': page(
          'Apply | Dashmuir dealer portal',
          `<h1>Apply to become a dealer</h1><p>Car washes, detailers and parts stores are invited to apply. Your initial order must total $600; there is a $200 minimum on reorders.</p><p>Dealers are not authorized to sell on Amazon, eBay or Walmart Marketplace.</p><p>Required with your application: business license, tax ID and photos of your location.</p>${form('/apply', ['Business*', 'Owner*', 'Email*', 'Phone*', 'Address*', 'Tax ID*', 'Business license!', 'Photos!'], 'Apply', 'dealer')}`,
        ),
      },
    },
    expected: {
      website: 'www.dashmuir.test',
      wayIn: applyAt('https://dealers.dashmuir.test/apply'),
      traps: ['cs@detailingdepot.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Car washes, detailers and parts stores are invited to apply.',
          'https://dealers.dashmuir.test/apply',
        ),
        marketplaces: said(
          'forbidden',
          'Dealers are not authorized to sell on Amazon, eBay or Walmart Marketplace.',
          'https://dealers.dashmuir.test/apply',
        ),
        minimum_opening_order: said(
          600,
          'Your initial order must total $600',
          'https://dealers.dashmuir.test/apply',
        ),
        minimum_reorder: said(
          200,
          'there is a $200 minimum on reorders',
          'https://dealers.dashmuir.test/apply',
        ),
        currency: 'USD',
        documents: said(
          ['business_license', 'tax_id', 'storefront_photos'],
          'Required with your application: business license, tax ID and photos of your location.',
          'https://dealers.dashmuir.test/apply',
        ),
      },
    },
  },
  {
    brand: 'Lugnutty',
    productTitles: [
      'Lugnutty Tire Valve Stem Caps Skull 4pcs',
      'Lugnutty Trunk Organizer Collapsible 3 Compartment',
    ],
    search: hits(`
      https://www.amazon.com/s?k=lugnutty ~ Amazon.com : lugnutty ~ 1-12 of 12 results
      https://lugnutty.test/ ~ lugnutty.test is for sale ~ Make an offer.
      https://lugnutspeedway.test/ ~ Lugnut Speedway ~ Friday night racing.
    `),
    hosts: {
      'lugnutty.test': { '/': forSale('lugnutty.test', 'sales@namequarry.test') },
      'lugnutspeedway.test': {
        '/': page(
          'Lugnut Speedway',
          '<h1>Friday night racing</h1><p>Tickets: tickets@lugnutspeedway.test</p>',
        ),
      },
    },
    expected: {
      website: null,
      wayIn: noWayIn,
      traps: ['sales@namequarry.test', 'tickets@lugnutspeedway.test'],
      policy: {},
    },
  },
  {
    brand: 'Paddockline',
    productTitles: ['Paddockline Horse Fly Mask with Ears Cob', 'Paddockline Grooming Mitt Massage Black'],
    search: hits(`
      https://paddockline.test/ ~ Paddockline – For horses with opinions ~ Fly masks and mitts.
      https://www.chronofhorse.com/forum/paddockline ~ Paddockline fly masks ~ Fit is generous.
    `),
    hosts: {
      'paddockline.test': dawn(
        {
          name: 'Paddockline',
          owner: 'Paddockline Equestrian LLC',
          sells: 'Fly Mask=$34.00 | Grooming Mitt=$12.00',
          foot: 'Tack shops=/pages/tack-shops | Contact=/pages/contact',
          privacy: `<p>Paddockline is operated with Shopify; questions about the platform go to ${mail('privacy@shopify.com')}.</p>`,
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>${mail('barn@paddockline.test')}</p>`,
          '/pages/tack-shops': `Tack shops
<h1>Tack shops</h1><p>We supply tack shops through two wholesalers, Bluestem Equine Supply in Kansas and Hunt Country Wholesale in Virginia, and also take direct orders of $400 and up (first order) or $150 and up (thereafter).</p><p>To go direct, contact ${mail('tack@paddockline.test')}, our desk for shops. Documentation: a copy of your state sales tax certificate.</p><p>Shops agree to MAP. Amazon is reserved for us; other channels are yours.</p>`,
        },
      ),
    },
    expected: {
      website: 'paddockline.test',
      wayIn: address('tack@paddockline.test'),
      traps: ['privacy@shopify.com'],
      policy: {
        takes_wholesale: said('yes', 'We supply tack shops through two wholesalers', '/pages/tack-shops'),
        marketplaces: said(
          'amazon_forbidden',
          'Amazon is reserved for us; other channels are yours.',
          '/pages/tack-shops',
        ),
        map_policy: said('yes', 'Shops agree to MAP.', '/pages/tack-shops'),
        minimum_opening_order: said(400, 'direct orders of $400 and up (first order)', '/pages/tack-shops'),
        minimum_reorder: said(150, '$150 and up (thereafter)', '/pages/tack-shops'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'Documentation: a copy of your state sales tax certificate.',
          '/pages/tack-shops',
        ),
        distributors: said(
          ['Bluestem Equine Supply', 'Hunt Country Wholesale'],
          'Bluestem Equine Supply in Kansas and Hunt Country Wholesale in Virginia',
          '/pages/tack-shops',
        ),
      },
    },
  },
  {
    brand: 'Mudra & Moss',
    productTitles: ['Mudra & Moss Cork Yoga Block 2 Pack', 'Mudra & Moss Natural Rubber Travel Mat 1.5mm'],
    search: hits(`
      https://mudraandmoss.test/ ~ Mudra & Moss · Cork for calm ~ Blocks and mats.
    `),
    hosts: {
      'mudraandmoss.test': next(
        {
          name: 'Mudra & Moss',
          sells: 'Cork Blocks=$32 | Travel Mat=$64',
          nav: 'Studios=/studios | Contact=/contact',
        },
        {
          '/contact': `Contact
<h1>Contact</h1><p>${mail('namaste@mudraandmoss.test')}</p>`,
          '/studios': `Studios
<h1>Studios &amp; stores</h1><p>Apply for wholesale in two minutes with the form, and we’ll unlock studio pricing for your account.</p>${widget('https://mudra.quietforms.test/s/studios', 'https://embed.quietforms.test/v1.js')}<p>Bulk orders under ten pieces get 10% off in the shop, no form needed.</p>`,
        },
      ),
      'mudra.quietforms.test': {
        '/s/studios': hostedForm('Mudra & Moss for studios', [
          'Studio or store*',
          'Name*',
          'Email*',
          'Number of students',
        ]),
      },
    },
    expected: {
      website: 'mudraandmoss.test',
      wayIn: applyAt('https://mudraandmoss.test/studios', 'https://mudra.quietforms.test/s/studios'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Apply for wholesale in two minutes with the form', '/studios'),
      },
    },
  },
  {
    brand: 'Gritgrip Chalk',
    productTitles: ['Gritgrip Chalk Liquid Gym Chalk 250ml', 'Gritgrip Lifting Straps Padded Cotton'],
    search: hits(`
      https://gritgrip.test/ ~ Gritgrip &#8211; Hold on ~ Liquid chalk from Leeds.
    `),
    hosts: {
      'gritgrip.test': woo(
        {
          name: 'Gritgrip',
          owner: 'Gritgrip Sports Ltd (company no. 1190 2245)',
          sells: 'Liquid Chalk=£9.99 | Lifting Straps=£12.50',
          nav: 'Trade=/trade/ | Contact=/contact/',
          note: ` <span>Built by ${mail('team@ninefoldweb.test', 'Ninefold')}</span>`,
        },
        {
          '/contact/': `Contact
<p>Customer support: ${mail('support@gritgrip.test')}</p><p>Sponsorship: ${mail('athletes@gritgrip.test')}</p>`,
          '/trade/': `Trade
<p>We supply gyms, climbing walls and sports shops across the UK and beyond. Get a trade price list from ${mail('trade@gritgrip.test')}.</p><h4>Terms</h4><p>There is no minimum order on trade accounts, but orders under £60 carry a £6 charge.</p>`,
        },
      ),
    },
    expected: {
      website: 'gritgrip.test',
      wayIn: address('trade@gritgrip.test'),
      traps: ['team@ninefoldweb.test', 'athletes@gritgrip.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We supply gyms, climbing walls and sports shops across the UK and beyond.',
          '/trade/',
        ),
      },
    },
  },
];
