import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
  onTradePage('Your first purchase order needs to hit $350.', {
    minimum_opening_order: 350,
    currency: 'USD',
  }),
  onTradePage('New doors write an opener of $500.', { minimum_opening_order: 500, currency: 'USD' }),
  onTradePage('Door opener: $400 / Fill-ins: $150', {
    minimum_opening_order: 400,
    minimum_reorder: 150,
    currency: 'USD',
  }),
  onTradePage('We keep the buy-in low: $175 for brand-new accounts.', {
    minimum_opening_order: 175,
    currency: 'USD',
  }),
  onTradePage('To get going we just need a $250 order from you.', {
    minimum_opening_order: 250,
    currency: 'USD',
  }),
  onTradePage('Initial PO minimum $300, replenishment POs $100.', {
    minimum_opening_order: 300,
    minimum_reorder: 100,
    currency: 'USD',
  }),
  onTradePage('Plan on spending no less than $600 the first time you order.', {
    minimum_opening_order: 600,
    currency: 'USD',
  }),
  onTradePage('You can open with as little as $125.', { minimum_opening_order: 125, currency: 'USD' }),
  onTradePage('We ask newcomers to begin with $200 worth of product.', {
    minimum_opening_order: 200,
    currency: 'USD',
  }),
  onTradePage('A starter assortment costs $285 and is the least you can open with.', {
    minimum_opening_order: 285,
    currency: 'USD',
  }),
  onTradePage('First-time orders: $300 min. Restocks: $150 min.', {
    minimum_opening_order: 300,
    minimum_reorder: 150,
    currency: 'USD',
  }),
  onTradePage('Opening order of two hundred dollars.', { minimum_opening_order: 200, currency: 'USD' }),
  onTradePage('Min. first order $1,000 net of freight.', { minimum_opening_order: 1000, currency: 'USD' }),
  onTradePage('Accounts are opened with an order totaling $450 or above.', {
    minimum_opening_order: 450,
    currency: 'USD',
  }),
  onTradePage('There is a £150 (ex VAT) minimum spend on your opening order, dropping to £75 for top-ups.', {
    minimum_opening_order: 150,
    minimum_reorder: 75,
    currency: 'GBP',
  }),
  onTradePage('Carriage paid at £250. Minimum opening order £100.', {
    minimum_opening_order: 100,
    currency: 'GBP',
  }),
  onTradePage('Our minimum wholesale spend is AU$300 ex GST.', {
    minimum_opening_order: 300,
    currency: 'AUD',
  }),
  onTradePage('We require C$350 on the opening order and C$200 thereafter.', {
    minimum_opening_order: 350,
    minimum_reorder: 200,
    currency: 'CAD',
  }),
  onTradePage('Minimum order value (first order): 400.00 USD', {
    minimum_opening_order: 400,
    currency: 'USD',
  }),
  onTradePage('MOV: $200', { minimum_opening_order: 200, currency: 'USD' }),
  onTradePage('Opening orders start at $150.', { minimum_opening_order: 150, currency: 'USD' }),
  onTradePage('First wholesale order: a minimum of 12 units or $180, whichever comes first.', {
    minimum_opening_order: 180,
    currency: 'USD',
  }),
  onTradePage('Orders for less than $100 can’t be processed at wholesale prices.', {
    minimum_opening_order: 100,
    currency: 'USD',
  }),
  onTradePage('Because we pack by hand, we can only take wholesale orders of $200 and up.', {
    minimum_opening_order: 200,
    currency: 'USD',
  }),
  onTradePage('You’ll need to reach $275 in your cart before wholesale checkout unlocks.', {
    minimum_opening_order: 275,
    currency: 'USD',
  }),
  onTradePage('Wholesale checkout opens once your cart is at $300.', {
    minimum_opening_order: 300,
    currency: 'USD',
  }),
  onTradePage('We set our opening minimum at $240 so that shops can try us without risk.', {
    minimum_opening_order: 240,
    currency: 'USD',
  }),
  onTradePage('Getting started is a $400 commitment.', { minimum_opening_order: 400, currency: 'USD' }),
  onTradePage('A first case pack assortment at $320 is required of all new stockists.', {
    minimum_opening_order: 320,
    currency: 'USD',
  }),
  onTradePage('Wholesale first order: 6 cases minimum (about $360).', {
    minimum_opening_order: 360,
    currency: 'USD',
  }),
  onTradePage('After that, any amount over $100 ships.', { minimum_reorder: 100, currency: 'USD' }),
  onTradePage('Your restocks only need to be $75.', { minimum_reorder: 75, currency: 'USD' }),
  onTradePage('Opening: $300. Repeat: $150.', {
    minimum_opening_order: 300,
    minimum_reorder: 150,
    currency: 'USD',
  }),
  onTradePage('Every order after the first has a $125 minimum.', { minimum_reorder: 125, currency: 'USD' }),
  onTradePage('Ongoing orders must total $100.', { minimum_reorder: 100, currency: 'USD' }),
  onTradePage('Follow-on orders from $80.', { minimum_reorder: 80, currency: 'USD' }),
  onTradePage('Once you are set up, each top-up order has to be $90 or greater.', {
    minimum_reorder: 90,
    currency: 'USD',
  }),
  onTradePage('Replenishment minimum is $150.', { minimum_reorder: 150, currency: 'USD' }),
  onTradePage('Reorders have no minimum; your opening order is $250.', {
    minimum_opening_order: 250,
    currency: 'USD',
  }),
  onTradePage('Subsequent purchases carry a lower $100 minimum.', { minimum_reorder: 100, currency: 'USD' }),
  onTradePage('The $300 minimum applies to first orders only; later ones may be as small as $100.', {
    minimum_opening_order: 300,
    minimum_reorder: 100,
    currency: 'USD',
  }),
  onTradePage('Same $200 minimum whether you’re new or restocking.', {
    minimum_opening_order: 200,
    minimum_reorder: 200,
    currency: 'USD',
  }),
  onTradePage('Min. opening / min. reorder: $250 / $100', {
    minimum_opening_order: 250,
    minimum_reorder: 100,
    currency: 'USD',
  }),
  onTradePage('$300 for the first, $150 for each one that follows.', {
    minimum_opening_order: 300,
    minimum_reorder: 150,
    currency: 'USD',
  }),
  onTradePage('Please attach your seller’s permit.', { documents: ['resale_certificate'] }),
  onTradePage('A copy of your sales tax exemption form is needed before we can ship.', {
    documents: ['resale_certificate'],
  }),
  onTradePage('Have your EIN handy when you apply.', { documents: ['tax_id'] }),
  onTradePage('We’ll ask for a valid reseller’s license and a picture of your storefront.', {
    documents: ['resale_certificate', 'storefront_photos'],
  }),
  onTradePage('Send over three trade references and your bank’s name.', { documents: ['trade_references'] }),
  onTradePage('Applicants upload a current sales tax license.', { documents: ['resale_certificate'] }),
  onTradePage(
    'To be approved you must have a brick-and-mortar location, a federal tax ID and a live website.',
    { documents: ['tax_id', 'website_url'] },
  ),
  onTradePage('Include a link to your shop online so that we can have a look.', {
    documents: ['website_url'],
  }),
  onTradePage('We verify every applicant: business registration and VAT number, please.', {
    documents: ['business_license', 'tax_id'],
  }),
  onTradePage('Net 30 is available after you complete a credit application.', {
    documents: ['credit_application'],
  }),
  onTradePage('Form W-9 and resale cert to be returned with your signed agreement.', {
    documents: ['w9', 'resale_certificate'],
  }),
  onTradePage('Your ABN is all we need to open your account.', { documents: ['tax_id'] }),
  onTradePage('Tell us your website or Instagram and your sales tax number.', {
    documents: ['website_url', 'tax_id'],
  }),
  onTradePage('No account is activated until we’ve got your state resale number on file.', {
    documents: ['resale_certificate'],
  }),
  onTradePage('Please reply with photos of the inside and outside of your store.', {
    documents: ['storefront_photos'],
  }),
  onTradePage('Proof of business (a license, a certificate of incorporation) is mandatory.', {
    documents: ['business_license'],
  }),
  onTradePage('We don’t need your tax ID; just tell us about your shop.'),
  onTradePage('We enforce minimum advertised pricing across all channels.', { map_policy: 'yes' }),
  amongRules('Advertised prices may not dip below our suggested retail.', { map_policy: 'yes' }),
  amongRules('Resellers agree to hold our MAP.', { map_policy: 'yes' }),
  amongRules('Please don’t list our bags for less than the price on our own site.', { map_policy: 'yes' }),
  onTradePage('All stockists honour RRP online; discounting needs our approval.', { map_policy: 'yes' }),
  amongRules('Violating our unilateral pricing policy results in account termination.', {
    map_policy: 'yes',
  }),
  onTradePage('We are a price-protected brand.', { map_policy: 'yes' }),
  amongRules('Product may not be advertised for less than 90% of MSRP.', { map_policy: 'yes' }),
  onTradePage('We don’t have a MAP policy; price as you see fit.'),
  amongRules('Keep to our minimum advertised price when you run a sale.', { map_policy: 'yes' }),
  amongAnswers('See the map for stores near you.'),
  amongRules('Our prices are kept level: nobody undercuts anybody else’s shop.', { map_policy: 'yes' }),
  amongRules('Listing on Amazon, Walmart.com or eBay takes our written okay first.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Ask us before putting anything on a third-party marketplace.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Only resellers holding a signed marketplace addendum may list on Amazon.', {
    marketplaces: 'with_permission',
  }),
];
