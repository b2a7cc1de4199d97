import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  cloudflare,
  col,
  coupons,
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
  type Shop,
  says,
  walmart,
  words,
} from './kit.ts';
import { webflow } from './kit-builders.ts';
import { elementor } from './kit-wordpress.ts';

const ink: Shop = {
  name: 'Inkwell & Alder',
  host: 'inkwellandalder.com',
  bar: 'New nib: the Alder Fine',
  nav: menu(
    'Pens @/product-category/pens/ ; Ink @/product-category/ink/ ; Blog @/blog/ ; FAQ @/faq/ ; Wholesale @/wholesale/ ; Contact @/contact/',
  ),
  columns: [
    col('Inkwell &amp; Alder', '', '<p>PO Box 88, Corvallis, OR 97339</p>'),
    col('Links', 'FAQ @/faq/ ; Wholesale @/wholesale/ ; Privacy @/privacy-policy/'),
  ],
  news: news('Letters', 'Occasional.', 'you@yourdomain.com', 'Sign up'),
  bottom: '&copy; 2025 Inkwell &amp; Alder. Website by <a href="https://mossybyte.com">Mossybyte</a>.',
};
const i = elementor(ink);

const harbor: Shop = {
  name: 'Odd Harbor Puzzles',
  host: 'www.oddharbor.com',
  bar: '',
  nav: menu(
    'Puzzles @/puzzles ; Missing a piece? @/missing-piece ; Artists @/artists ; Shops @/shops ; About @/about',
  ),
  columns: [
    col('Odd Harbor', 'Puzzles @/puzzles ; Shops @/shops ; Missing a piece? @/missing-piece'),
    col('Etc.', 'Artists @/artists ; Privacy @/privacy'),
  ],
  news: news('Odd mail', 'You can unsubscribe anytime.', 'Enter your email', 'Subscribe'),
  socials: ['https://www.instagram.com/oddharborpuzzles'],
  bottom: '© Odd Harbor Puzzle Co., Astoria, Oregon',
};
const h = webflow(harbor);

