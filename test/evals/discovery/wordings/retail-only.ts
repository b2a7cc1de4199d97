import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  { kind: 'shop', html: '<p>Free shipping on orders over $75 in the contiguous US.</p>', policy: {} },
  {
    kind: 'shop',
    html: '<h3>Promo codes</h3><p>WELCOME15 requires a minimum purchase of $50. One code per order. First order only.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h2>Buy more, save more</h2><p>3+ bars: 10% off. 6+: 15% off. 12+: 20% off. Discount shows in your cart.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<h1>Gift Cards</h1><p>Available in $25, $50 and $100. Gift cards never expire and can't be resold.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h1>Corporate Gifting</h1><p>Thank your team with a gift box! Minimum of 25 boxes. Add your logo from $3 each. Email gifts@ for a quote.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Now available on Amazon! Prime members get two-day delivery on our bestsellers.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: "<details><summary>Are you on Amazon?</summary><p>Yes, we have an official Amazon store. Prices there may differ from our site's.</p></details>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h1>Ambassador Program</h1><p>Love our leggings? Apply to be an ambassador: get 30% off and earn 10% commission on every sale from your code.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h1>Affiliates</h1><p>Earn 12% when you share our links. Payments monthly by PayPal, $50 minimum payout. US affiliates must submit a W-9.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Costco members, rejoice: our almond clusters are at the warehouse club near you, in a 32 oz bag.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: "<h3>Price match</h3><p>Found it cheaper at an authorized retailer within 14 days? Send us the link and we'll refund the difference. Marketplaces such as eBay and Amazon third-party sellers are excluded.</p>",
    policy: {},
  },
  {
    kind: 'faq',
    html: '<p>Warranty: void if the product was bought from an unauthorized seller on Amazon or eBay. Keep your receipt.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<h1>Store Locator</h1><p>Enter your ZIP to find a store near you. Inventory varies by store; call ahead.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<h1>Press</h1><p>For samples, interviews and images write to press@fernandflint.example. As seen in: Kinfolk, Real Simple, The Strategist.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: "<h1>Careers</h1><p>Wholesale Account Executive (Brooklyn). You'll manage 120 specialty store accounts and open new doors. Send your CV.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Outlet prices: we sell our seconds at wholesale prices to everyone, every day!</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h2>Factory direct</h2><p>Skip the middleman and pay wholesale. Our mattresses ship straight from our factory to your door.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h1>Find us in store</h1><ul><li>Target</li><li>Whole Foods Market</li><li>Sprouts</li></ul>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Subscribe &amp; save 20%. Your first order ships today; skip or cancel any time.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h1>Fundraising</h1><p>Raise money for your school or team. Sell our cookie dough and keep 40% of each tub. No upfront cost.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<h1>Refer a friend</h1><p>Give $20, get $20. Your friend's first order must be $80 or more.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h2>Teachers &amp; military</h2><p>Verify with an ID and take 15% off each order.</p>',
    policy: {},
  },
  { kind: 'shop', html: '<p>Spend $120 and get a free tote. While supplies last.</p>', policy: {} },
  {
    kind: 'shop',
    html: "<h1>Wedding favors</h1><p>Ordering 50 or more of our mini honeys? We'll tie the ribbons. Bulk pricing starts at 50.</p>",
    policy: {},
  },
  {
    kind: 'faq',
    html: '<details><summary>Do you have a minimum order?</summary><p>Our online checkout needs a basket of at least £20 because of courier costs.</p></details>',
    policy: {},
  },
  {
    kind: 'faq',
    html: "<p>Tax-exempt organizations: upload your exemption certificate and we'll remove sales tax from your personal account's orders.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: "<h1>Suppliers</h1><p>Want to sell to us? Submit your company's W-9, references and insurance certificate to procurement@. We purchase packaging and botanicals.</p>",
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Our distribution center in Reno is open for customer pick-up Monday to Friday, 9–3.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Pay in 4 interest-free instalments of $31.25. Subject to a credit application with our finance partner.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<p>Beware of counterfeits. Only buy from our website or from listed stores. Products on Temu with our name are fakes.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h2>Loyalty tiers</h2><table><tr><td>Bronze</td><td>$0+</td></tr><tr><td>Silver</td><td>$250+</td></tr><tr><td>Gold</td><td>$500+</td></tr></table>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<p>Compare at $120. Our price $79. MSRP is the maker's suggested price and might not be the price in your area.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Store map: take the second exit and park behind the barn. See the map of our farm shop.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<h1>Our Story</h1><p>In 2009 Ellen sold her first quilt at the Asheville market; by 2012 she'd filled a wholesale order of 400 for a catalogue.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h2>Group orders</h2><p>Outfitting a club or team? 12 or more shirts get 20% off, with free names and numbers.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<h1>Sell with us</h1><p>We're a marketplace of makers. List your handmade goods on our site: $0.20 a listing and 6% of sales.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<h1>Host a party</h1><p>Become an Independent Consultant! Starter kit $149. Earn 25% on every candle you sell to friends.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<h1>Franchising</h1><p>Own a Sudsy's! Franchise fee $35,000. Request our disclosure document.</p>",
    policy: {},
  },
  {
    kind: 'faq',
    html: '<p>Do you ship to PO boxes? Yes. Do you deliver to Northern Ireland? Yes, for £9.95.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Now 30% off: all wholesale-club-size tubs. Great for big families.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Collaborations: creators with 10k+ followers can send us their handle and media kit.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Trade in your old boots and get $40 off a new pair. Trade-in accounts are opened at checkout.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: "<h2>Where to buy</h2><p>We're stocked at Selfridges, Liberty and Fenwick, and at good farm shops everywhere.</p>",
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>We reserve the right to limit quantities and to refuse orders which appear to be placed by dealers, resellers or distributors.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Donation requests: charities may ask for a raffle prize with a letter on letterhead and their EIN, six weeks ahead.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Office coffee: a 5 lb bag every week to your workplace, from $68. Invoices available.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Warranty registration: upload a photo of the receipt, the serial number and the name of the dealer you bought it from.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Sold out online? Check stock at your local stockist with the search box below.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<details><summary>Can I get a discount if I buy a lot?</summary><p>Customers who buy ten or more for a gift or event get 10% off automatically.</p></details>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Welcome! Enter your email for 10% off your opening order. Min. spend AU$60.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: "<p>Purchases made on Amazon are handled under Amazon's return policy. Please contact them with your order number.</p>",
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Investor relations: Net sales in the wholesale segment rose 8% to $412 million; direct-to-consumer rose 14%.</p>',
    policy: {},
  },
];
