import type { DiscoveryCase } from '../case.ts';
import { blocks, by, form, hit, mail, says, sells, shopify, squarespace, to, told, woo } from './kit.ts';

const volt = blocks({
  name: 'Voltlark',
  nav: [
    ['/chargers', 'Chargers'],
    ['/support', 'Support'],
    ['/business', 'Business'],
  ],
  head: '<script>window.__NUXT__={config:{support:"tickets@deskhero.com",author:"frontend@pixelforge.dev",deps:["vue@3.4.21","nuxt@3.11.2"]}}</script>',
});
const brae = woo({
  name: 'Braeburn Tools',
  nav: [
    ['/chisels/', 'Chisels'],
    ['/dealers/', 'Dealers'],
    ['/service/', 'Service'],
  ],
});
const hush = shopify({
  name: 'Hushpond',
  nav: [
    ['/products/sleep', 'Sleep machine'],
    ['/pages/contact', 'Contact'],
    ['/pages/legal', 'Legal'],
  ],
});
const lumo = squarespace({
  name: 'Lumo Bike Lights',
  nav: [
    ['/lights', 'Lights'],
    ['/distribution', 'Distribution'],
    ['/contact', 'Contact'],
  ],
});
const graft = woo({
  name: 'Graftwell Garden Tools',
  lang: 'en',
  nav: [
    ['/shop/', 'Shop'],
    ['/blog/', 'Blog'],
    ['/contact/', 'Contact'],
  ],
});
const penna = shopify({
  name: 'Pennant Pens',
  nav: [
    ['/collections/pens', 'Pens'],
    ['/pages/retailers', 'For retailers'],
    ['/pages/nib-service', 'Nib service'],
  ],
});

