import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  coupons,
  fields,
  good,
  goods,
  hits,
  mail,
  menu,
  pages,
  pairs,
  plain,
  privacyLong,
  privacyShort,
  type Shop,
  says,
  sitemap,
  words,
} from './kit.ts';
import { dawn } from './kit-shopify.ts';
import { elementor } from './kit-wordpress.ts';

const bramblewick: Shop = {
  name: 'Bramblewick Pet Co.',
  host: 'bramblewickpet.com',
  bar: 'Free shipping on US orders over $50 | Give 10%, get 10%',
  nav: menu(
    `Shop @/collections/all > Chews @/collections/chews > Calming @/collections/calming > Bundles @/collections/bundles ;
 Our Story @/pages/our-story ; Journal @/blogs/journal ; Contact @/pages/contact`,
  ),
  columns: [
    {
      heading: 'Help',
      links:
        menu(`FAQ @/pages/faq ; Shipping & Returns @/policies/shipping-policy ; Track my order @/apps/parcelpanel ;
 Privacy @/policies/privacy-policy`),
    },
    {
      heading: 'Work with us',
      links: menu(
        'Wholesale @/pages/wholesale ; Pack Ambassadors @/pages/ambassadors ; Find a store @/pages/store-locator',
      ),
    },
    {
      heading: 'Say woof',
      html: `<p>Bramblewick Pet Co.<br>418 Tannery Row, Suite B<br>Kalamazoo, MI 49007</p>
<p>${mail('woof@bramblewickpet.com')}</p>`,
    },
  ],
  news: {
    heading: 'Join the pack',
    text: 'Recipes, training tips and early access.',
    placeholder: 'Email',
    button: 'Sign up',
  },
  socials: ['https://www.instagram.com/bramblewickpet', 'https://www.tiktok.com/@bramblewickpet'],
  bottom: `&copy; 2025, <a href="/" title="">Bramblewick Pet Co.</a> <a target="_blank" rel="nofollow"
 href="https://www.shopify.com?utm_campaign=poweredby">Powered by Shopify</a>`,
  scripts: `<script>Sentry.onLoad(function(){Sentry.init({
dsn:"https://7d0a41f2c9be4c0b8a1e55d1f0c3b9aa@o448120.ingest.sentry.io/5429",tracesSampleRate:0.1})});</script>`,
};
const b = dawn(bramblewick);

const tuckahoe: Shop = {
  name: 'Tuckahoe Trail Dog Gear',
  host: 'www.tuckahoetraildogs.com',
  bar: 'Sewn in Richmond, Virginia. Every harness guaranteed for the life of the dog.',
  nav: menu(`Harnesses @/product-category/harnesses/ ; Leashes @/product-category/leashes/ ; Packs @/product-category/packs/ ;
 Fit guide @/fit-guide/ ; Dealers @/dealers/ > Find a dealer @/dealers/ > Become a dealer @/become-a-dealer/ ;
 Contact @/contact/`),
  columns: [
    {
      heading: 'Visit the workshop',
      html: '<p>2210 Brook Rd, Richmond, VA 23220<br>Mon&ndash;Thu 8&ndash;4</p>',
    },
    {
      heading: 'Information',
      links: menu(
        'Warranty @/warranty/ ; Become a dealer @/become-a-dealer/ ; Careers @/careers/ ; Privacy Policy @/privacy-policy/',
      ),
    },
  ],
  news: {
    heading: 'Trail mail',
    text: 'One letter a month.',
    placeholder: 'your.name@email.com',
    button: 'Subscribe',
  },
  bottom: `Copyright 2025 Tuckahoe Trail Dog Gear LLC. Site by <a href="https://riverglyph.studio">Riverglyph Studio</a>
 &middot; site trouble? ${mail('support@riverglyph.studio')}`,
  banner: `<div class="cky-consent-container cky-classic-bottom" tabindex="0"><p class="cky-title">We value your
 privacy</p><p>We use cookies to enhance your browsing experience and analyze our traffic.</p><button
 class="cky-btn cky-btn-accept">Accept All</button></div>`,
};
const t = elementor(tuckahoe);

