import type { DiscoveryCase } from '../case.ts';
import { amazon, facebook, hit } from './systems/elsewhere.ts';
import { handmade } from './systems/plain.ts';
import { mail, said } from './systems/shop.ts';

const flies = handmade({
  name: 'Hackle & Thread Fly Co.',
  host: 'hacklethread.test',
  tagline: 'Hand tied trout flies since 1991',
  nav: 'Home=/; Flies=/products.html; About us=/about.html; Dealers=/dealers.html; Contact us=/contact.html',
  foot: 'Home=/; Contact=/contact.html',
  goods: 'Elk Hair Caddis 12 Pack=$21.00; Woolly Bugger 6 Pack=$15.00; Fly Box=$18.00',
  about: '<P>Carl has tied flies in Roscoe, New York for thirty five years.</P>',
  extra: 'Webmaster: <A HREF="mailto:webmaster@catskillhosting.test">webmaster@catskillhosting.test</A>',
});

const brush = handmade({
  name: 'Gilmore Brush Works',
  host: 'www.gilmorebrush.test',
  tagline: 'Brushes for home, shop and barn',
  nav: 'Home=/; Catalog=/products.html; Company history=/about.html; Ordering=/ordering.html; Contact=/contact.html',
  foot: 'Ordering=/ordering.html; Contact=/contact.html',
  goods: 'Horsehair Counter Brush=$14.95; Scrub Brush=$9.95; Boot Brush=$12.95',
  about:
    '<P>Gilmore Brush Works was founded in 1922 and is still in the same mill building in Gloversville, NY.</P>',
  legal: 'Copyright 2004-2026 Gilmore Brush Works, Inc.',
});

const syrup = handmade({
  name: 'Sugar Notch Maple',
  host: 'sugarnotchmaple.test',
  tagline: 'Pure Vermont maple syrup',
  nav: 'Home=/; Syrup=/products.html; Our farm=/about.html; Wholesale & bulk=/wholesale.html; Visit=/visit.html',
  foot: 'Home=/; Wholesale=/wholesale.html',
  goods: 'Amber Rich Quart=$26.00; Dark Robust Pint=$16.00; Maple Candy 8 Piece=$9.00',
  about: '<P>Five generations of sugaring in Craftsbury.</P>',
});

