import type { DiscoveryCase } from '../case.ts';
import { grid, mail, privacyNotice, product } from './kit.ts';
import { amazon, hit, walmart } from './search-hits.ts';
import { byHand, webflow } from './shop-systems.ts';
import type { Site } from './site.ts';

const ferry: Site = {
  name: 'Switchback Ferry Coffee',
  host: 'www.switchbackferry.com',
  announce: 'New crop Huehuetenango is here',
  menu: [
    [
      'Coffee',
      [
        ['/coffee', 'All coffee'],
        ['/coffee/deckhand', 'Deckhand Blend'],
      ],
    ],
    [
      'Company',
      [
        ['/about', 'About'],
        ['/wholesale', 'Wholesale'],
        ['/careers', 'Careers'],
      ],
    ],
  ],
  foot: [
    [
      'Visit',
      [
        ['/about', 'The roastery'],
        ['/contact', 'Contact'],
        ['/privacy', 'Privacy'],
      ],
    ],
  ],
  social: ['https://www.instagram.com/switchbackferry'],
};
const sf = (title: string, body: string): string => webflow(ferry, title, body);

const otis: Site = {
  name: 'Papa Otis',
  host: 'papaotispeppers.com',
  announce: 'Smoke Stack is back in stock till it ain’t!',
  menu: [
    [
      'Sauce',
      [
        ['/index.html', 'Home'],
        ['/sauces.html', 'The sauces'],
      ],
    ],
    [
      'Otis',
      [
        ['/story.html', 'The story'],
        ['/stores.html', 'For stores'],
        ['/contact.html', 'Write us'],
      ],
    ],
  ],
  foot: [
    [
      '',
      [
        ['/index.html', 'Home'],
        ['/stores.html', 'For stores'],
        ['/contact.html', 'Write us'],
      ],
    ],
  ],
  footText: 'Site by Cajun Web Hut &lt;webmaster@cajunwebhut.com&gt;',
};
const po = (title: string, body: string): string => byHand(otis, title, body);

