import type { DiscoveryCase } from '../case.ts';
import { dawn, dawnForm, other } from './frames-even.ts';
import { elsewhere, wix, wixForm, woo, wpForm } from './frames-odd.ts';
import { amazon, cf, cfSpan, etsy, face, faire, hit, insta, page } from './kit.ts';

const protect = (address: string, key: number, label = '[email&#160;protected]') =>
  `<a href="/cdn-cgi/l/email-protection#${cf(address, key)}">${label}</a>`;
const nosewell: DiscoveryCase = {
  brand: 'Nosewell Pet',
  productTitles: ['Nosewell Snuffle Mat for Dogs, Large', 'Nosewell Pet Enrichment Lick Tray'],
  category: 'Pet Supplies',
  search: [
    amazon('Nosewell Pet', 'Snuffle Mat for Dogs, Large'),
    hit(
      'https://www.nosewellpet.com/',
      'Snuffle Mats & Enrichment | Nosewell',
      'Tire out the nose, tire out the dog.',
    ),
    faire('Nosewell', 'Snuffle mats.'),
    hit('https://www.nosewellclinic.com/', 'Nosewell ENT Clinic', 'Sinus care in Tulsa.'),
    hit('https://www.sniffandco.ca/nosewell', 'Nosewell - Sniff & Co', 'Canadian stockist.'),
    insta('nosewellpet', 'sniffs'),
    face('nosewellpet', 'Enrichment for dogs.'),
  ],
  hosts: {
    'www.nosewellpet.com': wix(
      {
        host: 'www.nosewellpet.com',
        name: 'Nosewell',
        nav: [
          ['/', 'Home'],
          ['/shop', 'Shop'],
          ['/about', 'About'],
          ['/wholesale', 'Wholesale'],
          ['/contact', 'Contact'],
        ],
        foot: [['/faq', 'FAQ']],
        items: [
          ['Snuffle Mat, Large', '$44.00'],
          ['Lick Tray', '$18.00'],
        ],
        footer:
          '123-456-7890 &nbsp;|&nbsp; 500 Terry Francine St. San Francisco, CA 94158 &nbsp;|&nbsp; info@mysite.com',
        privacy: 'hello@nosewellpet.com',
      },
      {
        '/': [
          'Snuffle Mats & Enrichment',
          '<h2 class="font_2 wixui-rich-text__text">Tire out the nose, tire out the dog.</h2><p class="font_8">Fleece strips, tied one by one in Tulsa.</p>',
        ],
        '/about': ['About', '<p class="font_8">Started by a vet tech with a bored husky.</p>'],
        '/wholesale': [
          'Wholesale',
          `<p class="font_8 wixui-rich-text__text">We love working with independent pet stores, groomers and trainers!</p><p class="font_8 wixui-rich-text__text"><span style="font-weight:bold">Minimum order: </span><span class="wixGuard">&#8203;</span>$150 to open your account, re-orders have no minimum.</p><p class="font_8 wixui-rich-text__text">Nosewell may only be sold in your brick and mortar location or own webstore. Listing on Amazon, eBay, Etsy, Chewy or any third party site will close your account.</p><p class="font_8 wixui-rich-text__text">Apply with our <a href="https://airtable.com/appQ8wN0seWELL1/shrRt7Wholesale9" target="_blank" rel="noreferrer noopener">wholesale application</a> (have your resale certificate and store photos at hand), or write to <object><a href="mailto:wholesale@nosewellpet.com">wholesale@nosewellpet.com</a></object>.</p>`,
        ],
        '/contact': [
          'Contact',
          `<p class="font_8">hello@nosewellpet.com</p>${wixForm(['First name', 'Email', 'Message'])}`,
        ],
        '/faq': [
          'FAQ',
          '<p class="font_8"><b>Can it go in the wash?</b></p><p class="font_8">Cold, in a pillowcase.</p><p class="font_8"><b>Do you sponsor rescues?</b></p><p class="font_8">One a month. donations@nosewellpet.com</p>',
        ],
      },
    ),
    'airtable.com': {
      '/appQ8wN0seWELL1/shrRt7Wholesale9': page(
        '<!DOCTYPE html><html><head><title>Airtable - Nosewell Wholesale Application</title></head><body><div id="hyperbaseContainer"></div><script>window.initData={"sharedViewId":"shrRt7Wholesale9","formName":"Nosewell Wholesale Application"}</script></body></html>',
      ),
    },
    'www.nosewellclinic.com': {
      '/': elsewhere('Nosewell ENT Clinic', 'Appointments', '<p>frontdesk@nosewellclinic.com</p>'),
    },
    'www.sniffandco.ca': {
      '/nosewell': elsewhere('Sniff & Co', 'Nosewell', '<p>C$58</p><p>sniff@sniffandco.ca</p>'),
    },
  },
  expected: {
    website: 'www.nosewellpet.com',
    wayIn: {
      kind: 'address',
      anyOf: ['wholesale@nosewellpet.com', 'https://airtable.com/appQ8wN0seWELL1/shrRt7Wholesale9'],
    },
    traps: [
      'info@mysite.com',
      '605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com',
      'donations@nosewellpet.com',
      'frontdesk@nosewellclinic.com',
      'sniff@sniffandco.ca',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'We love working with independent pet stores, groomers and trainers!',
        path: '/wholesale',
      },
      marketplaces: {
        value: 'forbidden',
        words: 'Listing on Amazon, eBay, Etsy, Chewy or any third party site will close your account.',
        path: '/wholesale',
      },
      minimum_opening_order: {
        value: 150,
        words: '$150 to open your account, re-orders have no minimum.',
        path: '/wholesale',
      },
      currency: 'USD',
      documents: {
        value: ['resale_certificate', 'storefront_photos'],
        words: '(have your resale certificate and store photos at hand)',
        path: '/wholesale',
      },
    },
  },
};

