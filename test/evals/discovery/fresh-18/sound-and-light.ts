import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  cloudflare,
  col,
  fields,
  good,
  goods,
  hits,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  privacyShort,
  redirect,
  type Shop,
  says,
  sitemap,
  walmart,
  words,
} from './kit.ts';
import { webflow } from './kit-builders.ts';

const tone: Shop = {
  name: 'Tonewick',
  host: 'www.tonewickpedals.com',
  bar: 'The Moth II fuzz is shipping.',
  nav: menu('Pedals @/pedals ; Listen @/listen ; Artists @/artists ; Dealers @/dealers ; Support @/support'),
  columns: [
    col('Tonewick', '', '<p>Tonewick Pedals, 18 Stove Works, Chattanooga, Tennessee</p>'),
    col(
      'More',
      'Dealers @/dealers ; Become a dealer @/become-a-dealer ; Support @/support ; Privacy @/privacy',
    ),
  ],
  news: news('Feedback', 'Loud, but rare.', 'player@email.com', 'Plug in'),
  socials: ['https://www.youtube.com/@tonewick', 'https://www.instagram.com/tonewick'],
  bottom:
    '© 2025 Tonewick. Site: Ampersand Dept., <a href="mailto:yo@ampersanddept.com">yo@ampersanddept.com</a>',
};
const t = webflow(tone);

