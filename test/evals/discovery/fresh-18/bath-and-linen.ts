import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  cloudflare,
  col,
  coupons,
  faire,
  goods,
  hits,
  mail,
  menu,
  news,
  pages,
  pairs,
  plain,
  type Shop,
  says,
  words,
} from './kit.ts';
import { squarespace } from './kit-builders.ts';

/** Kept by hand since 2003: tables for layout, one style sheet, no shop system. */
const lantern = (
  title: string,
  body: string,
) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><title>${title}</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta name="keywords" content="goat milk soap, lye soap, lantern hollow, vermont soap, handmade soap, soap wholesale">
<link rel="stylesheet" type="text/css" href="lhs.css"><script type="text/javascript">function MM_preloadImages() { var
d=document; if(d.images){ if(!d.MM_p) d.MM_p=new Array(); } }</script></head>
<body bgcolor="#FBF6E9" onload="MM_preloadImages('images/nav_soap_over.gif','images/nav_farm_over.gif')">
<table width="860" border="0" cellspacing="0" cellpadding="0" align="center"><tr><td colspan="2"><img
 src="images/banner@2x.jpg" width="860" height="150" alt="Lantern Hollow Soap Company"></td></tr>
<tr><td width="180" valign="top" class="nav"><a href="index.html">Home</a><br><a href="soaps.html">Our Soaps</a><br><a
 href="order.html">How to Order</a><br><a href="stores.html">For Store Owners</a><br><a href="goats.html">Meet the
Goats</a><br><a href="links.html">Links</a><br><br><font size="1">Visits since 2003: 418,227</font></td>
<td valign="top" class="main">
${body}
</td></tr><tr><td colspan="2" align="center"><font size="1">&copy; 2003-2025 Lantern Hollow Soap Company, 1140 Kiln Road,
Barton, Vermont 05822 &nbsp;|&nbsp; 802-555-0166 &nbsp;|&nbsp; Webmaster: ${mail('webmaster@kingdomwebworks.net')}</font></td></tr>
</table></body></html>`;

const thistle: Shop = {
  name: 'Thistledown Linens',
  host: 'www.thistledownlinens.co',
  bar: 'The Winter Weight Sheet is back in stock.',
  nav: menu(`Bedding @/bedding > Sheets @/bedding/sheets > Duvets @/bedding/duvets ; Table @/table ; Our Mills @/our-mills ;
 Journal @/journal ; Care @/care`),
  columns: [
    col('Customer Care', 'Shipping @/shipping ; Returns @/returns ; Care @/care ; Privacy @/privacy'),
    col('Thistledown', '', `<p>Mon–Fri, 9–5 ET<br>${mail('care@thistledownlinens.co')}</p>`),
  ],
  news: news('10% off your first bed', 'Sign up for slow news.', 'Your email', 'Yes please'),
  socials: ['https://www.instagram.com/thistledownlinens'],
  bottom: 'Thistledown Linens LLC © 2025 — Site: North Loft Creative',
  banner: `<div class="sqs-cookie-banner-v2" role="alert"><p>By using this website, you agree to our use of cookies.</p><button
 class="sqs-cookie-banner-v2-accept">OK</button></div>`,
};
const q = squarespace(thistle);

export const bathCases: readonly DiscoveryCase[] = [
  {
    brand: 'Lantern Hollow Soap Co',
    productTitles: [
      'Lantern Hollow Goat Milk Soap, Oatmeal & Honey, 4.5 oz',
      'Lantern Hollow Soap Liquid Castile Refill 32 oz',
    ],
    category: 'Bath & Body',
    search: [
      ...hits(`https://www.lanternhollow.org/
        Lantern Hollow Retreat Center
        Quaker retreat and conference center in the Poconos.

        http://www.lanternhollowsoap.com/
        Lantern Hollow Soap Company - Vermont goat milk soap
        Handmade goat milk soap from our farm in the Northeast Kingdom.

        https://www.vermontcountrygoods.com/lantern-hollow
        Lantern Hollow Goat Milk Soap - Vermont Country Goods
        Set of 4, $26.

        https://www.tripadvisor.com/Attraction_Review-Lantern_Hollow_Goat_Farm
        Lantern Hollow Goat Farm - All You Need to Know
        See the goats. 48 reviews.`),
      amazon('Lantern Hollow Soap', 'Lantern Hollow Goat Milk Soap, Oatmeal & Honey, 4.5 oz'),
      faire('Lantern Press', 'Lantern Press sells vintage travel posters, coasters and puzzles.'),
    ],
    hosts: {
      'www.lanternhollowsoap.com': {
        '/': lantern(
          'Lantern Hollow Soap Company - Vermont goat milk soap',
          `<h2>Welcome to Lantern Hollow!</h2><p>We have 31 Alpine goats, one stubborn llama, and a 60 gallon kettle. Our soap
