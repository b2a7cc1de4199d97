import type { DiscoveryCase } from '../case.ts';
import { amazon, answers, hit, instagram, itself, other, shelfOf } from '../fresh-9/shells/results.ts';
import { brand, mail, writeTo } from '../fresh-9/shells/site.ts';
import { fluid } from './shells/carts.ts';
import { drawers, reviews } from './shells/shopify.ts';

export const cases: readonly DiscoveryCase[] = [
  // Sums and minimums for those who give presents, and others' addresses all around.
  brand(drawers, {
    name: 'Sweetgum Pralines',
    host: 'sweetgumpralines.test',
    tagline: 'Pecan pralines from Natchez',
    bar: 'Free shipping over $50!',
    menu: [
      'Pralines /collections/all',
      'Corporate gifts /pages/corporate-gifts',
      'Fundraisers /pages/fundraisers',
    ],
    foot: [
      'Where to buy /pages/where-to-buy',
      'Corporate gifts /pages/corporate-gifts',
      'Contact /pages/contact',
    ],
    range: ['Box of 12 | $36.00', 'Tin of 24 | $64.00'],
    home: '<h2 class="h1 hero__title">Still warm when it is boxed</h2>',
    imprint: `Theme by ${mail('support@kudzuthemes.test', 'Kudzu Themes')}`,
    pages: {
      '/pages/corporate-gifts': [
        'Corporate gifts',
        '<p>Thank your clients with pralines. The minimum is $250 or ten boxes, each to its own address. Your logo on the ribbon from 50 boxes.</p>',
      ],
      '/pages/fundraisers': [
        'Fundraisers',
        '<p>Schools and teams keep 40% of what they sell. There is no minimum. We need a copy of your tax-exempt letter.</p>',
      ],
      '/pages/where-to-buy': [
        'Where to buy',
        '<p>Store map: enter your zip code. Or visit The Levee Market (levee@leveemarket.test) and Old Depot Gifts (hi@olddepotgifts.test), both in Natchez.</p>',
      ],
      '/pages/contact': [
        'Contact',
        `<p>${mail('sugar@sweetgumpralines.test')}</p>${reviews([['Bev', 'Ordered on Amazon first, never again: it is fresher from here.']])}`,
      ],
    },
    titles: ['Sweetgum Pralines Box of 12', 'Sweetgum Pecan Pralines Tin of 24'],
    category: 'Grocery & Gourmet Food',
    results: answers(itself, amazon, hit('https://sweetgumfarm.test/', 'Sweetgum Farm Weddings')),
    elsewhere: { 'sweetgumfarm.test': other('Sweetgum Farm Weddings', '<p>events@sweetgumfarm.test</p>') },
    expected: {
      wayIn: writeTo('sugar@sweetgumpralines.test'),
      traps: [
        'support@kudzuthemes.test',
        'levee@leveemarket.test',
        'hi@olddepotgifts.test',
        'events@sweetgumfarm.test',
      ],
      policy: {},
    },
  }),
  brand(fluid, {
    name: 'Parasol & Plum',
    host: 'www.parasolandplum.test',
    tagline: 'Silk hair ribbons',
    bar: 'Orders over $40 ship free',
    menu: ['Ribbons /shop', 'Weddings /weddings', 'Ambassadors /ambassadors'],
    foot: ['Weddings /weddings', 'Ambassadors /ambassadors', 'Contact /contact'],
    range: ['Plum Ribbon | $18.00', 'Ivory Ribbon | $18.00'],
    home: '<div class="sqs-html-content"><h2>Tie it twice</h2></div>',
    imprint: 'Website: hello@studioquince.test',
    pages: {
      '/weddings': [
        'Weddings',
        '<p>Bridal parties of six or more save 15%. The minimum order for custom dyeing is $180, reorders in the same color from $60.</p>',
      ],
      '/ambassadors': [
        'Ambassadors',
        `<p>Apply to become an ambassador and earn 10% on every sale. Please send your handle and a photo to ${mail('ambassadors@parasolandplum.test')}. Ambassadors may not bid on our name or link to Amazon.</p>`,
      ],
      '/contact': ['Contact', `<p>${mail('june@parasolandplum.test')}</p><p>Example: name@example.com</p>`],
    },
    titles: ['Parasol & Plum Silk Hair Ribbon Plum', 'Parasol & Plum Silk Ribbon Ivory'],
    category: 'Clothing, Shoes & Jewelry',
    results: answers(instagram, itself, amazon),
    expected: {
      wayIn: writeTo('june@parasolandplum.test'),
      traps: ['hello@studioquince.test', 'ambassadors@parasolandplum.test', 'name@example.com'],
      policy: {},
    },
  }),
  // No site of its own: others of that name, and shops that sell it.
  {
    brand: 'Velnora',
    productTitles: ['Velnora Silicone Baking Mats Set of 3', 'Velnora Reusable Muffin Liners 24 Pack'],
    category: 'Home & Kitchen',
    search: [
      {
        url: 'https://www.amazon.com/s?k=velnora',
        title: 'Amazon.com: velnora',
        content: 'Results for velnora',
      },
      { url: 'https://velnora.test/', title: 'Velnora Dermatology', content: 'Skin clinic in Leeds.' },
      {
        url: 'https://bakersaisle.test/brands/velnora',
        title: 'Velnora | Baker’s Aisle',
        content: 'Shop Velnora baking mats.',
      },
    ],
    hosts: {
      'velnora.test': {
        ...other(
          'Velnora Dermatology',
          '<h1>Velnora Dermatology</h1><p>Book a consultation: reception@velnora.test</p><p><a href="/trade">For clinics</a></p>',
        ),
        '/trade':
          '<!DOCTYPE html><html><head><title>For clinics | Velnora Dermatology</title></head><body><p>Clinics can buy our peels at trade prices. Minimum first order £500. trade@velnora.test</p></body></html>',
      },
      'bakersaisle.test': shelfOf(
        'Baker’s Aisle',
        '/brands/velnora',
        'Velnora',
        ['Silicone Baking Mats Set of 3', 'Reusable Muffin Liners 24 Pack'],
        'orders@bakersaisle.test',
      ),
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['reception@velnora.test', 'trade@velnora.test', 'orders@bakersaisle.test'],
      policy: {},
    },
  },
  {
    brand: 'KUROMATE',
    productTitles: ['KUROMATE Cable Organizer Box Large', 'KUROMATE Under Desk Cable Tray 2 Pack'],
    category: 'Office Products',
    search: [
      {
        url: 'https://www.walmart.com/c/brand/kuromate',
        title: 'KUROMATE - Walmart.com',
        content: 'Shop for KUROMATE.',
      },
      {
        url: 'https://kuromate.test/',
        title: 'Kuromate – Judo Club Rotterdam',
        content: 'Training op maandag en donderdag.',
      },
      {
        url: 'https://deskdeals.test/kuromate',
        title: 'KUROMATE - Desk Deals',
        content: 'KUROMATE cable organizers at Desk Deals.',
      },
    ],
    hosts: {
      'kuromate.test': other('Kuromate – Judo Club Rotterdam', '<p>Lid worden? leden@kuromate.test</p>'),
      'deskdeals.test': shelfOf(
        'Desk Deals',
        '/kuromate',
        'KUROMATE',
        ['Cable Organizer Box Large', 'Under Desk Cable Tray 2 Pack'],
        'help@deskdeals.test',
      ),
    },
    expected: {
      website: null,
      wayIn: { kind: 'none' },
      traps: ['leden@kuromate.test', 'help@deskdeals.test'],
      policy: {},
    },
  },
];
