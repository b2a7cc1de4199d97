import type { DiscoveryCase } from '../case.ts';
import { address, cf, ent, form, formAt, hits, mail, said, shopifyForm, site } from './kit.ts';
import { bigcommerce, dawn, handmade, luma, next, squarespace } from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Ashgarrow Forge',
    productTitles: ['Ashgarrow Forge 9" Slicer, Stabilized Walnut', 'Ashgarrow Forge Paring Knife 3.5 in'],
    category: 'Kitchen Knives',
    search: hits(
      ['https://ashgarrow-guild.test/', 'Ashgarrow – realm guild', 'Recruiting healers. Forge level 60.'],
      [
        'https://ashgarrowforge.test/',
        'Ashgarrow Forge',
        'Knives hammered by Del Ashgarrow in Monroe, Virginia',
      ],
      ['https://www.etsy.com/shop/AshgarrowForge', 'AshgarrowForge - Etsy', 'On a short break.'],
    ),
    hosts: {
      'ashgarrow-guild.test': { '/': '<h1>Ashgarrow</h1><p>officers@ashgarrow-guild.test</p>' },
      'ashgarrowforge.test': site(
        handmade,
        {
          name: 'ASHGARROW FORGE',
          nav: 'Home=/ | The Knives=/knives.html | The List=/list.html | Care=/care.html',
          foot: 'Home=/ | Write Del=/write.html',
          end: `Page made by ${mail('wes@blueridgewebpages.test', 'Wes')}`,
        },
        {
          '/': '<H2>One man, one hammer</H2><P>9" Slicer in stabilized walnut. Paring Knife 3.5 in.</P>',
          '/list.html':
            '<H2>The List</H2><P>You put your name down, I call when your knife is on the bench. It is about seven months.</P><P>Stores: the book is shut to you until the snow is gone, I cannot keep up. Ask me again come April.</P>',
          '/write.html': `<H2>Write Del</H2><P>${ent('del@ashgarrowforge.test')}<BR>no texts please</P>`,
          '/care.html': '<H2>Care</H2><P>Wipe it. Never the dishwasher.</P>',
        },
      ),
    },
    expected: {
      website: 'ashgarrowforge.test',
      wayIn: address('del@ashgarrowforge.test'),
      traps: ['wes@blueridgewebpages.test', 'officers@ashgarrow-guild.test'],
      policy: { takes_wholesale: said('no', 'the book is shut to you until the snow is gone', '/list.html') },
    },
  },
  {
    brand: 'Pellworth Tool Mfg. Co.',
    productTitles: ['Pellworth No. 4 Cabinet Scraper', 'Pellworth Ball Pein Hammer 16 oz'],
    category: 'Tools & Home Improvement',
    search: hits(
      ['https://www.walmart.com/c/brand/pellworth', 'Pellworth in Shop by Brand', 'Save on Pellworth.'],
      [
        'https://pellworth.test/',
        'Pellworth Tool Mfg. Co. | Since 1911',
        'Scrapers and hammers from Athol, Mass.',
      ],
      ['https://toolcrib.test/pellworth/', 'Pellworth hand tools – Tool Crib', 'Ships today.'],
    ),
    hosts: {
      'toolcrib.test': {
        '/pellworth/': `<h1>Pellworth</h1><p>Bulk price? ${mail('quotes@toolcrib.test')}</p>`,
      },
      'pellworth.test': site(
        bigcommerce,
        {
          name: 'Pellworth Tool Mfg. Co.',
          bar: 'Ground shipping is on us over $75',
          nav: 'Hammers=/hammers/ | Scrapers=/scrapers/ | The works=/the-works/ | Dealer terms=/dealer-terms/',
          foot: 'Service=/service/ | Dealer terms=/dealer-terms/ | Hiring=/hiring/ | Sitemap=/sitemap.php',
          end: `<p>Store design: ${mail('studio@orangecratedesign.test', 'Orange Crate Design')}</p>`,
        },
        {
          '/': '<h1>Made in Athol</h1><p>No. 4 Cabinet Scraper. Ball Pein Hammer 16 oz.</p>',
          '/dealer-terms/': `<h1>Dealer terms</h1><h3>1. Accounts</h3><p>We open accounts for hardware stores, woodworking shops and industrial supply houses. Send us the <a href="/open-an-account/">account request</a> with a state resale certificate and three trade references.</p><h3>2. Orders</h3><p>The stocking order that starts an account comes to no less than $1,000 at dealer net. Every order after it: $250 or more.</p><h3>3. Advertised prices</h3><p>No Pellworth tool is to be advertised, in print or on a screen, under the figure in the MAP column of the current price book.</p><h3>4. Where dealers sell</h3><p>Across the counter, from the catalog, and through a web site in the dealer's own name. A listing with Amazon, Walmart Marketplace, eBay, Etsy or the like ends the account the day we see it.</p>`,
          '/open-an-account/': `<h1>Account request</h1>${form('/open-an-account/?action=send', 'Legal name, DBA, Resale number, Reference 1, Reference 2, Reference 3, Email', 'Send request')}`,
          '/hammers/':
            '<h1>Hammers</h1><article class="card"><h4>Ball Pein Hammer 16 oz</h4><span class="price">$54.00</span><p>Minimum purchase: 1 unit(s)</p></article>',
          '/scrapers/':
            '<h1>Scrapers</h1><article class="card"><h4>No. 4 Cabinet Scraper</h4><span class="price">$31.50</span></article><p>10% off your first order when you join the list.</p>',
          '/the-works/':
            '<h1>The works</h1><p>The brick building on Chestnut Hill Avenue still takes its water from Millers River.</p>',
          '/service/': '<h1>Service</h1><p>Broken handle? service@pellworth.test or (978) 555-0144.</p>',
          '/hiring/': '<h1>Hiring</h1><p>Second-shift grinders: hr@pellworth.test</p>',
        },
      ),
    },
    expected: {
      website: 'pellworth.test',
      wayIn: formAt('https://pellworth.test/open-an-account/'),
      traps: ['quotes@toolcrib.test', 'studio@orangecratedesign.test', 'hr@pellworth.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We open accounts for hardware stores, woodworking shops',
          '/dealer-terms/',
        ),
        documents: said(
          ['resale_certificate', 'trade_references'],
          'with a state resale certificate and three trade references',
          '/dealer-terms/',
        ),
        minimum_opening_order: said(1000, 'The stocking order that starts an account', '/dealer-terms/'),
        minimum_reorder: said(250, 'Every order after it: $250 or more', '/dealer-terms/'),
        currency: 'USD',
        map_policy: said('yes', 'under the figure in the MAP column', '/dealer-terms/'),
        marketplaces: said('forbidden', 'ends the account the day we see it', '/dealer-terms/'),
      },
    },
  },
  {
    brand: 'Corbett & Thrale',
    productTitles: [
      'Corbett & Thrale Waxed Canvas Tool Roll',
      'Corbett & Thrale Bridle Leather Chisel Guard',
    ],
    search: hits(
      ['https://corbettthrale.test/', 'Corbett & Thrale', 'Tool rolls sewn in Port Townsend'],
      ['https://corbett-thrale-cpa.test/', 'Corbett Thrale LLP', 'Tax and audit'],
      ['https://www.pinterest.com/corbettthrale/', 'Corbett & Thrale (corbettthrale)', 'Pins'],
    ),
    hosts: {
      'corbett-thrale-cpa.test': {
        '/': '<h1>Corbett Thrale LLP</h1><p>partners@corbett-thrale-cpa.test</p>',
      },
      'corbettthrale.test': site(
        squarespace,
        {
          name: 'Corbett & Thrale',
          nav: 'Goods=/goods | Repairs=/repairs | Us=/us',
          foot: 'Repairs=/repairs | Shipping=/shipping',
          end: '<p>Orders and repairs: <span>mend</span><span>@</span><span>corbettthrale.test</span></p><p><em>Shopkeepers, rolls come by the half dozen. Ask for Nan: <span>nan</span><span>@</span><span>corbettthrale.test</span></em></p>',
        },
        {
          '/': '<h1>For the tools you keep</h1><p>Waxed Canvas Tool Roll. Bridle Leather Chisel Guard.</p>',
          '/us': '<h1>Us</h1><p>Nan sews, Thrale cuts. Corbett was a dog.</p>',
          '/repairs': '<h1>Repairs</h1><p>Free for as long as we can hold a needle.</p>',
          '/shipping': '<h1>Shipping</h1><p>Flat $9 in the lower 48, nothing over $120.</p>',
        },
      ),
    },
    expected: {
      website: 'corbettthrale.test',
      wayIn: address('nan@corbettthrale.test'),
      traps: ['partners@corbett-thrale-cpa.test'],
      policy: { takes_wholesale: said('yes', 'Shopkeepers, rolls come by the half dozen', '/') },
    },
  },
  {
    brand: 'HEXHOLM',
    productTitles: ['HEXHOLM Cobalt Drill Bit Set 29pc', 'HEXHOLM Step Bit 1/8-1/2'],
    search: hits(
      ['https://www.amazon.com/stores/HEXHOLM/page/4C', 'Amazon.com: HEXHOLM', 'Bits that bite.'],
      ['https://hexholm.test/', 'HEXHOLM – Bits that bite', 'Cobalt drill bits. Free shipping over $49.'],
      ['https://hexholm.blogspot.com/', 'Hex Holm’s diary', 'My year in Gotland'],
    ),
    hosts: {
      'hexholm.test': site(
        dawn,
        {
          name: 'HEXHOLM',
          bar: 'FREE SHIPPING OVER $49 · LIFETIME EDGE PROMISE',
          nav: 'Bits=/collections/bits | Where to find us=/pages/store-map | FAQ=/pages/faq',
          foot: 'FAQ=/pages/faq | Talk=/pages/contact | Terms=/policies/terms-of-service | Privacy=/policies/privacy-policy',
        },
        {
          '/': '<h1>Bits that bite</h1><p>Cobalt Drill Bit Set 29pc, Step Bit 1/8-1/2.</p>',
          '/pages/store-map': `<h1>Store map</h1><p>Authorized retailers near you. Bought from one of these? Your promise is good.</p><ul><li>Rafter &amp; Sill, Boise: ${mail('shop@rafterandsill.test')}</li><li>Tri-County Supply, Yakima: ${mail('orders@tricountysupply.test')}</li></ul>`,
          '/pages/faq':
            '<h1>FAQ</h1><h3>Is the Amazon seller “Hex-Holm Direct” you?</h3><p>No. We don’t sell on Amazon ourselves, so check who the seller is before you buy.</p><h3>Is there a minimum?</h3><p>There is a $10 minimum for card payments at our factory store.</p><h3>Can I return bits?</h3><p>Within 60 days of the first hole.</p>',
          '/pages/contact': `<h1>Talk to a machinist</h1>${shopifyForm('Name, Email, Phone, Message')}`,
          '/policies/terms-of-service':
            '<h1>Terms of service</h1><p>Your password has at least 8 characters. You agree not to reproduce, duplicate, copy, sell, resell or exploit any portion of the Service without express written permission by us.</p>',
          '/policies/privacy-policy': '<h1>Privacy policy</h1><p>Our privacy officer: dpo@hexholm.test</p>',
        },
      ),
    },
    expected: {
      website: 'hexholm.test',
      wayIn: formAt('https://hexholm.test/pages/contact'),
      traps: ['shop@rafterandsill.test', 'orders@tricountysupply.test', 'dpo@hexholm.test'],
      policy: {},
    },
  },
  {
    brand: 'Vantongue Smithing Supply',
    productTitles: ['Vantongue Cast Steel Anvil 66 lb', 'Vantongue Wolf Jaw Tongs'],
    search: hits(
      ['https://vantongue.test/', 'Vantongue Smithing Supply', 'Anvils, tongs, borax'],
      ['https://anvilfire-talk.test/vantongue', 'Vantongue 66# — worth it?', 'Forum thread'],
    ),
    hosts: {
      'anvilfire-talk.test': { '/vantongue': '<h1>Worth it?</h1><p>modteam@anvilfire-talk.test</p>' },
      'vantongue.test': site(
        luma,
        {
          name: 'Vantongue Smithing Supply',
          nav: 'Anvils=/anvils.html | Tongs=/tongs.html | Reseller handbook=/reseller-handbook',
          foot: 'Reseller questions=/reseller-questions | Contact Us=/contact | Privacy=/privacy-policy-cookie-restriction-mode',
        },
        {
          '/': '<h1>Strike first</h1><p>Cast Steel Anvil 66 lb, Wolf Jaw Tongs.</p>',
          '/reseller-handbook': `<h1>Reseller handbook</h1><p>Farrier supply stores, blacksmith schools and tool dealers buy from us at tier pricing; write ${cf('tongs-and-terms@vantongue.test')}.</p><p>To get on the books you buy $600 worth in one go.</p><p>Resellers keep Vantongue off Amazon, eBay and every other venue where several sellers share one listing.</p>`,
          '/reseller-questions':
            '<h1>Reseller questions</h1><dl><dt>Freight?</dt><dd>Prepaid and added. Anvils go by truck.</dd><dt>I run an eBay store. Can I carry you?</dt><dd>Sure, plenty of our resellers sell on eBay and Amazon, go right ahead.</dd></dl>',
          '/contact': `<h1>Contact</h1>${form('/contact/index/post/', 'Name, Email, Phone Number, Message')}<p>info@vantongue.test</p>`,
        },
      ),
    },
    expected: {
      website: 'vantongue.test',
      wayIn: address('tongs-and-terms@vantongue.test'),
      traps: ['modteam@anvilfire-talk.test'],
      policy: {
        takes_wholesale: said('yes', 'tool dealers buy from us at tier pricing', '/reseller-handbook'),
        minimum_opening_order: said(
          600,
          'To get on the books you buy $600 worth in one go',
          '/reseller-handbook',
        ),
        currency: 'USD',
        contradicted: ['marketplaces'],
      },
    },
  },
  {
    brand: 'Drumlock Safes',
    productTitles: ['Drumlock Bedside Vault BV-2', 'Drumlock Cash Drop Box'],
    search: hits(
      ['https://www.drumlock.test/', 'Drumlock', 'Small safes, seriously built'],
      ['https://drumlock-band.test/', 'DRUMLOCK – tour dates', 'Sheffield doom'],
      ['https://lockwiki.test/Drumlock', 'Drumlock - Lock Wiki', 'Manufacturer of small safes'],
    ),
    hosts: {
      'drumlock-band.test': { '/': '<h1>DRUMLOCK</h1><p>booking@drumlock-band.test</p>' },
      'lockwiki.test': { '/Drumlock': '<h1>Drumlock</h1><p>Edit requests: admins@lockwiki.test</p>' },
      'www.drumlock.test': site(
        next,
        {
          name: 'Drumlock',
          nav: 'Safes=/safes | Lost key=/lost-key | Company=/company',
          foot: 'Lost key=/lost-key | Newsroom=/newsroom | Company=/company',
        },
        {
          '/': '<h1>Small safes, seriously built</h1><p>Bedside Vault BV-2. Cash Drop Box.</p>',
          '/company':
            '<h1>Company</h1><p>Drumlock has built safes in Dayton, Ohio since 1974.</p><p>Locksmiths and gun counters get our safes from two houses, Kestrel Lock Supply of Reno and Marlow-Hume Security of Atlanta; the factory itself opens no dealer accounts.</p><p>Everything else: office@drumlock.test</p>',
          '/newsroom': '<h1>Newsroom</h1><p>Photos and samples for reviewers: newsroom@drumlock.test</p>',
          '/lost-key': `<h1>Lost key</h1>${form('/api/lost-key', 'Serial number, Proof of purchase, Email')}`,
        },
      ),
    },
    expected: {
      website: 'www.drumlock.test',
      wayIn: address('office@drumlock.test'),
      traps: ['booking@drumlock-band.test', 'admins@lockwiki.test', 'newsroom@drumlock.test'],
      policy: {
        takes_wholesale: said('no', 'the factory itself opens no dealer accounts', '/company'),
        distributors: said(
          ['Kestrel Lock Supply', 'Marlow-Hume Security'],
          'from two houses, Kestrel Lock Supply of Reno and Marlow-Hume Security',
          '/company',
        ),
      },
    },
  },
];
