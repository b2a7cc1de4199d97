import type { DiscoveryCase } from '../case.ts';
import { next } from './themes/apps.ts';
import { reseller } from './themes/elsewhere.ts';
import { mail } from './themes/encode.ts';
import { form, hostedForm, widget } from './themes/forms.ts';
import { dawn, squarespace, webflow } from './themes/hosted.ts';
import { address, applyAt, hits, organization, said } from './themes/parts.ts';
import { tables, woo } from './themes/selfhosted.ts';

export const cases: readonly DiscoveryCase[] = [
  {
    brand: 'Pippinwell',
    productTitles: [
      'Pippinwell Raw Apple Cider Vinegar with Mother 32oz',
      'Pippinwell Cider Vinegar Shrub Mixer Ginger 16 oz',
    ],
    category: 'Grocery & Gourmet Food',
    search: hits(`
      https://www.pippinwell.test/ ~ Pippinwell · Vinegar from windfalls ~ Raw cider vinegar and shrubs.
      https://www.instacart.com/pippinwell ~ Pippinwell products ~ Same-day delivery.
    `),
    hosts: {
      'www.pippinwell.test': next(
        {
          name: 'Pippinwell',
          owner: 'Pippinwell Orchards LLC',
          sells: 'Raw Vinegar=$9.99 | Ginger Shrub=$14.50 | Rhubarb Shrub=$14.50',
          nav: 'Store finder=/store-finder',
          foot: 'Grocers & distributors=/grocers | Contact=/contact',
        },
        {
          '/store-finder': `Store finder
<h1>Store finder</h1><p>Co-ops, farm stands and warehouse clubs near you. Wholesale club members look for the twin pack.</p>`,
          '/contact': `Contact
<h1>Contact</h1><p>Recipes, jokes, lids that won’t open: ${mail('hello@pippinwell.test')}. Donations: ${mail('giving@pippinwell.test')}.</p>`,
          '/grocers': `Grocers
<h1>Grocers</h1><p>You can buy Pippinwell direct from the orchard or through your usual truck.</p><p>Distributed by Hudson Larder Distributing in the Northeast and by Prairie Natural Foods in the Midwest.</p><p>Direct accounts start with one case of each flavour. Send your resale certificate and a certificate of insurance to ${mail('sales@pippinwell.test')}.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.pippinwell.test',
      wayIn: address('sales@pippinwell.test'),
      traps: ['giving@pippinwell.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'You can buy Pippinwell direct from the orchard or through your usual truck.',
          '/grocers',
        ),
        distributors: said(
          ['Hudson Larder Distributing', 'Prairie Natural Foods'],
          'Distributed by Hudson Larder Distributing in the Northeast and by Prairie Natural Foods in the Midwest.',
          '/grocers',
        ),
        documents: said(
          ['resale_certificate', 'insurance'],
          'Send your resale certificate and a certificate of insurance',
          '/grocers',
        ),
      },
    },
  },
  {
    brand: 'Tamarack Toffee Company',
    productTitles: [
      'Tamarack Toffee Company Maple Almond Toffee Gift Tin',
      'Tamarack Toffee Sea Salt Bites 5 oz',
    ],
    search: hits(`
      https://tamaracktoffee.test/ ~ Tamarack Toffee – Snaps like ice ~ Toffee from Marquette, Michigan.
      https://goodytray.test/tamarack ~ Tamarack Toffee – Goody Tray ~ Gift boxes.
    `),
    hosts: {
      'tamaracktoffee.test': dawn(
        {
          name: 'Tamarack Toffee',
          owner: 'Tamarack Toffee Company',
          hero: 'Snaps like ice',
          sells: 'Maple Almond Tin=$24.00 | Sea Salt Bites=$8.00',
          foot: 'Corporate gifts=/pages/corporate-gifts | Wholesale accounts=/pages/wholesale-accounts | Contact=/pages/contact',
        },
        {
          '/pages/contact': `Contact
<h1>Contact</h1><p>${mail('sweets@tamaracktoffee.test')}</p>`,
          '/pages/corporate-gifts': `Corporate gifts
<h1>Corporate gifts</h1><p>Your logo on our lid. Minimum of $750 for custom lids. ${mail('gifts@tamaracktoffee.test')}</p>`,
          '/pages/wholesale-accounts': `Wholesale accounts
<h1>Wholesale accounts</h1><p>Candy shops, inns and gift stores, we’d love to be by your till. You’ll need to spend $250 the first time and $125 each time after that.</p><p>We ship September through May, toffee hates July. Write to Greta: ${mail('wholesale@tamaracktoffee.test')}</p><p>Resale on Amazon or other marketplaces is by written permission only.</p>`,
        },
      ),
      'goodytray.test': {
        '/tamarack': reseller(
          'Goody Tray',
          'Tamarack Toffee',
          'Maple Tin, Sea Salt Bites',
          'hi@goodytray.test',
        ),
      },
    },
    expected: {
      website: 'tamaracktoffee.test',
      wayIn: address('wholesale@tamaracktoffee.test'),
      traps: ['hi@goodytray.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          'Candy shops, inns and gift stores, we’d love to be by your till.',
          '/pages/wholesale-accounts',
        ),
        marketplaces: said(
          'with_permission',
          'Resale on Amazon or other marketplaces is by written permission only.',
          '/pages/wholesale-accounts',
        ),
        minimum_opening_order: said(
          250,
          'You’ll need to spend $250 the first time',
          '/pages/wholesale-accounts',
        ),
        minimum_reorder: said(125, '$125 each time after that', '/pages/wholesale-accounts'),
        currency: 'USD',
      },
    },
  },
  {
    brand: 'Zephyr & Rye',
    productTitles: ['Zephyr & Rye Seeded Crispbread 7 oz Pack of 2', 'Zephyr & Rye Caraway Crackers 5.5 oz'],
    search: hits(`
      https://zephyrandrye.test/ ~ Zephyr & Rye ~ Crispbread, cracked by wind.
    `),
    hosts: {
      'zephyrandrye.test': webflow(
        {
          name: 'Zephyr &amp; Rye',
          sells: 'Seeded Crispbread=$7.50 | Caraway Crackers=$6.50',
          nav: 'About=/about',
          head: organization({
            '@type': 'Organization',
            name: 'Zephyr & Rye',
            email: 'mailto:crumbs@zephyrandrye.test',
            address: 'Decorah, Iowa',
            sameAs: ['https://www.instagram.com/zephyrandrye'],
          }),
        },
        {
          '/about': `About
<h2>About us</h2><p>Two bakers, a stone mill and far too much wind. We are in co-ops from Winona to Ames.</p><img src="/images/mill@2x.jpg" alt="the mill">`,
        },
      ),
    },
    expected: {
      website: 'zephyrandrye.test',
      wayIn: address('crumbs@zephyrandrye.test'),
      traps: ['mill@2x.jpg'],
      policy: {},
    },
  },
  {
    brand: 'Old Quarry Honey',
    productTitles: ['Old Quarry Honey Raw Basswood 1 lb Jar', 'Old Quarry Honey Creamed Cinnamon 12oz'],
    search: hits(`
      https://oldquarryhoney.test/ ~ Old Quarry Honey ~ Honey from Barre, Vermont.
      https://www.honey.com/locator/old-quarry ~ Old Quarry Honey | Honey locator ~ Barre VT
    `),
    hosts: {
      'oldquarryhoney.test': tables(
        {
          name: 'Old Quarry Honey',
          owner: 'R. &amp; D. Aldous',
          sells: 'Basswood 1 lb=$14 | Creamed Cinnamon=$12 | Comb=$18',
          foot: 'Wholesale Prices=/wholesale.htm | E-Mail Us=/email.htm',
        },
        {
          '/email.htm': `E-Mail Us
<TR><TD>Dot reads the mail Tuesdays and Fridays: <A HREF="mailto:oldquarryhoney@granitenet.test">oldquarryhoney@granitenet.test</A><BR>Page by <A HREF="mailto:kyle@kylesinternet.test">Kyle's Internet</A></TD></TR>`,
          '/wholesale.htm': `Wholesale Prices
<TR><TD><B>STORE PRICES</B> We sell to stores by the case (12 jars).</TD></TR><TR><TD>1-4 cases: $108 per case<BR>5-9 cases: $99 per case<BR>10 or more: $93 per case</TD></TR><TR><TD>No minimum. You pick up or we deliver within 60 miles. Others by UPS.</TD></TR>`,
        },
      ),
    },
    expected: {
      website: 'oldquarryhoney.test',
      wayIn: address('oldquarryhoney@granitenet.test'),
      traps: ['kyle@kylesinternet.test'],
      policy: { takes_wholesale: said('yes', 'We sell to stores by the case (12 jars).', '/wholesale.htm') },
    },
  },
  {
    brand: 'Sabzi Street',
    productTitles: ['Sabzi Street Garam Masala Small Batch 2.5 oz', 'Sabzi Street Chaat Masala Tin'],
    search: hits(`
      https://www.faire.com/brand/b_sabzi ~ Sabzi Street wholesale | Faire ~ Spices.
      https://www.sabzistreet.test/ ~ Sabzi Street — Spices with an address ~ Single-farm spices.
    `),
    hosts: {
      'www.sabzistreet.test': squarespace(
        {
          name: 'Sabzi Street',
          owner: 'Sabzi Street Provisions',
          sells: 'Garam Masala=$11 | Chaat Masala=$11 | Turmeric=$9',
          nav: 'Contact=/contact | Stock our spices=/stock-our-spices',
        },
        {
          '/contact': `Contact
<h2>Reach us</h2><p>Customers: ${mail('help@sabzistreet.test')}</p><p>Journalists: ${mail('media@sabzistreet.test')}</p>`,
          '/stock-our-spices': `Stock our spices
<h2>Stock our spices</h2><p>Cheese shops, butchers, bookshops: anyone with a shelf. Order through Faire and get $100 off your first order there, or buy from us without the middleman.</p><p>Our sales lead, Farida Noorani, will call you back: ${mail('farida.noorani@sabzistreet.test')}.</p><p>Turmeric sells out in March, so write early.</p>`,
        },
      ),
    },
    expected: {
      website: 'www.sabzistreet.test',
      wayIn: address('farida.noorani@sabzistreet.test'),
      traps: ['media@sabzistreet.test'],
      policy: {
        takes_wholesale: said('yes', 'or buy from us without the middleman', '/stock-our-spices'),
      },
    },
  },
  {
    brand: 'Kelpwright',
    productTitles: ['Kelpwright Dulse Flakes Shaker 1.5oz', 'Kelpwright Sea Lettuce Snack Crisps 6 Pack'],
    search: hits(`
      https://kelpwright.test/ ~ Kelpwright – The sea, seasoned ~ Seaweed from Penobscot Bay.
    `),
    hosts: {
      'kelpwright.test': woo(
        {
          name: 'Kelpwright',
          sells: 'Dulse Flakes=$9.00 | Sea Lettuce Crisps=$18.00',
          nav: 'Wholesale=/wholesale/ | Contact=/contact/',
          placeholder: 'john@doe.com',
        },
        {
          '/contact/': `Contact
<p>Kelpwright, Stonington, Maine.<br>Email: info@kelpwright.test</p>`,
          '/wholesale/': `Wholesale
<p>The harvest was small and our shops come first. Wholesale is closed to new customers until next spring, when the racks are full again.</p><p>Minimum orders for existing customers stay as they are.</p>`,
        },
      ),
    },
    expected: {
      website: 'kelpwright.test',
      wayIn: address('info@kelpwright.test'),
      traps: ['john@doe.com'],
      policy: {
        takes_wholesale: said('no', 'Wholesale is closed to new customers until next spring', '/wholesale/'),
      },
    },
  },
  {
    brand: 'Chai Lantern Tea Co',
    productTitles: [
      'Chai Lantern Tea Co Masala Chai Concentrate 32 oz',
      'Chai Lantern Loose Leaf Assam 100g',
    ],
    search: hits(`
      https://chailantern.test/ ~ Chai Lantern ~ Chai that takes its time.
      https://www.linkedin.com/company/chai-lantern ~ Chai Lantern Tea Co | LinkedIn ~ Food & beverage, 2-10 employees
    `),
    hosts: {
      'chailantern.test': dawn(
        {
          name: 'Chai Lantern',
          owner: 'Chai Lantern Tea Co.',
          sells: 'Masala Concentrate=$15.00 | Assam=$12.00',
          foot: 'Cafés & stores=/pages/cafes-and-stores | Say hi=/pages/contact',
        },
        {
          '/pages/contact': `Say hi
<h1>Say hi</h1><p>${mail('hello@chailantern.test')}</p>`,
          '/pages/cafes-and-stores': `Cafés & stores
<h1>Cafés &amp; stores</h1><p>Serve it, shelve it, or both. Answer six quick questions and you’ll have our wholesale menu the same day.</p>${widget('https://chailantern.askwell.test/to/Kd93bQ', 'https://embed.askwell.test/next/embed.js')}<p>Kegs are $160 each, deposit included.</p>`,
        },
      ),
      'chailantern.askwell.test': {
        '/to/Kd93bQ': hostedForm('Chai Lantern wholesale', [
          'Café or store*',
          'Your name*',
          'Email*',
          'City*',
          'Serve or shelve?: Serve|Shelve|Both',
          'When do you open?',
        ]),
      },
    },
    expected: {
      website: 'chailantern.test',
      wayIn: applyAt(
        'https://chailantern.test/pages/cafes-and-stores',
        'https://chailantern.askwell.test/to/Kd93bQ',
      ),
      traps: [],
      policy: {
        takes_wholesale: said(
          'yes',
          'Answer six quick questions and you’ll have our wholesale menu the same day.',
          '/pages/cafes-and-stores',
        ),
      },
    },
  },
  {
    brand: 'Grumbling Goat Hot Sauce',
    productTitles: [
      'Grumbling Goat Hot Sauce Ghost Pepper Mango 5oz',
      'Grumbling Goat Smoked Jalapeno Sauce 3 Pack',
    ],
    search: hits(`
      https://www.amazon.com/Grumbling-Goat/s?k=Grumbling+Goat ~ Grumbling Goat ~ Hot sauces.
      https://eatmorefire.test/ ~ Eat more fire. – The home of Grumbling Goat Hot Sauce ~ Small goat, big grumble.
      https://grumblinggoattavern.test/ ~ The Grumbling Goat Tavern ~ Burgers and ales in Dover.
    `),
    hosts: {
      'grumblinggoattavern.test': {
        '/': '<!doctype html><title>The Grumbling Goat Tavern</title><h1>The Grumbling Goat Tavern</h1><p>Trivia on Wednesdays. Events: events@grumblinggoattavern.test</p>',
      },
      'eatmorefire.test': dawn(
        {
          name: 'Eat more fire.',
          owner: 'Grumbling Goat Hot Sauce Co. LLC',
          hero: 'The home of Grumbling Goat Hot Sauce',
          sells: 'Ghost Mango=$10.00 | Smoked Jalapeño=$24.00',
          foot: 'Stores=/pages/stores',
        },
        {
          '/pages/stores': `Stores
<h1>For store owners</h1><p>Shelves, fridges, food trucks. Apply here, it takes a minute. Case packs of twelve.</p>${form('/contact#apply', ['Store name*', 'Your name*', 'Email*', 'Which sauces?~'], 'Apply to sell')}<p>Something else? ${mail('goat@eatmorefire.test')}</p>`,
        },
      ),
    },
    expected: {
      website: 'eatmorefire.test',
      wayIn: applyAt('https://eatmorefire.test/pages/stores'),
      traps: ['events@grumblinggoattavern.test'],
      policy: {
        takes_wholesale: said('yes', 'Apply here, it takes a minute.', '/pages/stores'),
      },
    },
  },
];