const bells = handmade({
  name: 'Copperfield Chimes',
  host: 'copperfieldchimes.test',
  tagline: 'Tuned wind chimes',
  nav: 'Home=/; Chimes=/products.html; Our story=/about.html; For shops=/shops.html; Questions=/faq.html',
  foot: 'For shops=/shops.html; Questions=/faq.html',
  goods: 'Alto Wind Chime=$89.00; Soprano Wind Chime=$64.00; Garden Bell=$49.00',
  about: '<P>We tune each tube by ear in Floyd, Virginia.</P>',
});

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Hackle & Thread',
    productTitles: [
      'Hackle & Thread Elk Hair Caddis Dry Flies 12 Pack',
      'Hackle & Thread Woolly Bugger 6 Pack',
    ],
    category: 'Sports & Outdoors',
    search: [
      hit('https://hacklethread.test/', 'Hackle & Thread Fly Co.', 'Hand tied trout flies since 1991.'),
      facebook('Hackle & Thread'),
      hit(
        'https://troutboard.test/hackle-thread',
        'Hackle and Thread flies any good? - TroutBoard',
        'Thread.',
      ),
    ],
    hosts: {
      'hacklethread.test': {
        ...flies.basics,
        '/contact.html': flies.page(
          'Contact us',
          `<P>Phone (607) 555-0145. E-mail ${mail('carl@hacklethread.test')}</P>`,
        ),
        '/dealers.html': flies.page(
          'Dealers',
          `<P>WE SELL TO FLY SHOPS AND GUIDES AT WHOLESALE. Dealer minimum is 20 dozen on the first order and 10 dozen after that.</P><P>Dealers, please send your orders and questions to ${mail('dealers@hacklethread.test')}</P><P>We do not allow our flies to be sold on eBay, Amazon or any other auction or marketplace site.</P>`,
        ),
      },
      'troutboard.test': {
        '/hackle-thread':
          '<html><head><title>Hackle and Thread flies any good? - TroutBoard</title></head><body><h1>Hackle and Thread flies any good?</h1><p>brookie: best caddis. brookie@streammail.test</p></body></html>',
      },
    },
    expected: {
      website: 'hacklethread.test',
      wayIn: { kind: 'address', anyOf: ['dealers@hacklethread.test'] },
      traps: ['webmaster@catskillhosting.test', 'brookie@streammail.test'],
      policy: {
        takes_wholesale: said('yes', 'WE SELL TO FLY SHOPS AND GUIDES AT WHOLESALE', '/dealers.html'),
        marketplaces: said(
          'forbidden',
          'We do not allow our flies to be sold on eBay, Amazon or any other auction or marketplace site',
          '/dealers.html',
        ),
      },
    },
  },
  {
    brand: 'Gilmore Brush Works, Inc.',
    productTitles: ['Gilmore Horsehair Counter Brush 13 inch', 'Gilmore Boot Brush Wood Handle'],
    search: [
      amazon('Gilmore', 'Horsehair Counter Brush'),
      hit('https://gilmorebrushclearing.test/', 'Gilmore Brush Clearing LLC', 'Forestry mulching in Texas.'),
      hit(
        'http://www.gilmorebrush.test/',
        'Gilmore Brush Works - Brushes for home, shop and barn',
        'Since 1922.',
      ),
    ],
    hosts: {
      'www.gilmorebrush.test': {
        ...brush.basics,
        '/contact.html': brush.page(
          'Contact',
          '<P>Gilmore Brush Works, Inc.<BR>40 Mill Street, Gloversville, NY 12078</P><P>Office: office AT gilmorebrush DOT test</P><P>Purchasing (our suppliers only): ap AT gilmorebrush DOT test</P>',
        ),
        '/ordering.html': brush.page(
          'Ordering',
          '<P><B>Retail orders</B> may be placed by telephone or with the buttons in the catalog.</P><P><B>Wholesale orders.</B> We have sold to hardware and feed stores at wholesale since 1922. There is a $100.00 minimum on your opening order and a $50.00 minimum on reorders. Terms are net 30 with approved credit; please send three trade references.</P><P>For a wholesale price list write, call or e-mail the office.</P>',
        ),
      },
      'gilmorebrushclearing.test': {
        '/': '<html><head><title>Gilmore Brush Clearing LLC</title></head><body><h1>Gilmore Brush Clearing</h1><p>Free quotes: quotes@gilmorebrushclearing.test</p></body></html>',
      },
    },
    expected: {
      website: 'www.gilmorebrush.test',
      wayIn: { kind: 'address', anyOf: ['office@gilmorebrush.test'] },
      traps: ['ap@gilmorebrush.test', 'quotes@gilmorebrushclearing.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We have sold to hardware and feed stores at wholesale since 1922',
          '/ordering.html',
        ),
        minimum_opening_order: said(
          100,
          'There is a $100.00 minimum on your opening order',
          '/ordering.html',
        ),
        minimum_reorder: said(50, 'a $50.00 minimum on reorders', '/ordering.html'),
        currency: 'USD',
        documents: said(['trade_references'], 'please send three trade references', '/ordering.html'),
      },
    },
  },
  {
    brand: 'Sugar Notch',
    productTitles: [
      'Sugar Notch Pure Vermont Maple Syrup Amber Rich Quart',
      'Sugar Notch Maple Candy 8 Piece',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit('https://sugarnotchborough.test/', 'Sugar Notch Borough', 'Official site of the borough.'),
      hit(
        'https://sugarnotchmaple.test/',
        'Sugar Notch Maple - Pure Vermont maple syrup',
        'Craftsbury, Vermont.',
      ),
      amazon('Sugar Notch', 'Maple Syrup'),
    ],
    hosts: {
      'sugarnotchmaple.test': {
        ...syrup.basics,
        '/visit.html': syrup.page(
          'Visit',
          `<P>Open house the last weekend in March. Tours: ${mail('tours@sugarnotchmaple.test')}</P>`,
        ),
        '/wholesale.html': syrup.page(
          'Wholesale & bulk',
          `<P>We sell to country stores, co-ops, restaurants and inns all over New England and ship anywhere in the US.</P><TABLE BORDER="1"><TR><TH>Wholesale terms</TH><TH></TH></TR><TR><TD>Opening order</TD><TD>$200 minimum</TD></TR><TR><TD>Reorders</TD><TD>$100 minimum</TD></TR><TR><TD>Payment</TD><TD>Check with first order, net 15 after</TD></TR></TABLE><P>Please have your resale certificate ready. Call Ruth at 802-555-0160 or e-mail <SCRIPT>document.write('<A HREF="mailto:' + 'ruth' + '@' + 'sugarnotchmaple.test' + '">' + 'ruth' + '@' + 'sugarnotchmaple.test</A>')</SCRIPT>.</P>`,
        ),
      },
      'sugarnotchborough.test': {
        '/': '<html><head><title>Sugar Notch Borough</title></head><body><h1>Sugar Notch Borough</h1><p>clerk@sugarnotchborough.test</p></body></html>',
      },
    },
    expected: {
      website: 'sugarnotchmaple.test',
      wayIn: { kind: 'address', anyOf: ['ruth@sugarnotchmaple.test'] },
      traps: ['clerk@sugarnotchborough.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'We sell to country stores, co-ops, restaurants and inns',
          '/wholesale.html',
        ),
        minimum_opening_order: said(200, '$200 minimum', '/wholesale.html'),
        minimum_reorder: said(100, '$100 minimum', '/wholesale.html'),
        currency: 'USD',
        documents: said(
          ['resale_certificate'],
          'Please have your resale certificate ready',
          '/wholesale.html',
        ),
      },
    },
  },
  {
    brand: 'Copperfield Chimes',
    productTitles: ['Copperfield Chimes Alto Wind Chime 36 inch', 'Copperfield Chimes Garden Bell'],
    category: 'Patio, Lawn & Garden',
    search: [
      hit(
        'https://gardengiftloft.test/copperfield',
        'Copperfield Chimes at Garden Gift Loft',
        'Free shipping.',
      ),
      hit(
        'https://copperfieldchimes.test/',
        'Copperfield Chimes - Tuned wind chimes',
        'Tuned by ear in Virginia.',
      ),
    ],
    hosts: {
      'copperfieldchimes.test': {
        ...bells.basics,
        '/faq.html': bells.page(
          'Questions',
          `<DL><DT>Can a string be replaced?</DT><DD>Yes. Write to ${mail('repairs@copperfieldchimes.test')}</DD></DL>`,
        ),
        '/shops.html': bells.page(
          'For shops',
          `<P>Garden centers, galleries and gift shops: we would be glad to have you carry our chimes, and wholesale accounts are open to any shop with a storefront.</P><P>First order $300. Reorders any size.</P><P>MAP pricing applies to all of our chimes.</P><P>Reach us at ${mail('shops@copperfieldchimes.test')}</P><P STYLE="display:none">Robots write here: ${mail('honeypot@copperfieldchimes.test')}</P>`,
        ),
      },
      'gardengiftloft.test': {
        '/copperfield':
          '<html><head><title>Copperfield Chimes at Garden Gift Loft</title></head><body><h1>Copperfield Chimes</h1><p>In stock. loft@gardengiftloft.test</p></body></html>',
      },
    },
    expected: {
      website: 'copperfieldchimes.test',
      wayIn: { kind: 'address', anyOf: ['shops@copperfieldchimes.test'] },
      traps: ['honeypot@copperfieldchimes.test', 'loft@gardengiftloft.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'wholesale accounts are open to any shop with a storefront',
          '/shops.html',
        ),
        minimum_opening_order: said(300, 'First order $300', '/shops.html'),
        currency: 'USD',
        map_policy: said('yes', 'MAP pricing applies to all of our chimes', '/shops.html'),
      },
    },
  },
];