export const petCases: readonly DiscoveryCase[] = [
  {
    brand: 'Bramblewick Pet Co.',
    productTitles: [
      'Bramblewick Sweet Potato & Turkey Dog Chews, 12 oz',
      'Bramblewick Calming Hemp Bites for Dogs, 60 Count',
    ],
    category: 'Pet Supplies',
    search: [
      amazon('Bramblewick Pet Co', 'Bramblewick Sweet Potato & Turkey Dog Chews, 12 oz'),
      ...hits(`https://www.chewwell.com/brands/bramblewick
        Bramblewick Dog Treats | ChewWell
        Shop Bramblewick dog chews and calming bites. Free shipping over $49.

        https://bramblewickpet.com/
        Bramblewick Pet Co. | Honest chews for good dogs
        Single-kitchen dog chews and calming bites from Kalamazoo, Michigan.

        https://www.bramblewickkennels.com/
        Bramblewick Kennels - Labrador Retrievers, Ontario
        Bramblewick Kennels has raised Labs since 1994. Puppies, stud service, boarding.

        https://www.instagram.com/bramblewickpet/
        Bramblewick Pet Co. (@bramblewickpet)
        41K followers - Chews for good dogs`),
      coupons('Bramblewick', 'bramblewickpet.com'),
    ],
    hosts: {
      'bramblewickpet.com': {
        ...pages(b, {
          '/': `Bramblewick Pet Co. | Honest chews for good dogs :: Single-kitchen dog chews and calming bites.
<div class="banner__content"><h2 class="banner__heading h0">Honest chews for good dogs</h2><div class="banner__text
 rte"><p>Small batches, five ingredients or fewer, baked in our own kitchen in Kalamazoo.</p></div><a
 href="/collections/all" class="button">Shop all</a></div>
<h2 class="title">Best sellers</h2>
${b.cards(
  goods(`Sweet Potato & Turkey Dog Chews, 12 oz | $18.00 | sweet-potato-turkey-chews ;
 Calming Hemp Bites, 60 Count | $32.00 | calming-hemp-bites | Vet reviewed ;
 Salmon Skin Twists, 8 oz | $21.00 | salmon-skin-twists ; The Good Dog Box | $54.00 | good-dog-box | Save 12%`),
)}
<div class="rich-text"><h2>Every bag feeds a shelter dog</h2><p>For each bag sold we set aside a meal for the dogs at
Second Porch Rescue. Want to foster? Write to ${mail('adopt@secondporchrescue.org')}.</p></div>
<div class="jdgm-widget"><div class="jdgm-rev"><span class="jdgm-rev__author">Dana R.</span><div
 class="jdgm-rev__body"><p>My beagle waits by the mailbox. Bramblewick, if you ever need a taste tester I am at
dana.rutledge77@gmail.com!</p></div></div></div>`,
          '/pages/wholesale': `Wholesale – Bramblewick Pet Co. :: Stock Bramblewick in your shop.
<h1 class="main-page-title page-title h0">Wholesale</h1><div class="rte"><p>Thanks for thinking of us for your shelves!
We sell to independent pet stores, groomers, vets and farm shops all over the United States.</p>
<h3>The short version</h3><ul><li>Opening orders start at $250.</li><li>Reorders: $100 and up.</li><li>Orders ship
within five business days, and freight is on us past $400.</li><li>Please send a copy of your resale certificate with
your first order.</li></ul>
<h3>Pricing and where you sell</h3><p>Our retailers agree to our minimum advertised price policy, which we send with
your welcome packet. Bramblewick products may not be listed on Amazon by anyone but us; your own webshop is very
welcome.</p>
<p>Fill in the form and we'll get back to you within two days. Prefer email? Reach Priya at
${mail('wholesale@bramblewickpet.com')}.</p></div>
${b.form(fields('Store name ; Your name ; Email | email | you@yourstore.com ; Phone | tel ; Tell us about your shop | area'), 'Send application')}`,
          '/pages/faq': `FAQ – Bramblewick Pet Co. :: Questions about our chews.
<h1 class="main-page-title">Frequently asked questions</h1>
${b.faq(
  pairs(
    'Are the chews safe for puppies?',
    '<p>Yes, from a minimum age of 12 weeks. Always watch your dog with any chew.</p>',
    'How fast do you ship?',
    '<p>We ship Monday to Friday. Orders over $50 travel free within the lower 48.</p>',
    'I run a pet store. Can I carry Bramblewick?',
    '<p>We would be delighted to have you as a stockist: see our <a href="/pages/wholesale">wholesale page</a>.</p>',
    'I found you cheaper elsewhere. Is it real?',
    '<p>Only our own Amazon storefront is run by us. If the seal is broken, send us a photo.</p>',
  ),
)}`,
          '/pages/contact': `Contact – Bramblewick Pet Co. :: Write to us.
<h1>Contact</h1><p>Order trouble? ${mail('woof@bramblewickpet.com')} answers in a day.</p>
<p>Writing a story about us? Marnie at Loudhail PR looks after the press: ${mail('marnie@loudhailpr.com')}.</p>
${b.form(fields('Name ; Email | email ; Comment | area'), 'Send')}`,
          '/pages/ambassadors': `Pack Ambassadors :: Creators who love dogs.
<h1>Pack Ambassadors</h1><p>Got a dog with a following? Earn 15% on every order that comes through your link. Send your
handle to ${mail('pack@bramblewickpet.com')} with three of your best posts.</p>`,
          '/policies/privacy-policy': `Privacy policy
${privacyLong('Bramblewick Pet Co.', `Should you have any questions about our privacy practices, please email us at ${mail('privacy@bramblewickpet.com')} or contact us at 418 Tannery Row, Kalamazoo, MI, 49007, US.`)}`,
        }),
        '/products/sweet-potato-turkey-chews': b.product(
          good('Bramblewick Sweet Potato & Turkey Dog Chews, 12 oz | $18.00 | sweet-potato-turkey-chews'),
          `<p>Two ingredients, slow dried. Resealable 12 oz bag. Made in Michigan.</p>
<p>Guaranteed analysis: crude protein (min) 38%, crude fat (min) 4%.</p>`,
        ),
        '/sitemap.xml': sitemap(
          'bramblewickpet.com',
          words(
            '/ /pages/wholesale /pages/faq /pages/contact /pages/ambassadors /products/sweet-potato-turkey-chews',
          ),
        ),
      },
      'www.bramblewickkennels.com': {
        '/': plain(
          'Bramblewick Kennels',
          `<h1>Bramblewick Kennels</h1><p>Labrador Retrievers in Prince Edward County, Ontario since 1994. Puppies
expected in March.</p><p>${mail('puppies@bramblewickkennels.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'bramblewickpet.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://bramblewickpet.com/pages/wholesale', 'wholesale@bramblewickpet.com'],
      },
      traps: words(`7d0a41f2c9be4c0b8a1e55d1f0c3b9aa@o448120.ingest.sentry.io adopt@secondporchrescue.org
        dana.rutledge77@gmail.com you@yourstore.com marnie@loudhailpr.com pack@bramblewickpet.com
        privacy@bramblewickpet.com puppies@bramblewickkennels.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/pages/wholesale',
          'We sell to independent pet stores, groomers, vets and farm shops',
          'Thanks for thinking of us for your shelves',
          'We would be delighted to have you as a stockist',
          'Opening orders start at $250',
        ),
        minimum_opening_order: says(250, '/pages/wholesale', 'Opening orders start at $250'),
        minimum_reorder: says(100, '/pages/wholesale', 'Reorders: $100 and up'),
        currency: 'USD',
        documents: says(
          ['resale_certificate'],
          '/pages/wholesale',
          'Please send a copy of your resale certificate',
        ),
        map_policy: says(
          'yes',
          '/pages/wholesale',
          'Our retailers agree to our minimum advertised price policy',
        ),
        marketplaces: says(
          'amazon_forbidden',
          '/pages/wholesale',
          'may not be listed on Amazon by anyone but us',
        ),
      },
    },
  },
  {
    brand: 'Tuckahoe Trail Dog Gear LLC',
    productTitles: [
      'Tuckahoe Trail Ridgeline No-Pull Dog Harness, Medium, Moss',
      'Tuckahoe Trail Hands-Free Canicross Bungee Leash 6 ft',
    ],
    search: [
      ...hits(`https://www.tuckahoetraildogs.com/
        Tuckahoe Trail Dog Gear - Harnesses sewn in Virginia
        Dog harnesses, leashes and packs, cut and sewn in Richmond.

        https://www.tuckahoetrails.org/
        Friends of the Tuckahoe Trails
        Maps, volunteer days and trail conditions for the Tuckahoe Creek greenway.

        https://www.packandpaw.ca/collections/tuckahoe-trail
        Tuckahoe Trail harnesses in Canada - Pack & Paw
        In stock in Calgary. Ships across Canada.

        https://www.yelp.com/biz/tuckahoe-dog-wash-henrico
        Tuckahoe Dog Wash - Henrico, VA
        Self-service dog wash. 112 reviews.`),
      amazon('Tuckahoe Trail', 'Tuckahoe Trail Ridgeline No-Pull Dog Harness, Medium, Moss'),
      coupons('Tuckahoe Trail', 'tuckahoetraildogs.com'),
    ],
    hosts: {
      'www.tuckahoetraildogs.com': {
        ...pages(t, {
          '/': `Tuckahoe Trail Dog Gear - Harnesses sewn in Virginia :: Dog harnesses, leashes and packs.
<div class="elementor-element e-con e-parent"><h1 class="elementor-heading-title">Gear for dogs who go the long way
round</h1><p>We cut, sew and test everything on the James River trails behind the shop.</p></div>
${t.cards(
  goods(`Ridgeline No-Pull Dog Harness | $64.00 | ridgeline-no-pull-harness ;
 Hands-Free Canicross Bungee Leash 6 ft | $38.00 | canicross-bungee-leash ;
 Overnight Dog Pack | $92.00 | overnight-dog-pack | New ; Creek Collar | $22.00 | creek-collar`),
)}
<div class="elementor-widget-testimonial"><p>&ldquo;Four seasons in and not a stitch has moved.&rdquo;</p><p>Coach Bev,
Blue Ridge Canicross Club, bev@blueridgecanicross.org</p></div>`,
          '/become-a-dealer/': `Become a Dealer - Tuckahoe Trail Dog Gear :: Open a dealer account.
<h1 class="elementor-heading-title">Become a dealer</h1>
<p>Tuckahoe Trail is sold through about 140 outdoor and pet specialty stores. If yours has a door on a street and people
who know dogs, we'd like to hear from you.</p>
<table class="dealer-terms"><thead><tr><th>Term</th><th>What it means</th></tr></thead><tbody>
<tr><td>First order</td><td>$600 at dealer cost</td></tr><tr><td>Following orders</td><td>$200 at dealer cost</td></tr>
<tr><td>Payment</td><td>Card on the first three orders, net 30 afterwards</td></tr><tr><td>Paperwork</td><td>State sales
tax permit (resale certificate) and two trade references</td></tr><tr><td>Pricing</td><td>All dealers sign our MAP
agreement</td></tr><tr><td>Online</td><td>Your own website only; no third-party marketplaces of any kind</td></tr>
</tbody></table>
<p>To open an account send the dealer packet back to ${mail('dealers@tuckahoetraildogs.com')} or fax it to
804-555-0147.</p>
<p><a href="/wp-content/uploads/2025/01/Dealer-Packet-2025.pdf">Download the dealer packet (PDF)</a></p>
<h2>Outside the United States</h2><p>Shops in Canada order from Pack &amp; Paw Distribution in Calgary
(${mail('orders@packandpaw.ca')}). In Australia and New Zealand our gear is imported by Billabong Creek Pet Imports,
${mail('trade@bcpetimports.com.au')}.</p>`,
          '/dealers/': `Find a Dealer :: Stores that carry us.
<h1>Find a dealer</h1><p>Map of our stores below. Call ahead for sizes.</p><ul><li><strong>Cold Nose
Outfitters</strong>, Asheville NC &middot; 828-555-0199 &middot; hello@coldnoseoutfitters.com</li><li><strong>Bark &amp;
Boulder</strong>, Boulder CO &middot; 303-555-0120 &middot; info@barkandboulder.com</li><li><strong>Fetch
Harbor</strong>, Portland ME &middot; 207-555-0131</li></ul>`,
          '/contact/': `Contact - Tuckahoe Trail Dog Gear
<h1>Contact</h1><p>Sizing, repairs, warranty: ${mail('hello@tuckahoetraildogs.com')} or 804-555-0144.</p>
${t.form(fields('Name ; Email | email | jane@example.com ; Message | area'), 'Send')}`,
          '/careers/': `Careers
<h1>Careers</h1><p>We're looking for an industrial sewist, day shift, $24/hr. R&eacute;sum&eacute;s to
${mail('jobs@tuckahoetraildogs.com')}.</p>`,
          '/warranty/': `Warranty
<h1>Warranty</h1><p>If a seam fails we mend it free. Send the harness washed; there is no minimum purchase and no form
to fill in.</p>`,
          '/privacy-policy/': `Privacy Policy
${privacyShort('Tuckahoe Trail', 'Questions go to the address on our contact page.')}`,
        }),
        '/product/ridgeline-no-pull-harness/': t.product(
          good('Ridgeline No-Pull Dog Harness | $64.00 | ridgeline-no-pull-harness'),
          '<p>Medium fits 22-28 in. chests. Moss, ember, slate.</p>',
          `<div id="comments"><ol class="commentlist"><li class="review"><p class="meta"><strong>Walt</strong></p><p>Buckle
arrived cracked, they sent another in 3 days.</p></li></ol></div>`,
        ),
      },
      'www.tuckahoetrails.org': {
        '/': plain(
          'Friends of the Tuckahoe Trails',
          `<h1>Friends of the Tuckahoe Trails</h1><p>Volunteer work days every second Saturday. Dogs on leash,
please.</p><p>Contact ${mail('volunteer@tuckahoetrails.org')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.tuckahoetraildogs.com',
      wayIn: { kind: 'address', anyOf: ['dealers@tuckahoetraildogs.com'] },
      traps:
        words(`support@riverglyph.studio your.name@email.com bev@blueridgecanicross.org orders@packandpaw.ca
        trade@bcpetimports.com.au hello@coldnoseoutfitters.com info@barkandboulder.com jane@example.com
        jobs@tuckahoetraildogs.com volunteer@tuckahoetrails.org`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/become-a-dealer/',
          'Tuckahoe Trail is sold through about 140 outdoor and pet specialty stores',
          "we'd like to hear from you",
          'To open an account send the dealer packet',
        ),
        minimum_opening_order: says(600, '/become-a-dealer/', '$600 at dealer cost'),
        minimum_reorder: says(200, '/become-a-dealer/', '$200 at dealer cost'),
        currency: 'USD',
        documents: says(
          ['resale_certificate', 'trade_references'],
          '/become-a-dealer/',
          'State sales tax permit (resale certificate) and two trade references',
        ),
        map_policy: says('yes', '/become-a-dealer/', 'All dealers sign our MAP agreement'),
        marketplaces: says('forbidden', '/become-a-dealer/', 'no third-party marketplaces of any kind'),
        distributors: says(
          ['Pack & Paw Distribution', 'Billabong Creek Pet Imports'],
          '/become-a-dealer/',
          'Shops in Canada order from Pack & Paw Distribution in Calgary',
          'our gear is imported by Billabong Creek Pet Imports',
        ),
      },
    },
  },
];