const harbour: DiscoveryCase = {
  brand: 'Hound Harbour Biscuit Co',
  productTitles: ['Hound Harbour Biscuit Co Sprat Crunchies 200g', 'Hound Harbour Fish Skin Twists'],
  category: 'Pet Supplies',
  search: [
    hit(
      'https://www.houndharbour.co.uk/',
      'Hound Harbour – fish treats baked in Whitby',
      'Sprat, salmon and cod. Free delivery over £30.',
    ),
    hit(
      'https://www.amazon.co.uk/dp/B0CHH20099',
      'Hound Harbour Sprat Crunchies 200g : Amazon.co.uk',
      'Pet supplies.',
    ),
    hit(
      'https://www.houndharbor.com/',
      'Hound Harbor Boarding & Daycare | Rhode Island',
      'Cage-free boarding.',
    ),
    hit(
      'https://www.themuddybone.co.uk/brands/hound-harbour',
      'Hound Harbour - The Muddy Bone',
      'Fish treats.',
    ),
    face('houndharbour', 'Fish treats.'),
    insta('houndharbour', 'whiffy'),
    hit('https://uk.trustpilot.com/review/houndharbour.co.uk', 'Hound Harbour Reviews', 'Excellent 4.8'),
  ],
  hosts: {
    'www.houndharbour.co.uk': dawn(
      {
        host: 'www.houndharbour.co.uk',
        name: 'Hound Harbour',
        cur: '£',
        promo: 'Free UK delivery over £30',
        nav: [
          ['/collections/all', 'Treats'],
          ['/pages/our-harbour', 'Our harbour'],
          ['/pages/trade', 'Trade'],
          ['/pages/contact', 'Contact'],
        ],
        foot: [['/pages/faqs', 'FAQs']],
        items: [
          ['Sprat Crunchies 200g', '£6.50'],
          ['Fish Skin Twists', '£5.95'],
        ],
        footer: `<p>Pier Road, Whitby · ${cfSpan('ahoy@houndharbour.co.uk', 0x2b)}</p>`,
        credit: `Website by Saltmarsh Digital ${cfSpan('studio@saltmarshdigital.co.uk', 0x77)}`,
        tail: '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
      },
      {
        '/': ['Hound Harbour', '<h2>Baked by the boats</h2><p>Landed in the morning, baked by noon.</p>'],
        '/pages/our-harbour': [
          'Our harbour',
          '<p>Three bakers, one smokehouse. Newspapers and podcasts: ' +
            cfSpan('press@houndharbour.co.uk', 0x91) +
            '</p>',
        ],
        '/pages/trade': [
          'Trade',
          `<p>Pet shops, groomers, farm shops and dog-friendly pubs: we’d be glad to supply you.</p><p>Our trade minimum is £95 (four cases) for your first order and £60 from then on. Carriage paid over £150.</p><p>We do not supply resellers who trade only on Amazon or eBay, and stockists agree not to list our treats on either.</p><p>Email Tom at ${cfSpan('tom@houndharbour.co.uk', 0x5c)} for a price list.</p>`,
        ],
        '/pages/contact': [
          'Contact',
          `<p>Lost parcel? ${cfSpan('ahoy@houndharbour.co.uk', 0x2b)}</p>${dawnForm(['Name', 'Email', 'Message'])}`,
        ],
        '/pages/faqs': [
          'FAQs',
          '<h3>Do they smell?</h3><p>Gloriously.</p><h3>How long do they keep?</h3><p>Nine months sealed.</p>',
        ],
      },
    ),
    'www.houndharbor.com': { '/': other('Hound Harbor', 'Boarding', '<p>stay@houndharbor.com</p>') },
    'www.themuddybone.co.uk': {
      '/brands/hound-harbour': other(
        'The Muddy Bone',
        'Hound Harbour',
        '<p>£6.50</p><p>wholesale@themuddybone.co.uk</p>',
      ),
    },
  },
  expected: {
    website: 'www.houndharbour.co.uk',
    wayIn: { kind: 'address', anyOf: ['tom@houndharbour.co.uk'] },
    traps: [
      'studio@saltmarshdigital.co.uk',
      'press@houndharbour.co.uk',
      'stay@houndharbor.com',
      'wholesale@themuddybone.co.uk',
    ],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Pet shops, groomers, farm shops and dog-friendly pubs: we’d be glad to supply you.',
        path: '/pages/trade',
      },
      marketplaces: {
        value: 'forbidden',
        words:
          'We do not supply resellers who trade only on Amazon or eBay, and stockists agree not to list our treats on either.',
        path: '/pages/trade',
      },
      minimum_opening_order: {
        value: 95,
        words: 'Our trade minimum is £95 (four cases) for your first order and £60 from then on.',
        path: '/pages/trade',
      },
      minimum_reorder: {
        value: 60,
        words: 'Our trade minimum is £95 (four cases) for your first order and £60 from then on.',
        path: '/pages/trade',
      },
      currency: 'GBP',
    },
  },
};

