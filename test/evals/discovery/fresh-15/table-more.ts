import type { DiscoveryCase } from '../case.ts';
import { siteDelivery, sitePrivacy, siteTerms } from './everyday.ts';
import {
  amazon,
  amazonItem,
  ebay,
  etsy,
  facebook,
  faire,
  hit,
  instagram,
  linkedin,
  walmart,
} from './found.ts';
import { cousin, palisade } from './frames-odd.ts';
import { h, mail, p, page, shielded } from './parts.ts';
import { brandSite, fillIn, inFoot, inMenu, says, writeTo } from './site.ts';

export const cases: readonly DiscoveryCase[] = [
  brandSite({
    brand: 'Penny Quillon',
    host: 'pennyquillon.com',
    titles: ['Penny Quillon Letterpress Thank You Cards Box of 8', 'Penny Quillon Undated Desk Planner Sage'],
    category: 'Office Products',
    theme: palisade,
    notice: 'Cards ship flat, planners ship fast · Free over $40',
    home: p('Letterpress with a sense of humor, from Lancaster, Pennsylvania.'),
    blurb: `${p('Eight cards, eight envelopes, $22.')}${p('Printed on a 1954 Heidelberg we call Gertrude.')}`,
    pages: {
      '/pages/gertrude': inMenu('Gertrude', p('She hums when it’s humid.')),
      '/pages/custom': inMenu(
        'Custom printing',
        `<p>Invitations and business cards from 100 pieces. ${mail('custom@pennyquillon.com')}</p>`,
      ),
      '/pages/stationers': inFoot(
        'Stationers',
        p(
          'Calling paper shops, bookstores, florists and anyone with a spinner rack. You can buy from us direct or, if you like their terms, through Faire.',
        ),
        p('Minimums are the same on either: $150 to begin, $75 every time after.'),
        p('Cards come in sixes, boxed sets in fours, planners in threes.'),
        p('No marketplace listings, please, Amazon included. It confuses Gertrude.'),
        '<p><a href="https://pennyquillon.typeform.com/to/Wh0Le5aL" data-tf-popup="Wh0Le5aL" data-tf-size="80" class="button">Open a direct account</a></p><script src="//embed.typeform.com/next/embed.js"></script>',
        '<p><a href="https://pennyquillon.faire.com" rel="nofollow">Our page on Faire</a></p>',
      ),
      '/pages/contact': inFoot(
        'Contact',
        `<p>Orders: ${mail('post@pennyquillon.com')}</p><p>Licensing our designs: ${mail('licensing@pennyquillon.com')}</p>`,
      ),
      '/policies/terms-of-service': siteTerms('Penny Quillon', 'Pennsylvania'),
      '/policies/shipping-policy': siteDelivery(
        '$40',
        'Planners go by ground, cards by letter mail with a tracking sticker.',
      ),
      '/policies/privacy-policy': sitePrivacy('post@pennyquillon.com'),
    },
    search: [
      hit('https://pennyquillon.com/', 'Penny Quillon', 'Letterpress cards and planners.'),
      faire('Penny Quillon', 'Letterpress cards, wholesale.'),
      linkedin('Penny Quillon', 'Actuary at Meridian Mutual.'),
      amazon('penny quillon planner', 'Desk planner.'),
      hit(
        'https://www.thepaperlantern-shop.com/penny-quillon',
        'Penny Quillon – The Paper Lantern',
        'Cards in stock.',
      ),
      instagram('Penny Quillon', 'Gertrude and friends.'),
      walmart('letterpress thank you cards', 'Cards.'),
    ],
    expected: {
      wayIn: fillIn(
        'https://pennyquillon.typeform.com/to/Wh0Le5aL',
        'https://pennyquillon.com/pages/stationers',
      ),
      traps: ['custom@pennyquillon.com', 'licensing@pennyquillon.com'],
      policy: {
        takes_wholesale: says('/pages/stationers', 'yes', 'You can buy from us direct', '$150 to begin'),
        marketplaces: says(
          '/pages/stationers',
          'forbidden',
          'No marketplace listings, please, Amazon included',
        ),
        minimum_opening_order: says('/pages/stationers', 150, '$150 to begin'),
        minimum_reorder: says('/pages/stationers', 75, '$75 every time after'),
        currency: 'USD',
      },
    },
  }),
  {
    brand: 'Saffron Anvil Cutlery',
    productTitles: ['Saffron Anvil Cutlery 8 Inch Carbon Chef Knife', 'Saffron Anvil Cutlery Leather Saya'],
    category: 'Home & Kitchen',
    search: [
      hit('https://saffronanvil.com/', 'Saffron Anvil', 'saffronanvil.com'),
      amazonItem('Saffron Anvil Cutlery 8 Inch Carbon Chef Knife', 'B0SFFRNA08', 'Currently unavailable.'),
      hit('https://www.saffronkitchen-leeds.co.uk/', 'Saffron Kitchen, Leeds', 'Persian restaurant.'),
      ebay('saffron anvil knife', '2 results.'),
      hit(
        'https://www.kitchenknifeboard.com/t/saffron-anvil/9921',
        'Anyone heard from Saffron Anvil?',
        'Site’s been down since last fall.',
      ),
      hit('https://anvilcutlery-supply.com/', 'Anvil Cutlery Supply', 'Restaurant knives by the case.'),
      instagram('Saffron Anvil', 'Last post: 94 weeks ago.'),
    ],
    hosts: {
      'saffronanvil.com': {
        '/': page(
          'saffronanvil.com is for sale',
          `<style>body{font-family:Arial,sans-serif;background:#eef2f7;text-align:center;margin:0}.card{background:#fff;border-radius:8px;margin:8vh auto;max-width:560px;padding:48px}.rel a{display:block;padding:14px;border-bottom:1px solid #dde3ea}</style><div class="card"><h1>saffronanvil.com</h1><p>This domain name is available. Make an offer or buy it now for $2,495.</p><form method="get" action="/offer"><input name="amount" placeholder="Your offer in USD"><button>Make offer</button></form><p>Questions about this name: ${mail('broker@domainpasture.com')}</p></div><div class="rel"><p>Related searches</p><a href="/?q=chef+knives">Chef knives</a><a href="/?q=wholesale+knives">Wholesale knives</a><a href="/?q=saffron">Saffron</a><a href="/?q=become+a+dealer">Become a dealer</a></div><p><small>Parked by DomainPasture</small></p><script>window.park={"client":"dp-nameparking103","maxTermLength":40}</script>`,
        ),
      },
      'anvilcutlery-supply.com': {
        '/': page(
          'Anvil Cutlery Supply',
          `<h1>Anvil Cutlery Supply</h1><p>Restaurant knives by the case. Minimum order $500.</p><p>${mail('sales@anvilcutlery-supply.com')}</p>`,
        ),
      },
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['broker@domainpasture.com', 'sales@anvilcutlery-supply.com'],
      policy: {},
    },
  },
  brandSite({
    brand: 'Blue Heron Brushworks',
    host: 'bhbrush.co',
    titles: [
      'Blue Heron Brushworks Tampico Dish Brush Beech',
      'Blue Heron Brushworks Horsehair Counter Broom',
    ],
    category: 'Home & Kitchen',
    theme: cousin,
    notice: 'Every broom bound by hand',
    imprint: `Blue Heron Brushworks, Berea, Kentucky<br>Questions: ${shielded('sweep@bhbrush.co', 0x55)}`,
    shelf: '/brushes/',
    home: p('Brushes and brooms, drawn and bound in Berea.'),
    blurb: p('Beech and tampico, $14. Outlives three sponges a month.'),
    pages: {
      '/bristles': inMenu('Bristles', p('Horsehair for dust, tampico for dishes, broomcorn for porches.')),
      '/repairs': inMenu('Re-bristling', p('Send the handle, we’ll fill it.')),
      '/resellers': inFoot(
        'For resellers',
        p(
          'These terms are for hardware stores, gift shops and grocers who buy from Blue Heron to sell again. Anyone with a shop may ask for an account.',
        ),
        h('1. Orders'),
        p('An account opens with $180 of goods. Later orders are accepted from $90.'),
        h('2. Paperwork'),
        p('A completed resale certificate must reach us before the first shipment.'),
        h('3. Prices'),
        p(
          'Shop prices are yours to set. Advertised prices are not: nothing is to be advertised under the minimum advertised price printed in the current catalog.',
        ),
        h('4. Internet'),
        p(
          'You may sell through your own site. Sale through auction sites and marketplaces, Amazon and eBay included, is not permitted.',
        ),
        h('5. Account requests'),
        `<p>To ${shielded('broomcorn@bhbrush.co', 0x09)}, with your shop’s name and address.</p>`,
      ),
      '/visit': inFoot(
        'Visit',
        `<p>Tours at eleven. School groups: ${shielded('tours@bhbrush.co', 0x31)}</p>`,
      ),
      '/delivery': siteDelivery('$60', 'Brooms go in a tube; tubes go UPS.'),
      '/terms': siteTerms('Blue Heron Brushworks', 'Kentucky'),
    },
    search: [
      hit(
        'https://blueheronbrush.com/',
        'Blue Heron Brush & Land Clearing',
        'Brush hogging in Ocala, Florida.',
      ),
      hit(
        'https://www.bereacrafts.org/artisans/brushes',
        'Artisans of Berea: brushes & brooms',
        'Blue Heron Brushworks, Chestnut Street.',
      ),
      hit('https://bhbrush.co/', 'Blue Heron Brushworks', 'Dish brushes, counter brooms, re-bristling.'),
      hit(
        'https://blueheronartbrushes.com/',
        'Blue Heron Art Brushes',
        'Sable brushes for watercolor. Dealers wanted.',
      ),
      amazonItem('Blue Heron Brushworks Tampico Dish Brush', 'B0BLHRNB01', '4.9 out of 5.'),
      facebook('Blue Heron Brushworks', 'Brooms.'),
      etsy('tampico dish brush', 'Dish brushes.'),
    ],
    others: {
      'blueheronbrush.com': {
        '/': page(
          'Blue Heron Brush & Land Clearing',
          `<p>Free estimates: ${mail('office@blueheronbrush.com')}</p>`,
        ),
      },
      'blueheronartbrushes.com': {
        '/': page(
          'Blue Heron Art Brushes',
          `<h1>Blue Heron Art Brushes</h1><p>Kolinsky sable for watercolor, size 0 to 12.</p><p>Dealers wanted. Opening order $400. ${mail('dealers@blueheronartbrushes.com')}</p>`,
        ),
      },
    },
    expected: {
      wayIn: writeTo('broomcorn@bhbrush.co'),
      traps: ['tours@bhbrush.co', 'office@blueheronbrush.com', 'dealers@blueheronartbrushes.com'],
      policy: {
        takes_wholesale: says(
          '/resellers',
          'yes',
          'Anyone with a shop may ask for an account',
          'An account opens with $180 of goods',
        ),
        marketplaces: says(
          '/resellers',
          'forbidden',
          'Sale through auction sites and marketplaces, Amazon and eBay included, is not permitted',
        ),
        map_policy: says(
          '/resellers',
          'yes',
          'nothing is to be advertised under the minimum advertised price',
        ),
        minimum_opening_order: says('/resellers', 180, 'An account opens with $180 of goods'),
        minimum_reorder: says('/resellers', 90, 'Later orders are accepted from $90'),
        currency: 'USD',
        documents: says(
          '/resellers',
          ['resale_certificate'],
          'A completed resale certificate must reach us before the first shipment',
        ),
      },
    },
  }),
];
