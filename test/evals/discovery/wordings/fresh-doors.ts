import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<p>Thank you for thinking of us for your shelves! Our minimums are low, our lead times are short, and every new account gets a free tester kit.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Want Marrow &amp; Pine on your shelves? Find us on Faire for 60-day terms and free returns on your opening order.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We partner with Faire to handle all of our wholesale orders. New to Faire? Use our link to get $100 off.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Existing accounts can log in to the RepSpark portal. New accounts should contact the territory manager listed below.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<h1>Wholesale</h1><p>Shop our line on JOOR, or ask your rep for a linesheet.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'contact',
    html: '<p>Are you a buyer? Find our current collection on NuORDER, or see us at NY NOW, booth 3214.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Where can I apply for a wholesale account?</h3><p>Fill in the form at the bottom of the page. Approval usually takes two business days.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: "<h4>Can my store carry your line?</h4><p>We'd be honored! Please fill in our short application and someone will get back to you within 48 hours.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<details><summary>Do you have a program for businesses?</summary><p>Yes! Qualified businesses receive tiered pricing after they are approved.</p></details>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<p><b>Q: Do you offer bulk discounts for resale?</b></p><p>A: We do. Discounts begin at case quantities; log in with your business account to see them.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>From bike shops to climbing gyms, more than 300 independent businesses count on our chalk. Let's talk about yours.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Our wholesale site is password protected. Request a login and you'll have access within one business day.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'contact',
    html: '<p>Wholesale accounts: Dana Whitlock, 415-555-0182 ext. 3</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'contact',
    html: '<dl><dt>Customer care</dt><dd>help line, 9 to 5</dd><dt>Retail partners</dt><dd>For new doors and reorders, write to Petra.</dd></dl>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'terms',
    html: '<h1>Authorized Dealer Program</h1><p>To be considered as an Authorized Dealer, a business must operate a physical storefront and complete the dealer application.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>We only sell to established retailers. If that's you, create an account and we will verify it before your first order ships.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>International buyers: we ship to stockists in 32 countries. Duties are paid by the buyer.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>At the moment we can only open accounts for retailers outside the United States.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>Sell Tarn & Teasel</h2><ul><li>50% off list</li><li>Case packs of 6</li><li>Drop-ship available</li></ul><p>Ready? Create your retailer profile.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'shop',
    html: '<footer><p>Trade prices are shown when you sign in with an approved trade account.</p></footer>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: "<h3>I'm a yoga studio owner. Do you have studio pricing?</h3><p>Absolutely, studios and gyms get our pro pricing. Send us the address of your studio to be set up.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Our reps are on the road most of the spring. To see the line in person, find the agency for your state below.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Independent pharmacies and natural grocers have been the heart of our business since 1988, and we look after them with net 30, free freight at $250 and shelf talkers.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'contact',
    html: '<h2>Retailers</h2><p>Interested in opening an account? Ring Siobhan in the trade office on 01539 555 014.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>No MOQ on reorders and no setup fees. We've tried to make it as painless as possible to get our bars into your cafe.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Are you taking on new stockists?</h3><p>We are, slowly. We choose a handful each season so that no two are on the same street.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Are you taking on new stockists?</h3><p>We're not, I'm afraid. The order book is full until the autumn.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Do you do wholesale?</h3><p>We wish we could! With a team of three there's simply no way to make enough, so everything is sold right here.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Where can I buy your products?</h3><p>Only here. Our products aren't sold in stores, and we have no plans to change that.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h4>Can I become a reseller?</h4><p>We currently handle all sales in-house and do not work with resellers.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: "<p>Do you sell to retailers? Short answer: no. Long answer: we tried it for two years and it wasn't for us.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<h1>Wholesale</h1><p>Our wholesale doors are closed while we work through the backlog. Existing partners will still be looked after.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Applications for 2026 have now closed. We'll open the next round in January; sign up below to hear first.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Please note that we've made the difficult decision to step back from wholesale.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We have stopped opening new dealers in North America.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Thanks for your interest. The dealer network is at full strength and applications submitted now will not be reviewed.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'contact',
    html: '<p>PLEASE NOTE: wholesale inquiries will not be answered, as we sell to the public only.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'terms',
    html: '<p>Goods purchased on this website are for your own use. You may not purchase them for resale, and we do not grant reseller status to anyone.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'shop',
    html: "<p>You won't find us in any store. By cutting out the retailer we can sell a $300 pan for $119.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Can I stock your jewellery?</h3><p>Each piece is one of a kind, so I'm unable to offer it wholesale.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: "<details><summary>Wholesale inquiries</summary><p>We don't have a wholesale program at this time, but we love that you asked!</p></details>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>We've hit pause on adding new shops for now.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Do you supply shops?</h3><p>Not any more. Since January you can only buy our ceramics at the studio or on this site.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<h1>Stockists</h1><p>We keep the number of our stockists small on purpose and there is no room for another in the UK right now.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'contact',
    html: '<p>We are not seeking additional retail partners.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Do you offer wholesale pricing?</h3><p>Our prices are already as low as we can go, so there is no wholesale tier.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
];
