import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<p>It takes $250 to open, $100 after. Sign up below.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 250, minimum_reorder: 100, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: "<p>One hundred dollars gets you started. That's the smallest first order we ship to shops; reorder whatever you need, whenever you need it. Ask us for a catalog.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 100, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: '<p>We ask new stockists for a starter order of five hundred pounds, which gets you the display stand free of charge.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 500, currency: 'GBP' },
  },
  {
    kind: 'wholesale',
    html: "<h2>Minimums</h2><p>First order: 4 cases, any mix. Reorders: 1 case. Apply for your store's account online.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>New accounts: 24 units minimum, 6 per colourway. Shops, please email for prices.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<table><thead><tr><th></th><th>Opening</th><th>Reorder</th></tr></thead><tbody><tr><th>US</th><td>$300</td><td>$150</td></tr></tbody></table><p>Stores: apply at the link above.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 300, minimum_reorder: 150, currency: 'USD' },
  },
  {
    kind: 'terms',
    html: '<p>Initial orders: A$1,000 ex GST. Subsequent orders: A$500 ex GST.</p>',
    policy: { minimum_opening_order: 1000, minimum_reorder: 500, currency: 'AUD' },
  },
  {
    kind: 'terms',
    html: '<p>Terms for European accounts: minimum initial order EUR 1,200.00, ex works Antwerp.</p>',
    policy: { minimum_opening_order: 1200, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Wholesale minimum: US$150 on your first order. No minimum on reorders!</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 150, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: "<p>There's no minimum order for shops, and free shipping on wholesale orders over $400.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>Orders from stores of less than $75 carry a $7 handling charge; otherwise order as little as you like. Apply for an account here.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'terms',
    html: "<p>Reorders must be at least $125 before freight. We can't hold items on backorder below that.</p>",
    policy: { minimum_reorder: 125, currency: 'USD' },
  },
  {
    kind: 'faq',
    html: "<details><summary>What's the wholesale minimum order?</summary><p>Your initial order needs to add up to $200 or more at wholesale prices.</p></details>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 200, currency: 'USD' },
  },
  {
    kind: 'faq',
    html: '<p>Opening orders for New Zealand stores: NZ$600. Repeat orders: NZ$300.</p>',
    policy: { minimum_opening_order: 600, minimum_reorder: 300, currency: 'NZD' },
  },
  {
    kind: 'wholesale',
    html: '<p>Stores are welcome! Every wholesale order, first or fiftieth, has a minimum of $175.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 175, minimum_reorder: 175, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: "<p>Opening order: $2K at wholesale cost, which covers a full planogram of 4 linear feet. We're opening accounts with independent hardware stores in every state.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 2000, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: '<p>To become one of our shops: 1. apply, 2. get approved, 3. place a first order of no less than $350. Save 10% on a first order of $1,000 or more.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 350, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: '<dl><dt>Minimum first order</dt><dd>£250 + VAT</dd><dt>Carriage</dt><dd>£8.50, free over £350</dd><dt>Payment</dt><dd>Card or BACS</dd></dl><p>Shops may open an account by phone.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 250, currency: 'GBP' },
  },
  {
    kind: 'terms',
    html: '<p>Master dealers must place an opening stocking order of USD 10,000, and hold demonstration units of at least two models.</p>',
    policy: { minimum_opening_order: 10000, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: "<p>Try us out for just $99! That's the minimum on your shop's very first wholesale order.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 99, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: "<p>Our stockists' minimums (all in Australian dollars): opening $500, thereafter $250. Applications are open.</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 500, minimum_reorder: 250, currency: 'AUD' },
  },
  {
    kind: 'wholesale',
    html: "<h3>What we'll need from your store to open an account</h3><ul><li>W-9</li><li>Resale certificate</li><li>EIN</li></ul>",
    policy: { takes_wholesale: 'yes', documents: ['tax_id', 'resale_certificate', 'w9'] },
  },
  {
    kind: 'wholesale',
    html: "<p>Californians: bring your seller's permit. We'll need a copy before we can sell to you tax-free. Wholesale applications take a week.</p>",
    policy: { takes_wholesale: 'yes', documents: ['resale_certificate'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Send with your stockist application: your trade licence, a picture of your storefront, and your web address.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license', 'storefront_photos', 'website_url'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Net 30 terms for stores: complete the credit application, with three trade references and a bank reference. Otherwise pay by card.</p>',
    policy: { takes_wholesale: 'yes', documents: ['trade_references', 'credit_application'] },
  },
  {
    kind: 'wholesale',
    html: '<p>EU shops must enter a valid VAT number at registration to see our trade prices.</p>',
    policy: { takes_wholesale: 'yes', documents: ['tax_id'] },
  },
  {
    kind: 'faq',
    html: "<p>What do I need to open a wholesale account? Just a sales tax ID number. That's it!</p>",
    policy: { takes_wholesale: 'yes', documents: ['tax_id'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Attach a copy of your state business license (or DBA registration) to your retailer application. Homemade scans are fine.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license'] },
  },
  {
    kind: 'terms',
    html: '<p>Orders shipped to resellers without a valid resale certificate on file will be charged sales tax.</p>',
    policy: { documents: ['resale_certificate'] },
  },
  {
    kind: 'wholesale',
    html: '<p>No storefront, no problem? Not quite. We do ask new stockists who apply for photos of their store, inside and out.</p>',
    policy: { takes_wholesale: 'yes', documents: ['storefront_photos'] },
  },
  {
    kind: 'wholesale',
    html: "<table><tr><th>Field</th><th>Why we ask</th></tr><tr><td>Website</td><td>To see that we're a fit</td></tr><tr><td>Tax ID</td><td>To exempt you from sales tax</td></tr></table><p>Apply to become one of our retailers: both are required.</p>",
    policy: { takes_wholesale: 'yes', documents: ['website_url', 'tax_id'] },
  },
  {
    kind: 'wholesale',
    html: '<p>For account terms, download the credit application (PDF), sign it and fax it to our dealer desk. New dealers are always welcome.</p>',
    policy: { takes_wholesale: 'yes', documents: ['credit_application'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Trade accounts are opened on receipt of two trade references. Allow five working days.</p>',
    policy: { takes_wholesale: 'yes', documents: ['trade_references'] },
  },
  {
    kind: 'contact',
    html: '<h2>Our distributors</h2><ul><li>East: Summit &amp; Shore Distributing</li><li>Texas: Lone Star Outdoor Supply</li><li>Northwest: Cascade Paddle Co.</li></ul>',
    policy: {
      distributors: ['Summit & Shore Distributing', 'Lone Star Outdoor Supply', 'Cascade Paddle Co.'],
    },
  },
  {
    kind: 'faq',
    html: '<p>Where can Canadian grocers order? Through our Canadian distributor, Maple Route Foods, of Guelph.</p>',
    policy: { distributors: ['Maple Route Foods'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Independent shops can order direct from us. Chains of ten or more: please order through Orchard Natural Products, our US distributor.</p>',
    policy: { takes_wholesale: 'yes', distributors: ['Orchard Natural Products'] },
  },
  {
    kind: 'contact',
    html: '<table><tr><th>Country</th><th>Distributor</th></tr><tr><td>Netherlands</td><td>Hartog Sport BV</td></tr><tr><td>Norway</td><td>Nordkapp Agenturer AS</td></tr><tr><td>Spain</td><td>Pirineos Trade S.L.</td></tr></table>',
    policy: { distributors: ['Hartog Sport BV', 'Nordkapp Agenturer AS', 'Pirineos Trade S.L.'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Our pedals are distributed in the UK by Ballast Music Supply and in Australia by Redfern Audio. Please contact them for dealer pricing in those countries.</p>',
    policy: { distributors: ['Ballast Music Supply', 'Redfern Audio'] },
  },
  {
    kind: 'faq',
    html: '<p>Our books are distributed to the trade by Quillhouse Book Distribution.</p>',
    policy: { distributors: ['Quillhouse Book Distribution'] },
  },
  {
    kind: 'wholesale',
    html: "<p>Veterinary practices can't purchase from us directly; place your orders with Bexley Vet Supplies, our distributor.</p>",
    policy: { takes_wholesale: 'no', distributors: ['Bexley Vet Supplies'] },
  },
  {
    kind: 'wholesale',
    html: '<p>Retailers in Europe: we serve you from Porto, with a first order of 800 €. Retailers in Japan: our distributor is Ito Shoten.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 800,
      currency: 'EUR',
      distributors: ['Ito Shoten'],
    },
  },
  {
    kind: 'wholesale',
    html: '<h1>Wholesale terms</h1><p><b>Who:</b> shops with a resale certificate and an EIN.</p><p><b>Opening order:</b> $300.00</p><p><b>Not permitted:</b> resale on any online marketplace.</p><p><a href="/w">Apply</a></p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'forbidden',
      minimum_opening_order: 300,
      currency: 'USD',
      documents: ['resale_certificate', 'tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Stores across Canada are invited to apply. Opening orders begin at $1,500 CDN.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 1500, currency: 'CAD' },
  },
  {
    kind: 'wholesale',
    html: '<p>Irish stockists: €200 to start with, €80 for top-ups. We deliver to all 32 counties. Do get in touch.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 200, minimum_reorder: 80, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Minimums, shop friends: two hundred and fifty dollars on a first order; one hundred and fifty on each repeat. Drop us a note to get started.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 250, minimum_reorder: 150, currency: 'USD' },
  },
];
