import type { DiscoveryCase } from '../case.ts';
import { address, cf, form, formAt, hits, mail, said, shopifyForm, site } from './kit.ts';
import { builder, dawn, handmade, squarespace, storefront, webflow } from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: "Granny Tindle's Soap",
    productTitles: ["Granny Tindle's Goat Milk & Oat Bar", "Granny Tindle's Pine Tar Bar 4.5 oz"],
    category: 'Beauty & Personal Care',
    search: hits(
      [
        'https://grannytindle.test/',
        "Granny Tindle's Soap",
        'Goat milk soap from our kitchen in Floyd County',
      ],
      ['https://www.facebook.com/grannytindle', "Granny Tindle's Soap | Floyd VA", 'Facebook'],
      ['https://tindle-hardware.test/', 'Tindle Hardware', 'Paint, feed, seed'],
    ),
    hosts: {
      'tindle-hardware.test': { '/': '<h1>Tindle Hardware</h1><p>tindle@tindle-hardware.test</p>' },
      'grannytindle.test': site(
        handmade,
        {
          name: "Granny Tindle's Soap",
          nav: 'Home=/ | Soap=/soap.html | Craft fairs=/fairs.html | Our goats=/goats.html',
          foot: 'Home=/ | Soap=/soap.html',
          end: 'goat pictures: Lindy Sowers (lindy@sowersphoto.test)',
        },
        {
          '/': '<H2>Come on in</H2><P>Goat Milk &amp; Oat Bar, Pine Tar Bar 4.5 oz. Write us: soap (at) grannytindle (dot) test, Mama reads it of an evening.</P>',
          '/fairs.html':
            '<H2>Craft fairs</H2><P>May 9 Galax. May 23 Hillsville.</P><P>Gift shop folks: a tray is 24 bars, mixed how you like, and you get it at half of what we ask at the fair.</P>',
          '/goats.html': '<H2>Our goats</H2><P>Biscuit, Gravy, June and Other June.</P>',
          '/soap.html': '<H2>Soap</H2><P>$7 a bar. Four bar minimum by mail.</P>',
        },
      ),
    },
    expected: {
      website: 'grannytindle.test',
      wayIn: address('soap@grannytindle.test'),
      traps: ['lindy@sowersphoto.test', 'tindle@tindle-hardware.test'],
      policy: { takes_wholesale: said('yes', 'Gift shop folks: a tray is 24 bars', '/fairs.html') },
    },
  },
  {
    brand: 'EMBERLISK',
    productTitles: ['Emberlisk Soy Candle No. 7 Cedar Smoke', 'Emberlisk Wax Melts Fig'],
    category: 'Home',
    search: hits(
      ['https://emberlisk.test/', 'Emberlisk | Slow-burning candles', 'Poured in Richmond, VA'],
      ['https://emberlisk.fandom.com/wiki/Emberlisk', 'Emberlisk | Monster Wiki', 'A fire-type lizard.'],
    ),
    hosts: {
      'emberlisk.test': site(
        dawn,
        {
          name: 'Emberlisk',
          bar: 'Complimentary shipping on orders of $65+',
          nav: 'Candles=/collections/candles | Care=/pages/candle-care | Stock Emberlisk=/pages/stock-emberlisk',
          foot: 'Stock Emberlisk=/pages/stock-emberlisk | House rules=/pages/house-rules | Ask=/pages/ask',
          head: '<script>window.themeSettings={"emails":{"support":"ask@emberlisk.test","stockists":"stockists@emberlisk.test","review_sender":"no-reply@emberlisk.test"},"sample":{"author":"you@example.com"}};</script>',
        },
        {
          '/': '<h1>Slow light</h1><p>Soy Candle No. 7 Cedar Smoke. Wax Melts Fig.</p>',
          '/pages/stock-emberlisk':
            '<h1>Stock Emberlisk</h1><p>You’ll need to be a registered business with a shop, a salon or a studio. New stockists begin at $200; later orders begin at $100. Everything is sold in fours.</p><p>Your reseller’s certificate is the only paper we want to see. We’re on <a href="https://www.handshake.com/brands/emberlisk">Handshake</a> as well, under the same numbers.</p>',
          '/pages/house-rules':
            '<h1>House rules</h1><p>For stockists: our candles live on your shelves and on your own site. They may not be put on other people’s sites, and that means Amazon, Etsy, Walmart and TikTok Shop.</p><p>For stockists, too: show them at the suggested price; under it, in public, and we part ways.</p>',
          '/collections/candles':
            '<h1>Candles</h1><ul><li>Soy Candle No. 7 Cedar Smoke $34</li><li>Soy Candle No. 2 Fig $34</li></ul><p>Buy 3, save 15%.</p>',
          '/pages/candle-care': '<h1>Candle care</h1><p>First burn: two hours minimum.</p>',
          '/pages/ask': `<h1>Ask</h1>${shopifyForm('Name, Email, Message')}`,
        },
      ),
    },
    expected: {
      website: 'emberlisk.test',
      wayIn: address('stockists@emberlisk.test'),
      traps: ['no-reply@emberlisk.test', 'you@example.com'],
      policy: {
        takes_wholesale: said('yes', 'New stockists begin at $200', '/pages/stock-emberlisk'),
        minimum_opening_order: said(200, 'New stockists begin at $200', '/pages/stock-emberlisk'),
        minimum_reorder: said(100, 'later orders begin at $100', '/pages/stock-emberlisk'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'Your reseller’s certificate is the only paper',
          '/pages/stock-emberlisk',
        ),
        marketplaces: said('forbidden', 'They may not be put on other people’s sites', '/pages/house-rules'),
        map_policy: said('yes', 'under it, in public, and we part ways', '/pages/house-rules'),
      },
    },
  },
  {
    brand: 'Odalenn Professional',
    productTitles: ['Odalenn Bond Repair Mask 8.5 oz', 'Odalenn Violet Toning Shampoo Liter'],
    category: 'Beauty & Personal Care',
    search: hits(
      ['https://www.sallybeauty.com/brands/odalenn', 'Odalenn - Sally Beauty', 'Shop now'],
      ['https://odalenn.test/', 'Odalenn Professional', 'Colour care for the chair'],
      ['https://odalenn-spa.test/', 'Odalenn Day Spa', 'Book a massage'],
    ),
    hosts: {
      'odalenn-spa.test': { '/': '<h1>Day Spa</h1><p>spa@odalenn-spa.test</p>' },
      'odalenn.test': site(
        builder,
        {
          name: 'Odalenn Professional',
          nav: 'Care=/care/ | Colour=/colour/ | For the chair=/for-the-chair/ | Educators=/educators/',
          foot: 'For the chair=/for-the-chair/ | Contact=/contact/ | Diversion=/diversion/',
        },
        {
          '/': '<h1>Colour care for the chair</h1><p>Bond Repair Mask 8.5 oz. Violet Toning Shampoo Liter.</p>',
          '/for-the-chair/': `<h1>For the chair</h1><p>Odalenn is stocked by licensed salons and the stores of licensed salons. To be one of them, send your salon license with the form below; your first backbar is $350 or over, refills whenever and whatever.</p>${form('/for-the-chair/#gf_4', 'Salon, License number, Chairs, Email', 'Open our account', '<input type="hidden" name="gform_submit" value="4">')}`,
          '/diversion/':
            '<h1>Diversion</h1><p>Every liter carries its salon’s batch number. A salon whose bottles turn up at Amazon, on eBay or in a drugstore loses its account.</p><p>Report it: diversion@odalenn.test</p>',
          '/educators/': '<h1>Educators</h1><p>Teach with us: educators@odalenn.test</p>',
          '/contact/': '<h1>Contact</h1><p>hello@odalenn.test</p>',
        },
      ),
    },
    expected: {
      website: 'odalenn.test',
      wayIn: formAt('https://odalenn.test/for-the-chair/'),
      traps: ['spa@odalenn-spa.test', 'diversion@odalenn.test', 'educators@odalenn.test'],
      policy: {
        takes_wholesale: said('yes', 'Odalenn is stocked by licensed salons', '/for-the-chair/'),
        documents: said(
          ['business_license'],
          'send your salon license with the form below',
          '/for-the-chair/',
        ),
        minimum_opening_order: said(350, 'your first backbar is $350 or over', '/for-the-chair/'),
        currency: 'USD',
        marketplaces: said('forbidden', 'A salon whose bottles turn up at Amazon', '/diversion/'),
      },
    },
  },
  {
    brand: 'Loomwick & Sons',
    productTitles: ['Loomwick Donegal Throw Heather', 'Loomwick Lambswool Scarf Turf'],
    category: 'Home',
    search: hits(
      ['https://www.loomwick.test/', 'Loomwick & Sons, Weavers', 'Woven in Ardara since 1938'],
      ['https://www.kilkennydesign.com/brands/loomwick', 'Loomwick | Kilkenny Design', 'Irish throws'],
    ),
    hosts: {
      'www.loomwick.test': site(
        webflow,
        {
          name: 'Loomwick & Sons',
          lang: 'en-IE',
          nav: 'Throws=/throws | Scarves=/scarves | The mill=/the-mill',
          foot: 'Visit=/visit | The mill=/the-mill',
          end: `<div>Website by <a href="mailto:info@sliabhdigital.test">Sliabh Digital</a></div>`,
        },
        {
          '/': '<h1>Woven in Ardara</h1><p>Donegal Throw Heather. Lambswool Scarf Turf.</p>',
          '/visit': `<h1>Visit</h1><p>Mill shop open Monday to Friday, half nine to half five. ${mail('mill@loomwick.test')}</p>`,
          '/the-mill':
            '<h1>The mill</h1><p>Six looms, four of them older than Tadhg.</p><p>We weave for some forty shops from Cork to Kyoto. A shop’s first parcel comes to €250 at the least; it travels at our cost from €500.</p>',
        },
      ),
    },
    expected: {
      website: 'www.loomwick.test',
      wayIn: address('mill@loomwick.test'),
      traps: ['info@sliabhdigital.test'],
      policy: {
        takes_wholesale: said('yes', 'We weave for some forty shops from Cork to Kyoto', '/the-mill'),
        minimum_opening_order: said(250, 'A shop’s first parcel comes to €250', '/the-mill'),
        currency: 'EUR',
      },
    },
  },
  {
    brand: 'Vesperelle Cosmetics',
    productTitles: ['Vesperelle Cream Blush Terracotta', 'Vesperelle Lash Serum 4 ml'],
    category: 'Beauty & Personal Care',
    search: hits(
      [
        'https://vesperelle-outlet.test/',
        'Vesperelle Outlet – 80% off',
        'Official sale! Vesperelle blush $9',
      ],
      ['https://vesperelle.test/', 'Vesperelle', 'Make-up for the evening person'],
      ['https://www.sephora.com/brand/vesperelle', 'Vesperelle | Sephora', 'Beauty Insider'],
    ),
    hosts: {
      'vesperelle-outlet.test': {
        '/': '<title>Vesperelle Outlet</title><h1>Vesperelle Outlet 80% off</h1><p>Cream Blush Terracotta $9. service-vip@fastmail-sale.test</p>',
      },
      'vesperelle.test': site(
        storefront,
        {
          name: 'Vesperelle',
          bar: 'Free gift over $45. Shades shown on screens may vary.',
          nav: 'Face=/face/ | Eyes=/eyes/ | Beware of fakes=/beware-of-fakes/',
          foot: 'Beware of fakes=/beware-of-fakes/ | Customer care=/customer-care/ | Open roles=/open-roles/',
        },
        {
          '/': '<h1>For the evening person</h1><p>Cream Blush Terracotta, Lash Serum 4 ml. Testers marked NOT FOR RESALE.</p>',
          '/beware-of-fakes/':
            '<h1>Beware of fakes</h1><p>Vesperelle is sold here, at Sephora and at authorized retailers. Amazon third-party listings, eBay and “outlet” sites carry counterfeits, and vesperelle-outlet.test is not ours.</p><p>Seen one? fakes@vesperelle.test</p>',
          '/customer-care/': `<h1>Customer care</h1><p>${cf('care@vesperelle.test')}</p><p>Free exchanges within 30 days, minimum purchase of 1 item.</p>`,
          '/open-roles/':
            '<h1>Open roles</h1><p>Wholesale Account Executive, New York: careers@vesperelle.test</p>',
        },
      ),
    },
    expected: {
      website: 'vesperelle.test',
      wayIn: address('care@vesperelle.test'),
      traps: ['service-vip@fastmail-sale.test', 'fakes@vesperelle.test', 'careers@vesperelle.test'],
      policy: {},
    },
  },
  {
    brand: 'Quiltmoss',
    productTitles: ['Quiltmoss Hand-Block Quilt Queen', 'Quiltmoss Euro Sham Indigo'],
    category: 'Home',
    search: hits(
      ['https://quiltmoss.test/', 'Quiltmoss', 'Block-printed bedding'],
      ['https://www.wayfair.com/brand/bnd/quiltmoss', 'Quiltmoss | Wayfair', 'Up to 30% off'],
    ),
    hosts: {
      'quiltmoss.test': site(
        squarespace,
        {
          name: 'Quiltmoss',
          nav: 'Quilts=/quilts | Shams=/shams | Trade & wholesale=/trade-wholesale',
          foot: 'Questions=/questions | Trade & wholesale=/trade-wholesale',
        },
        {
          '/': '<h1>Printed by block</h1><p>Hand-Block Quilt Queen. Euro Sham Indigo.</p>',
          '/trade-wholesale':
            '<h1>Trade &amp; wholesale</h1><p>Designers get 20% off single pieces. Stores buy at wholesale: your first wholesale order is $300 or more, and so that we can ship it untaxed we keep your W-9 and resale permit on file.</p><p>desk@quiltmoss.test, for both.</p>',
          '/questions':
            '<h1>Questions</h1><h3>What does it take for a store to begin?</h3><p>An opening order of $500, from at least three designs.</p><h3>Can I wash it warm?</h3><p>Cold.</p><h3>Who may sell on Wayfair?</h3><p>Stores of ours may list on Wayfair, Amazon and Houzz if their photos are ours.</p>',
        },
      ),
    },
    expected: {
      website: 'quiltmoss.test',
      wayIn: address('desk@quiltmoss.test'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'Stores buy at wholesale', '/trade-wholesale'),
        currency: 'USD',
        documents: said(
          ['w9', 'resale_certificate'],
          'we keep your W-9 and resale permit on file',
          '/trade-wholesale',
        ),
        marketplaces: said('allowed', 'Stores of ours may list on Wayfair, Amazon and Houzz', '/questions'),
        contradicted: ['minimum_opening_order'],
      },
    },
  },
];
