import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'terms',
    html: '<h2>4. Sales channels</h2><p>Reseller shall not offer the Products on Amazon, eBay, Walmart Marketplace or any other third-party site.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>Retailers may not sell on online marketplaces without the prior written consent of the Company, which may be withdrawn at any time.</p>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'terms',
    html: '<p>Our goods may not be sold on Amazon. Accounts found listing there, under any storefront name, will be closed with no refund.</p>',
    policy: { marketplaces: 'amazon_forbidden' },
  },
  {
    kind: 'terms',
    html: "<p>Sales are permitted from the retailer's own brick-and-mortar location and own website only.</p>",
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<h1>Minimum Advertised Price Policy</h1><p>Effective January 1, Torrent Tools has unilaterally adopted this MAP Policy. It applies to advertised prices, not to the price at which a product is actually sold.</p>',
    policy: { map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: '<h1>Unilateral Pricing Policy (UPP)</h1><p>We will cease doing business with any dealer who sells products listed on Schedule A below the UPP price.</p>',
    policy: { map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: "<ol><li>Dealers shall not advertise below MAP.</li><li>Dealers shall not list on third-party marketplaces unless they've been approved in writing.</li><li>Dealers shall not sell to other resellers.</li></ol>",
    policy: { marketplaces: 'with_permission', map_policy: 'yes' },
  },
  {
    kind: 'wholesale',
    html: '<h2>A few house rules for stores</h2><p>We ask that you never advertise our products below the minimum advertised pricing on your price sheet. Apply with the form below.</p>',
    policy: { takes_wholesale: 'yes', map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: '<p>Authorized resellers may sell on Amazon, Walmart.com and eBay provided that they keep to MAP at all times.</p>',
    policy: { marketplaces: 'allowed', map_policy: 'yes' },
  },
  {
    kind: 'faq',
    html: "<details><summary>Can I sell your products on Etsy or Amazon?</summary><p>Yes! Once you have a wholesale account you're free to list them on any marketplace you like.</p></details>",
    policy: { takes_wholesale: 'yes', marketplaces: 'allowed' },
  },
  {
    kind: 'faq',
    html: '<p><b>Am I allowed to list on Temu, TikTok Shop or Amazon?</b> No. No marketplaces of any kind.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>Purchaser agrees that goods bought at wholesale will not be re-listed on auction sites or online marketplaces.</p>',
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>Only sellers on our Authorized Marketplace Seller list may offer products on Amazon or Walmart.com. To be added, sign the Marketplace Addendum.</p>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'terms',
    html: '<dl><dt>Online sales</dt><dd>Permitted on your own site.</dd><dt>Marketplaces</dt><dd>By exception; ask your account manager for written approval first.</dd></dl>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'terms',
    html: '<h3>Resale conditions</h3><ul><li>No listings on Amazon.com, including FBA.</li><li>MAP is 10% below MSRP, and is enforced.</li><li>No export.</li></ul>',
    policy: { marketplaces: 'amazon_forbidden', map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: '<p>From time to time we set a MAP for certain items. First violation: warning. Second: 90-day hold on shipments. Third: account terminated.</p>',
    policy: { map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: '<p>To protect every shop that carries us, advertised prices (online, print, email, social) may not be lower than the suggested retail price. Shops that advertise below it will have their orders stopped.</p>',
    policy: { map_policy: 'yes' },
  },
  {
    kind: 'faq',
    html: "<p><b>Do you have suggested retail prices?</b> Wholesale partners will find an SRP on each line sheet. It's a suggestion; you're free to set the prices that work for your shop.</p>",
    policy: { takes_wholesale: 'yes' },
  },
  {
    kind: 'terms',
    html: "<table><tr><th>Channel</th><th>Permitted</th></tr><tr><td>Physical store</td><td>Yes</td></tr><tr><td>Retailer's own website</td><td>Yes</td></tr><tr><td>Amazon, eBay, Walmart, other marketplaces</td><td>No</td></tr></table>",
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<table><tr><th>Channel</th><th>Status</th></tr><tr><td>Store</td><td>OK</td></tr><tr><td>Own website</td><td>OK</td></tr><tr><td>3P marketplace</td><td>Needs our written consent</td></tr></table>',
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'terms',
    html: '<p>Retailers may sell through their own sites and shops. We retain the exclusive right to sell on Amazon in all countries.</p>',
    policy: { marketplaces: 'amazon_forbidden' },
  },
  {
    kind: 'wholesale',
    html: "<p>We support indie shops, so we don't sell to Amazon sellers or anyone reselling on third-party marketplaces. If you've got a storefront or your own online shop, come on in. Opening orders are $300.</p>",
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'forbidden',
      minimum_opening_order: 300,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Please don't apply if you sell primarily through eBay, Amazon, Mercari or Poshmark; our products may not be sold on those or similar sites. All other retailers, we can't wait to meet you.</p>",
    policy: { takes_wholesale: 'yes', marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: '<p>AUTHORIZED RESELLER POLICY. Authorized Resellers (a) sell only to end users; (b) don\'t sell on or through any Online Marketplace; (c) comply with the Company\'s Internet Minimum Advertised Price ("IMAP") policy.</p>',
    policy: { marketplaces: 'forbidden', map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: "<p>You need an Authorised Online Seller licence before you sell our goods on any website not bearing your own shop's name, incl. Amazon and eBay. Licences are granted in writing at our sole discretion.</p>",
    policy: { marketplaces: 'with_permission' },
  },
  {
    kind: 'faq',
    html: "<h4>Can I be an Amazon seller for your brand?</h4><p>We have a small group of approved marketplace partners. You may open a wholesale account, and apply for marketplace approval after six months. Please don't list before you've heard from us.</p>",
    policy: { takes_wholesale: 'yes', marketplaces: 'with_permission' },
  },
  {
    kind: 'terms',
    html: '<p>The MAP for each SKU is in the dealer portal. "Advertised" includes banner ads, coupon codes, and in-cart pricing shown before checkout.</p>',
    policy: { map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: '<p>By using this site you agree that all content, trademarks and images belong to Halvorsen Knives LLC. Prices are subject to change without notice.</p>',
    policy: {},
  },
  {
    kind: 'terms',
    html: '<h2>Acceptable use</h2><p>You may not resell, sublicense or exploit any portion of the Service without our express written permission.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: "<p>Why do I see your balm on Amazon? We don't allow our retailers to sell there, so anything you see isn't from us or from one of our shops.</p>",
    policy: { marketplaces: 'amazon_forbidden' },
  },
  {
    kind: 'terms',
    html: "<p>Our warranty covers purchases from authorised retailers. Items bought on Amazon from unauthorised sellers aren't covered.</p>",
    policy: {},
  },
  {
    kind: 'terms',
    html: "<h2>Dealer Agreement, summary</h2><p>Initial order: not less than $2,500. Annual purchases: $10,000. Pricing: Dealer shall adhere to the Manufacturer's Minimum Advertised Price schedule.</p>",
    policy: { map_policy: 'yes', minimum_opening_order: 2500, currency: 'USD' },
  },
  {
    kind: 'terms',
    html: "<p>Wholesale customers warrant that they're buying for resale in their physical premises. Online resale through third parties' platforms is prohibited.</p>",
    policy: { marketplaces: 'forbidden' },
  },
  {
    kind: 'terms',
    html: "<p>We don't restrict where our authorised retailers sell. Marketplaces such as eBay and Amazon are fine, so long as the photos and descriptions are ours.</p>",
    policy: { marketplaces: 'allowed' },
  },
  {
    kind: 'terms',
    html: '<p>Conditions of sale (Canada): initial orders must total CAD 500 before taxes; repeat orders CAD 200. Claims within 5 days.</p>',
    policy: { minimum_opening_order: 500, minimum_reorder: 200, currency: 'CAD' },
  },
  {
    kind: 'terms',
    html: '<p>Return freight on damaged goods is paid by us. A restocking charge of 15% applies to returned undamaged goods.</p>',
    policy: {},
  },
  {
    kind: 'wholesale',
    html: '<ul><li>Opening order: $400</li><li>Reorders: $200</li><li>MAP: strictly enforced</li><li>Amazon: not allowed, ever</li><li>Ready to join? wholesale@pikeandpine.example</li></ul>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'amazon_forbidden',
      map_policy: 'yes',
      minimum_opening_order: 400,
      minimum_reorder: 200,
      currency: 'USD',
    },
  },
  {
    kind: 'terms',
    html: '<p>Retailers who discount our current-season styles in public, before the markdown dates we publish, break our minimum advertised price policy.</p>',
    policy: { map_policy: 'yes' },
  },
  {
    kind: 'faq',
    html: '<p><b>Is there a MAP?</b> There is. Wholesale customers get the list with their welcome pack.</p>',
    policy: { takes_wholesale: 'yes', map_policy: 'yes' },
  },
  {
    kind: 'terms',
    html: "<p>Hi shopkeepers! Two little rules: 1) keep advertised prices at or above our minimum advertised price and 2) keep us off Amazon, Walmart &amp; friends. That's all. x</p>",
    policy: { marketplaces: 'forbidden', map_policy: 'yes' },
  },
];
