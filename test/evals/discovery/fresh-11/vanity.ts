import type { DiscoveryCase } from '../case.ts';
import { squarespace, wix } from './shells/builders.ts';
import { bigcommerce, shopify } from './shells/carts.ts';
import {
  amazon,
  another,
  applyAt,
  faire,
  fields,
  hit,
  instagram,
  mail,
  no,
  says,
  shop,
  writeTo,
  yes,
} from './shells/site.ts';

export const cases: readonly DiscoveryCase[] = [
  shop(shopify, {
    name: 'Fennel & Fig',
    host: 'www.fennelandfigskin.test',
    line: 'Plant balms from the Hudson Valley',
    bar: 'Free shipping over $60 | Refer a friend, get $10',
    menu: ['Shop /collections/all', 'Ingredients /pages/ingredients', 'FAQs /pages/faqs'],
    foot: ['FAQs /pages/faqs', 'Ambassadors /pages/ambassadors', 'Contact /pages/contact'],
    head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Fennel & Fig","url":"https://www.fennelandfigskin.test","contactPoint":{"@type":"ContactPoint","contactType":"customer service","email":"help@fennelandfigskin.test"}}</script>',
    home: '<h2>Skin food, plainly labelled</h2><p>“Healed my winter hands in a week!” — Maribel, verified buyer</p>',
    pages: {
      '/pages/ingredients': [
        'Ingredients',
        '<p>Calendula infused for six weeks in organic sunflower oil.</p>',
      ],
      '/pages/ambassadors': [
        'Ambassadors',
        '<p>Post about us and earn 12% on every sale. Minimum payout is $25. No minimum follower count.</p>',
      ],
      '/pages/contact': ['Contact', `<p>${mail('help@fennelandfigskin.test')}</p>`],
      '/pages/faqs': [
        'FAQs',
        `<div class="accordion"><details><summary><h3>Are you cruelty free?</h3></summary><div class="accordion__content"><p>Always.</p></div></details></div>
<div class="accordion"><details><summary><h3>How can I carry Fennel &amp; Fig in my shop?</h3></summary><div class="accordion__content"><p>We’d be thrilled to be on your shelves! Drop a note with a link to your shop’s website to ${mail('shops@fennelandfigskin.test')} and we’ll send our line sheet. We’re on Faire too if you’d rather have net 60.</p></div></details></div>
<div class="accordion"><details><summary><h3>What’s the wholesale minimum?</h3></summary><div class="accordion__content"><p>First-time wholesale orders start at $150.</p></div></details></div>
<div class="accordion"><details><summary><h3>Can I sell your balms online?</h3></summary><div class="accordion__content"><p>On your own web store, of course. Please don’t list them on Etsy, Amazon, eBay or any other marketplace, since that’s something we don’t allow.</p></div></details></div>`,
      ],
    },
    titles: ['Fennel & Fig Calendula Balm 2 oz', 'Fennel & Fig Lip Salve Trio'],
    prices: ['$18.00', '$21.00'],
    category: 'Beauty & Personal Care',
    found: [
      'itself',
      faire('Fennel & Fig'),
      hit('https://fennelandfigbistro.test/', 'Fennel + Fig Bistro, Tacoma'),
    ],
    elsewhere: {
      'fennelandfigbistro.test': {
        '/': another('Fennel + Fig Bistro', `<p>Reservations: ${mail('table@fennelandfigbistro.test')}</p>`),
      },
    },
    wayIn: writeTo('shops@fennelandfigskin.test'),
    traps: ['table@fennelandfigbistro.test'],
    policy: {
      takes_wholesale: yes('We’d be thrilled to be on your shelves!', '/pages/faqs'),
      minimum_opening_order: says(150, 'First-time wholesale orders start at $150.', '/pages/faqs'),
      currency: 'USD',
      documents: says(['website_url'], 'Drop a note with a link to your shop’s website to', '/pages/faqs'),
      marketplaces: says(
        'forbidden',
        'Please don’t list them on Etsy, Amazon, eBay or any other marketplace, since that’s something we don’t allow.',
        '/pages/faqs',
      ),
    },
  }),
  shop(wix, {
    name: 'Lune Atelier',
    host: 'www.luneatelier.test',
    line: 'Enzyme peels and masks',
    menu: ['Home /', 'Shop /shop', 'Professionals /professionals', 'About /about'],
    foot: ['Shipping /shipping', 'Press /press', 'Professionals /professionals'],
    home: '<p class="font_8"><span>Facials that respect your barrier. Complimentary samples with every order over $80.</span></p>',
    pages: {
      '/about': [
        'About',
        `<p class="font_8">Founded by esthetician Camille Roux in New Orleans. Write to the studio: ${mail('bonjour@luneatelier.test')}</p>`,
      ],
      '/shipping': [
        'Shipping',
        '<p class="font_8">USPS Priority, $7. International orders have a minimum of $100.</p>',
      ],
      '/press': [
        'Press',
        `<p class="font_8">Images and samples for editors: ${mail('lune@brightwirepr.test')}</p>`,
      ],
      '/professionals': [
        'Professionals',
        `<p class="font_8"><span>Day spas and salons may open a professional account and retail the whole line to their clients.</span></p>
<p class="font_8"><span>You’ll be asked to upload your state business license and your resale certificate.</span></p>
<form class="wixui-form" id="comp-lk3professional">${fields('Spa or salon name*', 'Contact person*', 'Email*', 'City and state*')}<button aria-label="Apply" type="button">Apply</button></form>
<p class="font_8"><span>Opening orders: $400, testers included.</span></p>`,
      ],
    },
    titles: ['Lune Atelier Papaya Enzyme Peel', 'Lune Atelier Overnight Rice Mask'],
    category: 'Beauty & Personal Care',
    found: [
      instagram('Lune Atelier'),
      'itself',
      hit('https://lune-atelier-bijoux.test/', 'Lune Atelier Bijoux, Montréal'),
    ],
    elsewhere: {
      'lune-atelier-bijoux.test': {
        '/': another('Lune Atelier Bijoux', `<p>${mail('allo@lune-atelier-bijoux.test')}</p>`),
      },
    },
    wayIn: applyAt('https://www.luneatelier.test/professionals'),
    traps: ['lune@brightwirepr.test', 'allo@lune-atelier-bijoux.test'],
    policy: {
      takes_wholesale: yes(
        'Day spas and salons may open a professional account and retail the whole line to their clients.',
        '/professionals',
      ),
      documents: says(
        ['business_license', 'resale_certificate'],
        'You’ll be asked to upload your state business license and your resale certificate.',
        '/professionals',
      ),
      minimum_opening_order: says(400, 'Opening orders: $400, testers included.', '/professionals'),
      currency: 'USD',
    },
  }),
  // The address is spelt out, so that robots don't find it.
  shop(squarespace, {
    name: 'Skald Beard Oil',
    host: 'skaldbeard.test',
    line: 'Beard oil from the Upper Peninsula',
    menu: ['Shop /shop', 'Stockists /stockists', 'Saga /saga'],
    foot: ['Stockists /stockists', 'Returns /returns'],
    footer: '<p>Orders: orders [at] skaldbeard [dot] test</p>',
    home: '<h2>Tame it.</h2><p>Pine tar, juniper and cold-pressed hemp.</p>',
    pages: {
      '/saga': ['Saga', '<p>Ingrid’s grandfather had a beard down to his belt buckle.</p>'],
      '/returns': ['Returns', '<p>Used half the bottle and hate it? Keep it, we’ll refund you.</p>'],
      '/stockists': [
        'Stockists',
        `<p>Marquette: Blackrock Barbers<br>Houghton: Copper Comb<br>Green Bay: Dapper Dan’s (${mail('dan@dapperdans.test')})</p><p>Skald is sold by barbershops in eleven states and we would like to make it twelve. Owners, drop Ingrid a line at ingrid [at] skaldbeard [dot] test for wholesale prices.</p>`,
      ],
    },
    titles: ['Skald Beard Oil Juniper 1 oz', 'Skald Beard Oil Pine Tar Balm'],
    category: 'Beauty & Personal Care',
    found: [
      'itself',
      amazon('Skald', 'beard oil'),
      hit('https://www.etsy.com/shop/SkaldLeather', 'SkaldLeather - Etsy'),
    ],
    wayIn: writeTo('ingrid@skaldbeard.test'),
    traps: ['dan@dapperdans.test'],
    policy: {
      takes_wholesale: yes(
        'Skald is sold by barbershops in eleven states and we would like to make it twelve.',
        '/stockists',
      ),
    },
  }),
  shop(bigcommerce, {
    name: 'Pomelo Paint',
    host: 'pomelopaint.test',
    line: '21-free nail polish',
    bar: '3 for $30 on all cremes this weekend',
    menu: ['Polish /all-products/', 'Swatches /swatches/', 'Help /help/'],
    foot: ['Help /help/', 'Terms of Use /terms-of-use/', 'Contact /contact-us/'],
    home: '<p>Seventy shades, none of them boring.</p>',
    pages: {
      '/swatches/': ['Swatches', '<p>All swatches photographed in daylight, two coats, no top coat.</p>'],
      '/contact-us/': [
        'Contact',
        `<p>Hello! ${mail('hello@pomelopaint.test')}</p><p>Media and influencers: ${mail('press@pomelopaint.test')}</p>`,
      ],
      '/help/': [
        'Help',
        '<h3>Do you have a salon or wholesale program?</h3><p>At this time Pomelo Paint does not offer wholesale pricing, and we do not supply salons or resellers.</p><h3>Is there a minimum order?</h3><p>Nope, buy one bottle if you like.</p>',
      ],
      '/terms-of-use/': [
        'Terms of Use',
        '<p>We may limit quantities per household. You must be 18 to place an order.</p>',
      ],
    },
    titles: ['Pomelo Paint Nail Polish Grapefruit Creme', 'Pomelo Paint Quick Dry Top Coat'],
    category: 'Beauty & Personal Care',
    found: [
      amazon('Pomelo Paint', 'nail polish'),
      'itself',
      hit('https://pomelopainters.test/', 'Pomelo Painters: house painting in San Diego'),
    ],
    elsewhere: {
      'pomelopainters.test': {
        '/': another('Pomelo Painters', `<p>Free estimates ${mail('quotes@pomelopainters.test')}</p>`),
      },
    },
    wayIn: writeTo('hello@pomelopaint.test'),
    traps: ['press@pomelopaint.test', 'quotes@pomelopainters.test'],
    policy: {
      takes_wholesale: no(
        'At this time Pomelo Paint does not offer wholesale pricing, and we do not supply salons or resellers.',
        '/help/',
      ),
    },
  }),
];
