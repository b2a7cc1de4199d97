import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<dl><dt>Minimum first order</dt><dd>$250</dd><dt>Minimum reorder</dt><dd>$100</dd><dt>Lead time</dt><dd>2 weeks</dd><dt>Marketplace sales</dt><dd>Not allowed</dd></dl>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 100,
      currency: 'USD',
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>The nitty gritty</h2><h4>Opening order</h4><p>£200 ex VAT</p><h4>Top-ups</h4><p>£75 ex VAT</p><h4>Carriage</h4><p>£8.50, free over £300</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      minimum_reorder: 75,
      currency: 'GBP',
    },
  },
  {
    kind: 'wholesale',
    html: '<table><tr><th>Territory</th><th>First order</th><th>Repeat orders</th></tr><tr><td>United States</td><td>$300</td><td>$150</td></tr></table>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 300,
      minimum_reorder: 150,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<form><label>Store name *</label><input name="store" required><label>EIN *</label><input name="ein" required><label>Upload your resale certificate (PDF) *</label><input type="file" required><button>Apply</button></form>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<h1>Retailer application</h1><form><p><label for="a">Business name (required)</label><input id="a"></p><p><label for="b">Seller\'s permit number (required)</label><input id="b"></p><p><label for="c">Website or Instagram (required)</label><input id="c"></p></form>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate', 'website_url'],
    },
  },
  {
    kind: 'faq',
    html: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Do you sell wholesale?","acceptedAnswer":{"@type":"Answer","text":"Yes, we supply independent shops. Our minimum first order is $200."}}]}</script><h1>FAQ</h1>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      currency: 'USD',
    },
  },
  {
    kind: 'faq',
    html: '<div class="accordion-item"><button aria-expanded="false">Are you open to stockists?</button><div hidden class="accordion-body"><p>Always. Send a few photos of your shop to hello@brand.example and we will come back with prices.</p></div></div>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['storefront_photos'],
    },
  },
  {
    kind: 'faq',
    html: '<p><b>Q: Do you offer a trade discount?</b><br>A: We do, to bricks and mortar shops with a VAT number.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id'],
    },
  },
  {
    kind: 'wholesale',
    html: '<ul><li>MOQ: 24 units, mix and match</li><li>Opening order from €150</li><li>Net 30 after third order</li><li>No sales on Amazon, Bol or Zalando</li></ul>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 150,
      currency: 'EUR',
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<div class="step"><span>1</span><h3>Apply</h3><p>Fill in the form below with your reseller ID.</p></div><div class="step"><span>2</span><h3>Get approved</h3><p>We look at every shop by hand.</p></div><div class="step"><span>3</span><h3>Order</h3><p>Your first order needs to reach $350.</p></div>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate'],
      minimum_opening_order: 350,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<h3>What we need from you</h3><ol><li>Your company registration</li><li>Two trade references</li><li>A picture of your shop window</li></ol>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'trade_references', 'storefront_photos'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p><strong>Minimums</strong><br>First order $400<br>Thereafter $200</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 400,
      minimum_reorder: 200,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<div class="stat"><b>$200</b><span>opening order</span></div><div class="stat"><b>$100</b><span>reorders</span></div><div class="stat"><b>50%</b><span>margin</span></div>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      minimum_reorder: 100,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<table><tr><td>Minimum opening order</td><td>$500</td></tr><tr><td>Minimum reorder</td><td>none</td></tr><tr><td>Amazon, eBay, Walmart</td><td>prohibited</td></tr><tr><td>MAP</td><td>yes, see price list</td></tr></table>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 500,
      currency: 'USD',
      marketplaces: 'forbidden',
      map_policy: 'yes',
    },
  },
  {
    kind: 'contact',
    html: '<h4>Customers</h4><p>help@brand.example</p><h4>Shops who would like to stock us</h4><p>Zoe will send you a login: zoe@brand.example</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'contact',
    html: '<table><tr><td>Orders</td><td>orders@brand.example</td></tr><tr><td>Stores wanting to carry Brand</td><td>Marcus, marcus@brand.example</td></tr></table>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Opening order: six cases. Reorders: two cases.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We sell by the carton of 12. A first order is five cartons (about $420).</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 420,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<h2>Pricing tiers</h2><table><tr><th>Order value</th><th>Discount</th></tr><tr><td>$150 - $499</td><td>40%</td></tr><tr><td>$500 and over</td><td>50%</td></tr></table><p>The lowest we can ship at trade price is $150.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 150,
      currency: 'USD',
    },
  },
  {
    kind: 'faq',
    html: '<details><summary>I own a store. How can I get your products in?</summary>We would be thrilled. Email trade@brand.example with your store name, address and sales tax permit.</details>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate'],
    },
  },
  {
    kind: 'faq',
    html: '<details><summary>Is there a minimum for stores?</summary>Three hundred dollars to begin with, and one hundred fifty each time after that.</details>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 300,
      minimum_reorder: 150,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p class="lead">Current status: <strong>accepting new retailers</strong></p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p class="lead">Current status: <strong>not accepting new retailers until March</strong></p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<blockquote>Note: our books are full for this season. Leave your email and we will tell you when a place opens.</blockquote>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'terms',
    html: '<h2>4. Channels</h2><p>4.1 The Reseller shall sell the Products solely from the retail premises and the website named in the Application.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: "<h2>7. Online sales</h2><p>7.2 Any listing on a third-party marketplace requires the Supplier's prior written consent.</p>",
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'terms',
    html: '<ol><li>Do not advertise our goods below the prices in our MAP schedule.</li><li>Do not list our goods on Amazon.</li><li>eBay is fine.</li></ol>',
    policy: {
      map_policy: 'yes',
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Distributors. In Canada our goods come from Maple Ridge Imports; in Australia from Southern Cross Trading Pty Ltd.</p>',
    policy: {
      distributors: ['Maple Ridge Imports', 'Southern Cross Trading Pty Ltd'],
    },
  },
  {
    kind: 'shop',
    html: '<h2>Our distributors</h2><div class="card"><h3>Japan</h3><p>Hanabi Shoji K.K.</p><p>+81 3 5555 0100</p></div><div class="card"><h3>Korea</h3><p>Seorae Trading</p></div>',
    policy: {
      distributors: ['Hanabi Shoji K.K.', 'Seorae Trading'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Yes please! We love shops. Ring Dave on 01632 960 555.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'shop',
    html: '<footer><p>Retailer? <a href="/b2b">Order here</a></p></footer>',
    policy: {},
  },
  {
    kind: 'wholesale',
    html: "<p>To set up an account we need: ✔ your VAT number ✔ your shop's web address ✔ a trade reference</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id', 'website_url', 'trade_references'],
    },
  },
  {
    kind: 'wholesale',
    html: '<form><fieldset><legend>Where will you sell our products?</legend><label><input type="checkbox"> Own shop</label><label><input type="checkbox"> Own website</label><label><input type="checkbox"> Amazon</label></fieldset></form>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<form><label><input type="checkbox" required> I will not sell Brand products on Amazon or any other third-party site.</label></form>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<h3>First order minimum</h3><div>$ 250.00</div><h3>Reorder minimum</h3><div>$ 125.00</div>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 125,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Minimum order: 20 units per style, 100 units in total.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
];
