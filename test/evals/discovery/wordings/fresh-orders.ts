import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<table><tr><th></th><th>First order</th><th>Reorder</th></tr><tr><td>Minimum</td><td>$200</td><td>$100</td></tr></table>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      minimum_reorder: 100,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Opening minimum: $300. No minimum on reorders.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 300,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>There's a $150 minimum on every order.</p>",
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 150,
      minimum_reorder: 150,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<ul><li><strong>Initial order:</strong> $500 USD</li><li><strong>Subsequent orders:</strong> $250 USD</li><li><strong>Payment:</strong> Visa, Mastercard</li></ul>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 500,
      minimum_reorder: 250,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>New dealers commit to a stocking order of at least $1,000 at dealer cost.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 1000,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Our opening order is just &pound;250 ex VAT and repeat orders are &pound;125. Carriage paid over &pound;400.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 125,
      currency: 'GBP',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Minimum first order: CAD 400 before tax. Free shipping over CAD 800.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 400,
      currency: 'CAD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Opening orders start from AU$350, then order as little as you like.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 350,
      currency: 'AUD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>MOV $100. Orders ship in 3-5 days.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 100,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>MOQ is 12 units per scent. Suggested retail is $18.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Low minimums: six units per style, two styles to start.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>To place your first order you'll need to reach $250; after that there's no minimum at all.</p>",
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Free freight on orders of $500 or more.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Step 3. Submit an opening order ($750 minimum). Step 4. Set up your display.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 750,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>First order minimum €200, re-order minimum €100, shipping within the EU is a flat €9.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      minimum_reorder: 100,
      currency: 'EUR',
    },
  },
  {
    kind: 'faq',
    html: '<h3>What is your minimum order?</h3><p>$150 for your first and $75 after.</p>',
    policy: {
      minimum_opening_order: 150,
      minimum_reorder: 75,
      currency: 'USD',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Is there a minimum for wholesale?</h3><p>Yes, one hundred dollars per order.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 100, minimum_reorder: 100, currency: 'USD' },
  },
  {
    kind: 'faq',
    html: '<h3>Is there a minimum order?</h3><p>No minimum! But shipping is free when you spend $35.</p>',
    policy: {},
  },
  {
    kind: 'wholesale',
    html: "<p>Upload your EIN letter and state resale certificate and you're in.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate', 'tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: "<p>You will need a valid seller's permit. No exceptions.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>To qualify please send a copy of your business license along with a link to your website.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'website_url'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Have these ready when you apply:</p><ul><li>Sales tax exemption certificate</li><li>A photo of your storefront</li></ul>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate', 'storefront_photos'],
    },
  },
  {
    kind: 'wholesale',
    html: '<form action="/apply" method="post"><h2>Wholesale application</h2><p>Please have your Federal Tax ID at hand.</p><input name="company"><input name="email"><button>Apply</button></form>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Net 30 is available after a completed credit application and three trade references.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['trade_references', 'credit_application'],
    },
  },
  {
    kind: 'wholesale',
    html: "<p>For our files we'll need a W-9 and your resale cert.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['w9', 'resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>New accounts: proof of business registration is required before we can release pricing.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>UK trade customers, please include your VAT number. Not VAT registered? Your company number will do.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: "<p>We don't ask for a resale certificate. If you have a shop, that's enough for us.</p>",
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Orders ship only once we've got your tax-exempt form on file.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>You can also order our line through Frontier Co-op Wholesale and KeHE.</p>',
    policy: {
      takes_wholesale: 'yes',
      distributors: ['Frontier Co-op Wholesale', 'KeHE'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>All wholesale orders are fulfilled by Bluewater Marine Supply, our master distributor for North America.</p>',
    policy: { takes_wholesale: 'yes', distributors: ['Bluewater Marine Supply'] },
  },
  {
    kind: 'wholesale',
    html: '<h3>Our distributors</h3><ul><li>Canada: Lakeside Trading Co</li><li>Australia &amp; New Zealand: Pacific Gift Agencies</li></ul>',
    policy: {
      distributors: ['Lakeside Trading Co', 'Pacific Gift Agencies'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We do not sell direct to the trade. Please order from Orchard Valley Foods, who carry the full range.</p>',
    policy: {
      takes_wholesale: 'no',
      distributors: ['Orchard Valley Foods'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>US retailers: our products are imported and warehoused by Tandem Imports in Portland.</p>',
    policy: { takes_wholesale: 'yes', distributors: ['Tandem Imports'] },
  },
  {
    kind: 'contact',
    html: '<p>For Germany, Austria and Switzerland, please contact our distributor Nordwind Vertriebs GmbH.</p>',
    policy: {
      distributors: ['Nordwind Vertriebs GmbH'],
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>The nitty gritty</h2><p>$250 opening order / 6 per design / net 30 on approved credit / resale number required</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      currency: 'USD',
      documents: ['resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Opening: $175.00 | Reorders: $100.00 | Terms: prepaid or Net 30 via Faire</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 175,
      minimum_reorder: 100,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Territory protection within 5 miles for stores that open with $600 or more.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 600,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Wholesale orders below $500 are subject to our regular retail pricing.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 500,

      currency: 'USD',
    },
  },
  {
    kind: 'shop',
    html: '<p>Spend $150 for free shipping. Sign up and get 15% off your first order.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Minimum purchase of $50 required. One code per order.</p>',
    policy: {},
  },
  {
    kind: 'wholesale',
    html: '<p>An initial buy-in of $1,500 secures your dealership.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 1500,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<ol><li>Tell us your EIN.</li><li>Email a copy of your business license.</li><li>Attach two pictures of your shop, inside and out.</li></ol>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'storefront_photos', 'tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Faire minimum: $250 first order.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      currency: 'USD',
    },
  },
];