export const deviceCases: readonly DiscoveryCase[] = [
  told({
    brand: 'VOLTLARK',
    titles: ['Voltlark 65W GaN Charger', 'Voltlark Braided USB-C Cable 2m'],
    category: 'Electronics',
    host: 'voltlark.io',
    blurb: 'Chargers that stay cool',
    pages: {
      '/': volt('Stay cool', '<p>GaN chargers.</p>'),
      '/support': volt(
        'Support',
        `<p>Warranty: rma@voltlark.io. Bug bounty: bounty@voltlark.io. Beta firmware: beta@voltlark.io. EU authorised representative: compliance@euar-service.eu</p>`,
      ),
      '/business': volt(
        'Business',
        `<p>Resellers: Dana Ruiz, ${mail('dana.ruiz@voltlark.io')}</p><p>OEM / white label: ${mail('oem@voltlark.io')}</p><p>Corporate gifts: ${mail('gifts@brandedbits.com')}</p><p>Investors: ${mail('deck@voltlark.io')}</p>`,
      ),
    },
    wayIn: to('dana.ruiz@voltlark.io'),
    traps: [
      'vue@3.4.21',
      'nuxt@3.11.2',
      'tickets@deskhero.com',
      'frontend@pixelforge.dev',
      'rma@voltlark.io',
      'bounty@voltlark.io',
      'beta@voltlark.io',
      'compliance@euar-service.eu',
      'oem@voltlark.io',
      'gifts@brandedbits.com',
      'deck@voltlark.io',
    ],
    policy: sells('Resellers', '/business'),
  }),
  told({
    brand: 'Braeburn Tools',
    titles: ['Braeburn Bevel Edge Chisel 25mm', 'Braeburn Marking Gauge'],
    category: 'Tools',
    host: 'braeburntools.co.nz',
    blurb: 'Chisels from Nelson',
    pages: {
      '/': brae('Chisels from Nelson', '<p>Forged, ground, honed.</p>'),
      '/dealers/': brae(
        'Dealers',
        `<p>To become a dealer write to Rangi: rangi@braeburntools.co.nz</p><p>Australia — Carbatool Supplies holds our stock there, trade@carbatool.com.au. UK — not sold at present (Axminster Edge, edge@axminsteredge.co.uk, sold the last of it).</p>`,
      ),
      '/service/': brae(
        'Service',
        `<p>Sharpening by post: edge@sharpshopnelson.co.nz. Woodwork course: enrol@nelsonwoodschool.ac.nz. Courier: depot@kiwicourier.co.nz. Ask the forum: admin@handtoolforum.org</p>`,
      ),
    },
    wayIn: to('rangi@braeburntools.co.nz'),
    traps: [
      'trade@carbatool.com.au',
      'edge@axminsteredge.co.uk',
      'edge@sharpshopnelson.co.nz',
      'enrol@nelsonwoodschool.ac.nz',
      'depot@kiwicourier.co.nz',
      'admin@handtoolforum.org',
    ],
    policy: {
      takes_wholesale: says('yes', 'To become a dealer write to Rangi', '/dealers/'),
      distributors: says(['Carbatool Supplies'], 'Carbatool Supplies holds our stock there', '/dealers/'),
    },
  }),
  told({
    brand: 'Hushpond',
    titles: ['Hushpond White Noise Machine', 'Hushpond Travel Sound Machine'],
    category: 'Electronics',
    host: 'hushpond.com',
    blurb: 'Sound machines for sleep',
    pages: {
      '/': hush('Sleep, please', '<p>Twelve sounds and a fan.</p>'),
      '/pages/contact': hush(
        'Contact',
        `${form(['Name', 'Email', 'Order number', 'Message'], 'Send', '/contact#ContactForm')}<p>Email isn't monitored: hushpond.help@gmail.com will only send you back here. Sleep coaching by Dr. Nair: clinic@nairsleep.com.</p>`,
      ),
      '/pages/legal': hush(
        'Legal',
        `<p>FCC responsible party: Parcelworth LLC, fcc@parcelworth.com. Patent licensing: licensing@ripplepatents.com. CCPA: ccpa@hushpond.com. Subpoenas: subpoena@kanelaw.com</p>`,
      ),
    },
    wayIn: by('https://hushpond.com/pages/contact'),
    traps: [
      'hushpond.help@gmail.com',
      'clinic@nairsleep.com',
      'fcc@parcelworth.com',
      'licensing@ripplepatents.com',
      'ccpa@hushpond.com',
      'subpoena@kanelaw.com',
    ],
  }),
  told({
    brand: 'Lumo',
    titles: ['Lumo Rear Bike Light, USB', 'Lumo Front Light 600'],
    category: 'Cycling',
    host: 'lumobikelights.com',
    blurb: 'Lights for winter riding',
    further: [hit('https://lumo-interiors.com/', 'Lumo Interiors', 'Ceiling lights and chandeliers.')],
    pages: {
      '/': lumo('For winter riding', '<p>Bright, small, repairable.</p>'),
      '/distribution': lumo(
        'Distribution',
        `<table><tr><td>USA &amp; Canada</td><td>we ship from Portland ourselves</td><td>bikeshops@lumobikelights.com</td></tr><tr><td>Germany, Austria</td><td>Radlager GmbH</td><td>vertrieb@radlager.de</td></tr><tr><td>UK</td><td>Zyro Cycle Ltd</td><td>sales@zyrocycle.co.uk</td></tr><tr><td>Japan</td><td>Keirin Trading</td><td>info@keirin-trading.jp</td></tr></table>`,
      ),
      '/contact': lumo(
        'Contact',
        `<p>Riders: riders@lumobikelights.com</p><p>Team kit: kit@lumoracing.team</p><p>Engineers wanted: careers@lumobikelights.com</p>`,
      ),
    },
    elsewhere: {
      'lumo-interiors.com': { '/': '<title>Lumo Interiors</title><p>Trade: trade@lumo-interiors.com</p>' },
    },
    wayIn: to('bikeshops@lumobikelights.com'),
    traps: [
      'vertrieb@radlager.de',
      'sales@zyrocycle.co.uk',
      'info@keirin-trading.jp',
      'kit@lumoracing.team',
      'careers@lumobikelights.com',
      'trade@lumo-interiors.com',
    ],
    policy: {
      distributors: says(
        ['Radlager GmbH', 'Zyro Cycle Ltd', 'Keirin Trading'],
        'Radlager GmbH',
        '/distribution',
      ),
    },
  }),
  told({
    brand: 'Graftwell',
    titles: ['Graftwell Bypass Secateurs', 'Graftwell Folding Pruning Saw'],
    category: 'Garden',
    host: 'graftwell.com',
    blurb: 'Secateurs for life',
    pages: {
      '/': graft('Secateurs for life', '<p>Replaceable everything.</p>'),
      '/blog/': graft(
        'Blog',
        `<h2>When to prune pears</h2><p>Guest post by Nell Ashby of Ashby Orchards (nell@ashbyorchards.co.uk)</p><ol class="comment-list"><li>Tony B – tonyb@blueyonder.co.uk – do you do left-handed?</li><li>Wholesale nurseries get in touch for rootstock! – rootstock@pearltreenursery.co.uk</li></ol><p>Gardening talks: speakers@wiltsgardens.org.uk</p>`,
      ),
      '/contact/': graft(
        'Contact',
        `<p>Shop and office: info@graftwell.com</p><p>Sharpening &amp; spares: spares@graftwell.com</p><p>Show stand bookings: shows@rhsfairs.example</p><p>Please do not use sales@graftwell.com, it was hacked in May.</p>`,
      ),
    },
    wayIn: to('info@graftwell.com'),
    traps: [
      'nell@ashbyorchards.co.uk',
      'tonyb@blueyonder.co.uk',
      'rootstock@pearltreenursery.co.uk',
      'speakers@wiltsgardens.org.uk',
      'spares@graftwell.com',
      'shows@rhsfairs.example',
      'sales@graftwell.com',
    ],
  }),
  told({
    brand: 'Pennant',
    titles: ['Pennant Fountain Pen, Racing Green', 'Pennant Bottled Ink, Harbour Blue'],
    category: 'Office',
    host: 'pennantpens.com',
    blurb: 'Fountain pens for every day',
    pages: {
      '/': penna('Pens for every day', '<p>Turned in Sheffield.</p>'),
      '/pages/retailers': penna(
        'For retailers',
        `<p>Pen shops and stationers: Priya runs trade accounts, priya(at)pennantpens.com. We ask for a photograph of your shop.</p><p>US shops: Ink &amp; Ivory Distribution, hello@inkandivory.us. Online marketplaces: we don't allow it.</p>`,
      ),
      '/pages/nib-service': penna(
        'Nib service',
        `<p>Send nibs to Mr. Osei: nibs@oseinibworks.com. Insurance of parcels: cover@postsure.co.uk. Engraving proofs: proofs@pennantpens.com. Calligrapher in our film: ${mail('iris@irisletters.com')}</p>`,
      ),
    },
    wayIn: to('priya@pennantpens.com'),
    traps: [
      'hello@inkandivory.us',
      'nibs@oseinibworks.com',
      'cover@postsure.co.uk',
      'proofs@pennantpens.com',
      'iris@irisletters.com',
    ],
    policy: {
      takes_wholesale: says('yes', 'Priya runs trade accounts', '/pages/retailers'),
      marketplaces: says('forbidden', 'Online marketplaces: we don’t allow it', '/pages/retailers'),
      documents: says(['storefront_photos'], 'We ask for a photograph of your shop', '/pages/retailers'),
      distributors: says(
        ['Ink & Ivory Distribution'],
        'US shops: Ink & Ivory Distribution',
        '/pages/retailers',
      ),
    },
  }),
];