cures six weeks on maple racks before it gets anywhere near you.</p><p><img src="images/kettle.jpg" width="300"
 height="200" align="right" alt="Stirring the kettle">Every bar is cut by hand, so weights vary a little (4.5 oz minimum
weight on the label, most run over).</p><h3>From our guest book</h3><p><i>"We stopped on the way to Jay Peak and came home with eleven bars."</i> - The Fosters,
Nashua</p><p><i>"The only soap my husband's hands can stand in sugaring season."</i> - L. Gagnon, Derby Line</p><p><i>"Please never
stop making Balsam."</i> - Too many to name</p><h3>This week in the kettle</h3><table border="0" cellpadding="6" width="100%"><tr><td
 align="center"><img src="images/oatmeal.jpg" width="120" height="90"><br><b>Oatmeal &amp; Honey</b><br>4.5 oz, $7.00</td><td
 align="center"><img src="images/balsam.jpg" width="120" height="90"><br><b>Balsam</b><br>4.5 oz, $7.00</td><td align="center"><img
 src="images/gardener.jpg" width="120" height="90"><br><b>Gardener's Bar</b><br>6 oz, $8.50</td></tr><tr><td align="center"><img
 src="images/castile.jpg" width="120" height="90"><br><b>Liquid Castile</b><br>32 oz, $24.00</td><td align="center"><img
 src="images/lavender.jpg" width="120" height="90"><br><b>Lavender</b><br>4.5 oz, $7.00</td><td align="center"><img
 src="images/plain.jpg" width="120" height="90"><br><b>Plain as Day</b><br>unscented, $6.50</td></tr></table><p>The farm store is open
Thursday to Sunday, ten to four, mud permitting. Turn at the red mailbox; if you reach the river you have gone too far.</p><h3>What's new</h3><ul><li><b>Oct 2025</b> - Oatmeal &amp; Honey is back!</li><li><b>Sep
2025</b> - Liquid castile refills, 32 oz.</li><li><b>Aug 2025</b> - Open barn day raised $2,140 for the Barton Food
Shelf. Thank you! (To help: ${mail('pantry@bartonfoodshelf.org')})</li></ul><p>Free shipping on retail orders over $45.</p>`,
        ),
        '/index.html': { status: 301, location: 'http://www.lanternhollowsoap.com/' },
        '/soaps.html': lantern(
          'Our Soaps',
          `<h2>Our Soaps</h2><table border="1" cellpadding="4"><tr><th>Soap</th><th>Size</th><th>Retail</th></tr><tr><td>Goat Milk
