import type { DiscoveryCase } from '../case.ts';
import {
  blocks,
  by,
  byHand,
  form,
  hidden,
  hit,
  mail,
  nowhere,
  says,
  sells,
  shopify,
  squarespace,
  to,
  told,
  woo,
} from './kit.ts';

const emberly = shopify({
  name: 'Emberly Hot Sauce',
  nav: [
    ['/collections/all', 'Sauces'],
    ['/pages/wholesale', 'Wholesale'],
    ['/pages/contact', 'Contact'],
  ],
  tail: '<script>{"@context":"https://schema.org","@type":"Review","author":{"@type":"Person","name":"K. Lowell","email":"klowell@proton.me"}}</script>',
});
const millrace = woo({
  name: 'Millrace Oats',
  nav: [
    ['/shop/', 'Shop'],
    ['/contact-us/', 'Contact us'],
    ['/foodservice/', 'Foodservice'],
  ],
});
const okonedo = squarespace({
  name: 'Auntie Ola’s Pepper',
  nav: [
    ['/shop', 'Shop'],
    ['/story', 'Story'],
    ['/trade-enquiries', 'Trade enquiries'],
  ],
});
const drift = blocks({
  name: 'Driftless Cider Vinegar',
  nav: [
    ['/vinegar', 'Vinegar'],
    ['/buy', 'Where to buy'],
    ['/imprint', 'Small print'],
  ],
});
const pim = byHand({
  name: 'Pimlott Toffee',
  nav: [
    ['/', 'Home'],
    ['/shops.htm', 'For shops'],
    ['/contact.htm', 'Contact'],
  ],
  foot: '<!-- built by daz@webwizzard.co.uk --><small>Pimlott & Sons, Barrow</small>',
});
const kettlecove = shopify({
  name: 'Kettle Cove Salt',
  nav: [
    ['/collections/salt', 'Salt'],
    ['/pages/about', 'About'],
    ['/policies/privacy-policy', 'Privacy'],
  ],
});
const nocturne = shopify({
  name: 'Nocturne Coffee',
  nav: [
    ['/collections/beans', 'Beans'],
    ['/pages/wholesale-coffee', 'Wholesale coffee'],
    ['/pages/careers', 'Careers'],
    ['/blogs/dispatch/washed', 'Dispatch'],
  ],
});
const sundrop = squarespace({
  name: 'Sundrop Popcorn',
  nav: [
    ['/popcorn', 'Popcorn'],
    ['/fundraising', 'Fundraising'],
    ['/say-hello', 'Say hello'],
  ],
});