/** One engineer's own static site. */
const pellucid = (
  path: string,
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="generator" content="Hugo 0.139.0"><link rel="canonical" href="https://pellucidaudio.com${path}"><meta name="viewport"
 content="width=device-width,initial-scale=1"><style>body{font:18px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem}nav
a{margin-right:1rem}table{border-collapse:collapse}td,th{border-bottom:1px solid #ccc;padding:.3rem .8rem}</style></head><body><header><p><a
 href="/"><b>Pellucid Audio</b></a></p><nav><a href="/headphone-amp/">Headphone amp</a><a href="/dac/">DAC</a><a
 href="/notes/">Notes</a><a href="/contact/">Contact</a></nav></header><main>${body}</main><footer><hr><p><small>&copy; 2016&ndash;2025
Pellucid Audio LLC, Fort Collins, Colorado. No cookies on this site. Patches: git@code.pellucidaudio.com:amp/firmware.git</small></p></footer></body></html>`;

export const soundCases: readonly DiscoveryCase[] = [
  {
    brand: 'Tonewick Pedals',
    productTitles: ['Tonewick Moth II Fuzz Guitar Pedal', 'Tonewick Lampblack Analog Delay Pedal'],
    category: 'Musical Instruments',
    search: [
      ...hits(`https://www.reverb-like.example.com/brand/tonewick
        Tonewick - Used and new pedals
        42 listings.

        https://www.tonewickpedals.com/
        Tonewick | Guitar pedals from Chattanooga
        Fuzz, delay and tremolo built by hand.

        https://www.tonwick.de/
        Tonwick Studiotechnik GmbH
        Mischpulte und Installation, Bremen.

        https://www.youtube.com/watch?v=t0new1ck
        Tonewick Moth II - 14 minutes of fuzz, no talking
        Demo video. 88K views.`),
      amazon('Tonewick', 'Tonewick Moth II Fuzz Guitar Pedal'),
    ],
    hosts: {
      'tonewickpedals.com': { '/': redirect('https://www.tonewickpedals.com/') },
      'www.tonewickpedals.com': {
        ...pages(t, {
          '/': `Tonewick | Guitar pedals from Chattanooga :: Fuzz, delay and tremolo built by hand.
<section class="section_hero"><h1 class="heading-style-h1">Warm, then on fire.</h1><p>Four people, one bench, point-to-point where it counts.</p></section>
${t.cards(
  goods(`Moth II Fuzz | $229 | moth-ii ; Lampblack Analog Delay | $259 | lampblack ; Wick Tremolo | $199 | wick-tremolo ;
 Snuffer ABY | $89 | snuffer-aby | B-stock`),
)}<section class="section_artists"><p>Heard with Coal Saints. Bookings: ${mail('agent@coalsaintsband.com')}</p></section>`,
          '/dealers': `Dealers | Tonewick
<h1>Dealers</h1><div class="w-dyn-items"><div class="w-dyn-item">Chatt Guitar Exchange, Chattanooga TN, gear@chattguitarx.com</div><div
 class="w-dyn-item">Static &amp; Hum, Portland OR, info@staticandhum.com</div><div class="w-dyn-item">Low E, Austin TX</div></div><h2>Distribution</h2><p>Europe and the
UK: Fuzzwerk Distribution, Rotterdam, b2b@fuzzwerk.nl.</p><p>Japan: Kaminari Effects, info@kaminari-effects.jp.</p><p>Australia: Big Sky Pedals,
wholesale@bigskypedals.com.au.</p>`,
          '/become-a-dealer': `Become a dealer | Tonewick
<h1>Become a dealer</h1><div class="w-richtext"><p>US music stores deal with us directly.</p><p>The buy-in is six pedals, at least two models, which means $750 or
more.</p><p>After that, order ones and twos.</p><p>MAP is firm, and it covers Reverb, Instagram and the sign in your window.</p><p>Reverb is
fine under your store's name. Amazon isn't.</p><p>Send your EIN and the name of your store to dealers<span style="display:none">.nospam</span>@tonewickpedals.com.</p></div>`,
          '/support': `Support | Tonewick
${t.faq(
  pairs(
    'Is true bypass true?',
    'As true as we can say it.',
    'Warranty?',
    `Five years. Send it to our repair bench, ${mail('bench@tonewickpedals.com')}.`,
    'Artist endorsements?',
    `Ask ${mail('artists@tonewickpedals.com')}, and be patient.`,
  ),
)}`,
          '/privacy': `Privacy | Tonewick
${privacyShort('Tonewick', 'Write to us by post.')}`,
          '/artists': `Artists | Tonewick
<h1>Artists</h1><p>Photos by Dell Ortega (dell@dellortega.photo).</p>${t.form(fields('Band ; Email | email | drummer@band.com ; Links | area'), 'Send')}`,
        }),
        '/product/moth-ii': t.product(
          good('Moth II Fuzz | $229 | moth-ii'),
          '<p>Silicon, two voices, 9V center negative.</p>',
        ),
        '/sitemap.xml': sitemap(
          'www.tonewickpedals.com',
          words('/ /pedals /dealers /become-a-dealer /support /artists /product/moth-ii'),
        ),
      },
      'www.tonwick.de': {
        '/': plain(
          'Tonwick Studiotechnik GmbH',
          `<h1>Tonwick Studiotechnik</h1><p>Bremen. ${mail('vertrieb@tonwick.de')}</p>`,
          'de',
        ),
      },
    },
    expected: {
      website: 'www.tonewickpedals.com',
      wayIn: { kind: 'address', anyOf: ['dealers@tonewickpedals.com'] },
      traps:
        words(`player@email.com yo@ampersanddept.com agent@coalsaintsband.com gear@chattguitarx.com info@staticandhum.com
        b2b@fuzzwerk.nl info@kaminari-effects.jp wholesale@bigskypedals.com.au artists@tonewickpedals.com
        dell@dellortega.photo drummer@band.com vertrieb@tonwick.de`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/become-a-dealer',
          'US music stores deal with us directly',
          'The buy-in is six pedals',
          'Send your EIN and the name of your store',
        ),
        minimum_opening_order: says(
          750,
          '/become-a-dealer',
          'The buy-in is six pedals, at least two models, which means $750 or more',
        ),
        currency: 'USD',
        map_policy: says('yes', '/become-a-dealer', 'MAP is firm'),
        marketplaces: says('amazon_forbidden', '/become-a-dealer', "Amazon isn't"),
        documents: says(['tax_id'], '/become-a-dealer', 'Send your EIN'),
        distributors: says(
          ['Fuzzwerk Distribution', 'Kaminari Effects', 'Big Sky Pedals'],
          '/dealers',
          'Fuzzwerk Distribution, Rotterdam',
          'Japan: Kaminari Effects',
          'Australia: Big Sky Pedals',
        ),
      },
    },
  },
  {
    brand: 'Pellucid Audio',
    productTitles: ['Pellucid Audio P2 Class A Headphone Amplifier', 'Pellucid Audio Clear Cut USB DAC'],
    category: 'Electronics',
    search: [
      ...hits(`https://www.headroomforum.example.org/threads/pellucid-p2.9911/
        Pellucid P2 impressions | Headphone forum
        Measured at 120 dB SINAD.

        https://pellucidaudio.com/
        Pellucid Audio
        A headphone amplifier and a DAC, made in Fort Collins.

        https://www.pellucid.ai/
        Pellucid - Meeting notes you can trust
        Book a demo.

        https://www.pellucidproducts.com/
        Pellucid Products - Golf apparel
        Performance polos.`),
      amazon('Pellucid Audio', 'Pellucid Audio Clear Cut USB DAC'),
    ],
    hosts: {
      'pellucidaudio.com': {
        '/': pellucid(
          '/',
          'Pellucid Audio',
          `<h1>Two boxes, nothing added</h1><p>I'm Tom. I design, measure and build a headphone amplifier and a DAC in Fort Collins. There is a queue of about three
weeks.</p><table><tr><th>Box</th><th>Price</th><th>SINAD</th></tr><tr><td><a href="/headphone-amp/">P2 Class A Headphone Amplifier</a></td><td>$429</td><td>120
dB</td></tr><tr><td><a href="/dac/">Clear Cut USB DAC</a></td><td>$269</td><td>118 dB</td></tr></table><h2>Latest notes</h2><ul><li><a
 href="/notes/">Why I stopped using relays</a></li><li>Transformer hum, explained badly</li><li>A tour of the bench: one scope, two meters, a
very old dog</li><li>What SINAD tells you, and the four things it doesn't</li><li>Board revision D: fewer parts, quieter ground</li><li>On painting
aluminum in a garage in February</li><li>Serial numbers 2201 to 2260 have shipped</li></ul><p>Shipping in the US is free.
The warranty is ten years, and it follows the serial number and not the owner, so a second-hand box is as
welcome on my bench as a new one. Each is burned in for two days, measured, and packed with the sheet of its own measurements. If you don't like it,
send it back within sixty days; I would rather sell it to somebody who does. Load impedance: minimum 16 ohms.</p>`,
        ),
        '/headphone-amp/': pellucid(
          '/headphone-amp/',
          'P2 Class A Headphone Amplifier',
          '<h1>P2</h1><p>2 W into 32 ohms. $429.</p><p>Measured by Ida at Quiet Bench Labs (ida@quietbenchlabs.com), who was not paid.</p>',
        ),
        '/dac/': pellucid('/dac/', 'Clear Cut USB DAC', '<h1>Clear Cut</h1><p>USB in, RCA out. $269.</p>'),
        '/notes/': pellucid(
          '/notes/',
          'Notes',
          `<h1>Why I stopped using relays</h1><p>They click, then one day they don't. If you'd like to hear the amp first, the meet at Mile High Cans lets you: Jo runs it,
${mail('jo@milehighcans.club')}.</p><h3>Letters</h3><p>"Could you publish the Gerbers?" R. Okafor, rokafor@ee.state-u.example.edu</p>`,
        ),
        '/contact/': pellucid(
          '/contact/',
          'Contact',
          `<h1>Contact</h1><p>Write to ${cloudflare('tom@pellucidaudio.com', 0x77)}. Security reports go to ${cloudflare('security@pellucidaudio.com', 0x77)} with my PGP key.</p><p>I won't answer link
exchange offers.</p>`,
        ),
        '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nAllow: /\n' },
      },
      'www.pellucid.ai': {
        '/': plain(
          'Pellucid',
          `<h1>Pellucid</h1><p>AI meeting notes.</p><p>${mail('sales@pellucid.ai')}</p>`,
        ),
      },
      'www.pellucidproducts.com': {
        '/': plain(
          'Pellucid Products',
          `<h1>Pellucid Products</h1><p>Golf polos. Pro shops: ${mail('proshops@pellucidproducts.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'pellucidaudio.com',
      wayIn: { kind: 'address', anyOf: ['tom@pellucidaudio.com'] },
      traps:
        words(`git@code.pellucidaudio.com ida@quietbenchlabs.com jo@milehighcans.club rokafor@ee.state-u.example.edu
        security@pellucidaudio.com sales@pellucid.ai proshops@pellucidproducts.com`),
      policy: {},
    },
  },
  {
    brand: 'Lumenette',
    productTitles: [
      'Lumenette Rechargeable Picture Light, Antique Brass, 16 in.',
      'Lumenette Cordless Table Lamp, Dimmable, 2-Pack',
    ],
    category: 'Home & Kitchen',
    search: [
      amazon('Lumenette', 'Lumenette Cordless Table Lamp, Dimmable, 2-Pack'),
      walmart('Lumenette', 'Lumenette Rechargeable Picture Light, Antique Brass, 16 in.'),
      ...hits(`https://www.lumenetteskin.com/
        Lumenette Skin - LED facial studio, Scottsdale
        LED facials and memberships.

        https://www.lumenet.co.uk/
        Lumenet Ltd - Street lighting contractors
        Highway lighting design and maintenance across the Midlands.

        https://www.lumenette.studio/
        Lumenette - Candle-lit portrait photography, Ghent
        Portraits by candlelight.

        https://uspto.report.example.com/TM/98220114
        LUMENETTE Trademark - Shenzhen Guangyi Technology
        Serial 98220114. Lamps; lighting apparatus.

        https://www.dealmoth.com/lumenette-lamp
        Lumenette lamp 40% off with code
        Clip the coupon on Amazon.`),
    ],
    hosts: {
      'www.lumenetteskin.com': {
        '/': plain(
          'Lumenette Skin',
          `<h1>Lumenette Skin</h1><p>LED facials in Old Town Scottsdale. Shop serums after your visit.</p><p>${mail('glow@lumenetteskin.com')}</p>`,
        ),
      },
      'www.lumenet.co.uk': {
        '/': plain(
          'Lumenet Ltd',
          `<h1>Lumenet</h1><p>Street lighting contractors in Coventry. <a href="/contact">Contact</a></p>`,
        ),
        '/contact': plain(
          'Contact - Lumenet Ltd',
          `<p>Tenders: ${mail('tenders@lumenet.co.uk')}. Supplier and trade enquiries: ${mail('trade@lumenet.co.uk')}.</p>`,
        ),
      },
      'www.lumenette.studio': {
        '/': plain(
          'Lumenette - Portraits',
          `<h1>Lumenette</h1><p>Portraits by candlelight in Ghent. Photographer: Lien De Wolf.</p><p>${mail('lien@lumenette.studio')}</p>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: words('glow@lumenetteskin.com tenders@lumenet.co.uk trade@lumenet.co.uk lien@lumenette.studio'),
      policy: {},
    },
  },
];
