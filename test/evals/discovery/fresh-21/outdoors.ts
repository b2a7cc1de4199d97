import type { DiscoveryCase } from '../case.ts';
import {
  blocks,
  by,
  byHand,
  form,
  hidden,
  mail,
  nowhere,
  says,
  sells,
  shopify,
  squarespace,
  to,
  told,
  woo,
} from './kit.ts';

const tuck = shopify({
  name: 'Tuckamore Packs',
  nav: [
    ['/collections/packs', 'Packs'],
    ['/pages/dealers', 'Dealers'],
    ['/pages/repairs', 'Repairs'],
    ['/pages/athletes', 'Athletes'],
  ],
});
const waggon = squarespace({
  name: 'Waggon Dog Co.',
  nav: [
    ['/leads', 'Leads'],
    ['/contact', 'Contact'],
    ['/friends', 'Friends'],
  ],
  foot: '<p>Brand and site: Otherwise Studio, yes@otherwise.studio</p>',
});
const reefline = woo({
  name: 'Reefline Fishing',
  nav: [
    ['/lures/', 'Lures'],
    ['/dealer-application/', 'Dealer application'],
    ['/reports/', 'Reports'],
    ['/warranty/', 'Warranty'],
  ],
});
const cinder = blocks({
  name: 'Cinderpath Bikes',
  nav: [
    ['/bikes', 'Bikes'],
    ['/stores', 'Stores'],
    ['/support', 'Support'],
  ],
  head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Cinderpath Bikes","email":"hello@cinderpathbikes.com","contactPoint":[{"@type":"ContactPoint","contactType":"technical support","email":"wrench@cinderpathbikes.com"},{"@type":"ContactPoint","contactType":"press","email":"newsroom@cinderpathbikes.com"}]}</script>',
});
const pawley = shopify({
  name: 'Pawley Cat Furniture',
  nav: [
    ['/collections/trees', 'Cat trees'],
    ['/pages/contact-us', 'Contact us'],
    ['/policies/refund-policy', 'Refunds'],
  ],
});
const hooftide = byHand({
  name: 'Hooftide Saddle Soap',
  nav: [
    ['/', 'Home'],
    ['/tackshops.html', 'Tack shops'],
    ['/show.html', 'Shows'],
  ],
});
const gorse = squarespace({
  name: 'Gorse & Gale',
  nav: [
    ['/hammocks', 'Hammocks'],
    ['/about', 'About'],
    ['/press', 'Press'],
  ],
});
const finch = woo({
  name: 'Finchmore Bird Feeders',
  nav: [
    ['/shop/', 'Feeders'],
    ['/about/', 'About'],
    ['/contact/', 'Contact'],
  ],
  tail: '<!-- theme: birdie 3.1; author: dev@themenest.co -->',
});