export const pantryCases: readonly DiscoveryCase[] = [
  told({
    brand: 'Emberly',
    titles: ['Emberly Hot Sauce, Smoked Peach, 5 oz', 'Emberly Fermented Jalapeño Sauce'],
    category: 'Grocery',
    host: 'emberlysauce.com',
    blurb: 'Fermented hot sauces',
    pages: {
      '/': emberly('Fermented, smoked, bottled', '<p>Peaches from Georgia, smoke from us.</p>'),
      '/pages/wholesale': emberly(
        'Wholesale',
        `<p>Choose the right desk, please:</p><ul><li>Independent stores: ${mail('indies@emberlysauce.com')} — opening order 6 cases</li><li>Restaurants and gallon jugs: ${mail('kitchens@emberlysauce.com')}</li>
<li>Co-packing: ${mail('copack@emberlysauce.com')}</li><li>Brokers wanting to represent us: ${mail('brokers@emberlysauce.com')}</li></ul>`,
      ),
      '/pages/contact': emberly(
        'Contact',
        `<p>Hot takes: ${mail('hello@emberlysauce.com')}. Fund pitches and acquisitions: ${mail('founders@emberlysauce.com')}. Send samples of peppers to our chef, not mail.</p>
<p>Wholesale to Georgia only? Peach State Provisions distributes us there: desk@peachstateprovisions.com.</p>`,
      ),
    },
    wayIn: to('indies@emberlysauce.com'),
    traps: [
      'klowell@proton.me',
      'kitchens@emberlysauce.com',
      'copack@emberlysauce.com',
      'brokers@emberlysauce.com',
      'founders@emberlysauce.com',
      'desk@peachstateprovisions.com',
    ],
    policy: {
      takes_wholesale: says('yes', 'Independent stores', '/pages/wholesale'),
      distributors: says(
        ['Peach State Provisions'],
        'Peach State Provisions distributes us there',
        '/pages/contact',
      ),
    },
  }),
  told({
    brand: 'Millrace',
    titles: ['Millrace Stone-Rolled Oats 1kg', 'Millrace Oatcakes, Cracked Pepper'],
    category: 'Grocery',
    host: 'millraceoats.co.uk',
    blurb: 'Oats rolled by water',
    pages: {
      '/': millrace('Rolled by water', '<p>A working mill in the Borders.</p>'),
      '/contact-us/': millrace(
        'Contact us',
        `<p><b>Sales office</b><br>sales@millraceoats.co.uk</p><p><b>Mill shop and café</b><br>cafe@millraceoats.co.uk</p><p><b>School visits</b><br>visits@millraceoats.co.uk</p><p><b>Complaints</b><br>quality@millraceoats.co.uk</p><p><b>Farmers (contracts &amp; grain)</b><br>grain@millraceoats.co.uk</p>`,
      ),
      '/foodservice/': millrace(
        'Foodservice',
        `<p>Caterers and hotels buy through Brakewell: millrace@brakewell-foodservice.co.uk.</p><p>Webchat by Talkbox, hello@talkbox.chat.</p>`,
      ),
    },
    wayIn: to('sales@millraceoats.co.uk'),
    traps: [
      'cafe@millraceoats.co.uk',
      'visits@millraceoats.co.uk',
      'quality@millraceoats.co.uk',
      'grain@millraceoats.co.uk',
      'millrace@brakewell-foodservice.co.uk',
      'hello@talkbox.chat',
    ],
  }),
  told({
    brand: "Auntie Ola's",
    titles: ["Auntie Ola's Pepper Sauce, Hot, 250ml", "Auntie Ola's Suya Spice Rub"],
    category: 'Grocery',
    host: 'auntieolas.co.uk',
    blurb: 'Nigerian pepper sauces from Peckham',
    pages: {
      '/': okonedo('Pepper, properly', '<p>Cooked in Peckham. As seen on Kitchen Hour.</p>'),
      '/story': okonedo(
        'Story',
        `<p>Mum started on a stall at Rye Lane. Booking mum for a talk or show: her agent is ${mail('ola@brightstarstalent.co.uk')}. The cookbook is published by ${mail('rights@tablepress.co.uk')}.</p>
<p>We give a pound from each gift box to the food bank (${mail('give@peckhamfoodbank.org.uk')}).</p>`,
      ),
      '/trade-enquiries': okonedo(
        'Trade enquiries',
        `<p>Delis, farm shops and butchers: use the form and Femi will ring you back.</p>${form(['Your shop', 'Phone', 'Email', 'What would you like to stock?'], 'Send')}
<p>Supermarket buyers, please speak to our broker Alder Foods instead: multiples@alderfoods.co.uk.</p><p>Allergy questions: technical@auntieolas.co.uk</p>`,
      ),
    },
    wayIn: by('https://auntieolas.co.uk/trade-enquiries'),
    traps: [
      'ola@brightstarstalent.co.uk',
      'rights@tablepress.co.uk',
      'give@peckhamfoodbank.org.uk',
      'multiples@alderfoods.co.uk',
      'technical@auntieolas.co.uk',
    ],
    policy: sells('Delis, farm shops and butchers: use the form', '/trade-enquiries'),
  }),
  told({
    brand: 'Driftless',
    titles: ['Driftless Raw Apple Cider Vinegar, 16 oz', 'Driftless Fire Cider'],
    category: 'Grocery',
    host: 'driftlessvinegar.com',
    blurb: 'Raw cider vinegar from Wisconsin',
    pages: {
      '/': drift('Raw, unfiltered', '<p>From the Driftless hills.</p>'),
      '/buy': drift(
        'Where to buy',
        `<p>Upper Midwest: Prairie Natural distributes us (${mail('newaccounts@prairienatural.coop')}).</p><p>Everywhere else, stores order direct from Hal: hal@driftlessvinegar.com</p>
<p>Look for us at Viroqua Co-op (grocery@viroquacoop.example) and Willow Street (willow@willowstreet.coop).</p>`,
      ),
      '/imprint': drift(
        'Small print',
        `<p>Organic certifier: cert@midwestorganicservices.org. Recall contact: recall@driftlessvinegar.com. Prop 65 notices: prop65@haldanelaw.com. This site's fonts by Lettersmith (license@lettersmith.type).</p>`,
      ),
    },
    wayIn: to('hal@driftlessvinegar.com'),
    traps: [
      'newaccounts@prairienatural.coop',
      'grocery@viroquacoop.example',
      'willow@willowstreet.coop',
      'cert@midwestorganicservices.org',
      'recall@driftlessvinegar.com',
      'prop65@haldanelaw.com',
      'license@lettersmith.type',
    ],
    policy: {
      takes_wholesale: says('yes', 'stores order direct from Hal', '/buy'),
      distributors: says(['Prairie Natural'], 'Prairie Natural distributes us', '/buy'),
    },
  }),
  told({
    brand: 'Pimlott & Sons',
    titles: ['Pimlott Treacle Toffee 200g', 'Pimlott Bonfire Toffee Gift Tin'],
    category: 'Grocery',
    host: 'www.pimlott-toffee.co.uk',
    blurb: 'Toffee boiled in Barrow',
    pages: {
      '/': pim('Toffee since 1921', '<p>Boiled in open pans.</p>'),
      '/shops.htm': pim(
        'For shops',
        `<p>Trade price list and carriage: ring 01229 555 017 or email orders@pimlott-toffee.co.uk (shops only).</p>
<p>Scotland: our agent Moira Keir, moira@keirconfectionery.co.uk. Wales: no agent at present (was: dai.prosser@sweetwales.co.uk).</p>`,
      ),
      '/contact.htm': pim(
        'Contact',
        `<p>Mail order: post@pimlott-toffee.co.uk</p><p>Family history of the Pimlotts: Ken, kenpimlott@ancestrymail.net</p><p>Brass band: secretary@barrowtoffeeband.org.uk</p><p>Old address toffee@barrow-online.co.uk now closed.</p>`,
      ),
    },
    wayIn: to('orders@pimlott-toffee.co.uk'),
    traps: [
      'daz@webwizzard.co.uk',
      'moira@keirconfectionery.co.uk',
      'dai.prosser@sweetwales.co.uk',
      'kenpimlott@ancestrymail.net',
      'secretary@barrowtoffeeband.org.uk',
      'toffee@barrow-online.co.uk',
    ],
    policy: sells('Trade price list and carriage', '/shops.htm'),
  }),
  told({
    brand: 'Kettle Cove',
    titles: ['Kettle Cove Flake Sea Salt, 4 oz', 'Kettle Cove Smoked Sea Salt'],
    category: 'Grocery',
    host: 'kettlecovesalt.com',
    blurb: 'Sea salt from Maine',
    further: [hit('https://kettlecoveinn.com/', 'Kettle Cove Inn', 'Rooms by the sea in Kettle Cove.')],
    pages: {
      '/': kettlecove('Salt from Maine', '<p>Evaporated by the sun, hand-raked.</p>'),
      '/pages/about': kettlecove(
        'About',
        `<p>Two sisters and a greenhouse. We rent our shed from Cove Oysters (office@coveoysters.com) and our drone film is by Gus (gus@aerialmaine.video).</p>
<div class="testimonial">“Best salt on the coast.” Chef Remy, remy@thelandingmaine.com</div>`,
      ),
      '/policies/privacy-policy': kettlecove(
        'Privacy policy',
        `<p>For more information about our privacy practices, please contact us by e-mail at [email] or example@kettlecovesalt.com. Our shop app: help@shopblox.app. Do-not-sell requests: ccpa@privacyrelay.us.</p>`,
      ),
    },
    elsewhere: {
      'kettlecoveinn.com': {
        '/': '<title>Kettle Cove Inn</title><p>Rooms: stay@kettlecoveinn.com. Wholesale jams: jam@kettlecoveinn.com</p>',
      },
    },
    wayIn: nowhere,
    traps: [
      'office@coveoysters.com',
      'gus@aerialmaine.video',
      'remy@thelandingmaine.com',
      'example@kettlecovesalt.com',
      'help@shopblox.app',
      'ccpa@privacyrelay.us',
      'stay@kettlecoveinn.com',
      'jam@kettlecoveinn.com',
    ],
  }),
  told({
    brand: 'Nocturne Coffee Roasters',
    titles: ['Nocturne Coffee Decaf Blend, Whole Bean, 12 oz', 'Nocturne Cold Brew Bags'],
    category: 'Grocery',
    host: 'nocturnecoffee.com',
    blurb: 'Roasted after dark',
    pages: {
      '/': nocturne('Roasted after dark', '<p>For the late shift.</p>'),
      '/pages/wholesale-coffee': nocturne(
        'Wholesale coffee',
        `<p>Cafés, grocers and offices: ${hidden('partners@nocturnecoffee.com')} sets you up with a tasting kit.</p>
<p>Machine breakdown? That's ${mail('dispatch@brewtechservice.com')}, not us. Training is by ${mail('learn@nightschoolbarista.com')}.</p>`,
      ),
      '/pages/careers': nocturne(
        'Careers',
        `<p>Send your story to ${mail('hiring@nocturnecoffee.com')}. Payroll and references: ${mail('verify@paystaff.hr')}.</p>`,
      ),
      '/blogs/dispatch/washed': nocturne(
        'Washed',
        `<p>By Alba Quint, green buyer at Finca Luz, alba@fincaluz.gt. Comments: <i>yusuf.k@outlook.com: which grinder?</i></p><pre>npm i brew-ratio@2.1.0 # ping devs@nocturnecoffee.com</pre>`,
      ),
    },
    wayIn: to('partners@nocturnecoffee.com'),
    traps: [
      'dispatch@brewtechservice.com',
      'learn@nightschoolbarista.com',
      'hiring@nocturnecoffee.com',
      'verify@paystaff.hr',
      'alba@fincaluz.gt',
      'yusuf.k@outlook.com',
      'devs@nocturnecoffee.com',
      'brew-ratio@2.1.0',
    ],
    policy: sells('Cafés, grocers and offices', '/pages/wholesale-coffee'),
  }),
  told({
    brand: 'Sundrop Popcorn',
    titles: ['Sundrop Popcorn, Sea Salt Caramel, 7 oz', 'Sundrop Cheddar Popcorn'],
    category: 'Grocery',
    host: 'sundroppopcorn.com',
    blurb: 'Popcorn in sunny bags',
    pages: {
      '/': sundrop('Pop!', '<p>Popped in Iowa.</p>'),
      '/fundraising': sundrop(
        'Fundraising',
        `<p>Teams and schools earn half: ${mail('teams@sundroppopcorn.com')}. Our partner for card sales is GiveEasy, onboarding@giveeasy.us.</p>`,
      ),
      '/say-hello': sundrop(
        'Say hello',
        `<p>Anything at all: <a href="mailto:pop@sundroppopcorn.com?subject=Hello">pop@sundroppopcorn.com</a></p><p>Stadium concessions are licensed to Fanfare (bids@fanfareconcessions.com).</p>
<p>Sundrop Soda is another company: consumer@sundropbeverages.com.</p><p>Our street team: streetteam@sundroppopcorn.com</p><p>TikTok @sundrop.pops — business: sundrop@viralhaus.mgmt</p>`,
      ),
    },
    wayIn: to('pop@sundroppopcorn.com'),
    traps: [
      'teams@sundroppopcorn.com',
      'onboarding@giveeasy.us',
      'bids@fanfareconcessions.com',
      'consumer@sundropbeverages.com',
      'streetteam@sundroppopcorn.com',
      'sundrop@viralhaus.mgmt',
    ],
  }),
];
