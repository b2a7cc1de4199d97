import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'terms',
    html: '<p>Selling our products through Amazon Marketplace, Walmart.com, eBay, TikTok Shop or Temu is grounds for immediate termination of your account.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We work with brick and mortar stores only. We do not open accounts for online-only sellers or Amazon storefronts.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>By placing a wholesale order you agree not to resell our goods on any online marketplace.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>To protect our stockists, wholesale customers are kindly asked to keep our candles off Amazon. Your own web shop is of course fine.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Can I sell your products on Amazon?</h3><p>No. We are the only seller of our products there.</p>',
    policy: {
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'faq',
    html: '<h4>May wholesale customers list on Amazon?</h4><p>This is not permitted under any circumstances.</p>',
    policy: {
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'faq',
    html: '<h4>Are resellers allowed to sell on Amazon?</h4><p>Yes, provided that you keep to our images and to the retail price.</p>',
    policy: {
      marketplaces: 'allowed',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Can I sell on Walmart Marketplace or Amazon?</h3><p>Only with our approval. Ask your account manager for the online seller addendum.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'terms',
    html: "<p>Reseller will not, without Company's express written consent, offer the Products for sale via any third-party platform, including but not limited to Amazon and eBay.</p>",
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'terms',
    html: '<p>Dealers wishing to sell on third-party marketplaces must apply for Authorized Online Seller status.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'terms',
    html: '<p>No online sales on sites other than those approved by us in advance.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'terms',
    html: '<p>Authorized Retailers may advertise and sell the Products only at the physical locations and on the websites listed in their application. Marketplace sales are strictly prohibited.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<ul><li>No sales on Amazon, eBay or similar</li><li>No discounting within 90 days of launch</li></ul>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<h3>House rules</h3><ul><li>Please stick to MSRP.</li><li>3rd party sites are a no-go (Amazon, Etsy, eBay).</li><li>We enforce MAP.</li></ul>',
    policy: {
      marketplaces: 'forbidden',
      map_policy: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<label><input type="checkbox" required> I confirm that I will not sell on Amazon, eBay or any third-party marketplace</label>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Online sellers are welcome too: we have no restrictions on where you sell.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'allowed',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>We're happy to supply Amazon and eBay sellers as well as high street shops.</p>",
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'allowed',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Unlike many brands we don't restrict our partners from selling on marketplaces.</p>",
    policy: {
      marketplaces: 'allowed',
    },
  },
  {
    kind: 'terms',
    html: '<p>No Authorized Reseller may promote the Products at a net price below the Minimum Advertised Price published on the current price sheet.</p>',
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'terms',
    html: '<p>Violations: first, a written warning; second, 30 days without shipments; third, closure. MAP changes are announced 30 days ahead.</p>',
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Please advertise at or above our suggested retail at all times. Sales and clearance pricing need prior approval.</p>',
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>All of our retailers sign a minimum advertised pricing agreement before their first shipment.</p>',
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Do you have a pricing policy?</h3><p>Yes, we have a MAP policy and it is monitored daily.</p>',
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Do you enforce MAP?</h3><p>We don't. Price them as suits your store.</p>",
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>The Retailer undertakes to refrain from supplying the Goods to, or through, any auction site or marketplace.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Amazon.com is an exclusive channel managed by our brand protection partner; no other party is authorized to sell there.</p>',
    policy: {
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Fulfilled-by-Amazon sales require a signed Amazon Authorization Letter, which is granted to a limited number of resellers.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We love small shops, so we ask that you sell only in your physical store and on your own website.</p>',
    policy: { takes_wholesale: 'yes', marketplaces: 'forbidden' },
  },
  {
    kind: 'wholesale',
    html: '<p>Sorry, we do not sell to Amazon resellers, drop shippers or flea market vendors. Everyone else, come on in!</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Wholesale accounts are for brick-and-mortar retailers. Applications from marketplace sellers are declined.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Accounts found to be reselling on Amazon or other marketplaces will be closed without notice.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>Products may not be sold on third party websites. Pricing below MAP is not tolerated.</p>',
    policy: {
      marketplaces: 'forbidden',
      map_policy: 'yes',
    },
  },
  {
    kind: 'terms',
    html: '<p>Products bought from unauthorized sellers on Amazon are not covered by our warranty.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>Are you on Amazon?</h3><p>Yes, you can find a selection of our bottles in our Amazon store.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: "<h3>I saw your product cheaper on eBay. Is it real?</h3><p>We can't vouch for sellers we don't know. Buy from us or an authorized retailer.</p>",
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Available on Amazon, Walmart and Target.com.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<p>Strictly no Amazon, eBay, OnBuy or Not On The High Street. Own website OK.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>One ask: no Amazon, please. It's how we look after the little guys.</p>",
    policy: {
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>iMAP applies to all internet listings, including pay-per-click and email blasts.</p>',
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'terms',
    html: '<p>The sale of our products on marketplaces is reserved to resellers who hold a current e-commerce authorization from Brand.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'terms',
    html: '<p>Wholesale customers are prohibited from transshipping, diverting or selling on third-party e-commerce platforms.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Planning to sell on Amazon? Talk to us first: we approve sellers one by one.</p>',
    policy: {
      marketplaces: 'with_permission',
    },
  },
];