export const penCases: readonly DiscoveryCase[] = [
  {
    brand: 'Inkwell and Alder',
    productTitles: [
      'Inkwell & Alder Fountain Pen, Alder Burl, Fine Nib',
      'Inkwell & Alder Bottled Ink, Slough Green, 50 ml',
    ],
    category: 'Office Products',
    search: [
      ...hits(`https://inkwellandalder.com/
        Inkwell & Alder - Fountain pens turned in Oregon
        Alder burl pens and bottled ink.

        https://www.inkwellprinting.biz/
        Inkwell Printing - Alder Street, Portland
        Business cards, banners, copies while you wait.

        https://www.penaddicted.blog/inkwell-alder-burl
        Review: Inkwell & Alder Burl
        A light pen with a springy nib.`),
      amazon('Inkwell & Alder', 'Inkwell & Alder Bottled Ink, Slough Green, 50 ml'),
      coupons('Inkwell & Alder', 'inkwellandalder.com'),
    ],
    hosts: {
      'inkwellandalder.com': {
        ...pages(i, {
          '/': `Inkwell & Alder - Fountain pens turned in Oregon :: Alder burl pens and bottled ink.
<h1 class="elementor-heading-title">Turned slowly, written quickly</h1><p>Every pen is one blank of alder from storm-felled trees.</p>
${i.cards(
  goods(`Fountain Pen, Alder Burl, Fine Nib | $148.00 | fountain-pen-alder-burl ; Bottled Ink, Slough Green, 50 ml | $18.00 | ink-slough-green ;
 Pen Roll | $42.00 | pen-roll ; Nib Unit | $30.00 | nib-unit`),
)}`,
          '/wholesale/': `Wholesale - Inkwell & Alder
<h1 class="elementor-heading-title">Wholesale</h1><p>Pen shops and stationers can open an account with us by email.</p><p>Our minimum opening order is $400.</p><p>We
ask that you send a copy of your business license with the order.</p><p>No pen may be advertised for less than its MAP price.</p><p>Please write to
${cloudflare('shops@inkwellandalder.com', 0x31)}.</p>`,
          '/faq/': `FAQ - Inkwell & Alder
${i.faq(
  pairs(
    'Can you engrave a pen?',
    '<p>Up to 20 letters; there is no minimum for engraving.</p>',
    'What is the wholesale minimum?',
    '<p>First orders from shops start at $250, and we can mix pens and ink.</p>',
    'My nib scratches.',
    `<p>Send it to our nib man, Howard: ${mail('howard@nibworks.repair')}.</p>`,
  ),
)}`,
          '/contact/': `Contact - Inkwell & Alder
<h1>Contact</h1><p>${cloudflare('desk@inkwellandalder.com', 0x31)}</p>${i.form(fields('Name ; Email | email | name@example.com ; Message | area'), 'Send')}
<p>Sponsorships and reviews: ${cloudflare('reviews@inkwellandalder.com', 0x31)}</p>`,
          '/blog/': `Blog - Inkwell & Alder
<article><h2>A week at the pen show</h2><p>Thanks to the Cascadia Pen Show (info@cascadiapenshow.org) for the table.</p></article><div
 id="comments"><p>Do you buy alder? I have 3 cords. bigtim.timber@hotmail.com</p></div>`,
          '/privacy-policy/': `Privacy - Inkwell & Alder
${privacyShort('Inkwell & Alder', 'Write to PO Box 88.')}`,
        }),
        '/product/fountain-pen-alder-burl/': i.product(
          good('Fountain Pen, Alder Burl, Fine Nib | $148.00 | fountain-pen-alder-burl'),
          '<p>Fine, medium, stub.</p>',
        ),
      },
      'www.inkwellprinting.biz': {
        '/': plain(
          'Inkwell Printing',
          `<h1>Inkwell Printing</h1><p>Alder Street, Portland.</p><p>${mail('print@inkwellprinting.biz')}</p>`,
        ),
      },
    },
    expected: {
      website: 'inkwellandalder.com',
      wayIn: { kind: 'address', anyOf: ['shops@inkwellandalder.com'] },
      traps: words(`you@yourdomain.com howard@nibworks.repair name@example.com reviews@inkwellandalder.com
        info@cascadiapenshow.org bigtim.timber@hotmail.com print@inkwellprinting.biz`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/wholesale/',
          'Pen shops and stationers can open an account with us by email',
          'First orders from shops start at $250',
          'Our minimum opening order is $400',
        ),
        documents: says(
          ['business_license'],
          '/wholesale/',
          'send a copy of your business license with the order',
        ),
        map_policy: says('yes', '/wholesale/', 'No pen may be advertised for less than its MAP price'),
        contradicted: ['minimum_opening_order'],
      },
    },
  },
  {
    brand: 'Odd Harbor Puzzles',
    productTitles: [
      'Odd Harbor 1000 Piece Puzzle, The Octopus Library',
      'Odd Harbor 500 Piece Puzzle, Cannery Cats',
    ],
    category: 'Toys & Games',
    search: [
      walmart('Odd Harbor', 'Odd Harbor 1000 Piece Puzzle, The Octopus Library'),
      ...hits(`https://www.oddharborbrewing.com/
        Odd Harbor Brewing - Duluth
        Taproom, lagers, trivia Thursdays.

        https://www.oddharbor.com/
        Odd Harbor Puzzles
        Strange, lovely jigsaw puzzles from Astoria.

        https://www.puzzlewarehouse.example.com/brand/odd-harbor/
        Odd Harbor Jigsaw Puzzles
        All 24 designs in stock.`),
      amazon('Odd Harbor', 'Odd Harbor 500 Piece Puzzle, Cannery Cats'),
    ],
    hosts: {
      'oddharbor.com': { '/': { status: 301, location: 'https://www.oddharbor.com/' } },
      'www.oddharbor.com': {
        ...pages(h, {
          '/': `Odd Harbor Puzzles :: Strange, lovely jigsaw puzzles from Astoria.
<section class="section_hero"><h1 class="heading-style-h1">Strange pictures in small pieces.</h1><p>Made of recycled board in Wisconsin, dreamed up in
Astoria, Oregon.</p></section>
${h.cards(
  goods(`The Octopus Library, 1000 Piece Puzzle | $27.00 | octopus-library ; Cannery Cats, 500 Piece Puzzle | $22.00 | cannery-cats ;
 Fog Horn, 1000 Piece | $27.00 | fog-horn | New ; Tiny Tide, 99 Piece | $14.00 | tiny-tide`),
)}<section class="section_testimonials"><div>"I cried when I placed the last tentacle." Moira, Tacoma</div></section>`,
          '/shops': `Shops | Odd Harbor
<section><h1 class="heading-style-h2">For shops</h1><p>We sell to toy stores, book shops, libraries and the odd lighthouse.</p><div class="w-richtext"><p>Opening orders
are twelve puzzles or more.</p><p>You're free to list our puzzles on Amazon, eBay, Walmart or wherever your customers are.</p><p>Tell us who you are with
the form and we'll send prices.</p></div></section>${h.form(fields('Shop ; Your name ; Email | email | shopkeeper@example.com ; Anything else | area'), 'Send it')}`,
          '/artists': `Artists | Odd Harbor
<h1>Artists</h1><p>Want your picture cut up? Portfolios to ${mail('art@oddharbor.com')}. The Octopus Library is by Ximena Duarte
(${mail('ximena@duartedraws.com')}).</p>`,
          '/missing-piece': `Missing a piece? | Odd Harbor
<h1>Missing a piece?</h1><p>Send a photo to ${mail('pieces@oddharbor.com')} and we will cut it for you.</p>`,
          '/privacy': `Privacy | Odd Harbor
${privacyShort('Odd Harbor Puzzle Co.', `Analytics by Murrelet; their desk: ${mail('privacy@murreletstats.com')}.`)}`,
          '/about': `About | Odd Harbor
<h1>About</h1><p>Two siblings, one ferry dock.</p>`,
        }),
        '/product/octopus-library': h.product(
          good('The Octopus Library, 1000 Piece Puzzle | $27.00 | octopus-library'),
          '<p>19 x 27 inches. Poster included.</p>',
        ),
      },
      'www.oddharborbrewing.com': {
        '/': plain(
          'Odd Harbor Brewing',
          `<h1>Odd Harbor Brewing</h1><p>Duluth, Minnesota.</p><p>Distribution: ${mail('kegs@oddharborbrewing.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.oddharbor.com',
      wayIn: { kind: 'form', anyOf: ['https://www.oddharbor.com/shops'] },
      traps: words(`shopkeeper@example.com art@oddharbor.com ximena@duartedraws.com privacy@murreletstats.com
        kegs@oddharborbrewing.com`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/shops',
          'We sell to toy stores, book shops, libraries and the odd lighthouse',
          "Tell us who you are with the form and we'll send prices",
          'Opening orders are twelve puzzles or more',
        ),
        marketplaces: says('allowed', '/shops', "You're free to list our puzzles on Amazon, eBay, Walmart"),
      },
    },
  },
];
