import type { Wording } from '../wording.ts';
import { amongAnswers, amongRules, onTradePage } from './said-on.ts';

export const wordings: readonly Wording[] = [
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
  onTradePage('Expect to spend $300 on your first shipment at the very least.', {
    minimum_opening_order: 300,
    currency: 'USD',
  }),
  onTradePage('First order: $200; each order that follows: $100.', {
    minimum_opening_order: 200,
    minimum_reorder: 100,
    currency: 'USD',
  }),
  onTradePage('Opening / re-order: £200 / £100', {
    minimum_opening_order: 200,
    minimum_reorder: 100,
    currency: 'GBP',
  }),
  onTradePage('Initial and repeat minimums are $250 and $125.', {
    minimum_opening_order: 250,
    minimum_reorder: 125,
    currency: 'USD',
  }),
  onTradePage('A $350 initial order sets you up.', { minimum_opening_order: 350, currency: 'USD' }),
  onTradePage('Wholesale carts unlock at $200.', { minimum_opening_order: 200, currency: 'USD' }),
  onTradePage('Whether you are a new or existing account, the minimum is $150.', {
    minimum_opening_order: 150,
    minimum_reorder: 150,
    currency: 'USD',
  }),
  onTradePage('We can’t ship trade orders below £120.', { minimum_opening_order: 120, currency: 'GBP' }),
  onTradePage('Your second order onwards can be as little as $60.', { minimum_reorder: 60, currency: 'USD' }),
  onTradePage('Green coffee ships in 50 pounds bags; minimum first order $500.', {
    minimum_opening_order: 500,
    currency: 'USD',
  }),
  onTradePage('Trade accounts begin with a £180 commitment.', {
    minimum_opening_order: 180,
    currency: 'GBP',
  }),
  onTradePage('Next: $75'),
  onTradePage('Names of three brands that you already stock, please.', { documents: ['trade_references'] }),
  onTradePage('List two vendors who know how you pay.', { documents: ['trade_references'] }),
  onTradePage('Without a resale certificate we can’t set you up.', { documents: ['resale_certificate'] }),
  onTradePage('Mail us your sales tax permit.', { documents: ['resale_certificate'] }),
  amongRules('The RRP is the floor for anything you advertise.', { map_policy: 'yes' }),
  amongRules('Nobody may undercut the prices in our own shop.', { map_policy: 'yes' }),
  amongRules('You can’t offer our knives for less than our website does.', { map_policy: 'yes' }),
  amongRules('Please don’t price below our own site.', { map_policy: 'yes' }),
  amongRules('If you want to sell on Amazon, speak to us before you list.', {
    marketplaces: 'with_permission',
  }),
  amongRules('On Amazon you will only find us.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Amazon is ours; nobody else lists there.', { marketplaces: 'amazon_forbidden' }),
  amongRules('No marketplaces, please.', { marketplaces: 'forbidden' }),
  amongRules('Do not list on the Amazon marketplace.', { marketplaces: 'amazon_forbidden' }),
  amongRules('Sell from your counter and your own site, nowhere else.', { marketplaces: 'forbidden' }),
  amongRules('We vet each Amazon seller; get approved before you list.', { marketplaces: 'with_permission' }),
  onTradePage('Shops in Texas buy from Lone Star Gift Co., who distribute us there.', {
    distributors: ['Lone Star Gift Co.'],
  }),
  onTradePage('Available to retailers through Bramble Trade and Wye Valley Wholesale.', {
    distributors: ['Bramble Trade', 'Wye Valley Wholesale'],
  }),
  onTradePage('Deliveries to stores from USD 400.'),
  onTradePage('We’ll be opening new accounts again in May.', { takes_wholesale: 'no' }),
  amongAnswers('Our kiln is too small to serve stores.', { takes_wholesale: 'no' }),
  amongAnswers('We don’t make enough to supply retailers.', { takes_wholesale: 'no' }),
  onTradePage('The stockist list is full for this year.', { takes_wholesale: 'no' }),
  amongAnswers('By skipping stores we keep your price low.'),
  amongAnswers('We supply gift shops and galleries nationwide.', { takes_wholesale: 'yes' }),
  amongAnswers('We can’t add any new stores this season.', { takes_wholesale: 'no' }),
  amongAnswers('Got a shop? We’d be thrilled to be in it.', { takes_wholesale: 'yes' }),
];
