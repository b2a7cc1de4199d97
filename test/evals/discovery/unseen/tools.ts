import type { DiscoveryCase } from '../case.ts';
import { directory, page, reseller } from './themes/elsewhere.ts';
import { base64, joomla, mail } from './themes/encode.ts';
import { form, frame, hostedForm } from './themes/forms.ts';
import { bigcommerce, webflow } from './themes/hosted.ts';
import { address, applyAt, hits, noWayIn, organization, said } from './themes/parts.ts';
import { company, magento, tables } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Anvilrow Tool Company, Inc.',
    productTitles: [
      'Anvilrow Cross Peen Hammer 32 oz Hickory',
      'Anvilrow Cold Chisel Set 5 Piece Chrome Vanadium',
    ],
    category: 'Tools & Home Improvement',
    search: hits(`
      https://www.anvilrow.test/ ~ Anvilrow Tool Company ~ Hammers, chisels and bars, forged in Ohio.
      https://www.grainger.com/brand/ANVILROW ~ ANVILROW - Grainger ~ 88 products
    `),
    hosts: {
      'www.anvilrow.test': company(
        {
          name: 'Anvilrow',
          owner: 'Anvilrow Tool Company, Inc.',
          sells: 'Cross Peen Hammer=Hickory | Cold Chisel Set=5 pieces | Wrecking Bar=24 in',
          nav: 'Distributors=/distributors | Policies=/policies | Contact=/contact',
          head: organization({
            name: 'Anvilrow Tool Company, Inc.',
            email: 'info@anvilrow.test',
            foundingDate: '1911',
          }),
        },
        {
          '/contact': `Contact
<h1>Contact</h1><table><tr><td>Customer service</td><td>${mail('cs@anvilrow.test')}</td></tr><tr><td>Sales, eastern states</td><td>${mail('eastsales@anvilrow.test')}</td></tr><tr><td>Sales, western states</td><td>${mail('westsales@anvilrow.test')}</td></tr><tr><td>Human resources</td><td>${mail('jobs@anvilrow.test')}</td></tr></table>`,
          '/distributors': `Distributors
<h1>Distributors</h1><p>Industrial supply houses and hardware stores may apply for a direct account. New accounts open with a $2,500 stocking order; fill-in orders are $500 net. A completed credit application with three trade references is required.</p><h2>Wholesale distributors</h2><ul><li>Keystone Hardware Supply</li><li>Bluegrass Industrial</li><li>Sierra Fastener &amp; Tool</li></ul>`,
          '/policies': `Policies
<h1>Unilateral pricing and internet policy</h1><p>Anvilrow has established a minimum advertised price for every tool in its catalog and will stop shipping to resellers who advertise below it.</p><p>Resale on Amazon.com, Walmart Marketplace or any auction site requires the prior written approval of the Vice President of Sales.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.anvilrow.test',
      wayIn: address('eastsales@anvilrow.test', 'westsales@anvilrow.test'),
      traps: ['jobs@anvilrow.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Industrial supply houses and hardware stores may apply for a direct account.',
          '/distributors',
        ),
        marketplaces: said(
          'with_permission',
          'requires the prior written approval of the Vice President of Sales',
          '/policies',
        ),
        map_policy: said(
          'yes',
          'Anvilrow has established a minimum advertised price for every tool in its catalog',
          '/policies',
        ),
        minimum_opening_order: said(2500, 'New accounts open with a $2,500 stocking order', '/distributors'),
        minimum_reorder: said(500, 'fill-in orders are $500 net', '/distributors'),
        currency: 'USD',
        documents: said(
          ['credit_application', 'trade_references'],
          'A completed credit application with three trade references is required.',
          '/distributors',
        ),
        distributors: said(
          ['Keystone Hardware Supply', 'Bluegrass Industrial', 'Sierra Fastener & Tool'],
          'Wholesale distributors',
          '/distributors',
        ),
      },
    },
  },
  {
    brand: 'Kerfmoth',
    productTitles: ['Kerfmoth Japanese Pull Saw Ryoba 9.5 Inch', 'Kerfmoth Marking Knife Double Bevel'],
    search: hits(`
      https://kerfmoth.test/ ~ Kerfmoth ~ Pull saws for patient people.
      https://sawdustforum.test/t/kerfmoth ~ Kerfmoth ryoba any good? – Sawdust Forum ~ 14 replies
    `),
    hosts: {
      'sawdustforum.test': {
        '/t/kerfmoth': page(
          'Kerfmoth ryoba any good?',
          '<h1>Kerfmoth ryoba any good?</h1><div class="post"><b>oldjoiner</b> Bought two. Write me at oldjoiner@shavings.test if you want one second-hand.</div><div class="post"><b>mitre_mike</b> They wholesale to Woodcraft types I think, minimum is like $600?</div>',
        ),
      },
      'kerfmoth.test': webflow(
        {
          name: 'Kerfmoth',
          sells: 'Ryoba 9.5=$54 | Marking Knife=$28 | Dovetail Saw=$62',
          nav: 'Dealers=/dealers | Contact=/contact',
        },
        {
          '/contact': `Contact
<h2>Contact</h2><p>${base64('hello@kerfmoth.test')}</p>`,
          '/dealers': `Dealers
<h2>Dealers</h2><p>If you teach woodworking or run a tool shop, we’d like to hear from you. Ask for our dealer sheet: ${base64('dealers@kerfmoth.test')}</p><p>We don’t dropship and we don’t do consignment.</p>`,
        },
      ),
    },
    expected: {
      website: 'kerfmoth.test',
      wayIn: address('dealers@kerfmoth.test'),
      traps: ['oldjoiner@shavings.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'If you teach woodworking or run a tool shop, we’d like to hear from you.',
          '/dealers',
        ),
      },
    },
  },
  {
    brand: 'Torquebeck',
    productTitles: [
      'Torquebeck 1/2 Inch Drive Click Torque Wrench 25-250 ft-lb',
      'Torquebeck Deep Impact Socket Set SAE 14pc',
    ],
    search: hits(`
      https://torquebeck.test/ ~ Torquebeck Tools ~ Calibrated, twice.
      https://shop.toolhangar.test/torquebeck ~ Torquebeck | Tool Hangar ~ Authorised retailer.
    `),
    hosts: {
      'shop.toolhangar.test': {
        '/torquebeck': reseller(
          'Tool Hangar',
          'Torquebeck',
          'Torque Wrench, Impact Sockets',
          'orders@toolhangar.test',
        ),
      },
      'torquebeck.test': magento(
        {
          name: 'Torquebeck Tools',
          owner: 'Torquebeck Tools LLC',
          sells: 'Click Torque Wrench=$129.00 | Impact Sockets=$89.00',
          foot: 'Contact=/contact | Dealer inquiry=/dealer-inquiry | Warranty=/warranty',
        },
        {
          '/contact': `Contact
<p>Calibration: ${mail('cal@torquebeck.test')}. General: ${mail('info@torquebeck.test')}</p>`,
          '/warranty': `Warranty
<p>Lifetime. Tools bought on Amazon, eBay or from other unauthorized sellers are still covered; we’re not petty.</p>`,
          '/dealer-inquiry': `Dealer inquiry
<p>Jobbers, tool trucks and online stores: please answer the questions and a territory manager will be in touch.</p>${frame('https://torquebeck.paperfold.test/forms/dealer-inquiry', 'Dealer inquiry form')}<p>Amazon sellers are welcome to apply; selling on Amazon or Walmart is permitted provided that MAP is observed.</p>`,
        },
      ),
      'torquebeck.paperfold.test': {
        '/forms/dealer-inquiry': hostedForm('Dealer inquiry', [
          'Company*',
          'Name*',
          'Email*',
          'State*',
          'How do you sell?: Truck|Store|Online',
          'Message~',
        ]),
      },
    },
    expected: {
      website: 'torquebeck.test',
      wayIn: applyAt(
        'https://torquebeck.test/dealer-inquiry',
        'https://torquebeck.paperfold.test/forms/dealer-inquiry',
      ),
      traps: ['orders@toolhangar.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'please answer the questions and a territory manager will be in touch',
          '/dealer-inquiry',
        ),
        marketplaces: said(
          'allowed',
          'selling on Amazon or Walmart is permitted provided that MAP is observed',
          '/dealer-inquiry',
        ),
        map_policy: said(
          'yes',
          'selling on Amazon or Walmart is permitted provided that MAP is observed',
          '/dealer-inquiry',
        ),
      },
    },
  },
  {
    brand: 'Grommetry',
    productTitles: [
      'Grommetry Tarp Repair Kit Brass Grommets 3/8 In 120 Sets',
      'Grommetry Snap Fastener Tool Kit Marine Grade',
    ],
    search: hits(`
      https://www.hullandhemp.test/grommetry ~ Grommetry® by Hull & Hemp ~ Grommets, snaps and setters.
      https://grommetry.test/ ~ Grommetry ~ You are being forwarded.
    `),
    hosts: {
      'grommetry.test': {
        '/': '<!doctype html><html><head><meta http-equiv="refresh" content="0; url=https://www.hullandhemp.test/grommetry"><title>Grommetry</title></head><body>Grommetry now lives with Hull &amp; Hemp. <a href="https://www.hullandhemp.test/grommetry">Continue</a></body></html>',
      },
      'www.hullandhemp.test': tables(
        {
          name: 'Hull &amp; Hemp Chandlery Supply',
          owner: 'Hull &amp; Hemp, Inc.',
          sells: 'Grommetry 3/8 Kit=$24.95 | Snap Kit=$39.95 | Hemp Rope 50 ft=$41.00',
          foot: 'Grommetry=/grommetry | Wholesale=/wholesale.htm | Contact=/contact.htm',
        },
        {
          '/grommetry': `Grommetry
<TR><TD><B>GROMMETRY&reg;</B> is a registered trademark of Hull &amp; Hemp, Inc. Brass, stainless and nickel grommets with the tools to set them.</TD></TR>`,
          '/contact.htm': `Contact
<TR><TD>Orders: ${mail('orders@hullandhemp.test')}</TD></TR>`,
          '/wholesale.htm': `Wholesale
<TR><TD>We wholesale to chandleries, sailmakers and hardware stores. Call or write Bud: ${mail('wholesale@hullandhemp.test')}.</TD></TR>`,
        },
      ),
    },
    expected: {
      website: 'www.hullandhemp.test',
      wayIn: address('wholesale@hullandhemp.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'We wholesale to chandleries, sailmakers and hardware stores.',
          '/wholesale.htm',
        ),
      },
    },
  },
  {
    brand: 'Solderwick',
    productTitles: [
      'Solderwick Brass Tip Cleaner with Stand',
      'Solderwick Desoldering Braid No Clean 2mm 5 Pack',
    ],
    search: hits(`
      https://www.solderwick.test/ ~ Solderwick: consumables for the bench ~ Braid, flux, tips.
    `),
    hosts: {
      'www.solderwick.test': company(
        {
          name: 'Solderwick',
          owner: 'Solderwick Electronics Supplies Ltd, Stevenage',
          sells: 'Tip Cleaner=£8.50 | Braid=£11.00',
          nav: 'Contact=/contact | Resellers=/resellers',
        },
        {
          '/contact': `Contact
<h1>Contact</h1><p>Technical: ${joomla('tech@solderwick.test', 41002)}</p><p>Accounts payable: ${joomla('accounts@solderwick.test', 9981)}</p>`,
          '/resellers': `Resellers
<h1>Resellers</h1><p>Electronics retailers can register for reseller pricing by contacting ${joomla('sales@solderwick.test', 77320)}. We ask for your VAT registration number.</p><p>Minimum order value: £75 + VAT, first order and every order.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.solderwick.test',
      wayIn: address('sales@solderwick.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Electronics retailers can register for reseller pricing', '/resellers'),
        minimum_opening_order: said(
          75,
          'Minimum order value: £75 + VAT, first order and every order.',
          '/resellers',
        ),
        minimum_reorder: said(
          75,
          'Minimum order value: £75 + VAT, first order and every order.',
          '/resellers',
        ),
        currency: 'GBP',
        documents: said(['tax_id'], 'We ask for your VAT registration number.', '/resellers'),
      },
    },
  },
  {
    brand: 'Plumbline & Daughters',
    productTitles: [
      'Plumbline & Daughters Brass Plumb Bob 16 oz with Braided Line',
      'Plumbline and Daughters Carpenter Pencil Sharpener',
    ],
    search: hits(`
      https://plumblinedaughters.test/ ~ Plumbline & Daughters ~ True since Tuesday.
      https://www.plumbline-lawn.test/ ~ Plumbline Lawn & Irrigation ~ Sprinklers in Boise.
    `),
    hosts: {
      'www.plumbline-lawn.test': {
        '/': page(
          'Plumbline Lawn & Irrigation',
          '<h1>Sprinklers, sod and snow</h1><p>Free estimates: quotes@plumbline-lawn.test</p>',
        ),
      },
      'plumblinedaughters.test': bigcommerce(
        {
          name: 'Plumbline &amp; Daughters',
          sells: 'Plumb Bob 16 oz=$48.00 | Pencil Sharpener=$14.00 | Chalk Line=$22.00',
          foot: 'Stock our tools=/stock-our-tools/ | Find us on the MAP=/map/',
        },
        {
          '/map/': `Find us on the MAP
<h1>Find us on the MAP</h1><p>Workshop: 12 Rail Street, Missoula. ${mail('hello@plumblinedaughters.test')}</p>`,
          '/stock-our-tools/': `Stock our tools
<h1>Stock our tools</h1><p>Lumberyards and hardware stores, fill in this form and June will mail you samples.</p>${form('/contact.php', ['Store*', 'Your name*', 'Email*', 'Mailing address*', 'Notes~'], 'Send me samples')}<p>Case packs of six; twelve pieces per item is the least we ship to a store. You won’t find us on Amazon, we’d rather pack the box ourselves.</p>`,
        },
      ),
    },
    expected: {
      website: 'plumblinedaughters.test',
      wayIn: applyAt('https://plumblinedaughters.test/stock-our-tools/'),
      traps: ['quotes@plumbline-lawn.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Lumberyards and hardware stores, fill in this form and June will mail you samples.',
          '/stock-our-tools/',
        ),
      },
    },
  },
  {
    brand: 'Hingeworthy',
    productTitles: [
      'Hingeworthy Soft Close Cabinet Hinges 20 Pack Nickel',
      'Hingeworthy Magnetic Door Catch 8 Pack',
    ],
    search: hits(`
      https://hingeworthy.test/ ~ Hingeworthy ~ Redirecting…
      https://www.amazon.com/stores/Hingeworthy/page/77A ~ Amazon.com: Hingeworthy ~ Cabinet hardware.
      https://tradebook.test/c/hingeworthy ~ Hingeworthy – company profile | Trade Book ~ Cabinet hardware.
    `),
    hosts: {
      'hingeworthy.test': {
        '/': { status: 302, location: 'https://www.amazon.com/stores/Hingeworthy/page/77A' },
      },
      'tradebook.test': {
        '/c/hingeworthy': directory(
          'Trade Book',
          'Hingeworthy',
          'Cabinet hardware sold on Amazon since 2021. Owner: Ningbo Fuhe Hardware Co. No public contact.',
        ),
      },
    },
    expected: { website: null, wayIn: noWayIn, traps: [], policy: {} },
  },
];
