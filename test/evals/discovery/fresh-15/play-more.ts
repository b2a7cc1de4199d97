import type { DiscoveryCase } from '../case.ts';
import { siteDelivery, sitePrivacy, siteTerms } from './everyday.ts';
import {
  amazon,
  amazonItem,
  etsy,
  facebook,
  faire,
  hit,
  instagram,
  linkedin,
  pinterest,
  walmart,
} from './found.ts';
import { luma, palisade } from './frames-odd.ts';
import { form, h, list, mail, p, page, shielded } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Bumblebarn Baby',
    host: 'bumblebarn.co.uk',
    titles: ['Bumblebarn Baby Muslin Swaddle Hedgerow 120cm', 'Bumblebarn Baby Cellular Blanket Oat'],
    category: 'Baby',
    lang: 'en-GB',
    theme: luma,
    notice: '<div data-content-type="text"><p>Free UK delivery over £40. Next day before 1pm.</p></div>',
    shelf: '/',
    home: p('Blankets for the small and the sleepy.'),
    blurb: p('Two layers of organic cotton, £17. Washes at 60.'),
    pages: {
      '/about-us': inMenu(
        'About us',
        p('Begun in a milking parlour in Shropshire, with twins asleep in the feed store.'),
      ),
      '/gift-lists': inMenu('Gift lists', p('Start a list, share a link, be given four of the same rabbit.')),
      '/trade': inFoot(
        'Trade customers',
        p(
          'Nursery shops, gift shops and department stores are welcome to open a trade account with Bumblebarn.',
        ),
        h('Ordering'),
        p(
          'Your introductory order must come to £250 net, further orders to £100 net. Carriage is free at £300.',
        ),
        h('Selling online'),
        p(
          'Retailers with their own transactional website may sell from it without asking. Amazon, eBay, Etsy and other shared platforms need prior agreement with our trade manager, which is given shop by shop.',
        ),
        h('Applying'),
        p('With the form we’d like two photographs of your shop front and shelves.'),
        '<p><a href="https://bumblebarn.co.uk/trade/application" class="action primary"><span>Trade account application</span></a></p>',
      ),
      '/trade/application': inFoot(
        'Trade account application',
        form(
          '/trade/application/post',
          'Submit',
          'Trading name *',
          'Address *',
          'Contact name *',
          'Email *',
          'Shop photograph 1',
          'Shop photograph 2',
        ),
      ),
      '/contact': inFoot(
        'Contact us',
        `<p>Customer care: ${mail('care@bumblebarn.co.uk')}</p><p>Bloggers and magazines: ${mail('pr@bumblebarn.co.uk')}</p>`,
      ),
      '/privacy-policy': sitePrivacy('data@bumblebarn.co.uk'),
      '/terms': siteTerms('Bumblebarn Ltd', 'England and Wales'),
    },
    search: [
      hit('https://www.johnlewis.com/brand/bumblebarn', 'Bumblebarn | John Lewis', 'Muslins and blankets.'),
      hit('https://bumblebarn.co.uk/', 'Bumblebarn Baby', 'Organic muslins and cellular blankets.'),
      hit('https://thebumblebarn.com/', 'The Bumble Barn | Farm stays', 'Glamping in Devon.'),
      hit('https://www.amazon.co.uk/s?k=bumblebarn+baby', 'Amazon.co.uk: bumblebarn baby', 'Results.'),
      hit(
        'https://www.mumsnet.com/talk/newborn/bumblebarn',
        'Bumblebarn swaddles?',
        'Lovely soft after ten washes.',
      ),
      facebook('Bumblebarn', 'Blankets.'),
    ],
    others: {
      'thebumblebarn.com': {
        '/': page('The Bumble Barn', `<p>Glamping. Bookings: ${mail('stay@thebumblebarn.com')}</p>`, 'en-GB'),
      },
    },
    expected: {
      wayIn: fillIn('https://bumblebarn.co.uk/trade/application'),
      traps: ['pr@bumblebarn.co.uk', 'data@bumblebarn.co.uk', 'stay@thebumblebarn.com'],
      policy: {
        takes_wholesale: says(
          '/trade',
          'yes',
          'are welcome to open a trade account with Bumblebarn',
          'Your introductory order must come to £250 net',
        ),
        marketplaces: says('/trade', 'with_permission', 'need prior agreement with our trade manager'),
        minimum_opening_order: says('/trade', 250, 'Your introductory order must come to £250 net'),
        minimum_reorder: says('/trade', 100, 'further orders to £100 net'),
        currency: 'GBP',
        documents: says(
          '/trade',
          ['storefront_photos'],
          'we’d like two photographs of your shop front and shelves',
        ),
      },
    },
  }),
  {
    brand: 'Paper Otter Press',
    productTitles: [
      'Paper Otter Press Tide Pool Coloring Book',
      'Paper Otter Press Watercolor Postcards, Set of 12',
    ],
    category: 'Books',
    search: [
      hit('https://paperotter.press/', 'Paper Otter Press', 'Coloring books printed in Astoria.'),
      amazonItem('Paper Otter Press Tide Pool Coloring Book', 'B0PAPROT01', 'By Wren Sato. 4.8 out of 5.'),
      hit(
        'https://www.paperotterdesign.com/',
        'Paper Otter Design | Wedding invitations',
        'Letterpress suites.',
      ),
      etsy('otter coloring book', 'Otter coloring pages.'),
      hit(
        'https://www.goodreads.com/author/show/228119.Wren_Sato',
        'Wren Sato (Author of Tide Pool)',
        '3 books.',
      ),
      pinterest('tide pool coloring', 'Ideas.'),
    ],
    hosts: {
      'paperotter.press': {
        '/': page(
          'Paper Otter Press',
          `<style>html{scroll-behavior:smooth}body{margin:0;font-family:"Work Sans",sans-serif;color:#24394a;background:#f7fbfb}section{min-height:80vh;padding:8vh 10vw}nav{position:sticky;top:0;background:#fff;display:flex;gap:2rem;padding:1rem 10vw}h1{font-size:clamp(2rem,6vw,4.5rem);line-height:1.05}.btn{border:2px solid currentColor;border-radius:99px;padding:.6rem 1.4rem;text-decoration:none}.book{display:grid;grid-template-columns:1fr 1fr;gap:3rem;align-items:center}@media(max-width:700px){.book{grid-template-columns:1fr}}</style>
<nav><a href="#books">Books</a><a href="#wren">Wren</a><a href="#where">Where</a><a href="#write">Write</a></nav>
<section id="top"><h1>Books to draw in, from the mouth of the Columbia.</h1><p><a class="btn" href="#books">See the books</a></p></section>
<section id="books"><div class="book"><img src="/img/tidepool.jpg" width="640" height="800" alt="Tide Pool Coloring Book"><div><h2>Tide Pool Coloring Book</h2><p>Forty-eight pages of anemones, crabs and one patient otter. Heavy paper, one side only, so that markers don’t bleed. $14.</p><script async src="https://js.stripe.com/v3/buy-button.js"></script><stripe-buy-button buy-button-id="buy_btn_1Pq" publishable-key="pk_live_51N"></stripe-buy-button></div></div><div class="book"><img src="/img/postcards.jpg" width="640" height="480" alt="Watercolor Postcards, Set of 12"><div><h2>Watercolor Postcards, Set of 12</h2><p>Outlines on cotton paper, ready for a brush and a stamp. $16, or two sets for $28.</p><stripe-buy-button buy-button-id="buy_btn_2Pq" publishable-key="pk_live_51N"></stripe-buy-button></div></div></section>
<section id="wren"><h2>Wren</h2><p>Wren Sato counted seabirds for the state for eleven years and drew in the margins of the forms. The margins won.</p><p>She visits schools within an hour of Astoria, at no charge, if there are snacks.</p></section>
<section id="where"><h2>Where</h2><p>At the Sunday market from May to October, second stall from the river. Bring your own map; the phone signal is poor.</p></section>
<section id="write"><h2>Write</h2><p>A letter to Box 12, Astoria, Oregon gets a drawing back. Or ${shielded('wren@paperotter.press', 0x2f)}.</p><p>Teachers: the free worksheets are in <a href="/worksheets.pdf">one big file</a>.</p></section>
<footer style="padding:2rem 10vw"><p>© 2026 Paper Otter Press. Set in Work Sans. Site tended by ${shielded('hello@lowtidewebsites.com', 0x61)}.</p></footer>`,
        ),
      },
      'www.paperotterdesign.com': {
        '/': page(
          'Paper Otter Design',
          `<h1>Paper Otter Design</h1><p>Letterpress invitations. Planners and stockists: ${mail('studio@paperotterdesign.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'paperotter.press',
      wayIn: writeTo('wren@paperotter.press'),
      traps: ['hello@lowtidewebsites.com', 'studio@paperotterdesign.com'],
      policy: {},
    },
  },
  brandSite({
    brand: 'Lumi & Pine',
    host: 'lumiandpine.com',
    titles: ['Lumi & Pine Felt Cloud Baby Mobile Grey', 'Lumi & Pine Wooden Moon Night Light'],
    category: 'Baby Products',
    theme: palisade,
    notice: 'Handmade in Duluth and Turku',
    home: p('Soft things that hang and glow.'),
    blurb: p('$58. Wool felt, birch hoop, cotton cord. Hang out of reach.'),
    pages: {
      '/pages/makers': inMenu('Makers', p('Two cousins, two workshops, seven hours apart.')),
      '/pages/wholesale': inMenu(
        'Wholesale',
        p('Baby boutiques, toy stores and hospital gift shops: we’d be so pleased.'),
        list('First order: $240', 'Later orders: $120', 'Two weeks to make, a week to ship'),
        p('Sell them wherever your customers are. Etsy and Amazon are fine with us.'),
        `<p>Line sheet from ${mail('aino@lumiandpine.com')}</p>`,
      ),
      '/pages/wholesale-terms': inFoot(
        'Wholesale terms',
        p('1. Orders are confirmed once paid.'),
        p('2. Breakage is to be reported within five days with photographs.'),
        p(
          '3. Wholesale customers shall not offer Lumi &amp; Pine goods on Amazon, Etsy or other third-party marketplaces.',
        ),
        p('4. Our photographs may be used for as long as you stock us.'),
      ),
      '/pages/contact': inFoot('Contact', `<p>${mail('hei@lumiandpine.com')}</p>`),
      '/policies/shipping-policy': siteDelivery(
        '$90',
        'To Finland from Turku, to everywhere else from Duluth.',
      ),
      '/policies/privacy-policy': sitePrivacy('hei@lumiandpine.com'),
    },
    search: [
      hit('https://lumiandpine.com/', 'Lumi & Pine', 'Felt mobiles and moon lights.'),
      faire('Lumi and Pine', 'Handmade baby mobiles.'),
      hit('https://lumipine.fi/', 'Lumipine Oy', 'Sawn pine timber, Oulu.'),
      amazon('lumi and pine mobile', 'Baby mobile.'),
      walmart('felt cloud mobile', 'Nursery.'),
      instagram('Lumi and Pine', 'Soft things.'),
      linkedin('Lumipine', 'Timber.'),
    ],
    others: {
      'lumipine.fi': {
        '/': page(
          'Lumipine Oy',
          `<p>Timber sales, wholesale and export: ${mail('myynti@lumipine.fi')}</p>`,
          'fi',
        ),
      },
    },
    expected: {
      wayIn: writeTo('aino@lumiandpine.com'),
      traps: ['myynti@lumipine.fi'],
      policy: {
        takes_wholesale: says('/pages/wholesale', 'yes', 'we’d be so pleased', 'First order: $240'),
        minimum_opening_order: says('/pages/wholesale', 240, 'First order: $240'),
        minimum_reorder: says('/pages/wholesale', 120, 'Later orders: $120'),
        currency: 'USD',
        contradicted: ['marketplaces'],
      },
    },
  }),
];