const grizzle: DiscoveryCase = {
  brand: 'Grizzle & Finch',
  productTitles: ['Grizzle & Finch Foraging Wheel for Parrots', 'Grizzle & Finch Balsa Shredder Pack of 12'],
  category: 'Pet Supplies',
  search: [
    amazon('Grizzle & Finch', 'Foraging Wheel for Parrots'),
    hit(
      'https://www.birdbarn.ca/brand/grizzle-finch/',
      'Grizzle & Finch | Bird Barn Canada',
      'Canadian distributor.',
    ),
    hit('https://grizzleandfinch.com/faq/', 'FAQ - Grizzle & Finch', 'Safety, wood, wholesale, shipping.'),
    hit('https://www.grizzlefinchlaw.com/', 'Grizzle Finch LLP', 'Trial lawyers, Knoxville.'),
    face('grizzleandfinch', 'Parrot toys.'),
    etsy('GrizzleFinchStudio', 'Polymer clay earrings from Ohio.'),
  ],
  hosts: {
    'grizzleandfinch.com': woo(
      {
        host: 'grizzleandfinch.com',
        name: 'Grizzle & Finch',
        nav: [
          ['/shop/', 'Shop'],
          ['/about/', 'About'],
          ['/faq/', 'FAQ'],
          ['/contact/', 'Contact'],
        ],
        foot: [],
        items: [
          ['Foraging Wheel', '$32.00'],
          ['Balsa Shredder Pack', '$16.00'],
        ],
        footer: `<p>Asheville, NC</p><p>${protect('squawk@grizzleandfinch.com', 0x3d)}</p>`,
        credit: `| Built by ${protect('team@ridgelinewp.com', 0x12, 'Ridgeline WP')}`,
        tail: '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
      },
      {
        '/': [
          'Home',
          '<h2>Made to be wrecked</h2><p>Balsa, sola and vegetable-tanned leather, cut in Asheville.</p>',
        ],
        '/about/': ['About', '<p>Run by Lin Grizzle and Perry Finch and a flock of five.</p>'],
        '/faq/': [
          'FAQ',
          `<h4>Are the dyes safe?</h4><p>Food dye only.</p><h4>Do you sell to pet stores?</h4><p>Yes, to pet stores, avian vets and rescues that run a shop. The opening order is $125 and reorders are $60. Mail ${protect('flock@grizzleandfinch.com', 0xa4)} with your business license and we will send the catalog.</p><h4>I'm in Canada. Where do I order?</h4><p>Canadian stores buy from our distributor, Bird Barn Canada, at ${protect('dealers@birdbarn.ca', 0x66)}.</p><h4>May I resell on Amazon?</h4><p>We do not sell to Amazon resellers unless you have written authorization from Lin, and she gives very few.</p>`,
        ],
        '/contact/': ['Contact', `<p>Ask away.</p>${wpForm(['Name', 'Email', 'Message'])}`],
      },
    ),
    'www.birdbarn.ca': {
      '/brand/grizzle-finch/': elsewhere(
        'Bird Barn Canada',
        'Grizzle & Finch',
        '<p>Exclusive Canadian distributor. dealers@birdbarn.ca</p>',
      ),
    },
    'www.grizzlefinchlaw.com': {
      '/': elsewhere('Grizzle Finch LLP', 'Our lawyers', '<p>intake@grizzlefinchlaw.com</p>'),
    },
  },
  expected: {
    website: 'grizzleandfinch.com',
    wayIn: { kind: 'address', anyOf: ['flock@grizzleandfinch.com'] },
    traps: ['team@ridgelinewp.com', 'dealers@birdbarn.ca', 'intake@grizzlefinchlaw.com'],
    policy: {
      takes_wholesale: {
        value: 'yes',
        words: 'Yes, to pet stores, avian vets and rescues that run a shop.',
        path: '/faq/',
      },
      marketplaces: {
        value: 'with_permission',
        words: 'We do not sell to Amazon resellers unless you have written authorization from Lin',
        path: '/faq/',
      },
      minimum_opening_order: {
        value: 125,
        words: 'The opening order is $125 and reorders are $60.',
        path: '/faq/',
      },
      minimum_reorder: { value: 60, words: 'The opening order is $125 and reorders are $60.', path: '/faq/' },
      currency: 'USD',
      documents: {
        value: ['business_license'],
        words: 'with your business license and we will send the catalog.',
        path: '/faq/',
      },
      distributors: {
        value: ['Bird Barn Canada'],
        words: 'Canadian stores buy from our distributor, Bird Barn Canada',
        path: '/faq/',
      },
    },
  },
};

export const petsMore: readonly DiscoveryCase[] = [nosewell, harbour, grizzle];
