import type { DiscoveryCase } from '../case.ts';
import {
  blocks,
  by,
  byHand,
  form,
  hidden,
  hit,
  mail,
  says,
  sells,
  shopify,
  squarespace,
  to,
  told,
  woo,
} from './kit.ts';

const thistlewick = squarespace({
  name: 'Thistlewick Pottery',
  nav: [
    ['/shop', 'Shop'],
    ['/find-us', 'Stockists'],
    ['/contact', 'Contact'],
  ],
  foot: `<p>Photographs by Marit Oakes (${mail('marit@maritoakes.photo')}). Site by <a href="https://fernfolk.studio">Fern &amp; Folk</a>,
${mail('new-projects@fernfolk.studio')}.</p><input type="email" placeholder="you@yourdomain.com">`,
});
const copperfen = woo({
  name: 'Copperfen Kettles',
  nav: [
    ['/shop/', 'Kettles'],
    ['/trade/', 'Trade'],
    ['/returns/', 'Returns'],
    ['/privacy-policy/', 'Privacy'],
  ],
  foot: '<p>Copperfen Ltd, Unit 4, Fen Road, Ely CB7 4XX. Company no. 08812233.</p>',
});
const lindwell = shopify({
  name: 'Lindwell Linen',
  nav: [
    ['/collections/all', 'Linen'],
    ['/pages/contact', 'Contact'],
    ['/pages/accessibility', 'Accessibility'],
    ['/policies/terms-of-service', 'Terms'],
  ],
  tail: `<script>window.Sentry&&Sentry.init({dsn:"https://77aa0cd1e9f24d0ea4b2f1d09c3b5e11@o417720.ingest.sentry.io/5588",release:"theme@4.2.1"});
var judgeme={"shop":"lindwell.myshopify.com","support":"support@reviewlantern.io"};</script>`,
});
const hobbs = byHand({
  name: 'Hobbs Barn Brooms',
  nav: [
    ['/index.html', 'Home'],
    ['/dealers.html', 'Dealers'],
    ['/fairs.html', 'Fairs'],
  ],
  foot: '<font size="1">Best viewed at 1024x768. Webmaster: webmaster@pixelvalleyweb.net</font>',
});
const marrow = blocks({
  name: 'Marrowbone Lamps',
  nav: [
    ['/lamps', 'Lamps'],
    ['/journal', 'Journal'],
    ['/contact', 'Contact'],
  ],
  foot: `<p>For the Marrowbone community choir and its choirmaster, ring the village hall.</p><p>Careers: ${mail('people@marrowbonelamps.com')}</p>`,
});
const ostler = shopify({
  name: 'Ostler & Reed',
  nav: [
    ['/collections/baskets', 'Baskets'],
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/ambassadors', 'Ambassadors'],
  ],
});
const gable = shopify({
  name: 'Gable Street Candles',
  nav: [
    ['/collections/all', 'Candles'],
    ['/pages/contact', 'Contact'],
    ['/policies/privacy-policy', 'Privacy policy'],
  ],
});
const tansy = squarespace({
  name: 'Tansy & Rue',
  nav: [
    ['/seeds', 'Seeds'],
    ['/wholesale', 'For shops'],
    ['/blog', 'Notes'],
  ],
  foot: '<p>Tansy &amp; Rue Seed Co., Hood River, Oregon</p>',
});

