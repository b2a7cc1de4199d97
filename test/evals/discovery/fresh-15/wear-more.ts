import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopTerms, siteDelivery, sitePrivacy, siteTerms } from './everyday.ts';
import { amazon, amazonItem, ebay, hit, instagram, linkedin, reddit } from './found.ts';
import { spotlight } from './frames-even.ts';
import { palisade, square } from './frames-odd.ts';
import { h, list, mail, p, page, shielded } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, unlinked, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Dusty Switchback Denim, LLC',
    host: 'dustyswitchback.com',
    titles: [
      'Dusty Switchback Denim Double Knee Work Jean Indigo',
      'Dusty Switchback Denim Chore Coat Duck Brown',
    ],
    category: 'Clothing',
    theme: palisade,
    notice: 'Hems are free, forever · Orders over $125 ship free',
    home: p('Fourteen-ounce denim, cut in Ogden for people who kneel for a living.'),
    blurb: `${p('Double knees, bar-tacked pockets, hammer loop. $138.')}${p('Sizing runs true. Shrinks half an inch on the first wash.')}`,
    pages: {
      '/pages/field-guide': inMenu('Field guide', p('How to break in raw denim without breaking yourself.')),
      '/pages/points': inMenu(
        'Acorn points',
        p('Earn one acorn per dollar. A hundred acorns is five dollars off.'),
      ),
      '/pages/retailers': inFoot(
        'Retailers',
        p('Got a workwear store, feed store or western shop? We’d be glad to hang in it.'),
        h('What you’re signing up for'),
        list(
          'Twelve pieces to open, any mix of sizes. Refill by the single pair.',
          'Online prices stay at or above the figure in the MAP column of the line sheet. Fall below it twice and we part ways.',
          'No third-party marketplaces. That covers Amazon, Walmart, eBay, Poshmark and whatever launches next week.',
          'Keystone pricing, freight prepaid over $750.',
        ),
        p(
          'Have three things to hand when you apply: your resale certificate, the address of your website, and a photo of your storefront.',
        ),
        `<p><a class="button" href="https://docs.google.com/forms/d/e/1FAIpQLSdR7dsbDenimRetailer/viewform" target="_blank">Start the retailer form</a></p>`,
      ),
      '/pages/contact': inFoot(
        'Contact',
        `<p>Hems, sizes, orders: ${mail('help@dustyswitchback.com')}</p><p>Photographers and trail crews: ${mail('crew@dustyswitchback.com')}</p>`,
      ),
      '/policies/terms-of-service': siteTerms('Dusty Switchback Denim', 'Utah'),
      '/policies/privacy-policy': sitePrivacy('help@dustyswitchback.com'),
      '/policies/shipping-policy': siteDelivery(
        '$125',
        'Coats travel in a sack, jeans in an envelope; both are tracked.',
      ),
    },
    search: [
      amazon('dusty switchback denim', 'Double knee jean, chore coat.'),
      hit(
        'https://dustyswitchback.com/products/double-knee',
        'Double Knee Work Jean | Dusty Switchback Denim',
        'Fourteen-ounce denim.',
      ),
      hit('https://switchbackdenimrepair.com/', 'Switchback Denim Repair', 'Mail-in darning, Denver.'),
      reddit('Workwear', 'Dusty Switchback vs the big ones', 'Knees last twice as long.'),
      ebay('dusty switchback chore coat', 'Pre-owned, $60.'),
      hit(
        'https://www.ogdenfeedandtack.com/denim',
        'Denim | Ogden Feed & Tack',
        'Dusty Switchback in stock.',
      ),
      instagram('Dusty Switchback', 'Knees.'),
    ],
    others: {
      'switchbackdenimrepair.com': {
        '/': page(
          'Switchback Denim Repair',
          `<p>Mail-in darning. ${mail('mend@switchbackdenimrepair.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: fillIn(
        'https://docs.google.com/forms/d/e/1FAIpQLSdR7dsbDenimRetailer/viewform',
        'https://dustyswitchback.com/pages/retailers',
      ),
      traps: ['crew@dustyswitchback.com', 'mend@switchbackdenimrepair.com'],
      policy: {
        takes_wholesale: says(
          '/pages/retailers',
          'yes',
          'We’d be glad to hang in it',
          'Twelve pieces to open',
        ),
        marketplaces: says(
          '/pages/retailers',
          'forbidden',
          'No third-party marketplaces',
          'That covers Amazon, Walmart, eBay, Poshmark',
        ),
        map_policy: says(
          '/pages/retailers',
          'yes',
          'at or above the figure in the MAP column of the line sheet',
        ),
        documents: says(
          '/pages/retailers',
          ['resale_certificate', 'website_url', 'storefront_photos'],
          'your resale certificate, the address of your website, and a photo of your storefront',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Vesper & Oak Belts',
    host: 'vesperandoak.com',
    titles: ['Vesper & Oak Belts English Bridle Belt 1.5 in Havana', 'Vesper & Oak Belts Leather Key Fob'],
    category: 'Clothing, Shoes & Jewelry',
    theme: spotlight,
    notice: 'Made to order in eight days',
    home: p('One belt, four leathers, two buckles. That’s the catalog.'),
    blurb: p('$110. Cut from a single strap, five holes, yours until the cows come home.'),
    pages: {
      '/pages/leather': inMenu('The leather', p('Pit-tanned for a year in Tuscany and Devon.')),
      '/pages/buckles': inMenu('The buckles', p('Solid brass, cast in Walsall.')),
      '/pages/stockist-terms': unlinked(
        'Stockist terms',
        p('For menswear shops that carry our belts, or would like to.'),
        p('You choose sizes and leathers, we cut. The opening order is ten belts, or $550 at cost.'),
        p('Replacements for sold belts can be ordered one at a time.'),
        p(
          'We don’t set your prices, but belts must not be shown online for less than our minimum advertised price of $98.',
        ),
        `<p>Orders and swatches go through Felix at ${mail('felix@vesperandoak.com')}.</p>`,
      ),
      '/pages/contact': inFoot('Contact', `<p>Wrong hole? ${mail('bench@vesperandoak.com')}</p>`),
      '/policies/shipping-policy': shopDelivery('$100'),
      '/policies/terms-of-service': shopTerms('Vesper & Oak'),
    },
    sitemap: true,
    search: [
      hit('https://vesperandoak.com/', 'Vesper & Oak Belts', 'English bridle belts, made to order.'),
      hit('https://vesperoakbarrels.com/', 'Vesper Oak Barrels', 'Barrels for distillers.'),
      amazonItem('Vesper & Oak Bridle Belt Havana', 'B0VSPROAK1', '4.7 out of 5.'),
      hit('https://www.gentlemansgazetteer.com/belts', 'Eleven belts worth it', 'Number four: Vesper & Oak.'),
      hit('https://www.hobbsandsonsmenswear.com/vesper-oak', 'Vesper & Oak | Hobbs & Sons', 'Belts, $110.'),
      linkedin('Vesper Oak Partners', 'Private equity.'),
    ],
    others: {
      'vesperoakbarrels.com': {
        '/': page(
          'Vesper Oak Barrels',
          `<p>Wholesale barrels: ${mail('wholesale@vesperoakbarrels.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('felix@vesperandoak.com'),
      traps: ['wholesale@vesperoakbarrels.com'],
      policy: {
        takes_wholesale: says(
          '/pages/stockist-terms',
          'yes',
          'For menswear shops that carry our belts, or would like to',
          'The opening order is ten belts',
        ),
        map_policy: says('/pages/stockist-terms', 'yes', 'for less than our minimum advertised price of $98'),
        minimum_opening_order: says(
          '/pages/stockist-terms',
          550,
          'The opening order is ten belts, or $550 at cost',
        ),
        currency: 'USD',
      },
    },
  }),
  brandSite({
    brand: 'Kestrel Row Raincoats',
    host: 'kestrelrow.com',
    titles: ['Kestrel Row Raincoats Fisherman Smock Ochre', 'Kestrel Row Raincoats Packable Mac Ink'],
    category: 'Clothing',
    lang: 'en-GB',
    theme: square,
    notice: 'Re-proofing week: send your coat, we’ll see to it',
    imprint: `Kestrel Row, Falmouth<br>Website: ${shielded('hello@studiopilchard.co.uk')}`,
    home: p('Coats for standing about in weather.'),
    blurb: p('£185. Fully taped. Pockets for hands, maps and a pasty.'),
    shelf: '/coats/p/',
    pages: {
      '/about': inMenu('About', p('Tamsin used to make sails. Raincoats flap less.')),
      '/map-pocket': inMenu(
        'The map pocket',
        p('An A4 map pocket inside the left breast. Minimum fuss, and dry to 10,000 mm.'),
      ),
      '/who-to-ask': inFoot(
        'Who to ask',
        h('Your coat'),
        `<p>${shielded('coats@kestrelrow.com')}</p>`,
        h('Newspapers, stylists and loans'),
        `<p>Our press office is Marlow Pine: ${shielded('kestrelrow@marlowpine.com')}</p>`,
        h('Shops'),
        `<p>Wholesale in the UK and Europe is looked after by our sales agents, Halden &amp; Hughes. They show each collection in London and take orders twice a year; a first order is £1,500 or more. Write to ${shielded('kestrelrow@haldenhughes.com')} for an appointment.</p>`,
        h('Work with us'),
        `<p>${shielded('jobs@kestrelrow.com')}</p>`,
      ),
      '/delivery': siteDelivery('£150', 'Abroad by DHL, three days.'),
      '/privacy': sitePrivacy('coats@kestrelrow.com'),
    },
    search: [
      hit('https://kestrelrow.com/', 'Kestrel Row Raincoats', 'Raincoats and smocks from Falmouth.'),
      hit('https://www.rightmove.co.uk/kestrel-row', 'Houses for sale in Kestrel Row', '3 properties.'),
      hit(
        'https://haldenhughes.com/',
        'Halden & Hughes | Fashion agency',
        'Representing Kestrel Row, Bruun, Sardine.',
      ),
      hit(
        'https://www.selvedgeandsalt.co.uk/kestrel-row',
        'Kestrel Row – Selvedge & Salt',
        'Smocks and macs.',
      ),
      instagram('Kestrel Row', 'Weather.'),
      amazon('fisherman smock raincoat', 'Raincoats.'),
    ],
    others: {
      'haldenhughes.com': {
        '/': page(
          'Halden & Hughes',
          `<p>Agency for independent labels. New labels: ${mail('studio@haldenhughes.com')}</p>`,
          'en-GB',
        ),
      },
    },
    expected: {
      wayIn: writeTo('kestrelrow@haldenhughes.com'),
      traps: [
        'hello@studiopilchard.co.uk',
        'kestrelrow@marlowpine.com',
        'jobs@kestrelrow.com',
        'studio@haldenhughes.com',
      ],
      policy: {
        takes_wholesale: says(
          '/who-to-ask',
          'yes',
          'Wholesale in the UK and Europe is looked after by our sales agents',
          'a first order is £1,500 or more',
        ),
        minimum_opening_order: says('/who-to-ask', 1500, 'a first order is £1,500 or more'),
        currency: 'GBP',
      },
    },
  }),
];
