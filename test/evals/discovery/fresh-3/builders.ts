import type { DiscoveryCase } from '../case.ts';
import {
  address,
  custom,
  ent,
  formAt,
  mail,
  said,
  squarespace,
  webflow,
  wix,
  wixSentry,
  woo,
} from '../fresh/themes.ts';
import { house } from './house.ts';

/** Sites from builders and by hand: forms in the state, one page for all, addresses in disguise. */
export const cases: readonly DiscoveryCase[] = [
  house({
    brand: 'Tansy Row',
    titles: ['Tansy Row Lavender Sachets Set of 4', 'Tansy Row Linen Spray 6 oz'],
    host: 'tansyrow.test',
    line: 'Lavender sachets and linen sprays from a small farm.',
    theme: wix,
    site: { name: 'Tansy Row', nav: 'Shop=/shop | Farm=/farm | Stores=/stores', foot: 'Contact=/contact' },
    pages: {
      '/': '<h1>Lavender, honestly</h1><p>Sachets and linen sprays.</p>',
      '/stores': `<h1>Stores</h1><p>Gift shops, inns and farm stands: we'd love to see our sachets on your counter! Give Beth a shout and she'll pop a price sheet in the post.</p><p><span>Beth Ransome</span><br><span>${ent('beth@tansyrow.test')}</span></p><p>Minimums are gentle: $75 to start, nothing after.</p>`,
      '/contact': `<h1>Contact</h1><p>Farm stand hours: Sat 9–1. ${mail('farm@tansyrow.test')}</p>`,
    },
    expected: {
      wayIn: address('beth@tansyrow.test'),
      traps: [wixSentry],
      policy: {
        takes_wholesale: said('yes', "we'd love to see our sachets on your counter", '/stores'),
        minimum_opening_order: said(75, 'Minimums are gentle: $75 to start, nothing after', '/stores'),
        currency: 'USD',
      },
    },
  }),
  house({
    brand: 'Voss & Calder Coffee',
    titles: ['Voss & Calder Espresso Blend 12 oz', 'Voss & Calder Cold Brew Bags'],
    host: 'vosscalder.test',
    line: 'Espresso blends and cold brew bags.',
    theme: squarespace,
    site: {
      name: 'Voss & Calder',
      nav: 'Coffee=/coffee | Cafe=/cafe | Serve our coffee=/serve-our-coffee',
      foot: 'Say hello=/say-hello',
    },
    pages: {
      '/': '<h1>Coffee worth the wait</h1><p>Espresso blend, cold brew bags.</p>',
      '/serve-our-coffee': `<h1>Serve our coffee</h1><p>We roast for cafés, restaurants and offices all over the Midwest, with training and equipment support. Tell us about your place:</p><div class="sqs-block form-block sqs-block-form" data-definition-name="website.components.form"><script type="application/json" class="form-context">{"formId":"66fe","formName":"Wholesale inquiry","formFields":[{"type":"name","title":"Name"},{"type":"email","title":"Email"},{"type":"text","title":"Business name"},{"type":"textarea","title":"Message"}],"submitButtonText":"Send"}</script></div>`,
      '/say-hello': `<h1>Say hello</h1><p>Cafe: 612-555-0101. Everything else: ${mail('hello@vosscalder.test')}</p>`,
    },
    expected: {
      wayIn: formAt('https://vosscalder.test/serve-our-coffee'),
      traps: [],
      policy: {
        takes_wholesale: said('yes', 'We roast for cafés, restaurants and offices', '/serve-our-coffee'),
      },
    },
  }),
  house({
    brand: 'Gritstone Climbing',
    titles: ['Gritstone Liquid Chalk 250 ml', 'Gritstone Climbing Tape 1.5 in'],
    host: 'gritstoneclimbing.test',
    line: 'Liquid chalk and climbing tape.',
    theme: webflow,
    site: {
      name: 'Gritstone',
      nav: 'Chalk=#chalk | Tape=#tape | Gyms=#gyms | Contact=#contact',
      foot: 'Terms=/terms',
    },
    pages: {
      '/': `<section id="chalk"><h2>Chalk</h2><p>Liquid chalk 250 ml.</p></section><section id="tape"><h2>Tape</h2><p>Climbing tape 1.5 in.</p></section><section id="gyms"><h2>Gyms &amp; shops</h2><p>Stock Gritstone at your gym. Case price is half of retail, cases hold 24, and your opening order ships free. Gyms that order for the first time spend at least $240.</p><p><a href="mailto:gyms@gritstoneclimbing.test?subject=Wholesale">Ask for the price list</a></p></section><section id="contact"><h2>Contact</h2><p>Ambassadors: ${mail('team@gritstoneclimbing.test')}. All else: ${mail('hello@gritstoneclimbing.test')}</p></section>`,
    },
    expected: {
      wayIn: address('gyms@gritstoneclimbing.test'),
      traps: ['team@gritstoneclimbing.test'],
      policy: {
        takes_wholesale: said('yes', 'Stock Gritstone at your gym', '/'),
        minimum_opening_order: said(240, 'Gyms that order for the first time spend at least $240', '/'),
        currency: 'USD',
      },
    },
  }),
  house({
    brand: 'Aldersyde Honey',
    titles: ['Aldersyde Raw Wildflower Honey 16 oz', 'Aldersyde Honeycomb 8 oz'],
    host: 'aldersydehoney.test',
    line: 'Raw wildflower honey and honeycomb.',
    theme: woo,
    site: {
      name: 'Aldersyde Honey',
      nav: 'Honey=/honey/ | Bees=/bees/ | Contact=/contact/',
      foot: 'FAQs=/faqs/ | Delivery=/delivery/',
      credit: '<a href="mailto:you@yourdomain.test">Theme demo</a>',
    },
    pages: {
      '/': '<h1>Honey from the moor</h1><p>Raw wildflower honey 16 oz, honeycomb.</p>',
      '/contact/': `<h1>Contact</h1><div role="form" class="wpcf7" id="wpcf7-f12-p8-o1"><form action="/contact/#wpcf7-f12-p8-o1" method="post" class="wpcf7-form"><label>Your name <input name="your-name"></label><label>Your email <input type="email" name="your-email"></label><label>Topic <select name="topic"><option>An order</option><option>Trade enquiry</option><option>Press</option></select></label><textarea name="your-message"></textarea><input type="submit" value="Send"></form></div><p>Or post a letter to The Apiary, Aldersyde.</p>`,
      '/faqs/':
        '<h1>FAQs</h1><h3>Can I sell your honey in my farm shop?</h3><p>Please do. Choose “Trade enquiry” on our contact form and we will send our trade list. The smallest trade order is two cases.</p><h3>Does honey go off?</h3><p>No.</p>',
    },
    expected: {
      wayIn: formAt('https://aldersydehoney.test/contact/'),
      traps: ['you@yourdomain.test'],
      policy: {
        takes_wholesale: said('yes', 'Please do', '/faqs/'),
      },
    },
  }),
  house({
    brand: 'Rimfrost Knives',
    titles: ['Rimfrost Paring Knife Birch Handle', 'Rimfrost Butter Knife'],
    host: 'rimfrostknives.test',
    line: 'Paring knives and butter knives with birch handles.',
    theme: custom,
    site: {
      name: 'Rimfrost Knives',
      nav: 'Home=/ | Knives=/knives.htm | Order=/order.htm',
      foot: 'Links=/links.htm',
    },
    pages: {
      '/': '<h1>Rimfrost Knives</h1><p>Paring knives, butter knives. Birch handles, carbon steel.</p>',
      '/order.htm': `<h1>Ordering</h1><p><b>Private customers</b> please order by the form on each page.</p><p><b>Shops:</b> minimum first order 12 knives or $400, whichever is less. Later orders any size. 45% off the list. Payment by check or card before we ship. We do not sell to Amazon sellers.</p><p>Write to <script>var u='knut';var d='rimfrostknives.test';document.write('<a href="mailto:'+u+'@'+d+'">'+u+'@'+d+'</a>');</script> or phone (218) 555-0143.</p>`,
      '/links.htm': `<h1>Links</h1><p>Northern Crafts Guild: ${mail('secretary@ncguild.test')}</p>`,
    },
    expected: {
      wayIn: address('knut@rimfrostknives.test'),
      traps: ['secretary@ncguild.test'],
      policy: {
        takes_wholesale: said('yes', 'minimum first order 12 knives or $400', '/order.htm'),
        minimum_opening_order: said(400, 'minimum first order 12 knives or $400', '/order.htm'),
        currency: 'USD',
        marketplaces: said('amazon_forbidden', 'We do not sell to Amazon sellers', '/order.htm'),
      },
    },
  }),
  house({
    brand: 'Jessamy Toys',
    titles: ['Jessamy Wooden Stacking Rainbow', 'Jessamy Wooden Pull Along Duck'],
    host: 'jessamytoys.test',
    line: 'Wooden stacking rainbows and pull along toys.',
    theme: squarespace,
    site: {
      name: 'Jessamy Toys',
      nav: 'Toys=/toys | About=/about | Stockist enquiries=/stockist-enquiries',
      foot: 'Contact=/contact | FAQs=/faqs',
    },
    pages: {
      '/': '<h1>Play, in wood</h1><p>Stacking rainbows, pull along ducks.</p>',
      '/stockist-enquiries': `<h1>Stockist enquiries</h1><p>Thank you for your lovely messages. Between the two of us we have reached the limit of what we can make, so the stockist list is closed until further notice.</p><p>If you would like to hear when it re-opens, leave your details with ${mail('stockists@jessamytoys.test')}.</p>`,
      '/contact': `<h1>Contact</h1><p>${mail('jess@jessamytoys.test')}</p>`,
      '/faqs': '<h1>FAQs</h1><p>Are the paints safe? Yes, all are EN71-3 tested.</p>',
    },
    expected: {
      wayIn: address('stockists@jessamytoys.test'),
      traps: [],
      policy: {
        takes_wholesale: said(
          'no',
          'the stockist list is closed until further notice',
          '/stockist-enquiries',
        ),
      },
    },
  }),
  house({
    brand: 'Dunmallet Outdoor Co.',
    titles: ['Dunmallet Enamel Mug 12 oz', 'Dunmallet Camp Kettle 1.5 L'],
    host: 'dunmallet.test',
    line: 'Enamel mugs and camp kettles.',
    theme: woo,
    site: {
      name: 'Dunmallet',
      nav: 'Mugs=/mugs/ | Kettles=/kettles/ | Brand partners=/brand-partners/',
      foot: 'Legal=/legal/ | Help=/help/',
    },
    pages: {
      '/': '<h1>For slow mornings</h1><p>Enamel mugs, camp kettles.</p>',
      '/help/': `<h1>Help</h1><p>help@dunmallet.test</p>`,
      '/brand-partners/': `<h1>Brand partners</h1><h2>Retail</h2><p>We're in 120 independent outdoor stores. If you'd like yours to be next, our head of sales Iona would like to hear from you: ${mail('iona@dunmallet.test')}.</p><h2>Influencers</h2><p>Got a following? ${mail('gear@dunmallet.test')}</p><h2>Custom mugs</h2><p>Your logo on 50 mugs or more: ${mail('custom@dunmallet.test')}</p>`,
      '/legal/':
        '<h1>Legal</h1><p>Resale on Amazon, eBay, Facebook Marketplace and other marketplaces is reserved to Dunmallet.</p>',
    },
    expected: {
      wayIn: address('iona@dunmallet.test'),
      traps: ['gear@dunmallet.test', 'custom@dunmallet.test'],
      policy: {
        takes_wholesale: said(
          'yes',
          "If you'd like yours to be next, our head of sales Iona would like to hear from you",
          '/brand-partners/',
        ),
        marketplaces: said('forbidden', 'and other marketplaces is reserved to Dunmallet', '/legal/'),
      },
    },
  }),
];