export const outdoorCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Tuckamore',
    titles: ['Tuckamore 28L Roll-Top Pack, Slate', 'Tuckamore Hip Pack'],
    category: 'Outdoors',
    host: 'tuckamorepacks.ca',
    blurb: 'Packs sewn in Newfoundland',
    pages: {
      '/': tuck('Packs sewn in Newfoundland', '<p>For wet places.</p>'),
      '/pages/dealers': tuck(
        'Dealers',
        `<p>In Canada we're represented by sales reps on the road: <b>East</b> – Joan Pike, ${mail('joan@pikeoutdoor.ca')}. <b>West</b> – position open; in the meantime ${mail('dealers@tuckamorepacks.ca')} takes care of all shops.</p>
<p>USA: please contact Alpenglow Distribution (${mail('sales@alpenglowdist.com')}).</p>`,
      ),
      '/pages/repairs': tuck(
        'Repairs',
        `<p>Send a photo to ${mail('fixit@tuckamorepacks.ca')}. Zips replaced before 2019: Threadbare Repair, in@threadbarerepair.ca.</p>`,
      ),
      '/pages/athletes': tuck(
        'Athletes',
        `<p>Sponsorship is full. Waiting list: ${mail('athletes@tuckamorepacks.ca')}</p><p>Mara Quist (bookings: ${mail('mara@summitspeakers.com')})</p>`,
      ),
    },
    wayIn: to('dealers@tuckamorepacks.ca', 'joan@pikeoutdoor.ca'),
    traps: [
      'sales@alpenglowdist.com',
      'fixit@tuckamorepacks.ca',
      'in@threadbarerepair.ca',
      'athletes@tuckamorepacks.ca',
      'mara@summitspeakers.com',
    ],
    policy: {
      takes_wholesale: says('yes', 'takes care of all shops', '/pages/dealers'),
      distributors: says(
        ['Alpenglow Distribution'],
        'please contact Alpenglow Distribution',
        '/pages/dealers',
      ),
    },
  }),
  told({
    brand: 'Waggon Dog',
    titles: ['Waggon Dog Rope Lead, Rust', 'Waggon Dog Waxed Collar, Medium'],
    category: 'Pet Supplies',
    host: 'waggondog.co',
    blurb: 'Rope leads for good dogs',
    pages: {
      '/': waggon('For good dogs', '<p>Spliced by hand in Whitby.</p>'),
      '/contact': waggon(
        'Contact',
        `<p>woof@waggondog.co is read by all three of us, whatever you want to ask.</p>
<p>Don't send us CVs via woof@, use ${mail('cv@waggondog.co')}.</p><p>Is your dog a model? ${mail('casting@muttsmodels.co.uk')}</p>`,
      ),
      '/friends': waggon(
        'Friends',
        `<p>Dogs Trusty, rehoming – rehome@dogstrusty.org.uk</p><p>Whitby Wool, sister company, jumpers – wholesale@whitbywool.co.uk</p><p>Harbour Vets – reception@harbourvets.co.uk</p>`,
      ),
    },
    wayIn: to('woof@waggondog.co'),
    traps: [
      'yes@otherwise.studio',
      'cv@waggondog.co',
      'casting@muttsmodels.co.uk',
      'rehome@dogstrusty.org.uk',
      'wholesale@whitbywool.co.uk',
      'reception@harbourvets.co.uk',
    ],
  }),
  told({
    brand: 'REEFLINE',
    titles: ['Reefline Vertical Jig 120g, Glow', 'Reefline Popping Cork 3 Pack'],
    category: 'Sporting Goods',
    host: 'reeflinefishing.com',
    blurb: 'Jigs and corks',
    pages: {
      '/': reefline('Jigs and corks', '<p>Poured in Port Aransas.</p>'),
      '/dealer-application/': reefline(
        'Dealer application',
        `<p>Brick-and-mortar tackle shops only. No Amazon sellers, please.</p>${form(['Store name', 'Email', 'EIN', 'Brands you carry'], 'Submit application', '/wp-admin/admin-post.php')}
<p>Trouble with the form? Tell ${mail('it@reeflinefishing.com')} — no dealer applications by email.</p>`,
      ),
      '/reports/': reefline(
        'Reports',
        `<p>Captain Bo (charters: ${mail('capt.bo@saltlifecharters.com')}) landed nine kings. Captain Lil: ${mail('fishlil@gulfguides.net')}.</p><p>Tournament entries: ${mail('weighmaster@portakingfest.org')}</p>`,
      ),
      '/warranty/': reefline(
        'Warranty',
        `<p>Hooks: warranty@reeflinefishing.com. Rods are made under licence by Pacific Blank Co, claims@pacificblank.com.</p>`,
      ),
    },
    wayIn: by('https://reeflinefishing.com/dealer-application/'),
    traps: [
      'it@reeflinefishing.com',
      'capt.bo@saltlifecharters.com',
      'fishlil@gulfguides.net',
      'weighmaster@portakingfest.org',
      'warranty@reeflinefishing.com',
      'claims@pacificblank.com',
    ],
    policy: {
      takes_wholesale: says('yes', 'Dealer application', '/dealer-application/'),
      marketplaces: says('amazon_forbidden', 'No Amazon sellers, please', '/dealer-application/'),
    },
  }),
  told({
    brand: 'Cinderpath',
    titles: ['Cinderpath Commuter Bell, Brass', 'Cinderpath Leather Saddle Bag'],
    category: 'Cycling',
    host: 'cinderpathbikes.com',
    blurb: 'Bells, bags and bikes',
    pages: {
      '/': cinder('Bells, bags and bikes', '<p>For the cinder path.</p>'),
      '/stores': cinder(
        'Stores',
        `<p>Spoke &amp; Chain, Leeds · spoke@spokeandchain.bike</p><p>Rad Werk, Köln · laden@radwerk-koeln.de</p><p>Bike shops: our B2B portal is at b2b.cinderpathbikes.com; for a login ask Tom, tom.b2b@cinderpathbikes.com.</p>`,
      ),
      '/support': cinder(
        'Support',
        `<p>Stolen bike? ${mail('stolen@bikeregistry.uk')}. Cycle-to-work scheme: ${mail('employers@ridetowork.co.uk')}. Recall of 2021 forks: ${mail('forks@cinderpathbikes.com')}.</p>`,
      ),
    },
    wayIn: to('tom.b2b@cinderpathbikes.com'),
    traps: [
      'wrench@cinderpathbikes.com',
      'newsroom@cinderpathbikes.com',
      'spoke@spokeandchain.bike',
      'laden@radwerk-koeln.de',
      'stolen@bikeregistry.uk',
      'employers@ridetowork.co.uk',
      'forks@cinderpathbikes.com',
    ],
    policy: sells('our B2B portal is at', '/stores'),
  }),
  told({
    brand: 'Pawley',
    titles: ['Pawley Cat Tree, Walnut, 48 inch', 'Pawley Wall Shelf for Cats'],
    category: 'Pet Supplies',
    host: 'pawleycats.com',
    blurb: 'Cat trees for living rooms',
    pages: {
      '/': pawley('Cat trees for living rooms', '<p>Solid walnut.</p>'),
      '/pages/contact-us': pawley(
        'Contact us',
        `<p>Sold only here. We do not wholesale, consign or drop ship, so please don't ask.</p><p>Help with an order: help@pawleycats.com</p><p>Feature us? media-kit@pawleycats.com</p><p>Affiliates join through ReferLoop (${mail('merchants@referloop.com')}).</p>`,
      ),
      '/policies/refund-policy': pawley(
        'Refunds',
        `<p>To start a return, you can contact us at returns@pawleycats.com. Returns will need to be sent to: Crateway 3PL, Reno (dock4@crateway3pl.com). Oak & Otter Home reserves the right… questions@oakandotterhome.com.</p>`,
      ),
    },
    wayIn: to('help@pawleycats.com'),
    traps: [
      'media-kit@pawleycats.com',
      'merchants@referloop.com',
      'returns@pawleycats.com',
      'dock4@crateway3pl.com',
      'questions@oakandotterhome.com',
    ],
    policy: { takes_wholesale: says('no', 'We do not wholesale, consign or drop ship', '/pages/contact-us') },
  }),
  told({
    brand: 'Hooftide',
    titles: ['Hooftide Glycerin Saddle Soap Bar', 'Hooftide Leather Balm 8 oz'],
    category: 'Equestrian',
    host: 'hooftide.com',
    blurb: 'Saddle soap, old recipe',
    pages: {
      '/': hooftide('Old recipe', '<p>Write: <img src="mail.gif" alt=""> june&#64;hooftide&#46;com</p>'),
      '/tackshops.html': hooftide(
        'Tack shops',
        `<p>Tack shops get 40% off retail by the case. June handles every account herself (june&#64;hooftide&#46;com).</p>
<p>Do NOT order from the fellow at hooftide-direct (cheapsoap@hooftide-direct.biz), he has nothing to do with us.</p><p>Feed stores in Texas: Lone Star Vet Supply, cs@lonestarvetsupply.com, has our truckload program.</p>`,
      ),
      '/show.html': hooftide(
        'Shows',
        `<p>Stalls: stabling@bluegrasshorsefair.com. Photos from the ring: pics@ringsidefoto.com. Judges' hotel: gm@paddockinnky.com. Site counter by counts@webtally.org.</p>`,
      ),
    },
    wayIn: to('june@hooftide.com'),
    traps: [
      'cheapsoap@hooftide-direct.biz',
      'cs@lonestarvetsupply.com',
      'stabling@bluegrasshorsefair.com',
      'pics@ringsidefoto.com',
      'gm@paddockinnky.com',
      'counts@webtally.org',
    ],
    policy: sells('Tack shops get 40% off retail by the case', '/tackshops.html'),
  }),
  told({
    brand: 'Gorse & Gale',
    titles: ['Gorse & Gale Camping Hammock, Olive', 'Gorse & Gale Tree Straps'],
    category: 'Outdoors',
    host: 'gorseandgale.com',
    blurb: 'Hammocks for windy places',
    pages: {
      '/': gorse('For windy places', '<p>Made in Cornwall.</p>'),
      '/about': gorse(
        'About',
        `<p>Cut and sewn at Trewin Sailmakers (loft@trewinsails.co.uk). Film: Salt Eye (hire@salteye.film). We belong to 1% for the Shore (members@onepercentshore.org).</p>`,
      ),
      '/press': gorse(
        'Press',
        `<p>High-resolution pictures: press@gorseandgale.com or our agency Bellwether, gorse@bellwethercomms.co.uk.</p><blockquote>“Best night's sleep.” Hugh Carr, The Wild Page, hugh.carr@thewildpage.com</blockquote><p>Trade marks: marks@pellowip.co.uk</p>`,
      ),
    },
    wayIn: nowhere,
    traps: [
      'loft@trewinsails.co.uk',
      'hire@salteye.film',
      'members@onepercentshore.org',
      'press@gorseandgale.com',
      'gorse@bellwethercomms.co.uk',
      'hugh.carr@thewildpage.com',
      'marks@pellowip.co.uk',
    ],
  }),
  told({
    brand: 'Finchmore',
    titles: ['Finchmore Window Bird Feeder', 'Finchmore Copper Hummingbird Feeder'],
    category: 'Garden',
    host: 'www.finchmore.com',
    blurb: 'Feeders for small gardens',
    pages: {
      '/': finch('Feeders for small gardens', '<p>Copper and cedar.</p>'),
      '/about/': finch(
        'About',
        `<p>Since 2014. Made for us by Cedar Row Co-op. Our seed partner Songmix answers questions about seed (ask@songmix.com). Bird names checked by Prof. Ilse Maher, i.maher@ornith.univ-lakes.edu.</p>`,
      ),
      '/contact/': finch(
        'Contact',
        `<p>General: contact@finchmore.com</p><p>Wholesale: ${hidden('stores@finchmore.com')}</p><p>Product photos for reviewers: reviewers@finchmore.com</p><p>Found an injured bird? Not us! ${mail('rescue@lakeswildlife.org')}</p>
<p>Warehouse (deliveries only, no mail): receiving@finchmore.com</p>`,
      ),
    },
    wayIn: to('stores@finchmore.com'),
    traps: [
      'dev@themenest.co',
      'ask@songmix.com',
      'i.maher@ornith.univ-lakes.edu',
      'reviewers@finchmore.com',
      'rescue@lakeswildlife.org',
      'receiving@finchmore.com',
    ],
    policy: sells('Wholesale', '/contact/'),
  }),
];
