import type { DiscoveryCase } from '../case.ts';
import { address, cf, formAt, hits, mail, said } from '../fresh/themes.ts';
import { old, site } from './shells.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Gantry & Sons Brushes',
    productTitles: ['Gantry Horsehair Shoe Brush', 'Gantry Dauber Set of 2'],
    category: 'Home',
    search: hits(
      ['https://gantrybrushes.test/', 'GANTRY & SONS : Brushes since 1921', 'Shoe brushes, daubers'],
      ['https://gantrysteel.test/', 'Gantry Steel', 'Cranes'],
    ),
    hosts: {
      'gantrysteel.test': { '/': '<h1>Gantry Steel</h1><p>quotes@gantrysteel.test</p>' },
      'gantrybrushes.test': site(
        old,
        {
          name: 'GANTRY &amp; SONS',
          strip: 'Brushes since 1921',
          menu: {
            'shoe.php': 'Shoe',
            'household.php': 'Household',
            'history.php': 'History',
            'order.php': 'How to order',
          },
          foot: { 'contact.php': 'Contact', 'guestbook.php': 'Guest book' },
          legal:
            'Last updated 4/11/2008 - webmaster@gantrybrushes.test - Hosting by QuickByte (support@quickbyte.test)',
        },
        {
          '/': '<h1>Welcome</h1><p>Horsehair Shoe Brush. Dauber Set of 2.</p>',
          '/order.php':
            '<h1>How to order</h1><P><B>Shoe repair shops and stores:</B> we bill at dealer price. Orders under $75.00 are not accepted from dealers opening with us. Fax your tax number with your letterhead to 555-0134, or e-mail <IMG SRC="images/em2.gif" ALT="dealers (at) gantrybrushes (dot) test"><P><B>Everybody else:</B> please see a shop near you.',
          '/contact.php':
            '<h1>Contact</h1><p>Ron or Betty, 8 to 4: <IMG SRC="images/em1.gif" ALT="betty (at) gantrybrushes (dot) test"></p>',
          '/guestbook.php': '<h1>Guest book</h1><p>Fine brushes!! - Hal, hal.dorsey@freemail.test</p>',
        },
      ),
    },
    expected: {
      website: 'gantrybrushes.test',
      wayIn: address('dealers@gantrybrushes.test'),
      traps: [
        'webmaster@gantrybrushes.test',
        'support@quickbyte.test',
        'hal.dorsey@freemail.test',
        'quotes@gantrysteel.test',
      ],
      policy: {
        takes_wholesale: said('yes', 'Shoe repair shops and stores: we bill at dealer price', '/order.php'),
        minimum_opening_order: said(
          75,
          'Orders under $75.00 are not accepted from dealers opening with us',
          '/order.php',
        ),
        currency: 'USD',
        documents: said(['tax_id'], 'Fax your tax number with your letterhead', '/order.php'),
      },
    },
  },
  {
    brand: 'Millrace Reeds',
    productTitles: ['Millrace Oboe Reed Medium', 'Millrace Reed Case 6'],
    category: 'Musical Instruments',
    search: hits(
      ['https://millracereeds.test/index.html', 'Millrace Reeds', 'Oboe reeds made by Ingrid'],
      ['https://windstand.test/reeds/millrace', 'Millrace reeds at Windstand', '$24'],
    ),
    hosts: {
      'windstand.test': { '/reeds/millrace': '<h1>Millrace</h1><p>shopkeeper@windstand.test</p>' },
      'millracereeds.test': {
        '/': { status: 302, location: '/index.html' },
        '/index.html':
          '<!doctype html><title>Millrace Reeds</title><body><h1>Millrace Reeds</h1><p>Oboe Reed Medium, Reed Case 6.</p><p><a href="prices.html">Prices</a> <a href="ingrid.html">Ingrid</a> <a href="music-shops.html">Music shops</a></p></body>',
        '/prices.html':
          '<!doctype html><title>Prices</title><body><p>One reed $22. Postage free from $66. Custom scrape: minimum order 5 reeds.</p></body>',
        '/music-shops.html':
          '<!doctype html><title>Music shops</title><body><p>Shops: I do sell to you, at $14 a reed, from two dozen up. I would rather not see my reeds on Amazon or Reverb; if you wish to put them there, ask me for a letter first, and wait until you have it.</p><p>Write to <a href="&#109;&#97;&#105;&#108;&#116;&#111;:ingrid&#64;millracereeds&#46;test">me</a>.</p></body>',
        '/ingrid.html':
          '<!doctype html><title>Ingrid</title><body><p>Lessons: lessons@millracereeds.test</p></body>',
      },
    },
    expected: {
      website: 'millracereeds.test',
      wayIn: address('ingrid@millracereeds.test'),
      traps: ['shopkeeper@windstand.test'],
      policy: {
        takes_wholesale: said('yes', 'Shops: I do sell to you, at $14 a reed', '/music-shops.html'),
        marketplaces: said(
          'with_permission',
          'ask me for a letter first, and wait until you have it',
          '/music-shops.html',
        ),
      },
    },
  },
  {
    brand: 'Halvorsdal Woodstoves',
    productTitles: ['Halvorsdal Stovetop Fan', 'Halvorsdal Moisture Meter'],
    category: 'Home',
    search: hits(
      ['https://halvorsdal.test/', 'Halvorsdal', 'Stoves and stove fans'],
      ['https://chimneychat.test/halvorsdal', 'Halvorsdal fan squeaks', 'Forum'],
    ),
    hosts: {
      'chimneychat.test': { '/halvorsdal': '<h1>Fan squeaks</h1><p>Posted by oleb, oleb@freemail.test</p>' },
      'halvorsdal.test': site(
        old,
        {
          name: 'Halvorsdal',
          menu: { '/stoves.asp': 'Stoves', '/fans.asp': 'Fans', '/dealers.asp': 'Where to buy' },
          foot: { '/about.asp': 'About us', '/contact.asp': 'Contact us' },
          legal: 'Site design: WebWorks of Wausau, jim@wausauwebworks.test',
        },
        {
          '/': '<h1>Heat</h1><p>Stovetop Fan and Moisture Meter</p>',
          '/dealers.asp':
            '<h1>Where to buy</h1><p>WI: Hearth Haus, haus@hearthhaus.test. MN: Ember Bros, ember@emberbros.test. MI: none yet.</p><p>Our fans are distributed in the U.S. by Northern Flue Supply Co. and in Canada by Foyer Boréal Inc.; we no longer open dealer accounts from the factory.</p>',
          '/contact.asp': `<h1>Contact us</h1><p>Parts: ${mail('parts@halvorsdal.test')}</p><p>General: ${mail('info@halvorsdal.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'halvorsdal.test',
      wayIn: address('info@halvorsdal.test'),
      traps: [
        'oleb@freemail.test',
        'jim@wausauwebworks.test',
        'haus@hearthhaus.test',
        'ember@emberbros.test',
      ],
      policy: {
        takes_wholesale: said('no', 'we no longer open dealer accounts from the factory', '/dealers.asp'),
        distributors: said(
          ['Northern Flue Supply Co.', 'Foyer Boréal Inc.'],
          'distributed in the U.S. by Northern Flue Supply Co. and in Canada by Foyer Boréal Inc.',
          '/dealers.asp',
        ),
      },
    },
  },
  {
    brand: 'Cobblewright Leather',
    productTitles: ['Cobblewright Key Fob Bridle', 'Cobblewright Card Sleeve'],
    category: 'Clothing',
    search: hits(['https://cobblewright.test/', 'Cobblewright', 'Bridle leather from Walsall']),
    hosts: {
      'cobblewright.test': {
        '/': `<!doctype html><html lang="en-GB"><title>Cobblewright</title><main><h1>Cobblewright</h1><p>Key Fob Bridle, Card Sleeve.</p><section id="makers"><h2>Makers</h2><p>Three benches in Walsall.</p></section><section id="shopkeepers"><h2>Shopkeepers</h2><p>If you keep a shop and our things would look well in it, say so to Maud at ${cf('maud@cobblewright.test')}. The smallest parcel we make up for a new shop is £95, and £60 thereafter. No marketplaces, thank you.</p></section><section id="customers"><h2>Customers</h2><p>mending@cobblewright.test. Postage is on us over £40.</p></section></main><footer>Bench photographs by T. Illidge, tom@illidgephoto.test</footer></html>`,
      },
    },
    expected: {
      website: 'cobblewright.test',
      wayIn: address('maud@cobblewright.test'),
      traps: ['tom@illidgephoto.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'If you keep a shop and our things would look well in it, say so to Maud',
          '/',
        ),
        minimum_opening_order: said(95, 'The smallest parcel we make up for a new shop is £95', '/'),
        minimum_reorder: said(60, '£60 thereafter', '/'),
        currency: 'GBP',
        marketplaces: said('forbidden', 'No marketplaces, thank you', '/'),
      },
    },
  },
  {
    brand: 'Trellick Tackle',
    productTitles: ['Trellick Bass Jig 3/8 oz', 'Trellick Split Shot Tin'],
    category: 'Sports',
    search: hits(
      ['https://trellicktackle.test/', 'Trellick Tackle', 'Jigs poured in Arkansas'],
      ['https://lakereport.test/jigs', 'Hot jigs this week', 'Trellick 3/8'],
    ),
    hosts: {
      'lakereport.test': { '/jigs': '<h1>Hot jigs</h1><p>report@lakereport.test</p>' },
      'trellicktackle.test': site(
        old,
        {
          name: 'Trellick Tackle',
          menu: { '/jigs.htm': 'Jigs', '/tins.htm': 'Tins', '/baitshops.htm': 'Bait shops' },
          foot: { '/email.htm': 'E-mail us', '/pro-staff.htm': 'Pro staff' },
          strip: '10% off orders of $100 or more!',
        },
        {
          '/': '<h1>Poured in Arkansas</h1><p>Bass Jig 3/8 oz; Split Shot Tin</p>',
          '/baitshops.htm':
            '<h1>Bait shops</h1><p>Print the <a href="dealerform.pdf">dealer form</a>, fill it out, and mail it with a copy of your sales tax license. First order is 6 cards of jigs and a $150 minimum. You can put our jigs on eBay or Amazon for all we care, as long as you say who poured them.</p>',
          '/dealerform.pdf': { type: 'application/pdf', body: '%PDF-1.3\n%%EOF' },
          '/email.htm':
            '<h1>E-mail us</h1><FORM METHOD=POST ACTION="/cgi-bin/FormMail.pl"><INPUT TYPE=hidden NAME=recipient VALUE="trellick@trellicktackle.test"><INPUT NAME=email><TEXTAREA NAME=comments></TEXTAREA><INPUT TYPE=submit></FORM><p>Or jigs@trellicktackle.test</p>',
          '/pro-staff.htm': '<h1>Pro staff</h1><p>prostaff@trellicktackle.test</p>',
        },
      ),
    },
    expected: {
      website: 'trellicktackle.test',
      wayIn: formAt(
        'https://trellicktackle.test/dealerform.pdf',
        'https://trellicktackle.test/baitshops.htm',
      ),
      traps: ['report@lakereport.test', 'prostaff@trellicktackle.test'],
      policy: {
        takes_wholesale: said('yes', 'Print the dealer form, fill it out, and mail it', '/baitshops.htm'),
        documents: said(['resale_certificate'], 'with a copy of your sales tax license', '/baitshops.htm'),
        minimum_opening_order: said(
          150,
          'First order is 6 cards of jigs and a $150 minimum',
          '/baitshops.htm',
        ),
        currency: 'USD',
        marketplaces: said(
          'allowed',
          'You can put our jigs on eBay or Amazon for all we care',
          '/baitshops.htm',
        ),
      },
    },
  },
  {
    brand: 'Ashgrove Quilting Notions',
    productTitles: ['Ashgrove Rotary Cutter 45 mm', 'Ashgrove Basting Pins 200 ct'],
    category: 'Arts & Crafts',
    search: hits(
      ['https://ashgrovenotions.test/', 'Ashgrove Notions', 'For quilters'],
      ['https://ashgrove-care.test/', 'Ashgrove Care Home', 'Residential care'],
    ),
    hosts: {
      'ashgrove-care.test': { '/': '<h1>Ashgrove Care Home</h1><p>matron@ashgrove-care.test</p>' },
      'ashgrovenotions.test': site(
        old,
        {
          name: 'Ashgrove Notions',
          menu: { '/notions.php': 'Notions', '/patterns.php': 'Patterns', '/shop-owners.php': 'Shop owners' },
          foot: { '/mail.php': 'Mail', '/links.php': 'Links' },
        },
        {
          '/': '<h1>For quilters</h1><p>Rotary Cutter 45 mm, Basting Pins 200 ct</p>',
          '/shop-owners.php':
            '<h1>Shop owners</h1><TABLE BORDER=1><TR><TD>Who</TD><TD>Quilt shops with a street address</TD></TR><TR><TD>First order</TD><TD>$100</TD></TR><TR><TD>Next orders</TD><TD>$50</TD></TR><TR><TD>We need</TD><TD>Resale no., a picture of your shop front</TD></TR><TR><TD>Internet</TD><TD>Own website only; Amazon, Etsy and eBay not permitted</TD></TR><TR><TD>Write to</TD><TD><SCRIPT>document.write("shops" + "@" + "ashgrovenotions.test")</SCRIPT></TD></TR></TABLE>',
          '/mail.php': '<h1>Mail</h1><p>quilts@ashgrovenotions.test</p>',
          '/links.php': '<h1>Links</h1><p>Pieceful Blocks guild: guild@piecefulblocks.test</p>',
        },
      ),
    },
    expected: {
      website: 'ashgrovenotions.test',
      wayIn: address('shops@ashgrovenotions.test'),
      traps: ['matron@ashgrove-care.test', 'guild@piecefulblocks.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Shop owners Who Quilt shops with a street address First order $100',
          '/shop-owners.php',
        ),
        minimum_opening_order: said(100, 'First order $100', '/shop-owners.php'),
        minimum_reorder: said(50, 'Next orders $50', '/shop-owners.php'),
        currency: 'USD',
        documents: said(
          ['resale_certificate', 'storefront_photos'],
          'We need Resale no., a picture of your shop front',
          '/shop-owners.php',
        ),
        marketplaces: said(
          'forbidden',
          'Own website only; Amazon, Etsy and eBay not permitted',
          '/shop-owners.php',
        ),
      },
    },
  },
];
