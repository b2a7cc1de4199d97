import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
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
  amongRules('Amazon sellers: we approve a handful each year; apply separately.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Marketplace sales are off limits.', { marketplaces: 'forbidden' }),
  amongRules('No Amazon, please.', { marketplaces: 'amazon_forbidden' }),
  amongRules('You may not offer our goods on Amazon, but your own website is fine.', {
    marketplaces: 'amazon_forbidden',
  }),
  onTradePage('Stores only: we don’t open accounts for people who sell on Amazon.', {
    marketplaces: 'amazon_forbidden',
  }),
  onTradePage('Amazon and Walmart sellers welcome.', { marketplaces: 'allowed' }),
  onTradePage('You’re free to sell our brushes wherever you like, Amazon included.', {
    marketplaces: 'allowed',
  }),
  amongRules(
    'Products are sold to you for resale in your physical shop or your own web store and nowhere else online.',
    { marketplaces: 'forbidden' },
  ),
  amongRules('Selling through online auctions or marketplaces voids your account.', {
    marketplaces: 'forbidden',
  }),
  amongRules('We keep Amazon to ourselves.', { marketplaces: 'amazon_forbidden' }),
  amongRules('The Amazon channel is reserved for the brand.', { marketplaces: 'amazon_forbidden' }),
  amongRules('If you’d like to list on Etsy, eBay or Amazon, talk to us; we sometimes say yes.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Online marketplaces: case by case, with approval in writing.', {
    marketplaces: 'with_permission',
  }),
  amongRules('Third-party marketplace selling requires prior authorization from Brand.', {
    marketplaces: 'with_permission',
  }),
  amongAnswers('You can also find us on Amazon.'),
  amongRules('Fulfilled-by-Amazon listings are not permitted.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Accounts caught listing on Amazon get closed, no second chances.', {
    marketplaces: 'amazon_forbidden',
  }),
  onTradePage('In the Midwest, orders are handled by Lakeshore Gift Distributors.', {
    distributors: ['Lakeshore Gift Distributors'],
  }),
  onTradePage('We work through two distributors: Portland Provisions and Sunbelt Trading Co.', {
    distributors: ['Portland Provisions', 'Sunbelt Trading Co.'],
  }),
  onTradePage('Canadian shops order from Maple & Moss Imports, our Canadian distributor.', {
    distributors: ['Maple & Moss Imports'],
  }),
  onTradePage('UK & EU distribution: Harbour Lane Trading Ltd', {
    distributors: ['Harbour Lane Trading Ltd'],
  }),
  onTradePage('Our jams ship to stores via KeHE and UNFI.', { distributors: ['KeHE', 'UNFI'] }),
  onTradePage('Australian stockists please contact our distributor Koala Kind Pty Ltd.', {
    distributors: ['Koala Kind Pty Ltd'],
  }),
  onTradePage('We do not use distributors; buy from us direct.'),
  onTradePage('Represented in the Southeast by Magnolia Sales Group.'),
  onTradePage('Our wholesale books are closed until spring.', { takes_wholesale: 'no' }),
  onTradePage('We’ve hit our limit on stockists for the year, so we’re not opening any more.', {
    takes_wholesale: 'no',
  }),
  amongAnswers('At the moment we can’t take on more shops.', { takes_wholesale: 'no' }),
  onTradePage('Wholesale is on pause while we move studios.', { takes_wholesale: 'no' }),
  onTradePage(
    'We have stopped accepting new retail partners for now; leave your email for the waiting list.',
    { takes_wholesale: 'no' },
  ),
  onTradePage('New wholesale accounts will open again in September.', { takes_wholesale: 'no' }),
  amongAnswers('We make everything ourselves and there is simply not enough of it to supply shops.', {
    takes_wholesale: 'no',
  }),
  amongAnswers('Sorry, we sell to people, not to stores.', { takes_wholesale: 'no' }),
  amongAnswers('Wholesale? It isn’t for us.', { takes_wholesale: 'no' }),
  amongAnswers('We’d be glad to see our candles in your shop.', { takes_wholesale: 'yes' }),
  amongAnswers('Retailers can order through Faire or straight from us.', { takes_wholesale: 'yes' }),
  amongAnswers('We supply independents up and down the country.', { takes_wholesale: 'yes' }),
  amongAnswers('If you have a store and like what we do, drop us a line.', { takes_wholesale: 'yes' }),
];
