import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'faq',
    html: "<h3>Do you wholesale?</h3><p>We don't. Selling only from our own site is how we keep our prices where they are.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<details><summary>Can I sell your products in my shop?</summary><p>At this time we sell direct to our customers only and don't offer wholesale or reseller accounts.</p></details>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Wholesale</h1><p>Our wholesale program is currently <strong>closed</strong> to new accounts. Leave your email below to join the wait-list.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<p>We've reached capacity! Everything is thrown by hand by one tired potter, so I'm not taking on any new stockists until at least next spring.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<h1>Retailer enquiries</h1><p>We don't open accounts directly. All stores are served exclusively by our distributor, Northgate Sporting Supply.</p>",
    policy: { takes_wholesale: 'no', distributors: ['Northgate Sporting Supply'] },
  },
  {
    kind: 'faq',
    html: '<p><strong>Q. I have a boutique. Do you have trade prices?</strong><br>A. Sorry, no. We are an online-only brand with no trade pricing.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<h2>Wholesale is taking a nap</h2><p>We've paused wholesale while we move workshops. Check back in September.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'contact',
    html: '<p>Please note: we do not supply third-party retailers. Enquiries about stocking our watches will not receive a reply.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: '<dl><dt>Are you looking for new retailers?</dt><dd>Not presently. Our retail network is complete.</dd></dl>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<p>Thanks so much for wanting to carry us!! 💛 Due to overwhelming demand we aren't accepting new wholesale partners right now.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<h4>Do you offer wholesale or bulk pricing?</h4><p>No, we don't offer either.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: '<p>Products are sold for personal use only. We do not authorise any reseller and do not operate a wholesale channel.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<p>We used to sell through department stores. In 2021 we ended all of our wholesale relationships, and you'll now find us only here and in our three shops.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<h2>Trade</h2><p>We aren't able to supply shops ourselves. UK retailers should contact Kestrel Trade Brands; in Ireland it's Alder &amp; Finch Imports.</p>",
    policy: { takes_wholesale: 'no', distributors: ['Kestrel Trade Brands', 'Alder & Finch Imports'] },
  },
  {
    kind: 'wholesale',
    html: "<h1>Wholesale wait-list</h1><p>All of our slots for this year's harvest are spoken for. Add your store to the list, and we'll write when a place opens.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<p>We get asked this a lot! Wholesale isn't something that we do, and there are no plans to start.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<p>Our margins go into the leather, not into a middleman. That's why you'll never see us in a department store or on somebody else's site: we're 100% direct-to-consumer.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<p>NOTICE TO DEALERS: We are not accepting dealer applications for the 2025 season. Existing dealers may continue to order as usual.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: '<h1>Stockists</h1><p>Our books are closed for new stockists. Existing stockists, log in below.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<li><b>Wholesale?</b> Nope, not yet. We're too tiny. Maybe one day!</li>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'contact',
    html: '<p>Wholesale enquiries: we are no longer offering wholesale, thank you for understanding.</p>',
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: '<details><summary>May I resell what I buy?</summary><p>No. We have no resellers, and our products may not be listed on Amazon, eBay or any other marketplace by anyone but us.</p></details>',
    policy: { takes_wholesale: 'no', marketplaces: 'forbidden' },
  },
  {
    kind: 'wholesale',
    html: "<p>On hold until further notice: new wholesale applications. Tariffs have upended our costs and we're working out new price lists.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<h2>Temporarily unavailable</h2><p>While we restock after the fire, we're not able to fill wholesale orders. We hope to be back with our shops by summer.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<p>How can my pharmacy order? Our formulas are sold exclusively through our own boutiques and website, so we can't supply pharmacies.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'wholesale',
    html: "<p>We appreciate the interest from Australian retailers, however Pocket Wombat isn't available for wholesale.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'faq',
    html: "<h3>Retail partnerships</h3><p>We have an exclusive agreement with one national retailer and can't sell to other stores.</p>",
    policy: { takes_wholesale: 'no' },
  },
  {
    kind: 'terms',
    html: '<p>Marrow Labs does not sell directly to retailers or resellers. All trade sales are made solely by Tri-Valley Wholesale Drug, our only distributor.</p>',
    policy: { takes_wholesale: 'no', distributors: ['Tri-Valley Wholesale Drug'] },
  },
];
