import type { Wording } from './wording.ts';

export const wordings: readonly Wording[] = [
  {
    kind: 'wholesale',
    html: '<p>So you would like to sell our soap? Brilliant. Here is how it works.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We are picky about where our knives end up, but if you run a proper kitchen shop we would love to talk.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Our goods live in some four hundred independent shops. Yours could be next.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Retail accounts are opened twice a year, in January and July. Drop us your details and we will be in touch when the next window comes round.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We have paused new retail partnerships while we move workshop.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>At this point all our production is spoken for, so there are no new accounts this year.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We have decided to keep things small and sell only what we make, from our own bench, to the people who wear it. No shops, sorry.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Why can't I find you in stores?</h3><p>Because we cut out the middleman: everything we make is sold right here on our website.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Do you wholesale?</h3><p>We used to. These days we only sell from our own shop and at markets.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: "<h3>Can you supply our shop?</h3><p>We're flattered, but no.</p>",
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'faq',
    html: '<h3>Will you sell to my store?</h3><p>Very likely! Tell us where you are and what else you carry.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'faq',
    html: '<h3>How do I become a dealer?</h3><p>Call the sales office and ask for a dealer packet. A credit application and a copy of your sales tax license must come back with it.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['credit_application', 'resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Amazon sellers: please look elsewhere. We supply shops with a door and a till.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We sell on Amazon ourselves and ask that our retailers leave that channel to us.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'amazon_forbidden',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Where you sell is your business: shop, web, Amazon, a stall at the fair.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'allowed',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Thinking of Amazon or Etsy? Talk to us before you list.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Listings on online marketplaces are only open to partners we have cleared in writing.</p>',
    policy: {
      takes_wholesale: 'yes',
      marketplaces: 'with_permission',
    },
  },
  {
    kind: 'terms',
    html: '<p>Resale through any site you do not own, including auctions and fulfilment by Amazon, will end our relationship.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>The Customer may resell in its physical stores and on its own domain. All other online channels are excluded.</p>',
    policy: {
      marketplaces: 'forbidden',
    },
  },
  {
    kind: 'terms',
    html: '<p>We enforce a minimum advertised price on everything we make. Ask for the sheet.</p>',
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'terms',
    html: "<p>Please don't undercut: nothing of ours may be advertised for less than the prices on our list.</p>",
    policy: {
      map_policy: 'yes',
    },
  },
  {
    kind: 'terms',
    html: '<p>We do not have a MAP policy.</p>',
    policy: {},
  },
  {
    kind: 'wholesale',
    html: '<p>The minimum is a modest $120 to start and $60 whenever you restock.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 120,
      minimum_reorder: 60,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We ask new shops to start with at least $500 of stock at cost; after that there is no minimum.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 500,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Start small: your first order can be as little as £100.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 100,
      currency: 'GBP',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Orders under $200 cannot be processed at wholesale pricing.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 200,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>First-timers spend $250 or more, regulars $100 or more.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 250,
      minimum_reorder: 100,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>An opening assortment runs between $600 and $800 depending on the display you choose; the least we can do is $600.</p>',
    policy: {
      takes_wholesale: 'yes',
      minimum_opening_order: 600,
      currency: 'USD',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>All wholesale prices are 50% off retail. Orders ship free over $500. There is no minimum.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>You will need to show that you are a registered business: a copy of your business licence and a tax exemption form will do.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['business_license', 'resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: "<p>Email us your EIN, a link to your shop's site and three references from other suppliers.</p>",
    policy: {
      takes_wholesale: 'yes',
      documents: ['tax_id', 'website_url', 'trade_references'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>No paperwork needed. We trust you.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Before we can invoice without tax the state makes us keep your ST-3 on file.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['resale_certificate'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>New customers: fill in a W9 and our credit app and fax both to 555-0142.</p>',
    policy: {
      takes_wholesale: 'yes',
      documents: ['w9', 'credit_application'],
    },
  },
  {
    kind: 'wholesale',
    html: '<p>US shops order from Bramble &amp; Finch, who hold all our stock over there. Everybody else comes to us.</p>',
    policy: {
      takes_wholesale: 'yes',
      distributors: ['Bramble & Finch'],
    },
  },
  {
    kind: 'wholesale',
    html: "<p>We don't sell direct to shops. Please place your orders with Northgate Wholesale Ltd or Hadley Brothers.</p>",
    policy: {
      takes_wholesale: 'no',
      distributors: ['Northgate Wholesale Ltd', 'Hadley Brothers'],
    },
  },
  {
    kind: 'contact',
    html: '<p>For our German trade customers: our importer is Feinkost Lindner GmbH in Kassel.</p>',
    policy: {
      takes_wholesale: 'yes',
      distributors: ['Feinkost Lindner GmbH'],
    },
  },
  {
    kind: 'shop',
    html: '<p>Found at over 200 stockists across the UK. Free delivery over £40.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Not sold in shops! Order online today and save 20%.</p>',
    policy: {
      takes_wholesale: 'no',
    },
  },
  {
    kind: 'shop',
    html: '<p>Trade in your old pan and get $20 off your first order.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>Buy more, save more: minimum order $30 at checkout.</p>',
    policy: {},
  },
  {
    kind: 'shop',
    html: '<p>We are an Amazon Climate Pledge Friendly brand. Beware of fakes on other marketplaces.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>Do you have a store map?</h3><p>Yes, see our stockists page.</p>',
    policy: {},
  },
  {
    kind: 'faq',
    html: '<h3>Do you ship to shops for pick-up?</h3><p>Yes, to any UPS access point.</p>',
    policy: {},
  },
  {
    kind: 'contact',
    html: '<p>Wholesale and corporate gifting: Orla, 555-0110</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'contact',
    html: '<p>Press: press@brand.example. Wholesale: see our <a href="/wholesale">wholesale page</a>.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>We are on Faire. Prefer to order direct? Email us and we will set you up with our price list.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Orders are taken by our agents; write to us and we will tell you who looks after your county.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Already a stockist? <a>Sign in</a>. New here? <a>Request access</a>.</p>',
    policy: {
      takes_wholesale: 'yes',
    },
  },
  {
    kind: 'wholesale',
    html: '<p>Bookshops can order through Gardners or Ingram, or from us with the usual discount.</p>',
    policy: {
      takes_wholesale: 'yes',
      distributors: ['Gardners', 'Ingram'],
    },
  },
];
