import type { DiscoveryCase } from '../case.ts';
import { address, cf, cfLink, form, formAt, hits, jsonLd, mail, said, site } from './kit.ts';
import { bigcommerce, dawn, handmade, luma, storefront, webflow } from './themes.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'CRANKMOOR COMPONENTS',
    productTitles: ['Crankmoor Narrow-Wide Chainring 32T', 'Crankmoor Sealed Bottom Bracket BSA 68/73'],
    category: 'Sports & Outdoors',
    search: hits(
      ['https://crankmoor.test/', 'Crankmoor Components', 'Chainrings and bottom brackets for bad weather'],
      ['https://www.jensonusa.com/brand/crankmoor', 'Crankmoor | Jenson USA', 'Free shipping over $60'],
      ['https://crankmoorfarm.test/', 'Crank Moor Farm B&B', 'Yorkshire breakfasts'],
    ),
    hosts: {
      'crankmoorfarm.test': { '/': '<h1>Crank Moor Farm</h1><p>rooms@crankmoorfarm.test</p>' },
      'crankmoor.test': site(
        luma,
        {
          name: 'Crankmoor Components',
          nav: 'Chainrings=/chainrings.html | Brackets=/brackets.html | Shops and trade=/shops-and-trade | Tech=/tech-documents',
          foot: 'Shops and trade=/shops-and-trade | Around the world=/around-the-world | Warranty=/warranty | B2B login=https://b2b.crankmoor.test/',
          end: `<p>Magento by ${mail('support@pixelpaddock.test', 'Pixel Paddock')}</p>`,
        },
        {
          '/': '<h1>Parts for bad weather</h1><p>Narrow-Wide Chainring 32T, Sealed Bottom Bracket BSA 68/73.</p>',
          '/shops-and-trade': `<h1>Shops and trade</h1><p>You have a work stand, a front door and people who come through it: then we'd like to supply you. <a href="https://b2b.crankmoor.test/register">Register on our B2B site</a>; have your reseller permit ready, and a photograph each of the sales floor and the workshop.</p><ul><li>First basket: $750 net. After that a single chainring bolt, if you like.</li><li>We publish the lowest price at which our parts may be shown to the public, and hold everyone to it, ourselves included.</li><li>Third-party sites of the Amazon and eBay kind are off limits to shops and to their friends.</li></ul>`,
          '/around-the-world':
            '<h1>Around the world</h1><p>Outside the USA we are brought to you by these importers.</p><table><tr><td>Canada</td><td>Tarn Lake Cycle Imports</td></tr><tr><td>Australia</td><td>Southerly Bike Traders</td></tr></table><p>Distributors: Tarn Lake Cycle Imports (Canada) and Southerly Bike Traders (Australia).</p>',
          '/warranty': `<h1>Warranty</h1><p>Send a picture of the part to ${cf('warranty@crankmoor.test')}.</p>`,
        },
      ),
      'b2b.crankmoor.test': {
        '/': '<title>Crankmoor B2B</title><h1>Sign in</h1><form action="/login" method="post"><input name="user"><input name="pass" type="password"></form><p><a href="/register">Register your shop</a></p>',
        '/register': `<title>Crankmoor B2B</title><h1>Register your shop</h1>${form('/register', 'Shop name, Street, Reseller permit, Buyer, Email', 'Register')}`,
      },
    },
    expected: {
      website: 'crankmoor.test',
      wayIn: formAt('https://b2b.crankmoor.test/register'),
      traps: ['rooms@crankmoorfarm.test', 'support@pixelpaddock.test'],
      policy: {
        takes_wholesale: said('yes', "then we'd like to supply you", '/shops-and-trade'),
        documents: said(
          ['resale_certificate', 'storefront_photos'],
          'have your reseller permit ready, and a photograph each of the sales floor',
          '/shops-and-trade',
        ),
        minimum_opening_order: said(750, 'First basket: $750 net', '/shops-and-trade'),
        currency: 'USD',
        map_policy: said(
          'yes',
          'We publish the lowest price at which our parts may be shown',
          '/shops-and-trade',
        ),
        marketplaces: said(
          'forbidden',
          'Third-party sites of the Amazon and eBay kind are off limits',
          '/shops-and-trade',
        ),
        distributors: said(
          ['Tarn Lake Cycle Imports', 'Southerly Bike Traders'],
          'Distributors: Tarn Lake Cycle Imports (Canada) and Southerly Bike Traders (Australia)',
          '/around-the-world',
        ),
      },
    },
  },
  {
    brand: 'Solvetta Medical, Inc.',
    productTitles: ['Solvetta Calf Compression Sleeve 20-30 mmHg', 'Solvetta Post-Op Knee Wrap'],
    category: 'Health & Household',
    search: hits(
      ['https://www.healthgrades.com/group-directory/solvetta', 'Solvetta Medical Group', 'Find a doctor'],
      ['https://www.solvetta.test/', 'Solvetta | Graduated compression', 'Compression that stays put.'],
      ['https://solvetta-clinic.test/', 'Solvetta Clinic Barcelona', 'Dermatología'],
    ),
    hosts: {
      'solvetta-clinic.test': { '/': '<h1>Solvetta Clinic</h1><p>citas@solvetta-clinic.test</p>' },
      'www.solvetta.test': site(
        webflow,
        {
          name: 'Solvetta',
          nav: 'Products=/products | For clinicians=/clinicians | Support=/support',
          foot: 'Clinicians=/clinicians | Notice of privacy practices=/privacy-practices | Report a problem=/report',
          head: jsonLd({
            '@type': 'Organization',
            name: 'Solvetta',
            url: 'https://www.solvetta.test',
            contactPoint: [
              { '@type': 'ContactPoint', contactType: 'billing support', email: 'remit@solvetta.test' },
              { '@type': 'ContactPoint', contactType: 'new accounts', email: 'accounts-new@solvetta.test' },
            ],
          }),
        },
        {
          '/': '<h1>Compression that stays put</h1><p>Calf Compression Sleeve 20-30 mmHg. Post-Op Knee Wrap.</p>',
          '/clinicians':
            '<h1>For clinicians and DME suppliers</h1><p>Clinics, pharmacies and DME suppliers are set up within a day. Along with the new-account sheet we file a W-9 and your state business license.</p><p>Your contract price assumes face-to-face fitting; on Amazon, Solvetta is the only seller of Solvetta, and account holders agree to stay off it.</p><p>Smallest shipment to a new account: $400.</p>',
          '/support': '<h1>Support</h1><p>Wearing and washing: care@solvetta.test</p>',
          '/privacy-practices':
            '<h1>Notice of privacy practices</h1><p>HIPAA privacy officer: hipaa@solvetta.test</p>',
          '/report': '<h1>Report a problem</h1><p>Adverse events: vigilance@solvetta.test</p>',
        },
      ),
    },
    expected: {
      website: 'www.solvetta.test',
      wayIn: address('accounts-new@solvetta.test'),
      traps: [
        'citas@solvetta-clinic.test',
        'remit@solvetta.test',
        'hipaa@solvetta.test',
        'vigilance@solvetta.test',
      ],
      policy: {
        takes_wholesale: said(
          'yes',
          'Clinics, pharmacies and DME suppliers are set up within a day',
          '/clinicians',
        ),
        documents: said(
          ['w9', 'business_license'],
          'we file a W-9 and your state business license',
          '/clinicians',
        ),
        marketplaces: said('amazon_forbidden', 'account holders agree to stay off it', '/clinicians'),
        minimum_opening_order: said(400, 'Smallest shipment to a new account: $400', '/clinicians'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Glossmoor Detail',
    productTitles: ['Glossmoor Ceramic Spray 16oz', 'Glossmoor Wheel Acid-Free 1 Gallon'],
    category: 'Automotive',
    search: hits(
      ['https://glossmoor.test/', 'Glossmoor', 'Shine without the snake oil'],
      ['https://www.ebay.com/b/Glossmoor/bn_1', 'Glossmoor for sale | eBay', 'Get the best deals'],
    ),
    hosts: {
      'glossmoor.test': site(
        dawn,
        {
          name: 'Glossmoor',
          bar: 'Gallons ship free over $89',
          nav: 'Shop=/collections/all | How-to=/blogs/how-to | Resale partners=/pages/resale-partners',
          foot: 'Answers=/pages/answers | Get hold of us=/pages/get-hold-of-us | Resale partners=/pages/resale-partners',
        },
        {
          '/': '<h1>Shine without the snake oil</h1><p>Ceramic Spray 16oz, Wheel Acid-Free 1 Gallon</p>',
          '/pages/resale-partners':
            '<h1>Resale partners</h1><p>Detail shops and parts stores can stock Glossmoor at 45% off list; we are signing up new resale partners in every state.</p>',
          '/pages/answers':
            '<h1>Answers</h1><h3>Do you ship to Canada?</h3><p>Not the gallons.</p><h3>Can my shop resell Glossmoor?</h3><p>No. We stopped supplying shops for resale and sell to drivers only.</p>',
          '/pages/get-hold-of-us': `<h1>Get hold of us</h1><p>${mail('shine@glossmoor.test?subject=Hi%20Glossmoor', 'shine@glossmoor.test')}</p><p>Sponsorship: ${mail('racing@glossmoor.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'glossmoor.test',
      wayIn: address('shine@glossmoor.test'),
      traps: ['racing@glossmoor.test'],
      policy: { contradicted: ['takes_wholesale'] },
    },
  },
  {
    brand: 'Ruddfell Outdoor',
    productTitles: ['Ruddfell 2P Ridge Tent', 'Ruddfell Down Quilt 20F'],
    category: 'Camping',
    search: hits(
      ['https://www.ruddfell.test/', 'Ruddfell Outdoor', 'Tents and quilts sewn in Bozeman'],
      ['https://www.rei.com/b/ruddfell', 'Ruddfell | REI Co-op', 'Members save'],
      ['https://ruddfell-estate-agents.test/', 'Ruddfell Estate Agents', 'Lettings'],
    ),
    hosts: {
      'ruddfell-estate-agents.test': { '/': '<h1>Lettings</h1><p>lettings@ruddfell-estate-agents.test</p>' },
      'www.ruddfell.test': site(
        bigcommerce,
        {
          name: 'Ruddfell Outdoor',
          nav: 'Tents=/tents/ | Quilts=/quilts/ | Store map=/store-map/ | Carry the line=/carry-the-line/',
          foot: 'Pro deal=/pro-deal/ | Carry the line=/carry-the-line/ | Repairs=/repairs/ | Press room=/press-room/',
        },
        {
          '/': '<h1>Sleep out</h1><p>2P Ridge Tent. Down Quilt 20F.</p>',
          '/carry-the-line/': `<h1>Carry the line</h1><p>Line sheets and order entry live on NuORDER; approved stores are let in within the week. Fill this in and attach a resale certificate, a picture of the outside and one of the inside of your store, and the address of your web site.</p>${form('/carry-the-line/apply', 'Store, Owner or buyer, Email, Web address, Other tent brands you carry', 'Send it in')}<p>New stores place a preseason of at least $1,500; fill-ins go out from $300.</p><p>One web domain per store is approved. Storefronts inside eBay, Walmart.com or Amazon are not, ever.</p><p>Sale prices: the calendar in the MAP sheet says when, and by how much.</p>`,
          '/pro-deal/':
            '<h1>Pro deal</h1><p>Guides, patrollers and SAR: send your badge to prodeal@ruddfell.test. Minimum one trip a season.</p>',
          '/repairs/': '<h1>Repairs</h1><p>repairs@ruddfell.test</p>',
          '/press-room/': '<h1>Press room</h1><p>Agency: ruddfell@timberlinepr.test</p>',
          '/store-map/': '<h1>Store map</h1><div id="map" data-pins="41"></div>',
        },
      ),
    },
    expected: {
      website: 'www.ruddfell.test',
      wayIn: formAt('https://www.ruddfell.test/carry-the-line/'),
      traps: ['lettings@ruddfell-estate-agents.test', 'prodeal@ruddfell.test', 'ruddfell@timberlinepr.test'],
      policy: {
        takes_wholesale: said('yes', 'approved stores are let in within the week', '/carry-the-line/'),
        documents: said(
          ['resale_certificate', 'storefront_photos', 'website_url'],
          'attach a resale certificate, a picture of the outside and one of the inside',
          '/carry-the-line/',
        ),
        minimum_opening_order: said(
          1500,
          'New stores place a preseason of at least $1,500',
          '/carry-the-line/',
        ),
        minimum_reorder: said(300, 'fill-ins go out from $300', '/carry-the-line/'),
        currency: 'USD',
        marketplaces: said(
          'forbidden',
          'Storefronts inside eBay, Walmart.com or Amazon are not, ever',
          '/carry-the-line/',
        ),
        map_policy: said('yes', 'the calendar in the MAP sheet says when', '/carry-the-line/'),
      },
    },
  },
  {
    brand: 'Zippel Mobility LLC',
    productTitles: ['Zippel Fold 3-Wheel Scooter', 'Zippel Lithium Battery 24V'],
    search: hits(
      ['https://zippel.test/', 'zippel.test is for sale', 'Buy this domain.'],
      [
        'https://zippelmobility.test/',
        'Zippel Mobility: scooters that fold',
        'Folding mobility scooters, Mesa AZ',
      ],
      ['https://www.bbb.org/us/az/mesa/profile/zippel', 'Zippel Mobility | BBB', 'A+ rating'],
    ),
    hosts: {
      'zippel.test': {
        '/': '<title>zippel.test is for sale</title><h1>zippel.test is for sale</h1><p>Broker: offers@domaingrove.test</p>',
      },
      'zippelmobility.test': site(
        storefront,
        {
          name: 'Zippel Mobility',
          bar: 'Free shipping on every scooter',
          nav: 'Scooters=/scooters/ | Batteries=/batteries/ | Why fold=/why-fold/',
          foot: 'Reach a person=/reach-a-person/ | Warranty=/warranty/',
          end: `Powered by WordPress. Theme: Rollwell, ${mail('needhelp@company.com')}`,
        },
        {
          '/': '<h1>Scooters that fold</h1><p>Fold 3-Wheel Scooter. Lithium Battery 24V.</p>',
          '/why-fold/': '<h1>Why fold</h1><p>It fits the trunk of a Corolla.</p>',
          '/warranty/': `<h1>Warranty</h1><p>Two years. If you bought it from a Zippel dealer, that dealer does the work. Mobility and medical stores that want to be one get a territory drawn up by ${cfLink('bo@zippelmobility.test', 'Bo')}.</p>`,
          '/reach-a-person/': `<h1>Reach a person</h1><p>${cf('people@zippelmobility.test')}</p><p>Careers: ${cf('work@zippelmobility.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'zippelmobility.test',
      wayIn: address('bo@zippelmobility.test'),
      traps: ['offers@domaingrove.test', 'needhelp@company.com', 'work@zippelmobility.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Mobility and medical stores that want to be one get a territory',
          '/warranty/',
        ),
      },
    },
  },
  {
    brand: 'Lurewick Tackle',
    productTitles: ['Lurewick Bucktail Jig 3/8 oz White', 'Lurewick Crappie Tube 12-Pack'],
    category: 'Fishing',
    search: hits(
      ['https://lurewick.test/', 'Lurewick Tackle Home Page', 'Jigs tied on Kentucky Lake'],
      ['https://bassboard.test/t/lurewick', 'Lurewick jigs - BassBoard', 'anyone tried these'],
    ),
    hosts: {
      'bassboard.test': { '/t/lurewick': '<h1>Lurewick jigs</h1><p>pm me: hawgman@bassboard.test</p>' },
      'lurewick.test': site(
        handmade,
        {
          name: 'Lurewick Tackle',
          nav: 'Jigs=/jigs.htm | Tubes=/tubes.htm | Where=/where.htm | Ordering=/ordering.htm',
          foot: 'Jigs=/jigs.htm | Ordering=/ordering.htm',
          end: 'best viewed in 1024x768 - counter by <A HREF="mailto:free@hitcounterz.test">HitCounterz</A>',
        },
        {
          '/': '<H2>Tied on Kentucky Lake</H2><P>Bucktail Jig 3/8 oz White, Crappie Tube 12-Pack</P>',
          '/ordering.htm':
            '<H2>Ordering</H2><!-- was lurewick@tn-dialup.test till 2011 --><P>Mail a check or call. $2.50 flat postage, 2 card minimum.</P><P><IMG SRC="mail.gif" ALT="lurewick@kylakenet.test" WIDTH="160"></P>',
          '/where.htm':
            '<H2>Where</H2><P>Bait shops at Paris Landing, Buchanan and Big Sandy. If you got a bait shop and want a peg board of your own we will bring you one by, cards are priced to the store by the dozen.</P>',
        },
      ),
    },
    expected: {
      website: 'lurewick.test',
      wayIn: address('lurewick@kylakenet.test'),
      traps: ['hawgman@bassboard.test', 'free@hitcounterz.test', 'lurewick@tn-dialup.test'],
      policy: { takes_wholesale: said('yes', 'cards are priced to the store by the dozen', '/where.htm') },
    },
  },
];
