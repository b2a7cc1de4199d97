import type { DiscoveryCase } from '../case.ts';
import { elementor, oldTables, webflow } from './frames-even.ts';
import { airo, quiet, thunderbolt } from './frames-odd.ts';
import { fillIn, form, hit, mail, p, page, says, site, veiledSpan, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Sawtooth Ridge Gaiters',
    host: 'sawtoothridgegaiters.test',
    titles: ['Sawtooth Ridge Gaiters Scree Low Gaiter', 'Sawtooth Ridge Gaiters Winter Knee-High'],
    category: 'Sports & Outdoors',
    frame: elementor,
    shelf: '/gear/',
    bar: 'Lifetime stitching guarantee',
    pages: {
      '/made-here': ['Made Here', p('Sewn in Stanley, Idaho, population 116.')],
      '/for-dealers': [
        'For Dealers',
        `${p('Nothing sells a gaiter like a wet hike, and nothing fits one like a good outfitter.', 'That is why we want dealers in every mountain town.')}${p('Stateside shops order from the factory.', 'Shops in Canada are served by Boreal Trail Agencies, and those in Japan by Yamabiko Trading.')}${p('When you apply, include your business license plus two snapshots of your storefront.')}${p('Ads must respect our MAP; sales and closeouts are announced every August.')}<p>The dealer desk: ${veiledSpan('factory@sawtoothridgegaiters.test')}</p>`,
      ],
      '/reach-us': [
        'Reach Us',
        `<p>Repairs and sizing: ${veiledSpan('stitch@sawtoothridgegaiters.test')}</p><p>Sponsored hikers: ${veiledSpan('ambassadors@sawtoothridgegaiters.test')}</p>`,
      ],
    },
    search: [
      hit('https://www.rei.com/search?q=sawtooth+ridge', 'Sawtooth Ridge - REI', '0 results.'),
      hit(
        'https://sawtoothridgegaiters.test/made-here/',
        'Made Here – Sawtooth Ridge Gaiters',
        'Gaiters sewn in Idaho.',
      ),
      hit(
        'https://borealtrail.test/brands',
        'Boreal Trail Agencies – Brands',
        'Sawtooth Ridge Gaiters, Tarn, Nordhus.',
      ),
    ],
    more: {
      'borealtrail.test': {
        '/brands': page(
          'Boreal Trail Agencies',
          `<p>Canadian agency for six outdoor brands. ${mail('reps@borealtrail.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('factory@sawtoothridgegaiters.test'),
      traps: ['ambassadors@sawtoothridgegaiters.test'],
      policy: {
        takes_wholesale: says(
          '/for-dealers',
          'yes',
          'we want dealers in every mountain town',
          'Stateside shops order from the factory',
        ),
        map_policy: says('/for-dealers', 'yes', 'Ads must respect our MAP'),
        documents: says(
          '/for-dealers',
          ['business_license', 'storefront_photos'],
          'include your business license plus two snapshots of your storefront',
        ),
        distributors: says(
          '/for-dealers',
          ['Boreal Trail Agencies', 'Yamabiko Trading'],
          'Shops in Canada are served by Boreal Trail Agencies',
        ),
      },
    },
  }),
  site({
    brand: 'Quarrystone Climbing Chalk Co',
    host: 'www.quarrystonechalk.test',
    titles: [
      'Quarrystone Climbing Chalk Co Chunky 12 oz',
      'Quarrystone Climbing Chalk Co Liquid Chalk 250 ml',
    ],
    category: 'Sports & Outdoors',
    frame: airo,
    shelf: '/shop/ols/products/',
    bar: 'Members of the Access Fund save 10%',
    pages: {
      '/gyms-%26-shops': [
        'Gyms & Shops',
        `${p('Thanks for asking about carrying Quarrystone.', 'Below is everything we are usually asked; it is long, because chalk people are thorough.')}${p('We bill gyms and shops at half of list.', 'A starting pallet is not needed: $160 of anything gets an account open.', 'Restocks can be as small as $50.')}${p('Bulk tubs are for gyms and may not be broken down and resold.', 'Nor may loose chalk be rebagged under another name.')}${p('Bring us a W-9 and a resale permit from your state.', 'Colleges and youth programs need neither.')}${p('Shipping is what UPS charges us, no more.', 'We cannot ship liquid chalk by air, to PO boxes or to Hawaii.')}${p('We do not take back opened tubs.', 'Broken seals must be photographed within a week.')}${p('Want to run a sale? Please do, no need to call.')}${p('Want to sell on Amazon, Walmart or eBay? Shops that do so lose their account, without a second chance.')}${p('Payment is by card or ACH.', 'Nobody gets terms until the third order, and a few never do.', 'Late payers go back to prepay.')}${p('We will not promise you a territory.', 'We will, though, tell you honestly who else is nearby.')}<p>All of this is negotiable over coffee. Nadia runs it: <a href="mailto:nadia@quarrystonechalk.test?cc=&subject=Shop%20account">nadia@quarrystonechalk.test</a></p>`,
      ],
      '/contact': ['Contact', `<p>Dusty questions: ${mail('chalk@quarrystonechalk.test')}</p>`],
    },
    search: [
      hit(
        'https://www.quarrystonechalk.test/',
        'Quarrystone Climbing Chalk',
        'Chalk from Chattanooga, chunky to liquid.',
      ),
      hit('https://quarrystone-counters.test/', 'Quarrystone Countertops', 'Granite and quartz.'),
    ],
    expected: {
      wayIn: writeTo('nadia@quarrystonechalk.test'),
      policy: {
        takes_wholesale: says(
          '/gyms-%26-shops',
          'yes',
          'We bill gyms and shops at half of list',
          '$160 of anything gets an account open',
        ),
        marketplaces: says(
          '/gyms-%26-shops',
          'forbidden',
          'Shops that do so lose their account',
          'Want to sell on Amazon, Walmart or eBay',
        ),
        minimum_opening_order: says('/gyms-%26-shops', 160, '$160 of anything gets an account open'),
        minimum_reorder: says('/gyms-%26-shops', 50, 'Restocks can be as small as $50'),
        currency: 'USD',
        documents: says(
          '/gyms-%26-shops',
          ['w9', 'resale_certificate'],
          'Bring us a W-9 and a resale permit from your state',
        ),
      },
    },
  }),
  site({
    brand: 'Longacre Bicycle Bells',
    host: 'www.longacrebells.test',
    titles: ['Longacre Bicycle Bells Temple Bell Brass', 'Longacre Bicycle Bells Thumb Ding Black'],
    category: 'Sports & Outdoors',
    frame: webflow,
    shelf: '/product/',
    bar: 'Shipping is free once your basket passes $50',
    foot: 'Made in Webflow by <a href="https://studio-parallel.test">Studio Parallel</a> — ciao@studio-parallel.test',
    blurb: p('Fits 22.2 to 31.8 mm bars. Sorry, we limit this finish to two per customer.'),
    pages: {
      '/sound': ['Sound', p('Every bell is tuned to A, because A carries over traffic.')],
      '/team': ['-Team riders', `<p>Send a reel to ${mail('riders@longacrebells.test')}.</p>`],
      '/newsroom': ['-Newsroom', `<p>${mail('newsdesk@longacrebells.test')}</p>`],
      '/returns': [
        'Returns',
        p(
          'Thirty days.',
          'Bells bought from other sellers are returned to those sellers, not to us.',
          'Returns of more than $200 need a signature.',
        ),
      ],
      '/contact': ['Contact', form('Ring', 'Name', 'Email', 'Message')],
    },
    search: [
      hit('https://www.longacrebells.test/sound', 'Sound | Longacre Bicycle Bells', 'Tuned bicycle bells.'),
      hit('https://www.amazon.com/Longacre-Racing/b?node=1', 'Longacre Racing', 'Racing gauges.'),
      hit('https://longacre-racing.test/', 'Longacre Racing Products', 'Dealer inquiries welcome.'),
    ],
    more: {
      'longacre-racing.test': {
        '/': page(
          'Longacre Racing',
          `<h1>Longacre Racing</h1><p>Dealers: opening order $1,000. ${mail('dealers@longacre-racing.test')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: fillIn('https://www.longacrebells.test/contact'),
      traps: [
        'ciao@studio-parallel.test',
        'riders@longacrebells.test',
        'newsdesk@longacrebells.test',
        'dealers@longacre-racing.test',
      ],
    },
  }),
  site({
    brand: 'Vantor Rooftop Tents',
    host: 'vantortents.test',
    titles: ['Vantor Rooftop Tents Mesa 2 Hard Shell', 'Vantor Rooftop Tents Annex Room'],
    category: 'Automotive',
    frame: thunderbolt,
    shelf: '/product-page/',
    bar: 'Financing from 0% APR',
    pages: {
      '/our-model': [
        'Our Model',
        `${p('A rooftop tent usually changes hands three times before you sleep in it.', 'Ours changes hands once.')}${p('Vantor sells factory-direct and keeps no dealer network, which is how the Mesa 2 costs what it does.')}${p('See one before buying? Owners in forty states have offered to show you theirs.')}`,
      ],
      '/fleet': [
        '-Rental fleets',
        `<p>Renting out trucks? Fleets of five or more tents get a volume quote: ${mail('fleet@vantortents.test')}</p>`,
      ],
      '/support': ['Support', `<p>${mail('help@vantortents.test')}</p><p>Leave a voicemail after hours.</p>`],
    },
    search: [
      hit(
        'https://vantortents.test/our-model',
        'Our Model | Vantor Rooftop Tents',
        'Factory-direct rooftop tents.',
      ),
      hit('https://www.vantor.com/', 'Vantor', 'Spatial intelligence.'),
      hit('https://overland-classifieds.test/vantor', 'Used Vantor tents', 'Three listings.'),
    ],
    expected: {
      wayIn: writeTo('help@vantortents.test'),
      policy: {
        takes_wholesale: says('/our-model', 'no', 'Vantor sells factory-direct and keeps no dealer network'),
      },
    },
  }),
  site({
    brand: 'Pinchot Creek Flies',
    host: 'pinchotcreekflies.test',
    titles: ['Pinchot Creek Flies Elk Hair Caddis Dozen', 'Pinchot Creek Flies Nymph Box Assortment'],
    frame: oldTables,
    shelf: '/flies/',
    bar: 'Tied in Oregon since 1988.',
    pages: {
      '/dealers.html': [
        'Fly Shops',
        "<P>Fly shops pay $14.40 a dozen. To become one of ours, mail or e-mail your letterhead, a resale card, and an order of $200 or better. We ask every shop to hold to our minimum advertised price.</P><P>SHOPS MAY NOT SELL OUR FLIES ON AMAZON, EBAY OR SIMILAR SITES.</P><P>Hank: <SCRIPT>var a=\"hank\";var b=\"pinchotcreekflies.test\";document.write('<A HREF=\"mailto:'+a+'@'+b+'\">'+a+'@'+b+'</A>')</SCRIPT><NOSCRIPT>hank AT pinchotcreekflies.test</NOSCRIPT></P>",
      ],
      '/terms.html': [
        'Terms',
        '<P>Sales to anglers are final once the fly is wet. Fly shops that buy from us can list our patterns on eBay, Amazon or wherever else anglers look. Refunds go to the card that paid. Oregon law applies.</P>',
      ],
      '/hooks.html': ['Hooks We Use', '<P>Japanese, chemically sharpened, barbless on request.</P>'],
    },
    search: [
      hit('http://pinchotcreekflies.test/', 'PINCHOT CREEK FLIES', 'Hand tied flies, Oregon.'),
      hit(
        'https://www.fs.usda.gov/giffordpinchot',
        'Gifford Pinchot National Forest',
        'Camping and fishing.',
      ),
    ],
    expected: {
      wayIn: writeTo('hank@pinchotcreekflies.test'),
      policy: {
        takes_wholesale: says(
          '/dealers.html',
          'yes',
          'Fly shops pay $14.40 a dozen',
          'an order of $200 or better',
        ),
        map_policy: says('/dealers.html', 'yes', 'hold to our minimum advertised price'),
        minimum_opening_order: says('/dealers.html', 200, 'an order of $200 or better'),
        currency: 'USD',
        documents: says('/dealers.html', ['resale_certificate'], 'a resale card, and an order of $200'),
        contradicted: ['marketplaces'],
      },
    },
  }),
  site({
    brand: 'Duinpad Fietstassen',
    host: 'duinpadtassen.test',
    titles: ['Duinpad Fietstassen Dubbele Tas Zeildoek', 'Duinpad Fietstassen Stuurmand Wilg'],
    category: 'Fietsen',
    lang: 'nl',
    frame: quiet,
    shelf: '/tas/',
    bar: 'Gratis verzending vanaf € 75',
    home: `<section id="atelier">${p('Wij naaien fietstassen van afgedankt zeildoek, in een loods achter de duinen bij Egmond.')}</section><section id="winkels"><h2>Voor fietsenwinkels</h2>${p('Al dertig fietsenmakers hebben onze tassen hangen; de eenendertigste mag u zijn.', 'U begint met een bestelling van minstens € 350 exclusief btw en vult aan vanaf € 100.', 'Aanbieden op bol, Amazon of Marktplaats is voor winkeliers uitgesloten.', 'Stuur een uittreksel van de Kamer van Koophandel mee.')}<p>Joost regelt het: joost<!-- geen spam -->@<!-- -->duinpadtassen.test</p></section><section id="anders"><p>Klanten: ${mail('hallo@duinpadtassen.test')}</p></section>`,
    pages: {},
    search: [
      hit('https://duinpadtassen.test/', 'Duinpad Fietstassen', 'Fietstassen van zeildoek.'),
      hit('https://www.duinpad-camping.test/', 'Camping Duinpad', 'Kamperen aan zee.'),
      hit('https://www.bol.com/nl/nl/s/?searchtext=duinpad', 'bol | duinpad', 'Resultaten.'),
    ],
    expected: {
      wayIn: writeTo('joost@duinpadtassen.test'),
      policy: {
        takes_wholesale: says(
          '/',
          'yes',
          'de eenendertigste mag u zijn',
          'U begint met een bestelling van minstens',
        ),
        marketplaces: says(
          '/',
          'forbidden',
          'Aanbieden op bol, Amazon of Marktplaats is voor winkeliers uitgesloten',
        ),
        minimum_opening_order: says('/', 350, 'U begint met een bestelling van minstens € 350'),
        minimum_reorder: says('/', 100, 'vult aan vanaf € 100'),
        currency: 'EUR',
        documents: says('/', ['business_license'], 'Stuur een uittreksel van de Kamer van Koophandel mee'),
      },
    },
  }),
];
