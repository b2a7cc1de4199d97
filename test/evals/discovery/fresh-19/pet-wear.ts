import type { DiscoveryCase } from '../case.ts';
import {
  amazon,
  contactForm,
  etsy,
  facebook,
  generatedTerms,
  hit,
  newsletter,
  parcels,
  pinterest,
  privacy,
  type Site,
  shop,
  walmart,
} from './kit.ts';

const tidewater: Site = {
  name: 'Tidewater Tails',
  nav: [
    ['/collections/collars', 'Collars'],
    ['/collections/leashes', 'Leashes'],
    ['/pages/stockists', 'Stockists'],
    ['/pages/wholesale-account', 'Wholesale account'],
  ],
  foot: `${newsletter('Your email')}<p>Free shipping over $40. We give $1 a collar to Lowcountry Labs rescue.</p>
<ul><li><a href="/pages/giving">Giving back</a></li><li><a href="/pages/contact-us">Contact us</a></li>
<li><a href="/policies/terms-of-service">Terms</a></li></ul>`,
  head: '<script src="https://cdn.wholesale-gate.app/gate.js" data-owner="dev@wholesale-gate.app"></script>',
};

export const petWearCases: readonly DiscoveryCase[] = [
  {
    brand: 'Tidewater Tails LLC',
    productTitles: [
      'Tidewater Tails Waxed Cotton Dog Collar Oyster Stripe',
      'Tidewater Tails Rope Leash 5 ft Marsh',
    ],
    category: 'Pet Supplies',
    search: [
      hit(
        'https://tidewatertails.com/',
        'Tidewater Tails – Coastal Dog Collars',
        'Collars and rope leashes from Charleston.',
      ),
      hit(
        'https://tidewatertailsvet.com/',
        'Tidewater Tails Veterinary Clinic',
        'Norfolk, VA. Book a visit.',
      ),
      amazon('B0TIDEOYST', 'Tidewater Tails Waxed Cotton Dog Collar', 'Tidewater Tails'),
      facebook('tidewatertails', 'Tidewater Tails', 'Collars for dogs who swim.'),
      walmart('88120331', 'Rope Leash 5 ft Marsh'),
      etsy('TidewaterTailsShop', 'Dog bandanas and tags. 212 sales.'),
      pinterest('tidewatertails', 'Tidewater Tails'),
    ],
    hosts: {
      'tidewatertails.com': {
        '/': shop(
          tidewater,
          'Coastal Dog Collars',
          '<p>Waxed Cotton Dog Collar in Oyster Stripe. Rope Leash 5 ft in Marsh.</p>',
        ),
        '/collections/collars': shop(
          tidewater,
          'Collars',
          '<p>Waxed Cotton Dog Collar Oyster Stripe, $34</p>',
        ),
        '/collections/leashes': shop(
          tidewater,
          'Leashes',
          '<p>Tidewater Tails Rope Leash 5 ft Marsh, $42</p>',
        ),
        '/policies/shipping-policy': shop(tidewater, 'Shipping', parcels('$40')),
        '/pages/wholesale-account': shop(
          tidewater,
          'Wholesale account',
          `<p>Thanks for your interest in selling Tidewater Tails! Please complete the registration form. Once
approved you'll see
wholesale pricing (50% off MSRP) when you log in.</p>
<p>Your first order must total at least $250; there's a $125 minimum on every order after that.</p>
<p>Shop owners need to upload an EIN letter and a copy of their business license.</p>
<p>Cards are charged when the parcel leaves. Orders above $350 get a free collar tree for the counter. Allow ten days
in spring.</p>
<p>We ask every shop to keep to our MAP pricing, and to get our okay in writing before listing on Amazon or Etsy.</p>
<div class="wg-form" data-form="reg-7731"><form method="post" action="/apps/wholesale-gate/register">
<label>Business name *</label><input name="company"><label>Email *</label><input type="email" name="email">
<label>How did you hear about us?</label><input name="how"><button type="submit">Register</button></form></div>
<p>Already on Faire? New shops get $100 off there; our own terms are the ones above.</p>
<p>Rather talk? Email <a href="mailto:wholesale@tidewatertails.com">wholesale@tidewatertails.com</a>.</p>`,
        ),
        '/pages/stockists': shop(
          tidewater,
          'Stockists',
          `<p>Dog & Pony, Savannah GA, woof@dogandponysav.com<br>The Salty Paw, Beaufort SC<br>Hund & Hav, Aarhus</p>`,
        ),
        '/pages/giving': shop(
          tidewater,
          'Giving back',
          '<p>Rescues: for raffle donations write to giving@tidewatertails.com six weeks ahead.</p>',
        ),
        '/pages/contact-us': shop(tidewater, 'Contact us', `<p>ahoy@tidewatertails.com</p>${contactForm()}`),
        '/policies/terms-of-service': shop(
          tidewater,
          'Terms',
          generatedTerms('Tidewater Tails', 'ahoy@tidewatertails.com'),
        ),
        '/policies/privacy-policy': shop(
          tidewater,
          'Privacy',
          privacy('Tidewater Tails', 'Email ahoy@tidewatertails.com.'),
        ),
      },
      'tidewatertailsvet.com': {
        '/': '<html><title>Vet</title><p>frontdesk@tidewatertailsvet.com</p></html>',
      },
    },
    expected: {
      website: 'tidewatertails.com',
      wayIn: {
        kind: 'form',
        anyOf: ['https://tidewatertails.com/pages/wholesale-account', 'wholesale@tidewatertails.com'],
      },
      traps: [
        'dev@wholesale-gate.app',
        'woof@dogandponysav.com',
        'giving@tidewatertails.com',
        'frontdesk@tidewatertailsvet.com',
      ],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: "Once approved you'll see wholesale pricing",
          furtherWords: [
            'Thanks for your interest in selling Tidewater Tails!',
            'Please complete the registration form',
            'Wholesale account',
            'wholesale@tidewatertails.com',
          ],
          path: '/pages/wholesale-account',
        },
        marketplaces: {
          value: 'with_permission',
          words: 'to get our okay in writing before listing on Amazon or Etsy',
          path: '/pages/wholesale-account',
        },
        map_policy: {
          value: 'yes',
          words: 'We ask every shop to keep to our MAP pricing',
          path: '/pages/wholesale-account',
        },
        minimum_opening_order: {
          value: 250,
          words: 'Your first order must total at least $250',
          path: '/pages/wholesale-account',
        },
        minimum_reorder: {
          value: 125,
          words: "there's a $125 minimum on every order after that",
          path: '/pages/wholesale-account',
        },
        currency: 'USD',
        documents: {
          value: ['tax_id', 'business_license'],
          words: 'upload an EIN letter and a copy of their business license',
          path: '/pages/wholesale-account',
        },
      },
    },
  },
];
