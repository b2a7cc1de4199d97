import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<h1>Carry Our Line</h1><p>Our soaps sit on the shelves of more than 340 independent shops from Maine to Oregon. If you\'d like yours to be the next, <a href="/pages/wholesale-application">fill in the form</a> and we\'ll send a login within two business days.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>For Retailers</h2><p>Buyers please write to <a href="mailto:trade@thistleandtin.example">trade@thistleandtin.example</a> for our current line sheet.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Stock Our Candles</h1><ul><li>Opening order: $200</li><li>Reorders: $100</li><li>Ships in 7–10 days</li><li>Cases of 6 per scent</li></ul><p>Ready? <a href="/apply">Open an account</a>.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 200, minimum_reorder: 100, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: '<p>We love brick &amp; mortar! Want to put us on your shelves? Drop us a line and tell us about your shop.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h3>Our reps</h3><table><tr><th>Territory</th><th>Showroom</th></tr><tr><td>Southeast</td><td>Beck &amp; Lowe, AmericasMart Bldg 2, #1410</td></tr><tr><td>Texas, OK, AR, LA</td><td>Prairie Sisters, Dallas Market Center</td></tr></table><p>Store owners may place orders with the rep for their state.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<h2>See us at market</h2><p>NY NOW, booth 3642, February 2–4. Shoppe Object, table 18. We'll be writing orders for spring with all store buyers and opening new accounts on the spot.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<h1>Wholesale</h1><p>Thank you for your interest in offering Bramblewick Jam in your store! Please complete the application below and upload a copy of your resale certificate. Once approved you'll be able to see wholesale pricing.</p>",
    policy: { takes_wholesale: 'yes', documents: ['resale_certificate'] },
  },
  {
    kind: 'faq',
    html: "<details><summary>Do you sell to shops?</summary><p>We do! Email hello@ with the name of your shop and where it is and we'll get the catalogue over to you.</p></details>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'contact',
    html: '<h1>Contact</h1><dl><dt>Customer service</dt><dd>help@ridgelinepaddle.example</dd><dt>Dealer enquiries</dt><dd>dealers@ridgelinepaddle.example &mdash; new dealers welcome</dd></dl>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<h1>Become a Dealer</h1><p>Ridgeback Racks is sold through a network of independent bike shops. To become a dealer you'll need a completed credit application, your Federal Tax ID and an initial stocking order of at least $1,500.</p>",
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 1500,
      currency: 'USD',
      documents: ['tax_id', 'credit_application'],
    },
  },
  {
    kind: 'wholesale',
    html: "<h1>Stockists wanted</h1><p>We're a two-person pottery in Whitby and we're always pleased to hear from galleries and gift shops who'd like to stock our mugs. Trade price list on request.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>Become a stockist</h2><p>Our trade terms are simple: £150 minimum first order, carriage paid over £250, pro-forma payment on your first order and 30 days thereafter.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 150, currency: 'GBP' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Trade</h1><p>Minimum opening order is £100 ex VAT, with repeat orders from £50. Please <a href="/trade-account">register for a trade account</a> to view prices.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 100, minimum_reorder: 50, currency: 'GBP' },
  },
  {
    kind: 'wholesale',
    html: '<p>Are you a retailer? You can find us on Faire, where first-time buyers get net 60 terms and free returns. <a href="https://faire.example/direct/kelpandco">Shop Kelp &amp; Co wholesale on Faire</a>.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>Salons &amp; Spas</h2><p>Licensed professionals can purchase the full backbar range at professional pricing. Apply for a Pro account today.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Professional accounts</h1><p>Estheticians, spas and boutiques are welcome to resell our serums. Upload your business license with the application; we review within 3 days.</p>',
    policy: { takes_wholesale: 'yes', documents: ['business_license'] },
  },
  {
    kind: 'wholesale',
    html: "<h1>Wholesale Enquiries</h1><p>G'day retailers! To open a wholesale account we need your ABN and a minimum opening order of $350 AUD (ex GST).</p>",
    policy: { takes_wholesale: 'yes', minimum_opening_order: 350, currency: 'AUD', documents: ['tax_id'] },
  },
  {
    kind: 'wholesale',
    html: '<h1>Wholesale / Vente en gros</h1><p>First orders: CA$500. Subsequent orders: CA$250. Freight prepaid in Ontario and Quebec on orders above CA$900.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 500, minimum_reorder: 250, currency: 'CAD' },
  },
  {
    kind: 'faq',
    html: "<h4>I own a store. How can I carry Little Fern?</h4><p>Amazing! Head over to our Wholesale page, tell us a little about yourself, and our partnerships team (hi, it's Dana!) will be in touch.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<div><h2>B2B Portal</h2><p>Existing accounts <a href="/b2b/login">log in here</a>. New here? <a href="/b2b/register">Request access</a>. Approval is limited to registered businesses that resell.</p></div>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>WHOLESALE ORDERING: $300 min. to open. Keystone pricing. Net 30 w/ approved credit. Call Rhonda, 8–4 Central.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 300, currency: 'USD' },
  },
  {
    kind: 'contact',
    html: '<p>General questions: info@. Shops and grocers who want to bring in our hot sauce: <b>wholesale@scorchhouse.example</b>.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Grocery &amp; Foodservice</h1><p>Looking to add our oat bars to your set? We sell by the case direct to independent grocers, co-ops and cafés. Ask for our sell sheet and UPCs.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Carry us in your store</h1><p>You can order direct with us by the case or through our distributor partners, Harvest Lane Natural (Northeast) and Coldwater Provisions (Great Lakes).</p>',
    policy: { takes_wholesale: 'yes', distributors: ['Harvest Lane Natural', 'Coldwater Provisions'] },
  },
  {
    kind: 'wholesale',
    html: '<h1>Authorized Dealer Application</h1><p>We invite specialty running stores to apply. Dealers agree to our minimum advertised price policy and not to list products on any online marketplace.</p>',
    policy: { takes_wholesale: 'yes', marketplaces: 'forbidden', map_policy: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<h2>Wholesale FAQs</h2><p><b>What's the minimum?</b> $250 for your first order.</p><p><b>May I sell on Amazon?</b> No. We handle Amazon ourselves and close accounts that list there.</p><p><b>How do I start?</b> Apply below!</p>",
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'amazon_forbidden',
      minimum_opening_order: 250,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<h1>Our Playbook for Shopkeepers</h1><p>Step 1: tell us who you are. Step 2: we send you a code. Step 3: 50% off retail shows in your cart. Step 4: the box comes, you sell out, you come back.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<p>Interested in having Oddfellow Socks at your boutique? We're now accepting new accounts for Fall/Winter. Line sheets available upon request.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>Open a Trade Account</h2><p>Requirements:</p><ol><li>Signed resale certificate for your state</li><li>Three trade references</li><li>Opening order of $1,000 net</li></ol>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 1000,
      currency: 'USD',
      documents: ['resale_certificate', 'trade_references'],
    },
  },
  {
    kind: 'wholesale',
    html: '<h1>To the trade</h1><p>Interior designers and showrooms: our fabrics are available to the trade at net pricing. Retail stores may also request stocking terms.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>Dealer Program</h2><p>Our hot tubs are sold exclusively by factory-trained dealers. We have open territories in Idaho, Utah and both Dakotas. Initial order commitment: $5,000. Contact our regional sales manager.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 5000, currency: 'USD' },
  },
  {
    kind: 'shop',
    html: '<h2>Psst, shop owners</h2><p>You can buy everything on this page at wholesale. <a href="/pages/wholesale">Here\'s how</a>.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'shop',
    html: '<footer><ul><li><a href="/faq">FAQ</a></li><li><a href="/returns">Returns</a></li></ul><p>Want to stock our products in your store? Get in touch: stores@wrenandoak.example</p></footer>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<h1>Wholesale Registration</h1><p>Please give us your EIN and a link to your website so that we can verify that you're a retailer. We don't approve applications without both.</p>",
    policy: { takes_wholesale: 'yes', documents: ['tax_id', 'website_url'] },
  },
  {
    kind: 'wholesale',
    html: '<p>To be considered as a stockist send a couple of photos of your shopfront and the inside of the store, and a note about the other brands that you carry.</p>',
    policy: { takes_wholesale: 'yes', documents: ['storefront_photos'] },
  },
  {
    kind: 'faq',
    html: '<dl><dt>Do you offer wholesale?</dt><dd>Yes, we do. Our wholesale discount is 50% off MSRP and is open to retailers with a physical location.</dd></dl>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'faq',
    html: '<dl><dt>Can I buy wholesale?</dt><dd>Sure can. $150 first order, $75 after that.</dd><dt>How fast do you ship?</dt><dd>Within 48 hours.</dd></dl>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 150, minimum_reorder: 75, currency: 'USD' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Booksellers</h1><p>Our titles are available to bookstores and gift shops at 46% discount, returnable, through our own warehouse. Set up an account with Marnie.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Garden Centres</h1><p>We supply over 200 garden centres and farm shops across England and Wales, and we are now recruiting for the coming season. Ring the office and one of the team will pop round with samples.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>Partner with us</h2><p>From single-door boutiques to national chains, we help merchants build a destination for clean fragrance. Tell us about your doors.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h1>International retailers</h1><p>Shops in the EU are served from our Rotterdam warehouse. First orders start at €400, duties included. Apply through the form.</p>',
    policy: { takes_wholesale: 'yes', minimum_opening_order: 400, currency: 'EUR' },
  },
  {
    kind: 'wholesale',
    html: '<p>Pet store? Groomer? Vet clinic? Sign up for a wholesale account &amp; get samples for the pups behind your counter.</p>',
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: "<h2>Tack shops</h2><p>We'd be delighted to see our saddle soap in more tack rooms. Give Helen a ring on the number below and she'll set you up.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<p>Florida retailers: we must have your Annual Resale Certificate on file before we can release your first wholesale shipment. Other states: the equivalent resale certificate, please. Start your application <a href="/a">here</a>.</p>',
    policy: { takes_wholesale: 'yes', documents: ['resale_certificate'] },
  },
  {
    kind: 'wholesale',
    html: '<h1>Wholesale Info</h1><table><tr><td>First order</td><td>$250</td></tr><tr><td>Reorder</td><td>$100</td></tr><tr><td>Lead time</td><td>2 weeks</td></tr><tr><td>Marketplaces</td><td>Written approval required</td></tr></table><p>Email us to get set up.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'with_permission',
      minimum_opening_order: 250,
      minimum_reorder: 100,
      currency: 'USD',
    },
  },
  {
    kind: 'contact',
    html: "<p>Press: press@loamandlye.example · Jobs: we're not hiring · Retailers: sales@loamandlye.example for an order form</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Vape &amp; Smoke Shop Accounts</h1><p>B2B only. Upload tobacco licence is handled later; to register we ask for your business license and resale certificate. Initial order minimum $750.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 750,
      currency: 'USD',
      documents: ['business_license', 'resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Hey museum shops, park stores &amp; visitor centers: our pins can be customized for you. Ask about our souvenir wholesale program.</p>',
    policy: { takes_wholesale: 'yes' },
  },
];