export const homeCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Thistlewick Pottery',
    titles: ['Thistlewick Pottery Stoneware Mug, Speckled, 12 oz', 'Thistlewick Pottery Berry Bowl, Oatmeal'],
    category: 'Kitchen & Dining',
    host: 'thistlewickpottery.com',
    blurb: 'Stoneware thrown in Asheville',
    pages: {
      '/': thistlewick(
        'Stoneware for every day',
        '<p>Thrown and glazed by four of us in Asheville, North Carolina.</p>',
      ),
      '/find-us': thistlewick(
        'Where to find us',
        `<p><strong>The Green Larder</strong>, Boone – ${mail('buying@thegreenlarder.com')}</p>
<p><strong>Hearth &amp; Home Mercantile</strong>, Knoxville – shop@hearthhomemercantile.com</p>
<p>Want to be on this list? ${mail('wholesale@thistlewickpottery.com')} will send you the line sheet.</p>`,
      ),
      '/contact': thistlewick(
        'Contact',
        `<p>Orders: ${mail('mugs@thistlewickpottery.com')}</p><p>Press and samples for editors: Northlane PR, ${mail('thistlewick@northlanepr.com')}</p>
<p>Classes are run by our neighbours at the Mill, book through ${mail('classes@millclayworks.org')}.</p>`,
      ),
    },
    wayIn: to('wholesale@thistlewickpottery.com'),
    traps: [
      'marit@maritoakes.photo',
      'new-projects@fernfolk.studio',
      'you@yourdomain.com',
      'buying@thegreenlarder.com',
      'shop@hearthhomemercantile.com',
      'thistlewick@northlanepr.com',
      'classes@millclayworks.org',
    ],
    policy: sells('will send you the line sheet', '/find-us'),
  }),
  told({
    brand: 'COPPERFEN',
    titles: ['Copperfen Hand-Spun Copper Kettle 1.7L', 'Copperfen Stovetop Whistling Kettle, Brass Handle'],
    category: 'Kitchen & Dining',
    host: 'www.copperfen.co.uk',
    blurb: 'Copper kettles spun in Ely',
    pages: {
      '/': copperfen('Kettles, spun in Ely', '<p>Each kettle is spun from a single sheet of copper.</p>'),
      '/trade/': copperfen(
        'Trade',
        `<p>We supply independent shops throughout the UK. Carriage paid over £300; the minimum first order is £250.</p>
<p>Write to ${hidden('trade@copperfen.co.uk')} for the list.</p><p>Our former agent for the North, Graham Tibbs (gtibbs@northernhousewares.co.uk), retired in March and no longer takes orders for us.</p>
<p>Trade customers in Ireland are served by Liffey Home, orders@liffeyhome.ie.</p>`,
      ),
      '/returns/': copperfen(
        'Returns',
        `<p>Ask for a label from our parcel partner: ${mail('returns@bounceparcel.co.uk')}. Dents and leaks: ${mail('repairs@copperfen.co.uk')}.</p>`,
      ),
      '/privacy-policy/': copperfen(
        'Privacy policy',
        `<p>Our Data Protection Officer is Pryce Data Ltd, dpo@prycedata.co.uk. You can complain to the ICO at icocasework@ico.org.uk.</p>
<p>Access requests: subject.access@copperfen.co.uk.</p>`,
      ),
    },
    wayIn: to('trade@copperfen.co.uk'),
    traps: [
      'gtibbs@northernhousewares.co.uk',
      'orders@liffeyhome.ie',
      'returns@bounceparcel.co.uk',
      'repairs@copperfen.co.uk',
      'dpo@prycedata.co.uk',
      'icocasework@ico.org.uk',
      'subject.access@copperfen.co.uk',
    ],
    policy: {
      takes_wholesale: says('yes', 'We supply independent shops throughout the UK', '/trade/'),
      minimum_opening_order: says(250, 'the minimum first order is £250', '/trade/'),
      currency: 'GBP',
      distributors: says(['Liffey Home'], 'Trade customers in Ireland are served by Liffey Home', '/trade/'),
    },
  }),
  told({
    brand: 'Lindwell',
    titles: ['Lindwell Linen Duvet Cover, Queen, Flax', 'Lindwell Stonewashed Linen Pillowcase Pair'],
    category: 'Bedding',
    host: 'lindwell-linen.com',
    blurb: 'Stonewashed linen bedding',
    pages: {
      '/': lindwell(
        'Linen that gets better',
        '<p>Stonewashed in Lithuania. <img src="/cdn/shop/files/hero@2x.png"></p>',
      ),
      '/pages/contact': lindwell(
        'Contact',
        `<p>Questions? ${mail('hello@lindwell-linen.com')}, Monday to Friday.</p>
<p style="display:none">Leave this empty: <a href="mailto:bulk@lindwell-linen.com">bulk@lindwell-linen.com</a></p>
<p>Journalists: ${mail('media@lindwell-linen.com')}. Influencer gifting is handled by ${mail('talent@glowhausagency.com')}.</p>`,
      ),
      '/pages/accessibility': lindwell(
        'Accessibility',
        '<p>This site uses EasyReach. To report a barrier write to report@easyreach-widget.com; for a person call us.</p>',
      ),
      '/policies/terms-of-service': lindwell(
        'Terms of service',
        `<p>Notices of copyright infringement go to our agent at ip@harborandstone.law. Questions about the Terms of Service should be sent to legal@coastlinebedding.com.</p>`,
      ),
    },
    wayIn: to('hello@lindwell-linen.com'),
    traps: [
      '77aa0cd1e9f24d0ea4b2f1d09c3b5e11@o417720.ingest.sentry.io',
      'theme@4.2.1',
      'support@reviewlantern.io',
      'hero@2x.png',
      'bulk@lindwell-linen.com',
      'media@lindwell-linen.com',
      'talent@glowhausagency.com',
      'report@easyreach-widget.com',
      'ip@harborandstone.law',
      'legal@coastlinebedding.com',
    ],
  }),
  told({
    brand: 'Hobbs Barn Brooms',
    titles: ['Hobbs Barn Broom, Hand-Tied Corn Broom, 40 inch', 'Hobbs Barn Whisk Broom Natural'],
    category: 'Home & Kitchen',
    host: 'hobbsbarnbrooms.com',
    blurb: 'Hand-tied brooms since 1978',
    pages: {
      '/': hobbs(
        'Welcome to the barn',
        '<p>Ed and Lou Hobbs tie brooms in Deer Lodge, Tennessee.</p><p>e-mail: lou (at) hobbsbarnbrooms (dot) com</p>',
      ),
      '/index.html': hobbs('Welcome to the barn', '<p>Ed and Lou Hobbs tie brooms.</p>'),
      '/dealers.html': hobbs(
        'Dealers',
        `<p>We sell to stores by the dozen. Dealer prices from Lou: lou (at) hobbsbarnbrooms (dot) com.</p>
<p>Brooms by other makers under the name Hobbs (Hobbs Brush Works, sales@hobbsbrushworks.com) are not ours.</p>`,
      ),
      '/fairs.html': hobbs(
        'Where we will be',
        `<p>Deer Lodge Fair, September 12. Booths: booths@deerlodgefair.org. Craftsmen's Fair, October: info@tncraftfair.org.</p>
<h3>Guest book</h3><p><b>Wanda P.</b> (wandap55@aol.com): My grandmother had one just like it!</p><p><b>Stu</b>: Do you ship? stu.mackey@frontiernet.net</p>`,
      ),
    },
    wayIn: to('lou@hobbsbarnbrooms.com'),
    traps: [
      'webmaster@pixelvalleyweb.net',
      'sales@hobbsbrushworks.com',
      'booths@deerlodgefair.org',
      'info@tncraftfair.org',
      'wandap55@aol.com',
      'stu.mackey@frontiernet.net',
    ],
    policy: sells('We sell to stores by the dozen', '/dealers.html'),
  }),
  told({
    brand: 'Marrowbone',
    titles: ['Marrowbone Adjustable Desk Lamp, Brass', 'Marrowbone Clamp Lamp, Enamel Green'],
    category: 'Lighting',
    host: 'marrowbonelamps.com',
    blurb: 'Desk lamps that outlast the desk',
    pages: {
      '/': marrow('Lamps that outlast the desk', '<p>Cast, turned and wired in Kentucky.</p>'),
      '/contact': marrow(
        'Contact',
        `<div class="two"><div><h4>Shops &amp; galleries</h4><p>New accounts open twice a year. Pia Wendt, ${mail('pia@marrowbonelamps.com')}</p></div>
<div><h4>Architects &amp; hospitality</h4><p>Contract projects only, not for resale: ${mail('contract@marrowbonelamps.com')}</p></div>
<div><h4>Editors</h4><p>${mail('marrowbone@thedeskpr.co')}</p></div><div><h4>Lamp hospital</h4><p>${mail('hospital@marrowbonelamps.com')}</p></div>
<div><h4>Suppliers</h4><p>Invoices to ${mail('ap@marrowbonelamps.com')} only.</p></div></div>`,
      ),
      '/journal': marrow(
        'Journal',
        `<article><h2>On shades</h2><p>By guest writer Theo Lantz, who restores lamps in Ohio (${mail('theo@lantzrestores.com')}).</p></article>`,
      ),
    },
    wayIn: to('pia@marrowbonelamps.com'),
    traps: [
      'people@marrowbonelamps.com',
      'contract@marrowbonelamps.com',
      'marrowbone@thedeskpr.co',
      'hospital@marrowbonelamps.com',
      'ap@marrowbonelamps.com',
      'theo@lantzrestores.com',
    ],
    policy: sells('New accounts open twice a year', '/contact'),
  }),
  told({
    brand: 'Ostler & Reed',
    titles: ['Ostler & Reed Seagrass Basket with Lid, Large', 'Ostler & Reed Willow Log Basket'],
    category: 'Storage',
    host: 'ostlerandreed.com',
    blurb: 'Baskets woven the slow way',
    pages: {
      '/': ostler(
        'Baskets, the slow way',
        `<p>Woven in Somerset and Ghana.</p><p>Five cents of each goes to River Trust (${mail('donations@levelsrivertrust.org')}).</p>`,
      ),
      '/pages/wholesale': ostler(
        'Wholesale',
        `<p>Please apply for a trade account with this form; we answer within two days.</p>${form(['Shop name', 'Email', 'VAT number', 'Tell us about your shop'], 'Apply', '/contact#contact_form')}
<p>Already selling us on a marketplace? Marketplace sellers' questions go to the marketplace: seller-support@bazaarly.com.</p>`,
      ),
      '/pages/ambassadors': ostler(
        'Ambassadors',
        `<p>Love baskets? Earn 10% with our affiliate programme: ${mail('affiliates@ostlerandreed.com')}. Creators: ${mail('ostler@reachcreators.io')}.</p>
<p>“Ordered the log basket and it came quickly. — Dilys, dilys.h@btinternet.com”</p>`,
      ),
    },
    wayIn: by('https://ostlerandreed.com/pages/wholesale'),
    traps: [
      'donations@levelsrivertrust.org',
      'seller-support@bazaarly.com',
      'affiliates@ostlerandreed.com',
      'ostler@reachcreators.io',
      'dilys.h@btinternet.com',
    ],
    policy: {
      takes_wholesale: says('yes', 'Please apply for a trade account with this form', '/pages/wholesale'),
    },
  }),
  told({
    brand: 'Gable Street Candle Co.',
    titles: ['Gable Street Soy Candle, Fig & Cedar, 8 oz', 'Gable Street Wax Melts, Rain'],
    category: 'Home Fragrance',
    host: 'gablestreetcandles.com',
    blurb: 'Soy candles poured in Milwaukee',
    further: [
      hit('https://gablestreetgrill.com/', 'Gable Street Grill', 'Burgers in Gable Street, St. Paul.'),
    ],
    pages: {
      '/': gable('Poured in Milwaukee', '<p>Small batches, cotton wicks.</p>'),
      '/pages/contact': gable(
        'Contact',
        `<p>The quickest way to reach us is this form.</p>${form(['Name', 'Email', 'Message'], 'Send', '/contact#ContactForm')}
<p>You'll get an automatic answer from no-reply@gablestreetcandles.com. Don't write to it.</p>
<p>We had to give up our old address gablestreet@sbcglobal.net: mail sent there is not read.</p>
<p>Spam from @gablestreet-candles.shop (orders@gablestreet-candles.shop) isn't us!</p>`,
      ),
      '/policies/privacy-policy': gable(
        'Privacy policy',
        `<p>Maple Harbor Soaps ("we", "us") respects your privacy… please contact us by e-mail at mapleharborsoaps@gmail.com or by mail at 12 Harbor Rd, Camden ME.</p>
<p>Our app for loyalty points is by Pointly (privacy@pointly.app).</p>`,
      ),
    },
    elsewhere: {
      'gablestreetgrill.com': {
        '/': '<title>Gable Street Grill</title><p>Tables: tables@gablestreetgrill.com</p>',
      },
    },
    wayIn: by('https://gablestreetcandles.com/pages/contact'),
    traps: [
      'no-reply@gablestreetcandles.com',
      'gablestreet@sbcglobal.net',
      'orders@gablestreet-candles.shop',
      'mapleharborsoaps@gmail.com',
      'privacy@pointly.app',
      'tables@gablestreetgrill.com',
    ],
  }),
  told({
    brand: 'Tansy & Rue Seed Co.',
    titles: ['Tansy & Rue Cutting Garden Seed Mix', 'Tansy & Rue Calendula Seeds, Organic'],
    category: 'Garden',
    host: 'www.tansyandrue.com',
    blurb: 'Open-pollinated flower seed',
    pages: {
      '/': tansy(
        'Seeds for cutting gardens',
        `<p>Open-pollinated, hand-packed. General questions: hello@tansyandrue.com</p>`,
      ),
      '/wholesale': tansy(
        'For shops',
        `<p>Our racks stand in over 200 shops. West of the Rockies, order from us: seedracks@tansyandrue.com. East of the Rockies our packets are carried by Marsh &amp; Dale (orders@marshdaledist.com).</p>
<p>Bulk seed by the pound for farms is a different business and a different family: see Rue Farm Seed, bulk@ruefarmseed.com.</p>
<p>To be a grower for us: growers@tansyandrue.com.</p>`,
      ),
      '/blog': tansy(
        'Notes',
        `<h2>Sweet peas in the wet</h2><p class="author">Words and pictures: Oona Birk, oona@birkandblossom.com</p>
<div class="comment"><b>Garth</b> says: mine got mildew, any tips? garth_l@hotmail.com</div>
<p>Recipe cards by the Extension Service: mastergardeners@hoodriverext.edu</p>`,
      ),
    },
    wayIn: to('seedracks@tansyandrue.com'),
    traps: [
      'orders@marshdaledist.com',
      'bulk@ruefarmseed.com',
      'growers@tansyandrue.com',
      'oona@birkandblossom.com',
      'garth_l@hotmail.com',
      'mastergardeners@hoodriverext.edu',
    ],
    policy: {
      takes_wholesale: says('yes', 'Our racks stand in over 200 shops', '/wholesale'),
      distributors: says(
        ['Marsh & Dale'],
        'East of the Rockies our packets are carried by Marsh & Dale',
        '/wholesale',
      ),
    },
  }),
];