export const pantryCases: readonly DiscoveryCase[] = [
  {
    brand: 'Switchback Ferry Coffee',
    productTitles: [
      'Switchback Ferry Deckhand Blend Whole Bean Coffee, Medium Roast, 12 oz',
      'Switchback Ferry Night Crossing Decaf, Ground, 12 oz',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      hit(
        'https://www.switchbackferry.com/',
        'Switchback Ferry Coffee | Roasted in Port Townsend',
        'Coffee for the crossing.',
      ),
      amazon(
        'B0BSWFDK12',
        'Switchback Ferry Deckhand Blend Whole Bean Coffee, 12 oz',
        'Switchback Ferry',
        '$17.00',
      ),
      hit(
        'https://www.wsdot.wa.gov/travel/washington-state-ferries',
        'Washington State Ferries',
        'Schedules and fares.',
      ),
      hit('https://www.switchbackcoffeeroasters.net/', 'Switchback Coffee', 'Colorado Springs café.'),
      hit(
        'https://www.roastmagazine.net/switchback-ferry',
        'Micro roaster to watch',
        'Two brothers and a 1958 Probat.',
      ),
    ],
    hosts: {
      'www.switchbackferry.com': {
        '/': sf(
          'Coffee for the crossing',
          grid([
            ['/coffee/deckhand', 'Deckhand Blend, 12 oz', '$17.00'],
            ['/coffee', 'Night Crossing Decaf, 12 oz', '$18.00'],
          ]),
        ),
        '/coffee': sf(
          'All coffee',
          grid([
            ['/coffee/deckhand', 'Deckhand Blend', '$17.00'],
            ['/coffee', 'Foghorn Espresso', '$17.50'],
          ]),
        ),
        '/coffee/deckhand': sf(
          'Deckhand Blend',
          product('Deckhand', '$17.00', 'Cocoa, toasted almond, a long finish.', [
            ['Roast', 'Medium'],
            ['Origins', 'Guatemala, Ethiopia'],
          ]),
        ),
        '/about': sf('About', '<p>We roast Monday and Wednesday and ship the same day.</p>'),
        '/wholesale': sf(
          'Wholesale',
          `<p>Cafés, grocers, inns, boats. About half of what we roast leaves for other people’s counters, and we’d like to
meet yours.</p>
<h3>What you get</h3><ul><li>A dedicated roaster to talk to</li><li>Barista training at your place or ours</li><li>Retail bags with your roast date, packed the day they leave</li></ul>
<h3>What we need</h3><p>A copy of your reseller permit, and a standing order of at least 10 pounds a week for bulk beans. Retail bags come in cases of six.</p>
<h3>Start here</h3>
<div data-tf-live="01J8WSF" data-tf-opacity="100" style="width:100%"></div><p><a href="https://switchbackferry.typeform.com/to/kW3xQp" target="_blank">Fill out the wholesale questionnaire</a> (it takes three minutes).</p>`,
        ),
        '/careers': sf(
          'Careers',
          `<p>We’re hiring a packer. Résumés to ${mail('crew@switchbackferry.com')}.</p>`,
        ),
        '/contact': sf(
          'Contact',
          `<p>Subscriptions and orders: ${mail('ahoy@switchbackferry.com')}</p><p>Donation requests: giving@switchbackferry.com</p>
<div class="w-form"><form id="email-form" name="email-form" data-name="Contact" method="get"><label for="name">Name</label><input class="w-input" type="text" id="name" name="name"><label for="email">Email</label><input class="w-input" type="email" id="email" name="email"><label for="msg">Message</label><textarea id="msg" name="msg" class="w-input"></textarea><input type="submit" class="w-button" value="Send"></form></div>`,
        ),
        '/privacy': sf(
          'Privacy',
          privacyNotice('Switchback Ferry Coffee', 'use the form on our contact page'),
        ),
      },
    },
    expected: {
      website: 'www.switchbackferry.com',
      wayIn: {
        kind: 'form',
        anyOf: [
          'https://switchbackferry.typeform.com/to/kW3xQp',
          'https://www.switchbackferry.com/wholesale',
        ],
      },
      traps: ['crew@switchbackferry.com', 'giving@switchbackferry.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'About half of what we roast leaves for other people’s counters',
          furtherWords: ['Fill out the wholesale questionnaire', 'A copy of your reseller permit'],
          path: '/wholesale',
        },
        documents: {
          value: ['resale_certificate'],
          words: 'A copy of your reseller permit',
          path: '/wholesale',
        },
      },
    },
  },
  {
    brand: 'Papa Otis',
    productTitles: [
      'Papa Otis Smoke Stack Hot Sauce, 5 oz (2 Pack)',
      'Papa Otis Green Gator Jalapeno Sauce, 5 oz',
    ],
    category: 'Grocery & Gourmet Food',
    search: [
      amazon('B01OTISSS2', 'Papa Otis Smoke Stack Hot Sauce, 5 oz (2 Pack)', 'Papa Otis', '$15.99'),
      walmart('551203344', 'Papa Otis Green Gator Jalapeno Sauce, 5 oz'),
      hit(
        'https://papaotispeppers.com/index.html',
        'Papa Otis - Hot sauce from Breaux Bridge, Louisiana',
        'The sauces, the story, the stores.',
      ),
      hit(
        'https://www.hotsaucehall.net/papa-otis-smoke-stack',
        'Review: Papa Otis Smoke Stack',
        '4.5 out of 5 peppers.',
      ),
      hit('https://www.papaotissoulfood.net/', 'Papa Otis Soul Food - Memphis', 'Menu and hours.'),
    ],
    hosts: {
      'papaotispeppers.com': {
        '/': { status: 301, location: 'https://papaotispeppers.com/index.html' },
        '/index.html': po(
          'Hot sauce from Breaux Bridge, Louisiana',
          `<p>Otis Guidry has been burnin' mouths since 1988. Smoke Stack, Green Gator and Sunday Best, in glass, with a cork.</p>
<p><img src="/images/bottles.jpg" alt="bottles" width="400"></p><p>Order by mail or call 337-555-0148.</p>`,
        ),
        '/sauces.html': po(
          'The sauces',
          `<table border="1" cellpadding="4"><tr><th>Sauce</th><th>Heat</th><th>Bottle</th><th>Twelve bottles</th></tr>
<tr><td>Smoke Stack</td><td>****</td><td>$7.50</td><td>$78</td></tr><tr><td>Green Gator</td><td>**</td><td>$7.50</td><td>$78</td></tr>
<tr><td>Sunday Best</td><td>*</td><td>$7.50</td><td>$78</td></tr></table><p>Shipping is ten dollars, two bottles minimum.</p>`,
        ),
        '/story.html': po(
          'The story',
          `<p>It began in a crab pot behind the Texaco. TV people: call my niece Renee, renee [at] bayoutalent [dot] com, she handles all that.</p>`,
        ),
        '/stores.html': po(
          'For stores',
          `<p>We sell to groceries, meat markets, gift shops and restaurants all over the country. By the case only, twelve
bottles to a case, four cases for a starter, mix 'em any way you want.</p>
<p>In Louisiana and Mississippi you can get us off the truck from <b>Teche Valley Grocers Supply</b>. In Texas it's
<b>Lone Oak Specialty Foods</b>. Everybody else buys from us.</p>
<p>Send your state tax number and where to ship to: stores [at] papaotispeppers [dot] com. We'll send a price sheet. No
credit, sorry, been burned worse than by the sauce.</p>`,
        ),
        '/contact.html': po(
          'Write us',
          `<p>Papa Otis Peppers, P.O. Box 118, Breaux Bridge LA 70517</p><p>Fans and mail orders: otis [at] papaotispeppers [dot] com</p>
<p>Telephone 337-555-0148, mornings</p>`,
        ),
      },
    },
    expected: {
      website: 'papaotispeppers.com',
      wayIn: { kind: 'address', anyOf: ['stores@papaotispeppers.com'] },
      traps: ['renee@bayoutalent.com', 'webmaster@cajunwebhut.com'],
      policy: {
        takes_wholesale: {
          value: 'yes',
          words: 'We sell to groceries, meat markets, gift shops and restaurants all over the country',
          furtherWords: ['By the case only', 'Everybody else buys from us', "We'll send a price sheet"],
          path: '/stores.html',
        },
        documents: {
          value: ['tax_id'],
          words: 'Send your state tax number',
          path: '/stores.html',
        },
        distributors: {
          value: ['Teche Valley Grocers Supply', 'Lone Oak Specialty Foods'],
          words: 'you can get us off the truck from Teche Valley Grocers Supply',
          furtherWords: ["In Texas it's Lone Oak Specialty Foods"],
          path: '/stores.html',
        },
      },
    },
  },
];
