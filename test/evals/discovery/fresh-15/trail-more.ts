import type { DiscoveryCase } from '../case.ts';
import { shopDelivery, shopPrivacy, siteDelivery, sitePrivacy, siteTerms } from './everyday.ts';
import {
  amazon,
  amazonItem,
  etsy,
  facebook,
  hit,
  instagram,
  linkedin,
  reddit,
  trustpilot,
  yelp,
} from './found.ts';
import { nuxt } from './frames-even.ts';
import { blocks, stencil } from './frames-odd.ts';
import { form, mail, p, page, shieldedLink } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Cinder Cone Camp Stoves',
    host: 'cinderconestoves.com',
    titles: [
      'Cinder Cone Camp Stoves Twig Burner Stainless 2.0',
      'Cinder Cone Camp Stoves Pot Stand Titanium',
    ],
    category: 'Sports & Outdoors',
    theme: stencil,
    notice: '<p>Fire season? Check local bans before you burn. Free ground shipping over $99.</p>',
    imprint: '2210 Lava Court, Bend, OR 97701<br>Call us at 541-555-0142',
    shelf: '/',
    home: p('Stoves that burn what’s lying around.'),
    blurb: p('9.8 oz, $79. Boils a pint in five minutes on pinecones.'),
    pages: {
      '/burn-school/': inMenu('Burn school', p('Dry, thin, and more of it than you think.')),
      '/dealer-program/': inFoot(
        'Dealer program',
        p(
          'Cinder Cone is sold by outfitters, army-navy stores, co-ops and online gear shops in forty states, and the dealer desk is open.',
        ),
        `<table class="table"><thead><tr><th>Tier</th><th>Discount</th><th>To get in</th></tr></thead><tbody><tr><td>Ember</td><td>40%</td><td>Opening order of $1,000</td></tr><tr><td>Flame</td><td>45%</td><td>$7,500 in a calendar year</td></tr></tbody></table>`,
        p('Reorders of any tier start at $300.'),
        p('We publish a unilateral minimum advertised price policy and apply it without exceptions.'),
        p(
          'A dealer may sell on Amazon, Walmart or eBay only under a signed marketplace addendum. Ask; don’t assume.',
        ),
        p('Every dealer file holds a W-9 and a state resale certificate.'),
        p('<a class="button button--primary" href="/dealer-application/">Apply to be a dealer</a>'),
      ),
      '/dealer-application/': inFoot(
        'Dealer application',
        p('Takes about ten minutes. We reply in three business days.'),
        form(
          '/dealer-application/',
          'Submit application',
          'Legal business name *',
          'DBA',
          'Street address *',
          'Email *',
          'W-9 (PDF) *',
          'Resale certificate (PDF) *',
          '¶Anything else?',
        ),
      ),
      '/contact-us/': inFoot(
        'Contact us',
        `<p>Product help: ${mail('help@cinderconestoves.com')}</p><p>Government and bulk fire-camp orders: ${mail('gov@cinderconestoves.com')}</p>`,
      ),
      '/terms/': siteTerms('Cinder Cone Stoves LLC', 'Oregon'),
      '/shipping/': siteDelivery('$99', 'No stoves to Guam, sorry.'),
    },
    search: [
      hit(
        'https://en.wikipedia.org/wiki/Cinder_cone',
        'Cinder cone - Wikipedia',
        'A cinder cone is a steep conical hill.',
      ),
      hit(
        'https://cinderconestoves.com/',
        'Cinder Cone Camp Stoves',
        'Twig burners and pot stands from Bend.',
      ),
      amazonItem('Cinder Cone Camp Stoves Twig Burner', 'B0CNDRCN20', '4.6 out of 5.'),
      reddit('CampingGear', 'Twig stoves', 'Cinder Cone 2.0 is the one.'),
      yelp('Cinder Cone Brewing', 'Bend, OR.'),
      hit(
        'https://www.highdesertoutfitters.com/cinder-cone',
        'Cinder Cone | High Desert Outfitters',
        'Twig Burner $79.',
      ),
      trustpilot('cinderconestoves.com', '4.7.'),
    ],
    others: {
      'www.highdesertoutfitters.com': {
        '/cinder-cone': page(
          'Cinder Cone',
          `<p>Twig Burner $79.</p><p>${mail('buyer@highdesertoutfitters.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: fillIn('https://cinderconestoves.com/dealer-application/'),
      traps: ['gov@cinderconestoves.com', 'buyer@highdesertoutfitters.com'],
      policy: {
        takes_wholesale: says(
          '/dealer-program/',
          'yes',
          'the dealer desk is open',
          'Opening order of $1,000',
        ),
        marketplaces: says('/dealer-program/', 'with_permission', 'only under a signed marketplace addendum'),
        map_policy: says(
          '/dealer-program/',
          'yes',
          'We publish a unilateral minimum advertised price policy',
        ),
        minimum_opening_order: says('/dealer-program/', 1000, 'Opening order of $1,000'),
        minimum_reorder: says('/dealer-program/', 300, 'Reorders of any tier start at $300'),
        currency: 'USD',
        documents: says(
          '/dealer-program/',
          ['w9', 'resale_certificate'],
          'Every dealer file holds a W-9 and a state resale certificate',
        ),
      },
    },
  }),
  brandSite({
    brand: 'Riffle & Reed Fly Co.',
    host: 'rifflereedflies.com',
    titles: [
      'Riffle & Reed Fly Co. Barbless Nymph Assortment 24 Pack',
      'Riffle & Reed Fly Co. Leather Fly Wallet',
    ],
    category: 'Sports & Outdoors',
    theme: nuxt,
    notice: 'Since spring we live at a new address: rifflereedflies.com',
    home: p('Flies tied within earshot of the Au Sable.'),
    blurb: p('24 nymphs on barbless hooks, $38.'),
    pages: {
      '/bench': inMenu('The bench', p('Five tiers, one radio, no arguing before noon.')),
      '/fly-shops': inMenu(
        'Fly shops',
        p('Fly shops, lodges and guides buy from us by the dozen.'),
        p(
          'Tell us your waters and we’ll suggest a bin. Thirty dozen fills it. That’s also the least we tie for a new shop.',
        ),
        p('Restocking is by the dozen, any pattern.'),
        p('You’re free to sell online. Just leave Amazon out of it; we’ve had counterfeits.'),
        `<p>The bench phone is bad. ${shieldedLink('bins@rifflereedflies.com', 'E-mail works', 0x3c)}.</p>`,
      ),
      '/find-us': inFoot(
        'Find us',
        `<p>${mail('radio@rifflereedflies.com')}</p><p>Conservation giving: ${mail('river@rifflereedflies.com')}</p>`,
      ),
      '/privacy': shopPrivacy('radio@rifflereedflies.com'),
      '/shipping': shopDelivery('$45'),
    },
    search: [
      hit('https://riffleandreed.com/', 'Riffle & Reed Fly Co.', 'Hand-tied flies from Grayling, Michigan.'),
      hit(
        'https://rifflereedflies.com/',
        'Riffle & Reed Fly Co.',
        'Hand-tied barbless flies and fly wallets.',
      ),
      hit('https://reedandriffle.org/', 'Reed & Riffle Watershed Trust', 'Donate.'),
      amazon('riffle and reed flies', 'Fly assortment.'),
      reddit('flyfishing', 'Riffle & Reed gone?', 'No, they moved their site.'),
      facebook('Riffle and Reed', 'Flies.'),
      etsy('leather fly wallet', 'Fly wallets.'),
    ],
    others: {
      'riffleandreed.com': {
        '/': {
          status: 503,
          body: page(
            'Service unavailable',
            '<h1>503</h1><p>This account has been suspended. If you are the owner, contact your hosting provider.</p>',
          ),
        },
      },
      'reedandriffle.org': {
        '/': page(
          'Reed & Riffle Watershed Trust',
          `<p>Partners and corporate giving: ${mail('partners@reedandriffle.org')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('bins@rifflereedflies.com'),
      traps: ['river@rifflereedflies.com', 'partners@reedandriffle.org'],
      policy: {
        takes_wholesale: says(
          '/fly-shops',
          'yes',
          'Fly shops, lodges and guides buy from us by the dozen',
          'the least we tie for a new shop',
        ),
        marketplaces: says('/fly-shops', 'amazon_forbidden', 'Just leave Amazon out of it'),
      },
    },
  }),
  brandSite({
    brand: 'Halfmoon Hammocks',
    host: 'halfmoonhammocks.com',
    titles: ['Halfmoon Hammocks Ridgeline Double Hammock Teal', 'Halfmoon Hammocks Tree Straps 10 ft Pair'],
    category: 'Sports & Outdoors',
    theme: blocks,
    notice: 'Orders above $80 ship free. Minimum fuss, maximum nap.',
    imprint: 'Have a question? email@example.com · 123 Demo Street',
    shelf: '/product/',
    home: p('Two trees, ten minutes, a whole afternoon.'),
    blurb: `${p('Ripstop, 500 lb rated, $74.')}${p('Minimum tree diameter six inches; minimum distance between trees ten feet.')}`,
    pages: {
      '/hang-map/': inMenu(
        'Hang map',
        p(
          'Eleven hundred good pairs of trees, marked by people who napped there. Add yours to the MAP with the button at the top.',
        ),
        '<iframe src="https://www.google.com/maps/d/embed?mid=1hAlfM00n" width="640" height="480" loading="lazy"></iframe>',
      ),
      '/stores/': inMenu(
        'Store locator',
        p('Try one before you buy. Enter a ZIP code to see stores near you.'),
        '<div class="wpsl-search"><form autocomplete="off"><label for="wpsl-search-input">Your location</label><input id="wpsl-search-input" type="text" value="" name="wpsl-search-input"><label>Search radius</label><select><option value="10">10 mi</option><option value="25">25 mi</option></select></form></div>',
      ),
      '/influencers/': inMenu(
        'Creators',
        p('Film a nap, get a hammock. We choose three creators a month.'),
        `<p>${mail('naps@halfmoonhammocks.com')}</p>`,
      ),
      '/events/': inMenu(
        'Camps & events',
        p(
          'Renting for a festival or a summer camp? Rentals start at ten hammocks and a $200 deposit, which you get back with the hammocks.',
        ),
      ),
      '/contact/': inFoot('Contact', `<p>${mail('hello@halfmoonhammocks.com')}</p>`),
      '/terms/': siteTerms('Halfmoon Hammocks', 'Tennessee'),
      '/privacy/': sitePrivacy('privacy@halfmoonhammocks.com'),
    },
    search: [
      hit('http://halfmoonhammocks.net/', 'Halfmoon Hammocks', 'Double hammocks and tree straps.'),
      amazonItem('Halfmoon Hammocks Ridgeline Double', 'B0HLFMN001', '4.6 out of 5.'),
      hit(
        'https://www.halfmoonoutfitters-sc.com/',
        'Half-Moon Outfitters Charleston',
        'Outdoor store, kayaks and shoes.',
      ),
      hit('https://halfmoonbayinn.com/', 'Half Moon Bay Inn', 'Rooms with hammocks.'),
      reddit('hammockcamping', 'Halfmoon straps', 'Quiet, strong.'),
      linkedin('Halfmoon', 'Yoga products.'),
      instagram('Halfmoon Hammocks', 'Naps.'),
    ],
    others: {
      'halfmoonhammocks.net': { '/': { status: 301, location: 'https://halfmoonhammocks.com/' } },
      'www.halfmoonoutfitters-sc.com': {
        '/': page('Half-Moon Outfitters', `<p>Vendors: ${mail('buying@halfmoonoutfitters-sc.com')}</p>`),
      },
    },
    expected: {
      wayIn: writeTo('hello@halfmoonhammocks.com'),
      traps: [
        'naps@halfmoonhammocks.com',
        'email@example.com',
        'privacy@halfmoonhammocks.com',
        'buying@halfmoonoutfitters-sc.com',
      ],
    },
  }),
];