Soap, Oatmeal &amp; Honey</td><td>4.5 oz</td><td>$7.00</td></tr><tr><td>Goat Milk Soap, Balsam</td><td>4.5 oz</td><td>$7.00</td></tr>
<tr><td>Liquid Castile Refill</td><td>32 oz</td><td>$24.00</td></tr><tr><td>Gardener's Bar</td><td>6 oz</td><td>$8.50</td></tr></table>`,
        ),
        '/order.html': lantern(
          'How to Order',
          `<h2>How to Order</h2><p>Call 802-555-0166, mail the order blank with a check, or e-mail your list to
${mail('soap@lanternhollowsoap.com')} and Martha will send a PayPal request. There is a $15 minimum on credit cards.</p>`,
        ),
        '/stores.html': lantern(
          'For Store Owners',
          `<h2>For Store Owners</h2><p>Around two hundred country stores, inns and co-ops sell our soap. Here is how it works:</p>
<table border="1" cellpadding="5" cellspacing="0"><tr bgcolor="#E7DDBB"><th>Order</th><th>Minimum</th><th>Terms</th></tr>
<tr><td>Opening order</td><td>$120.00</td><td>Prepaid</td></tr><tr><td>Reorders</td><td>$60.00</td><td>Net 30 on
approval</td></tr></table><p>New stores: please mail or fax your resale certificate along with a sign or business card so we
know you're really a store.</p><p>Martha opens all the store accounts. Call her mornings, or e-mail
${mail('martha@lanternhollowsoap.com')}.</p><p>We don't allow our soap on Amazon, eBay or any such marketplace, as it arrives there older
than we'd like.</p>`,
        ),
        '/goats.html': lantern(
          'Meet the Goats',
          '<h2>Meet the Goats</h2><p>Clover, Juno, Biscuit, Pearl and twenty-seven more.</p>',
        ),
        '/links.html': lantern(
          'Links',
          `<h2>Links we like</h2><ul><li>Kingdom Herbals - ${mail('info@kingdomherbals.com')}</li><li>Vermont Goat Guild -
${mail('secretary@vtgoatguild.org')}</li><li>Lantern Hollow Retreat Center (no relation!) in Pennsylvania</li></ul>`,
        ),
      },
      'www.lanternhollow.org': {
        '/': plain(
          'Lantern Hollow Retreat Center',
          `<h1>Lantern Hollow</h1><p>A Quaker retreat in the Poconos.</p><p>${cloudflare('registrar@lanternhollow.org')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.lanternhollowsoap.com',
      wayIn: { kind: 'address', anyOf: ['martha@lanternhollowsoap.com'] },
      traps:
        words(`banner@2x.jpg webmaster@kingdomwebworks.net pantry@bartonfoodshelf.org info@kingdomherbals.com
        secretary@vtgoatguild.org registrar@lanternhollow.org`),
      policy: {
        takes_wholesale: says(
          'yes',
          '/stores.html',
          'Around two hundred country stores, inns and co-ops sell our soap',
          'Martha opens all the store accounts',
          'New stores: please mail or fax your resale certificate',
        ),
        minimum_opening_order: says(120, '/stores.html', '$120.00'),
        minimum_reorder: says(60, '/stores.html', '$60.00'),
        currency: 'USD',
        documents: says(['resale_certificate'], '/stores.html', 'please mail or fax your resale certificate'),
        marketplaces: says(
          'forbidden',
          '/stores.html',
          "We don't allow our soap on Amazon, eBay or any such marketplace",
        ),
      },
    },
  },
  {
    brand: 'Thistledown Linens',
    productTitles: [
      'Thistledown Linens Washed Flax Sheet Set, Queen, Oat',
      'Thistledown Linens Waffle Hand Towel, Set of 2',
    ],
    category: 'Home & Kitchen',
    search: [
      ...hits(`https://www.thistledownlinens.co/
        Thistledown Linens
        Flax bedding and table linen, woven in Maine and Lithuania.

        https://www.thistledownlaundry.com/
        Thistledown Linen Hire & Laundry - Edinburgh
        Linen hire for hotels and holiday lets across Scotland.

        https://sleepshelf.com/reviews/thistledown-linens
        Thistledown Linens Review: Worth $289?
        We slept on the Washed Flax sheet set for 60 nights.`),
      coupons('Thistledown Linens', 'thistledownlinens.co'),
      amazon('Thistledown Linens', 'Thistledown Linens Waffle Hand Towel, Set of 2'),
    ],
    hosts: {
      'www.thistledownlinens.co': pages(q, {
        '/': `Thistledown Linens :: Flax bedding and table linen.
<section class="page-section"><h1>Sheets that forgive you for sleeping in.</h1><p>Long-staple flax, washed four times before it meets your
bed.</p></section>${q.cards(
          goods(`Washed Flax Sheet Set, Queen, Oat | from $289.00 | washed-flax-sheet-set ; Waffle Hand Towel, Set of 2 | $38.00 | waffle-hand-towel ;
 Hem-Stitch Napkins, 4 | $52.00 | hem-stitch-napkins ; Linen Robe | $148.00 | linen-robe`),
        )}
<section class="page-section"><blockquote>&ldquo;The sheet I now measure the others by.&rdquo; &mdash; Sleep Shelf</blockquote></section>`,
        '/our-mills': `Our Mills — Thistledown Linens
<h1>Our mills</h1><p>We weave with two family mills. Film and stills: Aaron Dey, ${mail('aaron@deyandsons.film')}.</p><p>Off-cuts go to Quilts of
Welcome; volunteers can write ${mail('sew@quiltsofwelcome.org')}.</p>`,
        '/care': `Care — Thistledown Linens
${q.faq(
  pairs(
    'How do I wash flax?',
    'Cool, with a little soap. Hang or tumble low.',
    'Are you on Amazon?',
    'We list towels there ourselves. Sheets bought from other sellers are not covered by our promise, so beware of copies.',
  ),
)}`,
        '/shipping': `Shipping — Thistledown Linens
<h1>Shipping</h1><p>Free ground shipping over $150 in the contiguous US. Two-day for $18.</p>`,
        '/privacy': `Privacy — Thistledown Linens
<h1>Privacy</h1><p>Thistledown Linens LLC has named DataKeel Counsel as its privacy agent. Requests: ${mail('dsr@datakeelcounsel.com')}.</p><p>To
work with us as a creator, apply through our partner at ${mail('creators@hypemoss.co')}.</p>`,
      }),
      'www.thistledownlaundry.com': {
        '/': plain(
          'Thistledown Linen Hire & Laundry',
          `<h1>Thistledown Linen Hire</h1><p>Hotel linen hire in Edinburgh and the Borders.</p><p>${mail('hire@thistledownlaundry.com')}</p>`,
        ),
      },
    },
    expected: {
      website: 'www.thistledownlinens.co',
      wayIn: { kind: 'address', anyOf: ['care@thistledownlinens.co'] },
      traps: words(`aaron@deyandsons.film sew@quiltsofwelcome.org dsr@datakeelcounsel.com creators@hypemoss.co
        hire@thistledownlaundry.com`),
      policy: {},
    },
  },
];
