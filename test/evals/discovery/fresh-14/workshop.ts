import type { DiscoveryCase } from '../case.ts';
import { dawn, next } from './frames-even.ts';
import { brine, storefrontSix } from './frames-odd.ts';
import { fillIn, hit, mail, p, page, says, site, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  site({
    brand: 'Ironbark Guitar Straps',
    host: 'ironbarkstraps.test',
    titles: ['Ironbark Guitar Straps Vegetable-Tanned 2.5 in', 'Ironbark Guitar Straps Jacquard Vintage'],
    category: 'Musical Instruments',
    frame: dawn,
    bar: 'Built to order in about nine days',
    pages: {
      '/pages/leather': [
        'Leather',
        p('From a tannery in Pennsylvania that is older than the electric guitar.'),
      ],
      '/pages/music-stores': [
        'Music stores',
        `${p('A shoulder injury has put me behind, so no further music stores can come aboard for now.')}${p('I mean to take applications again after NAMM.', 'Everyone who is already a dealer will be looked after.')}${p('Straps remain off Amazon, Reverb and every other marketplace; that goes for all of my dealers.')}`,
      ],
      '/pages/contact': [
        '-Contact',
        `<p>Brent at the bench: ${mail('brent@ironbarkstraps.test')}</p><p>Endorsements: ${mail('artists@ironbarkstraps.test')}</p>`,
      ],
    },
    search: [
      hit('https://reverb.com/brand/ironbark', 'Ironbark | Reverb', 'Used straps.'),
      hit('https://ironbarkstraps.test/', 'Ironbark Guitar Straps', 'Leather and jacquard straps.'),
      hit('https://www.ironbark.test/', 'Ironbark Zinc', 'Mining news.'),
    ],
    expected: {
      wayIn: writeTo('brent@ironbarkstraps.test'),
      traps: ['artists@ironbarkstraps.test'],
      policy: {
        takes_wholesale: says('/pages/music-stores', 'no', 'no further music stores can come aboard for now'),
        marketplaces: says(
          '/pages/music-stores',
          'forbidden',
          'Straps remain off Amazon, Reverb and every other marketplace',
        ),
      },
    },
  }),
  site({
    brand: 'Gristmill Leather Care',
    host: 'www.gristmillcare.test',
    titles: ['Gristmill Leather Care Boot Grease 4 oz', 'Gristmill Leather Care Saddle Soap Bar'],
    category: 'Shoe Care',
    frame: brine,
    shelf: '/tins/',
    foot: 'Gristmill, PO Box 9, Elkader, Iowa',
    pages: {
      '/grease': ['Grease', p('Beeswax, lanolin, neatsfoot. That is the whole list.')],
      '/resellers': [
        'Resellers',
        `${p('Cobblers, tack shops, boot stores: this is how we do it.')}${p('Tins go out by the dozen.', 'One dozen of one kind is the smallest case, and we cannot break it.')}${p('We want to see $130 on the sheet the first time you buy.', 'Nothing is required of you later, although anything below $65 ships at your cost.')}${p('We quote no exclusive counties.', 'We do not lend displays, but the pine one costs $18.')}${p('Bar soap is not returnable, and neither is grease that has been opened.', 'Tins that dented on the road are replaced, no forms, no fuss.')}${p('Do not repack it, do not thin it, and do not tell people it is edible.')}${p('Our price list is not public, so please keep it under the counter.')}${p('Online? Go ahead. Amazon, eBay, your own page: a tin is a tin, and we do not mind where it is bought.')}${p('What we do mind is a race to the bottom. Any advertised price below our minimum advertised price ends the arrangement.')}${p('No order ships in hot weeks of August.', 'No signature is needed on delivery.')}${p('If you have a federal tax ID, write it on the sheet; if you have none we cannot bill you as a shop.')}<p>Post the sheet, or scan it to ${mail('harlan@gristmillcare.test', 'Harlan')}.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('tin@gristmillcare.test')}</p>`],
    },
    search: [
      hit(
        'https://www.gristmillcare.test/grease',
        'Grease — Gristmill Leather Care',
        'Boot grease from Iowa.',
      ),
      hit('https://gristmill-history.test/', 'Old Gristmill Museum', 'Open May to October.'),
    ],
    more: {
      'gristmill-history.test': {
        '/': page('Old Gristmill Museum', `<p>Volunteer: ${mail('docents@gristmill-history.test')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('harlan@gristmillcare.test'),
      traps: ['docents@gristmill-history.test'],
      policy: {
        takes_wholesale: says(
          '/resellers',
          'yes',
          'Cobblers, tack shops, boot stores: this is how we do it',
          'We want to see $130 on the sheet',
        ),
        marketplaces: says('/resellers', 'allowed', 'we do not mind where it is bought', 'Go ahead'),
        map_policy: says('/resellers', 'yes', 'Any advertised price below our minimum advertised price'),
        minimum_opening_order: says(
          '/resellers',
          130,
          'We want to see $130 on the sheet the first time you buy',
        ),
        currency: 'USD',
        documents: says('/resellers', ['tax_id'], 'If you have a federal tax ID, write it on the sheet'),
      },
    },
  }),
  site({
    brand: 'Cadence Drum Keys Inc',
    host: 'cadencedrumkeys.test',
    titles: ['Cadence Drum Keys Magnetic Ratchet Key', 'Cadence Drum Keys Felt & Wingnut Kit'],
    category: 'Musical Instruments',
    frame: next,
    shelf: '/gear/',
    bar: 'Free stickers in each envelope',
    pages: {
      '/drummers': ['Drummers', p('Sixty thousand pockets and counting.')],
      '/dealers': [
        'Dealers',
        `${p('Looking to hang our keys by your register? Two ways.')}<h3>Through a distributor</h3>${p('Our distributors in the United States are Downbeat Wholesale Music and Kettle Drum Supply; the United Kingdom is looked after by Paradiddle Ltd.')}<h3>Straight from us</h3>${p('A dealer who would rather deal direct may, from $600 upward on the opening purchase.')}${p('Every dealer signs our unilateral pricing and MAP policy.', 'On Amazon, only Cadence sells Cadence.')}<p>Dealer signup, for which a W-9 and the names of two vendors you pay on time are wanted: ${mail('signup@cadencedrumkeys.test', 'email Toni')}</p>`,
      ],
      '/contact': [
        'Contact',
        `<p>${mail('hihat@cadencedrumkeys.test', 'Drop us a line')} or ask our ${mail('endorse@cadencedrumkeys.test', 'artist relations team')} about endorsements.</p>`,
      ],
    },
    sitemap: true,
    search: [
      hit(
        'https://www.sweetwater.com/store/manufacturer/Cadence',
        'Cadence Drum Keys | Sweetwater',
        'Drum keys.',
      ),
      hit('https://cadencedrumkeys.test/', 'Cadence Drum Keys', 'Magnetic ratchet keys.'),
      hit('https://www.cadence.com/', 'Cadence', 'Computational software.'),
    ],
    expected: {
      wayIn: writeTo('signup@cadencedrumkeys.test'),
      traps: ['endorse@cadencedrumkeys.test'],
      policy: {
        takes_wholesale: says(
          '/dealers',
          'yes',
          'A dealer who would rather deal direct may',
          'Our distributors in the United States are',
          'Looking to hang our keys by your register',
        ),
        marketplaces: says('/dealers', 'amazon_forbidden', 'On Amazon, only Cadence sells Cadence'),
        map_policy: says('/dealers', 'yes', 'Every dealer signs our unilateral pricing and MAP policy'),
        minimum_opening_order: says('/dealers', 600, 'from $600 upward on the opening purchase'),
        currency: 'USD',
        documents: says(
          '/dealers',
          ['w9', 'trade_references'],
          'a W-9 and the names of two vendors you pay on time',
        ),
        distributors: says(
          '/dealers',
          ['Downbeat Wholesale Music', 'Kettle Drum Supply', 'Paradiddle Ltd'],
          'Our distributors in the United States are',
        ),
      },
    },
  }),
  site({
    brand: 'Torqueline Garage Mats',
    host: 'www.torquelinemats.test',
    titles: ['Torqueline Garage Mats Coin Grip 7.5x17 ft', 'Torqueline Garage Mats Creeper Pad'],
    category: 'Automotive',
    frame: storefrontSix,
    shelf: '/mats/',
    bar: 'Roll goods over $249 deliver free',
    pages: {
      '/patterns': ['Patterns', p('Coin, diamond, rib.')],
      '/pro': [
        'Pro',
        `${p('Speed shops, tire stores and garage outfitters buy on our pro site.')}<p><a href="https://trade.torquelinemats.test/apply">Apply for a login</a></p>${p('Homeowners: a pro login will not get you a lower price on one mat.')}`,
      ],
      '/contact': ['Contact', `<p>${mail('floor@torquelinemats.test')}</p>`],
    },
    search: [
      hit('https://www.amazon.com/torqueline/s', 'Torqueline', 'Garage mats.'),
      hit(
        'https://www.torquelinemats.test/patterns',
        'Patterns | Torqueline Garage Mats',
        'Coin, diamond and rib.',
      ),
      hit('https://torqueline-auto.test/', 'Torqueline Auto Repair', 'Brakes and tires.'),
    ],
    more: {
      'trade.torquelinemats.test': {
        '/': page(
          'Torqueline Pro',
          '<h1>Torqueline Pro</h1><form><input name="login"><input type="password" name="pw"><button>Sign in</button></form><a href="/apply">Apply</a>',
        ),
        '/apply': page(
          'Apply | Torqueline Pro',
          '<h1>Apply for Torqueline Pro</h1><ul><li>Opening ticket: $900</li><li>Fill-ins: $300</li><li>Attach: business license, sales tax exemption form, photo of your showroom from the street</li><li>Selling our rolls on any marketplace calls for a signed marketplace addendum from us</li></ul><form method="post"><label>Company <input name="co"></label><label>Email <input type="email" name="em"></label><label>Files <input type="file" name="up"></label><button type="submit">Apply</button></form>',
        ),
      },
      'torqueline-auto.test': {
        '/': page('Torqueline Auto Repair', `<p>Book: ${mail('shop@torqueline-auto.test')}</p>`),
      },
    },
    expected: {
      wayIn: fillIn('https://trade.torquelinemats.test/apply'),
      traps: ['shop@torqueline-auto.test'],
      policy: {
        takes_wholesale: says('/pro', 'yes', 'buy on our pro site'),
        marketplaces: says('/apply', 'with_permission', 'calls for a signed marketplace addendum from us'),
        minimum_opening_order: says('/apply', 900, 'Opening ticket: $900'),
        minimum_reorder: says('/apply', 300, 'Fill-ins: $300'),
        currency: 'USD',
        documents: says(
          '/apply',
          ['business_license', 'resale_certificate', 'storefront_photos'],
          'Attach: business license, sales tax exemption form',
        ),
      },
    },
  }),
];
